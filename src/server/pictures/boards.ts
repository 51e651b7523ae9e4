/** What the build lays beside the page for pictures: the maps and the fonts. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface BoardDrawing {
  readonly width: number
  readonly height: number
  /** The middle of each country's box, by its id. */
  readonly boxes: Readonly<Record<string, readonly [number, number]>>
  /** Paths by country. */
  readonly land: Readonly<Record<string, string>>
}

export interface Easel {
  /** By the name of the game. */
  readonly boards: Readonly<Record<string, BoardDrawing>>
  readonly fonts: readonly string[]
}

const FONTS = ['latin-400', 'latin-600', 'cyrillic-400', 'cyrillic-600'] as const

/** Reads it from the folder of the built page; null where it has none. */
export function easelIn(page: string): Easel | null {
  const folder = join(page, 'picture')
  const boards = join(folder, 'boards.json')
  const fonts = FONTS.map((name) => join(folder, `${name}.ttf`))
  if (![boards, ...fonts].every((file) => existsSync(file))) return null
  return { boards: JSON.parse(readFileSync(boards, 'utf8')) as Easel['boards'], fonts }
}
