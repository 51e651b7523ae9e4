/** The guided first game: a person who does only what the bubble says gets through all its steps. */
import { expect, type Page } from '@playwright/test'
import { keepGame } from '../../scripts/browser.js'
import { recordOf } from '../../src/records/record.ts'
import { COURSE_GAME, COURSE_SEED } from '../../src/web/store/guided.ts'
import { STEPS } from '../../src/words/learn.ts'
import { gameOf } from '../records/games.ts'
import { faultsOf } from './axe.ts'
import { DESKTOP, PHONE, test } from './person.ts'

async function begin(page: Page): Promise<void> {
  await page.goto('./#/learn')
  await page.locator('.learn-start button').click()
}

const stepOf = (page: Page): Promise<string | null> => page.locator('.bubble').getAttribute('data-step')

interface Lit {
  readonly x: number
  readonly y: number
  /** What is under the middle of the light, by its label or text. */
  readonly label: string
  readonly isCovered: boolean
}

/** In the page: the light, once it stands still. */
async function findLight(): Promise<Lit> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
  const box = (): DOMRect | undefined => document.querySelector('.spotlight-ring')?.getBoundingClientRect()
  let [before, now] = [box(), box()]
  let still = 0
  while (now === undefined || still < 5) {
    await frame()
    ;[before, now] = [now, box()]
    still =
      before !== undefined && now !== undefined && before.x === now.x && before.y === now.y && before.width === now.width ? still + 1 : 0
  }
  const [x, y] = [now.x + now.width / 2, now.y + now.height / 2]
  const element = document.elementFromPoint(x, y)?.closest('[aria-label], button')
  const bubble = document.querySelector('.bubble')!.getBoundingClientRect()
  return {
    x,
    y,
    label: element?.getAttribute('aria-label') ?? element?.textContent ?? '',
    isCovered: bubble.left < now.right && bubble.right > now.left && bubble.top < now.bottom && bubble.bottom > now.top,
  }
}

/** Does what the bubble asks for: a click on what is lit, or on the button where there is nothing to do. */
async function follow(page: Page, press: (x: number, y: number) => Promise<void>): Promise<Lit> {
  const lit = await page.evaluate(findLight)
  expect(lit.isCovered).toBe(false)
  if ((await page.locator('.bubble-task').count()) > 0) await press(lit.x, lit.y)
  else {
    const { x, y, width, height } = (await page.locator('button.bubble-main').boundingBox())!
    await press(x + width / 2, y + height / 2)
  }
  return lit
}

/** What is lit where there is nothing to do. */
const SHOWN: Readonly<Record<string, string>> = {
  welcome: 'VP',
  control: 'Sudan',
  opponent: 'Separatists',
  defcon: 'DEFCON',
  military: 'Military Ops',
  done: 'VP',
}

/** Steps at which axe looks at the page: each kind of bubble. */
const LOOKED_AT = new Set(['welcome', 'headline-confirm', 'take', 'done'])

for (const [device, options, locale, colorScheme] of [
  ['desktop', DESKTOP, 'en-US', 'dark'],
  ['phone', PHONE, 'ru-RU', 'light'],
] as const) {
  test.describe(`${device}, ${locale}`, () => {
    test.use({ ...options, locale, colorScheme })

    test('clicking only what the bubble says leads through all steps', async ({ watched: page }) => {
      const press = (x: number, y: number): Promise<void> => (device === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
      await begin(page)
      for (const step of STEPS) {
        await expect(page.locator(`.bubble[data-step="${step}"]`)).toBeVisible()
        // The bot waits for the learner.
        await expect(page.locator('.question')).not.toContainText(locale === 'en-US' ? 'thinking' : 'думает')
        if (LOOKED_AT.has(step)) expect(await faultsOf(page), step).toEqual([])
        const name = page.locator('.bubble-task em')
        const wanted = (await name.count()) > 0 ? await name.textContent() : null
        if (step === 'take') {
          await follow(page, press)
          // Each click is a play of its own: the second one is asked for.
          await expect(page.locator('.bubble-task')).toContainText(device === 'phone' ? 'Ещё раз' : 'again')
        }
        const { label } = await follow(page, press)
        if (locale === 'en-US') expect(label, step).toContain(wanted ?? SHOWN[step])
      }
      await expect(page.locator('.bubble[data-step="done"]')).toHaveCount(0)
      // The bot goes on by itself, and so does the learner: the next thing is explained when it comes up.
      await page.locator('.question.asked, .question.over').waitFor()
      await expect(page.locator('.track.vp [aria-label], .status-line').first()).toBeVisible()
    })
  })
}

test.describe('at the table', () => {
  test.use({ ...DESKTOP, locale: 'en-US' })

  test('Enter alone leads through the guide: the focus is where it is needed', async ({ watched: page }) => {
    await begin(page)
    const press = async (): Promise<void> => {
      await page.evaluate(findLight)
      await page.waitForFunction(() => {
        const { activeElement } = document
        if (document.querySelector('.bubble-task') === null) return activeElement?.classList.contains('bubble-main')
        const { x, y, width, height } = document.querySelector('.spotlight-ring')!.getBoundingClientRect()
        return activeElement !== document.body && activeElement?.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      await page.keyboard.press('Enter')
    }
    for (const step of STEPS.slice(0, -1)) {
      await expect(page.locator(`.bubble[data-step="${step}"]`)).toBeVisible()
      await press()
      if (step !== 'take') continue
      await expect(page.locator('.bubble-task')).toContainText('again')
      await press()
    }
    await expect(page.locator('.bubble[data-step="done"]')).toBeVisible()
  })

  test('what the bubble does not ask for is not played; Back reads earlier steps again; the guide can be left and taken up', async ({
    watched: page,
  }) => {
    await begin(page)
    await page.locator('.bubble-main').click()
    await expect(page.locator('.bubble[data-step="headline"]')).toBeVisible()
    await page.locator('.hand .card', { hasText: 'Diego Garcia' }).click()
    await expect(page.locator('.open-card')).toHaveCount(0)
    await expect(page.locator('.bubble [role="status"]')).toContainText('First do what the guide asks for')
    await page.keyboard.press('i')
    await expect(page.locator('.hint-move')).toHaveCount(0)

    await page.locator('.bubble footer .button').first().click()
    await expect(page.locator('.bubble h2')).toHaveText('Welcome')
    expect(await stepOf(page)).toBe('headline')
    await page.locator('.hand .card', { hasText: 'The Strong Man of Sudan' }).click()
    await expect(page.locator('.bubble[data-step="headline-confirm"] h2')).toHaveText('Read, then confirm')

    await page.reload()
    await expect(page.locator('.bubble[data-step="headline"]')).toBeVisible()
    await page.locator('.bubble footer .button').last().click()
    await expect(page.locator('.bubble')).toHaveCount(0)
    await page.locator('.hand .card', { hasText: 'Diego Garcia' }).click()
    await expect(page.locator('.open-card')).toBeVisible()
    await page.goto('./#/learn')
    await page.locator('.learn-start a').click()
    await expect(page.locator('.bubble[data-step="headline"]')).toBeVisible()
  })

  test('a step waits until the scene is over', async ({ watched: page }) => {
    await page.addInitScript(() => localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'relaxed' })))
    await begin(page)
    await page.locator('.bubble-main').click()
    for (const step of ['headline', 'headline-confirm']) {
      await expect(page.locator(`.bubble[data-step="${step}"]`)).toBeVisible()
      await follow(page, (x, y) => page.mouse.click(x, y))
    }
    await page.locator('.table[data-scene]').waitFor()
    await expect(page.locator('.bubble')).toHaveCount(0)
    await expect(page.locator('.bubble[data-step="control"]')).toBeVisible()
    await expect(page.locator('.table[data-scene]')).toHaveCount(0)
  })

  test('its end says what was learned, before the summary, and leads on to a game of Twilight Struggle', async ({ watched: page }) => {
    await page.goto('./')
    const { g, moves } = gameOf('careful', 2, { game: COURSE_GAME })
    await keepGame(page, recordOf(g, moves, { players: { us: 'human', ussr: 'beginner' }, seed: COURSE_SEED }))
    await page.goto('./#/game/kept')
    await expect(page.locator('.bubble[data-step="over"] li')).toHaveCount(5)
    await expect(page.locator('.modal')).toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'See how it went' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.evaluate(() => localStorage.removeItem('hotline.guide.read'))
    await page.reload()
    await page.getByRole('button', { name: 'Play Twilight Struggle' }).click()
    await expect(page.locator('h1')).toHaveText('Twilight Struggle')
    await page.locator('.question.asked').waitFor()
    await expect(page.locator('.bubble')).toHaveCount(0)
  })
})
