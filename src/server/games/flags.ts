/** Ends games whose clocks have run out. Storage has the times, so that no process has to remember them. */
import type { FastifyBaseLogger } from 'fastify'
import { repeat } from '../repeat.ts'
import { flagIfDue } from './actions.ts'
import { MOST_LAG } from './clock.ts'
import { Denied } from './denied.ts'
import type { GameTables } from './tables.ts'

/** Milliseconds between looks for flags, and how many games end in one. */
const EVERY = 250
const AT_ONCE = 50
/** A game that can't be opened does not stand in the way of the others for so long. */
const ASIDE = 600_000
export interface Flags {
  stop(): Promise<void>
}

/** The leader of all processes does it. */
export function startFlags(tables: GameTables, isLeader: () => boolean, log: FastifyBaseLogger): Flags {
  const { storage, served } = tables

  /** Games whose flags could not fall, so that the log says it once. */
  const failing = new Set<string>()
  async function letFall(id: string): Promise<void> {
    try {
      await flagIfDue(tables, id)
    } catch (error) {
      // A player moves just now.
      if (error instanceof Denied && error.code === 'too-busy') return
      await storage.postpone(id, served(), served() + ASIDE)
      if (failing.has(id)) return
      failing.add(id)
      log.error({ error, game: id }, 'a flag could not fall; the game is set aside')
    }
  }

  async function look(): Promise<void> {
    try {
      await tables.fresh()
      if (!isLeader()) return
      for (const id of await storage.due(served() - MOST_LAG, AT_ONCE)) await letFall(id)
    } catch (error) {
      log.error(error, 'flags could not be looked for')
    }
  }

  return { stop: repeat(look, EVERY) }
}
