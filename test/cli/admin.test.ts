/** `hotline admin`, beside a server that runs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { admin } from '../../src/cli/admin.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { openHouse } from '../server/house.ts'
import { member } from '../server/visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotline-admin-'))
const printed: string[] = []
vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
  printed.push(String(text))
  return true
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('it makes somebody an admin at once, and an ordinary person again; who is not there is told so', async () => {
  await expect(admin(['Sofia', '--data', folder])).rejects.toThrow('name the folder of the server with --data')
  const house = await openHouse({ storage: await openStorage(join(folder, 'hotline.sqlite')) })
  const sofia = await member(house, 'Sofia')
  expect(await admin(['sofia', '--data', folder])).toBe(0)
  expect(await sofia.me()).toMatchObject({ admin: true })
  expect((await sofia.ask('GET', '/api/admin/log')).status).toBe(200)
  expect(await admin(['Sofia', '--off', '--data', folder])).toBe(0)
  expect(await sofia.me()).toMatchObject({ admin: false })
  expect(printed).toEqual(['Sofia is an admin now.\n', 'Sofia is no admin any more.\n'])
  await expect(admin(['Nobody', '--data', folder])).rejects.toThrow('nobody with an account is called "Nobody"')
  await expect(admin(['--data', folder])).rejects.toThrow('name one person')
  await house.close()
})
