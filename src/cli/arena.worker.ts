// oxlint-disable-next-line import/no-unassigned-import -- the games are there once they are loaded
import '../games/mixed.ts'
import { playMatchGame } from '../bots/match.ts'
import { answerJobs } from './crew.ts'

answerJobs(playMatchGame)
