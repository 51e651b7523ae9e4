/**
 * Steps that branch and repeat. A script stays a flat array of steps: a branch moves the frame's step counter past the steps that it
 * leaves out, so a state keeps nothing but that counter.
 */
import type { Frame, Script } from '../engine/script.ts'
import { ask, type Bar, type Whose } from './ask.ts'
import type { PromptKey } from './prompts.ts'
import type { State } from './state.ts'
import { W, type Word } from './vocabulary.ts'

export type Condition = (g: State, f: Frame) => boolean

/** Runs `steps` where the condition holds, else `otherwise`. */
export const when = (holds: Condition, steps: Script<State>, otherwise: Script<State> = []): Script<State> => [
  (g, f) => {
    if (!holds(g, f)) f.pc += steps.length + 1
  },
  ...steps,
  (_g, f) => {
    f.pc += otherwise.length
  },
  ...otherwise,
]

/** Runs `steps`, and again until the condition holds after them. */
export const until = (holds: Condition, steps: Script<State>): Script<State> => [
  ...steps,
  (g, f) => {
    if (!holds(g, f)) f.pc -= steps.length + 1
  },
]

/** Whether the question before named or drew something: a card, a country. */
export const named: Condition = (_g, f) => f.got >= 0

interface Choice {
  readonly prompt: PromptKey
  readonly by?: Whose
  readonly bar?: Bar
  /** The words to choose from, in the order in which they are offered, and the steps that follow each. */
  readonly answers: Readonly<Partial<Record<Word, Script<State>>>>
}

/** Asks for one word of several, and runs the steps of the one chosen. */
export function chooses({ answers, ...question }: Choice): Script<State> {
  const words = Object.keys(answers) as Word[]
  const follows = words.reduceRight<Script<State>>((rest, word) => when((_g, f) => f.got === W[word], answers[word]!, rest), [])
  return [ask.choose({ ...question, words }), ...follows]
}
