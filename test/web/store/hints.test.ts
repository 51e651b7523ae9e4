/** One position has one hint, which leads on to the next pick, improves and can be stopped. */
import { beforeEach, expect, test, vi } from 'vitest'
import { pickOf, rulesOf, US } from '../../../src/index.ts'
import { W } from '../../../src/rules/vocabulary.ts'
import { after, begin, type LocalSession } from '../../../src/web/store/local-session.ts'
import type { LongTask } from '../../../src/web/worker/protocol.ts'
import type { Hint } from '../../../src/words/hint.ts'
import { standInForBrowser } from '../without-browser.ts'

interface Asked {
  readonly task: Extract<LongTask, { kind: 'hints' }>
  readonly onAnswer: (hints: readonly Hint[]) => void
  readonly onEnd: () => void
}
const worker = vi.hoisted(() => ({ asked: [] as Asked[], stops: 0 }))

// Node has no workers of the browser.
vi.mock('../../../src/web/worker/thinker.ts', () => ({
  thinker: () => ({
    think: async () => [],
    follow: (task: Asked['task'], onAnswer: Asked['onAnswer'], onEnd: () => void) => {
      worker.asked.push({ task, onAnswer, onEnd })
      return () => {
        worker.stops++
        onEnd()
      }
    },
    warm: () => undefined,
    stop: () => undefined,
  }),
}))

standInForBrowser()
const table = await import('../../../src/web/store/table.ts')
const { askForHints, litBy, pointAtHint, stopThinking, takeHint, useHints } = await import('../../../src/web/store/hints.ts')

const position = {
  turn: 3,
  round: 2,
  side: 'us',
  influence: { iran: [2, 0], pakistan: [1, 0], italy: [2, 0] },
  hands: { us: ['nato', 'fidel'], ussr: ['blockade'] },
} as const

let session: LocalSession
/** Each test has a position of its own: what one has found is kept. */
let vp = 0
const pick = (name: string): number => pickOf(rulesOf(session.g), name)
const hintOf = (parts: Partial<Hint>): Hint => ({ pick: pick('nato'), use: W.influence, where: [], chance: 0.6, why: [], ...parts })

beforeEach(() => {
  worker.asked = []
  worker.stops = 0
  session = begin({ game: 'twilight-struggle' }, ['human', 'club'], { position: { ...position, vp: vp++ } })
  const host = {
    answer: (picks: readonly number[]) => {
      session = after(
        session,
        picks.map((each) => ({ by: US, pick: each })),
      )
      table.show(session)
    },
    undo: () => undefined,
    close: () => undefined,
  }
  table.openAt(host, 'hints')
  table.show(session)
})

test('one position is thought about once', () => {
  askForHints()
  worker.asked[0]!.onAnswer([hintOf({})])
  askForHints()
  expect(useHints.getState().found).toBeNull()
  askForHints()
  expect(useHints.getState().found).toEqual([hintOf({})])
  expect(worker.asked).toHaveLength(1)
  expect(worker.stops).toBe(1)
})

test('better hints take the place of the first, until the person has seen enough', () => {
  askForHints()
  expect(useHints.getState()).toMatchObject({ found: [], isThinking: true })
  for (const chance of [0.5, 0.55]) worker.asked[0]!.onAnswer([hintOf({ chance })])
  expect(useHints.getState()).toMatchObject({ found: [{ chance: 0.55 }], isThinking: true })
  stopThinking()
  expect(useHints.getState()).toMatchObject({ found: [{ chance: 0.55 }], isThinking: false })
})

test('a hint that is followed leads on to its next pick, with the same chance', async () => {
  askForHints()
  const where = [pick('pakistan'), pick('iran')]
  const hint = hintOf({ where, chance: 0.61 })
  worker.asked[0]!.onAnswer([hint])
  takeHint(hint)
  expect(table.useTable.getState().chosen).toEqual([hint.pick])
  await vi.waitUntil(() => table.useTable.getState().dangers !== null)
  takeHint(hint)
  expect(table.question(table.useTable.getState())?.kind).toBe('influence')
  expect(worker.asked).toHaveLength(2)
  expect(worker.asked[1]!.task.followed).toMatchObject({ picks: where, chance: 0.61 })
  table.choosePicks([where[0]!])
  expect(worker.asked[2]!.task.followed).toMatchObject({ picks: [where[1]], chance: 0.61 })
})

test('another answer ends it', () => {
  askForHints()
  worker.asked[0]!.onAnswer([hintOf({ where: [pick('iran')] })])
  table.answer([pick('nato'), W.influence, pick('italy')])
  askForHints()
  expect(worker.asked.at(-1)!.task.followed).toBeNull()
})

test('the map lights the countries of the best hint, or of the one that is pointed at', () => {
  askForHints()
  const [first, second] = [hintOf({ where: [pick('iran')] }), hintOf({ why: [{ key: 'takes', country: pick('italy'), share: 1 }] })]
  worker.asked[0]!.onAnswer([first, second])
  expect(litBy(useHints.getState())).toEqual([pick('iran')])
  pointAtHint(second)
  expect(litBy(useHints.getState())).toEqual([pick('italy')])
})
