/** What a game is made of. Shared code reads these tables and never names a card or a game. */
import type { Reason, Script, Scripts, Side } from '../engine/script.ts'
import type { OptionTable, SharedOptions } from './options.ts'
import type { ReasonKey } from './reasons.ts'
import type { State } from './state.ts'

export interface Country {
  readonly id: string
  /** Regions and subregions it belongs to, as bits of their numbers in `GameMap.regions`. */
  readonly regions: number
  readonly stability: number
  readonly battleground: boolean
  readonly flashpoint: boolean
  /** An area that is no country: always open to placement (by the superpowers it borders, or by both), never a target, never scored. */
  readonly area: boolean
  readonly neighbours: readonly number[]
  /** The superpowers it borders, as bits of sides. */
  readonly borders: number
}

export interface GameMap {
  /** By atlas number; undefined where the country is not on this map. */
  readonly countries: readonly (Country | undefined)[]
  /** The numbers of the countries on this map, without areas that are no countries. */
  readonly all: readonly number[]
  /** Names of regions, then of subregions. */
  readonly regions: readonly string[]
  /** Four words of bits a country: the country itself and its neighbours. */
  readonly around: readonly number[]
  /** Four words of bits a side: the countries next to its superpower. */
  readonly home: readonly (readonly number[])[]
}

export const Era = { Early: 0, Mid: 1, Late: 2 } as const
export type Era = (typeof Era)[keyof typeof Era]

/** What a card is put to; `discard` where an effect takes it from a side in the place of its round. */
export type Use = 'event' | 'influence' | 'realign' | 'coup' | 'space' | 'discard'

/**
 * The lasting part of an effect. `owner` is the side whose event it is, `side` the one that acts. All are summed or asked in card order.
 * `data` is the number that the effect keeps.
 */
interface HookTypes {
  /** Operations value of each card of the side, whose value without modifiers is `base`. */
  opsBonus: (g: State, side: Side, owner: Side, base: number, data: number) => number
  /** One point less if any influence of the card is placed in this region; -1 where the effect does not hurt this side. */
  regionalPenalty: (g: State, side: Side, owner: Side) => number
  /** One more point if every point is spent in this region; -1 where the effect does not help this side. */
  regionalPoint: (g: State, side: Side, owner: Side) => number
  coupDie: (g: State, side: Side, owner: Side, country: number, data: number) => number
  realignDie: (g: State, side: Side, owner: Side, country: number, starter: Side) => number
  barCoup: (g: State, side: Side, owner: Side, country: number, data: number) => Refusal | null
  barRealign: (g: State, side: Side, owner: Side, country: number, data: number) => Refusal | null
  barPlacement: (g: State, side: Side, owner: Side, country: number, data: number) => Refusal | null
  /** Bars the event of a card, for good or while the effect lasts. */
  barEvent: (g: State, card: Card, owner: Side) => boolean
  /** Countries a war may not be waged in. */
  barWar: (g: State, side: Side, owner: Side, country: number) => Refusal | null
  /** Every coup in this country lowers DEFCON. */
  coupedAsBattleground: (g: State, country: number, owner: Side) => boolean
  /** The owner may fix the next die. */
  fixesDie: (g: State, owner: Side) => boolean
  /** The owner opens the action rounds. */
  opensRounds: (g: State, owner: Side) => boolean
  /** Whether a country is left out of a side's count in a scoring, its border with the other superpower too or not. */
  leftOutOfScoring: (g: State, country: number, side: Side, owner: Side, data: number) => 'no' | 'but-its-border' | 'wholly'
  afterScoring: (g: State, region: number, owner: Side, self: number) => void
  /** A battleground for the scoring of its region only. */
  scoredAsBattleground: (g: State, country: number, side: Side, owner: Side) => boolean
  /** A coup in a battleground leaves DEFCON where it is. */
  sparesDefcon: (g: State, side: Side, owner: Side) => boolean
  /** The side plays with its hand open. */
  opensHand: (g: State, side: Side, owner: Side) => boolean
  /** A card is put to use by a side, which plays it, or to which an event brings it. */
  onPlay: (g: State, side: Side, owner: Side, card: number, use: Use, self: number, how: 'played' | 'brought') => void
  /** The marker is about to move. */
  beforeVp: (g: State, owner: Side, self: number) => void
  /** A coup is attempted: after its target is named, before the die. */
  onCoup: (g: State, side: Side, owner: Side, country: number, self: number) => void
  /** Why the side may not play this card now (a forced play of another). */
  barPlay: (g: State, side: Side, owner: Side, card: number, self: number) => Refusal | null
  barHeadline: (g: State, side: Side, owner: Side, card: number, self: number) => Refusal | null
  /** Allows a card that is played now only for operations, or only for its event. */
  limitsUse: (g: State, side: Side, owner: Side, card: number, self: number) => 'operations' | 'event' | null
  /** A coup has been resolved. */
  afterCoup: (g: State, country: number, success: boolean, self: number) => void
  /** Scripts of the card that interrupt: called with `me` = owner. Each returns the script's name or null. */
  beforeCoup: (g: State, side: Side, owner: Side) => string | null
  beforeScoring: (g: State, region: number, owner: Side) => string | null
  startOfRound: (g: State, side: Side, owner: Side) => string | null
  /** Takes the place of the side's ordinary round. */
  insteadOfRound: (g: State, side: Side, owner: Side) => string | null
  endOfRound: (g: State, side: Side, owner: Side) => string | null
  /** The number of action rounds the side may take this turn. */
  extraRounds: (g: State, side: Side, owner: Side) => number
  /** The side does not lose by a scoring card that it holds at the end of the turn. */
  keepsScoring: (g: State, side: Side, owner: Side) => boolean
}

/** All hooks stand in every card, so that cards have one shape. */
export type Hooks = { readonly [K in keyof HookTypes]?: HookTypes[K] | undefined }

/** A bit for each hook, so that a state can say at once whether any effect in force has it. */
export const HOOK = {
  opsBonus: 0x1,
  regionalPenalty: 0x2,
  regionalPoint: 0x4,
  coupDie: 0x8,
  realignDie: 0x10,
  barCoup: 0x20,
  barRealign: 0x40,
  barPlacement: 0x80,
  barEvent: 0x100,
  barWar: 0x200,
  coupedAsBattleground: 0x400,
  fixesDie: 0x800,
  opensRounds: 0x1000,
  leftOutOfScoring: 0x2000,
  afterScoring: 0x4000,
  scoredAsBattleground: 0x8000,
  sparesDefcon: 0x10000,
  opensHand: 0x20000,
  onPlay: 0x40000,
  onCoup: 0x80000,
  barPlay: 0x100000,
  barHeadline: 0x200000,
  limitsUse: 0x400000,
  afterCoup: 0x800000,
  beforeCoup: 0x1000000,
  beforeScoring: 0x2000000,
  startOfRound: 0x4000000,
  insteadOfRound: 0x8000000,
  endOfRound: 0x10000000,
  extraRounds: 0x20000000,
  keepsScoring: 0x40000000,
  beforeVp: -0x80000000,
} as const satisfies Readonly<Record<keyof HookTypes, number>>

export type HookBit = (typeof HOOK)[keyof HookTypes]
/** The hook of a bit: `HookOf<typeof HOOK.coupDie>` is what a card has as `coupDie`. */
export type HookOf<B extends HookBit> = { [K in keyof HookTypes]: (typeof HOOK)[K] extends B ? HookTypes[K] : never }[keyof HookTypes]

/** The names of the hooks, by the number of their bit. */
const HOOK_NAMES = Object.keys(HOOK) as readonly (keyof HookTypes)[]
/** Returns a hook that the card is known to have. */
export const hookOf = <B extends HookBit>(card: Card, which: B): HookOf<B> => card[HOOK_NAMES[31 - Math.clz32(which)]!] as HookOf<B>

export type Refusal = Reason<ReasonKey>

/** What the number means that an effect keeps: nothing but a number, a region, or a country (its number plus one; 0: none). */
export type Keeps = 'number' | 'region' | 'country'

export interface Card extends Hooks {
  /** The hooks it has, as bits of `HOOK`. */
  readonly hooks: number
  readonly id: string
  readonly game: string
  readonly number: number
  readonly side: Side | 2
  readonly ops: number
  readonly era: Era
  readonly once: boolean
  readonly war: boolean
  readonly optional: boolean
  /** Came out by itself, outside the box. */
  readonly promo: boolean
  /** The region it scores, as its name, or null. */
  readonly scoring: string | null
  /** Whether its event leaves an effect in force. */
  readonly lasts: boolean
  /** What the number means that its effect keeps, or null where it keeps none. */
  readonly keeps: Keeps | null
  /** Lies beside the board while its effect waits. */
  readonly beside: boolean
  /** Ends with the turn. */
  readonly untilEndOfTurn: boolean
  /** Whether it may be a headline; a function where that depends on the game. */
  readonly headline: boolean | ((g: State, side: Side) => boolean)
  /** The headline that takes effect before all others, whatever its value. */
  readonly preempts: boolean
  readonly event: Script<State>
  /** Further scripts, by the part of their name behind the card's. */
  readonly scripts: Readonly<Record<string, Script<State>>>
  /** Whether its condition is met; an event whose condition is unmet does not happen and its card is discarded. */
  readonly can: ((g: State, me: Side) => boolean) | undefined
  /** The effect in force ends when the card changes its place. */
  readonly boundToPlace: boolean
  /** The value of the passing card for a side, where it changes. */
  readonly opsNow: ((g: State, side: Side) => number) | undefined
  /** The highest value to which its bonus on operations may raise a card. */
  readonly opsLimit: number
  /** One more point if all are spent in this region (its number, or -1), by either side (the passing card). */
  readonly ownRegionalPoint: number
  /** What happens after its operations, whichever side used them. */
  readonly afterOperations: ((g: State) => void) | undefined
}

export interface SpaceBox {
  readonly ops: number
  readonly roll: number
  readonly vp: readonly [number, number]
}

export interface RegionScore {
  readonly presence: number
  readonly domination: number
  /** `null`: control wins the game. */
  readonly control: number | null
}

/** How a game begins. */
export interface Setup {
  readonly turn: number
  readonly defcon: number
  readonly vp: number
  readonly space: readonly [number, number]
  /** The side that has the passing card, or -1. */
  readonly holder: Side | -1
  readonly influence: readonly (readonly [country: number, us: number, ussr: number])[]
  /** Free placement, in order. */
  readonly free: readonly { readonly side: Side; readonly count: number; readonly region: number }[]
  /** Events that are in force from the beginning, by their ids. */
  readonly inForce: readonly (readonly [card: string, owner: Side])[]
  /** Whether a card has left the game before it begins. */
  readonly isRemoved: (card: Card) => boolean
}

/** What the editions of one rulebook set differently. */
export interface Edition {
  /** How many held cards the ability of its box discards at most (6.4.4). */
  readonly discardsHeld: number
  /** 10.3.1: a side that reaches the end of the track by military operations shows its hand first, and loses with a scoring card in it. */
  readonly showsHandAtTheEnd: boolean
  /** 11.1: held cards are shown whole, not their lower part alone. */
  readonly showsWholeCards: boolean
}

/** An area that takes part in the game until a side controls it (12.1). */
export interface OpenArea {
  readonly country: number
  readonly isOpen: (g: State) => boolean
  /** Whether events of this side may place influence there too, where they say no more than its region. */
  readonly takesEvents: (g: State, side: Side) => boolean
  /** A side has control; its influence has left the area. */
  readonly whenFilled: (g: State, side: Side) => void
}

/** What the two games set differently. */
export interface Tables {
  readonly options: OptionTable
  /** The scenarios that are played on this map. */
  readonly scenarios: readonly string[]
  readonly turns: number
  /** 12.1.2: the turns of a game that can be mixed, where nothing was mixed in. */
  readonly turnsUnmixed?: number
  readonly winningVp: number
  readonly eraOfTurn: (turn: number) => Era
  readonly handSize: (turn: number) => number
  readonly rounds: (turn: number) => number
  /** Rounds a turn with the ability of the last box. */
  readonly extraRounds: number
  /** Regions closed to coups and realignments, as bits, by DEFCON level (8.1.5). */
  readonly closed: readonly number[]
  /** The paragraph of this game's rulebook that closes them. */
  readonly closedRule: string
  readonly scores: readonly (RegionScore | null)[]
  /** The regions of final scoring, in order. */
  readonly finalScoring: readonly number[]
  readonly spaceBoxes: readonly SpaceBox[]
  /** Boxes whose ability belongs to the first side there, until the other arrives (6.4.4). */
  readonly abilities: {
    readonly secondCard: number
    readonly opponentHeadlineFirst: number
    readonly discardHeld: number
    readonly extraRound: number
  }
  readonly setup: (options: SharedOptions) => Setup
  readonly edition: (options: SharedOptions) => Edition
  readonly openArea?: OpenArea
  /** The script that runs before the die of a coup in this country, or null. */
  readonly coupPrelude?: (country: Country) => string | null
  /** 8.2.2: whether coups that events grant earn military operations. */
  readonly eventCoupsEarn: boolean
  /** The script that follows the headline phase. */
  readonly afterHeadline?: string
  /** The script of the reward for reaching a box, or null. */
  readonly spaceReward?: (g: State, side: Side, box: number, first: boolean) => string | null
  /** Changes the totals of a region's scoring card. */
  readonly adjustScore?: (g: State, totals: readonly [number, number]) => readonly [number, number]
  /** The side that wins at once when a region is scored by its card, or -1. */
  readonly regionWinner?: (g: State, region: number) => Side | -1
  /**
   * The winner where the marker decides, after final scoring (`by` is -1) or where a side ends the game by an event; null where it is the
   * side that leads, as usual.
   */
  readonly decides?: (g: State, by: Side | -1) => Side | -1 | null
  /** VP of both sides in final scoring beside regions and the passing card. */
  readonly finalBonus?: (g: State) => readonly [number, number]
  /** Whether the control of countries is remembered from the beginning of each round. */
  readonly remembersControl: boolean
  /** Cards of the other game that each side may choose to mix in, and the operations they may be worth (12.1). */
  readonly mixing?: { readonly budget: number; readonly cards: readonly number[]; readonly rule: string }
  /** The passing card's number, the side that it belongs to at first and what it is worth at the end. */
  readonly passing: { readonly card: number; readonly holder: Side; readonly vp: number }
}

export interface Rules {
  readonly id: string
  /** The newest version; a game has the one that it began with. */
  readonly version: number
  readonly map: GameMap
  readonly cards: readonly Card[]
  readonly tables: Tables
  readonly scripts: Scripts<State>
  readonly picks: ReadonlyMap<string, number>
  readonly cardNumbers: ReadonlyMap<string, number>
}

let games: ReadonlyMap<string, Rules> = new Map()
let recent: Rules | null = null

/** Makes these the rules that can be looked up: `src/games/index.ts` names them all. */
export function install(all: readonly Rules[]): void {
  games = new Map(all.map((rules) => [rules.id, rules]))
  recent = null
}

/** The rules with this id: `rulesNamed('red-sea')`. */
export const rulesNamed = (id: string): Rules | undefined => games.get(id)

/** The game whose map and tracks these rules have: several rules may be of one game. The passing card is always its own. */
export const gameOf = (rules: Rules): string => rules.cards[rules.tables.passing.card]!.game

/** The rules of a game, mixed or not, for a scenario. */
export const rulesFor = (game: string, mix: boolean, scenario: string): Rules | undefined =>
  [...games.values()].find(
    (rules) => gameOf(rules) === game && (rules.tables.mixing !== undefined) === mix && rules.tables.scenarios.includes(scenario),
  )

/** The rules of the game that a state or a view is of. */
export function rulesOf(g: Pick<State, 'game'>): Rules {
  if (recent === null || recent.id !== g.game) recent = games.get(g.game)!
  return recent
}
