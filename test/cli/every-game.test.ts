/** Every command that knows games, run as a program with every kind of game: none may depend on what another part has loaded. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import { anyAsked } from '../../src/bots/players/random.ts'
import { CHANCE, type Move } from '../../src/engine/script.ts'
import { apply, asked, decision, type NewGame, newGame } from '../../src/index.ts'
import { commitmentOf, countAnswer, fairKey, fairPick, type Given } from '../../src/records/fair.ts'
import { recordOf, writeRecord } from '../../src/records/record.ts'

interface Kind {
  readonly start: NewGame
  readonly flags: readonly string[]
  /** What a record names. */
  readonly rules: string
}

const KINDS: readonly Kind[] = [
  { start: { game: 'twilight-struggle' }, flags: [], rules: 'twilight-struggle' },
  { start: { game: 'twilight-struggle', mix: true }, flags: ['--mix'], rules: 'twilight-struggle-mixed' },
  { start: { game: 'twilight-struggle', scenario: 'late-war' }, flags: ['--scenario', 'late-war'], rules: 'twilight-struggle' },
  {
    start: { game: 'twilight-struggle', scenario: 'chinese-civil-war' },
    flags: ['--scenario', 'chinese-civil-war'],
    rules: 'twilight-struggle-civil-war',
  },
  { start: { game: 'red-sea' }, flags: ['--game', 'red-sea'], rules: 'red-sea' },
  { start: { game: 'red-sea', mix: true }, flags: ['--game', 'red-sea', '--mix'], rules: 'red-sea-mixed' },
]

const folder = mkdtempSync(join(tmpdir(), 'hotline-every-game-'))
let serving: ChildProcess | null = null
afterAll(() => {
  serving?.kill()
  rmSync(folder, { recursive: true, force: true })
})

interface Run {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

async function hotline(args: readonly string[], input = ''): Promise<Run> {
  const child = spawn(process.execPath, ['bin/hotline.js', ...args], { stdio: 'pipe' })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text))
  child.stdin.end(input)
  const status = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  return { status, ...output }
}

/** A game with fair chance and players who answer anything, as a record. */
function fairRecord(start: NewGame): string {
  const source = { version: 1, secret: '5a'.repeat(32), contributions: ['apple', 'pear'] } as const
  const key = fairKey(source)
  const random = generator(7)
  const given: Given = new Map()
  const g = newGame(start)
  const moves: Move[] = []
  while (g.result === null) {
    const by = anyAsked(asked(g), random)
    const pick = by === CHANCE ? fairPick(key, given, g)! : oneOf(decision(g, by)!.moves, random)
    if (by === CHANCE) countAnswer(given, g)
    apply(g, { by, pick })
    moves.push({ by, pick })
  }
  return writeRecord(recordOf(g, moves, { players: {}, fair: { ...source, commitment: commitmentOf(source.secret) } }))
}

describe.each(KINDS)('$flags', ({ start, flags, rules }) => {
  const named = { game: start.game, mix: start.mix === true }
  const file = (name: string): string => join(folder, `${rules}-${flags.length}-${name}`)

  test.concurrent.each([
    ['simulate', ['--games', '1', '--cores', '1']],
    ['arena', ['--games', '1', '--cores', '1', '--players', 'club,expert:3n']],
    ['fuzz', ['--games', '1', '--cores', '1']],
    ['bench', ['--seconds', '1']],
  ])('%s', async (command, args) => {
    const { status, stdout } = await hotline([command, ...flags, ...args, '--json'])
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject(named)
  })

  test.concurrent('play, and go on with the game that was left', async () => {
    const autosave = ['--autosave', file('save.json')]
    const begun = await hotline(['play', ...flags, '--us', 'random', '--ussr', 'human', '--seed', '5', ...autosave], 'status\n1\n')
    expect([begun.status, begun.stderr]).toEqual([0, ''])
    const saved = JSON.parse(readFileSync(file('save.json'), 'utf8')) as { game: string; moves: string[] }
    expect(saved.game).toBe(rules)
    const resumed = await hotline(['play', '--resume', file('save.json')], '1\n')
    expect([resumed.status, resumed.stderr]).toEqual([0, ''])
    const more = JSON.parse(readFileSync(file('save.json'), 'utf8')) as typeof saved
    expect(more.moves.slice(0, saved.moves.length)).toEqual(saved.moves)
    expect(more.moves.length).toBeGreaterThan(saved.moves.length)
  })

  test.concurrent('replay a record and its text log, and verify its chance', async () => {
    writeFileSync(file('game.json'), fairRecord(start))
    const [replayed, written, verified] = await Promise.all([
      hotline(['replay', file('game.json')]),
      hotline(['replay', file('game.json'), '--to', 'text']),
      hotline(['verify', file('game.json')]),
    ])
    expect(replayed.stdout).toContain('1 game, 1 OK')
    expect([replayed.status, written.status, written.stderr]).toEqual([0, 0, ''])
    expect([verified.status, verified.stdout]).toEqual([0, expect.stringContaining(': fair: all ')])
    writeFileSync(file('game.log'), written.stdout)
    const { status, stdout } = await hotline(['replay', file('game.log'), '--to', 'record'])
    expect([status, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ game: rules })])
  })
})

test.concurrent.each(['twilight-struggle', 'red-sea'])('train learns from games of %s', async (game) => {
  const amount = ['--generations', '1', '--games', '20', '--epochs', '1', '--test', '1', '--nodes', '50', '--cores', '1']
  const dir = join(folder, `${game}-training`)
  const { status } = await hotline(['train', '--game', game, ...amount, '--dir', dir])
  expect(status).toBe(0)
  expect(readdirSync(dir).some((name) => name.endsWith('.bin'))).toBe(true)
})

describe('serve', () => {
  let address = ''
  beforeAll(async () => {
    const child = spawn(process.execPath, ['bin/hotline.js', 'serve', '--port', '0', '--data', join(folder, 'data')], { stdio: 'pipe' })
    serving = child
    address = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
      child.stdout.on('data', (data: Buffer) => {
        const found = /http:\/\/\S+/.exec(data.toString())
        if (found !== null) resolve(found[0])
      })
    })
  })

  test.each(KINDS)('makes a game with a bot: $flags', async ({ start: { game, ...options }, rules }) => {
    const reply = await fetch(`${address}api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, options, seats: { us: { bot: 'beginner' }, ussr: 'open' } }),
    })
    expect([reply.status, await reply.json()]).toEqual([201, expect.objectContaining({ info: expect.objectContaining({ game: rules }) })])
  })
})
