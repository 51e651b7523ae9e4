/** `hotline replay`, over files in a folder of their own. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BadArguments } from '../../src/cli/args.ts'
import { replay } from '../../src/cli/commands/replay.ts'
import { newGame, startOfGame } from '../../src/games/index.ts'
import { readRecord, recordOf, writeRecord } from '../../src/records/record.ts'
import { exportTextLog } from '../../src/records/text-log/export.ts'
import type { Position } from '../../src/rules/position/position.ts'
import { inFixture } from '../fixtures/fixture.ts'
import { gameOf } from '../records/games.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotline-replay-'))
const file = (name: string): string => join(folder, name)
const { g, moves } = gameOf('careful', 21)
const log = exportTextLog(startOfGame(g), moves, { us: 'Ann', ussr: 'Bob' })
const line = log.split('\n').findIndex((row) => row.startsWith('DEFCON')) + 1

beforeAll(() => {
  writeFileSync(file('game.log'), log)
  writeFileSync(file('game.json'), writeRecord(recordOf(g, moves, { players: { us: 'Ann', ussr: 'Bob' } })))
  writeFileSync(
    file('wrong.log'),
    log
      .split('\n')
      .with(line - 1, 'DEFCON degrades to 1')
      .join('\n'),
  )
  writeFileSync(
    file('damaged.log'),
    log
      .split('\n')
      .with(line - 1, 'DEFCON degr')
      .concat('Good game!')
      .join('\n'),
  )
  writeFileSync(file('latin1.log'), Buffer.from('SETUP: Jürgen will play as USSR.', 'latin1'))
  writeFileSync(file('other.txt'), 'Dear diary')
  writeFileSync(file('huge.log'), Buffer.alloc(50_000_000, 'Turn 1, US AR1\n'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command; gives its exit code and what it prints. */
async function run(...args: string[]): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const printed = { out: '', err: '' }
  const spies = (['out', 'err'] as const).map((name) =>
    vi.spyOn(process[`std${name}`], 'write').mockImplementation((text) => {
      printed[name] += String(text)
      return true
    }),
  )
  try {
    return { code: await replay(args), ...printed }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

test('a row a game and a last line with the totals; 0 where nothing differs', async () => {
  const { code, out } = await run(file('game.log'), file('game.json'))
  const rows = out.trimEnd().split('\n')
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatch(/^game\.log: (US|USSR) wins by [\w ]+, turn \d+ \(OK, \d+ plays, \d+ values\), printed: (US|USSR) wins by .+$/)
  expect(rows[1]).toMatch(/^game\.json: (US|USSR) wins by [\w ]+, turn \d+ \(OK, \d+ plays, \d+ values\)$/)
  expect(rows[2]).toMatch(/^2 games, 2 OK, \d+ plays checked, \d+ values compared$/)
  expect(code).toBe(0)
})

test('1 where a game differs, with the line, what was expected and what was found', async () => {
  const { code, out } = await run(file('game.log'), file('wrong.log'))
  expect(out).toMatch(new RegExp(`^wrong\\.log: differs at line ${line}: expected .+; found DEFCON degrades to 1`, 'm'))
  expect(out).toMatch(new RegExp(`^2 games, 1 OK, .+; first problem: wrong\\.log line ${line}\n$`, 'm'))
  expect(code).toBe(1)
})

test('lines that can not be used are named and counted apart from differences', async () => {
  const [defcon, end] = [log.split('\n')[line - 1]!, log.split('\n').length + 1]
  const { code, out } = await run(file('game.log'), file('damaged.log'))
  const rows = out.trimEnd().split('\n')
  expect(rows[1]).toMatch(/^damaged\.log: .+ \(OK, \d+ plays/)
  expect(rows[2]).toBe(`  line ${line} can't be used: "DEFCON degr"; it must have been "${defcon}"`)
  expect(rows[3]).toBe(`  line ${end} can't be used: "Good game!"; the log fits without it`)
  expect(rows[4]).toMatch(/^2 games, 2 OK, .+ values compared, 2 unusable lines$/)
  expect(code).toBe(0)
  const report = JSON.parse((await run('--json', file('damaged.log'))).out) as { unusable: number; rows: { unusable: unknown }[] }
  expect(report).toMatchObject({ same: 1, unusable: 2, first: null })
  expect(report.rows[0]!.unusable).toMatchObject([{ line, text: 'DEFCON degr', readAs: defcon, readings: 1 }, { line: end }])
  expect((await run('--to', 'csv', file('damaged.log'))).err).toContain(`line ${line} can't be used`)
})

test('files that can not be read say why, and the others are checked all the same', async () => {
  const { code, out } = await run(file('none.log'), file('latin1.log'), file('other.txt'), file('huge.log'), folder, file('game.log'))
  expect(out).toContain('none.log: file not found')
  expect(out).toContain('latin1.log: not a text file in UTF-8')
  expect(out).toContain('other.txt: this is neither a record')
  expect(out).toContain('huge.log: the file has 50000000 bytes')
  expect(out).toContain('(EISDIR)')
  expect(out).toContain('6 games, 1 OK')
  expect(code).toBe(1)
})

test('--json', async () => {
  const { code, out } = await run('--json', file('game.log'), file('wrong.log'))
  const report = JSON.parse(out) as {
    games: number
    same: number
    first: unknown
    rows: { file: string; difference: unknown; winner: string }[]
  }
  expect(report).toMatchObject({ games: 2, same: 1, first: { file: 'wrong.log', line } })
  expect(report.rows[0]).toMatchObject({ file: 'game.log', kind: 'text-log', difference: null, error: null, endTurn: g.turn })
  expect(report.rows[1]).toMatchObject({ difference: { line, found: 'DEFCON degrades to 1' } })
  expect(code).toBe(1)
})

test('--at prints the position, as text or in the JSON', async () => {
  const { out } = await run('--at', 'T2 US AR3', file('game.log'))
  expect(out).toMatch(/^Turn 2 of 10, US AR 3\./)
  expect((await run('--at', 'Turn 2', file('game.json'))).out).toMatch(/^Turn 2 of 10, headline phase/)
  expect(await run('--at', 'T10 US AR8', file('game.log'))).toEqual({
    code: 1,
    out: '',
    err: 'game.log: the game does not reach this position\n',
  })
  const report = JSON.parse((await run('--json', '--at', 'T2 US AR3', file('game.log'))).out) as { rows: { position: string }[] }
  expect(report.rows[0]!.position).toBe(out)
  await expect(run('--at', 'somewhere', file('game.log'))).rejects.toThrow(BadArguments)
})

test('--to writes the game in another format', async () => {
  const { record } = readRecord((await run('--to', 'record', file('game.log'))).out)
  expect(record).toMatchObject({ game: g.game, options: g.options, players: { us: 'Ann', ussr: 'Bob' } })
  expect((await run('--to', 'text', file('game.json'))).out).toBe(log)
  expect((await run('--to', 'csv', file('game.json'))).out).toMatch(/^turn,round,side,card,use,details\n1,0,/)
  expect(JSON.parse((await run('--to', 'result', file('game.json'))).out)).toMatchObject({ endTurn: g.turn, score: g.vp })
  expect((await run('--to', 'result', file('wrong.log'))).err).toContain(`wrong.log: differs at line ${line}`)
})

test('--preset reads a log by other rules than it says', async () => {
  const read = (text: string): unknown => readRecord(text).record.options.readings.glasnostEndsReformer
  expect(read((await run('--to', 'record', file('game.log'))).out)).toBe(false)
  expect(read((await run('--preset', 'app', '--to', 'record', file('game.log'))).out)).toBe(true)
})

test('no file, or options that exclude each other, are refused', async () => {
  await expect(run()).rejects.toThrow('name the files to check')
  await expect(run('--json', '--to', 'csv', file('game.log'))).rejects.toThrow('use one of them')
  await expect(run('--preset', 'house', file('game.log'))).rejects.toThrow(BadArguments)
  expect((await run('--help')).code).toBeNull()
})

test('--to position prints the last one, --to text refuses a game that began from one', async () => {
  const puzzle = inFixture('records/from-position.json')
  const position = JSON.parse((await run('--to', 'position', puzzle)).out) as Position
  const { turn, round } = newGame({ game: 'twilight-struggle' }, position)
  expect([turn, round]).toEqual([8, 7])
  expect(await run('--to', 'text', puzzle)).toMatchObject({ code: 1, err: expect.stringContaining('has no text log') as string })
  const lateWar = await run('--to', 'position', inFixture('records/late-war.json'), puzzle)
  expect(lateWar).toMatchObject({ code: 1, err: 'late-war.json: The scenario late-war has rules that a position can’t describe.\n' })
  expect(JSON.parse(lateWar.out)).toEqual(position)
})
