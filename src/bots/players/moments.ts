/**
 * The decisions that changed a game most: how much better or worse a play was than the others that the side could have made, judged by what
 * that side could know, with dice averaged. Luck is no part of it.
 */
import { CHANCE, type Move, other, type Side, US } from '../../engine/script.ts'
import { applyUnchecked, clone, decision, resample } from '../../rules/api.ts'
import type { Random } from '../../rules/resample.ts'
import type { State } from '../../rules/state.ts'
import { CARD, isCard, isCountry, W } from '../../rules/vocabulary.ts'
import { judgeOf, modelOf } from '../evaluation/learned.ts'
import { chanceOf } from '../evaluation/model.ts'
import { generator } from '../generator.ts'
import type { Action } from '../search/actions.ts'
import { carryOut, momentOf, pickOf, type SearchContext } from '../search/policy.ts'
import { candidatesOf } from '../search/search.ts'
import { NO_USE, usesOf } from '../search/uses.ts'

export interface DecidingMoment {
  /** Moves made before the decision, and when its round was over. */
  readonly at: number
  readonly until: number
  readonly side: Side
  readonly turn: number
  /** 0: a headline. */
  readonly round: number
  readonly pick: number
  /** The use that goes with a card, a word, or -1. */
  readonly use: number
  /** Countries in order, or the target of a coup. */
  readonly where: readonly number[]
  /** The side's chance to win after it, less what its other plays would have come to: from -1 to 1. */
  readonly swing: number
}

export interface MomentsSoFar {
  /** Decisions that have been judged, and all of them. */
  readonly done: number
  readonly of: number
  /** The largest swings so far, in the order of the game. */
  readonly moments: readonly DecidingMoment[]
}

const MOST = 3
/** A swing below this is no moment. */
const LEAST = 0.02
/** Worlds in which every decision is judged, and those that look largest once more. */
const WORLDS = 6
const MORE_WORLDS = 36
const AGAIN = 8
/** Other plays that a decision is compared with. */
const OTHERS = 8

interface Decided {
  readonly g: State
  readonly side: Side
  readonly at: number
  readonly until: number
  readonly action: Action
  readonly isHeadline: boolean
}

/** Judges every play and headline of a game, then those again that seem to have changed most. */
export function* momentsOf(start: State, moves: readonly Move[], seed: number): Generator<MomentsSoFar> {
  const all = decisionsOf(start, moves)
  const of = all.length + Math.min(AGAIN, all.length)
  let judged: { readonly decided: Decided; readonly swing: number }[] = []
  let done = 0
  const soFar = (): MomentsSoFar => ({ done, of, moments: largest(judged) })
  for (const decided of all) {
    judged.push({ decided, swing: swingOf(decided, WORLDS, generator(seed, decided.at)) })
    done++
    yield soFar()
  }
  // The largest of many swings owe something to the worlds in which they were judged.
  judged = judged.toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing)).slice(0, AGAIN)
  for (const [i, { decided }] of judged.entries()) {
    judged[i] = { decided, swing: swingOf(decided, MORE_WORLDS, generator(seed, decided.at, 1)) }
    done++
    yield soFar()
  }
}

function largest(judged: readonly { readonly decided: Decided; readonly swing: number }[]): DecidingMoment[] {
  return judged
    .filter(({ swing }) => Math.abs(swing) >= LEAST)
    .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .toSorted((a, b) => a.decided.at - b.decided.at)
    .map(({ decided: { g, side, at, until, action, isHeadline }, swing }) => ({
      at,
      until,
      side,
      turn: g.turn,
      round: isHeadline ? 0 : g.round,
      pick: pickOf(action),
      use: isHeadline || action.card < 0 ? NO_USE : action.use,
      where: action.where.filter(isCountry),
      swing,
    }))
}

/** The plays and headlines of a game, each with the position in which it was chosen. */
function decisionsOf(start: State, moves: readonly Move[]): Decided[] {
  const g = clone(start)
  const found: Decided[] = []
  for (const [at, move] of moves.entries()) {
    const asks = move.by === CHANCE ? null : decision(g, move.by)
    if (asks !== null && asks.moves.length > 1 && (asks.kind === 'play' || asks.kind === 'headline')) {
      const isHeadline = asks.kind === 'headline'
      found.push({ g: clone(g), side: move.by as Side, at, isHeadline, ...madeFrom(g, move.by as Side, moves, at, isHeadline) })
    }
    applyUnchecked(g, move)
  }
  return found
}

/** What a side did with its card, as an action. */
function madeFrom(before: State, side: Side, moves: readonly Move[], at: number, isHeadline: boolean): Pick<Decided, 'action' | 'until'> {
  const { pick } = moves[at]!
  const g = clone(before)
  const moment = momentOf(g)
  const card = isCard(pick) ? pick - CARD : -1
  const where: number[] = []
  let use = card < 0 ? pick : isHeadline ? W.event : NO_USE
  let until = at
  for (; until < moves.length && g.result === null && momentOf(g) === moment; until++) {
    const move = moves[until]!
    const f = g.frames[g.frames.length - 1]!
    if (until > at && move.by === side && f.card === card && f.me === side) {
      if (f.at === 'play' && use === NO_USE) use = move.pick
      // A die that an effect lets the side choose is luck.
      else if ((f.at === 'influence' || f.at === 'coup') && (isCountry(move.pick) || move.pick === W.done)) where.push(move.pick)
    }
    applyUnchecked(g, move)
  }
  return { action: { card, use, where, score: 0 }, until }
}

const isSame = (a: Action, b: Action): boolean => a.card === b.card && a.use === b.use

/** What the decision is worth beside the middle one of the other plays: there are always some that nobody would choose. */
function swingOf({ g, side, action, isHeadline }: Decided, count: number, random: Random): number {
  const worlds = Array.from({ length: count }, () => resample(g, side, random))
  const kind = isHeadline ? 'headline' : 'play'
  const others = candidatesOf(modelOf(g), worlds.slice(0, WORLDS), side, kind, decision(g, side)!.moves)
    .toSorted((a, b) => b.score - a.score)
    .filter((each, i, all) => !isSame(each, action) && all.findIndex((one) => isSame(one, each)) === i)
    .filter((each) => isHeadline || each.card < 0 || usesOf(g, side, pickOf(each)).includes(each.use))
    .filter((each, i, all) => all.findIndex((one) => one.card === each.card) === i)
    .slice(0, OTHERS)
  if (others.length === 0) return 0
  const luck = Math.floor(random() * 2 ** 32)
  const tried = (one: Action): Outcome => outcomeOf(g, side, worlds, one, luck)
  // What loses at once is no choice: to avoid it decides nothing.
  const values = others
    .map(tried)
    .filter(({ lost }) => lost < MOSTLY)
    .map(({ chance }) => chance)
    .toSorted((a, b) => a - b)
  if (values.length === 0) return 0
  return tried(action).chance - (values[(values.length - 1) >> 1]! + values[values.length >> 1]!) / 2
}

const FACES = 6
const MOSTLY = 0.5

interface Outcome {
  /** The side's chance to win. */
  readonly chance: number
  /** In which share of the worlds it loses before the round is over. */
  readonly lost: number
}

/** What a play comes to, over worlds and faces of the first die. Each play meets the same luck. */
function outcomeOf(g: State, side: Side, worlds: readonly State[], action: Action, luck: number): Outcome {
  const judge = judgeOf(g)
  const context: SearchContext = { model: modelOf(g), judge, random: generator(luck), nodes: 0, trials: 1, firstDie: 0 }
  let [us, lost] = [0, 0]
  for (const [i, world] of worlds.entries()) {
    const end = clone(world)
    context.random = generator(luck, i)
    context.firstDie = (i % FACES) + 1
    carryOut(context, end, side, action)
    us += chanceOf(judge(end)) / worlds.length
    if (end.result?.winner === other(side)) lost += 1 / worlds.length
  }
  return { chance: side === US ? us : 1 - us, lost }
}
