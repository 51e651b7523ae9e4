/** Makes a new game with its seats and the source of its chance. */
import { playerProblem } from '../../bots/players.ts'
import type { Clock } from '../../protocol/common.ts'
import { commitmentOf } from '../../records/fair.ts'
import { newGame } from '../../rules/api.ts'
import type { NewGame } from '../../rules/game.ts'
import { BadOptions } from '../../rules/options.ts'
import { rulesOf } from '../../rules/ruleset.ts'
import type { DealRow, GameRow, SeatRow, Storage } from '../storage/storage.ts'
import { dueOf, newTiming } from './clock.ts'
import { Denied } from './denied.ts'
import { hashOf, newId, newSecret, newToken } from './secrets.ts'

/** Who is to sit there: whoever has the token, a bot, or somebody with an account. */
export type WantedSeat = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly name: string } | WantedUser
interface WantedUser {
  readonly kind: 'user'
  readonly user: string
  readonly name: string
}

export interface WantedGame {
  readonly start: NewGame
  readonly clock: Clock
  readonly rated: boolean
  readonly hints: boolean
  readonly seats: readonly [WantedSeat, WantedSeat]
  readonly watching: 'everybody' | 'link'
  /** A game that deals alike: the other one of a duplicate match. */
  readonly twin?: DealRow
}

export interface NewTokens {
  readonly us: string | null
  readonly ussr: string | null
  readonly watch: string | null
}

/** What a bot gives to the chance: it could as well give nothing. */
const OF_A_BOT = 'bot'

function seatRow(wanted: WantedSeat, token: string | null): SeatRow {
  const common = { token: token === null ? null : hashOf(token), user: null, name: null, taken: false }
  if (wanted.kind === 'bot') return { ...common, kind: 'bot', name: wanted.name, taken: true }
  if (wanted.kind === 'user') return { ...common, kind: 'person', user: wanted.user, name: wanted.name }
  return { ...common, kind: 'person' }
}

/** Throws `Denied` where the options make no game. The game waits until its people sit down. */
export async function createGame(storage: Storage, wanted: WantedGame, now: number): Promise<{ id: string; tokens: NewTokens }> {
  const { start, clock, rated, hints, watching } = wanted
  const g = optionsChecked(start)
  for (const seat of wanted.seats) {
    const problem = seat.kind === 'bot' ? playerProblem(seat.name) : null
    if (problem !== null) throw new Denied('bad-options', {}, problem)
  }
  const tokens = wanted.seats.map((seat) => (seat.kind === 'open' ? newToken() : null))
  const watch = watching === 'link' ? newToken() : null
  const secret = newSecret()
  const given = wanted.seats.map((seat) => (seat.kind === 'bot' ? OF_A_BOT : null))
  const deal: DealRow = wanted.twin ?? {
    id: newId(),
    secret,
    commitment: commitmentOf(secret),
    contributions: [given[0]!, given[1]!],
  }
  const timing = newTiming(clock)
  const row: GameRow = {
    id: newId(),
    rev: 1,
    seq: 0,
    created: now,
    changed: now,
    game: g.game,
    rules: rulesOf(g).version,
    options: g.options,
    clock,
    rated,
    hints,
    deal: deal.id,
    seats: [seatRow(wanted.seats[0], tokens[0]!), seatRow(wanted.seats[1], tokens[1]!)],
    watch: watch === null ? null : hashOf(watch),
    status: 'waiting',
    timing,
    due: dueOf(clock, timing),
    offers: { draw: null, back: null },
    ending: null,
  }
  await storage.createGame(row, deal)
  return { id: row.id, tokens: { us: tokens[0]!, ussr: tokens[1]!, watch } }
}

function optionsChecked(start: NewGame): ReturnType<typeof newGame> {
  try {
    return newGame(start)
  } catch (error) {
    if (error instanceof BadOptions) throw new Denied('bad-options', {}, error.message)
    throw error
  }
}
