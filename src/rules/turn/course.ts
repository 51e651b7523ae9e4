/** The course of a game (4.5): set-up, turn after turn, final scoring; and where in it a game stands. */
import { call, type Frame, goTo, isAt, label, type Script, US, USSR } from '../../engine/script.ts'
import { biddingScripts } from '../bidding.ts'
import { cardsIn, put } from '../cards.ts'
import { note } from '../notes.ts'
import { finalScoring } from '../scoring.ts'
import { Phase, type State, Zone } from '../state.ts'
import { raiseDefcon } from '../tracks.ts'
import { deal, joinEra } from './deal.ts'
import { cleanup, discardHeld } from './end-of-turn.ts'
import { choiceOfHeadlines, headline, resolveHeadlineScript } from './headline.ts'
import { isUntouched, type Round, round, roundIn, rounds, SLOT, slotOf } from './round.ts'
import { firstNumbers, lastTurn, mixIn, placeExtra, placeFree } from './set-up.ts'

const startOfTurn = label('start of a turn')
const roundsOver = label('rounds are over')

const game: Script<State> = [
  (g) => call(g, 'deal', USSR, USSR, -1),
  placeFree(0),
  placeFree(1),
  placeExtra(USSR),
  placeExtra(US),
  mixIn(US),
  mixIn(USSR),
  (g) => {
    for (const card of cardsIn(g, Zone.Reserve)) put(g, card, Zone.Absent)
  },
  (g) => {
    note?.({ key: 'turn', n: g.turn })
  },
  startOfTurn,
  (g) => call(g, 'headline', USSR, USSR, -1, [0]),
  (g) => call(g, 'rounds', USSR, USSR, -1, [0]),
  roundsOver,
  (g) => call(g, 'cleanup', USSR, USSR, -1),
  (g, f) => {
    if (g.turn >= lastTurn(g)) return finalScoring(g)
    g.turn++
    g.round = 0
    g.phase = Phase.Headline
    note?.({ key: 'turn', n: g.turn })
    raiseDefcon(g)
    joinEra(g)
    goTo(f, startOfTurn)
    call(g, 'deal', USSR, USSR, -1)
  },
]

export const turnScripts: Readonly<Record<string, Script<State>>> = {
  ...biddingScripts,
  game,
  deal,
  headline,
  'resolve-headline': resolveHeadlineScript,
  rounds,
  round,
  cleanup,
  'discard-held': discardHeld,
}

/** The frame that a new game begins with. */
export function firstFrame(g: State): Frame {
  return {
    at: 'game',
    pc: 0,
    me: USSR,
    by: USSR,
    card: -1,
    got: 0,
    left: -1,
    picks: [],
    v: firstNumbers(g),
  }
}

/** A place in a turn at which nothing is under way. */
export interface Standing {
  readonly phase: 'deal' | 'headline' | 'action'
  /** The round that begins, in the action phase. */
  readonly round: Round | null
  /** How many cards the hands are dealt up to first, US and USSR, where that is not the turn's number. */
  readonly sizes: readonly number[]
}

/** Puts up the frames of a game that begins there. */
export function beginAt(g: State, { phase, round, sizes }: Standing): void {
  const game = firstFrame(g)
  goTo(game, round === null ? startOfTurn : roundsOver)
  g.frames.push(game)
  if (round !== null) call(g, 'rounds', USSR, USSR, -1, [slotOf(g, round)])
  if (phase === 'deal' || sizes.length > 0) call(g, 'deal', USSR, USSR, -1, [...sizes])
}

/** Where a game stands, or null where something is under way. A headline that one side has chosen counts as not chosen yet. */
export function standing(g: State): Standing | null {
  const [, second, third, fourth, ...more] = g.frames
  if (g.result !== null || g.phase === Phase.Setup || second === undefined || more.length > 0) return null
  const none = { round: null, sizes: [] }
  if (third === undefined) {
    if (second.at === 'deal') return { ...none, phase: second.v.length > 0 ? 'headline' : 'deal', sizes: second.v }
    return second.at === 'headline' && isAt(second, choiceOfHeadlines) ? { ...none, phase: 'headline' } : null
  }
  if (second.at !== 'rounds') return null
  if (third.at === 'deal') return { phase: 'action', round: roundIn(g, second.v[SLOT]!), sizes: third.v }
  return third.at === 'round' && isUntouched(third, fourth) ? { ...none, phase: 'action', round: { round: g.round, side: third.me } } : null
}
