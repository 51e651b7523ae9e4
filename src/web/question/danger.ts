/** A warning before a move that loses the game, or may lose it. */
import { other, type Side } from '../../engine/script.ts'
import type { Danger } from '../../rules/queries/dangers.ts'
import type { Words } from '../../words/speak.ts'

function reasonOf({ why, card }: Danger, side: Side, w: Words): string {
  return why === 'strands-scoring' || why === 'nuclear-war'
    ? w.say(`danger.${why}`)
    : w.ending({ kind: why, winner: other(side), card, short: 0, headline: 0 })
}

export const dangerLine = (danger: Danger, side: Side, w: Words): string =>
  w.say(`danger.${danger.how}`, { reason: reasonOf(danger, side, w) })

/** The same of a card's event, whichever side it belongs to. */
export const eventDangerLine = (danger: Danger, side: Side, w: Words): string =>
  w.say('danger.event', { reason: reasonOf(danger, side, w) })
