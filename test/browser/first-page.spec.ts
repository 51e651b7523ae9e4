/** The first page is there before its script, and loses nothing that is done to it meanwhile. */
import { expect, type Page } from '@playwright/test'
import { test } from './person.ts'

/** Holds the script of the page back until it is let go. */
async function holdScript(page: Page): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const taken = (page: Page) => expect(page.locator('#drawn')).toHaveCount(0)

test('what is chosen before the script is there holds, and the game begins', async ({ watched: page }) => {
  const letGo = await holdScript(page)
  await page.goto('./', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Red Sea' }).check()
  await page.getByRole('radio', { name: 'Hot seat' }).check()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('#root')).toBeEmpty()
  letGo()
  await expect(page.locator('.hand-over')).toBeVisible()
  await taken(page)
})

test('language, focus and open parts stay as they are when the script comes', async ({ watched: page }) => {
  const letGo = await holdScript(page)
  await page.goto('./', { waitUntil: 'commit' })
  await page.locator('.more > summary').click()
  await page.getByLabel('Language').selectOption('ru')
  await page.locator('input[name="hints"]').focus()
  letGo()
  await taken(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.locator('.more select').first()).toBeVisible()
  await expect(page.locator('input[name="hints"]')).toBeFocused()
})

test.describe('for a person who has been here before', () => {
  test.use({ locale: 'ru-RU' })
  test('language and colours are right from the first picture on, and other rooms do not show the first page', async ({
    watched: page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('hotline.settings', JSON.stringify({ theme: 'dark', pace: 'instant' })))
    await holdScript(page)
    await page.goto('./', { waitUntil: 'commit' })
    await expect(page.getByRole('button', { name: 'Начать' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await page.evaluate(() => {
      location.hash = '#/rules/red-sea'
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.locator('#drawn')).toHaveCount(0)
  })
})
