/** The table on a phone, upright and sideways, and at a zoom of 200 %: the map fills the screen, the rest comes as far as the question needs it. */
import { expect, type Page } from '@playwright/test'
import { keepGame } from '../../scripts/browser.js'
import { rulesNamed } from '../../src/index.ts'
import type { LastPlay } from '../../src/scenes/last-play.ts'
import { gameBefore } from './game-before.ts'
import { PHONE, sitDown, test } from './person.ts'

test.use({ ...PHONE, locale: 'en-US' })

async function open(page: Page, kind: string, fits?: (last: LastPlay) => boolean): Promise<void> {
  await page.goto('./')
  await keepGame(page, gameBefore(kind, fits))
  await page.goto('./#/game/kept')
  await page.locator('.question.asked').waitFor()
}

const sheet = '.table[data-sheet]'

/** A phone shows a page that is too wide from farther away: what it says of the width of its window then follows. */
const hasNoSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate((width) => document.documentElement.scrollWidth <= width && document.body.scrollWidth <= width, page.viewportSize()!.width)

test('the sheet: half to choose a card, full for its uses, a line while the map answers', async ({ watched: page }) => {
  await open(page, 'play')
  await expect(page.locator(sheet)).toHaveAttribute('data-sheet', 'half')
  await expect(page.locator('.hand .card.legal').first()).toBeInViewport({ ratio: 1 })
  await page.locator('.hand .card.legal:not(:has(.scoring))').first().click()
  await expect(page.locator(sheet)).toHaveAttribute('data-sheet', 'full')
  await expect(page.locator('.open-brief p')).toBeInViewport({ ratio: 1 })
  for (const use of await page.locator('.uses > li').all()) await expect(use).toBeInViewport({ ratio: 1 })
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  await page.getByRole('button', { name: /^Influence/ }).click()
  await expect(page.locator(sheet)).toHaveAttribute('data-sheet', 'line')
  await expect(page.locator('#question-title')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 })
  expect(await hasNoSidewaysScroll(page)).toBe(true)
})

test('the card that a question comes from stands apart, so that all of the question can be read', async ({ watched: page }) => {
  await open(page, 'influence')
  const title = page.locator('#question-title')
  await expect(title).toHaveText(/^Place influence \(\d\sOps? left\)\.$/)
  const card = (await page.locator('#question-origin').textContent())!
  await expect(page.getByRole('region', { name: `${card} Place influence` })).toBeVisible()
  expect(await title.evaluate((each) => each.scrollHeight <= each.clientHeight + 1)).toBe(true)
})

test('a headline is read in full before it is confirmed', async ({ watched: page }) => {
  await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
  await page.locator('.hand .card.legal').first().click()
  await expect(page.locator('.open-card > .face.full')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.open-card .primary')).toBeInViewport({ ratio: 1 })
})

test('answers in words have a row each', async ({ watched: page }) => {
  await open(page, 'choose')
  const answers = page.locator('.words .use')
  expect(await answers.count()).toBeGreaterThan(1)
  for (const answer of await answers.all()) {
    expect((await answer.boundingBox())!.width).toBeGreaterThan(300)
    expect(await answer.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
  }
})

test('the player pulls the sheet up and down, and taps it up', async ({ watched: page }) => {
  await open(page, 'influence')
  await expect(page.locator(sheet)).toHaveAttribute('data-sheet', 'line')
  const handle = page.locator('.sheet-handle')
  await handle.click()
  await expect(page.locator(sheet)).toHaveAttribute('data-sheet', 'half')
  await expect(page.locator('.country-list > summary')).toBeVisible()
  const { x, y, width, height } = (await handle.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + 150, { steps: 3 })
  await page.mouse.up()
  await expect(page.locator(sheet)).toHaveAttribute('data-sheet', 'line')
})

/** In the page: legal countries whose middle is in the part of the map that nothing covers, and those that the arrows count. */
const targets = (page: Page): Promise<{ legal: number; seen: number; counted: number }> =>
  page.evaluate(() => {
    const clear = document.querySelector('.board-clear')!.getBoundingClientRect()
    const middles = [...document.querySelectorAll('.box.legal > .plate')].map((plate) => {
      const { x, y, width, height } = plate.getBoundingClientRect()
      return [x + width / 2, y + height / 2] as const
    })
    const seen = middles.filter(([x, y]) => x >= clear.left && x <= clear.right && y >= clear.top && y <= clear.bottom)
    const counts = [...document.querySelectorAll('.edge-arrow')].map((arrow) => Number(arrow.textContent))
    return { legal: middles.length, seen: seen.length, counted: counts.reduce((sum, n) => sum + n, 0) }
  })

test('arrows at the edges count the legal targets out of view, and lead to them', async ({ watched: page }) => {
  await open(page, 'influence')
  await page.locator('.edge-arrow').first().waitFor()
  const before = await targets(page)
  expect(before.counted).toBe(before.legal - before.seen)
  expect(before.seen).toBeGreaterThan(0)
  const shown = (): Promise<string[]> =>
    page.locator('.box.legal').evaluateAll((boxes) => {
      const clear = document.querySelector('.board-clear')!.getBoundingClientRect()
      return boxes
        .filter((box) => {
          const { left, right } = box.getBoundingClientRect()
          return left >= clear.left && right <= clear.right
        })
        .map((box) => (box as SVGElement).dataset.country!)
    })
  const first = await shown()
  await page.locator('.edge-arrow').first().click()
  await expect.poll(async () => (await shown()).some((country) => !first.includes(country))).toBe(true)
  // The arrows come back when the board is at rest.
  const missing = async (): Promise<number> => {
    const { legal, seen, counted } = await targets(page)
    return legal - seen - counted
  }
  await expect.poll(missing).toBe(0)
})

test('regions are chosen by name, with the number of their targets', async ({ watched: page }) => {
  await open(page, 'influence')
  const asia = page.getByRole('button', { name: 'Show Asia' })
  await expect(asia).toHaveText(/^Asia\d*$/)
  await asia.click()
  await expect(page.locator('[data-country]', { has: page.locator('.name', { hasText: 'India' }) }).first()).toBeInViewport()
})

test('the handle of the sheet leaves the regions above it their taps', async ({ watched: page }) => {
  await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
  await page.locator('.hand .card.legal').first().waitFor()
  for (const region of await page.locator('.board-tools button:visible').all()) {
    const takes = await region.evaluate((each) => {
      const { x, width, bottom } = each.getBoundingClientRect()
      return each.contains(document.elementFromPoint(x + width / 2, bottom - 2))
    })
    expect(takes, (await region.textContent())!).toBe(true)
  }
  expect((await page.locator('.sheet-handle').boundingBox())!.height).toBeGreaterThanOrEqual(44)
})

/** In the page: how many boxes are not wholly in the part of the map that nothing covers, and which way it is from Egypt to Kenya. */
const boxesOut = (page: Page): Promise<{ out: number; turn: number }> =>
  page.evaluate(() => {
    const clear = document.querySelector('.board-clear')!.getBoundingClientRect()
    const plates = [...document.querySelectorAll('.board .box > .plate')].map((plate) => plate.getBoundingClientRect())
    const middle = (name: string): DOMRect => {
      const box = [...document.querySelectorAll('.board .box')].find((each) => each.querySelector('.name')!.textContent === name)!
      return box.querySelector('.plate')!.getBoundingClientRect()
    }
    const [egypt, kenya] = [middle('Egypt'), middle('Kenya')]
    return {
      out: plates.filter(
        ({ left, right, top, bottom }) => left < clear.left || right > clear.right || top < clear.top || bottom > clear.bottom,
      ).length,
      turn: (kenya.x - egypt.x) / (kenya.y - egypt.y),
    }
  })

test('all of Red Sea is in view whenever the sheet leaves room for it, in the same arrangement', async ({ watched: page }) => {
  await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
  await page.locator('.hand .card.legal').first().waitFor()
  const handle = page.locator('.sheet-handle')
  const { out, turn } = await boxesOut(page)
  expect(out).toBe(0)
  for (const at of ['full', 'line', 'half', 'full', 'line', 'half']) {
    await handle.click()
    await expect(page.locator(sheet)).toHaveAttribute('data-sheet', at)
    await expect.poll(async () => (await boxesOut(page)).out).toBe(0)
  }
  // On a lower phone a part of it is near; the arrangement is that of a phone held upright all the same.
  await page.setViewportSize({ width: 360, height: 640 })
  for (const at of ['full', 'line', 'half']) {
    await handle.click()
    await expect(page.locator(sheet)).toHaveAttribute('data-sheet', at)
    await expect.poll(async () => (await boxesOut(page)).turn).toBeCloseTo(turn, 2)
  }
})

test('a country is a target of 44 pixels, though its box is smaller', async ({ watched: page }) => {
  await open(page, 'influence')
  const sizes = await page.evaluate(() => {
    const { top, bottom, left, right } = document.querySelector('.board-clear')!.getBoundingClientRect()
    return [...document.querySelectorAll('[data-around]')]
      .map((around) => around.getBoundingClientRect())
      .filter((around) => around.top > top && around.bottom < bottom && around.left > left && around.right < right)
      .map(({ width, height }) => Math.min(width, height))
  })
  expect(sizes.length).toBeGreaterThan(5)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
})

test('names on the map are at least 11 pixels high', async ({ watched: page }) => {
  await open(page, 'influence')
  const heightOf = (): Promise<number> =>
    page.evaluate(() => {
      const scale = Number(document.querySelector<HTMLElement>('.board-window')!.style.getPropertyValue('--camera-scale'))
      return scale * Number.parseFloat(getComputedStyle(document.querySelector('.box .name')!).fontSize)
    })
  expect(await heightOf()).toBeGreaterThanOrEqual(11)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(page.locator(sheet)).toHaveAttribute('data-shape', 'desk')
  await expect.poll(heightOf).toBeGreaterThanOrEqual(11)
})

test('a scene: the card can be read, and the country is in view above the sheet', async ({ watched: page }) => {
  await page.addInitScript(() => localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'relaxed' })))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install({ time: 0 })
  await open(page, 'play')
  // From here the test moves the clock: no step ends by itself.
  await page.clock.pauseAt(3_600_000)
  await page.locator('.last-play-replay').click()
  const seen = new Set<string>()
  for (let i = 0; i < 30; i++) {
    const kind = await page.locator('.table').getAttribute('data-scene')
    if (kind === null) break
    seen.add(kind)
    await page.clock.runFor(400)
    await expect(page.locator(sheet)).toHaveAttribute('data-sheet', 'line')
    if (kind === 'card') {
      const effect = page.locator('.scene-card .face-effect')
      expect(await effect.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThanOrEqual(11)
      await expect(page.locator('.scene-card .face')).toBeInViewport({ ratio: 1 })
    }
    for (const box of await page.locator('.box.lit > .plate').all()) {
      const { y, height } = (await box.boundingBox())!
      expect(y + height).toBeLessThan((await page.locator('.sheet').boundingBox())!.y)
      await expect(box).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Space')
    await page.clock.runFor(50)
  }
  expect(seen).toContain('card')
  expect(seen).toContain('influence')
})

test('influence at both ends of the map is said in words where names are too small', async ({ watched: page }) => {
  await page.addInitScript(() => localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'relaxed' })))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const rules = rulesNamed('twilight-struggle')!
  const [america, asia] = ['central-america', 'asia'].map((id) => rules.map.regions.indexOf(id))
  const touches = (last: LastPlay, region: number): boolean =>
    last.notes.some((note) => note.key === 'influence' && ((rules.map.countries[note.country]!.regions >> region) & 1) === 1)
  await page.goto('./')
  await keepGame(
    page,
    gameBefore('play', (last) => last.use === 'influence' && touches(last, america!) && touches(last, asia!)),
  )
  await page.goto('./#/game/kept')
  await page.locator('.last-play-replay').click()
  await page.locator('.table[data-scene="influence"]').waitFor()
  await expect(page.locator('.far-shifts')).toBeInViewport({ ratio: 1 })
})

test('both headlines can be read, one above the other', async ({ watched: page }) => {
  await page.addInitScript(() => localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'relaxed' })))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
  await page.locator('.hand .card.legal').first().click()
  await page.locator('.open-card .primary').click()
  await page.locator('.table[data-scene="order"]').waitFor()
  const faces = page.locator('.headlines .scene-card .face')
  expect(await faces.count()).toBe(2)
  for (const face of await faces.all()) await expect(face).toBeInViewport({ ratio: 1 })
  const sizes = await page
    .locator('.headlines .face-effect')
    .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
  const isCut = await page
    .locator('.headlines .face-effect')
    .evaluateAll((texts) => texts.map((text) => text.scrollHeight > text.clientHeight + 1))
  expect(isCut).toEqual([false, false])
})

for (const locale of ['en-US', 'ru-RU'])
  test.describe(locale, () => {
    test.use({ ...PHONE, locale })

    test('every card can be read whole as a headline', async ({ watched: page }) => {
      await page.addInitScript(() => localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'relaxed' })))
      const all: string[] = []
      for (const game of ['twilight-struggle', 'red-sea']) {
        await page.goto('./')
        await page.goto(`./#/cards/${game}`)
        await expect(page.locator('.face.full')).toHaveCount(rulesNamed(game)!.cards.filter(Boolean).length)
        all.push(...(await page.locator('.face.full').evaluateAll((faces) => faces.map((face) => face.outerHTML))))
      }
      await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
      await page.locator('.hand .card.legal').first().click()
      await page.locator('.open-card .primary').click()
      await page.locator('.headlines .scene-card').first().waitFor()
      const cut = await page.evaluate((faces) => {
        const stage = document.querySelector('.stage')!.cloneNode(true) as HTMLElement
        document.querySelector('.board-area')!.append(stage)
        const card = stage.querySelector('.scene-card')!
        return faces.flatMap((face) => {
          card.innerHTML = face
          const text = card.querySelector('.face-effect')!
          return text.scrollHeight > text.clientHeight + 1 ? [card.querySelector('.face-title')!.textContent] : []
        })
      }, all)
      expect(cut).toEqual([])
    })
  })

test('the last play is read in full by a tap on its line', async ({ watched: page }) => {
  await open(page, 'play')
  const line = page.locator('.last-play-effect')
  await expect(line).toBeInViewport({ ratio: 1 })
  // However long the name is, the use is whole.
  const name = page.locator('.last-play-name')
  await name.evaluate((each) => {
    each.textContent = 'a name that is longer than any other name, '
  })
  expect(await name.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(true)
  expect(await page.locator('.last-play-name + span').evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
  await line.click()
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  const cut = (of: string) => page.locator(of).evaluate((each) => each.scrollHeight > each.clientHeight + 1)
  expect([await cut('.last-play-effect'), await cut('.last-play-card > span')]).toEqual([false, false])
})

/** In the page: the names of legal countries in the clear part of the map whose middle something else takes. */
const coveredTargets = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const clear = document.querySelector('.board-clear')!.getBoundingClientRect()
    return [...document.querySelectorAll('.box.legal')].flatMap((box) => {
      const { x, y, width, height } = box.querySelector('.plate')!.getBoundingClientRect()
      const [cx, cy] = [x + width / 2, y + height / 2]
      const isInside = cx >= clear.left && cx <= clear.right && cy >= clear.top && cy <= clear.bottom
      return isInside && !box.contains(document.elementFromPoint(cx, cy)) ? [box.querySelector('.name')!.textContent] : []
    })
  })

/** In the page: the middle of a legal country that can be clicked. */
function targetInSight(): readonly [x: number, y: number] | undefined {
  for (const box of document.querySelectorAll('.box.legal')) {
    const { x, y, width, height } = box.querySelector('.plate')!.getBoundingClientRect()
    const middle = [x + width / 2, y + height / 2] as const
    if (box.contains(document.elementFromPoint(...middle))) return middle
  }
  return undefined
}

/** In the page: what of a scene another part hides, or what is too small to read. */
function hiddenParts(): string[] {
  const boxOf = (each: Element): DOMRect => each.getBoundingClientRect()
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const covers = [...all('.edge-card'), ...all('.table > .sheet .side'), ...all('.hand-card')]
  return [
    ...all('.scene-chip, .board-stage .scene-plate').flatMap((part) =>
      covers.filter((cover) => meet(boxOf(part), boxOf(cover))).map((cover) => `${part.textContent} is under ${cover.className}`),
    ),
    ...all('.ledger :is(td b, th, .ledger-level)').flatMap((part) =>
      boxOf(part).right > boxOf(part.closest('.ledger')!).right || boxOf(part).right > boxOf(part.closest('td, th')!).right + 1
        ? [`${part.textContent} is beside its ledger`]
        : [],
    ),
    ...all('.played-card .face-effect').flatMap((text) => (Number.parseFloat(getComputedStyle(text).fontSize) < 11 ? ['small text'] : [])),
    ...all('.played-card .badge').flatMap((badge) =>
      boxOf(badge).bottom > boxOf(badge.closest('.face')!.querySelector('.face-poster')!).bottom + 2 ? ['a badge is cut'] : [],
    ),
  ]
}

for (const [name, width, height] of [
  ['sideways', 844, 390],
  ['at 200 %', 640, 360],
] as const)
  test.describe(name, () => {
    // A zoom is used on a desk, with a mouse.
    test.use({ ...PHONE, viewport: { width, height }, ...(name === 'at 200 %' && { hasTouch: false, isMobile: false }), locale: 'en-US' })

    test('the map has room, and an open card shows its text and its uses', async ({ watched: page }) => {
      await open(page, 'influence')
      await expect(page.locator(sheet)).toHaveAttribute('data-shape', 'low')
      expect((await page.locator('.board-clear').boundingBox())!.height).toBeGreaterThanOrEqual(0.6 * height)
      for (const track of await page.locator('.track-line b').all()) await expect(track).toBeInViewport({ ratio: 1 })
      // The hand stays in sight while influence is placed.
      await expect(page.locator('.hand-card').first()).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.hand-card .face-title').first()).toBeInViewport({ ratio: 0.4 })
      await expect(page.locator('#question-title')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 })
      expect(await hasNoSidewaysScroll(page)).toBe(true)
      expect(await coveredTargets(page)).toEqual([])
      await open(page, 'play')
      await page.reload()
      // A card of the opponent's has most to show: its event comes before or after the Ops.
      await page.locator('.hand .card.legal:has(.face.ussr)').first().click()
      await expect(page.locator('.open-brief p')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.order')).toBeInViewport({ ratio: 1 })
      for (const use of await page.locator('.uses > li').all()) await expect(use).toBeInViewport({ ratio: 1 })
      expect(await hasNoSidewaysScroll(page)).toBe(true)
    })

    test('the hand and the regions stay where they are when a target is chosen', async ({ watched: page }) => {
      await open(page, 'influence')
      const places = (): Promise<(DOMRect | undefined)[]> =>
        page.evaluate(() =>
          ['.hand-card', '.board-tools button'].map((each) => document.querySelector(each)?.getBoundingClientRect().toJSON()),
        )
      const before = await places()
      // The last point is confirmed.
      for (let i = 0; i < 10 && (await page.locator('#question footer .primary').count()) === 0; i++) {
        const [x, y] = (await page.evaluate(targetInSight))!
        await page.mouse.click(x, y)
      }
      await expect(page.locator('#question footer .primary')).toBeVisible()
      expect(await places()).toEqual(before)
    })

    test('a replay shows the buttons of a scene and its own', async ({ watched: page }) => {
      await page.addInitScript(() => localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'relaxed' })))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.clock.install({ time: 0 })
      await page.goto('./')
      await keepGame(page, gameBefore('play'))
      await page.goto('./#/replay/kept/60')
      await page.locator('.table.replay').waitFor()
      await page.clock.pauseAt(3_600_000)
      await page.keyboard.press('PageDown')
      await page.locator('.scene-keys').waitFor()
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('.scene-keys button, .transport .button')].flatMap((button) => {
          const { x, y, width, height } = button.getBoundingClientRect()
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [] : [button.textContent]
        }),
      )
      expect(covered).toEqual([])
    })

    test('no track is out of sight in their dialog', async ({ watched: page }) => {
      await open(page, 'play')
      await page.locator('.status-line').click()
      for (const track of await page.locator('.modal .track').all()) {
        const box = (await track.boundingBox())!
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
      }
    })

    for (const use of ['coup', 'realign', 'scoring'])
      test(`nothing of a scene is under something else: ${use}`, async ({ watched: page }) => {
        await page.addInitScript(() => localStorage.setItem('hotline.settings', JSON.stringify({ pace: 'relaxed' })))
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.clock.install({ time: 0 })
        await open(page, 'play', (last) => last.use === use || (use === 'scoring' && last.notes.some(({ key }) => key === 'scoring')))
        await page.clock.pauseAt(3_600_000)
        await page.locator('.last-play-replay').click()
        const seen = new Set<string>()
        for (let i = 0; i < 40; i++) {
          const kind = await page.locator('.table').getAttribute('data-scene')
          if (kind === null) break
          seen.add(kind)
          await page.clock.runFor(400)
          expect(await page.evaluate(hiddenParts), kind).toEqual([])
          await page.keyboard.press('Space')
          await page.clock.runFor(50)
        }
        expect(seen).toContain(use === 'scoring' ? 'sum' : 'die')
      })
  })

test.describe('sideways', () => {
  test.use({ ...PHONE, viewport: { width: 844, height: 390 }, locale: 'ru-RU' })

  test('the ways into a game begin above the fold and hold their words', async ({ watched: page }) => {
    await page.goto('./')
    for (const way of await page.locator('.way').all()) {
      await expect(way.locator('b')).toBeInViewport({ ratio: 1 })
      expect(await way.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
    }
  })

  test('both lines of the last play are targets of 44 pixels', async ({ watched: page }) => {
    await open(page, 'play')
    for (const line of ['.last-play-card', '.last-play-effect'])
      expect((await page.locator(line).boundingBox())!.height).toBeGreaterThanOrEqual(44)
  })
})

test.describe('sideways in Russian', () => {
  test.use({ ...PHONE, viewport: { width: 844, height: 390 }, locale: 'ru-RU' })

  test('the head of a page is no wider than the screen; language and theme are behind its button', async ({ watched: page }) => {
    for (const room of ['', '#/play/computer', '#/watch', '#/rules/red-sea']) {
      await page.goto(`./${room}`)
      await page.locator('.site-head').waitFor()
      expect(await hasNoSidewaysScroll(page), room).toBe(true)
    }
    await expect(page.getByLabel('Язык')).toBeHidden()
    await page.getByRole('button', { name: 'Меню' }).tap()
    await expect(page.getByLabel('Язык')).toBeInViewport({ ratio: 1 })
    expect(await hasNoSidewaysScroll(page)).toBe(true)
  })
})
