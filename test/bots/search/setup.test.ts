import { expect, test } from 'vitest'
import { modelOf } from '../../../src/bots/evaluation/learned.ts'
import { playGame } from '../../../src/bots/lab/driver.ts'
import { contextOf } from '../../../src/bots/players/club.ts'
import { makeExpert } from '../../../src/bots/players/expert.ts'
import { playerNamed } from '../../../src/bots/players/names.ts'
import { SETTINGS } from '../../../src/bots/search/search.ts'
import { asksForSetup, planSetup } from '../../../src/bots/search/setup.ts'
import { type Move, US } from '../../../src/engine/script.ts'
import { apply, newGame, rulesNamed, type State } from '../../../src/index.ts'
import { pickOf } from '../../../src/rules/vocabulary.ts'
import { seatIn } from '../seats.ts'

const game = 'twilight-struggle'
const [westGermany, france, italy, canada] = ['west-germany', 'france', 'italy', 'canada'].map((name) =>
  pickOf(rulesNamed(game)!, name),
) as [number, number, number, number]

/** Likes the US in West Germany up to 5 points, and in France beyond that. */
const judge = (g: State): number => 3 * Math.min(5, g.influence[westGermany * 2]!) + g.influence[france * 2]!

const log: Move[] = []
playGame({ game }, [makeExpert(modelOf, SETTINGS, { judge: () => judge })({ nodes: 1 }), playerNamed('beginner')()], 6, log)

/** The game of the log where the US begins its set-up. */
function atSetup(): State {
  const g = newGame({ game })
  let next = 0
  while (!asksForSetup(g, US)) apply(g, log[next++]!)
  return g
}
function planOf(g: State): readonly number[] {
  const seat = seatIn(g, US)
  return planSetup(contextOf(modelOf(g), seat, judge), US, [seat.sample(), seat.sample()]).toSorted((a, b) => a - b)
}
const sorted = (points: readonly number[]): number[] => points.toSorted((a, b) => a - b)

test('the set-up of a side is the placement of the book that the judge likes best', () => {
  expect(planOf(atSetup())).toEqual(sorted([westGermany, westGermany, westGermany, westGermany, italy, italy, france]))
})

test('begun otherwise than the book has it, a set-up goes on to the whole placement that the judge likes best', () => {
  const g = atSetup()
  apply(g, { by: US, pick: canada })
  expect(planOf(g)).toEqual(sorted([westGermany, westGermany, westGermany, westGermany, westGermany, france]))
})

/** A game with a handicap, where the US begins its set-up. */
function withHandicap(): State {
  const g = newGame({ game, handicap: [2, 0] })
  for (const move of log) {
    if (asksForSetup(g, US)) break
    apply(g, move)
  }
  return g
}

test('with a handicap, points beyond those of the book go where the judge likes them best', () => {
  const points = planOf(withHandicap())
  expect(points.length).toBe(9)
  expect(points.filter((point) => point === westGermany).length).toBe(5)
})

test('with a handicap, too, a set-up that was begun otherwise is not that of the book', () => {
  const g = withHandicap()
  for (let i = 0; i < 2; i++) apply(g, { by: US, pick: canada })
  expect(planOf(g)).toEqual(sorted([westGermany, westGermany, westGermany, westGermany, westGermany, france, france]))
})

test('the expert places one of the book, not the same in each game', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 12; seed++) {
    const moves: Move[] = []
    playGame({ game }, [makeExpert(modelOf, SETTINGS, { judge: () => judge })({ nodes: 1 }), playerNamed('recruit')()], seed, moves)
    const g = newGame({ game })
    for (const move of moves) {
      if (g.phase !== 0) break
      apply(g, move)
    }
    seen.add([westGermany, italy, france].map((country) => g.influence[country * 2]).join(' '))
  }
  expect([...seen].sort()).toEqual(['3 3 1', '4 2 1', '4 3 0'])
})
