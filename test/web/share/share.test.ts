/** Addresses of positions, as the page makes them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOfMove, serverGameOf } from '../../../src/web/share/share.ts'

beforeEach(() => vi.stubGlobal('document', { baseURI: 'https://club.example/hotline/#/replay/r1/7' }))
afterEach(() => vi.unstubAllGlobals())

test('a file of the server names its game, any other file none', () => {
  expect(serverGameOf('api/archive/abcdefghijkl/record')).toEqual({ shelf: 'archive', id: 'abcdefghijkl' })
  expect(serverGameOf('/hotline/api/games/abcdefghijkl/log?token=x')).toEqual({ shelf: 'games', id: 'abcdefghijkl' })
  for (const file of ['game.json', 'api/archive/short/record', 'api/games/abcdefghijkl', 'myapi/games/abcdefghijkl/record'])
    expect(serverGameOf(file)).toBeNull()
})

test('an address is short, below the path of the page, and in the language of who shares it', () => {
  const on = { shelf: 'archive', id: 'abcdefghijkl' } as const
  expect(addressOfMove(on, 40, 'en')).toBe('https://club.example/hotline/archive/abcdefghijkl/40')
  expect(addressOfMove(on, 0, 'ru')).toBe('https://club.example/hotline/archive/abcdefghijkl/0?language=ru')
})
