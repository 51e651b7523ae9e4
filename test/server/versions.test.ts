/** A game on the server goes on by the version of the rules that it began with. */
import { expect, test } from 'vitest'
import { readRecord } from '../../src/records/record.ts'
import { NEWEST } from '../../src/rules/version.ts'
import { exportRecord, exportText } from '../../src/server/games/export.ts'
import { recordBy, SCORES } from '../records/version-1.ts'
import { openHouse, personAt } from './house.ts'

test('a new game has the newest version', async () => {
  const house = await openHouse()
  expect((await house.create()).info.rules).toBe(NEWEST)
  await house.close()
})

test.each(SCORES)('a stored game of version $version', async ({ version, vp }) => {
  const house = await openHouse()
  const { db } = house.server.people.storage
  const made = await house.create({ options: { scenario: 'late-war' } })
  const { options, moves } = readRecord(recordBy(version)).record
  // As another server has left it: what this one has in memory does not count.
  await db.deleteFrom('entries').where('game', '=', made.id).execute()
  await db
    .insertInto('entries')
    .values(
      moves.map(({ by, pick }, i) => ({
        game: made.id,
        seq: i + 1,
        kind: 'move',
        actor: by,
        value: pick,
        made: 0,
        clock: null,
        client: null,
      })),
    )
    .execute()
  const changed = { rules: version, options: JSON.stringify(options), status: 'playing', seq: moves.length, rev: 99 } as const
  await db.updateTable('games').set(changed).where('id', '=', made.id).execute()
  const us = await personAt(house, made.id, made.tokens.us, ['view', 'world'])
  expect(us.game_).toMatchObject({ info: { rules: version }, view: { vp, rules: version }, world: { vp, rules: version } })
  const table = await house.server.tables.history(made.id)
  expect(JSON.parse(exportRecord(table))).toMatchObject({ rules: version })
  expect(exportText(table).includes('Hotline version')).toBe(version > 1)
  await house.close()
})
