// oxlint-disable-next-line import/no-unassigned-import -- the games are there once they are loaded
import '../games/mixed.ts'
import { compareGame } from './agreement-game.ts'
import { answerJobs } from './crew.ts'

answerJobs(compareGame)
