/** Influence, control, areas and reach. */
import { type Frame, other, type Side, US, USSR } from '../engine/script.ts'
import { note } from './notes.ts'
import { type Country, type GameMap, type OpenArea, rulesOf } from './ruleset.ts'
import { type State, zeros } from './state.ts'

export const influence = (g: State, side: Side, country: number): number => g.influence[country * 2 + side]!

export const countryOf = (g: State, country: number): Country | undefined => rulesOf(g).map.countries[country]

export const onMap = (g: State, country: number): boolean => rulesOf(g).map.countries[country] !== undefined

/** The stability of a country now. */
export function stabilityOf(g: State, country: number): number {
  for (let i = 0; i < g.altered.length; i += 2) if (g.altered[i] === country) return g.altered[i + 1]!
  return rulesOf(g).map.countries[country]?.stability ?? 0
}

/** Changes the stability of a country for the rest of the game. */
export function setStability(g: State, country: number, stability: number): void {
  if (!onMap(g, country)) return
  const at = g.altered.findIndex((n, i) => i % 2 === 0 && n === country)
  if (at >= 0) g.altered[at + 1] = stability
  else g.altered.push(country, stability)
}

/** Sets one side's influence; a country that is not on this map stays untouched. */
export function setInfluence(g: State, side: Side, country: number, n: number): void {
  if (!onMap(g, country)) return
  const at = country * 2 + side
  const change = n - g.influence[at]!
  if (change === 0) return
  g.influence[at] = n
  note?.({ key: 'influence', side, n: change, country, us: g.influence[country * 2]!, ussr: g.influence[country * 2 + 1]! })
  const { openArea } = rulesOf(g).tables
  if (openArea !== undefined && country === openArea.country && controls(g, side, country)) fill(g, openArea, side)
}

/** 12.1, 12.3: an area under control gives what it is for; its influence goes back, and it takes no part in the game any longer. */
function fill(g: State, { country, whenFilled }: OpenArea, side: Side): void {
  setInfluence(g, side, country, 0)
  closeReach(g, country)
  whenFilled(g, side)
}

export const addInfluence = (g: State, side: Side, country: number, n: number): void =>
  setInfluence(g, side, country, influence(g, side, country) + n)

/** Removes what is there, at most n. Returns how much. */
export function removeInfluence(g: State, side: Side, country: number, n: number): number {
  const removed = Math.min(n, influence(g, side, country))
  setInfluence(g, side, country, influence(g, side, country) - removed)
  return removed
}

/** Raises a side's influence to what control takes (2.1.7); nothing where it has control. */
export function raiseToControl(g: State, side: Side, country: number): void {
  const needed = influence(g, other(side), country) + stabilityOf(g, country)
  if (influence(g, side, country) < needed) setInfluence(g, side, country, needed)
}

// 2.1.7
export function controls(g: State, side: Side, country: number): boolean {
  const c = rulesOf(g).map.countries[country]
  if (c === undefined) return false
  const stability = g.altered.length === 0 ? c.stability : stabilityOf(g, country)
  return g.influence[country * 2 + side]! - g.influence[country * 2 + 1 - side]! >= stability
}

/** The controlling side, or -1. */
export function controller(g: State, country: number): Side | -1 {
  const c = rulesOf(g).map.countries[country]
  if (c === undefined) return -1
  const lead = g.influence[country * 2]! - g.influence[country * 2 + 1]!
  const stability = g.altered.length === 0 ? c.stability : stabilityOf(g, country)
  return lead >= stability ? 0 : -lead >= stability ? 1 : -1
}

/** Neighbours that a side controls; its superpower counts as one (2.1.5). */
export function controlledNeighbours(g: State, side: Side, country: number): number {
  const c = countryOf(g, country)
  if (c === undefined) return 0
  let n = (c.borders >> side) & 1
  for (const neighbour of c.neighbours) if (controls(g, side, neighbour)) n++
  return n
}

/** A set of countries, the same on every map: those of the map that pass the test. */
export interface Area {
  readonly has: (country: Country, number: number, map: GameMap) => boolean
  /** Whether areas that are no countries, and of no superpower, belong to it. */
  readonly areas: boolean
  /** What it is on the map asked for last. */
  found: AreaOnMap | null
}

interface AreaOnMap {
  readonly map: GameMap
  readonly list: readonly number[]
  /** By country: whether it belongs to the area. */
  readonly member: readonly boolean[]
}

const area = (has: Area['has'], areas = false): Area => ({ has, areas, found: null })

function onMapOf(g: State, a: Area): AreaOnMap {
  const { map } = rulesOf(g)
  if (a.found !== null && a.found.map === map) return a.found
  const member = map.countries.map((c, n) => c !== undefined && (!c.area || (a.areas && c.borders === 0)) && a.has(c, n, map))
  a.found = { map, member, list: member.flatMap((belongs, n) => (belongs ? [n] : [])) }
  return a.found
}

export const anywhere = area(() => true)
/** Every country and every other area that is open to both sides. */
export const everywhere = area(() => true, true)
export const region = (name: string): Area =>
  area((c, _n, map) => map.regions.includes(name) && ((c.regions >> map.regions.indexOf(name)) & 1) !== 0)
export const countries = (...numbers: number[]): Area => area((_c, n) => numbers.includes(n))
export const either = (...areas: Area[]): Area => area((c, n, map) => areas.some((a) => a.has(c, n, map)))
export const outside = (a: Area): Area => area((c, n, map) => !a.has(c, n, map))
export const next = (to: number): Area => area((c) => c.neighbours.includes(to))
export const within = (a: Area, test: (country: Country) => boolean): Area => area((c, n, map) => a.has(c, n, map) && test(c))

const regionAreas = new Map<string, Area>()
/** The area of a region known only by its number. */
export function regionNumbered(g: State, number: number): Area {
  const name = rulesOf(g).map.regions[number]!
  const found = regionAreas.get(name) ?? region(name)
  regionAreas.set(name, found)
  return found
}

export const listOf = (g: State, a: Area): readonly number[] => onMapOf(g, a).list

/** The area that is no country in which this side's influence may be placed like in the countries asked for, or -1. */
export function openAreaIn(g: State, a: Area, side: Side): number {
  const { map, tables } = rulesOf(g)
  const open = tables.openArea
  if (open === undefined || !open.isOpen(g) || !open.takesEvents(g, side)) return -1
  return a.has(map.countries[open.country]!, open.country, map) ? open.country : -1
}
export const inArea = (g: State, a: Area, country: number): boolean => onMapOf(g, a).member[country] === true

export function inRegion(g: State, country: number, regionNumber: number): boolean {
  return (((rulesOf(g).map.countries[country]?.regions ?? 0) >> regionNumber) & 1) !== 0
}

export function countControlled(g: State, side: Side, a: Area): number {
  let n = 0
  for (const country of listOf(g, a)) if (controls(g, side, country)) n++
  return n
}

/** Bits a word of a set of countries; four words make a set. */
export const BITS = 30
export const WORDS_A_SET = 4

/** `GameMap.around` by word: of each country with neighbours in the word, its index in `influence` and those neighbours as bits. */
let byWord: { readonly map: GameMap; readonly words: readonly (readonly number[])[] } | null = null
function aroundByWord(map: GameMap): readonly (readonly number[])[] {
  if (byWord !== null && byWord.map === map) return byWord.words
  const words = Array.from({ length: WORDS_A_SET }, (_, word) =>
    map.all.flatMap((country) => {
      const bits = map.around[country * WORDS_A_SET + word]!
      return bits === 0 ? [] : [country * 2, bits]
    }),
  )
  byWord = { map, words }
  return words
}

/** All bits where there is influence, else none; a branch in its place would be mispredicted. */
const bitsIf = (influence: number): number => (0 - influence) >> 31

/** 6.1.1: reach is fixed when a round begins, for both sides, because an event may give either of them operations. */
export function fixReach(g: State): void {
  const { map, tables } = rulesOf(g)
  const { influence, reach } = g
  const words = aroundByWord(map)
  for (let word = 0; word < WORDS_A_SET; word++) {
    const around = words[word]!
    let us = map.home[US]![word]!
    let ussr = map.home[USSR]![word]!
    for (let i = 0; i < around.length; i += 2) {
      const at = around[i]!
      us |= around[i + 1]! & bitsIf(influence[at]!)
      ussr |= around[i + 1]! & bitsIf(influence[at + 1]!)
    }
    reach[word] = us
    reach[WORDS_A_SET + word] = ussr
  }
  const { openArea } = tables
  if (openArea !== undefined && !openArea.isOpen(g)) closeReach(g, openArea.country)
}

/** Takes a country out of the reach of both sides. */
function closeReach(g: State, country: number): void {
  const word = Math.floor(country / BITS)
  for (const side of [0, 1]) g.reach[side * WORDS_A_SET + word]! &= ~(1 << (country % BITS))
}

/** Notes who controls what, for events that ask how the round, or the headline phase, began. */
export function rememberControl(g: State): void {
  if (!rulesOf(g).tables.remembersControl) return
  g.held = zeros(WORDS_A_SET * 2)
  for (const country of rulesOf(g).map.all) {
    const side = controller(g, country)
    if (side >= 0) g.held[side * WORDS_A_SET + Math.floor(country / BITS)]! |= 1 << (country % BITS)
  }
}

export const controlledAtStart = (g: State, side: Side, country: number): boolean =>
  (((g.held[side * WORDS_A_SET + Math.floor(country / BITS)] ?? 0) >> (country % BITS)) & 1) !== 0

// ---- markers on countries

// ---- a marker of a card in a country as one number, `card << 8 | country`. Only this file takes it apart.

const packMarker = (card: number, country: number): number => (card << 8) | country
export const cardOfMarker = (marker: number): number => marker >> 8
export const countryOfMarker = (marker: number): number => marker & 255

export const hasMarker = (g: State, card: number, country: number): boolean => g.markers.includes(packMarker(card, country))

export function putMarker(g: State, card: number, country: number): void {
  if (hasMarker(g, card, country)) return
  g.markers.push(packMarker(card, country))
  g.markers.sort((a, b) => a - b)
  note?.({ key: 'marker', card, country, n: 1 })
}

export function takeMarker(g: State, card: number, country: number): void {
  const at = g.markers.indexOf(packMarker(card, country))
  if (at < 0) return
  g.markers.splice(at, 1)
  note?.({ key: 'marker', card, country, n: 0 })
}

export function reaches(g: State, side: Side, country: number): boolean {
  const word = Math.floor(country / BITS)
  return ((g.reach[side * WORDS_A_SET + word]! >> (country - word * BITS)) & 1) !== 0
}

export const me = (f: Frame): Side => f.me
export const them = (f: Frame): Side => other(f.me)
