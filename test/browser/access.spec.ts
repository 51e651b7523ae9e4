/** For everybody: no fault that axe calls serious, on any page. */
import { expect } from '@playwright/test'
import { keepGame } from '../../scripts/browser.js'
import { startOfGame } from '../../src/games/index.ts'
import { exportTextLog } from '../../src/records/text-log/export.ts'
import { gameOf } from '../records/games.ts'
import { seriousFaultsOf } from './axe.ts'
import { gameBefore } from './game-before.ts'
import { DESKTOP, PHONE, sitDown, test } from './person.ts'

const { g, moves } = gameOf('careful', 2, { game: 'red-sea' })
const log = exportTextLog(startOfGame(g), moves)

test.describe('a screen reader', () => {
  test.use({ ...DESKTOP, locale: 'en-US' })

  test('hears what a target on the map would bring, and that it waits to be confirmed', async ({ watched: page }) => {
    await page.goto('./')
    await keepGame(page, gameBefore('coup'))
    await page.goto('./#/game/kept')
    await page.locator('.question.asked').waitFor()
    // The page leads the keyboard to a target.
    await page.locator('.board .box.legal:focus').waitFor()
    await page.keyboard.press('Enter')
    const country = (await page.locator('.target h3').textContent())!
    await expect(page.locator('output[aria-live]').last()).toHaveText(new RegExp(`%.*Confirm: ${country}$`))
  })
})

for (const [device, options, colorScheme] of [
  ['desktop', DESKTOP, 'light'],
  ['phone', PHONE, 'dark'],
] as const) {
  test.describe(`axe finds nothing serious: ${device}, ${colorScheme}`, () => {
    test.use({ ...options, colorScheme, locale: 'ru-RU' })

    test('on the first page, at the table and among saved games', async ({ watched: page }) => {
      await page.goto('./')
      await page.locator('.living-caption').waitFor()
      expect(await seriousFaultsOf(page)).toEqual([])
      await page.goto('./#/play/computer')
      await page.locator('.more > summary').click()
      expect(await seriousFaultsOf(page)).toEqual([])
      await sitDown(page, { game: 'twilight-struggle', opponent: 'recruit' })
      await page.locator('.question.asked').waitFor()
      await page.keyboard.press('i')
      await page.locator('.hint-move').first().waitFor()
      expect(await seriousFaultsOf(page)).toEqual([])
      for (const key of ['t', '?']) {
        await page.keyboard.press(key)
        expect(await seriousFaultsOf(page)).toEqual([])
      }
      await page.goto('./#/')
      await page.locator('.continue .game-card').waitFor()
      expect(await seriousFaultsOf(page)).toEqual([])
    })

    test('on the pages of rules, cards, learning and replays', async ({ watched: page }) => {
      for (const address of ['rules/twilight-struggle', 'rules/red-sea/6', 'cards', 'cards/red-sea', 'learn', 'replay']) {
        await page.goto(`./#/${address}`)
        await page.locator('main h1, main h2, main h3, main button').first().waitFor()
        expect(await seriousFaultsOf(page), address).toEqual([])
      }
      await page.locator('input[type="file"]').setInputFiles({ name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(log) })
      await page.locator('.table.replay').waitFor()
      expect(await seriousFaultsOf(page), 'a replay').toEqual([])
    })
  })
}
