/** Serves the built page and nothing else. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

/** Where the build puts the page. */
const BUILT = fileURLToPath(new URL('../../web', import.meta.url))

/** The page that was to be served has not been built. */
export class NoPage extends Error {
  readonly code = 'no-page'
}

const YEAR = 31_536_000

/** Everything comes from here, and nothing is asked of anybody else. */
const SECURITY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'", // positions that a drawing computes
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export async function pageServer(root = BUILT): Promise<FastifyInstance> {
  if (!existsSync(join(root, 'index.html'))) throw new NoPage(`there is no page in ${root}; npm run build makes it`)
  const server = Fastify()
  server.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', SECURITY)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
  })
  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    // The names of assets change with what is in them.
    setHeaders: (reply, path) => reply.header('cache-control', path.includes('assets') ? `public, max-age=${YEAR}, immutable` : 'no-cache'),
  })
  return server
}
