/** `hotline check` on the data of version 0.1.0: it is brought up to date, and every log is replayed. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openStorage } from '../../src/server/storage/open.ts'
import { inFixture } from '../fixtures/fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotline-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('it makes no database where there is none', () => {
  const empty = mkdtempSync(join(folder, 'empty-'))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/hotline.js', 'check', '--data', empty], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('hotline.sqlite; name the server’s folder with --data.')
  expect(readdirSync(empty)).toEqual([])
})

test('it counts the games, and names one whose log has a gap', async () => {
  cpSync(inFixture('data'), folder, { recursive: true })
  const check = () => spawnSync(process.execPath, ['bin/hotline.js', 'check', '--data', folder], { encoding: 'utf8' })
  const first = check()
  expect(first.stdout).toMatch(/^\d+ games checked, no problems\.$/m)
  expect(first.status).toBe(0)
  const storage = await openStorage(join(folder, 'hotline.sqlite'))
  const { game } = await storage.db.selectFrom('entries').select('game').where('seq', '=', 3).executeTakeFirstOrThrow()
  await storage.db.deleteFrom('entries').where('game', '=', game).where('seq', '=', 2).execute()
  await storage.close()
  const second = check()
  expect(second.stdout).toContain(`${game}: `)
  expect(second.status).toBe(1)
})
