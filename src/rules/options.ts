/** What is chosen when a game is created. Contested readings have the rulebook's as default; `rulings.md` numbers stand behind them. */
export interface Options {
  /** Cards 104 to 110. */
  readonly optionalCards: boolean
  /** Cards of the other game are mixed in (Red Sea, section 12). */
  readonly mix: boolean
  /** Extra influence placed after set-up, US and USSR (11.4). */
  readonly handicap: readonly [number, number]
  /** 11.1: both sides show the cards they keep at the end of a turn. */
  readonly showHeldCards: boolean
  readonly readings: Readings
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
}

export const RULEBOOK: Readings = {
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
}

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

export const DEFAULTS: Options = { optionalCards: true, mix: false, handicap: [0, 0], showHeldCards: false, readings: RULEBOOK }

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
