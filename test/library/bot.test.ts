/** The bot of docs/library.md: short, and no fool. `node scripts/library-bot.js` measures it in 400 games against the weakest level, the recruit. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('it has at most 40 lines', () => {
  expect(readFileSync('examples/library-bot.js', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(40)
})

test('it beats a player that only keeps from losing at once', () => {
  const args = ['scripts/library-bot.js', '--games', '4', '--opponent', 'careful', '--game', 'red-sea']
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ stdout, status }).toEqual({ stdout: expect.stringMatching(/scores [01]\.\d+ \([\d.]+ to [\d.]+\) in 4 games/), status: 0 })
})
