import { answerJobs } from './crew.ts'
import { fuzzGames } from './fuzzing.ts'

answerJobs(fuzzGames)
