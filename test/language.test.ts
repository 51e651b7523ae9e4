/** One word for one thing, and plain English. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const CODE = /\.tsx?$/
/** A type that is declared where it is exported: `export type { Name } from` only passes it on. */
const DECLARED = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm

const codeIn = (folder: string): readonly { readonly path: string; readonly text: string }[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(ROOT, file), text: readFileSync(file, 'utf8') }))

test('no two files export types of the same name', () => {
  const files = new Map<string, string[]>()
  for (const { path, text } of codeIn('src'))
    for (const [, name] of text.matchAll(DECLARED)) files.set(name!, [...(files.get(name!) ?? []), path])
  expect(files.size).toBeGreaterThan(500)
  expect([...files].filter(([, paths]) => paths.length > 1)).toEqual([])
})

/** Rooms that are written in plain English. Strings of the program are not read: users know them, and the catalogues have their own tests. */
const PLAIN = [
  'bots',
  'client',
  'cli',
  'engine',
  'fuzz',
  'games',
  'match',
  'protocol',
  'records',
  'rules',
  'scenes',
  'server',
  'web',
  'words',
]
/** Words that hide who does something. The field has a term for each: caller, player, notify, exploration, static policy, delete account. */
const DIALECT = /\b(?:whoever|somebody|anybody|everybody|told|telling|hears?|heard|curiosity|farewell|glance)\b/i
/** A value of the API, which keeps its name. */
const API_VALUE = /'everybody'/g
/** Lists words that the catalogues avoid. */
const LISTS_DIALECT = join('test', 'words', 'voice.test.ts')
const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/** The comments and names of a program, with the words of a name apart. */
const wordsOf = (text: string): string =>
  text.replaceAll(COMMENT_OR_STRING, (found) => (found.startsWith('/') ? found : "''")).replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ')

const linesWith = (pattern: RegExp, path: string, text: string): string[] =>
  text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : []))

test.each(PLAIN)('%s is written in plain English', (room) => {
  const program = codeIn(join('src', room)).flatMap(({ path, text }) => linesWith(DIALECT, path, wordsOf(text)))
  const tests = existsSync(join(ROOT, 'test', room)) ? codeIn(join('test', room)).filter(({ path }) => path !== LISTS_DIALECT) : []
  expect([...program, ...tests.flatMap(({ path, text }) => linesWith(DIALECT, path, text.replaceAll(API_VALUE, "''")))]).toEqual([])
})
