/** A game from a text log, watched and exported. */

import { expect } from '@playwright/test'
import { startOfGame } from '../../src/games/index.ts'
import { exportTextLog } from '../../src/records/text-log/export.ts'
import { gameOf } from '../records/games.ts'
import { DESKTOP, test } from './person.ts'

test.use({ ...DESKTOP, locale: 'en-US' })

const { g, moves } = gameOf('careful', 1)
const log = exportTextLog(startOfGame(g), moves, { us: 'Ann', ussr: 'Boris' })

test('a text log is opened from a file, watched, and its position has an address', async ({ watched: page }) => {
  await page.goto('./#/replay')
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(log) })
  await expect(page.locator('.table.replay')).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Move' })
  await slider.fill('0')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Move ${moves.length} of ${moves.length}\\.`))
  await slider.fill('100')
  await expect(page).toHaveURL(/#\/replay\/\w+\/100$/)
  const there = await page.locator('.tracks').first().innerText()
  await page.reload()
  await expect(slider).toHaveValue('100')
  await expect(page.locator('.tracks').first()).toHaveText(there, { useInnerText: true })
})

test('its keys work on a Russian keyboard', async ({ watched: page }) => {
  await page.goto('./#/replay')
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(log) })
  const press = (key: string, code: string): Promise<void> => page.dispatchEvent('.table.replay', 'keydown', { key, code, bubbles: true })
  const slider = page.getByRole('slider', { name: 'Move' })
  await slider.fill('100')
  await press('х', 'BracketLeft')
  await expect(slider).not.toHaveValue('100')
  await press('м', 'KeyV')
  await expect(page.getByRole('combobox', { name: 'Point of view' })).toHaveValue('us')
  await press('е', 'KeyT')
  await expect(page.locator('.text-board')).toBeVisible()
})

test('a log that has been pasted and does not fit says where and what to do, and nothing is lost', async ({ watched: page }) => {
  await page.goto('./#/replay')
  const broken = 'this is no game'
  await page.getByText('Or paste the text of a game').click()
  await page.getByRole('textbox').fill(broken)
  await page.locator('.paste button').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue(broken)
})
