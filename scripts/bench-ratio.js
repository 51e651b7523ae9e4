// The statistics of `bench-against.sh`: reads a line of `bench-pair.js` for each run and prints medians of the ratios with intervals.
import { text } from 'node:stream/consumers'

/**
 * @typedef {object} Run
 * @property {{ work: string, ratio: number, each: [number, number] }[]} figures
 * @property {[number, number]} stateBytes
 */

/** @type {Record<string, string>} */
const MEANING = {
  inPlace: 'decisions in place',
  cloneEvery30: 'decisions with a clone every 30',
  clone: 'clones',
  view: 'views',
  resample: 'determinizations (resample)',
  replay: 'replays of a whole game',
}

const runs = (await text(process.stdin))
  .trim()
  .split('\n')
  .map((line) => /** @type {Run} */ (JSON.parse(line)))
const outside = outsideOfInterval(runs.length)
const confidence = (100 * (1 - 2 * tail(runs.length, outside))).toFixed(1)

console.log(
  `ratio of speeds, new to old: median of ${runs.length} runs, ${confidence} % interval; then each for a million calibration steps`,
)
console.log('  ratio  interval                new       old')
for (const work of Object.keys(MEANING)) {
  const figures = runs.flatMap(({ figures }) => figures.filter((figure) => figure.work === work))
  const ratios = figures.map(({ ratio }) => ratio).sort((a, b) => a - b)
  const interval = [ratios.at(outside), ratios.at(-1 - outside)].map((ratio) => ratio?.toFixed(3)).join(' to ')
  const each = [0, 1].map((i) => digits(median(figures.map(({ each }) => each[i] ?? 0))))
  console.log(`  ${median(ratios).toFixed(3)}  ${interval}  ${each.join('')}  ${MEANING[work]}`)
}
const [bytes, before] = runs[0]?.stateBytes ?? [0, 0]
console.log(`  ${(bytes / before).toFixed(3)}  ${' '.repeat(14)}  ${digits(bytes)}${digits(before)}  bytes of numbers in a state`)

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ i) => sorted[i] ?? Number.NaN
  return (at((sorted.length - 1) >> 1) + at(sorted.length >> 1)) / 2
}

/** @param {number} value */
function digits(value) {
  return value.toLocaleString('en', { maximumSignificantDigits: 4 }).padStart(10)
}

/** How many values to leave out at each end, so that the true median lies among the others in at least 95 % of cases. @param {number} count */
function outsideOfInterval(count) {
  let outside = 0
  while (tail(count, outside + 1) <= 0.025) outside++
  return outside
}

/** The chance that at most so many of the values lie below the true median: a sum of binomial probabilities. @param {number} count @param {number} most */
function tail(count, most) {
  let ways = 1
  let sum = 1
  for (let i = 1; i <= most; i++) {
    ways *= (count - i + 1) / i
    sum += ways
  }
  return sum / 2 ** count
}
