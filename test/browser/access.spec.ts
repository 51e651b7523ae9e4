/** For everybody: no fault that axe calls serious, and a turn by keyboard and tables alone. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { DESKTOP, PHONE, sitDown, test, turnOf } from './person.ts'

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

for (const [device, options] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({ ...options, colorScheme, locale: 'ru-RU' })

      test('axe finds nothing serious on the first page and at the table', async ({ watched: page }) => {
        await page.goto('./')
        await page.locator('.more > summary').click()
        expect(await faultsOf(page)).toEqual([])
        await sitDown(page, { game: 'twilight-struggle', opponent: 'careful' })
        await page.locator('.question.asked').waitFor()
        expect(await faultsOf(page)).toEqual([])
        for (const key of ['t', '?']) {
          await page.keyboard.press(key)
          expect(await faultsOf(page)).toEqual([])
        }
      })
    })
  }
}

test.describe('by keyboard', () => {
  test.use({ ...DESKTOP, locale: 'en-US' })

  test('a turn of Red Sea is played with keys and the text board', async ({ watched: page }) => {
    await sitDown(page, { game: 'red-sea', opponent: 'careful' })
    await page.locator('.question.asked').waitFor()
    await page.keyboard.press('t')
    for (let answers = 0; answers < 300; answers++) {
      await page.locator('.question.asked, .question.over').first().waitFor()
      if ((await page.locator('.question.over').isVisible()) || (await turnOf(page)) > 1) return
      await press(page)
    }
    throw new Error('the turn does not end')
  })
})

/** Goes to where the next answer is by the keys for it and Tab, and presses Enter. */
async function press(page: Page): Promise<void> {
  const has = async (selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0
  const inQuestion = '#question .use.legal:not(.chosen), #question .card-list .card, #question footer .primary'
  const onBoard = '.board-area th button[aria-disabled="false"]'
  if (await has('#question footer .primary:not([data-disabled])')) await tabTo(page, 'q', '#question footer .primary')
  else if (await has('#question .use.legal')) await tabTo(page, 'q', '#question .use.legal')
  else if (await has(onBoard)) await tabTo(page, 'm', onBoard)
  else if (await has(inQuestion)) await tabTo(page, 'q', inQuestion)
  else await tabTo(page, 'h', '.hand .card.legal')
  await page.keyboard.press('Enter')
}

async function tabTo(page: Page, key: string, selector: string): Promise<void> {
  await page.keyboard.press(key)
  for (let tabs = 0; tabs < 200; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not come to ${selector}`)
}
