/** `hotline verify`, over records of fair games. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { verify } from '../../src/cli/commands/verify.ts'
import { commitmentTo } from '../../src/records/fair.ts'
import { recordOf, writeRecord } from '../../src/records/record.ts'
import { inFixture } from '../fixtures/fixture.ts'
import { fairness, play, SOURCE, START } from '../records/fair-games.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotline-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'game.json')
const fair = readFileSync(inFixture('verified/over-history.json'), 'utf8')

function says(...args: string[]): [number | null, string] {
  let text = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk)
    return true
  })
  try {
    return [verify(args), text]
  } finally {
    write.mockRestore()
  }
}

test('says what it found, and ends with 1 where a game is not fair', () => {
  writeFileSync(file, fair)
  expect(says(file)).toEqual([0, expect.stringMatching(/fair: all \d+ dice and draws follow from the secret/)])
  expect(says(file, '--commitment', 'ff'.repeat(32))).toEqual([1, expect.stringContaining('NOT FAIR')])
  writeFileSync(file, fair.replace(/"secret": ?"\w+"/, `"secret":"${'00'.repeat(32)}"`))
  expect(says(file)).toEqual([1, expect.stringContaining('was promised')])
  writeFileSync(file, 'no record')
  expect(says(file)).toEqual([1, expect.stringContaining('this is not the record of a game')])
  expect(says(join(folder, 'nothing.json'))).toEqual([1, `${join(folder, 'nothing.json')}: file not found\n`])
  expect(() => says()).toThrow(/name the files/)
})

test('takes all hashes that were promised before a game of hotline chance 2', () => {
  const commitments = (['us', 'ussr'] as const).map((seat, i) => commitmentTo(SOURCE.contributions[i]!, seat, fairness.commitment))
  const { g, moves } = play(START, { ...SOURCE, version: 2 }, 3)
  const fair = { ...fairness, version: 2, commitments: [commitments[0]!, commitments[1]!] } as const
  writeFileSync(file, writeRecord(recordOf(g, moves, { players: {}, fair })))
  expect(says(file, '--commitment', `${fairness.commitment},${commitments[1]}`)).toEqual([0, expect.stringContaining('fair: all')])
  expect(says(file, '--commitment', `${fairness.commitment},${'ff'.repeat(32)}`)).toEqual([1, expect.stringContaining('NOT FAIR')])
  writeFileSync(file, writeRecord(recordOf(g, moves, { players: {}, fair: { ...fair, contributions: ['apple', 'plum'] } })))
  expect(says(file)).toEqual([1, expect.stringContaining('what the ussr seat revealed')])
})
