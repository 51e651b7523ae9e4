/** The headline phase (4.5 C). */
import { bit, call, forOneAnswer, keep, kept, label, other, type Script, type Side, US, USSR } from '../../engine/script.ts'
import type { Question } from '../ask.ts'
import { fixReach, rememberControl } from '../board.ts'
import { cardOf, hand, inHand, isIn, mayBeHeadline, put, secretHeadline, setAside } from '../cards.ts'
import { eachEffect, hasHook } from '../effects.ts'
import { note } from '../notes.ts'
import { announce, dispose, resolveEvent, sideOfEvent } from '../play.ts'
import { HOOK, type Refusal, rulesOf } from '../ruleset.ts'
import { Phase, type State, Zone } from '../state.ts'
import { hasAbility } from '../tracks.ts'
import { CARD, isCard } from '../vocabulary.ts'

const canHeadline = (g: State, side: Side, card: number): Refusal | null => {
  if (isIn(g, card, Zone.Passing)) return { key: 'no-headline', rule: '9.5', card }
  if (!inHand(g, side, card)) return { key: 'not-in-hand', card }
  if (!mayBeHeadline(g, side, card)) return { key: 'no-headline', card }
  if (!hasHook(g, HOOK.barHeadline)) return null
  let reason: Refusal | null = null
  eachEffect(g, HOOK.barHeadline, (hook, owner, self) => {
    reason ??= hook(g, side, owner, card, self)
  })
  return reason
}

/** The headline of a side that has not been resolved, secret or revealed, or -1. */
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
  open: forOneAnswer,
  any: (g) => headlineActors(g) !== 0,
  refuse: (g, _f, pick, who) =>
    isCard(pick) && pick - CARD < g.place.length ? canHeadline(g, who as Side, pick - CARD) : { key: 'not-an-answer' },
  list: (g, _f, who, into) => {
    for (let card = 0; card < g.place.length; card++)
      if (inHand(g, who as Side, card) && canHeadline(g, who as Side, card) === null) into.push(CARD + card)
  },
  take: (g, _f, pick, who) => {
    const side = who as Side
    setAside(g, side, pick - CARD)
    note?.({ key: 'headline-chosen', side })
    if (showsHeadlineFirst(g) === side) revealHeadline(g, side)
  },
}

function revealHeadline(g: State, side: Side): void {
  const card = secretHeadline(g, side)
  if (card < 0) return
  put(g, card, Zone.Headline + side)
  note?.({ key: 'headline', side, card })
}

/** Chooses a secret headline at random out of the hand, where possible one that the rules allow. */
export function chooseAnyHeadline(g: State, side: Side, random: () => number): void {
  const cards = hand(g, side)
  const legal = cards.filter((card) => canHeadline(g, side, card) === null)
  const from = legal.length > 0 ? legal : cards
  setAside(g, side, from[Math.floor(random() * from.length)]!)
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

export const resolveHeadlineScript: Script<State> = [
  (g, f) => {
    g.phasing = f.me
    fixReach(g)
    put(g, f.card, Zone.Table)
    announce(g, f.me, f.card, 'event')
  },
  (g, f) => resolveEvent(g, f.card, sideOfEvent(g, f.card, f.me), f.me),
  (g, f) => dispose(g, f.card, f.got === 1),
]

/** Both sides choose their headlines. */
export const choiceOfHeadlines = label('choice of headlines')

/** The frame keeps the side whose headline comes first. */
export const headline: Script<State> = [
  (g) => {
    g.phase = Phase.Headline
    g.round = 0
    g.alarm = 0
    rememberControl(g)
    note?.({ key: 'headline-phase' })
  },
  choiceOfHeadlines,
  chooseHeadline,
  (g, f) => {
    const first = firstHeadline(g)
    keep(f, first)
    for (const side of [first, other(first)]) revealHeadline(g, side)
    resolveHeadline(g, first)
  },
  (g, f) => resolveHeadline(g, other(kept(f) as Side)),
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
  note?.({ key: 'headline-cancelled', side, card })
}
