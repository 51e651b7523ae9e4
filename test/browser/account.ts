/** People with accounts, at browsers of their own. */
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'

export const PASSWORD = 'correct horse battery'

/** Names are taken once on a server. */
let names = 0
export const newName = (beginning: string): string => `${beginning}${Date.now()}${names++}`

/** Somebody else at another browser, whose page must be as quiet. */
export async function another(browser: Browser, options: BrowserContextOptions, faults: string[]): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'instant' })))
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())))
  page.on('pageerror', (error) => void faults.push(error.message))
  return page
}

export async function register(
  page: Page,
  name: string,
  words: { readonly name: string; readonly password: string; readonly register: string },
) {
  await page.goto('./#/account')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: words.register, exact: true }) })
  await form.getByLabel(words.name).fill(name)
  await form.getByLabel(words.password).fill(PASSWORD)
  await form.getByRole('button', { name: words.register, exact: true }).click()
  await expect(page.locator('.who-am-i')).toHaveText(name)
}

export const EN = { name: 'Username', password: 'Password', register: 'Sign up' }
export const RU = { name: 'Имя', password: 'Пароль', register: 'Зарегистрироваться' }
