/** Data that is damaged, not ours to write, open to others, or not there: one sentence each, and no stack. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin } from '../../src/cli/commands/admin.ts'
import { backup } from '../../src/cli/commands/backup.ts'
import { serve } from '../../src/cli/commands/serve.ts'
import { databaseTrouble } from '../../src/cli/data-location.ts'
import { start } from '../../src/server/start.ts'
import { checkFile } from '../../src/server/storage/check.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { QUERY_TIMEOUT } from '../../src/server/storage/trouble.ts'
import { SpokenError } from '../../src/words/program.ts'
import { openHouse, twoAt } from '../server/house.ts'
import { freePort } from '../server/postgres.ts'

const root = mkdtempSync(join(tmpdir(), 'hotline-faults-'))
const sound = join(root, 'sound')
beforeAll(async () => {
  mkdirSync(sound)
  const house = await openHouse({ storage: await openStorage(join(sound, 'hotline.sqlite')) })
  for (let i = 0; i < 20; i++) await twoAt(house)
  await house.close()
  chmodSync(root, 0o755)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

let copies = 0
/** A copy of the sound folder, spoilt. */
function spoilt(spoil: (file: string) => void): string {
  const folder = join(root, `copy-${++copies}`)
  cpSync(sound, folder, { recursive: true })
  spoil(join(folder, 'hotline.sqlite'))
  return folder
}

const COMMANDS = [
  ['serve', '--port', '0'],
  ['backup', join(root, 'never.backup')],
  ['admin', 'Sofia'],
]

function hotline(args: readonly string[], folder: string, through: readonly string[] = []): SpawnSyncReturns<string> {
  const [program, ...rest] = [...through, process.execPath, 'bin/hotline.js', ...args, '--data', folder]
  return spawnSync(program, rest, { encoding: 'utf8' })
}

const RUN = { serve, backup, admin }

/** Every command says the same in one sentence. */
async function expectSentence(folder: string, sentence: RegExp, commands: readonly (readonly string[])[] = COMMANDS): Promise<void> {
  for (const [name, ...args] of commands) {
    const error: unknown = await RUN[name as keyof typeof RUN]([...args, '--data', folder]).catch((caught: unknown) => caught)
    expect([name, error instanceof SpokenError, (error as Error).message]).toEqual([name, true, expect.stringMatching(sentence)])
  }
  expect(existsSync(join(root, 'never.backup'))).toBe(false)
}

function overwriteHalf(file: string): void {
  const bytes = readFileSync(file)
  bytes.fill(0x5a, bytes.length / 2)
  writeFileSync(file, bytes)
}

describe('damaged data', () => {
  test('a file that is half overwritten', async () => {
    await expectSentence(spoilt(overwriteHalf), /is damaged.*restore your last backup/)
    const { status, stdout, stderr } = hotline(COMMANDS[0]!, spoilt(overwriteHalf))
    expect([status, stdout, stderr.trim().split('\n')]).toEqual([2, '', [expect.stringMatching(/^hotline serve: .* is damaged/)]])
  })

  test('a page in the middle that nobody reads at the start', async () => {
    const folder = spoilt((file) => {
      const bytes = readFileSync(file)
      const page = 4096
      // The last page of the table of entries.
      const at = Math.floor(bytes.lastIndexOf('truman-doctrine') / page) * page
      bytes.fill(0, at, at + page)
      writeFileSync(file, bytes)
    })
    await expectSentence(folder, /hotline\.sqlite is damaged/, [COMMANDS[0]!])
  })

  test('a file that was cut off', async () => {
    await expectSentence(
      spoilt((file) => truncateSync(file, Math.floor(statSync(file).size / 2) + 100)),
      /is damaged.*restore your last backup/,
    )
  })

  test('a file that is something else', async () => {
    await expectSentence(
      spoilt((file) => writeFileSync(file, 'not a database, but long enough to be looked at '.repeat(100))),
      /is not a database/,
    )
  })

  test('a database of a newer version', async () => {
    const folder = spoilt(() => undefined)
    const storage = await openStorage(join(folder, 'hotline.sqlite'))
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '')`.execute(storage.db)
    await storage.close()
    await expectSentence(folder, /newer version of Hotline has updated the database; use that version/, [COMMANDS[0]!, COMMANDS[2]!])
  })

  test('what is sound passes, in whole', () => {
    expect(checkFile(join(sound, 'hotline.sqlite'))).toBe(true)
  })
})

// Only root can make a folder of another user's; it then works without the rights that let root write everywhere.
const POWERLESS = ['setpriv', '--bounding-set=-dac_override,-dac_read_search,-fowner'] as const
const canGiveAway = process.getuid?.() === 0 && spawnSync(POWERLESS[0], [POWERLESS[1], 'true']).status === 0

test.skipIf(!canGiveAway)('data that may be read but not written (needs root and setpriv)', () => {
  const folder = spoilt(() => undefined)
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444)
  for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) chownSync(path, 65_534, 65_534)
  chmodSync(folder, 0o555)
  for (const args of COMMANDS) {
    const { status, stderr } = hotline(args, folder, POWERLESS)
    expect([status, stderr.trim().split('\n')]).toEqual([2, [expect.stringMatching(/can’t (?:write to|use .*: EACCES)/)]])
  }
})

test.each([
  ['SQLITE_READONLY_DIRECTORY', 'not written to'],
  ['SQLITE_IOERR_WRITE', 'fails: broken (SQLITE_IOERR_WRITE)'],
  ['SQLITE_FULL', 'the disk is full'],
  ['25006', 'not written to'],
  ['53300', 'no room for more connections'],
  ['57014', 'the database does not answer'],
])('%s is said as a sentence', (code, sentence) => {
  expect(databaseTrouble(Object.assign(new Error('broken'), { code }))?.('en')).toContain(sentence)
})

test('a database that is not there, or says nothing', async () => {
  const sentence = 'the database does not answer; is it running, and is --database right?'
  const away: unknown = await openStorage(`postgres://hotline@127.0.0.1:${await freePort()}/hotline`).catch((error: unknown) => error)
  for (const error of [away, new Error(QUERY_TIMEOUT)]) expect(databaseTrouble(error)?.('en')).toBe(sentence)
})

test('the folder and its files are for their owner alone, also where they were open before', async () => {
  const mode = (path: string): number => statSync(path).mode & 0o777
  const folder = spoilt((file) => chmodSync(file, 0o644))
  writeFileSync(join(folder, 'hotline.lock'), '', { mode: 0o644 })
  chmodSync(folder, 0o755)
  const started = await start({ port: 0, host: '127.0.0.1', data: folder, log: 'silent', page: null })
  const files = readdirSync(folder)
  expect(files).toEqual(expect.arrayContaining(['hotline.sqlite', 'hotline.sqlite-wal', 'hotline.sqlite-shm', 'hotline.lock']))
  expect([mode(folder), ...files.map((name) => mode(join(folder, name)))]).toEqual([0o700, ...files.map(() => 0o600)])
  await started.stop()
  const backup = join(root, 'modes.backup')
  expect(hotline(['backup', backup], folder).status).toBe(0)
  expect(hotline(['restore', backup], join(root, 'restored')).status).toBe(0)
  expect([mode(backup), mode(join(root, 'restored')), mode(join(root, 'restored', 'hotline.sqlite'))]).toEqual([0o600, 0o700, 0o600])
})
