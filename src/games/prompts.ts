/** Every question that a game asks: those of the shared rules, of kinds of cards, and of single cards. */
import type { SharedPrompt } from '../rules/prompts.ts'

export type PromptKey =
  | SharedPrompt
  // kinds of cards
  | 'defcon'
  | 'discard'
  | 'discard-or-suffer'
  | 'double'
  | 'from-discard-pile'
  | 'move-defcon'
  | 'remove-or-add'
  | 'trap'
  | 'war'
  // Twilight Struggle
  | 'aldrich-ames'
  | 'ask-not'
  | 'chernobyl'
  | 'cuban-missile-crisis'
  | 'grain-sales'
  | 'kremlin-flu'
  | 'missile-envy'
  | 'non-aligned-movement'
  | 'olympic-games'
  | 'our-man-in-tehran'
  | 'shuttle-diplomacy'
  | 'south-african-unrest'
  | 'stanislav-petrov'
  | 'summit'
  | 'un-intervention'
  | 'wargames'
  // Red Sea
  | 'centcom'
  | 'famine'
  | 'mengistu'
  | 'open-rounds'
  | 'space-removal'
