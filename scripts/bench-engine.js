// One engine of `bench-pair.js`, in a process of its own: bench-engine.js FILE GAME MIX. It answers [work, milliseconds] with a speed.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { RECORDED } from '../dist/src/cli/commands/bench/games.js'
import { runnerOf } from '../dist/src/cli/commands/bench/measure.js'
import { worksOf } from '../dist/src/cli/commands/bench/works.js'

const [file = '', game, mix] = process.argv.slice(2)
const recorded = RECORDED.find(({ kind }) => kind.game === game && String(kind.mix) === mix)
if (recorded === undefined) throw new Error(`No games of ${game} are recorded.`)
const works = worksOf(await import(pathToFileURL(resolve(file)).href), recorded)
const run = runnerOf(works)
process.on('message', (/** @type {Parameters<typeof run>} */ slice) => process.send?.(run(...slice)))
process.send?.(works.stateBytes)
