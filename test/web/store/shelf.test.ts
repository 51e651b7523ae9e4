/** Games kept in a browser that has no database: as texts, and with a word about what went wrong. */
import { expect, test } from 'vitest'
import { inStorage, type Kept, ShelfTrouble } from '../../../src/web/store/shelf.ts'

/** A storage with room for so many characters. */
function storage(room: number): Storage {
  const texts = new Map<string, string>([['another.page', 'untouched']])
  return {
    get length() {
      return texts.size
    },
    clear: () => texts.clear(),
    key: (i) => [...texts.keys()][i] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new DOMException('no room', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key) => void texts.delete(key),
  }
}

const kept = (id: string, moves: number): Kept => ({
  id,
  changed: 1,
  turn: 1,
  winner: null,
  record: {
    game: 'red-sea',
    rules: 1,
    options: {} as Kept['record']['options'],
    players: {},
    moves: Array.from({ length: moves }, () => ({ by: 0, pick: 'kenya' })),
  },
})

test('what is put on the shelf stands there until it is removed', async () => {
  const texts = storage(10_000)
  const shelf = inStorage(texts)
  await shelf.put(kept('a', 1))
  await shelf.put(kept('b', 2))
  await shelf.put(kept('a', 3))
  expect((await shelf.all()).map(({ id, record }) => [id, record.moves.length])).toEqual([
    ['a', 3],
    ['b', 2],
  ])
  await shelf.remove('a')
  expect(await shelf.get('a')).toBeUndefined()
  expect(await shelf.get('b')).toEqual(kept('b', 2))
  expect(texts.getItem('another.page')).toBe('untouched')
})

test('a full shelf says so, and what stood there still stands', async () => {
  const shelf = inStorage(storage(300))
  await shelf.put(kept('a', 1))
  const full = shelf.put(kept('a', 100))
  await expect(full).rejects.toThrow(ShelfTrouble)
  await expect(full).rejects.toMatchObject({ code: 'full' })
  expect(await shelf.get('a')).toEqual(kept('a', 1))
})

test('a storage that refuses everything is unavailable', async () => {
  const closed = new Proxy(storage(0), {
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  await expect(inStorage(closed).all()).rejects.toMatchObject({ code: 'unavailable' })
})
