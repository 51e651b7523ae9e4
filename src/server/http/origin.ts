/** Protection against CSRF: a page of another origin may not use the session of its visitor. */
import type { FastifyInstance } from 'fastify'
import { Denied } from '../games/denied.ts'

/** Clients other than browsers send no origin. */
export function isOurs(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

export function refuseForeignPages(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ method, headers, host }) => {
    if (READING.has(method)) return
    if (!isOurs(headers.origin, host) || headers['sec-fetch-site'] === 'cross-site')
      throw new Denied('not-allowed', {}, 'the page is from another origin')
  })
}
