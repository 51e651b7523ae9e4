/** Turns errors into responses with a code. Internal errors are logged, and the client gets no details of them. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorCode } from '../../protocol/common.ts'
import { Denied } from '../games/denied.ts'
import { isOutage } from '../storage/trouble.ts'

const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  malformed: 400,
  'bad-options': 400,
  'bad-game': 400,
  'not-signed-in': 401,
  'wrong-password': 401,
  'not-allowed': 403,
  'needs-name': 403,
  banned: 403,
  muted: 403,
  'not-your-seat': 403,
  'not-found': 404,
  'name-taken': 409,
  'not-over': 409,
  'other-rules': 409,
  'seat-taken': 409,
  'stale-seq': 409,
  'game-over': 409,
  'too-fast': 429,
  'too-busy': 503,
  internal: 500,
}

const answer = (reply: FastifyReply, code: ErrorCode, message: string, status = STATUS[code] ?? 400, line?: number): FastifyReply =>
  reply.status(status).send({ error: { code, message, ...(line === undefined ? {} : { line }) } })

/** Our codes for the errors of fastify and its plugins. */
const codeOf = (status: number): ErrorCode =>
  status === 404 ? 'not-found' : status === 429 ? 'too-fast' : status === 503 ? 'too-busy' : status < 500 ? 'malformed' : 'internal'

/**
 * Where the page says that it does not know an address, for a browser that opens one; null for programs. Relative, because a proxy may serve
 * the page under a path of its own: `/some/path` leads to `../#/some/path`.
 */
function placeInPage(method: string, url: string, accept = ''): string | null {
  const [path = ''] = url.split('?')
  if (method !== 'GET' || !accept.includes('text/html') || /^\/(?:api|assets)\//.test(path)) return null
  const place = path.replace(/^\/+/, '')
  return `${'../'.repeat(place.split('/').length - 1) || './'}#/${place}`
}

export function handleErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
    if (error instanceof Denied) return answer(reply, error.code, error.message, STATUS[error.code], error.more.line)
    if (hasZodFastifySchemaValidationErrors(error)) {
      const [first] = error.validation
      return answer(reply, 'malformed', `${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim())
    }
    if (isOutage(error)) {
      request.log.error(error)
      return answer(reply, 'too-busy', 'the database does not answer; try again later')
    }
    const status = error.statusCode ?? 500
    if (status < 500 || status === 503) return answer(reply, codeOf(status), error.message, status)
    request.log.error(error)
    return answer(reply, 'internal', 'the server made a mistake; it is in its log')
  })
  server.setNotFoundHandler((request, reply) => {
    const place = placeInPage(request.method, request.url, request.headers.accept)
    return place === null ? answer(reply, 'not-found', 'there is nothing here') : reply.redirect(place, 302)
  })
}
