import { addLabPlayers } from '../../bots/lab/players.ts'
import { simulateGames } from '../../bots/lab/simulation.ts'
import { answerJobs } from './crew.ts'

addLabPlayers()
answerJobs(simulateGames)
