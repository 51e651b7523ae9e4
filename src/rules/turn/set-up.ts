/** Set-up: free placement, extra influence, cards of the other game. */
import { other, type Side, US, USSR } from '../../engine/script.ts'
import { ask, type Question } from '../ask.ts'
import { extraByBids } from '../bidding.ts'
import { influence, regionNumbered, stabilityOf } from '../board.ts'
import { cardOf, countIn, isIn, put } from '../cards.ts'
import { note } from '../notes.ts'
import { rulesOf, type Setup } from '../ruleset.ts'
import { type State, Zone } from '../state.ts'
import { internalOf } from '../version.ts'

const freePlacement = (g: State): Setup['free'] => rulesOf(g).tables.setup(g.options).free

/** The numbers that the game's frame keeps: the two sides that place freely, in order, and the operations that each side has mixed in. */
const GAME = { placers: 0, mixedIn: 2 } as const
export function firstNumbers(g: State): number[] {
  const [first, second] = freePlacement(g)
  return [first?.side ?? USSR, second?.side ?? US, 0, 0]
}

/** Free placement (3.2, 3.3). */
export const placeFree = (i: number): Question =>
  ask.place({
    prompt: 'place-start',
    by: (f) => f.v[GAME.placers + i] as Side,
    of: (f) => f.v[GAME.placers + i] as Side,
    count: (g) => freePlacement(g)[i]?.count ?? 0,
    where: (g) => regionNumbered(g, freePlacement(g)[i]!.region),
  })

/** 11.4.1: two more than control takes. */
export const mostWithExtra = (g: State, side: Side, country: number): number =>
  stabilityOf(g, country) + influence(g, other(side), country) + 2

/** 11.4.1: extra influence goes where the side already has some, up to a limit. */
export const placeExtra = (side: Side): Question =>
  ask.place({
    prompt: 'place-extra',
    by: () => side,
    count: (g) => (g.bids.length > 0 ? extraByBids(g, side) : g.options.handicap[side]),
    bar: (g, _f, country) => {
      const own = influence(g, side, country)
      if (own === 0) return { key: 'no-own-influence', rule: '11.4.1', country }
      const most = mostWithExtra(g, side, country)
      return own >= most ? { key: 'over-control-limit', rule: '11.4.1', country, n: most } : null
    },
  })

/** 12.1.2: the number of the last turn; a game that can be mixed may be shorter where nothing was mixed in. */
export function lastTurn(g: State): number {
  const { turns, turnsUnmixed, mixing } = rulesOf(g).tables
  if (turnsUnmixed === undefined || mixing === undefined || internalOf(g).longerUnmixed) return turns
  return mixing.cards.every((card) => isIn(g, card, Zone.Absent)) ? turnsUnmixed : turns
}

/** 12.1: a side openly chooses cards of the other game, of its own side or of both, up to a sum of operations. */
export const mixIn = (side: Side): Question =>
  ask.card({
    prompt: 'mix-in',
    by: () => side,
    from: () => Zone.Reserve,
    upTo: (g) => (rulesOf(g).tables.mixing === undefined ? 0 : countIn(g, Zone.Reserve)),
    amount: (g, f) => (rulesOf(g).tables.mixing?.budget ?? 0) - f.v[GAME.mixedIn + side]!,
    bar: (g, f, card) => {
      const { side: owner, ops } = cardOf(g, card)
      if (owner === other(side)) return { key: 'of-other-side', card }
      const { budget, rule } = rulesOf(g).tables.mixing!
      return f.v[GAME.mixedIn + side]! + ops > budget ? { key: 'over-budget', rule, card, n: budget } : null
    },
    take: (g, f, card) => {
      f.v[GAME.mixedIn + side]! += cardOf(g, card).ops
      put(g, card, cardOf(g, card).era > rulesOf(g).tables.eraOfTurn(g.turn) ? Zone.Later : Zone.Deck)
      note?.({ key: 'mixes-in', side, card })
    },
  })
