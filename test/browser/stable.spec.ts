/** Stable ground: nothing moves between seeing a target and clicking it. */
import { expect, type Page } from '@playwright/test'
import { soak } from '../soak.ts'
import { answer, chooser, DESKTOP, PHONE, sitDown, test } from './person.ts'

/** In the page: notes what has moved within map, hand, question or bar, and when. */
function watchShifts(): void {
  const moved: { readonly at: number; readonly what: string }[] = []
  Object.assign(globalThis, { moved })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
      for (const { node } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement
        const inside = element?.closest('.board-area, .hand, .question, .open-card, .top-bar')
        if (inside) moved.push({ at: entry.startTime, what: `${inside.className}: ${element!.className || element!.tagName}` })
      }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Whether something that a person would wait for is still to come: a bot, or a look at what loses. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.question.asked, .question.over, .hand-over') !== null)

/** The time in the page when what is asked has been drawn. */
const drawn = (page: Page): Promise<number> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))))

const movedSince = (page: Page, since: number): Promise<string[]> =>
  page.evaluate(
    (from) =>
      (globalThis as unknown as { moved: { at: number; what: string }[] }).moved.filter(({ at }) => at > from).map(({ what }) => what),
    since,
  )

/** What a person does before an answer: looks at cards and countries. */
async function lookAround(page: Page): Promise<void> {
  for (const selector of ['.hand .card', '.board .box.legal > .plate', '.uses .use', '.track .hint']) {
    const found = page.locator(selector).first()
    const box = (await found.count()) > 0 ? await found.boundingBox() : null
    if (box !== null) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
    await drawn(page)
  }
}

/** Enough for a headline and several plays. */
const ANSWERS = soak(20, 60)
/** A person looks around before one answer in so many. */
const LOOKS_EVERY = 3

for (const [device, options] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  for (const game of ['twilight-struggle', 'red-sea'] as const)
    test.describe(`${game}, ${device}`, () => {
      test.use({ ...options, locale: 'en-US' })

      test('nothing moves between a question and its answer', async ({ watched: page }) => {
        await page.addInitScript(watchShifts)
        await sitDown(page, { game, opponent: 'recruit' })
        const choose = chooser(5)
        for (let i = 0; i < ANSWERS; i++) {
          await settled(page)
          const since = await drawn(page)
          if (i % LOOKS_EVERY === 0) await lookAround(page)
          expect(await movedSince(page, since)).toEqual([])
          if (!(await answer(page, choose))) break
        }
      })
    })

test.describe('at 1280 × 720', () => {
  test.use({ ...DESKTOP, locale: 'en-US' })

  test('all uses of each card are in view beside it', async ({ watched: page }) => {
    await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
    const choose = chooser(2)
    const title = page.locator('#question-title')
    while (!((await title.textContent()) ?? '').includes('Choose a card')) await answer(page, choose)
    const cards = page.locator('.hand .card.legal')
    for (let n = 0; n < (await cards.count()); n++) {
      await cards.nth(n).click()
      await page.locator('.open-card').waitFor()
      for (const use of await page.locator('.open-card .uses > li').all()) await expect(use).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await page.locator('.open-card').waitFor({ state: 'detached' })
    }
  })
})

test.describe('a card that is opened', () => {
  test.use({ ...DESKTOP, locale: 'en-US' })

  test('lies over the map; what stands below the question stays where it is', async ({ watched: page }) => {
    await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
    await settled(page)
    const hint = page.locator('#question footer').getByRole('button', { name: 'Hint' })
    const before = await hint.boundingBox()
    await page.locator('.hand .card.legal').first().click()
    await page.locator('.open-card').waitFor()
    expect((await hint.boundingBox())?.y).toBe(before?.y)
  })
})

test.describe('explanations', () => {
  test.use({ ...DESKTOP, locale: 'en-US' })

  test('of all effects open by their number in the bar, and leave the question free', async ({ watched: page }) => {
    await sitDown(page, { game: 'twilight-struggle', opponent: 'recruit', scenario: 'late-war' })
    await settled(page)
    const all = page.locator('.all-effects')
    const count = Number(await all.innerText())
    expect(count).toBeGreaterThan(2)
    await all.click()
    const list = page.locator('.hint-panel:popover-open')
    await expect(list.locator('p')).toHaveCount(count)
    const { x, width } = (await list.boundingBox())!
    expect(x + width).toBeLessThanOrEqual((await page.locator('.side').boundingBox())!.x)
  })

  test('of the tracks lie over the map, never over the question', async ({ watched: page }) => {
    await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
    await settled(page)
    const beside = (await page.locator('.side').boundingBox())!.x
    const hints = page.locator('.track .hint')
    expect(await hints.count()).toBeGreaterThan(3)
    for (const hint of await hints.all()) {
      await hint.click()
      const panel = (await page.locator('.hint-panel:popover-open').boundingBox())!
      expect(panel.x + panel.width).toBeLessThanOrEqual(beside)
      await page.keyboard.press('Escape')
    }
  })
})
