/** Names instead of bare numbers: what `src` must not say. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The lines of the source files below a folder that the test finds fault with, with their places. */
function faults(folder: string, isWrong: (line: string, file: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      readFileSync(`${folder}/${name}`, 'utf8')
        .split('\n')
        .flatMap((line, i) => (isWrong(line, name) ? [`${folder}/${name}:${i + 1}: ${line.trim()}`] : [])),
    )
}

describe('packed numbers', () => {
  it('are taken apart in src/rules/packed alone', () => {
    const shifts = />> ?(4|8|10)\b|>> ?2\)? ?& ?255|<< ?\(4 \*|& ?(15|255)\b/
    expect(faults('src', (line, file) => !file.startsWith('rules/packed/') && shifts.test(line))).toEqual([])
    expect(faults('src/rules/packed', (line) => shifts.test(line)).length).toBeGreaterThan(0)
  })
})

describe('where a script stands', () => {
  it('is set by labels, not by numbers of steps', () => {
    const numbers = /\.pc\s*(=[^=>]|\+\+|--|[-+]=)|\.pc\s*[=!]==\s*(\d|[A-Z])/
    expect(faults('src', (line, file) => file !== 'engine/script.ts' && numbers.test(line))).toEqual([])
    expect(faults('src/engine', (line) => numbers.test(line)).length).toBeGreaterThan(0)
  })
})
