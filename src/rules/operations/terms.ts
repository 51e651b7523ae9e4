/** The terms of operations (6.0): what the numbers in their frame mean. */
import { call, type Frame, type Side } from '../../engine/script.ts'
import { BITS, WORDS_A_SET } from '../board.ts'
import type { State } from '../state.ts'

/** What the numbers in a frame of operations mean. */
export const V = {
  /** The value before modifiers. */
  ops: 0,
  /** Allowed uses, as bits of `USES`. */
  uses: 1,
  /** Only in these regions (bits), 0: anywhere. */
  regions: 2,
  flags: 3,
  /** Only next to this country (its number plus one). */
  next: 4,
  /** Not in this country (its number plus one). */
  except: 5,
  spent: 6,
  /** Regions (bits) whose extra point is still possible. */
  bonus: 7,
  /** The first die of a realignment. */
  die: 8,
  /** The country named. */
  target: 9,
  /** Regions (bits) that take a point away if influence is placed there, and those touched. */
  penalty: 10,
  touched: 11,
  /** What the side adds to its realignment dice. */
  dieBonus: 12,
  /** Countries (bits of four numbers) already chosen. */
  seen: 13,
  /** Only where a marker of this card lies (its number plus one). */
  marker: 17,
  /** What was spent before these points were put to their present use. This and the next stand in a frame only where points are split. */
  before: 18,
  /** Countries (bits of four numbers) in which influence has been placed. */
  placed: 19,
} as const
const LONGEST = V.placed + WORDS_A_SET

export const USES = { influence: 1, realign: 2, coup: 4, space: 8 } as const
/**
 * `free`: DEFCON closes no region (6.3.5) and no military operations are earned (8.2.2); `earns`: they are all the same; `exact`: no
 * modifier changes the value; `eachOnce`: no country twice; `sparesDefcon`: the coup does not move DEFCON.
 */
export const FLAGS = { free: 1, noBattleground: 2, optional: 4, earns: 8, exact: 16, eachOnce: 32, sparesDefcon: 64 } as const

export interface Terms {
  readonly ops: number
  readonly uses?: number
  readonly regions?: number
  readonly flags?: number
  readonly next?: number
  readonly except?: number
  readonly dieBonus?: number
  readonly marker?: number
}

/** The numbers that a frame of operations is called with. */
export function terms(t: Terms): number[] {
  const v = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] // up to `V.before`
  v[V.ops] = t.ops
  v[V.uses] = t.uses ?? USES.influence | USES.realign | USES.coup
  v[V.regions] = t.regions ?? 0
  v[V.flags] = t.flags ?? 0
  v[V.next] = t.next ?? 0
  v[V.except] = t.except ?? 0
  v[V.dieBonus] = t.dieBonus ?? 0
  v[V.marker] = t.marker ?? 0
  return v
}

/** Lets a side conduct operations; `by` and the card say where they come from. */
export const conduct = (g: State, f: Frame, side: Side, t: Terms): void => call(g, 'operations', side, f.by, f.card, terms(t))

export const optional = (f: Frame): boolean => (f.v[V.flags]! & FLAGS.optional) !== 0

/** Whether a country is in a set of a frame (`V.seen`, `V.placed`). */
export const has = (v: readonly number[], set: number, country: number): boolean =>
  ((v[set + Math.floor(country / BITS)]! >> (country % BITS)) & 1) !== 0

export function mark(v: number[], set: number, country: number): void {
  v[set + Math.floor(country / BITS)]! |= 1 << (country % BITS)
}

/** Whether the frame has room for what split points are remembered by. */
export const isSplit = (f: Frame): boolean => f.v.length > V.before

/** The numbers of the frame, with room for what split points are remembered by. */
export const split = (f: Frame): number[] => lengthen(f.v, LONGEST)

/** Appends zeros up to that length. */
function lengthen(v: number[], length: number): number[] {
  while (v.length < length) v.push(0)
  return v
}
