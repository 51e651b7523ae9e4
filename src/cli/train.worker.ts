// oxlint-disable-next-line import/no-unassigned-import -- the games are there once they are loaded
import '../games/mixed.ts'
import { answerJobs } from './crew.ts'
import { work } from './training.ts'

answerJobs(work)
