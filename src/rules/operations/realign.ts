/** Realignments (6.2). */
import { type Frame, goTo, label, leave, other, ownSide, type Script, type Side, US, USSR } from '../../engine/script.ts'
import { ask, type Question } from '../ask.ts'
import { controlledNeighbours, influence, removeInfluence } from '../board.ts'
import { eachEffect } from '../effects.ts'
import { note } from '../notes.ts'
import { HOOK, type Refusal } from '../ruleset.ts'
import type { State } from '../state.ts'
import { W } from '../vocabulary.ts'
import { barredBy } from './bars.ts'
import { budget, openPoints, pointsLeft, pointsOf, spend } from './points.ts'
import { MUST_SPEND_ALL, NOT_AN_ANSWER, TOO_EXPENSIVE } from './refusals.ts'
import { goesOn, maySwitch, SWITCHES, spentHere, switches } from './switch.ts'
import { refuseTarget, targets } from './targets.ts'
import { FLAGS, mark, optional, V } from './terms.ts'

/**
 * 6.0: every point is a roll while there is a country for it; only the regional extra point may be left, by a reading every point after the
 * first. Of operations that are granted none need be used, of rolls that are granted by number none need be made.
 */
function mayStopRolling(g: State, f: Frame): boolean {
  const spent = f.v[V.spent]!
  if (optional(f) && (spent === 0 || (f.v[V.flags]! & FLAGS.exact) !== 0)) return true
  return (g.options.readings.stopRealigning && spentHere(f)) || spent >= pointsOf(g, f, 0, f.v[V.touched]!)
}

function refuseRealign(g: State, f: Frame, country: number): Refusal | null {
  const reason = refuseTarget(g, f, country, HOOK.barRealign) ?? barredBy(g, HOOK.barRealign, f.me, country)
  if (reason !== null) return reason
  return f.v[V.spent]! + 1 > budget(g, f, country, false) ? TOO_EXPENSIVE : null
}

const realignTarget: Question = {
  kind: 'realign',
  prompt: 'realign',
  amount: (_g, f) => (f.v[V.flags]! & FLAGS.exact ? 1 : 0),
  who: ownSide,
  open: (g, f) => {
    if (f.v[V.spent] === 0) openPoints(g, f)
    else f.left = pointsLeft(g, f)
    f.got = -1
  },
  any: (g, f) => targets(g, f, HOOK.barRealign, null) || maySwitch(g, f),
  refuse: (g, f, pick) => {
    if (pick === W.done) return mayStopRolling(g, f) || !targets(g, f, HOOK.barRealign, null) ? null : MUST_SPEND_ALL
    if (pick === W.influence) return maySwitch(g, f) ? null : NOT_AN_ANSWER
    return refuseRealign(g, f, pick)
  },
  list: (g, f, _who, into) => {
    targets(g, f, HOOK.barRealign, into)
    const rolls = into.length
    if (maySwitch(g, f)) into.push(W.influence)
    if (rolls === 0 || mayStopRolling(g, f)) into.push(W.done)
  },
  take: (g, f, pick) => {
    f.left = 0
    if (pick === W.done) {
      if (f.v[V.spent] === 0) note?.({ key: 'declines', side: f.me, use: 'realign' })
      return
    }
    if (pick === W.influence) return switches(f, pick)
    spend(g, f, pick, 1, false)
    mark(f.v, V.seen, pick)
    f.left = 0
    f.got = pick
    note?.({ key: 'target', side: f.me, country: pick })
  },
}

/** 6.2.2: what a side adds to its die. */
export function realignModifier(g: State, side: Side, country: number, starter: Side): number {
  const more = influence(g, side, country) > influence(g, other(side), country) ? 1 : 0
  return controlledNeighbours(g, side, country) + more + realignExtra(g, side, country, starter)
}

function realignExtra(g: State, side: Side, country: number, starter: Side): number {
  let extra = 0
  eachEffect(g, HOOK.realignDie, (hook, owner) => {
    extra += hook(g, side, owner, country, starter)
  })
  return extra
}

/** By a variant the side that started the realignment can't lose influence. */
export const losesByRealignment = (g: State, loser: Side, starter: Side): boolean =>
  loser !== starter || !g.options.variants.realignWithoutLoss

const nextRoll = label('next roll')
/** The die of the USSR. */
export const firstDie = label('first die')

export const realign: Script<State> = [
  nextRoll,
  realignTarget,
  (g, f) => {
    if (f.got === SWITCHES) goesOn(g, f, 'influence')
    else if (f.got < 0) leave(f)
    else f.v[V.target] = f.got
  },
  firstDie,
  ask.die(() => USSR),
  (_g, f) => {
    f.v[V.die] = f.got
  },
  ask.die(() => US),
  (g, f) => {
    const country = f.v[V.target]!
    const dice = [f.got, f.v[V.die]!]
    const mods = [realignModifier(g, US, country, f.me), realignModifier(g, USSR, country, f.me)]
    mods[f.me]! += f.v[V.dieBonus]!
    if (note !== undefined) {
      for (const side of [USSR, US] as const) {
        const extra = realignExtra(g, side, country, f.me)
        note({ key: 'realign', side, starter: f.me, country, die: dice[side]!, mod: mods[side]!, extra, n: dice[side]! + mods[side]! })
      }
    }
    const lead = dice[US]! + mods[US]! - dice[USSR]! - mods[USSR]!
    const loser = lead > 0 ? USSR : US
    if (lead !== 0 && losesByRealignment(g, loser, f.me)) removeInfluence(g, loser, country, Math.abs(lead))
    goTo(f, nextRoll)
  },
]
