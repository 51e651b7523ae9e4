/** The server of the page. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NoPage } from '../../src/server/page.ts'
import { makeServer } from '../../src/server/server.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { stopClock } from '../waiting.ts'

async function pageServer(page: string, more: { readonly requests?: number } = {}): Promise<FastifyInstance> {
  const storage = await openStorage(':memory:')
  return (await makeServer({ storage, page, version: '0', ...more })).http
}

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'hotline-page-'))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), '<title>Hotline</title>')
  writeFileSync(join(root, 'assets/page-1.js'), 'let page')
  writeFileSync(join(root, 'assets/page-1.js.br'), 'compressed')
})
afterAll(() => rmSync(root, { recursive: true }))

test('serves the page, which is asked for again each time, and allows nothing from elsewhere', async () => {
  const server = await pageServer(root)
  const page = await server.inject('/')
  expect([page.statusCode, page.body]).toEqual([200, '<title>Hotline</title>'])
  expect(page.headers['cache-control']).toBe('no-cache')
  expect(page.headers['content-security-policy']).toContain("default-src 'self'")
})

test('serves assets compressed and for good, because their names change with them', async () => {
  const server = await pageServer(root)
  const asset = await server.inject({ url: '/assets/page-1.js', headers: { 'accept-encoding': 'br' } })
  expect([asset.statusCode, asset.body, asset.headers['content-encoding']]).toEqual([200, 'compressed', 'br'])
  expect(asset.headers['cache-control']).toContain('immutable')
  expect((await server.inject('/assets/page-1.js')).body).toBe('let page')
})

test('serves nothing else', async () => {
  const server = await pageServer(root)
  const answers = await Promise.all(['/nothing', '/../package.json', '/assets/'].map((url) => server.inject(url)))
  expect(answers.filter(({ statusCode }) => statusCode < 400)).toEqual([])
})

test('says what to do where there is no page', async () => {
  await expect(pageServer(join(root, 'assets'))).rejects.toThrow(NoPage)
  await expect(pageServer(join(root, 'assets'))).rejects.toThrow(/npm run build/)
})

test('limits how often the API is asked, not how many files of the page are fetched', async () => {
  const server = await pageServer(root, { requests: 2 })
  stopClock()
  const codes = async (url: string): Promise<number[]> => {
    const found: number[] = []
    for (let i = 0; i < 4; i++) found.push((await server.inject(url)).statusCode)
    return found
  }
  expect(await codes('/assets/page-1.js')).toEqual([200, 200, 200, 200])
  expect(await codes('/api/openapi.json')).toEqual([200, 200, 429, 429])
})
