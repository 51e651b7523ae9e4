import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, LAUNCH } from './scripts/chromium.js'

const PORT = Number(process.env.HOTLINE_TEST_PORT ?? 18_731)
/** Every worker reads this file: the first one makes the folder. */
process.env.HOTLINE_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'hotline-browser-'))
const chromium = findChromium()
if (chromium === null) throw new Error('There is no Chromium on the PATH; set CHROMIUM_PATH, or install the package chromium.')

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'dist/browser-tests',
  // Two cores, and a bot that thinks on one of them.
  workers: 2,
  fullyParallel: true,
  // Long enough for a machine that stands still for minutes, as shared ones do: a test fails by what it finds, not by the time it takes.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    launchOptions: { executablePath: chromium, ...LAUNCH },
  },
  webServer: {
    command: `node bin/hotline.js serve --port ${PORT} --data ${process.env.HOTLINE_TEST_DATA}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
})
