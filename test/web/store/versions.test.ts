/** A game that the browser has kept goes on by the version of the rules that it began with. */
import { expect, test } from 'vitest'
import { decision, US } from '../../../src/index.ts'
import { movesOf } from '../../../src/match/match.ts'
import { readRecord } from '../../../src/records/record.ts'
import { NEWEST } from '../../../src/rules/version.ts'
import { after, begin, recorded, restored } from '../../../src/web/store/local-session.ts'
import { recordBy, SCORES } from '../../records/version-1.ts'

test.each(SCORES)('version $version', ({ version, vp }) => {
  const { record } = readRecord(recordBy(version))
  const session = restored(record)
  expect([session.g.rules, session.g.vp]).toEqual([version, vp])
  expect(recorded(session)).toMatchObject({ rules: version, moves: record.moves })
  const before = session.at(session.actors.length - 1)
  expect(before.g.rules).toBe(version)
  expect(after(before, movesOf(session.match).slice(-1)).g.vp).toBe(vp)
  expect(decision(before.g, US)).not.toBeNull()
})

test('a new game has the newest version', () => {
  expect(recorded(begin({ game: 'red-sea' }, ['human', 'human'])).rules).toBe(NEWEST)
})
