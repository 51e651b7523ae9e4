// Runs every check and test in turn and stops at the first that fails. `npm test` runs all, `npm run check` only the checks,
// `npm run fuzz` a long fuzz of every game.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { findChromium, installChromium } from './chromium.js'

/** @typedef {[name: string, command: string]} Step  Commands run in the project folder and find the installed tools by name. */

/** @type {Step[]} What a machine can see without running the program. */
const checks = [
  ['types', 'tsc -b'],
  ['format and lint', 'biome check --error-on-warnings'],
  ['lint with types', 'oxlint'],
  ['unused code', 'knip --no-config-hints'],
]

/** @type {Step[]} What only running it can show. Add a step here. */
const tests = [['tests', 'vitest run'], ['browser tests', 'playwright test'], ...fuzz([200, 200, 50, 50], 20)]

/**
 * @param {[number, number, number, number]} games How many of Twilight Struggle, of Red Sea, and of each with cards of the other.
 * @param {number} each How many with each edition, scenario, variant, preset and other option.
 * @returns {Step[]}
 */
function fuzz(games, each) {
  const kinds = ['twilight-struggle', 'red-sea', 'twilight-struggle --mix', 'red-sea --mix']
  const runs = [...kinds.map((kind, i) => `--games ${games[i]} --game ${kind}`), `--games ${each} --every-option`]
  return runs.map((run, i) => [`fuzz ${i + 1} of ${runs.length}`, `node bin/hotline.js fuzz --seed 1 ${run}`])
}

/** @type {Record<string, Step[]>} */
const runs = {
  check: checks,
  test: [...checks, ...tests],
  fuzz: fuzz([10_000, 10_000, 2_000, 2_000], 200),
  leaks: [['leaks', 'vitest run test/server/leaks.test.ts']],
}

const root = join(import.meta.dirname, '..')
const env = {
  HOTLINE_LEAK_GAMES: process.argv[2] === 'leaks' ? '200' : '20',
  ...process.env,
  PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
}

const wanted = runs[process.argv[2] ?? 'test']
if (wanted === undefined) throw new Error(`there is no run ${process.argv[2]}; there is: ${Object.keys(runs).join(', ')}`)

for (const [name, command] of wanted) {
  if (command.startsWith('playwright') && findChromium() === null && !installChromium()) {
    console.log(`\nSKIP  ${name}: there is no Chromium, so NOTHING was tested in a browser.`)
    console.log('      Install it (Debian, as root: apt-get install chromium), or name it in CHROMIUM_PATH, and run the command again.\n')
    continue
  }
  const start = performance.now()
  const { status } = spawnSync(command, { cwd: root, env, shell: true, stdio: 'inherit' })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${seconds.padStart(6)} s   ${command}`)
  if (status !== 0) process.exit(1)
}
