/** Hears what the processes at one PostgreSQL tell each other, over a connection of its own. */
import pg from 'pg'
import { z } from 'zod'
import { CHANNEL, PRESENCE } from './database.ts'
import type { GameNotification, PresenceNotification } from './storage.ts'

const number = z.number().int().min(0)
const payload = z.union([z.strictObject({ game: z.string(), rev: number }), z.strictObject({ game: z.string(), chat: number })])
const seats = z.number().int().min(0).max(3)
const presence = z.union([
  z.strictObject({ process: z.string(), here: z.record(z.string(), seats) }),
  z.strictObject({ process: z.string(), asks: z.literal(true) }),
])

/** How long it waits before it tries to connect again, more each time. */
const FIRST_WAIT = 250
const LONGEST_WAIT = 15_000
const CONNECT = 5000

function read(channel: string, text: string | undefined): GameNotification | PresenceNotification | null {
  try {
    return (channel === PRESENCE ? presence : payload).parse(JSON.parse(text ?? ''))
  } catch {
    // Not of our writing; whatever it was about is looked up.
    return null
  }
}

/** Rejects where the first connection fails. Later ones are made again, and what was missed in between is told as null. */
export async function listenAt(
  address: string,
  hear: (heard: GameNotification | PresenceNotification | null) => void,
): Promise<() => Promise<void>> {
  let current: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let ended = false

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: address, keepAlive: true, connectionTimeoutMillis: CONNECT })
    client.on('error', () => undefined) // the end follows
    client.on('notification', ({ channel, payload: text }) => hear(read(channel, text)))
    try {
      await client.connect()
      await client.query(`listen ${PRESENCE}`)
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    current = client
    client.once('end', () => {
      current = null
      again(FIRST_WAIT)
    })
  }

  function again(wait: number): void {
    if (ended) return
    timer = setTimeout(() => {
      connect().then(
        () => hear(null),
        () => again(Math.min(LONGEST_WAIT, 2 * wait)),
      )
    }, wait)
    timer.unref()
  }

  await connect()
  return async () => {
    ended = true
    clearTimeout(timer)
    await current?.end()
  }
}
