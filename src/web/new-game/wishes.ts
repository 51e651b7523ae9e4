/** The values of the form for a new game, and the game that they make. */

import type { NewGame } from '../../games/index.ts'
import { CHOICES, DEFAULTS, type Game, type Offered, type Options, PRESETS, type Preset } from '../../games/options.ts'
import type { ClockName } from '../../protocol/clocks.ts'
import type { OpenHands } from '../../protocol/common.ts'
import { type BotLevel, LEVEL_LIST } from '../../protocol/levels.ts'
import { isFor, LISTED, type ListedOption } from '../../words/options.ts'
import { FRIEND, HOT_SEAT } from './opponents.ts'

export const SIDES = ['us', 'ussr', 'either'] as const
export type SideWish = (typeof SIDES)[number]

export interface Wishes {
  readonly game: Game
  readonly opponent: BotLevel | typeof HOT_SEAT | typeof FRIEND
  readonly side: SideWish
  /** Seconds that a level which thinks may think about a card play; 0: its usual time. */
  readonly thinking: number
  readonly options: Options
  /** Whether advice may be asked for. */
  readonly hints: boolean
  /** Of a game with a friend: whether both may. */
  readonly hintsForBoth: boolean
  readonly clock: ClockName
  readonly everybodyWatches: boolean
  /** Two games with the same deal, one from each side. */
  readonly duplicate: boolean
  readonly hands: HandsWish
}

/** The thinking times that can be chosen, in seconds. */
export const THINKING: readonly number[] = [0, 1, 2, 5, 10]

/** How late spectators may see the hands, by the value in the form. A turn takes about a hundred moves. */
export const HAND_DELAYS = {
  'moves-40': { delay: 40, unit: 'moves' },
  'moves-120': { delay: 120, unit: 'moves' },
  'minutes-15': { delay: 15, unit: 'minutes' },
  'minutes-60': { delay: 60, unit: 'minutes' },
} as const satisfies Readonly<Record<string, OpenHands>>
export type HandsWish = keyof typeof HAND_DELAYS | 'after'

/** The hands of one game of a match would reveal those of the other. */
export const openHandsOf = ({ hands, duplicate }: Pick<Wishes, 'hands' | 'duplicate'>): { readonly openHands?: OpenHands } =>
  hands === 'after' || duplicate ? {} : { openHands: HAND_DELAYS[hands] }

export const FIRST_WISHES: Wishes = {
  game: 'twilight-struggle',
  opponent: 'recruit',
  side: 'us',
  thinking: 0,
  options: DEFAULTS,
  hints: true,
  hintsForBoth: false,
  clock: 'none',
  everybodyWatches: false,
  duplicate: false,
  hands: 'after',
}

/** The options that a game has. */
export const optionsOf = (game: Game): ListedOption[] => LISTED.filter((listed) => isFor(game, listed))

export const valueIn = (options: Options, { key, within }: ListedOption): unknown =>
  (within === 'options' ? options : options[within])[key as never]

export function withOption(options: Options, { key, within }: ListedOption, value: unknown): Options {
  const next = within === 'options' ? { ...options, [key]: value } : { ...options, [within]: { ...options[within], [key]: value } }
  return settled(next)
}

/** What can't go together with the rest is left out: the second edition has no optional cards, bids give the extra influence. */
const settled = (options: Options): Options => ({
  ...options,
  optionalCards: options.optionalCards && options.edition !== 'second',
  handicap: options.bidding ? DEFAULTS.handicap : options.handicap,
})

export const withPreset = (options: Options, preset: Preset): Options => ({ ...options, ...PRESETS[preset] })

/** The named set that these options follow, or null. */
export const presetOf = ({ showHeldCards, readings }: Options): Preset | null =>
  (Object.keys(PRESETS) as Preset[]).find((name) => {
    const preset = PRESETS[name]
    const keys = Object.keys(preset.readings) as (keyof typeof readings)[]
    return preset.showHeldCards === showHeldCards && keys.every((key) => preset.readings[key] === readings[key])
  }) ?? null

/** Options of the other game go back to what is usual. */
export function startOf({ game, options }: Wishes): NewGame {
  const foreign = Object.entries<Offered>(CHOICES).filter(([, { rules }]) => rules[game] === undefined)
  const usual = Object.fromEntries(foreign.map(([key]) => [key, DEFAULTS[key as keyof Options]]))
  return { ...options, ...usual, game }
}

/** Who sits where; `coin` decides for a person who takes either side. */
export function seatsOf({ opponent, side, thinking }: Wishes, human: string, coin: boolean): readonly [string, string] {
  if (opponent === HOT_SEAT || opponent === FRIEND) return [human, human]
  const thinks = thinking > 0 && LEVEL_LIST.some(({ name, timed }) => timed && name === opponent)
  const bot = thinks ? `${opponent}:${thinking}s` : opponent
  const us = side === 'us' || (side === 'either' && coin)
  return us ? [human, bot] : [bot, human]
}
