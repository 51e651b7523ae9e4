/** Placing influence (6.1). */
import { type Frame, ownSide, type Script } from '../../engine/script.ts'
import type { Question } from '../ask.ts'
import { addInfluence } from '../board.ts'
import type { State } from '../state.ts'
import { W } from '../vocabulary.ts'
import { cost, placements, refusePlacement } from './placements.ts'
import { openPoints, pointsLeft, pointsOf, spend } from './points.ts'
import { MUST_SPEND_ALL, NOT_AN_ANSWER } from './refusals.ts'
import { goesOn, maySwitch, SWITCHES, switches } from './switch.ts'
import { isSplit, mark, split, V } from './terms.ts'

/** 6.0: every point must be spent; only the regional extra point may be left, and points that could only go to realignments. */
const mayStop = (g: State, f: Frame): boolean =>
  f.v[V.spent]! >= pointsOf(g, f, 0, f.v[V.touched]!) || (isSplit(f) && !placements(g, f, null))

const placeInfluence: Question = {
  kind: 'influence',
  prompt: 'influence',
  who: ownSide,
  open: (g, f) => {
    if (f.v[V.spent] === 0) openPoints(g, f)
    else f.left = pointsLeft(g, f)
    f.got = 0
  },
  any: (g, f) => placements(g, f, null) || maySwitch(g, f),
  refuse: (g, f, pick) => {
    if (pick === W.done) return mayStop(g, f) ? null : MUST_SPEND_ALL
    if (pick === W.realign) return maySwitch(g, f) ? null : NOT_AN_ANSWER
    return refusePlacement(g, f, pick)
  },
  list: (g, f, _who, into) => {
    placements(g, f, into)
    if (maySwitch(g, f)) into.push(W.realign)
    if (mayStop(g, f)) into.push(W.done)
  },
  take: (g, f, pick) => {
    if (pick === W.done) {
      f.left = 0
      return
    }
    if (pick === W.realign) return switches(f, pick)
    const price = cost(g, f.me, pick)
    addInfluence(g, f.me, pick, 1)
    spend(g, f, pick, price, true)
    if (g.options.variants.realignAndPlace) mark(split(f), V.placed, pick)
  },
}

export const influence: Script<State> = [
  placeInfluence,
  (g, f) => {
    if (f.got === SWITCHES) goesOn(g, f, 'realign')
  },
]
