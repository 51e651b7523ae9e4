/** Keeps a bot from moves that lose at once: those that the danger query finds give way to others. */
import { clone } from '../rules/api.ts'
import { dangers } from '../rules/queries/dangers.ts'
import type { State } from '../rules/state.ts'
import type { Seat } from './player.ts'

/** Questions whose answers can't end a game by themselves. */
const HARMLESS: ReadonlySet<string> = new Set(['influence', 'place', 'remove', 'realign'])
const LEVELS = { chance: 1, opponent: 2, certain: 3 } as const
/** Positions looked at for each move in each world. There are many headlines, and little follows from each. */
const LOOKED_AT = 400
const LOOKED_AT_HEADLINE = 200

/** The other headline may lower DEFCON before one's own is resolved. */
function tenser(world: State): State {
  const g = clone(world)
  g.defcon = Math.max(2, g.defcon - 1)
  return g
}

/** How deadly a move is: 0 where it does not lose in any of these worlds, else the higher the surer. */
export function dangerOf({ decision, side, view }: Seat, pick: number, worlds: readonly State[]): number {
  if (HARMLESS.has(decision.kind)) return 0
  const headline = decision.kind === 'headline'
  const tried = headline ? worlds.map(tenser) : worlds
  const found = dangers(view(), { ...decision, who: side, moves: [pick] }, tried, headline ? LOOKED_AT_HEADLINE : LOOKED_AT)[0]
  // The last points are counted for whatever is played: no reason to gamble with DEFCON.
  return found === undefined || found.why === 'final-scoring' ? 0 : LEVELS[found.how]
}

/** The first of these moves, the best first, that does not lose in any world; where all may, the one that is least likely to. */
export function safest(seat: Seat, ranked: readonly number[], worlds: readonly State[]): number {
  if (ranked.length === 1) return ranked[0]!
  const [first, ...others] = worlds
  let best = ranked[0]!
  let least = Number.POSITIVE_INFINITY
  for (const pick of ranked) {
    // Most that loses does so in the first world already, and the others need not be looked at.
    const danger = dangerOf(seat, pick, [first!]) || (others.length === 0 ? 0 : dangerOf(seat, pick, others))
    if (danger === 0) return pick
    if (danger >= least) continue
    least = danger
    best = pick
  }
  return best
}
