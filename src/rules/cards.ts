/**
 * Where cards are and who knows it. Cards change place through `put` alone, which forgets what was known. A card that is chosen as a
 * headline is set aside and stays as known as it was, so that no view shows which card was chosen.
 */
import { bit, other, type Side, US, USSR } from '../engine/script.ts'
import { eachEffect, finish } from './effects.ts'
import { note } from './notes.ts'
import { type Card, HOOK, type Rules, rulesOf } from './ruleset.ts'
import { type State, Zone } from './state.ts'

export const BOTH = 3

// ---- a place: where a card is and who knows it, as one number. Only this file takes it apart.
// `zone | known << 4 | secret << 6`: `known` has a bit for each side that knows the zone, `secret` is 1 for a headline that is not revealed yet.
// In the USSR's hand, known to the USSR alone = 0x22.

const KNOWN = 4
const SECRET = 1 << 6
/** How many places there are: every place is a number below it. */
export const PLACES = SECRET << 1

export const packPlace = (zone: number, known: number): number => zone | (known << KNOWN)
/** The zone of a place. */
export const zoneIn = (place: number): number => place & 15
/** The sides that know where the card is, as bits. */
export const knownIn = (place: number): number => (place >> KNOWN) & BOTH
/** Whether it is that of a headline which only its owner knows to be one. */
export const isSecretPlace = (place: number): boolean => (place & SECRET) !== 0

// ---- the cards

export const zoneOf = (g: State, card: number): number => zoneIn(g.place[card]!)
export const knownTo = (g: State, card: number): number => knownIn(g.place[card]!)
export const cardOf = (g: State, card: number): Card => rulesOf(g).cards[card]!
export const isIn = (g: State, card: number, zone: number): boolean => zoneIn(g.place[card]!) === zone
export const inHand = (g: State, side: Side, card: number): boolean => isIn(g, card, Zone.Hand + side)
export const isScoring = (g: State, card: number): boolean => cardOf(g, card).scoring !== null

export function put(g: State, card: number, zone: number): void {
  if (g.effects.length > 0 && cardOf(g, card).boundToPlace) finish(g, card)
  let known = BOTH
  if (zone === Zone.Deck || zone === Zone.Looked) known = 0
  else if (zone === Zone.Hand || zone === Zone.Hand + 1) {
    const owner = zone === Zone.Hand ? US : USSR
    known = handIsOpen(g, owner) ? BOTH : bit(owner)
  }
  move(g, card, packPlace(zone, known))
}

function move(g: State, card: number, place: number): void {
  g.counts[zoneOf(g, card)]!--
  g.counts[zoneIn(place)]!++
  g.place[card] = place
}

/** A side chooses a card of its hand as a headline, in secret: the other side still knows it in the hand where it did. */
export const setAside = (g: State, side: Side, card: number): void =>
  move(g, card, packPlace(Zone.Headline + side, knownTo(g, card)) | SECRET)

/** A secret headline goes back into the hand, as known as before. */
export const takeBack = (g: State, side: Side, card: number): void => move(g, card, packPlace(Zone.Hand + side, knownTo(g, card)))

/** The headline of a side until it is revealed, or -1. */
export function secretHeadline(g: State, side: Side): number {
  if (countIn(g, Zone.Headline + side) === 0) return -1
  return g.place.findIndex((place) => zoneIn(place) === Zone.Headline + side && isSecretPlace(place))
}

/** From now on a side knows where this card is, until it moves again. */
export function show(g: State, card: number, to: number): void {
  g.place[card]! |= packPlace(0, to)
}

function handIsOpen(g: State, side: Side): boolean {
  let open = false
  eachEffect(g, HOOK.opensHand, (hook, owner) => {
    open ||= hook(g, side, owner)
  })
  return open
}

/** The cards in a zone, added to a list; as answers, where `first` is `CARD`. */
export function cardsIn(g: State, zone: number, list: number[] = [], first = 0): number[] {
  const place = g.place
  for (let card = 0; card < place.length; card++) if (zoneIn(place[card]!) === zone) list.push(first + card)
  return list
}

export const countIn = (g: State, zone: number): number => g.counts[zone]!

export const hand = (g: State, side: Side): number[] => cardsIn(g, Zone.Hand + side)
export const handCount = (g: State, side: Side): number => countIn(g, Zone.Hand + side)

export function mayBeHeadline(g: State, side: Side, card: number): boolean {
  const { headline } = cardOf(g, card)
  return typeof headline === 'boolean' ? headline : headline(g, side)
}

/** The numbers of the scoring cards in a game's deck. */
const scoringCards = new WeakMap<readonly Card[], readonly number[]>()
function scoringCardsOf({ cards }: Rules): readonly number[] {
  let found = scoringCards.get(cards)
  if (found === undefined) {
    found = cards.flatMap(({ scoring }, n) => (scoring === null ? [] : [n]))
    scoringCards.set(cards, found)
  }
  return found
}

export function scoringCardsHeld(g: State, side: Side): number {
  let n = 0
  for (const card of scoringCardsOf(rulesOf(g))) if (inHand(g, side, card)) n++
  return n
}

/** 5.4: the event of a discarded card does not happen. */
export function discard(g: State, side: Side, card: number): void {
  put(g, card, Zone.Discard)
  note?.({ key: 'discards', side, card })
}

/** Shows a card of a hand to the other side. */
export function reveal(g: State, side: Side, card: number): void {
  show(g, card, BOTH)
  note?.({ key: 'reveals', side, card, taken: 0 })
}

export function revealHand(g: State, side: Side): void {
  const cards = hand(g, side)
  if (cards.length === 0) note?.({ key: 'nothing-to-reveal', side, scoring: 0 })
  for (const card of cards) reveal(g, side, card)
}

/** Shows the scoring cards of a hand. Returns how many there are. */
export function revealScoringCards(g: State, side: Side): number {
  const cards = hand(g, side).filter((card) => isScoring(g, card))
  for (const card of cards) reveal(g, side, card)
  return cards.length
}

/** A side takes a card out of the discard pile into its hand, for all to see. */
export function takeFromDiscardPile(g: State, side: Side, card: number): void {
  put(g, card, Zone.Hand + side)
  show(g, card, BOTH)
  note?.({ key: 'reveals', side, card, taken: 1 })
}

export function giveTo(g: State, card: number, side: Side): void {
  put(g, card, Zone.Hand + side)
  show(g, card, BOTH)
  note?.({ key: 'gives', side: other(side), card })
}

/** 4.3: the discard pile becomes the deck. */
function reshuffle(g: State): void {
  for (const card of cardsIn(g, Zone.Discard)) put(g, card, Zone.Deck)
  note?.({ key: 'reshuffle' })
}

export const deckCount = (g: State): number => countIn(g, Zone.Deck)

/** The deck is shuffled: nobody knows any longer what lies under it. */
export function shuffleDeck(g: State): void {
  for (const card of g.under) put(g, card, Zone.Deck)
  g.under = []
}

/** 4.3: when the deck has run out, and not before (4.3.1), the discard pile becomes the deck. */
export function renewDeck(g: State): void {
  if (deckCount(g) === 0 && countIn(g, Zone.Discard) > 0) reshuffle(g)
}

/** 9.3: the passing card goes to a side, usable at once or from the next turn on. */
export function passCardTo(g: State, side: Side, ready: boolean): void {
  g.holder = side
  g.ready = ready ? 1 : 0
  note?.({ key: 'passing-card', side, ready: g.ready })
}
