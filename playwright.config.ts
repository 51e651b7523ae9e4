import { randomBytes } from 'node:crypto'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, LAUNCH } from './scripts/chromium.js'

// Every worker reads this file: the first process chooses, the others inherit. The server makes the folder, `forget-data.ts` removes it.
process.env.HOTLINE_TEST_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000))
process.env.HOTLINE_TEST_DATA ??= join(tmpdir(), `hotline-browser-${randomBytes(6).toString('hex')}`)
// A machine that stands still turns nobody away.
process.env.HOTLINE_MOST_DELAY ??= '0'
const address = `http://127.0.0.1:${process.env.HOTLINE_TEST_PORT}/`

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'dist/browser-tests',
  // One more than there are cores: some tests wait.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // Long enough for a machine that stands still for minutes, as shared ones do: a test fails by what it finds, not by the time it takes.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  reporter: 'list',
  globalTeardown: './test/browser/forget-data.ts',
  use: {
    baseURL: address,
    launchOptions: { executablePath: findChromium() ?? 'no-chromium-found: see CONTRIBUTING.md', ...LAUNCH },
  },
  webServer: {
    command: `node bin/hotline.js serve --port ${process.env.HOTLINE_TEST_PORT} --data ${process.env.HOTLINE_TEST_DATA}`,
    url: address,
    reuseExistingServer: false,
    timeout: 600_000,
  },
})
