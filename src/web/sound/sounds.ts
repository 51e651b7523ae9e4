/** The sounds of the table, and which step of a scene makes which. */
import type { SceneStep } from '../../scenes/steps.ts'

/**
 * Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape (0 sine, 1 triangle, 4 noise), its curve, slide, delta
 * slide, pitch jump, its time, repeat, noise, modulation, bit crush, delay (of an echo), sustain volume, decay, tremolo, filter (below 0: low pass).
 */
export const SOUNDS = {
  /** A card slides onto the felt. */
  card: [0.7, 0.05, 900, 0.03, 0.02, 0.1, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, -1800],
  /** A die that knocks on wood, twice. */
  die: [2.2, 0.08, 190, 0, 0.01, 0.06, 4, 1.8, 0, 0, 0, 0, 0, 0, 0, 0, 0.1, 1, 0, 0, -700],
  /** A counter is put down. */
  influence: [0.5, 0.03, 420, 0, 0.01, 0.05, 1, 1.5, -3],
  /** A drum. */
  coup: [0.9, 0.03, 80, 0, 0.05, 0.28, 0, 2, -1.5, 0, 0, 0, 0, 0.8],
  /** Two falling tones. */
  defcon: [0.6, 0, 330, 0.02, 0.14, 0.24, 1, 1, 0, 0, -95, 0.14],
  /** A bell: one rising fifth. */
  turn: [0.55, 0, 523, 0.01, 0.09, 0.3, 0, 1, 0, 0, 262, 0.09],
  /** A light knock. */
  chat: [0.4, 0, 700, 0, 0.02, 0.08, 0, 1, 0, 0, 180, 0.03],
  /** A clock that ticks, twice. */
  clock: [1.4, 0, 1100, 0, 0.01, 0.03, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0.18],
} as const satisfies Record<string, readonly number[]>

export type SoundName = keyof typeof SOUNDS

export function soundOf(step: SceneStep): SoundName | null {
  switch (step.kind) {
    case 'card':
    case 'backs':
    case 'reveal':
      return 'card'
    case 'target':
      return step.coup === null ? null : 'coup'
    case 'die':
      return 'die'
    case 'influence':
      return 'influence'
    case 'tracks':
      return step.notes.some((note) => note.key === 'defcon' && note.n < note.was) ? 'defcon' : null
    default:
      return null
  }
}
