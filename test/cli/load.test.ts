/** `hotline load`: it ends by itself and by Ctrl+C, always with a report. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { textPlot } from '../../src/cli/commands/load/plot.ts'
import { describePostgres } from '../server/postgres.ts'

interface Ended {
  readonly code: number | null
  readonly output: string
}

async function load(args: readonly string[], onStart: (child: ChildProcess) => void = () => undefined): Promise<Ended> {
  const child = spawn(process.execPath, ['bin/hotline.js', 'load', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString()
  })
  onStart(child)
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, output }
}

const FEW = ['--games', '2', '--rate', '40', '--seconds', '1']

test('both games on SQLite: what a move costs, beside the bare database', async () => {
  const { code, output } = await load([...FEW, '--bare', '1', '--json'])
  const { runs, bare } = JSON.parse(output)
  expect(code).toBe(0)
  expect(runs).toMatchObject([{ processes: 1, failed: 0, steps: [{ rate: 40, busMessages: 0, databaseCpu: null }] }])
  const { moves, serverCpu, statements, messages, bytes } = runs[0].steps[0]
  for (const figure of [moves, serverCpu, statements, messages, bytes, bare.inserts, bare.moves, bare.cpu])
    expect(figure).toBeGreaterThan(0)
})

test.each([
  [['--url', 'http://127.0.0.1:9/'], '--url: no server answers at http://127.0.0.1:9/; is it running?'],
  [['--plot', '.'], 'can’t use .: EISDIR'],
])('it refuses %j before it measures', (args, says) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/hotline.js', 'load', ...args], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(`hotline load: ${says}`)
})

test('an interrupt ends it with a report of what was measured', async () => {
  const { code, output } = await load(['--games', '2', '--seconds', '3600'], (child) => {
    child.stderr?.on('data', (data: Buffer) => data.toString().includes('games have begun') && child.kill('SIGINT'))
  })
  expect([code, output]).toEqual([130, expect.stringContaining('interrupted; load of the machine')])
})

describePostgres('load', (address) => {
  test('the players of a game sit at two processes, and a message goes from one to the other', async () => {
    const { code, output } = await load([...FEW, '--processes', '1,2', '--database', await address(), '--bare', '0', '--json'])
    const { runs } = JSON.parse(output)
    expect(code).toBe(0)
    expect(runs).toMatchObject([
      { processes: 1, failed: 0 },
      { processes: 2, failed: 0 },
    ])
    const [one, two] = runs.map((run: { steps: { busMessages: number }[] }) => run.steps[0]!.busMessages)
    expect(two).toBeGreaterThan(one)
  })
})

describe('the plot', () => {
  test('has a mark for each point, the highest at the top and the fastest at the right', () => {
    const lines = textPlot([
      {
        name: 'p99',
        mark: 'A',
        points: [
          { x: 50, y: 1 },
          { x: 100, y: 10 },
        ],
      },
    ]).split('\n')
    const rows = lines.filter((line) => line.includes(' |'))
    expect(rows[0]).toMatch(/^\s+10 \| {60}A$/)
    expect(rows.at(-1)).toMatch(/^\s+1 \| {30}A$/)
    expect(lines.at(-2)).toBe('A p99')
  })
})
