import { simulateGames } from '../../bots/lab/simulation.ts'
import { answerJobs } from './crew.ts'

answerJobs(simulateGames)
