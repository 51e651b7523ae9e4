/** A clone is complete: nothing in it reads what lies beside or above it, except the logs that HOTLINE_CORPUS names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const FOLDERS = ['bin', 'docs', 'examples', 'scripts', 'src', 'test']
const TEXT = /\.(?:[cm]?[jt]sx?|jsonc?|md|sh|html|css|sql)$/
/** CI lays the corpus beside the clone, and says so in HOTLINE_CORPUS. */
const MAY_NAME_IT = join('.ci', 'run')

interface Source {
  readonly path: string
  readonly text: string
}

function sources(): Source[] {
  const inRoot = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile() && TEXT.test(entry.name))
  const below = FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
  const files = [...inRoot, ...below.filter((entry) => entry.isFile() && TEXT.test(entry.name))].map((entry) =>
    join(entry.parentPath, entry.name),
  )
  return files
    .filter((file) => !file.includes('node_modules'))
    .map((file) => ({ path: relative(ROOT, file), text: readFileSync(file, 'utf8') }))
}

/** The folder's name in pieces, so that this file does not name it. */
const BESIDE = new RegExp(['\\.\\.', 'shared', ''].join('/'))
/** A relative path that climbs, in an import, a URL or a call. Those with a placeholder are not known before they run. */
const CLIMBING = /['"`]((?:\.\.\/)+[^'"`$\s]*)['"`]/g
/** Folders joined one by one after `import.meta.dirname`. */
const JOINED = /import\.meta\.dirname((?:,\s*'\.\.')+)/g

/** Read from the folder in which the program was started. */
const READ = /(?:readFile|readdir|exists|stat|createReadStream)\w*\(\s*['"`]\.\.\//

/** The program runs from `dist`, one folder deeper. */
const climbs = (from: string, path: string): boolean => {
  const folder = dirname(from.startsWith('src') ? join('dist', from) : from)
  return relative(ROOT, resolve(ROOT, folder, path)).startsWith('..')
}

test('only CI names the folder beside the clone', () => {
  expect(existsSync(join(ROOT, MAY_NAME_IT))).toBe(true)
  expect(sources().flatMap(({ path, text }) => (BESIDE.test(text) ? [path] : []))).toEqual([])
})

test('no path leads out of the clone', () => {
  const out = sources().flatMap(({ path, text }) => {
    const literal = [...text.matchAll(CLIMBING)].map(([, to]) => to!)
    const joined = [...text.matchAll(JOINED)].map(([, ups]) => '../'.repeat(ups!.split('..').length - 1))
    const read = READ.test(text) ? [`${path}: reads above the folder where it is started`] : []
    return [...read, ...[...literal, ...joined].filter((to) => climbs(path, to)).map((to) => `${path}: ${to}`)]
  })
  expect(out).toEqual([])
})
