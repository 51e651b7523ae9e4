/** The configuration of a server: environment variables, checked before anything else. */
import { isIP } from 'node:net'
import { z } from 'zod'
import { LANGUAGES } from '../words/languages.ts'
import { phrase, SpokenError } from '../words/program.ts'
import { type KeptDays, USUAL_DAYS } from './clearing.ts'
import type { NoticeSettings } from './notify/notices.ts'
import { USUAL_SOCKETS } from './socket/limits.ts'

const port = z.coerce.number().int().min(0).max(65_535)

/** Trusted proxies: how many stand in front of the server, or their addresses separated by commas. */
export type Proxies = number | string

const NAMED_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])
export const MOST_PROXIES = 10

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.has(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Parses the trusted proxies; undefined where the text is invalid. */
export function proxiesIn(text: string): Proxies | undefined {
  if (['false', 'no'].includes(text)) return 0
  if (['true', 'yes'].includes(text)) return 1
  if (/^\d+$/.test(text)) return Number(text) <= MOST_PROXIES ? Number(text) : undefined
  const networks = text.split(',').map((one) => one.trim())
  return networks.every(isNetwork) ? networks.join(',') : undefined
}

const proxies = z.string().transform((text, issues): Proxies => {
  const read = proxiesIn(text)
  if (read !== undefined) return read
  issues.addIssue({ code: 'custom', message: PROXIES })
  return z.NEVER
})
const PROXIES = `how many proxies stand in front (0 to ${MOST_PROXIES}), or their addresses, as 10.0.0.0/8,127.0.0.1`

/** Event-loop delay in milliseconds above which the server refuses requests. */
export const USUAL_DELAY = 2000

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** A number of days, with its default in the description. */
const days = (about: string, usual: number) =>
  z.coerce.number().int().min(1).max(36_500).optional().describe(`after how many days ${about}; default ${usual}`)

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
  HOTLINE_TRUST_PROXY: proxies
    .optional()
    .describe('how many proxies in front say who the client is, or their addresses with commas between them; true is 1'),
  HOTLINE_ADDRESS: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('where people find the page, for the links in mails, as https://play.example.org'),
  HOTLINE_SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('the server that sends mail, as smtps://user:password@mail.example.org; without it there is none'),
  HOTLINE_MAIL_FROM: z
    .string()
    .min(3)
    .optional()
    .describe('who the mail is from, as Hotline <hotline@example.org>; needed with HOTLINE_SMTP_URL'),
  HOTLINE_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('a webhook of your chat, notified of games that begin and end'),
  HOTLINE_WEBHOOK_SECRET: z.string().min(16).optional().describe('the secret that signs its messages'),
  HOTLINE_PUSH_HOSTS: z
    .string()
    .transform((text) => text.split(','))
    .optional()
    .describe('push services beside those of the major browsers, by host, with commas between them'),
  HOTLINE_LANGUAGE: z.enum(LANGUAGES).optional().describe('the language of its messages: en or ru'),
  HOTLINE_SOCKETS: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe(`how many socket connections one address may have at once; default ${USUAL_SOCKETS}`),
  HOTLINE_MOST_DELAY: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe(`after how many milliseconds of waiting work requests to the API are turned away, 0 for never; default ${USUAL_DELAY}`),
  HOTLINE_KEEP_GUESTS: days('a guest without games who does not return is deleted', USUAL_DAYS.guests),
  HOTLINE_KEEP_WAITING: days('a game that no opponent joined is deleted', USUAL_DAYS.waiting),
  HOTLINE_KEEP_NOTICES: days('sent notifications are deleted', USUAL_DAYS.notices),
})
export type Environment = z.infer<typeof environment>

/** A variable is invalid; the message names it. */
export class BadEnvironment extends SpokenError {
  readonly code = 'bad-environment'
}

export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const read = environment.safeParse(env)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new BadEnvironment(phrase('bad.environment', { variable: issue!.path.join('.'), problem: issue!.message }))
}

export const keptDays = (env: Environment): KeptDays => ({
  guests: env.HOTLINE_KEEP_GUESTS ?? USUAL_DAYS.guests,
  waiting: env.HOTLINE_KEEP_WAITING ?? USUAL_DAYS.waiting,
  notices: env.HOTLINE_KEEP_NOTICES ?? USUAL_DAYS.notices,
})

export function noticeSettings(env: Environment): NoticeSettings {
  const { HOTLINE_SMTP_URL: url, HOTLINE_MAIL_FROM: from, HOTLINE_WEBHOOK_URL: hook, HOTLINE_WEBHOOK_SECRET: secret } = env
  if ((url === undefined) !== (from === undefined)) throw new BadEnvironment(phrase('bad.environment-mail'))
  if (secret !== undefined && hook === undefined) throw new BadEnvironment(phrase('bad.environment-hook'))
  return {
    mail: url === undefined || from === undefined ? undefined : { url, from },
    hook: hook === undefined ? undefined : { url: hook, secret },
    address: env.HOTLINE_ADDRESS,
    language: env.HOTLINE_LANGUAGE,
    pushHosts: env.HOTLINE_PUSH_HOSTS,
  }
}
