import { addLegacyPlayers } from '../../bots/lab/legacy/index.ts'
import { simulateGames } from '../../bots/lab/simulation.ts'
import { answerJobs } from './crew.ts'

addLegacyPlayers()
answerJobs(simulateGames)
