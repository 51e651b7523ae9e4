/**
 * Steps that branch and repeat. A script stays a flat array of steps: a branch moves the frame's step counter past the steps that it
 * leaves out, so a state keeps nothing but that counter. A branch has no labels, because it counts its steps.
 */
import { type Frame, type Steps, skip } from '../engine/script.ts'
import type { State } from './state.ts'

export type Condition = (g: State, f: Frame) => boolean

/** Runs `steps` where the condition holds, else `otherwise`. */
export const when = (holds: Condition, steps: Steps<State>, otherwise: Steps<State> = []): Steps<State> => [
  (g, f) => {
    if (!holds(g, f)) skip(f, steps.length + 1)
  },
  ...steps,
  (_g, f) => skip(f, otherwise.length),
  ...otherwise,
]

/** Runs `steps`, and again until the condition holds after them. */
export const until = (holds: Condition, steps: Steps<State>): Steps<State> => [
  ...steps,
  (g, f) => {
    if (!holds(g, f)) skip(f, -steps.length - 1)
  },
]

/** Whether the question before named or drew something: a card, a country. */
export const named: Condition = (_g, f) => f.got >= 0
