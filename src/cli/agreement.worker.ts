import { compareGame } from './agreement-game.ts'
import { answerJobs } from './crew.ts'

answerJobs(compareGame)
