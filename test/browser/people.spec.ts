/** Ways to a game and what goes with an account, against a real server. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { another, EN, newName, PASSWORD, register } from './account.ts'
import { faultsOf } from './axe.ts'
import { DESKTOP, PHONE, test } from './person.ts'

test.use({ ...DESKTOP, locale: 'en-US' })

const RUSSIAN: BrowserContextOptions = { ...PHONE, locale: 'ru-RU' }

/** Somebody who is there without having come by the page of the account: a page less to load. */
async function guestOf(page: Page): Promise<string> {
  const reply = await page.request.post('./api/me/guest')
  return ((await reply.json()) as { person: { name: string } }).person.name
}

/** What the host types, beside the server. */
async function hotline(...args: string[]): Promise<string> {
  const command = ['bin/hotline.js', ...args, '--data', process.env.HOTLINE_TEST_DATA!]
  return (await promisify(execFile)(process.execPath, command)).stdout
}

async function atTheSameTable(pages: readonly Page[]): Promise<void> {
  await expect(pages[0]!).toHaveURL(/#\/online\/\w{12}$/)
  for (const page of pages) {
    await expect(page).toHaveURL(pages[0]!.url())
    await expect(page.locator('.table')).toBeVisible()
  }
}

test('somebody is challenged by a link to their name, declines, is asked again and accepts', async ({
  watched: page,
  browser,
  baseURL,
}) => {
  const faults: string[] = []
  const name = newName('Eve')
  await register(page, name, EN)
  await page.goto('./#/lobby')
  const other = await another(browser, { ...RUSSIAN, baseURL: baseURL! }, faults)
  const challenger = await guestOf(other)
  await other.goto(`./#/people/${name}`)
  await other.getByRole('link', { name: 'Вызвать на партию' }).click()
  await expect(other.getByLabel('Кому', { exact: true })).toHaveValue(name)
  const challenge = other.getByRole('button', { name: 'Вызвать' })
  const asked = page.getByRole('region', { name: 'Challenges' }).getByRole('listitem').filter({ hasText: challenger })

  await challenge.click()
  await asked.getByRole('button', { name: 'Decline' }).click()
  await expect(other.locator('.lobby-state')).toContainText('отклонён')
  await expect(asked).toHaveCount(0)

  await other.getByLabel('Игра', { exact: true }).first().selectOption('red-sea')
  await challenge.click()
  await asked.getByRole('button', { name: 'Accept' }).click()
  await atTheSameTable([page, other])
  expect(faults).toEqual([])
  await other.context().close()
})

test('two who want the same are paired, and come to the table by themselves', async ({ watched: page, browser, baseURL }) => {
  const faults: string[] = []
  const other = await another(browser, { ...RUSSIAN, baseURL: baseURL! }, faults)
  for (const one of [page, other]) {
    await guestOf(one)
    await one.goto('./#/lobby')
  }
  // A bot of the server is there for whoever does not want to wait.
  await page.getByLabel('Opponent').selectOption('recruit')
  const pairing = page.getByRole('region', { name: 'Quick pairing' })
  await pairing.getByRole('button', { name: 'Find opponent' }).click()
  await expect(pairing.locator('.waiting')).toContainText('Twilight Struggle')
  await pairing.getByRole('button', { name: 'Cancel search' }).click()
  await pairing.getByLabel('Game').selectOption('red-sea')
  await pairing.getByRole('button', { name: 'Find opponent' }).click()
  await expect(pairing.locator('.waiting')).toContainText('Red Sea')
  // The other one sees who waits, and joins.
  const waits = other.getByRole('region', { name: 'Ищут соперника' }).locator('.entries li').filter({ hasText: 'быстрый подбор' })
  await waits.getByRole('button').click()
  await atTheSameTable([page, other])
  expect(faults).toEqual([])
  await other.context().close()
})

test('notices are chosen and stay so; a bot is made, its token opens the API, and ends', async ({ watched: page, playwright, baseURL }) => {
  const name = newName('Bo')
  await register(page, name, EN)
  const notice = page.getByRole('checkbox', { name: 'A game is over: Browser' })
  await notice.click()
  await expect(notice).not.toBeChecked()

  const bots = page.getByRole('region', { name: 'Bots' })
  await bots.getByLabel('Name of the new bot').fill(`${name}-bot`)
  await bots.getByRole('button', { name: 'Create bot' }).click()
  const token = await bots.locator('.token code').innerText()
  expect(await faultsOf(page)).toEqual([])
  const program = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { authorization: `Bearer ${token}` } })
  const me = async (): Promise<unknown> => ((await (await program.get('./api/me')).json()) as { person: unknown }).person
  expect(await me()).toMatchObject({ name: `${name}-bot`, bot: true })
  await page.reload()
  await expect(notice).not.toBeChecked()
  await expect(bots.locator('.token')).toHaveCount(0)
  await bots.getByRole('button', { name: 'Revoke token' }).click()
  await expect(bots).toContainText('has no token')
  expect(await me()).toBeNull()
  await program.dispose()
})

test('who has lost the password is sent to the host, whose link gives a new one, once', async ({ page }) => {
  const name = newName('Lost')
  await page.request.post('./api/me/register', { data: { name, password: PASSWORD } })
  await page.request.post('./api/me/sign-out')
  await page.goto('./#/account')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('region', { name: 'Get a link' })).toContainText('Ask the server admin')
  const link = /#\/password\/\S+/.exec(await hotline('admin', name, '--password-link'))![0]
  const choose = async (password: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'New password' }).fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await page.goto(`./${link}`)
  await choose('battery staple')
  await expect(page.getByRole('region', { name: 'Password changed' })).toBeVisible()
  await page.reload()
  await choose('another one')
  await expect(page.getByRole('alert').filter({ hasText: 'This link was used' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.goto('./#/account')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Sign in', exact: true }) })
  await form.getByLabel('Username').fill(name)
  await form.getByLabel('Password').fill('battery staple')
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('.who-am-i')).toHaveText(name)
})

test('a report is sent from a profile, and an admin mutes whom it is about', async ({ watched: page, browser, baseURL }) => {
  const faults: string[] = []
  const [reporter, rude] = await Promise.all([
    another(browser, { ...RUSSIAN, baseURL: baseURL! }, faults),
    browser.newContext({ baseURL: baseURL! }),
  ])
  const offender = await guestOf(await rude.newPage())
  await reporter.goto(`./#/people/${offender}`)
  await reporter.getByRole('button', { name: 'Пожаловаться' }).click()
  await reporter.getByLabel('Что случилось?').fill('ругается')
  await reporter.getByRole('button', { name: 'Отправить' }).click()
  await expect(reporter.getByText('Спасибо.')).toBeVisible()

  const admin = newName('Admin')
  await page.request.post('./api/me/register', { data: { name: admin, password: PASSWORD } })
  await hotline('admin', admin)
  await page.goto('./#/moderation')
  const report = page.getByRole('region', { name: 'Open reports' }).getByRole('listitem').filter({ hasText: offender })
  await expect(report).toContainText('ругается')
  expect(await faultsOf(page)).toEqual([])
  await report.getByLabel('Action').selectOption('mute')
  await report.getByLabel('Reason, for the log').fill('Enough of that')
  await report.getByRole('button', { name: 'Apply' }).click()
  await expect(report).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Log' }).getByRole('listitem').filter({ hasText: offender })).toContainText([
    'Close report',
    'Mute',
  ])
  expect(faults).toEqual([])
  await reporter.context().close()
  await rude.close()
})

test('what a person has chosen for the page comes along to another browser', async ({ watched: page, browser, baseURL }) => {
  const name = newName('settled')
  await register(page, name, EN)
  // What this device had is stored first, and then the choice.
  const stored = page.waitForResponse((response) => {
    const request = response.request()
    return request.method() === 'PUT' && request.url().endsWith('/api/me/settings') && request.postData()!.includes('dark')
  })
  await page.locator('.settings-bar select').nth(1).selectOption('dark')
  await stored
  const faults: string[] = []
  const second = await another(browser, { baseURL: baseURL!, locale: 'en-US' }, faults)
  await second.goto('./#/account')
  const form = second.locator('form').filter({ has: second.getByRole('button', { name: 'Sign in', exact: true }) })
  await form.getByLabel(EN.name).fill(name)
  await form.getByLabel(EN.password).fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(faults).toEqual([])
  await second.context().close()
})

test('results against the levels come along to another browser, and count once', async ({ watched: page, browser, baseURL }) => {
  const club = { c1ub: { level: 'club', won: true, at: 2 } }
  const keep = (results: object): void => localStorage.setItem('hotline.results', JSON.stringify(results))
  await page.goto('./')
  await page.evaluate(keep, { ...club, ec2: { level: 'recruit', won: true, at: 1 } })
  const name = newName('climber')
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/api/me/results') && reply.ok())
  await register(page, name, EN)
  await stored
  const faults: string[] = []
  const second = await another(browser, { baseURL: baseURL!, locale: 'en-US' }, faults)
  await second.goto('./')
  await second.evaluate(keep, club)
  await second.goto('./#/account')
  const form = second.locator('form').filter({ has: second.getByRole('button', { name: 'Sign in', exact: true }) })
  await form.getByLabel(EN.name).fill(name)
  await form.getByLabel(EN.password).fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(second.getByText(name).first()).toBeVisible()
  await second.goto('./#/play/computer')
  await expect(second.locator('.ladder-record')).toHaveCount(2)
  for (const level of ['Recruit', 'Club player'])
    await expect(second.locator('.ladder-level', { hasText: level }).locator('.ladder-record')).toContainText(/\b1\b/)
  expect(faults).toEqual([])
  await second.context().close()
})
