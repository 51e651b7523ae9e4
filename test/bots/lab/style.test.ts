import { expect, test } from 'vitest'
import { playGame } from '../../../src/bots/lab/driver.ts'
import { styleOf, styleRows } from '../../../src/bots/lab/style.ts'
import { playerNamed } from '../../../src/bots/players/names.ts'
import type { Player } from '../../../src/bots/players/player.ts'
import { type Move, USSR } from '../../../src/engine/script.ts'
import { newGame, rulesNamed } from '../../../src/index.ts'
import { isCountry, nameOf } from '../../../src/rules/vocabulary.ts'

const game = 'twilight-struggle'
const rules = rulesNamed(game)!

/** What the players answered, as their seats saw the questions. */
interface Counted {
  readonly setup: Record<string, number>[]
  readonly coups: Record<string, number>
  /** By turn: whether the USSR's first answer about a target in its first round was a coup in a battleground. */
  readonly openings: Map<number, boolean>
  realignments: number
  early: number
}

const counting =
  (player: Player, counted: Counted): Player =>
  (seat) => {
    const pick = player(seat)
    const { kind } = seat.decision
    const { turn, round, phase, phasing } = seat.sample()
    const name = nameOf(rules, pick)!
    const plus = (into: Record<string, number>): void => {
      into[name] = (into[name] ?? 0) + 1
    }
    if (phase === 0 && kind === 'place') plus(counted.setup[seat.side]!)
    if (kind === 'coup' && isCountry(pick)) {
      plus(counted.coups)
      const isBattleground = rules.map.countries[pick]!.battleground
      if (seat.side === USSR && phasing === USSR && round === 1 && isBattleground) counted.openings.set(turn, true)
    }
    if (kind === 'realign' && isCountry(pick)) {
      counted.realignments++
      if (turn <= 3) counted.early++
    }
    return pick
  }

test('the style of a game is what its players answered', () => {
  const counted: Counted = { setup: [{}, {}], coups: {}, openings: new Map(), realignments: 0, early: 0 }
  const log: Move[] = []
  const player = (): Player => counting(playerNamed('beginner')(), counted)
  const { result, turn } = playGame({ game }, [player(), player()], 1, log)
  const style = styleOf(newGame({ game }), log)
  expect(style).toMatchObject({
    turn,
    setup: { us: counted.setup[0], ussr: counted.setup[1] },
    coups: counted.coups,
    openingCoups: counted.openings.size,
    realignments: counted.realignments,
    earlyRealignments: counted.early,
  })
  expect(style.end).toBe(result!.kind)
  expect(Object.keys(style.coups).length).toBeGreaterThan(3)
  expect(style.openingCoups).toBeGreaterThan(0)
})

test('styles of games come to shares, beside people where their figures are known', () => {
  const one = {
    end: 'vp',
    turn: 7,
    setup: { us: { 'west-germany': 4, italy: 3 }, ussr: { poland: 6 } },
    opening: 'nasser coup iran',
    coups: { iran: 1, haiti: 3 },
    turns: 4,
    openingCoups: 3,
    earlyRealignments: 1,
    realignments: 2,
  }
  const rows = styleRows([one, { ...one, end: 'wargames', turn: 8, setup: { us: { france: 7 }, ussr: { poland: 6 } } }], game)
  expect(rows).toEqual(
    expect.arrayContaining([
      ['end vp', '50.0 %', '41.5 %'],
      ['mean turn of the end', '7.50', '8.33'],
      ['turns that the USSR opens with a coup', '75.0 %', '44 %'],
      ['coups in haiti', '75.0 %', '4 %'],
      ['set-ups with 3 or more in west-germany', '50.0 %', ''],
      ['set-up ussr: poland 6', '100.0 %', ''],
    ]),
  )
})
