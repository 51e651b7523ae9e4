/** Where worlds learn from each other: what is known of a play is shared, the play itself is the one of the world at hand. */
import { describe, expect, test } from 'vitest'
import type { Action } from '../../../src/bots/search/actions.ts'
import { newNode, SETTINGS, select } from '../../../src/bots/search/search.ts'
import { W } from '../../../src/rules/vocabulary.ts'

const play = (card: number, use: number, where: readonly number[] = []): Action => ({ card, use, where, score: 0 })

describe('further down the tree', () => {
  test('operations that begin in the same country are one branch, played with a card that is held in this world', () => {
    const node = newNode()
    const first = select(node, [play(1, W.coup, [7])], SETTINGS, false)
    const second = select(node, [play(2, W.coup, [7])], SETTINGS, false)
    expect(second.branch).toBe(first.branch)
    expect([first.action.card, second.action.card]).toEqual([1, 2])
  })

  test('another country, another use and the event of another card are other branches', () => {
    const node = newNode()
    const plays = [
      play(1, W.coup, [7]),
      play(1, W.coup, [8]),
      play(1, W.influence, [7]),
      play(1, W.space),
      play(1, W.event),
      play(2, W.event),
    ]
    const branches = plays.map((one) => select(node, [one], SETTINGS, false).branch)
    expect(new Set(branches).size).toBe(plays.length)
  })
})

test('at the root, where the hand is known, each card is a branch of its own', () => {
  const node = newNode()
  const branches = [play(1, W.coup, [7]), play(2, W.coup, [7])].map((one) => select(node, [one], SETTINGS, true).branch)
  expect(new Set(branches).size).toBe(2)
})
