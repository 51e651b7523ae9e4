/** Opens a game from a text of any known kind: a native record, or a text log of the app. */
import type { Move } from '../engine/script.ts'
import type { NewGame } from '../rules/game.ts'
import type { Preset } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import { BadRecord, playRecord, readRecord } from './record.ts'
import { BadLog } from './text-log/parse.ts'
import type { Difference } from './text-log/compare.ts'
import { replayTextLog } from './text-log/replay.ts'

export interface Opened {
  readonly kind: 'record' | 'text-log'
  readonly state: State
  /** What a new game is made of to play the moves again. */
  readonly start: NewGame
  readonly moves: readonly Move[]
  /** Cards played, and printed values compared with the engine. */
  readonly plays: number
  readonly compared: number
  readonly difference: Difference | null
  /** The winner and reason printed in the text itself. */
  readonly printed: { readonly winner: 0 | 1; readonly reason: string } | null
}

/** Throws `BadRecord` or `BadLog` where the text is neither; moves that the rules refuse are a difference. */
export function openGame(text: string, preset?: Preset): Opened {
  const start = text.trimStart()
  if (start.startsWith('{')) return openRecord(text)
  if (/^(SETUP|Turn \d+, )/m.test(start.slice(0, 10_000))) return { kind: 'text-log', ...opened(text, preset) }
  throw new BadLog('this is neither a record (it would begin with "{") nor a text log (it would begin with "SETUP")')
}

function opened(text: string, preset: Preset | undefined): Omit<Opened, 'kind'> {
  const { state, options, moves, plays, compared, difference, printed } = replayTextLog(text, preset)
  return { state, start: options, moves, plays, compared, difference, printed }
}

function openRecord(text: string): Opened {
  const read = readRecord(text)
  const start: NewGame = { ...read.record.options, game: read.record.game }
  const plays = read.record.moves.length
  try {
    const { state, moves } = playRecord(read)
    return { kind: 'record', state, start, moves, plays, compared: moves.length, difference: null, printed: null }
  } catch (error) {
    if (!(error instanceof BadRecord) || error.reason === null) throw error
    const good = read.lines.filter((line) => line < error.line).length
    const { state, moves } = playRecord(read, good)
    const found = read.record.moves[good]?.pick ?? ''
    const difference = { line: error.line, expected: `a legal move (${error.reason.key})`, found }
    return { kind: 'record', state, start, moves, plays, compared: moves.length, difference, printed: null }
  }
}
