import { expect, test } from 'vitest'
import { type Absurd, absurdIn } from '../../../src/bots/lab/absurd.ts'
import { type Actor, type Move, US, USSR } from '../../../src/engine/script.ts'
import { apply, clone, type State } from '../../../src/index.ts'
import { type Table, table } from '../../table.ts'

const ACTORS = ['us', 'ussr', 'chance']

/** Plays a round of the USSR, move by move, and at the end what is given. */
function ending(t: Table, moves: readonly string[], then: (t: Table) => void = () => undefined): Absurd | null {
  t.ussr.begins()
  const began: State = clone(t.g)
  const log: Move[] = moves.map((text) => {
    const [by, name] = text.split(' ') as [string, string]
    return { by: ACTORS.indexOf(by) as Actor, pick: t.pick(name) }
  })
  for (const move of log) apply(t.g, move)
  then(t)
  expect(t.g.result).not.toBe(null)
  return absurdIn(began, log, t.g)
}

test('nuclear war by an event (8.1.3) was avoidable where another card was at hand', () => {
  const t = table({ ussr: ['duck-and-cover', 'fidel'], defcon: 2, holder: 'nobody' })
  expect(ending(t, ['ussr duck-and-cover', 'ussr event'])).toEqual({ side: USSR, end: 'nuclear-war', forced: false })
})

test('nuclear war by an event was avoidable where its card could have gone to space (6.4.5)', () => {
  const t = table({ ussr: ['duck-and-cover'], defcon: 2, holder: 'nobody' })
  expect(ending(t, ['ussr duck-and-cover', 'ussr event'])).toMatchObject({ end: 'nuclear-war', forced: false })
})

test('nuclear war by an event was forced where the only card could not go to space', () => {
  const t = table({ ussr: ['duck-and-cover'], defcon: 2, holder: 'nobody' })
  t.g.spaced = [0, 1]
  expect(ending(t, ['ussr duck-and-cover', 'ussr event'])).toEqual({ side: USSR, end: 'nuclear-war', forced: true })
})

test('nuclear war by a coup (6.3.4) was avoidable where the card had another use', () => {
  const t = table({ ussr: ['nasser'], defcon: 2, holder: 'nobody', influence: { nigeria: [1, 0], egypt: [1, 0] } })
  const moves = ['ussr nasser', 'ussr coup', 'ussr nigeria', 'chance 6']
  expect(ending(t, moves)).toEqual({ side: USSR, end: 'nuclear-war', forced: false })
})

test('nuclear war was forced where the opponent could bring it about whatever was played', () => {
  const t = table({ ussr: ['cia-created'], defcon: 2, holder: 'nobody', influence: { nigeria: [0, 1] } })
  const moves = ['ussr cia-created', 'ussr event', 'us coup', 'us nigeria', 'chance 1']
  expect(ending(t, moves)).toEqual({ side: USSR, end: 'nuclear-war', forced: true })
})

test('a coup under the Cuban Missile Crisis was avoidable where the card had another use', () => {
  const t = table({ ussr: ['nasser'], effects: { 'cuban-missile-crisis': 'us' }, turn: 4, holder: 'nobody', influence: { egypt: [1, 0] } })
  expect(ending(t, ['ussr nasser', 'ussr coup', 'ussr egypt'])).toEqual({ side: USSR, end: 'cuban-missile-crisis', forced: false })
})

test('a scoring card (10.1.5) was held needlessly where another card was played in its stead', () => {
  const t = table({ ussr: ['asia-scoring', 'fidel'], round: 6, holder: 'nobody' })
  expect(ending(t, ['ussr fidel', 'ussr event'], (at) => at.endsTurn())).toEqual({ side: USSR, end: 'held-scoring', forced: false })
})

test('a scoring card was held of necessity where another scoring card took the last round', () => {
  const t = table({ ussr: ['asia-scoring', 'middle-east-scoring'], round: 6, holder: 'nobody' })
  expect(ending(t, ['ussr asia-scoring', 'ussr event'], (at) => at.endsTurn())).toEqual({ side: USSR, end: 'held-scoring', forced: true })
})

test('an end by victory points is not absurd, and nor are held scoring cards of both sides', () => {
  const lost = table({ us: [], ussr: ['asia-scoring'], vp: 19, holder: 'nobody', influence: { japan: [4, 0], 'north-korea': [3, 0] } })
  expect(ending(lost, ['ussr asia-scoring', 'ussr event'])).toBe(null)
  expect(lost.g.result).toMatchObject({ kind: 'vp', winner: US })
  const both = table({ us: ['europe-scoring'], ussr: ['asia-scoring', 'fidel'], round: 6, holder: 'nobody' })
  expect(ending(both, ['ussr fidel', 'ussr event'], (at) => at.endsTurn())).toBe(null)
})
