/** Cards in plain lines: a hand, the discard pile, one card. Drawn from a view, so that a side reads only what it may see. */

import { other, type Side, US, USSR } from '../../../engine/script.ts'
import { rulesNamed } from '../../../games/index.ts'
import { handCards, unseenCards } from '../../../rules/queries/cards.ts'
import { Zone } from '../../../rules/state.ts'
import { UNSEEN, type View } from '../../../rules/view.ts'
import type { Words } from '../../../words/speak.ts'
import { sideOr, yes } from '../../values.ts'

/** A card with its side and value, as it stands in lists: the value it has for this side now, where it differs. */
export function cardLine(view: View, w: Words, card: number, side: Side): string {
  const { scoring, side: owner, ops } = rulesNamed(view.game)!.cards[card]!
  if (scoring !== null) return w.say('cli.card-scoring', { card: w.card(card) })
  const held = handCards(view, side).find((one) => one.card === card)
  const now = held?.ops ?? ops
  const most = held?.most ?? now
  return w.say('cli.card', {
    card: w.card(card),
    side: ownerName(w, owner),
    ops,
    now,
    changed: yes(now !== ops),
    most,
    region: yes(most > now),
  })
}

const ownerName = (w: Words, owner: Side | 2): string => (owner === 2 ? w.say('side.neutral') : w.side(owner))

const listOf = (w: Words, cards: readonly number[]): string => cards.map((card) => w.quoted(card)).join(', ')

/** A side's own hand, and what it knows of the other. */
export function handLines(view: View, w: Words, side: Side): string[] {
  const held = handCards(view, side).map(({ card }) => cardLine(view, w, card, side))
  const { known } = unseenCards(view).hands[other(side)]
  return [
    ...(held.length === 0 ? [w.say('cli.no-cards', { side: w.side(side) })] : [w.say('cli.hand', { side: w.side(side) }), ...held]),
    ...(known.length === 0 ? [] : [w.say('cli.known-cards', { side: w.side(other(side)), cards: listOf(w, known) })]),
  ]
}

const cardsAt = (view: View, zone: number): number[] => view.place.flatMap((at, card) => (at === zone ? [card] : []))

export function discardLines(view: View, w: Words): string[] {
  const pile = cardsAt(view, Zone.Discard)
  const removed = cardsAt(view, Zone.Removed)
  return [
    pile.length === 0 ? w.say('cli.discard-pile-empty') : w.say('cli.discard-pile', { cards: listOf(w, pile) }),
    ...(removed.length === 0 ? [] : [w.say('cli.removed', { cards: listOf(w, removed) })]),
  ]
}

const ERAS = ['early', 'mid', 'late'] as const
type ZoneName = Lowercase<keyof typeof Zone>
const ZONES = new Map(Object.entries(Zone).map(([name, zone]) => [zone as number, name.toLowerCase() as ZoneName]))

function placeOf(view: View, w: Words, card: number): string {
  const zone = view.place[card]!
  if (zone === UNSEEN) return w.say('cli.unseen')
  const ofUssr = zone === Zone.Hand + USSR || zone === Zone.Headline + USSR
  const side = zone === Zone.Passing ? view.holder : ofUssr ? USSR : US
  return w.say(`zone.${ZONES.get(ofUssr ? zone - USSR : zone)!}`, { side: sideOr(w, side) })
}

/** Everything about a card: value, side, era, where it is, what it does. */
export function aboutCard(view: View, w: Words, card: number): string[] {
  const c = rulesNamed(view.game)!.cards[card]!
  const facts = { card: w.quoted(card), number: w.number(card), era: w.say(`era.${ERAS[c.era]}`), place: placeOf(view, w, card) }
  return [
    c.scoring === null
      ? w.say('cli.about-card', { ...facts, side: ownerName(w, c.side), ops: c.ops, once: yes(c.once), event: yes(c.event.length > 0) })
      : w.say('cli.about-scoring', facts),
    w.effect(card),
  ]
}
