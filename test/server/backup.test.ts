/** Backup and restore: from each database into each, while games are played, and they go on afterwards. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAny, type Row, tablesOf } from '../../src/server/backup/format.ts'
import { restoreBackup } from '../../src/server/backup/restore.ts'
import { saveBackup } from '../../src/server/backup/save.ts'
import { migrationNames } from '../../src/server/storage/migrations.ts'
import { isPostgres, openDatabase, openStorage } from '../../src/server/storage/open.ts'
import { openHouse, personAt, twoAt } from './house.ts'
import { startPostgres, whyNoPostgres } from './postgres.ts'
import { gameOf, guest, visitor } from './visitor.ts'

const NOW = 1_800_000_000_123
const folder = mkdtempSync(join(tmpdir(), 'hotline-backup-'))
const none = whyNoPostgres()
let postgres: Awaited<ReturnType<typeof startPostgres>> | null = null
beforeAll(async () => {
  if (none === null) postgres = await startPostgres()
})
afterAll(() => {
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

let made = 0
async function newPlace(kind: 'sqlite' | 'postgres'): Promise<string> {
  const name = `place${++made}`
  if (kind === 'sqlite') {
    mkdirSync(join(folder, name))
    return join(folder, name, 'hotline.sqlite')
  }
  await postgres!.create(name)
  return postgres!.address(name)
}

const quiet = () => () => undefined

/** Everything that is kept at an address. */
async function contentOf(address: string): Promise<Readonly<Record<string, readonly Row[]>>> {
  const db = asAny(openDatabase(address))
  const tables = await tablesOf(db, isPostgres(address))
  const content = await Promise.all(
    tables.map(async (table) => [table, (await db.selectFrom(table).selectAll().execute()).toSorted(byText)] as const),
  )
  await db.destroy()
  return Object.fromEntries(content)
}
const byText = (a: Row, b: Row): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

interface Saved {
  readonly file: string
  readonly id: string
  readonly tokens: { readonly us: string; readonly ussr: string }
  readonly seq: number
  readonly rows: number
  /** What opens a session. */
  readonly headers: Readonly<Record<string, string>>
}

/** A backup of a server with a game that is played, one that waits and some that are over; and the tokens of the first. */
async function backupOf(address: string): Promise<Saved> {
  const storage = await openStorage(address)
  const house = await openHouse({ storage })
  const { id, us, ussr, made: game } = await twoAt(house, { game: 'red-sea', clock: { kind: 'live', bank: 3_600_000, increment: 0 } })
  for (let i = 0; i < 10; i++) {
    const mover = ussr.now().question === null ? us : ussr
    const seq = await mover.picks(mover.now().question!.picks[0]!)
    await Promise.all([us, ussr].map((one) => one.until((now) => now.seq >= seq)))
  }
  await us.client.ask({ type: 'chat', game: id, text: 'Привет, "мир"' })
  await us.client.ask({ type: 'notes', game: id, text: 'mine\nalone' })
  // An account, a bot and a finished game: rows that refer to each other, booleans and dates.
  const anna = await guest(house)
  await anna.ask('POST', '/api/me/register', { name: 'anna', password: 'correct horse' })
  await anna.ask('POST', '/api/me/bots', { name: 'anna-bot' })
  const own = await gameOf(anna, await guest(house))
  await own.us.client.ask({ type: 'resign', game: own.id })
  await house.create()
  const over = await twoAt(house)
  await over.us.client.ask({ type: 'resign', game: over.id })
  const { seq } = us.now()
  const file = join(folder, `${++made}.backup`)
  const reported: number[] = []
  const rows = await saveBackup(address, file, NOW, (all) => (n) => void reported.push(n, all))
  expect(reported.filter((_, i) => i % 2 === 0)).toHaveLength(rows)
  // The server has gone on all the time.
  const mover = ussr.now().question === null ? us : ussr
  expect(await mover.picks(mover.now().question!.picks[0]!)).toBeGreaterThan(seq)
  await house.close()
  return { file, id, tokens: game.tokens, seq, rows, headers: anna.headers() }
}

const KINDS = ['sqlite', 'postgres'] as const

test.for(KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const)))(
  'from %s to %s: everything is there, and games go on',
  async ([from, to], { skip }) => {
    skip(none !== null && (from === 'postgres' || to === 'postgres'), none ?? '')
    const { file, id, tokens, seq, rows, headers } = await backupOf(await newPlace(from))
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0)
    const place = await newPlace(to)
    expect(await restoreBackup(place, file, quiet)).toBe(rows)
    const again = join(folder, `${++made}.backup`)
    await saveBackup(place, again, NOW, quiet)
    const linesOf = (name: string): string[] => gunzipSync(readFileSync(name)).toString('utf8').split('\n').sort()
    expect(linesOf(again)).toEqual(linesOf(file))

    const house = await openHouse({ storage: await openStorage(place) })
    // The session goes on, and so does the password.
    const anna = visitor(house, headers)
    expect(await anna.me()).toMatchObject({ name: 'anna', guest: false })
    expect((await anna.ask('GET', '/api/me/bots')).body).toMatchObject({ bots: [{ name: 'anna-bot' }] })
    expect((await visitor(house).ask('POST', '/api/me/sign-in', { name: 'Anna', password: 'correct horse' })).status).toBe(200)
    const us = await personAt(house, id, tokens.us)
    const ussr = await personAt(house, id, tokens.ussr)
    expect(us.now()).toMatchObject({ seq, status: 'playing' })
    expect(us.game_.own?.notes).toBe('mine\nalone')
    expect(us.game_.chat).toMatchObject([{ text: 'Привет, "мир"' }])
    const mover = ussr.now().question === null ? us : ussr
    expect(await mover.picks(mover.now().question!.picks[0]!)).toBeGreaterThan(seq)
    await house.close()
  },
)

test('nothing is overwritten, and what fails leaves nothing behind', async () => {
  const { file } = await backupOf(await newPlace('sqlite'))
  const place = await newPlace('sqlite')
  await expect(saveBackup(place, join(folder, 'none.backup'), NOW, quiet)).rejects.toMatchObject({
    code: 'bad-backup',
    message: /there is no /,
  })
  await expect(saveBackup(place, file, NOW, quiet)).rejects.toMatchObject({ message: expect.stringContaining('exists already') })
  const whole = readFileSync(file)
  const text = gunzipSync(whole).toString('utf8')
  const [head, ...rest] = text.split('\n')
  const faulty: readonly [string, Buffer | string, string][] = [
    ['cut', whole.subarray(0, whole.length >> 1), 'damaged or cut off'],
    ['short', gzipSync(text.split('\n').slice(0, -20).join('\n')), 'damaged or cut off'],
    ['other', 'no backup', 'damaged or cut off'],
    ['json', gzipSync('{"a":1}\n'), 'is not a backup of Hotline'],
    ['newer', gzipSync([head!.replace(migrationNames().at(-1)!, '9999-moon'), ...rest].join('\n')), 'a newer version of Hotline made'],
  ]
  for (const [name, content, message] of faulty) {
    const bad = join(folder, `${name}.backup`)
    writeFileSync(bad, content)
    const where = await newPlace('sqlite')
    await expect(restoreBackup(where, bad, quiet)).rejects.toMatchObject({ code: 'bad-backup', message: expect.stringContaining(message) })
    expect(readdirSync(join(where, '..'))).toEqual([])
  }
  await restoreBackup(place, file, quiet)
  const before = await contentOf(place)
  await expect(restoreBackup(place, file, quiet)).rejects.toMatchObject({ message: expect.stringContaining('exists already') })
  // A file is no folder.
  await expect(restoreBackup(join(file, 'hotline.sqlite'), file, quiet)).rejects.toMatchObject({
    code: 'bad-backup',
    message: expect.stringContaining(`can’t use ${file}`),
  })
  expect(await contentOf(place)).toEqual(before)
})

test.skipIf(none !== null)('a PostgreSQL database that is not empty is left as it is; a restore that fails leaves it empty', async () => {
  const { file } = await backupOf(await newPlace('sqlite'))
  const place = await newPlace('postgres')
  const cut = join(folder, 'short.postgres')
  writeFileSync(cut, gzipSync(gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(0, -20).join('\n')))
  await expect(restoreBackup(place, cut, quiet)).rejects.toMatchObject({ message: expect.stringContaining('damaged') })
  await restoreBackup(place, file, quiet)
  const before = await contentOf(place)
  await expect(restoreBackup(place, file, quiet)).rejects.toMatchObject({ message: expect.stringContaining('is not empty') })
  expect(await contentOf(place)).toEqual(before)
})
