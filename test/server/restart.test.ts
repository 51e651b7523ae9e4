/** The server is killed in the middle of games and started again on the same data: nothing that was acknowledged is lost. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { generator } from '../../src/bots/generator.ts'
import { type Client, connectTo } from '../../src/client/client.ts'
import { playAtRandom } from '../../src/client/player.ts'
import type { NewGameRequest } from '../../src/protocol/http.ts'
import type { Current } from '../../src/protocol/socket.ts'
import { readRecord } from '../../src/records/record.ts'
import { verifyFairness } from '../../src/records/verify.ts'
import { faceAt } from '../../src/server/games/clock.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import type { GameRow } from '../../src/server/storage/storage.ts'
import { awaited, eventually } from '../waiting.ts'
import type { NewGame } from './house.ts'
import { freePort } from './postgres.ts'

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'hotline-restart-'))
const folders = [newFolder(), newFolder()] as const
let child: ChildProcess | null = null

// One that failed leaves its server to nobody.
afterEach(() => void child?.kill('SIGKILL'))
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** The built program, as a person starts it; resolves with its address. */
async function started(port: number, folder: string): Promise<string> {
  const args = ['bin/hotline.js', 'serve', '--port', String(port), '--data', folder, '--log', 'error']
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  child = server
  const address = new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    server.stdout.on('data', (data: Buffer) => {
      const [address] = /http:\/\/\S+/.exec(data.toString()) ?? []
      if (address !== undefined) resolve(address)
    })
  })
  return awaited(() => 'the address of the server', address)
}

/** Another run of the program beside the server, to its end. */
const hotline = (...args: string[]): Promise<{ readonly status: number; readonly stderr: string }> =>
  awaited(
    () => `the end of hotline ${args.join(' ')}`,
    new Promise((resolve) => {
      const run = execFile(process.execPath, ['bin/hotline.js', ...args], (error, _stdout, stderr) =>
        resolve({ status: error === null ? 0 : Number(error.code), stderr }),
      )
      onTestFinished(() => void run.kill('SIGKILL'))
    }),
  )

async function killed(): Promise<void> {
  child!.removeAllListeners('exit')
  const gone = new Promise((resolve) => child!.once('exit', resolve))
  child!.kill('SIGKILL')
  await gone
  child = null
}

async function create(address: string, wanted: NewGameRequest): Promise<NewGame> {
  // A server on a busy machine turns requests away.
  const reply = await eventually('an answer other than 503', async () => {
    const body = JSON.stringify(wanted)
    const answer = await fetch(`${address}api/games`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(answer.status).not.toBe(503)
    return answer
  })
  expect(reply.status).toBe(201)
  return (await reply.json()) as NewGame
}

const connected = (address: string): Promise<Client> => eventually('a connection', () => connectTo(address))

const HOUR = 3_600_000
const LIVE = { kind: 'live', bank: 24 * HOUR, increment: 0 } as const

test('kill -9 in the middle: no acknowledged move is lost, the clocks are right, bots go on', async () => {
  const [folder] = folders
  const port = await freePort()
  let address = await started(port, folder)
  const games = [
    await create(address, { game: 'twilight-struggle', clock: LIVE }),
    await create(address, { game: 'red-sea', clock: LIVE }),
    await create(address, { game: 'red-sea', seats: { us: 'open', ussr: { bot: 'careful' } } }),
  ]
  const acknowledged = new Map<string, number>()

  /** Both players sit down and play, until the game is over or so many moves are acknowledged. */
  async function play(round: number, most: number): Promise<Current[]> {
    const random = generator(round)
    let acks = 0
    let enough: () => void = () => undefined
    const reached = new Promise<void>((resolve) => {
      enough = resolve
    })
    const seats = games.flatMap(({ id, tokens }) =>
      [tokens.us, tokens.ussr].filter((token) => token !== null).map((token) => ({ game: id, token })),
    )
    const overs: Promise<Current>[] = []
    const clients = []
    for (const seat of seats) {
      const client = await connected(address)
      clients.push(client)
      const player = await playAtRandom(client, seat, {
        random,
        contribution: 'c',
        onAck: (game, seq) => {
          acknowledged.set(game, Math.max(seq, acknowledged.get(game) ?? 0))
          if (++acks >= most) enough()
        },
        // The server has a rate limit for each client.
        pause: () => setTimeout(20),
      })
      overs.push(player.over)
    }
    const all = Promise.all(overs)
    all.catch(() => undefined)
    await Promise.race([all, reached])
    if (most < Number.POSITIVE_INFINITY) {
      // In the middle of whatever is going on.
      await killed()
      for (const client of clients) client.close()
      return []
    }
    for (const client of clients) client.close()
    return all
  }

  for (const round of [1, 2]) {
    await play(round, 60)
    const storage = await openStorage(join(folder, 'hotline.sqlite'))
    for (const [id, seq] of acknowledged) {
      const entries = await storage.entries(id)
      expect(entries.length).toBeGreaterThanOrEqual(seq)
      expect(entries.map((entry) => entry.seq)).toEqual(Array.from({ length: entries.length }, (_, i) => i + 1))
    }
    const rows = new Map<string, GameRow>()
    for (const { id } of games) rows.set(id, (await storage.game(id))!)
    // As if the server had not run for an hour.
    const { lost } = await storage.db.selectFrom('served').select('lost').executeTakeFirstOrThrow()
    await storage.db
      .updateTable('served')
      .set({ seen: Date.now() - HOUR })
      .execute()
    await storage.close()
    const spawned = Date.now()
    address = await started(port, folder)
    for (const { id, tokens } of games.slice(0, 2)) {
      const client = await connected(address)
      const game = await client.ask({ type: 'watch', game: id, token: tokens.us })
      if (game.type !== 'game') throw new Error('no game')
      const { timing, changed, status } = rows.get(id)!
      const { left } = faceAt(LIVE, timing, changed - lost)!
      if (status === 'playing')
        for (const seat of [0, 1] as const) {
          // Since the last change nobody has lost more than the time in which a server was there, nor won any.
          expect(game.clock!.left[seat]).toBeLessThanOrEqual(left[seat])
          expect(game.clock!.left[seat]).toBeGreaterThanOrEqual(left[seat] - (Date.now() - spawned))
        }
      client.close()
    }
  }
  const ends = await play(3, Number.POSITIVE_INFINITY)
  for (const { ending } of ends) expect(ending).not.toBeNull()
  for (const { id, info } of games) {
    const { record } = readRecord(await (await fetch(`${address}api/games/${id}/record`)).text())
    expect(record.fair?.commitment).toBe(info.commitment)
    expect(verifyFairness(record)).toMatchObject({ fair: true })
  }
  await killed()
})

test('a second server on the same folder is refused; backups and admins are made all the same; kill -9 leaves no lock', async () => {
  const [, folder] = folders
  const port = await freePort()
  await started(port, folder)
  const second = await hotline('serve', '--port', '0', '--data', folder)
  expect(second.status).toBe(2)
  expect(second.stderr).toContain(`another server uses ${folder}; stop that one first, or choose another folder with --data`)
  const file = join(folder, 'while-it-runs.backup')
  expect((await hotline('backup', file, '--data', folder)).status).toBe(0)
  const admin = await hotline('admin', 'nobody', '--data', folder)
  expect(admin.stderr).toContain('nobody with an account is called')
  await killed()
  await started(port, folder)
  await killed()
})
