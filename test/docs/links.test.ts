/** No page of the project has a dead link: the files are there, and the headings that links lead to. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file))
const pages = [...readdirSync('.').filter((file) => file.endsWith('.md')), ...below('docs'), ...below('src'), ...below('test/fixtures')]

/** The anchor of a heading, as forges and registries make it. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(' ', '-')
const anchorsIn = (page: string): string[] =>
  [
    ...readFileSync(page, 'utf8')
      .replaceAll(/^```.*?^```/gms, '')
      .matchAll(/^#+ (.*)$/gm),
  ].map(([, heading]) => anchorOf(heading!))

function deadLinks(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/^```.*?^```/gms, '')
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].flatMap(([link, path = '', anchor]) => {
    const file = path === '' ? page : normalize(join(dirname(page), path))
    const isDead = !existsSync(file) || (anchor !== undefined && !anchorsIn(file).includes(anchor))
    return isDead ? [`${page}: ${link.slice(1)}`] : []
  })
}

test('links between pages lead somewhere', () => {
  expect(pages.length).toBeGreaterThan(25)
  expect(pages.flatMap(deadLinks)).toEqual([])
})

test('the tests that a page names are there', () => {
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => ({ page, file })),
  )
  expect(named.length).toBeGreaterThan(20)
  const isThere = (page: string, file: string): boolean =>
    [dirname(page), '.', 'test', 'test/server'].some((folder) => existsSync(join(folder, file)))
  expect(named.filter(({ page, file }) => !isThere(page, file))).toEqual([])
})

test('README leads to every page of docs that has no other way to it', () => {
  const reached = new Set(['README.md'])
  for (const page of reached)
    for (const [, path = ''] of readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+\.md)/g)) {
      const file = normalize(join(dirname(page), path))
      if (existsSync(file)) reached.add(file)
    }
  expect(below('docs').filter((page) => !reached.has(page))).toEqual([])
})
