/**
 * Accounts and sessions are kept by a library, on our own database. It never answers a request itself: our routes check what comes, call
 * it, and hand on the cookies that it sets.
 */
import { passkey } from '@better-auth/passkey'
import { hash, verify } from '@node-rs/argon2'
import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { anonymous, username } from 'better-auth/plugins'
import { z } from 'zod'
import { Denied } from '../games/denied.ts'
import { newSecret } from '../games/secrets.ts'
import type { OpenStorage } from '../storage/open.ts'
import { newGuestName, plainName } from './names.ts'

/** Where a request came to, as whoever sent it wrote it. */
export interface RequestOrigin {
  readonly protocol: string
  readonly host: string
}

const DAY = 86_400

/** Argon2id is what the library takes when it is told nothing; the figures are those that OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Makes a session for somebody who has just proved who it is; its cookie is among the headers. */
const newSessions = {
  id: 'new-sessions',
  endpoints: {
    newSession: createAuthEndpoint('/new-session', { method: 'POST', body: z.object({ id: z.string() }) }, async (ctx) => {
      const { internalAdapter } = ctx.context
      const user = await internalAdapter.findUserById(ctx.body.id)
      if (user === null) throw new Denied('not-signed-in')
      const session = await internalAdapter.createSession(user.id)
      await setSessionCookie(ctx, { session, user })
      return { session: session.id }
    }),
  },
} satisfies BetterAuthPlugin

function build({ db, dialect }: OpenStorage, secret: string, { protocol, host }: RequestOrigin) {
  const origin = `${protocol}://${host}`
  return betterAuth({
    appName: 'Hotline',
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    database: { db, type: dialect },
    logger: { disabled: true },
    telemetry: { enabled: false },
    // Our routes limit how often they are asked.
    rateLimit: { enabled: false },
    user: { modelName: 'people' },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    // A guest who loses the cookie loses the account.
    session: { modelName: 'sessions', expiresIn: 365 * DAY, updateAge: DAY, freshAge: 0 },
    emailAndPassword: {
      enabled: true,
      password: {
        hash: (password) => hash(password, COST),
        verify: ({ hash: stored, password }) => verify(stored, password),
      },
    },
    advanced: {
      cookiePrefix: 'hotline',
      useSecureCookies: protocol === 'https',
      // Addresses are personal, and nothing here needs them.
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      username({ minUsernameLength: 1, maxUsernameLength: 64, usernameValidator: () => true, usernameNormalization: plainName }),
      newSessions,
      anonymous({ emailDomainName: 'guest.invalid', generateName: newGuestName, disableDeleteAnonymousUser: true }),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: 'Hotline',
        origin,
        schema: { passkey: { modelName: 'passkeys' } },
        advanced: { webAuthnChallengeCookie: 'hotline-passkey' },
      }),
    ],
  })
}

export type Auth = ReturnType<typeof build>

/** Addresses under which one server is reached: few, whatever somebody writes into a header. Those used last are kept. */
const MOST_PLACES = 50

export interface Auths {
  readonly at: (place: RequestOrigin) => Auth
  /** For whoever shows these cookies. */
  readonly forCookies: (cookies: string) => Auth
}

/** The library has to know at which address it is; a server has several. */
export async function makeAuths(storage: OpenStorage): Promise<Auths> {
  const secret = await storage.fact('session-secret', newSecret())
  const known = new Map<string, Auth>()
  const at = (place: RequestOrigin): Auth => {
    const key = `${place.protocol}://${place.host}`
    if (!URL.canParse(key)) throw new Denied('malformed', {}, 'the header Host names no host')
    const auth = known.get(key) ?? build(storage, secret, place)
    known.delete(key)
    known.set(key, auth)
    if (known.size > MOST_PLACES) known.delete(known.keys().next().value!)
    return auth
  }
  return {
    at,
    // What a session is called depends on whether it came by https, and nothing else does.
    forCookies: (cookies) => at({ protocol: cookies.includes('__Secure-') ? 'https' : 'http', host: 'localhost' }),
  }
}
