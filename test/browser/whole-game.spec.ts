/** Whole games against a bot, through the page, to what is shown after them. */
import { expect, type Page } from '@playwright/test'
import { clickThrough, DESKTOP, playGame, sitDown, test } from './person.ts'

test.use({ ...DESKTOP, locale: 'en-US' })

const TO_THE_END = { seed: 1, moves: Number.MAX_SAFE_INTEGER }

/** How it ended, the hands, both curves, the dice; and the game is kept, and can be watched. */
async function looksBack(page: Page): Promise<void> {
  const over = page.locator('.over-body')
  await expect(over.locator('.over-result')).toHaveText(/^You (?:won|lost)$|^A draw$/)
  await expect(over.getByRole('button', { name: 'Rematch, swap sides' })).toBeInViewport()
  await expect(over.locator('.over-moments > li').first()).toBeVisible()
  await expect(over.getByRole('img', { name: 'VP over the game' })).toBeVisible()
  await expect(over.locator('.over-progress')).toHaveCount(0, { timeout: 20_000 })
  await over.getByText('Hands, dice and win chances').click()
  await expect(over.getByRole('img', { name: 'Win chance of each side over the game' })).toBeVisible()
  await expect(over.getByRole('heading', { name: 'The US held' })).toBeVisible()
  await over.locator('.over-next').getByRole('link', { name: 'Replay' }).click()
  await expect(page.locator('.table.replay')).toBeVisible()
}

test('Red Sea is played to its end with the mouse', async ({ watched: page }) => {
  await sitDown(page, { game: 'red-sea', opponent: 'beginner' })
  await playGame(page)
  await looksBack(page)
})

test('Twilight Struggle is played to its end', async ({ watched: page }) => {
  await sitDown(page, { game: 'twilight-struggle', opponent: 'recruit', side: 'ussr' })
  await page.evaluate(clickThrough, TO_THE_END)
  await looksBack(page)
})

test('the Late War is played to its end', async ({ watched: page }) => {
  await sitDown(page, { game: 'twilight-struggle', opponent: 'beginner', scenario: 'late-war' })
  await page.evaluate(clickThrough, TO_THE_END)
  await looksBack(page)
})
