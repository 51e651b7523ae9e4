/** Makes a position by names into numbers of the game, and finds everything that is wrong with it. */
import { bit, other, type Side, US, USSR } from '../../engine/script.ts'
import { zoneOf } from '../cards.ts'
import type { Keeps } from '../ruleset.ts'
import { type State, Zone } from '../state.ts'
import { lastBox } from '../tracks.ts'
import type { Standing } from '../turn/course.ts'
import type { Place } from './problems.ts'
import {
  below,
  type Reading,
  readCard,
  readChoice,
  readCountry,
  readFields,
  readList,
  readNumber,
  readPair,
  readRegion,
  report,
  UNKNOWN,
} from './values.ts'

/** The most influence of a side in a country; no game comes near. */
const MOST_INFLUENCE = 99
const MOST_MILOPS = 5
const MOST_STABILITY = 5
/** The greatest number that an effect can keep. */
const MOST_KEPT = 255
/** Cards that a side may have beyond the number of the turn: an event may bring one more. */
const MORE_IN_HAND = 1

export const SIDE_NAMES = ['us', 'ussr'] as const
const OWNERS = ['us', 'ussr', 'both'] as const
const PHASES = ['deal', 'headline', 'action'] as const

const FIELDS = [
  'turn',
  'phase',
  'round',
  'side',
  'defcon',
  'vp',
  'milops',
  'space',
  'spaced',
  'passing',
  'influence',
  'stability',
  'markers',
  'effects',
  'hands',
  'shown',
  'discard',
  'removed',
  'beside',
  'under',
  'mixed',
] as const
type Field = (typeof FIELDS)[number]

interface Effect {
  readonly card: number
  /** As bits of sides. */
  readonly owners: number
  readonly data: number
}

/** A position in the numbers of the game. */
export interface Plan {
  readonly turn: number
  readonly standing: Standing
  readonly defcon: number
  readonly vp: number
  readonly milops: readonly [number, number]
  readonly space: readonly [number, number]
  readonly spaced: readonly [number, number]
  readonly holder: Side
  readonly ready: boolean
  readonly influence: readonly (readonly [country: number, us: number, ussr: number])[]
  readonly stability: readonly (readonly [country: number, stability: number])[]
  readonly markers: readonly (readonly [card: number, country: number])[]
  readonly effects: readonly Effect[]
  /** Where the position says that cards are. */
  readonly places: ReadonlyMap<number, Place>
  readonly shown: readonly number[]
  /** Cards at the bottom of the deck, in their order. */
  readonly under: readonly number[]
  /** Cards of the other game that take part. */
  readonly mixed: ReadonlySet<number>
}

const sideNamed = (name: 'us' | 'ussr'): Side => (name === 'us' ? US : USSR)

export function readPlan(g: State, r: Reading, value: unknown): Plan {
  const { tables } = r.rules
  const setup = tables.setup(g.options)
  const given = readFields(r, value ?? null, '', FIELDS) as Readonly<Partial<Record<Field, unknown>>>
  const passing = readFields(r, given.passing, 'passing', ['holder', 'ready'])
  const turn = readNumber(r, given.turn, 'turn', [1, tables.turns], 1)
  const boxes = [0, lastBox(g)] as const
  const cards = readCards(g, r, given, turn)
  const effects = readEffects(r, given.effects)
  const { hands, places } = cards
  settleEffects(r, effects, places)
  const inForce = new Set(effects.map(({ card }) => card))
  for (const [card, place] of places)
    if (place === 'beside' && !inForce.has(card)) report(r, 'beside-without-effect', below('beside', cards.index('beside', card)), { card })
  const mixed = readMixed(g, r, given.mixed, [...places.keys(), ...inForce])
  for (const card of inForce) checkInGame(g, r, card, below('effects', r.rules.cards[card]!.id), turn)
  return {
    turn,
    standing: readStanding(r, given, turn, hands),
    defcon: readNumber(r, given.defcon, 'defcon', [2, 5], setup.defcon),
    vp: readNumber(r, given.vp, 'vp', [1 - tables.winningVp, tables.winningVp - 1], 0),
    milops: readPair(r, given.milops, 'milops', [0, MOST_MILOPS]),
    space: readPair(r, given.space, 'space', boxes),
    spaced: readPair(r, given.spaced, 'spaced', [0, tables.abilities.secondCard > 0 ? 2 : 1]),
    holder: sideNamed(readChoice(r, passing.holder, 'passing.holder', SIDE_NAMES, SIDE_NAMES[tables.passing.holder])),
    ready: readChoice(r, passing.ready, 'passing.ready', [true, false], true),
    influence: readByCountry(r, given.influence, 'influence', (n, path, country) => [
      country,
      ...readPair(r, n ?? null, path, [0, MOST_INFLUENCE], country),
    ]),
    stability: readByCountry(r, given.stability, 'stability', (n, path, country) => [
      country,
      readNumber(r, n ?? null, path, [1, MOST_STABILITY], 1, country),
    ]),
    markers: readMarkers(r, given.markers, inForce),
    effects,
    places,
    shown: cards.shown,
    under: cards.under,
    mixed,
  }
}

function readByCountry<T>(
  r: Reading,
  value: unknown,
  path: string,
  read: (value: unknown, path: string, country: number) => T,
): readonly T[] {
  return Object.entries(readFields(r, value, path)).flatMap(([id, one]) => {
    const country = readCountry(r, id, below(path, id))
    return country === UNKNOWN ? [] : [read(one, below(path, id), country)]
  })
}

// ---- where the game stands

type Hands = readonly [us: readonly number[] | null, ussr: readonly number[] | null]

function readStanding(r: Reading, given: Readonly<Partial<Record<Field, unknown>>>, turn: number, hands: Hands): Standing {
  const { tables } = r.rules
  const inRounds = given.round !== undefined || given.side !== undefined
  const phase = readChoice(r, given.phase, 'phase', PHASES, inRounds ? 'action' : 'headline')
  const round = readNumber(r, given.round, 'round', [1, Math.max(tables.rounds(turn), tables.extraRounds)], 1)
  const side = sideNamed(readChoice(r, given.side, 'side', SIDE_NAMES, 'ussr'))
  const size = tables.handSize(turn)
  const full = hands.every((cards) => cards !== null)
  if (phase === 'action') {
    // A headline and a card for each round before this one are gone; the side that acts second has taken one round fewer.
    const played = (who: Side): number => (who !== side && side === US ? round : round - 1)
    const sizes = ([US, USSR] as const).map((who) => hands[who]?.length ?? Math.max(0, size - 1 - played(who)))
    return { phase, round: { round, side }, sizes: full ? [] : sizes }
  }
  for (const field of ['round', 'side'] as const) if (given[field] !== undefined) report(r, 'not-in-rounds', field)
  const sizes = hands.map((cards) => cards?.length ?? size)
  return { phase, round: null, sizes: phase === 'deal' || full ? [] : sizes }
}

// ---- cards

interface CardsRead {
  readonly hands: Hands
  readonly places: Map<number, Place>
  readonly under: readonly number[]
  readonly shown: readonly number[]
  /** The place of a card in its list. */
  readonly index: (place: Place, card: number) => number
}

function readCards(g: State, r: Reading, given: Readonly<Partial<Record<Field, unknown>>>, turn: number): CardsRead {
  const places = new Map<number, Place>()
  const lists = new Map<Place, readonly number[]>()
  const most = r.rules.tables.handSize(turn) + MORE_IN_HAND
  const lay = (place: Place, value: unknown, path: string): readonly number[] => {
    const cards = readList(r, value, path).map((id, i) => {
      const card = readCard(r, id, below(path, i))
      if (card === UNKNOWN || !checkInGame(g, r, card, below(path, i), turn)) return UNKNOWN
      const before = places.get(card)
      if (before !== undefined) report(r, 'card-twice', below(path, i), { card, places: [before, place] })
      else places.set(card, place)
      return card
    })
    lists.set(place, cards)
    return cards
  }
  const inHand = readFields(r, given.hands, 'hands', SIDE_NAMES)
  const hands = SIDE_NAMES.map((side) => {
    const path = below('hands', side)
    const cards = lay(side, inHand[side], path)
    if (cards.length > most) report(r, 'hand-too-large', path, { text: String(cards.length), most })
    return inHand[side] === undefined ? null : cards
  })
  for (const place of ['discard', 'removed', 'beside'] as const) lay(place, given[place], place)
  const under = lay('under', given.under, 'under')
  const shown = readList(r, given.shown, 'shown').map((id, i) => {
    const card = readCard(r, id, below('shown', i))
    const place = places.get(card)
    if (card !== UNKNOWN && place !== 'us' && place !== 'ussr') report(r, 'not-in-a-hand', below('shown', i), { card })
    return card
  })
  return { hands: [hands[US]!, hands[USSR]!], places, under, shown, index: (place, card) => lists.get(place)!.indexOf(card) }
}

/** Whether a card may be named at all. */
function checkInGame(g: State, r: Reading, card: number, path: string, turn: number): boolean {
  const { cards, tables } = r.rules
  if (card === tables.passing.card) report(r, 'passing-card', path, { card })
  else if (zoneOf(g, card) === Zone.Absent) report(r, 'not-in-game', path, { card })
  else if (cards[card]!.era > tables.eraOfTurn(turn)) report(r, 'later-era', path, { card, most: turn })
  else return true
  return false
}

/** The cards of the other game that take part: those listed, and those that have a place or an effect. */
function readMixed(g: State, r: Reading, value: unknown, named: readonly number[]): ReadonlySet<number> {
  const guests = new Set(r.rules.tables.mixing?.cards)
  const mixed = new Set(named.filter((card) => guests.has(card)))
  readList(r, value, 'mixed').forEach((id, i) => {
    const card = readCard(r, id, below('mixed', i))
    if (card === UNKNOWN) return
    if (!guests.has(card) || zoneOf(g, card) === Zone.Absent) report(r, 'not-mixed-in', below('mixed', i), { card })
    else mixed.add(card)
  })
  return mixed
}

// ---- effects

function readEffects(r: Reading, value: unknown): readonly Effect[] {
  return Object.entries(readFields(r, value, 'effects')).flatMap(([id, one]) => {
    const path = below('effects', id)
    const card = readCard(r, id, path)
    if (card === UNKNOWN) return []
    const { lasts, keeps } = r.rules.cards[card]!
    if (!lasts) {
      report(r, 'no-lasting-effect', path, { card })
      return []
    }
    const fields = readFields(r, one ?? null, path, keeps === null ? ['owner'] : ['owner', keeps])
    const owner = readChoice(r, fields.owner ?? null, below(path, 'owner'), OWNERS, 'us')
    const owners = owner === 'both' ? bit(US) | bit(USSR) : bit(sideNamed(owner))
    return [{ card, owners, data: keeps === null ? 0 : readKept(r, card, keeps, fields[keeps], path) }]
  })
}

function readKept(r: Reading, card: number, keeps: Keeps, value: unknown, path: string): number {
  const to = below(path, keeps)
  if (keeps === 'number') return readNumber(r, value, to, [0, MOST_KEPT], 0)
  if (keeps === 'country') return value === undefined ? 0 : readCountry(r, value, to) + 1
  if (value !== undefined) return readRegion(r, value, to)
  report(r, 'region-missing', to, { card })
  return 0
}

/** The card of an effect has a place of its own in some cases; where the position names none, it goes there. */
function settleEffects(r: Reading, effects: readonly Effect[], places: Map<number, Place>): void {
  for (const { card, owners } of effects) {
    const { id, once, beside, boundToPlace } = r.rules.cards[card]!
    const path = below('effects', id)
    const place = places.get(card)
    const found = place === undefined ? {} : { places: [place] }
    if (boundToPlace) {
      const hand = SIDE_NAMES[other(owners & bit(US) ? US : USSR)]
      if (place !== hand) report(r, 'not-in-their-hand', path, { card, ...found })
    } else if (beside) {
      if (place !== undefined && place !== 'beside') report(r, 'not-beside', path, { card, ...found })
      places.set(card, 'beside')
    } else if (once) {
      if (place !== undefined && place !== 'removed') report(r, 'still-in-play', path, { card, ...found })
      places.set(card, 'removed')
    }
  }
}

function readMarkers(r: Reading, value: unknown, inForce: ReadonlySet<number>): Plan['markers'] {
  return Object.entries(readFields(r, value, 'markers')).flatMap(([id, countries]) => {
    const path = below('markers', id)
    const card = readCard(r, id, path)
    if (card !== UNKNOWN && !inForce.has(card)) report(r, 'marker-without-effect', path, { card })
    return readList(r, countries, path).map((name, i) => [card, readCountry(r, name, below(path, i))] as const)
  })
}
