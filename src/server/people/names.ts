/** Names of people who have not chosen one, and of tokens. */
import { randomBytes } from 'node:crypto'
import { newId } from '../games/secrets.ts'

const SHORT = 6

export const newGuestName = (): string => `guest-${newId().slice(0, SHORT)}`

/** Two names are the same where they differ only in capitals. */
export const plainName = (name: string): string => name.normalize('NFC').toLowerCase()

const TOKEN_BYTES = 32

/** Longer than what opens a seat, and with a name of its own, so that neither is taken for the other. */
export const newBotToken = (): string => `bot_${randomBytes(TOKEN_BYTES).toString('base64url')}`
export const BOT_TOKEN = /^Bearer (bot_[\w-]{43})$/
