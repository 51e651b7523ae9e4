import { fuzzGames } from '../../fuzz/fuzzing.ts'
import { answerJobs } from './crew.ts'

answerJobs(fuzzGames)
