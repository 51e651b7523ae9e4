/** What a server is told when it starts: flags, or variables of the environment, checked before anything else. */
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const whether = z.enum(['0', '1', 'true', 'false', 'yes', 'no']).transform((text) => ['1', 'true', 'yes'].includes(text))

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The variables that are read, each with what it means. */
export const environment = z.object({
  HOTLINE_PORT: port.optional().describe('the port to listen at'),
  HOTLINE_HOST: z.string().min(1).optional().describe('the address to listen at'),
  HOTLINE_DATA: z.string().min(1).optional().describe('the folder for the database and all else that is kept'),
  HOTLINE_DATABASE: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'begins with postgres://')
    .optional()
    .describe('the address of a PostgreSQL database, instead of the one in the folder'),
  HOTLINE_LOG: z.enum(LOG_LEVELS).optional().describe('how much is written to the log'),
  HOTLINE_TRUST_PROXY: whether.optional().describe('whether a proxy in front says who the client is'),
})
export type Environment = z.infer<typeof environment>

/** A variable that can't be read; the message names it. */
export class BadEnvironment extends Error {
  readonly code = 'bad-environment'
}

export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const read = environment.safeParse(env)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new BadEnvironment(`${issue!.path.join('.')}: ${issue!.message}`)
}
