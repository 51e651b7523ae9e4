/** Reads the answers of chance from the log: printed dice, dice implied by their result, and cards drawn at random. */
import { type Decision, isAt, other, type Side, US, USSR } from '../../engine/script.ts'
import { idOfCard } from '../../games/card-ids.ts'
import { firstRoll } from '../../rules/card.ts'
import { firstDie } from '../../rules/operations/realign.ts'
import { levelOf } from '../../rules/scoring.ts'
import { CARD, NUMBER } from '../../rules/vocabulary.ts'
import type { Moment } from './answers.ts'

/** The face of a die; null where the log does not show it. */
export function dieOf(m: Moment, d: Decision): number | null {
  const { pending, g } = m
  const f = g.frames.at(-1)!
  const id = idOfCard(m.rules, d.card)
  if (d.at === 'coup') return pending.first('coup')?.die ?? null
  // The die of the USSR is asked for, and printed, first.
  if (d.at === 'realign') return pending.first('rolls', (l) => l.side === (isAt(f, firstDie) ? USSR : US))?.die ?? null
  if (d.at === 'space') return pending.first('space-roll')?.die ?? null
  if (d.at.endsWith('/trap')) return pending.first('trap')?.die ?? null
  if (id === 'olympic-games') return olympicDie(m)
  if (id === 'summit') return summitDie(m)
  return pending.first('war')?.die ?? null
}

const face = (n: number): number => Math.min(6, Math.max(1, n))

/** The side that gets VP next, or -1. */
const winner = ({ pending }: Moment): Side | -1 => pending.near('vp')?.side ?? -1

/** The dice of Olympic Games are not printed: the winner's is high. */
function olympicDie(m: Moment): number | null {
  const f = m.g.frames.at(-1)!
  const won = winner(m)
  if (won < 0 && m.last) return null
  const first = firstRoll(f) < 0
  return (won === f.me) === first ? 6 : 1
}

/** Nor are the dice of Summit; where neither side gains VP, they make up for the regions that one side leads. */
function summitDie(m: Moment): number {
  const { g, rules } = m
  const f = g.frames.at(-1)!
  const won = winner(m)
  const leads = (side: Side): number =>
    rules.tables.finalScoring.filter((region) => ['domination', 'control'].includes(levelOf(g, region, side))).length
  const lead = leads(f.me) - leads(other(f.me))
  const first = firstRoll(f) < 0
  if (won >= 0) return (won === f.me) === first ? 6 : 1
  return first ? face(1 - lead) : face(firstRoll(f) + lead)
}

/** A card taken at random out of a hand, found by the next line that names it. */
export function randomCardOf({ pending }: Moment, d: Decision): number | null {
  const offered = (l: { readonly card: number }): boolean => d.moves.includes(CARD + l.card)
  return (pending.near('discards', offered) ?? pending.near('reveals', offered))?.card ?? null
}

/** A card that an event looks at: first those that it discards, then any others, which return to the deck. */
export function lookedCardOf({ pending }: Moment, d: Decision): number {
  return pending.near('discards', (l) => d.moves.includes(CARD + l.card))?.card ?? d.moves[0]! - CARD
}

export const pickOfDie = (face: number): number => NUMBER + face
