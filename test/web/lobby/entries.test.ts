import { describe, expect, test } from 'vitest'
import type { LobbyEntry } from '../../../src/protocol/lobby.ts'
import { EVERYTHING, entriesAfter, fits, pairingLike, sorted } from '../../../src/web/lobby/entries.ts'

function entry(id: string, more: Partial<LobbyEntry> = {}): LobbyEntry {
  return {
    id,
    kind: 'seek',
    by: { name: 'Anna', rating: 1600 },
    to: null,
    game: 'red-sea',
    options: {} as LobbyEntry['options'],
    clock: { kind: 'none' },
    speed: 'slow',
    side: 'any',
    rated: false,
    hints: false,
    duplicate: false,
    openHands: null,
    range: null,
    made: 1,
    ...more,
  }
}

describe('what waits in the lobby', () => {
  const [a, b] = [entry('a'), entry('b')]

  test('follows what the socket tells', () => {
    const all = entriesAfter([], { type: 'lobby', id: 'x', entries: [a] })
    const more = entriesAfter(all, { type: 'lobby-entry', entry: b })
    expect(more).toEqual([a, b])
    expect(entriesAfter(more, { type: 'lobby-gone', entry: 'a', game: null, declined: false })).toEqual([b])
    expect(entriesAfter(more, { type: 'welcome', protocol: 1, now: 1 })).toBe(more)
  })

  test('an entry that comes twice is there once, as it came last', () => {
    const changed = entry('a', { rated: true })
    expect(entriesAfter([a], { type: 'lobby-entry', entry: changed })).toEqual([changed])
  })

  test('is mine, for me, or for all; the newest first', () => {
    const mine = entry('m', { by: { name: 'Boris', rating: null } })
    const toMe = entry('c', { kind: 'challenge', to: 'Boris' })
    const byMe = entry('d', { kind: 'challenge', by: { name: 'Boris', rating: null }, to: 'Anna', made: 5 })
    expect(sorted([a, mine, toMe, byMe, entry('n', { made: 9 })], 'Boris')).toEqual({
      toMe: [toMe],
      mine: [byMe, mine],
      seeks: [entry('n', { made: 9 }), a],
    })
  })

  test('players who wait to be paired are among the offers, and are joined by the same wish', () => {
    const waits = entry('p', { kind: 'pairing', clock: { kind: 'live', increment: 30_000, bank: 2_700_000 }, rated: true })
    expect(sorted([waits], 'Boris').seeks).toEqual([waits])
    expect(pairingLike(waits)).toEqual({ game: 'red-sea', clock: 'live-45', rated: true })
    expect(pairingLike(a)).toBeNull()
  })

  test('of nobody nothing is mine', () => {
    expect(sorted([a], null)).toEqual({ toMe: [], mine: [], seeks: [a] })
  })
})

describe('filters', () => {
  test.each([
    ['all', EVERYTHING, true],
    ['its game', { ...EVERYTHING, game: 'red-sea' }, true],
    ['another game', { ...EVERYTHING, game: 'twilight-struggle' }, false],
    ['its speed', { ...EVERYTHING, speed: 'live' }, true],
    ['another speed', { ...EVERYTHING, speed: 'slow' }, false],
    ['rated', { ...EVERYTHING, rated: 'rated' }, true],
    ['unrated', { ...EVERYTHING, rated: 'free' }, false],
    ['the side that its maker wants', { ...EVERYTHING, side: 'us' }, false],
    ['the side that is left', { ...EVERYTHING, side: 'ussr' }, true],
  ] as const)('%s', (_name, filter, expected) => {
    expect(fits(entry('a', { speed: 'live', rated: true, side: 'us' }), filter)).toBe(expected)
  })

  test('who takes either side leaves both', () => {
    expect(fits(entry('a'), { ...EVERYTHING, side: 'us' })).toBe(true)
  })
})
