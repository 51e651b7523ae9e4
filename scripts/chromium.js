// Where Chromium is on this machine: `CHROMIUM_PATH`, or the first of its names on the PATH; null where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
/** With letters of both languages, so that pictures and widths are those of any other machine. */
const PACKAGES = ['chromium', 'fonts-dejavu-core', 'fonts-noto-core']

/** @returns {string | null} */
export function findChromium() {
  const { CHROMIUM_PATH: given, PATH = '' } = process.env
  if (given) return existsSync(given) ? given : null
  const places = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return places.find((place) => existsSync(place)) ?? null
}

/** Pictures go through shared memory: in files only where a container has next to none, because then they wait for the disk. */
const ENOUGH = 512 * 1024 * 1024
const SHARED = '/dev/shm'

function sharesEnough() {
  if (!existsSync(SHARED)) return true
  const { bavail, bsize } = statfsSync(SHARED)
  return bavail * bsize >= ENOUGH
}

/** How Playwright starts it: unless told not to, it puts that memory into files. */
export const LAUNCH = { args: ['--no-sandbox'], ignoreDefaultArgs: sharesEnough() ? ['--disable-dev-shm-usage'] : [] }

/** Installs it where that is ours to do: on Debian as root. Says whether it is there now. */
export function installChromium() {
  if (process.env.CHROMIUM_PATH || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  console.log(`Installing ${PACKAGES.join(', ')} for the browser tests (apt-get) ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  /** @param {string[]} args */
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0
  const install = () => apt('install', '-y', '--no-install-recommends', ...PACKAGES)
  // A fresh machine has no list of packages yet.
  return (install() || (apt('update') && install())) && findChromium() !== null
}
