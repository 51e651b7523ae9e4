/** Absurd losses, and whether a legal answer would have avoided them. */

import { type Decision, type Move, other, type Side } from '../../engine/script.ts'
import { rulesOf } from '../../games/index.ts'
import { apply, clone, decision, resample, view } from '../../rules/api.ts'
import { hand, isScoring } from '../../rules/cards.ts'
import { cannotLose } from '../../rules/queries/cannot-lose.ts'
import { dangers, type Sureness } from '../../rules/queries/dangers.ts'
import { Phase, type State } from '../../rules/state.ts'
import { CARD, isCard } from '../../rules/vocabulary.ts'
import { generator } from '../generator.ts'

/** `nuclear-war`: in its own round or headline; `cuban-missile-crisis`: by a coup of its own; `held-scoring`: a scoring card was held. */
export const ABSURD_ENDS = ['nuclear-war', 'cuban-missile-crisis', 'held-scoring'] as const
export type AbsurdEnd = (typeof ABSURD_ENDS)[number]

export interface Absurd {
  /** The side that lost. */
  readonly side: Side
  readonly end: AbsurdEnd
  /** Whether no answer of its own could have avoided it. */
  readonly forced: boolean
}

/** How a game ended: by a card under the card's name. */
export function endOf(g: State): string {
  const { kind, card } = g.result!
  return kind === 'event' ? rulesOf(g).cards[card]!.id : kind
}

/** What is absurd about the end of a game, or null; the log leads there from the position in which the game began. */
export function absurdIn(began: State, log: readonly Move[], over: State): Absurd | null {
  const { winner } = over.result!
  const end = ABSURD_ENDS.find((name) => name === endOf(over))
  if (end === undefined || winner < 0) return null
  const side = other(winner as Side)
  if (end === 'nuclear-war' && over.phasing !== side) return null
  const forced = end === 'held-scoring' ? !couldScore(began, log, over, side) : !couldAvoid(began, log, over, side)
  return { side, end, forced }
}

interface Answered {
  readonly g: State
  readonly asks: Decision
  readonly pick: number
}

/** The answers that a side gave, where more than one was legal, and the positions before them. */
function answers(began: State, log: readonly Move[], side: Side, counts: (g: State) => boolean): Answered[] {
  const g = clone(began)
  const found: Answered[] = []
  for (const move of log) {
    if (move.by === side && counts(g)) {
      const asks = decision(g, side)!
      if (asks.moves.length > 1) found.push({ g: clone(g), asks, pick: move.pick })
    }
    apply(g, move)
  }
  return found
}

/**
 * Whether a scoring card that was held at the end could have been played: in that turn it was a legal card once when the side chose
 * another that was no scoring card.
 */
function couldScore(began: State, log: readonly Move[], over: State, side: Side): boolean {
  const held = hand(over, side).filter((card) => isScoring(over, card))
  const scores = (pick: number): boolean => isCard(pick) && isScoring(over, pick - CARD)
  return answers(began, log, side, (g) => g.turn === over.turn).some(
    ({ asks: { kind, moves }, pick }) =>
      (kind === 'play' || kind === 'headline') && !scores(pick) && held.some((card) => moves.includes(CARD + card)),
  )
}

/** Worlds in which answers are tried besides the real one. */
const WORLDS = 4
const LEVELS: readonly Sureness[] = ['chance', 'opponent', 'certain']

/**
 * Whether the side had a less deadly answer at one of its own questions of the last round, or headlines. An answer counts as deadly as
 * `dangers` finds it, in the real world and in some that the side could not tell from it; the one that was given at least as one that may
 * lose by chance, because it did.
 */
function couldAvoid(began: State, log: readonly Move[], over: State, side: Side): boolean {
  const lastRound = (g: State): boolean =>
    g.turn === over.turn && g.phase === over.phase && (g.phase !== Phase.Action || (g.round === over.round && g.phasing === over.phasing))
  return answers(began, log, side, lastRound).some(({ g, asks, pick }) => {
    if (cannotLose(g, asks)) return false
    const random = generator(log.length, side)
    const worlds = [g, ...Array.from({ length: WORLDS }, () => resample(g, side, random))]
    const seen = view(g, side)
    const level = (answer: number): number => {
      const [danger] = dangers(seen, { ...asks, moves: [answer] }, worlds, undefined, 'final-scoring')
      return danger === undefined ? 0 : 1 + LEVELS.indexOf(danger.how)
    }
    const own = Math.max(1, level(pick))
    return asks.moves.some((answer) => answer !== pick && level(answer) < own)
  })
}
