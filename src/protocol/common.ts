/** What the messages of the socket and of HTTP have in common. Every object is strict: an unknown field fails. */

import { CONTRIBUTION } from '../records/fair.ts'
import type { Language } from '../words/languages.ts'
import { z } from './z.ts'

/** The list of words/languages.ts, which a page would load with all its catalogues. */
export const LANGUAGES = ['en', 'ru'] as const satisfies readonly Language[]

export const gameId = z.string().regex(/^[a-z0-9]{12}$/)
export const seatName = z.enum(['us', 'ussr'])
export const role = z.enum(['us', 'ussr', 'spectator'])

/** A secret that opens a seat, or a private game. */
export const token = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/)
/** PostgreSQL keeps no text with a NUL in it. */
export const hasNoNul = (text: string): boolean => !text.includes('\0')
/** Free text from a user. */
export const written = z.string().refine(hasNoNul, 'has a NUL in it')
/** A client's id for one of its messages, an idempotency key: the server handles a message sent twice once. */
export const messageId = z.string().regex(/^[\w-]{1,64}$/)
export const seq = z.number().int().min(0).max(1_000_000)
export const contribution = z.string().regex(CONTRIBUTION)
/** A SHA-256. */
export const commitment = z.string().regex(/^[0-9a-f]{64}$/)
/** An answer by its name, as in records: `poland`, `nato`, `4`. */
export const pick = z.string().regex(/^[\w.'-]{1,64}$/)

const SECOND = 1000
const DAY = 86_400_000

/** Times are milliseconds. */
export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.number().int().min(SECOND).max(DAY),
    increment: z
      .number()
      .int()
      .min(0)
      .max(600 * SECOND),
  }),
  z.strictObject({
    kind: z.literal('slow'),
    /** For each question to a side. */
    move: z
      .number()
      .int()
      .min(60 * SECOND)
      .max(60 * DAY),
    /** The reserve beyond that. */
    bank: z
      .number()
      .int()
      .min(0)
      .max(365 * DAY),
    /** For how long a side may stop its clock in the whole game. */
    vacation: z
      .number()
      .int()
      .min(0)
      .max(365 * DAY),
  }),
])
export type Clock = z.infer<typeof clock>

/** The delay, in answers or minutes, after which spectators see both hands. Both players must agree to it. */
export const openHands = z.strictObject({
  delay: z.number().int().min(1).max(1000),
  unit: z.enum(['moves', 'minutes']),
})
export type OpenHands = z.infer<typeof openHands>

export const gameName = z.enum(['twilight-struggle', 'red-sea'])
/** Slow games go on for days, or have no clock. */
export const speed = z.enum(['live', 'slow'])
export type Speed = z.infer<typeof speed>
/** A boolean in a query. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** Why the server refused a request, for programs. Clients word the message. */
export const ERRORS = [
  'malformed',
  'unknown-protocol',
  'not-found',
  'not-allowed',
  'not-signed-in',
  'wrong-password',
  'name-taken',
  'banned',
  'not-your-seat',
  'seat-taken',
  'not-begun',
  'stale-seq',
  'illegal',
  'game-over',
  'nothing-to-take-back',
  'too-many-undos',
  'no-such-offer',
  'already-offered',
  'not-over',
  'muted',
  'too-fast',
  'too-busy',
  'bad-options',
  'bad-game',
  'other-rules',
  'needs-name',
  'internal',
] as const
export const errorCode = z.enum(ERRORS)
export type ErrorCode = z.infer<typeof errorCode>

/** Why the rules refuse a move: a key of the catalogues with its parameters. */
export const reason = z.strictObject({
  key: z.string(),
  rule: z.string().optional(),
  card: z.number().int().optional(),
  country: z.number().int().optional(),
  n: z.number().int().optional(),
})

/** A refusal over HTTP. */
export const errorReply = z.strictObject({
  error: z.strictObject({ code: errorCode, message: z.string(), reason: reason.optional(), line: z.number().int().optional() }),
})

const winner = z.enum(['us', 'ussr', 'nobody'])
const RESULTS = ['vp', 'region-control', 'nuclear-war', 'held-scoring', 'final-scoring', 'event', 'resigned', 'agreed', 'time'] as const
/** How a game ended that counts: by the rules, or by the players and their clocks. */
export const result = z.strictObject({ winner, kind: z.enum(RESULTS) })
/** How a game ended. One that was aborted before each side had played once counts for nothing. */
export const ending = z.strictObject({ winner, kind: z.enum([...RESULTS, 'aborted']) })
export type Ending = z.infer<typeof ending>
