/** Worlds that a viewer can't tell from this one: the cards it does not know change places with each other, and so do bids. */
import { asked, decision, US, USSR } from '../engine/script.ts'
import { bidsAreOpen, resampleBid } from './bidding.ts'
import { mayBeHeadline, zoneOf } from './cards.ts'
import { rulesOf } from './ruleset.ts'
import { clone, type State, Zone } from './state.ts'
import { sees, type Viewer } from './view.ts'

/** A number from 0 up to 1, as `Math.random` gives. */
export type Random = () => number

const TRIES = 50

/** Whether the question that is open could have been asked in this world. */
function possible(g: State, before: number): boolean {
  const { scripts, cards } = rulesOf(g)
  if (asked(scripts, g) !== before) return false
  for (const side of [US, USSR] as const) {
    if ((before >> side) & 1 && decision(scripts, g, side)?.moves.length === 0) return false
    for (let card = 0; card < cards.length; card++)
      if (zoneOf(g, card) === Zone.Headline + side && !mayBeHeadline(g, side, card)) return false
  }
  return true
}

function withOtherBids(g: State, who: Viewer, random: Random): State {
  const world = clone(g)
  if (g.bids.length > 0 && !bidsAreOpen(g)) for (const seat of [US, USSR] as const) if (seat !== who) resampleBid(world, seat, random)
  return world
}

function hiddenFrom(g: State, who: Viewer): number[] {
  const hidden: number[] = []
  for (let card = 0; card < g.place.length; card++) if (!sees(g, who, card)) hidden.push(card)
  return hidden
}

/**
 * A world that the viewer can't tell from this one. It follows from the view and the random numbers alone: the cards are laid out in one
 * order first, so that nobody who guesses the numbers can undo the shuffle, and no hand stays as it really is where no try succeeds.
 */
export function resample(g: State, who: Viewer, random: Random): State {
  const world = withOtherBids(g, who, random)
  const hidden = hiddenFrom(g, who)
  if (hidden.length === 0) return world
  const places = hidden.map((card) => g.place[card]!).sort((a, b) => a - b)
  hidden.forEach((card, i) => {
    world.place[card] = places[i]!
  })
  const before = asked(rulesOf(g).scripts, g)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    shuffle(world, hidden, random)
    if (possible(world, before)) return world
  }
  mend(world, hidden, before)
  return world
}

function exchange(world: State, a: number, b: number): void {
  const place = world.place[a]!
  world.place[a] = world.place[b]!
  world.place[b] = place
}

function shuffle(world: State, cards: readonly number[], random: Random): void {
  for (let i = cards.length - 1; i > 0; i--) exchange(world, cards[i]!, cards[Math.floor(random() * (i + 1))]!)
}

/** Where chance finds no possible world, a card from elsewhere comes into a hand that is asked, or to the headlines. */
function mend(world: State, hidden: readonly number[], before: number): void {
  const answers = (card: number): boolean =>
    [US, USSR].some(
      (side) => zoneOf(world, card) === Zone.Headline + side || ((before >> side) & 1 && zoneOf(world, card) === Zone.Hand + side),
    )
  const inside = hidden.filter(answers)
  const outside = hidden.filter((card) => !answers(card))
  for (const a of inside)
    for (const b of outside) {
      exchange(world, a, b)
      if (possible(world, before)) return
      exchange(world, a, b)
    }
}
