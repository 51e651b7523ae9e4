/**
 * A script for test/table.ts: a table that waits between rounds. It is there before any test runs, because queries keep the scripts that they
 * have seen.
 */
import type { Ask, Steps } from '../src/engine/script.ts'
import { ALL_RULES } from '../src/games/index.ts'
import type { State } from '../src/rules/state.ts'

export const IDLE = 'test/idle'

/** A question that asks no side, so it stays open. */
export const idleQuestion: Ask<State> = {
  kind: 'idle',
  prompt: 'idle',
  who: () => 0,
  open: (_g, f) => {
    f.left = 1
  },
  any: () => true,
  refuse: () => ({ key: 'not-asked' }),
  list: () => undefined,
  take: () => undefined,
}
const idleScript: Steps<State> = [
  idleQuestion,
  (_g, f) => {
    f.pc = 0
  },
]

for (const { scripts } of ALL_RULES) (scripts as Map<string, Steps<State>>).set(IDLE, idleScript)
