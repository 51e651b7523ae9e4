// The built page in Chromium, for scripts that look at it or measure it.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium, LAUNCH } from './chromium.js'

const root = join(import.meta.dirname, '..')

/** @typedef {{ address: string, browser: import('@playwright/test').Browser }} Opened */

/**
 * Serves the page from a folder of its own, opens a browser, does the work and clears everything away.
 * @param {(opened: Opened) => Promise<void>} work
 */
export async function withBrowser(work) {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('there is no Chromium on the PATH; install it, or set CHROMIUM_PATH')
  const data = mkdtempSync(join(tmpdir(), 'hotline-look-'))
  const server = spawn(process.execPath, ['bin/hotline.js', 'serve', '--port', '0', '--data', data], { cwd: root })
  try {
    const address = await addressOf(server)
    const browser = await chromium.launch({ executablePath, ...LAUNCH })
    try {
      await work({ address, browser })
    } finally {
      await browser.close()
    }
  } finally {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

/**
 * The address that the server prints when it is ready.
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} server
 * @returns {Promise<string>}
 */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (/** @type {Buffer} */ chunk) => {
      said += chunk
      const found = /http:\/\/\S+/.exec(said)
      if (found) resolve(found[0])
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('exit', () => reject(new Error(`the server ended: ${said}`)))
  })
}

/**
 * Lays a game on the shelf of the page, as `#/game/kept`.
 * @param {import('@playwright/test').Page} page
 * @param {import('../dist/src/records/record.js').GameRecord} record
 */
export async function keepGame(page, record) {
  await page.evaluate(keep, record)
}

/** @param {import('../dist/src/records/record.js').GameRecord} record */
function keep(record) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('hotline', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('games', { keyPath: 'id' }))
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('success', () => {
      const transaction = request.result.transaction('games', 'readwrite')
      transaction.objectStore('games').put({ id: 'kept', changed: 0, turn: 1, winner: null, record })
      transaction.addEventListener('complete', () => {
        request.result.close()
        resolve(undefined)
      })
    })
  })
}
