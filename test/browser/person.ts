/** A person at the page: chooses among what is offered, and notices everything that goes wrong. */
import { type BrowserContextOptions, test as base, errors, expect, type Page } from '@playwright/test'

/** The same chance in each run of a test: the page takes it from the browser, and bots take it from the page. */
function fixChance(seed: number): void {
  let state = seed
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array === null) return array
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      bytes[i] = state >>> 24
    }
    return array
  }
}

const seedOf = (text: string): number => Buffer.from(text).reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 0, 7)

/** Bots do not pause, nothing moves. */
const keepStill = (): void => localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'fast', motion: 'off' }))

/** Every test would fetch the whole page to keep it. */
const keepNothingOffline = (): void => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

interface Fixtures {
  /** Whether the page keeps itself for times without a connection. */
  readonly installed: boolean
  readonly watched: Page
}

/** Every console message and fault of the page fails its test. */
export const test = base.extend<Fixtures>({
  installed: [false, { option: true }],
  watched: async ({ page, installed }, use, { titlePath }) => {
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
    await page.addInitScript(fixChance, seedOf(titlePath.join(' ')))
    await page.addInitScript(keepStill)
    if (!installed) await page.addInitScript(keepNothingOffline)
    await use(page)
    expect(faults).toEqual([])
  },
})

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 720 } }
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export interface Wanted {
  readonly game: 'twilight-struggle' | 'red-sea'
  /** The name of a bot, or `hot-seat`. */
  readonly opponent: string
  readonly side?: 'us' | 'ussr'
  readonly scenario?: 'late-war'
  readonly hints?: boolean
}

/** From the first page to a table. */
export async function sitDown(page: Page, { game, opponent, side, scenario, hints = true }: Wanted): Promise<void> {
  await page.goto('./')
  await page.locator(`input[name="game"][value="${game}"]`).check()
  await page.locator(`input[name="opponent"][value="${opponent}"]`).check()
  if (side !== undefined) await page.locator(`input[name="side"][value="${side}"]`).check()
  if (!hints) await page.locator('input[name="hints"]').uncheck()
  if (scenario !== undefined) {
    await page.locator('.more > summary').click()
    await page.locator(`select:has(option[value="${scenario}"])`).selectOption(scenario)
  }
  await page.locator('button[type="submit"]').click()
  await expect(page.locator('.table, .hand-over').first()).toBeVisible()
}

/** Small repeatable chance. */
export function chooser(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

/** Something to click: what it is, and how many of it there are. */
interface Offer {
  readonly selector: string
  readonly n: number
}

/** What lies nearest at hand. A person does not choose what the page warns of, unless it is bold: there may be nothing else. */
function offerNow(bold: boolean): Offer | 'over' | 'wait' {
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  const offer = (selector: string): Offer | null => {
    const n = document.querySelectorAll(selector).length
    return n === 0 ? null : { selector, n }
  }
  const safe = (selector: string): Offer | null => offer(`${selector}:not(.dangerous)`) ?? offer(selector)
  if (has('.hand-over')) return { selector: '.hand-over button', n: 1 }
  if (has('.question.over')) return 'over'
  // A card that could not be played any more lies open to be read.
  if (has('.modal')) return { selector: '.modal header button', n: 1 }
  if (!has('.question.asked')) return 'wait'
  const confirm = '#question footer .primary'
  const warned = !bold && has(`${confirm}.danger`)
  const open = document.querySelector<HTMLDetailsElement>('.country-list')?.open === true
  return (
    (has('#question .use.chosen') ? null : safe('#question .use.legal')) ??
    (warned ? offer('#question footer .button:not(.primary):not([data-disabled])') : null) ??
    (has('.chosen') ? offer(confirm) : null) ??
    (open ? offer('.country-pick') : null) ??
    offer('.board .box.legal') ??
    (has('.country-pick') ? { selector: '.country-list > summary', n: 1 } : null) ??
    offer('#question .card-list .card') ??
    safe('.hand .card.legal') ??
    offer(confirm) ??
    'wait'
  )
}

const SETTLED = '.question.asked, .question.over, .hand-over'

/** What the page offers may be gone before the mouse is there, because bots answer by themselves: then the person looks again. */
const MISSED = { timeout: 3_000 }

/** Once in so many answers a person goes on in spite of a warning. */
const BOLD = 8

/** A person who misses so often in a row is stuck, and says at what. */
const MOST_MISSED = 200
const missed = new WeakMap<Page, number>()

/** Answers one question with the mouse. False when the game is over. */
export async function answer(page: Page, choose: (n: number) => number): Promise<boolean> {
  await page.locator(SETTLED).first().waitFor()
  const offered = await page.evaluate(offerNow, choose(BOLD) === 0)
  if (offered === 'over') return false
  if (offered === 'wait') return true
  try {
    await page.locator(offered.selector).nth(choose(offered.n)).click(MISSED)
    missed.set(page, 0)
  } catch (error) {
    const times = (missed.get(page) ?? 0) + 1
    if (!(error instanceof errors.TimeoutError) || times >= MOST_MISSED) throw error
    missed.set(page, times)
  }
  return true
}

/** The turn that the game has come to. */
async function turnOf(page: Page): Promise<number> {
  const status = await page.evaluate(() => document.querySelector<HTMLElement>('[data-turn]')?.dataset.turn)
  return Number(status ?? 0)
}

/** Plays until the turn is over, or the game. */
export async function playTurn(page: Page, seed = 1): Promise<void> {
  const choose = chooser(seed)
  for (let clicks = 0; clicks < 400; clicks++) {
    if (!(await answer(page, choose)) || (await turnOf(page)) > 1) return
  }
  throw new Error('the turn does not end')
}

/** More clicks than any game takes. */
const ENDLESS = 5_000

/** Plays until the game is over. */
export async function playGame(page: Page, seed = 1): Promise<void> {
  const choose = chooser(seed)
  for (let clicks = 0; clicks < ENDLESS; clicks++) if (!(await answer(page, choose))) return
  throw new Error('the game does not end')
}
