/**
 * Addresses of positions: `/games/ID/STEP` and `/archive/ID/STEP` answer the page, with a title and a picture of the board for those who show
 * a link before it is opened. Of a game that not everyone may see they say nothing, not even that it is there.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { gameId, LANGUAGES } from '../../protocol/common.ts'
import { z } from '../../protocol/z.ts'
import type { Language } from '../../words/languages.ts'
import { shareIn } from '../../words/share.ts'
import { Denied } from '../games/denied.ts'
import { captionOf, escaped, HEIGHT, WIDTH } from '../pictures/draw.ts'
import { type PublicPosition, SHELVES, type ShelfName } from '../pictures/moment.ts'
import type { Painter } from '../pictures/painter.ts'

interface Needed {
  /** The folder of the built page; without one there are no addresses, and no pictures. */
  readonly page: string | null
  /** Where people find the page; else what the request says. */
  readonly address: string | undefined
  readonly painter: Painter
  readonly find: (shelf: ShelfName, id: string, step: number | null) => Promise<PublicPosition | null>
}

const step = z.coerce.number().int().min(0).max(1_000_000)
const params = z.strictObject({ id: gameId, step: step.optional() })
const query = z.strictObject({ language: z.enum(LANGUAGES).optional() })
/** Each may replay a game; a busy server answers the page alone. */
const PAGES = { rateLimit: { max: 60, timeWindow: '1 minute', allowList: [] }, pressureHandler: () => undefined }
const PICTURES = { rateLimit: { max: 30, timeWindow: '1 minute', allowList: [] } }
const DAY = 86_400

interface Shown {
  readonly shelf: ShelfName
  readonly id: string
  readonly step: number | undefined
}

const stepIn = ({ step: at }: Shown): string => (at === undefined ? '' : `/${at}`)

/** The page's address of the position: a replay if the game is over, else its table. */
function routeTo({ shelf, id, step: at }: Shown, moment: PublicPosition | null): string {
  const isOver = shelf === 'archive' || moment?.isFinal === true
  const move = at === undefined ? {} : { move: String(at) }
  const parts = new URLSearchParams(isOver ? { file: `api/${shelf}/${id}/record`, ...move } : move).toString()
  return `#/${isOver ? 'replay' : `online/${id}`}${parts === '' ? '' : `?${parts}`}`
}

function metadata(shown: Shown, moment: PublicPosition, language: Language, base: URL): string {
  const { title, line } = captionOf(moment, language)
  const { us, ussr } = moment.players
  const about = [us === null || ussr === null ? '' : `${us} · ${ussr}.`, line, shareIn(language)('share.about')].filter(Boolean).join(' ')
  const own = language === 'en' ? '' : `?language=${language}`
  const address = new URL(`${shown.shelf}/${shown.id}${stepIn(shown)}${own}`, base).href
  const picture = new URL(`api/pictures/${shown.shelf}/${shown.id}/${moment.step}${own}`, base).href
  const tags: readonly (readonly ['property' | 'name', string, string | number])[] = [
    ['property', 'og:site_name', 'Hotline'],
    ['property', 'og:type', 'article'],
    ['property', 'og:title', title],
    ['property', 'og:description', about],
    ['property', 'og:url', address],
    ['property', 'og:image', picture],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', WIDTH],
    ['property', 'og:image:height', HEIGHT],
    ['property', 'og:image:alt', line === '' ? title : line],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  const meta = tags.map(([kind, name, value]) => `<meta ${kind}="${name}" content="${escaped(String(value))}" />`)
  return [`<title>${escaped(title)} · Hotline</title>`, ...meta].join('\n    ')
}

const TITLE = /<title>[^<]*<\/title>/
const HEAD = /<head>/
/** The page stands elsewhere than this address: what it fetches is named from the root. */
const RELATIVE = /(src|href)="\.\//g

export function momentRoutes({ page, address, painter, find }: Needed): FastifyPluginAsyncZod {
  const html = page === null ? null : readFileSync(join(page, 'index.html'), 'utf8')
  const baseOf = ({ protocol, host }: FastifyRequest): URL => {
    const base = new URL(address ?? `${protocol}://${host}/`)
    return base.pathname.endsWith('/') ? base : new URL(`${base.href}/`)
  }

  return async (server) => {
    for (const shelf of html === null ? [] : SHELVES)
      for (const path of [`/${shelf}/:id`, `/${shelf}/:id/:step`])
        server.get(path, { schema: { hide: true, params, querystring: query }, config: PAGES }, async (request, reply) => {
          const shown: Shown = { shelf, id: request.params.id, step: request.params.step }
          const language = request.query.language ?? 'en'
          const base = baseOf(request)
          const moment = server.isUnderPressure() ? null : await find(shelf, shown.id, shown.step ?? null)
          const route = escaped(`${base.pathname}${routeTo(shown, moment)}`)
          const enter = `<head>\n    <script src="${escaped(base.pathname)}enter.js" data-to="${route}"></script>`
          const answer = html!.replaceAll(RELATIVE, (_, name: string) => `${name}="${escaped(base.pathname)}`).replace(HEAD, () => enter)
          return reply
            .type('text/html; charset=utf-8')
            .header('cache-control', 'no-cache')
            .send(moment === null ? answer : answer.replace(TITLE, () => metadata(shown, moment, language, base)))
        })

    server.get(
      '/api/pictures/:shelf/:id/:step',
      {
        schema: {
          tags: ['archive'],
          summary: 'A picture of a position, as a PNG of 1200 × 630',
          params: z.strictObject({ shelf: z.enum(SHELVES), id: gameId, step }),
          querystring: query,
        },
        config: PICTURES,
      },
      async (request, reply) => {
        const { shelf, id, step: at } = request.params
        const { language = 'en' } = request.query
        const png = await painter.paint(`${shelf} ${id} ${at} ${language}`, language, () => find(shelf, id, at))
        if (png === null) throw new Denied('not-found')
        // Other pages show it.
        return reply
          .type('image/png')
          .header('cache-control', `public, max-age=${DAY}`)
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(png)
      },
    )
  }
}
