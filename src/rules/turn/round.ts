/** Action rounds (4.5 D): whose they are, and the card that is played in one. */
import {
  call,
  type Frame,
  forOneAnswer,
  goTo,
  isAt,
  isAtStart,
  label,
  other,
  ownSide,
  repeat,
  type Script,
  type Side,
  USSR,
} from '../../engine/script.ts'
import type { Question } from '../ask.ts'
import { fixReach, rememberControl } from '../board.ts'
import { cardOf, hand, handCount, inHand, isIn, scoringCardsHeld, zoneIn } from '../cards.ts'
import { eachEffect, hasHook } from '../effects.ts'
import { interrupts } from '../interrupts.ts'
import { note } from '../notes.ts'
import { playCard } from '../play.ts'
import { HOOK, type Refusal, rulesOf } from '../ruleset.ts'
import { Phase, type State, Zone } from '../state.ts'
import { hasAbility } from '../tracks.ts'
import { CARD, isCard, W } from '../vocabulary.ts'

export interface Round {
  readonly round: number
  readonly side: Side
}

/** Action rounds of a side this turn. */
export function roundsOf(g: State, side: Side): number {
  const { tables } = rulesOf(g)
  const usual = tables.rounds(g.turn)
  let extra = hasAbility(g, side, tables.abilities.extraRound) ? tables.extraRounds : 0
  eachEffect(g, HOOK.extraRounds, (hook, owner) => {
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

/** 9.5: the passing card takes no round that is needed for a scoring card. */
const roundIsForScoring = (g: State, side: Side): boolean => !g.options.readings.passingCardHoldsScoring && mustScore(g, side)

function refuseCard(g: State, side: Side, card: number): Refusal | null {
  if (isIn(g, card, Zone.Passing)) {
    if (g.holder !== side || g.ready === 0) return { key: 'not-ready', rule: '9.3', card }
    if (roundIsForScoring(g, side)) return { key: 'scoring-would-be-held', rule: '9.5', card }
  } else if (!inHand(g, side, card)) return { key: 'not-in-hand', card }
  if (!hasHook(g, HOOK.barPlay)) return null
  const against = forcedPlaysAgainst(g, side, card)
  if (against.length === 0) return null
  // Where forced plays contradict each other, the side chooses which of them it obeys.
  const fewest = Math.min(...hand(g, side).map((held) => forcedPlaysAgainst(g, side, held).length))
  return against.length > fewest ? against[0]! : null
}

function forcedPlaysAgainst(g: State, side: Side, card: number): Refusal[] {
  const reasons: Refusal[] = []
  eachEffect(g, HOOK.barPlay, (hook, owner, self) => {
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
  who: ownSide,
  open: forOneAnswer,
  any: (g, f) => handCount(g, f.me) > 0 || (passingCardReady(g, f.me) && !roundIsForScoring(g, f.me)),
  refuse: (g, f, pick) => {
    if (pick === W.pass) return mayPass(g, f.me) ? null : { key: 'must-play', rule: '5.1' }
    return isCard(pick) && pick - CARD < g.place.length ? refuseCard(g, f.me, pick - CARD) : { key: 'not-an-answer' }
  },
  list: (g, f, _who, into) => {
    const { place } = g
    const ownHand = Zone.Hand + f.me
    for (let card = 0; card < place.length; card++) {
      const zone = zoneIn(place[card]!)
      if ((zone === ownHand || zone === Zone.Passing) && refuseCard(g, f.me, card) === null) into.push(CARD + card)
    }
    if (mayPass(g, f.me)) into.push(W.pass)
  },
  take: (_g, f, pick) => {
    f.left = 0
    f.got = pick === W.pass ? -2 : pick - CARD
    if (pick === W.pass) note?.({ key: 'passes', side: f.me })
  },
}

/** The script that takes the place of an ordinary round (a trap), with the card it belongs to. */
function insteadOfRound(g: State, side: Side): { readonly script: string; readonly card: number; readonly owner: Side } | null {
  let found: { script: string; card: number; owner: Side } | null = null
  eachEffect(g, HOOK.insteadOfRound, (hook, owner, card) => {
    const script = hook(g, side, owner)
    if (script !== null) found ??= { script, card, owner }
  })
  return found
}

/** Whether a round that the side must take is taken up by something else (a trap). */
export const roundTakenUp = (g: State, side: Side): boolean => !mayPass(g, side) && insteadOfRound(g, side) !== null

const startOfRound = label('start of the round')
const choiceOfCard = label('choice of a card')
const endOfRound = label('end of the round')

export const round: Script<State> = [
  (g, f) => {
    g.phase = Phase.Action
    g.phasing = f.me
    g.alarm = 0
    fixReach(g)
    rememberControl(g)
    note?.({ key: 'round', side: f.me, n: g.round })
  },
  startOfRound,
  interrupts(HOOK.startOfRound, (_g, f) => f.me),
  (g, f) => {
    const instead = insteadOfRound(g, f.me)
    if (instead === null) return
    goTo(f, endOfRound)
    call(g, `${cardOf(g, instead.card).id}/${instead.script}`, instead.owner, f.me, instead.card)
  },
  choiceOfCard,
  chooseCard,
  (g, f) => {
    if (f.got >= 0) playCard(g, f.me, f.got)
    else if (f.got === -1) note?.({ key: 'no-play', side: f.me })
  },
  endOfRound,
  interrupts(HOOK.endOfRound, (_g, f) => f.me),
]

/** Whether nothing has been done in a round: its card is to be chosen, or what comes before or instead of it has just been asked. */
export function isUntouched(round: Frame, above: Frame | undefined): boolean {
  if (above === undefined) return isAt(round, choiceOfCard)
  const instead = isAt(round, endOfRound) && round.left === -1
  return isAtStart(above) && (isAt(round, startOfRound) || instead)
}

/** The side that acts first in each round: the USSR (4.5 D), unless an effect says otherwise. */
function opener(g: State): Side {
  let first: Side = USSR
  eachEffect(g, HOOK.opensRounds, (hook, owner) => {
    if (hook(g, owner)) first = owner
  })
  return first
}

/** The slot counts the rounds of both sides. */
export const SLOT = 0
export const roundIn = (g: State, slot: number): Round => ({ round: (slot >> 1) + 1, side: slot % 2 === 0 ? opener(g) : other(opener(g)) })
export const slotOf = (g: State, { round, side }: Round): number => (round - 1) * 2 + (side === opener(g) ? 0 : 1)

export const rounds: Script<State> = [
  (g, f) => {
    for (;;) {
      const { round, side } = roundIn(g, f.v[SLOT]!)
      const takes = round <= roundsOf(g, side)
      if (!takes && round > roundsOf(g, other(side))) return
      f.v[SLOT]!++
      g.round = round
      if (!takes) continue
      repeat(f)
      return call(g, 'round', side, side, -1)
    }
  },
]
