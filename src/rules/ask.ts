/** Builders of questions. Each states what is asked in the words of a card; the engine enumerates, refuses and explains. */
import { type Ask, bit, CHANCE, type Frame, forOneAnswer, type Side } from '../engine/script.ts'
import {
  type Area,
  addInfluence,
  anywhere,
  controller,
  inArea,
  influence,
  listOf,
  me,
  onMap,
  openAreaIn,
  removeInfluence,
  setInfluence,
  them,
} from './board.ts'
import { BOTH, cardsIn, countIn, deckCount, isIn, knownTo, put, renewDeck, show } from './cards.ts'
import { eachEffect, finish, hasHook } from './effects.ts'
import { type NoteBody, note, PUBLIC } from './notes.ts'
import type { Kind, SharedPrompt } from './prompts.ts'
import { HOOK, type Refusal } from './ruleset.ts'
import { type State, Zone } from './state.ts'
import { CARD, isCard, isCountry, isNumber, isRegion, NUMBER, REGION, W, type Word } from './vocabulary.ts'

export interface Question<Prompt extends string = SharedPrompt> extends Ask<State> {
  readonly kind: Kind
  readonly prompt: Prompt
}
/** A side seen from a frame: `me` or `them`. */
export type Whose = (f: Frame) => Side
export type Amount = number | ((g: State, f: Frame) => number)
/** Says why a country or card may not be chosen, or null. */
export type Bar = (g: State, f: Frame, pick: number) => Refusal | null
export type AreaOf = Area | ((g: State, f: Frame) => Area)

const amount = (n: Amount, g: State, f: Frame): number => (typeof n === 'number' ? n : n(g, f))
const areaOf = (a: AreaOf, g: State, f: Frame): Area => (typeof a === 'function' ? a(g, f) : a)
const NOT_AN_ANSWER: Refusal = { key: 'not-an-answer' }

function timesPicked(f: Frame, pick: number): number {
  let n = 0
  for (const p of f.picks) if (p === pick) n++
  return n
}

export { me }

/** Bars a country that a side controls. */
export const controlledBy =
  (whose: Whose): Bar =>
  (g, f, country) =>
    controller(g, country) === whose(f) ? { key: 'controlled-by-opponent', country } : null

export const controlledByEither: Bar = (g, _f, country) => (controller(g, country) >= 0 ? { key: 'controlled', country } : null)

/** Bars a country without influence of the asked side. */
export const withoutOwnInfluence: Bar = (g, f, country) => (influence(g, f.me, country) === 0 ? { key: 'no-own-influence', country } : null)

/** Bars a country without influence of a side that could be removed. */
const withoutInfluence =
  (whose: Whose): Bar =>
  (g, f, country) =>
    influence(g, whose(f), country) === 0 ? { key: 'no-influence-to-remove', country } : null

const withoutTheirInfluence = withoutInfluence(them)

/** Refuses what the first bar refuses, then what the second does. */
const inTurn =
  (first: Bar | undefined, second: Bar | undefined): Bar =>
  (g, f, pick) =>
    first?.(g, f, pick) ?? second?.(g, f, pick) ?? null

export const holdingInfluence: Bar = (g, _f, country) =>
  influence(g, 0, country) > 0 || influence(g, 1, country) > 0 ? { key: 'occupied', country } : null

interface CountryQuestion {
  readonly kind?: Kind
  readonly prompt: SharedPrompt
  readonly amount?: Amount | undefined
  readonly by?: Whose
  readonly count?: Amount
  readonly upTo?: Amount
  readonly where?: AreaOf
  /** How often one country may be chosen. */
  readonly max?: Amount
  readonly bar?: Bar
  /** One more place beside the countries of the area, or -1. */
  readonly also?: (g: State, f: Frame, where: Area) => number
  readonly take: (g: State, f: Frame, country: number) => void
}

/** A question answered country by country. `count` must be given as far as possible, `upTo` may be ended early. */
function countryQuestion(q: CountryQuestion): Question {
  // Taken apart here, once: objects with different fields are slow to read in the functions below, which all such questions share.
  const { by = me, where = anywhere, max = 1, bar, also, count = 1, upTo, amount: stated = 0, take } = q
  const another = (g: State, f: Frame): number => (also === undefined ? -1 : also(g, f, areaOf(where, g, f)))
  const refuseCountry = (g: State, f: Frame, country: number): Refusal | null => {
    const limit = amount(max, g, f)
    if (timesPicked(f, country) >= limit)
      return limit === 1 ? { key: 'already-chosen', country } : { key: 'at-most-in-country', country, n: limit }
    return bar === undefined ? null : bar(g, f, country)
  }
  return {
    kind: q.kind ?? 'country',
    prompt: q.prompt,
    amount: (g, f) => amount(stated, g, f),
    who: (_g, f) => bit(by(f)),
    open: (g, f) => {
      f.left = amount(upTo ?? count, g, f)
      f.got = 0
    },
    any: (g, f) => {
      const list = listOf(g, areaOf(where, g, f))
      for (let i = 0; i < list.length; i++) if (refuseCountry(g, f, list[i]!) === null) return true
      const more = another(g, f)
      return more >= 0 && refuseCountry(g, f, more) === null
    },
    refuse: (g, f, pick) => {
      if (pick === W.done) return upTo === undefined ? { key: 'must-spend-all' } : null
      if (!isCountry(pick)) return NOT_AN_ANSWER
      if (!onMap(g, pick)) return { key: 'not-on-map' }
      if (!inArea(g, areaOf(where, g, f), pick) && pick !== another(g, f)) return { key: 'outside-area', country: pick }
      return refuseCountry(g, f, pick)
    },
    list: (g, f, _who, into) => {
      const list = listOf(g, areaOf(where, g, f))
      for (let i = 0; i < list.length; i++) if (refuseCountry(g, f, list[i]!) === null) into.push(list[i]!)
      const more = another(g, f)
      if (more >= 0 && refuseCountry(g, f, more) === null) into.push(more)
      if (upTo !== undefined) into.push(W.done)
    },
    take: (g, f, pick) => {
      if (pick === W.done) {
        f.left = 0
        return
      }
      f.left--
      f.got++
      f.picks.push(pick)
      take(g, f, pick)
    },
  }
}

interface Placement {
  readonly prompt?: SharedPrompt
  readonly by?: Whose
  /** Whose influence; the asked side's by default. */
  readonly of?: Whose
  readonly count?: Amount
  readonly upTo?: Amount
  readonly where?: AreaOf
  /** At most this many into (or out of) one country; no limit by default. */
  readonly max?: Amount
  readonly bar?: Bar
  /** The note that stands before the first change, where nothing else says what it comes from. */
  readonly announces?: (f: Frame) => NoteBody
}

const announce = (f: Frame, q: Placement): void => {
  if (q.announces !== undefined && f.picks.length === 1) note?.(q.announces(f))
}

/** Adds influence point by point. */
function place(q: Placement): Question {
  const of = q.of ?? q.by ?? me
  return countryQuestion({
    ...q,
    kind: 'place',
    prompt: q.prompt ?? 'place',
    max: q.max ?? 99,
    also: (g, f, where) => openAreaIn(g, where, of(f)),
    take: (g, f, country) => {
      announce(f, q)
      addInfluence(g, of(f), country, 1)
    },
  })
}

/** Removes influence point by point, of the other side by default. */
function remove(q: Placement): Question {
  const of = q.of ?? them
  return countryQuestion({
    ...q,
    kind: 'remove',
    prompt: q.prompt ?? (of === (q.by ?? me) ? 'remove-own' : 'remove'),
    max: q.max ?? 99,
    bar: inTurn(withoutInfluence(of), q.bar),
    take: (g, f, country) => {
      announce(f, q)
      addInfluence(g, of(f), country, -1)
    },
  })
}

interface CountryChoice extends Omit<Placement, 'of' | 'max' | 'announces'> {
  /** What the prompt says that each country named gains or loses. */
  readonly amount?: Amount
  /** What happens to each country named; by default the first is kept as `got`. */
  readonly take?: (g: State, f: Frame, country: number) => void
}

/** Names countries that each gain so much influence. */
const placeEach = (q: CountryChoice & { readonly amount: Amount }): Question =>
  country({ ...q, prompt: 'place-each', take: (g, f, c) => addInfluence(g, f.me, c, amount(q.amount, g, f)) })

/** Names countries that each lose so much influence of the other side. */
const removeEach = (q: CountryChoice & { readonly amount: Amount }): Question =>
  country({
    ...q,
    prompt: 'remove-each',
    bar: inTurn(withoutTheirInfluence, q.bar),
    take: (g, f, c) => void removeInfluence(g, them(f), c, amount(q.amount, g, f)),
  })

/** Names countries that lose all influence of the other side; with `emptyToo`, countries without any may be named as well. */
const removeAll = ({ emptyToo = false, ...q }: CountryChoice & { readonly emptyToo?: boolean }): Question =>
  country({
    ...q,
    prompt: 'remove-all',
    bar: inTurn(q.bar, emptyToo ? undefined : withoutTheirInfluence),
    take: (g, f, c) => setInfluence(g, them(f), c, 0),
  })

/** Names a country in which the asked side raises its influence to that of the other. */
const match = (q: CountryChoice): Question =>
  country({
    ...q,
    prompt: 'match',
    bar: (g, f, c) =>
      q.bar?.(g, f, c) ?? (influence(g, them(f), c) <= influence(g, f.me, c) ? { key: 'nothing-to-match', country: c } : null),
    take: (g, f, c) => setInfluence(g, f.me, c, influence(g, them(f), c)),
  })

/** Names different countries. Without `take` it names one, and `got` is its number, or -1 where none was named. */
function country(q: CountryChoice): Question {
  const question = countryQuestion({ ...q, prompt: q.prompt ?? 'country', take: q.take ?? (() => undefined) })
  if (q.take !== undefined) return question
  return {
    ...question,
    open: (g, f) => {
      question.open(g, f)
      f.got = -1
    },
    take: (g, f, pick, who) => {
      question.take(g, f, pick, who)
      f.got = pick === W.done ? -1 : pick
    },
  }
}

interface CardChoice {
  readonly prompt?: SharedPrompt
  /** The least value that the prompt asks for. */
  readonly amount?: Amount
  readonly by?: Whose
  /** The zone to choose from. */
  readonly from: (f: Frame) => number
  readonly bar?: Bar
  /** May be declined. */
  readonly optional?: boolean | ((g: State, f: Frame) => boolean)
  /** Several, one after the other; without it one card, and `got` is its number or -1. */
  readonly upTo?: Amount
  readonly take?: (g: State, f: Frame, card: number) => void
}

export const handOf =
  (whose: Whose) =>
  (f: Frame): number =>
    Zone.Hand + whose(f)
export const discardPile = (): number => Zone.Discard

function card(q: CardChoice): Question {
  const { by = me, from, bar, optional = false, upTo, amount: stated = 0, take } = q
  const several = upTo !== undefined
  const mayDecline = (g: State, f: Frame): boolean => several || (typeof optional === 'function' ? optional(g, f) : optional)
  const barred = (g: State, f: Frame, n: number): Refusal | null => (bar === undefined ? null : bar(g, f, n))
  return {
    kind: 'card',
    prompt: q.prompt ?? 'card',
    amount: (g, f) => amount(stated, g, f),
    who: (_g, f) => bit(by(f)),
    open: (g, f) => {
      f.left = several ? amount(upTo, g, f) : 1
      f.got = several ? 0 : -1
    },
    any: (g, f) => {
      const zone = from(f)
      if (countIn(g, zone) === 0) return false
      for (let n = 0; n < g.place.length; n++) if (isIn(g, n, zone) && barred(g, f, n) === null) return true
      return false
    },
    refuse: (g, f, pick) => {
      if (pick === W.done) return mayDecline(g, f) ? null : { key: 'must-spend-all' }
      if (!isCard(pick) || pick - CARD >= g.place.length) return NOT_AN_ANSWER
      return isIn(g, pick - CARD, from(f)) ? barred(g, f, pick - CARD) : { key: 'not-there', card: pick - CARD }
    },
    list: (g, f, _who, into) => {
      const zone = from(f)
      for (let n = 0; n < g.place.length; n++) if (isIn(g, n, zone) && barred(g, f, n) === null) into.push(CARD + n)
      if (mayDecline(g, f)) into.push(W.done)
    },
    take: (g, f, pick) => {
      if (pick === W.done) {
        f.left = 0
        return
      }
      f.left--
      f.got = several ? f.got + 1 : pick - CARD
      take?.(g, f, pick - CARD)
    },
  }
}

interface WordChoice {
  readonly prompt?: SharedPrompt
  readonly by?: Whose
  readonly words: readonly Word[]
  readonly bar?: Bar
}

/** One word of several; `got` is the answer (compare with `W.yes`). */
function choose(q: WordChoice): Question {
  return choice(q.prompt ?? 'choose', q.by ?? me, () => q.words.map((word) => W[word]), q.bar)
}

/** A region of the map; `got` is its number. */
function chooseRegion(q: {
  readonly prompt?: SharedPrompt
  readonly by?: Whose
  readonly regions: (g: State) => readonly number[]
}): Question {
  const question = choice(q.prompt ?? 'region', q.by ?? me, (g) => q.regions(g).map((n) => REGION + n))
  return {
    ...question,
    take: (g, f, pick, who) => {
      question.take(g, f, pick, who)
      f.got = isRegion(pick) ? pick - REGION : -1
    },
  }
}

/** A number; `got` is the number itself. */
function chooseNumber(q: { readonly prompt?: SharedPrompt; readonly by?: Whose; readonly from: number; readonly to: number }): Question {
  const numbers = Array.from({ length: q.to - q.from + 1 }, (_, i) => NUMBER + q.from + i)
  const question = choice(q.prompt ?? 'number', q.by ?? me, () => numbers)
  return {
    ...question,
    take: (g, f, pick, who) => {
      question.take(g, f, pick, who)
      f.got = isNumber(pick) ? pick - NUMBER : -1
    },
  }
}

function choice(prompt: SharedPrompt, by: Whose, picks: (g: State, f: Frame) => readonly number[], bar?: Bar): Question {
  return {
    kind: 'choose',
    prompt,
    who: (_g, f) => bit(by(f)),
    open: forOneAnswer,
    any: (g, f) => picks(g, f).some((pick) => (bar?.(g, f, pick) ?? null) === null),
    refuse: (g, f, pick) => (picks(g, f).includes(pick) ? (bar?.(g, f, pick) ?? null) : NOT_AN_ANSWER),
    list: (g, f, _who, into) => {
      for (const pick of picks(g, f)) if ((bar?.(g, f, pick) ?? null) === null) into.push(pick)
    },
    take: (_g, f, pick) => {
      f.left = 0
      f.got = pick
      note?.({ key: 'chooses', side: by(f), pick })
    },
  }
}

const chance = (): number => bit(CHANCE)

/** The side that may fix the next die, and the card that allows it; null where nobody may. */
function fixer(g: State): { readonly side: Side; readonly card: number } | null {
  if (!hasHook(g, HOOK.fixesDie)) return null
  let found: { side: Side; card: number } | null = null
  eachEffect(g, HOOK.fixesDie, (hook, owner, card) => {
    if (hook(g, owner)) found ??= { side: owner, card }
  })
  return found
}

/** What is left of a die: the roll, and before it the question whether it is fixed. */
const ROLL = 1
const FIX = 2

/** A die of a side, rolled by chance; `got` is its face. An effect may let a side fix it at 1 or 6 instead. */
function die(whose: Whose = me): Question {
  return {
    kind: 'die',
    prompt: 'die',
    side: (_g, f) => whose(f),
    who: (g, f) => (f.left === FIX ? bit(fixer(g)!.side) : bit(CHANCE)),
    open: (g, f) => {
      f.left = fixer(g) === null ? ROLL : FIX
    },
    any: () => true,
    refuse: (_g, f, pick) => {
      if (f.left === FIX) return pick === W.done || pick === NUMBER + 1 || pick === NUMBER + 6 ? null : NOT_AN_ANSWER
      return pick > NUMBER && pick <= NUMBER + 6 ? null : NOT_AN_ANSWER
    },
    list: (_g, f, _who, into) => {
      if (f.left === FIX) into.push(NUMBER + 1, NUMBER + 6, W.done)
      else into.push(NUMBER + 1, NUMBER + 2, NUMBER + 3, NUMBER + 4, NUMBER + 5, NUMBER + 6)
    },
    take: (g, f, pick) => {
      if (pick === W.done) {
        f.left = ROLL
        return
      }
      const fixed = f.left === FIX ? fixer(g) : null
      f.left = 0
      f.got = pick - NUMBER
      if (fixed === null) return
      note?.({ key: 'sets-die', side: fixed.side, n: f.got })
      finish(g, fixed.card)
    },
  }
}

interface Draw {
  readonly count: Amount
  /** The side that gets or sees the next card; default `me`. */
  readonly side?: (g: State, f: Frame) => Side
  readonly take: (g: State, f: Frame, card: number) => void
}

/** Cards from the deck, drawn by chance; an empty deck is made of the discard pile (4.3). */
function draw({ count, side = (_g, f) => f.me, take }: Draw): Question {
  const drawable = (g: State, n: number): boolean =>
    isIn(g, n, Zone.Deck) && (g.under.length === 0 || !g.under.includes(n) || onlyUnder(g, n))
  return {
    kind: 'draw',
    prompt: 'draw',
    side,
    who: chance,
    open: (g, f) => {
      f.left = amount(count, g, f)
      f.got = 0
      if (f.left > 0) renewDeck(g)
    },
    any: (g) => deckCount(g) > 0,
    refuse: (g, _f, pick) => (isCard(pick) && pick - CARD < g.place.length && drawable(g, pick - CARD) ? null : NOT_AN_ANSWER),
    list: (g, _f, _who, into) => {
      if (g.under.length === 0) cardsIn(g, Zone.Deck, into, CARD)
      else for (const n of cardsIn(g, Zone.Deck)) if (drawable(g, n)) into.push(CARD + n)
    },
    take: (g, f, pick) => {
      f.left--
      f.got++
      if (g.under[0] === pick - CARD) g.under.shift()
      take(g, f, pick - CARD)
      renewDeck(g)
    },
  }
}

/** Cards put under the deck are drawn last, in their order. */
const onlyUnder = (g: State, n: number): boolean => g.under[0] === n && deckCount(g) === g.under.length

/** A card taken at random out of a hand; `got` is its number, or -1 from an empty hand. */
function random({ from, take }: Pick<CardChoice, 'from' | 'take'>): Question {
  return {
    kind: 'draw',
    prompt: 'random-card',
    side: (_g, f) => (from(f) - Zone.Hand) as Side,
    who: chance,
    open: forOneAnswer,
    any: (g, f) => countIn(g, from(f)) > 0,
    refuse: (g, f, pick) => (isCard(pick) && pick - CARD < g.place.length && isIn(g, pick - CARD, from(f)) ? null : NOT_AN_ANSWER),
    list: (g, f, _who, into) => {
      cardsIn(g, from(f), into, CARD)
    },
    take: (g, f, pick) => {
      f.left = 0
      f.got = pick - CARD
      take?.(g, f, f.got)
    },
  }
}

/** Draws a card into a hand. */
export function drawTo(g: State, side: Side, n: number): void {
  const known = knownTo(g, n)
  put(g, n, Zone.Hand + side)
  show(g, n, known)
  const open = knownTo(g, n) === BOTH // into an open hand, or from under the deck
  note?.({ key: 'draws', side, card: n }, open ? PUBLIC : bit(side))
  if (!open) note?.({ key: 'draws-hidden', side }, PUBLIC & ~bit(side))
}

/** Takes a card of the deck aside, for one side to look at. */
export function lookAt(g: State, side: Side, n: number): void {
  put(g, n, Zone.Looked)
  show(g, n, bit(side))
  note?.({ key: 'looks', side, card: n }, bit(side))
}

export const ask = {
  place,
  placeEach,
  remove,
  removeEach,
  removeAll,
  match,
  country,
  card,
  choose,
  chooseRegion,
  chooseNumber,
  die,
  draw,
  random,
}
