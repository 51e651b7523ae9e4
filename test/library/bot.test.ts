/** The bot of docs/library.md: short, and better than the weakest level. `node scripts/library-bot.js` plays 400 games. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('it has at most 40 lines', () => {
  expect(readFileSync('examples/library-bot.js', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(40)
})

test.each(['twilight-struggle', 'red-sea'])('it beats the weakest level in %s', (game) => {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/library-bot.js', '--games', '10', '--game', game], { encoding: 'utf8' })
  expect({ stdout, status }).toEqual({ stdout: expect.stringMatching(/scores [01]\.\d+ in 10 games/), status: 0 })
})
