/** A question for one word of several, with the steps that follow each. */
import type { Steps } from '../engine/script.ts'
import type { Bar, Whose } from '../rules/ask.ts'
import { when } from '../rules/branches.ts'
import type { State } from '../rules/state.ts'
import { W, type Word } from '../rules/vocabulary.ts'
import { ask } from './ask.ts'
import type { PromptKey } from './prompts.ts'

interface Choice {
  readonly prompt: PromptKey
  readonly by?: Whose
  readonly bar?: Bar
  /** The words to choose from, in the order in which they are offered, and the steps that follow each. */
  readonly answers: Readonly<Partial<Record<Word, Steps<State>>>>
}

/** Asks for one word of several, and runs the steps of the one chosen. */
export function chooses({ answers, ...question }: Choice): Steps<State> {
  const words = Object.keys(answers) as Word[]
  const follows = words.reduceRight<Steps<State>>((rest, word) => when((_g, f) => f.got === W[word], answers[word]!, rest), [])
  return [ask.choose({ ...question, words }), ...follows]
}
