/**
 * How strong the levels are: all the numbers that were tuned so that neighbours are 150 to 250 Elo apart in each game. docs/bots.md has the
 * ladder that they make, and the matches that measured it.
 */
import type { State } from '../../rules/state.ts'
import type { Budget } from './player.ts'
import type { Weaknesses } from './weaknesses.ts'

/** The levels that play by the same evaluation, each with weaknesses of its own. */
export type HumanLevel = 'recruit' | 'beginner' | 'club' | 'veteran' | 'expert'

interface Strength extends Readonly<Record<HumanLevel, Weaknesses>> {
  /** What the master, which searches, may spend on a card play where its name says nothing. */
  readonly master: Budget
}

const NO_WEAKNESS = { learned: 1, misjudges: 0, ignores: 0, overlooks: 0, forgets: 0, spreads: 0, eager: 1 } as const

const TWILIGHT_STRUGGLE: Strength = {
  recruit: { learned: 0.375, misjudges: 0.93, ignores: 0.405, overlooks: 0.61, forgets: 0.555, spreads: 0, eager: 2.33, tries: 0 },
  beginner: { learned: 0.73, misjudges: 0.63, ignores: 0.235, overlooks: 0.335, forgets: 0.335, spreads: 0, eager: 1.62, tries: 0 },
  club: { learned: 1, misjudges: 0.48, ignores: 0.1, overlooks: 0.1, forgets: 0.2, spreads: 0, eager: 1, tries: 2 },
  veteran: { learned: 1, misjudges: 0.25, ignores: 0.05, overlooks: 0, forgets: 0.1, spreads: 0, eager: 1, tries: 4 },
  expert: { ...NO_WEAKNESS, tries: 12 },
  master: { nodes: 4_000 },
}

const RED_SEA: Strength = {
  recruit: { learned: 0, misjudges: 3, ignores: 0.8, overlooks: 1, forgets: 0.8, spreads: 0.7, eager: 8, tries: 0 },
  beginner: { learned: 0.25, misjudges: 1.2, ignores: 0.48, overlooks: 0.6, forgets: 0.45, spreads: 0.15, eager: 2.7, tries: 0 },
  club: { learned: 0.86, misjudges: 0.58, ignores: 0.24, overlooks: 0.18, forgets: 0.22, spreads: 0, eager: 1.15, tries: 0 },
  veteran: { learned: 1, misjudges: 0.42, ignores: 0.12, overlooks: 0.1, forgets: 0.2, spreads: 0, eager: 1, tries: 3 },
  expert: { ...NO_WEAKNESS, tries: 12 },
  master: { nodes: 8_000 },
}

/** Kinds of a game, as with cards of the other mixed in, have its strengths. */
export const strengthIn = ({ game }: Pick<State, 'game'>): Strength => (game.startsWith('red-sea') ? RED_SEA : TWILIGHT_STRUGGLE)
