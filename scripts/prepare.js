// Brings a clone up to date before any other command: installs what is missing, then builds what is stale.
// It runs before anything is installed, so it uses Node alone. `--fresh` builds from nothing.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const stampFile = 'dist/stamp'

requireNode()
if (process.argv.includes('--fresh')) rmSync('dist', { recursive: true, force: true })
if (!isInstalled()) install()
const stamp = sourceStamp()
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) build()

/** The engines field of package.json, said before a stranger error says it worse. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24
  if (!supported)
    fail(`Hotline needs Node 20.19, 22.12, or 24 and later; this is ${process.version}.`, 'Install Node 24 and run the command again.')
}

/** npm keeps a copy of the lock of what it installed; only optional packages (other platforms' binaries) may be absent from it. */
function isInstalled() {
  const installedLock = 'node_modules/.package-lock.json'
  if (!existsSync(installedLock)) return false
  const wanted = readPackages('package-lock.json')
  const installed = readPackages(installedLock)
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue
    const found = installed[path]
    if (found ? found.version !== entry.version : !(entry.optional || entry.devOptional)) return false
  }
  return true
}

/**
 * @param {string} lock
 * @returns {Record<string, { version: string, optional?: boolean, devOptional?: boolean }>}
 */
function readPackages(lock) {
  return JSON.parse(readFileSync(lock, 'utf8')).packages
}

function install() {
  console.log('Installing dependencies (npm ci) ...')
  // On Windows npm is a command script, which only a shell can start.
  const npm = spawnSync('npm ci --include=dev --no-audit --no-fund', { stdio: 'inherit', shell: true })
  if (npm.status !== 0) {
    fail('The dependencies could not be installed.', 'Check the connection to the npm registry (`npm ping`) and run the command again.')
  }
}

function build() {
  console.log('Building (tsc) ...')
  const tsc = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'tsconfig.src.json'], { stdio: 'inherit' })
  if (tsc.status !== 0)
    fail('The build failed.', 'Mend the errors above. If they make no sense, delete node_modules and dist and run the command again.')
  mkdirSync('dist', { recursive: true })
  writeFileSync(stampFile, stamp)
}

/** A hash of everything the build reads. */
function sourceStamp() {
  const sources = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'tsconfig.base.json', 'tsconfig.pure.json', 'tsconfig.src.json', ...sources.sort()]) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} problem
 * @param {string} remedy
 * @returns {never}
 */
function fail(problem, remedy) {
  console.error(`\n${problem}\n${remedy}`)
  process.exit(1)
}
