/** `hotline verify`, over records of fair games. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { verify } from '../../src/cli/commands/verify.ts'
import { inFixture } from '../fixtures/fixture.ts'

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
  expect(says(file)[0]).toBe(1)
  expect(says(join(folder, 'nothing.json'))[0]).toBe(1)
  expect(() => says()).toThrow(/name the files/)
})
