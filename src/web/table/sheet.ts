/** How far the sheet of a phone comes up: as far as the question needs it, unless the player pulls it elsewhere. */
import { isCard, isCountry, W } from '../../rules/vocabulary.ts'
import type { Seen } from '../view/seen.ts'

export const POSITIONS = ['line', 'half', 'full'] as const
export type SheetPosition = (typeof POSITIONS)[number]

export interface SheetPlace {
  readonly at: SheetPosition
  /** Whether the hand is wanted; else the room belongs to the question. */
  readonly hand: boolean
}

/** Questions that the map answers. */
const ON_THE_MAP: ReadonlySet<string> = new Set(['influence', 'realign', 'coup', 'place', 'remove', 'country'])

interface Wanted {
  readonly asks: Seen['asks']
  readonly chosen: readonly number[]
  /** A hint is shown. */
  readonly hints: boolean
}

/** Returns where the sheet stands for what is asked: a line while the map answers, half for a choice, full for an open card. */
export function placeFor({ asks, chosen, hints }: Wanted): SheetPlace {
  if (asks === null) return { at: 'line', hand: true }
  const isPlayed = asks.kind === 'play' || asks.kind === 'headline'
  if ((isPlayed && isCard(chosen[0] ?? -1)) || (asks.kind === 'use' && asks.card >= 0)) return { at: 'full', hand: true }
  if (hints) return { at: 'half', hand: false }
  if (isPlayed) return { at: 'half', hand: asks.moves.some((pick) => pick !== W.pass) }
  if (ON_THE_MAP.has(asks.kind)) return chosen.some(isCountry) ? { at: 'half', hand: false } : { at: 'line', hand: true }
  return { at: 'half', hand: false }
}

/** The next position up or down; at an end it stays. */
export const moved = (at: SheetPosition, by: number): SheetPosition =>
  POSITIONS[Math.min(POSITIONS.length - 1, Math.max(0, POSITIONS.indexOf(at) + by))]!
