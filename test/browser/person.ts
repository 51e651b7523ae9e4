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
const keepStill = (): void => localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'instant' }))

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
  await page.goto(opponent === 'hot-seat' ? './#/play/friend' : './#/play/computer')
  await page.locator(`input[name="game"][value="${game}"]`).check()
  await page.locator(`input[name="opponent"][value="${opponent}"]`).check()
  if (side !== undefined) await page.locator(`input[name="side"][value="${side}"]`).check()
  if (!hints || scenario !== undefined) await page.locator('.more > summary').click()
  if (!hints) await page.locator('input[name="hints"]').uncheck()
  if (scenario !== undefined) {
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

interface Chance {
  readonly bold: boolean
  /** Which of what is offered, from 0 to 1. */
  readonly at: number
}

/**
 * In the page: what lies nearest at hand; 'over' when the game is over; null while nothing is asked. A person does not choose what the page
 * warns of, unless it is bold: there may be nothing else.
 */
function nearest({ bold, at }: Chance): Element | 'over' | null {
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  const oneOf = (found: readonly Element[]): Element | null => found[Math.floor(at * found.length)] ?? null
  const one = (selector: string): Element | null => oneOf([...document.querySelectorAll(selector)])
  /** The board may be moved so far that a country is out of sight. */
  const inSight = (element: Element): boolean => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  const safe = (selector: string): Element | null => one(`${selector}:not(.dangerous)`) ?? one(selector)
  if (has('.hand-over')) return one('.hand-over button')
  if (has('.question.over')) return 'over'
  // A card that could not be played any more lies open to be read.
  if (has('.modal')) return one('.modal header button')
  if (!has('.question.asked')) return null
  const confirm = '#question footer .primary'
  const warned = !bold && has(`${confirm}.danger`)
  const open = document.querySelector<HTMLDetailsElement>('.country-list')?.open === true
  return (
    (has('#question .use.chosen') ? null : safe('#question .use.legal')) ??
    (warned ? one('#question footer .button:not(.primary):not([data-disabled])') : null) ??
    (has('.chosen') ? one(confirm) : null) ??
    (open ? one('.country-pick') : null) ??
    oneOf([...document.querySelectorAll('.board .box.legal')].filter(inSight)) ??
    one('.edge-arrow') ??
    (has('.country-pick') ? one('.country-list > summary') : null) ??
    one('#question .card-list .card') ??
    safe('.hand .card.legal') ??
    one(confirm)
  )
}

/** Once in so many answers a person goes on in spite of a warning. */
const BOLD = 8
/** How fine chance chooses among what is offered. */
const FINE = 1000

/**
 * Something may come in front of what is offered before the mouse is there, because bots answer by themselves. Then the person looks again:
 * after so many milliseconds at first, then each time after twice as many, so that any machine is fast enough at some time.
 */
const PATIENCE = 1_000

/** Answers one question with the mouse. False when the game is over. */
export async function answer(page: Page, choose: (n: number) => number): Promise<boolean> {
  for (let timeout = PATIENCE; ; timeout *= 2) {
    const found = await page.waitForFunction(nearest, { bold: choose(BOLD) === 0, at: choose(FINE) / FINE })
    const element = found.asElement()
    if (element === null) return false
    try {
      await element.click({ timeout })
      return true
    } catch (error) {
      const isGone = error instanceof Error && error.message.includes('not attached')
      if (!isGone && !(error instanceof errors.TimeoutError)) throw error
    }
  }
}

interface Until {
  readonly seed: number
  readonly moves: number
}

/** In the page: clicks through whatever is asked until so many moves are made or the game is over. What is warned of is seldom chosen. */
export async function clickThrough({ seed, moves }: Until): Promise<void> {
  let state = seed
  const below = (n: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const made = (): number => Number(document.querySelector<HTMLInputElement>('.stepper input')?.max ?? 0)
  const confirm = '#question footer .primary'
  const offered = (): HTMLElement[] => {
    const isUseChosen = all('#question .use.chosen').length > 0
    // The page looks first whether it loses the game.
    if (isUseChosen && all(confirm).length === 0) return []
    const isWarned = all(`${confirm}.danger`).length > 0 && below(8) > 0
    const ways = [
      isUseChosen ? '' : '#question .use.legal:not(.dangerous)',
      isUseChosen ? '' : '#question .use.legal',
      isWarned ? '#question footer .button:not(.primary):not([data-disabled])' : '',
      all('.chosen').length > 0 ? confirm : '',
      '.country-pick',
      '#question .card-list .card',
      '.hand .card.legal:not(.dangerous)',
      '.hand .card.legal',
      confirm,
    ]
    return ways.map((way) => (way === '' ? [] : all(way))).find((found) => found.length > 0) ?? []
  }
  while (all('.question.over').length === 0 && made() < moves) {
    const isAsked = all('.question.asked').length > 0
    if (isAsked) {
      const found = all('.modal header button').length > 0 ? all('.modal header button') : offered()
      found[below(found.length)]?.click()
    }
    await new Promise((resolve) => setTimeout(resolve, isAsked ? 5 : 50))
  }
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
