/** The attacks: passwords are tried from many addresses; a guest's cookie that was seen opens the account later; a name is taken for the host's. */
import { describe, expect, test } from 'vitest'
import { Denied } from '../../../src/server/games/denied.ts'
import { makeThrottle } from '../../../src/server/people/throttle.ts'
import { stopClock } from '../../waiting.ts'
import { sharedHouse } from '../house.ts'
import { guest, member, passwordOf, type Visitor, visitor } from '../visitor.ts'

const house = sharedHouse({ trustProxy: true })

describe('wrong passwords', () => {
  const wrong = (): Promise<never> => Promise.reject(new Denied('wrong-password'))
  const codes = async (tries: readonly (() => Promise<unknown>)[]): Promise<string[]> => {
    const all: string[] = []
    for (const one of tries)
      all.push(
        await one().then(
          () => 'in',
          (error: Denied) => error.code,
        ),
      )
    return all
  }

  test('five from one network, twenty from all together, and then one in ten seconds', async () => {
    const clock = { now: 1_800_000_000_000 }
    const { attempt } = makeThrottle(() => clock.now)
    const tries = (network: string, count: number) => Array.from({ length: count }, () => () => attempt('anna', network, wrong))
    expect(await codes(tries('a', 7))).toEqual([...Array(5).fill('wrong-password'), 'too-fast', 'too-fast'])
    for (const network of ['b', 'c', 'd']) expect(await codes(tries(network, 5))).toEqual(Array(5).fill('wrong-password'))
    expect(await codes(tries('e', 2))).toEqual(['too-fast', 'too-fast'])
    clock.now += 10_000
    expect(await codes(tries('e', 2))).toEqual(['wrong-password', 'too-fast'])
    // Another account is another matter.
    expect(await codes([() => attempt('boris', 'a', () => Promise.resolve())])).toEqual(['in'])
  })

  test('nobody is locked out where they have signed in before, and what is right does not count', async () => {
    const { attempt } = makeThrottle(() => 1_800_000_000_000)
    const right = () => attempt('anna', 'home', () => Promise.resolve())
    expect(await codes(Array.from({ length: 30 }, () => right))).toEqual(Array(30).fill('in'))
    for (let i = 0; i < 10; i++) await codes(Array.from({ length: 5 }, () => () => attempt('anna', `stranger ${i}`, wrong)))
    expect(await codes([() => attempt('anna', 'one more', wrong), right])).toEqual(['too-fast', 'in'])
  })

  test('tries at the same moment count before they are answered, and a fault of ours does not', async () => {
    const { attempt } = makeThrottle(() => 1_800_000_000_000)
    const all = await Promise.all(Array.from({ length: 10 }, () => attempt('anna', 'a', wrong).catch((error: Denied) => error.code)))
    expect(all.filter((code) => code === 'wrong-password')).toHaveLength(5)
    const broken = () => attempt('boris', 'a', () => Promise.reject(new Error('the database is gone')))
    expect(await codes(Array.from({ length: 10 }, () => broken))).toEqual(Array(10).fill(undefined))
  })

  test('over HTTP: an account is not tried from ever new addresses, and whether there is one can’t be seen from it', async () => {
    stopClock()
    const open = await house()
    const mine = await member(open, 'Target')
    const tried = async (name: string, network: string): Promise<(string | null)[]> => {
      const codes: (string | null)[] = []
      for (let i = 0; i < 24; i++) {
        const one = visitor(open, { 'x-forwarded-for': `${network}.${i}` })
        codes.push((await one.ask('POST', '/api/me/sign-in', { name, password: 'no such thing' })).code)
      }
      return codes
    }
    const all = [...Array<string>(20).fill('wrong-password'), ...Array<string>(4).fill('too-fast')]
    expect(await tried('target', '192.0.2')).toEqual(all)
    expect(await tried('no-one', '198.51.100')).toEqual(all)
    // Who is signed in is not kept from changing the password by strangers, but guesses no more often either.
    const change = (current: string) => mine.ask('POST', '/api/me/password', { current, wanted: passwordOf('Target') })
    expect((await change(passwordOf('Target'))).status).toBe(200)
    const guesses: (string | null)[] = []
    for (let i = 0; i < 6; i++) guesses.push((await change('no such thing')).code)
    expect(guesses).toEqual([...Array<string>(5).fill('wrong-password'), 'too-fast'])
    expect((await mine.ask('DELETE', '/api/me', { password: 'no such thing' })).code).toBe('too-fast')
  })
})

describe('a guest who takes a name', () => {
  test('gets a new cookie, and the old one opens nothing any more', async () => {
    const open = await house()
    const one = await guest(open)
    const before = one.headers()
    const { cookies, body } = await one.ask('POST', '/api/me/register', { name: 'Newcomer', password: passwordOf('Newcomer') })
    expect(cookies).toHaveLength(1)
    expect(one.headers()).not.toEqual(before)
    expect(await one.me()).toMatchObject({ name: 'Newcomer', id: (body as { person: { id: string } }).person.id })
    const thief: Visitor = visitor(open, before)
    expect(await thief.me()).toBeNull()
    expect((await thief.ask('GET', '/api/me/export')).code).toBe('not-signed-in')
  })

  test('keeps the games, and a connection that the old cookie opened ends', async () => {
    const open = await house()
    const one = await guest(open)
    const { body } = await one.ask('POST', '/api/games', { game: 'red-sea', seats: { us: 'me', ussr: 'open' } })
    const { id } = body as { id: string }
    const seated = await one.at(id)
    await one.ask('POST', '/api/me/register', { name: 'Keeper', password: passwordOf('Keeper') })
    expect(await seated.client.closed).toBe(4401)
    expect((await one.at(id)).game_.role).toBe('us')
  })
})

test.each([
  'admin',
  'ADMIN',
  'Ad.min',
  'moderator',
  'me',
  'hotline',
  'Hot-Line',
  'club',
  'Expert',
  'careful',
  'Random',
  'админ',
  'guest-abc',
  'deleted',
])('%s is nobody’s name', async (name) => {
  const open = await house()
  expect((await visitor(open).ask('POST', '/api/me/register', { name, password: 'long enough' })).code).toBe('malformed')
  const one = await member(open)
  expect((await one.ask('PATCH', '/api/me', { name })).code).toBe('malformed')
  expect((await one.ask('POST', '/api/me/bots', { name })).code).toBe('malformed')
})

test('who has such a name from before keeps it', async () => {
  const open = await house()
  const one = await member(open, 'Veteran-of-old')
  const { db } = open.server.people.storage
  await db
    .updateTable('people')
    .set({ name: 'Admin', username: 'admin' })
    .where('id', '=', (await one.me())!.id)
    .execute()
  const again = visitor(open)
  expect((await again.ask('POST', '/api/me/sign-in', { name: 'Admin', password: passwordOf('Veteran-of-old') })).status).toBe(200)
  expect(await again.me()).toMatchObject({ name: 'Admin', admin: false })
})
