import { playMatchGame } from '../../bots/lab/match.ts'
import { addLabPlayers } from '../../bots/lab/players.ts'
import { answerJobs } from './crew.ts'

addLabPlayers()
answerJobs(playMatchGame)
