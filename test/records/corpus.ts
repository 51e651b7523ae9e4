/** Games that are not part of the project: logs in the folder that HOTLINE_CORPUS names, and in its subfolder `open`. Unset: tests say so. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface CorpusGame {
  readonly id: string
  readonly text: string
  /** Who won, where that is certain. */
  readonly winner: 'us' | 'ussr' | 'draw' | null
}

const folder = process.env.HOTLINE_CORPUS

function readIndex(path: string): ReadonlyMap<string, CorpusGame['winner']> {
  const rows = JSON.parse(readFileSync(path, 'utf8')) as readonly { readonly id: string; readonly winner: CorpusGame['winner'] }[]
  return new Map(rows.map(({ id, winner }) => [id, winner]))
}

function read(from: string): CorpusGame[] {
  const winners = readIndex(join(from, 'index.json'))
  const files = readdirSync(from).filter((name) => name.endsWith('.log'))
  return files.map((file) => {
    const id = file.replace('.log', '')
    return { id, text: readFileSync(join(from, file), 'utf8'), winner: winners.get(id) ?? null }
  })
}

const folders = folder === undefined ? [] : [folder, join(folder, 'open')].filter((path) => existsSync(path))

export const corpus: readonly CorpusGame[] = folders.flatMap(read)

export const noCorpus = corpus.length === 0
if (noCorpus) console.warn('SKIPPED: no real games are replayed, because HOTLINE_CORPUS does not name the folder of the logs.')
