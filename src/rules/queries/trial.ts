/** Trying things out: a table of its own on which one script runs, and nothing follows. */
import { type Actor, type Ask, bit, CHANCE, call, forOneAnswer, type Scripts, type Steps, US, USSR } from '../../engine/script.ts'
import { rulesOf } from '../ruleset.ts'
import { clone, type State } from '../state.ts'

const AFTERWARDS = 'queries/afterwards'

/** Asks nobody: where the script tried is over, the trial stands still. */
const nothing: Ask<State> = {
  kind: 'nothing',
  prompt: 'nothing',
  who: () => 0,
  open: forOneAnswer,
  any: () => true,
  refuse: () => ({ key: 'not-asked' }),
  list: () => undefined,
  take: () => undefined,
}

const extended = new WeakMap<Scripts<State>, Scripts<State>>()

/** The scripts of a game and the one that waits below a trial. */
export function trialScripts(g: State): Scripts<State> {
  const { scripts } = rulesOf(g)
  let found = extended.get(scripts)
  if (found === undefined) {
    found = new Map<string, Steps<State>>([...scripts, [AFTERWARDS, [nothing]]])
    extended.set(scripts, found)
  }
  return found
}

/** The same position with nothing under way. */
export function trialOf(g: State): State {
  const trial = clone(g)
  trial.result = null
  trial.frames = []
  call(trial, AFTERWARDS, USSR, USSR, -1)
  return trial
}

export const isOver = (trial: State): boolean => trial.result !== null || trial.frames.length === 1

export const firstAsked = (actors: number): Actor => (actors & bit(US) ? US : actors & bit(USSR) ? USSR : CHANCE)
