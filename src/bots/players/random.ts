import { type Actor, CHANCE, US, USSR } from '../../engine/script.ts'
import type { Random } from '../../rules/resample.ts'
import { oneOf } from '../generator.ts'
import type { Player } from './player.ts'

/** Answers with any legal move, each as likely as the other. */
export const random: Player = (seat) => oneOf(seat.decision.moves, seat.random)

/** Which of the actors asked answers first: in the headline phase either side may. */
export function anyAsked(bits: number, random: Random): Actor {
  if ((bits & 3) === 3) return random() < 0.5 ? US : USSR
  return bits & 1 ? US : bits & 2 ? USSR : CHANCE
}
