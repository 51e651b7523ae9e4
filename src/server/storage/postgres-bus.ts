/** The bus over LISTEN and NOTIFY: a channel for each game, on a connection of its own. */
import pg from 'pg'
import { type Bus, type BusEvents, type GamePublication, messageFrom, textOf } from './bus.ts'
import type { RunNamed } from './group-write.ts'
import { together } from './together.ts'

/** Milliseconds until it tries to connect again, twice as long each time. */
const FIRST_WAIT = 250
const LONGEST_WAIT = 4000
const CONNECT = 5000

const PREFIX = 'g_'
export const channelOf = (game: string): string => PREFIX + game

const PUBLISH = 'select pg_notify(c, m) from unnest($1::text[], $2::text[]) as p(c, m)'

export const publish = async (run: RunNamed, publications: readonly GamePublication[]): Promise<void> => {
  const channels = publications.map(({ game }) => channelOf(game))
  await run('publish', PUBLISH, [channels, publications.map(({ message }) => textOf(message))])
}

interface Subscription {
  readonly game: string
  readonly on: boolean
}

const statementOf = ({ game, on }: Subscription): string => `${on ? 'listen' : 'unlisten'} ${pg.escapeIdentifier(channelOf(game))}`

export function postgresBus(process: string, address: string, run: RunNamed): Bus {
  const subscribers: BusEvents[] = []
  const joined = new Set<string>()
  let current: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const receive = ({ channel, payload = '' }: pg.Notification): void => {
    const message = messageFrom(payload)
    if (message !== null) for (const { onMessage } of subscribers) onMessage(channel.slice(PREFIX.length), message)
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: address, keepAlive: true, connectionTimeoutMillis: CONNECT })
    client.on('error', () => undefined) // the end follows
    client.on('notification', receive)
    try {
      await client.connect()
      if (joined.size > 0) await client.query([...joined].map((game) => statementOf({ game, on: true })).join(';'))
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    current = client
    client.once('end', () => {
      current = null
      connectLater(FIRST_WAIT)
    })
  }

  function connectLater(wait: number): void {
    if (closed) return
    timer = setTimeout(() => {
      connect().then(
        () => {
          for (const { onGap } of subscribers) onGap()
        },
        () => connectLater(Math.min(LONGEST_WAIT, 2 * wait)),
      )
    }, wait)
    timer.unref()
  }

  /** Thousands of clients may come at once, each with a game. */
  const subscribe = together<Subscription, void>(async (works) => {
    if (current === null) throw Object.assign(new Error('the connection to the database is lost'), { code: 'ECONNRESET' })
    await current.query(works.map(statementOf).join(';'))
    return works.map(() => ({ ok: true, result: undefined }))
  })

  return {
    process,
    isShared: true,
    on: (events) => void subscribers.push(events),
    open: connect,
    join: async (game) => {
      joined.add(game)
      await subscribe({ game, on: true })
    },
    leave: (game) => {
      joined.delete(game)
      // A connection that is lost listens to nothing.
      subscribe({ game, on: false }).catch(() => undefined)
    },
    publish: (publications) => publish(run, publications),
    close: async () => {
      closed = true
      clearTimeout(timer)
      await current?.end()
    },
  }
}
