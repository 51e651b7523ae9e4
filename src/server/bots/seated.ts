/**
 * Bots in seats: they play by the same rules as people, and through the same checks. The write that asks a bot stores which process thinks for
 * it; when that process is dead, another one does. An answer that comes late is refused like any late move.
 */
import type { FastifyBaseLogger } from 'fastify'
import { other, type Side } from '../../engine/script.ts'
import { MOST_SECONDS, thinksLong } from '../../protocol/levels.ts'
import { decision } from '../../rules/api.ts'
import { resample } from '../../rules/resample.ts'
import type { Owner } from '../fair-queue.ts'
import { move } from '../games/actions.ts'
import { nameIn } from '../games/course.ts'
import { Denied } from '../games/denied.ts'
import { botsAsked, isNewToBots, sideOf, type Table } from '../games/table.ts'
import type { GameTables } from '../games/tables.ts'
import type { GameRow } from '../storage/storage.ts'
import type { Crew } from './crew.ts'

const SEEDS = 2 ** 32

/** A bot whose search fails gives any legal answer: the game goes on. */
function anyAnswer(table: Table, side: Side): string {
  const { state: g } = table.course
  return nameIn(g, decision(g, side)!.moves[0]!)
}

/** What a bot thinks about for as long as it may; all else it answers by its plan, or by its static policy. */
const LONG: ReadonlySet<string> = new Set(['play', 'headline'])
/** Seconds for a short answer: 99 of 100 of the club's take less. */
const SHORT = 0.02

const secondsFor = (player: string, kind: string): number => (thinksLong(player) && LONG.has(kind) ? MOST_SECONDS : SHORT)

/** Older games do not say whose bots they are: together they are one network's. */
const ownerOf = ({ botOwner, maker }: Pick<GameRow, 'botOwner' | 'maker'>, person: string | null): Owner => ({
  network: botOwner ?? '',
  person: person ?? maker ?? '',
})

export interface SeatedBots {
  /** Answers nothing any more: other processes take over. */
  stop(): void
}

export function seatBots(tables: GameTables, crew: Crew, log: FastifyBaseLogger): SeatedBots {
  let stopped = false

  async function think(table: Table, seat: Side): Promise<string> {
    const { row, course } = table
    const side = sideOf(table, seat)
    const world = resample(course.state, side, tables.random)
    const player = row.seats[seat].name!
    try {
      const seed = Math.floor(tables.random() * SEEDS)
      const asker = {
        owner: ownerOf(row, row.seats[other(seat)].user),
        seconds: secondsFor(player, decision(course.state, side)!.kind),
        againstPerson: row.seats[other(seat)].kind === 'person',
      }
      return nameIn(course.state, await crew.think({ game: row.id, player, side, world, seed }, asker))
    } catch (error) {
      if (!stopped) log.error({ error, game: row.id }, 'a bot could not answer')
      return anyAnswer(table, side)
    }
  }

  async function answer(table: Table, seat: Side): Promise<void> {
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
      // The game has gone on without it, and the move that did so asks the bot anew.
      if (!(error instanceof Denied)) throw error
    }
  }

  tables.work.add({
    isNeeded: (table, before) => (before === null ? botsAsked(table).length > 0 : isNewToBots(table, before)),
    follow: async (table) => {
      const { id, botOwner } = table.row
      const network = botOwner ?? ''
      if (stopped) return
      // It waits in the storage, where the bots of others come first.
      if (crew.isFull(network)) return tables.work.handOn(id, network, () => !crew.isFull(network))
      await Promise.all(botsAsked(table).map((seat) => answer(table, seat)))
    },
  })

  return {
    stop: () => {
      stopped = true
    },
  }
}
