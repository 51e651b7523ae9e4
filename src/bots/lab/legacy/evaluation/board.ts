/** Who controls what, counted once for many questions: what a change in one country would do is then a matter of a few sums. */
import { type Side, US, USSR } from '../../../../engine/script.ts'
import { stabilityOf } from '../../../../rules/board.ts'
import type { GameMap, Tables } from '../../../../rules/ruleset.ts'
import type { State } from '../../../../rules/state.ts'

const MOST_REGIONS = 32
/** Control of a region that wins the game counts as so many points. */
const WINNING_CONTROL = 15

/** Of the countries of a map, and of the regions by side (`region * 2 + side`). */
export interface Counts {
  readonly stability: number[]
  /** 1: the US, -1: the USSR, 0: nobody. */
  readonly control: number[]
  readonly countries: number[]
  readonly battlegrounds: number[]
  readonly borders: number[]
  /** Battlegrounds of the region, whoever has them. */
  readonly allBattlegrounds: number[]
}

export const scan = (): Counts => ({
  stability: [],
  control: [],
  countries: [],
  battlegrounds: [],
  borders: [],
  allBattlegrounds: [],
})

export const controlBy = (us: number, ussr: number, stability: number): number =>
  us - ussr >= stability ? 1 : ussr - us >= stability ? -1 : 0

export function countRegions(g: State, map: GameMap, into: Counts): void {
  const { countries, battlegrounds, borders, allBattlegrounds } = into
  for (let i = 0; i < MOST_REGIONS * 2; i++) countries[i] = battlegrounds[i] = borders[i] = 0
  for (let i = 0; i < MOST_REGIONS; i++) allBattlegrounds[i] = 0
  for (let country = 0; country < map.countries.length; country++) {
    const c = map.countries[country]
    if (c === undefined) {
      into.control[country] = 0
      into.stability[country] = 1
      continue
    }
    const stability = g.altered.length === 0 ? c.stability : stabilityOf(g, country)
    into.stability[country] = stability
    const control = controlBy(g.influence[country * 2]!, g.influence[country * 2 + 1]!, stability)
    into.control[country] = control
    if (c.battleground) for (let bits = c.regions; bits !== 0; bits &= bits - 1) allBattlegrounds[31 - Math.clz32(bits & -bits)]!++
    if (control !== 0) addControl(map, into, country, control)
  }
}

/** Adds a country to what a side has in each of its regions. */
function addControl(map: GameMap, counts: Counts, country: number, control: number): void {
  const c = map.countries[country]!
  const side: Side = control > 0 ? US : USSR
  const border = (c.borders >> (1 - side)) & 1
  for (let bits = c.regions; bits !== 0; bits &= bits - 1) {
    const at = (31 - Math.clz32(bits & -bits)) * 2 + side
    counts.countries[at]!++
    if (c.battleground) counts.battlegrounds[at]!++
    if (border) counts.borders[at]!++
  }
}

/** What a region would score now, positive for the US; effects on scoring are left aside. */
export function vpOfRegion(tables: Tables, counts: Counts, region: number): number {
  return vpOf(tables, counts, region, US, 0, 0, 0, 0) - vpOf(tables, counts, region, USSR, 0, 0, 0, 0)
}

/** The same if this country of the region were controlled by another side (1: the US, -1: the USSR, 0: nobody). */
export function vpWithControl(tables: Tables, map: GameMap, counts: Counts, region: number, country: number, control: number): number {
  const c = map.countries[country]!
  const before = counts.control[country]!
  const us = (control > 0 ? 1 : 0) - (before > 0 ? 1 : 0)
  const ussr = (control < 0 ? 1 : 0) - (before < 0 ? 1 : 0)
  const battleground = c.battleground ? 1 : 0
  return (
    vpOf(tables, counts, region, US, us, ussr, battleground, (c.borders >> 1) & 1) -
    vpOf(tables, counts, region, USSR, ussr, us, battleground, c.borders & 1)
  )
}

/** One side's score with so many countries more of its own and of the other's, all of one kind. */
function vpOf(
  tables: Tables,
  { countries, battlegrounds, borders, allBattlegrounds }: Counts,
  region: number,
  side: Side,
  more: number,
  theirs: number,
  battleground: number,
  border: number,
): number {
  const table = tables.scores[region]
  const own = region * 2 + side
  const other = region * 2 + 1 - side
  const count = countries[own]! + more
  if (!table || count === 0) return 0
  const won = battlegrounds[own]! + more * battleground
  const ahead = count > countries[other]! + theirs
  const level =
    ahead && won === allBattlegrounds[region]
      ? (table.control ?? WINNING_CONTROL)
      : ahead && won > battlegrounds[other]! + theirs * battleground && count > won
        ? table.domination
        : table.presence
  return level + won + borders[own]! + more * border
}
