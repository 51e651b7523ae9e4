/** How far a bot agrees with the people of a game: what they chose beside what it would choose, and how it saw the game going. */

import { type Decision, type Move, type Side, US, USSR } from '../../engine/script.ts'
import { type NewGame, newGame } from '../../games/index.ts'
import { apply, decision, resample, view } from '../../rules/api.ts'
import type { Position } from '../../rules/position/position.ts'
import type { Random } from '../../rules/resample.ts'
import { Phase, type State } from '../../rules/state.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { chanceOf } from '../evaluation/model.ts'
import type { Judge } from '../evaluation/network.ts'
import { generator } from '../generator.ts'
import { type Adviser, adviserNamed } from '../players/advisers.ts'
import { pickOf } from '../search/policy.ts'
import { NO_USE, usesOf } from '../search/uses.ts'
import { fitLogistic, logLossOf } from './statistics.ts'

/** A game that people have played, and who won it (US: 1), null where that is not known. */
export interface HumanGame {
  readonly start: NewGame
  readonly position?: Position
  readonly moves: readonly Move[]
  readonly winner: Side | -1 | null
}

/**
 * Of the choices between several: how often the human's was the bot's first, one of its first three, and of the same card as its first,
 * whatever the use. And what a choice at random would give.
 */
export interface Tally {
  readonly choices: number
  readonly first: number
  readonly firstThree: number
  readonly card: number
  readonly randomFirst: number
  readonly randomFirstThree: number
  readonly randomCard: number
}

/** A position after a turn: the score, the bot's chance of the US, and how the game ended (1: the US won). */
export interface Forecast {
  readonly vp: number
  readonly chance: number
  readonly won: number
}

export interface GameAgreement {
  readonly plays: Tally
  readonly headlines: Tally
  readonly forecasts: readonly Forecast[]
}

const NOTHING: Tally = { choices: 0, first: 0, firstThree: 0, card: 0, randomFirst: 0, randomFirstThree: 0, randomCard: 0 }
const KEYS = Object.keys(NOTHING) as (keyof Tally)[]

const add = (a: Tally, b: Tally): Tally => Object.fromEntries(KEYS.map((key) => [key, a[key] + b[key]])) as unknown as Tally

/** A choice: a card, or a pass, with the use where one is chosen. */
type Choice = readonly [pick: number, use: number]

const same = ([pick, use]: Choice, [otherPick, otherUse]: Choice): boolean => pick === otherPick && use === otherUse

/** Few enough to stand out from the rest. */
const FEW = 3

/** `options`: the uses of each card that may be chosen. */
function compared(chosen: Choice, options: readonly (readonly number[])[], ranked: readonly Choice[]): Tally {
  const distinct = ranked.filter((choice, i) => ranked.findIndex((one) => same(one, choice)) === i)
  const at = distinct.findIndex((choice) => same(choice, chosen))
  const many = options.flat().length
  return {
    choices: 1,
    first: at === 0 ? 1 : 0,
    firstThree: at >= 0 && at < FEW ? 1 : 0,
    card: distinct[0]![0] === chosen[0] ? 1 : 0,
    randomFirst: 1 / many,
    randomFirstThree: Math.min(FEW, many) / many,
    randomCard: 1 / options.length,
  }
}

const ownRound = (g: State, side: Side): boolean => g.phase === Phase.Action && g.phasing === side

/** What one answer of a side comes to; `next` is the answer that follows it. Where there is nothing to choose, nothing is counted. */
function judged(adviser: Adviser, g: State, asks: Decision, pick: number, next: Move | undefined, random: Random): Tally {
  const side = asks.who as Side
  const isPlay = asks.kind === 'play'
  const options = asks.moves.map((one) => (isPlay ? usesOf(g, side, one) : [NO_USE]))
  if (options.flat().length < 2) return NOTHING
  const [first] = options[asks.moves.indexOf(pick)]!
  const use = first === NO_USE ? NO_USE : next?.by === side ? next.pick : null
  // The game stops before the use is chosen.
  if (use === null) return NOTHING
  const ranked = adviser.rank({ side, decision: asks, random, view: () => view(g, side), sample: () => resample(g, side, random) })
  const choices = ranked.map((action): Choice => [pickOf(action), isPlay && action.card >= 0 ? action.use : NO_USE])
  return compared([pick, use], options, choices)
}

/** Worlds in which a position is valued: hands are not known to those who watch. */
const WORLDS = 64

function forecast(judge: Judge, g: State, random: Random): number {
  let sum = 0
  for (let i = 0; i < WORLDS; i++) sum += chanceOf(judge(resample(g, SPECTATOR, random)))
  return sum / WORLDS
}

/** Compares what was chosen in a game with what a bot would have chosen, and how it saw the game after each turn with its end. */
export function agreementIn({ start, position, moves, winner }: HumanGame, player: string, seed: number): GameAgreement {
  const adviser = adviserNamed(player)
  const random = generator(seed)
  const g = newGame(start, position)
  let plays = NOTHING
  let headlines = NOTHING
  const forecasts: Forecast[] = []
  let turn = g.turn
  moves.forEach((move, i) => {
    const asks = move.by === US || move.by === USSR ? decision(g, move.by) : null
    if (asks?.kind === 'headline' && g.turn > turn && winner !== null) {
      const won = winner === US ? 1 : winner === USSR ? 0 : 0.5
      forecasts.push({ vp: g.vp, chance: forecast(adviser.judge, g, random), won })
    }
    if (asks?.kind === 'headline') turn = g.turn
    if (asks?.kind === 'headline') headlines = add(headlines, judged(adviser, g, asks, move.pick, moves[i + 1], random))
    else if (asks?.kind === 'play' && ownRound(g, asks.who as Side))
      plays = add(plays, judged(adviser, g, asks, move.pick, moves[i + 1], random))
    apply(g, move)
  })
  return { plays, headlines, forecasts }
}

/** Fractions of 1. */
export interface Share {
  readonly choices: number
  readonly first: number
  readonly firstThree: number
  readonly card: number
  readonly random: { readonly first: number; readonly firstThree: number; readonly card: number }
}

export interface Agreement {
  readonly games: number
  readonly plays: Share
  readonly headlines: Share
  /** Mean log loss of the evaluation, and of the score alone. */
  readonly evaluation: {
    readonly positions: number
    readonly games: number
    readonly logLoss: number
    readonly score: ByScore
    readonly scoreAndSide: ByScore
    /** Of an even chance everywhere. */
    readonly even: number
  }
}

/** A curve of the score, with a constant for the side or without, that is fitted to these same positions, which favours it. */
export interface ByScore {
  readonly logLoss: number
  readonly constant: number
  readonly perPoint: number
}

function byScore(all: readonly Forecast[], withConstant: boolean): ByScore {
  const won = all.map((one) => one.won)
  const score = all.map(({ vp }) => vp)
  const [constant, perPoint] = fitLogistic(score, won, withConstant)
  const chances = score.map((vp) => chanceOf(constant + perPoint * vp))
  return { logLoss: logLossOf(chances, won), constant, perPoint }
}

const shareOf = ({ choices, first, firstThree, card, randomFirst, randomFirstThree, randomCard }: Tally): Share => {
  const share = (n: number): number => (choices === 0 ? 0 : n / choices)
  return {
    choices,
    first: share(first),
    firstThree: share(firstThree),
    card: share(card),
    random: { first: share(randomFirst), firstThree: share(randomFirstThree), card: share(randomCard) },
  }
}

/** What the games come to together. */
export function agreementOf(games: readonly GameAgreement[]): Agreement {
  const all = games.flatMap(({ forecasts }) => forecasts)
  const won = all.map((one) => one.won)
  return {
    games: games.length,
    plays: shareOf(games.map(({ plays }) => plays).reduce(add, NOTHING)),
    headlines: shareOf(games.map(({ headlines }) => headlines).reduce(add, NOTHING)),
    evaluation: {
      positions: all.length,
      games: games.filter(({ forecasts }) => forecasts.length > 0).length,
      logLoss: logLossOf(
        all.map(({ chance }) => chance),
        won,
      ),
      score: byScore(all, false),
      scoreAndSide: byScore(all, true),
      even: logLossOf(
        all.map(() => 0.5),
        won,
      ),
    },
  }
}
