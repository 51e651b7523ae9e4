/**
 * A library keeps accounts and sessions in our own database. It never answers a request itself: our routes check the request, call the
 * library, and forward the cookies that it sets.
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

/** The address of the server in a request, as the client wrote it. */
export interface RequestOrigin {
  readonly protocol: string
  readonly host: string
}

const DAY = 86_400

/** Parameters that OWASP recommends for Argon2id, which is the library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Creates a session for a user who has just authenticated; the headers have its cookie. */
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
    // Our routes have rate limits.
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
      // IP addresses are personal data, and nothing here needs them.
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

/** Origins that are cached, least recently used first out: a client can write anything into the header Host. */
const MOST_ORIGINS = 50

export interface Auths {
  readonly at: (origin: RequestOrigin) => Auth
  /** For a request with these cookies. */
  readonly forCookies: (cookies: string) => Auth
}

/** The library needs to know the server's origin, and a server can have several. */
export async function makeAuths(storage: OpenStorage): Promise<Auths> {
  const secret = await storage.fact('session-secret', newSecret())
  const known = new Map<string, Auth>()
  const at = (origin: RequestOrigin): Auth => {
    const key = `${origin.protocol}://${origin.host}`
    if (!URL.canParse(key)) throw new Denied('malformed', {}, 'the header Host names no host')
    const auth = known.get(key) ?? build(storage, secret, origin)
    known.delete(key)
    known.set(key, auth)
    if (known.size > MOST_ORIGINS) known.delete(known.keys().next().value!)
    return auth
  }
  return {
    at,
    // Of the origin, only the protocol matters for the name of the session's cookie.
    forCookies: (cookies) => at({ protocol: cookies.includes('__Secure-') ? 'https' : 'http', host: 'localhost' }),
  }
}
