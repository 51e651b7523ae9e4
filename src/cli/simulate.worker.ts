import { answerJobs } from './crew.ts'
import { simulateGames } from './simulation.ts'

answerJobs(simulateGames)
