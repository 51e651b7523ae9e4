/** Getting a game: seeks, challenges, quick pairing. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ERRORS } from '../../src/protocol/common.ts'
import type { LobbyEntry } from '../../src/protocol/lobby.ts'
import type { ServerMessage, ServerMessageOf } from '../../src/protocol/socket.ts'
import { pairsAmong, rangeAt, type WaitingPlayer } from '../../src/server/lobby/pairing.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { changes } from '../waiting.ts'
import { checkMessages, type House, openHouse, refusal, sharedHouse } from './house.ts'
import { guest, member, type Visitor, visitor } from './visitor.ts'

const house = sharedHouse()
const LIVE = { kind: 'live', bank: 600_000, increment: 5000 } as const
const SLOW = { kind: 'slow', move: 86_400_000, bank: 0, vacation: 0 } as const
const WANTED = { game: 'red-sea', clock: SLOW } as const

const made = async (who: Visitor, wanted: object = {}): Promise<LobbyEntry> => {
  const { status, body } = await who.ask('POST', '/api/seeks', { ...WANTED, ...wanted })
  expect([status, body]).toMatchObject([201, {}])
  return body as LobbyEntry
}
const listed = async (who: Visitor, query = ''): Promise<string[]> =>
  ((await who.ask('GET', `/api/seeks${query}`)).body as { entries: LobbyEntry[] }).entries.map(({ id }) => id)
const taken = async (who: Visitor, id: string): Promise<string> => {
  const { status, body } = await who.ask('POST', `/api/seeks/${id}/take`)
  expect(status).toBe(200)
  return (body as { game: string }).game
}

type Lobbying = ServerMessageOf<'lobby' | 'lobby-entry' | 'lobby-gone'>

/** A subscriber of the lobby. */
async function looking(open: House, who: Visitor) {
  const client = await open.connect(who.headers())
  const received: Lobbying[] = []
  const { changed, until } = changes()
  client.onMessage((message: ServerMessage) => {
    if (message.type !== 'lobby' && message.type !== 'lobby-entry' && message.type !== 'lobby-gone') return
    received.push(message)
    changed()
  })
  const first = (await client.ask({ type: 'lobby', on: true })) as ServerMessageOf<'lobby'>
  return {
    client,
    received,
    first,
    until: <T extends Lobbying>(fits: (message: Lobbying) => message is T): Promise<T> =>
      until(
        () => received.find(fits),
        () => `a message of the lobby; there were ${JSON.stringify(received)}`,
      ),
  }
}
const comes =
  (id: string) =>
  (message: Lobbying): message is ServerMessageOf<'lobby-entry'> =>
    message.type === 'lobby-entry' && message.entry.id === id
const goes =
  (id: string) =>
  (message: Lobbying): message is ServerMessageOf<'lobby-gone'> =>
    message.type === 'lobby-gone' && message.entry === id

describe('a seek', () => {
  test('is public, found by filters, and taken by one', async () => {
    const open = await openHouse()
    const [anna, boris, carla] = await Promise.all([guest(open), guest(open), guest(open)])
    const seek = await made(anna, { side: 'us', options: { handicap: [1, 0] } })
    expect(seek).toMatchObject({
      kind: 'seek',
      by: { name: (await anna.me())!.name, rating: null },
      options: { handicap: [1, 0] },
      speed: 'slow',
    })
    const other = await made(boris, { game: 'twilight-struggle', clock: { kind: 'none' } })
    expect(await listed(visitor(open))).toEqual([seek.id, other.id])
    for (const [query, found] of [
      ['?game=red-sea', [seek.id]],
      ['?speed=live', []],
      ['?rated=true', []],
      ['?side=us', [other.id]],
      ['?side=ussr', [seek.id, other.id]],
      ['?fits=true', [other.id]],
      ['?kind=challenge', []],
    ] as const)
      expect([query, await listed(anna, query)]).toEqual([query, found])
    const answers = await Promise.all([boris, carla].map((who) => who.ask('POST', `/api/seeks/${seek.id}/take`)))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'seat-taken']))
    const winner = [boris, carla][answers.findIndex(({ code }) => code === null)]!
    const { game } = answers.find(({ code }) => code === null)!.body as { game: string }
    expect(await taken(winner, seek.id)).toBe(game)
    expect(await listed(anna)).toEqual([other.id])
    const [us, ussr] = [await anna.at(game), await winner.at(game)]
    expect([us.game_.role, ussr.game_.role, us.game_.info.options.handicap]).toEqual(['us', 'ussr', [1, 0]])
    for (const one of [us, ussr]) await one.client.ask({ type: 'sit', game, contribution: 'c' })
    await us.until(({ status }) => status === 'playing')
    await open.close()
  })

  test('is broadcast over the socket as it comes and goes; only its two players learn of the game', async () => {
    const open = await openHouse()
    const [anna, boris, eve] = await Promise.all([guest(open), guest(open), guest(open)])
    const before = await made(boris)
    const [a, b, e] = await Promise.all([anna, boris, eve].map((who) => looking(open, who)))
    expect(e!.first.entries.map(({ id }) => id)).toEqual([before.id])
    const seek = await made(anna, { clock: LIVE })
    for (const one of [a!, b!, e!]) expect((await one.until(comes(seek.id))).entry).toEqual(seek)
    const game = await taken(boris, seek.id)
    expect((await a!.until(goes(seek.id))).game).toBe(game)
    expect((await b!.until(goes(seek.id))).game).toBe(game)
    expect(await e!.until(goes(seek.id))).toEqual({ type: 'lobby-gone', entry: seek.id, game: null, declined: false })
    expect((await boris.ask('DELETE', `/api/seeks/${before.id}`)).status).toBe(204)
    expect((await e!.until(goes(before.id))).game).toBeNull()
    await e!.client.ask({ type: 'lobby', on: false })
    const quiet = e!.received.length
    const last = await made(anna)
    await a!.until(comes(last.id))
    expect(e!.received).toHaveLength(quiet)
    for (const one of [a!, b!, e!]) checkMessages(one.client.received)
    await open.close()
  })

  test('that is live ends when its maker goes away, one that is slow stays', async () => {
    const open = await openHouse()
    const [anna, eve] = await Promise.all([guest(open), guest(open)])
    const [a, again, e] = [await looking(open, anna), await looking(open, anna), await looking(open, eve)]
    const live = await made(anna, { clock: LIVE })
    const slow = await made(anna)
    await e.until(comes(slow.id))
    a.client.close()
    await a.client.closed
    await e.client.ask({ type: 'ping' })
    expect(await listed(eve)).toEqual([live.id, slow.id])
    again.client.close()
    expect((await e.until(goes(live.id))).declined).toBe(false)
    expect(await listed(eve)).toEqual([slow.id])
    await open.close()
  })

  test('that is live waits as long as its maker looks, whatever becomes of the server', async () => {
    let now = 1_800_000_000_000
    const open = await openHouse({ now: () => now })
    const [anna, boris] = await Promise.all([guest(open), guest(open)])
    await looking(open, anna)
    const there = await made(anna, { clock: LIVE })
    const away = await made(boris, { clock: LIVE })
    now += 15_000
    await open.server.lobby.poll()
    now += 15_000
    expect(await listed(visitor(open))).toEqual([there.id])
    expect((await anna.ask('POST', `/api/seeks/${away.id}/take`)).code).toBe('not-found')
    await open.close()
  })

  test('at one server is broadcast and taken at another', async () => {
    const storage = await openStorage(':memory:')
    const [first, second] = [await openHouse({ storage: { ...storage, close: () => Promise.resolve() } }), await openHouse({ storage })]
    const anna = await guest(first)
    const boris = await guest(second)
    const [a, b] = [await looking(first, anna), await looking(second, boris)]
    const seek = await made(anna, { clock: LIVE })
    await second.server.lobby.poll()
    await b.until(comes(seek.id))
    const game = await taken(boris, seek.id)
    await first.server.lobby.poll()
    expect((await a.until(goes(seek.id))).game).toBe(game)
    // Subscribers at another server than the one that handled the request get the entries that came and went there, too.
    const elsewhere = await looking(second, anna)
    const quick = await made(anna)
    const next = await taken(visitor(first, boris.headers()), quick.id)
    await second.server.lobby.poll()
    expect((await elsewhere.until(goes(quick.id))).game).toBe(next)
    await first.close()
    await second.close()
  })
})

describe('hints', () => {
  test('are in an offer only where its maker has asked for them, and then it says so', async () => {
    const open = await openHouse()
    const [anna, boris] = await Promise.all([member(open, 'Hanna'), member(open, 'Horst')])
    for (const [more, hints] of [
      [{}, false],
      [{ hints: true }, true],
    ] as const) {
      const seek = (await anna.ask('POST', '/api/seeks', { ...WANTED, ...more })).body as LobbyEntry
      expect(seek.hints).toBe(hints)
      const info = (await boris.ask('GET', `/api/games/${await taken(boris, seek.id)}`)).body as { info: { hints: boolean } }
      expect(info.info.hints).toBe(hints)
      const challenge = (await anna.ask('POST', '/api/challenges', { ...WANTED, ...more, to: 'Horst' })).body as LobbyEntry
      expect(challenge.hints).toBe(hints)
    }
    await open.close()
  })
})

describe('a challenge', () => {
  test('is between two: accepted, declined, withdrawn', async () => {
    const open = await openHouse()
    const [anna, boris, eve] = await Promise.all([member(open, 'Anna'), member(open, 'Boris'), member(open, 'Evelyn')])
    const [a, b, e] = await Promise.all([anna, boris, eve].map((who) => looking(open, who)))
    const challenge = async (): Promise<LobbyEntry> =>
      (await anna.ask('POST', '/api/challenges', { ...WANTED, to: 'boris', rated: true })).body as LobbyEntry
    const one = await challenge()
    expect(one).toMatchObject({ kind: 'challenge', to: 'Boris', rated: true, hints: false })
    expect((await b!.until(comes(one.id))).entry).toEqual(one)
    expect([await listed(eve), await listed(boris), await listed(anna)]).toEqual([[], [one.id], [one.id]])
    expect((await eve.ask('POST', `/api/seeks/${one.id}/take`)).code).toBe('not-found')
    const game = await taken(boris, one.id)
    expect((await a!.until(goes(one.id))).game).toBe(game)
    const two = await challenge()
    expect((await anna.ask('POST', `/api/seeks/${two.id}/decline`)).code).toBe('not-allowed')
    expect((await eve.ask('POST', `/api/seeks/${two.id}/decline`)).code).toBe('not-found')
    expect((await boris.ask('POST', `/api/seeks/${two.id}/decline`)).status).toBe(204)
    expect(await a!.until(goes(two.id))).toMatchObject({ game: null, declined: true })
    const three = await challenge()
    expect((await boris.ask('DELETE', `/api/seeks/${three.id}`)).code).toBe('not-found')
    expect((await anna.ask('DELETE', `/api/seeks/${three.id}`)).status).toBe(204)
    expect(await b!.until(goes(three.id))).toMatchObject({ declined: false })
    expect(e!.received.filter(({ type }) => type !== 'lobby')).toEqual([])
    expect((await open.server.tables.storage.game(game))!.rated).toBe(true)
    await open.close()
  })

  test('is hidden from clients without an account, and refused by a player who has muted the challenger', async () => {
    const open = await openHouse()
    const [anna, boris] = await Promise.all([member(open, 'Anna'), member(open, 'Boris')])
    const nobody = await looking(open, visitor(open))
    const challenge = (who: Visitor, to: string) => who.ask('POST', '/api/challenges', { ...WANTED, to })
    const first = (await challenge(anna, 'Boris')).body as LobbyEntry
    const seek = await made(anna)
    expect((await nobody.until(comes(seek.id))).entry.kind).toBe('seek')
    expect(nobody.received.some(comes(first.id))).toBe(false)
    const [a, b] = [(await anna.me())!.id, (await boris.me())!.id]
    await open.server.people.storage.db.insertInto('mutes').values({ person: b, muted: a }).execute()
    expect((await challenge(anna, 'Boris')).code).toBe('not-allowed')
    expect((await challenge(boris, 'Anna')).code).toBeNull()
    await open.close()
  })

  test.each([
    [{ to: 'nobody-at-all' }, 'not-found'],
    [{ to: 'Dora' }, 'not-allowed'],
    [{ to: '' }, 'malformed'],
    [{ to: 'Emil', clock: { kind: 'live' } }, 'malformed'],
    [{ to: 'Emil', options: { edition: 'second', optionalCards: true }, game: 'twilight-struggle' }, 'bad-options'],
    [{ to: 'Emil', rated: true, hints: true }, 'bad-options'],
    [{ to: 'Emil', duplicate: true, openHands: { delay: 3, unit: 'moves' } }, 'bad-options'],
  ])('of %j is refused', async (more, code) => {
    const open = await openHouse()
    const dora = await member(open, 'Dora')
    await member(open, 'Emil')
    expect((await dora.ask('POST', '/api/challenges', { ...WANTED, ...more })).code).toBe(code)
    expect(await listed(dora)).toEqual([])
    await open.close()
  })
})

describe('what is sent twice counts once', () => {
  test.each([
    ['/api/seeks', { ...WANTED, id: 'mine-1' }],
    ['/api/challenges', { ...WANTED, id: 'mine-1', to: 'Emil' }],
  ])('%s', async (url, payload) => {
    const open = await openHouse()
    const [dora, emil] = await Promise.all([member(open, 'Dora'), member(open, 'Emil')])
    const answers = await Promise.all([dora.ask('POST', url, payload), dora.ask('POST', url, payload)])
    const [id, again] = answers.map(({ body }) => (body as { id: string }).id)
    expect([await listed(dora), again]).toEqual([[id], id])
    // Another's name for something is another thing.
    expect((await emil.ask('POST', '/api/seeks', { ...WANTED, id: 'mine-1' })).body).not.toMatchObject({ id })
    const { body } = await emil.ask('POST', `/api/seeks/${id}/take`)
    // A retry that comes late does not offer it again.
    await dora.ask('POST', url, payload)
    expect(await listed(dora)).not.toContain(id)
    expect((await open.server.people.storage.db.selectFrom('games').select('id').execute()).map((row) => row.id)).toEqual([
      (body as { game: string }).game,
    ])
    await open.close()
  })

  test('but what has lapsed meanwhile is offered anew', async () => {
    let now = 1_800_000_000_000
    const open = await openHouse({ now: () => now })
    const dora = await guest(open)
    const payload = { ...WANTED, clock: { kind: 'live', bank: 60_000, increment: 0 }, id: 'mine-1' }
    const first = (await dora.ask('POST', '/api/seeks', payload)).body as LobbyEntry
    now += 60_000
    expect(await listed(dora)).toEqual([])
    const second = (await dora.ask('POST', '/api/seeks', payload)).body as LobbyEntry
    expect(second.id).not.toBe(first.id)
    expect(await listed(dora)).toEqual([second.id])
    await open.close()
  })

  test('/api/pairing', async () => {
    const open = await openHouse()
    const [dora, emil] = await Promise.all([guest(open), guest(open)])
    const wanted = { id: 'mine-1', game: 'red-sea', clock: 'slow-1', rated: false }
    const joins = async (one: Visitor) => (await one.ask('POST', '/api/pairing', wanted)).body as { entry: string; game: string | null }
    const [first, second] = await Promise.all([joins(dora), joins(dora)])
    expect(await listed(dora)).toHaveLength(1)
    const { game } = await joins(emil)
    expect([first.game, second.game]).toEqual([null, null])
    expect(await joins(dora)).toMatchObject({ game })
    expect(await listed(dora)).toEqual([])
    await open.close()
  })
})

describe('an account and its own bots', () => {
  test('play each other, but not for ratings: by challenge, seek, link or pairing', async () => {
    const open = await openHouse()
    const [anna, boris] = [await member(open, 'Anna'), await member(open, 'Boris')]
    const programOf = async (who: Visitor, name: string): Promise<Visitor> => {
      const { token } = (await who.ask('POST', '/api/me/bots', { name })).body as { token: string }
      return visitor(open, { authorization: `Bearer ${token}` })
    }
    const [one, two] = [await programOf(anna, 'Anna-1'), await programOf(anna, 'Anna-2')]
    const challenge = (who: Visitor, to: string, rated: boolean) => who.ask('POST', '/api/challenges', { ...WANTED, to, rated })
    expect((await challenge(anna, 'Anna-1', true)).code).toBe('not-allowed')
    expect((await challenge(one, 'Anna-2', true)).code).toBe('not-allowed')
    expect((await challenge(boris, 'Anna-1', true)).status).toBe(201)
    expect((await challenge(anna, 'Anna-1', false)).status).toBe(201)
    const seek = await made(one, { rated: true })
    for (const who of [anna, two]) expect((await who.ask('POST', `/api/seeks/${seek.id}/take`)).code).toBe('not-allowed')
    await taken(boris, seek.id)
    const wanted = { game: 'red-sea', clock: 'slow-1', rated: true }
    for (const who of [anna, one]) expect((await who.ask('POST', '/api/pairing', wanted)).body).toMatchObject({ game: null })
    expect((await boris.ask('POST', '/api/pairing', wanted)).body).toMatchObject({ game: expect.any(String) })
    const reply = await anna.ask('POST', '/api/games', { game: 'red-sea', rated: true, seats: { us: 'me', ussr: 'open' } })
    const link = reply.body as { id: string; tokens: { ussr: string } }
    const sits = async (who: Visitor): Promise<string> =>
      refusal((await who.at(link.id, link.tokens.ussr)).client.ask({ type: 'sit', game: link.id, contribution: 'c' }))
    expect(await sits(one)).toBe('not-allowed')
    expect(await sits(boris)).toBe('not refused')
    await open.close()
  })
})

const waits = (maker: string, rating: number, more: Partial<WaitingPlayer> = {}): WaitingPlayer => ({
  id: maker,
  maker,
  household: maker,
  rating,
  made: 0,
  game: 'red-sea',
  speed: 'live',
  rated: false,
  clock: 'live-45',
  ...more,
})
const pairs = (waiting: readonly WaitingPlayer[], now: number): string[] =>
  pairsAmong(waiting, now).map((pair) =>
    pair
      .map(({ id }) => id)
      .sort()
      .join('-'),
  )

describe('quick pairing', () => {
  test('takes the nearest first, and among equals the player who has waited longer', () => {
    expect(pairs([waits('a', 1500), waits('b', 1590), waits('c', 1560), waits('d', 1410)], 0)).toEqual(['b-c', 'a-d'])
    expect(pairs([waits('a', 1500, { made: 5 }), waits('b', 1500, { made: 3 }), waits('c', 1500, { made: 4 })], 5)).toEqual(['b-c'])
  })

  test('widens the range with the time of waiting, of both', () => {
    const far = [waits('a', 1400), waits('b', 1600)]
    expect([pairs(far, 0), pairs(far, 9999), pairs(far, 10_000)]).toEqual([[], [], ['a-b']])
    expect(pairs([waits('a', 1400), waits('b', 1600, { made: 10_000 })], 10_000)).toEqual([])
    expect(rangeAt(waits('a', 0, { speed: 'slow' }), 10_000)).toBeLessThan(101)
  })

  test('pairs nobody with themselves, across games, clocks or ratings', () => {
    expect(pairs([waits('a', 1500), waits('a', 1500)], 0)).toEqual([])
    for (const more of [{ game: 'twilight-struggle' }, { clock: 'slow-1' }, { rated: true }] as const)
      expect(pairs([waits('a', 1500), waits('b', 1500, more)], 0)).toEqual([])
  })

  test('pairs nobody with their own program', () => {
    const own = [waits('anna', 1500), waits('anna-bot', 1500, { household: 'anna' }), waits('boris', 1590)]
    expect(pairs(own, 0)).toEqual(['anna-boris'])
  })

  test('gives both a game at once', async () => {
    const open = await openHouse()
    const [anna, boris] = await Promise.all([guest(open), guest(open)])
    const a = await looking(open, anna)
    const wanted = { game: 'red-sea', clock: 'live-45', rated: false }
    const first = (await anna.ask('POST', '/api/pairing', wanted)).body as { entry: string; game: null }
    expect(first.game).toBeNull()
    expect((await a.until(comes(first.entry))).entry.kind).toBe('pairing')
    // Others see who waits, and join by asking for the same.
    const b = await looking(open, boris)
    expect(await listed(boris)).toEqual([first.entry])
    expect((await boris.ask('POST', `/api/seeks/${first.entry}/take`)).code).toBe('not-found')
    const { game } = (await boris.ask('POST', '/api/pairing', wanted)).body as { game: string }
    for (const one of [a, b]) expect((await one.until(goes(first.entry))).game).toBe(game)
    const roles = [(await anna.at(game)).game_.role, (await boris.at(game)).game_.role]
    expect(roles.sort()).toEqual(['us', 'ussr'])
    await open.close()
  })

  test('is with the clock that both want', async () => {
    const open = await openHouse()
    const [anna, boris, carla] = await Promise.all([guest(open), guest(open), guest(open)])
    const joins = async (one: Visitor, clock: string): Promise<string | null> =>
      ((await one.ask('POST', '/api/pairing', { game: 'red-sea', clock, rated: false })).body as { game: string | null }).game
    expect([await joins(anna, 'live-20'), await joins(boris, 'live-90')]).toEqual([null, null])
    const game = await joins(carla, 'live-90')
    expect((await open.server.tables.read(game!)).row.clock).toEqual({ kind: 'live', bank: 5_400_000, increment: 60_000 })
    expect(await listed(anna)).toHaveLength(1)
    expect((await anna.ask('POST', '/api/pairing', { game: 'red-sea', clock: 'none', rated: false })).code).toBe('malformed')
    await open.close()
  })

  test('can be left, and is waited for once', async () => {
    const open = await openHouse()
    const [anna, boris] = await Promise.all([guest(open), guest(open)])
    await anna.ask('POST', '/api/pairing', { game: 'red-sea', clock: 'slow-1', rated: false })
    await anna.ask('POST', '/api/pairing', { game: 'twilight-struggle', clock: 'slow-1', rated: false })
    expect(await listed(anna)).toHaveLength(1)
    expect((await anna.ask('DELETE', '/api/pairing')).status).toBe(204)
    const late = await boris.ask('POST', '/api/pairing', { game: 'twilight-struggle', clock: 'slow-1', rated: false })
    expect(late.body).toMatchObject({ game: null })
    await open.close()
  })

  test('goes on while the range widens', async () => {
    let now = 1_800_000_000_000
    const open = await openHouse({ now: () => now })
    const [anna, boris] = await Promise.all([member(open, 'Anna'), member(open, 'Boris')])
    const person = (await anna.me())!.id
    const rating = { person, game: 'red-sea', speed: 'slow', rating: 1900, deviation: 60, volatility: 0.06, games: 30, changed: now }
    await open.server.people.storage.db.insertInto('ratings').values(rating).execute()
    const b = await looking(open, boris)
    const wanted = { game: 'red-sea', clock: 'slow-1', rated: true }
    await anna.ask('POST', '/api/pairing', wanted)
    const { entry } = (await boris.ask('POST', '/api/pairing', wanted)).body as { entry: string }
    await b.until(comes(entry))
    now += 80 * 60_000
    await open.server.lobby.poll()
    expect(await listed(boris)).toContain(entry)
    now += 20 * 60_000
    await open.server.lobby.poll()
    const { game } = await b.until(goes(entry))
    expect((await open.server.tables.storage.game(game!))!.rated).toBe(true)
    await open.close()
  })
})

describe('who may do what', () => {
  const PAIRING = { game: 'red-sea', clock: 'live-45', rated: false }
  const ROUTES = [
    ['GET', '/api/seeks', undefined],
    ['POST', '/api/seeks', { ...WANTED }],
    ['POST', '/api/challenges', { ...WANTED, to: 'Owner' }],
    ['DELETE', '/api/seeks/ID', undefined],
    ['POST', '/api/seeks/ID/take', undefined],
    ['POST', '/api/seeks/ID/decline', undefined],
    ['POST', '/api/pairing', PAIRING],
    ['DELETE', '/api/pairing', undefined],
  ] as const
  const CODES = {
    nobody: [null, ...Array<string>(7).fill('not-signed-in')],
    guest: [null, null, null, 'not-found', 'needs-name', 'not-allowed', null, null],
    other: [null, null, null, 'not-found', null, 'not-allowed', null, null],
    owner: [null, null, 'not-allowed', null, 'not-allowed', 'not-allowed', null, null],
  } as const

  test.each(Object.keys(CODES) as (keyof typeof CODES)[])('%s at a rated seek of another account', async (who) => {
    for (const [i, [method, path, payload]] of ROUTES.entries()) {
      const open = await openHouse()
      const owner = await member(open, 'Owner')
      const seek = await made(owner, { rated: true })
      const people = { nobody: visitor(open), guest: await guest(open), other: await member(open, 'Other'), owner }
      const { code, status } = await people[who].ask(method, path.replace('ID', seek.id), payload)
      expect([method, path, code]).toEqual([method, path, CODES[who][i]])
      expect(status < 400).toBe(CODES[who][i] === null)
      if (code !== null) expect(await listed(owner)).toEqual([seek.id])
      await open.close()
    }
  })

  test('a range of ratings keeps others out', async () => {
    const open = await openHouse()
    const [anna, boris] = await Promise.all([guest(open), guest(open)])
    expect((await anna.ask('POST', '/api/seeks', { ...WANTED, range: { least: 2, most: 1 } })).code).toBe('bad-options')
    const seek = await made(anna, { range: { least: 1600, most: 2000 } })
    expect((await boris.ask('POST', `/api/seeks/${seek.id}/take`)).code).toBe('not-allowed')
    expect(await listed(boris, '?fits=true')).toEqual([])
    const wide = await made(anna, { range: { least: 1400, most: 2000 } })
    expect(await listed(boris, '?fits=true')).toEqual([wide.id])
    await taken(boris, wide.id)
    await open.close()
  })

  test('a guest does not play for a rating', async () => {
    const open = await house()
    const one = await guest(open)
    expect((await one.ask('POST', '/api/seeks', { ...WANTED, rated: true })).code).toBe('needs-name')
    expect((await one.ask('POST', '/api/pairing', { game: 'red-sea', clock: 'live-45', rated: true })).code).toBe('needs-name')
    expect(
      (await (await member(open, 'Gustav')).ask('POST', '/api/challenges', { ...WANTED, rated: true, to: (await one.me())!.name })).code,
    ).toBe('needs-name')
  })

  test('a rated game by link is for two different people with names', async () => {
    const open = await openHouse()
    const [anna, boris, eve] = [await member(open, 'Anna'), await member(open, 'Boris'), await guest(open)]
    const reply = await anna.ask('POST', '/api/games', { game: 'red-sea', rated: true, seats: { us: 'me', ussr: 'open' } })
    const { id, tokens } = reply.body as { id: string; tokens: { ussr: string } }
    const code = async (who: Visitor, token?: string): Promise<unknown> => {
      const one = await who.at(id, token)
      return one.client.ask({ type: 'sit', game: id, contribution: 'c' }).then(
        () => null,
        (error: { error: { code: string } }) => error.error.code,
      )
    }
    expect([await code(anna), await code(eve, tokens.ussr), await code(visitor(open), tokens.ussr)]).toEqual([
      null,
      'needs-name',
      'needs-name',
    ])
    expect(await code(anna, tokens.ussr)).toBe('not-allowed')
    expect(await code(boris, tokens.ussr)).toBeNull()
    await open.close()
  })

  test('nobody has more than twenty open at once', async () => {
    const open = await openHouse()
    const one = await guest(open)
    for (let i = 0; i < 20; i++) await made(one)
    expect((await one.ask('POST', '/api/seeks', WANTED)).code).toBe('too-busy')
    await open.close()
  })
})

test('whatever is sent, the answer is typed and no fault of ours', async () => {
  const open = await openHouse()
  const one = await member(open, 'Anna')
  const nasty = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>('__proto__', '', -1, 1e308, null, [], {}))
  const body = fc.record(
    {
      game: fc.oneof(fc.constant('red-sea'), nasty),
      clock: fc.oneof(fc.constant({ kind: 'none' }), nasty),
      to: nasty,
      options: nasty,
      side: nasty,
      rated: nasty,
      range: nasty,
      speed: fc.oneof(fc.constant('live'), nasty),
    },
    { requiredKeys: [] },
  )
  const path = fc.oneof(
    fc.constantFrom('/api/seeks', '/api/challenges', '/api/pairing', '/api/seeks/aaaaaaaaaaaa', '/api/seeks/aaaaaaaaaaaa/take'),
    fc.string().map((text) => `/api/seeks/${encodeURIComponent(text)}/decline`),
    fc.string().map((text) => `/api/seeks?side=${encodeURIComponent(text)}`),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('GET', 'POST', 'DELETE' as const), path, body, async (method, url, payload) => {
      const { status, code } = await one.ask(method, url, JSON.stringify(payload), { 'content-type': 'application/json' })
      expect(status).toBeLessThan(500)
      if (status >= 400) expect(ERRORS).toContain(code)
    }),
    { numRuns: 100 },
  )
  await open.close()
})
