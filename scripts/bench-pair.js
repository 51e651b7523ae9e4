// One run of `bench-against.sh`: measures two builds of the library in turn, each in a process of its own, so that neither profits or
// suffers from what the compiler knows of the other.
//   bench-pair.js NEW/dist/src/index.js OLD/dist/src/index.js [--game NAME] [--mix] [--seconds N]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measure, quantile } from '../dist/src/cli/commands/bench/measure.js'
import { WORKS } from '../dist/src/cli/commands/bench/works.js'

const { values, positionals } = parseArgs({
  options: {
    game: { type: 'string', default: 'twilight-struggle' },
    mix: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '15' },
  },
  allowPositionals: true,
})

const processes = positionals.map((file) => fork(join(import.meta.dirname, 'bench-engine.js'), [file, values.game, String(values.mix)]))
for (const one of processes) one.on('exit', (code) => code === 0 || process.exit(1))
const stateBytes = await Promise.all(processes.map(async (one) => (await once(one, 'message'))[0]))
const runners = processes.map((one) => async (/** @type {unknown[]} */ ...slice) => {
  one.send(slice)
  return (await once(one, 'message'))[0]
})
const samples = await measure(runners, Number(values.seconds))
for (const one of processes) one.disconnect()

const figures = WORKS.map((work) => {
  const own = samples.filter((sample) => sample.work === work)
  const median = (/** @type {(sample: typeof own[number]) => number} */ of) => quantile(own.map(of), 0.5)
  const each = runners.map((_, i) => median(({ speeds, calibration }) => (speeds[i] ?? 0) / calibration))
  return { work, ratio: median(({ speeds: [newer = 0, older = 0] }) => newer / older), each }
})
console.log(JSON.stringify({ figures, stateBytes }))
