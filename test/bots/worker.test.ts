import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { playGame } from '../../src/bots/lab/driver.ts'
import { playerNamed } from '../../src/bots/players/names.ts'
import type { Move } from '../../src/engine/script.ts'
import { rulesNamed } from '../../src/index.ts'

/** What a worker of the browser does not have is taken away before the bots are loaded. */
const PROGRAM = `
  const { parentPort, workerData: { root, wanted, players, seed } } = require('node:worker_threads')
  const from = (file) => import(root + 'dist/src/' + file)
  const names = ['process', 'Buffer', 'global', 'require', 'setImmediate', 'clearImmediate']
  void (async () => {
    const alien = names.filter((name) => delete globalThis[name] && name in globalThis)
    await from('games/mixed.js')
    const [{ playGame }, { playerNamed }, { hints }] = await Promise.all(['lab/driver', 'players/names', 'players/hints'].map((file) => from('bots/' + file + '.js')))
    const log = []
    const { result } = playGame(wanted, players.map((name) => playerNamed(name)()), seed, log)
    parentPort.postMessage({ log, result, alien, hints: typeof hints })
  })()
`

interface Answer {
  readonly log: readonly Move[]
  readonly result: unknown
  readonly alien: readonly string[]
  readonly hints: string
}

const inWorker = (data: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, { eval: true, workerData: { root: pathToFileURL('./').href, ...data } })
    worker.on('error', reject)
    worker.on('message', (answer: Answer) => {
      resolve(answer)
      void worker.terminate()
    })
  })

test.each([
  ['red-sea', 'expert:100n', 'club'],
  ['red-sea', 'beginner', 'expert:100n'],
])('a game of %s between %s and %s is the same in a worker', async (game, us, ussr) => {
  const log: Move[] = []
  const wanted = { game: rulesNamed(game)!.id }
  const { result } = playGame(wanted, [playerNamed(us)(), playerNamed(ussr)()], 6, log)
  const answer = await inWorker({ wanted, players: [us, ussr], seed: 6 })
  expect(answer).toEqual({ log, result, alien: [], hints: 'function' })
})
