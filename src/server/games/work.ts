/**
 * Work that a write leaves behind: a bot to ask, a finished game to book and file, notices to queue. The write stores which process sees to
 * it. When that process is dead, another takes it over. All of it can be done twice: the revision decides, and the second time changes nothing.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Beat } from '../storage/bus.ts'
import { type Storage, WAITING } from '../storage/storage.ts'
import { Denied } from './denied.ts'
import type { Table } from './table.ts'

export interface Follower {
  /** Whether a change leaves work behind; `before` is null where another process has left it, and nothing is known of it. */
  isNeeded(table: Table, before: Table | null): boolean
  /** Does the work. Rejects where it has to be done again. */
  follow(table: Table, before: Table | null): Promise<void>
}

/** Games that are taken over at once. */
const AT_ONCE = 20
/** Heartbeats after which work that has failed, or waits for room, is tried again. */
const EVERY = 4

export interface Work {
  add(follower: Follower): void
  /** Whether the change leaves work behind. */
  isNeeded(table: Table, before: Table): boolean
  /** How many pieces of work for a game are under way here. */
  underWay(id: string): number
  /** Does the work that a stored change leaves behind. */
  run(table: Table, before: Table | null): void
  onBeat(beat: Beat): void
  /** Takes over what dead processes have left. */
  look(): Promise<void>
  /** Hands work on for which there is no room here; `hasRoom` says when there is again for the bots of a network. */
  handOn(id: string, network: string, hasRoom: () => boolean): Promise<void>
  /** Hands all work on to other processes. */
  stop(): Promise<void>
}

interface WorkDeps {
  readonly storage: Storage
  readonly process: string
  readonly read: (id: string) => Promise<Table>
  /** The work for this game is done. */
  readonly onDone: (id: string) => void
  readonly log: () => FastifyBaseLogger | null
}

export function makeWork({ storage, process, read, onDone, log }: WorkDeps): Work {
  const followers: Follower[] = []
  const counts = new Map<string, number>()
  const failed = new Set<string>()
  const reported = new Set<string>()
  const full = new Map<string, () => boolean>()
  let living: ReadonlySet<string> = new Set([process])
  let beats = 0
  let isLeft = true
  let looking: Promise<void> = Promise.resolve()
  let stopped = false

  async function runAll(table: Table, before: Table | null): Promise<void> {
    const { id } = table.row
    const needed = followers.filter((one) => one.isNeeded(table, before))
    const ends = await Promise.allSettled(needed.map((one) => one.follow(table, before)))
    const left = counts.get(id)! - 1
    if (left > 0) counts.set(id, left)
    else counts.delete(id)
    const errors = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
    for (const error of errors) report(id, error)
    if (errors.length > 0) failed.add(id)
    else if (left === 0 && !failed.has(id) && !stopped) onDone(id)
  }

  function report(id: string, error: unknown): void {
    if (stopped || reported.has(id)) return
    reported.add(id)
    log()?.error({ error, game: id }, 'the work after a change of a game failed; it is tried again')
  }

  function run(table: Table, before: Table | null): void {
    counts.set(table.row.id, (counts.get(table.row.id) ?? 0) + 1)
    void runAll(table, before)
  }

  async function again(id: string): Promise<void> {
    failed.delete(id)
    try {
      run(await read(id), null)
    } catch (error) {
      // A game that is gone leaves no work.
      if (error instanceof Denied && error.code === 'not-found') return
      report(id, error)
      failed.add(id)
    }
  }

  async function lookOnce(): Promise<void> {
    // What fails again is put back.
    const before = Array.from(failed)
    for (const id of before) await again(id)
    for (const [network, hasRoom] of full) if (hasRoom()) full.delete(network)
    const found = await storage.workOf([...living], AT_ONCE, [...full.keys()])
    isLeft = found.length === AT_ONCE
    for (const { id, work } of found) if (!stopped && (await storage.setWork(id, work, process))) await again(id)
  }

  /** One look after the other. */
  function look(): Promise<void> {
    const mine = looking.then(() => (stopped ? undefined : lookOnce()))
    looking = mine.catch((error: unknown) => log()?.error({ error }, 'work that was left behind could not be looked for'))
    return mine
  }

  return {
    add: (follower) => void followers.push(follower),
    isNeeded: (table, before) => followers.some((one) => one.isNeeded(table, before)),
    underWay: (id) => counts.get(id) ?? 0,
    run,
    onBeat: (beat) => {
      const isChanged = beat.living.size !== living.size || [...beat.living].some((one) => !living.has(one))
      living = beat.living
      if (!isChanged && !isLeft && ++beats % EVERY !== 0) return
      look().catch(() => undefined)
    },
    look,
    handOn: async (id, network, hasRoom) => {
      full.set(network, hasRoom)
      await storage.setWork(id, process, WAITING)
    },
    stop: async () => {
      stopped = true
      await looking
      await storage.handOnWork(process)
    },
  }
}
