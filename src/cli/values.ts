/** Parameters by which messages choose their wording. */
import type { Side } from '../engine/script.ts'
import type { Words } from '../words/speak.ts'

export const yes = (is: boolean): string => (is ? 'yes' : 'no')
export const sideOr = (w: Words, side: number): string => (side < 0 ? 'nobody' : w.side(side as Side))
