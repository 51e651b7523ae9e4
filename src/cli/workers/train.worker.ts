import { work } from '../../bots/lab/training.ts'
import { answerJobs } from './crew.ts'

answerJobs(work)
