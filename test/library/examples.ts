/** The examples of a page of docs: the `js` blocks of each section are one program, which prints what its comments say. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Section {
  readonly title: string
  readonly code: string
  /** What the comments behind `console.log(…)` say, one for each line that is printed. */
  readonly expected: readonly string[]
}

const PRINTED = /^\s*console\.log\(.*\) \/\/ (.*)$/gm

export function sectionsOf(page: string): Section[] {
  return readFileSync(page, 'utf8')
    .split(/^## /m)
    .flatMap((text) => {
      const code = [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, block]) => block).join('\n')
      const expected = [...code.matchAll(PRINTED)].flatMap(([, says = '']) => says.split(' / '))
      return code === '' ? [] : [{ title: text.split('\n')[0]!, code, expected }]
    })
}

/** The example of a page in TypeScript, and what it prints. */
export function typedExampleOf(page: string): Pick<Section, 'code' | 'expected'> {
  const [, code = ''] = /^```ts\n(.*?)^```$/ms.exec(readFileSync(page, 'utf8')) ?? []
  return { code, expected: [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, says = '']) => says) }
}

/** Objects are printed on one line. */
const PRELUDE =
  "import { inspect } from 'node:util'\nObject.assign(inspect.defaultOptions, { breakLength: Infinity, compact: true, depth: 4 })\n"

/** Runs an example as a program that has the library installed: a file of this package finds the package by its name. */
export function run(name: string, code: string): { readonly printed: readonly string[]; readonly errors: string } {
  const folder = join('dist', 'examples')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name.replaceAll(/\W+/g, '-').toLowerCase()}.mjs`)
  writeFileSync(file, PRELUDE + code)
  const { stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  return { printed: stdout.trimEnd().split('\n'), errors: stderr }
}
