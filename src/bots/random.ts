import { oneOf } from './generator.ts'
import type { Player } from './player.ts'

/** Answers with any legal move, each as likely as the other. */
export const random: Player = ({ decision, random: chance }) => oneOf(decision.moves, chance)
