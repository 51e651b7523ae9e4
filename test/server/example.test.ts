/** The bot in examples/ plays whole games over the documented socket. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { readRecord } from '../../src/records/record.ts'
import { verifyFairness } from '../../src/records/verify.ts'
import { sharedHouse } from './house.ts'
import { guest, visitor } from './visitor.ts'

const house = sharedHouse()
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill()
})

/** What the bot says until it ends. */
function bot(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['examples/bot.js', ...args])
  children.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })))
}

test('it has sixty lines at most', () => {
  expect(readFileSync('examples/bot.js', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60)
})

test('two of them play Red Sea to its end', async () => {
  const { create, address, server } = await house()
  const { id, tokens } = await create({ game: 'red-sea' })
  const ends = await Promise.all([bot(address, id, tokens.us), bot(`${address}/`, id, tokens.ussr)])
  const { status, ending } = (await server.tables.storage.game(id))!
  expect(status).toBe('over')
  for (const end of ends) expect(end).toEqual({ code: 0, said: `The game is over: ${ending!.winner} (${ending!.kind}).\n` })
  const { record } = readRecord((await server.http.inject(`/api/games/${id}/record`)).body)
  expect(verifyFairness(record)).toMatchObject({ fair: true })
})

test('with the token of a bot account it plays a game to which its owner has challenged it', async () => {
  const open = await house()
  const anna = await guest(open)
  await anna.ask('POST', '/api/me/register', { name: 'anna', password: 'correct horse' })
  const { token } = (await anna.ask('POST', '/api/me/bots', { name: 'anna-bot' })).body as { token: string }
  const clock = { kind: 'slow', move: 86_400_000, bank: 0, vacation: 0 }
  const challenge = await anna.ask('POST', '/api/challenges', { to: 'anna-bot', game: 'red-sea', clock, side: 'us' })
  const { id } = challenge.body as { id: string }
  const taken = await visitor(open, { authorization: `Bearer ${token}` }).ask('POST', `/api/seeks/${id}/take`)
  const { game } = taken.body as { game: string }
  const seat = await anna.at(game)
  const over = bot(open.address, game, token)
  await seat.client.ask({ type: 'sit', game, contribution: 'mine' })
  await seat.until(({ status }) => status === 'playing', 'the beginning')
  await seat.until(({ question }) => question !== null, 'the bot’s set-up')
  await seat.client.ask({ type: 'resign', game })
  expect(await over).toEqual({ code: 0, said: 'The game is over: ussr (resigned).\n' })
})

test('it says how it is used, and what the server refuses', async () => {
  const { create, address } = await house()
  const { id } = await create({ game: 'red-sea' })
  expect(await bot()).toMatchObject({ code: 2, said: expect.stringContaining('node examples/bot.js ADDRESS GAME TOKEN') })
  expect(await bot(address, id, 'x'.repeat(32))).toMatchObject({ code: 1, said: expect.stringContaining('not-allowed') })
})
