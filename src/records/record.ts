/**
 * The native record: a game is its header and its moves by name, nothing else. As JSON in one piece, or as JSON lines (the header, then
 * a move a line) so that moves can be appended. Reading, replaying and writing again gives the same record.
 */
import { type Actor, type Move, Refused } from '../engine/script.ts'
import { apply, newGame } from '../rules/api.ts'
import { BadOptions, type Options } from '../rules/options.ts'
import { rulesNamed, rulesOf } from '../rules/ruleset.ts'
import type { State } from '../rules/state.ts'
import { nameOf, pickOf } from '../rules/vocabulary.ts'

export const FORMAT = 'hotline-record'
export const VERSION = 1

export interface RecordedMove {
  readonly by: Actor
  readonly pick: string
  /** When it was made, in milliseconds since 1970, and what the mover's clock showed then. */
  readonly at?: number
  readonly clock?: number
}

export interface GameRecord {
  readonly game: string
  /** The version of the rules that the game began with. */
  readonly rules: number
  readonly options: Options
  readonly players: { readonly us?: string; readonly ussr?: string }
  /** What a program that goes on with the game wants to keep. */
  readonly seed?: number
  readonly moves: readonly RecordedMove[]
}

/** A text that is no record, or whose moves the rules refuse. The message names the line. */
export class BadRecord extends Error {
  readonly code = 'bad-record'
  readonly line: number
  readonly reason: Refused['reason'] | null
  constructor(line: number, message: string, reason: Refused['reason'] | null = null) {
    super(`line ${line}: ${message}`)
    this.line = line
    this.reason = reason
  }
}

const ACTORS = ['us', 'ussr', 'chance'] as const

export function recordOf(g: State, moves: readonly Move[], more: Pick<GameRecord, 'players' | 'seed'> = { players: {} }): GameRecord {
  const rules = rulesOf(g)
  return {
    game: g.game,
    rules: rules.version,
    options: g.options,
    ...more,
    moves: moves.map(({ by, pick }) => ({ by, pick: nameOf(rules, pick)! })),
  }
}

// ---- writing

const moveLine = ({ by, pick, at, clock }: RecordedMove): unknown =>
  at === undefined && clock === undefined
    ? `${ACTORS[by]} ${pick}`
    : { move: `${ACTORS[by]} ${pick}`, ...(at === undefined ? {} : { at }), ...(clock === undefined ? {} : { clock }) }

const header = ({ game, rules, options, players, seed }: GameRecord): object => ({
  format: FORMAT,
  version: VERSION,
  game,
  rules,
  options,
  players,
  ...(seed === undefined ? {} : { seed }),
})

export function writeRecord(record: GameRecord): string {
  return `${JSON.stringify({ ...header(record), moves: record.moves.map(moveLine) }, null, 1)}\n`
}

export function writeRecordLines(record: GameRecord): string {
  return `${[header(record), ...record.moves.map(moveLine)].map((line) => JSON.stringify(line)).join('\n')}\n`
}

// ---- reading

/** No real game comes near this size. */
const LARGEST_RECORD = 10_000_000

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

function parseJson(text: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadRecord(line, `this is no JSON (${(error as Error).message})`)
  }
}

function readMove(value: unknown, line: number): RecordedMove {
  const fields: Fields = isObject(value) ? value : { move: value }
  const [, who, pick] = typeof fields.move === 'string' ? (/^(us|ussr|chance) (\S+)$/.exec(fields.move) ?? []) : []
  if (who === undefined || pick === undefined)
    throw new BadRecord(line, `a move reads like "ussr poland", not ${JSON.stringify(fields.move)}`)
  const time = (name: 'at' | 'clock'): object => {
    const n = fields[name]
    if (n === undefined) return {}
    if (typeof n !== 'number' || !Number.isFinite(n)) throw new BadRecord(line, `${name} is a number of milliseconds`)
    return { [name]: n }
  }
  for (const key of Object.keys(fields)) if (!['move', 'at', 'clock'].includes(key)) throw new BadRecord(line, `a move has no ${key}`)
  return { by: ACTORS.indexOf(who as (typeof ACTORS)[number]) as Actor, pick, ...time('at'), ...time('clock') }
}

function readHeader(value: unknown, line: number): Omit<GameRecord, 'moves'> {
  if (!isObject(value) || value.format !== FORMAT) throw new BadRecord(line, `this is no record of a game (no "format": "${FORMAT}")`)
  const { version, game, rules: version2, options, players = {}, seed } = value
  if (version !== VERSION)
    throw new BadRecord(line, `version ${String(version)} of the format is not known here; this program reads version ${VERSION}`)
  const rules = typeof game === 'string' ? rulesNamed(game) : undefined
  if (rules === undefined) throw new BadRecord(line, `no game is named ${JSON.stringify(game)}`)
  if (typeof version2 !== 'number') throw new BadRecord(line, 'the version of the rules is missing')
  if (version2 > rules.version)
    throw new BadRecord(line, `it was played by version ${version2} of the rules; this program has version ${rules.version}`)
  if (!isObject(options)) throw new BadRecord(line, 'the options are missing')
  if (!isObject(players)) throw new BadRecord(line, 'players has the names of us and ussr')
  const name = (side: 'us' | 'ussr'): object => (typeof players[side] === 'string' ? { [side]: players[side] } : {})
  return {
    game: rules.id,
    rules: version2,
    options: options as unknown as Options,
    players: { ...name('us'), ...name('ussr') },
    ...(typeof seed === 'number' ? { seed } : {}),
  }
}

/** The line on which each move of a record in one piece stands. */
function linesOfMoves(text: string, count: number): number[] {
  const lines: number[] = []
  const token = /"(?:[^"\\]|\\.)*"|[[\]{}\n]/g
  token.lastIndex = Math.max(0, text.indexOf('"moves"')) + 7
  let line = text.slice(0, token.lastIndex).split('\n').length
  let depth = 0
  for (let m = token.exec(text); m !== null && lines.length < count; m = token.exec(text)) {
    const [t] = m
    if (t === '\n') line++
    else if (t === '[' || t === '{') {
      if (t === '{' && depth === 1) lines.push(line)
      depth++
    } else if (t === ']' || t === '}') depth--
    else if (depth === 1) lines.push(line)
  }
  return lines
}

interface Read {
  readonly record: GameRecord
  /** The line of each move. */
  readonly lines: readonly number[]
}

/** Reads a record of either kind. Throws `BadRecord`. */
export function readRecord(text: string): Read {
  if (text.length > LARGEST_RECORD) throw new BadRecord(1, `it has ${text.length} characters; a game has fewer than ${LARGEST_RECORD}`)
  const rows = text.split(/\r?\n/)
  const first = rows.findIndex((row) => row.trim() !== '')
  if (first < 0) throw new BadRecord(1, 'it is empty')
  const asLines = /^\s*\{.*\}\s*$/.test(rows[first]!) && !/"moves"/.test(rows[first]!)
  if (!asLines) {
    const whole = parseJson(text, 1)
    const head = readHeader(whole, 1)
    const { moves } = whole as Fields
    if (!Array.isArray(moves)) throw new BadRecord(1, 'the moves are missing')
    const lines = linesOfMoves(text, moves.length)
    return { record: { ...head, moves: moves.map((move, i) => readMove(move, lines[i] ?? 1)) }, lines }
  }
  const head = readHeader(parseJson(rows[first]!, first + 1), first + 1)
  const moves: RecordedMove[] = []
  const lines: number[] = []
  rows.forEach((row, i) => {
    if (i <= first || row.trim() === '') return
    moves.push(readMove(parseJson(row, i + 1), i + 1))
    lines.push(i + 1)
  })
  return { record: { ...head, moves }, lines }
}

export interface Played {
  readonly state: State
  readonly moves: readonly Move[]
}

/** Plays a record through the engine; `upTo` moves where given. A move that the rules refuse is named with its line. */
export function playRecord({ record, lines }: Read, upTo = record.moves.length): Played {
  const rules = rulesNamed(record.game)!
  let state: State
  try {
    state = newGame({ ...record.options, game: record.game })
  } catch (error) {
    if (error instanceof BadOptions) throw new BadRecord(1, error.message)
    throw error
  }
  const moves: Move[] = []
  record.moves.slice(0, upTo).forEach(({ by, pick: name }, i) => {
    const line = lines[i] ?? 1
    const pick = pickOf(rules, name)
    if (pick < 0) throw new BadRecord(line, `no answer is named ${JSON.stringify(name)}`)
    const move: Move = { by, pick }
    try {
      apply(state, move)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const older = record.rules === rules.version ? '' : ` (the game began with version ${record.rules} of the rules)`
      throw new BadRecord(line, `${ACTORS[by]} ${name} is refused: ${error.reason.key}${older}`, error.reason)
    }
    moves.push(move)
  })
  return { state, moves }
}
