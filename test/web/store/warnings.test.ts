/** The page warns of every danger that the bots avoid. */
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { generator } from '../../../src/bots/generator.ts'
import { dangers, decision, pickOf, resample, rulesOf, US, view } from '../../../src/index.ts'
import { after, begin } from '../../../src/web/store/local-session.ts'
import type { Task } from '../../../src/web/worker/protocol.ts'
import { movesBefore, WARNED } from '../../warned.ts'
import { standInForBrowser } from '../without-browser.ts'

// Node has no workers of the browser.
vi.mock('../../../src/web/worker/thinker.ts', () => ({
  thinker: () => ({
    think: async (task: Task) => {
      if (task.kind !== 'dangers') return []
      const { g, side, seed } = task
      return dangers(view(g, side), decision(g, side)!, [resample(g, side, generator(seed))])
    },
    stop: () => undefined,
  }),
}))

let table: typeof import('../../../src/web/store/table.ts')

beforeAll(async () => {
  standInForBrowser()
  table = await import('../../../src/web/store/table.ts')
})

test.each(WARNED)('of $what', async (warned) => {
  const { game, position, kind, deadly, safe } = warned
  const session = begin({ game }, ['human', 'club'], { position })
  const now = () => table.useTable.getState()
  table.openAt({ answer: () => undefined, undo: () => undefined, close: () => undefined }, 'warned')
  table.show(after(session, movesBefore(session.g, warned)))
  expect(table.question(now())?.kind).toBe(kind)
  while (now().dangers === null) await pause(1)
  const warnedOf = new Set(now().dangers!.map(({ pick }) => pick))
  const [lost, kept] = [deadly, safe].map((name) => pickOf(rulesOf(session.g), name))
  expect([warnedOf.has(lost!), warnedOf.has(kept!)]).toEqual([true, false])
  table.choosePicks([lost!])
  expect(now()).toMatchObject({ seated: US, chosen: [lost], held: false })
})
