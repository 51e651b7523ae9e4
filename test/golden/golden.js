// Compares the program with the golden file: what games, bots, the server, the command line and the library gave when it was written.
//   npm run golden                    compares all parts
//   npm run golden -- --only words    compares one part
//   npm run golden -- --write         writes the golden file anew; its diff is for review
//   npm run golden -- --show "red-sea | careful 1"   prints a game of games.txt in full, to compare with another version
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { goldenBots } from './bots.js'
import { allGames, goldenGames, played } from './games.js'
import { goldenServer } from './online.js'
import { goldenHelp, goldenTypes } from './surface.js'

const FOLDER = new URL('files/', import.meta.url)

/** @template T @param {() => T} make */
function once(make) {
  /** @type {{ made: T } | null} */
  let kept = null
  return () => {
    kept ??= { made: make() }
    return kept.made
  }
}
const games = once(goldenGames)
const server = once(goldenServer)

/** Each part is a file of lines. @type {Record<string, () => string[] | Promise<string[]>>} */
const PARTS = {
  games: () => games().games,
  moves: () => games().full,
  words: () => games().words,
  bots: goldenBots,
  online: async () => (await server()).frames,
  openapi: async () => (await server()).openapi,
  help: goldenHelp,
  types: goldenTypes,
}

/** How many differences of a part are shown, how many lines of each, and how much of a line and before its difference. */
const DIFFERENCES = 5
const LINES = 3
const WIDTH = 240
const BEFORE = 50
/** How far a line is looked for that both have again. */
const REACH = 200

/**
 * @typedef {{ line: number, before: string[], after: string[] }} Difference
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 * @returns {Difference[]}
 */
function differences(before, after) {
  /** @type {Difference[]} */
  const found = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (before[i] === after[j]) {
      i++
      j++
      continue
    }
    const [skipBefore, skipAfter] = nextCommon(before.slice(i, i + REACH), after.slice(j, j + REACH))
    found.push({ line: i + 1, before: before.slice(i, i + skipBefore), after: after.slice(j, j + skipAfter) })
    i += skipBefore
    j += skipAfter
  }
  return found
}

/** How many lines of each are skipped until both have the same line again. @param {string[]} before @param {string[]} after */
function nextCommon(before, after) {
  for (let sum = 1; sum < before.length + after.length; sum++)
    for (let i = Math.max(0, sum - after.length + 1); i <= Math.min(sum, before.length - 1); i++)
      if (before[i] === after[sum - i]) return /** @type {const} */ ([i, sum - i])
  return /** @type {const} */ ([before.length, after.length])
}

/** The beginning of a long line, and where it first differs from the other. @param {string} line @param {string} [other] */
function shortened(line, other = '') {
  if (line.length <= WIDTH) return line
  let at = 0
  while (at < line.length && line[at] === other[at]) at++
  const start = Math.max(0, at - BEFORE)
  const shown = line.slice(start, start + WIDTH - 2 * BEFORE)
  return `${start > BEFORE ? `${line.slice(0, BEFORE)} … ` : line.slice(0, start)}${shown}${start + shown.length < line.length ? ' …' : ''}`
}

/** @param {string} mark @param {string[]} lines @param {string[]} others */
const marked = (mark, lines, others) => [
  ...lines.slice(0, LINES).map((line, i) => `    ${mark} ${shortened(line, others[i])}`),
  ...(lines.length > LINES ? [`    ${mark} and ${lines.length - LINES} lines more`] : []),
]

/** @param {string} part @param {readonly Difference[]} found */
function report(part, found) {
  console.log(`FAIL  ${part}: ${found.length} differences from test/golden/files/${part}.txt`)
  for (const { line, before, after } of found.slice(0, DIFFERENCES))
    console.log([`  line ${line}`, ...marked('-', before, after), ...marked('+', after, before)].join('\n'))
  if (found.length > DIFFERENCES) console.log(`  and ${found.length - DIFFERENCES} more`)
}

/** @param {string} id */
function show(id) {
  const game = allGames().find((one) => one.id === id)
  if (game === undefined)
    throw new Error(`there is no game ${JSON.stringify(id)}; the lines of test/golden/files/games.txt begin with their names`)
  console.log(played({ ...game, full: true }, new Map()).full.join('\n'))
}

/** @param {string[]} parts @param {boolean} write */
async function run(parts, write) {
  let failed = false
  for (const part of parts) {
    const make = PARTS[part]
    if (make === undefined) throw new Error(`there is no part ${part}; there is: ${Object.keys(PARTS).join(', ')}`)
    const start = performance.now()
    const text = (await make()).join('\n').trimEnd()
    const lines = text.split('\n')
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const file = new URL(`${part}.txt`, FOLDER)
    if (write) writeFileSync(file, `${text}\n`)
    const before = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
    const found = differences(before, lines)
    if (found.length === 0) console.log(`ok    ${part.padEnd(8)} ${String(lines.length).padStart(5)} lines ${seconds.padStart(6)} s`)
    else report(part, found)
    failed ||= found.length > 0
  }
  if (failed) console.log('\nIf this is what you wanted, write it with `npm run golden -- --write`, and have its diff reviewed.')
  return failed
}

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, only: { type: 'string', multiple: true }, show: { type: 'string' } },
})
if (values.show !== undefined) show(values.show)
else {
  if (values.write && values.only === undefined) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  process.exitCode = (await run(values.only ?? Object.keys(PARTS), values.write)) ? 1 : 0
}
