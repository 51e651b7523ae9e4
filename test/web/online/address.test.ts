/** The address of the socket: a proxy finds the game in it. */
import { afterAll, expect, test, vi } from 'vitest'

vi.stubGlobal('document', { baseURI: 'https://play.example.org/club/' })
afterAll(() => void vi.unstubAllGlobals())

test('names the game, and keeps the path of the page', async () => {
  const { socketAddress } = await import('../../../src/web/online/access/http.ts')
  expect(socketAddress('abcdefgh2345')).toBe('wss://play.example.org/club/api/socket?game=abcdefgh2345')
  expect(socketAddress()).toBe('wss://play.example.org/club/api/socket')
})
