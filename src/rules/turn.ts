/** The course of a game (4.5): set-up, deal, headlines, action rounds, the end of a turn, final scoring. */
import { bit, call, type Frame, other, type Script, type Side, US, USSR } from '../engine/script.ts'
import { ask, drawTo, handOf, me, type Question } from './ask.ts'
import { biddingScripts, extraByBids } from './bidding.ts'
import { fixReach, influence, regionNumbered, rememberControl, stabilityOf } from './board.ts'
import {
  BOTH,
  cardOf,
  cardsIn,
  countIn,
  discard,
  hand,
  handCount,
  inHand,
  isIn,
  isScoring,
  passCardTo,
  put,
  revealHand,
  scoringCardsHeld,
  show,
  shuffleDeck,
} from './cards.ts'
import { eachEffect, expire, hasHook } from './effects.ts'
import { heard, note } from './notes.ts'
import { interrupts } from './operations.ts'
import { announce, dispose, playCard, resolveEvent, sideOfEvent } from './play.ts'
import { type Refusal, rulesOf, type Setup } from './ruleset.ts'
import { finalScoring } from './scoring.ts'
import { Phase, type State, Zone } from './state.ts'
import { end, gainVp, hasAbility, raiseDefcon } from './tracks.ts'
import { CARD, isCard, W } from './vocabulary.ts'

// ---- rounds

export interface Round {
  readonly round: number
  readonly side: Side
}

/** Action rounds of a side this turn. */
export function roundsOf(g: State, side: Side): number {
  const { tables } = rulesOf(g)
  const usual = tables.rounds(g.turn)
  let extra = hasAbility(g, side, tables.abilities.extraRound) ? tables.extraRounds : 0
  eachEffect(g, 'extraRounds', (hook, owner) => {
    extra = Math.max(extra, hook(g, side, owner))
  })
  return Math.max(usual, extra)
}

/** Rounds in which the side can still play a card, this one included. */
export const roundsLeft = (g: State, side: Side): number => roundsOf(g, side) - g.round + (g.phase === Phase.Headline ? 0 : 1)

/** 10.1.5: whether every remaining round is needed for the scoring cards in hand. */
export const mustScore = (g: State, side: Side): boolean => {
  const held = scoringCardsHeld(g, side)
  return held > 0 && held >= roundsLeft(g, side)
}

function refuseCard(g: State, side: Side, card: number): Refusal | null {
  if (isIn(g, card, Zone.Passing)) {
    if (g.holder !== side || g.ready === 0) return { key: 'not-ready', rule: '9.3', card }
    if (mustScore(g, side)) return { key: 'scoring-would-be-held', rule: '9.5', card }
  } else if (!inHand(g, side, card)) return { key: 'not-in-hand', card }
  if (!hasHook(g, 'barPlay')) return null
  const against = forcedPlaysAgainst(g, side, card)
  if (against.length === 0) return null
  // Where forced plays contradict each other, the side chooses which of them it obeys.
  const fewest = Math.min(...hand(g, side).map((held) => forcedPlaysAgainst(g, side, held).length))
  return against.length > fewest ? against[0]! : null
}

function forcedPlaysAgainst(g: State, side: Side, card: number): Refusal[] {
  const reasons: Refusal[] = []
  eachEffect(g, 'barPlay', (hook, owner, self) => {
    const reason = hook(g, side, owner, card, self)
    if (reason !== null) reasons.push(reason)
  })
  return reasons
}

const passingCardReady = (g: State, side: Side): boolean => g.holder === side && g.ready === 1

/** 5.1: a side with cards must play one; the passing card is never compulsory (9.8), nor is an extra round. */
export const mayPass = (g: State, side: Side): boolean => g.round > rulesOf(g).tables.rounds(g.turn) || handCount(g, side) === 0

const chooseCard: Question = {
  kind: 'play',
  prompt: 'play',
  who: (_g, f) => bit(f.me),
  open: (_g, f) => {
    f.left = 1
    f.got = -1
  },
  any: (g, f) => handCount(g, f.me) > 0 || (passingCardReady(g, f.me) && !mustScore(g, f.me)),
  refuse: (g, f, pick) => {
    if (pick === W.pass) return mayPass(g, f.me) ? null : { key: 'must-play', rule: '5.1' }
    return isCard(pick) && pick - CARD < g.place.length ? refuseCard(g, f.me, pick - CARD) : { key: 'not-an-answer' }
  },
  list: (g, f, _who, into) => {
    for (let card = 0; card < g.place.length; card++) {
      const zone = g.place[card]! & 15
      if ((zone === Zone.Hand + f.me || zone === Zone.Passing) && refuseCard(g, f.me, card) === null) into.push(CARD + card)
    }
    if (mayPass(g, f.me)) into.push(W.pass)
  },
  take: (g, f, pick) => {
    f.left = 0
    f.got = pick === W.pass ? -2 : pick - CARD
    if (pick === W.pass && heard(g)) note({ key: 'passes', side: f.me })
  },
}

/** The script that takes the place of an ordinary round (a trap), with the card it belongs to. */
function insteadOfRound(g: State, side: Side): { readonly script: string; readonly card: number; readonly owner: Side } | null {
  let found: { script: string; card: number; owner: Side } | null = null
  eachEffect(g, 'insteadOfRound', (hook, owner, card) => {
    const script = hook(g, side, owner)
    if (script !== null) found ??= { script, card, owner }
  })
  return found
}

/** Whether a round that the side must take is taken up by something else (a trap). */
export const roundTakenUp = (g: State, side: Side): boolean => !mayPass(g, side) && insteadOfRound(g, side) !== null

const START_OF_ROUND = 1
const CHOICE_OF_CARD = 3
const END_OF_ROUND = 5

const round: Script<State> = [
  (g, f) => {
    g.phase = Phase.Action
    g.phasing = f.me
    g.alarm = 0
    fixReach(g)
    rememberControl(g)
    if (heard(g)) note({ key: 'round', side: f.me, n: g.round })
  },
  interrupts('startOfRound', (_g, f) => f.me),
  (g, f) => {
    const instead = insteadOfRound(g, f.me)
    if (instead === null) return
    f.pc = END_OF_ROUND
    call(g, `${cardOf(g, instead.card).id}/${instead.script}`, instead.owner, f.me, instead.card)
  },
  chooseCard,
  (g, f) => {
    if (f.got >= 0) playCard(g, f.me, f.got)
    else if (f.got === -1 && heard(g)) note({ key: 'no-play', side: f.me })
  },
  interrupts('endOfRound', (_g, f) => f.me),
]

/** The side that acts first in each round: the USSR (4.5 D), unless an effect says otherwise. */
function opener(g: State): Side {
  let first: Side = USSR
  eachEffect(g, 'opensRounds', (hook, owner) => {
    if (hook(g, owner)) first = owner
  })
  return first
}

/** The USSR always acts first (4.5 D). The slot counts the rounds of both sides. */
const SLOT = 0
const roundIn = (g: State, slot: number): Round => ({ round: (slot >> 1) + 1, side: slot % 2 === 0 ? opener(g) : other(opener(g)) })
const slotOf = (g: State, { round, side }: Round): number => (round - 1) * 2 + (side === opener(g) ? 0 : 1)

const rounds: Script<State> = [
  (g, f) => {
    const most = Math.max(roundsOf(g, US), roundsOf(g, USSR))
    while (f.v[SLOT]! < most * 2) {
      const { round, side } = roundIn(g, f.v[SLOT]!++)
      g.round = round
      if (round > roundsOf(g, side)) continue
      f.pc = 0
      return call(g, 'round', side, side, -1)
    }
  },
]

// ---- headlines

const canHeadline = (g: State, side: Side, card: number): Refusal | null => {
  if (isIn(g, card, Zone.Passing)) return { key: 'no-headline', rule: '9.5', card }
  if (!inHand(g, side, card)) return { key: 'not-in-hand', card }
  if (!cardOf(g, card).headline) return { key: 'no-headline', card }
  if (!hasHook(g, 'barHeadline')) return null
  let reason: Refusal | null = null
  eachEffect(g, 'barHeadline', (hook, owner, self) => {
    reason ??= hook(g, side, owner, card, self)
  })
  return reason
}

function headlineOf(g: State, side: Side): number {
  if (g.counts[Zone.Headline + side] === 0) return -1
  for (let card = 0; card < g.place.length; card++) if (isIn(g, card, Zone.Headline + side)) return card
  return -1
}

function pending(g: State, side: Side): boolean {
  if (headlineOf(g, side) >= 0) return false
  for (let card = 0; card < g.place.length; card++) if (inHand(g, side, card) && canHeadline(g, side, card) === null) return true
  return false
}

/** 6.4.4: the side that must show its headline before the other chooses, or -1. */
export function showsHeadlineFirst(g: State): Side | -1 {
  const box = rulesOf(g).tables.abilities.opponentHeadlineFirst
  return hasAbility(g, US, box) ? USSR : hasAbility(g, USSR, box) ? US : -1
}

function headlineActors(g: State): number {
  const first = showsHeadlineFirst(g)
  if (first >= 0 && pending(g, first as Side)) return bit(first as Side)
  return (pending(g, US) ? bit(US) : 0) | (pending(g, USSR) ? bit(USSR) : 0)
}

const chooseHeadline: Question = {
  kind: 'headline',
  prompt: 'headline',
  who: headlineActors,
  open: (_g, f) => {
    f.left = 1
  },
  any: (g) => headlineActors(g) !== 0,
  refuse: (g, _f, pick, who) =>
    isCard(pick) && pick - CARD < g.place.length ? canHeadline(g, who as Side, pick - CARD) : { key: 'not-an-answer' },
  list: (g, _f, who, into) => {
    for (let card = 0; card < g.place.length; card++)
      if (inHand(g, who as Side, card) && canHeadline(g, who as Side, card) === null) into.push(CARD + card)
  },
  take: (g, _f, pick, who) => {
    const side = who as Side
    put(g, pick - CARD, Zone.Headline + side)
    if (heard(g)) note({ key: 'headline-chosen', side })
    if (showsHeadlineFirst(g) === side) revealHeadline(g, side, pick - CARD)
  },
}

function revealHeadline(g: State, side: Side, card: number): void {
  if (g.place[card]! >> 4 === BOTH) return
  show(g, card, BOTH)
  if (heard(g)) note({ key: 'headline', side, card })
}

/** The higher value first, the US on equal values; scoring cards count 0 (4.5 C). */
function firstHeadline(g: State): Side {
  const us = headlineOf(g, US)
  const ussr = headlineOf(g, USSR)
  if (us >= 0 && cardOf(g, us).preempts && cardOf(g, us).side === US) return US
  if (ussr >= 0 && cardOf(g, ussr).preempts && cardOf(g, ussr).side === USSR) return USSR
  return ussr >= 0 && (us < 0 || cardOf(g, ussr).ops > cardOf(g, us).ops) ? USSR : US
}

/** 5.2, note to 4.5 C: the side that headlined the card is phasing while it resolves. */
function resolveHeadline(g: State, side: Side): void {
  const card = headlineOf(g, side)
  if (card >= 0) call(g, 'resolve-headline', side, side, card)
}

const resolveHeadlineScript: Script<State> = [
  (g, f) => {
    g.phasing = f.me
    fixReach(g)
    put(g, f.card, Zone.Table)
    announce(g, f.me, f.card, 'event')
  },
  (g, f) => resolveEvent(g, f.card, sideOfEvent(g, f.card, f.me), f.me),
  (g, f) => dispose(g, f.card, f.got === 1),
]

const headline: Script<State> = [
  (g) => {
    g.phase = Phase.Headline
    g.round = 0
    g.alarm = 0
    rememberControl(g)
    if (heard(g)) note({ key: 'headline-phase' })
  },
  chooseHeadline,
  (g, f) => {
    const first = firstHeadline(g)
    f.v[0] = first
    for (const side of [first, other(first)]) if (headlineOf(g, side) >= 0) revealHeadline(g, side, headlineOf(g, side))
    resolveHeadline(g, first)
  },
  (g, f) => resolveHeadline(g, other(f.v[0] as Side)),
  (g) => {
    const { afterHeadline } = rulesOf(g).tables
    if (afterHeadline !== undefined) call(g, afterHeadline, USSR, USSR, -1)
  },
]

/** Cancels a headline that has not been resolved; its card is discarded, asterisk or not. */
export function cancelHeadline(g: State, side: Side): void {
  const card = headlineOf(g, side)
  if (card < 0) return
  put(g, card, Zone.Discard)
  if (heard(g)) note({ key: 'headline-cancelled', side, card })
}

// ---- the deal

/** Cards that a side still lacks: of the turn's number, or of its own, where the caller gives one. */
const missing = (g: State, f: Frame, side: Side): number =>
  Math.max(0, (f.v[side] ?? rulesOf(g).tables.handSize(g.turn)) - handCount(g, side))

/** 11.3: the side that gets the next card: alternately, the USSR first; the rest in a row where the other hand is full. */
function nextToDeal(g: State, f: Frame): Side {
  const next: Side = f.got % 2 === 1 ? USSR : US
  return missing(g, f, next) > 0 ? next : other(next)
}

const deal: Script<State> = [
  ask.draw({
    count: (g, f) => missing(g, f, US) + missing(g, f, USSR),
    take: (g, f, card) => drawTo(g, nextToDeal(g, f), card),
  }),
]

// ---- the end of a turn

function checkHeldScoring(g: State): void {
  const held = [US, USSR].map((side) => scoringCardsHeld(g, side as Side) > 0)
  if (held[US] && held[USSR])
    end(g, g.options.readings.bothHeldScoring === 'draw' || g.vp === 0 ? -1 : g.vp > 0 ? US : USSR, 'held-scoring')
  else if (held[US]) end(g, USSR, 'held-scoring')
  else if (held[USSR]) end(g, US, 'held-scoring')
}

/** 8.2.1: each side pays 1 VP for each point by which it missed the DEFCON level; only the difference moves the marker. */
function checkMilops(g: State): void {
  const missed = (side: Side): number => Math.max(0, g.defcon - g.milops[side]!)
  const gain = missed(USSR) - missed(US)
  const winner: Side = gain > 0 ? US : USSR
  const { winningVp, edition } = rulesOf(g).tables
  const wins = Math.abs(g.vp + gain) >= winningVp
  if (wins && edition(g.options).showsHandAtTheEnd && scoringCardsHeld(g, winner) > 0)
    end(g, other(winner), 'held-scoring') // 10.3.1
  else if (gain !== 0) gainVp(g, winner, Math.abs(gain))
}

const discardHeld: Script<State> = [
  ask.card({
    prompt: 'discard-held',
    from: handOf(me),
    bar: (g, _f, card) => (isScoring(g, card) ? { key: 'scoring-card', card } : null),
    upTo: (g, f) => Math.min(rulesOf(g).tables.edition(g.options).discardsHeld, handCount(g, f.me)),
    take: (g, f, card) => discard(g, f.me, card),
  }),
]

const heldFirst = (g: State): boolean => g.options.readings.heldScoringCheck === 'before-military-operations'

const cleanup: Script<State> = [
  (g) => {
    g.phase = Phase.Cleanup
    if (heard(g)) note({ key: 'cleanup' })
    const box = rulesOf(g).tables.abilities.discardHeld
    const side = hasAbility(g, US, box) ? US : hasAbility(g, USSR, box) ? USSR : -1
    if (side >= 0) call(g, 'discard-held', side as Side, side as Side, -1)
  },
  (g) => {
    if (heldFirst(g)) checkHeldScoring(g)
  },
  (g) => checkMilops(g),
  (g) => {
    if (!heldFirst(g)) checkHeldScoring(g)
  },
  (g) => {
    if (g.options.showHeldCards) for (const side of [USSR, US] as const) revealHand(g, side)
  },
  (g) => {
    g.milops = [0, 0]
    g.spaced = [0, 0]
    expire(g)
    if (g.holder >= 0 && g.ready === 0) passCardTo(g, g.holder as Side, true)
  },
]

// ---- set-up and the whole

const freePlacement = (g: State): Setup['free'] => rulesOf(g).tables.setup(g.options).free

/** Free placement (3.2, 3.3). */
const placeFree = (i: number): Question =>
  ask.place({
    prompt: 'place-start',
    by: (f) => f.v[i] as Side,
    of: (f) => f.v[i] as Side,
    count: (g) => freePlacement(g)[i]?.count ?? 0,
    where: (g) => regionNumbered(g, freePlacement(g)[i]!.region),
  })

/** 11.4.1: two more than control takes. */
export const mostWithExtra = (g: State, side: Side, country: number): number =>
  stabilityOf(g, country) + influence(g, other(side), country) + 2

/** 11.4.1: extra influence goes where the side already has some, up to a limit. */
const placeExtra = (side: Side): Question =>
  ask.place({
    prompt: 'place-extra',
    by: () => side,
    count: (g) => (g.bids.length > 0 ? extraByBids(g, side) : g.options.handicap[side]),
    bar: (g, _f, country) => {
      const own = influence(g, side, country)
      if (own === 0) return { key: 'out-of-reach', rule: '11.4.1', country }
      const most = mostWithExtra(g, side, country)
      return own >= most ? { key: 'over-control-limit', rule: '11.4.1', country, n: most } : null
    },
  })

/** Where the game's frame counts the operations that each side has mixed in, behind the sides of free placement. */
const MIXED_IN = 2

/** 12.1: a side openly chooses cards of the other game, of its own side or of both, up to a sum of operations. */
const mixIn = (side: Side): Question =>
  ask.card({
    prompt: 'mix-in',
    by: () => side,
    from: () => Zone.Reserve,
    upTo: (g) => (rulesOf(g).tables.mixing === undefined ? 0 : countIn(g, Zone.Reserve)),
    bar: (g, f, card) => {
      const { side: owner, ops } = cardOf(g, card)
      if (owner === other(side)) return { key: 'of-other-side', card }
      const { budget, rule } = rulesOf(g).tables.mixing!
      return f.v[MIXED_IN + side]! + ops > budget ? { key: 'over-budget', rule, card, n: budget } : null
    },
    take: (g, f, card) => {
      f.v[MIXED_IN + side]! += cardOf(g, card).ops
      put(g, card, cardOf(g, card).era > rulesOf(g).tables.eraOfTurn(g.turn) ? Zone.Later : Zone.Deck)
      if (heard(g)) note({ key: 'mixes-in', side, card })
    },
  })

const TURN = 9
const ROUNDS_OVER = TURN + 2

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
    if (heard(g)) note({ key: 'turn', n: g.turn })
  },
  (g) => call(g, 'headline', USSR, USSR, -1, [0]),
  (g) => call(g, 'rounds', USSR, USSR, -1, [0]),
  (g) => call(g, 'cleanup', USSR, USSR, -1),
  (g, f) => {
    const { tables } = rulesOf(g)
    if (g.turn === tables.turns) return finalScoring(g)
    g.turn++
    g.round = 0
    g.phase = Phase.Headline
    if (heard(g)) note({ key: 'turn', n: g.turn })
    raiseDefcon(g)
    joinEra(g)
    f.pc = TURN
    call(g, 'deal', USSR, USSR, -1)
  },
]

/** 4.4: the cards of a new era join what is left of the deck; the discard pile does not. */
function joinEra(g: State): void {
  const { tables, cards } = rulesOf(g)
  const era = tables.eraOfTurn(g.turn)
  let joined = false
  for (let card = 0; card < cards.length; card++) {
    if (!isIn(g, card, Zone.Later) || cards[card]!.era > era) continue
    put(g, card, Zone.Deck)
    joined = true
  }
  if (!joined) return
  shuffleDeck(g)
  if (heard(g)) note({ key: 'era', n: era })
}

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
  const free = freePlacement(g)
  return {
    at: 'game',
    pc: 0,
    me: USSR,
    by: USSR,
    card: -1,
    got: 0,
    left: -1,
    picks: [],
    v: [free[0]?.side ?? USSR, free[1]?.side ?? US, 0, 0],
  }
}

// ---- the middle of a game

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
  g.frames.push({ ...firstFrame(g), pc: round === null ? TURN : ROUNDS_OVER })
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
    return second.at === 'headline' && second.pc === 1 ? { ...none, phase: 'headline' } : null
  }
  if (second.at !== 'rounds') return null
  if (third.at === 'deal') return { phase: 'action', round: roundIn(g, second.v[SLOT]!), sizes: third.v }
  return third.at === 'round' && isUntouched(third, fourth) ? { ...none, phase: 'action', round: { round: g.round, side: third.me } } : null
}

/** Whether nothing has been done in a round: its card is to be chosen, or what comes before or instead of it has just been asked. */
function isUntouched(round: Frame, above: Frame | undefined): boolean {
  if (above === undefined) return round.pc === CHOICE_OF_CARD
  const instead = round.pc === END_OF_ROUND && round.left === -1
  return above.pc === 0 && (round.pc === START_OF_ROUND || instead)
}
