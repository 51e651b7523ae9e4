/**
 * A first turn of each game against a bot, in both languages, on a desktop and on a phone. In `npm test` each game meets each language and
 * each device once.
 */
import { expect } from '@playwright/test'
import { soak } from '../soak.ts'
import { DESKTOP, PHONE, playTurn, sitDown, test } from './person.ts'

const GAMES = ['twilight-struggle', 'red-sea'] as const
const LANGUAGES = [
  ['en-US', 'Log', 'light'],
  ['ru-RU', 'Журнал', 'dark'],
] as const
const DEVICES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const

const ALL = GAMES.flatMap((game, i) =>
  LANGUAGES.flatMap((language, j) => DEVICES.map((device, k) => ({ game, language, device, isUsual: (i + j + k) % 2 === 0 }))),
)

for (const { game, language, device } of ALL.filter(({ isUsual }) => isUsual || soak(0, 1) === 1)) {
  const [locale, log, colorScheme] = language
  const [name, options] = device
  test.describe(`${game}, ${locale}, ${name}`, () => {
    test.use({ ...options, locale, colorScheme })

    test('is played to the end of its first turn', async ({ watched: page }) => {
      await sitDown(page, { game, opponent: 'recruit' })
      await playTurn(page)
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
      await expect(page.getByRole(name === 'phone' ? 'button' : 'tab', { name: log, exact: true })).toBeVisible()
    })
  })
}
