// One run of `bench-against.sh`: measures two builds of the library side by side.
//   bench-pair.js NEW/dist/src/index.js OLD/dist/src/index.js [--first new|old] [--game NAME] [--mix] [--seconds N]
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { RECORDED } from '../dist/src/cli/bench/games.js'
import { measure, quantile } from '../dist/src/cli/bench/measure.js'
import { WORKS } from '../dist/src/cli/bench/works.js'

const { values, positionals } = parseArgs({
  options: {
    game: { type: 'string', default: 'twilight-struggle' },
    mix: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '15' },
    first: { type: 'string', default: 'new' },
  },
  allowPositionals: true,
})
const recorded = RECORDED.find(({ kind }) => kind.game === values.game && kind.mix === values.mix)
if (recorded === undefined) throw new Error(`No games of ${values.game} are recorded.`)

/** A build with a loop of its own: in a common one the compiler could not inline what it calls. @param {string} file */
async function load(file) {
  /** @type {typeof import('../dist/src/cli/bench/works.js')} */
  const { worksOf } = await import(`../dist/src/cli/bench/works.js?${file}`)
  const engine = await import(pathToFileURL(resolve(file)).href)
  return worksOf(engine, /** @type {NonNullable<typeof recorded>} */ (recorded))
}

/** @type {import('../dist/src/cli/bench/works.js').Works[]} */
const engines = []
for (const i of values.first === 'old' ? [1, 0] : [0, 1]) engines[i] = await load(positionals[i] ?? '')
const samples = measure(engines, Number(values.seconds))

const figures = WORKS.map((work) => {
  const own = samples.filter((sample) => sample.work === work)
  const median = (/** @type {(sample: typeof own[number]) => number} */ of) => quantile(own.map(of), 0.5)
  const each = engines.map((_, i) => median(({ speeds, calibration }) => (speeds[i] ?? 0) / calibration))
  return { work, ratio: median(({ speeds: [newer = 0, older = 0] }) => newer / older), each }
})
console.log(JSON.stringify({ figures, stateBytes: engines.map(({ stateBytes }) => stateBytes) }))
