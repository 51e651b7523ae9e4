/** The options of Red Sea. No card is imported here: pages list options without loading a game. */
import {
  type Choices,
  cited,
  ON,
  type OptionTable,
  SHARED_CHOICES,
  SHARED_READINGS,
  type SharedOptions,
  VARIANTS,
  type ValuesOf,
} from '../../rules/options.ts'
import { table as base } from '../twilight-struggle/options.ts'

export const GAME = 'red-sea'

const { wargamesTie, missileEnvyValue, missileEnvyHeadlineSpace, trapKeepsScoring } = base.readings

const readings = {
  // Those of cards that may be mixed in are among them.
  ...cited(
    { wargamesTie, ...SHARED_READINGS, missileEnvyValue, missileEnvyHeadlineSpace, trapKeepsScoring },
    { wargamesTie: '10.4.2', regionalPoint: '7.3', grantedOpsSpace: '7.3.2', sameEffectTwice: '7.3', missileEnvyValue: '7.3.1' },
  ),
  /** Whether Hero of the Crossing may take a scoring card. */
  heroTakesScoring: { values: ON, rule: '2.2.2' },
} as const satisfies Choices

type Readings = ValuesOf<typeof readings>

/** How the rules are read in this game. */
export const readingsOf = (g: { readonly options: SharedOptions }): Readings => g.options.readings as Readings

export const table = {
  choices: SHARED_CHOICES,
  variants: cited(VARIANTS, { realignAtAnyDefcon: '8.1.7' }),
  readings,
  earlier: {},
} as const satisfies OptionTable
