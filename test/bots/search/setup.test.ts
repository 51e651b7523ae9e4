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
const [westGermany, france, italy, canada] = ['west-germany', 'france', 'italy', 'canada'].map((name) => pickOf(rulesNamed(game)!, name)) as [
  number,
  number,
  number,
  number,
]

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

test('with a handicap, points beyond those of the book go where the judge likes them best', () => {
  const g = newGame({ game, handicap: [2, 0] })
  for (const move of log) {
    if (asksForSetup(g, US)) break
    apply(g, move)
  }
  const points = planOf(g)
  expect(points.length).toBe(9)
  expect(points.filter((point) => point === westGermany).length).toBe(5)
})

test('the expert places its set-up so', () => {
  const g = newGame({ game })
  for (const move of log) {
    if (g.phase !== 0) break
    apply(g, move)
  }
  expect([g.influence[westGermany * 2], g.influence[italy * 2], g.influence[france * 2]]).toEqual([4, 2, 1])
})
