import { type Core, cloneFrames, type Frame, type Side } from '../engine/script.ts'
import type { SharedOptions } from './options.ts'

/** Where a card is. The hands and headlines of the two sides are neighbours: `Zone.Hand + side`. */
export const Zone = {
  Deck: 0,
  Hand: 1,
  Discard: 3,
  Removed: 4,
  /** Joins the deck with a later era. */
  Later: 5,
  /** Being played, or resolved. */
  Table: 6,
  /** Chosen as headline and not yet resolved. */
  Headline: 7,
  /** Taken from the deck to be looked at by one side. */
  Looked: 9,
  /** Lies beside the board while its effect waits. */
  Beside: 10,
  /** The card that passes from side to side and is in no hand. */
  Passing: 11,
  /** Not used in this game. */
  Absent: 12,
  /** May still be chosen to be mixed in. */
  Reserve: 13,
} as const

/** The values of `phase`. */
export const Phase = { Setup: 0, Headline: 1, Action: 2, Cleanup: 3 } as const

export type EndKind = 'vp' | 'region-control' | 'nuclear-war' | 'held-scoring' | 'final-scoring' | 'event'

export interface Result {
  /** -1: a draw. */
  readonly winner: Side | -1
  readonly kind: EndKind
  /** The card that ended it, where the kind is an event, or -1. */
  readonly card: number
}

/** A position, whole: plain JSON at every question. Sides and cards are numbers; see `ruleset.ts` for what they index. */
export interface State extends Core {
  readonly game: string
  /** The version of the rules that the game began with. */
  readonly rules: number
  readonly options: SharedOptions
  turn: number
  round: number
  phase: number
  phasing: Side
  defcon: number
  /** Whether DEFCON moved to 2 in this action round. */
  alarm: number
  /** Positive where the US leads. */
  vp: number
  milops: number[]
  space: number[]
  /** Cards sent to space this turn. */
  spaced: number[]
  /** The side that has the passing card (-1: nobody), and whether it can be played. */
  holder: number
  ready: number
  /** US and USSR influence, country by country. */
  influence: number[]
  /**
   * Zone, who knows the card, and whether it is a headline that is still secret, card by card (`cards.ts`). Of a secret headline
   * the other side knows, if anything, that the card was in the hand.
   */
  place: number[]
  /** How many cards are in each zone. */
  counts: number[]
  /** Effects in force in the order of their cards (`effects.ts`). */
  effects: number[]
  /** The hooks of the effects in force, as bits of `HOOK`: derived from `effects`. */
  hooks: number
  /** Countries whose stability has changed, each followed by its new value. */
  altered: number[]
  /** Markers on countries, in order (`board.ts`). */
  markers: number[]
  /** Countries that each side controlled when the round began, as bits of four numbers a side; empty where nothing asks for it. */
  held: number[]
  /** Known cards at the bottom of the deck, the next to be drawn first. */
  under: number[]
  /** 11.4: the bids of both seats, a side and a number each (-1: none yet); empty where nobody bids. See `bidding.ts`. */
  bids: number[]
  /** 1: the player who sat as the US when the game began plays the USSR, and the other way round. */
  swapped: number
  /** Where each side may place influence in this round (6.1.1), as bits of four numbers a side. */
  reach: number[]
  frames: Frame[]
  result: Result | null
}

const ZEROS: readonly number[] = Array.from({ length: 256 }, () => 0)
/** So many zeros, at most 256: a slice is one copy, while `Array.from` calls a function for each. */
export const zeros = (n: number): number[] => ZEROS.slice(0, n)

/** The same fields, not to be changed. */
export type Frozen<T> = { readonly [K in keyof T]: T[K] extends number[] ? readonly number[] : T[K] }

/** A copy of two numbers. This and the next two are faster than `slice` for what they copy. */
export const copyOfPair = (pair: readonly number[]): number[] => [pair[0]!, pair[1]!]
/** A copy of two sets of four words. */
export const copyOfReach = (r: readonly number[]): number[] => [r[0]!, r[1]!, r[2]!, r[3]!, r[4]!, r[5]!, r[6]!, r[7]!]
/** A copy of a list that is empty most of the time. */
export const copyOfList = (list: readonly number[]): number[] => (list.length === 0 ? [] : list.slice())

/** Returns a copy with the fields of a state alone. They are written out for speed, and so that all states have one shape. */
export function clone(g: Frozen<State>): State {
  return {
    game: g.game,
    rules: g.rules,
    options: g.options,
    turn: g.turn,
    round: g.round,
    phase: g.phase,
    phasing: g.phasing,
    defcon: g.defcon,
    alarm: g.alarm,
    vp: g.vp,
    milops: copyOfPair(g.milops),
    space: copyOfPair(g.space),
    spaced: copyOfPair(g.spaced),
    holder: g.holder,
    ready: g.ready,
    influence: g.influence.slice(),
    place: g.place.slice(),
    counts: g.counts.slice(),
    effects: copyOfList(g.effects),
    hooks: g.hooks,
    altered: copyOfList(g.altered),
    markers: copyOfList(g.markers),
    held: copyOfList(g.held),
    under: copyOfList(g.under),
    bids: copyOfList(g.bids),
    swapped: g.swapped,
    reach: copyOfReach(g.reach),
    frames: cloneFrames(g.frames),
    result: g.result,
  }
}
