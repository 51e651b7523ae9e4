/** Worlds that a viewer can't tell from this one: the cards it does not know change places with each other, and so do bids and headlines. */
import { asked, decision, type Side, US, USSR } from '../engine/script.ts'
import { bidsAreOpen, resampleBid } from './bidding.ts'
import { cardsIn, countIn, mayBeHeadline, PLACES, secretHeadline, takeBack, zoneOf } from './cards.ts'
import { rulesOf } from './ruleset.ts'
import { clone, type State, Zone, zeros } from './state.ts'
import { chooseAnyHeadline } from './turn/headline.ts'
import { hiddenFrom, type Viewer } from './view.ts'

/** A number from 0 up to 1, as `Math.random` gives. */
export type Random = () => number

const TRIES = 50

/** Whether the question that is open could have been asked in this world. */
function possible(g: State, before: number): boolean {
  const { scripts } = rulesOf(g)
  if (asked(scripts, g) !== before) return false
  for (const side of [US, USSR] as const) {
    if ((before >> side) & 1 && decision(scripts, g, side)?.moves.length === 0) return false
    if (countIn(g, Zone.Headline + side) > 0 && cardsIn(g, Zone.Headline + side).some((card) => !mayBeHeadline(g, side, card))) return false
  }
  return true
}

function withOtherBids(g: State, who: Viewer, random: Random): State {
  const world = clone(g)
  if (g.bids.length > 0 && !bidsAreOpen(g)) for (const seat of [US, USSR] as const) if (seat !== who) resampleBid(world, seat, random)
  return world
}

/** The sides that have chosen a headline which is secret from the viewer. */
const secretsFrom = (g: State, who: Viewer): Side[] => ([US, USSR] as const).filter((side) => side !== who && secretHeadline(g, side) >= 0)

/**
 * A world that the viewer can't tell from this one. It follows from the view and the random numbers alone: the cards are laid out in one
 * order first, so that nobody who guesses the numbers can undo the shuffle, and no hand stays as it really is where no try succeeds. A
 * secret headline goes back into its hand, and any card of the hand is chosen in its place: also one that the viewer knows there.
 */
export function resample(g: State, who: Viewer, random: Random): State {
  const world = withOtherBids(g, who, random)
  const secret = secretsFrom(g, who)
  for (const side of secret) takeBack(world, side, secretHeadline(world, side))
  const hidden = hiddenFrom(world, who)
  if (hidden.length === 0 && secret.length === 0) return world
  layOut(world.place, hidden)
  const before = asked(rulesOf(g).scripts, g)
  /** Chooses the secret headlines; where the world is not possible then, takes them back, unless it must do. */
  const completed = (must = false): boolean => {
    for (const side of secret) chooseAnyHeadline(world, side, random)
    if (must || possible(world, before)) return true
    for (const side of secret) takeBack(world, side, secretHeadline(world, side))
    return false
  }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    shuffle(world, hidden, random)
    if (completed()) return world
  }
  const inQuestion = ([US, USSR] as const).filter((side) => (before >> side) & 1 || secret.includes(side))
  if (!mend(world, hidden, inQuestion, completed)) completed(true)
  return world
}

/** Puts the places of these cards in order, the lowest first. */
function layOut(place: number[], cards: readonly number[]): void {
  const times = zeros(PLACES)
  for (const card of cards) times[place[card]!]!++
  let lowest = 0
  for (const card of cards) {
    while (times[lowest] === 0) lowest++
    times[lowest]!--
    place[card] = lowest
  }
}

function exchange(world: State, a: number, b: number): void {
  const place = world.place[a]!
  world.place[a] = world.place[b]!
  world.place[b] = place
}

function shuffle(world: State, cards: readonly number[], random: Random): void {
  for (let i = cards.length - 1; i > 0; i--) exchange(world, cards[i]!, cards[Math.floor(random() * (i + 1))]!)
}

/** Where chance finds no possible world, a card from elsewhere comes into a hand that is asked, or that has chosen a headline. */
function mend(world: State, hidden: readonly number[], sides: readonly Side[], completed: () => boolean): boolean {
  const inside = hidden.filter((card) => sides.some((side) => zoneOf(world, card) === Zone.Hand + side))
  const outside = hidden.filter((card) => !inside.includes(card))
  for (const a of inside)
    for (const b of outside) {
      exchange(world, a, b)
      if (completed()) return true
      exchange(world, a, b)
    }
  return false
}
