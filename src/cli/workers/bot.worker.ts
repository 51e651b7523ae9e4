import { answersOfBots } from '../commands/play/thinking.ts'
import { answerJobs } from './crew.ts'

answerJobs(answersOfBots())
