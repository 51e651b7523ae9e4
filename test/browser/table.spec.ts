/** What a person may rely on at the table. */
import { expect } from '@playwright/test'
import { answer, chooser, DESKTOP, playTurn, sitDown, test } from './person.ts'

test.use({ ...DESKTOP, locale: 'en-US' })

const title = '#question-title'

test('a game goes on after a reload where it was, and an own click can still be taken back', async ({ watched: page }) => {
  await sitDown(page, { game: 'twilight-struggle', opponent: 'recruit' })
  await expect(page.locator(title)).toHaveText('Place your starting influence (7 left).')
  await page.locator('.country-list').evaluate((list: HTMLDetailsElement) => {
    list.open = true
  })
  for (let i = 0; i < 3; i++) await page.locator('.country-pick').nth(i).click()
  await expect(page.locator(title)).toHaveText('Place your starting influence (4 left).')
  await page.reload()
  await expect(page.locator(title)).toHaveText('Place your starting influence (4 left).')
  await page.keyboard.press('Backspace')
  await expect(page.locator(title)).toHaveText('Place your starting influence (5 left).')
})

test('a game is among those of the first page, and can be deleted there', async ({ watched: page }) => {
  await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
  await expect(page.locator(title)).toBeVisible()
  await page.goto('./#/')
  await expect(page.locator('.continue .game-card')).toHaveCount(1)
  await page.locator('.continue .game-card > a').click()
  await expect(page.locator(title)).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.locator('.continue .game-card')).toHaveCount(0)
})

test('two people at one screen see their own hand only', async ({ watched: page }) => {
  await sitDown(page, { game: 'red-sea', opponent: 'hot-seat' })
  await expect(page.locator('.hand-over')).toBeVisible()
  await expect(page.locator('.card')).toHaveCount(0)
  await page.locator('.hand-over button').click()
  await expect(page.locator('.hand')).toHaveAttribute('aria-label', 'US hand')
  await page.locator('.hand .card.legal').first().click()
  await page.locator('#question footer .primary').click()
  await expect(page.locator('.hand-over h1')).toHaveText('USSR, your turn')
  await expect(page.locator('.card')).toHaveCount(0)
  await playTurn(page)
})

test('earlier positions are shown, and the game goes on from now', async ({ watched: page }) => {
  await sitDown(page, { game: 'twilight-struggle', opponent: 'recruit' })
  const choose = chooser(3)
  for (let i = 0; i < 4; i++) await answer(page, choose)
  const now = await page.locator(title).textContent()
  await page.keyboard.press('[')
  await expect(page.locator('.question.past')).toBeVisible()
  await expect(page.locator('.hand .card.legal')).toHaveCount(0)
  await page.getByRole('slider').fill('0')
  await expect(page.locator('.question.past h2')).toContainText('Move 0 of')
  await page.getByRole('button', { name: 'Back to live' }).first().click()
  await expect(page.locator(title)).toHaveText(now!)
})

test('a full storage is told, the game goes on and its record can be saved', async ({ watched: page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
  await expect(page.getByRole('alert')).toContainText('storage is full')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('alert').getByRole('link').click()])
  expect(download.suggestedFilename()).toMatch(/^hotline-\w+\.json$/)
  expect(await answer(page, chooser(1))).toBe(true)
})

test('an address of a game that is not here says so, and leads home', async ({ watched: page }) => {
  await page.goto('./#/game/0000')
  await expect(page.getByRole('heading')).toHaveText('This game is not saved in this browser')
  await page.locator('main').getByRole('link').click()
  await expect(page.locator('.ways')).toBeVisible()
})

test('the language is switched at once, without losing the game', async ({ watched: page }) => {
  await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
  await expect(page.locator(title)).toHaveText('Choose your headline.')
  await page.locator('.menu-button').click()
  await page.getByRole('menuitem', { name: 'Русский' }).click()
  await expect(page.locator(title)).toHaveText('Выберите карту начального события.')
})

test('the page answers while a bot thinks, however long that takes', async ({ watched: page }) => {
  await page.route('**/bot.worker*', () => undefined) // it never answers
  await sitDown(page, { game: 'twilight-struggle', opponent: 'expert' })
  await expect(page.locator('.question.waiting')).toContainText('The USSR is thinking…')
  await page.getByRole('tab', { name: 'Scores' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Military Ops')
})

test('a hint lights its countries and leads on to the next of them', async ({ watched: page }) => {
  await sitDown(page, { game: 'twilight-struggle', opponent: 'recruit', side: 'ussr' })
  await page.getByRole('button', { name: 'Hint' }).click()
  const best = page.locator('.hint-move').first()
  await expect(page.locator('.box.hinted').first()).toBeVisible()
  await expect(page.locator('.hint-status')).toHaveCount(0)
  const chance = await best.locator('.hint-chance').innerText()
  await expect(page.locator(title)).toContainText('(6 left)')
  await best.click()
  await expect(page.locator(title)).toContainText('(5 left)')
  await expect(best.locator('.hint-chance')).toHaveText(chance)
})

test('a hint is given when it is asked for, and not in a game without them', async ({ watched: page }) => {
  await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
  await page.getByRole('button', { name: 'Hint' }).click()
  const moves = page.locator('.hint-move')
  await expect(moves.first()).toHaveText(/^\d+% \S.*$/)
  await moves.first().click()
  await expect(page.locator('.hand .card.chosen')).toHaveCount(1)
  await sitDown(page, { game: 'red-sea', opponent: 'recruit', hints: false })
  await expect(page.locator(title)).toHaveText('Choose your headline.')
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  await page.keyboard.press('i')
  await expect(page.locator('.hints')).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ installed: true })

  test('the page opens and a game begins', async ({ watched: page, context }) => {
    // One of the files that are kept does not come at first.
    let asked = 0
    await context.route('**/icon-512.png', (route) => (++asked === 1 ? route.fulfill({ status: 503 }) : route.continue()))
    await page.goto('./')
    // It is ready when every file is kept.
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
    await expect(page.locator(title)).toHaveText('Choose your headline.')
    expect(asked).toBe(2)
  })
})
