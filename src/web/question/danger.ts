/** A warning before a move that loses the game, or may lose it. */
import type { Danger } from '../../rules/queries/dangers.ts'
import type { Say } from '../../words/page.ts'
import type { Words } from '../../words/speak.ts'

export function dangerLine({ how, why, card }: Danger, say: Say, w: Words): string {
  const reason = why === 'strands-scoring' ? say('danger.strands-scoring') : w.say(`end.${why}`, { card: w.quoted(card) })
  return say(`danger.${how}`, { reason })
}
