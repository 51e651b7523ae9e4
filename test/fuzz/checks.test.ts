/** The checks of the fuzzer find what they are there to find. */
import { describe, expect, test } from 'vitest'
import { generator } from '../../src/bots/generator.ts'
import { type Ask, call, run, type Side, type Steps, US, USSR } from '../../src/engine/script.ts'
import {
  checkClone,
  checkExplanations,
  checkLearned,
  checkNote,
  checkPlain,
  checkQuestions,
  checkRefusal,
  checkSecretChoice,
  checkSecrets,
  checkState,
  Fault,
  playOn,
} from '../../src/fuzz/checks.ts'
import { type Arrangement, arrangementFor, keyOf } from '../../src/fuzz/coverage.ts'
import { fuzzGames } from '../../src/fuzz/fuzzing.ts'
import { ALL_RULES } from '../../src/games/index.ts'
import { clone, decision, type Note, newGame, rulesNamed, SPECTATOR, type State, Zone } from '../../src/index.ts'
import { put, show } from '../../src/rules/cards.ts'
import { note } from '../../src/rules/notes.ts'
import { install } from '../../src/rules/ruleset.ts'
import { CARD, W } from '../../src/rules/vocabulary.ts'

const rules = rulesNamed('twilight-struggle')!
const card = (id: string): number => rules.cardNumbers.get(id)!

/** A game at the first question that a side is asked of this kind. */
function at(kind: string): State {
  const g = newGame({ game: rules.id })
  const random = generator(3)
  while (decision(g, US)?.kind !== kind) {
    playOn(g, 1, random)
    if (g.result !== null) throw new Error(`no question of the kind ${kind}`)
  }
  return g
}

/** A hidden card of the USSR's hand. */
const hiddenCard = (g: State): number => g.place.findIndex((place) => place === ((Zone.Hand + USSR) | (2 << 4)))

describe('a state is found faulty', () => {
  const faults: readonly (readonly [string, RegExp, (g: State) => unknown])[] = [
    [
      'influence below 0',
      /influence -1 in iran/,
      (g) => g.influence.fill(-1, rules.picks.get('iran')! * 2, rules.picks.get('iran')! * 2 + 1),
    ],
    ['influence off the map', /influence in \d+ countries/, (g) => g.influence.push(1, 0)],
    ['DEFCON 6', /DEFCON: 6/, (g) => Object.assign(g, { defcon: 6 })],
    ['DEFCON 1 in a game that goes on', /DEFCON: 1/, (g) => Object.assign(g, { defcon: 1 })],
    ['20 VP in a game that goes on', /VP: 20/, (g) => Object.assign(g, { vp: -20 })],
    ['military operations beyond the track', /military operations: 6/, (g) => g.milops.fill(6)],
    ['a turn that does not exist', /turn: 11/, (g) => Object.assign(g, { turn: 11 })],
    ['a card in no zone', /fidel is in no zone: 14/, (g) => g.place.fill(14, card('fidel'), card('fidel') + 1)],
    ['a card of the deck that a side knows', /is known to 1/, (g) => show(g, g.place.indexOf(Zone.Deck), 1)],
    ['a card that its holder does not know', /is known to 0/, (g) => g.place.splice(hiddenCard(g), 1, Zone.Hand + USSR)],
    ['a second card that passes', /fidel is in zone 11/, (g) => put(g, card('fidel'), Zone.Passing)],
    ['a card before its era', /allende has come before its era/, (g) => put(g, card('allende'), Zone.Discard)],
    ['a card that waits for an era that has come', /fidel waits/, (g) => put(g, card('fidel'), Zone.Later)],
    ['a card left on the table', /a card is left in zone 6/, (g) => put(g, card('fidel'), Zone.Table)],
    ['cards that are still looked at', /a card is left in zone 9/, (g) => put(g, card('fidel'), Zone.Looked)],
    ['a headline left over', /headline of 0 is left over/, (g) => put(g, card('fidel'), Zone.Headline)],
    ['a wrong count', /counted in zone 3/, (g) => void g.counts[Zone.Discard]!++],
    ['an effect of nobody', /no effect is written/, (g) => void g.effects.push(card('fidel') << 10)],
    ['effects out of order', /out of order/, (g) => void g.effects.push((9 << 10) | 1, (8 << 10) | 1)],
    ['hooks of an effect that is not in force', /the hooks are kept as/, (g) => Object.assign(g, { hooks: g.hooks ^ 1 })],
    ['a marker off the map', /no marker is written/, (g) => void g.markers.push((card('fidel') << 8) | 255)],
    ['the same marker twice', /the markers are out of order/, (g) => void g.markers.push((1 << 8) | 1, (1 << 8) | 1)],
    ['stability changed twice', /stability is changed in 1,1/, (g) => void g.altered.push(1, 3, 1, 4)],
    ['stability 0', /stability 0/, (g) => void g.altered.push(1, 0)],
    ['a card under the deck that is elsewhere', /under the deck lie/, (g) => void g.under.push(hiddenCard(g))],
  ]

  test.each(faults)('by %s', (_what, message, spoil) => {
    const g = at('play')
    checkState(g)
    spoil(g)
    expect(() => checkState(g)).toThrow(Fault)
    expect(() => checkState(g)).toThrow(message)
  })

  test('by a number that JSON cannot write', () => {
    const g = at('play')
    checkPlain(g, JSON.stringify(g))
    g.frames[0]!.v.push(Number.NaN)
    expect(() => checkPlain(g, JSON.stringify(g))).toThrow(Fault)
  })
})

/** A question to the US with faults to order; by itself it is answered with yes or no. */
const question = (faults: Partial<Ask<State>>): Ask<State> => ({
  kind: 'choose',
  prompt: 'choose',
  who: () => 1,
  open: (_g, f) => {
    f.left = 1
  },
  any: () => true,
  refuse: (_g, _f, pick) => (pick === W.yes || pick === W.no ? null : { key: 'not-an-answer' }),
  list: (_g, _f, _who, into) => void into.push(W.yes, W.no),
  take: (_g, f) => {
    f.left = 0
  },
  ...faults,
})

/** An ordinary position in which a question of other rules is asked. */
function asking(faults: Partial<Ask<State>>): State {
  const scripts = new Map<string, Steps<State>>([...rules.scripts, ['test/question', [question(faults)]]])
  install([...ALL_RULES, { ...rules, id: 'faulty', scripts }])
  const g: State = { ...at('play'), game: 'faulty' }
  call(g, 'test/question', US, US, -1)
  run(scripts, g)
  return g
}

describe('a question is found faulty', () => {
  const random = generator(5)

  test('only if it is', () => {
    const g = asking({})
    checkQuestions(g)
    checkExplanations(g)
    checkSecrets(g, random)
    for (let i = 0; i < 200; i++) checkRefusal(g, JSON.stringify(g), random)
  })

  test('by a dead end', () => {
    expect(() => checkQuestions(asking({ list: () => undefined }))).toThrow(/a dead end: choose/)
  })

  test('by the same answer twice', () => {
    expect(() => checkQuestions(asking({ list: (_g, _f, _who, into) => void into.push(W.yes, W.yes) }))).toThrow(/twice/)
  })

  test('by an answer without a name', () => {
    expect(() => checkQuestions(asking({ list: (_g, _f, _who, into) => void into.push(399) }))).toThrow(/without a name/)
  })

  test('by asking nobody, or chance and a side together', () => {
    for (const bits of [0, 5]) expect(() => checkQuestions(asking({ who: () => bits }))).toThrow(`the actors asked are ${bits}`)
  })

  test('by a list that leaves out a legal answer, or holds an illegal one', () => {
    expect(() => checkExplanations(asking({ list: (_g, _f, _who, into) => void into.push(W.yes) }))).toThrow(/\(no\) by 0 is legal/)
    expect(() => checkExplanations(asking({ list: (_g, _f, _who, into) => void into.push(W.yes, W.no, W.done) }))).toThrow(
      /\(done\) by 0 is not-an-answer/,
    )
  })

  test('by taking an illegal answer, or changing the state while it refuses one', () => {
    const some = (g: State): void => {
      for (let i = 0; i < 200; i++) checkRefusal(g, JSON.stringify(g), random)
    }
    expect(() => some(asking({ refuse: () => null }))).toThrow(/not refused/)
    const meddling = asking({
      refuse: (g, _f, pick) => {
        if (pick === W.yes || pick === W.no) return null
        g.turn++
        return { key: 'not-an-answer' }
      },
    })
    expect(() => some(meddling)).toThrow(/a refused move changed the state/)
  })

  test('by answers that depend on what the side does not know', () => {
    const g = asking({
      list: (g, _f, _who, into) =>
        void into.push(W.yes, ...(g.place.findIndex((place) => (place & 15) === Zone.Hand + USSR) % 2 ? [W.no] : [])),
    })
    expect(() => {
      for (let i = 0; i < 50; i++) checkSecrets(g, random)
    }).toThrow(/side 0 is asked otherwise/)
  })

  test('by a choice of both sides that the other gets to know', () => {
    const choice = (take: Ask<State>['take']): State => asking({ who: () => 3, take })
    expect(
      checkSecretChoice(
        choice(() => undefined),
        random,
      ),
    ).toBe(2)
    const faults: readonly Ask<State>['take'][] = [
      (_g, f, pick) => void f.picks.push(pick),
      (_g, _f, pick, who) => note?.({ key: 'chooses', side: who as Side, pick }),
      (g, _f, pick) => void g.under.push(pick),
    ]
    for (const take of faults) expect(() => checkSecretChoice(choice(take), random)).toThrow(/viewer \d can tell/)
  })

  test('by a frame that names a hidden card', () => {
    const g = asking({})
    const hidden = hiddenCard(g)
    const frame = g.frames.at(-1)!
    frame.picks.push(CARD + hidden)
    expect(() => checkSecrets(g, random)).toThrow(`viewer 0 finds ${rules.cards[hidden]!.id}`)
    frame.picks.pop()
    frame.card = hidden
    expect(() => checkSecrets(g, random)).toThrow(`viewer 0 finds ${rules.cards[hidden]!.id}`)
  })
})

describe('a note is found faulty', () => {
  const draws = (g: State, to: number): Note => ({ key: 'draws', side: USSR, card: hiddenCard(g), to })

  test('when it tells a side, or a spectator, of a card that is hidden from them', () => {
    const g = at('play')
    checkNote(g, draws(g, 2))
    expect(() => checkNote(g, draws(g, 3))).toThrow(/draws tells viewer 0/)
    expect(() => checkNote(g, draws(g, 6))).toThrow(`draws tells viewer ${SPECTATOR}`)
    expect(() => checkNote(g, { key: 'chooses', side: USSR, pick: CARD + hiddenCard(g), to: 7 })).toThrow(Fault)
    checkNote(g, { key: 'chooses', side: USSR, pick: W.yes, to: 7 })
    // It was chosen openly, out of cards that lie open; the deck that it went to hides it.
    checkNote(g, { key: 'mixes-in', side: USSR, card: g.place.indexOf(Zone.Deck), to: 7 })
  })

  test('when it is missing, although a viewer has learned where a card is', () => {
    const before = at('play')
    const after = clone(before)
    const hidden = hiddenCard(after)
    show(after, hidden, 1)
    expect(() => checkLearned(before, after, [draws(before, 2)])).toThrow(/viewer 0 knows .* without a note/)
    checkLearned(before, after, [{ key: 'reveals', side: USSR, card: hidden, taken: 0, to: 7 }])
    checkLearned(after, after, [])
  })
})

test('a copy that shares something with its original is found', () => {
  const g = at('play')
  const random = generator(8)
  checkClone(g, JSON.stringify(g), random)
  expect(() => checkClone(g, JSON.stringify({ ...g, turn: 9 }), random)).toThrow(/a clone differs/)
})

describe('fuzzing', () => {
  const job = { kind: { game: rules.id, mix: false }, seed: 4, first: 0, games: 4 }
  const nothing = { side: US, countries: [] } as const

  test.each([
    ['twilight-struggle', false],
    ['twilight-struggle', true],
    ['red-sea', false],
    ['red-sea', true],
  ])('finds nothing wrong with a few games of %s, mixed: %j, of every style, and tells what they have seen', (game, mix) => {
    const { games, decisions, errors, seen } = fuzzGames({ ...job, kind: { game, mix } })
    expect(errors).toEqual([])
    expect(games).toBe(4)
    expect(decisions).toBeGreaterThan(400)
    expect(seen.length).toBeGreaterThan(20)
  })

  test('is the same for the same seed, game by game', () => {
    const run = { ...job, kind: { game: 'red-sea', mix: false } }
    const whole = fuzzGames(run)
    const parts = [0, 1, 2, 3].map((first) => fuzzGames({ ...run, first, games: 1 }))
    expect(parts.reduce((n, part) => n + part.decisions, 0)).toBe(whole.decisions)
    expect(new Set(parts.flatMap((part) => part.seen))).toEqual(new Set(whole.seen))
  })

  test('tells whose turn it was when rules break, with the way there', () => {
    const scripts = new Map<string, Steps<State>>(rules.scripts)
    scripts.set('event/fidel', [
      (g) => {
        g.influence[0] = -1
      },
    ])
    install([...ALL_RULES, { ...rules, id: 'faulty', scripts, cards: rules.cards.map((one) => ({ ...one, game: 'faulty' })) }])
    const fidel = { card: card('fidel'), side: USSR, headline: true } as const
    const { errors } = fuzzGames({ ...job, kind: { game: 'faulty', mix: false }, games: 8, arranged: { ...nothing, cells: [fidel] } })
    expect(errors.length).toBeGreaterThan(0)
    for (const { message, log, arranged } of errors) {
      expect(arranged).toBe(true)
      expect(message).toContain('influence -1')
      expect(JSON.parse(log[0]!)).toMatchObject({ game: 'faulty' })
      expect(log.some((line) => line.endsWith(' fidel'))).toBe(true)
    }
  })

  test('seeks the events that are wanted', () => {
    const cells = [{ card: card('nasser'), side: US, headline: true }] as const
    const { seen } = fuzzGames({ ...job, games: 3, arranged: { ...nothing, cells } })
    expect(seen).toContain(card('nasser') * 4 + 1)
  })

  /** How many of some games see a cell, when they seek it and when they do not. */
  const found = (kind: { game: string; mix: boolean }, id: string, side: Side, headline: boolean): readonly [number, number] => {
    const own = rulesNamed(kind.mix ? `${kind.game}-mixed` : kind.game)!
    const cell = { card: own.cardNumbers.get(id)!, side, headline }
    const count = (arranged?: Arrangement): number =>
      [0, 1, 2, 3].filter((first) => fuzzGames({ ...job, kind, first, games: 1, ...(arranged && { arranged }) }).seen.includes(keyOf(cell)))
        .length
    return [count(arrangementFor(own, cell)), count()]
  }

  test('seeks cards that must be mixed in first', () => {
    const [sought, byChance] = found({ game: 'red-sea', mix: true }, 'opec', USSR, true)
    expect(sought).toBeGreaterThan(byChance)
  })

  test('seeks control of countries that an event needs', () => {
    const [sought, byChance] = found({ game: 'red-sea', mix: false }, 'water-wars', USSR, false)
    expect(sought).toBeGreaterThan(byChance)
  })

  test('takes along what else is missing', () => {
    const redSea = rulesNamed('red-sea')!
    const cell = (id: string) => ({ card: redSea.cardNumbers.get(id)!, side: USSR, headline: false }) as const
    const also = [cell('nasserism'), cell('separatists')]
    const run = { ...job, kind: { game: 'red-sea', mix: false }, games: 4, arranged: arrangementFor(redSea, cell('the-derg')) }
    const { seen } = fuzzGames({ ...run, also })
    for (const one of [cell('the-derg'), ...also]) expect(seen).toContain(keyOf(one))
  })
})
