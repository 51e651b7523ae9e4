/** Names instead of bare numbers: what `src` must not say. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ALL_RULES } from '../../src/games/index.ts'

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
  const files = ['rules/board.ts', 'rules/cards.ts', 'rules/effects.ts']

  it('are taken apart in one file each', () => {
    const shifts = />> ?(4|8|10)\b|>> ?2\)? ?& ?255|<< ?\(4 \*|& ?(15|255)\b/
    expect(faults('src', (line, file) => !files.includes(file) && shifts.test(line))).toEqual([])
    for (const file of files) expect(faults('src', (line, name) => name === file && shifts.test(line))).not.toEqual([])
  })
})

describe('where a script stands', () => {
  it('is set by labels, not by numbers of steps', () => {
    const numbers = /\.pc\s*(=[^=>]|\+\+|--|[-+]=)|\.pc\s*[=!]==\s*(\d|[A-Z])/
    expect(faults('src', (line, file) => file !== 'engine/script.ts' && numbers.test(line))).toEqual([])
    expect(faults('src/engine', (line) => numbers.test(line)).length).toBeGreaterThan(0)
  })

  it('and what it keeps, by names, not by indexes', () => {
    const indexes = /\bv\[\d/
    expect(faults('src', (line, file) => file !== 'engine/script.ts' && indexes.test(line))).toEqual([])
    expect(faults('src/engine', (line) => indexes.test(line)).length).toBeGreaterThan(0)
  })
})

describe('the engine and the shared rules', () => {
  const ids = new Set(ALL_RULES.flatMap((rules) => [rules.id, ...rules.cards.map((card) => card.id)]))
  /** A name may be cut short: `grain-sales` is one of Grain Sales to Soviets. */
  const names = new Set([...ids].flatMap((id) => [id, ...[...id.matchAll(/-/g)].slice(1).map(({ index }) => id.slice(0, index))]))
  const kebab = (word: string): string =>
    word
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
      .replaceAll('_', '-')
      .toLowerCase()
  const withoutComment = (line: string): string => (/^\s*(\/?\*|\/\/)/.test(line) ? '' : line.replace(/\/\/ .*$/, ''))
  const namesOne = (line: string): boolean => [...withoutComment(line).matchAll(/[a-z][\w-]*/gi)].some(([word]) => names.has(kebab(word)))

  it.each(['src/engine', 'src/rules'])('%s names no game and no card', (folder) => {
    expect(faults(folder, namesOne)).toEqual([])
  })

  it('would be found out', () => {
    for (const line of ["  | 'un-intervention'", 'const redSea = 1', "if (id === 'grain-sales')", 'RED_SEA'])
      expect([line, namesOne(line)]).toEqual([line, true])
  })
})
