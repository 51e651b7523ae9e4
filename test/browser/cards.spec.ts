/** Cards as a person meets them: their faces, their uses, and what a click on them does. */
import { expect, type Locator, type Page } from '@playwright/test'
import { keepGame } from '../../scripts/browser.js'
import { GAMES } from '../../src/games/options.ts'
import { newGame, type Position, rulesNamed } from '../../src/index.ts'
import { recordOf } from '../../src/records/record.ts'
import { seriousFaultsOf } from './axe.ts'
import { gameBefore } from './game-before.ts'
import { DESKTOP, test } from './person.ts'

test.use({ ...DESKTOP, locale: 'en-US' })

/** The US is about to play, at DEFCON 2: what can be said of a use is said. */
const POSITION: Position = {
  turn: 4,
  round: 2,
  side: 'us',
  defcon: 2,
  influence: {
    'west-germany': [4, 0],
    japan: [3, 0],
    panama: [2, 0],
    cuba: [0, 3],
    angola: [0, 1],
    nigeria: [1, 0],
    'north-korea': [0, 3],
  },
  hands: {
    us: ['duck-and-cover', 'fidel', 'brush-war', 'marshall-plan', 'korean-war', 'missile-envy', 'quagmire', 'africa-scoring', 'nato'],
    ussr: ['blockade', 'nasser'],
  },
}

async function sitAt(page: Page): Promise<void> {
  const g = newGame({ game: 'twilight-struggle' }, POSITION)
  await page.goto('./')
  await keepGame(page, recordOf(g, [], { players: { us: 'human', ussr: 'careful' }, position: POSITION }))
  await page.goto('./#/game/kept')
  await expect(page.locator('.hand .card.legal')).toHaveCount(9)
}

const inHand = (page: Page, name: string): Locator =>
  page.locator('.hand .card').filter({ has: page.locator('.face-title').getByText(name, { exact: true }) })
const title = (page: Page): Locator => page.locator('#question-title')
const boxOf = async (of: Locator): Promise<string> => JSON.stringify(await of.boundingBox())

for (const locale of ['en-US', 'ru-RU']) {
  test.describe(locale, () => {
    test.use({ locale })

    test('the text of every card fits its face', async ({ watched: page }) => {
      await page.goto('./#/cards')
      await page.addStyleTag({ content: '.gallery > li { content-visibility: visible !important }' })
      await expect(page.locator('.gallery .face')).toHaveCount(169)
      await page.evaluate(() => document.fonts.ready)
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.gallery .face')]
          .filter((face) =>
            [face, ...face.querySelectorAll<HTMLElement>('.face-effect, .face-title, .face-foot, .face-levels')].some(
              (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
            ),
          )
          .map((face) => face.querySelector('h3')?.textContent),
      )
      expect(cut).toEqual([])
    })
  })
}

test('an address of the cards of one game shows these, also while those of the other are open', async ({ watched: page }) => {
  for (const game of GAMES) {
    await page.goto(`./#/cards/${game}`)
    await expect(page.locator('.gallery .face')).toHaveCount(rulesNamed(game)!.cards.length)
  }
})

test('a card opens with every use in view, and nothing moves when one is chosen', async ({ watched: page }) => {
  await sitAt(page)
  const still = [page.locator('.board'), page.locator('.hand'), page.locator('#question')]
  const before = await Promise.all(still.slice(0, 2).map(boxOf))
  for (const name of ['Marshall Plan', 'Fidel', 'Missile Envy', 'Africa Scoring']) {
    await inHand(page, name).click()
    await expect(page.locator('.open-card .face.full')).toBeInViewport({ ratio: 1 })
    const uses = page.locator('.open-card .use')
    for (let n = 0; n < (await uses.count()); n++) await expect(uses.nth(n)).toBeInViewport({ ratio: 1 })
    expect(await Promise.all(still.slice(0, 2).map(boxOf))).toEqual(before)
    const opened = await Promise.all([...still, uses.last()].map(boxOf))
    await page.locator('.open-card .use.legal').last().click()
    await expect(page.locator('.open-card footer .primary')).toBeInViewport({ ratio: 1 })
    expect(await Promise.all([...still, uses.last()].map(boxOf))).toEqual(opened)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
})

test('three influence are placed with five clicks, and the whole play is taken back with one', async ({ watched: page }) => {
  await sitAt(page)
  const japan = page.locator('.board .box.legal', { hasText: 'Japan' })
  await inHand(page, 'Duck and Cover').click()
  for (let clicks = 0; clicks < 3; clicks++) await japan.click()
  await expect(page.locator('#question footer .primary')).toHaveText('Confirm: Japan')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(title(page)).toHaveText('Choose a card to play.')
  await inHand(page, 'Duck and Cover').click()
  for (let clicks = 0; clicks < 3; clicks++) await japan.click()
  await page.locator('#question footer .primary').click()
  await expect(page.locator('.log')).toContainText('Japan +3')
})

test('where the opponent’s event comes first, the map waits for it', async ({ watched: page }) => {
  await sitAt(page)
  await inHand(page, 'Fidel').click()
  await expect(page.locator('.board .box.legal').first()).toBeVisible()
  await page.getByRole('button', { name: 'Before your Ops' }).click()
  await expect(page.locator('.board .box.legal')).toHaveCount(0)
  await expect(page.locator('.open-card .use.legal').last()).toContainText('Event, then 2 Ops')
})

test('Enter twice plays no event, and the keys choose the uses that stand there', async ({ watched: page }) => {
  await sitAt(page)
  for (const name of ['Marshall Plan', 'Africa Scoring']) {
    await inHand(page, name).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.open-card .use.legal').first()).toBeFocused()
    if (name === 'Africa Scoring') await page.keyboard.press('Enter')
    await page.keyboard.press('5')
    await page.keyboard.press('5')
    await expect(page.locator('.open-card .use.chosen')).toContainText('event', { ignoreCase: true })
    await expect(page.locator('.open-card footer .primary')).toContainText(`Confirm: ${name}, Event`)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.locator('.open-card')).toHaveCount(0)
  }
})

test('arrows travel on the map as soon as it is asked, and along the hand', async ({ watched: page }) => {
  await sitAt(page)
  await inHand(page, 'Duck and Cover').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.hand .card').nth(1)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.keyboard.press('1')
  await expect(page.locator('.board .box:focus')).toHaveCount(1)
  const first = await page.locator('.board .box:focus').getAttribute('aria-label')
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key)
  await expect(page.locator('.board .box:focus')).not.toHaveAttribute('aria-label', first!)
})

test('the words of a question have room in their buttons', async ({ watched: page }) => {
  const position: Position = { ...POSITION, side: 'ussr', hands: { us: ['nato', 'fidel'], ussr: ['warsaw-pact-formed', 'nasser'] } }
  const g = newGame({ game: 'twilight-struggle' }, position)
  await page.goto('./')
  await keepGame(page, recordOf(g, [], { players: { us: 'recruit', ussr: 'human' }, position }))
  await page.goto('./#/game/kept')
  await inHand(page, 'Warsaw Pact Formed').click()
  await page.locator('.open-card .use[data-use="event"]').click()
  await page.locator('.open-card footer .primary').click()
  const words = page.locator('#question .words .use')
  await expect(words).toHaveText(['Remove influence', 'Add influence'])
  for (const word of await words.all())
    expect(await word.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0)
})

test('a war tells its odds before it is confirmed', async ({ watched: page }) => {
  await sitAt(page)
  await inHand(page, 'Brush War').click()
  await page.keyboard.press('5')
  await page.locator('.open-card footer .primary').click()
  await page.locator('.board .box.legal', { hasText: 'Angola' }).click()
  await expect(page.locator('.target')).toContainText(/War in Angola: \d–6 wins \(\d+%\)/)
  await expect(page.locator('#question footer .primary')).toHaveText('Confirm: Angola')
})

test('a card whose event would end the game is marked in the hand, and says so before it is confirmed', async ({ watched: page }) => {
  await sitAt(page)
  await expect(inHand(page, 'Duck and Cover').locator('.hand-flag')).toBeVisible()
  await expect(inHand(page, 'Marshall Plan').locator('.hand-flag')).toHaveCount(0)
  await inHand(page, 'Duck and Cover').click()
  await expect(page.locator('.open-card .use', { hasText: 'Event only' })).toContainText('Loses the game')
  expect(await seriousFaultsOf(page)).toEqual([])
})

test('a face shows where a card is pointed at or focused, and goes again', async ({ watched: page }) => {
  await sitAt(page)
  const face = page.locator('.peek .face')
  await inHand(page, 'Missile Envy').hover()
  await expect(face).toContainText('Missile Envy')
  await expect(page.locator('.peek')).toBeInViewport({ ratio: 1 })
  await page.mouse.move(640, 300)
  await expect(face).toHaveCount(0)
  await page.keyboard.press('h')
  await page.keyboard.press('ArrowRight')
  await expect(face).toContainText('Fidel')
  await page.keyboard.press('Escape')
  await expect(face).toHaveCount(0)
})

test('a card name that comes under a resting pointer shows no face; one that is pointed at does', async ({ watched: page }) => {
  await page.goto('./')
  await keepGame(page, gameBefore('play'))
  await page.goto('./#/game/kept')
  const { x, y, width, height } = (await page.locator('.log .chip').last().boundingBox())!
  await page.getByRole('tab', { name: 'Scores' }).click()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.getByRole('tab', { name: 'Scores' }).press('Home')
  await expect(page.locator('.log .chip').last()).toBeVisible()
  // Longer than a pointer has to rest.
  await page.waitForTimeout(400)
  await expect(page.locator('.peek')).toHaveCount(0)
  await page.mouse.move(x + width / 2 + 2, y + height / 2)
  await expect(page.locator('.peek')).toBeVisible()
})
