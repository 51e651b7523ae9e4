/**
 * Cards that lose the game for whoever must play them at DEFCON 2, because the other side's event on them may end it. A side that holds
 * more of them than it may keep gets rid of them in time: in space, or while DEFCON is higher.
 */
import { other, type Side } from '../engine/script.ts'
import { clone } from '../rules/api.ts'
import { cardOf, hand, handCount } from '../rules/cards.ts'
import { lethalEvents } from '../rules/queries/dangers.ts'
import { Phase, type State } from '../rules/state.ts'
import { roundsLeft } from '../rules/turn/round.ts'
import { CARD, W } from '../rules/vocabulary.ts'
import type { Action } from './actions.ts'
import type { Seat } from './player.ts'

const CRITICAL = 2
const LOOKED_AT = 300
const TO_GET_RID = 1.2
const TO_KEEP_CALM = 1

/** Remembers what it found: whether a card is deadly changes seldom within a turn. */
export interface Watch {
  turn: number
  readonly known: Map<number, boolean>
}

export const newWatch = (): Watch => ({ turn: 0, known: new Map() })

/** The cards of the side's hand that would lose the game at DEFCON 2. */
function deadlyCards(watch: Watch, seat: Seat, world: State): readonly number[] {
  if (watch.turn !== world.turn) {
    watch.turn = world.turn
    watch.known.clear()
  }
  const theirs = hand(world, seat.side).filter((card) => cardOf(world, card).side === other(seat.side))
  if (theirs.some((card) => !watch.known.has(card))) {
    const critical = clone(world)
    critical.defcon = CRITICAL
    const found = lethalEvents({ ...seat.view(), defcon: CRITICAL }, [critical], LOOKED_AT)
    for (const card of theirs)
      watch.known.set(
        card,
        found.some(({ pick, how, why }) => pick - CARD === card && how !== 'chance' && why === 'nuclear-war'),
      )
  }
  return theirs.filter((card) => watch.known.get(card))
}

/** Cards that the side need not play this turn. */
function spare(g: State, side: Side): number {
  const passing = g.holder === side && g.ready === 1 ? 1 : 0
  return handCount(g, side) + passing - roundsLeft(g, side) - (g.phase === Phase.Headline ? 1 : 0)
}

/** The actions, with what speaks for them where the side holds too many deadly cards. */
export function mindful(watch: Watch, seat: Seat, world: State, actions: readonly Action[]): readonly Action[] {
  const deadly = deadlyCards(watch, seat, world)
  if (deadly.length <= spare(world, seat.side)) return actions
  return actions.map((action) => {
    if (deadly.includes(action.card)) return action.use === W.space || world.defcon > CRITICAL ? { ...action, bias: TO_GET_RID } : action
    return action.use === W.coup && world.defcon === CRITICAL + 1 ? { ...action, bias: -TO_KEEP_CALM } : action
  })
}
