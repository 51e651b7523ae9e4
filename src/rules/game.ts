/** Makes a game's tables into rules, and begins games by them. */

import { run, type Script, type Steps, stepsOf, US, USSR } from '../engine/script.ts'
import { callBidding } from './bidding.ts'
import { BITS, WORDS_A_SET } from './board.ts'
import { put } from './cards.ts'
import { begin } from './effects.ts'
import { operationScripts } from './operations/choice.ts'
import type { SharedOptions } from './options.ts'
import { playScripts } from './play.ts'
import { type Position, refuseIfOver, setUpFrom } from './position/position.ts'
import type { Card, Country, GameMap, Rules, Tables } from './ruleset.ts'
import { scoringScripts } from './scoring.ts'
import { Phase, type State, Zone, zeros } from './state.ts'
import { firstFrame, turnScripts } from './turn/course.ts'
import { NEWEST } from './version.ts'
import { allPicks } from './vocabulary.ts'

export interface CountryFacts {
  readonly id: string
  readonly regions: readonly string[]
  readonly stability: number
  readonly battleground: boolean
  readonly flashpoint?: boolean
  readonly area?: boolean
  /** Ids of countries, `us` and `ussr`. */
  readonly adjacent: readonly string[]
}

/** A map over an atlas: the order of the countries is the atlas's, so that a card means the same country on every map. */
export function makeMap(atlas: readonly string[], regions: readonly string[], facts: readonly CountryFacts[]): GameMap {
  const number = (id: string): number => {
    const n = atlas.indexOf(id)
    if (n < 0) throw new Error(`the atlas has no ${id}`)
    return n
  }
  const countries: (Country | undefined)[] = atlas.map(() => undefined)
  const around = Array.from({ length: atlas.length * WORDS_A_SET }, () => 0)
  const home = [US, USSR].map(() => Array.from({ length: WORDS_A_SET }, () => 0))
  const mark = (words: number[], from: number, country: number): void => {
    words[from + Math.floor(country / BITS)]! |= 1 << (country % BITS)
  }
  for (const c of facts) {
    const n = number(c.id)
    const neighbours = c.adjacent.filter((id) => id !== 'us' && id !== 'ussr').map(number)
    const borders = (c.adjacent.includes('us') ? 1 : 0) | (c.adjacent.includes('ussr') ? 2 : 0)
    const bits = c.regions.reduce((sum, name) => sum | (1 << regions.indexOf(name)), 0)
    const { flashpoint = false, area = false } = c
    countries[n] = { id: c.id, regions: bits, stability: c.stability, battleground: c.battleground, flashpoint, area, neighbours, borders }
    mark(around, n * WORDS_A_SET, n)
    for (const neighbour of neighbours) mark(around, n * WORDS_A_SET, neighbour)
    for (const side of [US, USSR]) if ((area && borders === 0) || (borders >> side) & 1) mark(home[side]!, 0, n)
  }
  return {
    countries,
    all: facts
      .filter((c) => c.area !== true)
      .map((c) => number(c.id))
      .sort((a, b) => a - b),
    regions,
    around,
    home,
  }
}

export function makeRules(
  id: string,
  map: GameMap,
  cards: readonly Card[],
  tables: Tables,
  more: Readonly<Record<string, Script<State>>> = {},
): Rules {
  const scripts = new Map<string, Steps<State>>()
  const add = (name: string, script: Script<State>): void => void scripts.set(name, stepsOf(script))
  const shared = { ...operationScripts, ...playScripts, ...scoringScripts, ...turnScripts, ...more }
  for (const [name, script] of Object.entries(shared)) add(name, script)
  for (const card of cards) {
    add(`event/${card.id}`, card.event)
    for (const [name, script] of Object.entries(card.scripts)) add(`${card.id}/${name}`, script)
  }
  const cardNumbers = new Map(cards.map((card, i) => [card.id, i]))
  return { id, version: NEWEST, map, cards, tables, scripts, picks: allPicks({ map, cards }), cardNumbers }
}

/** A game by these rules at its first question: from the beginning, or from a position. Throws `BadPosition`. */
export function beginGame(rules: Rules, version: number, options: SharedOptions, position?: Position): State {
  const setup = rules.tables.setup(options)
  const g: State = {
    game: rules.id,
    rules: version,
    options,
    turn: setup.turn,
    round: 0,
    phase: Phase.Setup,
    phasing: USSR,
    defcon: setup.defcon,
    alarm: 0,
    vp: setup.vp,
    milops: [0, 0],
    space: [...setup.space],
    spaced: [0, 0],
    holder: setup.holder,
    ready: 1,
    influence: zeros(rules.map.countries.length * 2),
    place: rules.cards.map(() => Zone.Absent),
    counts: zeros(Zone.Reserve + 1),
    effects: [],
    hooks: 0,
    altered: [],
    markers: [],
    held: [],
    under: [],
    bids: [],
    swapped: 0,
    reach: zeros(WORDS_A_SET * 2),
    frames: [],
    result: null,
  }
  g.counts[Zone.Absent] = rules.cards.length
  for (const [country, us, ussr] of setup.influence) {
    g.influence[country * 2] = us
    g.influence[country * 2 + 1] = ussr
  }
  const era = rules.tables.eraOfTurn(setup.turn)
  const zoneAtStart = (card: Card, n: number): number => {
    if (n === rules.tables.passing.card) return Zone.Passing
    if ((card.optional && !options.optionalCards) || (card.promo && !options.promoCards)) return Zone.Absent
    if (rules.tables.mixing?.cards.includes(n) === true) return Zone.Reserve
    if (setup.isRemoved(card)) return Zone.Removed
    return card.era > era ? Zone.Later : Zone.Deck
  }
  rules.cards.forEach((card, n) => put(g, n, zoneAtStart(card, n)))
  for (const [card, owner] of setup.inForce) begin(g, rules.cardNumbers.get(card)!, owner)
  if (position === undefined) {
    g.frames.push(firstFrame(g))
    if (options.bidding) callBidding(g)
  } else {
    setUpFrom(g, position)
  }
  run(rules.scripts, g)
  if (position !== undefined) refuseIfOver(g)
  return g
}
