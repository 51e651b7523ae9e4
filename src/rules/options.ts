/**
 * What is chosen when a game is created. Here is what shared code reads of it; each game declares the values that it offers, and options of
 * its own, in its table (`src/games/<game>/options.ts`).
 */
import type { Earlier } from './version.ts'

export interface SharedOptions {
  /** Which rulebook's set-up, deck and space race. */
  readonly edition: string
  /** Another beginning, with rules of its own. */
  readonly scenario: string
  /** Cards that a game marks as optional are in the deck. */
  readonly optionalCards: boolean
  /** Cards that came out one by one are in the deck. */
  readonly promoCards: boolean
  /** Cards of the other game are mixed in. */
  readonly mix: boolean
  /** 11.4: both players write down a side and a number in secret before the game. */
  readonly bidding: boolean
  /** Extra influence placed after set-up without a bid, US and USSR (11.4.1). */
  readonly handicap: readonly [number, number]
  /** 11.1: both sides show the cards they keep at the end of a turn. */
  readonly showHeldCards: boolean
  readonly variants: ValuesOf<typeof VARIANTS>
  /** At run time with those of all games; a game reads its own through its table. */
  readonly readings: ValuesOf<typeof SHARED_READINGS>
}

/** The scenario that every game has. */
export const STANDARD = 'standard'

/** An option with a few values, the usual one first, and the paragraph of the game's rulebook that it is about. */
export interface Choice<T extends string | boolean = string | boolean> {
  readonly values: readonly T[]
  readonly rule: string
}
export type Choices = Readonly<Record<string, Choice>>
/** The values that a table allows. */
export type ValuesOf<C extends Choices> = { readonly [K in keyof C]: C[K]['values'][number] }

export const OFF = [false, true] as const
export const ON = [true, false] as const

export const SHARED_CHOICES = {
  mix: { values: OFF, rule: '12.1.1' },
  bidding: { values: OFF, rule: '11.4' },
  showHeldCards: { values: OFF, rule: '11.1' },
} as const satisfies Choices

/** Rules that the rulebook offers for a change, on its last pages. */
export const VARIANTS = {
  /** DEFCON does not limit where realignments may be made. */
  realignAtAnyDefcon: { values: OFF, rule: '8.1.5' },
  /** The side that realigns loses nothing by it. */
  realignWithoutLoss: { values: OFF, rule: '6.2.2' },
  /** One card may be split between placing influence and realigning, but not both in one country in a round. */
  realignAndPlace: { values: OFF, rule: '6.2.1' },
  /** A side that sends a card to space may decline the roll, and then does not advance. */
  spaceWithoutRoll: { values: OFF, rule: '6.4.1' },
} as const satisfies Choices

/** Contested rules that shared code reads; the rulebook's reading comes first. Numbers are those of the rulings. */
export const SHARED_READINGS = {
  /** 16: the check for held scoring cards comes after military operations, or before. */
  heldScoringCheck: { values: ['after-military-operations', 'before-military-operations'], rule: '10.1.5' },
  /** 17: both sides held a scoring card. */
  bothHeldScoring: { values: ['draw', 'score-decides'], rule: '10.1.5' },
  /** 31: whether a card lowered to 0 is raised to 1 before or after the regional extra point. */
  regionalPoint: { values: ['before-lower-limit', 'after-lower-limit'], rule: '7.4' },
  /** Whether the passing card may be played in a round that is needed for a scoring card. */
  passingCardHoldsScoring: { values: OFF, rule: '9.5' },
  /** Whether operations that an event grants may go to the space race. */
  grantedOpsSpace: { values: OFF, rule: '7.4.3' },
  /** 70: whether realignment rolls may be stopped while points are left. */
  stopRealigning: { values: OFF, rule: '6.0' },
  /** Whether a side may play an own or shared event in its round that cannot happen. */
  eventWithoutEffect: { values: OFF, rule: '5.2' },
  /** An event that lasts for the turn happens twice in it for the same side. */
  sameEffectTwice: { values: ['adds-up', 'counts-once'], rule: '7.4' },
} as const satisfies Choices

/** The same choices with their paragraphs in another rulebook. */
export const cited = <C extends Choices>(choices: C, rules: Partial<Readonly<Record<keyof C, string>>>): C =>
  Object.fromEntries(Object.entries(choices).map(([key, choice]) => [key, { ...choice, rule: rules[key] ?? choice.rule }])) as C

/** The usual value of each choice. */
export const usualOf = <C extends Choices>(choices: C): ValuesOf<C> =>
  Object.fromEntries(Object.entries(choices).map(([key, { values }]) => [key, values[0]])) as ValuesOf<C>

/** The options of one game. */
export interface OptionTable {
  readonly choices: Choices
  readonly variants: Choices
  readonly readings: Choices
  /** What games begun under older versions of the rules have of readings that came later. */
  readonly earlier: Earlier<Readonly<Record<string, string | boolean>>>
  /** Usual values that follow from other options. */
  readonly usual?: (wanted: Pick<Partial<SharedOptions>, 'edition'>) => Partial<SharedOptions>
  /** Why these options can't all be had, with what to leave out; null where they can. */
  readonly contradiction?: (options: SharedOptions) => readonly [message: string, problem: Contradiction] | null
}

/** The most extra influence of a handicap. */
export const MOST_HANDICAP = 20

/** Ways in which options contradict each other, or a position. */
export type Contradiction = 'second-edition' | 'bidding-handicap' | 'position-scenario' | 'position-bidding' | 'position-handicap'

/** Options that are unknown, out of range or contradict each other. */
export class BadOptions extends Error {
  readonly code = 'bad-options'
  /** Undefined where an option is unknown or out of range. */
  readonly problem: Contradiction | undefined
  constructor(message: string, problem?: Contradiction) {
    super(message)
    this.problem = problem
  }
}
