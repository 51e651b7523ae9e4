/** Replays imported games on a thread of its own: a long log takes a while. */

import { createHash } from 'node:crypto'
import type { Preset } from '../../games/options.ts'
import type { Ending } from '../../protocol/common.ts'
import { type Opened, openGame } from '../../records/open.ts'
import { type GameRecord, readRecord, recordOf, writeRecord } from '../../records/record.ts'
import { refuseText, troubleOf } from '../../records/trouble.ts'
import type { State } from '../../rules/state.ts'
import { endingOf, SIDE_NAMES } from '../games/table.ts'
import type { ReadResult, ReadTask } from './reader.ts'
import { replayed } from './summary.ts'

/** How it ended: by the rules, or as the text says. */
function endOf({ printed }: Opened, g: State, ended: GameRecord['ended']): Ending | null {
  const byRules = endingOf(g)
  if (byRules !== null) return byRules
  if (ended !== undefined) return ended
  return printed?.reason === 'Forfeit' ? { winner: SIDE_NAMES[printed.winner], kind: 'resigned' } : null
}

/** This is what the pool calls. */
export default function read({ text, preset }: ReadTask): ReadResult {
  const trouble = refuseText(text)
  if (trouble !== null) return { ok: false, line: trouble.line, message: trouble.detail === '' ? trouble.kind : trouble.detail }
  try {
    const opened = openGame(text, preset as Preset | undefined)
    const { difference, state, moves, players, start, position } = opened
    if (difference !== null) {
      const { line, expected, found } = difference
      return { ok: false, line, message: `expected ${expected}; found ${found}` }
    }
    // A record is stored as it is, with fields that the server does not know.
    const record =
      opened.kind === 'record'
        ? readRecord(text).record
        : recordOf(state, moves, { players, ...(position === undefined ? {} : { position }) })
    const written = writeRecord(record)
    return {
      ok: true,
      record: written,
      hash: createHash('sha256').update(written).digest('hex'),
      game: record.game,
      players: [players.us ?? null, players.ussr ?? null],
      swapped: state.swapped === 1,
      ending: endOf(opened, state, record.ended),
      ended: record.moves.at(-1)?.at ?? null,
      ...replayed(start, moves, position),
    }
  } catch (error) {
    const { line, detail, kind } = troubleOf(text, error)
    return { ok: false, line, message: detail === '' ? kind : detail }
  }
}
