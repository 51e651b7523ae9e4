/** A finished game as a file: a record from which its chance can be computed again, or a text log. */
import { startOfGame } from '../../games/index.ts'
import { ACTORS } from '../../records/moves.ts'
import { type GameRecord, type RecordedEnd, type RecordedFairness, writeRecord } from '../../records/record.ts'
import { exportTextLog } from '../../records/text-log/export.ts'
import { nameIn } from './course.ts'
import type { GameHistory, Table } from './table.ts'

function playersOf({ row }: Table): GameRecord['players'] {
  const [us, ussr] = row.seats
  return { ...(us.name === null ? {} : { us: us.name }), ...(ussr.name === null ? {} : { ussr: ussr.name }) }
}

/** All that was ever done, where something of it was taken back. */
function historyOf({ entries }: GameHistory): { history?: readonly string[] } {
  if (!entries.some(({ kind }) => kind === 'back')) return {}
  const history = entries
    .filter(({ kind }) => kind !== 'end')
    .map(({ kind, by, value }) => (kind === 'back' ? `back ${value}` : `${ACTORS[by]} ${value}`))
  return { history }
}

function fairnessOf(table: GameHistory): { fair?: RecordedFairness } {
  const { version, secret, commitment, commitments, contributions } = table.deal
  const [us, ussr] = contributions
  if (us === null || ussr === null) return {}
  const promised = version === 1 ? {} : ({ version, commitments: [commitments[0]!, commitments[1]!] } as const)
  return { fair: { ...promised, commitment, secret, contributions: [us, ussr], ...historyOf(table) } }
}

const BY_PLAYERS: ReadonlySet<string> = new Set(['resigned', 'agreed', 'time'] satisfies RecordedEnd['kind'][])

function recordOfTable(table: GameHistory): GameRecord {
  const { row, course, entries } = table
  const times = new Map(entries.map((entry) => [entry.seq, entry]))
  const { ending } = row
  return {
    game: row.game,
    rules: row.rules,
    options: row.options,
    players: playersOf(table),
    hints: row.hints,
    rated: row.rated,
    ...fairnessOf(table),
    ...(ending !== null && BY_PLAYERS.has(ending.kind) ? { ended: ending as RecordedEnd } : {}),
    moves: course.made.map(({ seq, move: { by, pick } }) => {
      const { at, clock } = times.get(seq)!
      return { by, pick: nameIn(course.state, pick), at, ...(clock === null ? {} : { clock }) }
    }),
  }
}

export const exportRecord = (table: GameHistory): string => writeRecord(recordOfTable(table))

export const exportText = (table: GameHistory): string =>
  exportTextLog(
    startOfGame(table.row),
    table.course.made.map(({ move }) => move),
    playersOf(table),
  )
