import { expect, test } from 'vitest'
import { generator } from '../../src/bots/generator.ts'
import { startOfGame } from '../../src/games/index.ts'
import type { Preset } from '../../src/games/options.ts'
import { exportTextLog } from '../../src/records/text-log/export.ts'
import { replayTextLog } from '../../src/records/text-log/replay.ts'
import { corpus, noCorpus } from './corpus.ts'
import { gameOf } from './games.ts'
import { mutate, placesOf } from './mutations.ts'

/** How many numbers are changed: more by `HOTLINE_MUTATIONS=20000 npx vitest run test/records/mutations.test.ts`. */
const COUNT = Number(process.env.HOTLINE_MUTATIONS ?? 200)

/** Changes numbers of random lines of random logs, and gathers those whose line is not the one reported. */
function missed(logs: readonly string[], count: number, seed: number, preset?: Preset): unknown[] {
  const random = generator(seed)
  const games = logs.map((text) => ({ text, places: placesOf(text) }))
  return Array.from({ length: count }).flatMap(() => {
    const { text, places } = games[Math.floor(random() * games.length)]!
    const mutation = mutate(text, places, random)
    const { difference } = replayTextLog(mutation.text, preset)
    if (difference?.line === mutation.line) return []
    const { line, before, after } = mutation
    return [{ line, before, after, difference }]
  })
}

test.skipIf(noCorpus)('real games of both dialects: one changed number is reported with its own line', () => {
  expect(
    missed(
      corpus.map(({ text }) => text),
      COUNT,
      1,
      'app',
    ),
  ).toEqual([])
})

test('games written here: one changed number is reported with its own line', () => {
  const logs = Array.from({ length: 8 }, (_, i) => {
    const { g, moves } = gameOf('careful', i)
    return exportTextLog(startOfGame(g), moves)
  })
  expect(missed(logs, Math.ceil(COUNT / 3), 2)).toEqual([])
})

test('a game of Red Sea written here: one changed number is reported with its own line', () => {
  const { g, moves } = gameOf('careful', 3, { game: 'red-sea' })
  expect(missed([exportTextLog(startOfGame(g), moves)], 30, 3)).toEqual([])
})
