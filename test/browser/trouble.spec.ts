/** What is broken, gone or without room is told in one sentence with one thing to do, in both languages, and nothing is lost. */
import { expect } from '@playwright/test'
import { keepGame } from '../../scripts/browser.js'
import { USSR } from '../../src/engine/script.ts'
import { newGame } from '../../src/index.ts'
import { type GameRecord, recordOf, writeRecord } from '../../src/records/record.ts'
import { DESKTOP, test } from './person.ts'

const record = recordOf(newGame({ game: 'red-sea' }), [], { players: { us: 'human', ussr: 'careful' } })
const broken: GameRecord = { ...record, moves: [{ by: USSR, pick: 'kenya' }] }

for (const { locale, gone, refused, save, cut, notHere } of [
  {
    locale: 'en-US',
    gone: 'open it here under Replays',
    refused: 'This game can’t be replayed past move 0',
    save: 'Download game file',
    cut: 'This link is incomplete',
    notHere: 'Ask for its file',
  },
  {
    locale: 'ru-RU',
    gone: 'в разделе «Записи»',
    refused: 'Партия не воспроизводится дальше шага 0',
    save: 'Скачать запись',
    cut: 'Ссылка неполная',
    notHere: 'Попросите файл',
  },
] as const) {
  test.describe(locale, () => {
    test.use({ ...DESKTOP, locale })

    test('links to games that are gone or cut off say what to do', async ({ watched: page }) => {
      await page.goto('./#/game/0000')
      await expect(page.locator('main')).toContainText(gone)
      await page.goto('./#/replay/0000/12')
      await expect(page.locator('main')).toContainText(notHere)
      await page.goto('./#/replay?record=cut')
      await expect(page.locator('main')).toContainText(cut)
      await page.locator('main').getByRole('link').click()
      await expect(page.locator('.drop-zone')).toBeVisible()
    })

    test('a kept game that the rules refuse stays, and its record can be taken along', async ({ watched: page }) => {
      await page.goto('./')
      await keepGame(page, broken)
      await page.goto('./#/game/kept')
      await expect(page.locator('main')).toContainText(refused)
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: save }).click()])
      expect(download.suggestedFilename()).toMatch(/\.json$/)
      await page.goto('./#/')
      await expect(page.locator('.continue .game-card')).toHaveCount(1)
    })
  })
}

test.describe('a file that is no game', () => {
  test.use({ ...DESKTOP, locale: 'ru-RU' })

  test('is refused with a reason, and the next one is opened', async ({ watched: page }) => {
    await page.goto('./#/replay')
    const open = (text: string): Promise<void> =>
      page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await open('{"format": "hotline"')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(/[а-я]/)
    await open(writeRecord(record))
    await expect(page.locator('.table.replay')).toBeVisible()
  })
})
