/** The server is killed in the middle of games and started again on the same data: nothing that was acknowledged is lost. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import '../../src/index.ts' // registers the games
import { generator } from '../../src/bots/generator.ts'
import { connectTo } from '../../src/cli/load/client.ts'
import { playAtRandom } from '../../src/cli/load/player.ts'
import type { NewGameRequest } from '../../src/protocol/http.ts'
import type { Current } from '../../src/protocol/socket.ts'
import { readRecord } from '../../src/records/record.ts'
import { verifyFairness } from '../../src/records/verify.ts'
import { openStorage } from '../../src/server/storage/open.ts'
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
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    server.stdout.on('data', (data: Buffer) => {
      const [address] = /http:\/\/\S+/.exec(data.toString()) ?? []
      if (address !== undefined) resolve(address)
    })
  })
}

async function killed(): Promise<void> {
  child!.removeAllListeners('exit')
  const gone = new Promise((resolve) => child!.once('exit', resolve))
  child!.kill('SIGKILL')
  await gone
  child = null
}

async function create(address: string, wanted: NewGameRequest): Promise<NewGame> {
  const ask = (): Promise<Response> =>
    fetch(`${address}api/games`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted) })
  // A server on a busy machine asks whoever comes to come again.
  let reply = await ask()
  for (let tries = 1; reply.status === 503 && tries < 10; tries++) {
    await setTimeout(1000)
    reply = await ask()
  }
  expect(reply.status).toBe(201)
  return (await reply.json()) as NewGame
}

const LIVE = { kind: 'live', bank: 3_600_000, increment: 0 } as const

test('kill -9 in the middle: no acknowledged move is lost, the clocks are right, bots go on', async () => {
  const [folder] = folders
  const port = await freePort()
  let address = await started(port, folder)
  const games = [
    await create(address, { game: 'twilight-struggle', clock: LIVE }),
    await create(address, { game: 'red-sea', clock: LIVE }),
    await create(address, { game: 'red-sea', seats: { us: 'open', ussr: { bot: 'random' } } }),
  ]
  const acknowledged = new Map<string, number>()
  const faces = new Map<string, NonNullable<Current['clock']>>()

  /** Everybody sits down and plays, until the game is over or so many moves are acknowledged. */
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
      const client = await connectTo(address)
      clients.push(client)
      const player = await playAtRandom(client, seat, {
        random,
        contribution: 'c',
        onAck: (game, seq) => {
          acknowledged.set(game, Math.max(seq, acknowledged.get(game) ?? 0))
          if (++acks >= most) enough()
        },
        onUpdate: ({ game, clock }) => {
          if (clock !== null) faces.set(game, clock)
        },
        // The server answers no faster than a person would want: it limits how fast anybody may send.
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
    await storage.close()
    const before = new Map(faces)
    address = await started(port, folder)
    for (const { id, tokens } of games.slice(0, 2)) {
      const client = await connectTo(address)
      const game = await client.ask({ type: 'watch', game: id, token: tokens.us })
      if (game.type !== 'game') throw new Error('no game')
      const shown = before.get(id)
      if (game.status === 'playing' && shown !== undefined && game.clock !== null)
        for (const seat of [0, 1] as const) {
          // Nobody has lost more than the time in which the server was there, nor won any.
          expect(game.clock.left[seat]).toBeLessThanOrEqual(shown.left[seat])
          expect(game.clock.left[seat]).toBeGreaterThan(shown.left[seat] - 20_000)
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
  const args = ['bin/hotline.js', 'serve', '--port', '0', '--data', folder]
  const second = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 })
  expect(second.status).toBe(2)
  expect(second.stderr).toContain(`another server uses ${folder}; end that one first, or choose another folder with --data`)
  const file = join(folder, 'while-it-runs.backup')
  expect(spawnSync(process.execPath, ['bin/hotline.js', 'backup', file, '--data', folder]).status).toBe(0)
  const admin = spawnSync(process.execPath, ['bin/hotline.js', 'admin', 'nobody', '--data', folder], { encoding: 'utf8' })
  expect(admin.stderr).toContain('nobody with an account is called')
  await killed()
  await started(port, folder)
  await killed()
})
