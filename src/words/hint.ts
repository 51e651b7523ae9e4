/** Advice on a question, in a line: the move, the chance to win with it, and what speaks most for it. */
import type { Rules } from '../rules/ruleset.ts'
import { CARD, isCard, W, type Word, wordOf } from '../rules/vocabulary.ts'
import type { Words } from './speak.ts'

/** What speaks for a move. */
export type Why =
  | { readonly key: 'vp' | 'military-operations' | 'passing-card' | 'space' | 'defcon' | 'tempo' | 'wins' | 'nothing-else' }
  | { readonly key: 'region'; readonly region: number }
  | { readonly key: 'country-own' | 'country-kept' | 'country-theirs'; readonly country: number }
  | { readonly key: 'effect' | 'rid-of' | 'holds' | 'keeps' | 'leaves'; readonly card: number }

/** The words that a card is put to. */
export type HintedUse = Extract<Word, 'event' | 'influence' | 'realign' | 'coup' | 'space'>

export interface Hint {
  readonly pick: number
  /** The use that goes with a card, a word, or -1. */
  readonly use: number
  /** Where the operations go: countries in order, or the target of a coup. */
  readonly where: readonly number[]
  /** The side's chance to win, from 0 to 1. */
  readonly chance: number
  readonly why: Why
}

const NOWHERE = 'none'

function moveOf(w: Words, { pick, use, where }: Hint): string {
  if (!isCard(pick)) return w.pick(pick)
  const card = w.quoted(pick - CARD)
  if (use < 0) return card
  const countries = [...new Set(where)].map((country) => (use === W.coup ? w.inCountry(country) : w.country(country))).join(', ')
  return w.say(`hint.${wordOf(use) as HintedUse}`, { card, where: countries || NOWHERE })
}

const whyOf = (w: Words, { tables }: Rules, why: Why): string =>
  w.say(`why.${why.key}`, {
    card: w.quoted('card' in why ? why.card : tables.passing.card),
    where: 'country' in why ? w.inCountry(why.country) : 'region' in why ? w.inRegion(why.region) : '',
  })

/** "Decolonization, event (58% to win). Gains ground in Angola." */
export const sayHint = (w: Words, rules: Rules, hint: Hint): string =>
  w.say('hint', { n: Math.round(100 * hint.chance), move: moveOf(w, hint), why: whyOf(w, rules, hint.why) })
