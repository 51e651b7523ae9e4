/** The builders of questions (`src/rules/ask.ts`) with the prompts that games have beside the shared ones. */
import { type Question, ask as shared } from '../rules/ask.ts'
import type { PromptKey } from './prompts.ts'

type WithPrompt<Q> = 'prompt' extends keyof Q ? Omit<Q, 'prompt'> & { readonly prompt?: PromptKey } : Q

type Builder<B> = B extends () => Question
  ? (...args: Parameters<B>) => Question<PromptKey>
  : B extends (q: infer Q) => Question
    ? (q: WithPrompt<Q>) => Question<PromptKey>
    : never

/** A builder passes its prompt on as it is. */
export const ask = shared as { readonly [K in keyof typeof shared]: Builder<(typeof shared)[K]> }
