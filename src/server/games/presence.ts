/**
 * Which players have a game open at other processes. Each process tells the others what changes at its tables, and says all of it again now
 * and then; of whom nothing is heard for a while, nobody is there any more.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { PresenceNotification } from '../storage/storage.ts'
import { newId } from './secrets.ts'
import type { GameTables } from './tables.ts'

/** How often all of it is said again, and after how long without a word somebody is gone. */
const EVERY = 10_000
export const GONE = 30_000
/** Games of one message: PostgreSQL takes 8000 bytes. */
const AT_ONCE = 200

export interface Presence {
  /** Looks from now on by itself. */
  start(): void
  /** What another process says. */
  hear(heard: PresenceNotification): void
  /** Something may have been missed. */
  ask(): void
  /** Says all of it again, and forgets those who have not. */
  look(): void
  stop(): Promise<void>
}

interface Said {
  readonly seats: number
  readonly at: number
}

export function sharePresence({ hub, storage, now }: GameTables, log: FastifyBaseLogger): Presence {
  const self = newId()
  /** What was said of each game, by process. */
  const others = new Map<string, Map<string, Said>>()
  /** Games of which something is to be said. */
  const news = new Set<string>()
  let asks = false
  let telling: Promise<void> | null = null

  /** One message after the other: the last one is right. */
  async function tellAll(): Promise<void> {
    if (asks) {
      asks = false
      await storage.tellPresence({ process: self, asks: true })
    }
    while (news.size > 0) {
      const games = [...news].slice(0, AT_ONCE)
      for (const game of games) news.delete(game)
      await storage.tellPresence({ process: self, here: Object.fromEntries(games.map((game) => [game, hub.here(game)])) })
    }
  }

  function tell(): void {
    telling ??= tellAll()
      .catch((error: unknown) => log.error(error, 'other processes could not be told who is here'))
      .finally(() => {
        telling = null
        if (news.size > 0 || asks) tell()
      })
  }

  function settle(game: string): void {
    const said = others.get(game)
    hub.elsewhere(
      game,
      [...(said?.values() ?? [])].reduce((all, { seats }) => all | seats, 0),
    )
    if (said?.size === 0) others.delete(game)
  }

  function sayAll(): void {
    for (const game of hub.games()) if (hub.here(game) !== 0) news.add(game)
    tell()
  }

  function ask(): void {
    asks = true
    sayAll()
  }

  function look(): void {
    sayAll()
    const before = now() - GONE
    for (const [game, said] of others) {
      for (const [process, { at }] of said) if (at <= before) said.delete(process)
      settle(game)
    }
  }

  hub.onPresence((game) => {
    news.add(game)
    tell()
  })

  let timer: NodeJS.Timeout | undefined
  return {
    start: () => {
      ask()
      timer = setInterval(look, EVERY)
      timer.unref()
    },
    hear: (heard) => {
      if (heard.process === self) return
      if ('asks' in heard) return sayAll()
      for (const [game, seats] of Object.entries(heard.here)) {
        const said = others.get(game) ?? new Map<string, Said>()
        others.set(game, said)
        if (seats === 0) said.delete(heard.process)
        else said.set(heard.process, { seats, at: now() })
        settle(game)
      }
    },
    ask,
    look,
    stop: async () => {
      clearInterval(timer)
      await telling
    },
  }
}
