/** Invitations: what a link opens, who may cancel or renew it, how a seat moves to another device, and games that are aborted. */
import { describe, expect, test } from 'vitest'
import type { Invitation } from '../../src/protocol/http.ts'
import { begin, type House, type Person, personAt, promised, refusal, sharedHouse, twoAt } from './house.ts'
import { guest, member, visitor } from './visitor.ts'

const house = sharedHouse()
const TOKEN = 'a-new-token-of-the-inviter'
const OTHER = 'a-token-of-a-stranger-here'

const sit = (one: Person, token?: string): Promise<unknown> =>
  one.client.ask({ type: 'sit', game: one.game, commitment: promised(one, 'mine'), ...(token && { token }) })
const abort = ({ client, game }: Person): Promise<unknown> => client.ask({ type: 'abort', game })
const invite = ({ client, game }: Person, token = TOKEN): Promise<unknown> => client.ask({ type: 'invite', game, token })

async function look(open: House, id: string, token?: string) {
  const answer = await visitor(open).ask('GET', `/api/games/${id}/invitation`, undefined, token ? { authorization: `Bearer ${token}` } : {})
  return { code: answer.code, found: answer.body as Invitation }
}

describe('a link', () => {
  test('says who invites to what and takes no seat', async () => {
    const open = await house()
    const anna = await member(open)
    const { body } = await anna.ask('POST', '/api/games', {
      game: 'red-sea',
      seats: { us: 'me', ussr: 'open' },
      hints: true,
      watching: 'link',
      clock: { kind: 'live', bank: 600_000, increment: 5000 },
    })
    const { id, tokens } = body as { id: string; tokens: { ussr: string; watch: string } }
    const { found } = await look(open, id, tokens.ussr)
    expect(found).toMatchObject({ role: 'ussr', own: null, status: 'waiting', watching: 'link' })
    expect(found.info).toMatchObject({ game: 'red-sea', hints: true, clock: { kind: 'live' }, secret: null })
    expect(found.info.seats).toMatchObject({ us: { name: (await anna.me())!.name }, ussr: { taken: false, name: null } })
    expect((await look(open, id, tokens.watch)).found.role).toBe('spectator')
    expect((await open.server.tables.read(id)).row.seats[1].taken).toBe(false)
  })

  test('opened by the inviter on another device says whose it is', async () => {
    const open = await house()
    const anna = await member(open)
    const { body } = await anna.ask('POST', '/api/games', { game: 'red-sea', seats: { us: 'me', ussr: 'open' } })
    const { id, tokens } = body as { id: string; tokens: { ussr: string } }
    const mine = await anna.ask('GET', `/api/games/${id}/invitation?token=${tokens.ussr}`)
    expect(mine.body).toMatchObject({ role: 'ussr', own: 'us' })
  })

  test('to a hidden game says nothing to a stranger, not even its options', async () => {
    const open = await house()
    const { id } = await open.create({ watching: 'link' })
    expect((await look(open, id)).code).toBe('not-allowed')
    expect((await look(open, id, OTHER)).code).toBe('not-allowed')
    expect((await look(open, 'zzzzzzzzzzzz', OTHER)).code).toBe('not-found')
  })

  test('is renewed by the player who sits: the old one opens nothing, the new one the seat', async () => {
    const open = await house()
    const { id, tokens } = await open.create({ watching: 'link' })
    const us = await personAt(open, id, tokens.us)
    expect(await refusal(invite(us))).toBe('seat-taken') // nobody sits yet: the other player may have this link as well
    await sit(us)
    await invite(us)
    await invite(us)
    expect((await look(open, id, tokens.ussr)).code).toBe('not-allowed')
    expect((await look(open, id, TOKEN)).found.role).toBe('ussr')
    const ussr = await personAt(open, id, TOKEN)
    await begin(us, ussr)
    expect(await refusal(invite(us, OTHER))).toBe('seat-taken')
    expect(await refusal(invite(ussr, OTHER))).toBe('seat-taken')
  })

  test('that is renewed while the friend looks at it does not take the seat any more', async () => {
    const open = await house()
    const { id, tokens } = await open.create({})
    const us = await personAt(open, id, tokens.us)
    await sit(us)
    const friend = await personAt(open, id, tokens.ussr)
    await invite(us)
    expect(await refusal(sit(friend, OTHER))).toBe('not-your-seat')
  })

  test('of a match is renewed for both games', async () => {
    const open = await house()
    const { id, twin, tokens } = await open.create({ duplicate: true })
    const us = await personAt(open, id, tokens.us)
    await sit(us)
    await invite(us)
    expect((await look(open, twin!, tokens.ussr)).code).toBe('not-allowed')
    expect((await look(open, twin!, TOKEN)).found.role).toBe('us')
  })

  test('is not renewed or cancelled by a stranger, a spectator or the friend who has not accepted', async () => {
    const open = await house()
    const { id, tokens } = await open.create({})
    const us = await personAt(open, id, tokens.us)
    await sit(us)
    const spectator = await personAt(open, id)
    const friend = await personAt(open, id, tokens.ussr)
    for (const [one, code] of [
      [spectator, 'not-your-seat'],
      [friend, 'not-allowed'],
    ] as const)
      expect(await refusal(abort(one))).toBe(code)
    for (const one of [spectator, friend]) expect(await refusal(invite(one, OTHER))).not.toBe('not refused')
    expect((await look(open, id, tokens.ussr)).found.role).toBe('ussr')
  })

  test('does not replace what is kept for an account', async () => {
    const open = await house()
    const [anna, boris] = [await member(open), await member(open)]
    const { body } = await anna.ask('POST', '/api/challenges', {
      game: 'red-sea',
      clock: { kind: 'none' },
      side: 'us',
      to: (await boris.me())!.name,
    })
    const taken = await boris.ask('POST', `/api/seeks/${(body as { id: string }).id}/take`)
    const { game } = taken.body as { game: string }
    const us = await anna.at(game)
    await sit(us)
    expect(await refusal(invite(us))).toBe('seat-taken')
  })
})

describe('a seat that was taken by a link', () => {
  test('is the account’s when its player signs in, and opens on another device; the key still opens it', async () => {
    const open = await house()
    const { id, tokens } = await open.create({ watching: 'link' })
    await sit(await personAt(open, id, tokens.ussr), TOKEN)
    const boris = await member(open)
    const name = (await boris.me())!.name
    const signedIn = await boris.at(id, TOKEN)
    await signedIn.client.ask({ type: 'sit', game: id })
    const elsewhere = await boris.at(id)
    expect(elsewhere.game_).toMatchObject({ role: 'ussr', info: { seats: { ussr: { name, taken: true } } } })
    expect((await personAt(open, id, TOKEN)).game_.role).toBe('ussr')
    expect((await boris.ask('GET', '/api/live?mine=true')).body).toMatchObject({ games: [{ id }] })
    // A second account with the same key gets nothing.
    const carol = await member(open)
    await (await carol.at(id, TOKEN)).client.ask({ type: 'sit', game: id })
    expect((await open.server.tables.read(id)).row.seats[1].name).toBe(name)
  })

  test('stays with its key for a guest, and for a user who has the other seat', async () => {
    const open = await house()
    const anna = await member(open)
    const { body } = await anna.ask('POST', '/api/games', { game: 'red-sea', seats: { us: 'me', ussr: 'open' } })
    const { id, tokens } = body as { id: string; tokens: { ussr: string } }
    await sit(await personAt(open, id, tokens.ussr), TOKEN)
    for (const one of [await guest(open), anna]) await (await one.at(id, TOKEN)).client.ask({ type: 'sit', game: id })
    expect((await open.server.tables.read(id)).row.seats[1]).toMatchObject({ user: null, name: null })
  })
})

describe('a game', () => {
  test('that waits is cancelled: the link says so, nobody sits down, and it is in no list', async () => {
    const open = await house()
    const anna = await member(open)
    const { body } = await anna.ask('POST', '/api/games', { game: 'red-sea', seats: { us: 'me', ussr: 'open' } })
    const { id, tokens } = body as { id: string; tokens: { ussr: string } }
    const us = await anna.at(id)
    await sit(us)
    const friend = await personAt(open, id, tokens.ussr)
    await abort(us)
    await abort(us)
    await friend.until(({ ending }) => ending?.kind === 'aborted')
    expect(await refusal(sit(friend))).toBe('game-over')
    expect((await look(open, id, tokens.ussr)).found.status).toBe('over')
    expect((await anna.ask('GET', '/api/live?mine=true')).body).toMatchObject({ games: [] })
    await open.server.ledger.settled()
    expect((await anna.ask('GET', '/api/archive?mine=true')).body).toMatchObject({ games: [] })
    expect((await anna.ask('GET', `/api/games/${id}/record`)).code).toBe('not-found')
  })

  test('is aborted by either player until each has played once, and then no more', async () => {
    const open = await house()
    const first = await twoAt(open)
    await abort(first.us)
    expect((await first.ussr.until(({ status }) => status === 'over')).ending).toEqual({ winner: 'nobody', kind: 'aborted' })

    const second = await twoAt(open)
    await second.ussr.picks('east-germany')
    const third = await twoAt(open)
    await abort(second.us)
    for (let i = 0; i < 6; i++) await third.ussr.picks('east-germany')
    await third.us.until(({ question }) => question !== null)
    await third.us.picks('west-germany')
    for (const one of [third.us, third.ussr]) expect(await refusal(abort(one))).toBe('not-allowed')
    expect(await refusal(abort(await personAt(open, third.id)))).toBe('not-your-seat')
    expect(await refusal(abort(second.ussr))).toBe('not refused')
  })

  test('that is rated and aborted changes no rating', async () => {
    const open = await house()
    const [anna, boris] = [await member(open), await member(open)]
    const { body } = await anna.ask('POST', '/api/games', { game: 'twilight-struggle', rated: true, seats: { us: 'me', ussr: 'open' } })
    const { id, tokens } = body as { id: string; tokens: { ussr: string } }
    const us = await anna.at(id)
    await begin(us, await boris.at(id, tokens.ussr))
    await abort(us)
    await open.server.ledger.settled()
    const { storage } = open.server.people
    expect(await storage.db.selectFrom('rated_games').selectAll().where('game', '=', id).execute()).toEqual([])
    expect(await storage.db.selectFrom('ratings').selectAll().execute()).toEqual([])
  })

  test('of a match is aborted with the other; the second is not, since its cards are known', async () => {
    const open = await house()
    const { id, twin, tokens } = await open.create({ duplicate: true })
    const us = await personAt(open, id, tokens.us)
    const ussr = await personAt(open, id, tokens.ussr)
    await begin(us, ussr)
    expect(await refusal(abort(await personAt(open, twin!, tokens.us)))).toBe('not-allowed')
    await abort(us)
    for (const one of [id, twin!]) expect((await open.server.tables.read(one)).row.ending?.kind).toBe('aborted')
  })
})
