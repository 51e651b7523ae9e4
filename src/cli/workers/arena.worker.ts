import { addLegacyPlayers } from '../../bots/lab/legacy/index.ts'
import { playMatchGame } from '../../bots/lab/match.ts'
import { answerJobs } from './crew.ts'

addLegacyPlayers()
answerJobs(playMatchGame)
