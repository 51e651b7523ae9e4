/** The documents as pages: all of them are there, no link is dead, and the search finds what is written. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type DocSection, findSections } from '../../../src/web/docs/search.ts'
import { drawDocs } from '../../../src/web/docs/site.ts'

const FOLDER = join(import.meta.dirname, '../../../docs')
const files = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')] as const),
)
const site = drawDocs(files)
const pages = [...site].filter(([path]) => path.endsWith('.html'))

describe('the site', () => {
  test('has a page for every document, in its language', () => {
    for (const file of files.keys()) {
      const [, name, ru] = /^(.+?)(\.ru)?\.md$/.exec(file)!
      expect(site.get(ru === undefined ? `${name}.html` : `ru/${name}.html`)).toContain(`<html lang="${ru === undefined ? 'en' : 'ru'}">`)
    }
  })

  test.each(pages)('%s has no dead link', (path, html) => {
    const dead = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].flatMap(([, href]) => {
      if (/^[a-z]+:/.test(href!)) return []
      const [to = '', anchor] = href!.split('#')
      const target = to === '' ? path : posix.join(posix.dirname(path), to)
      // The page itself, the script and the styles are made by the build.
      if (target.startsWith('../') || target === '..' || ['docs.css', 'docs.js'].includes(target)) return []
      const page = site.get(target)
      return page !== undefined && (anchor === undefined || page.includes(`id="${decodeURIComponent(anchor)}"`)) ? [] : [href]
    })
    expect(dead).toEqual([])
  })

  test('a document that no list names, and one that is missing, are faults', () => {
    expect(() => drawDocs(new Map([...files, ['stray.md', '# Stray']]))).toThrow('docs/stray.md is in no list')
    expect(() => drawDocs(new Map([...files].filter(([file]) => file !== 'hosting.md')))).toThrow('docs/hosting.md is missing')
  })

  test('documents for players are in both languages', () => {
    const list = /<h2>Игрокам<\/h2><ul>(.*?)<\/ul>/.exec(site.get('ru/index.html')!)![1]!
    expect(list.match(/<li>/g)!.length).toBeGreaterThanOrEqual(4)
    expect(list).not.toContain('(англ.)')
  })
})

describe('the search', () => {
  const sections = (language: string): readonly DocSection[] => JSON.parse(site.get(`search.${language}.json`)!) as readonly DocSection[]

  test('shows whole words around what it finds', () => {
    const found = findSections(sections('ru'), 'переворот')
    expect(found.length).toBeGreaterThan(5)
    for (const { excerpt, text } of found) {
      expect(excerpt.toLowerCase()).toContain('переворот')
      expect(excerpt).not.toContain('---')
      expect(` ${text} `).toContain(` ${excerpt.replaceAll(/^… | …$/g, '')} `)
    }
  })

  test('finds every heading by its own words, and leads to it', () => {
    for (const { to, title } of sections('en')) {
      const [page = '', anchor] = to.split('#')
      if (anchor !== undefined) expect(site.get(page)).toContain(`id="${anchor}"`)
      expect(findSections(sections('en'), title).map((found) => found.title)).toContain(title)
    }
  })

  test('wants every word, puts titles first, and takes е for ё', () => {
    const all = [
      { to: 'a.html', title: 'Ход партии', text: 'Всё о счёте.' },
      { to: 'b.html', title: 'Счёт', text: 'Очки победы.' },
    ]
    expect(findSections(all, 'счет').map(({ to }) => to)).toEqual(['b.html', 'a.html'])
    expect(findSections(all, 'счет ход').map(({ to }) => to)).toEqual(['a.html'])
    expect(findSections(all, '  ')).toEqual([])
    expect(findSections(all, 'нет')).toEqual([])
  })
})
