/** What a side, or a spectator, may see: built field by field, never by leaving things out. */
import { asked, type Side } from '../engine/script.ts'
import { bidsAreOpen, NO_BID, seatOfBid } from './bidding.ts'
import { countIn, isSecretPlace, knownTo, zoneOf } from './cards.ts'
import { rulesOf } from './ruleset.ts'
import { type Frozen, type State, Zone } from './state.ts'

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

/** Fields of a state that no view has: they tell of hidden cards, or serve the engine alone. */
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

/** A spectator sees the cards that both sides know. */
export function sees(g: State, who: Viewer, card: number): boolean {
  const known = knownTo(g, card)
  return who === SPECTATOR ? known === 3 : ((known >> who) & 1) !== 0
}

/** The zone in which the viewer knows a card, or `UNSEEN`. A secret headline is in the hand, but to its owner. */
function zoneSeen(g: State, who: Viewer, card: number): number {
  if (!sees(g, who, card)) return UNSEEN
  const zone = zoneOf(g, card)
  return isSecretPlace(g.place[card]!) && zone !== Zone.Headline + who ? zone - Zone.Headline + Zone.Hand : zone
}

/** 11.4: a bid is its player's alone until both are in. */
const bidsSeen = (g: State, who: Viewer): number[] =>
  g.bids.length === 0 ? [] : bidsAreOpen(g) ? g.bids.slice() : g.bids.map((n, i) => (seatOfBid(i) === who ? n : NO_BID))

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
    milops: g.milops.slice(),
    space: g.space.slice(),
    spaced: g.spaced.slice(),
    holder: g.holder,
    ready: g.ready,
    influence: g.influence.slice(),
    reach: g.reach.slice(),
    effects: g.effects.slice(),
    place: g.place.map((_, card) => zoneSeen(g, who, card)),
    hands: [countIn(g, Zone.Hand), countIn(g, Zone.Hand + 1)],
    headlines: [countIn(g, Zone.Headline), countIn(g, Zone.Headline + 1)],
    deck: countIn(g, Zone.Deck),
    looked: countIn(g, Zone.Looked),
    under: g.under.slice(),
    altered: g.altered.slice(),
    markers: g.markers.slice(),
    held: g.held.slice(),
    bids: bidsSeen(g, who),
    swapped: g.swapped,
    stack: g.frames.map((f) => ({ at: f.at, me: f.me, by: f.by, card: f.card, left: f.left, picks: f.picks.slice() })),
    asked: asked(rulesOf(g).scripts, g),
    result: g.result,
  }
}
