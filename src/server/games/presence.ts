/** The players who have a game open at other processes: each process announces its own on the game's channel. */
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { bit, US, USSR } from '../../engine/script.ts'
import type { Present } from '../../protocol/socket.ts'
import type { Bus, GameMessage, GamePublication } from '../storage/bus.ts'
import type { Hub } from './hub.ts'

export interface Presence {
  /** Asks the other processes who has this game open there, and answers them. */
  onJoin(game: string): void
  onMessage(game: string, message: GameMessage): void
  /** Messages may be missing: asks about all watched games. */
  onGap(): void
  /** The players who have a game open at any process, also one that is not watched here. */
  present(game: string): Promise<Present>
  /** Forgets the players at processes that are dead. */
  onLiving(isLiving: (process: string) => boolean): void
  /** Resolves when everything is announced. */
  settled(): Promise<void>
}

/** Milliseconds in which the other processes answer. */
const ANSWER = 300

/** `follow` receives the messages of a game while it works. */
export function sharePresence(
  hub: Hub,
  bus: Bus,
  follow: <T>(game: string, work: () => Promise<T>) => Promise<T>,
  log: () => FastifyBaseLogger | null,
): Presence {
  /** By game, then by process. */
  const elsewhere = new Map<string, Map<string, number>>()
  /** Answers about games that are not watched here. */
  const inquiries = new Map<string, number>()
  let pending = new Map<string, { here: boolean; who: boolean }>()
  let publishing: Promise<void> | null = null

  async function publishAll(): Promise<void> {
    while (pending.size > 0) {
      const publications = [...pending].flatMap(([game, { here, who }]): GamePublication[] => [
        ...(here ? [{ game, message: { type: 'present', process: bus.process, seats: hub.seatsHere(game) } } as const] : []),
        ...(who ? [{ game, message: { type: 'who' } } as const] : []),
      ])
      pending = new Map()
      await bus.publish(publications)
    }
  }

  function announce(game: string, what: 'here' | 'who'): void {
    pending.set(game, { here: false, who: false, ...pending.get(game), [what]: true })
    publishing ??= Promise.resolve()
      .then(publishAll)
      .catch((error: unknown) => log()?.error({ error }, 'presence could not be announced'))
      .finally(() => {
        publishing = null
      })
  }

  function update(game: string): void {
    const seats = [...(elsewhere.get(game)?.values() ?? [])].reduce((all, one) => all | one, 0)
    hub.setElsewhere(game, seats)
  }

  const ask = (game: string): void => {
    announce(game, 'who')
    if (hub.seatsHere(game) !== 0) announce(game, 'here')
  }

  hub.on({ onPresence: (game) => announce(game, 'here'), onEmpty: (game) => void elsewhere.delete(game) })

  return {
    onJoin: ask,
    onMessage: (game, message) => {
      if (message.type === 'who' && hub.seatsHere(game) !== 0) announce(game, 'here')
      if (message.type !== 'present' || message.process === bus.process) return
      if (inquiries.has(game)) inquiries.set(game, inquiries.get(game)! | message.seats)
      if (hub.watchers(game).size === 0) return
      const found = elsewhere.get(game) ?? new Map<string, number>()
      if (message.seats === 0) found.delete(message.process)
      else found.set(message.process, message.seats)
      elsewhere.set(game, found)
      update(game)
    },
    onGap: () => {
      for (const game of hub.games()) ask(game)
    },
    present: (game) =>
      follow(game, async () => {
        if (!bus.isShared || hub.watchers(game).size > 0) return hub.present(game)
        inquiries.set(game, 0)
        await bus.publish([{ game, message: { type: 'who' } }])
        await setTimeout(ANSWER)
        const seats = inquiries.get(game) ?? 0
        inquiries.delete(game)
        return { us: (seats & bit(US)) !== 0, ussr: (seats & bit(USSR)) !== 0 }
      }),
    onLiving: (isLiving) => {
      for (const [game, found] of elsewhere) {
        const dead = [...found.keys()].filter((process) => !isLiving(process))
        for (const process of dead) found.delete(process)
        if (dead.length > 0) update(game)
      }
    },
    settled: async () => {
      await publishing
    },
  }
}
