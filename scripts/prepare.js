// Brings a clone up to date before any other command: installs what is missing, then builds what is stale.
// It runs before anything is installed, so it uses Node alone. `--fresh` builds from nothing, `--program` leaves the page out.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const settings = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.pure.json', 'tsconfig.portable.json', 'tsconfig.src.json']

const WEIGHTS = join('src', 'bots', 'evaluation', 'weights')

requireNode()
if (process.argv.includes('--fresh')) rmSync('dist', { recursive: true, force: true })
if (!isInstalled()) install()
bring('the program', 'dist/stamp', settings, /^(?!web\b)/, 'node_modules/typescript/bin/tsc', ['-b', 'tsconfig.src.json'], () => {
  // What the compiler leaves where it is: the weights of the bots.
  cpSync(WEIGHTS, join('dist', WEIGHTS), { recursive: true })
})
if (!process.argv.includes('--program'))
  bring(
    'the page',
    'dist/stamp-web',
    [...settings, 'vite.config.ts', ...documents()],
    /^(?!cli\b|client\b|fuzz\b|server\b|bots[\\/]lab\b)/,
    'node_modules/vite/bin/vite.js',
    ['build', '--logLevel', 'warn'],
  )

/** The files that the server shows below /docs. */
function documents() {
  return readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file))
    .sort()
}

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

/**
 * Builds a part unless it is as new as what it is made of.
 * @param {string} part
 * @param {string} stampFile
 * @param {string[]} files
 * @param {RegExp} sources Those of `src` that it reads, by their paths below it.
 * @param {string} tool
 * @param {string[]} args
 * @param {() => void} [complete] Adds what the tool leaves out.
 */
function bring(part, stampFile, files, sources, tool, args, complete) {
  const stamp = stampOf(files, sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log(`Building ${part} ...`)
  // What a build that fails leaves behind is as new as nothing.
  rmSync(stampFile, { force: true })
  // As users get it, whatever is set here: under a test's NODE_ENV the page would be one for its developers, and keep nothing offline.
  const { status } = spawnSync(process.execPath, [tool, ...args], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
  if (status !== 0)
    fail('The build failed.', 'Mend the errors above. If they make no sense, delete node_modules and dist and run the command again.')
  mkdirSync('dist', { recursive: true })
  complete?.()
  writeFileSync(stampFile, stamp)
}

/**
 * A hash of everything that a build reads.
 * @param {string[]} files
 * @param {RegExp} sources
 */
function stampOf(files, sources) {
  const read = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => sources.test(relative('src', path)))
  const hash = createHash('sha256')
  for (const file of [...files, ...read.sort()]) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
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
