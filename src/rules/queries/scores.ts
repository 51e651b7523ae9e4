/** Scores if they were counted now, and at the end of the game. */
import { applyUnchecked, asked, decision, run, type Side, US, USSR } from '../../engine/script.ts'
import { resolveEvent } from '../play.ts'
import { rulesOf } from '../ruleset.ts'
import { finalScoring, type Score, scoreRegion } from '../scoring.ts'
import { clone, type EndKind, type State } from '../state.ts'
import type { View } from '../view.ts'
import { boardOf } from './board.ts'
import { firstAsked, isOver, trialOf, trialScripts } from './trial.ts'

export interface ScoreOfRegion extends Score {
  readonly region: number
  /** Positive for the US. */
  readonly vp: number
}

function scores(g: State, final: boolean): ScoreOfRegion[] {
  return rulesOf(g).tables.finalScoring.map((region) => {
    const score = scoreRegion(g, region, final)
    return { ...score, region, vp: score.sides[US].vp - score.sides[USSR].vp }
  })
}

/** Every region as it would score now. What a side may still leave out before a scoring is not guessed; `scoreOfCard` tries it. */
export const scoresNow = (view: View): ScoreOfRegion[] => scores(boardOf(view), false)

export interface FinalScore {
  readonly regions: readonly ScoreOfRegion[]
  /** What the passing card adds. */
  readonly passing: { readonly side: Side; readonly vp: number } | null
  /** The marker at the end, positive for the US; where a region wins the game, as far as it was counted. */
  readonly vp: number
  readonly winner: Side | -1
  readonly kind: EndKind
}

/** The end of the game as the map stands (10.3.2). */
export function scoresAtEnd(view: View): FinalScore {
  const g = clone(boardOf(view))
  g.result = null
  const regions = scores(g, true)
  finalScoring(g)
  const passing = view.holder < 0 ? null : { side: view.holder as Side, vp: rulesOf(g).tables.passing.vp }
  return { regions, passing, vp: g.vp, winner: g.result!.winner, kind: g.result!.kind }
}

export interface ScoreOfCard {
  /** Positive for the US. */
  readonly vp: number
  /** The side that would win the game by it, or -1. */
  readonly winner: Side | -1
}

/** What a scoring card would score now for either player of it; a side that its event asks answers with its best choice. */
export function scoreOfCard(view: View, card: number): ScoreOfCard {
  const trial = trialOf(boardOf(view))
  trial.vp = 0
  resolveEvent(trial, card, trial.phasing, trial.phasing)
  run(trialScripts(trial), trial)
  return bestScore(trial)
}

/** More than any score. */
const WIN = 1000

function bestScore(trial: State): ScoreOfCard {
  if (isOver(trial)) return { vp: trial.vp, winner: trial.result?.winner ?? -1 }
  const scripts = trialScripts(trial)
  const by = firstAsked(asked(scripts, trial))
  const worth = ({ vp, winner }: ScoreOfCard): number => (by === US ? vp : -vp) + (winner < 0 ? 0 : winner === by ? WIN : -WIN)
  let best: ScoreOfCard | null = null
  for (const pick of decision(scripts, trial, by)!.moves) {
    const next = clone(trial)
    applyUnchecked(scripts, next, by, pick)
    const score = bestScore(next)
    if (best === null || worth(score) > worth(best)) best = score
  }
  return best!
}
