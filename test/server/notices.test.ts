/** Notices by push, by mail and in a club's chat: each once, and not to a player who has the game open. */
import { createHmac } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { NoticesReply } from '../../src/protocol/notices.ts'
import { type OpenStorage, openStorage } from '../../src/server/storage/open.ts'
import { type House, type NewGame, openHouse, type Person, promised, refusal } from './house.ts'
import { type Browser, browser, httpSink, mailSink } from './sinks.ts'
import { gameOf, guest, type Visitor, visitor } from './visitor.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SLOW = { kind: 'slow', move: DAY, bank: 0, vacation: 0 } as const

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

/** A server whose clock the test sets. */
async function timedHouse(given?: OpenStorage) {
  const [mail, http] = [await mailSink(), await httpSink()]
  const storage = given ?? (await openStorage(':memory:'))
  const clock = { now: Date.now() }
  const settings = {
    mail: { url: mail.url, from: 'Hotline <hotline@club.example>' },
    hook: { url: `${http.address}/chat`, secret: 'a secret of the club' },
    address: 'https://club.example',
    pushHosts: [http.host],
  }
  const open = (): Promise<House> =>
    openHouse({ storage: { ...storage, close: () => Promise.resolve() }, now: () => clock.now, notices: settings })
  let house = await open()
  ends.push(async () => {
    await house.close()
    await storage.close()
    await mail.close()
    await http.close()
  })
  return {
    mail,
    http,
    storage,
    clock,
    get house() {
      return house
    },
    /** Time passes, and what is due is sent. */
    after: async (ms: number): Promise<void> => {
      clock.now += ms
      await house.server.notices.deliver()
    },
    /** Ends the server; `killed` changes what it left as if it had not ended well. */
    restart: async (killed: () => Promise<unknown> = () => Promise.resolve()): Promise<void> => {
      await house.close()
      await killed()
      house = await open()
    },
    /** What a browser was sent. */
    pushed: (one: Browser): ReturnType<Browser['read']>[] =>
      http.calls.filter(({ path }) => one.subscription.endpoint.endsWith(path)).map(({ body }) => one.read(body)),
    hooked: () => http.calls.filter(({ path }) => path === '/chat'),
  }
}

async function withPush(one: Visitor, address: string, name: string): Promise<Browser> {
  const device = browser(`${address}/push/${name}`)
  const { status } = await one.ask('POST', '/api/me/push', device.subscription)
  expect(status).toBe(200)
  return device
}

const leaves = async ({ client }: Person): Promise<void> => {
  client.close()
  await client.closed
}

/** The server notices a closed connection a little later than the client. */
async function gone(house: House, game: string): Promise<void> {
  while (house.server.tables.hub.watchers(game).size > 0) await new Promise((resolve) => setImmediate(resolve))
}

async function slowGame(of: Awaited<ReturnType<typeof timedHouse>>, wanted: object = {}) {
  const [anna, boris] = [await guest(of.house), await guest(of.house)]
  const names = [(await anna.me())!.name, (await boris.me())!.name] as const
  const game = await gameOf(anna, boris, { clock: SLOW, ...wanted })
  const away = async (): Promise<void> => {
    for (const one of [game.us, game.ussr]) await leaves(one)
    await gone(of.house, game.id)
  }
  return { ...game, anna, boris, names, away }
}

/** The player opens the game, picks at most so often, and leaves. Returns whether the question is still theirs. */
async function clicks(of: Awaited<ReturnType<typeof timedHouse>>, who: Visitor, game: string, most: number): Promise<boolean> {
  const person = await who.at(game)
  for (let i = 0; i < most && person.now().question !== null; i++) {
    const seq = await person.picks(person.now().question!.picks[0]!)
    await person.until((now) => now.seq >= seq)
  }
  const asked = person.now().question !== null
  await leaves(person)
  await gone(of.house, game)
  return asked
}

describe('a game that waits', () => {
  test('notifies a player who has sat down and left that the opponent has joined, but not after it has begun', async () => {
    const of = await timedHouse()
    const [anna, boris] = [await guest(of.house), await guest(of.house)]
    const device = await withPush(anna, of.http.address, 'anna')
    const wanted = { game: 'red-sea', seats: { us: 'me', ussr: 'open' }, clock: SLOW }
    const made = (await anna.ask('POST', '/api/games', wanted)).body as NewGame
    const first = await anna.at(made.id)
    await first.client.ask({ type: 'sit', game: made.id, commitment: promised(first, 'of-anna') })
    await leaves(first)
    await of.after(HOUR)
    expect(of.pushed(device)).toEqual([])
    const second = await boris.at(made.id, made.tokens.ussr)
    await second.client.ask({ type: 'sit', game: made.id, commitment: promised(second, 'of-boris') })
    await second.client.ask({ type: 'reveal', game: made.id, contribution: 'of-boris' })
    await of.after(0)
    expect(of.pushed(device)).toEqual([])
    await of.after(MINUTE)
    const body = `${(await boris.me())!.name} has joined. Red Sea starts when you open it.`
    expect(of.pushed(device)).toMatchObject([{ title: 'Your opponent has joined', body }])
    const back = await anna.at(made.id)
    await back.client.ask({ type: 'reveal', game: made.id, contribution: 'of-anna' })
    await back.until(({ status }) => status === 'playing')
    await leaves(back)
    await of.after(HOUR)
    expect(of.pushed(device).filter(({ title }) => title === 'Your opponent has joined')).toHaveLength(1)
  })
})

describe('your move', () => {
  test('is sent once for each turn, not for each click, and after a minute', async () => {
    const of = await timedHouse()
    const { id, boris, anna, names, away } = await slowGame(of)
    const device = await withPush(boris, of.http.address, 'boris')
    const annasDevice = await withPush(anna, of.http.address, 'anna')
    await away()
    // Boris places his first influence; Anna waits.
    expect(await clicks(of, boris, id, 1)).toBe(true)
    await of.after(0)
    expect(of.pushed(device)).toEqual([])
    await of.after(MINUTE)
    expect(of.pushed(device)).toEqual([
      {
        title: 'Your move',
        body: `${names[0]} has moved. Your move in Twilight Struggle.`,
        url: `https://club.example/#/online/${id}`,
        tag: `move ${id} ussr`,
      },
    ])
    expect(of.pushed(annasDevice)).toEqual([])
    expect(await clicks(of, boris, id, 2)).toBe(true)
    await of.after(HOUR)
    expect(of.pushed(device)).toHaveLength(1)
    expect(await clicks(of, boris, id, 100)).toBe(false)
    await of.after(MINUTE)
    expect(of.pushed(annasDevice).map(({ title }) => title)).toEqual(['Your move'])
    await clicks(of, anna, id, 100)
    // Headlines: both are asked, and what the other does is no news while one is asked.
    await of.after(MINUTE)
    expect(of.pushed(device)).toHaveLength(2)
    await clicks(of, anna, id, 100)
    await of.after(MINUTE)
    expect(of.pushed(device)).toHaveLength(2)
  })

  test('is not sent to a player who has the game open, nor in live games, nor where it is turned off', async () => {
    const of = await timedHouse()
    const { id, boris, us } = await slowGame(of)
    const device = await withPush(boris, of.http.address, 'boris')
    await us.client.ask({ type: 'notes', game: id, text: 'still here' })
    await of.after(HOUR)
    expect(of.pushed(device)).toEqual([])

    const live = await slowGame(of, { clock: { kind: 'live', bank: HOUR, increment: 0 } })
    const other = await withPush(live.boris, of.http.address, 'other')
    await live.away()
    await of.after(MINUTE)
    expect(of.pushed(other).filter(({ title }) => title === 'Your move')).toEqual([])

    const quiet = await slowGame(of)
    const third = await withPush(quiet.boris, of.http.address, 'third')
    await quiet.boris.ask('PUT', '/api/me/notices', { push: { kinds: ['over'] } })
    await quiet.away()
    await clicks(of, quiet.boris, quiet.id, 1)
    await of.after(MINUTE)
    expect(of.pushed(third)).toEqual([])
  })

  test('is not lost when a server is killed, and not sent again by the next', async () => {
    const of = await timedHouse()
    const { id, boris, away } = await slowGame(of)
    const device = await withPush(boris, of.http.address, 'boris')
    await away()
    await clicks(of, boris, id, 1)
    // The server is killed before it has queued the notice for Boris.
    await of.house.server.notices.deliver()
    await of.storage.db.deleteFrom('notices').execute()
    await of.restart(() => of.storage.db.updateTable('games').set({ work: 'killed' }).where('id', '=', id).execute())
    await of.after(0)
    await of.after(MINUTE)
    expect(of.pushed(device)).toHaveLength(1)
    await of.restart()
    await of.after(HOUR)
    expect(of.pushed(device)).toHaveLength(1)
  })

  test('the time runs short: once, later where the clock has stood still', async () => {
    const of = await timedHouse()
    const { id, boris, away } = await slowGame(of, { clock: { ...SLOW, vacation: DAY } })
    const device = await withPush(boris, of.http.address, 'boris')
    await boris.ask('PUT', '/api/me/notices', { language: 'ru', push: { kinds: ['short'] } })
    await away()
    await clicks(of, boris, id, 1)
    await of.after(17 * HOUR)
    expect(of.pushed(device)).toEqual([])
    const person = await boris.at(id)
    await person.client.ask({ type: 'vacation', game: id, on: true })
    of.clock.now += 10 * HOUR
    await person.client.ask({ type: 'vacation', game: id, on: false })
    await leaves(person)
    await gone(of.house, id)
    await of.after(0)
    expect(of.pushed(device)).toEqual([])
    await of.after(2 * HOUR)
    await of.after(2 * HOUR)
    expect(of.pushed(device)).toMatchObject([
      {
        title: 'Время на исходе',
        body: expect.stringMatching(/^На ход у вас осталось примерно 6 часов: «Сумеречная борьба», соперник — guest-/),
      },
    ])
  })
})

describe('draws and ends', () => {
  test('an offer and the end are sent in the language of the recipient', async () => {
    const of = await timedHouse()
    const { id, anna, boris, names, us, ussr } = await slowGame(of)
    const device = await withPush(boris, of.http.address, 'boris')
    await boris.ask('PUT', '/api/me/notices', { language: 'ru', push: { kinds: ['draw', 'over'] } })
    await leaves(ussr)
    await us.client.ask({ type: 'offer-draw', game: id })
    await of.after(0)
    await of.after(0)
    expect(of.pushed(device)).toMatchObject([{ body: `Соперник (${names[0]}) предлагает ничью: «Сумеречная борьба».` }])
    await us.client.ask({ type: 'resign', game: id })
    await of.after(0)
    expect(of.pushed(device).slice(1)).toMatchObject([
      { title: 'Партия окончена', body: `Вы победили: «Сумеречная борьба», соперник — ${names[0]}.` },
    ])
    expect(await anna.me()).not.toBeNull()
  })
})

test('the challenged player gets a notice', async () => {
  const of = await timedHouse()
  const [anna, boris] = [await guest(of.house), await guest(of.house)]
  const device = await withPush(boris, of.http.address, 'boris')
  const name = (await anna.me())!.name
  const made = await anna.ask('POST', '/api/challenges', { to: (await boris.me())!.name, game: 'red-sea', clock: SLOW })
  expect(made.status).toBe(201)
  await of.after(0)
  await of.after(0)
  expect(of.pushed(device)).toEqual([
    {
      title: 'New challenge',
      body: `${name} challenges you to Red Sea.`,
      url: 'https://club.example/',
      tag: expect.stringMatching(/^challenge \w+ \d+ \w+$/),
    },
  ])
  // Withdrawn and made again, it would fill a letter box.
  const again = async (): Promise<void> => {
    await anna.ask('DELETE', `/api/seeks/${(made.body as { id: string }).id}`)
    await anna.ask('POST', '/api/challenges', { to: (await boris.me())!.name, game: 'red-sea', clock: SLOW })
    await of.after(0)
  }
  await again()
  expect(of.pushed(device)).toHaveLength(1)
  of.clock.now += HOUR
  await again()
  expect(of.pushed(device)).toHaveLength(2)
})

describe('push', () => {
  test('is signed for the service, sealed for the browser, and tried again', async () => {
    const of = await timedHouse()
    const { id, boris, us, ussr } = await slowGame(of)
    const device = await withPush(boris, of.http.address, 'boris')
    await leaves(ussr)
    of.http.calls.length = 0
    of.http.answers.push(201, 500) // the webhook answers, the push service fails
    await us.client.ask({ type: 'resign', game: id })
    await of.after(0)
    const tried = of.http.calls.filter(({ path }) => path === '/push/boris').length
    await of.after(10_000)
    expect(of.http.calls.filter(({ path }) => path === '/push/boris')).toHaveLength(tried)
    await of.after(2 * MINUTE)
    const calls = of.http.calls.filter(({ path }) => path === '/push/boris')
    expect(of.pushed(device).at(-1)).toMatchObject({ title: 'Game over' })
    const { headers } = calls.at(-1)!
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization!)!
    expect(key).toBe(((await boris.ask('GET', '/api/me/notices')).body as NoticesReply).push.key)
    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8')) as object
    expect(claims).toMatchObject({ aud: of.http.address, sub: 'mailto:hotline@club.example' })
    await of.after(HOUR)
    expect(of.http.calls.filter(({ path }) => path === '/push/boris')).toHaveLength(calls.length)
  })

  test('a browser that is gone is forgotten, and only real services are called', async () => {
    const of = await timedHouse()
    const { id, boris, us, ussr } = await slowGame(of)
    const device = await withPush(boris, of.http.address, 'boris')
    for (const endpoint of [
      'https://127.0.0.1/x',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evil.example/fcm.googleapis.com',
    ])
      expect(await boris.ask('POST', '/api/me/push', { ...device.subscription, endpoint })).toMatchObject({
        status: 403,
        code: 'not-allowed',
      })
    await leaves(ussr)
    await of.after(0)
    of.http.answers.push(...Array.from({ length: 5 }, () => 410))
    await us.client.ask({ type: 'resign', game: id })
    await of.after(0)
    expect(((await boris.ask('GET', '/api/me/notices')).body as NoticesReply).push.browsers).toBe(0)
  })

  test('keys are made once and kept', async () => {
    const of = await timedHouse()
    const { pushKey } = of.house.server.notices
    await of.restart()
    expect(of.house.server.notices.pushKey).toBe(pushKey)
  })
})

const linkIn = (text: string): string => /https:\/\/club\.example(\/api\/notices\/\S+)/.exec(text)![1]!

describe('mail', () => {
  test('comes after a yes, with a link that ends it; a mail server that is busy is asked again', async () => {
    const of = await timedHouse()
    const { id, boris, us, ussr, names } = await slowGame(of)
    const chosen = await boris.ask('PUT', '/api/me/notices', { language: 'ru', mail: { address: 'boris@home.example' } })
    expect(chosen.body).toMatchObject({ mail: { possible: true, address: 'boris@home.example', confirmed: false } })
    expect(of.mail.mails).toMatchObject([{ to: 'boris@home.example' }])
    const link = linkIn(of.mail.mails[0]!.text)
    await leaves(ussr)
    await us.client.ask({ type: 'offer-draw', game: id })
    await of.after(0)
    expect(of.mail.mails).toHaveLength(1)
    // Whatever looks at links by itself changes nothing.
    const page = await of.house.server.http.inject(link)
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<button>Подтвердить</button>')])
    // With no-referrer a browser would send the form from the origin "null", which is refused.
    expect(page.headers['referrer-policy']).toBe('same-origin')
    expect((await boris.ask('GET', '/api/me/notices')).body).toMatchObject({ mail: { confirmed: false } })
    expect((await of.house.server.http.inject({ method: 'POST', url: link })).statusCode).toBe(200)
    expect((await boris.ask('GET', '/api/me/notices')).body).toMatchObject({ mail: { confirmed: true } })

    of.mail.refusing = 1
    await us.client.ask({ type: 'resign', game: id })
    await of.after(0)
    expect(of.mail.mails).toHaveLength(1)
    await of.after(MINUTE)
    const [, letter] = of.mail.mails
    expect(letter!.text).toContain(`Вы победили: «Сумеречная борьба», соперник — ${names[0]}.\n\nhttps://club.example/#/online/${id}\n`)
    const heads = Object.fromEntries(letter!.headers)
    expect(heads).toMatchObject({
      from: 'Hotline <hotline@club.example>',
      subject: 'Партия окончена',
      'message-id': `<over-${id}-ussr@club.example>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    const stop = linkIn(heads['list-unsubscribe']!.replace('>', ''))
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const stopped = await of.house.server.http.inject({ method: 'POST', url: stop, headers: form, payload: 'List-Unsubscribe=One-Click' })
    expect(stopped.statusCode).toBe(200)
    expect((await boris.ask('GET', '/api/me/notices')).body).toMatchObject({ mail: { kinds: [] } })
    await of.after(DAY)
    expect(of.mail.mails).toHaveLength(2)
  })

  test('links can neither be made up nor used for something else', async () => {
    const of = await timedHouse()
    const boris = await guest(of.house)
    await boris.ask('PUT', '/api/me/notices', { mail: { address: 'old@home.example' } })
    await boris.ask('PUT', '/api/me/notices', { mail: { address: 'new@home.example' } })
    const [old, fresh] = of.mail.mails.map(({ text }) => linkIn(text))
    const post = async (url: string): Promise<number> => (await of.house.server.http.inject({ method: 'POST', url })).statusCode
    const token = fresh!.split('token=')[1]!
    expect(await post(old!)).toBe(404)
    expect(await post(`/api/notices/stop?token=${token}`)).toBe(404)
    expect(await post(`/api/notices/confirm?token=${token.slice(0, -2)}`)).toBe(404)
    expect(await post(`/api/notices/confirm?token=${Buffer.from('["confirm","x","y@z.example"]').toString('base64url')}.AAAA`)).toBe(404)
    expect(await post('/api/notices/confirm?token=x')).toBe(400)
    expect((await boris.ask('GET', '/api/me/notices')).body).toMatchObject({ mail: { confirmed: false } })
    expect(await post(fresh!)).toBe(200)
  })

  test('a letter that could not be sent is sent when the address is named again', async () => {
    const of = await timedHouse()
    const boris = await guest(of.house)
    of.mail.refusing = 1
    const name = () => boris.ask('PUT', '/api/me/notices', { mail: { address: 'boris@home.example' } })
    expect((await name()).code).toBe('too-busy')
    expect((await name()).status).toBe(200)
    expect(of.mail.mails).toMatchObject([{ to: 'boris@home.example' }])
    await of.house.server.http.inject({ method: 'POST', url: linkIn(of.mail.mails[0]!.text) })
    await name()
    expect(of.mail.mails).toHaveLength(1)
  })
})

describe('a club’s chat', () => {
  test('gets signed messages about public games, and nothing else', async () => {
    const of = await timedHouse()
    const { id, us, names } = await slowGame(of)
    await us.client.ask({ type: 'chat', game: id, text: 'between the two of us' })
    await us.client.ask({ type: 'resign', game: id })
    const secret = await slowGame(of, { watching: 'link' })
    await secret.us.client.ask({ type: 'resign', game: secret.id })
    await of.after(0)
    await of.after(HOUR)
    const bodies = of.hooked().map(({ body }) => JSON.parse(body.toString('utf8')) as object)
    const text = `${names[1]} (USSR) beat ${names[0]} (US) in Twilight Struggle. https://club.example/#/online/${id}`
    expect(bodies.at(-1)).toEqual({
      event: 'game-over',
      at: expect.any(Number),
      game: { id, name: 'twilight-struggle', us: names[0], ussr: names[1], ending: { winner: 'ussr', kind: 'resigned' } },
      url: `https://club.example/#/online/${id}`,
      text,
      content: text,
    })
    expect(JSON.stringify(bodies)).not.toContain(secret.id)
    for (const { headers, body } of of.hooked()) {
      const signed = createHmac('sha256', 'a secret of the club')
        .update(`${String(headers['x-hotline-timestamp'])}.${body.toString('utf8')}`)
        .digest('hex')
      expect(headers['x-hotline-signature']).toBe(`sha256=${signed}`)
    }
    expect(new Set(of.hooked().map(({ headers }) => headers['x-hotline-delivery'])).size).toBe(of.hooked().length)
  })
})

describe('who may', () => {
  test('nobody without an account, and each only for itself', async () => {
    const of = await timedHouse()
    const stranger = visitor(of.house)
    const device = browser(`${of.http.address}/push/x`)
    for (const [method, url, payload] of [
      ['GET', '/api/me/notices', undefined],
      ['PUT', '/api/me/notices', {}],
      ['POST', '/api/me/push', device.subscription],
      ['DELETE', '/api/me/push', { endpoint: device.subscription.endpoint }],
    ] as const)
      expect(await stranger.ask(method, url, payload)).toMatchObject({ status: 401, code: 'not-signed-in' })
    const [anna, eve] = [await guest(of.house), await guest(of.house)]
    await withPush(anna, of.http.address, 'anna')
    await eve.ask('DELETE', '/api/me/push', { endpoint: `${of.http.address}/push/anna` })
    expect((await anna.ask('GET', '/api/me/notices')).body).toMatchObject({ push: { browsers: 1 } })
    for (const payload of [{ language: 'de' }, { mail: { address: 'nowhere' } }, { mail: { kinds: ['chess'] } }, { cheat: 1 }, []])
      expect(await anna.ask('PUT', '/api/me/notices', payload)).toMatchObject({ status: 400, code: 'malformed' })
    expect(await refusal(anna.at('aaaaaaaaaaaa'))).toBe('not-found')
  })

  test('the data export has the settings, and a deleted account gets no more notices', async () => {
    const of = await timedHouse()
    const { id, boris, us } = await slowGame(of)
    const device = await withPush(boris, of.http.address, 'boris')
    await boris.ask('PUT', '/api/me/notices', { mail: { address: 'boris@home.example' } })
    expect((await boris.ask('GET', '/api/me/export')).body).toMatchObject({
      notices: [{ mail: 'boris@home.example', confirmed: 0 }],
      browsers: [{ endpoint: device.subscription.endpoint }],
    })
    expect((await boris.ask('DELETE', '/api/me', {})).status).toBeLessThan(300)
    await us.until(({ status }) => status === 'over', 'the end')
    of.http.calls.length = 0
    await of.after(HOUR)
    expect(of.pushed(device)).toEqual([])
    for (const table of ['notice_choices', 'push_subscriptions'] as const)
      expect(await of.storage.db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await of.storage.db.selectFrom('notices').selectAll().where('person', 'is not', null).where('game', '=', id).execute()).toEqual(
      [],
    )
  })

  test('a server without mail says so', async () => {
    const house = await openHouse()
    ends.push(house.close)
    const anna = await guest(house)
    expect((await anna.ask('GET', '/api/me/notices')).body).toMatchObject({ mail: { possible: false } })
    expect(await anna.ask('PUT', '/api/me/notices', { mail: { address: 'a@b.example' } })).toMatchObject({
      status: 403,
      code: 'not-allowed',
    })
  })
})
