/** A PostgreSQL server of the tests' own, in a temporary folder. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, describe } from 'vitest'
import { findPostgres } from '../../scripts/postgres.js'

/** PostgreSQL refuses to run as root: root starts it as one of these users. */
const USERS = ['postgres', 'nobody']
const asRoot = process.getuid?.() === 0

interface User {
  readonly uid: number
  readonly gid: number
}

function unprivilegedUser(): User | null {
  const numberOf = (name: string, flag: '-u' | '-g'): number | null => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : null
  }
  for (const name of USERS) {
    const [uid, gid] = [numberOf(name, '-u'), numberOf(name, '-g')]
    if (uid !== null && gid !== null) return { uid, gid }
  }
  return null
}

/** Returns why no suite can run on PostgreSQL, or null. */
export function whyNoPostgres(): string | null {
  const { why } = findPostgres()
  if (why === null && asRoot && unprivilegedUser() === null)
    return `PostgreSQL does not run as root, and there is no user ${USERS.join(' or ')}`
  return why
}

/** A port that is free, below those that the machine gives to clients. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer()
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
    })
    if (free) return port
  }
}

interface Postgres {
  readonly address: (database: string) => string
  readonly create: (database: string) => Promise<void>
  /** All statements that the server has run so far. */
  readonly statements: () => readonly string[]
  readonly stop: () => void
}

export async function startPostgres(): Promise<Postgres> {
  const user = asRoot ? unprivilegedUser()! : {}
  const folder = folderOf(user)
  const bin = readableBy(user, findPostgres().bin!, folder)
  const run = (program: string, ...args: string[]): void => {
    execFileSync(join(bin, program), args, { stdio: 'ignore', cwd: folder, ...user })
  }
  const port = await freePort()
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', 'hotline', '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync')
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -k "${folder}" -c fsync=off -c log_statement=all`, 'start')
  const address = (database: string): string => `postgres://hotline@127.0.0.1:${port}/${database}`
  return {
    address,
    create: async (database) => {
      const client = new pg.Client(address('postgres'))
      await client.connect()
      await client.query(`create database ${pg.escapeIdentifier(database)}`)
      await client.end()
    },
    statements: () => {
      const text = readFileSync(join(folder, 'log'), 'utf8')
      return text.split(/^(?=\S)/m).flatMap((line) => /LOG: {2}(?:statement|execute [^:]+): (.*)/s.exec(line)?.[1]?.trim() ?? [])
    },
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A folder of this user's: root's own temporary folder may be closed to others. */
function folderOf(user: Partial<User>): string {
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    const folder = mkdtempSync(join(parent, 'hotline-postgres-'))
    if (user.uid === undefined || user.gid === undefined) return folder
    chownSync(folder, user.uid, user.gid)
    // By its whole path: folders of the PATH may be closed to that user too.
    if (spawnSync('/bin/sh', ['-c', 'test -w "$0"', folder], { cwd: '/', ...user }).status === 0) return folder
    rmSync(folder, { recursive: true })
  }
  throw new Error('PostgreSQL does not run as root, and other users have no temporary folder on this machine')
}

/** Copies the embedded programs where root's clone is closed to the user that runs them. */
function readableBy(user: Partial<User>, bin: string, folder: string): string {
  if (!asRoot || spawnSync(join(bin, 'postgres'), ['--version'], { cwd: folder, ...user }).status === 0) return bin
  cpSync(dirname(bin), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'programs', 'bin')
}

/** Declares a suite on PostgreSQL, with a server that is started when it first asks for the address of an empty database; or says why not. */
export function describePostgres(
  database: string,
  suite: (address: () => Promise<string>, statements: () => Promise<readonly string[]>) => void,
): void {
  describe.skipIf(whyNoPostgres() !== null)('PostgreSQL', () => {
    let started: Promise<Postgres> | null = null
    afterAll(async () => (await started)?.stop())
    const start = (): Promise<Postgres> => {
      started ??= startPostgres().then(async (postgres) => {
        await postgres.create(database)
        return postgres
      })
      return started
    }
    suite(
      async () => (await start()).address(database),
      async () => (await start()).statements(),
    )
  })
}
