/** What the tables of the rules show, out of those that the game plays by. */
import { Era, type Rules } from '../../rules/ruleset.ts'

type EraName = Lowercase<keyof typeof Era>
const ERAS = Object.keys(Era).map((name) => name.toLowerCase() as EraName)

export interface Period {
  readonly from: number
  readonly to: number
  readonly era: EraName
  readonly hand: number
  readonly rounds: number
}

/** Turns that are alike stand together. */
export function periodsOf({ tables }: Rules): Period[] {
  const periods: Period[] = []
  for (let turn = 1; turn <= tables.turns; turn++) {
    const now = { era: ERAS[tables.eraOfTurn(turn)]!, hand: tables.handSize(turn), rounds: tables.rounds(turn) }
    const last = periods.at(-1)
    if (last !== undefined && last.era === now.era && last.hand === now.hand && last.rounds === now.rounds)
      periods[periods.length - 1] = { ...last, to: turn }
    else periods.push({ from: turn, to: turn, ...now })
  }
  return periods
}

/** The regions that a level of DEFCON closes. */
export const closedAt = ({ map, tables }: Rules, level: number): number[] =>
  map.regions.flatMap((_, region) => ((tables.closed[level]! >> region) & 1 ? [region] : []))

const TWICE = 2

/** What each country brings when Southeast Asia is scored: its one battleground counts twice. */
export function southeastAsia({ map }: Rules): { readonly country: number; readonly vp: number }[] {
  const region = map.regions.indexOf('southeast-asia')
  return map.all
    .filter((country) => (map.countries[country]!.regions >> region) & 1)
    .map((country) => ({ country, vp: map.countries[country]!.battleground ? TWICE : 1 }))
    .toSorted((a, b) => b.vp - a.vp)
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
