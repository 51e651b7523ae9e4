/** A first turn of each game against a bot, in both languages, on a desktop and on a phone. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, playTurn, sitDown, test } from './person.ts'

const GAMES = ['twilight-struggle', 'red-sea'] as const
const LANGUAGES = [
  ['en-US', 'Log', 'light'],
  ['ru-RU', 'Журнал', 'dark'],
] as const

for (const game of GAMES) {
  for (const [locale, log, colorScheme] of LANGUAGES) {
    for (const [device, options] of [
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ] as const) {
      test.describe(`${game}, ${locale}, ${device}`, () => {
        test.use({ ...options, locale, colorScheme })

        test('is played to the end of its first turn', async ({ watched: page }) => {
          await sitDown(page, { game, opponent: 'recruit' })
          await playTurn(page)
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
          await expect(page.getByRole(device === 'phone' ? 'button' : 'tab', { name: log, exact: true })).toBeVisible()
        })
      })
    }
  }
}
