/** What is chosen when a game is created. Contested readings have the rulebook's as default; `rulings.md` numbers stand behind them. */
export interface Options {
  /** Which rulebook's set-up, deck and space race. */
  readonly edition: 'deluxe' | 'second'
  /** Another beginning, with rules of its own. */
  readonly scenario: 'standard' | 'chinese-civil-war' | 'late-war'
  /** Cards 104 to 110. The second edition has none of them. */
  readonly optionalCards: boolean
  /** Cards 111 to 118, which came out one by one. */
  readonly promoCards: boolean
  /** Cards of the other game are mixed in (Red Sea, section 12). */
  readonly mix: boolean
  /** 11.4: both players write down a side and a number in secret before the game. */
  readonly bidding: boolean
  /** Extra influence placed after set-up without a bid, US and USSR (11.4.1). */
  readonly handicap: readonly [number, number]
  /** 11.1: both sides show the cards they keep at the end of a turn. */
  readonly showHeldCards: boolean
  readonly variants: Variants
  readonly readings: Readings
}

/** Rules that the rulebook offers for a change, on its last pages. */
export interface Variants {
  /** DEFCON does not limit where realignments may be made. */
  readonly realignAtAnyDefcon: boolean
  /** The side that realigns loses nothing by it. */
  readonly realignWithoutLoss: boolean
  /** One card may be split between placing influence and realigning, but not both in one country in a round. */
  readonly realignAndPlace: boolean
  /** A side that sends a card to space may decline the roll, and then does not advance. */
  readonly spaceWithoutRoll: boolean
}

export interface Readings {
  /** 11: Wargames that leaves the marker on 0. */
  readonly wargamesTie: 'draw' | 'opponent'
  /** 16: the check for held scoring cards comes after military operations, or before. */
  readonly heldScoringCheck: 'after-military-operations' | 'before-military-operations'
  /** 17: both sides held a scoring card. */
  readonly bothHeldScoring: 'draw' | 'score-decides'
  /** 31: whether a card lowered to 0 is raised to 1 before or after the regional extra point. */
  readonly regionalPoint: 'before-lower-limit' | 'after-lower-limit'
  /** 41: whose modifiers count for the highest card given to Missile Envy. */
  readonly missileEnvyValue: 'holder' | 'player'
  /** 72: whether Glasnost ends the ban of The Reformer. */
  readonly glasnostEndsReformer: boolean
  /** 77: whether Flower Power counts a war card whose event can no longer happen. */
  readonly flowerPowerPreventedWar: 'exempt' | 'counted'
  /** 100: whether a country left out by Shuttle Diplomacy loses its border bonus too. */
  readonly shuttleBorderBonus: 'lost' | 'kept'
  /** Whether Iran-Contra also lowers the US die when the USSR starts the realignment. */
  readonly iranContra: 'every-realignment' | 'own-realignments'
  /** Whether Hero of the Crossing may take a scoring card (Red Sea). */
  readonly heroTakesScoring: boolean
  /** Whether operations of a card taken by a headlined Missile Envy may go to space. */
  readonly missileEnvyHeadlineSpace: boolean
  /** Late War: who leads by 4 VP at its beginning. The Russian rulebook says the US, the English one the USSR. */
  readonly lateWarLead: 'us' | 'ussr'
  /** Late War: whose the influence in Spain and Portugal is. The Russian rulebook says the USSR, the English one the US. */
  readonly lateWarSpain: 'ussr' | 'us'
  /** Chinese Civil War: whether events that place influence anywhere may place it there too (12.1 names only 6.1). */
  readonly civilWarPlacement: 'operations' | 'events-too'
}

const RULEBOOK: Readings = {
  wargamesTie: 'draw',
  heldScoringCheck: 'after-military-operations',
  bothHeldScoring: 'draw',
  regionalPoint: 'before-lower-limit',
  missileEnvyValue: 'holder',
  glasnostEndsReformer: false,
  flowerPowerPreventedWar: 'exempt',
  shuttleBorderBonus: 'lost',
  iranContra: 'every-realignment',
  missileEnvyHeadlineSpace: false,
  heroTakesScoring: true,
  lateWarLead: 'us',
  lateWarSpain: 'ussr',
  civilWarPlacement: 'operations',
}

const NO_VARIANTS: Variants = { realignAtAnyDefcon: false, realignWithoutLoss: false, realignAndPlace: false, spaceWithoutRoll: false }

/**
 * The official app's readings. Its logs print no modifier for Iran-Contra on the die of a US that is attacked, but their results have it,
 * so that reading is the rulebook's.
 */
const APP: Readings = {
  ...RULEBOOK,
  wargamesTie: 'opponent',
  glasnostEndsReformer: true,
  shuttleBorderBonus: 'kept',
  missileEnvyHeadlineSpace: true,
}

export const DEFAULTS: Options = {
  edition: 'deluxe',
  scenario: 'standard',
  optionalCards: true,
  promoCards: false,
  mix: false,
  bidding: false,
  handicap: [0, 0],
  showHeldCards: false,
  variants: NO_VARIANTS,
  readings: RULEBOOK,
}

/** An option with a few values, the usual one first, and the paragraph of the rulebook that it is about. */
export interface Choice<T extends string | boolean = string | boolean> {
  readonly values: readonly T[]
  readonly rule: string
  /** The number of that paragraph in the rulebook of Red Sea, where it is another. */
  readonly inRedSea?: string
  /** The game that it belongs to, where it is not for both. */
  readonly game?: 'twilight-struggle' | 'red-sea'
}
type Choices<T> = { readonly [K in keyof T]: Choice<Extract<T[K], string | boolean>> }
const OFF = [false, true] as const
const ON = [true, false] as const
const BASE = { game: 'twilight-struggle' } as const

/** All options but the handicap, which is two numbers. Pages, command line and documents are made from these tables. */
export const CHOICES: Choices<Omit<Options, 'handicap' | 'variants' | 'readings'>> = {
  edition: { values: ['deluxe', 'second'], rule: '3.0', ...BASE },
  scenario: { values: ['standard', 'chinese-civil-war', 'late-war'], rule: '12.0', ...BASE },
  optionalCards: { values: ON, rule: '2.2', ...BASE },
  promoCards: { values: OFF, rule: '2.2', ...BASE },
  mix: { values: OFF, rule: '12.3.1', inRedSea: '12.1.1' },
  bidding: { values: OFF, rule: '11.4' },
  showHeldCards: { values: OFF, rule: '11.1' },
}
export const VARIANTS: Choices<Variants> = {
  realignAtAnyDefcon: { values: OFF, rule: '8.1.5', inRedSea: '8.1.7' },
  realignWithoutLoss: { values: OFF, rule: '6.2.2' },
  realignAndPlace: { values: OFF, rule: '6.2.1' },
  spaceWithoutRoll: { values: OFF, rule: '6.4.1' },
}
export const READINGS: Choices<Readings> = {
  wargamesTie: { values: ['draw', 'opponent'], rule: '10.3.2', inRedSea: '10.4.2' },
  heldScoringCheck: { values: ['after-military-operations', 'before-military-operations'], rule: '10.1.5' },
  bothHeldScoring: { values: ['draw', 'score-decides'], rule: '10.1.5' },
  regionalPoint: { values: ['before-lower-limit', 'after-lower-limit'], rule: '7.4', inRedSea: '7.3' },
  missileEnvyValue: { values: ['holder', 'player'], rule: '7.4.2', inRedSea: '7.3.1' },
  glasnostEndsReformer: { values: OFF, rule: '7.3', ...BASE },
  flowerPowerPreventedWar: { values: ['exempt', 'counted'], rule: '7.3', ...BASE },
  shuttleBorderBonus: { values: ['lost', 'kept'], rule: '10.1.2', ...BASE },
  iranContra: { values: ['every-realignment', 'own-realignments'], rule: '6.2.2', ...BASE },
  missileEnvyHeadlineSpace: { values: OFF, rule: '6.4.1' },
  heroTakesScoring: { values: ON, rule: '2.2.2', game: 'red-sea' },
  lateWarLead: { values: ['us', 'ussr'], rule: 'late-war.board', ...BASE },
  lateWarSpain: { values: ['ussr', 'us'], rule: 'late-war.board', ...BASE },
  civilWarPlacement: { values: ['operations', 'events-too'], rule: '12.1', ...BASE },
}
/** The most extra influence of a handicap. */
export const MOST_HANDICAP = 20

/** Named sets of options. */
export const PRESETS = {
  rulebook: { showHeldCards: false, readings: RULEBOOK },
  tournament: { showHeldCards: true, readings: RULEBOOK },
  app: { showHeldCards: false, readings: APP },
} as const satisfies Readonly<Record<string, Pick<Options, 'showHeldCards' | 'readings'>>>
export type Preset = keyof typeof PRESETS

/** Options that are unknown, out of range or contradict each other. */
export class BadOptions extends Error {
  readonly code = 'bad-options'
}
