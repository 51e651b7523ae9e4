/** One word for one thing: every name below is that of one type, so that a search for it ends where it begins. */
import { readdirSync, readFileSync } from 'node:fs'
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
