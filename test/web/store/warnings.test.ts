/** The page warns of every danger that the bots avoid. */
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { nameOf, type Position, pickOf, rulesOf, US } from '../../../src/index.ts'
import { after, begin } from '../../../src/web/store/local-session.ts'
import type { Task } from '../../../src/web/worker/protocol.ts'
import { movesBefore, WARNED } from '../../warned.ts'
import { standInForBrowser } from '../without-browser.ts'

// Node has no workers of the browser; what they compute is the same.
vi.mock('../../../src/web/worker/thinker.ts', () => ({
  thinker: () => ({
    think: async (task: Task) => (await import('../../../src/web/worker/answers.ts')).answerTo(task),
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

/** Of the cards that the other side may hold, one would lose the game; it holds none of them. */
const FEARED: Position = {
  turn: 4,
  round: 3,
  side: 'us',
  defcon: 2,
  influence: { 'west-germany': [5, 1], iran: [2, 0], iraq: [0, 3], angola: [1, 2], panama: [2, 0], cuba: [0, 3], pakistan: [2, 0] },
  hands: { us: ['missile-envy', 'nasser', 'fidel'], ussr: ['blockade', 'comecon', 'junta'] },
}

async function warnedAt(position: Position, chosen: readonly string[]): Promise<readonly (readonly [string, string])[]> {
  const session = begin({ game: 'twilight-struggle' }, ['human', 'club'], { position })
  const rules = rulesOf(session.g)
  table.openAt({ answer: () => undefined, undo: () => undefined, close: () => undefined }, 'feared')
  table.show(session)
  for (const name of chosen) table.choosePicks([pickOf(rules, name)])
  await vi.waitUntil(() => table.useTable.getState().dangers !== null, { timeout: 20_000 })
  return table.useTable.getState().dangers!.map(({ pick, how }) => [nameOf(rules, pick)!, how] as const)
}

test('of a card that the other side may hold: Missile Envy may bring Duck and Cover', async () => {
  expect(await warnedAt(FEARED, ['missile-envy'])).toContainEqual(['event', 'chance'])
  expect(await warnedAt({ ...FEARED, defcon: 3 }, ['missile-envy'])).not.toContainEqual(['event', 'chance'])
})

test('of a headline that loses if the other one degrades DEFCON first', async () => {
  const { round: _round, side: _side, ...rest } = FEARED
  const hands = { us: ['lone-gunman', 'nato', 'fidel'], ussr: ['blockade', 'comecon'] }
  const brink = ['cuban-missile-crisis', 'how-i-learned-to-stop-worrying']
  const at = (defcon: number, removed: string[]) => warnedAt({ ...rest, phase: 'headline', defcon, removed, hands }, [])
  expect(await at(3, brink)).toEqual([['lone-gunman', 'chance']])
  // Two cards bring it to 2 at once; bots keep away from that too.
  expect(await at(5, brink)).toEqual([])
  expect(await at(5, [])).toEqual([['lone-gunman', 'chance']])
})
