/** A lost password: the way back by mail, and that nobody else gets in or learns anything by it. In every storage. */
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { newResetToken } from '../../src/server/people/recovery.ts'
import { type OpenStorage, openStorage } from '../../src/server/storage/open.ts'
import { type House, openHouse } from './house.ts'
import { describePostgres } from './postgres.ts'
import { type Mail, mailSink } from './sinks.ts'
import { member, passwordOf, type Visitor, visitor } from './visitor.ts'

const MINUTE = 60_000
interface Club {
  readonly house: House
  readonly mails: Mail[]
  /** Time passes, and what is due is sent. */
  readonly after: (ms: number) => Promise<void>
  readonly close: () => Promise<void>
}

async function clubOn(storage: OpenStorage): Promise<Club> {
  const sink = await mailSink()
  const clock = { now: Date.now() }
  const notices = { mail: { url: sink.url, from: 'hotline@club.example' }, address: 'https://club.example/' }
  const house = await openHouse({ storage, now: () => clock.now, notices })
  const after = async (ms: number): Promise<void> => {
    clock.now += ms
    await house.server.notices.deliver()
  }
  const close = async (): Promise<void> => {
    await house.close()
    await sink.close()
  }
  return { house, mails: sink.mails, after, close }
}

/** The letter's link, opened and agreed to where it asks. */
const linkIn = (mail: Mail): string => /https:\/\/club\.example(\/\S+)/.exec(mail.text)![1]!
const tokenIn = (mail: Mail): string => /^\/#\/password\/([\w-]{32})$/.exec(linkIn(mail))![1]!

/** A visitor with an account and an address. */
async function reachable({ house, mails }: Club, name: string, address: string): Promise<Visitor> {
  const one = await member(house, name)
  await one.ask('PUT', '/api/me/notices', { mail: { address }, password: passwordOf(name) })
  await house.server.http.inject({ method: 'POST', url: linkIn(mails.pop()!) })
  return one
}

const asks = (club: Club, who: string, language = 'en'): ReturnType<Visitor['ask']> =>
  visitor(club.house).ask('POST', '/api/me/recovery', { who, language })
const chooses = (club: Club, token: string, wanted = 'battery staple'): ReturnType<Visitor['ask']> =>
  visitor(club.house).ask('POST', '/api/me/recovery/password', { token, wanted })
const signsIn = async (club: Club, name: string, password: string): Promise<number> =>
  (await visitor(club.house).ask('POST', '/api/me/sign-in', { name, password })).status

function suite(storage: () => Promise<OpenStorage>): void {
  let opened: Promise<Club> | null = null
  const open = (): Promise<Club> => {
    opened ??= storage().then(clubOn)
    return opened
  }
  afterAll(async () => (await opened)?.close())

  test('the link in the letter sets a new password once, and ends all sessions', async () => {
    const club = await open()
    const anna = await reachable(club, 'Anna', 'Anna@home.example')
    expect((await asks(club, 'ANNA')).body).toEqual({ done: true })
    await club.after(0)
    const [mail] = club.mails.splice(0)
    expect(mail).toMatchObject({ to: 'Anna@home.example', text: expect.stringContaining('a new password for Anna') })
    expect(mail!.text).toContain('60 minutes')
    expect(await chooses(club, tokenIn(mail!), 'short')).toMatchObject({ status: 400, code: 'malformed' })
    expect((await chooses(club, tokenIn(mail!))).status).toBe(200)
    expect(await anna.me()).toBeNull()
    expect(await signsIn(club, 'Anna', passwordOf('Anna'))).toBe(401)
    expect(await signsIn(club, 'Anna', 'battery staple')).toBe(200)
    expect(await chooses(club, tokenIn(mail!), 'another one')).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('by the address it comes in the language of the page; more of them only after a while', async () => {
    const club = await open()
    await reachable(club, 'Vera', 'vera@home.example')
    for (const who of ['VERA@home.example', 'vera', 'vera']) await asks(club, who, 'ru')
    await club.after(0)
    expect(club.mails.map(({ headers }) => headers.get('subject'))).toEqual(['Новый пароль для Hotline'])
    await club.after(5 * MINUTE)
    await asks(club, 'vera')
    await club.after(0)
    const [first, second] = club.mails.splice(0).map(tokenIn)
    expect((await chooses(club, second!)).status).toBe(200)
    // A new password ends the other links, too.
    expect((await chooses(club, first!)).code).toBe('not-found')
  })

  test('an address that is not confirmed gets no mail, and the answer is always the same', async () => {
    const club = await open()
    const careless = await member(club.house, 'Careless')
    await careless.ask('PUT', '/api/me/notices', { mail: { address: 'not-mine@home.example' }, password: passwordOf('Careless') })
    await careless.ask('POST', '/api/me/bots', { name: 'Careless-bot' })
    club.mails.length = 0
    const answers = await Promise.all(
      ['Careless', 'not-mine@home.example', 'Careless-bot', 'Nobody', 'nobody@home.example'].map((who) => asks(club, who)),
    )
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: { done: true } })
    await club.after(0)
    expect(club.mails).toEqual([])
  })

  test('a session alone can’t set a new address: its reader could take the account over', async () => {
    const club = await open()
    const anna = await reachable(club, 'Sonya', 'sonya@home.example')
    club.mails.length = 0
    for (const password of [undefined, 'not hers'])
      expect(await anna.ask('PUT', '/api/me/notices', { mail: { address: 'thief@home.example' }, password })).toMatchObject({
        status: 401,
        code: 'wrong-password',
      })
    expect(club.mails).toEqual([])
    const kept = await anna.ask('PUT', '/api/me/notices', { language: 'ru', mail: { address: 'sonya@home.example' } })
    expect(kept.body).toMatchObject({ mail: { address: 'sonya@home.example', confirmed: true } })
  })

  test('a link that is too old, or whose account is gone, does nothing', async () => {
    const club = await open()
    const one = await member(club.house, 'Olga')
    const { people } = club.house.server
    const { id } = (await people.byName('Olga'))!
    const late = await newResetToken(people, id)
    const past = new Date(Date.now() - 1)
    await people.storage.db
      .updateTable('verifications')
      .set({ expiresAt: people.storage.dialect === 'sqlite' ? past.toISOString() : past })
      .where('value', '=', id)
      .execute()
    expect((await chooses(club, late)).code).toBe('not-found')
    const lost = await newResetToken(people, id)
    await one.ask('DELETE', '/api/me', { password: passwordOf('Olga') })
    expect((await chooses(club, lost)).code).toBe('not-found')
  })
}

describe('SQLite', () => {
  suite(() => openStorage(':memory:'))
})
describePostgres('recovery', (address) => {
  suite(async () => openStorage(await address()))
})

test('a server without mail says whom to ask', async () => {
  const house = await openHouse()
  onTestFinished(house.close)
  const stranger = visitor(house)
  expect((await stranger.ask('GET', '/api/me/recovery')).body).toEqual({ mail: false, minutes: 60 })
  const asked = await stranger.ask('POST', '/api/me/recovery', { who: 'Anna', language: 'en' })
  expect(asked).toMatchObject({ status: 403, code: 'not-allowed' })
  expect(JSON.stringify(asked.body)).toContain('this server sends no mail')
})
