/**
 * Games that the value network plays with itself, one ply deep: it judges the outcome of each candidate, and the best is played. They are
 * what the next network learns from (TD(λ), as TD-Gammon did).
 */
import { CHANCE, run, type Side, US, USSR } from '../../engine/script.ts'
import { type NewGame, newGame, rulesOf } from '../../games/index.ts'
import { asked, clone, decision } from '../../rules/api.ts'
import { isScoring, zoneOf } from '../../rules/cards.ts'
import { canHappen, resolveEvent } from '../../rules/play.ts'
import type { Random } from '../../rules/resample.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { Phase, type State, Zone } from '../../rules/state.ts'
import { mustScore } from '../../rules/turn/round.ts'
import { CARD, isCard, W } from '../../rules/vocabulary.ts'
import { inputsOf } from '../evaluation/inputs.ts'
import { chanceOf, type Model } from '../evaluation/model.ts'
import type { Judge } from '../evaluation/network.ts'
import { outlookOn } from '../evaluation/outlook.ts'
import { newSparse } from '../evaluation/sparse.ts'
import { oneOf } from '../generator.ts'
import { type Action, actionsOf, headlinesOf, withAlternatives } from '../search/actions.ts'
import { answer, carryOut, firstOf, pickOf, play, type SearchContext } from '../search/policy.ts'

/** Training samples: positions in the order of their games, each with its target. */
export interface TrainingPositions {
  /** The inputs of all positions, and where those of each begin (one more than there are positions). */
  readonly at: Uint16Array
  readonly x: Float32Array
  readonly from: Uint32Array
  /** The target: the chance of the US. */
  readonly target: Float32Array
  /** Where the positions of each game begin (one more than there are games), and who won (1: the US). */
  readonly games: Uint32Array
  readonly won: Float32Array
  readonly tally: EventTally
}

/** What events were worth to the US, card by card (`card * 2 + side`): how often, and the sum, when the US or the USSR carried them out. */
export interface EventTally {
  readonly times: Float64Array
  readonly sums: Float64Array
}

export const newTally = (cards: number): EventTally => ({ times: new Float64Array(cards * 2), sums: new Float64Array(cards * 2) })

/** Candidates that the network judges, how many of them one card may have, and the die faces of each coup. */
const CANDIDATES = 8
const OF_ONE_CARD = 3
/** Less than this, as a logarithm of odds, is a game lost. */
const LOST = 20
const FACES = [2, 4, 6]
/** How much candidates and choices differ from the best, as logarithms of odds: games must differ. */
const BEFORE = 0.1
const AFTER = 0.04
const SETUP = 0.12
/** The share of positions that is kept: of a long game a quarter, because neighbours say much the same. */
export const keptShare = ({ tables }: Rules): number => Math.min(1, 2.5 / tables.turns)
/** What a later position counts for in the target of an earlier one, a ply. */
const LAMBDA = 0.97

const gumbel = (random: Random): number => -Math.log(-Math.log(random()))

interface Gathered {
  readonly at: number[]
  readonly x: number[]
  readonly from: number[]
  readonly target: number[]
  readonly games: number[]
  readonly won: number[]
  readonly tally: EventTally
}

/** Plays games; the generator of each comes from `randomOf`. */
export function selfPlay(
  model: Model,
  judge: Judge,
  wanted: NewGame,
  games: number,
  randomOf: (game: number) => Random,
): TrainingPositions {
  const tally = newTally(model.rules.cards.length)
  const gathered: Gathered = { at: [], x: [], from: [0], target: [], games: [0], won: [], tally }
  for (let game = 0; game < games; game++) playOne(model, judge, wanted, randomOf(game), gathered)
  const { at, x, from, target, won } = gathered
  return {
    at: Uint16Array.from(at),
    x: Float32Array.from(x),
    from: Uint32Array.from(from),
    target: Float32Array.from(target),
    games: Uint32Array.from(gathered.games),
    won: Float32Array.from(won),
    tally,
  }
}

const s = newSparse()

function playOne(model: Model, judge: Judge, wanted: NewGame, random: Random, into: Gathered): void {
  const context: SearchContext = { model, judge, random, nodes: 0, trials: 1, firstDie: 0 }
  const g = newGame(wanted)
  /** What the network thinks of each position at a play, and which of them are kept (-1: not). */
  const values: number[] = []
  const kept: number[] = []
  const share = keptShare(model.rules)
  let turn = 0
  while (g.result === null) {
    const by = firstOf(asked(g))
    const asks = decision(g, by)!
    if (by === CHANCE || (asks.kind !== 'play' && asks.kind !== 'headline')) {
      const pick = g.phase === Phase.Setup && by !== CHANCE && asks.moves.length > 1 ? setUp(context, g, by) : answer(context, g, asks)
      play(context, g, by, pick)
      continue
    }
    // A turn begins with one position, though both sides choose a headline; the round's positions are those of its plays.
    if (asks.kind === 'play' || g.turn > turn) {
      values.push(chanceOf(judge(g)))
      const isKept = random() < share
      kept.push(isKept ? into.target.length : -1)
      if (isKept) {
        inputsOf(model, g, s)
        for (let i = 0; i < s.n; i++) {
          into.at.push(s.at[i]!)
          into.x.push(s.x[i]!)
        }
        into.from.push(into.at.length)
        into.target.push(0)
        if (asks.kind === 'play') tryEvent(context, g, into.tally)
      }
    }
    turn = g.turn
    if (asks.kind === 'headline') headline(context, g, by, asks.moves)
    else playBest(context, g, by, asks.moves)
  }
  const won = g.result.winner === US ? 1 : g.result.winner === USSR ? 0 : 0.5
  let target = won
  for (let i = values.length - 1; i >= 0; i--) {
    if (kept[i]! >= 0) into.target[kept[i]!] = target
    target = (1 - LAMBDA) * values[i]! + LAMBDA * target
  }
  into.games.push(into.target.length)
  into.won.push(won)
}

/** The actions in an order that differs a little from that of their scores. */
const varied = (actions: readonly Action[], random: Random, temperature: number): Action[] =>
  actions
    .map((action) => ({ action, score: action.score + temperature * gumbel(random) }))
    .sort((a, b) => b.score - a.score)
    .map(({ action }) => action)

/** Plays the candidate whose outcome the network likes best, and on to the end of the round. */
function playBest(context: SearchContext, g: State, side: Side, moves: readonly number[]): void {
  const { model, random, judge } = context
  const o = outlookOn(model, g)
  // 10.1.5: with as many scoring cards as rounds, every other play loses the game, which the network cannot know.
  const inTime = mustScore(g, side) ? moves.filter((pick) => isCard(pick) && isScoring(g, pick - CARD)) : []
  const actions = actionsOf(o, side, inTime.length === 0 ? moves : inTime)
  const judged: { readonly action: Action; readonly found: number }[] = []
  const times = new Map<number, number>()
  let open = 0
  for (const action of varied(withAlternatives(o, side, actions), random, BEFORE)) {
    if (open === CANDIDATES) break
    const ofCard = times.get(action.card) ?? 0
    if (ofCard === OF_ONE_CARD) continue
    const faces = action.use === W.coup ? FACES : [1 + Math.floor(random() * 6)]
    let sum = 0
    for (const face of faces) {
      const trial = clone(g)
      context.firstDie = face
      carryOut(context, trial, side, action)
      context.firstDie = 0
      sum += side === US ? judge(trial) : -judge(trial)
    }
    const found = sum / faces.length
    // What loses at once takes no place from what does not.
    if (found > -LOST) {
      open++
      times.set(action.card, ofCard + 1)
    }
    judged.push({ action, found: found + AFTER * gumbel(random) })
  }
  judged.sort((a, b) => b.found - a.found)
  // A play that starts a nuclear war gives way to the next: such losses say nothing about the position.
  const before = clone(g)
  for (const [i, { action }] of judged.entries()) {
    carryOut(context, g, side, action)
    if (g.result?.kind !== 'nuclear-war' || g.result.winner === side || i === judged.length - 1) return
    Object.assign(g, clone(before))
  }
}

/** Chooses a headline by its event alone, and none that starts a nuclear war as things stand. */
function headline(context: SearchContext, g: State, side: Side, moves: readonly number[]): void {
  const { model, random } = context
  const actions = varied(headlinesOf(outlookOn(model, g), side, moves), random, BEFORE * 2)
  const isSafe = ({ card }: Action): boolean => {
    const trial = clone(g)
    trial.defcon = Math.max(2, trial.defcon - 1)
    return happens(context, trial, card, side).result?.kind !== 'nuclear-war'
  }
  const chosen = (g.defcon > 3 ? actions[0] : actions.find(isSafe)) ?? actions[0]!
  play(context, g, side, pickOf(chosen))
}

/** A point of the set-up: the answer whose position the network likes best, varied. */
function setUp(context: SearchContext, g: State, side: Side): number {
  const { moves } = decision(g, side)!
  let best = moves[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const pick of moves) {
    const trial = clone(g)
    play(context, trial, side, pick)
    const value = context.judge(trial)
    const found = (side === US ? value : -value) + SETUP * gumbel(context.random)
    if (found <= most) continue
    most = found
    best = pick
  }
  return best
}

const LONG = 60
/** Ends of the game in an event are no measure of its usual worth. */
const MOST_WORTH = 3

/** Carries out an event on top of the question that is open: when the event is over, the question stands there again. */
function happens(context: SearchContext, g: State, card: number, side: Side): State {
  const { phasing } = g
  const depth = g.frames.length
  const owner = context.model.rules.cards[card]!.side
  g.phasing = side
  resolveEvent(g, card, owner === 2 ? side : owner, side)
  run(rulesOf(g).scripts, g)
  for (let i = 0; i < LONG && g.result === null && g.frames.length > depth; i++) {
    const by = firstOf(asked(g))
    play(context, g, by, answer(context, g, decision(g, by)!))
  }
  g.phasing = phasing
  return g
}

/** Carries out the event of some card that may still be played, on a board of its own, and notes what it was worth. */
function tryEvent(context: SearchContext, g: State, tally: EventTally): void {
  const card = Math.floor(context.random() * g.place.length)
  const { cards } = context.model.rules
  const zone = zoneOf(g, card)
  if ((zone !== Zone.Deck && zone !== Zone.Hand && zone !== Zone.Hand + 1 && zone !== Zone.Discard) || cards[card]!.scoring !== null) return
  const owner = cards[card]!.side
  const side: Side = owner === 2 ? oneOf([US, USSR] as const, context.random) : owner
  const trial = clone(g)
  if (!canHappen(trial, card, side)) return
  const before = context.judge(trial)
  happens(context, trial, card, side)
  const gain = Math.max(-MOST_WORTH, Math.min(MOST_WORTH, context.judge(trial) - before))
  tally.times[card * 2 + side]!++
  tally.sums[card * 2 + side]! += gain
}
