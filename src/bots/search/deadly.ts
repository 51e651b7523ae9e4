/**
 * Cards that lose the game for the side that must play them at DEFCON 2, because the other side's event on them may end it. A side that holds
 * more of them than it may keep gets rid of them in time: in space, or while DEFCON is higher.
 */
import { other, type Side } from '../../engine/script.ts'
import { clone } from '../../rules/api.ts'
import { cardOf, hand, handCount, put, zoneOf } from '../../rules/cards.ts'
import { lethalEvents } from '../../rules/queries/dangers.ts'
import { Phase, type State, Zone } from '../../rules/state.ts'
import { roundsLeft } from '../../rules/turn/round.ts'
import { sees } from '../../rules/view.ts'
import { CARD, W } from '../../rules/vocabulary.ts'
import type { BotSeat } from '../players/player.ts'
import type { Action } from './actions.ts'
import { momentOf } from './policy.ts'

const CRITICAL = 2
const LOOKED_AT = 300
/** For cards that the side does not hold. */
const BRIEFLY = 40
/** For an event that may be played with any of the cards that the side does not see. */
const LOOKED_AT_ANY = 200
const TO_GET_RID = 1.2
const TO_KEEP_CALM = 1

/** Remembers for a round what it found: whether a card is deadly, and with which others. */
export interface Watch {
  moment: number
  readonly known: Map<number, boolean>
  readonly helpers: Map<number, readonly number[]>
}

export const newWatch = (): Watch => ({ moment: 0, known: new Map(), helpers: new Map() })

function forgetLastRound(watch: Watch, world: State): void {
  const moment = momentOf(world)
  if (watch.moment === moment) return
  watch.moment = moment
  watch.known.clear()
  watch.helpers.clear()
}

/** Those of the cards whose event would lose the game for the side at DEFCON 2. */
function lethal(seat: BotSeat, world: State, cards: readonly number[], lookedAt: number): readonly number[] {
  const critical = clone(world)
  critical.defcon = CRITICAL
  return lethalEvents({ ...seat.view(), defcon: CRITICAL }, [critical], lookedAt, cards)
    .filter(({ how, why }) => how !== 'chance' && why === 'nuclear-war')
    .map(({ pick }) => pick - CARD)
}

function deadlyAmong(watch: Watch, seat: BotSeat, world: State, cards: readonly number[], lookedAt: number): readonly number[] {
  forgetLastRound(watch, world)
  const unknown = cards.filter((card) => !watch.known.has(card))
  const found = unknown.length === 0 ? [] : lethal(seat, world, unknown, lookedAt)
  for (const card of unknown) watch.known.set(card, found.includes(card))
  return cards.filter((card) => watch.known.get(card))
}

/** The cards that make an event of the other side's deadly if it holds one of them, because the event lets it play that. */
function helpersOf(watch: Watch, seat: BotSeat, world: State, event: number, hidden: readonly number[]): readonly number[] {
  forgetLastRound(watch, world)
  let found = watch.helpers.get(event)
  if (found === undefined) {
    const theirs = Zone.Hand + other(seat.side)
    const movable = hidden.filter((card) => zoneOf(world, card) === Zone.Deck || zoneOf(world, card) === theirs)
    const isDeadlyWith = (cards: readonly number[], lookedAt: number): boolean => {
      const g = clone(world)
      for (const card of movable) put(g, card, cards.includes(card) ? theirs : Zone.Deck)
      return lethal(seat, g, [event], lookedAt).length > 0
    }
    const hangsOnHand = isDeadlyWith(movable, LOOKED_AT_ANY) && !isDeadlyWith([], LOOKED_AT_ANY)
    found = hangsOnHand ? movable.filter((card) => isDeadlyWith([card], BRIEFLY)) : []
    watch.helpers.set(event, found)
  }
  return found.filter((card) => hidden.includes(card))
}

/** The cards of the side's hand that would lose the game at DEFCON 2. */
const deadlyCards = (watch: Watch, seat: BotSeat, world: State): readonly number[] =>
  deadlyAmong(
    watch,
    seat,
    world,
    hand(world, seat.side).filter((card) => cardOf(world, card).side === other(seat.side)),
    LOOKED_AT,
  )

/** The events of the other side's that this one may bring about: on the cards that it holds, or is playing. */
const theirEvents = (world: State, side: Side): readonly number[] =>
  world.place.flatMap((_, card) => {
    const zone = zoneOf(world, card)
    return (zone === Zone.Hand + side || zone === Zone.Table) && cardOf(world, card).side === other(side) ? [card] : []
  })

/**
 * The worlds, and at DEFCON 2 one more, in which the other side holds those cards that would lose the game for this one if it were handed
 * them or brought about an event that lets them be played, and small ones beside: chance puts them there too seldom to be warned in time.
 * Before headlines, where it takes long, only a patient player thinks of it.
 */
export function withWorst(watch: Watch, seat: BotSeat, worlds: readonly State[], patient = false): readonly State[] {
  const { side, decision } = seat
  const first = worlds[0]!
  const headline = decision.kind === 'headline'
  // The other headline may lower DEFCON before one's own is resolved.
  if ((headline ? first.defcon - 1 : first.defcon) > CRITICAL || (headline && !patient)) return worlds
  const hidden = first.place.flatMap((_, card) => (sees(first, side, card) ? [] : [card]))
  const handed = hidden.filter((card) => cardOf(first, card).side !== other(side))
  const helpers = theirEvents(first, side).flatMap((event) => helpersOf(watch, seat, first, event, hidden))
  const deadly = [...new Set([...helpers, ...deadlyAmong(watch, seat, first, handed, BRIEFLY)])]
  if (deadly.length === 0) return worlds
  const worst = clone(first)
  const rest = hidden.filter((card) => !deadly.includes(card)).sort((a, b) => cardOf(first, a).ops - cardOf(first, b).ops)
  const isTheirs = (card: number): boolean => zoneOf(first, card) === Zone.Hand + other(side)
  const places = [...hidden.filter(isTheirs), ...hidden.filter((card) => !isTheirs(card))].map((card) => first.place[card]!)
  for (const [i, card] of [...deadly, ...rest].entries()) worst.place[card] = places[i]!
  return [...worlds, worst]
}

/** Cards that the side need not play this turn. */
function spare(g: State, side: Side): number {
  const passing = g.holder === side && g.ready === 1 ? 1 : 0
  return handCount(g, side) + passing - roundsLeft(g, side) - (g.phase === Phase.Headline ? 1 : 0)
}

/** The actions, with what speaks for them where the side holds too many deadly cards. */
export function mindful(watch: Watch, seat: BotSeat, world: State, actions: readonly Action[]): readonly Action[] {
  const deadly = deadlyCards(watch, seat, world)
  if (deadly.length <= spare(world, seat.side)) return actions
  return actions.map((action) => {
    if (deadly.includes(action.card)) return action.use === W.space || world.defcon > CRITICAL ? { ...action, bias: TO_GET_RID } : action
    return action.use === W.coup && world.defcon === CRITICAL + 1 ? { ...action, bias: -TO_KEEP_CALM } : action
  })
}
