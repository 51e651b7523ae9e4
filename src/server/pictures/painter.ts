/**
 * Makes PNGs of positions. What it costs is bounded: one is made at a time, few wait, the last ones are kept, and two who want the same get
 * the same.
 */
import type { FastifyBaseLogger } from 'fastify'
import { rulesNamed } from '../../games/index.ts'
import { gameOf } from '../../rules/ruleset.ts'
import type { Language } from '../../words/languages.ts'
import { Denied } from '../games/denied.ts'
import { easelIn } from './boards.ts'
import { FONT, svgOf } from './draw.ts'
import type { PublicPosition } from './moment.ts'

export interface Painter {
  /** The picture of a position, which `find` finds; null where there is none. `key` names position and language. Throws `Denied` when busy. */
  paint(key: string, language: Language, find: () => Promise<PublicPosition | null>): Promise<Buffer | null>
}

/** Pictures of about 100 kB each. */
const MOST_KEPT = 200
/** How long the picture of a game that is played is kept. */
const FRESH = 10_000
const MOST_WAITING = 10

type Renderer = (svg: string) => Promise<Buffer>

async function rendererFor(fonts: readonly string[]): Promise<Renderer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const font = { loadSystemFonts: false, fontFiles: [...fonts], defaultFontFamily: FONT, sansSerifFamily: FONT }
  return async (svg) => (await renderAsync(svg, { font })).asPng()
}

interface Kept {
  readonly png: Promise<Buffer | null>
  /** Milliseconds since 1970. */
  until: number
}

export function makePainter(page: string | null, now: () => number, log: FastifyBaseLogger): Painter {
  const easel = page === null ? null : easelIn(page)
  const kept = new Map<string, Kept>()
  let renderer: Promise<Renderer | null> | null = null
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  /** Null where this machine has no binary of it: the page does without pictures. */
  function hired(): Promise<Renderer | null> {
    renderer ??= rendererFor(easel!.fonts).catch((error: unknown) => {
      log.warn({ error }, 'links have no pictures: @resvg/resvg-js can not be loaded')
      return null
    })
    return renderer
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    waiting++
    const mine = last.then(work).finally(() => waiting--)
    last = mine.catch(() => undefined)
    return mine
  }

  return {
    paint: async (key, language, find) => {
      if (easel === null) return null
      const known = kept.get(key)
      if (known !== undefined && known.until > now()) return known.png
      if (waiting >= MOST_WAITING) throw new Denied('too-busy')
      const one: Kept = {
        until: now() + FRESH,
        png: inTurn(async () => {
          const moment = await find()
          const drawing = moment === null ? undefined : easel.boards[gameOf(rulesNamed(moment.state.game)!)]
          const render = await hired()
          if (moment === null || drawing === undefined || render === null) return null
          if (moment.isFinal) one.until = Number.POSITIVE_INFINITY
          return render(svgOf(moment, drawing, language))
        }),
      }
      one.png.catch(() => kept.delete(key))
      kept.delete(key)
      kept.set(key, one)
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
      return one.png
    },
  }
}
