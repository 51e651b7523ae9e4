/** Types lines at `hotline play`, as a pipe would, and reads what it prints. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { answersOfBots, type BotThread } from '../../src/cli/commands/play/thinking.ts'
import { play } from '../../src/cli/commands/play.ts'
import { HANDS } from '../game.ts'

/** Bots that think on the thread of the test: only the built program has a thread for them. */
export function botsHere(): BotThread {
  const answer = answersOfBots()
  return { think: (thought) => Promise.resolve(answer(thought)), stop: () => Promise.resolve() }
}

export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'hotline-play-'))
  file = (name: string): string => join(this.path, name)
  files = (): string[] => readdirSync(this.path).sort()
  read = (name: string): string => readFileSync(this.file(name), 'utf8')
  write = (name: string, text: string): void => writeFileSync(this.file(name), text)
}

/** Chance deals two known hands: USSR fidel, vietnam-revolts, …, US nato, containment, cia-created, … */
export const DEALT = HANDS.map((card) => `chance ${card}`)
export const PLACED_BY_USSR = ['poland', 'poland', 'poland', 'poland', 'yugoslavia', 'yugoslavia'].map((country) => `ussr ${country}`)
export const PLACED = [...PLACED_BY_USSR, ...Array.from({ length: 7 }, (_, i) => (i < 4 ? 'us west-germany' : 'us italy'))]

/** The options that resume a game with these moves, so that a test stands where it wants and not where chance brings it. */
export function after(folder: Folder, moves: readonly string[], seats: { readonly us?: string; readonly ussr?: string } = {}): string[] {
  const saved = { format: 'hotline-record', version: 1, game: 'twilight-struggle', rules: 1, options: {}, seed: 1, moves }
  folder.write('game.json', JSON.stringify({ ...saved, players: { us: seats.us ?? 'human', ussr: seats.ussr ?? 'human' } }))
  return ['--resume', folder.file('game.json')]
}

export interface Played {
  readonly code: number | null
  readonly output: string
}

/** Lines one by one; a function sees all that has been printed so far and says the next line, or null for the end of the input. */
export type Typing = readonly string[] | ((output: string) => string | null)

export async function playing(folder: Folder, args: readonly string[], typing: Typing): Promise<Played> {
  const printed: string[] = []
  const output = new Writable({
    decodeStrings: false,
    write: (chunk: string, _encoding, done) => {
      printed.push(chunk)
      done()
    },
  })
  const lines = function* (): Generator<string> {
    if (typeof typing !== 'function') yield* typing.map((line) => `${line}\n`)
    else for (let line = typing(printed.join('')); line !== null; line = typing(printed.join(''))) yield `${line}\n`
  }
  const autosave = args.includes('--autosave') || args.includes('--resume') ? [] : ['--autosave', folder.file('autosave.json')]
  const code = await play(['--language', 'en', ...autosave, ...args], { input: Readable.from(lines()), output }, botsHere())
  return { code, output: printed.join('') }
}
