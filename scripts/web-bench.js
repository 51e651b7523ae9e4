// Measures the built page: the script that its first page needs, how soon a click is answered while a bot thinks, and audits.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { newGame } from '../dist/src/index.js'
import { recordOf } from '../dist/src/records/record.js'
import { keepGame, withBrowser } from './browser.js'
import { findChromium } from './chromium.js'

const page = join(import.meta.dirname, '..', 'dist', 'web')
/** The last version that runs on the oldest Node that we support. It is fetched when it is wanted: it is as large as all the rest. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** @typedef {import('./browser.js').Opened} Opened */
/** @typedef {import('@playwright/test').Page} Page */

/** What index.html names, as it is sent. */
function scriptOfFirstPage() {
  const html = readFileSync(join(page, 'index.html'), 'utf8')
  const files = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file]) => /** @type {string} */ (file))
  const size = (/** @type {string} */ end) => files.reduce((sum, file) => sum + statSync(join(page, file + end)).size, 0) / 1000
  console.log(`script of the first page   ${size('.br').toFixed(1)} kB with Brotli, ${size('.gz').toFixed(1)} kB with gzip (at most 250)`)
}

const CLICKS = 40
/** Who still thinks when all clicks are made. */
const THINKER = 'master:60s'

/** How long clicks take from the press to the next picture, while the strongest bot thinks. @param {Opened} opened */
async function clicks({ address, browser }) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await tab.addInitScript(() => {
    /** @type {number[]} */
    const times = []
    Object.assign(globalThis, { times })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') times.push(duration)
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }))
  })
  await tab.goto(address)
  await keepGame(tab, recordOf(newGame({ game: 'twilight-struggle' }), [], { players: { us: 'human', ussr: THINKER } }))
  await tab.goto(`${address}#/game/kept`)
  await placeAll(tab)
  // Now the headlines: both are asked, and the bot thinks. The browser tells of the last click before that somewhat later.
  await tab.waitForTimeout(500)
  await tab.evaluate(() => Reflect.get(globalThis, 'times').splice(0))
  let made = 0
  while (made < CLICKS && (await tab.locator('.question.asked, .question.waiting').count()) > 0) {
    const cards = tab.locator('.hand .card.legal')
    const all = await cards.count()
    if (all === 0) break
    await cards.nth(made % all).click()
    await tab
      .getByRole('tab')
      .nth(made % 3)
      .click()
    made += 2
  }
  await tab.waitForTimeout(500)
  await tab.locator('#question footer .primary').click()
  if (!(await tab.locator('.question.waiting').isVisible())) console.log('the bot has thought too quickly: what follows is no measure')
  const times = await tab.evaluate(() =>
    /** @type {{ times: number[] }} */ (/** @type {unknown} */ (globalThis)).times.toSorted((a, b) => a - b),
  )
  // The browser reports only those of 16 ms and more.
  const quick = Math.max(0, made - times.length)
  console.log(
    `a click while a bot thinks ${made} clicks: ${quick} under 16 ms, half of the others within ${times[times.length >> 1] ?? 16} ms, the slowest ${times.at(-1) ?? 16} ms (at most 100)`,
  )
  await tab.close()
}

/** The influence with which the game begins. @param {Page} tab */
async function placeAll(tab) {
  const box = tab.locator('.board .box.legal')
  await box.first().waitFor({ timeout: 60_000 })
  while ((await box.count()) > 0) await box.first().click()
  await tab.locator('.hand .card.legal').first().waitFor()
}

/** @param {string} address @param {'desktop' | 'mobile'} device @returns {boolean} Whether it could be run. */
function lighthouse(address, device) {
  const folder = mkdtempSync(join(tmpdir(), 'hotline-lighthouse-'))
  const file = join(folder, 'report.json')
  const flags = `--quiet --output=json --output-path=${file} --only-categories=performance,accessibility,best-practices`
  const preset = device === 'desktop' ? '--preset=desktop' : ''
  const chrome = '--chrome-flags="--headless=new --no-sandbox --disable-dev-shm-usage"'
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '' }
  spawnSync(`npm exec --yes --package=${LIGHTHOUSE} -- lighthouse ${address} ${flags} ${preset} ${chrome}`, { shell: true, env })
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const scores = Object.values(report.categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`)
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
    const values = times.map((id) => `${id} ${report.audits[id].displayValue}`)
    console.log(`Lighthouse ${report.lighthouseVersion}, ${device.padEnd(8)}${scores.join(', ')} (at least 95)\n  ${values.join(', ')}`)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What can be audited without Lighthouse: axe, faults in the console, paint, shifts. No scores. @param {Opened} opened */
async function byHand({ address, browser }) {
  const context = await browser.newContext()
  const tab = await context.newPage()
  /** @type {string[]} */
  const faults = []
  tab.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  tab.on('pageerror', (error) => faults.push(error.message))
  await tab.goto(address, { waitUntil: 'networkidle' })
  const { violations, passes } = await new AxeBuilder({ page: tab }).analyze()
  const seen = await tab.evaluate(async () => {
    let shifts = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts += Reflect.get(entry, 'value')
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => setTimeout(resolve, 200))
    return { paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, shifts }
  })
  console.log('Lighthouse could not be fetched or run; by hand instead, without slowing anything down:')
  console.log(`  axe: ${passes.length} rules kept, ${violations.length} broken; faults in the console: ${faults.length}`)
  console.log(`  first contentful paint ${Math.round(seen.paint)} ms, layout shift ${seen.shifts.toFixed(3)}`)
  await context.close()
}

console.log(`${availableParallelism()} cores, ${loadavg()[0]?.toFixed(1)} programs at work on them: times count on a free machine only\n`)
scriptOfFirstPage()
await withBrowser(async (opened) => {
  await clicks(opened)
  const ran = lighthouse(opened.address, 'desktop')
  if (ran) lighthouse(opened.address, 'mobile')
  else await byHand(opened)
})
