// Where Chromium is on this machine: `CHROMIUM_PATH`, the first of its names on the PATH, or the one that Playwright keeps.
import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The shell without windows first: it has less to start. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
/** Debian's. With letters of both languages, so that pictures and widths are those of any other machine, and those that stand in for Arial. */
const PACKAGES = ['chromium-headless-shell', 'fonts-dejavu-core', 'fonts-noto-core', 'fonts-liberation']
/** Where apt puts it, should the PATH not lead there. */
const DEBIAN = '/usr/bin/chromium-headless-shell'

/**
 * Returns the path of Chromium, or null. A CHROMIUM_PATH that names no file means that there is no browser.
 * @returns {string | null}
 */
export function findChromium() {
  const { CHROMIUM_PATH: given, PATH = '' } = process.env
  if (given) return existsSync(given) ? given : null
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, chromium.executablePath()].find((place) => existsSync(place)) ?? null
}

/** Pictures go through shared memory: in files only where a container has next to none, because then they wait for the disk. */
const ENOUGH = 512 * 1024 * 1024
const SHARED = '/dev/shm'

function sharesEnough() {
  if (!existsSync(SHARED)) return true
  const { bavail, bsize } = statfsSync(SHARED)
  return bavail * bsize >= ENOUGH
}

/** How Playwright starts it: without this flag it puts that memory into files. */
export const LAUNCH = { args: ['--no-sandbox'], ignoreDefaultArgs: sharesEnough() ? ['--disable-dev-shm-usage'] : [] }

/** A download that takes longer hangs. */
const MOST_MINUTES = 5

/** Installs Chromium where it is missing: by Playwright, else on Debian as root by apt. Returns its path, or null. */
export function installChromium() {
  const found = findChromium()
  if (found !== null || process.env.CHROMIUM_PATH) return found
  console.log('Installing Chromium for the browser tests (playwright install chromium) ...')
  spawnSync('playwright install chromium', { shell: true, stdio: ['ignore', 'ignore', 'pipe'], timeout: MOST_MINUTES * 60_000 })
  return findChromium() ?? (installByApt() ? (findChromium() ?? (existsSync(DEBIAN) ? DEBIAN : null)) : null)
}

function installByApt() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  console.log(`Installing ${PACKAGES.join(', ')} for the browser tests (apt-get) ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  /** @param {string[]} args */
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  const install = () => apt('install', '-y', '--no-install-recommends', ...PACKAGES)
  // A fresh machine has no list of packages yet.
  return install() || (apt('update') && install())
}
