/**
 * What a question promises is what happens: the English sentence is read, the answer is given, and the two are compared. A sentence that
 * no promise here knows fails. 30 games of each kind; with HOTLINE_SOAK=1, 500.
 */

import { expect, test } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import { avoiding, careful } from '../../src/bots/players/careful.ts'
import { random as anyMove } from '../../src/bots/players/random.ts'
import type { Ask } from '../../src/engine/script.ts'
import { ALL_RULES, rulesNamed, rulesOf } from '../../src/games/index.ts'
import { apply, asked, CHANCE, clone, decision, type Note, newGame, resample, type State, US, USSR, view, Zone } from '../../src/index.ts'
import type { Asked } from '../../src/rules/api.ts'
import { controller } from '../../src/rules/board.ts'
import { dataOf, inForce } from '../../src/rules/effects.ts'
import { listening } from '../../src/rules/notes.ts'
import { opsOf } from '../../src/rules/operations/value.ts'
import { CARD, isCard, isCountry, NUMBER, nameOf, REGION, W } from '../../src/rules/vocabulary.ts'
import { words } from '../../src/words/speak.ts'
import { soak } from '../soak.ts'

const GAMES = soak(30, 500)

/** One answer: the position before it and right after it, and the notes up to the next question. */
interface Answered {
  readonly asks: Asked
  readonly pick: number
  readonly before: State
  /** Before anything else that the card does. */
  readonly after: State
  readonly next: State
  /** Of the answer alone, and up to the next question. */
  readonly notes: readonly Note[]
  readonly allNotes: readonly Note[]
}

const SIDES = { US, USSR } as const
const zoneOf = (g: State, card: number): number => g.place[card]! & 15
const scoring = (g: State, pick: number): boolean => isCard(pick) && rulesOf(g).cards[pick - CARD]!.scoring !== null

/** Changes of influence by `country side`, as far as they stay: an area that is filled gives its influence back. */
function changes({ before, after, notes }: Answered): Record<string, number> {
  const found: Record<string, number> = {}
  for (const [at, n] of after.influence.entries()) if (n !== before.influence[at]) found[`${at >> 1} ${at & 1}`] = n - before.influence[at]!
  if (after.holder !== before.holder)
    for (const note of notes.slice(0, 1)) if (note.key === 'influence') return { [`${note.country} ${note.side}`]: note.n }
  return found
}

const other = (side: number): number => 1 - side
const at = (country: number, side: number, n: number): Record<string, number> => (n === 0 ? {} : { [`${country} ${side}`]: n })
const there = (g: State, country: number, side: number): number => g.influence[country * 2 + side]!

function same(found: Record<string, number>, promised: Record<string, number>, a: Answered): string | null {
  const [x, y] = [found, promised].map((each) => JSON.stringify(Object.entries(each).sort(([one], [two]) => one.localeCompare(two))))
  return x === y ? null : `${nameOf(rulesOf(a.before), a.pick)}: ${x} instead of ${y}`
}

/** So many points are given one by one: this one, and one fewer is left. */
function point(a: Answered, n: number, side: number, sign: number): string | null {
  if (a.pick === W.done) return same(changes(a), {}, a)
  const left = a.after.frames.at(-1)!.left
  return same(changes(a), at(a.pick, side, sign), a) ?? (left === n - 1 ? null : `${left} left of ${n}`)
}

const countOf = (text: string): number => (text === 'a country' ? 1 : Number.parseInt(text, 10))

/** Countries are named, each with its own change, and one fewer is left. */
function each(a: Answered, count: string, side: number, to: (now: number) => number): string | null {
  const now = there(a.before, a.pick, side)
  const left = a.after.frames.at(-1)!.left
  return same(changes(a), at(a.pick, side, to(now) - now), a) ?? (left === countOf(count) - 1 ? null : `${left} left of ${count}`)
}

/** Compares the first noted DEFCON level with this one; there is no note where DEFCON stays. */
function defcon(a: Answered, level: number): string | null {
  const note = a.allNotes.find((note) => note.key === 'defcon')
  const wanted = Math.min(5, Math.max(1, level))
  if (wanted === a.before.defcon) return null
  return note?.key === 'defcon' && note.n === wanted ? null : `DEFCON ${note?.key === 'defcon' ? note.n : 'stays'} instead of ${wanted}`
}

const moved = (a: Answered): string | null => defcon(a, a.before.defcon + (a.pick === W.raise ? 1 : a.pick === W.lower ? -1 : 0))

const goesTo = (a: Answered, ...zones: number[]): string | null =>
  a.pick === W.done || zones.includes(zoneOf(a.after, a.pick - CARD)) ? null : `the card goes to ${zoneOf(a.after, a.pick - CARD)}`

const cardsOf = (a: Answered): number[] => a.asks.moves.filter(isCard)
const demand = (is: boolean, problem: string): string | null => (is ? null : problem)

type Promised = (a: Answered, ...found: string[]) => string | null
const nothing: Promised = (a) => same(changes(a), {}, a)

/** What sentences promise: the first that fits speaks. */
const PROMISES: readonly (readonly [RegExp, Promised])[] = [
  [/: place (?:up to )?(\d+) influence\.$/, (a, n) => point(a, Number(n), a.asks.who, 1)],
  [/remove (?:up to )?(\d+) of your influence\.$/, (a, n) => point(a, Number(n), a.asks.who, -1)],
  [
    /remove (?:up to )?(\d+) (?:(USSR|US) )?influence/,
    (a, n, whose) => {
      const side = whose === undefined ? other(a.asks.who) : SIDES[whose as 'US']
      return point(a, Number(n), side, -1)
    },
  ],
  [/^Place your (?:starting|extra) influence \((\d+) left\)\.$/, (a, n) => point(a, Number(n), a.asks.who, 1)],
  [/choose (a country|\d+ countries) to receive (\d+) influence/, (a, count, n) => each(a, count, a.asks.who, (now) => now + Number(n))],
  [/choose (a country|\d+ countries) to lose all (USSR|US) influence/, (a, count, whose) => each(a, count, SIDES[whose as 'US'], () => 0)],
  [
    /choose (a country|\d+ countries) to lose (\d+) (USSR|US) influence/,
    (a, count, n, whose) => each(a, count, SIDES[whose as 'US'], (now) => Math.max(0, now - Number(n))),
  ],
  [/choose (a country|\d+ countries) to double your influence/, (a, count) => each(a, count, a.asks.who, (now) => 2 * now)],
  [
    /choose a country where your influence rises to match the (USSR|US)/,
    (a, whose) => each(a, 'a country', a.asks.who, () => there(a.before, a.pick, SIDES[whose as 'US'])),
  ],
  [
    /choose a country to lose all influence of both sides/,
    (a) => same(changes(a), { ...at(a.pick, US, -there(a.before, a.pick, US)), ...at(a.pick, USSR, -there(a.before, a.pick, USSR)) }, a),
  ],
  [
    /remove (\d+) of your influence to cancel it\?$/,
    (a, n) =>
      a.pick === W.done
        ? same(changes(a), {}, a)
        : (same(changes(a), at(a.pick, a.asks.who, -Number(n)), a) ?? demand(!inForce(a.after, a.asks.card), 'the threat stays')),
  ],
  [
    /South Africa \((\d) influence there\) or an adjacent country \((\d) there, (\d) in South Africa, (\d) more in an adjacent country\)/,
    (a, all, one, home, more) => {
      const { map } = rulesOf(a.before)
      const southAfrica = map.countries.findIndex((country) => country?.id === 'south-africa')
      const noted: Record<string, number> = {}
      for (const note of a.allNotes) {
        if (note.key !== 'influence') break
        noted[`${note.country} ${note.side}`] = note.n
      }
      const who = a.asks.who
      if (a.pick === southAfrica) return same(noted, at(southAfrica, who, Number(all)), a)
      const left = a.next.frames.at(-1)!.left
      return (
        same(noted, { ...at(southAfrica, who, Number(home)), ...at(a.pick, who, Number(one)) }, a) ??
        demand(left === Number(more), `${left} more instead of ${more}`)
      )
    },
  ],
  [
    /: place influence \((\d+) Ops? left\)\.$/,
    (a, n) => {
      if (!isCountry(a.pick)) return same(changes(a), {}, a)
      const cost = controller(a.before, a.pick) === other(a.asks.who) ? 2 : 1
      const left = a.after.frames.at(-1)!.left
      // A point may be gained or lost by the region.
      return same(changes(a), at(a.pick, a.asks.who, 1), a) ?? demand(Math.abs(Number(n) - cost - left) <= 2, `${left} left of ${n}`)
    },
  ],
  [
    /choose a country to realign \((\d+) (Ops?|rolls?) left\)\.$/,
    (a, n, unit) => {
      if (!isCountry(a.pick)) return nothing(a)
      const target = a.notes.find((note) => note.key === 'target')
      const { ops } = rulesOf(a.before).cards[a.asks.card]!
      if (unit.startsWith('Op') && Number(n) > ops + 3) return `${n} Ops from a card of ${ops}`
      return nothing(a) ?? demand(target?.key === 'target' && target.country === a.pick, 'no target is noted')
    },
  ],
  [
    /choose a coup target\.$/,
    (a) => {
      const target = a.notes.find((note) => note.key === 'target')
      return nothing(a) ?? demand(a.pick === W.done || (target?.key === 'target' && target.country === a.pick), 'no target is noted')
    },
  ],
  [
    /choose the country to invade/,
    (a) => {
      const war = a.allNotes.find((note) => note.key === 'war')
      return nothing(a) ?? demand(war === undefined || (war.key === 'war' && war.country === a.pick), 'the war is elsewhere')
    },
  ],
  [/: set DEFCON\./, (a) => defcon(a, a.pick - NUMBER)],
  [/: move DEFCON\?$/, moved],
  [/: improve or degrade DEFCON by 1\.$/, moved],
  [
    /: participate or boycott\?$/,
    (a) => (a.pick === W.boycott ? defcon(a, a.before.defcon - 1) : demand(asked(a.next) === 4, 'no die is rolled')),
  ],
  [
    /: give your opponent 6 VP and end the game\?$/,
    (a) => {
      if (a.pick !== W.yes) return nothing(a)
      const vp = a.allNotes[1]
      return demand(
        a.next.result !== null && vp?.key === 'vp' && vp.n === 6 && vp.side === other(a.asks.who),
        'the game goes on, or the VP are others',
      )
    },
  ],
  [
    /: choose a region\. The (USSR|US) can’t place influence there with Ops this turn\.$/,
    (a) => {
      // In the last round of a turn it has ended before the next question.
      const began = a.allNotes.some((note) => note.key === 'in-force' && note.card === a.asks.card)
      const stays = !inForce(a.next, a.asks.card) || dataOf(a.next, a.asks.card) === a.pick - REGION
      return demand(began && stays, 'the region stays open')
    },
  ],
  [
    /choose a country to protect from (?:USSR|US) coups and realignments/,
    (a) => demand(dataOf(a.after, a.asks.card) === a.pick + 1, 'the marker is elsewhere'),
  ],
  [
    /choose a battleground that won’t count for your opponent/,
    (a) => demand(dataOf(a.after, a.asks.card) === a.pick + 1, 'another one is left out'),
  ],
  [/choose a country for a marker\.$/, (a) => demand(a.next.markers.includes((a.asks.card << 8) | a.pick), 'there is no marker')],
  [
    /discard a (\d)\+ Ops card/,
    (a, n) => {
      const low = cardsOf(a).filter((pick) => opsOf(a.before, a.asks.who as 0, pick - CARD) < Number(n))
      const isDiscarded = a.allNotes.some((note) => note.key === 'discards' && note.card === a.pick - CARD)
      return demand(low.length === 0, 'cards worth less are offered') ?? demand(isDiscarded === isCard(a.pick), 'it is not discarded')
    },
  ],
  [
    /discard a card to try to get free, or play a scoring card/,
    (a) =>
      demand(
        cardsOf(a).some((pick) => scoring(a.before, pick)) && cardsOf(a).some((pick) => !scoring(a.before, pick)),
        'only one of the two is offered',
      ),
  ],
  [
    /: play a scoring card(, or pass)?\.$/,
    (a) =>
      demand(
        cardsOf(a).every((pick) => scoring(a.before, pick)),
        'other cards are offered',
      ),
  ],
  [/give up your highest-Ops card/, nothing],
  [/choose a card for your opponent to discard/, (a) => discarded(a)],
  [/discard (?:a card|any of these cards|any number of cards)\b|^You may discard/, (a) => discarded(a)],
  [
    /choose a card with your opponent’s event; you use its Ops/,
    (a) => demand(rulesOf(a.before).cards[a.pick - CARD]!.side === other(a.asks.who), 'it is not the opponent’s'),
  ],
  [
    /choose a card from the discard pile/,
    (a) => demand(a.pick === W.done || zoneOf(a.before, a.pick - CARD) === Zone.Discard, 'it is not in the discard pile'),
  ],
  [/you may play an opponent’s event from your hand as your own/, nothing],
  [/play the card you took, or return it\?$/, nothing],
  [/remove your opponent’s influence or add your own\?$/, nothing],
  [/^How will you use .*\?$|how will you use the Ops\?$|^Choose a card to play\.$|^Choose your headline\.$/, nothing],
  [
    /go first in every action round this turn\?$|Space Race: roll to advance\?$|^Set this die to 1 or 6|^Which side do you want|^Add cards from the other game/,
    nothing,
  ],
]

/** The card chosen lies on the discard pile, or in a deck that was made of it. */
const discarded = (a: Answered): string | null => {
  const wasShuffled = a.notes.some((note) => note.key === 'reshuffle')
  return wasShuffled ? null : goesTo(a, Zone.Discard)
}

/** Whether an answer that ends the question early is offered where the sentence knows of one, and only there. */
const KINDS = new Set(['place', 'remove', 'country', 'card'])
const mayStop = /up to|you may|any of|any number|, or |to cancel it\?|Add cards/i

const numbersIn = (sentence: string, card: string): string => sentence.replace(card, '').match(/\d+/g)?.sort().join() ?? ''

function answered(g: State, asks: Asked, pick: number): Answered {
  const before = clone(g)
  const after = clone(g)
  const f = after.frames.at(-1)!
  const question = rulesOf(g).scripts.get(f.at)![f.pc] as Ask<State>
  const notes: Note[] = []
  listening(notes, () => question.take(after, f, pick, asks.who))
  const allNotes: Note[] = []
  apply(g, { by: asks.who, pick }, allNotes)
  return { asks, pick, before, after, next: g, notes, allNotes }
}

test.each([...ALL_RULES.map(({ id }) => id).map((game) => [game, 'standard']), ['twilight-struggle', 'late-war']])(
  'in games of %s (%s) every question keeps what it promises',
  (game, wanted) => {
    const rules = rulesNamed(game)!
    const [en, ru] = [words('en', game), words('ru', game)]
    const broken = new Map<string, string>()
    const kept = new Set<string>()
    const { mixing, scenarios } = rules.tables
    const scenario = wanted === 'late-war' ? 'late-war' : scenarios[0]!
    for (let seed = 1; seed <= GAMES; seed++) {
      const random = generator(seed, 17)
      const bidding = seed % 4 === 0
      const g = newGame({
        game,
        mix: mixing !== undefined,
        scenario: scenario as 'standard',
        bidding,
        ...(game.startsWith('twilight') && { promoCards: true }),
        variants: { realignAndPlace: seed % 5 === 0, spaceWithoutRoll: seed % 3 === 0 },
      })
      const player = seed % 4 === 1 ? anyMove : seed % 4 === 2 ? careful : avoiding(() => true)
      while (g.result === null) {
        const by = ([CHANCE, US, USSR] as const).find((actor) => asked(g) & (1 << actor))!
        const asks = decision(g, by)!
        if (by === CHANCE) {
          apply(g, { by, pick: oneOf(asks.moves, random) })
          continue
        }
        const seat = {
          side: by,
          decision: asks,
          random,
          view: () => view(g, by),
          sample: () => (seed % 4 === 2 ? resample(g, by, random) : clone(g)),
        }
        const pick = random() < 0.1 ? oneOf(asks.moves, random) : player(seat)
        const sentence = en.decision(asks)
        const id = `${asks.at} ${asks.prompt}: ${sentence}`
        const found = PROMISES.flatMap(([pattern, promised]) => {
          const match = pattern.exec(sentence)
          return match === null ? [] : [{ match, promised }]
        })[0]
        const result = answered(g, asks, pick)
        const problem = found === undefined ? 'no promise is known for this sentence' : found.promised(result, ...found.match.slice(1))
        if (problem !== null) broken.set(id, problem)
        if (KINDS.has(asks.kind) && asks.moves.includes(W.done) !== mayStop.test(sentence))
          broken.set(id, 'the sentence and the answers differ on whether one may stop')
        if (numbersIn(sentence, en.quoted(asks.card)) !== numbersIn(ru.decision(asks), ru.quoted(asks.card)))
          broken.set(id, `other numbers in Russian: ${ru.decision(asks)}`)
        kept.add(`${asks.at} ${asks.prompt}`)
      }
    }
    expect(Object.fromEntries(broken)).toEqual({})
    expect(kept.size).toBeGreaterThan(20)
  },
  600_000,
)
