/** What a move of one's own will do, before the server has answered: shown only as far as it does not hang on cards that one can't see. */
import { Refused, type Side } from '../../engine/script.ts'
import { resample, view } from '../../rules/api.ts'
import type { Random } from '../../rules/resample.ts'
import { after, type Session } from '../store/session.ts'

/** Worlds beside the first in which it must come to the same. */
const OTHERS = 2

/** The session after the picks; null where the rules refuse one. */
function tried(s: Session, side: Side, picks: readonly number[]): Session | null {
  try {
    return after(
      s,
      picks.map((pick) => ({ by: side, pick })),
    )
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

export const isLegal = (s: Session, side: Side, picks: readonly number[]): boolean => tried(s, side, picks) !== null

const seen = ({ g, notes }: Session, side: Side, from: number): string =>
  JSON.stringify([view(g, side), notes.slice(from).flatMap((told) => told.filter(({ to }) => (to >> side) & 1))])

/** The session after the picks; null where the rules refuse them, or where it would tell what nobody knows yet. */
export function foresee(s: Session, side: Side, picks: readonly number[], random: Random): Session | null {
  const next = tried(s, side, picks)
  const from = s.moves.length
  if (next === null || next.g.result !== null || next.showed.slice(from).includes(true)) return null
  const wanted = seen(next, side, from)
  for (let i = 0; i < OTHERS; i++) {
    const other = tried({ ...s, g: resample(s.g, side, random) }, side, picks)
    if (other === null || seen(other, side, from) !== wanted) return null
  }
  return next
}
