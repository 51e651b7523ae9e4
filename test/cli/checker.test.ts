/** The checker in Python comes to the same as `hotline verify`, on games that servers of both versions of the chance have recorded. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { verify } from '../../src/cli/commands/verify.ts'
import { playAtRandom } from '../../src/client/player.ts'
import { type GameRecord, readRecord, writeRecord } from '../../src/records/record.ts'
import { verifyFairness } from '../../src/records/verify.ts'
import { inFixture } from '../fixtures/fixture.ts'
import { randomFrom, sharedHouse } from '../server/house.ts'

const house = sharedHouse()
const folder = mkdtempSync(join(tmpdir(), 'hotline-checker-'))
afterAll(() => rmSync(folder, { recursive: true }))

const hasPython = spawnSync('python3', ['--version']).status === 0

/** What the checker says of a record, with the questions that `hotline verify --questions` writes. */
function checked(text: string, ...written: string[]): { readonly status: number | null; readonly said: string } {
  const [record, questions] = [join(folder, 'record.json'), join(folder, 'questions.json')]
  writeFileSync(record, text)
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    writeFileSync(questions, String(chunk))
    return true
  })
  try {
    expect(verify(['--questions', record])).toBe(0)
  } finally {
    write.mockRestore()
  }
  const { status, stdout, stderr } = spawnSync('python3', ['examples/verify.py', record, questions, ...written], { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}`.trim() }
}

const fairLine = (record: GameRecord): string => {
  const verdict = verifyFairness(record)
  if (!verdict.fair) throw new Error(JSON.stringify(verdict))
  return `fair: ${verdict.answers} dice and draws`
}

test('it has sixty lines at most', () => {
  expect(readFileSync('examples/verify.py', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60)
})

describe.skipIf(!hasPython)('python3', () => {
  test.each(readdirSync(inFixture('verified')))('verifies %s of a server with version 1', (name) => {
    const text = readFileSync(inFixture(`verified/${name}`), 'utf8')
    const { record } = readRecord(text)
    expect(record.fair!.version).toBeUndefined()
    expect(checked(text)).toEqual({ status: 0, said: fairLine(record) })
  })

  test.each(['twilight-struggle', 'red-sea'] as const)('verifies a game of %s with version 2, and finds what was changed', async (game) => {
    const { create, connect, server } = await house()
    const { id, tokens } = await create({ game })
    const players = []
    for (const [i, token] of [tokens.us, tokens.ussr].entries())
      players.push(await playAtRandom(await connect(), { game: id, token }, { random: randomFrom(i + 3), contribution: `of-${i}` }))
    await players[0]!.over
    const text = (await server.http.inject(`/api/games/${id}/record`)).body
    const { record } = readRecord(text)
    const { commitment, commitments = [] } = record.fair!
    expect(checked(text, commitment, ...commitments)).toEqual({ status: 0, said: fairLine(record) })
    expect(checked(text, 'ff'.repeat(32))).toMatchObject({ status: 1, said: 'a hash that you wrote down is not in the record' })
    const fair = { ...record.fair!, contributions: ['of-0', 'of-2'] } as const
    expect(checked(writeRecord({ ...record, fair }))).toMatchObject({ status: 1, said: expect.stringContaining('of ussr is not') })
    const secret = { ...record.fair!, secret: '00'.repeat(32) }
    expect(checked(writeRecord({ ...record, fair: secret }))).toMatchObject({
      status: 1,
      said: expect.stringContaining('the secret is not'),
    })
    const rolled = record.moves.findLastIndex(({ by, pick }) => by === 2 && /^[1-6]$/.test(pick))
    const moves = record.moves
      .slice(0, rolled + 1)
      .map((move, i) => (i === rolled ? { ...move, pick: move.pick === '6' ? '5' : '6' } : move))
    expect(checked(writeRecord({ ...record, moves }))).toMatchObject({ status: 1, said: expect.stringMatching(`^move ${rolled + 1} is`) })
  })
})
