/** `hotline admin`, beside a server that runs. */
import { createHmac } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { admin } from '../../src/cli/commands/admin.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { openHouse, twoAt } from '../server/house.ts'
import { httpSink } from '../server/sinks.ts'
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

test('it makes a user an admin at once, and an ordinary user again; it reports an unknown name', async () => {
  await expect(admin(['Sofia', '--data', folder])).rejects.toThrow('name the server’s folder with --data')
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

test('it prints a link that sets a new password once, and makes nobody an admin', async () => {
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

test('a webhook is added while the server runs, called with its own signature, and removed', async () => {
  mkdirSync(folder, { recursive: true })
  const chat = await httpSink()
  const house = await openHouse({ storage: await openStorage(join(folder, 'hotline.sqlite')) })
  const host = (...args: string[]): Promise<number | null> => admin([...args, '--data', folder])
  await expect(host('--add-webhook', 'chat')).rejects.toThrow('an address like https://')
  expect(await host('--webhooks')).toBe(0)
  expect(await host('--add-webhook', `${chat.address}/club`)).toBe(0)
  expect(await host('--webhooks')).toBe(0)
  const [none, added, listed] = printed
  const [, id, secret] = /^(\w{12}) .*\n(\w{64})\n$/.exec(added!)!
  expect([none, listed]).toEqual(['No webhook has been added.\n', `${id}  ${chat.address}/club\n`])

  const { id: game, us } = await twoAt(house)
  await us.client.ask({ type: 'resign', game })
  await house.server.notices.deliver()
  expect(chat.calls.map(({ path }) => path)).toEqual(['/club', '/club'])
  for (const { headers, body } of chat.calls) {
    const signed = createHmac('sha256', secret!)
      .update(`${String(headers['x-hotline-timestamp'])}.${body.toString('utf8')}`)
      .digest('hex')
    expect(headers['x-hotline-signature']).toBe(`sha256=${signed}`)
  }

  expect(await host('--remove-webhook', id!)).toBe(0)
  await expect(host('--remove-webhook', id!)).rejects.toThrow('there is no webhook')
  await twoAt(house)
  await house.server.notices.deliver()
  expect(chat.calls).toHaveLength(2)
  await house.close()
  await chat.close()
})
