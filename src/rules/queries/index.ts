/** Queries over a view: what an interface shows and a bot asks. */

export type { Level, SideScore } from '../scoring.ts'
export { type HandCard, type HandKnowledge, handCards, type SpaceTry, spaceTry, type Unseen, unseenCards } from './cards.ts'
export { type Control, controlOf } from './control.ts'
export { type Danger, dangers, lethalEvents, type Sureness } from './dangers.ts'
export { type MilitaryOperations, militaryOperations } from './military.ts'
export {
  type Answer,
  answerOf,
  cardIndex,
  countryIndex,
  type EffectInForce,
  effectsInForce,
  influenceIn,
  markersOnMap,
  stabilityIn,
} from './named.ts'
export {
  type CoupFace,
  type CoupOdds,
  coupOdds,
  type RealignOdds,
  type RealignOutcome,
  realignOdds,
  type Spending,
  spendingOf,
} from './odds.ts'
export {
  type FinalScore,
  type ScoreOfCard,
  type ScoreOfRegion,
  scoreOfCard,
  scoresAtEnd,
  scoresNow,
} from './scores.ts'
