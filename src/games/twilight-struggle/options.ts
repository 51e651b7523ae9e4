/** The options of Twilight Struggle. No card is imported here: pages list options without loading a game. */

import {
  type Choices,
  cited,
  OFF,
  ON,
  type OptionTable,
  SHARED_CHOICES,
  SHARED_READINGS,
  type SharedOptions,
  STANDARD,
  VARIANTS,
  type ValuesOf,
} from '../../rules/options.ts'
import { byVersion, type Earlier } from '../../rules/version.ts'

export const GAME = 'twilight-struggle'

const SECOND = 'second'

const choices = {
  edition: { values: ['deluxe', SECOND], rule: '3.0' },
  scenario: { values: [STANDARD, 'chinese-civil-war', 'late-war'], rule: '12.0' },
  /** Cards 104 to 110. The second edition has none of them. */
  optionalCards: { values: ON, rule: '2.2' },
  /** Cards 111 to 118. */
  promoCards: { values: OFF, rule: '2.2' },
  ...cited(SHARED_CHOICES, { mix: '12.3.1' }),
} as const satisfies Choices

/** The rulebook's reading comes first. Numbers are those of the rulings. */
const readings = {
  /** 11: Wargames that leaves the marker on 0. */
  wargamesTie: { values: ['draw', 'opponent'], rule: '10.3.2' },
  ...SHARED_READINGS,
  /** 41: whose modifiers count for the highest card given to Missile Envy. */
  missileEnvyValue: { values: ['holder', 'player'], rule: '7.4.2' },
  /** 72: whether Glasnost ends the ban of The Reformer. */
  glasnostEndsReformer: { values: OFF, rule: '7.3' },
  /** 77: whether Flower Power counts a war card whose event can no longer happen. */
  flowerPowerPreventedWar: { values: ['exempt', 'counted'], rule: '7.3' },
  /** Whether Flower Power counts a war card that the US does not play but gets by an event. */
  flowerPowerBroughtWar: { values: ['exempt', 'counted'], rule: '7.3' },
  /** 100: whether a country left out by Shuttle Diplomacy loses its border bonus too. */
  shuttleBorderBonus: { values: ['lost', 'kept'], rule: '10.1.2' },
  /** Whether Iran-Contra also lowers the US die when the USSR starts the realignment. */
  iranContra: { values: ['every-realignment', 'own-realignments'], rule: '6.2.2' },
  /** Whether operations of a card taken by a headlined Missile Envy may go to space. */
  missileEnvyHeadlineSpace: { values: OFF, rule: '6.4.1' },
  /** Whether Defectors that Five Year Plan discards in an action round of the USSR counts as played by it. */
  defectorsByFiveYearPlan: { values: ['no-vp', 'vp'], rule: '5.2' },
  /** Whether The Reformer bars coups in Europe where Glasnost happened before it. */
  reformerAfterGlasnost: { values: ['bars-coups', 'no-ban'], rule: '7.3' },
  /** Whether a side in Quagmire or Bear Trap may keep scoring cards, also over the end of a turn. */
  trapKeepsScoring: { values: OFF, rule: '10.1.5' },
  /** Don't Wait for the Translation and Who Lost China?: what their event does while its condition is unmet. */
  unmetPromoEvents: { values: ['no-effect', 'does-not-happen'], rule: '5.2' },
  /** Whether First Lightning may be a headline. */
  firstLightningHeadline: { values: ON, rule: '4.5 C' },
  /** Whether De-Stalinization may put influence back into a country that it has just emptied. */
  deStalinizationReturn: { values: ON, rule: '5.5' },
  /** Chinese Civil War: whether cards whose event 12.4 forbids may be headlines, without effect. */
  civilWarHeadlines: { values: ON, rule: '12.4' },
  /** Late War: who leads by 4 VP at its beginning. The Russian rulebook says the US, the English one the USSR. */
  lateWarLead: { values: ['us', 'ussr'], rule: 'late-war.board' },
  /** Late War: whose the influence in Spain and Portugal is. The Russian rulebook says the USSR, the English one the US. */
  lateWarSpain: { values: ['ussr', 'us'], rule: 'late-war.board' },
  /** Chinese Civil War: whether events that place influence anywhere may place it there too (12.1 names only 6.1). */
  civilWarPlacement: { values: ['operations', 'events-too'], rule: '12.1' },
} as const satisfies Choices

type Readings = ValuesOf<typeof readings>

/** What games begun under older versions of the rules have of readings that came later. */
const earlier: Earlier<Readings> = {
  1: {
    passingCardHoldsScoring: false,
    defectorsByFiveYearPlan: 'no-vp',
    reformerAfterGlasnost: 'bars-coups',
    stopRealigning: true,
    sameEffectTwice: 'counts-once',
    flowerPowerBroughtWar: 'counted',
  },
}

/** How the rules are read in this game. */
export const readingsOf = (g: { readonly options: SharedOptions }): Readings => g.options.readings as Readings

/** Readings that nobody chooses: games begun under older versions of the rules go on as they were played. */
interface Internal {
  /** Who scores Arms Race: the side whose round or headline it is (4.2), or the side whose event it is. */
  readonly armsRaceScores: 'active-side' | 'side-of-event'
  /** What We Will Bury You waits for: any own event, and a round without a card counts; or three cards by name, and it does not. */
  readonly burialWaits: 'by-rule' | 'by-name'
  /** How long a trapped side without a suitable card may play scoring cards only. */
  readonly trapWithoutCard: 'rest-of-turn' | 'this-round'
}
export const internalOf = byVersion<Internal>(
  { armsRaceScores: 'active-side', burialWaits: 'by-rule', trapWithoutCard: 'rest-of-turn' },
  { 1: { armsRaceScores: 'side-of-event', burialWaits: 'by-name', trapWithoutCard: 'this-round' } },
)

/**
 * The official app's readings, where they are not the rulebook's. Its logs print no modifier for Iran-Contra on the die of a US that is
 * attacked, but their results have it.
 */
export const app: Partial<Readings> = {
  wargamesTie: 'opponent',
  glasnostEndsReformer: true,
  shuttleBorderBonus: 'kept',
  missileEnvyHeadlineSpace: true,
  passingCardHoldsScoring: true,
  defectorsByFiveYearPlan: 'vp',
  reformerAfterGlasnost: 'no-ban',
  flowerPowerBroughtWar: 'counted',
}

export const isSecondEdition = ({ edition }: { readonly edition?: string }): boolean => edition === SECOND

export const table = {
  choices,
  variants: VARIANTS,
  readings,
  earlier,
  usual: (wanted) => ({ optionalCards: !isSecondEdition(wanted) }),
  contradiction: (options) =>
    isSecondEdition(options) && options.optionalCards
      ? ['the second edition has no optional cards; leave optionalCards out, or play the deluxe edition', 'second-edition']
      : null,
} as const satisfies OptionTable
