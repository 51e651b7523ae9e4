/** `hotline replay`: plays text logs and records through the engine and reports where they differ. */

import { basename } from 'node:path'
import { bit, CHANCE, US, USSR } from '../../engine/script.ts'
import { newGame, startOfGame } from '../../games/index.ts'
import { PRESETS, type Preset } from '../../games/options.ts'
import type { Opened } from '../../records/open.ts'
import { puzzleIn } from '../../records/puzzle.ts'
import { recordOf, writeRecord } from '../../records/record.ts'
import { leagueResult, playsCsv } from '../../records/tables.ts'
import { exportTextLog } from '../../records/text-log/export.ts'
import { apply, asked, view } from '../../rules/api.ts'
import type { Position } from '../../rules/position/position.ts'
import { BadPosition } from '../../rules/position/problems.ts'
import { Phase, type State } from '../../rules/state.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { phrase } from '../../words/program.ts'
import { words } from '../../words/speak.ts'
import { BadArguments, type Command, filesAmong, readArguments } from '../args.ts'
import { boardLines, statusLines } from '../board.ts'
import { openFile } from '../open-file.ts'

const FORMATS = ['none', 'record', 'position', 'text', 'csv', 'result'] as const

export const command = {
  name: 'replay',
  help: phrase('command.replay'),
  files: 'FILE…',
  options: {
    preset: {
      is: 'name',
      usual: 'log',
      among: ['log', ...Object.keys(PRESETS)],
      help: phrase('option.replay.preset'),
      more: phrase('option.replay.log'),
    },
    at: { is: 'text', usual: '', value: '"T5 US AR3"', help: phrase('option.at') },
    to: { is: 'name', usual: 'none', among: FORMATS, help: phrase('option.to') },
    json: { is: 'switch', help: phrase('option.json') },
  },
} as const satisfies Command

interface Row {
  readonly file: string
  readonly kind: string
  readonly plays: number
  readonly compared: number
  readonly end: string | null
  readonly winner: string | null
  readonly endTurn: number
  readonly printed: { readonly winner: string; readonly reason: string } | null
  readonly difference: { readonly line: number; readonly expected: string; readonly found: string } | null
  readonly unusable: Opened['unusable']
  readonly error: string | null
  /** The position asked for. */
  readonly position?: string
}

export async function replay(args: readonly string[]): Promise<number | null> {
  const wanted = readArguments(command, args)
  if (wanted === null) return null
  const files = filesAmong(command, args)
  if (files.length === 0) throw new BadArguments(phrase('bad.replay-files'))
  if (wanted.json && wanted.to !== 'none') throw new BadArguments(phrase('bad.replay-json'))
  const place = wanted.at === '' ? null : placeNamed(wanted.at)
  const isReport = place === null && wanted.to === 'none'
  const rows: Row[] = []
  for (const file of files) {
    const game = openFile(file, wanted.preset === 'log' ? undefined : (wanted.preset as Preset))
    const { row, output } = resultOf(file, game, place, wanted.to as (typeof FORMATS)[number])
    rows.push(row)
    if (wanted.json) continue
    if (isReport) process.stdout.write(`${asText(row)}\n`)
    else if (row.error !== null || row.difference !== null || row.unusable.length > 0) process.stderr.write(`${asText(row)}\n`)
    if (row.position !== undefined) process.stdout.write(row.position)
    process.stdout.write(output)
  }
  const totals = totalsOf(rows)
  if (wanted.json) process.stdout.write(`${JSON.stringify({ ...totals, rows })}\n`)
  else if (isReport) process.stdout.write(`${totalsText(totals)}\n`)
  return totals.games === totals.same ? 0 : 1
}

/** What was asked for and this game does not have. The other files go on. */
class Unavailable extends Error {
  readonly code = 'unavailable'
}

function resultOf(
  file: string,
  game: Opened | string,
  place: Place | null,
  format: (typeof FORMATS)[number],
): { readonly row: Row; readonly output: string } {
  try {
    return { row: rowOf(file, game, place), output: typeof game === 'string' ? '' : converted(game, format) }
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return { row: { ...rowOf(file, game, null), error: error.message }, output: '' }
  }
}

const UNREAD = {
  kind: 'none',
  plays: 0,
  compared: 0,
  end: null,
  winner: null,
  endTurn: 0,
  printed: null,
  difference: null,
  unusable: [],
} as const

function rowOf(file: string, game: Opened | string, place: Place | null): Row {
  if (typeof game === 'string') return { ...UNREAD, file: basename(file), error: game }
  const { kind, plays, compared, difference, unusable, printed } = game
  const { winner, end, endTurn } = leagueResult(game.state)
  return {
    file: basename(file),
    kind,
    plays,
    compared,
    end,
    winner,
    endTurn,
    printed: printed === null ? null : { winner: printed.winner === US ? 'us' : 'ussr', reason: printed.reason },
    difference,
    unusable,
    error: null,
    ...(place === null ? {} : { position: positionText(game, place) }),
  }
}

const wonBy = (winner: string | null, reason: string): string =>
  winner === null || winner === 'draw' ? `draw by ${reason}` : `${winner.toUpperCase()} wins by ${reason}`

function asText(row: Row): string {
  if (row.error !== null) return `${row.file}: ${row.error}`
  const ended =
    row.end === null ? `unfinished, turn ${row.endTurn}` : `${wonBy(row.winner, row.end.replaceAll('-', ' '))}, turn ${row.endTurn}`
  const printed = row.printed === null ? '' : `, printed: ${wonBy(row.printed.winner, row.printed.reason)}`
  const counted = `${row.plays} plays, ${row.compared} values`
  const unusable = row.unusable.map((line) => `\n  ${unusableText(line)}`).join('')
  if (row.difference === null) return `${row.file}: ${ended} (OK, ${counted})${printed}${unusable}`
  const { line, expected, found } = row.difference
  return `${row.file}: differs at line ${line}: expected ${expected}; found ${found} (${counted} up to there)${unusable}`
}

function unusableText({ line, text, readAs, readings }: Row['unusable'][number]): string {
  const taken =
    readAs === null
      ? 'the log fits without it'
      : readings === 1
        ? `it must have been ${JSON.stringify(readAs)}`
        : `${readings} readings fit, of which ${JSON.stringify(readAs)} was taken`
  return `line ${line} can't be used: ${JSON.stringify(text)}; ${taken}`
}

interface Totals {
  readonly games: number
  readonly same: number
  readonly plays: number
  readonly compared: number
  /** Unreadable lines, which do not count as differences. */
  readonly unusable: number
  readonly first: { readonly file: string; readonly line: number | null } | null
}

function totalsOf(rows: readonly Row[]): Totals {
  const differs = rows.find((row) => row.difference !== null || row.error !== null)
  return {
    games: rows.length,
    same: rows.filter((row) => row.difference === null && row.error === null).length,
    plays: rows.reduce((sum, row) => sum + row.plays, 0),
    compared: rows.reduce((sum, row) => sum + row.compared, 0),
    unusable: rows.reduce((sum, row) => sum + row.unusable.length, 0),
    first: differs === undefined ? null : { file: differs.file, line: differs.difference?.line ?? null },
  }
}

const totalsText = ({ games, same, plays, compared, unusable, first }: Totals): string =>
  `${games} ${games === 1 ? 'game' : 'games'}, ${same} OK, ${plays} plays checked, ${compared} values compared${
    unusable === 0 ? '' : `, ${unusable} unusable ${unusable === 1 ? 'line' : 'lines'}`
  }${first === null ? '' : `; first problem: ${first.file}${first.line === null ? '' : ` line ${first.line}`}`}`

// ---- positions

interface Place {
  readonly turn: number
  /** 0: the headline phase. */
  readonly round: number
  readonly side: 0 | 1
}

function placeNamed(text: string): Place {
  const m = /^T(?:urn )?(\d+)(?:,? (USSR|US) AR(\d))?$/i.exec(text.trim())
  if (m === null) throw new BadArguments(phrase('bad.replay-at', { given: JSON.stringify(text) }))
  return { turn: Number(m[1]), round: Number(m[3] ?? 0), side: m[2]?.toUpperCase() === 'US' ? US : USSR }
}

const isAt = (g: State, { turn, round, side }: Place): boolean =>
  g.turn === turn &&
  (round === 0
    ? g.phase === Phase.Headline && (asked(g) & bit(CHANCE)) === 0
    : g.phase === Phase.Action && g.round === round && g.phasing === side)

/** The position at the first question of a round; null where the game does not reach it. */
function positionAt({ start, position, moves }: Opened, place: Place): State | null {
  const g = newGame(start, position)
  for (const move of moves) {
    if (isAt(g, place)) return g
    apply(g, move)
  }
  return isAt(g, place) ? g : null
}

function positionText(game: Opened, place: Place): string {
  const g = positionAt(game, place)
  if (g === null) throw new Unavailable('the game does not reach this position')
  const w = words('en', g.game, g.options.edition)
  const seen = view(g, SPECTATOR)
  return `${[...statusLines(seen, w), ...boardLines(seen, w)].join('\n')}\n`
}

// ---- other formats

/** The last position of the game that can be exported. */
function lastPosition({ start, position, moves }: Opened): Position {
  try {
    const found = puzzleIn(start, moves, position)
    if (found === null) throw new Unavailable('the game ends before its first headlines; there is no position in it')
    return found.position
  } catch (error) {
    if (!(error instanceof BadPosition)) throw error
    const w = words('en', start.game)
    throw new Unavailable(error.problems.map((problem) => w.problem(problem)).join(' '), { cause: error })
  }
}

function converted(game: Opened, format: (typeof FORMATS)[number]): string {
  const { state, moves, players, position } = game
  switch (format) {
    case 'record':
      return writeRecord(recordOf(state, moves, { players, ...(position === undefined ? {} : { position }) }))
    case 'position':
      return `${JSON.stringify(lastPosition(game), null, 1)}\n`
    case 'text':
      if (position !== undefined) throw new Unavailable('a game that began from a position has no text log: the format has no line for it')
      return exportTextLog(startOfGame(state), moves, players)
    case 'csv':
      return playsCsv(startOfGame(state), moves, position)
    case 'result':
      return `${JSON.stringify(leagueResult(state))}\n`
    case 'none':
      return ''
  }
}
