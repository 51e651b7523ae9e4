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
const [westGermany, france] = ['west-germany', 'france'].map((name) => pickOf(rulesNamed(game)!, name)) as [number, number]

/** Likes the US in West Germany up to 5 points, and in France beyond that. */
const judge = (g: State): number => 3 * Math.min(5, g.influence[westGermany * 2]!) + g.influence[france * 2]!

const log: Move[] = []
playGame({ game }, [makeExpert(modelOf, SETTINGS, { judge: () => judge })({ nodes: 1 }), playerNamed('beginner')()], 6, log)

test('the set-up of a side is the whole placement that the judge likes best', () => {
  const g = newGame({ game })
  let next = 0
  while (!asksForSetup(g, US)) apply(g, log[next++]!)
  const seat = seatIn(g, US)
  const points = planSetup(contextOf(modelOf(g), seat, judge), US, [seat.sample(), seat.sample()])
  expect(points.toSorted((a, b) => a - b)).toEqual(
    [westGermany, westGermany, westGermany, westGermany, westGermany, france, france].toSorted((a, b) => a - b),
  )
})

test('the expert places its set-up so', () => {
  const g = newGame({ game })
  for (const move of log) {
    if (g.phase !== 0) break
    apply(g, move)
  }
  expect([g.influence[westGermany * 2], g.influence[france * 2]]).toEqual([5, 2])
})
