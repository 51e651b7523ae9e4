/** A warning before a move that loses the game, or may lose it. */
import { other, type Side } from '../../engine/script.ts'
import type { Danger } from '../../rules/queries/dangers.ts'
import type { Words } from '../../words/speak.ts'

export function dangerLine({ how, why, card }: Danger, side: Side, w: Words): string {
  const reason = why === 'strands-scoring' ? w.say('danger.strands-scoring') : w.ending({ kind: why, winner: other(side), card, short: 0 })
  return w.say(`danger.${how}`, { reason })
}
