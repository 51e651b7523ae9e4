/** Passkeys, with a security key made of software. */
import { expect, test } from 'vitest'
import { type Authenticator, authenticator } from './authenticator.ts'
import { sharedHouse } from './house.ts'
import { guest, member, type Visitor, visitor } from './visitor.ts'

const house = sharedHouse({ trustProxy: true })
const ORIGIN = 'https://club.example'
const AT = { host: 'club.example', 'x-forwarded-proto': 'https', origin: ORIGIN }

type Options = { readonly challenge: string; readonly rp: { readonly id: string }; readonly rpId: string }

async function add(one: Visitor, key: Authenticator) {
  const { body } = await one.ask('POST', '/api/me/passkeys/options')
  return one.ask('POST', '/api/me/passkeys', { credential: key.create(body as Options), name: 'my key' })
}

async function signIn(one: Visitor, key: Authenticator) {
  const { body } = await one.ask('POST', '/api/me/sign-in/passkey/options')
  return one.ask('POST', '/api/me/sign-in/passkey', { credential: key.get(body as Options) })
}

const passkeys = async (one: Visitor) => ((await one.ask('GET', '/api/me/passkeys')).body as { passkeys: { id: string }[] }).passkeys

test('a guest registers with a passkey alone, and signs in with it elsewhere', async () => {
  const open = await house()
  const [one, key] = [await guest(open, AT), authenticator(ORIGIN)]
  expect((await add(one, key)).body).toEqual({ done: true })
  expect((await one.ask('POST', '/api/me/register', { name: 'Keyed' })).body).toMatchObject({ person: { name: 'Keyed', guest: false } })
  const elsewhere = visitor(open, AT)
  expect((await signIn(elsewhere, key)).body).toMatchObject({ person: { name: 'Keyed' } })
  expect(await elsewhere.me()).toEqual(await one.me())
  // It is the only way in: it can't be removed, but is beside a password.
  const [{ id }] = (await passkeys(one)) as [{ id: string }]
  expect((await one.ask('DELETE', `/api/me/passkeys/${id}`)).code).toBe('not-allowed')
  expect((await one.ask('POST', '/api/me/password', { wanted: 'long enough' })).status).toBe(200)
  expect((await one.ask('DELETE', `/api/me/passkeys/${id}`)).status).toBe(200)
  expect((await signIn(visitor(open, AT), key)).code).toBe('not-allowed')
})

test('a key of another page, a challenge used twice and a foreign key open nothing', async () => {
  const open = await house()
  const [one, other] = [await member(open, 'first', AT), await member(open, 'second', AT)]
  expect((await add(one, authenticator('https://evil.example'))).code).toBe('not-allowed')
  const key = authenticator(ORIGIN)
  await add(one, key)
  const thief = visitor(open, AT)
  const { body } = await thief.ask('POST', '/api/me/sign-in/passkey/options')
  const credential = key.get(body as Options)
  expect((await thief.ask('POST', '/api/me/sign-in/passkey', { credential })).status).toBe(200)
  expect((await thief.ask('POST', '/api/me/sign-in/passkey', { credential })).code).toBe('not-allowed')
  expect((await signIn(visitor(open, AT), authenticator(ORIGIN))).code).toBe('not-allowed')
  expect(await passkeys(other)).toEqual([])
  const [{ id }] = (await passkeys(one)) as [{ id: string }]
  expect((await other.ask('DELETE', `/api/me/passkeys/${id}`)).code).toBe('not-found')
})
