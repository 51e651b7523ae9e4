/** The bus over LISTEN and NOTIFY: a channel for each game, on a connection of its own. */
import type { Socket } from 'node:net'
import pg from 'pg'
import { type Bus, type BusEvents, type GamePublication, LONGEST_GAP, messageFrom, textOf } from './bus.ts'
import type { RunNamed } from './group-write.ts'
import { together } from './together.ts'

/** Milliseconds until it tries to connect again, twice as long each time. */
const FIRST_WAIT = 250
const LONGEST_WAIT = 4000
const CONNECT = 5000

const PREFIX = 'g_'
const PEOPLE = 'people'
export const channelOf = (game: string): string => PREFIX + game

const PUBLISH = 'select pg_notify(c, m) from unnest($1::text[], $2::text[]) as p(c, m)'

const publish = async (run: RunNamed, publications: readonly GamePublication[]): Promise<void> => {
  const channels = publications.map(({ game }) => channelOf(game))
  await run('publish', PUBLISH, [channels, publications.map(({ message }) => textOf(message))])
}

/** Seconds after which a process that has written no heartbeat is dead, and a row of one that has long been dead is deleted. */
const DEAD = 1.5
const FORGOTTEN = 3600

const BEAT = `
with t as (select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now),
p as (
  insert into processes (id, seen) select $1, now from t on conflict (id) do update set seen = greatest(processes.seen, excluded.seen)
), s as (
  update served set
    lost = lost + case when t.now - served.seen > ${LONGEST_GAP} then t.now - served.seen else 0 end,
    seen = greatest(served.seen, t.now)
  from t returning t.now, served.lost
)
select s.now, s.lost, array(select id from processes where seen > s.now - ${DEAD * 1000}) as living from s`

const FORGET = `delete from processes where id = $1 or seen < (extract(epoch from clock_timestamp()) - ${FORGOTTEN}) * 1000`

interface BeatRow {
  readonly now: string
  readonly lost: string
  readonly living: readonly string[]
}

interface Subscription {
  readonly game: string
  readonly on: boolean
}

const statementOf = ({ game, on }: Subscription): string => `${on ? 'listen' : 'unlisten'} ${pg.escapeIdentifier(channelOf(game))}`

const lost = (): Error => Object.assign(new Error('the connection to the database is lost'), { code: 'ECONNRESET' })

/** Closes the socket of a client that does not answer. pg's own `end` would wait for the database. */
export function destroySocket(client: pg.ClientBase): void {
  const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } }
  connection.stream.destroy()
}

export function postgresBus(process: string, address: string, run: RunNamed): Bus {
  const subscribers: BusEvents[] = []
  const joined = new Set<string>()
  let current: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const receive = ({ channel, payload = '' }: pg.Notification): void => {
    if (channel === PEOPLE) {
      for (const { onPerson } of subscribers) onPerson?.(payload)
      return
    }
    const message = messageFrom(payload)
    if (message !== null) for (const { onMessage } of subscribers) onMessage(channel.slice(PREFIX.length), message)
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: address, keepAlive: true, connectionTimeoutMillis: CONNECT })
    client.on('error', () => undefined) // the end follows
    client.on('notification', receive)
    try {
      await client.connect()
      await client.query([`listen ${PEOPLE}`, ...[...joined].map((game) => statementOf({ game, on: true }))].join(';'))
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

  async function reconnect(): Promise<void> {
    await connect()
    for (const { onGap } of subscribers) onGap()
  }

  function connectLater(wait: number): void {
    if (closed) return
    timer = setTimeout(() => {
      reconnect().catch(() => connectLater(Math.min(LONGEST_WAIT, 2 * wait)))
    }, wait)
    timer.unref()
  }

  /** Thousands of clients may come at once, each with a game. */
  const subscribe = together<Subscription, void>(async (works) => {
    if (current === null) throw lost()
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
    publishPerson: async (person) => {
      await run('publish-person', 'select pg_notify($1, $2)', [PEOPLE, person])
    },
    beat: async () => {
      if (current === null) throw lost()
      const { rows } = await current.query<BeatRow>({ name: 'beat', text: BEAT, values: [process] })
      const { now, lost: gaps, living } = rows[0]!
      return { now: Number(now), lost: Number(gaps), living: new Set([...living, process]) }
    },
    reconnect: () => {
      if (current !== null) destroySocket(current)
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await current?.query(FORGET, [process]).catch(() => undefined)
      await current?.end()
    },
  }
}
