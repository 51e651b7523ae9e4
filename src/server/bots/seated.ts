/** Bots in seats: they play by the same rules as people, and through the same checks. */
import type { FastifyBaseLogger } from 'fastify'
import { type Side, US, USSR } from '../../engine/script.ts'
import { decision } from '../../rules/api.ts'
import { resample } from '../../rules/resample.ts'
import { move } from '../games/actions.ts'
import { nameIn } from '../games/course.ts'
import { Denied } from '../games/denied.ts'
import { eachGame } from '../games/each.ts'
import { isAsked, sideOf, type Table } from '../games/table.ts'
import type { Tables } from '../games/tables.ts'
import type { Crew } from './crew.ts'

const SEEDS = 2 ** 32

/** A bot whose thoughts fail answers somehow: the game goes on. */
function anyAnswer(table: Table, side: Side): string {
  const { g } = table.course
  return nameIn(g, decision(g, side)!.moves[0]!)
}

export function seatBots(tables: Tables, crew: Crew, log: FastifyBaseLogger): { resume(): Promise<void>; stop(): void } {
  /** Games in which a bot thinks, by seat. */
  const thinking = new Set<string>()
  let stopped = false

  async function think(table: Table, seat: Side): Promise<string> {
    const { row, course } = table
    const side = sideOf(table, seat)
    const world = resample(course.g, side, tables.random)
    try {
      const seed = Math.floor(tables.random() * SEEDS)
      return nameIn(course.g, await crew.think({ game: row.id, player: row.seats[seat].name!, side, world, seed }))
    } catch (error) {
      log.error({ error, game: row.id }, 'a bot could not answer')
      return anyAnswer(table, side)
    }
  }

  async function answer(table: Table, seat: Side): Promise<void> {
    const key = `${table.row.id} ${seat}`
    if (thinking.has(key)) return
    thinking.add(key)
    const { seq, id } = table.row
    try {
      const deed = { seat, client: `bot-${seq}`, acknowledge: () => undefined }
      const pick = await think(table, seat)
      if (stopped) return
      await move(tables, id, deed, seq, [pick]).catch((error: unknown) => {
        if (!(error instanceof Denied) || error.code !== 'illegal') throw error
        log.error({ error, game: id, pick }, 'a bot answered what the rules refuse')
        return move(tables, id, deed, seq, [anyAnswer(table, sideOf(table, seat))])
      })
    } catch (error) {
      // The game has gone on without it: whoever moved has called it again.
      if (!(error instanceof Denied)) log.error({ error, game: id }, 'the move of a bot was not stored')
    } finally {
      thinking.delete(key)
    }
    if (!stopped) look(await tables.read(id))
  }

  function look(table: Table): void {
    if (stopped || table.row.status !== 'playing') return
    for (const seat of [US, USSR] as const)
      if (table.row.seats[seat].kind === 'bot' && isAsked(table.course, sideOf(table, seat)))
        answer(table, seat).catch((error: unknown) => log.error({ error, game: table.row.id }, 'a bot has left the table'))
  }

  tables.onChange(look)
  return {
    /** Goes on with games that a server before this one has left. */
    resume: async () => {
      await eachGame(await tables.storage.withBots(), log, async (id) => look(await tables.read(id)))
    },
    stop: () => {
      stopped = true
    },
  }
}
