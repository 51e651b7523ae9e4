/** The attack: many connections of one address open games again and again, which costs them a line each and the server a long answer. */
import { afterEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../src/client/client.ts'
import type { ServerMessage } from '../../../src/protocol/socket.ts'
import { COSTS, makeBudgets, OF_ENTRY, OF_NETWORK, OF_PERSON } from '../../../src/server/socket/costs.ts'
import { makePace } from '../../../src/server/socket/pace.ts'
import { type House, openHouse, personAt, refusal, twoAt } from '../house.ts'
import { guest } from '../visitor.ts'

const houses: House[] = []
async function house(more: Parameters<typeof openHouse>[0] = {}): Promise<House> {
  const open = await openHouse({ trustProxy: true, ...more })
  houses.push(open)
  return open
}
afterEach(async () => {
  for (const open of houses.splice(0)) await open.close()
})

const USUAL = { aSecond: 30, atOnce: 120, games: 50 }
/** No connection is refused by itself. */
const QUICK = { aSecond: 1000, atOnce: 1000, games: 50 }
const at = (ip: string): Record<string, string> => ({ 'x-forwarded-for': ip })

test('a thousand openings of one game by spectators are one serialisation, and so is an update to all of them', async () => {
  const open = await house()
  const { id, ussr } = await twoAt(open)
  const { texts } = open.server.tables
  const clients = await Promise.all(Array.from({ length: 100 }, () => open.connect()))
  const before = texts.made
  for (let i = 0; i < 10; i++) await Promise.all(clients.map((client) => client.ask({ type: 'watch', game: id })))
  expect(texts.made - before).toBe(1)
  const updated = Promise.all(
    clients.map((client) => new Promise<void>((resolve) => client.onMessage(({ type }) => type === 'update' && resolve()))),
  )
  const made = texts.made
  await ussr.picks('poland')
  await updated
  // One for each of the two players, one for all others.
  expect(texts.made - made).toBe(3)
  const [first, second] = await Promise.all([personAt(open, id), personAt(open, id)])
  expect(first.game_.seq).toBe(ussr.now().seq)
  expect({ ...first.game_, id: '', clock: null }).toEqual({ ...second.game_, id: '', clock: null })
})

describe('what is asked for is weighed', () => {
  /** Every connection opens the game so often, and then one goes on until it is refused; returns what came back. */
  async function flood(open: House, game: string, headers: readonly Record<string, string>[], times: number) {
    const clients = await Promise.all(headers.map((one) => open.connect(one)))
    const asks = (client: Client): Promise<string | null> =>
      client.ask({ type: 'watch', game }).then(
        () => null,
        (error: Error) => error.message,
      )
    await Promise.all(clients.flatMap((client) => Array.from({ length: times }, () => asks(client))))
    const last = await open.connect(headers[0])
    for (let i = 0; (await asks(last)) === null && i < 500; i++);
    const frames = [...clients, last].flatMap((client) => client.received)
    const messages = frames.map((frame) => JSON.parse(frame) as ServerMessage)
    return {
      bytes: frames.reduce((sum, frame) => sum + frame.length, 0),
      opened: messages.filter(({ type }) => type === 'game').length,
      refused: messages.filter((message) => message.type === 'error' && message.code === 'too-fast').length,
    }
  }
  const LITTLE = { aSecond: 0.001, atOnce: 1000 } // units: a megabyte

  test('by the bytes of its answers, for all connections of an address together', async () => {
    const open = await house({ limits: { ...QUICK, network: LITTLE } })
    const { id } = await twoAt(open)
    const { bytes, opened, refused } = await flood(
      open,
      id,
      Array.from({ length: 40 }, () => at('192.0.2.66')),
      25,
    )
    expect(bytes).toBeLessThan(1.3 * 1000 * LITTLE.atOnce)
    expect(opened).toBeGreaterThan(0)
    expect(refused).toBeGreaterThan(500)
    // At another address nobody notices.
    const other = await open.connect(at('198.51.100.1'))
    await other.ask({ type: 'watch', game: id })
    const same = await open.connect(at('192.0.2.66'))
    expect(await refusal(same.ask({ type: 'watch', game: id }))).toBe('too-fast')
  })

  test('for a person at all addresses together', async () => {
    const open = await house({ limits: { ...QUICK, person: LITTLE } })
    const { id } = await twoAt(open)
    const [one, other] = [await guest(open), await guest(open)]
    const addresses = Array.from({ length: 20 }, (_, i) => ({ ...one.headers(), ...at(`192.0.2.${i}`) }))
    const { refused } = await flood(open, id, addresses, 25)
    expect(refused).toBeGreaterThan(0)
    const again = await open.connect({ ...one.headers(), ...at('198.51.100.1') })
    expect(await refusal(again.ask({ type: 'watch', game: id }))).toBe('too-fast')
    const client = await open.connect({ ...other.headers(), ...at('192.0.2.1') })
    await client.ask({ type: 'watch', game: id })
  })

  test('who goes on after being refused is disconnected', async () => {
    const open = await house({ limits: { ...USUAL, network: LITTLE } })
    const { id } = await twoAt(open)
    const client = await open.connect(at('192.0.2.66'))
    for (let i = 0; i < 500; i++) client.sendRaw(JSON.stringify({ type: 'watch', id: `w${i}`, game: id }))
    await client.closed
  })
})

describe('normal play is not limited', () => {
  test('a club of 50 behind one address comes back at once, each to several games, and plays on', async () => {
    const open = await house({ limits: USUAL })
    const tables = await Promise.all(Array.from({ length: 10 }, () => twoAt(open)))
    const clients = await Promise.all(Array.from({ length: 50 }, () => open.connect(at('203.0.113.5'))))
    await Promise.all(clients.flatMap((client) => tables.slice(0, 4).map(({ id }) => client.ask({ type: 'watch', game: id }))))
    for (const { ussr } of tables) await ussr.picks('poland')
  })

  test('nor with long games of which half are not in memory', () => {
    const budgets = makeBudgets(OF_NETWORK, OF_PERSON)
    const now = 1_800_000_000_000
    const refused: string[] = []
    for (let person = 0; person < 50; person++)
      for (let game = 0; game < 4; game++) {
        const budget = budgets.of('club', `person ${person}`)
        if (!budget.take(COSTS.watch, now)) refused.push(`${person} ${game}`)
        budget.settle(60 + (game < 2 ? 500 * OF_ENTRY : 0) - COSTS.watch, now)
      }
    expect(refused).toEqual([])
    // Then all of them move every second, for an hour.
    for (let second = 0; second < 3600; second++)
      for (let person = 0; person < 50; person++)
        if (!budgets.of('club', `person ${person}`).take(COSTS.move, now + 1000 * second)) refused.push(`${second} ${person}`)
    expect(refused).toEqual([])
  })
})

test('one piece of work is begun in each turn of the event loop, in fair shares, and what one owner asks for in its order', async () => {
  const pace = makePace()
  const begun: string[] = []
  let turns = 0
  const turn = (): void => {
    turns++
    begun.push('-')
    if (turns < 20) setImmediate(turn)
  }
  const run = (network: string, person: string, name: string): Promise<void> =>
    pace.run({ network, person }, 50, async () => void begun.push(name))
  const all = [
    ...[1, 2, 3, 4, 5].map((i) => run('hostile', `connection ${i}`, `flood ${i}`)),
    run('home', 'me', 'watch'),
    run('home', 'me', 'move'),
  ]
  setImmediate(turn)
  await Promise.all(all)
  expect(begun.filter((name) => name !== '-')).toEqual(['flood 1', 'flood 2', 'watch', 'flood 3', 'move', 'flood 4', 'flood 5'])
  expect(begun.some((name, i) => name !== '-' && i > 2 && begun[i - 1] !== '-')).toBe(false)
})
