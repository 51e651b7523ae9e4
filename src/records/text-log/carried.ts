/** Logs of games that the app does not have contain all moves: the replay makes these and compares the log with the result. */

import { type Move, Refused } from '../../engine/script.ts'
import { type NewGame, newGame, startOfGame } from '../../games/index.ts'
import { apply } from '../../rules/api.ts'
import type { State } from '../../rules/state.ts'
import type { Difference } from './compare.ts'
import { exportTextLog, sidesOf } from './export.ts'
import { BadLog } from './parse.ts'
import { PHRASES } from './phrases.ts'
import type { Players } from './setup.ts'

interface Carried {
  readonly state: State
  /** By seat, not by side. */
  readonly players: Players
  /** How many lines agree, up to the first that differs. */
  readonly compared: number
  readonly difference: Difference | null
}

const NETS_0 = 'No VP awarded.'

const firstDifference = (found: readonly string[], expected: readonly string[]): number | undefined =>
  Array.from({ length: Math.max(found.length, expected.length) }, (_, i) => i).find((i) => found[i] !== expected[i])

export function playCarried(text: string, options: NewGame, moves: readonly Move[], sides: Players): Carried {
  const state = newGame(options)
  moves.forEach((move, i) => {
    try {
      apply(state, move)
    } catch (error) {
      if (error instanceof Refused) throw new BadLog(`move ${i + 1} behind the clock is refused: ${error.reason.key}`)
      throw error
    }
  })
  const players = sidesOf(state, sides)
  const rows = (log: string): string[] =>
    log
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split(/\r\n|\n|\r/)
      .map((row) => row.trim())
  const found = rows(text)
  const expected = rows(exportTextLog(startOfGame(state), moves, players))
  // Version 0.1.0 wrote no line for a final scoring that nets 0.
  const omitted = firstDifference(found, expected)
  if (omitted !== undefined && expected[omitted]?.startsWith(NETS_0)) expected.splice(omitted, 2)
  const at = firstDifference(found, expected)
  const compared = found.slice(0, at).filter((row) => row !== '').length
  if (at === undefined) return { state, players, compared, difference: null }
  return {
    state,
    players,
    compared,
    difference: { line: at + 1, expected: expected[at] ?? PHRASES['end-of-log'], found: found[at] ?? PHRASES['end-of-log'] },
  }
}
