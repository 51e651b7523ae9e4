/** What several cards of this game share: its regions, and cards that name each other. */
import { type Frame, keep, leave, other, type Script, type Side } from '../../engine/script.ts'
import { type Bar, discardPile, handOf } from '../../rules/ask.ts'
import { region, them } from '../../rules/board.ts'
import type { CardStep } from '../../rules/card.ts'
import { cardOf, discard, hand, isScoring } from '../../rules/cards.ts'
import { begin, dataOf, eachEffect, finish } from '../../rules/effects.ts'
import { note } from '../../rules/notes.ts'
import { opsOf } from '../../rules/operations/value.ts'
import { announce, playCard } from '../../rules/play.ts'
import { type Card, HOOK, type Hooks, rulesOf } from '../../rules/ruleset.ts'
import type { State } from '../../rules/state.ts'
import { mayPass, mustScore } from '../../rules/turn/round.ts'
import { ask } from '../ask.ts'
import type { TwilightStruggleId } from '../card-ids.ts'
import { hasHappened } from '../shared.ts'
import { GAME, internalOf, readingsOf } from './options.ts'

export { Africa, cardNumber, endEffect, hasHappened, MiddleEast, operationsOf, regionBits, regionNumber } from '../shared.ts'

export const Europe = region('europe')
export const WesternEurope = region('western-europe')
export const EasternEurope = region('eastern-europe')
export const Asia = region('asia')
export const SoutheastAsia = region('southeast-asia')
export const CentralAmerica = region('central-america')
export const SouthAmerica = region('south-america')

/** Whether this is the card of this game with that id. */
export const is = (card: Card, id: TwilightStruggleId): boolean => card.id === id && card.game === GAME

export const lateWar = (g: State): boolean => rulesOf(g).tables.eraOfTurn(g.turn) === 2

/** The other side discards a card worth at least this many operations, or not. */
export const mayDiscard = (least: number) =>
  ask.card({
    prompt: 'discard-or-suffer',
    amount: least,
    by: them,
    from: handOf(them),
    bar: (g, f, card) => (opsOf(g, them(f), card) < least ? { key: 'value-too-low', card, n: least } : null),
    optional: true,
    take: (g, f, card) => discard(g, them(f), card),
  })

/** A card of the discard pile other than a scoring card. */
export const fromDiscardPile = (optional: boolean) =>
  ask.card({ prompt: 'from-discard-pile', from: discardPile, bar: notScoring, optional })

/** Keeps the card that was named or drawn: later steps find it by `kept`. */
export const keepsCard: CardStep = (_g, f) => {
  keep(f, f.got)
}

const notScoring: Bar = (g, _f, card) => (isScoring(g, card) ? { key: 'scoring-card', card } : null)

// ---- traps

const TRAP_VALUE = 2

/** Whether a forced play of another card stands against this one. */
function forcedAway(g: State, side: Side, card: number): boolean {
  let barred = false
  eachEffect(g, HOOK.barPlay, (hook, owner, self) => {
    barred ||= hook(g, side, owner, card, self) !== null
  })
  return barred
}

const payable = (g: State, side: Side, card: number): boolean => opsOf(g, side, card) >= TRAP_VALUE

/** The cards that the side may discard to its trap; none for the rest of a turn in which it has run out of them. */
const payments = (g: State, f: Frame): number[] =>
  dataOf(g, f.card) === g.turn ? [] : hand(g, them(f)).filter((card) => payable(g, them(f), card))

const trapBar: Bar = (g, f, card) => {
  const side = them(f)
  const scoring = mustScore(g, side)
  if (scoring && isScoring(g, card)) return null
  if (scoring && !readingsOf(g).trapKeepsScoring) return { key: 'must-play-scoring', rule: '10.1.5', card }
  const ways = payments(g, f)
  if (ways.length === 0) return isScoring(g, card) ? null : { key: 'value-too-low', card, n: TRAP_VALUE }
  if (!ways.includes(card)) return { key: 'value-too-low', card, n: TRAP_VALUE }
  const forced = ways.filter((c) => !forcedAway(g, side, c))
  return forced.length === 0 || forced.includes(card) ? null : { key: 'must-play-card', card: forced[0]! }
}

/** The value that a card discarded to the trap needs; 0 where only a scoring card may be played. */
const trapAsksFor = (g: State, f: Frame): number =>
  (readingsOf(g).trapKeepsScoring || !mustScore(g, them(f))) && payments(g, f).length > 0 ? TRAP_VALUE : 0

/** An extra round may be passed; so may one in which there is a scoring card alone, where a trapped side may keep it. */
const mayPassTrap = (g: State, f: Frame): boolean => mayPass(g, them(f)) || (readingsOf(g).trapKeepsScoring && payments(g, f).length === 0)

/**
 * The round of a trapped side: a card worth 2 or more is discarded and a die rolled, 1 to 4 ends the trap. A side without such a card may
 * play nothing but scoring cards until the turn is over: the effect keeps the number of that turn.
 */
export const trap: Script<State> = [
  ask.card({
    prompt: 'trap',
    amount: trapAsksFor,
    by: them,
    from: handOf(them),
    bar: trapBar,
    optional: mayPassTrap,
  }),
  (g, f) => {
    const card = f.got
    if (internalOf(g).trapWithoutCard === 'rest-of-turn' && payments(g, f).length === 0) begin(g, f.card, f.me, g.turn)
    if (card < 0) {
      note?.({ key: 'no-play', side: them(f) })
      return leave(f)
    }
    if (isScoring(g, card)) {
      leave(f)
      return playCard(g, them(f), card)
    }
    discard(g, them(f), card)
    announce(g, them(f), card, 'discard')
  },
  ask.die(them),
  (g, f) => {
    note?.({ key: 'trap', side: them(f), card: f.card, die: f.got, n: 4 })
    if (f.got <= 4) finish(g, f.card)
  },
]

/** A round that Kremlin Flu takes away is not there for a trap either. */
const trapped = (g: State, side: Side, owner: Side): string | null =>
  side === other(owner) && !hasHappened(g, 'kremlin-flu', owner) ? 'trap' : null

/** What a trap does beside the rounds that it takes. */
export const trapHooks: Pick<Hooks, 'insteadOfRound' | 'keepsScoring'> = {
  insteadOfRound: trapped,
  keepsScoring: (g, side, owner) => side === other(owner) && readingsOf(g).trapKeepsScoring,
}

export const cardNamed = (g: State, card: number, id: TwilightStruggleId): boolean => is(cardOf(g, card), id)
