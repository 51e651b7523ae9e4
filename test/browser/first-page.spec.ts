/** The first page is there before its script, loses nothing that is done to it meanwhile, and leads to a game in a few clicks. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { seriousFaultsOf } from './axe.ts'
import { DESKTOP, PHONE, sitDown, test } from './person.ts'

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

test('the script of the first page has at most 100 kB', () => {
  const folder = join(import.meta.dirname, '../../dist/web')
  const files = new Set(readFileSync(join(folder, 'index.html'), 'utf8').match(/assets\/[\w-]+\.js(?=")/g))
  expect(files.size).toBeGreaterThan(2)
  const bytes = [...files].map((file) => statSync(join(folder, `${file}.br`)).size)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(100_000)
})

test('with its board and its lists the first page loads at most 165 kB of script', async ({ watched: page }) => {
  const files = new Set<string>()
  page.on('request', (request) => {
    const file = /assets\/[\w-]+\.js$/.exec(request.url())?.[0]
    if (file !== undefined) files.add(file)
  })
  const listed = page.waitForResponse(/api\/archive/)
  await page.goto('./')
  await listed
  await expect(page.locator('.living .picture-land')).toBeVisible()
  const bytes = [...files].map((file) => statSync(join(import.meta.dirname, '../../dist/web', `${file}.br`)).size)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(165_000)
})

test('the lists of the first page come above its foot, which is out of view: nothing moves', async ({ watched: page }) => {
  await page.goto('./')
  await expect(page.locator('.living .picture-land')).toBeVisible()
  const top = await page.locator('.home-foot').evaluate((foot) => foot.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(page.viewportSize()!.height)
})

for (const [locale, width] of [
  ['en-US', 412],
  ['ru-RU', 390],
] as const)
  test.describe(`where letters come late, ${locale}`, () => {
    test.use({ ...PHONE, locale, viewport: { width, height: 844 } })
    test('no line of the first page breaks anew when they are there', async ({ watched: page }) => {
      let letGo = (): void => undefined
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await page.route(/\.woff2$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto('./', { waitUntil: 'commit' })
      await expect(page.locator('.way.friend')).toHaveCSS('display', 'grid') // its styles are there
      const standsIn = await page.evaluate(() =>
        document.fonts.load('400 1em "Plex Stand-in"').then(
          () => true,
          () => false,
        ),
      )
      test.skip(!standsIn, 'neither Arial nor Roboto nor Liberation Sans is installed (Debian: fonts-liberation)')
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('h1, .hero p, .way b, .way-text > span, .to-lobby')].map(
            (part) => part.getBoundingClientRect().top,
          ),
        )
      const before = await places()
      letGo()
      await page.waitForFunction(
        () => document.fonts.check('400 1em "IBM Plex Sans"') && document.fonts.check('600 1em "IBM Plex Sans Condensed"'),
      )
      expect(await places()).toEqual(before)
    })
  })

test('a way in that is chosen before the script is there opens when it has come', async ({ watched: page }) => {
  const letGo = await holdScript(page)
  await page.goto('./', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Play the computer' }).click()
  await expect(page.locator('#root')).toBeEmpty()
  letGo()
  await expect(page.getByRole('dialog', { name: 'Play the computer' })).toBeVisible()
  await taken(page)
})

test('language and focus stay as they are when the script comes', async ({ watched: page }) => {
  const letGo = await holdScript(page)
  await page.goto('./', { waitUntil: 'commit' })
  await page.getByLabel('Language').selectOption('ru')
  await page.locator('.way.friend').focus()
  letGo()
  await taken(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.locator('.way.friend')).toBeFocused()
})

test.describe('for a person who has been here before', () => {
  test.use({ locale: 'ru-RU' })
  test('language and colours are right from the first picture on, and other rooms do not show the first page', async ({
    watched: page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('hotline.settings', JSON.stringify({ theme: 'dark', pace: 'instant' })))
    await holdScript(page)
    await page.goto('./', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Холодная война на проводе.' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await page.evaluate(() => {
      location.hash = '#/rules/red-sea'
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.locator('#drawn')).toHaveCount(0)
  })
})

test.describe('a stranger on a phone, in Russian', () => {
  test.use({ ...PHONE, locale: 'ru-RU' })
  test('makes their first move with three clicks', async ({ watched: page }) => {
    await page.goto('./')
    await page.getByRole('link', { name: 'Играть с компьютером' }).click()
    await page.getByRole('button', { name: 'Начать партию' }).click()
    await expect(page.locator('.question.asked')).toContainText('Разместите начальное влияние (осталось 7).')
    await page.locator('.board .box.legal', { hasText: 'Италия' }).click()
    await expect(page.locator('.question.asked')).toContainText('Разместите начальное влияние (осталось 6).')
  })
})

test.describe('games', () => {
  test.use({ ...DESKTOP, locale: 'en-US' })

  test('are continued from the first page, with a board; the form remembers the last choice', async ({ watched: page }) => {
    await sitDown(page, { game: 'red-sea', opponent: 'club', side: 'ussr' })
    await page.locator('.question').first().waitFor()
    await page.goto('./#/')
    const card = page.locator('.continue .game-card')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('Your turn')
    await expect(card).toContainText('US: Club player')
    await expect(card).toContainText('USSR: You')
    await expect(card.locator('.plate-picture').first()).toBeAttached()
    expect(await seriousFaultsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Play the computer' }).click()
    await expect(page.locator('input[name="opponent"][value="club"]')).toBeChecked()
    await expect(page.locator('input[name="side"][value="ussr"]')).toBeChecked()
    await expect(page.locator('.play-sum')).toHaveText('Red Sea as the USSR against Club player')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/#\/$/)
  })
})

test('the head says that there is no server, and takes it back when there is one again', async ({ watched: page }) => {
  await page.clock.install()
  await page.route('**/api/me', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Another page</h1>' }))
  await page.goto('./')
  await expect(page.locator('.offline')).toBeVisible()
  await page.unroute('**/api/me')
  await page.clock.runFor(11_000)
  await expect(page.locator('.offline')).toHaveCount(0)
})

test('an address that leads nowhere shows the page, with a way home', async ({ watched: page }) => {
  await page.goto('./some/path')
  await expect(page.locator('main')).toContainText('Page not found')
  await page.goto('./#/online/zzzzzzzz')
  await expect(page.locator('main')).toContainText('This game is not on the server')
  await page.locator('main').getByRole('link', { name: 'Home' }).click()
  await expect(page.locator('.ways')).toBeVisible()
})
