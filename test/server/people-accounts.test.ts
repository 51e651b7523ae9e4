/** Accounts: names, passwords, sessions, data export and deletion. */
import { describe, expect, test } from 'vitest'
import { USSR } from '../../src/engine/script.ts'
import { MOST_RESULTS } from '../../src/protocol/levels.ts'
import { stopClock } from '../waiting.ts'
import { refusal, sharedHouse } from './house.ts'
import { gameOf, guest, member, passwordOf, type Visitor, visitor } from './visitor.ts'

const house = sharedHouse()

const signIn = (one: Visitor, name: string, password = passwordOf(name)) => one.ask('POST', '/api/me/sign-in', { name, password })

describe('registering', () => {
  test('a guest gets a name and keeps the account and the seats', async () => {
    const open = await house()
    const [anna, boris] = [await guest(open), await guest(open)]
    const before = (await anna.me())!
    const { id } = await gameOf(anna, boris)
    const { body } = await anna.ask('POST', '/api/me/register', { name: 'Anna', password: passwordOf('Anna') })
    expect(body).toEqual({ person: { id: before.id, name: 'Anna', guest: false, bot: false, admin: false } })
    expect((await open.server.tables.storage.game(id))!.seats[0]).toMatchObject({ user: before.id, name: 'Anna' })
    // The new session opens the seat.
    await (await anna.at(id)).client.ask({ type: 'chat', game: id, text: 'it is still me' })
    expect((await boris.at(id)).game_.chat.at(-1)).toMatchObject({ by: 'us', name: 'Anna' })
  })

  test('the password is kept as a hash of argon2id', async () => {
    const open = await house()
    const one = await member(open, 'Hashed')
    const row = await open.server.people.storage.db
      .selectFrom('accounts')
      .select('password')
      .where('userId', '=', (await one.me())!.id)
      .executeTakeFirstOrThrow()
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    ['a name that is taken', 'TAKEN', 'name-taken'],
    ['no name', '', 'malformed'],
    ['a name too long', 'x'.repeat(25), 'malformed'],
    ['a name with a blank', 'an na', 'malformed'],
    ['two scripts in one name', 'Annа', 'malformed'],
    ['a name like those of guests', 'guest-anna', 'malformed'],
    ['the name of who is gone', 'Deleted', 'malformed'],
  ])('%s is refused, and the guest stays a guest', async (_what, name, code) => {
    const open = await house()
    if ((await open.server.people.byName('taken')) === null) await member(open, 'taken')
    const one = await guest(open)
    expect((await one.ask('POST', '/api/me/register', { name, password: 'long enough' })).code).toBe(code)
    expect(await one.me()).toMatchObject({ guest: true })
  })

  test('a name in Cyrillic letters is a name, whatever the capitals', async () => {
    const open = await house()
    await member(open, 'Анна')
    const reply = await signIn(visitor(open), 'анна', passwordOf('Анна'))
    expect(reply.body).toMatchObject({ person: { name: 'Анна' } })
  })

  test('of two who want one name at once one gets it', async () => {
    const open = await house()
    const both = [await guest(open), await guest(open)]
    const replies = await Promise.all(both.map((one) => one.ask('POST', '/api/me/register', { name: 'wanted', password: 'long enough' })))
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  })

  test('who has a name has to sign out first, and a short password is none', async () => {
    const open = await house()
    const one = await member(open)
    expect((await one.ask('POST', '/api/me/register', { name: 'second', password: 'long enough' })).code).toBe('not-allowed')
    expect((await visitor(open).ask('POST', '/api/me/register', { name: 'short', password: '1234567' })).code).toBe('malformed')
    expect((await (await guest(open)).ask('POST', '/api/me/register', { name: 'without' })).code).toBe('not-allowed')
  })
})

describe('signing in and out', () => {
  test('the right password opens the account, a wrong one and an unknown name sound alike', async () => {
    const open = await house()
    const one = await member(open, 'Clara')
    const other = visitor(open)
    const wrong = await signIn(other, 'Clara', 'wrong password')
    const unknown = await signIn(other, 'nobody-here', 'wrong password')
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body])
    expect((await signIn(other, 'clara', passwordOf('Clara'))).body).toEqual({ person: await one.me() })
    expect(await other.me()).toEqual(await one.me())
  })

  test('signing out ends this session, everywhere ends all, and closes what is connected', async () => {
    const open = await house()
    const [one, second] = [await member(open, 'Dora'), visitor(open)]
    await signIn(second, 'Dora')
    const stolen = visitor(open, one.headers())
    await one.ask('POST', '/api/me/sign-out')
    expect([await one.me(), await stolen.me()]).toEqual([null, null])
    expect(await second.me()).toMatchObject({ name: 'Dora' })
    await signIn(one, 'Dora')
    const socket = await open.connect(one.headers())
    await second.ask('POST', '/api/me/sign-out-everywhere')
    expect([await one.me(), await second.me()]).toEqual([null, null])
    await socket.closed
  })

  test('a guest who signs in brings the games along', async () => {
    const open = await house()
    await member(open, 'Emil')
    const [one, other] = [await guest(open), await guest(open)]
    const { id } = await gameOf(other, one)
    await signIn(one, 'Emil')
    const me = (await one.me())!
    expect((await open.server.tables.storage.game(id))!.seats[USSR]).toMatchObject({ user: me.id, name: 'Emil' })
    expect((await one.at(id)).game_.role).toBe('ussr')
  })

  test('who tries too often has to wait', async () => {
    const open = await house()
    stopClock()
    const one = visitor(open, { 'x-test': '1' })
    const codes: (string | null)[] = []
    for (let i = 0; i < 12; i++)
      codes.push(
        (
          await open.server.http.inject({
            method: 'POST',
            url: '/api/me/sign-in',
            remoteAddress: '10.1.2.3',
            payload: { name: `Clara${i}`, password: 'guess' },
          })
        ).json<{
          error: { code: string }
        }>().error.code,
      )
    expect(codes.slice(0, 10)).toEqual(new Array(10).fill('wrong-password'))
    expect(codes.slice(10)).toEqual(['too-fast', 'too-fast'])
    expect(await one.me()).toBeNull()
  })
})

describe('changing', () => {
  test('the name, in the seats too', async () => {
    const open = await house()
    const [one, other] = [await member(open, 'Frida'), await guest(open)]
    const { id } = await gameOf(one, other)
    expect((await one.ask('PATCH', '/api/me', { name: 'frida' })).body).toMatchObject({ person: { name: 'frida' } })
    expect((await one.ask('PATCH', '/api/me', { name: 'Frida2' })).status).toBe(200)
    expect((await open.server.tables.storage.game(id))!.seats[0].name).toBe('Frida2')
    expect(await open.server.people.byName('Frida')).toBeNull()
    expect((await other.ask('PATCH', '/api/me', { name: 'Gustav' })).code).toBe('not-allowed')
  })

  test('the password, with the one before; other sessions end', async () => {
    const open = await house()
    const [one, second] = [await member(open, 'Hanna'), visitor(open)]
    await signIn(second, 'Hanna')
    const change = (current: string | undefined) => one.ask('POST', '/api/me/password', { current, wanted: 'a new password' })
    expect((await change('wrong')).code).toBe('wrong-password')
    expect((await change(undefined)).code).toBe('wrong-password')
    expect((await change(passwordOf('Hanna'))).status).toBe(200)
    expect([(await one.me())?.name, await second.me()]).toEqual(['Hanna', null])
    expect((await signIn(second, 'Hanna')).code).toBe('wrong-password')
    expect((await signIn(second, 'Hanna', 'a new password')).status).toBe(200)
  })
})

describe('settings of the page', () => {
  test('are stored with the account, come to another session, and are in the export', async () => {
    const open = await house()
    const one = await member(open, 'Settled')
    expect((await one.ask('GET', '/api/me/settings')).body).toEqual({ settings: null })
    const settings = { language: 'ru', theme: 'dark', pace: 'brisk', textBoard: false, sound: true, volume: 30 }
    expect((await one.ask('PUT', '/api/me/settings', settings)).body).toEqual({ done: true })
    const other = visitor(open)
    await signIn(other, 'Settled')
    expect((await other.ask('GET', '/api/me/settings')).body).toEqual({ settings })
    expect((await other.ask('GET', '/api/me/export')).body).toMatchObject({ settings })
  })

  test('that the page does not have are refused, and nobody has any without a session', async () => {
    const open = await house()
    const one = await member(open)
    expect((await one.ask('PUT', '/api/me/settings', { theme: 'pink' })).code).toBe('malformed')
    expect((await one.ask('PUT', '/api/me/settings', { diary: 'x'.repeat(100) })).code).toBe('malformed')
    expect((await visitor(open).ask('GET', '/api/me/settings')).code).toBe('not-signed-in')
  })
})

describe('results against the levels', () => {
  test('are stored with the account, merged with those of another session, and are in the export', async () => {
    const open = await house()
    const [one, other] = [await member(open, 'Climber'), visitor(open)]
    await signIn(other, 'Climber')
    const [won, lost] = [
      { game: 'a1', level: 'recruit', won: true, at: 1 },
      { game: 'b2', level: 'master', won: false, at: 2 },
    ]
    expect((await one.ask('GET', '/api/me/results')).body).toEqual({ results: [] })
    expect((await one.ask('PUT', '/api/me/results', { results: [won] })).body).toEqual({ results: [won] })
    expect((await other.ask('PUT', '/api/me/results', { results: [lost, won] })).body).toEqual({ results: [won, lost] })
    expect((await one.ask('GET', '/api/me/results')).body).toEqual({ results: [won, lost] })
    expect((await other.ask('GET', '/api/me/export')).body).toMatchObject({
      results: [
        { game: 'a1', level: 'recruit', won: 1, ended: 1 },
        { game: 'b2', level: 'master', won: 0, ended: 2 },
      ],
    })
    expect((await (await member(open, 'Neighbor')).ask('GET', '/api/me/results')).body).toEqual({ results: [] })
  })

  test.each([
    ['a level that there is not', { game: 'a', level: 'chess', won: true, at: 1 }],
    ['no id', { game: '', level: 'club', won: true, at: 1 }],
    ['a time that is none', { game: 'a', level: 'club', won: true, at: -1 }],
    ['more than a result', { game: 'a', level: 'club', won: true, at: 1, diary: 'x' }],
  ])('%s is refused', async (_, result) => {
    const one = await member(await house())
    expect((await one.ask('PUT', '/api/me/results', { results: [result] })).code).toBe('malformed')
  })

  test('more than an account keeps are refused', async () => {
    const one = await member(await house())
    const results = Array.from({ length: MOST_RESULTS + 1 }, (_, i) => ({ game: `g${i}`, level: 'club', won: true, at: i }))
    expect((await one.ask('PUT', '/api/me/results', { results })).code).toBe('malformed')
    expect((await one.ask('PUT', '/api/me/results', { results: results.slice(1) })).status).toBe(200)
  })
})

describe('the data of an account', () => {
  test('can be taken away: account, games, notes, chat', async () => {
    const open = await house()
    const [one, other] = [await member(open, 'Igor'), await guest(open)]
    const { id, us, ussr } = await gameOf(one, other)
    await us.client.ask({ type: 'notes', game: id, text: 'my plan' })
    await ussr.client.ask({ type: 'notes', game: id, text: 'another plan' })
    await us.client.ask({ type: 'chat', game: id, text: 'hello there' })
    const { body } = await one.ask('GET', '/api/me/export')
    expect(body).toMatchObject({
      account: { name: 'Igor', guest: false },
      games: [{ id, game: 'twilight-struggle', seat: 0, status: 'playing', score: null }],
      notes: [{ game: id, content: 'my plan' }],
      chat: [{ game: id, line: 'hello there' }],
      ratings: [],
    })
    expect(JSON.stringify(body)).not.toMatch(/another plan|argon2/)
  })

  test('is forgotten: the opponent wins, the game keeps a deleted player, and nothing personal stays in any table', async () => {
    const open = await house()
    const { db } = open.server.people.storage
    const [one, other] = [await member(open, 'Jaroslav'), await guest(open)]
    const { id: person } = (await one.me())!
    const { id, us, ussr } = await gameOf(one, other)
    await us.client.ask({ type: 'notes', game: id, text: 'Jaroslav was here' })
    await us.client.ask({ type: 'chat', game: id, text: 'Jaroslav says so' })
    expect((await one.ask('DELETE', '/api/me', { password: 'wrong' })).code).toBe('wrong-password')
    expect((await one.ask('DELETE', '/api/me', { password: passwordOf('Jaroslav') })).status).toBe(200)
    await ussr.until(({ status }) => status === 'over')
    expect(ussr.now().ending).toEqual({ winner: 'ussr', kind: 'resigned' })
    expect((await other.ask('GET', `/api/games/${id}`)).body).toMatchObject({ info: { seats: { us: { name: 'deleted' } } } })
    await us.client.closed
    const tables = await db.introspection.getTables()
    for (const { name } of tables) {
      const rows = await db
        .selectFrom(name as 'games')
        .selectAll()
        .execute()
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`jaroslav|${person}`, 'i'))
    }
    expect((await signIn(visitor(open), 'Jaroslav')).code).toBe('wrong-password')
    expect(await refusal(one.at(id))).toBe('not refused')
  })
})
