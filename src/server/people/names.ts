/** Names of guests, and the form of bot tokens. */
import { randomBytes } from 'node:crypto'
import { newId } from '../games/secrets.ts'

const SHORT = 6

export const newGuestName = (): string => `guest-${newId().slice(0, SHORT)}`

/** Names that differ only in case are the same. */
export const plainName = (name: string): string => name.normalize('NFC').toLowerCase()

const TOKEN_BYTES = 32

/** Longer than a seat's token, and with a prefix, so that they are not confused. */
export const newBotToken = (): string => `bot_${randomBytes(TOKEN_BYTES).toString('base64url')}`
export const BOT_TOKEN = /^Bearer (bot_[\w-]{43})$/
