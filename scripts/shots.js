// Pictures and short recordings of the table, from the same games each time.
//   npm run shots                                    every scene, in both languages and themes and three sizes, into dist/shots
//   npm run shots -- --only coup,scoring --sizes phone --languages ru --themes dark
//   npm run shots -- --no-recordings                 pictures alone
//   npm run shots -- --readme                        the four pictures of the README, into docs/pictures
// A recording needs ffmpeg on the PATH: without it only pictures are made, and the last line says so.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { playGame } from '../dist/src/bots/lab/driver.js'
import { playerNamed } from '../dist/src/bots/players/names.js'
import { asked, decision, newGame, US } from '../dist/src/index.js'
import { make } from '../dist/src/match/match.js'
import { recordOf } from '../dist/src/records/record.js'
import { lastPlayOf } from '../dist/src/scenes/last-play.js'
import { keepGame, withBrowser } from './browser.js'

/** @typedef {import('../dist/src/records/record.js').GameRecord} GameRecord */
/** @typedef {import('../dist/src/index.js').State} State */
/** @typedef {import('../dist/src/scenes/last-play.js').LastPlay} LastPlay */
/** @typedef {import('@playwright/test').Page} Page */

const SIZES = {
  desk: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  land: { width: 844, height: 390 },
}
/** @typedef {keyof typeof SIZES} Size */
const LANGUAGES = ['en', 'ru']
const THEMES = ['dark', 'light']

const { values: wanted } = parseArgs({
  options: {
    only: { type: 'string' },
    sizes: { type: 'string' },
    languages: { type: 'string' },
    themes: { type: 'string' },
    'no-recordings': { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    to: { type: 'string' },
  },
})

// ---- games

/** After so many games between bots without the wanted scene, something else is wrong. */
const ENOUGH = 40
const SEATS = { players: { us: 'human', ussr: 'careful' } }

/** @type {Map<string, import('../dist/src/index.js').Move[]>} */
const played = new Map()

/**
 * The moves of a game between bots.
 * @param {string} game
 * @param {number} seed
 */
function movesOf(game, seed) {
  const key = `${game} ${seed}`
  const known = played.get(key)
  if (known !== undefined) return known
  /** @type {import('../dist/src/index.js').Move[]} */
  const moves = []
  const player = playerNamed('careful')
  playGame({ game }, [player(), player()], seed, moves)
  played.set(key, moves)
  return moves
}

/**
 * A game up to the first position that fits, with a person as the US. Bots learn, so the first game that comes so far is taken.
 * @param {string} game
 * @param {(g: State, last: LastPlay | null) => boolean} fits
 * @returns {GameRecord}
 */
function gameAt(game, fits) {
  for (let seed = 1; seed <= ENOUGH; seed++) {
    const g = newGame({ game })
    /** @type {(readonly import('../dist/src/rules/notes.js').Note[])[]} */
    const notes = []
    /** @type {import('../dist/src/engine/script.js').Actor[]} */
    const actors = []
    const moves = movesOf(game, seed)
    for (const [made, move] of moves.entries()) {
      if (asked(g) & 1 && fits(g, lastPlayOf({ actors, notes }, US))) return recordOf(g, moves.slice(0, made), SEATS)
      notes.push(make(g, move).notes)
      actors.push(move.by)
    }
  }
  throw new Error('no game has the wanted scene')
}

/** @param {string} kind @param {number} turn @param {number} [round] */
const asks =
  (kind, turn, round = 0) =>
  (/** @type {State} */ g) =>
    g.turn === turn && g.round >= round && decision(g, US)?.kind === kind

/** @param {(last: LastPlay) => boolean} holds @param {number} turn */
const after = (holds, turn) => (/** @type {State} */ g, /** @type {LastPlay | null} */ last) =>
  asks('play', turn, 2)(g) && last !== null && holds(last)

/**
 * A game to its end by final scoring.
 * @param {string} game
 * @returns {GameRecord}
 */
function finished(game) {
  for (let seed = 1; seed <= ENOUGH; seed++) {
    const g = newGame({ game })
    const moves = movesOf(game, seed)
    const notes = moves.flatMap((move) => [...make(g, move).notes])
    if (notes.some(({ key }) => key === 'final-scoring')) return recordOf(g, moves, SEATS)
  }
  throw new Error('no game comes to final scoring')
}

// ---- scenes

const openCard = async (/** @type {Page} */ page) => {
  await page.locator('.hand .card.legal:not(:has(.scoring))').nth(1).click()
  await page.locator('.use.legal').first().waitFor()
}
const placeInfluence = async (/** @type {Page} */ page) => {
  await openCard(page)
  await page.locator('.use.legal').first().click()
  await page.locator('.open-card').waitFor({ state: 'detached' })
}
const replayLast = (/** @type {Page} */ page) => page.locator('.last-play-replay').click()
const headline = async (/** @type {Page} */ page) => {
  await page.locator('.hand .card.legal').first().click()
  await page.locator('.open-card .primary, .open-card .danger').first().click()
}
const forth = async (/** @type {Page} */ page) => {
  await page.locator('.table.replay').waitFor()
  await page.keyboard.press('PageDown')
}

/**
 * A state of the table. `until` is the step of the scene that the picture shows; the recording goes on to the end of the scene.
 * @typedef {{ game: () => GameRecord, at?: (record: GameRecord) => string, first?: (page: Page) => Promise<void>, until?: string, sizes?: Size[] }} Shot
 */

/** @type {Record<string, Shot>} */
const SHOTS = {
  rest: { game: () => gameAt('twilight-struggle', asks('play', 4, 3)) },
  card: { game: () => gameAt('twilight-struggle', asks('play', 4, 3)), first: openCard },
  influence: { game: () => gameAt('twilight-struggle', asks('play', 4, 3)), first: placeInfluence },
  'red-sea': { game: () => gameAt('red-sea', asks('play', 1, 4)) },
  coup: {
    game: () =>
      gameAt(
        'twilight-struggle',
        after(({ use }) => use === 'coup', 3),
      ),
    first: replayLast,
    until: 'die',
  },
  headline: { game: () => gameAt('twilight-struggle', asks('headline', 2)), first: headline, until: 'order' },
  scoring: {
    game: () =>
      gameAt(
        'twilight-struggle',
        after(({ notes }) => notes.some(({ key }) => key === 'scoring'), 4),
      ),
    first: replayLast,
    until: 'sum',
  },
  final: {
    game: () => finished('red-sea'),
    at: ({ moves }) => `#/replay/kept/${moves.length - 2}`,
    first: forth,
    until: 'final',
  },
  replay: {
    game: () => finished('twilight-struggle'),
    at: ({ moves }) => `#/replay/kept/${Math.round(moves.length * 0.6)}`,
    first: (page) => page.locator('.table.replay').waitFor(),
  },
}

// ---- recordings

const FFMPEG = 'ffmpeg'
const hasFfmpeg = spawnSync(FFMPEG, ['-version']).status === 0

/**
 * Gathers what the page shows from now on; the function that it returns joins the frames.
 * @param {Page} page
 */
async function record(page) {
  const folder = mkdtempSync(join(tmpdir(), 'hotline-frames-'))
  /** @type {{ name: string, at: number }[]} */
  const frames = []
  // Frames that are still under way come too late.
  let isOver = false
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    if (isOver) return
    const name = `${frames.length}.jpg`
    writeFileSync(join(folder, name), Buffer.from(data, 'base64'))
    frames.push({ name, at: metadata.timestamp ?? 0 })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 85 })
  return async (/** @type {string} */ path) => {
    isOver = true
    await session.send('Page.stopScreencast')
    // A busy browser sends some of them in the wrong order.
    frames.sort((a, b) => a.at - b.at)
    const end = frames.at(-1)
    if (end === undefined) throw new Error(`no frame of ${path}`)
    const lines = frames.flatMap(({ name, at }, i) => [`file '${name}'`, `duration ${((frames[i + 1]?.at ?? at + 1) - at).toFixed(3)}`])
    writeFileSync(join(folder, 'list.txt'), [...lines, `file '${end.name}'`].join('\n'))
    const join_ = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', join(folder, 'list.txt')]
    const { status, stderr } = spawnSync(FFMPEG, [
      ...join_,
      '-vf',
      'fps=15,format=yuv420p',
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      '0',
      '-crf',
      '40',
      '-deadline',
      'realtime',
      '-cpu-used',
      '8',
      path,
    ])
    rmSync(folder, { recursive: true, force: true })
    if (status !== 0) throw new Error(`ffmpeg: ${stderr.toString()}`)
  }
}

// ---- the program

/** @param {string | undefined} given @param {readonly string[]} all */
function chosen(given, all) {
  const names = given?.split(',') ?? all
  const unknown = names.find((name) => !all.includes(name))
  if (unknown !== undefined) throw new Error(`there is no ${unknown}; there are ${all.join(', ')}`)
  return names
}

const kB = (/** @type {string} */ path) => `${Math.round(statSync(path).size / 1000)} kB`

/** Time for what moves to come to rest. */
const REST = 500
/** No scene is longer. */
const LONGEST = 30_000

/**
 * @param {{ address: string, browser: import('@playwright/test').Browser }} opened
 * @param {Shot} shot
 * @param {{ size: Size, language: string, theme: string, path: string, isRecorded: boolean, isSmall?: boolean }} how
 */
async function take({ address, browser }, { game, at, first, until }, { size, language, theme, path, isRecorded, isSmall = false }) {
  const picture = `${path}.${isSmall ? 'jpg' : 'png'}`
  const isTouch = size !== 'desk'
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: isTouch,
    isMobile: isTouch,
    // Without motion a step shows at once all that it shows.
    reducedMotion: isRecorded ? 'no-preference' : 'reduce',
  })
  const page = await context.newPage()
  const settings = { language, theme, pace: until === undefined ? 'instant' : 'relaxed', sound: false }
  await page.addInitScript((all) => localStorage.setItem('hotline.settings', JSON.stringify(all)), settings)
  await page.goto(address)
  const kept = game()
  await keepGame(page, kept)
  await page.goto(`${address}${at?.(kept) ?? '#/game/kept'}`)
  await page.locator('.table').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await pause(REST)
  const stop = isRecorded && until !== undefined ? await record(page) : null
  await first?.(page)
  if (until !== undefined) await page.locator(`.table[data-scene="${until}"]`).waitFor({ timeout: LONGEST })
  await pause(until === undefined || stop !== null ? REST : 0)
  await page.screenshot(isSmall ? { path: picture, type: 'jpeg', quality: 84 } : { path: picture })
  if (stop !== null) {
    await page.locator('.table:not([data-scene])').waitFor({ timeout: LONGEST })
    await pause(REST)
    await stop(`${path}.webm`)
  }
  await context.close()
  console.log(`${picture} ${kB(picture)}${stop === null ? '' : `, ${path}.webm ${kB(`${path}.webm`)}`}`)
}

const folder = wanted.to ?? join(import.meta.dirname, '..', ...(wanted.readme ? ['docs', 'pictures'] : ['dist', 'shots']))
mkdirSync(folder, { recursive: true })

await withBrowser(async (opened) => {
  if (wanted.readme) {
    const dark = { language: 'en', theme: 'dark', isRecorded: false, isSmall: true }
    for (const [name, shot, size] of /** @type {[string, string, Size][]} */ ([
      ['table', 'card', 'desk'],
      ['scene', 'coup', 'desk'],
      ['phone', 'influence', 'phone'],
      ['replay', 'replay', 'desk'],
    ]))
      await take(opened, /** @type {Shot} */ (SHOTS[shot]), { ...dark, size, path: join(folder, name) })
    return
  }
  const isRecorded = hasFfmpeg && !wanted['no-recordings']
  for (const name of chosen(wanted.only, Object.keys(SHOTS)))
    for (const size of /** @type {Size[]} */ (chosen(wanted.sizes, Object.keys(SIZES))))
      for (const language of chosen(wanted.languages, LANGUAGES))
        for (const theme of chosen(wanted.themes, THEMES))
          await take(opened, /** @type {Shot} */ (SHOTS[name]), {
            size,
            language,
            theme,
            isRecorded,
            path: join(folder, `${name}-${size}-${language}-${theme}`),
          })
  if (!hasFfmpeg && !wanted['no-recordings']) console.log('NO RECORDINGS: there is no ffmpeg on the PATH (Debian: apt install ffmpeg).')
})
