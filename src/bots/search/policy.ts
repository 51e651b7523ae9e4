/** The static policy, an answer to every question: for the small questions of a play, and for rollouts of the search. */

import { type Actor, CHANCE, type Decision, explain, type Move, type Side, US } from '../../engine/script.ts'
import { rulesOf } from '../../games/index.ts'
import { applyUnchecked, asked, clone, decision } from '../../rules/api.ts'
import { V } from '../../rules/operations/terms.ts'
import { opsIn } from '../../rules/operations/value.ts'
import type { Random } from '../../rules/resample.ts'
import type { State } from '../../rules/state.ts'
import { CARD, isCountry, W } from '../../rules/vocabulary.ts'
import { type Model, worth } from '../evaluation/model.ts'
import type { Judge } from '../evaluation/network.ts'
import { coupGain, gainFor, outlookOn, placementsFor, planPlacements, realignGain } from '../evaluation/outlook.ts'
import { oneOf } from '../generator.ts'
import { type Action, actionsOf, headlinesOf } from './actions.ts'
import { bidIn } from './bids.ts'

/** How answers are found. */
export interface SearchContext {
  readonly model: Model
  /** The value network, or the static evaluation. */
  readonly judge: Judge
  random: Random
  /** Counts the positions looked at. */
  nodes: number
  /** How many levels of trying out a question may use: 0 answers by chance where no rule of thumb helps. */
  trials: number
  /** The face of the next die, where it is not left to chance. */
  firstDie: number
}

const signed = (side: Side, gain: number): number => (side === US ? gain : -gain)

/** The static evaluation of a position for the side. */
const worthTo = (context: SearchContext, g: State, side: Side): number => signed(side, worth(context.model, g))

/** Which of the actors answers first. */
export const firstOf = (bits: number): Actor => (bits & 1 ? 0 : bits & 2 ? 1 : CHANCE)

export function play(context: SearchContext, g: State, by: Actor, pick: number): void {
  context.nodes++
  applyUnchecked(g, { by, pick })
}

/** One answer of the actor to its question. */
export function answer(context: SearchContext, g: State, asks: Decision): number {
  const { moves, who, kind } = asks
  if (moves.length === 1) return moves[0]!
  if (who === CHANCE) return chance(context, asks)
  switch (kind) {
    case 'influence':
      return placement(context, g, who, asks)
    case 'place':
    case 'remove':
      return onePoint(context, g, who, asks)
    case 'coup':
      return coup(context, g, who, asks)
    case 'realign':
      return realign(context, g, who, asks)
    case 'play':
      return pickOf(actionsOf(outlookOn(context.model, g), who, moves)[0]!)
    case 'headline':
      return pickOf(headlinesOf(outlookOn(context.model, g), who, moves)[0]!)
    case 'use':
      return use(context, g, who, asks)
    case 'bid':
      return bidIn(g, moves)
    default:
      return tryOut(context, g, who, asks)
  }
}

function chance(context: SearchContext, { kind, moves }: Decision): number {
  if (kind !== 'die' || context.firstDie === 0) return oneOf(moves, context.random)
  const face = moves[context.firstDie - 1]!
  context.firstDie = 0
  return face
}

export const pickOf = (action: Action): number => (action.card < 0 ? action.use : CARD + action.card)

function placement(context: SearchContext, g: State, side: Side, { moves, left }: Decision): number {
  const countries = moves.filter(isCountry)
  const plan = planPlacements(outlookOn(context.model, g), side, countries, Math.max(1, left))
  const first = placementsFor(plan, left)[0]
  if (first !== undefined) return first
  return moves.includes(W.done) ? W.done : oneOf(countries, context.random)
}

/** Points given or taken by an event, one at a time: what one more does, or as many as are left where that does more for each. */
function onePoint(context: SearchContext, g: State, side: Side, asks: Decision): number {
  const { moves, left } = asks
  const o = outlookOn(context.model, g)
  const countries = moves.filter(isCountry)
  if (countries.length === 0) return moves[0]!
  const trial = clone(g)
  play(context, trial, side, countries[0]!)
  const at = countries[0]! * 2
  const us = trial.influence[at]! - g.influence[at]!
  const ussr = trial.influence[at + 1]! - g.influence[at + 1]!
  if (us === 0 && ussr === 0) return tryOut(context, g, side, asks)
  const own = side === US ? us : ussr
  const their = side === US ? ussr : us
  let best = moves.includes(W.done) ? W.done : -1
  let most = best < 0 ? Number.NEGATIVE_INFINITY : 0
  for (const country of countries)
    for (let n = 1; n <= Math.min(left, 3); n++) {
      const each = gainFor(o, side, country, own * n, their * n) / n
      if (each > most) {
        most = each
        best = country
      }
    }
  return best < 0 ? countries[0]! : best
}

function coup(context: SearchContext, g: State, side: Side, { moves }: Decision): number {
  const o = outlookOn(context.model, g)
  const f = g.frames[g.frames.length - 1]!
  let best = moves.includes(W.done) ? W.done : moves[0]!
  let most = moves.includes(W.done) ? 0 : Number.NEGATIVE_INFINITY
  for (const country of moves) {
    if (!isCountry(country)) continue
    const gain = coupGain(o, side, country, opsIn(g, side, f.v[V.ops]!, f.card, country))
    if (gain > most) {
      most = gain
      best = country
    }
  }
  return best
}

function realign(context: SearchContext, g: State, side: Side, { moves }: Decision): number {
  const o = outlookOn(context.model, g)
  let best = moves.includes(W.done) ? W.done : moves[0]!
  let most = moves.includes(W.done) ? 0 : Number.NEGATIVE_INFINITY
  for (const country of moves) {
    if (!isCountry(country)) continue
    const gain = realignGain(o, side, country)
    if (gain > most) {
      most = gain
      best = country
    }
  }
  return best
}

/** The use of a card that is being played, or of operations that an event grants. */
function use(context: SearchContext, g: State, side: Side, asks: Decision): number {
  const f = g.frames[g.frames.length - 1]!
  if (asks.prompt !== 'use') return granted(context, g, side, asks)
  const best = actionsOf(outlookOn(context.model, g), side, [CARD + f.card]).find((action) => asks.moves.includes(action.use))
  return best?.use ?? asks.moves[0]!
}

function granted(context: SearchContext, g: State, side: Side, { moves }: Decision): number {
  const f = g.frames[g.frames.length - 1]!
  const o = outlookOn(context.model, g)
  const ops = f.v[V.ops]!
  let best = moves.includes(W.pass) ? W.pass : moves[0]!
  let most = moves.includes(W.pass) ? 0 : Number.NEGATIVE_INFINITY
  for (const move of moves) {
    if (move === W.pass || move === W.realign) continue
    // what each use would come to is found where it would be asked
    const trial = clone(g)
    play(context, trial, side, move)
    const asks = asked(trial) === 1 << side ? decision(trial, side) : null
    if (asks === null) continue
    const countries = asks.moves.filter(isCountry)
    const gain =
      asks.kind === 'influence'
        ? (planPlacements(o, side, countries, ops).gain.at(-1) ?? 0)
        : asks.kind === 'coup'
          ? Math.max(...countries.map((country) => coupGain(o, side, country, opsIn(g, side, ops, f.card, country))))
          : 0
    if (gain > most) {
      most = gain
      best = move
    }
  }
  return best
}

/** Answers tried at most; of more, some at random. */
const MOST_TRIED = 14
/** Steps after which a question is taken to be settled. */
const LONG = 40

/** Tries the answers out, up to the end of the script that asks. */
function tryOut(context: SearchContext, g: State, side: Side, { moves }: Decision): number {
  if (context.trials === 0) return oneOf(moves, context.random)
  context.trials--
  let best = moves[0]!
  let most = Number.NEGATIVE_INFINITY
  const tried = moves.length <= MOST_TRIED ? moves : Array.from({ length: MOST_TRIED }, () => oneOf(moves, context.random))
  for (const pick of tried) {
    const trial = clone(g)
    play(context, trial, side, pick)
    settle(context, trial, g.frames.length)
    const found = worthTo(context, trial, side)
    if (found > most) {
      most = found
      best = pick
    }
  }
  context.trials++
  return best
}

/** Plays on until the stack is lower than it was, or the game is over. */
function settle(context: SearchContext, g: State, depth: number): void {
  for (let i = 0; i < LONG && g.result === null && g.frames.length >= depth; i++) {
    const by = firstOf(asked(g))
    play(context, g, by, answer(context, g, decision(g, by)!))
  }
}

/** A number for the action round, or the headline phase, that is being played: it changes when the next one begins. */
export const momentOf = (g: State): number => ((g.turn * 16 + g.round) * 4 + g.phase) * 2 + (g.phase === 2 ? g.phasing : 0)

/** Plays a card as an action says, and on to the end of the round. The moves go into `log`. */
export function carryOut(context: SearchContext, g: State, side: Side, action: Action, log?: Move[]): void {
  const moment = momentOf(g)
  const make = (by: Actor, pick: number): void => {
    log?.push({ by, pick })
    play(context, g, by, pick)
  }
  make(side, pickOf(action))
  let at = 0
  const { scripts } = rulesOf(g)
  for (let i = 0; i < LONG * 2 && g.result === null && momentOf(g) === moment; i++) {
    const by = firstOf(asked(g))
    const f = g.frames[g.frames.length - 1]!
    if (by === side && f.card === action.card && f.me === side) {
      const planned = f.at === 'play' ? action.use : f.at === 'influence' || f.at === 'coup' ? action.where[at] : undefined
      if (planned !== undefined && explain(scripts, g, side, planned) === null) {
        if (f.at !== 'play') at++
        make(side, planned)
        continue
      }
    }
    make(by, answer(context, g, decision(g, by)!))
  }
}
