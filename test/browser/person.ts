/** A person at the page: chooses among what is offered, and notices everything that goes wrong. */
import { type BrowserContextOptions, test as base, expect, type Locator, type Page } from '@playwright/test'

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

/** Answers one question with the mouse. False when the game is over. */
export async function answer(page: Page, choose: (n: number) => number): Promise<boolean> {
  await page.locator(SETTLED).first().waitFor()
  if (await page.locator('.question.over').isVisible()) return false
  const handOver = page.locator('.hand-over button')
  if (await handOver.isVisible()) {
    await handOver.click()
    return true
  }
  const question = page.locator('#question')
  const confirm = question.locator('footer .primary')
  const uses = question.locator('.use.legal')
  const countries = question.locator('.country-pick')
  const cards = question.locator('.card-list .card')
  const hand = page.locator('.hand .card.legal')
  if ((await uses.count()) > 0 && (await question.locator('.use.chosen').count()) === 0) await (await oneOf(uses, choose)).click()
  else if ((await page.locator('.chosen').count()) > 0 && (await confirm.count()) > 0) await confirm.last().click()
  else if ((await countries.count()) > 0) {
    await question.locator('.country-list').evaluate((list: HTMLDetailsElement) => {
      list.open = true
    })
    await (await oneOf(countries, choose)).click()
  } else if ((await cards.count()) > 0) await (await oneOf(cards, choose)).click()
  else if ((await hand.count()) > 0) await (await oneOf(hand, choose)).click()
  else await confirm.last().click()
  return true
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
