/** Users over HTTP: identity, accounts, profiles, moderation. */

import { gameId, gameName, LANGUAGES, speed, written } from './common.ts'
import { LEVELS, MOST_RESULTS, RESULT_ID } from './levels.ts'
import { z } from './z.ts'

/** Latin or Cyrillic, never both: their lookalike letters would let one user imitate another. */
const LETTERS = /^(?:[a-z0-9_.-]+|[а-яё0-9_.-]+)$/iu
const SHORTEST_NAME = 2
const LONGEST_NAME = 24
/** Prefixes of the names that the server gives to guests and deleted accounts. */
const RESERVED = /^(?:guest-|deleted)/i
/** Names that could be mistaken for the host, a bot or a role, whatever their case and punctuation. */
const KEPT: ReadonlySet<string> = new Set(
  [
    LEVELS,
    // A level of version 0.1.
    'careful',
    ['random', 'bot', 'bots', 'human', 'remote', 'nobody', 'anonymous', 'guest', 'me', 'us', 'ussr', 'spectator', 'chance'],
    ['admin', 'administrator', 'moderator', 'root', 'staff', 'support', 'system', 'server', 'hotline'],
    ['админ', 'администратор', 'модератор', 'система', 'поддержка', 'бот', 'гость'],
  ].flat(),
)
const isKept = (name: string): boolean => RESERVED.test(name) || KEPT.has(name.toLowerCase().replaceAll(/[._-]/g, ''))

/** Replaces the name of a deleted account in its seats. */
export const DELETED = 'deleted'

export const personName = z
  .string()
  .trim()
  .min(SHORTEST_NAME)
  .max(LONGEST_NAME)
  .regex(LETTERS, 'letters, digits, dot, dash and underline only')
  .refine((name) => !isKept(name), 'this name is kept for others')

/** The name of an existing user; guests have names, too. */
const knownName = written.trim().min(1).max(64)

const SHORTEST_PASSWORD = 8
const LONGEST_PASSWORD = 128
const password = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD)

export const person = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Not registered. */
  guest: z.boolean(),
  /** A program that authenticates with a token. */
  bot: z.boolean(),
  admin: z.boolean(),
})
export type Person = z.infer<typeof person>

export const meReply = z.strictObject({ person: person.nullable() })

/** What a person has chosen for the page; each part may be missing. */
export const pageSettings = z.strictObject({
  language: z.enum(LANGUAGES).optional(),
  theme: z.enum(['system', 'light', 'dark']).optional(),
  pace: z.enum(['relaxed', 'brisk', 'instant']).optional().describe('how fast scenes are played'),
  textBoard: z.boolean().optional().describe('the board as tables'),
  sound: z.boolean().optional(),
  volume: z.number().int().min(0).max(100).optional(),
})
export type PageSettings = z.infer<typeof pageSettings>
const levelResult = z.strictObject({
  game: z.string().regex(RESULT_ID).describe('its id on the device where it was played'),
  level: z.enum(LEVELS),
  won: z.boolean().nullable().describe('null where the end was undone'),
  at: z.number().int().min(0).describe('when it ended, in milliseconds since 1970'),
})
/** Results of games against the levels; one game has one result, the latest. */
export const levelResults = z.strictObject({ results: z.array(levelResult).max(MOST_RESULTS) })
export const pageSettingsReply = z.strictObject({ settings: pageSettings.nullable() })

export const registerRequest = z.strictObject({
  name: personName,
  password: password.optional().describe('may be missing where there is a passkey'),
})
export const signInRequest = z.strictObject({ name: knownName, password: z.string().max(LONGEST_PASSWORD) })
export const renameRequest = z.strictObject({ name: personName })
export const passwordRequest = z.strictObject({
  current: z.string().max(LONGEST_PASSWORD).optional().describe('may be missing where there is none yet'),
  wanted: password,
})
export const recoveryReply = z.strictObject({
  mail: z.boolean().describe('whether this server sends mail; else its host has to be asked for a link'),
  minutes: z.number().int().describe('how long a link is good for'),
})
const LONGEST_ADDRESS = 254
export const recoveryRequest = z.strictObject({
  who: written.trim().min(1).max(LONGEST_ADDRESS).describe('a name, or an address that has been confirmed'),
  language: z.enum(LANGUAGES),
})
export const recoverRequest = z.strictObject({ token: z.string().regex(/^[\w-]{32}$/), wanted: password })
/** Of an account that may have none. */
export const ownPassword = z.string().max(LONGEST_PASSWORD).optional()
export const deleteRequest = z.strictObject({ password: ownPassword })

/** What the browser's navigator.credentials answers, as JSON; the server's library checks the rest. */
const credential = z.looseObject({
  id: written.max(2000),
  rawId: written.max(2000),
  type: z.string(),
  response: z.record(z.string(), z.unknown()),
})
export const passkeyRequest = z.strictObject({ credential, name: written.trim().min(1).max(64).optional() })
export const passkeyOptions = z.record(z.string(), z.unknown()).describe('for navigator.credentials, as JSON')
export const passkeyParams = z.strictObject({ id: written.max(64) })
export const passkeysReply = z.strictObject({ passkeys: z.array(z.strictObject({ id: z.string(), name: z.string().nullable() })) })
export const exportReply = z.record(z.string(), z.unknown())
export const done = z.strictObject({ done: z.literal(true) })

const counts = { won: z.number().int(), lost: z.number().int(), drawn: z.number().int() }
export const profileParams = z.strictObject({ name: knownName })
export const profileQuery = z.strictObject({ against: knownName.optional() })
export const profileReply = z.strictObject({
  person: z.strictObject({ name: z.string(), guest: z.boolean(), bot: z.boolean(), owner: z.string().nullable(), since: z.number() }),
  ratings: z.array(z.strictObject({ game: z.string(), speed, rating: z.number(), deviation: z.number(), games: z.number().int() })),
  results: z.array(z.strictObject({ game: z.string(), ...counts })),
  /** Of the games with the one who was asked for. */
  against: z.strictObject({ name: z.string(), ...counts }).nullable(),
  recent: z.array(
    z.strictObject({
      id: z.string(),
      game: z.string(),
      seat: z.enum(['us', 'ussr']),
      opponent: z.string().nullable(),
      status: z.enum(['waiting', 'playing', 'over']),
      score: z.number().nullable(),
      rated: z.boolean(),
      /** By how much the rating went up or down. */
      change: z.number().nullable(),
      changed: z.number(),
    }),
  ),
})
export type Profile = z.infer<typeof profileReply>

export const botParams = z.strictObject({ name: knownName })
export const botToken = z.strictObject({
  name: z.string(),
  token: z.string().describe('for the header Authorization: Bearer …; it is not shown again'),
})
export const botsReply = z.strictObject({
  bots: z.array(z.strictObject({ name: z.string(), token: z.boolean().describe('whether it has one') })),
})

export const botList = z.strictObject({
  levels: z
    .array(z.strictObject({ name: z.enum(LEVELS), games: z.array(gameName) }))
    .describe('the server’s own, weakest first: { "bot": name } as a seat of POST /api/games'),
  accounts: z
    .array(z.strictObject({ name: z.string(), owner: z.string() }))
    .describe('programs of people that have a token, and so may be challenged by name'),
})

const LONGEST_REASON = 1000
const why = written.trim().min(1).max(LONGEST_REASON)
export const mutesReply = z.strictObject({ names: z.array(z.string()) })
export const reportRequest = z.strictObject({
  person: knownName,
  game: gameId.optional(),
  line: z.number().int().min(1).max(1_000_000).optional().describe('the number of a line of the chat of the game'),
  reason: why,
})
const reportEntry = z.strictObject({
  id: z.string(),
  made: z.number(),
  reporter: z.string().nullable(),
  person: z.string(),
  game: z.string().nullable(),
  said: z.string().nullable(),
  reason: z.string(),
})
export type Report = z.infer<typeof reportEntry>
export const reportsReply = z.strictObject({ reports: z.array(reportEntry) })
export const reportParams = z.strictObject({ id: gameId })
export const closeRequest = z.strictObject({ reason: why })
const MODERATION_ACTIONS = ['ban', 'unban', 'mute', 'unmute'] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]
export const judgeRequest = z.strictObject({ deed: z.enum(MODERATION_ACTIONS), reason: why })
const logEntry = z.strictObject({
  made: z.number(),
  admin: z.string().nullable(),
  deed: z.enum([...MODERATION_ACTIONS, 'close']),
  person: z.string().nullable(),
  report: z.string().nullable(),
  reason: z.string(),
})
export type ModerationLogEntry = z.infer<typeof logEntry>
export const logReply = z.strictObject({ log: z.array(logEntry) })
