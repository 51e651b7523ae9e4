import { describe, expect, test } from 'vitest'
import { judgeOf } from '../../../src/bots/evaluation/learned.ts'
import { generator, oneOf } from '../../../src/bots/generator.ts'
import { playGame } from '../../../src/bots/lab/driver.ts'
import { type Advice, advise, chanceFor, evaluations, hints } from '../../../src/bots/players/hints.ts'
import { playerNamed } from '../../../src/bots/players/names.ts'
import { bit, CHANCE, type Move, type Side, US, USSR } from '../../../src/engine/script.ts'
import { apply, asked, clone, decision, type NewGame, nameOf, newGame, rulesOf, type State } from '../../../src/index.ts'
import { isScoring } from '../../../src/rules/cards.ts'
import { CARD, isCard, pickOf, W } from '../../../src/rules/vocabulary.ts'
import { type Hint, sayHint } from '../../../src/words/hint.ts'
import { LANGUAGES } from '../../../src/words/languages.ts'
import { words } from '../../../src/words/speak.ts'
import { BOARD, positioned, seatIn } from '../seats.ts'
import { falseClaims } from './claims.ts'

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
      for (const { pick, use, chance, why } of advice) {
        expect(moves).toContain(pick)
        // A scoring card moves no influence, whatever the other headline does.
        if ((kind === 'play' || kind === 'headline') && isCard(pick) && isScoring(g, pick - CARD))
          expect(why.filter((reason) => 'country' in reason)).toEqual([])
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
          expect(sentence).toMatch(/^.+ \((?:\d+% to win|шанс \d+\u00A0%)\)\.(?: .+\.)?$/)
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
    expect([nameOf(rulesOf(g), best!.pick), best!.use, best!.why]).toEqual(['south-america-scoring', W.event, [{ key: 'wins', share: 1 }]])
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
    expect(hints(seatIn(g, USSR), BUDGET)).toMatchObject([{ pick: W.event, use: -1, why: [{ key: 'only-move' }] }])
  })
})

/** Advice at questions of every kind of a game between bots. */
function* advisedIn(wanted: NewGame, seed: number): Generator<{ g: State; side: Side; advice: readonly Advice[] }> {
  const log: Move[] = []
  playGame(wanted, [playerNamed('beginner')(), playerNamed('beginner')()], seed, log)
  const random = generator(seed)
  const g = newGame(wanted)
  for (const move of log) {
    const { by } = move
    // Cards are played more often than small questions are asked about; of both some are taken.
    if (by !== CHANCE && random() < (decision(g, by)!.kind === 'influence' ? 0.05 : 0.2)) {
      const [advice] = advise(seatIn(g, by, log.length), [{ nodes: 300 }])
      yield { g, side: by, advice: advice! }
    }
    apply(g, move)
  }
}

const HINTS = 300

/** So many hints of a game, with the question of each. */
function manyHints(wanted: NewGame): { side: Side; moves: readonly number[]; advice: readonly Advice[] }[] {
  const found: { side: Side; moves: readonly number[]; advice: readonly Advice[] }[] = []
  let count = 0
  for (let seed = 1; count < HINTS; seed++)
    for (const { g, side, advice } of advisedIn(wanted, seed)) {
      found.push({ side, moves: decision(g, side)!.moves, advice })
      count += advice.length
    }
  return found
}

describe.each<[string, NewGame]>([
  ['the base game', { game }],
  ['Red Sea', { game: 'red-sea' }],
])('the reasons of 300 hints of %s', (_name, wanted) => {
  const asked = manyHints(wanted)

  test('are true of the positions before and after', () => {
    const wrong = asked.flatMap(({ side, moves, advice }) => advice.flatMap((one) => falseClaims(one.hint, one, side, moves)))
    expect(wrong).toEqual([])
    const keys = new Set(asked.flatMap(({ advice }) => advice.flatMap(({ hint }) => hint.why.map(({ key }) => key))))
    expect(keys.size).toBeGreaterThanOrEqual(10)
  })

  test('would not be true of another answer', () => {
    const swapped = asked.flatMap(({ side, moves, advice }) => {
      const [first, second] = advice
      if (first === undefined || second === undefined || JSON.stringify(first.hint.why) === JSON.stringify(second.hint.why)) return []
      return [falseClaims(first.hint, second, side, moves).length + falseClaims(second.hint, first, side, moves).length]
    })
    expect(swapped.length).toBeGreaterThan(50)
    expect(swapped.filter((n) => n > 0).length / swapped.length).toBeGreaterThan(0.9)
  })
})

test('at Blockade each answer has its own reason', () => {
  const g = positioned({
    turn: 1,
    round: 2,
    side: 'ussr',
    influence: { ...BOARD, 'west-germany': [4, 0] },
    hands: { us: ['nato', 'duck-and-cover'], ussr: ['blockade', 'fidel'] },
  })
  for (const name of ['blockade', 'event']) apply(g, { by: USSR, pick: pickOf(rulesOf(g), name) })
  const advice = hints(seatIn(g, US), BUDGET)
  const reasonsOf = (name: string) => advice.find(({ pick }) => nameOf(rulesOf(g), pick) === name)?.why ?? []
  expect(reasonsOf('nato')).toContainEqual(expect.objectContaining({ key: 'keeps', country: pickOf(rulesOf(g), 'west-germany') }))
  expect(reasonsOf('done').map(({ key }) => key)).not.toContain('keeps')
  expect(reasonsOf('done')).not.toContainEqual(expect.objectContaining({ key: 'rid-of' }))
})

test('at a bid nothing is said of cards that are not dealt', () => {
  const g = newGame({ game, bidding: true })
  for (const { why } of hints(seatIn(g, US), BUDGET)) expect(why).toEqual([])
})

test('what the side follows stays the best, with the same chance', () => {
  const g = positioned({
    turn: 4,
    round: 3,
    side: 'us',
    influence: BOARD,
    hands: { us: ['duck-and-cover', 'nato', 'asia-scoring'], ussr: ['fidel', 'blockade'] },
  })
  apply(g, { by: US, pick: pickOf(rulesOf(g), 'nato') })
  apply(g, { by: US, pick: W.influence })
  const [free] = advise(seatIn(g, US), [BUDGET])
  const picks = decision(g, US)!
    .moves.filter((pick) => pick !== free![0]!.hint.pick)
    .slice(0, 1)
  const [bound] = advise(seatIn(g, US), [BUDGET], { picks, chance: 0.42 })
  expect(bound![0]!.hint).toMatchObject({ pick: picks[0], chance: 0.42 })
  for (const { hint } of bound!) expect(hint.chance).toBeLessThanOrEqual(0.42)
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
