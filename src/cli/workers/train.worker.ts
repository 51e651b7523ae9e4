import { work } from '../../bots/lab/training-games.ts'
import { answerJobs } from './crew.ts'

answerJobs(work)
