/** The last choice of the form for a new game, kept in this browser; apart for games with the computer and with a friend. */
import { DEFAULTS, GAMES, type Options } from '../../games/options.ts'
import { CLOCK_NAMES } from '../../protocol/clocks.ts'
import { LEVELS } from '../../protocol/levels.ts'
import type { PlayWith } from '../router/router.ts'
import { FRIEND, HOT_SEAT } from './opponents.ts'
import { FIRST_WISHES, HAND_DELAYS, SIDES, THINKING, type Wishes } from './wishes.ts'

const KEY = 'hotline.wishes.'

const OPPONENTS: Readonly<Record<PlayWith, readonly Wishes['opponent'][]>> = { computer: LEVELS, friend: [FRIEND, HOT_SEAT] }

function read(kind: PlayWith): Partial<Wishes> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY + kind) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {} // what can't be read is chosen anew
  }
}

/** Of an older version's options those that are still known. */
function known(kept: Partial<Options> | undefined): Options {
  const within = <T extends object>(usual: T, given: Partial<T> | undefined): T =>
    Object.fromEntries(
      Object.entries(usual).map(([key, value]) => {
        const chosen: unknown = given?.[key as keyof T]
        return [key, typeof chosen === typeof value && typeof chosen !== 'object' ? chosen : value]
      }),
    ) as T
  return {
    ...within(DEFAULTS, kept),
    variants: within(DEFAULTS.variants, kept?.variants),
    readings: within(DEFAULTS.readings, kept?.readings),
  }
}

export function keptWishes(kind: PlayWith): Wishes {
  const kept = read(kind)
  const usual: Wishes = { ...FIRST_WISHES, ...(kind === 'friend' && { opponent: FRIEND }) }
  const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T => (list.includes(value as T) ? (value as T) : otherwise)
  const is = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)
  return {
    game: oneOf(GAMES, kept.game, usual.game),
    opponent: oneOf(OPPONENTS[kind], kept.opponent, usual.opponent),
    side: oneOf(SIDES, kept.side, usual.side),
    thinking: oneOf(THINKING, kept.thinking, usual.thinking),
    options: known(kept.options),
    hints: is(kept.hints, usual.hints),
    hintsForBoth: is(kept.hintsForBoth, usual.hintsForBoth),
    clock: oneOf(CLOCK_NAMES, kept.clock, usual.clock),
    everybodyWatches: is(kept.everybodyWatches, usual.everybodyWatches),
    duplicate: is(kept.duplicate, usual.duplicate),
    hands: oneOf(['after', ...Object.keys(HAND_DELAYS)] as Wishes['hands'][], kept.hands, usual.hands),
  }
}

export function keepWishes(kind: PlayWith, wishes: Wishes): void {
  try {
    localStorage.setItem(KEY + kind, JSON.stringify(wishes))
  } catch {
    // Without room the form begins anew.
  }
}
