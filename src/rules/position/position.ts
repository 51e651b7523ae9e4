/**
 * A position by names, as plain JSON: a game can begin from it, and most moments of a game can be written down as one. The format is
 * described in docs/position.md.
 */
import { bit, other, type Side, US, USSR } from '../../engine/script.ts'
import { fixReach, putMarker, setStability } from '../board.ts'
import { BOTH, cardsIn, knownTo, put, show, zoneOf } from '../cards.ts'
import { begin } from '../effects.ts'
import { STANDARD } from '../options.ts'
import { type EffectInForce, effectsInForce, markersOnMap } from '../queries/named.ts'
import { rulesOf } from '../ruleset.ts'
import { Phase, type State, Zone } from '../state.ts'
import { beginAt, standing } from '../turn/course.ts'
import { roundsOf } from '../turn/round.ts'
import { BadPosition, type Place, type Problem } from './problems.ts'
import { type Plan, readPlan, SIDE_NAMES } from './read.ts'
import type { Reading } from './values.ts'

type SideName = (typeof SIDE_NAMES)[number]
/** A number of each side, US and USSR. */
type Pair = readonly [us: number, ussr: number]

/** Everything may be left out. */
export interface Position {
  readonly turn?: number
  /** Before the deal of the turn, at its headlines, or at the beginning of an action round. */
  readonly phase?: 'deal' | 'headline' | 'action'
  readonly round?: number
  /** The side to move. */
  readonly side?: SideName
  readonly defcon?: number
  /** Positive where the US leads. */
  readonly vp?: number
  readonly milops?: Pair
  readonly space?: Pair
  /** Cards sent to space this turn. */
  readonly spaced?: Pair
  /** The card that passes from side to side. */
  readonly passing?: { readonly holder?: SideName; readonly ready?: boolean }
  readonly influence?: Readonly<Record<string, Pair>>
  /** Countries whose stability has changed. */
  readonly stability?: Readonly<Record<string, number>>
  /** Countries with markers, by the card that the markers are of. */
  readonly markers?: Readonly<Record<string, readonly string[]>>
  readonly effects?: Readonly<Record<string, EffectInForce>>
  /** A hand that is left out is dealt. */
  readonly hands?: { readonly us?: readonly string[]; readonly ussr?: readonly string[] }
  /** Cards of the hands that the other side knows. */
  readonly shown?: readonly string[]
  readonly discard?: readonly string[]
  readonly removed?: readonly string[]
  readonly beside?: readonly string[]
  /** Known cards at the bottom of the deck, the next to be drawn first. */
  readonly under?: readonly string[]
  /** Cards of the other game that take part, where the games are mixed. */
  readonly mixed?: readonly string[]
}

/** Reads the text of a position. What stands in it is checked when a game begins from it. Throws `BadPosition`. */
export function parsePosition(text: string): Position {
  try {
    return JSON.parse(text) as Position
  } catch (error) {
    throw new BadPosition([{ key: 'not-json', path: '', text: (error as Error).message }])
  }
}

// ---- a game out of a position

/** Sets a new game up as the position says. Throws `BadPosition`. */
export function setUpFrom(g: State, position: unknown): void {
  const reading: Reading = { rules: rulesOf(g), problems: [] }
  const plan = readPlan(g, reading, position)
  refuse(reading.problems)
  layCards(g, plan)
  Object.assign(g, {
    turn: plan.turn,
    round: plan.standing.round?.round ?? 0,
    phase: plan.standing.phase === 'action' ? Phase.Action : Phase.Headline,
    phasing: plan.standing.round?.side ?? USSR,
    defcon: plan.defcon,
    vp: plan.vp,
    milops: [...plan.milops],
    space: [...plan.space],
    spaced: [...plan.spaced],
    holder: plan.holder,
    ready: plan.ready ? 1 : 0,
  } satisfies Partial<State>)
  g.influence.fill(0)
  for (const [country, us, ussr] of plan.influence) g.influence.splice(country * 2, 2, us, ussr)
  for (const [country, stability] of plan.stability) setStability(g, country, stability)
  for (const [card, country] of plan.markers) putMarker(g, card, country)
  fixReach(g)
  const { round } = plan.standing
  if (round !== null && round.round > roundsOf(g, round.side))
    refuse([{ key: 'no-such-round', path: 'round', text: String(round.round), most: roundsOf(g, round.side) }])
  beginAt(g, plan.standing)
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new BadPosition(problems)
}

/** Throws where the game would be over before a side is asked. */
export function refuseIfOver(g: State): void {
  if (g.result !== null) refuse([{ key: 'already-over', path: '' }])
}

const ZONES: Readonly<Record<Place, number>> = {
  us: Zone.Hand,
  ussr: Zone.Hand + 1,
  discard: Zone.Discard,
  removed: Zone.Removed,
  beside: Zone.Beside,
  under: Zone.Deck,
}

function layCards(g: State, { turn, places, mixed, effects, shown, under }: Plan): void {
  const { cards, tables } = rulesOf(g)
  const start = (bound: boolean): void => {
    for (const { card, owners, data } of effects)
      if (cards[card]!.boundToPlace === bound) for (const side of [US, USSR] as const) if (owners & bit(side)) begin(g, card, side, data)
  }
  g.effects = []
  g.hooks = 0
  // An effect may open a hand before cards come into it; one that is bound to its card would end when the card is laid down.
  start(false)
  for (let card = 0; card < cards.length; card++) {
    const zone = zoneOf(g, card)
    if (zone === Zone.Passing || zone === Zone.Absent) continue
    const place = places.get(card)
    if (place !== undefined) put(g, card, ZONES[place])
    else if (zone === Zone.Reserve && !mixed.has(card)) put(g, card, Zone.Absent)
    else put(g, card, cards[card]!.era > tables.eraOfTurn(turn) ? Zone.Later : Zone.Deck)
  }
  start(true)
  for (const card of [...shown, ...under]) show(g, card, BOTH)
  g.under = [...under]
}

// ---- a position out of a game

/** The game as it stands, both hands with it. Throws `BadPosition` where something is under way that a position can't tell. */
export function positionOf(g: State): Position {
  const rules = rulesOf(g)
  const at = standing(g)
  const underWay = at === null || cardsIn(g, Zone.Table).length > 0 || cardsIn(g, Zone.Looked).length > 0
  if (g.options.scenario !== STANDARD) refuse([{ key: 'scenario', path: '', text: g.options.scenario }])
  if (underWay) throw new BadPosition([{ key: 'under-way', path: '' }])
  const ids = (cards: readonly number[]): string[] => cards.map((card) => rules.cards[card]!.id)
  const inHand = (side: Side): number[] => [...cardsIn(g, Zone.Hand + side), ...cardsIn(g, Zone.Headline + side)].sort((a, b) => a - b)
  const isDealt = (side: Side): boolean => at.sizes.length > 0 && at.sizes[side]! > inHand(side).length
  for (const side of [US, USSR] as const) if (isDealt(side) && inHand(side).length > 0) refuse([{ key: 'under-way', path: '' }])
  const isShown =
    (side: Side) =>
    (card: number): boolean =>
      (knownTo(g, card) & bit(other(side))) !== 0
  const country = (n: number): string => rules.map.countries[n]!.id
  return {
    turn: g.turn,
    phase: at.phase,
    ...(at.round === null ? {} : { round: at.round.round, side: SIDE_NAMES[at.round.side] }),
    defcon: g.defcon,
    vp: g.vp,
    milops: pairOf(g.milops),
    space: pairOf(g.space),
    spaced: pairOf(g.spaced),
    passing: { holder: SIDE_NAMES[g.holder as Side], ready: g.ready === 1 },
    influence: influenceOf(g, country),
    stability: Object.fromEntries(g.altered.flatMap((n, i) => (i % 2 === 0 ? [[country(n), g.altered[i + 1]!]] : []))),
    markers: markersOnMap(g),
    effects: effectsInForce(g),
    hands: Object.fromEntries(([US, USSR] as const).flatMap((side) => (isDealt(side) ? [] : [[SIDE_NAMES[side], ids(inHand(side))]]))),
    shown: ids([US, USSR].flatMap((side) => inHand(side as Side).filter(isShown(side as Side)))),
    discard: ids(cardsIn(g, Zone.Discard)),
    removed: ids(cardsIn(g, Zone.Removed)),
    beside: ids(cardsIn(g, Zone.Beside)),
    under: ids(g.under),
    mixed: ids((rules.tables.mixing?.cards ?? []).filter((card) => zoneOf(g, card) !== Zone.Absent)),
  }
}

const pairOf = ([us, ussr]: readonly number[]): Pair => [us!, ussr!]

type Named = (country: number) => string

function influenceOf(g: State, name: Named): Record<string, Pair> {
  const found: Record<string, Pair> = {}
  for (let n = 0; n < g.influence.length; n += 2)
    if (g.influence[n]! > 0 || g.influence[n + 1]! > 0) found[name(n / 2)] = [g.influence[n]!, g.influence[n + 1]!]
  return found
}
