/** The styles of a page stay when another page is opened: a class that two rooms style would look different then. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const WEB = 'src/web'

test('a class is styled on its own in one room alone', () => {
  const rooms = new Map<string, Set<string>>()
  for (const file of readdirSync(WEB, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css')) continue
    // The documents are no part of the page.
    const room = file.split(/[\\/]/)[0]!
    if (room === 'docs') continue
    const text = readFileSync(`${WEB}/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    for (const [, selector] of text.matchAll(/(?<!,\n)^(\.[\w-]+) \{/gm))
      rooms.set(selector!, (rooms.get(selector!) ?? new Set()).add(room))
  }
  expect(rooms.size).toBeGreaterThan(300)
  expect([...rooms].filter(([, each]) => each.size > 1).map(([selector, each]) => `${selector}: ${[...each].join(', ')}`)).toEqual([])
})
