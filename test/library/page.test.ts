/** docs/library.md keeps its word: its examples print what it says, and it names every export. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { run, sectionsOf } from './examples.ts'

const PAGE = 'docs/library.md'
const page = readFileSync(PAGE, 'utf8')
const sections = sectionsOf(PAGE)
const readme = sectionsOf('README.md')

describe('the examples', () => {
  test.each([...sections, ...readme])('$title', ({ title, code, expected }) => {
    expect(run(title, code)).toEqual({ printed: expected, errors: '' })
  })

  test('a whole game takes 30 lines', () => {
    expect(sections[0]!.code.trim().split('\n').length).toBeLessThanOrEqual(30)
  })
})

test.each([
  ['hotline', () => import('../../src/index.ts')],
  ['hotline/bots', () => import('../../src/library/bots.ts')],
  ['hotline/records', () => import('../../src/library/records.ts')],
  ['hotline/words', () => import('../../src/library/words.ts')],
])('the page has an example of every export of %s', async (_name, load) => {
  const values = Object.keys(await load())
  const code = sections.map((section) => section.code).join('\n')
  const used = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(name === 'Broken' ? page : code)
  expect(values.filter((name) => !used(name))).toEqual([])
})

test('the page names every type that the library exports', () => {
  const sources = ['src/index.ts', 'src/rules/queries/index.ts', 'src/library/bots.ts', 'src/library/records.ts', 'src/library/words.ts']
  const types = sources
    .flatMap((file) => readFileSync(file, 'utf8').match(/^export (?:type )?\{[^}]*\}/gms) ?? [])
    .flatMap((text) => [...text.matchAll(text.startsWith('export type') ? /\b([A-Z]\w*)/g : /\btype (\w+)/g)].map(([, name]) => name!))
  expect(types.length).toBeGreaterThan(40)
  expect(types.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('the page says what `n` means in every note that has it', () => {
  const notes = readFileSync('src/rules/notes.ts', 'utf8')
  const body = notes.slice(notes.indexOf('export type NoteBody'), notes.indexOf('export type NoteKey'))
  const keys = body.split(/readonly key: /).flatMap((text) => (/readonly n: number/.test(text) ? [/^'([a-z-]+)'/.exec(text)![1]!] : []))
  const rows = page.split('| key | `n` |')[1]!.split('\n\n')[0]!
  const listed = [...rows.matchAll(/^\| (.*?) \|/gm)]
    .flatMap(([, cell = '']) => cell.match(/[a-z-]{2,}/g) ?? [])
    .filter((word) => word !== '---')
  expect(listed.sort()).toEqual(keys.sort())
})
