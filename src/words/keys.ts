/** The keys that the rules can speak with. The compiler wants each of them in every language. */
import type { NoteKey } from '../rules/notes.ts'
import type { PromptKey } from '../rules/prompts.ts'
import type { ReasonKey } from '../rules/reasons.ts'
import type { Era, Use } from '../rules/ruleset.ts'
import type { Level } from '../rules/scoring.ts'
import type { EndKind, Phase, Zone } from '../rules/state.ts'
import type { Word } from '../rules/vocabulary.ts'

type NamesOf<T> = Lowercase<Extract<keyof T, string>>

export type RulesKey =
  | `reason.${ReasonKey}`
  | `prompt.${PromptKey}`
  | `note.${NoteKey}`
  | `word.${Word}`
  | `end.${EndKind}`
  | `use.${Use}`
  | `level.${Level}`
  | `phase.${NamesOf<typeof Phase>}`
  | `zone.${NamesOf<typeof Zone>}`
  | `era.${NamesOf<typeof Era>}`
  | `side.${'us' | 'ussr' | 'neutral' | 'chance'}`
  | 'rule'
  | 'score'
  | 'move'

/** What the programs say themselves has keys of its own. */
export type ProgramKey = `cli.${string}`
