/**
 * The heartbeat of this process. With each beat it learns the time of the database, the downtime so far and which processes are alive. Clocks
 * run on served time: database time minus downtime, so that restarts and outages are charged to no player.
 */
import type { FastifyBaseLogger } from 'fastify'
import { repeat } from './repeat.ts'
import { type Beat, type Bus, LONGEST_GAP } from './storage/bus.ts'

/** Milliseconds between two heartbeats. */
const EVERY = 500
/**
 * How many heartbeats may fall due before one that is not answered means that the database is away: two seconds. Counted, not timed: a
 * process that the machine held up for long finds its answer when it goes on.
 */
const PATIENCE = 4

export interface PulseEvents {
  readonly onBeat: (beat: Beat) => void
  /** The database has not answered for two seconds. */
  readonly onLost: () => void
}

export interface Pulse {
  on(events: PulseEvents): void
  /** Database time minus downtime. */
  served(): number
  /** Writes a heartbeat now. */
  beat(): Promise<void>
  /** Resolves at once if the last heartbeat is younger than a second, else after the next one. Rejects where there is none. */
  fresh(): Promise<void>
  /** Whether this process does what one of all has to do: flags, pairing, notices, clearing. The first of the living does. */
  readonly isLeader: boolean
  /** Whether the database has answered in the last two seconds. */
  readonly isWell: boolean
  start(log: FastifyBaseLogger): Promise<void>
  stop(): Promise<void>
}

export function makePulse(bus: Bus, now: () => number): Pulse {
  const subscribers: PulseEvents[] = []
  /** What is added to the time of this process. */
  let offset = 0
  /** When the last heartbeat was sent that was answered, by `performance.now()`. */
  let last = Number.NEGATIVE_INFINITY
  let running: { readonly beat: Promise<void>; missed: number } | null = null
  /** How many heartbeats fell due since the last answer. */
  let missed = 0
  let isLost = true
  let isLeader = true
  let end = (): Promise<void> => Promise.resolve()

  async function send(): Promise<void> {
    const [sent, ticks] = [now(), performance.now()]
    const beat = await bus.beat(sent)
    const halfway = sent + (performance.now() - ticks) / 2
    offset = Math.round(beat.now - (bus.isShared ? halfway : sent)) - beat.lost
    last = ticks
    missed = 0
    isLost = false
    isLeader = [...beat.living].every((process) => bus.process <= process)
    for (const { onBeat } of subscribers) onBeat(beat)
  }

  function beat(): Promise<void> {
    running ??= {
      missed: 0,
      beat: send().finally(() => {
        running = null
      }),
    }
    return running.beat
  }

  const age = (): number => performance.now() - last

  function checkAnswer(): void {
    missed += 1
    if (missed <= PATIENCE || isLost) return
    isLost = true
    for (const { onLost } of subscribers) onLost()
  }

  return {
    on: (events) => void subscribers.push(events),
    served: () => now() + offset,
    beat,
    fresh: () => (age() < LONGEST_GAP ? Promise.resolve() : beat()),
    get isLeader() {
      return isLeader
    },
    get isWell() {
      return !isLost
    },
    start: async (log) => {
      await beat()
      // A beat that is not answered must not keep the next look from coming.
      const look = (): Promise<void> => {
        checkAnswer()
        if (running !== null && ++running.missed > PATIENCE) bus.reconnect()
        if (running === null) beat().catch((error: unknown) => log.error({ error }, 'a heartbeat could not be written'))
        return Promise.resolve()
      }
      end = repeat(look, EVERY)
    },
    stop: async () => {
      await end()
      await running?.beat.catch(() => undefined)
    },
  }
}
