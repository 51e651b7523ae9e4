/** Worlds that a viewer can't tell from this one: the cards it does not know change places with each other, and so do bids. */
import { asked, decision, US, USSR } from '../engine/script.ts'
import { bidsAreOpen, resampleBid } from './bidding.ts'
import { zoneOf } from './cards.ts'
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
    for (let card = 0; card < cards.length; card++) if (zoneOf(g, card) === Zone.Headline + side && !cards[card]!.headline) return false
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

export function resample(g: State, who: Viewer, random: Random): State {
  const world = withOtherBids(g, who, random)
  const hidden = hiddenFrom(g, who)
  if (hidden.length === 0) return world
  const before = asked(rulesOf(g).scripts, g)
  return isShuffled(world, hidden, before, random) ? world : keepAnswers(g, world, hidden, before)
}

/** Lets cards change places until the open question could have been asked; false where no try led there. */
function isShuffled(world: State, cards: readonly number[], before: number, random: Random): boolean {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      const a = cards[i]!
      const b = cards[j]!
      const place = world.place[a]!
      world.place[a] = world.place[b]!
      world.place[b] = place
    }
    if (possible(world, before)) return true
  }
  return false
}

/**
 * A world that may be handed to the viewer itself. It follows from the view and the random numbers alone: the cards are laid out in one
 * order first, so that nobody who guesses the numbers can undo the shuffle, and no hand stays as it really is where no try succeeds.
 */
export function worldToShow(g: State, who: Viewer, random: Random): State {
  const world = withOtherBids(g, who, random)
  const hidden = hiddenFrom(g, who)
  const places = hidden.map((card) => g.place[card]!).sort((a, b) => a - b)
  hidden.forEach((card, i) => {
    world.place[card] = places[i]!
  })
  isShuffled(world, hidden, asked(rulesOf(g).scripts, g), random)
  return world
}

/** Where chance finds no possible world, the hand that is asked stays as it is, and only the rest changes places. */
function keepAnswers(g: State, world: State, hidden: readonly number[], before: number): State {
  const kept = new Set(
    hidden.filter((card) =>
      [US, USSR].some((side) => zoneOf(g, card) === Zone.Headline + side || ((before >> side) & 1 && zoneOf(g, card) === Zone.Hand + side)),
    ),
  )
  const free = hidden.filter((card) => !kept.has(card))
  const places = free.map((card) => g.place[card]!)
  const order = free.slice().sort((a, b) => world.place[a]! - world.place[b]!)
  for (const card of hidden) world.place[card] = g.place[card]!
  places.sort((a, b) => a - b)
  order.forEach((card, i) => {
    world.place[card] = places[i]!
  })
  return world
}
