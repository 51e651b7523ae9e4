import { playMatchGame } from '../bots/match.ts'
import { answerJobs } from './crew.ts'

answerJobs(playMatchGame)
