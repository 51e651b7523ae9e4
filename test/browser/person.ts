/** A person at the page: chooses among what is offered, and notices everything that goes wrong. */
import { type BrowserContextOptions, test as base, errors, expect, type Locator, type Page } from '@playwright/test'

/** Every console message and fault of the page fails its test. */
export const test = base.extend<{ watched: Page }>({
  watched: async ({ page }, use) => {
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
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
}

/** From the first page to a table; bots do not pause. */
export async function sitDown(page: Page, { game, opponent }: Wanted): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'fast' })))
  await page.goto('./')
  await page.locator(`input[name="game"][value="${game}"]`).check()
  await page.locator(`input[name="opponent"][value="${opponent}"]`).check()
  await page.locator('button[type="submit"]').click()
  await expect(page.locator('.table, .hand-over').first()).toBeVisible()
}

const SETTLED = '.question.asked, .question.over, .hand-over'

/** Small repeatable chance. */
export function chooser(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

const oneOf = async (all: Locator, choose: (n: number) => number): Promise<Locator> => all.nth(choose(await all.count()))

/** What the page offers may be gone before the mouse is there, because bots answer by themselves: then the person looks again. */
const MISSED = { timeout: 3_000 }

/** Answers one question with the mouse. False when the game is over. */
export async function answer(page: Page, choose: (n: number) => number): Promise<boolean> {
  await page.locator(SETTLED).first().waitFor()
  if (await page.locator('.question.over').isVisible()) return false
  try {
    await click(page, choose)
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
  }
  return true
}

async function click(page: Page, choose: (n: number) => number): Promise<void> {
  const handOver = page.locator('.hand-over button')
  if (await handOver.isVisible()) return handOver.click(MISSED)
  const question = page.locator('#question')
  const confirm = question.locator('footer .primary')
  const uses = question.locator('.use.legal')
  const countries = question.locator('.country-pick')
  const cards = question.locator('.card-list .card')
  const hand = page.locator('.hand .card.legal')
  if ((await uses.count()) > 0 && (await question.locator('.use.chosen').count()) === 0) return (await oneOf(uses, choose)).click(MISSED)
  if ((await page.locator('.chosen').count()) > 0 && (await confirm.count()) > 0) return confirm.last().click(MISSED)
  if ((await countries.count()) > 0) {
    const list = question.locator('.country-list')
    if ((await list.getAttribute('open', MISSED)) === null) await list.locator('summary').click(MISSED)
    return (await oneOf(countries, choose)).click(MISSED)
  }
  if ((await cards.count()) > 0) return (await oneOf(cards, choose)).click(MISSED)
  if ((await hand.count()) > 0) return (await oneOf(hand, choose)).click(MISSED)
  return confirm.last().click(MISSED)
}

/** The turn that the log has come to. */
export async function turnOf(page: Page): Promise<number> {
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
