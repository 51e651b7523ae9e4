/** Addresses of positions: what a link shows before it is opened, and that it shows nothing that not everyone may see. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newGame } from '../../src/games/index.ts'
import { Denied } from '../../src/server/games/denied.ts'
import type { BoardDrawing } from '../../src/server/pictures/boards.ts'
import { escaped, svgOf } from '../../src/server/pictures/draw.ts'
import type { PublicPosition } from '../../src/server/pictures/moment.ts'
import { makePainter } from '../../src/server/pictures/painter.ts'
import { shareEn } from '../../src/words/en/share.ts'
import { words } from '../../src/words/speak.ts'
import { type House, openHouse, twoAt } from './house.ts'
import { guest, member, type Visitor, visitor } from './visitor.ts'

const RECORD = readFileSync('test/fixtures/0.1.0/records/app-promo.json', 'utf8')
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

let house: House
let page = ''
beforeAll(async () => {
  page = mkdtempSync(join(tmpdir(), 'hotline-moments-'))
  writeFileSync(join(page, 'index.html'), '<head>\n<title>Hotline</title>\n<link href="./icon.svg" />\n</head><a href="#/lobby">')
  house = await openHouse({ page })
})
afterAll(async () => {
  await house.close()
  rmSync(page, { recursive: true })
})

const get = (url: string) => house.server.http.inject({ url, headers: { host: 'club.example' } })
const share = (one: Visitor, text = RECORD) => one.ask('POST', '/api/shares', { text })
async function shared(): Promise<{ readonly id: string; readonly by: Visitor }> {
  const by = await guest(house)
  const { status, body } = await share(by)
  expect(status).toBe(201)
  return { id: (body as { id: string }).id, by }
}

describe('the address of a position', () => {
  test('answers the page with title, text and picture of that position, and leads to its replay', async () => {
    const { id } = await shared()
    const { body, statusCode, headers } = await get(`/archive/${id}/40`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain(`data-to="/#/replay?file=api%2Farchive%2F${id}%2Frecord&amp;move=40"`)
    expect(body).toContain(`<meta property="og:image" content="http://club.example/api/pictures/archive/${id}/40" />`)
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />')
    expect(body).toMatch(/<title>Twilight Struggle, turn 1: .* · Hotline<\/title>/)
    expect(body).toContain('href="/icon.svg"')
    expect(body).toContain('href="#/lobby"')
    expect((await get(`/archive/${id}/40?language=ru`)).body).toMatch(/<title>«Сумеречная борьба», раунд 1: /)
    expect((await get(`/archive/${id}`)).body).toContain('og:title')
  })

  test('of a game that is played leads to the table; of one that is over, to the replay', async () => {
    const { id, us } = await twoAt(house)
    const link = `data-to="/#/online/${id}?move=3"`
    expect((await get(`/games/${id}/3`)).body).toContain(link)
    await us.client.ask({ type: 'resign', game: id })
    expect((await get(`/games/${id}/3`)).body).toContain(`data-to="/#/replay?file=api%2Fgames%2F${id}%2Frecord&amp;move=3"`)
  })

  test('of a hidden, waiting or aborted game says as little as that of a game that is not there', async () => {
    const { id: hidden } = await twoAt(house, { watching: 'link' })
    const { id: waiting } = await house.create({})
    const { id: aborted, us } = await twoAt(house)
    await us.client.ask({ type: 'abort', game: aborted })
    const answers = await Promise.all(
      [hidden, waiting, aborted, 'zzzzzzzzzzzz'].map(async (id) => [id, await get(`/games/${id}/1`)] as const),
    )
    const texts = answers.map(([id, { body, statusCode }]) => `${statusCode} ${body.replaceAll(id, 'ID')}`)
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).not.toContain('og:')
    for (const id of [hidden, 'zzzzzzzzzzzz']) expect((await get(`/api/pictures/games/${id}/1`)).statusCode).toBe(404)
  })

  test('of a private import says nothing', async () => {
    const anna = await member(house)
    const { body } = await anna.ask('POST', '/api/archive', { text: RECORD })
    const { id } = body as { id: string }
    expect((await get(`/archive/${id}/1`)).body).not.toContain('og:')
    expect((await get(`/api/archive/${id}/record`)).statusCode).toBe(404)
  })

  test('is named by the address that the host has set, under any path', async () => {
    const other = await openHouse({ page, notices: { address: 'https://club.example/hotline' } })
    const { body } = await other.server.http.inject('/games/zzzzzzzzzzzz/1')
    expect(body).toContain('href="/hotline/icon.svg"')
    expect(body).toContain('data-to="/hotline/#/online/zzzzzzzzzzzz?move=1"')
    await other.close()
  })

  test('escapes what people call themselves', async () => {
    const one = await guest(house)
    const { body } = await share(one, RECORD.replace('"Ann"', '"<img src=x onerror=alert(1)>\\""'))
    const { body: html } = await get(`/archive/${(body as { id: string }).id}/5`)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;')
    expect(escaped('a\u0000\u001f\ud800<b>&"\'')).toBe('a&lt;b&gt;&amp;&quot;&#39;')
  })

  test('shows no card that a spectator does not know', async () => {
    const { id } = await twoAt(house)
    const { state } = (await house.server.tables.read(id)).course
    const { body } = await get(`/games/${id}`)
    expect(body).toContain('og:title')
    const w = words('en', state.game, state.options.edition)
    for (const card of w.cards()) expect(body).not.toContain(w.card(card))
  })

  test('is refused to who asks for too many', async () => {
    const small = await openHouse({ page, requests: 600 })
    const codes: number[] = []
    for (let i = 0; i < 62; i++) codes.push((await small.server.http.inject('/games/zzzzzzzzzzzz/1')).statusCode)
    expect(codes.slice(0, 60).every((code) => code === 200)).toBe(true)
    expect(codes.at(-1)).toBe(429)
    await small.close()
  })
})

describe('a shared game', () => {
  test('opens for everyone who has its address, is in no list, and goes when its sharer deletes it', async () => {
    const { id, by } = await shared()
    const stranger = await member(house)
    expect((await stranger.ask('GET', `/api/archive/${id}`)).body).toMatchObject({ shown: 'link', own: false })
    expect((await get(`/api/archive/${id}/record`)).statusCode).toBe(200)
    const listed = async (one: Visitor, query = '') => JSON.stringify((await one.ask('GET', `/api/archive?limit=100${query}`)).body)
    expect(await listed(stranger)).not.toContain(id)
    expect(await listed(by, '&mine=true')).toContain(id)
    expect((await share(by)).body).toMatchObject({ id }) // once more is the same game
    expect((await stranger.ask('DELETE', `/api/archive/${id}`)).code).toBe('not-found')
    expect((await by.ask('DELETE', `/api/archive/${id}`)).status).toBe(204)
    expect((await get(`/api/archive/${id}/record`)).statusCode).toBe(404)
    expect((await get(`/archive/${id}/1`)).body).not.toContain('og:')
  })

  test('that its owner has imported for themselves is shown to who has the address from then on', async () => {
    const anna = await member(house)
    const { body } = await anna.ask('POST', '/api/archive', { text: RECORD })
    expect((await share(anna)).body).toMatchObject({ id: (body as { id: string }).id, shown: 'link' })
  })

  test('is refused to who has no session, where it is too large, no game, or one of too many', async () => {
    expect((await share(visitor(house))).code).toBe('not-signed-in')
    const one = await guest(house)
    expect((await share(one, '{"hotline":"record"}')).code).toBe('bad-game')
    expect((await share(one, 'x'.repeat(300_001))).code).toBe('malformed')
    expect((await share(one, 'x'.repeat(700_000))).status).toBe(413)
    let last = 0
    for (let i = 0; i < 20; i++) last = (await share(one, 'x')).status
    expect(last).toBe(429)
  })
})

describe('a picture', () => {
  const drawing: BoardDrawing = { width: 100, height: 100, boxes: { poland: [50, 50] }, land: {} }
  const moment: PublicPosition = {
    state: newGame({ game: 'twilight-struggle' }),
    step: 0,
    of: 0,
    notes: [],
    players: { us: 'Ann & <Bob>', ussr: null },
    ending: null,
    isFinal: true,
  }

  test('is markup without what people wrote into it', () => {
    const svg = svgOf(moment, drawing, 'en')
    expect(svg).toContain('Ann &amp; &lt;Bob')
    expect(svg).toContain(shareEn['share.even'])
  })

  test('is a PNG of 1200 × 630, made once for all who want it at once; more than a few others are turned away', async () => {
    const painter = makePainter('dist/web', Date.now, house.server.http.log)
    let made = 0
    const find = (): Promise<PublicPosition> => {
      made++
      return Promise.resolve(moment)
    }
    const [one, two] = await Promise.all([painter.paint('a', 'ru', find), painter.paint('a', 'ru', find)])
    expect(one!.subarray(0, 8)).toEqual(PNG)
    expect([one!.readUInt32BE(16), one!.readUInt32BE(20)]).toEqual([1200, 630])
    expect(two).toBe(one)
    await painter.paint('a', 'ru', find)
    expect(made).toBe(1)
    const many = Array.from({ length: 12 }, (_, i) => painter.paint(`b${i}`, 'en', () => Promise.resolve(null)))
    const ends = await Promise.allSettled(many)
    expect(ends.filter((end) => end.status === 'rejected' && end.reason instanceof Denied)).toHaveLength(2)
  })

  test('is none where the build has laid nothing for it', async () => {
    expect(await makePainter(page, Date.now, house.server.http.log).paint('a', 'en', () => Promise.resolve(moment))).toBeNull()
  })
})
