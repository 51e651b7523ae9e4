/**
 * Facts on hands from a replay with wrong deals: where the replay fails, a hand held a card that it can't have held. The
 * deals are then inferred again with that fact.
 */

import { type Decision, other, type Side, US, USSR } from '../../engine/script.ts'
import { rulesOf } from '../../games/index.ts'
import type { Options } from '../../games/options.ts'
import { hand, isScoring } from '../../rules/cards.ts'
import { opsOf } from '../../rules/operations/value.ts'
import { isOpponents } from '../../rules/play.ts'
import type { State } from '../../rules/state.ts'
import { CARD, W } from '../../rules/vocabulary.ts'
import type { Moment } from './answers.ts'
import type { HandFact, Hands } from './hands.ts'

/** The least value of a card that a trap takes. */
const TRAP_VALUE = 2

/** The fact that all cards in the hand of a side pass the test now. */
function only(g: State, side: Side, at: number, test: (card: number) => boolean): HandFact {
  const cards = new Set(rulesOf(g).cards.flatMap((_, card) => (test(card) ? [card] : [])))
  return { side, at, allows: (card) => cards.has(card) }
}

const isEmpty = (side: Side, at: number): HandFact => ({ side, at, allows: () => false })

const endOf = ({ block }: Moment): number => block.lines.at(-1)?.at ?? block.at

/** A side has a card that the log names, and may not choose it: another one stands in the way. */
export function fromRefusal({ g, rules, block, pending }: Moment, d: Decision, side: Side, pick: number): HandFact | null {
  const card = pick - CARD
  if (!hand(g, side).includes(card) && card !== rules.tables.passing.card) return null
  const value = (n: number): number => opsOf(g, side, n)
  if (d.prompt === 'missile-envy') {
    const shown = pending.line('reveals', (l) => l.card === card)
    return only(g, side, shown?.at ?? block.at, (n) => value(n) <= value(card))
  }
  if (d.prompt === 'trap' && isScoring(g, card)) return only(g, side, block.at, (n) => value(n) < TRAP_VALUE)
  return only(g, side, block.at, (n) => !isScoring(g, n))
}

/** A side is asked for a card, and the log names none: it had none to play, none that a trap takes, or no partner for its event. */
export function fromSilence(m: Moment, d: Decision, side: Side): HandFact | null {
  const { g, block, pending, last } = m
  if (last) return null
  if (d.prompt === 'un-intervention' && pending.near('plays') === null) return only(g, side, endOf(m), (n) => !isOpponents(g, n, side))
  if (block.cards.length > 0) return null
  if (d.prompt === 'play' && !d.moves.includes(W.pass)) return isEmpty(side, block.at)
  if (d.prompt !== 'trap' || d.moves.includes(W.done)) return null
  const { trapKeepsScoring } = (g.options as Options).readings
  return only(g, side, block.at, (n) => opsOf(g, side, n) < TRAP_VALUE && (trapKeepsScoring || !isScoring(g, n)))
}

/** A card is taken at random, and the log names none. */
export const fromEmptyHand = (m: Moment, side: Side): HandFact => isEmpty(side, endOf(m))

/** A loss by a held scoring card that the log does not mention; or both sides lost so, and one of them has been dealt the other's card. */
export function fromResult(g: State, { heldScoring }: Hands, end: number): HandFact | null {
  if (g.result?.kind !== 'held-scoring') return null
  const held = ([US, USSR] as const).map((side) => hand(g, side).filter((card) => isScoring(g, card)))
  for (const side of [US, USSR] as const) {
    const [first] = held[side]!
    if (first === undefined) continue
    if (!heldScoring[side]) return only(g, side, end, (n) => !isScoring(g, n))
    if (heldScoring[other(side)] && held[other(side)]!.length === 0) return only(g, side, end, (n) => n !== first)
  }
  return null
}
