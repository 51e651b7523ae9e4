/** A warning before a move that loses the game, or may lose it. */
import { other, type Side } from '../../engine/script.ts'
import type { Danger } from '../../rules/queries/dangers.ts'
import type { Say } from '../../words/page.ts'
import type { Words } from '../../words/speak.ts'

export function dangerLine({ how, why, card }: Danger, side: Side, say: Say, w: Words): string {
  const reason = why === 'strands-scoring' ? say('danger.strands-scoring') : w.ending({ kind: why, winner: other(side), card, short: 0 })
  return say(`danger.${how}`, { reason })
}
