// Where Chromium is on this machine: `CHROMIUM_PATH`, or the first of its names on the PATH; null where there is none.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']

/** @returns {string | null} */
export function findChromium() {
  const { CHROMIUM_PATH: given, PATH = '' } = process.env
  if (given) return existsSync(given) ? given : null
  const places = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return places.find((place) => existsSync(place)) ?? null
}
