/** The decisive click: what chance or hidden cards follow waits for its confirmation; a play can be started over; the only answer is taken. */
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { CHANCE } from '../../../src/engine/script.ts'
import { asked, decision, type Position, pickOf, rulesOf, type Side, US, USSR } from '../../../src/index.ts'
import { W } from '../../../src/rules/vocabulary.ts'
import { after, begin, isLocal, type LocalSession, undone } from '../../../src/web/store/local-session.ts'
import type { Host } from '../../../src/web/store/table.ts'
import { standInForBrowser } from '../without-browser.ts'

// Node has no workers of the browser: nothing is dangerous here.
vi.mock('../../../src/web/worker/thinker.ts', () => ({ thinker: () => ({ think: async () => [], stop: () => undefined }) }))

let store: typeof import('../../../src/web/store/table.ts')

beforeAll(async () => {
  standInForBrowser()
  store = await import('../../../src/web/store/table.ts')
})

const now = () => store.useTable.getState()

function session(): LocalSession {
  const shown = now().session
  if (shown === null || !isLocal(shown)) throw new Error('there is no game')
  return shown
}

/** Makes every move at once; nobody answers for the other side. */
const HOST: Host = {
  answer: (picks) =>
    store.showNext(
      after(
        session(),
        picks.map((pick) => ({ by: now().seated as Side, pick })),
      ),
    ),
  undo: () => store.show(undone(session())),
  close: () => undefined,
}

const CARDS = ['duck-and-cover', 'fidel', 'brush-war', 'marshall-plan']

const POSITION: Position = {
  turn: 4,
  round: 2,
  side: 'us',
  defcon: 4,
  influence: { 'west-germany': [4, 0], japan: [2, 0], cuba: [0, 3], angola: [0, 1], nigeria: [1, 0] },
  hands: { us: CARDS, ussr: ['blockade', 'nasser'] },
}

/** The US has influence in one of the three countries alone, and loses two there. */
const SUEZ: Position = {
  ...POSITION,
  side: 'ussr',
  influence: { 'united-kingdom': [5, 0], 'east-germany': [0, 3] },
  hands: { us: ['nato'], ussr: ['suez-crisis', 'nasser'] },
}

const named = (name: string): number => pickOf(rulesOf(session().g), name)

/** Warnings have come, so that a click is answered at once. */
async function sit(position: Position = POSITION, side: Side = US): Promise<void> {
  store.openAt(HOST, 'decisive')
  store.show(begin({ game: 'twilight-struggle' }, ['human', 'human'], { position }))
  store.takeSeat(side)
  await judged()
}

async function judged(): Promise<void> {
  while (now().dangers === null) await pause(1)
}

const moves = (): number => session().actors.length

test.each(['event', 'space'] as const)('%s waits for its confirmation, however often it is pressed', async (use) => {
  await sit()
  const picks = [named('duck-and-cover'), W[use]]
  store.choosePicks(picks.slice(0, 1))
  await judged()
  for (let times = 0; times < 3; times++) store.choosePicks(picks)
  expect([moves(), now().chosen]).toEqual([0, picks])
  store.answer(now().chosen)
  expect(moves()).toBe(2)
})

test('with a card open a country means influence', async () => {
  await sit()
  store.choosePicks([named('marshall-plan')])
  await judged()
  store.choosePicks([named('marshall-plan'), W.influence, named('west-germany')])
  expect([moves(), store.question(now())?.kind]).toEqual([3, 'influence'])
})

test('a play is started over at once, up to its card', async () => {
  await sit()
  store.choosePicks([named('marshall-plan')])
  await judged()
  store.choosePicks([named('marshall-plan'), W.influence, named('west-germany')])
  await judged()
  store.choosePicks([named('japan')])
  expect([moves(), store.movesInPlay(now())]).toEqual([4, 4])
  store.undoPlay()
  expect([moves(), store.question(now())?.kind]).toEqual([0, 'play'])
})

test('back from a country on the map leads to the open card', async () => {
  await sit()
  const card = named('fidel')
  store.choosePicks([card])
  // Until it is known whether it loses the game, the choice waits.
  store.choosePicks([card, W.influence, named('japan')])
  expect(now().held).toBe(true)
  store.cancel()
  expect(now().chosen).toEqual([card])
})

test('the only answer is taken, and said; the last one, which ends the play, is not; undo takes it back with the answer before it', async () => {
  await sit(SUEZ, USSR)
  store.choosePicks([named('suez-crisis')])
  await judged()
  store.answer([named('suez-crisis'), W.event])
  expect([moves(), now().taken, store.question(now())?.moves]).toEqual([3, named('united-kingdom'), [named('united-kingdom')]])
  store.undo()
  expect([moves(), store.question(now())?.kind]).toEqual([1, 'use'])
})

test('the last point of the set-up waits for its confirmation', async () => {
  store.openAt(HOST, 'set-up')
  let set = begin({ game: 'twilight-struggle' }, ['human', 'human'])
  const rules = rulesOf(set.g)
  for (let who = asked(set.g); (who & 1) === 0; who = asked(set.g)) {
    const by = who & 2 ? USSR : CHANCE
    set = after(set, [{ by, pick: decision(set.g, by)!.moves[0]! }])
  }
  const norway = pickOf(rules, 'norway')
  set = after(
    set,
    Array.from({ length: 6 }, () => ({ by: US, pick: norway }) as const),
  )
  store.show(set)
  store.takeSeat(US)
  await judged()
  store.choosePicks([norway])
  expect([now().chosen, now().held, store.canUndo(now())]).toEqual([[norway], false, true])
})

test('a card that lies open as a headline stays open when the opponent has chosen', async () => {
  const { round: _round, side: _side, ...rest } = POSITION
  await sit({ ...rest, phase: 'headline' })
  store.choosePicks([named('fidel')])
  await judged()
  store.showNext(after(session(), [{ by: USSR, pick: named('nasser') }]))
  expect([moves(), now().chosen]).toEqual([1, [named('fidel')]])
})
