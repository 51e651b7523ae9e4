/** The keys that the rules can speak with. The compiler wants each of them in every language. */
import type { Options, Preset, Readings, Variants } from '../games/options.ts'
import type { PromptKey } from '../games/prompts.ts'
import type { NoteKey } from '../rules/notes.ts'
import type { ProblemKey } from '../rules/position/problems.ts'
import type { ReasonKey } from '../rules/reasons.ts'
import type { Era, Use } from '../rules/ruleset.ts'
import type { Level } from '../rules/scoring.ts'
import type { EndKind, Phase, Zone } from '../rules/state.ts'
import type { Word } from '../rules/vocabulary.ts'
import type { HintedUse, Why } from './hint.ts'
import type { OptionSection } from './options.ts'

type NamesOf<T> = Lowercase<Extract<keyof T, string>>

export type RulesKey =
  | `reason.${ReasonKey}`
  | `prompt.${PromptKey}`
  | `note.${NoteKey}`
  | `word.${Word}`
  | `end.${Exclude<EndKind, 'region-control'>}`
  | `use.${Use}`
  | `level.${Level}`
  | `phase.${NamesOf<typeof Phase>}`
  | `zone.${NamesOf<typeof Zone>}`
  | 'zone.under'
  | `problem.${ProblemKey}`
  | `era.${NamesOf<typeof Era>}`
  | `side.${'us' | 'ussr' | 'neutral' | 'chance'}`
  | 'rule'
  | 'score'
  | 'move'

/** An option's name, what it is about, and the name of each value that is not just yes or no. */
type OptionKeys<T> = {
  [K in Extract<keyof T, string>]: `option.${K}` | `option.${K}.about` | `option.${K}.${Extract<T[K], string>}`
}[Extract<keyof T, string>]

export type OptionMessageKey =
  | OptionKeys<Omit<Options, 'variants' | 'readings'>>
  | OptionKeys<Variants>
  | OptionKeys<Readings>
  | `preset.${Preset}`
  | `preset.${Preset}.about`
  | `section.${OptionSection}`
  | `section.${OptionSection}.about`

/** Sentences of the log that say several notes at once. */
export type LogKey = `log.${
  | 'round'
  | 'card'
  | 'event'
  | 'use'
  | 'use-of'
  | 'coup'
  | 'space-roll'
  | 'realign'
  | 'roll'
  | 'change'
  | 'changes'
  | 'scoring'
  | 'reveals'}`

/** Advice: what to do, and what speaks for it. */
export type HintKey = 'hint' | `hint.${HintedUse}` | `why.${Why['key']}`

/** What the programs say themselves has keys of its own. */
export type ProgramKey = `cli.${string}`
