// A game of many entries that is still being played, put straight into a data folder.
import { join } from 'node:path'
// oxlint-disable-next-line import/no-unassigned-import -- the games are there once they are loaded
import '../../dist/src/index.js'
import { generator } from '../../dist/src/bots/generator.js'
import { playerNamed } from '../../dist/src/bots/players/names.js'
import { canUndoAlone } from '../../dist/src/match/undo.js'
import { asked, decision, resample, view } from '../../dist/src/rules/api.js'
import { back, move } from '../../dist/src/server/games/actions.js'
import { nameIn } from '../../dist/src/server/games/course.js'
import { createGame } from '../../dist/src/server/games/create.js'
import { sit } from '../../dist/src/server/games/seating.js'
import { makeTables } from '../../dist/src/server/games/tables.js'
import { openStorage } from '../../dist/src/server/storage/open.js'

const acknowledge = () => undefined
/** So many entries at the end have no undo, so that games of any length are opened alike. */
const CALM = 250

/** Returns its id. `undos`: how often each move is taken back and made again. @param {string} folder @param {number} entries @param {number} [undos] */
export async function longGame(folder, entries, undos = 0) {
  const storage = await openStorage(join(folder, 'hotline.sqlite'))
  const random = generator(7)
  const tables = makeTables(storage, Date.now, random)
  const player = playerNamed('beginner')()
  try {
    for (;;) {
      const { id } = await createGame(
        storage,
        {
          start: { game: 'twilight-struggle' },
          clock: { kind: 'none' },
          rated: false,
          hints: false,
          seats: [{ kind: 'open' }, { kind: 'open' }],
          watching: 'everybody',
        },
        Date.now(),
      )
      for (const seat of /** @type {const} */ ([0, 1]))
        await sit(tables, id, { seat, client: `sits-${seat}`, acknowledge }, { contribution: 'c' })
      for (;;) {
        const { row, course } = await tables.read(id)
        if (row.status === 'over') break
        if (row.seq >= entries) return id
        const side = (asked(course.state) & 1) !== 0 ? 0 : 1
        const world = resample(course.state, side, random)
        const seat = {
          side,
          random,
          decision: /** @type {any} */ (decision(world, side)),
          view: () => view(world, side),
          sample: () => resample(world, side, random),
        }
        const pick = nameIn(course.state, player(/** @type {any} */ (seat)))
        await move(tables, id, { seat: side, client: `m-${row.seq}`, acknowledge }, row.seq, [pick])
        for (let i = 0; i < undos && row.seq < entries - CALM; i++) {
          const { row: after, course: next } = await tables.read(id)
          if (after.status === 'over' || !canUndoAlone(next, side)) break
          await back(tables, id, { seat: side, client: `b-${after.seq}`, acknowledge }, after.seq)
          const { seq } = (await tables.read(id)).row
          await move(tables, id, { seat: side, client: `m-${seq}`, acknowledge }, seq, [pick])
        }
      }
    }
  } finally {
    await storage.close()
  }
}
