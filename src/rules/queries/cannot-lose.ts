/** Which questions need no look for dangers: one definition for bots, the page and the command line. */
import { CHANCE, type Decision, other } from '../../engine/script.ts'
import { rulesNamed } from '../ruleset.ts'
import type { View } from '../view.ts'

const MOVES_INFLUENCE: ReadonlySet<string> = new Set(['influence', 'place', 'remove', 'realign'])

/** Whether the answers are countries that gain or lose influence, one point after the other: none of them ends a game itself. */
export const movesInfluence = ({ kind }: Pick<Decision, 'kind'>): boolean => MOVES_INFLUENCE.has(kind)

/** Bids come before the game. */
const isBeforeGame = ({ kind }: Decision): boolean => kind === 'bid'

/**
 * Whether no answer to the question can lose the game before the round is over, final scoring apart, which comes whatever is played.
 * Influence is moved without danger unless the card is the other side's: its event may follow, and find a battleground for a coup or the
 * control of countries that decides the game.
 */
export function cannotLose({ game }: Pick<View, 'game'>, question: Decision): boolean {
  const { who, card } = question
  if (who === CHANCE || isBeforeGame(question)) return true
  return movesInfluence(question) && (card < 0 || rulesNamed(game)!.cards[card]!.side !== other(who))
}
