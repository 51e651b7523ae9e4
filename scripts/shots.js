// Pictures of the main states of the page, from the same games each time: docs/pictures/*.png.
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { playGame } from '../dist/src/bots/lab/driver.js'
import { playerNamed } from '../dist/src/bots/players/names.js'
import { apply, asked, decision, newGame, US } from '../dist/src/index.js'
import { recordOf } from '../dist/src/records/record.js'
import { keepGame, withBrowser } from './browser.js'

const folder = join(import.meta.dirname, '..', 'docs', 'pictures')

/** @typedef {import('../dist/src/records/record.js').GameRecord} GameRecord */

/**
 * A game between bots.
 * @param {string} game
 * @param {number} seed
 */
function played(game, seed) {
  /** @type {import('../dist/src/index.js').Move[]} */
  const moves = []
  const player = playerNamed('club')
  const g = playGame({ game }, [player(), player()], seed, moves)
  return { g, moves }
}

/** Games of which none has what is wanted: something else is wrong. */
const ENOUGH = 50

/**
 * A game up to the first time in this turn and round when the US is asked a question of this kind, with a person as the US. Bots learn, so
 * the first game that comes so far is taken.
 * @param {string} game
 * @param {{ turn: number, round: number, kind: string }} when
 * @returns {GameRecord}
 */
function gameAt(game, when) {
  for (let seed = 1; seed <= ENOUGH; seed++) {
    const { moves } = played(game, seed)
    const g = newGame({ game })
    for (const [made, move] of moves.entries()) {
      if (g.turn === when.turn && g.round >= when.round && asked(g) & 1 && decision(g, US)?.kind === when.kind)
        return recordOf(g, moves.slice(0, made), SEATS)
      apply(g, move)
    }
  }
  throw new Error(`no game has ${when.kind} in turn ${when.turn}`)
}

const SEATS = { players: { us: 'human', ussr: 'club' } }
const whole = played('twilight-struggle', 5)
const over = recordOf(whole.g, whole.moves, SEATS)

const DESKTOP = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, viewport: { width: number, height: number }, theme: 'light' | 'dark', language: string, record?: GameRecord, address?: string, first?: (page: Page) => Promise<void> }} Shot */

/** @type {Shot[]} */
const shots = [
  { name: 'first-page', viewport: DESKTOP, theme: 'light', language: 'en', address: '#/' },
  {
    name: 'table',
    viewport: DESKTOP,
    theme: 'light',
    language: 'en',
    record: gameAt('twilight-struggle', { turn: 4, round: 3, kind: 'play' }),
    first: async (page) => {
      await page.locator('.hand .card.legal').nth(1).click()
      await page.locator('.use.legal').first().waitFor()
    },
  },
  {
    name: 'hint',
    viewport: DESKTOP,
    theme: 'dark',
    language: 'en',
    record: gameAt('red-sea', { turn: 1, round: 4, kind: 'play' }),
    first: async (page) => {
      await page.keyboard.press('i')
      await page.locator('.hint-move').first().waitFor()
    },
  },
  {
    name: 'phone',
    viewport: PHONE,
    theme: 'light',
    language: 'ru',
    record: gameAt('red-sea', { turn: 1, round: 2, kind: 'play' }),
  },
  {
    name: 'over',
    viewport: DESKTOP,
    theme: 'light',
    language: 'en',
    record: over,
    first: (page) => page.locator('.over-body .vp-curve').nth(1).waitFor(),
  },
  { name: 'cards', viewport: DESKTOP, theme: 'dark', language: 'ru', address: '#/cards/red-sea' },
  { name: 'rules', viewport: DESKTOP, theme: 'light', language: 'en', address: '#/rules/twilight-struggle/6.1' },
]

mkdirSync(folder, { recursive: true })
await withBrowser(async ({ address, browser }) => {
  for (const { name, viewport, theme, language, record, address: at, first } of shots) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    const settings = { language, theme, pace: 'instant' }
    await page.addInitScript((all) => localStorage.setItem('hotline.settings', JSON.stringify(all)), settings)
    await page.goto(address)
    if (record !== undefined) await keepGame(page, record)
    await page.goto(`${address}${at ?? '#/game/kept'}`)
    await page
      .locator(record === undefined ? '.home, .read-page' : '.table')
      .first()
      .waitFor()
    await first?.(page)
    await page.evaluate(() => document.fonts.ready)
    const path = join(folder, `${name}.png`)
    await page.screenshot({ path })
    console.log(`${name.padEnd(12)} ${viewport.width} × ${viewport.height}  ${Math.round(statSync(path).size / 1000)} kB`)
    await page.close()
  }
})
