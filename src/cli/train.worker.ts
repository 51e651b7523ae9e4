import { answerJobs } from './crew.ts'
import { work } from './training.ts'

answerJobs(work)
