/** Numbers that people look at after a game. */
import { expect, test } from 'vitest'
import { US, USSR } from '../../../src/engine/script.ts'
import type { Session } from '../../../src/web/store/session.ts'
import { luckOf, meanOf, vpOverTime } from '../../../src/web/table/luck.ts'
import { table } from '../../table.ts'

/** A session that consists of what a table has noted. */
const sessionOf = (t: ReturnType<typeof table>): Pick<Session, 'g' | 'actors' | 'notes'> => ({
  g: t.g,
  actors: t.notes.map(() => US),
  notes: t.notes.map((note) => [note]),
})

test('dice of coups and realignments are averaged by side', () => {
  const t = table({ us: ['marshall-plan'], ussr: ['comecon'], influence: { iran: [0, 1], panama: [1, 0] } })
  t.us.plays('marshall-plan', 'coup').picks('iran')
  t.rolls(6)
  t.ussr.plays('comecon', 'realign').picks('panama')
  t.rolls(2, 4)
  const s = sessionOf(t)
  expect([luckOf(s, US).dice, meanOf(luckOf(s, US))]).toEqual([2, 5])
  expect([luckOf(s, USSR).dice, meanOf(luckOf(s, USSR))]).toEqual([1, 2])
})

test('the space race is counted by its successes and what was to be expected', () => {
  const t = table({ us: ['marshall-plan', 'nato'], influence: { france: [1, 0] } })
  t.us.plays('marshall-plan', 'space')
  t.rolls(3)
  const { tries, successes, expected, dice } = luckOf(sessionOf(t), US)
  expect([tries, successes, expected, dice]).toEqual([1, 1, 0.5, 0])
})

test('without dice the average is the usual one', () => {
  expect(meanOf(luckOf(sessionOf(table({})), US))).toBe(3.5)
})

test('the marker over time ends where it stands', () => {
  const t = table({ us: ['duck-and-cover'] })
  t.us.plays('duck-and-cover', 'event')
  const points = vpOverTime(sessionOf(t))
  expect(points.at(-1)).toMatchObject({ vp: 1, turn: 1 })
  expect(points.map(({ vp }) => vp)).toEqual([1, 1])
})
