// Runs checks and tests, as many at once as there are cores, and ends with a summary. `npm test` runs all, `npm run check` only the checks,
// `npm run fuzz` a long fuzz of every game, `npm run leaks` a long search for what a player must not see.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { findChromium, installChromium } from './chromium.js'
import { findPostgres, preparePostgres } from './postgres.js'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command Runs in the project folder and finds the installed tools by name.
 * @property {boolean} [alone] Takes every core by itself: nothing runs beside it, and its output is shown as it comes.
 * @property {'vitest' | 'playwright'} [report] It leaves a report in `RESULTS`.
 */

/** @typedef {{ step: Step, seconds: number, failed: boolean }} Ended */
/** @typedef {{ title: string, seconds: number, status: 'passed' | 'failed' | 'skipped' }} TestResult */

const root = join(import.meta.dirname, '..')
const RESULTS = join(root, 'dist', 'test-results')
const CORES = Math.max(2, availableParallelism())

/** @type {Step[]} What a machine can see without running the program. */
const checks = [
  { name: 'types', command: 'tsc -b' },
  { name: 'format and lint', command: 'biome check --error-on-warnings' },
  { name: 'lint with types', command: 'oxlint' },
  { name: 'unused code', command: 'knip --no-config-hints' },
]

/** @type {['inherit', 'inherit']} */
const SHOWN = ['inherit', 'inherit']
/** @type {['pipe', 'pipe']} */
const KEPT = ['pipe', 'pipe']

const VITEST = `vitest run --reporter=default --reporter=json --outputFile.json="${join(RESULTS, 'vitest.json')}"`

/** @type {Step[]} What only running it can show. Add a step here. */
const tests = [
  { name: 'tests', command: VITEST, alone: true, report: 'vitest' },
  { name: 'browser tests', command: 'playwright test --reporter=list,json', alone: true, report: 'playwright' },
  { name: 'golden', command: 'node test/golden/golden.js' },
  { name: 'packages', command: 'node scripts/packed.js' },
  ...fuzz([200, 200, 50, 50], 20),
]

/**
 * @param {[number, number, number, number]} games How many of Twilight Struggle, of Red Sea, and of each with cards of the other.
 * @param {number} each How many with each edition, scenario, variant, preset and other option.
 * @returns {Step[]}
 */
function fuzz(games, each) {
  const kinds = ['twilight-struggle', 'red-sea', 'twilight-struggle --mix', 'red-sea --mix']
  const runs = [...kinds.map((kind, i) => `--games ${games[i]} --game ${kind}`), `--games ${each} --every-option`]
  return runs.map((run, i) => ({ name: `fuzz ${i + 1} of ${runs.length}`, command: `node bin/hotline.js fuzz --seed 1 ${run}` }))
}

/** @type {Record<string, Step[]>} */
const runs = {
  check: checks,
  test: [...checks, ...tests],
  fuzz: fuzz([10_000, 10_000, 2_000, 2_000], 200),
  leaks: [{ name: 'leaks', command: 'vitest run test/server/leaks.test.ts', alone: true }],
}

/** What some tests need and a machine may lack: why it is missing here, or null, and what makes it available. */
const REQUIREMENTS = [
  {
    tests: /postgres/i,
    why: () => findPostgres().why,
    remedy: 'HOTLINE_POSTGRES=embedded npm test (from the npm registry), or install the package postgresql',
  },
  {
    tests: /cli[\\/]checker/,
    why: () => (spawnSync('python3', ['--version']).status === 0 ? null : 'there is no python3'),
    remedy: 'install Python 3',
  },
  {
    tests: /docs[\\/]commands/,
    why: () => (spawnSync('curl', ['--version']).status === 0 ? 'there is no bash' : 'there is no curl'),
    remedy: 'install curl and bash',
  },
  {
    tests: /records[\\/](?:corpus|mutations)/,
    why: () => (process.env.HOTLINE_CORPUS ? null : 'HOTLINE_CORPUS does not name a folder with logs of real games'),
    remedy: 'HOTLINE_CORPUS=FOLDER npm test',
  },
]
const BROWSER_REMEDY =
  'apt-get install chromium-headless-shell (Debian, as root), npx playwright install chromium, or CHROMIUM_PATH=FILE npm test'

const wanted = process.argv[2] ?? 'test'
const steps = runs[wanted]
if (steps === undefined) throw new Error(`there is no run ${wanted}; there is: ${Object.keys(runs).join(', ')}`)

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const began = performance.now()

/** @type {string[]} */
const skipped = []
if (steps.some(({ report }) => report === 'vitest')) preparePostgres()
const needsBrowser = steps.some(({ report }) => report === 'playwright')
const chromium = needsBrowser ? installChromium() : findChromium()
const possible = steps.filter(({ report }) => report !== 'playwright' || chromium !== null)
if (possible.length < steps.length) skipped.push(`all browser tests: there is no Chromium\n    to run them: ${BROWSER_REMEDY}`)

const env = {
  HOTLINE_LEAK_GAMES: wanted === 'leaks' ? '200' : '20',
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(RESULTS, 'playwright.json'),
  ...process.env,
  ...(chromium === null ? {} : { CHROMIUM_PATH: chromium }),
  PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
}

const ended = await runAll(possible)
summarize()
process.exitCode = ended.every(({ failed }) => !failed) && ended.length === possible.length ? 0 : 1

/**
 * Runs steps in their order, as many at once as fit; after a failure none is started any more.
 * @param {readonly Step[]} all
 */
async function runAll(all) {
  /** @type {Ended[]} */
  const done = []
  /** @type {Set<Promise<unknown>>} */
  const running = new Set()
  for (const step of all) {
    while (running.size > 0 && (step.alone || running.size >= CORES)) await Promise.race(running)
    if (done.some(({ failed }) => failed)) break
    const one = run(step).then((result) => done.push(result))
    const removed = one.finally(() => running.delete(removed))
    running.add(removed)
    if (step.alone) await removed
  }
  await Promise.all(running)
  return done
}

/**
 * @param {Step} step
 * @returns {Promise<Ended>}
 */
function run(step) {
  const start = performance.now()
  return new Promise((resolve) => {
    const child = spawn(step.command, { cwd: root, env, shell: true, stdio: ['ignore', ...(step.alone ? SHOWN : KEPT)] })
    /** @type {Buffer[]} */
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
    child.on('close', (status) => {
      const seconds = (performance.now() - start) / 1000
      process.stdout.write(Buffer.concat(output))
      console.log(`${status === 0 ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s   ${step.command}`)
      resolve({ step, seconds, failed: status !== 0 })
    })
  })
}

function summarize() {
  const results = ended.flatMap(({ step }) => (step.report === undefined ? [] : readReport(step.report)))
  console.log('\nSummary')
  for (const { step, seconds, failed } of ended)
    console.log(`  ${failed ? 'FAIL' : 'ok  '}  ${step.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`)
  for (const { name } of possible.filter((one) => ended.every(({ step }) => step !== one)))
    console.log(`  --    ${name.padEnd(16)} not run after the failure`)
  console.log(`  in all ${((performance.now() - began) / 1000).toFixed(1)} s`)
  if (results.length > 0) {
    console.log('\nThe slowest tests')
    const slowest = results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
    for (const { title, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${title}`)
  }
  skipped.push(...skippedGroups(results.filter(({ status }) => status === 'skipped')))
  if (skipped.length > 0) console.log(`\nSKIPPED\n${skipped.map((line) => `  ${line}`).join('\n')}`)
  const count = (/** @type {string} */ status) => results.filter((result) => result.status === status).length
  if (results.length > 0) console.log(`\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
}

/**
 * @param {readonly TestResult[]} results
 * @returns {string[]}
 */
function skippedGroups(results) {
  const groups = REQUIREMENTS.flatMap(({ tests, why, remedy }) => {
    const missing = results.filter(({ title }) => tests.test(title)).length
    return missing === 0 ? [] : [`${missing} tests: ${why() ?? 'no reason is known'}\n    to run them: ${remedy}`]
  })
  const others = results.filter(({ title }) => REQUIREMENTS.every(({ tests }) => !tests.test(title)))
  return [...groups, ...others.map(({ title }) => `${title}: the test itself says why`)]
}

/**
 * @param {'vitest' | 'playwright'} tool
 * @returns {TestResult[]}
 */
function readReport(tool) {
  const file = join(RESULTS, `${tool}.json`)
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return tool === 'vitest' ? ofVitest(report) : report.suites.flatMap(ofPlaywright)
}

/**
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, status: string, duration?: number }[] }[] }} report
 * @returns {TestResult[]}
 */
function ofVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration = 0 }) => ({
      title: `${name.slice(root.length + 1)}: ${fullName}`,
      seconds: duration / 1000,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  )
}

/**
 * @typedef {{ title: string, file: string, specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ title: string, ok: boolean, tests: { status: string, results: { duration: number }[] }[] }} Spec
 * @param {Suite} suite
 * @returns {TestResult[]}
 */
function ofPlaywright({ file, specs, suites = [] }) {
  /** @type {TestResult[]} */
  const own = specs.map(({ title, ok, tests }) => ({
    title: `test/browser/${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    status: tests.every(({ status }) => status === 'skipped') ? 'skipped' : ok ? 'passed' : 'failed',
  }))
  return [...own, ...suites.flatMap(ofPlaywright)]
}
