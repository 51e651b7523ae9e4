/** What a move of one's own will do, before the server has answered: shown only as far as it does not hang on cards that one can't see. */
import { bit, Refused, type Side } from '../../../engine/script.ts'
import { type Made, make } from '../../../match/match.ts'
import { asked, clone, resample, view } from '../../../rules/api.ts'
import type { Random } from '../../../rules/resample.ts'
import type { State } from '../../../rules/state.ts'
import { type RemoteSession, withMade } from './remote-session.ts'

/** Worlds beside the first in which it must come to the same. */
const OTHERS = 2

interface Tried {
  readonly g: State
  readonly made: readonly Made[]
}

/** What the picks do in a world; null where the rules refuse one. */
function tried(world: State, side: Side, picks: readonly number[]): Tried | null {
  const g = clone(world)
  try {
    return { g, made: picks.map((pick) => make(g, { by: side, pick })) }
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

export const isLegal = ({ g }: RemoteSession, side: Side, picks: readonly number[]): boolean => tried(g, side, picks) !== null

const seen = ({ g, made }: Tried, side: Side): string =>
  JSON.stringify([view(g, side), made.flatMap(({ notes }) => notes.filter(({ to }) => (to >> side) & 1))])

/** The session after the picks; null where the rules refuse them, or where the page cannot know the result yet. */
export function foresee(s: RemoteSession, side: Side, picks: readonly number[], random: Random): RemoteSession | null {
  const next = tried(s.g, side, picks)
  if (next === null || next.g.result !== null || next.made.some(({ showed }) => showed)) return null
  const wanted = seen(next, side)
  for (let i = 0; i < OTHERS; i++) {
    const other = tried(resample(s.g, side, random), side, picks)
    if (other === null || seen(other, side) !== wanted) return null
  }
  return withMade(s, next.g, next.made, (asked(next.g) & bit(side)) !== 0)
}
