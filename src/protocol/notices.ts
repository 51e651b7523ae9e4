/** Notifications for users who are not at the table, by mail and push. */
import { hasNoNul, LANGUAGES } from './common.ts'
import { ownPassword } from './people.ts'
import { z } from './z.ts'

export const NOTICES = ['move', 'begun', 'challenge', 'draw', 'over', 'short'] as const
const kind = z
  .enum(NOTICES)
  .describe('your move in a slow game; a game has begun; a challenge; a draw is offered; a game is over; your time runs short')
export type NoticeKind = z.infer<typeof kind>

const LONGEST_ADDRESS = 254
const mail = z.email().max(LONGEST_ADDRESS)
const kinds = z.array(kind).max(NOTICES.length)

export const noticesReply = z.strictObject({
  language: z.enum(LANGUAGES),
  mail: z.strictObject({
    /** Whether this server can send mail at all. */
    possible: z.boolean(),
    address: mail.nullable(),
    /** Whether the recipient has confirmed the address; until then the server sends only the confirmation mail. */
    confirmed: z.boolean(),
    kinds,
  }),
  push: z.strictObject({
    /** The server's public VAPID key. */
    key: z.string(),
    /** How many browsers are subscribed. */
    browsers: z.number().int(),
    kinds,
  }),
})
export type NoticesReply = z.infer<typeof noticesReply>

export const noticesRequest = z.strictObject({
  language: z.enum(LANGUAGES).optional(),
  mail: z.strictObject({ address: mail.nullable().optional(), kinds: kinds.optional() }).optional(),
  push: z.strictObject({ kinds: kinds.optional() }).optional(),
  /** Required for a new address, because its recipient can reset the password. */
  password: ownPassword,
})
export type NoticesRequest = z.infer<typeof noticesRequest>

const LONGEST_ENDPOINT = 1000
const endpoint = z
  .url({ protocol: /^https?$/ })
  .max(LONGEST_ENDPOINT)
  .refine(hasNoNul, 'has a NUL in it')
const key = z.string().regex(/^[A-Za-z0-9_-]{16,128}={0,2}$/)

/** What the browser's `PushSubscription.toJSON()` gives. */
export const pushRequest = z.strictObject({
  endpoint,
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({ p256dh: key, auth: key }),
})
export type PushRequest = z.infer<typeof pushRequest>
export const pushGone = z.strictObject({ endpoint })

export const noticeLink = z.strictObject({ token: z.string().regex(/^[\w.-]{16,1000}$/) })
