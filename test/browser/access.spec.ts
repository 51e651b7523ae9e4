/** For everybody: no fault that axe calls serious, on any page. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { exportTextLog } from '../../src/records/text-log/export.ts'
import { gameOf } from '../records/games.ts'
import { DESKTOP, PHONE, sitDown, test } from './person.ts'

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

const { g, moves } = gameOf('careful', 2, { game: 'red-sea' })
const log = exportTextLog(g.options, g.game, moves)

for (const [device, options, colorScheme] of [
  ['desktop', DESKTOP, 'light'],
  ['phone', PHONE, 'dark'],
] as const) {
  test.describe(`axe finds nothing serious: ${device}, ${colorScheme}`, () => {
    test.use({ ...options, colorScheme, locale: 'ru-RU' })

    test('on the first page, at the table and among saved games', async ({ watched: page }) => {
      await page.goto('./')
      await page.locator('.more > summary').click()
      expect(await faultsOf(page)).toEqual([])
      await sitDown(page, { game: 'twilight-struggle', opponent: 'careful' })
      await page.locator('.question.asked').waitFor()
      await page.keyboard.press('i')
      await page.locator('.hint-move').first().waitFor()
      expect(await faultsOf(page)).toEqual([])
      for (const key of ['t', '?']) {
        await page.keyboard.press(key)
        expect(await faultsOf(page)).toEqual([])
      }
      await page.goto('./#/')
      await page.locator('.saved li').waitFor()
      expect(await faultsOf(page)).toEqual([])
    })

    test('on the pages of rules, cards, learning and replays', async ({ watched: page }) => {
      for (const address of ['rules/twilight-struggle', 'rules/red-sea/6', 'cards', 'cards/red-sea', 'learn', 'replay']) {
        await page.goto(`./#/${address}`)
        await page.locator('main h1, main h2, main h3, main button').first().waitFor()
        expect(await faultsOf(page), address).toEqual([])
      }
      await page.locator('input[type="file"]').setInputFiles({ name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(log) })
      await page.locator('.table.replay').waitFor()
      expect(await faultsOf(page), 'a replay').toEqual([])
    })
  })
}
