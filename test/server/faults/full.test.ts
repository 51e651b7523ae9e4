/** A database that has no room left: what is acknowledged is stored, what is not says why, and it goes on when there is room. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStorage } from '../../../src/server/storage/open.ts'
import { openHouse, refusal, twoAt } from '../house.ts'

test('moves are refused as long as the disk is full, and none that was acknowledged is lost', async () => {
  const storage = await openStorage(':memory:')
  const house = await openHouse({ storage })
  const { id, ussr } = await twoAt(house)
  const room = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(storage.db)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(storage.db)
  await room(rows[0]!.page_count)
  const before = ussr.now().seq
  // Pages that are half empty take some more: clicks that are taken back again.
  let done = 0
  const click = (): Promise<unknown> =>
    done % 2 === 0 ? ussr.picks('poland') : ussr.client.ask({ type: 'back', game: id, seq: before + done })
  let code = await refusal(click())
  for (; code === 'not refused' && done < 190; code = await refusal(click())) {
    done++
    await ussr.until(({ seq }) => seq === before + done)
  }
  expect(code).toBe('too-busy')
  expect((await storage.entries(id)).length).toBe(before + done)
  await room(1_000_000)
  await click()
  expect((await storage.entries(id)).length).toBe(before + done + 1)
  await house.close()
})
