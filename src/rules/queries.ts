/** Queries over a view: what an interface shows and a bot asks. */
export { type HandCard, type HandKnowledge, handCards, type SpaceTry, spaceTry, type Unseen, unseenCards } from './queries/cards.ts'
export { type Control, controlOf } from './queries/control.ts'
export { type Danger, dangers, lethalEvents, type Sureness } from './queries/dangers.ts'
export { type MilitaryOperations, militaryOperations } from './queries/military.ts'
export {
  type CoupFace,
  type CoupOdds,
  coupOdds,
  type RealignOdds,
  type RealignOutcome,
  realignOdds,
  type Spending,
  spendingOf,
} from './queries/odds.ts'
export {
  type FinalScore,
  type ScoreOfCard,
  type ScoreOfRegion,
  scoreOfCard,
  scoresAtEnd,
  scoresNow,
} from './queries/scores.ts'
export type { Level, SideScore } from './scoring.ts'
