/** The attack: a client writes X-Forwarded-For itself, so that limits count another address. */
import { afterEach, expect, test } from 'vitest'
import { BadEnvironment, type Proxies, readEnvironment } from '../../../src/server/config.ts'
import { stopClock } from '../../waiting.ts'
import { type House, openHouse } from '../house.ts'

let open: House | null = null
afterEach(async () => {
  await open?.close()
  open = null
})

/** The address that the server takes a client for. */
async function seen(trustProxy: boolean | Proxies, forwarded: string, remoteAddress = '127.0.0.1'): Promise<string> {
  stopClock()
  open ??= await openHouse({ trustProxy, requests: 1 })
  const ask = async (headers: Record<string, string>) =>
    (await open!.server.http.inject({ url: '/api/live', remoteAddress, headers })).statusCode
  await ask({ 'x-forwarded-for': forwarded })
  // One request in a minute is allowed: the address that is refused now is the one that was counted.
  for (const part of [...forwarded.split(', '), remoteAddress]) {
    const alone =
      trustProxy === false || trustProxy === 0 ? { remoteAddress: part } : { remoteAddress, headers: { 'x-forwarded-for': part } }
    const reply = await open.server.http.inject({ url: '/api/live', ...alone })
    if (reply.statusCode === 429) return part
  }
  return 'nobody'
}

test.each([
  [true, '203.0.113.1, 192.0.2.66', '192.0.2.66'],
  [1, '203.0.113.1, 192.0.2.66', '192.0.2.66'],
  [2, '203.0.113.1, 192.0.2.66, 10.0.0.1', '192.0.2.66'],
  ['127.0.0.1,10.0.0.0/8', '203.0.113.1, 192.0.2.66, 10.1.2.3', '192.0.2.66'],
  [false, '203.0.113.1, 192.0.2.66', '127.0.0.1'],
] as const)('with proxies %j, %s is %s', async (trustProxy, forwarded, address) => {
  expect(await seen(trustProxy, forwarded)).toBe(address)
})

test('with addresses, a client that comes without the proxy is not believed', async () => {
  stopClock()
  open = await openHouse({ trustProxy: '127.0.0.1', requests: 1 })
  const ask = async (forwarded: string) =>
    (await open!.server.http.inject({ url: '/api/live', remoteAddress: '192.0.2.66', headers: { 'x-forwarded-for': forwarded } }))
      .statusCode
  expect([await ask('203.0.113.1'), await ask('203.0.113.2')]).toEqual([200, 429])
})

test.each([
  ['true', 1],
  ['yes', 1],
  ['1', 1],
  ['2', 2],
  ['0', 0],
  ['false', 0],
  ['127.0.0.1', '127.0.0.1'],
  ['10.0.0.0/8, ::1', '10.0.0.0/8,::1'],
  ['loopback', 'loopback'],
])('HOTLINE_TRUST_PROXY=%s is %j', (text, proxies) => {
  expect(readEnvironment({ HOTLINE_TRUST_PROXY: text }).HOTLINE_TRUST_PROXY).toBe(proxies)
})

test.each(['maybe', '11', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example.org', ''])('HOTLINE_TRUST_PROXY=%s is refused', (text) => {
  expect(() => readEnvironment({ HOTLINE_TRUST_PROXY: text })).toThrow(BadEnvironment)
})
