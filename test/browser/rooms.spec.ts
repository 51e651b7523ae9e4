/** Rooms for people, against a real server. */

import { expect } from '@playwright/test'
import { startOfGame } from '../../src/games/index.ts'
import { exportTextLog } from '../../src/records/text-log/export.ts'
import { gameOf } from '../records/games.ts'
import { another, EN, newName, PASSWORD, RU, register } from './account.ts'
import { faultsOf } from './axe.ts'
import { DESKTOP, PHONE, test } from './person.ts'

test.describe('in English', () => {
  test.use({ ...DESKTOP, locale: 'en-US' })

  test('a guest takes a name and keeps a game; signs out and in again', async ({ watched: page }) => {
    await page.goto('./#/account')
    await page.getByRole('button', { name: 'Enter as a guest' }).click()
    await expect(page.locator('.who-am-i')).toHaveText('Guest')
    const made = await page.request.post('./api/games', { data: { game: 'red-sea', seats: { us: 'me', ussr: { bot: 'careful' } } } })
    expect(made.ok()).toBe(true)
    const name = newName('Ann')
    await register(page, name, EN)
    const mine = page.getByRole('region', { name: 'Your games' }).getByRole('listitem')
    await page.goto('./#/lobby')
    await expect(mine).toHaveCount(1)
    await expect(mine).toContainText(name)

    await page.goto('./#/account')
    await page.getByRole('button', { name: 'Sign out on this device' }).click()
    await expect(page.locator('.who-am-i')).toHaveText('Sign in')
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Sign in', exact: true }) })
    await form.getByLabel('Username').fill(name.toUpperCase())
    await form.getByLabel('Password').fill(PASSWORD)
    await form.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.locator('.who-am-i')).toHaveText(name)
    await page.goto('./#/lobby')
    await expect(mine).toHaveCount(1)
  })

  test('a game by link stands in one list with those of the account, in the lobby and on the first page', async ({ watched: page }) => {
    await page.goto('./#/account')
    await page.getByRole('button', { name: 'Enter as a guest' }).click()
    await expect(page.locator('.who-am-i')).toHaveText('Guest')
    await page.request.post('./api/games', { data: { game: 'red-sea', seats: { us: 'me', ussr: { bot: 'careful' } } } })
    await page.goto('./#/play/friend')
    await page.locator('input[name="opponent"][value="friend"]').check()
    await page.locator('button[type="submit"]').click()
    await page.locator('.link-to-hand input').first().waitFor()
    await page.goto('./#/lobby')
    const rows = page.locator('.online-games > li')
    await expect(rows.filter({ hasText: 'Starts when both players have joined' })).toHaveCount(2)
    await page.goto('./#/')
    const cards = page.locator('.continue .game-card')
    await expect(cards.filter({ hasText: 'Starts when both players have joined' })).toHaveCount(2)
    await expect(cards).toHaveCount(2)
    // The account keeps them.
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
  })

  test('a passkey is made, and opens the account', async ({ watched: page, baseURL }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const name = newName('Key')
    // A passkey belongs to a name, not to a number.
    await page.goto(`http://localhost:${new URL(baseURL!).port}/#/account`)
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Sign up with a passkey' }) })
    await form.getByLabel('Username').fill(name)
    await form.getByRole('button', { name: 'Sign up with a passkey' }).click()
    await expect(page.locator('.standing')).toContainText(name)
    await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Sign out on this device' }).click()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.locator('.who-am-i')).toHaveText(name)
  })

  test('a game is brought along, found by its player and card, and watched', async ({ watched: page }) => {
    const { g, moves } = gameOf('careful', 2, { game: 'red-sea' })
    const us = newName('Old')
    const log = exportTextLog(startOfGame(g), moves, { us, ussr: 'Boris' })
    await page.goto('./#/watch/import')
    await page.getByLabel('Save to the server archive').check()
    await page.getByText('Or paste the text of a game').click()
    await page.getByRole('textbox').fill(log)
    await page.getByRole('button', { name: 'Open this text' }).click()
    await expect(page.getByText('1 game is in your archive')).toBeVisible()
    await page.getByRole('link', { name: 'Archive', exact: true }).click()
    await page.getByLabel('Player').fill(us.toLowerCase())
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.locator('.found')).toHaveText('1 game')
    await page.getByText('More filters').click()
    await page.getByLabel('Game', { exact: true }).selectOption('twilight-struggle')
    await expect(page.locator('.found')).toContainText('No games found')
    await page.getByLabel('Game', { exact: true }).selectOption('red-sea')
    await page.locator('.game-card > a').click()
    await expect(page.locator('.table.replay')).toBeVisible()
  })

  test('a text that does not fit is kept to be mended, and its line is named', async ({ page }) => {
    const { g, moves } = gameOf('careful', 2, { game: 'red-sea' })
    const lines = exportTextLog(startOfGame(g), moves).split('\n')
    const wrong = lines.findIndex((line) => /coup/i.test(line))
    const log = [...lines.slice(0, wrong), ...lines.slice(wrong + 1)].join('\n')
    await page.goto('./#/replay')
    await page.getByLabel('Save to the server archive').check()
    await page.getByText('Or paste the text of a game').click()
    await page.getByRole('textbox').fill(log)
    await page.getByRole('button', { name: 'Open this text' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /Line \d+ does not fit/ })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveValue(log)
  })
})

test.describe('in Russian, on a phone', () => {
  test.use({ ...PHONE, locale: 'ru-RU', colorScheme: 'dark' })

  test('two people meet through a seek and come to the table', async ({ watched: page, browser, baseURL }) => {
    const faults: string[] = []
    const other = await another(browser, { ...DESKTOP, locale: 'en-US', baseURL: baseURL! }, faults)
    const name = newName('Ира')
    await register(page, name, RU)
    await page.goto('./#/lobby')
    const offer = page.locator('form').filter({ has: page.getByRole('button', { name: 'Создать' }) })
    await page.getByText('Создать партию').click()
    await offer.getByLabel('Игра', { exact: true }).selectOption('red-sea')
    await offer.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByRole('region', { name: 'Ваши предложения' })).toBeVisible()

    await other.goto('./#/lobby')
    const seek = other.getByRole('region', { name: 'Open games' }).getByRole('listitem').filter({ hasText: name })
    await expect(seek).toContainText('45 min + 30 s')
    await seek.getByRole('button', { name: 'Join' }).click()
    await expect(other).toHaveURL(/#\/online\/\w{12}$/)
    await expect(page).toHaveURL(other.url())
    for (const each of [page, other]) await expect(each.locator('.table')).toBeVisible()
    expect(faults).toEqual([])
    await other.context().close()
  })

  test('axe finds nothing, and nothing is wider than the screen', async ({ watched: page }) => {
    const name = newName('Ося')
    await page.goto('./#/account')
    expect(await faultsOf(page), 'account of nobody').toEqual([])
    await register(page, name, RU)
    for (const room of ['account', 'lobby', `people/${encodeURIComponent(name)}`, 'watch', 'watch/archive', 'watch/import', 'moderation']) {
      await page.goto(`./#/${room}`)
      await page.locator('main > :is(p, div, section, search)').first().waitFor()
      expect(await faultsOf(page), room).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        room,
      ).toBeLessThanOrEqual(0)
    }
  })
})
