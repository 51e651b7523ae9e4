import { playMatchGame } from '../../bots/lab/match.ts'
import { answerJobs } from './crew.ts'

answerJobs(playMatchGame)
