/** Types lines at `hotline play`, as a pipe would, and reads what it prints. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { play } from '../../src/cli/play.ts'

export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'hotline-play-'))
  file = (name: string): string => join(this.path, name)
  files = (): string[] => readdirSync(this.path).sort()
  read = (name: string): string => readFileSync(this.file(name), 'utf8')
  write = (name: string, text: string): void => writeFileSync(this.file(name), text)
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
  const autosave = args.includes('--autosave') ? [] : ['--autosave', folder.file('autosave.json')]
  const code = await play(['--language', 'en', ...autosave, ...args], { input: Readable.from(lines()), output })
  return { code, output: printed.join('') }
}
