/** Plays a game at the tables of a server, without clients. */
import { generator, oneOf } from '../../src/bots/generator.ts'
import { anyAsked } from '../../src/bots/players/random.ts'
import type { Side } from '../../src/engine/script.ts'
import { canUndoAlone } from '../../src/match/undo.ts'
import { asked, decision } from '../../src/rules/api.ts'
import { answer, back, move } from '../../src/server/games/actions.ts'
import { nameIn } from '../../src/server/games/course.ts'
import { sideOf } from '../../src/server/games/table.ts'
import type { GameTables } from '../../src/server/games/tables.ts'

export const deed = (seat: Side, client: string) => ({ seat, client, acknowledge: () => undefined })

let messages = 0
export const newMessage = (): string => `m${++messages}`

/** Plays at random until the log has so many entries or the game is over, with some moves taken back alone and by consent. */
export async function play(tables: GameTables, id: string, entries: number, seed: number): Promise<void> {
  const random = generator(seed)
  for (;;) {
    const table = await tables.read(id)
    if (table.row.status === 'over' || table.row.seq >= entries) return
    const { state: g } = table.course
    const by = anyAsked(asked(g), random) as Side
    const seat = sideOf(table, by)
    const next = (): ReturnType<typeof deed> => deed(seat, newMessage())
    if (random() < 0.1 && canUndoAlone(table.course, by)) await back(tables, id, next(), table.row.seq)
    else if (random() < 0.02 && !canUndoAlone(table.course, by) && table.course.made.some(({ move: { by: mover } }) => mover === by)) {
      await back(tables, id, next(), table.row.seq)
      await answer(tables, id, deed((1 - seat) as Side, newMessage()), 'back', true)
    } else await move(tables, id, next(), table.row.seq, [nameIn(g, oneOf(decision(g, by)!.moves, random))])
  }
}
