/** Reads and writes saved games; a damaged save gets a message that names the fault. */

import { playerProblem } from '../../../bots/players/names.ts'
import { type Actor, type Move, type Reason, Refused, US, USSR } from '../../../engine/script.ts'
import { rulesNamed, rulesOf, startOfGame } from '../../../games/index.ts'
import { movesOf } from '../../../match/match.ts'
import { HUMAN } from '../../../match/players.ts'
import { present } from '../../../records/present.ts'
import { FORMAT, recordOf, VERSION, writeRecord } from '../../../records/record.ts'
import { BadOptions } from '../../../rules/options.ts'
import type { Position } from '../../../rules/position/position.ts'
import { BadPosition } from '../../../rules/position/problems.ts'
import { pickOf } from '../../../rules/vocabulary.ts'
import { begin, make, type Setting, type TerminalSession } from './session.ts'

/** Why a text is not a saved game that can be resumed. */
export type Damage =
  | { readonly key: 'not-json'; readonly problem: string }
  | { readonly key: 'not-a-game' }
  | { readonly key: 'newer-format'; readonly version: number }
  | { readonly key: 'unknown-game'; readonly game: string }
  | { readonly key: 'bad-part'; readonly part: string }
  | { readonly key: 'bad-options'; readonly problem: string }
  | { readonly key: 'bad-move'; readonly n: number; readonly move: string; readonly reason: Reason | null }

export class DamagedSave extends Error {
  readonly code = 'damaged-save'
  readonly damage: Damage
  constructor(damage: Damage) {
    super(`damaged save: ${damage.key}`)
    this.damage = damage
  }
}

const ACTORS = ['us', 'ussr', 'chance'] as const

/** A saved game is a native record, with the players and the seed that the program needs to resume it. */
export function write(s: TerminalSession): string {
  const { seats, seed, position, hints, rated } = s.setting
  const players = { us: seats[US], ussr: seats[USSR] }
  return writeRecord(
    recordOf(s.match.state, movesOf(s.match), {
      ...(position === undefined ? {} : { position }),
      players,
      seed,
      ...present({ hints, rated }),
    }),
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new DamagedSave({ key: 'not-json', problem: error instanceof Error ? error.message : String(error) })
  }
}

const isPlayer = (name: unknown): name is string => typeof name === 'string' && (name === HUMAN || playerProblem(name) === null)

const isSwitch = (value: unknown): value is boolean | undefined => value === undefined || typeof value === 'boolean'

/** The game that was saved, at its last move. Throws `DamagedSave`. */
export function read(text: string): TerminalSession {
  const saved = readJson(text)
  if (!isObject(saved) || saved.format !== FORMAT) throw new DamagedSave({ key: 'not-a-game' })
  const { version, game, rules: rulesVersion, options, position, players, seed, hints, rated, moves } = saved
  if (typeof version !== 'number' || version > VERSION) throw new DamagedSave({ key: 'newer-format', version: Number(version) })
  const rules = typeof game === 'string' ? rulesNamed(game) : undefined
  if (rules === undefined) throw new DamagedSave({ key: 'unknown-game', game: String(game) })
  if (typeof rulesVersion !== 'number') throw new DamagedSave({ key: 'bad-part', part: 'rules' })
  if (!isObject(options)) throw new DamagedSave({ key: 'bad-part', part: 'options' })
  if (!isObject(players) || !isPlayer(players.us) || !isPlayer(players.ussr)) throw new DamagedSave({ key: 'bad-part', part: 'players' })
  if (typeof seed !== 'number' || !Number.isSafeInteger(seed) || seed < 0) throw new DamagedSave({ key: 'bad-part', part: 'seed' })
  if (!isSwitch(hints)) throw new DamagedSave({ key: 'bad-part', part: 'hints' })
  if (!isSwitch(rated)) throw new DamagedSave({ key: 'bad-part', part: 'rated' })
  if (!Array.isArray(moves)) throw new DamagedSave({ key: 'bad-part', part: 'moves' })
  const s = start({
    game: rules.id,
    options: { ...options, rules: rulesVersion },
    position: position as Position | undefined,
    seats: [players.us, players.ussr],
    seed,
    ...present({ hints, rated }),
  })
  moves.forEach((line: unknown, i) => {
    const move = parseMove(s, line)
    const damaged = (reason: Reason | null): DamagedSave => new DamagedSave({ key: 'bad-move', n: i + 1, move: String(line), reason })
    if (move === null) throw damaged(null)
    try {
      make(s, move)
    } catch (error) {
      throw error instanceof Refused ? damaged(error.reason) : error
    }
  })
  return s
}

function start(setting: Setting): TerminalSession {
  try {
    return begin(setting)
  } catch (error) {
    if (error instanceof BadPosition) throw new DamagedSave({ key: 'bad-part', part: 'position' })
    throw new DamagedSave(
      error instanceof BadOptions ? { key: 'bad-options', problem: error.message } : { key: 'bad-part', part: 'options' },
    )
  }
}

function parseMove(s: TerminalSession, line: unknown): Move | null {
  const [actor = '', name = '', ...more] = typeof line === 'string' ? line.split(' ') : []
  const by = ACTORS.indexOf(actor as (typeof ACTORS)[number])
  const pick = pickOf(rulesOf(s.match.state), name)
  return by < 0 || pick < 0 || more.length > 0 ? null : { by: by as Actor, pick }
}

/** Whether a text is an earlier, or later, save of the same game. */
export function isSameGame(text: string, s: TerminalSession): boolean {
  try {
    // How a game was asked for may differ from how its record names it: a mixed one has a name of its own there.
    const about = ({ match, setting }: TerminalSession): string =>
      JSON.stringify([startOfGame(match.start), setting.position, setting.seed])
    return about(read(text)) === about(s)
  } catch (error) {
    if (error instanceof DamagedSave) return false
    throw error
  }
}
