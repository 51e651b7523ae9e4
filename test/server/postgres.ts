/** A PostgreSQL server of the tests' own, in a temporary folder. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'

const FOLDERS = '/usr/lib/postgresql'

/** The folder with the newest programs, or null. */
function programs(): string | null {
  if (!existsSync(FOLDERS)) return null
  const found = readdirSync(FOLDERS)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(FOLDERS, version, 'bin'))
  return found.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** The server refuses to run as root: there is a user for it then. */
const asRoot = process.getuid?.() === 0

export function whyNoPostgres(): string | null {
  if (programs() === null) return 'there are no PostgreSQL programs in /usr/lib/postgresql (Debian: apt-get install postgresql)'
  if (asRoot && spawnSync('id', ['postgres']).status !== 0) return 'there is no user postgres, and PostgreSQL does not run as root'
  return null
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
  readonly create: (database: string) => void
  readonly stop: () => void
}

export async function startPostgres(): Promise<Postgres> {
  const bin = programs()!
  const folder = mkdtempSync(join(tmpdir(), 'hotline-postgres-'))
  const run = (program: string, ...args: string[]): void => {
    const command = [join(bin, program), ...args]
    const [name, ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(name!, rest, { stdio: 'ignore', cwd: folder })
  }
  if (asRoot) {
    chmodSync(folder, 0o755)
    execFileSync('chown', ['postgres', folder])
  }
  const port = await freePort()
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', 'hotline', '--auth=trust', '-E', 'UTF8', '--no-sync')
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -k ${folder} -c fsync=off`, 'start')
  return {
    address: (database) => `postgres://hotline@127.0.0.1:${port}/${database}`,
    create: (database) => run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'hotline', database),
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Declares a suite on PostgreSQL, with a server that is started when it first asks for the address of an empty database; or says why not. */
export function describePostgres(database: string, suite: (address: () => Promise<string>) => void): void {
  const missing = whyNoPostgres()
  if (missing !== null) process.stderr.write(`\nThe suite of ${database} in PostgreSQL is SKIPPED: ${missing}\n\n`)
  describe.skipIf(missing !== null)('PostgreSQL', () => {
    let started: Promise<Postgres> | null = null
    afterAll(async () => (await started)?.stop())
    suite(async () => {
      started ??= startPostgres().then((postgres) => {
        postgres.create(database)
        return postgres
      })
      return (await started).address(database)
    })
  })
}
