// Runs checks and tests, so many at once that no core is idle, and ends with a summary. `npm test` runs all, `npm run check` only the checks,
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
 * @property {boolean} [wide] Takes every core by itself, and its output is shown as it comes. One other step runs beside it, at a low priority: with
 *   the time in which this one waits for timers, servers and its last file.
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
  { name: 'tests', command: VITEST, wide: true, report: 'vitest' },
  { name: 'browser tests', command: 'playwright test --reporter=list,json', wide: true, report: 'playwright' },
  { name: 'golden', command: 'node test/golden/golden.js' },
  { name: 'packages', command: 'node scripts/packed.js --npm' },
  // As few as may cover every event of the game, and for each option one game in each style of play.
  ...fuzz([150, 70, 50, 30], 4),
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

/** @type {Record<string, Step[][]>} The steps of a phase are started where all before it succeeded. */
const runs = {
  check: [checks],
  test: [checks, tests],
  fuzz: [fuzz([10_000, 10_000, 2_000, 2_000], 200)],
  leaks: [[{ name: 'leaks', command: 'vitest run test/server/leaks.test.ts', wide: true }]],
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
const phases = runs[wanted]
if (phases === undefined) throw new Error(`there is no run ${wanted}; there is: ${Object.keys(runs).join(', ')}`)
const steps = phases.flat()

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

/** @type {Ended[]} */
const ended = []
for (const phase of phases) await runAll(phase.filter((step) => possible.includes(step)))
summarize()
process.exitCode = ended.every(({ failed }) => !failed) && ended.length === possible.length ? 0 : 1

/**
 * Runs steps, each as soon as there is room for it: one that is wide leaves room for one other. After a failure none is started any more.
 * @param {readonly Step[]} all
 */
async function runAll(all) {
  const waiting = [...all]
  /** @type {Map<Step, Promise<unknown>>} */
  const running = new Map()
  /** @param {Step} step */
  const sizeOf = ({ wide }) => (wide ? CORES - 1 : 1)
  for (;;) {
    const now = [...running.keys()]
    const room = now.reduce((left, step) => left - sizeOf(step), CORES)
    const isWide = now.some(({ wide }) => wide)
    const fits = (/** @type {Step} */ step) => sizeOf(step) <= room && !(step.wide && isWide)
    const next = ended.every(({ failed }) => !failed) ? waiting.find(fits) : undefined
    if (next === undefined) {
      if (running.size === 0) return
      await Promise.race(running.values())
      continue
    }
    waiting.splice(waiting.indexOf(next), 1)
    const one = run(next, isWide).then((result) => ended.push(result))
    running.set(
      next,
      one.finally(() => running.delete(next)),
    )
  }
}

/**
 * @param {Step} step
 * @param {boolean} isLow At a low priority, where the system has a command for that.
 * @returns {Promise<Ended>}
 */
function run(step, isLow) {
  const start = performance.now()
  return new Promise((resolve) => {
    const command = isLow && process.platform !== 'win32' ? `nice -n 10 ${step.command}` : step.command
    const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', ...(step.wide ? SHOWN : KEPT)] })
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
