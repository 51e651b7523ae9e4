import { compareGame } from '../commands/arena/agreement-game.ts'
import { answerJobs } from './crew.ts'

answerJobs(compareGame)
