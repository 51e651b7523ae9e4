import { describe, expect, test } from 'vitest'
import { judgeOf, modelOf } from '../../../src/bots/evaluation/learned.ts'
import { worth } from '../../../src/bots/evaluation/model.ts'
import { generator, oneOf } from '../../../src/bots/generator.ts'
import { contextOf } from '../../../src/bots/players/club.ts'
import { chanceFor, evaluations, hints, reasonsFor } from '../../../src/bots/players/hints.ts'
import { carryOut } from '../../../src/bots/search/policy.ts'
import { candidatesOf } from '../../../src/bots/search/search.ts'
import { bit, CHANCE, type Side, US, USSR } from '../../../src/engine/script.ts'
import { apply, asked, clone, decision, type NewGame, nameOf, newGame, rulesOf, type State } from '../../../src/index.ts'
import { CARD, pickOf, W } from '../../../src/rules/vocabulary.ts'
import { type Hint, sayHint } from '../../../src/words/hint.ts'
import { LANGUAGES } from '../../../src/words/languages.ts'
import { words } from '../../../src/words/speak.ts'
import { BOARD, positioned, seatIn } from '../seats.ts'

const game = 'twilight-struggle'
const BUDGET = { nodes: 1 }

/** Questions of a game in which the sides answer at random, all kinds of them, with what is advised on each. */
function* advised(wanted: NewGame, seed: number): Generator<{ g: State; side: Side; advice: readonly Hint[] }> {
  const random = generator(seed)
  const g = newGame(wanted)
  const seen = new Set<string>()
  while (g.result === null) {
    const by = ([CHANCE, US, USSR] as const).find((actor) => asked(g) & bit(actor))!
    const { moves, prompt } = decision(g, by)!
    if (by !== CHANCE && (!seen.has(prompt) || random() < 0.2)) yield { g, side: by, advice: hints(seatIn(g, by, seed), BUDGET) }
    seen.add(prompt)
    apply(g, { by, pick: oneOf(moves, random) })
  }
}

/** Numbers, names and keys that have leaked into a sentence. */
const LEAKS = /undefined|null|NaN|none|[{}]|«[^»]*«|^-|\b(why|hint)\./

describe('advice', () => {
  test.each<[string, NewGame]>([
    ['the base game', { game }],
    ['Red Sea', { game: 'red-sea' }],
    ['a mixed game', { game: 'red-sea', mix: true }],
    ['a game with bids', { game, scenario: 'late-war', bidding: true }],
  ])('on every question of %s: a few legal answers, the best first, each in a sentence', (_name, wanted) => {
    let questions = 0
    for (const { g, side, advice } of advised(wanted, 2)) {
      questions++
      const { moves, kind } = decision(g, side)!
      expect(advice.length).toBeGreaterThan(0)
      expect(advice.length).toBeLessThanOrEqual(3)
      expect(new Set(advice.map(({ pick }) => pick)).size).toBe(advice.length)
      for (const { pick, use, chance } of advice) {
        expect(moves).toContain(pick)
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
        if (use < 0) continue
        const after = clone(g)
        apply(after, { by: side, pick })
        expect([kind, decision(after, side)?.moves]).toEqual(['play', expect.arrayContaining([use])])
      }
      expect(advice.map(({ chance }) => chance)).toEqual(advice.map(({ chance }) => chance).toSorted((a, b) => b - a))
      for (const language of LANGUAGES) {
        const w = words(language, g.game)
        for (const hint of advice) {
          const sentence = sayHint(w, rulesOf(g), hint)
          expect(sentence).toMatch(/^.+ \((?:\d+% to win|шанс \d+\u00A0%)\)\. .+\.$/)
          expect(sentence).not.toMatch(LEAKS)
        }
      }
    }
    expect(questions).toBeGreaterThanOrEqual(10)
  })

  test('does not touch the game', () => {
    const g = positioned({ turn: 3, round: 2, side: 'us', influence: BOARD })
    while (asked(g) & bit(CHANCE)) apply(g, { by: CHANCE, pick: decision(g, CHANCE)!.moves[0]! })
    const before = JSON.stringify(g)
    hints(seatIn(g, US), BUDGET)
    expect(JSON.stringify(g)).toBe(before)
  })

  test('sees a win, and a chance that is one', () => {
    const g = positioned({
      turn: 8,
      round: 6,
      side: 'us',
      vp: 17,
      influence: { ...BOARD, brazil: [2, 0], argentina: [2, 0], chile: [3, 0], venezuela: [2, 0], uruguay: [2, 0] },
      hands: { us: ['south-america-scoring', 'nasser'], ussr: ['fidel'] },
    })
    const [best] = hints(seatIn(g, US), BUDGET)
    expect([nameOf(rulesOf(g), best!.pick), best!.use, best!.why]).toEqual(['south-america-scoring', W.event, { key: 'wins' }])
    expect(best!.chance).toBeGreaterThan(0.99)
  })

  test('does not recommend what loses the game at once', () => {
    const g = positioned({
      turn: 8,
      round: 3,
      side: 'us',
      defcon: 2,
      influence: BOARD,
      spaced: [1, 0],
      hands: { us: ['lone-gunman', 'asia-scoring', 'nasser'], ussr: ['fidel', 'blockade'] },
    })
    for (const seed of [1, 2, 3]) {
      const picks = hints(seatIn(g, US, seed), BUDGET).map(({ pick }) => nameOf(rulesOf(g), pick))
      expect(picks).not.toContain('lone-gunman')
    }
  })

  test('has one answer where there is one, and says that there is no other', () => {
    const g = positioned({
      turn: 8,
      round: 6,
      side: 'ussr',
      influence: BOARD,
      hands: { us: ['nasser'], ussr: ['asia-scoring'] },
      passing: { holder: 'us' },
    })
    apply(g, { by: USSR, pick: decision(g, USSR)!.moves[0]! })
    expect(hints(seatIn(g, USSR), BUDGET)).toMatchObject([{ pick: W.event, use: -1, why: { key: 'nothing-else' } }])
  })
})

describe('the reasons for a move', () => {
  test.each<Side>([US, USSR])('together make the difference in worth (side %i)', (side) => {
    const g = positioned({
      turn: 4,
      round: 3,
      side: side === US ? 'us' : 'ussr',
      defcon: 3,
      influence: BOARD,
      hands: { us: ['duck-and-cover', 'nasser', 'nato', 'asia-scoring'], ussr: ['fidel', 'blockade', 'cia-created'] },
    })
    const model = modelOf(g)
    const seat = seatIn(g, side)
    const context = contextOf(model, seat)
    const actions = candidatesOf(model, [g], side, 'play', seat.decision.moves)
    expect(actions.length).toBeGreaterThan(8)
    for (const action of actions) {
      const after = clone(g)
      carryOut(context, after, side, action)
      if (after.result !== null) continue
      const reasons = reasonsFor(model, side, g, [g], [after])
      const sum = reasons.reduce((total, { gain }) => total + gain, 0)
      expect(sum).toBeCloseTo((side === US ? 1 : -1) * (worth(model, after) - worth(model, g)), 9)
      expect(new Set(reasons.map(({ why }) => JSON.stringify(why))).size).toBe(reasons.length)
    }
  })
})

test('what stays as it is, where another answer loses it, counts as kept', () => {
  const g = positioned({
    turn: 1,
    round: 2,
    side: 'ussr',
    influence: { ...BOARD, 'west-germany': [4, 0] },
    hands: { us: ['nato', 'duck-and-cover'], ussr: ['blockade', 'fidel'] },
  })
  const after = (...answers: [Side, string][]): State => {
    const world = clone(g)
    for (const [by, name] of answers) apply(world, { by, pick: pickOf(rulesOf(g), name) })
    return world
  }
  const asked = after([USSR, 'blockade'], [USSR, 'event'])
  const suffers = after([USSR, 'blockade'], [USSR, 'event'], [US, 'done'])
  const discards = after([USSR, 'blockade'], [USSR, 'event'], [US, 'nato'])
  const keysOf = (from: State, to: State, part: 'card' | 'country', id: string): string[] =>
    reasonsFor(modelOf(g), US, asked, [from], [to]).flatMap(({ why }) =>
      part in why &&
      (why as { card?: number; country?: number })[part] === (part === 'card' ? pickOf(rulesOf(g), id) - CARD : pickOf(rulesOf(g), id))
        ? [why.key]
        : [],
    )
  expect(keysOf(discards, suffers, 'card', 'nato')).toEqual(['holds'])
  expect(keysOf(suffers, discards, 'card', 'nato')).toEqual(['rid-of'])
  expect(keysOf(suffers, discards, 'country', 'west-germany')).toEqual(['country-kept'])
})

test('a whole game is valued position by position: the chances of both sides are one', () => {
  const states = [...advised({ game: 'red-sea' }, 5)].map(({ g }) => clone(g))
  const chances = evaluations(states)
  expect(chances).toHaveLength(states.length)
  states.forEach((g, i) => {
    const judge = judgeOf(g)
    expect(chances[i]).toBe(chanceFor(judge, g, US))
    expect(chanceFor(judge, g, US) + chanceFor(judge, g, USSR)).toBeCloseTo(1, 12)
  })
})
