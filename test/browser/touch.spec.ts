/** A phone in the hand: fingers move the board, a long press tells what a pointer tells that rests. */
import { type CDPSession, expect, type Page } from '@playwright/test'
import { keepGame } from '../../scripts/browser.js'
import { US } from '../../src/engine/script.ts'
import { apply, asked, decision, newGame, pickOf, rulesOf } from '../../src/index.ts'
import { type GameRecord, recordOf } from '../../src/records/record.ts'
import { gameOf } from '../records/games.ts'
import { PHONE, sitDown, test } from './person.ts'

test.use({ ...PHONE, locale: 'en-US' })

type Point = readonly [x: number, y: number]

interface Fingers {
  readonly down: (...at: Point[]) => Promise<void>
  readonly move: (...at: Point[]) => Promise<void>
  readonly up: () => Promise<void>
}

async function fingersOn(page: Page): Promise<Fingers> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const touch =
    (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    async (...at: Point[]): Promise<void> => {
      await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) })
    }
  return { down: touch('touchStart'), move: touch('touchMove'), up: touch('touchEnd') }
}

/** How far the board is moved, and how large it is. */
async function cameraOf(page: Page): Promise<{ x: number; y: number; scale: number }> {
  const transform = await page.locator('.board svg > g').first().getAttribute('transform')
  const [x, y, scale] = [...transform!.matchAll(/-?[\d.]+/g)].map(([n]) => Number(n))
  return { x: x!, y: y!, scale: scale! }
}

async function middleOf(page: Page, selector: string): Promise<Point> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!
  return [x + width / 2, y + height / 2]
}

/** The middle of the first country of this kind that is in view. */
async function inView(page: Page, selector: string): Promise<Point> {
  const { top, bottom, right } = await page.locator('.board-clear').evaluate((clear) => clear.getBoundingClientRect().toJSON())
  for (const box of await page.locator(`${selector} > .plate`).all()) {
    const { x, y, width, height } = (await box.boundingBox())!
    if (x > 60 && x + width < right - 60 && y > top && y + height < bottom) return [x + width / 2, y + height / 2]
  }
  throw new Error(`no ${selector} is in view`)
}

test('one finger drags the board, two make it larger, and neither chooses anything', async ({ watched: page }) => {
  await sitDown(page, { game: 'twilight-struggle', opponent: 'recruit' })
  await page.locator('.box.legal').first().waitFor()
  const title = await page.locator('#question-title').textContent()
  const fingers = await fingersOn(page)
  const [x, y] = await middleOf(page, '.board-window')
  const before = await cameraOf(page)
  await fingers.down([x, y])
  for (const step of [10, 20, 30, 40]) await fingers.move([x - step, y - step / 2])
  await fingers.up()
  const dragged = await cameraOf(page)
  expect(dragged.scale).toBeCloseTo(before.scale, 5)
  expect(dragged.x).toBeLessThan(before.x - 20)
  await fingers.down([x - 20, y], [x + 20, y])
  for (const step of [20, 40, 60]) await fingers.move([x - 20 - step, y], [x + 20 + step, y])
  await fingers.up()
  const pinched = await cameraOf(page)
  expect(pinched.scale).toBeGreaterThan(dragged.scale * 2)
  await expect(page.locator('#question-title')).toHaveText(title!)
})

test('a long press tells what a country would bring and chooses nothing; a tap chooses it', async ({ watched: page }) => {
  await sitDown(page, { game: 'twilight-struggle', opponent: 'recruit' })
  await page.locator('.box.legal').first().waitFor()
  const title = await page.locator('#question-title').textContent()
  const fingers = await fingersOn(page)
  const at = await inView(page, '.box.legal')
  await fingers.down(at)
  await expect(page.locator('.tip-preview')).toBeVisible()
  await fingers.up()
  await expect(page.locator('.tip-preview')).toBeVisible()
  await expect(page.locator('#question-title')).toHaveText(title!)
  await fingers.down(at)
  await fingers.up()
  await expect(page.locator('#question-title')).not.toHaveText(title!)
  await expect(page.locator('.tip')).toHaveCount(0)
})

test('two fingers that rest before they pinch open no tip', async ({ watched: page }) => {
  await sitDown(page, { game: 'twilight-struggle', opponent: 'recruit' })
  await page.locator('.box.legal').first().waitFor()
  const fingers = await fingersOn(page)
  const [x, y] = await inView(page, '.box.legal')
  await page.clock.install()
  await fingers.down([x, y])
  await fingers.down([x, y], [x + 90, y])
  await page.clock.runFor(1000)
  await fingers.move([x - 20, y], [x + 120, y])
  await fingers.up()
  await page.clock.runFor(1000)
  await expect(page.locator('.tip')).toHaveCount(0)
})

test('a tip closes when another region is shown', async ({ watched: page }) => {
  await sitDown(page, { game: 'twilight-struggle', opponent: 'recruit' })
  await page.locator('.box.legal').first().waitFor()
  await page.touchscreen.tap(...(await inView(page, '.box.refused')))
  await expect(page.locator('.tip')).toBeVisible()
  await page.getByRole('button', { name: 'Show Asia' }).tap()
  await expect(page.locator('.tip')).toHaveCount(0)
})

test('what the browser makes up after a tap shows no card, a mouse that moves does', async ({ watched: page }) => {
  await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
  await page.clock.install()
  await page.locator('.hand .card.legal').nth(1).tap()
  await page.locator('.open-card').waitFor()
  const card = page.locator('.hand .card').first()
  // Chromium reports a mouse over whatever lies where the finger was.
  await card.dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true })
  await page.clock.runFor(1000)
  await expect(page.locator('.peek')).toHaveCount(0)
  await card.dispatchEvent('pointermove', { pointerType: 'mouse', bubbles: true })
  await page.clock.runFor(1000)
  await expect(page.locator('.peek')).toHaveCount(1)
  const box = page.locator('.board .box').first()
  await box.dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true })
  await page.clock.runFor(1000)
  await expect(page.locator('.tip')).toHaveCount(0)
  await box.dispatchEvent('pointermove', { pointerType: 'mouse', bubbles: true })
  await page.clock.runFor(1000)
  await expect(page.locator('.tip')).toHaveCount(1)
})

test('what is touched is at least 44 pixels high', async ({ watched: page }) => {
  const small = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, summary, select, input[type="range"], label:has(input), nav a')]
        .filter((each) => each.checkVisibility() && each.closest('.unseen, svg, [style*="clip"]') === null)
        .filter((each) => each.getBoundingClientRect().height < 43.5)
        .map((each) => `${each.className || each.tagName}: ${each.textContent?.slice(0, 30)} ${each.getBoundingClientRect().height}`),
    )
  await page.goto('./')
  await page.locator('.living-caption').waitFor()
  const found = await small()
  await page.goto('./#/play/computer')
  await page.locator('.play-dialog').waitFor()
  found.push(...(await small()))
  await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
  await page.locator('.hand .card.legal').first().click()
  found.push(...(await small()))
  await page.getByRole('button', { name: 'Log' }).click()
  for (const name of ['Cards', 'Scores']) {
    await page.getByRole('tab', { name }).click()
    found.push(...(await small()))
  }
  expect(found).toEqual([])
})

/** Countries at both ends of the map, by ids and as the page names them. */
const WEST = { panama: 'Panama', cuba: 'Cuba', nicaragua: 'Nicaragua', haiti: 'Haiti', mexico: 'Mexico', guatemala: 'Guatemala' }
const EAST = { 'north-korea': 'North Korea', philippines: 'Philippines', vietnam: 'Vietnam', indonesia: 'Indonesia', taiwan: 'Taiwan' }

/** A game in which the US has to choose where to make a coup, with targets at both ends of the map. */
function beforeCoup(): { readonly record: GameRecord; readonly targets: readonly string[] } {
  for (let seed = 1; seed <= 20; seed++) {
    const { moves } = gameOf('careful', seed)
    const g = newGame({ game: 'twilight-struggle' })
    for (const [made, move] of moves.entries()) {
      const asks = asked(g) & 1 ? decision(g, US) : null
      const among = (ends: Readonly<Record<string, string>>): string | undefined =>
        Object.keys(ends).find((id) => asks?.moves.includes(pickOf(rulesOf(g), id)))
      const [west, east] = asks?.kind === 'coup' ? [among(WEST), among(EAST)] : []
      if (west !== undefined && east !== undefined) {
        const record = recordOf(g, moves.slice(0, made), { players: { us: 'human', ussr: 'careful' } })
        return { record, targets: [EAST[east as keyof typeof EAST], WEST[west as keyof typeof WEST]] }
      }
      apply(g, move)
    }
  }
  throw new Error('no game has such a coup of the US')
}

const nextPicture = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

test('a country that is chosen from the list is in view, however much the question says of it', async ({ watched: page }) => {
  await page.goto('./')
  // Room for the odds of a coup, but not for the whole list.
  await page.setViewportSize({ width: 390, height: 1100 })
  const { record, targets } = beforeCoup()
  await keepGame(page, record)
  await page.goto('./#/game/kept')
  await page.locator('.sheet-handle').click()
  for (const country of targets) {
    await page.locator('.country-list > summary').click()
    await page.locator('.country-pick', { hasText: country }).click()
    await page.locator('.country-list > summary').click()
    await expect(page.locator('.target', { hasText: country })).toBeVisible()
    // The board takes the room that the list leaves.
    await nextPicture(page)
    await expect(page.locator('.board .box.chosen')).toBeInViewport({ ratio: 1 })
  }
})
