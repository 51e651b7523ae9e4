/** Facts that are not part of the project: the tables beside it, where they are at hand. Tests that compare with them say so where not. */
import { existsSync, readFileSync } from 'node:fs'

const file = new URL('../../../../shared/data/base-tables.json', import.meta.url)

type Pair = { readonly us: number; readonly ussr: number }
export interface LateWarFacts {
  readonly id: 'late-war'
  readonly startTurn: number
  readonly defcon: number
  readonly spaceRace: Pair
  readonly vp: { readonly signed: number }
  readonly eventsInForce: readonly number[]
  readonly influence: Readonly<Record<string, Pair>>
  readonly control: Readonly<Record<'us' | 'ussr' | 'uncontrolledWithInfluence', readonly string[]>>
  readonly computedRegionStatus: Readonly<
    Record<
      string,
      Readonly<Record<'us' | 'ussr', { readonly level: string | null; readonly countries: number; readonly battlegrounds: number }>>
    >
  >
  readonly deck: { readonly removedCards: readonly number[] }
}

interface BaseTables {
  readonly scenarios: readonly (LateWarFacts | { readonly id: string })[]
}

const tables = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BaseTables) : null
export const lateWarFacts = (tables?.scenarios.find(({ id }) => id === 'late-war') ?? null) as LateWarFacts | null
if (lateWarFacts === null) console.warn('SKIPPED: the Late War is not compared with shared/data/base-tables.json, which is not here.')
