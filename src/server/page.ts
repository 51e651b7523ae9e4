/** The built page. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { phrase, SpokenError } from '../words/program.ts'

/** Where the build puts the page. */
export const BUILT = fileURLToPath(new URL('../../web', import.meta.url))

/** The page that was to be served has not been built. */
export class NoPage extends SpokenError {
  readonly code = 'no-page'
}

const YEAR = 31_536_000

/** A busy server turns requests to its API away, not the page: it costs little, and people play offline meanwhile. */
const UNDER_PRESSURE = { pressureHandler: () => undefined }

/** Throws `NoPage` where the folder has none. */
export function checkPage(root: string): void {
  if (!existsSync(join(root, 'index.html'))) throw new NoPage(phrase('page.missing', { folder: root }))
}

export async function servePage(server: FastifyInstance, root: string): Promise<void> {
  await server.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...UNDER_PRESSURE }
    })
    await scope.register(fastifyStatic, {
      root,
      preCompressed: true,
      // So that /docs finds its files below /docs/.
      redirect: true,
      cacheControl: false,
      // The names of assets change with what is in them.
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes('assets') ? `public, max-age=${YEAR}, immutable` : 'no-cache')
      },
    })
  })
}
