/** The guide beside the table: the bot keeps to the course and waits until the lessons are read; only what the guide allows can be chosen. */
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { US, USSR } from '../../../src/engine/script.ts'
import { pickOf, rulesNamed } from '../../../src/index.ts'
import { nameOf } from '../../../src/rules/vocabulary.ts'
import { FIRST_GAME } from '../../../src/web/learn/first-game.ts'
import { isLocal } from '../../../src/web/store/local-session.ts'
import { standInForBrowser } from '../without-browser.ts'

const rules = rulesNamed('red-sea')!
const pick = (name: string): number => pickOf(rules, name)

/** A bot that plays the first card and word it may; it counts how often it is asked. */
let asked = 0
vi.mock('../../../src/web/worker/thinker.ts', async () => {
  const { decision } = await import('../../../src/rules/api.ts')
  return {
    thinker: () => ({
      think: async (task: { kind: string; g: Parameters<typeof decision>[0] }) => {
        if (task.kind !== 'pick') return []
        asked++
        return decision(task.g, 1)!.moves[0]
      },
      stop: () => undefined,
    }),
  }
})

let table: typeof import('../../../src/web/store/table.ts')
let local: typeof import('../../../src/web/store/local-table.ts')
let guide: typeof import('../../../src/web/store/guide.ts')
let id: string

beforeAll(async () => {
  standInForBrowser()
  table = await import('../../../src/web/store/table.ts')
  local = await import('../../../src/web/store/local-table.ts')
  guide = await import('../../../src/web/store/guide.ts')
})

beforeEach(async () => {
  asked = 0
  guide.showGuide(true)
  table.setGuard(null)
  id = local.startGame(FIRST_GAME.start, FIRST_GAME.seats, FIRST_GAME.origin)
  await settled()
})

/** All that follows by itself has followed: nothing here takes time. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await pause(0)
}

/** What the USSR has answered so far, by name. */
function answers(): (string | undefined)[] {
  const { session } = table.useTable.getState()
  if (session === null || !isLocal(session)) throw new Error('there is no game')
  return session.match.made.filter(({ move }) => move.by === USSR).map(({ move }) => nameOf(rules, move.pick))
}

test('the bot plays what is arranged, and not before the lesson is read', async () => {
  expect(answers()).toEqual(['nasserism'])
  table.answer([pick('the-strong-man-of-sudan')])
  await settled()
  expect(answers()).toEqual(['nasserism'])
  guide.markRead(id, 'welcome', 'control')
  await settled()
  expect(answers()).toEqual(['nasserism', 'separatists', 'influence', 'kenya', 'somalia'])
  expect(asked).toBe(0)
})

test('without the guide nothing waits, and a bot answers another move by itself', async () => {
  guide.showGuide(false)
  table.answer([pick('diego-garcia')])
  await settled()
  expect(asked).toBeGreaterThan(0)
  expect(answers().length).toBeGreaterThan(1)
})

test('a person who leaves the guide is not kept waiting', async () => {
  table.answer([pick('the-strong-man-of-sudan')])
  await settled()
  guide.showGuide(false)
  await settled()
  expect(answers()).toHaveLength(5)
})

test('lessons read in one game are not read in another', () => {
  guide.markRead(id, 'welcome')
  expect(guide.readIn(guide.useGuide.getState(), id)).toEqual(['welcome'])
  expect(guide.readIn(guide.useGuide.getState(), 'another')).toEqual([])
})

test('what the guide does not allow is neither chosen nor played', () => {
  const asks: number[][] = []
  table.setGuard((picks) => {
    asks.push([...picks])
    return picks[0] === pick('the-strong-man-of-sudan')
  })
  table.choosePicks([pick('diego-garcia')])
  table.answer([pick('diego-garcia')])
  expect(table.useTable.getState().chosen).toEqual([])
  expect(asks).toEqual([[pick('diego-garcia')], [pick('diego-garcia')]])
  table.choosePicks([pick('the-strong-man-of-sudan')])
  expect(table.useTable.getState().chosen).toEqual([pick('the-strong-man-of-sudan')])
  table.answer([pick('the-strong-man-of-sudan')])
  expect(table.useTable.getState().session!.actors.filter((actor) => actor === US)).toHaveLength(1)
})
