/** Sends lobby subscribers the entries that come and go. It reads them from storage, so it sees changes of every process. */
import type { FastifyBaseLogger } from 'fastify'
import type { ServerMessageOf } from '../../protocol/socket.ts'
import { entryOf, isFor, LEASE, type Lobby } from './lobby.ts'
import type { Seek } from './seek.ts'
import type { Seeks } from './store.ts'

export interface LobbySubscriber {
  /** Null without an account. */
  readonly person: string | null
  readonly send: (message: ServerMessageOf<'lobby' | 'lobby-entry' | 'lobby-gone'>) => void
}

export interface LobbyBroadcast {
  /** Polls every second from now on. */
  start(): void
  /** Sends the whole lobby as the reply to message `id`, then every change. */
  subscribe(subscriber: LobbySubscriber, id: string): Promise<void>
  unsubscribe(subscriber: LobbySubscriber): void
  /** Renews leases and pairs players where it is time, then sends the changes since the last poll. */
  poll(): Promise<void>
  stop(): Promise<void>
}

/** Milliseconds between polls, between renewals of leases, and between pairings. */
const EVERY = 1000
const RENEWS = LEASE / 4
const PAIRS = 2000
/** Milliseconds by which the clocks of two processes may differ. */
const OVERLAP = 10_000
const DAY = 86_400_000

/** `isLeader`: of all processes the leader alone pairs players and deletes old entries. */
export function makeLobbyBroadcast(
  lobby: Lobby,
  seeks: Seeks,
  now: () => number,
  log: FastifyBaseLogger,
  isLeader: () => boolean,
): LobbyBroadcast {
  const subscribers = new Set<LobbySubscriber>()
  let known = new Map<string, Seek>()
  /** Ids of ended entries that have been broadcast. */
  let announced = new Set<string>()
  let polled = now()
  let running: Promise<void> = Promise.resolve()
  let renewed = 0
  let paired = 0
  let tidied = now()

  function broadcastNew(seek: Seek): void {
    for (const { person, send } of subscribers) if (isFor(seek, person)) send({ type: 'lobby-entry', entry: entryOf(seek) })
  }

  /** Names the game that came of the entry to its two players alone. */
  function broadcastGone(before: Seek, after: Seek | undefined): void {
    for (const { person, send } of subscribers) {
      if (!isFor(before, person)) continue
      const isPlayer = person !== null && (before.maker === person || after?.taker === person)
      send({
        type: 'lobby-gone',
        entry: before.id,
        game: isPlayer ? (after?.result ?? null) : null,
        declined: after?.state === 'declined',
      })
    }
  }

  async function broadcastChanges(): Promise<void> {
    const at = now()
    const open = new Map((await seeks.open(at)).map((seek) => [seek.id, seek]))
    // An entry may have come and gone between two polls, in another process with a clock of its own.
    const ended = new Map((await seeks.endedSince(polled - OVERLAP)).map((seek) => [seek.id, seek]))
    const gone = [...known.values()].filter(({ id }) => !open.has(id) && !ended.has(id))
    const before = known
    known = open
    polled = at
    for (const seek of gone) broadcastGone(seek, undefined)
    for (const seek of ended.values()) if (!announced.has(seek.id)) broadcastGone(seek, seek)
    announced = new Set(ended.keys())
    for (const seek of open.values()) if (!before.has(seek.id)) broadcastNew(seek)
  }

  const broadcastIfNeeded = async (): Promise<void> => {
    if (subscribers.size > 0) await broadcastChanges()
  }

  /** Runs one piece of work after the other: each compares storage with what the last one sent. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = running.then(work)
    running = mine.then(
      () => undefined,
      () => undefined,
    )
    return mine
  }

  const accountsHere = (): string[] => [...new Set([...subscribers].flatMap(({ person }) => (person === null ? [] : [person])))]

  async function tick(): Promise<void> {
    const at = now()
    if (subscribers.size > 0 && at - renewed >= RENEWS) {
      renewed = at
      await seeks.renew(accountsHere(), at + LEASE)
    }
    if (isLeader() && at - paired >= PAIRS) {
      paired = at
      await lobby.pair()
    }
    if (isLeader() && at - tidied >= DAY) {
      tidied = at
      await seeks.tidy(at - DAY)
    }
    await broadcastIfNeeded()
  }

  let stopped = false
  const inBackground = (work: () => Promise<void>): void =>
    void inTurn(async () => {
      if (!stopped) await work()
    }).catch((error: unknown) => log.error(error, 'the lobby could not be looked at'))

  lobby.onChange(() => inBackground(broadcastIfNeeded))
  let isTicking = false
  let timer: ReturnType<typeof setInterval> | undefined

  return {
    start: () => {
      timer = setInterval(() => {
        if (isTicking) return
        isTicking = true
        inBackground(() =>
          tick().finally(() => {
            isTicking = false
          }),
        )
      }, EVERY)
      timer.unref()
    },
    subscribe: (subscriber, id) =>
      inTurn(async () => {
        subscribers.delete(subscriber)
        if (subscriber.person !== null) await seeks.renew([subscriber.person], now() + LEASE)
        // The others get the changes up to here, this subscriber the whole list.
        await broadcastChanges()
        subscribers.add(subscriber)
        subscriber.send({ type: 'lobby', id, entries: [...known.values()].filter((seek) => isFor(seek, subscriber.person)).map(entryOf) })
      }),
    unsubscribe: (subscriber) => {
      if (!subscribers.delete(subscriber)) return
      const { person } = subscriber
      // A player with another window open stays in the lobby.
      if (person === null || accountsHere().includes(person)) return
      inBackground(async () => {
        await seeks.leave(person)
        await broadcastIfNeeded()
      })
    },
    poll: () => inTurn(tick),
    stop: async () => {
      clearInterval(timer)
      stopped = true
      await running
    },
  }
}
