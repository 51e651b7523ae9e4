/** Scenes as a person sees them, with a clock that the test moves. All other browser tests run at the pace *instant*. */
import { expect, type Page } from '@playwright/test'
import { type Side, US, USSR } from '../../src/engine/script.ts'
import { startOfGame } from '../../src/games/index.ts'
import { begin, play } from '../../src/match/match.ts'
import { recordOf, writeRecord } from '../../src/records/record.ts'
import { gameOf } from '../records/games.ts'
import { seriousFaultsOf } from './axe.ts'
import { DESKTOP, PHONE, playTurn, sitDown, test } from './person.ts'

test.use({ ...DESKTOP, locale: 'en-US' })

const { g, moves } = gameOf('careful', 3)
const match = play(begin(startOfGame(g)), ...moves)
const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(writeRecord(recordOf(g, moves, { players: {} }))) }

/** The number of moves before a play of this side that is a coup and changes influence. */
function coupBy(side: Side): number {
  const end = match.made.findIndex(({ notes }) => notes.some((note) => note.key === 'coup' && note.side === side && note.n > 0))
  return match.made.slice(0, end).findLastIndex(({ notes }) => notes.some(({ key }) => key === 'plays'))
}

async function relaxed(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'relaxed' })))
}

const step = (page: Page, kind: string): Promise<void> => expect(page.locator('.stage')).toHaveAttribute('data-step', kind)

async function openReplay(page: Page, at: number): Promise<void> {
  await page.goto('./#/replay')
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByRole('slider').fill(String(at))
}

test('a coup: card, target, die, influence, tracks; the log gets a line after its step, the bar shows what was shown', async ({
  watched: page,
}) => {
  await relaxed(page)
  await openReplay(page, coupBy(USSR))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const log = page.locator('.log')
  const bar = page.locator('.tracks')
  const before = await bar.innerText()
  const lines = await log.innerText()
  await page.getByRole('button', { name: 'Next action round' }).click()
  await step(page, 'card')
  await expect(log).toHaveText(lines, { useInnerText: true })
  await page.clock.runFor(1000)
  await step(page, 'target')
  await expect(log).toContainText(/, coup (in|\()/)
  await page.clock.runFor(1000)
  await step(page, 'die')
  await expect(page.locator('.scene-sum')).toContainText('success')
  await expect(log).not.toContainText(', success')
  await page.clock.runFor(1500)
  await step(page, 'influence')
  await expect(log).toContainText(', success')
  await expect(bar).toHaveText(before, { useInnerText: true })
  await page.clock.runFor(1000)
  await step(page, 'tracks')
  await expect(bar).not.toHaveText(before, { useInnerText: true })
  await page.clock.runFor(1500)
  await expect(page.locator('.stage')).toHaveCount(0)
})

test('Space ends a step, Shift+Space the scene, and a click on the board ends a step too', async ({ watched: page }) => {
  await relaxed(page)
  await openReplay(page, coupBy(US))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.getByRole('button', { name: 'Next action round' }).click()
  await step(page, 'card')
  await page.keyboard.press('Space')
  await step(page, 'target')
  await page.locator('.stage').click({ position: { x: 400, y: 500 } })
  await step(page, 'die')
  await expect(page.locator('.question.scene')).toContainText('coup in')
  await page.keyboard.press('Shift+Space')
  // Another scene may wait behind it.
  await expect(page.locator('.question.scene').filter({ hasText: 'coup in' })).toHaveCount(0)
})

test('axe finds nothing serious while a scene plays', async ({ watched: page }) => {
  await relaxed(page)
  await openReplay(page, coupBy(USSR))
  await page.getByRole('button', { name: 'Next action round' }).click()
  await expect(page.locator('.stage')).toBeVisible()
  expect(await seriousFaultsOf(page)).toEqual([])
})

test('the log of a replay ends at the position that is shown, and its arrow keys work after a click on the map', async ({
  watched: page,
}) => {
  const at = coupBy(USSR)
  await openReplay(page, at)
  const slider = page.getByRole('slider', { name: 'Move' })
  await expect(page.locator('.log')).not.toContainText('wins')
  await page.locator('[data-country]').first().click({ force: true })
  await page.keyboard.press('ArrowRight')
  await expect(slider).not.toHaveValue(String(at))
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue(String(at))
})

test('both headlines turn together, and the hand, the log and the question wait for them', async ({ watched: page }) => {
  await relaxed(page)
  await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.locator('.hand .card.legal').first().click()
  await page.locator('#question footer .primary').click()
  await step(page, 'backs')
  await expect(page.locator('.headline .back')).toHaveCount(2)
  await expect(page.locator('.log')).not.toContainText('headline:')
  await expect(page.locator('#question')).toHaveCount(0)
  await page.keyboard.press('Space')
  await step(page, 'reveal')
  await expect(page.locator('.headline .scene-card')).toHaveCount(2)
  await page.keyboard.press('Space')
  await step(page, 'order')
  await page.keyboard.press('Space')
  await expect(page.locator('.log')).toContainText('US headline:')
})

test('the last play of the opponent stays on the table and is played again; the pace is remembered', async ({ watched: page }) => {
  await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
  await playTurn(page)
  const last = page.locator('.last-play')
  await expect(last).toContainText('Last play · ')
  await page.getByRole('radio', { name: 'relaxed' }).check({ force: true })
  const asked = await page.locator('#question-title').innerText()
  await last.getByRole('button', { name: /^Replay/ }).click()
  await expect(page.locator('.question.scene')).toContainText('Replay')
  await page.keyboard.press('Shift+Space')
  await expect(page.locator('#question-title')).toHaveText(asked)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hotline.settings'))).toContain('relaxed')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the scene is in sight and its buttons are as large as fingers', async ({ watched: page }) => {
    await relaxed(page)
    await openReplay(page, coupBy(USSR))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.getByRole('button', { name: 'Next action round' }).click()
    await step(page, 'card')
    await page.getByRole('button', { name: 'next step' }).click()
    await step(page, 'target')
    for (const button of await page.locator('.scene-keys button').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    expect(wide).toBe(false)
  })
})

test.describe('on a phone in Russian', () => {
  test.use({ ...PHONE, locale: 'ru-RU' })

  test('the odds of a coup take two lines where one has no room', async ({ watched: page }) => {
    await relaxed(page)
    await openReplay(page, coupBy(USSR))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.getByRole('button', { name: 'Ход вперёд' }).click()
    await step(page, 'card')
    await page.getByRole('button', { name: 'дальше' }).click()
    await step(page, 'target')
    // The map moves to the country.
    await page.clock.runFor(900)
    const { x, width } = (await page.locator('.scene-plate').boundingBox())!
    expect(x).toBeGreaterThanOrEqual(8)
    expect(x + width).toBeLessThanOrEqual(382)
  })
})

test('each step has its sound after the first click, none when sound is off; the bar keeps the choice', async ({ watched: page }) => {
  await relaxed(page)
  await page.addInitScript(() => {
    AudioContext.prototype.createBufferSource = function () {
      const { dataset } = document.documentElement
      dataset.sounds = String(Number(dataset.sounds ?? 0) + 1)
      return new AudioBufferSourceNode(this)
    }
  })
  const sounds = async (): Promise<number> => Number((await page.locator('html').getAttribute('data-sounds')) ?? 0)
  await openReplay(page, coupBy(USSR))
  const next = page.getByRole('button', { name: 'Next action round' })
  await next.click()
  await step(page, 'die')
  await expect.poll(sounds).toBeGreaterThanOrEqual(3)
  await page.keyboard.press('Shift+Space')
  await expect(page.locator('.stage')).toHaveCount(0)
  await page.addInitScript(() => localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'relaxed', sound: false })))
  await page.reload()
  await openReplay(page, coupBy(USSR))
  await next.click()
  await step(page, 'influence')
  expect(await sounds()).toBe(0)
})

test('the tab says whose turn it is', async ({ watched: page }) => {
  await sitDown(page, { game: 'red-sea', opponent: 'beginner', side: 'us' })
  await expect(page).toHaveTitle('● Your turn – Hotline')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-turn.svg')
  await page.getByRole('button', { name: /^Sound/ }).click()
  await page.getByRole('checkbox', { name: 'Sound' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sound: off' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('hotline.settings'))).toContain('"sound":false')
  await page.goto('./#/')
  await expect(page).toHaveTitle('Hotline')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg')
})
