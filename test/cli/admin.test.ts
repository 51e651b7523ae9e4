/** `hotline admin`, beside a server that runs. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { admin } from '../../src/cli/admin.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { openHouse } from '../server/house.ts'
import { member, visitor } from '../server/visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotline-admin-'))
const printed: string[] = []
vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
  printed.push(String(text))
  return true
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  printed.length = 0
})

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

test('it prints a link with which somebody chooses a new password once, and makes nobody an admin', async () => {
  mkdirSync(folder, { recursive: true })
  const house = await openHouse({ storage: await openStorage(join(folder, 'hotline.sqlite')) })
  const sofia = await member(house, 'Sofia')
  await expect(admin(['Nobody', '--password-link', '--data', folder])).rejects.toThrow('nobody with an account is called "Nobody"')
  expect(await admin(['sofia', '--password-link', '--data', folder])).toBe(0)
  const token = /http:\/\/localhost:8080\/#\/password\/([\w-]+)\n$/.exec(printed.join(''))![1]!
  expect(await sofia.me()).toMatchObject({ admin: false })
  const stranger = visitor(house)
  expect(await stranger.ask('POST', '/api/me/recovery/password', { token, wanted: 'battery staple' })).toMatchObject({ status: 200 })
  expect(await sofia.me()).toBeNull()
  expect(await sofia.ask('POST', '/api/me/sign-in', { name: 'Sofia', password: 'battery staple' })).toMatchObject({ status: 200 })
  await house.close()
})
