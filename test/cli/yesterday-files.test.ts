/** Records, text logs, positions, saves, matches and backups of version 0.1.0 open, and those that are not over continue. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { playMatchGame } from '../../src/bots/lab/match.ts'
import { openMatchFile } from '../../src/cli/commands/arena/file.ts'
import { keep } from '../../src/cli/commands/play/files.ts'
import { read } from '../../src/cli/commands/play/saved.ts'
import { make, personAsked, playOn } from '../../src/cli/commands/play/session.ts'
import { replay } from '../../src/cli/commands/replay.ts'
import { verify } from '../../src/cli/commands/verify.ts'
import { readText } from '../../src/cli/files.ts'
import { openFile } from '../../src/cli/open-file.ts'
import { positionIn } from '../../src/cli/position.ts'
import { type Actor, bit, CHANCE, US, USSR } from '../../src/engine/script.ts'
// Registers all games: the program itself does not load Red Sea for `hotline replay`.
import { apply, asked, decision, newGame, type State } from '../../src/index.ts'
import { movesOf } from '../../src/match/match.ts'
import { restoreBackup } from '../../src/server/backup/restore.ts'
import { loadHistory } from '../../src/server/games/table.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { fixture, inFixture, type Outcome } from '../fixtures/fixture.ts'
import { positionText } from '../fixtures/position-text.ts'
import { botsHere } from './keyboard.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotline-yesterday-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { files, arena, sqlite } = fixture

/** A copy that may be written to. */
function copied(path: string): string {
  const copy = join(folder, path.replaceAll('/', '-'))
  cpSync(inFixture(path), copy)
  return copy
}

/** What a command prints, and how it ends. */
async function run(command: () => number | null | Promise<number | null>): Promise<{ readonly code: number | null; readonly out: string }> {
  let out = ''
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text)
    return true
  })
  try {
    return { code: await command(), out }
  } finally {
    spy.mockRestore()
  }
}

function expectOutcome(g: State, moves: number, { game, turn, vp, position, moves: expected }: Outcome): void {
  expect(positionText(g).split('\n')).toEqual(position)
  expect({ game: g.game, turn: g.turn, vp: g.vp, moves }).toEqual({ game, turn, vp, moves: expected })
}

/** Makes the first legal move of the actor that is asked. */
function goOn(g: State): void {
  const by = ([CHANCE, US, USSR] as const satisfies readonly Actor[]).find((actor) => (asked(g) & bit(actor)) !== 0)!
  apply(g, { by, pick: decision(g, by)!.moves[0]! })
}

test('fixture.json tells of every file', () => {
  for (const kind of ['records', 'logs', 'positions', 'cli'] as const)
    expect(Object.keys(files[kind]).sort()).toEqual(readdirSync(inFixture(kind)).sort())
})

describe.each(['records', 'logs'] as const)('%s', (kind) => {
  test.each(Object.entries(files[kind]))('%s is played again', (name, expected) => {
    const opened = openFile(inFixture(`${kind}/${name}`), undefined)
    if (typeof opened === 'string') throw new Error(opened)
    expect(opened.difference).toBeNull()
    expectOutcome(opened.state, opened.moves.length, expected)
  })

  test('`hotline replay` finds no difference', async () => {
    const names = Object.keys(files[kind]).map((name) => inFixture(`${kind}/${name}`))
    const { code, out } = await run(() => replay(['--json', ...names]))
    expect(JSON.parse(out)).toMatchObject({ games: names.length, same: names.length, first: null })
    expect(code).toBe(0)
  })
})

test('`hotline verify` computes the chance of finished games again', async () => {
  const names = readdirSync(inFixture('verified')).map((name) => inFixture(`verified/${name}`))
  const { code, out } = await run(() => verify(names))
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(line.indexOf(': ') + 2)),
  ).toEqual(names.map(() => expect.stringMatching(/^fair: all \d+ dice and draws/)))
  expect(code).toBe(0)
})

test.each(Object.entries(files.positions))('a game begins from the position %s', (name, { start, ...expected }) => {
  const position = positionIn(inFixture(`positions/${name}`), { mix: false, ...start })
  const g = newGame(start, position)
  expectOutcome(g, 0, expected)
  goOn(g)
})

test.each(Object.entries(files.cli))('the saved game %s goes on', async (name, { seats, over, ...expected }) => {
  const file = copied(`cli/${name}`)
  const s = read(readText(file))
  expectOutcome(s.match.state, s.match.made.length, expected)
  expect(s.setting.seats).toEqual(seats)
  expect(s.match.state.result !== null).toBe(over)
  if (over) return
  const side = personAsked(s, US)!
  make(s, { by: side, pick: decision(s.match.state, side)!.moves[0]! })
  const bots = botsHere()
  await playOn(s, (thought) => bots.think(thought))
  keep(file, s)
  expect(movesOf(read(readText(file)).match)).toEqual(movesOf(s.match))
})

test('a match that was stopped goes on', () => {
  const file = copied('arena/match.jsonl')
  const open = openMatchFile(file, arena.match)
  expect(open.played).toHaveLength(arena.games)
  open.add(playMatchGame({ ...arena.match, game: arena.games }))
  expect(openMatchFile(file, arena.match).played).toHaveLength(arena.games + 1)
})

test('a backup is restored with every game', async () => {
  const address = join(folder, 'restored', 'hotline.sqlite')
  await restoreBackup(address, inFixture('hotline.backup'), () => () => undefined)
  const storage = await openStorage(address)
  for (const game of sqlite.games) {
    const { course, entries, row } = (await loadHistory(storage, game.id))!
    expect([game.label, row.status, entries.length]).toEqual([game.label, game.status, game.entries])
    expectOutcome(course.state, course.made.length, game)
  }
  await storage.close()
})

test('nothing is left out of the fixture', () => {
  const expected = ['arena', 'browser.json', 'cli', 'data', 'fixture.json', 'hotline.backup', 'logs', 'make.ts.txt', 'positions']
  expect(readdirSync(inFixture('.')).sort()).toEqual([...expected, 'postgres.sql', 'records', 'verified'].sort())
  expect(readFileSync(inFixture('postgres.sql'), 'utf8')).not.toMatch(/^\\/m)
})
