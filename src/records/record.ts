/**
 * The native record: a header and the moves by name. As one JSON document, or as JSON lines (the header, then
 * a move a line) so that moves can be appended. Reading, replaying and writing again gives the same record.
 */

import { type Actor, type Move, Refused } from '../engine/script.ts'
import { newGame, rulesNamed, rulesOf, startOfGame } from '../games/index.ts'
import type { Options } from '../games/options.ts'
import { apply } from '../rules/api.ts'
import type { Note } from '../rules/notes.ts'
import { BadOptions } from '../rules/options.ts'
import type { Position } from '../rules/position/position.ts'
import { BadPosition } from '../rules/position/problems.ts'
import type { State } from '../rules/state.ts'
import { nameOf, pickOf } from '../rules/vocabulary.ts'
import { type ChanceVersion, CONTRIBUTION, isSecret } from './fair.ts'
import { ACTORS, splitMove } from './moves.ts'
import { present } from './present.ts'

export const FORMAT = 'hotline-record'
export const VERSION = 1

export interface RecordedMove {
  readonly by: Actor
  readonly pick: string
  /** When the move was made, in milliseconds since 1970, and what the mover's clock showed then. */
  readonly at?: number
  readonly clock?: number
}

export interface GameRecord {
  readonly game: string
  /** The version of the rules that the game began with. */
  readonly rules: number
  readonly options: Options
  /** Where the game began, if not at its beginning. It holds hands, so it is not among the options, which are public. */
  readonly position?: Position
  readonly players: { readonly us?: string; readonly ussr?: string }
  /** Of the chance in a saved game, to resume it. */
  readonly seed?: number
  /** False where the players agreed to play without advice. Not an option, because it changes no rule. */
  readonly hints?: boolean
  /** Whether the game counts for a rating. */
  readonly rated?: boolean
  /** The source of the game's chance, to verify it. */
  readonly fair?: RecordedFairness
  /** How the game ended, where the rules did not end it: by resignation, agreement or a clock. */
  readonly ended?: RecordedEnd
  readonly moves: readonly RecordedMove[]
}

export interface RecordedFairness {
  /** The version of `hotline chance`; default 1. */
  readonly version?: ChanceVersion
  /** The hash of the secret, shown before the first deal. */
  readonly commitment: string
  /** Version 2: the hashes of the contributions, shown before either was revealed. */
  readonly commitments?: readonly [us: string, ussr: string]
  readonly secret: string
  readonly contributions: readonly [us: string, ussr: string]
  /** Present where moves were undone: every move ever made, with `back 40` where all after the first 40 were undone. */
  readonly history?: readonly string[]
}

export interface RecordedEnd {
  readonly kind: 'resigned' | 'agreed' | 'time'
  readonly winner: 'us' | 'ussr' | 'nobody'
}

/** Whether a program may advise the players of this game. */
export const hintsAllowed = ({ hints, rated }: Pick<GameRecord, 'hints' | 'rated'>): boolean => hints !== false && rated !== true

/** A text that is not a valid record, or whose moves the rules refuse. The message names the line. */
export class BadRecord extends Error {
  readonly code = 'bad-record'
  readonly line: number
  /** Why the rules refuse a move, and how many moves precede it. */
  readonly reason: Refused['reason'] | null
  readonly good: number
  constructor(line: number, message: string, reason: Refused['reason'] | null = null, good = 0) {
    super(`line ${line}: ${message}`)
    this.line = line
    this.reason = reason
    this.good = good
  }
}

/** The record of a game and the moves that led to it: `writeRecord(recordOf(g, moves))`. */
export function recordOf(
  g: State,
  moves: readonly Move[],
  more: Omit<GameRecord, 'game' | 'rules' | 'options' | 'moves'> = { players: {} },
): GameRecord {
  const rules = rulesOf(g)
  return {
    game: g.game,
    rules: g.rules,
    options: g.options as Options,
    ...more,
    moves: moves.map(({ by, pick }) => ({ by, pick: nameOf(rules, pick)! })),
  }
}

// ---- writing

const asWritten = ({ by, pick, at, clock }: RecordedMove): unknown => {
  const move = `${ACTORS[by]} ${pick}`
  if (at === undefined && clock === undefined) return move
  return { move, ...present({ at, clock }) }
}

const header = ({ game, rules, options, position, players, seed, hints, rated, fair, ended }: GameRecord): object => ({
  format: FORMAT,
  version: VERSION,
  game,
  rules,
  options,
  ...(position === undefined ? {} : { position }),
  players,
  ...present({ seed, hints, rated, fair, ended }),
})

/** The record as one JSON document. */
export function writeRecord(record: GameRecord): string {
  return `${JSON.stringify({ ...header(record), moves: record.moves.map(asWritten) }, null, 1)}\n`
}

/** A move as a line, to append to a record in JSON lines. */
export const writeMove = (move: RecordedMove): string => `${JSON.stringify(asWritten(move))}\n`

/** The record as JSON lines: the header, then a move a line. */
export function writeRecordLines(record: GameRecord): string {
  return `${JSON.stringify(header(record))}\n${record.moves.map(writeMove).join('')}`
}

// ---- reading

/** Far more than a real game needs. */
export const LARGEST_RECORD = 10_000_000

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length

/** Parses the JSON that begins on a line. */
function parseJson(text: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const { message } = error as Error
    const position = /position (\d+)/.exec(message)?.[1]
    throw new BadRecord(
      line - 1 + lineAt(text, position === undefined ? text.trimEnd().length : Number(position)),
      `this is no JSON (${message})`,
    )
  }
}

function refuseOthers(fields: Fields, known: readonly string[], line: number, what: string): void {
  for (const key of Object.keys(fields)) if (!known.includes(key)) throw new BadRecord(line, `${what} has no ${JSON.stringify(key)}`)
}

function readMove(value: unknown, line: number): RecordedMove {
  const fields: Fields = isObject(value) ? value : { move: value }
  refuseOthers(fields, ['move', 'at', 'clock'], line, 'a move')
  const named = typeof fields.move === 'string' ? splitMove(fields.move) : null
  if (named === null) throw new BadRecord(line, `a move reads like "ussr poland", not ${JSON.stringify(fields.move)}`)
  const time = (name: 'at' | 'clock'): object => {
    const n = fields[name]
    if (n === undefined) return {}
    if (typeof n !== 'number') throw new BadRecord(line, `${name} is a number of milliseconds`)
    return { [name]: n }
  }
  return { ...named, ...time('at'), ...time('clock') }
}

const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')
const hasOnly = (value: Fields, known: readonly string[]): boolean => Object.keys(value).every((key) => known.includes(key))

function isFairness(value: unknown): value is RecordedFairness {
  if (!isObject(value) || !hasOnly(value, ['version', 'commitment', 'commitments', 'secret', 'contributions', 'history'])) return false
  const { version, commitment, commitments, secret, contributions, history = [] } = value
  const isSecond = version === 2 && areTexts(commitments) && commitments.length === 2
  const isFirst = (version === undefined || version === 1) && commitments === undefined
  if (!isFirst && !isSecond) return false
  if (typeof commitment !== 'string' || typeof secret !== 'string' || !isSecret(secret)) return false
  if (!areTexts(contributions) || contributions.length !== 2 || !contributions.every((one) => CONTRIBUTION.test(one))) return false
  return areTexts(history)
}

const ENDS: ReadonlySet<unknown> = new Set(['resigned', 'agreed', 'time'])
const WINNERS: ReadonlySet<unknown> = new Set(['us', 'ussr', 'nobody'])
const isEnd = (value: unknown): value is RecordedEnd =>
  isObject(value) && hasOnly(value, ['kind', 'winner']) && ENDS.has(value.kind) && WINNERS.has(value.winner)

const HEADER = ['format', 'version', 'game', 'rules', 'options', 'position', 'players', 'seed', 'hints', 'rated', 'fair', 'ended', 'moves']

/** `lineOf`: the line on which a field of the header stands. */
function readHeader(value: unknown, lineOf: (key: string) => number): Omit<GameRecord, 'moves'> {
  if (!isObject(value) || value.format !== FORMAT)
    throw new BadRecord(lineOf('format'), `this is no record of a game (no "format": "${FORMAT}")`)
  const { version, game, rules: playedBy, options, position, players = {}, seed, hints, rated, fair, ended } = value
  const bad = (key: string, message: string): BadRecord => new BadRecord(lineOf(key), message)
  if (version !== VERSION)
    throw bad('version', `version ${JSON.stringify(version)} of the format is not known here; this program reads version ${VERSION}`)
  refuseOthers(value, HEADER, lineOf('format'), 'a record')
  const rules = typeof game === 'string' ? rulesNamed(game) : undefined
  if (rules === undefined) throw bad('game', `no game is named ${JSON.stringify(game)}`)
  if (typeof playedBy !== 'number' || !Number.isInteger(playedBy) || playedBy < 1) throw bad('rules', 'rules is the version of the rules')
  if (playedBy > rules.version)
    throw bad('rules', `it was played by version ${playedBy} of the rules; this program has version ${rules.version}`)
  if (!isObject(options)) throw bad('options', 'the options are missing')
  if (!isObject(players) || Object.values(players).some((name) => typeof name !== 'string'))
    throw bad('players', 'players has the names of us and ussr')
  refuseOthers(players, ['us', 'ussr'], lineOf('players'), 'players')
  if (seed !== undefined && typeof seed !== 'number') throw bad('seed', 'seed is a number')
  if (hints !== undefined && typeof hints !== 'boolean') throw bad('hints', 'hints is true or false')
  if (rated !== undefined && typeof rated !== 'boolean') throw bad('rated', 'rated is true or false')
  if (fair !== undefined && !isFairness(fair))
    throw bad('fair', 'fair has a commitment, a secret, two contributions and, in version 2, their commitments')
  if (ended !== undefined && !isEnd(ended)) throw bad('ended', 'ended has a kind (resigned, agreed or time) and a winner')
  return {
    game: rules.id,
    rules: playedBy,
    options: options as unknown as Options,
    ...(position === undefined ? {} : { position: position as Position }),
    players,
    ...present({ seed, hints, rated, fair, ended }),
  }
}

/** The line on which each move of a record in one piece begins. */
function linesOfMoves(text: string, count: number): number[] {
  const lines: number[] = []
  const token = /"(?:[^"\\]|\\.)*"|[[\]{}\n]|[^\s,:"[\]{}]+/g
  token.lastIndex = Math.max(0, text.search(/"moves"\s*:/)) + '"moves"'.length
  let line = lineAt(text, token.lastIndex)
  let depth = 0
  for (let m = token.exec(text); m !== null && lines.length < count; m = token.exec(text)) {
    const [t] = m
    if (t === '\n') line++
    else if (t === ']' || t === '}') depth--
    else {
      if (depth === 1) lines.push(line)
      if (t === '[' || t === '{') depth++
    }
  }
  return lines
}

export interface ReadRecord {
  readonly record: GameRecord
  /** The line of the options, of the position where there is one, and of each move. */
  readonly optionsAt: number
  readonly positionAt: number
  readonly lines: readonly number[]
}

/** The header of a record in JSON lines, where the first line is one. */
function headerRow(row: string): Fields | null {
  try {
    const value: unknown = JSON.parse(row)
    return isObject(value) && !Object.hasOwn(value, 'moves') ? value : null
  } catch {
    return null
  }
}

/** Parses a record of either form. Throws `BadRecord`. */
export function readRecord(given: string): ReadRecord {
  if (given.length > LARGEST_RECORD) throw new BadRecord(1, `it has ${given.length} characters; a game has fewer than ${LARGEST_RECORD}`)
  const text = given.replace(/^\uFEFF/, '')
  const rows = text.split('\n')
  const first = rows.findIndex((row) => row.trim() !== '')
  if (first < 0) throw new BadRecord(1, 'it is empty')
  const asLines = headerRow(rows[first]!)
  if (asLines === null) return readWhole(text)
  const head = readHeader(asLines, () => first + 1)
  const lines = rows.flatMap((row, i) => (i > first && row.trim() !== '' ? [i + 1] : []))
  const moves = lines.map((line) => readMove(parseJson(rows[line - 1]!, line), line))
  return { record: { ...head, moves }, optionsAt: first + 1, positionAt: first + 1, lines }
}

function readWhole(text: string): ReadRecord {
  const whole = parseJson(text, 1)
  const lineOf = (key: string): number => lineAt(text, Math.max(0, text.indexOf(`"${key}"`)))
  const head = readHeader(whole, lineOf)
  const { moves } = whole as Fields
  if (!Array.isArray(moves)) throw new BadRecord(lineOf('moves'), 'the moves are missing')
  const lines = linesOfMoves(text, moves.length)
  return {
    record: { ...head, moves: moves.map((move, i) => readMove(move, lines[i]!)) },
    optionsAt: lineOf('options'),
    positionAt: lineOf('position'),
    lines,
  }
}

export interface Played {
  readonly state: State
  readonly moves: readonly Move[]
  /** Cards played, headlines among them. */
  readonly plays: number
}

/** Replays a record, up to `upTo` moves where given. Throws `BadRecord` with the line of a move that the rules refuse. */
export function playRecord({ record, lines, optionsAt, positionAt }: ReadRecord, upTo = record.moves.length): Played {
  const rules = rulesNamed(record.game)!
  let state: State
  try {
    state = newGame(startOfGame(record), record.position)
  } catch (error) {
    if (error instanceof BadOptions) throw new BadRecord(optionsAt, error.message)
    if (error instanceof BadPosition) throw new BadRecord(positionAt, error.message)
    throw error
  }
  const moves: Move[] = []
  const notes: Note[] = []
  record.moves.slice(0, upTo).forEach(({ by, pick: name }, i) => {
    const line = lines[i]!
    const pick = pickOf(rules, name)
    if (pick < 0) throw new BadRecord(line, `no answer is named ${JSON.stringify(name)}`)
    const move: Move = { by, pick }
    try {
      apply(state, move, notes)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      throw new BadRecord(line, `${ACTORS[by]} ${name} is refused: ${error.reason.key}`, error.reason, i)
    }
    moves.push(move)
  })
  return { state, moves, plays: notes.filter(({ key }) => key === 'plays' || key === 'headline').length }
}
