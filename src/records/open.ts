/** Opens a game from a text of any known kind: a native record, or a text log of the app. */

import type { Move, Reason } from '../engine/script.ts'
import { type NewGame, startOfGame } from '../games/index.ts'
import type { Preset } from '../games/options.ts'
import type { Position } from '../rules/position/position.ts'
import type { State } from '../rules/state.ts'
import { BadRecord, LARGEST_RECORD, playRecord, readRecord } from './record.ts'
import type { Difference } from './text-log/compare.ts'
import type { UnusableLine } from './text-log/damage.ts'
import { BadLog } from './text-log/parse.ts'
import { type Replay, replayTextLog } from './text-log/replay.ts'

export interface Opened {
  readonly kind: 'record' | 'text-log'
  readonly state: State
  /** The options to start the game again. */
  readonly start: NewGame
  readonly position?: Position
  readonly moves: readonly Move[]
  /** How many cards were played, and how many lines (of a log) or moves (of a record) agree with the engine. */
  readonly plays: number
  readonly compared: number
  readonly difference: Difference | null
  /** Unreadable lines of a damaged log, up to the difference. */
  readonly unusable: readonly UnusableLine[]
  /** Why the rules refuse the move of a record, where that is the difference. */
  readonly refused?: Reason
  /** The winner and reason that the text states. */
  readonly printed: Replay['printed']
  readonly players: Replay['players']
}

/** Longer texts are refused unread. */
export const LARGEST_GAME = LARGEST_RECORD

/** Throws `BadRecord` or `BadLog` where the text is neither; moves that the rules refuse are a difference. */
export function openGame(text: string, preset?: Preset): Opened {
  const start = text.slice(0, 10_000).trimStart()
  if (start.startsWith('{')) return openRecord(text)
  if (!/^(SETUP|Turn \d+, )/m.test(start))
    throw new BadLog('this is neither a record (it would begin with "{") nor a text log (it would begin with "SETUP")')
  const { options, result: _result, ...replay } = replayTextLog(text, preset)
  return { kind: 'text-log', start: options, ...replay }
}

function openRecord(text: string): Opened {
  const read = readRecord(text)
  const { record } = read
  const common = {
    kind: 'record',
    start: startOfGame(record),
    ...(record.position === undefined ? {} : { position: record.position }),
    unusable: [],
    printed: null,
    players: record.players,
  } as const
  try {
    const played = playRecord(read)
    return { ...common, ...played, compared: played.moves.length, difference: null }
  } catch (error) {
    if (!(error instanceof BadRecord) || error.reason === null) throw error
    const { good } = error
    const played = playRecord(read, good)
    const difference = { line: error.line, expected: `a legal move (${error.reason.key})`, found: record.moves[good]!.pick }
    return { ...common, ...played, compared: good, difference, refused: error.reason }
  }
}
