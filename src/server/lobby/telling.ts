/** Tells those who look at the lobby what comes and goes in it. What is told is read from the storage, whoever has written it. */
import type { FastifyBaseLogger } from 'fastify'
import type { ServerMessageOf } from '../../protocol/socket.ts'
import { entryOf, isFor, LEASE, type Lobby } from './lobby.ts'
import type { Seek } from './seek.ts'
import type { Seeks } from './store.ts'

export interface Looker {
  /** Null: somebody without an account. */
  readonly person: string | null
  readonly send: (message: ServerMessageOf<'lobby' | 'lobby-entry' | 'lobby-gone'>) => void
}

export interface Telling {
  /** Looks from now on by itself. */
  start(): void
  join(looker: Looker, id: string): Promise<void>
  leave(looker: Looker): void
  /** Looks what has changed, and tells it. */
  look(): Promise<void>
  stop(): Promise<void>
}

/** How often what other processes did is looked for, and how often those who are there say so. */
const EVERY = 1000
const RENEWS = LEASE / 4
const PAIRS = 2000
const OVERLAP = 10_000
const DAY = 86_400_000

/** `isLeader`: one process of all pairs those who wait. */
export function makeTelling(lobby: Lobby, seeks: Seeks, now: () => number, log: FastifyBaseLogger, isLeader: () => boolean): Telling {
  const lookers = new Set<Looker>()
  let known = new Map<string, Seek>()
  /** What has ended and was told so. */
  let told = new Set<string>()
  let looked = now()
  let running: Promise<void> = Promise.resolve()
  let renewed = 0
  let paired = 0
  let tidied = now()

  const tell = (seek: Seek, message: Parameters<Looker['send']>[0]): void => {
    for (const looker of lookers) if (isFor(seek, looker.person)) looker.send(message)
  }

  /** What became of it: only those whose it was get to know the game. */
  function tellGone(before: Seek, after: Seek | undefined): void {
    for (const looker of lookers) {
      if (!isFor(before, looker.person)) continue
      const concerned = looker.person !== null && (before.maker === looker.person || after?.taker === looker.person)
      looker.send({
        type: 'lobby-gone',
        entry: before.id,
        game: concerned ? (after?.result ?? null) : null,
        declined: after?.state === 'declined',
      })
    }
  }

  async function lookOnce(): Promise<void> {
    const at = now()
    const open = new Map((await seeks.open(at)).map((seek) => [seek.id, seek]))
    // Something may have come and gone between two looks, by other processes with clocks of their own.
    const ended = new Map((await seeks.endedSince(looked - OVERLAP)).map((seek) => [seek.id, seek]))
    const gone = [...known.values()].filter(({ id }) => !open.has(id) && !ended.has(id))
    const before = known
    known = open
    looked = at
    for (const seek of gone) tellGone(seek, undefined)
    for (const seek of ended.values()) if (!told.has(seek.id)) tellGone(seek, seek)
    told = new Set(ended.keys())
    for (const seek of open.values()) if (!before.has(seek.id)) tell(seek, { type: 'lobby-entry', entry: entryOf(seek) })
  }

  const look = async (): Promise<void> => {
    if (lookers.size > 0) await lookOnce()
  }

  /** One look after the other: what was told is compared with what is there. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = running.then(work)
    running = mine.then(
      () => undefined,
      () => undefined,
    )
    return mine
  }

  const makersHere = (): string[] => [...new Set([...lookers].flatMap(({ person }) => (person === null ? [] : [person])))]

  async function tick(): Promise<void> {
    const at = now()
    if (lookers.size > 0 && at - renewed >= RENEWS) {
      renewed = at
      await seeks.renew(makersHere(), at + LEASE)
    }
    if (isLeader() && at - paired >= PAIRS) {
      paired = at
      await lobby.pair()
    }
    if (isLeader() && at - tidied >= DAY) {
      tidied = at
      await seeks.tidy(at - DAY)
    }
    await look()
  }

  let stopped = false
  const quietly = (work: () => Promise<void>): void =>
    void inTurn(async () => {
      if (!stopped) await work()
    }).catch((error: unknown) => log.error(error, 'the lobby could not be looked at'))

  lobby.onChange(() => quietly(look))
  let waiting = false
  let timer: ReturnType<typeof setInterval> | undefined

  return {
    start: () => {
      timer = setInterval(() => {
        if (waiting) return
        waiting = true
        quietly(() =>
          tick().finally(() => {
            waiting = false
          }),
        )
      }, EVERY)
      timer.unref()
    },
    join: (looker, id) =>
      inTurn(async () => {
        lookers.delete(looker)
        if (looker.person !== null) await seeks.renew([looker.person], now() + LEASE)
        // The others hear what is new to them, this one gets all of it.
        await lookOnce()
        lookers.add(looker)
        looker.send({ type: 'lobby', id, entries: [...known.values()].filter((seek) => isFor(seek, looker.person)).map(entryOf) })
      }),
    leave: (looker) => {
      if (!lookers.delete(looker)) return
      const { person } = looker
      // Whoever has another window open is still there.
      if (person === null || makersHere().includes(person)) return
      quietly(async () => {
        await seeks.leave(person)
        await look()
      })
    },
    look: () => inTurn(tick),
    stop: async () => {
      clearInterval(timer)
      stopped = true
      await running
    },
  }
}
