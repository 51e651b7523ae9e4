/** Advice on a question, in words: the move, the chance to win with it, and what speaks for it. */
import type { Rules } from '../rules/ruleset.ts'
import type { Level } from '../rules/scoring.ts'
import { CARD, isCard, isCountry, W, type Word, wordOf } from '../rules/vocabulary.ts'
import type { Words } from './speak.ts'

/** In how many of its trials a move does it, from 0 to 1. */
interface Often {
  readonly share: number
}

/** What a country brings when a region is scored, in VP; left out where it brings little. */
interface WorthVp {
  readonly vp?: number
  readonly region?: number
}

/** What speaks for a move. Each is a fact about the position before it, the one after it, or the ones after the other answers. */
export type Why =
  /** There is no other legal answer. */
  | { readonly key: 'only-move' }
  | ({ readonly key: 'wins' } & Often)
  /** On average. */
  | { readonly key: 'vp'; readonly n: number }
  /** Control of a country is gained, or the opponent loses it; or only the lead changes. */
  | ({ readonly key: 'takes' | 'breaks' | 'strengthens' | 'weakens'; readonly country: number } & Often & WorthVp)
  /** Other answers lose control of it. */
  | ({ readonly key: 'keeps'; readonly country: number } & WorthVp)
  /** The side's own level in a region rises to this; or the opponent's falls below it. */
  | ({ readonly key: 'level' | 'denies'; readonly region: number; readonly level: Exclude<Level, 'none'> } & Often)
  /** Military operations that the turn demands rise to `n`. */
  | ({ readonly key: 'military'; readonly n: number } & Often)
  | ({ readonly key: 'space' | 'passing' | 'costs-card' } & Often)
  /** DEFCON is at another level when the opponent is to play; or when the side itself is, or nobody. */
  | ({ readonly key: 'defcon-theirs'; readonly n: number } & Often)
  | ({ readonly key: 'defcon'; readonly n: number; readonly up: boolean } & Often)
  /** The opponent's card is discarded from the hand without its event. */
  | ({ readonly key: 'rid-of'; readonly card: number } & Often)
  /** Other answers lose the card from the hand. */
  | { readonly key: 'holds'; readonly card: number }
  /** An effect is in play for the side from now on; or the opponent's no longer is. */
  | ({ readonly key: 'begins' | 'ends'; readonly card: number } & Often)

/** The words that a card is put to. */
export type HintedUse = Extract<Word, 'event' | 'influence' | 'realign' | 'coup' | 'space'>

export interface Hint {
  readonly pick: number
  /** The use that goes with a card, a word, or -1. */
  readonly use: number
  /** Where the operations go, or the further answers of the same kind: countries in order, or the target of a coup. */
  readonly where: readonly number[]
  /** The side's chance to win, from 0 to 1. */
  readonly chance: number
  /** At most two, the weightier first. */
  readonly why: readonly Why[]
}

/** All picks that a hint proposes, in order. */
export const picksOf = ({ pick, use, where }: Hint): readonly number[] => (use < 0 ? [pick, ...where] : [pick, use, ...where])

/** The countries that a hint names. */
export const countriesIn = ({ pick, where, why }: Hint): readonly number[] => [
  ...new Set([...(isCountry(pick) ? [pick] : []), ...where, ...why.flatMap((each) => ('country' in each ? [each.country] : []))]),
]

const NOWHERE = 'none'

export function sayHintMove(w: Words, { pick, use, where }: Pick<Hint, 'pick' | 'use' | 'where'>): string {
  if (isCountry(pick)) return [...new Set([pick, ...where])].map(w.country).join(', ')
  if (!isCard(pick)) return w.pick(pick)
  const card = w.quoted(pick - CARD)
  if (use < 0) return card
  const countries = [...new Set(where)].map((country) => (use === W.coup ? w.inCountry(country) : w.country(country))).join(', ')
  return w.say(`hint.${wordOf(use) as HintedUse}`, { card, where: countries || NOWHERE })
}

const ALWAYS = 100
const percent = (share: number): number => Math.round(ALWAYS * share)

export const sayWhy = (w: Words, { tables }: Rules, why: Why): string =>
  w.say(`why.${why.key}`, {
    card: w.quoted('card' in why ? why.card : tables.passing.card),
    country: 'country' in why ? w.country(why.country) : '',
    where: 'country' in why ? w.inCountry(why.country) : 'region' in why && why.region !== undefined ? w.inRegion(why.region) : '',
    region: 'region' in why && why.region !== undefined ? w.region(why.region) : '',
    scored: 'vp' in why && why.region !== undefined ? w.inRegion(why.region) : NOWHERE,
    vp: 'vp' in why ? (why.vp ?? 0) : 0,
    n: 'n' in why ? why.n : 0,
    up: 'up' in why && why.up ? 'yes' : 'no',
    level: 'level' in why ? why.level : NOWHERE,
    share: 'share' in why ? percent(why.share) : ALWAYS,
  })

/** "Decolonization, event (58% to win). Takes Angola, worth 1.5 VP in Africa." */
export const sayHint = (w: Words, rules: Rules, hint: Hint): string =>
  [w.say('hint', { n: percent(hint.chance), move: sayHintMove(w, hint) }), ...hint.why.map((why) => sayWhy(w, rules, why))].join(' ')
