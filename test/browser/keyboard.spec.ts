/** With keys and tables alone. */
import type { Page } from '@playwright/test'
import { chooser, DESKTOP, sitDown, test } from './person.ts'

test.use({ ...DESKTOP, locale: 'en-US' })

test('Red Sea is played to its end by keyboard and text board alone', async ({ watched: page }) => {
  await sitDown(page, { game: 'red-sea', opponent: 'recruit' })
  await page.locator('.question.asked').waitFor()
  await page.keyboard.press('t')
  const choose = chooser(1)
  let missed = 0
  for (let answers = 0; answers < 1_000; answers++) {
    await page.locator('.question.asked, .question.over').first().waitFor()
    if (await page.locator('.question.over').isVisible()) return
    missed = (await press(page, choose)) ? 0 : missed + 1
    if (missed > MISSES) throw new Error('the keyboard does not come to any answer')
  }
  throw new Error('the game does not end')
})

/** Where an answer is: the key that leads near it, and what to look for from there by Tab. */
interface Way {
  readonly key: string
  readonly selector: string
  readonly n: number
}

function wayNow(): Way | null {
  const way = (key: string, selector: string): Way | null => {
    const n = document.querySelectorAll(selector).length
    return n === 0 ? null : { key, selector, n }
  }
  const safe = (key: string, selector: string): Way | null => way(key, `${selector}:not(.dangerous)`) ?? way(key, selector)
  const confirm = '#question footer .primary'
  return (
    (document.querySelector('#question .use.chosen') === null ? safe('q', '#question .use.legal') : null) ??
    way('q', confirm) ??
    way('m', '.board-area th button[aria-disabled="false"]') ??
    way('q', '#question .card-list .card') ??
    safe('h', '.hand .card.legal')
  )
}

/** Goes to where an answer is by the key for it and Tab, and presses Enter. False where it is not there any more: warnings come later. */
async function press(page: Page, choose: (n: number) => number): Promise<boolean> {
  const way = await page.evaluate(wayNow)
  if (way === null) return false
  await page.keyboard.press(way.key)
  let passed = choose(Math.min(way.n, NEAR))
  for (let tabs = 0; tabs < FAR; tabs++) {
    const here = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, way.selector)
    if (here && passed-- === 0) {
      await page.keyboard.press('Enter')
      return true
    }
    await page.keyboard.press('Tab')
  }
  return false
}

/** A person does not go to the end of every list. */
const NEAR = 4
/** More than there are places to go to on the page. */
const FAR = 200
/** Looks in vain after which something is wrong. */
const MISSES = 2
