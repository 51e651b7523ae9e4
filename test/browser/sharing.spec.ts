/** Two browsers and a phone: a friend is invited, changes devices, comes too late; nobody loses a seat. */
import { readFileSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { EN, newName, PASSWORD, register } from './account.ts'
import { seriousFaultsOf } from './axe.ts'
import { DESKTOP, PHONE } from './person.ts'

/** What the browser itself says where a link opens nothing is no fault of the page. */
const OF_A_LINK = /status of 40[34]/

interface Visitor {
  readonly page: Page
  readonly faults: string[]
}

async function visit(browser: Browser, options: BrowserContextOptions, locale = 'en-US'): Promise<Visitor> {
  const context = await browser.newContext({ ...options, locale })
  await context.addInitScript(() => {
    localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'instant' }))
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_A_LINK.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  return { page, faults }
}

const linkOn = (page: Page): Promise<string> => page.locator('.main-link input').inputValue()

/** Makes a game as the US; returns the link for the other side. */
async function invite(page: Page, baseURL: string | undefined, isPublic = false): Promise<string> {
  await page.goto(`${baseURL!}#/play/friend`)
  await page.locator('input[name="game"][value="red-sea"]').check()
  if (isPublic) {
    await page.locator('.more > summary').click()
    await page.locator('input[name="watching"]').check()
  }
  await page.locator('button[type="submit"]').click()
  await page.locator('.main-link').waitFor()
  return linkOn(page)
}

const accept = (page: Page): Promise<void> => page.getByRole('button', { name: 'Accept and play' }).click()
const atTable = async (...visitors: readonly Visitor[]): Promise<void> => {
  for (const { page } of visitors) await page.locator('.table .board').first().waitFor()
}
const quiet = (...visitors: readonly Visitor[]): void => {
  for (const { faults } of visitors) expect(faults).toEqual([])
}

test('a link opens a page first; the inviter’s own click is harmless, and both keep their seats', async ({ browser, baseURL }) => {
  const [us, friend] = [await visit(browser, DESKTOP), await visit(browser, PHONE)]
  const link = await invite(us.page, baseURL)
  expect(await seriousFaultsOf(us.page)).toEqual([])
  // In the same browser, in a second window and in this one.
  const second = await us.page.context().newPage()
  await second.goto(link)
  await expect(second.locator('.own-link')).toContainText('This is your own link')
  expect(await linkOn(second)).toBe(link)
  await second.close()
  await us.page.goto(link)
  await expect(us.page.locator('.own-link')).toBeVisible()

  await friend.page.goto(link)
  await expect(friend.page.getByRole('heading', { level: 1 })).toContainText('A friend invites you to play Red Sea')
  await expect(friend.page.locator('.terms')).toContainText('No clock')
  await expect(friend.page.locator('.terms')).toContainText('Only with the spectator link')
  expect(await seriousFaultsOf(friend.page)).toEqual([])
  await expect(us.page.locator('.waiting-room')).toContainText('Invite your friend') // nothing is taken yet
  await friend.page.reload()
  await accept(friend.page)
  await atTable(us, friend)
  await expect(us.page.locator('.player.us')).toContainText('you')
  await expect(friend.page.locator('.player.ussr')).toContainText('you')
  // Afterwards the link still harms nobody: each comes back to their own seat.
  for (const { page } of [us, friend]) {
    await page.goto(baseURL!)
    await page.goto(link)
  }
  await atTable(us, friend)
  await expect(us.page.locator('.player.us')).toContainText('you')
  await expect(friend.page.locator('.player.ussr')).toContainText('you')
  quiet(us, friend)
})

test('the friend accepts in the browser of an app, comes too late in another, and continues there by a link of their own', async ({
  browser,
  baseURL,
}) => {
  const [us, app, phone] = [await visit(browser, DESKTOP), await visit(browser, PHONE), await visit(browser, PHONE)]
  const link = await invite(us.page, baseURL)
  await app.page.goto(link)
  await accept(app.page)
  await atTable(us, app)
  await phone.page.goto(link)
  await expect(phone.page.locator('.missing')).toContainText('This link has been used')
  await expect(phone.page.locator('.missing')).toContainText('Continue on another device')
  expect(await seriousFaultsOf(phone.page)).toEqual([])
  await app.page.locator('.menu-button').click()
  await app.page.getByRole('menuitem', { name: 'Links' }).click()
  const own = await app.page.getByLabel('Your own seat').inputValue()
  expect(await seriousFaultsOf(app.page)).toEqual([])
  await phone.page.goto(own)
  await atTable(phone)
  await expect(phone.page.locator('.player.ussr')).toContainText('you')
  await expect(phone.page).toHaveURL(/#\/online\/\w{12}$/)
  quiet(us, app, phone)
})

test('who signs in after accepting finds the game on another device', async ({ browser, baseURL }) => {
  const [us, app, phone] = [await visit(browser, DESKTOP), await visit(browser, DESKTOP), await visit(browser, PHONE)]
  const link = await invite(us.page, baseURL)
  await app.page.goto(link)
  await accept(app.page)
  await atTable(us, app)
  const table = app.page.url()
  const name = newName('friend')
  await app.page.goto(baseURL!)
  await register(app.page, name, EN)
  await app.page.goto(table)
  await expect(us.page.locator('.player.ussr')).toContainText(name)
  await phone.page.goto(`${baseURL}#/account`)
  const form = phone.page.locator('form').filter({ has: phone.page.getByRole('button', { name: 'Sign in', exact: true }) })
  await form.getByLabel('Username').fill(name)
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.page.locator('.standing')).toContainText(name)
  await phone.page.goto(link)
  await atTable(phone)
  await expect(phone.page.locator('.player.ussr')).toContainText('you')
  quiet(us, app, phone)
})

test('an invitation is renewed and cancelled; old links say so and take no seat', async ({ browser, baseURL }) => {
  const [us, friend] = [await visit(browser, DESKTOP), await visit(browser, DESKTOP)]
  const first = await invite(us.page, baseURL)
  await friend.page.goto(first)
  await friend.page.getByRole('button', { name: 'Accept and play' }).waitFor()
  await us.page.getByRole('button', { name: 'New link' }).click()
  await expect(us.page.locator('.waiting-room')).toContainText('The old one no longer works')
  const renewed = await linkOn(us.page)
  expect(renewed).not.toBe(first)
  await accept(friend.page) // the link was replaced while the friend read
  await expect(friend.page.locator('.missing')).toBeVisible()
  await friend.page.goto(baseURL!)
  await friend.page.goto(renewed)
  await friend.page.getByRole('button', { name: 'Accept and play' }).waitFor()
  await us.page.getByRole('button', { name: 'Cancel invitation' }).click()
  await us.page.getByRole('button', { name: 'Cancel it' }).click()
  await expect(us.page.locator('.missing')).toContainText('canceled')
  await friend.page.reload()
  await expect(friend.page.locator('.missing')).toContainText('This invitation was canceled')
  expect(await seriousFaultsOf(friend.page)).toEqual([])
  quiet(us, friend)
})

test('a game is cancelled before both have played; the other sees it', async ({ browser, baseURL }) => {
  const [us, friend] = [await visit(browser, DESKTOP), await visit(browser, DESKTOP)]
  await friend.page.goto(await invite(us.page, baseURL))
  await accept(friend.page)
  await atTable(us, friend)
  await friend.page.locator('.menu-button').click()
  await friend.page.getByRole('menuitem', { name: 'Cancel game' }).click()
  await friend.page.getByRole('button', { name: 'Cancel game' }).click()
  for (const { page } of [us, friend]) await expect(page.locator('.missing')).toContainText('It has no result')
  quiet(us, friend)
})

test('the cards are dealt when both look at the table: a hidden window does not count', async ({ browser, baseURL }) => {
  const [us, friend] = [await visit(browser, DESKTOP), await visit(browser, DESKTOP)]
  const link = await invite(us.page, baseURL)
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await us.page.evaluate(hide, true)
  await friend.page.goto(link)
  await accept(friend.page)
  await expect(friend.page.locator('.waiting-room')).toContainText('when your opponent looks at the table')
  await us.page.evaluate(hide, false)
  await atTable(us, friend)
  quiet(us, friend)
})

const RECORD = readFileSync('test/fixtures/0.1.0/records/app-promo.json', 'utf8')

test('a game of this browser is shared with one click; the address of its move opens in a browser that has never been here, until it is deleted', async ({
  browser,
  baseURL,
}) => {
  const [us, stranger] = [await visit(browser, DESKTOP), await visit(browser, PHONE)]
  await us.page.goto(`${baseURL}#/replay`)
  await us.page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(RECORD) })
  await us.page.locator('.table.replay').waitFor()
  // The address follows the position.
  await expect(us.page).toHaveURL(/#\/replay\/\w+\/\d+$/)
  await us.page.goto(us.page.url().replace(/\d+$/, '40'))
  await us.page.getByRole('button', { name: 'Share and save' }).click()
  await us.page.getByRole('button', { name: 'Create link' }).click()
  const link = await us.page.getByLabel('Link to this move').inputValue()
  expect(link).toMatch(/\/archive\/[a-z0-9]{12}\/40$/)
  expect(await seriousFaultsOf(us.page)).toEqual([])

  await stranger.page.goto(link)
  await stranger.page.locator('.table.replay').waitFor()
  await expect(stranger.page).toHaveURL(/#\/replay\/\w+\/40$/)
  await stranger.page.getByRole('button', { name: 'Menu' }).click()
  await stranger.page.getByRole('menuitem', { name: 'Share and save' }).click()
  // Whoever got the link hands the same one on.
  expect(await stranger.page.getByLabel('Link to this move').inputValue()).toBe(link)

  const picture = await stranger.page.request.get(
    /og:image" content="([^"]+)/.exec(await (await stranger.page.request.get(link)).text())![1]!,
  )
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  await us.page.getByRole('button', { name: 'Delete from the server' }).click()
  await us.page.getByRole('button', { name: 'Create link' }).waitFor()
  const late = await visit(browser, DESKTOP)
  await late.page.goto(link)
  await expect(late.page.locator('.missing')).toBeVisible()
  quiet(us, stranger, late)
})

test('the address of a move in a public game opens at that move while it is played', async ({ browser, baseURL }) => {
  const [us, friend, stranger] = [await visit(browser, DESKTOP), await visit(browser, DESKTOP), await visit(browser, DESKTOP, 'ru-RU')]
  const link = await invite(us.page, baseURL, true)
  await friend.page.goto(link)
  await accept(friend.page)
  await atTable(us, friend)
  const id = /online\/(\w{12})/.exec(link)![1]!
  await stranger.page.goto(`${baseURL}games/${id}/5?language=ru`)
  await atTable(stranger)
  await expect(stranger.page.locator('.stepper input')).toHaveValue('5')
  await expect(stranger.page.locator('.hand .card')).toHaveCount(0)
  await us.page.locator('.menu-button').click()
  await us.page.getByRole('menuitem', { name: 'Links' }).click()
  await expect(us.page.getByLabel('Link to this move')).toHaveValue(new RegExp(`/games/${id}/\\d+$`))
  quiet(us, friend, stranger)
})
