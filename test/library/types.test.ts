/** The types of the library resolve for a program that installs it, in strict mode and with every way to resolve modules that it promises. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { typedExampleOf } from './examples.ts'

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
const folder = mkdtempSync(join(tmpdir(), 'hotline-consumer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const page = typedExampleOf('docs/library.md')

const CONSUMER = `
import { answerOf, apply, decision, effectsInForce, newGame, rulesOf, sideOfChance, view, whoIsAsked, US } from 'hotline'
import type { Asked, Move, NewGame, Note, Position, Side, State, View } from 'hotline'
import { playerNamed, playGame, type Player } from 'hotline/bots'
import { openGame, type GameRecord, recordOf, writeRecord } from 'hotline/records'
import { logLines, type Words, words } from 'hotline/words'

const start: NewGame = { game: 'twilight-struggle', preset: 'app', variants: { realignAndPlace: true } }
const position: Position = { turn: 3, hands: { us: ['nato'] }, effects: { nato: { owner: 'us' } } }
const g: State = newGame(start, position)
const seen: View = view(g, US)
const asks: Asked | null = decision(g, whoIsAsked(g)[0] ?? US)
const whose: Side | null = sideOfChance(g)
const first: Player = (seat) => seat.decision.moves[0] ?? -1
const log: Move[] = []
const notes: Note[] = []
const over: State = playGame(start, [first, playerNamed('club')()], 1, log)
if (asks !== null) apply(g, { by: asks.who, pick: asks.moves[0] ?? -1 }, notes)
const record: GameRecord = recordOf(over, log)
const english: Words = words('en', g.game)
const answer = answerOf(rulesOf(g), 3)
if (answer?.kind === 'card') answer.card.toFixed()
// @ts-expect-error A country has no card.
if (answer?.kind === 'country') answer.card
// @ts-expect-error There is no such preset.
newGame({ game: 'red-sea', preset: 'house-rules' })
export const all: unknown[] = [seen, whose, openGame(writeRecord(record)), logLines(notes, US, english), effectsInForce(seen).nato?.owner]
`

test.each([
  ['node16', 'node16'],
  ['nodenext', 'nodenext'],
  ['bundler', 'esnext'],
])('moduleResolution %s', (moduleResolution, module) => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  try {
    symlinkSync(resolve('.'), join(folder, 'node_modules', 'hotline'), 'junction')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'consumer.ts'), CONSUMER)
  writeFileSync(join(folder, 'page.ts'), page.code)
  const compilerOptions = {
    moduleResolution,
    module,
    target: 'es2022',
    strict: true,
    noUncheckedIndexedAccess: true,
    outDir: moduleResolution,
    types: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts', 'page.ts'] }))
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
  const ran = spawnSync(process.execPath, [join(folder, moduleResolution, 'page.js')], { encoding: 'utf8' })
  expect(page.expected.length).toBeGreaterThan(0)
  expect(ran.stdout.trimEnd().split('\n')).toEqual(page.expected)
})
