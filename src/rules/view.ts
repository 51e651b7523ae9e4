/** What a side, or a spectator, may see: built field by field, never by leaving things out. */
import { asked, type Frame, type Side, US, USSR } from '../engine/script.ts'
import { bidsAreOpen, NO_BID, seatOfBid } from './bidding.ts'
import { BOTH, countIn, isSecretPlace, knownIn, PLACES, zoneIn } from './cards.ts'
import { rulesOf } from './ruleset.ts'
import { copyOfList, copyOfPair, copyOfReach, type Frozen, type State, Zone } from './state.ts'

/** The viewer who sees what both sides know. */
export const SPECTATOR = 2
export type Viewer = Side | typeof SPECTATOR

/** The zone of a card that the viewer does not know: in the deck, in a hand or chosen as a headline. */
export const UNSEEN = -1

/** An open script, without what its steps keep for themselves. */
export interface ViewFrame {
  readonly at: string
  readonly me: Side
  readonly by: Side
  readonly card: number
  readonly left: number
  readonly picks: readonly number[]
}

/** Fields of a state that no view has: they depend on hidden cards, or serve the engine alone. */
type Hidden = 'alarm' | 'counts' | 'hooks' | 'frames'

/** The fields of a state that are public, and counts of cards in place of the cards. */
export interface View extends Frozen<Omit<State, Hidden>> {
  readonly who: Viewer
  /** Zone by card, or `UNSEEN`. Until both headlines are chosen, a card that the viewer knows in another hand stays there, chosen or not. */
  readonly place: readonly number[]
  readonly hands: readonly [number, number]
  /** Headlines that are chosen and not yet resolved: also secret ones, which have left the hand. */
  readonly headlines: readonly [number, number]
  readonly deck: number
  readonly looked: number
  /** 11.4: a side and a number of each seat, -1 where the viewer does not know them; empty where nobody bids. */
  readonly bids: readonly number[]
  readonly stack: readonly ViewFrame[]
  /** The actors that are asked now, as bits. */
  readonly asked: number
}

/** The zone in which a viewer knows a card that is in this place, or `UNSEEN`. A secret headline is in the hand, but to its owner. */
function zoneSeen(who: Viewer, place: number): number {
  const known = knownIn(place)
  // A spectator sees the cards that both sides know.
  const isSeen = who === SPECTATOR ? known === BOTH : ((known >> who) & 1) !== 0
  if (!isSeen) return UNSEEN
  const zone = zoneIn(place)
  return isSecretPlace(place) && zone !== Zone.Headline + who ? zone - Zone.Headline + Zone.Hand : zone
}

/** The same as a table for each viewer, by place: a lookup has no branch, and branches on cards are mispredicted. */
const ZONES_SEEN = ([US, USSR, SPECTATOR] as const).map((who) => Array.from({ length: PLACES }, (_, place) => zoneSeen(who, place)))

export const sees = (g: State, who: Viewer, card: number): boolean => ZONES_SEEN[who]![g.place[card]!] !== UNSEEN

function zonesSeen(g: State, who: Viewer): number[] {
  const zones = ZONES_SEEN[who]!
  const seen = g.place.slice()
  for (let card = 0; card < seen.length; card++) seen[card] = zones[seen[card]!]!
  return seen
}

/** The cards that the viewer does not know, in the order of their numbers. */
export function hiddenFrom(g: State, who: Viewer): number[] {
  const zones = ZONES_SEEN[who]!
  const { place } = g
  const hidden = place.slice()
  let n = 0
  for (let card = 0; card < place.length; card++) {
    hidden[n] = card
    n += zones[place[card]!] === UNSEEN ? 1 : 0
  }
  hidden.length = n
  return hidden
}

const frameSeen = ({ at, me, by, card, left, picks }: Frame): ViewFrame => ({ at, me, by, card, left, picks: copyOfList(picks) })

/** 11.4: a bid is its player's alone until both are in. */
const bidsSeen = (g: State, who: Viewer): number[] =>
  g.bids.length === 0 ? [] : bidsAreOpen(g) ? g.bids.slice() : g.bids.map((n, i) => (seatOfBid(i) === who ? n : NO_BID))

/** What a side or a spectator may know of a game: `view(g, US)`. */
export function view(g: State, who: Viewer): View {
  return {
    who,
    game: g.game,
    rules: g.rules,
    options: g.options,
    turn: g.turn,
    round: g.round,
    phase: g.phase,
    phasing: g.phasing,
    defcon: g.defcon,
    vp: g.vp,
    milops: copyOfPair(g.milops),
    space: copyOfPair(g.space),
    spaced: copyOfPair(g.spaced),
    holder: g.holder,
    ready: g.ready,
    influence: g.influence.slice(),
    reach: copyOfReach(g.reach),
    effects: copyOfList(g.effects),
    place: zonesSeen(g, who),
    hands: [countIn(g, Zone.Hand), countIn(g, Zone.Hand + 1)],
    headlines: [countIn(g, Zone.Headline), countIn(g, Zone.Headline + 1)],
    deck: countIn(g, Zone.Deck),
    looked: countIn(g, Zone.Looked),
    under: copyOfList(g.under),
    altered: copyOfList(g.altered),
    markers: copyOfList(g.markers),
    held: copyOfList(g.held),
    bids: bidsSeen(g, who),
    swapped: g.swapped,
    stack: g.frames.map(frameSeen),
    asked: asked(rulesOf(g).scripts, g),
    result: g.result,
  }
}
