import { expect, test } from 'vitest'
import { bit, US, USSR } from '../../../src/engine/script.ts'
import type { Note } from '../../../src/rules/notes.ts'
import { SPECTATOR } from '../../../src/rules/view.ts'
import { touchedBy } from '../../../src/web/table/touched.ts'

const EVERY_VIEWER = bit(US) | bit(USSR) | bit(SPECTATOR)
const IRAN = 30
const EGYPT = 31

const plays = (side: 0 | 1, card: number): Note => ({ key: 'plays', side, card, to: EVERY_VIEWER }) as unknown as Note
const influence = (side: 0 | 1, country: number, n: number, us: number, ussr: number): Note =>
  ({ key: 'influence', side, country, n, us, ussr, to: EVERY_VIEWER }) as unknown as Note

const game = {
  actors: [US, US, USSR, USSR, USSR],
  notes: [
    [plays(US, 1)],
    [influence(USSR, IRAN, -2, 1, 0)],
    [plays(USSR, 2)],
    [influence(USSR, IRAN, 2, 1, 2)],
    [influence(USSR, EGYPT, 1, 0, 1), influence(USSR, EGYPT, -1, 0, 0)],
  ],
} as const

test('the countries of the opponent’s last play are marked, also where all is as before', () => {
  const touched = touchedBy(game, US)
  expect(touched.get(IRAN)).toEqual({ side: USSR, us: 0, ussr: 2 })
  expect(touched.get(EGYPT)).toEqual({ side: USSR, us: 0, ussr: 0 })
})

test('a spectator sees the last play alone, however late', () => {
  expect([...touchedBy(game, SPECTATOR).keys()]).toEqual([IRAN, EGYPT])
})

test('a country that has changed since the last play of the opponent is marked no more', () => {
  const later = { actors: [...game.actors, US, US] as const, notes: [...game.notes, [plays(US, 3)], [influence(USSR, IRAN, -1, 1, 1)]] }
  expect([...touchedBy(later, US).keys()]).toEqual([EGYPT])
})
