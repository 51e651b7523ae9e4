/**
 * An effect in force as one number, `card << 10 | data << 2 | owners`: `owners` has a bit for each side, `data` is the number from 0 to 255
 * that the effect keeps. Vietnam Revolts, card 8 of the deck, for the USSR = 0x2002.
 */
import { bit, type Side } from '../../engine/script.ts'

export const packEffect = (card: number, data: number, owners: number): number => (card << 10) | (data << 2) | owners

export const cardOfEffect = (effect: number): number => effect >> 10
export const dataOfEffect = (effect: number): number => (effect >> 2) & 255
/** The sides whose effect it is, as bits. */
export const ownersOf = (effect: number): number => effect & 3
export const isOwnedBy = (effect: number, side: Side): boolean => (effect & bit(side)) !== 0

// An effect that keeps a number for each side has four bits of `data` for each.
export const packDataOf = (side: Side, n: number): number => n << (4 * side)
export const dataOfSide = (data: number, side: Side): number => (data >> (4 * side)) & 15
