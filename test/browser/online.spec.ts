/** Two people at two browsers, on a server that is killed in the middle of their game. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { freePort } from '../server/postgres.ts'
import { seriousFaultsOf } from './axe.ts'
import { clickThrough, DESKTOP, PHONE } from './person.ts'

/** A server of our own, which can be killed and comes back on the same port with the same data. */
class Killable {
  readonly data = mkdtempSync(join(tmpdir(), 'hotline-killable-'))
  readonly port: number
  process: ChildProcess | null = null

  constructor(port: number) {
    this.port = port
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`
  }

  async start(): Promise<void> {
    const args = ['bin/hotline.js', 'serve', '--port', String(this.port), '--data', this.data]
    const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    this.process = started
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (text: Buffer) => text.toString().includes('http://') && resolve())
      started.once('exit', () => reject(new Error('the server ended')))
    })
  }

  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.process?.once('exit', resolve))
    this.process?.kill('SIGKILL')
    await gone
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}

let server: Killable
test.beforeAll(async () => {
  server = new Killable(await freePort())
  await server.start()
})
test.afterAll(() => server.close())

const SETTINGS = JSON.stringify({ pace: 'instant' })

/** What the browser itself says when a line breaks, or a link opens nothing, is no fault of the page. */
const OF_THE_LINE = /WebSocket connection to|net::ERR_CONNECTION_REFUSED|status of 40[34]/

interface Visitor {
  readonly page: Page
  readonly faults: string[]
  /** Where the game stood with each acknowledgement, and each time that it was opened. */
  readonly acknowledged: number[]
  readonly opened: number[]
  /** The addresses of its sockets. */
  readonly sockets: string[]
}

async function visit(browser: Browser, options: BrowserContextOptions, locale = 'en-US'): Promise<Visitor> {
  const context = await browser.newContext({ ...options, locale, baseURL: server.address })
  await context.addInitScript((settings) => localStorage.setItem('hotline.settings', settings), SETTINGS)
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning'
    if (isFault && !OF_THE_LINE.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  const acknowledged: number[] = []
  const opened: number[] = []
  const sockets: string[] = []
  page.on('websocket', (socket) => {
    sockets.push(socket.url())
    socket.on('framereceived', ({ payload }) => {
      const { type, seq } = JSON.parse(String(payload)) as { readonly type: string; readonly seq: number }
      if (type === 'ack') acknowledged.push(seq)
      else if (type === 'game') opened.push(seq)
    })
  })
  return { page, faults, acknowledged, opened, sockets }
}

interface Agreed {
  readonly game?: 'twilight-struggle' | 'red-sea'
  readonly clock?: string
}

/** Makes a game as the US; returns the link for the other side. */
async function make(page: Page, { game = 'red-sea', clock = 'none' }: Agreed = {}): Promise<string> {
  await page.goto(`${server.address}#/play/friend`)
  await page.locator(`input[name="game"][value="${game}"]`).check()
  await page.locator('input[name="opponent"][value="friend"]').check()
  await page.locator('.more > summary').click()
  await page.locator('select[name="clock"]').selectOption(clock)
  await page.getByLabel('Public game').check()
  await page.locator('button[type="submit"]').click()
  return await page.locator('.link-to-hand input').first().inputValue()
}

const accept = (page: Page): Promise<void> => page.getByRole('button', { name: 'Accept and play' }).click()

async function two(browser: Browser, agreed?: Agreed, phone: BrowserContextOptions = DESKTOP): Promise<[Visitor, Visitor]> {
  const us = await visit(browser, DESKTOP)
  const ussr = await visit(browser, phone)
  await ussr.page.goto(await make(us.page, agreed))
  await accept(ussr.page)
  for (const { page } of [us, ussr]) await page.locator('.table').waitFor()
  return [us, ussr]
}

/** How many moves the page knows. */
const movesOf = async (page: Page): Promise<number> => Number(await page.locator('.stepper input').getAttribute('max'))

/** Both go on answering, each in its own page. */
const play = async (pages: readonly Page[], moves: number, seed: number): Promise<void> => {
  await Promise.all(pages.map((page, i) => page.evaluate(clickThrough, { seed: seed + i, moves })))
}

async function choose(page: Page, item: string): Promise<void> {
  await page.locator('.menu-button').click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a whole game by link, with the server killed in the middle and a page reloaded', async ({ browser }) => {
  const begun = Date.now()
  const [us, ussr] = await two(browser, { clock: 'live-45' })
  const pages = [us.page, ussr.page]
  const spectator = await visit(browser, DESKTOP)
  await spectator.page.goto(us.page.url())
  await spectator.page.locator('.table').waitFor()
  await expect(spectator.page.locator('.hand')).toHaveCount(0)
  await expect(spectator.page.locator('.question.asked')).toHaveCount(0)

  await spectator.page.close()

  await play(pages, 40, 5)
  // The server dies while both go on clicking.
  const playing = play(pages, (await movesOf(us.page)) + 20, 50)
  await server.kill()
  for (const page of pages) await expect(page.locator('.line-news.lost')).toBeVisible()
  const stored = Math.max(...us.acknowledged, ...ussr.acknowledged)
  const before = [us.opened.length, ussr.opened.length]
  await server.start()
  for (const page of pages) await expect(page.locator('.line-news.lost')).toHaveCount(0)
  for (const [i, { opened }] of [us, ussr].entries()) expect(opened[before[i]!]).toBeGreaterThanOrEqual(stored)
  await playing
  // Nobody has used more time than has passed.
  const passed = Date.now() - begun
  for (const time of await us.page.locator('.clock-time').allTextContents()) {
    const [, minutes, seconds] = /^(\d\d):(\d\d)$/.exec(time)!
    expect(45 * 60 - (Number(minutes) * 60 + Number(seconds))).toBeLessThanOrEqual(passed / 1000 + 1)
  }

  await ussr.page.reload()
  await ussr.page.locator('.table').waitFor()
  await expect.poll(() => movesOf(ussr.page)).toBe(await movesOf(us.page))
  await play(pages, Number.MAX_SAFE_INTEGER, 500)

  for (const { page } of [us, ussr]) {
    await page.locator('.over-body').waitFor()
    await page.getByText('Files and fairness').click()
    await page.getByRole('button', { name: 'Verify dice and cards' }).click()
    await expect(page.locator('.verify')).toContainText('Verified')
    await expect(page.locator('.verify')).toContainText('your own part of the seed is in it')
    await expect(page.locator('.verify')).toContainText('hash matches the one this page saw before it revealed')
  }
  await us.page.getByText('Hands, dice and win chances').click()
  await expect(us.page.getByRole('heading', { name: 'The USSR held' })).toBeVisible()
  for (const { faults } of [us, ussr, spectator]) expect(faults).toEqual([])
})

test('hints are off, and where a link offers them the page says so before the seat is taken', async ({ browser }) => {
  const [without] = await two(browser)
  await expect(without.page.locator('.players')).not.toContainText('hints')
  const [us, ussr] = [await visit(browser, DESKTOP), await visit(browser, DESKTOP)]
  await us.page.goto(`${server.address}#/play/friend`)
  await us.page.locator('input[name="opponent"][value="friend"]').check()
  await us.page.locator('.more > summary').click()
  await expect(us.page.locator('input[name="hints-both"]')).not.toBeChecked()
  await us.page.locator('input[name="hints-both"]').check()
  await us.page.locator('button[type="submit"]').click()
  await ussr.page.goto(await us.page.locator('.link-to-hand input').first().inputValue())
  await expect(ussr.page.locator('.terms')).toContainText('Allowed for both')
  expect(await seriousFaultsOf(ussr.page)).toEqual([])
  await expect(us.page.locator('.terms')).toContainText('Allowed for both')
  await accept(ussr.page)
  for (const { page } of [us, ussr]) await expect(page.locator('.players')).toContainText('Hints allowed for both.')
  for (const { faults } of [us, ussr, without]) expect(faults).toEqual([])
})

test('who sat down, closed the page and comes back on another device begins anew, and the other agrees', async ({ browser }) => {
  const [us, ussr] = [await visit(browser, DESKTOP), await visit(browser, DESKTOP)]
  const made = us.page.waitForResponse('**/api/games')
  const link = await make(us.page)
  const { id, tokens } = (await (await made).json()) as { readonly id: string; readonly tokens: { readonly us: string } }
  await us.page.close()
  await ussr.page.goto(link)
  await accept(ussr.page)
  await expect(ussr.page.locator('.waiting-room')).toContainText('when your opponent looks at the table')
  const phone = await visit(browser, PHONE)
  await phone.page.goto(`${server.address}#/online/${id}/${tokens.us}`)
  await phone.page.getByRole('button', { name: 'Start from here' }).click()
  await ussr.page.getByRole('button', { name: 'Start again' }).click()
  for (const { page } of [phone, ussr]) await page.locator('.table').waitFor()
  for (const { faults } of [ussr, phone]) expect(faults).toEqual([])
})

test('a move is seen by the other side and by a second window of one’s own; it is taken back, and talked about', async ({ browser }) => {
  const [us, ussr] = await two(browser, { game: 'twilight-struggle' })
  const second = await ussr.page.context().newPage()
  await second.goto(ussr.page.url())
  const poland = (page: Page) => page.locator('.board .box[data-country="poland"], .board .box').filter({ hasText: 'Poland' }).first()
  await poland(ussr.page).click()
  for (const page of [us.page, second]) await expect(page.locator('.log')).toContainText('Poland')
  await ussr.page.getByRole('button', { name: 'Undo' }).click()
  for (const page of [us.page, second]) await expect(page.locator('.log')).not.toContainText('Poland')
  await us.page.getByRole('tab', { name: 'Chat' }).click()
  await us.page.getByRole('textbox', { name: 'Message' }).fill('Hello')
  await us.page.getByRole('button', { name: 'Send' }).click()
  await expect(ussr.page.getByRole('tab', { name: 'Chat (1)' })).toBeVisible()
  await us.page.getByRole('textbox', { name: 'Your notes' }).fill('They like Poland')
  await expect(us.page.locator('.notes')).toContainText('Saved on the server')
  await us.page.reload()
  await us.page.getByRole('tab', { name: 'Chat' }).click()
  await expect(us.page.getByRole('textbox', { name: 'Your notes' })).toHaveValue('They like Poland')
  for (const { faults } of [us, ussr]) expect(faults).toEqual([])
})

test('a play starts over online; a takeback names the whole play, and its trace stays in the log', async ({ browser }) => {
  const [us, ussr] = await two(browser, { game: 'twilight-struggle' })
  const box = (page: Page, name: string) => page.locator('.board .box').filter({ hasText: name }).first()
  for (let i = 0; i < 6; i++) await box(ussr.page, 'Poland').click()
  await ussr.page.getByRole('button', { name: 'Confirm' }).click()
  await expect(us.page.locator('.question.asked')).toBeVisible()
  for (let i = 0; i < 3; i++) await box(us.page, 'Italy').click()
  await expect(us.page.locator('.question-body')).toContainText('4')
  await us.page.getByRole('button', { name: 'Start over' }).click()
  await expect(us.page.getByRole('button', { name: 'Start over' })).toHaveCount(0)
  await expect(us.page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  for (const { page } of [us, ussr]) await expect(page.locator('.log')).not.toContainText('Italy')
  for (let i = 0; i < 7; i++) await box(us.page, 'Italy').click()
  await us.page.getByRole('button', { name: 'Confirm' }).click()
  await expect(ussr.page.locator('.question.asked')).toBeVisible()
  await choose(ussr.page, 'Request takeback')
  await ussr.page.getByRole('button', { name: 'Request takeback' }).click()
  await expect(us.page.locator('.offer.theirs')).toContainText('its last choices')
  await us.page.getByRole('button', { name: 'Decline' }).click()
  await expect(ussr.page.locator('.offer.declined')).toHaveText('The US declined the takeback.')
  await choose(ussr.page, 'Request takeback')
  await ussr.page.getByRole('button', { name: 'Request takeback' }).click()
  await us.page.getByRole('button', { name: 'Accept' }).click()
  for (const { page } of [us, ussr]) {
    await expect(page.locator('.log')).toContainText('Takeback by the USSR: its last choices.')
    await expect(page.locator('.log')).not.toContainText('Poland')
  }
  await us.page.reload()
  await expect(us.page.locator('.log')).toContainText('Takeback by the USSR')
  for (const { faults } of [us, ussr]) expect(faults).toEqual([])
})

test('a guest who takes a name in another window plays on; the socket names the game for a proxy', async ({ browser }) => {
  const us = await visit(browser, DESKTOP)
  const { request } = us.page.context()
  expect((await request.post('./api/me/guest')).ok()).toBe(true)
  const ussr = await visit(browser, DESKTOP)
  await ussr.page.goto(await make(us.page, { game: 'red-sea' }))
  await accept(ussr.page)
  for (const { page } of [us, ussr]) await page.locator('.table').waitFor()
  const before = us.opened.length
  const registered = await request.post('./api/me/register', { data: { name: `guest${server.port}`, password: 'correct horse' } })
  expect(registered.ok()).toBe(true)
  // The session of the guest has ended, and with it the connection.
  await expect.poll(() => us.opened.length).toBeGreaterThan(before)
  await expect(us.page.locator('.line-news.lost')).toHaveCount(0)
  await play([us.page, ussr.page], 12, 5)
  const id = /online\/(\w+)/.exec(us.page.url())![1]!
  for (const { sockets, faults } of [us, ussr]) {
    expect(new Set(sockets.map((address) => new URL(address).searchParams.get('game')))).toEqual(new Set([id]))
    expect(faults).toEqual([])
  }
})

test('on a phone my headline is in sight while I wait, and an offer moves no country', async ({ browser }) => {
  const [us, ussr] = await two(browser, {}, PHONE)
  await ussr.page.locator('.hand .card.legal').first().click()
  await ussr.page.locator('.open-card .primary').click()
  await expect(ussr.page.locator('.question.waiting .chip')).toBeInViewport({ ratio: 1 })
  const egypt = () => ussr.page.locator('.board .box .plate').first().boundingBox()
  const before = await egypt()
  await choose(us.page, 'Offer draw')
  await expect(ussr.page.locator('.offer.theirs')).toBeInViewport({ ratio: 1 })
  expect(await egypt()).toEqual(before)
  for (const { faults } of [us, ussr]) expect(faults).toEqual([])
})

test('a draw is offered and declined, an answer arranged, the game resigned; on a phone and for everybody', async ({ browser }) => {
  const [us, ussr] = await two(browser, { game: 'twilight-struggle', clock: 'slow-3' }, PHONE)
  await choose(us.page, 'Offer draw')
  await expect(ussr.page.locator('.offer.theirs')).toBeInViewport({ ratio: 1 })
  expect(await seriousFaultsOf(ussr.page)).toEqual([])
  await ussr.page.getByRole('button', { name: 'Decline' }).click()
  await expect(us.page.locator('.offer.declined')).toHaveText('The USSR declined the draw.')
  await expect(ussr.page.locator('.offer.declined')).toHaveText('You declined the draw.')
  await expect(ussr.page.locator('.offer.declined')).toBeInViewport()
  await us.page.getByRole('tab', { name: 'Chat' }).click()
  await us.page.getByRole('textbox', { name: 'Message' }).fill('Too early?')
  await us.page.getByRole('button', { name: 'Send' }).click()
  // On the phone the chat lies behind the button of the log, which counts what was not read.
  await expect(ussr.page.locator('.log-button .badge')).toHaveText('1')
  await ussr.page.getByRole('button', { name: 'Log, Chat (1)' }).click()
  await expect(ussr.page.locator('.chat-lines')).toContainText('Too early?')
  await ussr.page.getByRole('button', { name: 'Close' }).click()
  await expect(ussr.page.locator('.log-button .badge')).toHaveCount(0)
  await choose(us.page, 'Automatic choices')
  await us.page.getByRole('combobox', { name: 'NORAD' }).selectOption('canada')
  expect(await seriousFaultsOf(us.page)).toEqual([])
  await us.page.keyboard.press('Escape')
  await us.page.reload()
  await us.page.locator('.table').waitFor()
  await choose(us.page, 'Automatic choices')
  await expect(us.page.getByRole('combobox', { name: 'NORAD' })).toHaveValue('canada')
  await us.page.keyboard.press('Escape')

  const home = await us.page.context().newPage()
  await home.goto(server.address)
  await expect(home.locator('.continue .game-card')).toContainText('Opponent’s move')
  expect(await seriousFaultsOf(home)).toEqual([])

  await choose(ussr.page, 'Resign')
  await ussr.page.getByRole('button', { name: 'Resign' }).click()
  for (const { page } of [us, ussr]) await expect(page.locator('.over-how')).toContainText('The USSR resigned')
  await expect(us.page.locator('.over-result')).toHaveText('You won')
  await expect(ussr.page.locator('.over-result')).toHaveText('You lost')
  await us.page.getByText('Files and fairness').click()
  await expect(us.page.getByRole('link', { name: 'Download game file' })).toBeVisible()
  expect(await seriousFaultsOf(us.page)).toEqual([])
  await us.page.getByRole('button', { name: 'Replay' }).click()
  await us.page.locator('.table.replay').waitFor()
  for (const { faults } of [us, ussr]) expect(faults).toEqual([])
})

test('the link is used up when the seat is taken, a wrong address says what to do, and there is another game after the first', async ({
  browser,
}) => {
  const us = await visit(browser, DESKTOP)
  const link = await make(us.page)
  const ussr = await visit(browser, DESKTOP)
  await ussr.page.goto(link)
  await accept(ussr.page)
  await ussr.page.locator('.table').waitFor()
  await expect(ussr.page).toHaveURL(/#\/online\/\w{12}$/)
  const late = await visit(browser, DESKTOP)
  await late.page.goto(link)
  await expect(late.page.locator('.missing')).toContainText('ask for a new link')
  await late.page.goto(`${server.address}#/online/aaaaaaaaaaaa`)
  await expect(late.page.locator('.missing')).toContainText('not on the server')

  await us.page.locator('.table').waitFor()
  await choose(us.page, 'Resign')
  await us.page.getByRole('button', { name: 'Resign' }).click()
  // Who has closed the dialog of the end sees the offer at the table.
  await ussr.page.keyboard.press('Escape')
  await us.page.getByRole('button', { name: 'Rematch, swap sides' }).click()
  await ussr.page.locator('.players').getByRole('button', { name: 'Accept' }).click()
  // Both are brought there.
  for (const { page } of [us, ussr]) await expect(page.locator('.players')).toContainText('Rematch: you have swapped sides')
  await expect(us.page.locator('.player.ussr')).toContainText('you')
  await expect(ussr.page.locator('.player.us')).toContainText('you')
  for (const { faults } of [us, ussr, late]) expect(faults).toEqual([])
})

test('the players open their hands to a spectator, late; then two games with the same cards are offered and begun', async ({ browser }) => {
  const [us, ussr] = await two(browser)
  const watcher = await visit(browser, DESKTOP)
  await watcher.page.goto(us.page.url())
  await watcher.page.locator('.table').waitFor()
  await expect(watcher.page.getByRole('tab', { name: 'Hands' })).toHaveCount(0)
  await choose(us.page, 'Show hands to spectators')
  await us.page.getByRole('button', { name: '40-move delay' }).click()
  await expect(ussr.page.locator('.offer.theirs')).toContainText('40-move delay')
  await ussr.page.getByRole('button', { name: 'Accept' }).click()
  for (const { page } of [us, ussr, watcher])
    await expect(page.locator('.players')).toContainText('Spectators see both hands with a 40-move delay.')
  await watcher.page.getByRole('tab', { name: 'Hands' }).click()
  await play([us.page, ussr.page], 60, 7)
  await expect(watcher.page.locator('.open-hands')).toContainText('moves ago')
  await expect(watcher.page.locator('.open-hands .card').first()).toBeVisible()
  expect(await seriousFaultsOf(watcher.page)).toEqual([])

  await choose(us.page, 'Resign')
  await us.page.getByRole('button', { name: 'Resign' }).click()
  await us.page.getByRole('button', { name: 'Duplicate match' }).click()
  await ussr.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  for (const { page } of [us, ussr]) await expect(page.locator('.players')).toContainText('Game 1 of a duplicate match')
  await expect(us.page.locator('.player.ussr')).toContainText('you')
  await choose(us.page, 'Resign')
  await us.page.getByRole('button', { name: 'Resign' }).click()
  for (const { page } of [us, ussr]) await expect(page.locator('.over-body')).toContainText('when both games of the match are over')
  await us.page.getByRole('button', { name: 'Second game of the match' }).click()
  await expect(ussr.page.locator('.players')).toContainText('your opponent is already here')
  await expect(us.page.locator('.player.us')).toContainText('you')
  await choose(ussr.page, 'Resign')
  await ussr.page.getByRole('button', { name: 'Resign' }).click()
  for (const { page } of [us, ussr]) {
    await page.getByText('Files and fairness').click()
    await page.getByRole('button', { name: 'Verify dice and cards' }).click()
    await expect(page.locator('.verify')).toContainText('your own part of the seed is in it')
  }
  for (const { faults } of [us, ussr, watcher]) expect(faults).toEqual([])
})

test('without a server the first page says so', async ({ browser }) => {
  const visitor = await visit(browser, DESKTOP)
  await visitor.page.route('**/api/games', (route) =>
    route.fulfill({ status: 405, contentType: 'text/html', body: '<h1>Not allowed</h1>' }),
  )
  await visitor.page.goto(`${server.address}#/play/friend`)
  await visitor.page.locator('input[name="opponent"][value="friend"]').check()
  await visitor.page.locator('button[type="submit"]').click()
  await expect(visitor.page.locator('.trouble')).toContainText('Can’t reach the server')
})
