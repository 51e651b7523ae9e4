/** Names of people who have not chosen one. */
import { newId } from '../games/secrets.ts'

const SHORT = 6

export const newGuestName = (): string => `guest-${newId().slice(0, SHORT)}`

/** Two names are the same where they differ only in capitals. */
export const plainName = (name: string): string => name.normalize('NFC').toLowerCase()
