/** Advice on a side's own question: the best few moves, the chance to win with each, and what speaks for it. */
import { type Move, other, type Side, US } from '../../engine/script.ts'
import { asked, clone, decision } from '../../rules/api.ts'
import { isScoring } from '../../rules/cards.ts'
import type { State } from '../../rules/state.ts'
import { isCountry } from '../../rules/vocabulary.ts'
import type { Hint } from '../../words/hint.ts'
import { judgeOf, modelOf } from '../evaluation/learned.ts'
import { chanceOf } from '../evaluation/model.ts'
import type { Judge } from '../evaluation/network.ts'
import type { Action } from '../search/actions.ts'
import { newWatch } from '../search/deadly.ts'
import { answer, carryOut, firstOf, momentOf, pickOf, play, type SearchContext } from '../search/policy.ts'
import { safeOnes } from '../search/safety.ts'
import { beginSearch, SETTINGS, type SearchedAction } from '../search/search.ts'
import { asksForSetup, planSetup } from '../search/setup.ts'
import { NO_USE, usesOf } from '../search/uses.ts'
import { contextOf } from './club.ts'
import { lasting, prepare } from './expert.ts'
import type { BotSeat, Budget } from './player.ts'
import { type Evidence, reasonsFor, type Trial } from './reasons.ts'

const MOST = 3
/** How often a move is tried out for its reasons: once with each face of the first die. */
const TIMES = 6
/** Among more answers than these, what follows each is not tried out in its turn. */
const MANY = 8
/** Worlds in which a danger is looked for; and answers beyond the first safe one that are looked at. */
const WATCHED = 3
const LOOKED_AT = 6
/** Worlds in which placements of the set-up are compared. */
const SETUP_WORLDS = 4

/** A hint, with the trials that its reasons come from. */
export interface Advice {
  readonly hint: Hint
  readonly evidence: Evidence
}

/** The rest of a hint that the side has followed so far: the best answer now is the next of its picks, with the same chance to win. */
export interface Followed {
  readonly picks: readonly number[]
  readonly chance: number
}

/** The best few moves of the question, the best first. */
export function hints(seat: BotSeat, budget: Budget): readonly Hint[] {
  const [advice] = advise(seat, [budget])
  return advice!.map(({ hint }) => hint)
}

/** Advice at the end of each budget, the first soon; all budgets begin now. */
export function* advise(seat: BotSeat, budgets: readonly Budget[], followed: Followed | null = null): Generator<readonly Advice[]> {
  const { decision } = seat
  const world = seat.sample()
  const context = contextOf(modelOf(world), seat, judgeOf(world))
  yield* decision.kind === 'play' || decision.kind === 'headline'
    ? plays(context, seat, world, budgets)
    : answers(context, seat, world, budgets, followed)
}

const ONLY_MOVE = [{ key: 'only-move' }] as const

/** The side's chance to win in this position, without search. */
export const chanceFor = (judge: Judge, g: State, side: Side): number => (side === US ? chanceOf(judge(g)) : 1 - chanceOf(judge(g)))

// ---- plays and headlines

function* plays(context: SearchContext, seat: BotSeat, world: State, budgets: readonly Budget[]): Generator<readonly Advice[]> {
  const { decision, side, sample } = seat
  const lasts = budgets.map((budget) => lasting(budget, context))
  const { candidates } = prepare(context, seat, world, SETTINGS, budgets[0]!, newWatch())
  const { walk, found } = beginSearch(context, side, sample, candidates, SETTINGS)
  const worlds = Array.from({ length: TIMES }, sample)
  const known = new Map<Action, readonly Trial[]>()
  const trialsOf = (action: Action): readonly Trial[] => {
    const trials = known.get(action) ?? worlds.map((world, i) => carriedOut(context, side, world, action, i + 1))
    known.set(action, trials)
    return trials
  }
  const useOf = ({ card, use }: Action): number => (decision.kind === 'play' && card >= 0 ? use : NO_USE)
  for (const goOn of lasts) {
    do walk()
    while (goOn())
    const best = new Map<number, SearchedAction>()
    for (const one of found()) {
      const pick = pickOf(one.action)
      if (one.visits === 0 || best.has(pick)) continue
      // By the static scores a card could be put to every use.
      if (decision.kind === 'headline' || usesOf(world, side, pick).includes(useOf(one.action))) best.set(pick, one)
    }
    const shown = [...best.values()].slice(0, MOST).sort((a, b) => b.chance - a.chance)
    yield shown.map(({ action, chance }) => {
      // The opponent's headline happens whatever is chosen; in a round all that happens comes of the play.
      const others = decision.kind === 'headline' ? shown.filter((one) => one.action !== action).flatMap((one) => trialsOf(one.action)) : []
      const named = decision.kind === 'headline' ? [] : action.where
      const evidence = {
        trials: trialsOf(action),
        others,
        named,
        isOfCards: false,
        isScoring: action.card >= 0 && isScoring(world, action.card),
      }
      const why = decision.moves.length === 1 ? ONLY_MOVE : reasonsFor((g) => chanceFor(context.judge, g, side), side, evidence)
      return { hint: { pick: pickOf(action), use: useOf(action), where: action.where, chance, why }, evidence }
    })
  }
}

function carriedOut(context: SearchContext, side: Side, world: State, action: Action, die: number): Trial {
  const end = clone(world)
  const moves: Move[] = []
  context.firstDie = die
  carryOut(context, end, side, action, moves)
  context.firstDie = 0
  return { world, moves, end }
}

// ---- small questions

/** An answer with its trials; `where` are the further answers of the same kind in them. */
interface Tried {
  readonly picks: readonly number[]
  readonly where: readonly number[]
  readonly trials: readonly Trial[]
  readonly chance: number
}

/** Each answer tried out up to the end of what asks. */
function* answers(
  context: SearchContext,
  seat: BotSeat,
  world: State,
  budgets: readonly Budget[],
  followed: Followed | null,
): Generator<readonly Advice[]> {
  const { decision, side } = seat
  const { moves } = decision
  const lasts = budgets.map((budget) => lasting(budget, context))
  if (moves.length > MANY) context.trials = 0
  const setup = followed === null && asksForSetup(world, side)
  const plan = setup ? planSetup(context, side, Array.from({ length: SETUP_WORLDS }, seat.sample)) : (followed?.picks ?? [])
  const planned = moves.includes(plan[0]!) ? plan : []
  const worlds: State[] = []
  let tried: readonly Tried[] = moves.map((pick) => ({ picks: pick === planned[0] ? planned : [pick], where: [], trials: [], chance: 0 }))
  for (const [i, goOn] of lasts.entries()) {
    const more = Array.from({ length: TIMES }, seat.sample)
    worlds.push(...more)
    tried = tried.map((one) => withTrials(context, seat, one, more)).sort((a, b) => b.chance - a.chance)
    if (i === 0 && moves.length > 1) tried = safeAmong(seat, tried, worlds, planned[0])
    yield shownOf(context, seat, tried, planned, followed)
    if (moves.length === 1 || !goOn()) return
  }
}

/** The answers that do not lose at once. */
function safeAmong(seat: BotSeat, tried: readonly Tried[], worlds: readonly State[], planned?: number): readonly Tried[] {
  let left = LOOKED_AT
  const ranked = tried.map(({ picks }) => picks[0]!)
  const first = planned === undefined ? ranked : [planned, ...ranked.filter((pick) => pick !== planned)]
  const safe = safeOnes(seat, first, worlds.slice(0, WATCHED), 0, () => --left > 0)
  return tried.filter(({ picks }) => safe.includes(picks[0]!))
}

function withTrials(context: SearchContext, seat: BotSeat, { picks, where, trials }: Tried, worlds: readonly State[]): Tried {
  const made = worlds.map((world, i) => answered(context, seat, world, picks, (i % TIMES) + 1))
  const all = [...trials, ...made.map(({ trial }) => trial)]
  const chance = all.reduce((sum, trial) => sum + chanceOfSeat(context.judge, trial, seat.side), 0) / all.length
  return { picks, where: trials.length === 0 ? made[0]!.where : where, trials: all, chance }
}

/** Bids may make the players change sides (11.4). */
const chanceOfSeat = (judge: Judge, { world, end }: Trial, side: Side): number =>
  chanceFor(judge, end, world.swapped === end.swapped ? side : other(side))

/** Steps after which a question is taken to be settled. */
const LONG = 40

/** Answers with these picks, then by the static policy, up to the end of what asked or of the round. */
function answered(
  context: SearchContext,
  { side, decision: { kind } }: BotSeat,
  world: State,
  picks: readonly number[],
  die: number,
): { readonly trial: Trial; readonly where: readonly number[] } {
  const end = clone(world)
  const moment = momentOf(world)
  const moves: Move[] = []
  const where: number[] = []
  let [at, isInLine] = [0, true]
  const isOpen = (): boolean => end.result === null && end.frames.length >= world.frames.length && momentOf(end) === moment
  context.firstDie = die
  for (let i = 0; i < LONG && (i === 0 || isOpen()); i++) {
    const by = i === 0 ? side : firstOf(asked(end))
    const asks = decision(end, by)!
    const planned = by === side ? picks[at] : undefined
    const isPlanned = planned !== undefined && asks.moves.includes(planned)
    if (isPlanned) at++
    const pick = isPlanned ? planned : answer(context, end, asks)
    isInLine &&= by === side && asks.kind === kind
    if (i > 0 && isInLine && isCountry(pick)) where.push(pick)
    moves.push({ by, pick })
    play(context, end, by, pick)
  }
  context.firstDie = 0
  return { trial: { world, moves, end }, where }
}

function shownOf(
  context: SearchContext,
  { decision, side }: BotSeat,
  tried: readonly Tried[],
  planned: readonly number[],
  followed: Followed | null,
): readonly Advice[] {
  const first = tried.find(({ picks }) => picks[0] === planned[0])
  // A plan that is being followed stays the best: other answers are measured against it.
  const ranked = first === undefined ? tried : [first, ...tried.filter((one) => one !== first && one.chance <= first.chance)]
  const shift = first === undefined || followed === null ? 0 : followed.chance - first.chance
  return ranked.slice(0, MOST).map((one) => {
    const [pick, where] = [one.picks[0]!, one.where]
    const others = tried.filter((each) => each !== one).flatMap(({ trials }) => trials)
    const evidence = {
      trials: one.trials,
      others,
      named: isCountry(pick) ? [pick, ...where] : [],
      isOfCards: decision.kind === 'card',
      isScoring: false,
    }
    const chance = Math.min(1, Math.max(0, one.chance + shift))
    // Of a bid nothing can be shown: the cards are not dealt.
    const why =
      decision.moves.length === 1
        ? ONLY_MOVE
        : decision.kind === 'bid'
          ? []
          : reasonsFor((g) => chanceFor(context.judge, g, side), side, evidence)
    return { hint: { pick, use: NO_USE, where, chance, why }, evidence }
  })
}

/** The chance of the US to win after each move of a game, for those who may see everything. */
export function evaluations(states: Iterable<State>): number[] {
  const chances: number[] = []
  for (const g of states) chances.push(chanceOf(judgeOf(g)(g)))
  return chances
}
