/** Makes a new game with its seats and the source of its chance. */

import { playerProblem } from '../../bots/players/names.ts'
import { type NewGame, newGame } from '../../games/index.ts'
import type { Options } from '../../games/options.ts'
import type { Clock, OpenHands } from '../../protocol/common.ts'
import { commitmentOf, commitmentTo } from '../../records/fair.ts'
import { BadOptions } from '../../rules/options.ts'
import { type DealRow, type GameRow, NO_OFFERS, type SeatRow, type Storage } from '../storage/storage.ts'
import { dueOf, newTiming } from './clock.ts'
import { Denied } from './denied.ts'
import { hashOf, newId, newSecret, newToken } from './secrets.ts'

/** Who is to sit there: the player with the token, a bot, an account, or the player of a seat in another game. */
export type WantedSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string }
  | WantedUser
  | { readonly kind: 'same'; readonly seat: SeatRow }
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
  /** All users, or those who have the link: that of another game, where its hash is given. */
  readonly watching: 'everybody' | 'link' | { readonly hash: string }
  readonly openHands?: OpenHands | null
  /** Two games with the same deal, the sides exchanged. */
  readonly duplicate?: boolean
  /** Who lets bots play among themselves. */
  readonly maker?: string | undefined
  /** A hash of the network that asks for it. */
  readonly botOwner?: string | undefined
  /** A game that deals alike: the other one of a duplicate match. */
  readonly twin?: DealRow
}

export interface NewTokens {
  readonly us: string | null
  readonly ussr: string | null
  readonly watch: string | null
}

/** A game that is to be stored, with the second of its match where there is one. */
export interface PreparedGame {
  readonly game: GameRow
  readonly second?: GameRow
  readonly deal: DealRow
  /** Of the first game; in the second each opens the other seat. */
  readonly tokens: NewTokens
}

/** What a bot contributes to the chance, known to all: it could as well contribute nothing. */
const OF_A_BOT = 'bot'

function seatRow(wanted: WantedSeat, token: string | null): SeatRow {
  // What opened the seat of a person opens the new one, too: nothing has to be handed over.
  if (wanted.kind === 'same') return { ...wanted.seat, taken: wanted.seat.kind === 'bot' }
  const common = { token: token === null ? null : hashOf(token), user: null, name: null, taken: false }
  if (wanted.kind === 'bot') return { ...common, kind: 'bot', name: wanted.name, taken: true }
  if (wanted.kind === 'user') return { ...common, kind: 'person', user: wanted.user, name: wanted.name }
  return { ...common, kind: 'person' }
}

const isBot = (wanted: WantedSeat): boolean => wanted.kind === 'bot' || (wanted.kind === 'same' && wanted.seat.kind === 'bot')

/** Throws `Denied` where the options make no game. */
export function prepareGame(wanted: WantedGame, now: number): PreparedGame {
  const { start, clock, rated, hints, watching, openHands = null, duplicate = false } = wanted
  const g = optionsChecked(start)
  for (const seat of wanted.seats) {
    const problem = seat.kind === 'bot' ? playerProblem(seat.name) : null
    if (problem !== null) throw new Denied('bad-options', {}, problem)
  }
  if (rated && hints) throw new Denied('bad-options', {}, 'nobody may be advised in a rated game')
  if (rated && wanted.seats.some(isBot)) throw new Denied('bad-options', {}, 'a rated game is played by two people')
  if (duplicate && openHands !== null)
    throw new Denied('bad-options', {}, 'hands of one game would tell those of the other one of the match')
  const tokens = wanted.seats.map((seat) => (seat.kind === 'open' ? newToken() : null))
  const watch = watching === 'link' ? newToken() : null
  const secret = newSecret()
  const [us, ussr] = wanted.seats.map((seat) => (isBot(seat) ? OF_A_BOT : null)) as [string | null, string | null]
  const commitment = commitmentOf(secret)
  const deal: DealRow = wanted.twin ?? {
    id: newId(),
    version: 2,
    secret,
    commitment,
    commitments: [us && commitmentTo(us, 'us', commitment), ussr && commitmentTo(ussr, 'ussr', commitment)],
    contributions: [us, ussr],
  }
  const timing = newTiming(clock)
  const second = duplicate ? newId() : null
  const game: GameRow = {
    id: newId(),
    rev: 1,
    seq: 0,
    created: now,
    changed: now,
    game: g.game,
    rules: g.rules,
    options: g.options as Options,
    clock,
    rated,
    hints,
    deal: deal.id,
    seats: [seatRow(wanted.seats[0], tokens[0]!), seatRow(wanted.seats[1], tokens[1]!)],
    watch: typeof watching === 'object' ? watching.hash : watch === null ? null : hashOf(watch),
    status: 'waiting',
    timing,
    due: dueOf(clock, timing),
    offers: NO_OFFERS,
    ending: null,
    openHands,
    match: second === null ? null : { leg: 1, twin: second },
    next: null,
    work: null,
    maker: wanted.maker ?? null,
    botOwner: wanted.seats.some(isBot) ? (wanted.botOwner ?? null) : null,
  }
  const all = { game, deal, tokens: { us: tokens[0]!, ussr: tokens[1]!, watch } }
  if (second === null) return all
  return { ...all, second: { ...game, id: second, seats: [game.seats[1], game.seats[0]], match: { leg: 2, twin: game.id } } }
}

/** The game waits until its people sit down. */
export async function createGame(
  storage: Storage,
  wanted: WantedGame,
  now: number,
): Promise<{ id: string; twin: string | null; tokens: NewTokens }> {
  const { game, deal, second, tokens } = prepareGame(wanted, now)
  await storage.createGame(game, deal, second)
  return { id: game.id, twin: second?.id ?? null, tokens }
}

function optionsChecked(start: NewGame): ReturnType<typeof newGame> {
  try {
    return newGame(start)
  } catch (error) {
    if (error instanceof BadOptions) throw new Denied('bad-options', {}, error.message)
    throw error
  }
}
