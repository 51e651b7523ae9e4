/** People over HTTP: who somebody is, accounts and what belongs to them. */
import { z } from 'zod'

/** One script or the other: a name in which they are mixed would be taken for another one. */
const LETTERS = /^(?:[a-z0-9_.-]+|[а-яё0-9_.-]+)$/iu
const SHORTEST_NAME = 2
const LONGEST_NAME = 24
/** What the server calls people who have not chosen a name. */
const RESERVED = /^(?:guest-|deleted)/i

export const personName = z
  .string()
  .trim()
  .min(SHORTEST_NAME)
  .max(LONGEST_NAME)
  .regex(LETTERS, 'letters, digits, dot, dash and underline only')
  .refine((name) => !RESERVED.test(name), 'this name is kept for others')

/** The name of somebody who is looked for: guests have names, too. */
export const knownName = z.string().trim().min(1).max(64)

const SHORTEST_PASSWORD = 8
const LONGEST_PASSWORD = 128
export const password = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD)

export const person = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Plays without having registered. */
  guest: z.boolean(),
  /** A program that plays with a token. */
  bot: z.boolean(),
  admin: z.boolean(),
})
export type Person = z.infer<typeof person>

export const meReply = z.strictObject({ person: person.nullable() })
