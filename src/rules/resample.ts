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

export function resample(g: State, who: Viewer, random: Random): State {
  const world = clone(g)
  if (g.bids.length > 0 && !bidsAreOpen(g)) for (const seat of [US, USSR] as const) if (seat !== who) resampleBid(world, seat, random)
  const hidden: number[] = []
  for (let card = 0; card < g.place.length; card++) if (!sees(g, who, card)) hidden.push(card)
  if (hidden.length === 0) return world
  const before = asked(rulesOf(g).scripts, g)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    for (let i = hidden.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      const a = hidden[i]!
      const b = hidden[j]!
      const place = world.place[a]!
      world.place[a] = world.place[b]!
      world.place[b] = place
    }
    if (possible(world, before)) return world
  }
  return keepAnswers(g, world, hidden, before)
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
