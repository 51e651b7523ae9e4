/** Games that a browser has kept since version 0.1.0 open at the table of the page and continue. */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { generator } from '../../../src/bots/generator.ts'
import { playerNamed } from '../../../src/bots/players/names.ts'
import { decision, resample, view } from '../../../src/index.ts'
import type { Task } from '../../../src/web/worker/protocol.ts'
import { fixture, inFixture } from '../../fixtures/fixture.ts'
import { positionText } from '../../fixtures/position-text.ts'
import { standInForBrowser } from '../without-browser.ts'

// The bots think here: Node has no workers of the browser.
vi.mock('../../../src/web/worker/thinker.ts', () => ({
  thinker: () => ({
    think: async (task: Task) => {
      if (task.kind !== 'pick') return []
      const { g, side, player, seed } = task
      const random = generator(seed)
      return playerNamed(player)()({
        side,
        random,
        decision: decision(g, side)!,
        view: () => view(g, side),
        sample: () => resample(g, side, random),
      })
    },
    stop: () => undefined,
  }),
}))

const kept = new Map<string, string>(Object.entries(JSON.parse(readFileSync(inFixture('browser.json'), 'utf8')) as Record<string, string>))

let table: typeof import('../../../src/web/store/table.ts')
let local: typeof import('../../../src/web/store/local-table.ts')

beforeAll(async () => {
  standInForBrowser(kept)
  // They look into the storage as soon as they are there.
  table = await import('../../../src/web/store/table.ts')
  local = await import('../../../src/web/store/local-table.ts')
})

const movesKept = (id: string): number => {
  const { record } = JSON.parse(kept.get(`hotline.game.${id}`)!) as { readonly record: { readonly moves: readonly unknown[] } }
  return record.moves.length
}

test.each(fixture.browser.games)('$label opens and goes on', async ({ id, game, moves, turn, vp, position, over }) => {
  const now = () => table.useTable.getState()
  await local.openGame(id)
  expect(local.useLocalTable.getState().missing).toBeNull()
  const { session } = now()
  const { g } = session!
  expect(positionText(g).split('\n')).toEqual(position)
  expect({ game: g.game, turn: g.turn, vp: g.vp, moves: session!.actors.length }).toEqual({ game, turn, vp, moves })
  expect(g.result !== null).toBe(over)
  if (!over) {
    const next = table.handOverTo(now())
    if (next !== null) table.takeSeat(next)
    table.answer([table.question(now())!.moves[0]!])
    expect(now().session!.actors.length).toBeGreaterThan(moves)
    while (local.useLocalTable.getState().thinking) await pause(1)
    expect(local.useLocalTable.getState().botTrouble).toBeNull()
    while (movesKept(id) < now().session!.actors.length) await pause(1)
  }
  table.leaveGame()
})

test('all games are on the shelf, those on servers too', async () => {
  const { shelf } = await import('../../../src/web/store/shelf.ts')
  const { onlineShelf } = await import('../../../src/web/online/access/shelf.ts')
  expect((await (await shelf()).all()).map(({ id }) => id).sort()).toEqual(fixture.browser.games.map(({ id }) => id).sort())
  expect((await (await onlineShelf()).all()).map(({ id }) => id).sort()).toEqual([...fixture.browser.online].sort())
})

test('what was chosen for the page stays chosen', async () => {
  const { keptSettings } = await import('../../../src/web/store/kept-settings.ts')
  const { useGuide } = await import('../../../src/web/store/guide.ts')
  expect(keptSettings()).toMatchObject({ language: 'ru', theme: 'dark', pace: 'instant', textBoard: true })
  expect(useGuide.getState().isOpen).toBe(false)
})
