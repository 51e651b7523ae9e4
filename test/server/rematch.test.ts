/** Playing again, the same deal twice, and hands that spectators may see. */
import { describe, expect, test } from 'vitest'
import { US } from '../../src/engine/script.ts'
import type { ServerMessageOf } from '../../src/protocol/socket.ts'
import { readRecord } from '../../src/records/record.ts'
import { verifyFairness } from '../../src/records/verify.ts'
import { resign } from '../../src/server/games/actions.ts'
import { createGame } from '../../src/server/games/create.ts'
import { beginIfSeated } from '../../src/server/games/seating.ts'
import { eventually } from '../waiting.ts'
import { begin, checkMessages, type House, type Person, personAt, refusal, sharedHouse, twoAt } from './house.ts'

const house = sharedHouse()

const ask = (person: Person, message: object): Promise<unknown> => person.client.ask({ ...message, game: person.game } as never)

const infoOf = async ({ server }: House, id: string, token?: string): Promise<ServerMessageOf<'game'>['info']> =>
  (await server.http.inject(`/api/games/${id}${token === undefined ? '' : `?token=${token}`}`)).json<{ info: never }>().info

/** The next header that the client gets. */
const infoTo = ({ client }: Person): Promise<ServerMessageOf<'info'>['info']> =>
  new Promise((resolve) =>
    client.onMessage((message) => {
      if (message.type === 'info') resolve(message.info)
    }),
  )

async function resigned(open: House, wanted: Parameters<typeof twoAt>[1] = {}) {
  const table = await twoAt(open, wanted)
  await ask(table.us, { type: 'resign' })
  await table.ussr.until(({ status }) => status === 'over')
  return table
}

describe('a rematch', () => {
  test('begins when both want it: the same terms, the sides exchanged, opened by the same tokens', async () => {
    const open = await house()
    const clock = { kind: 'live', bank: 600_000, increment: 5000 } as const
    const { us, ussr, made, id } = await resigned(open, { game: 'red-sea', clock, options: { handicap: [0, 2] }, watching: 'link' })
    await ask(us, { type: 'rematch', duplicate: false })
    expect((await ussr.until(({ offers }) => offers.rematch !== null)).offers.rematch).toEqual({ by: 'us', duplicate: false })
    expect(us.now().next).toBeNull()
    await ask(ussr, { type: 'answer', offer: 'rematch', accept: true })
    const { next } = await us.until((now) => now.next !== null)
    const info = await infoOf(open, next!, made.tokens.us)
    expect(info).toMatchObject({
      game: 'red-sea',
      clock,
      options: { handicap: [0, 2] },
      seats: { us: { taken: false }, ussr: { taken: false } },
    })
    expect(info.commitment).not.toBe(made.info.commitment)
    const roles = await Promise.all(
      [made.tokens.us, made.tokens.ussr].map(async (token) => (await personAt(open, next!, token)).game_.role),
    )
    expect(roles).toEqual(['ussr', 'us'])
    expect((await personAt(open, next!, made.tokens.watch!)).game_.role).toBe('spectator')
    expect((await open.server.tables.storage.game(id))!.status).toBe('over')
    for (const one of [us, ussr]) checkMessages(one.client.received)
  })

  test('who wants the same at the same time agrees; who wants another one makes a new offer', async () => {
    const open = await house()
    const { us, ussr } = await resigned(open)
    await ask(us, { type: 'rematch', duplicate: false })
    await ask(ussr, { type: 'rematch', duplicate: true })
    expect((await us.until(({ offers }) => offers.rematch?.by === 'ussr')).offers.rematch).toEqual({ by: 'ussr', duplicate: true })
    await ask(us, { type: 'rematch', duplicate: true })
    const { next } = await ussr.until((now) => now.next !== null)
    expect((await infoOf(open, next!)).match).toMatchObject({ leg: 1 })
    // The same again is the same game.
    await ask(us, { type: 'rematch', duplicate: false })
    expect((await ussr.until((now) => now.next !== null)).next).toBe(next)
  })

  test('can be declined and withdrawn; a bot always wants one', async () => {
    const open = await house()
    const { us, ussr } = await resigned(open)
    await ask(us, { type: 'rematch', duplicate: false })
    await ask(ussr, { type: 'answer', offer: 'rematch', accept: false })
    expect((await us.until(({ offers }) => offers.rematch === null)).next).toBeNull()
    await ask(us, { type: 'rematch', duplicate: false })
    await ask(us, { type: 'answer', offer: 'rematch', accept: false })
    expect(await refusal(ask(ussr, { type: 'answer', offer: 'rematch', accept: true }))).toBe('no-such-offer')
    const made = await open.create({ game: 'red-sea', seats: { us: 'open', ussr: { bot: 'careful' } } })
    const alone = await personAt(open, made.id, made.tokens.us)
    await ask(alone, { type: 'sit', contribution: 'mine' })
    await ask(alone, { type: 'resign' })
    await ask(alone, { type: 'rematch', duplicate: false })
    const { next } = await alone.until((now) => now.next !== null)
    const again = await personAt(open, next!, made.tokens.us)
    expect(again.game_).toMatchObject({ role: 'ussr', info: { seats: { us: { kind: 'bot', taken: true } } } })
    await ask(again, { type: 'sit', contribution: 'mine' })
    await again.until(({ status }) => status === 'playing')
  })

  test.each([
    ['before the end', 'us', { type: 'rematch', duplicate: false }, false, 'not-over'],
    ['by a spectator', 'watcher', { type: 'rematch', duplicate: false }, true, 'not-your-seat'],
    ['with nothing offered', 'us', { type: 'answer', offer: 'rematch', accept: true }, true, 'no-such-offer'],
    ['an answer before the end', 'us', { type: 'answer', offer: 'rematch', accept: true }, false, 'not-over'],
    ['hands by a spectator', 'watcher', { type: 'offer-hands', openHands: { delay: 5, unit: 'moves' } }, false, 'not-your-seat'],
    ['hands after the end', 'us', { type: 'offer-hands', openHands: { delay: 5, unit: 'moves' } }, true, 'game-over'],
    ['hands that nobody offered', 'us', { type: 'answer', offer: 'hands', accept: true }, false, 'no-such-offer'],
    ['hands at once', 'us', { type: 'offer-hands', openHands: { delay: 0, unit: 'moves' } }, false, 'malformed'],
  ] as const)('is refused %s, and nothing changes', async (_what, who, message, over, code) => {
    const open = await house()
    const table = over ? await resigned(open) : await twoAt(open)
    const people = { us: table.us, watcher: await personAt(open, table.id) }
    const before = JSON.stringify(await open.server.tables.storage.game(table.id))
    expect(await refusal(ask(people[who], message))).toBe(code)
    expect(JSON.stringify(await open.server.tables.storage.game(table.id))).toBe(before)
  })
})

describe('a duplicate match', () => {
  test('deals alike with the sides exchanged, and shows its secret after both games', async () => {
    const open = await house()
    const made = await open.create({ game: 'red-sea', duplicate: true })
    const twin = made.twin!
    expect((await infoOf(open, twin)).match).toEqual({ leg: 2, twin: made.id })
    const first = [await personAt(open, made.id, made.tokens.us), await personAt(open, made.id, made.tokens.ussr)] as const
    const second = [await personAt(open, twin, made.tokens.ussr), await personAt(open, twin, made.tokens.us)] as const
    expect(second.map(({ game_ }) => game_.role)).toEqual(['us', 'ussr'])
    // Its cards would tell those of the first, so the second game waits until that is over.
    expect(await refusal(ask(second[0], { type: 'sit', contribution: 'again' }))).toBe('not-begun')
    await begin(...first)
    const dealt = first.map((one) => one.now().view!.place)
    for (const one of second) expect(await refusal(ask(one, { type: 'sit' }))).toBe('not-begun')
    for (const one of second) expect(one.client.received.join()).not.toContain('"key":"draws"')
    await ask(first[0], { type: 'resign' })
    expect((await first[1].until(({ status }) => status === 'over')).hands).toBeUndefined()
    // What was given to the first is for both.
    for (const one of second) await ask(one, { type: 'sit' })
    for (const i of [0, 1] as const) expect((await second[i].until(({ status }) => status === 'playing')).view!.place).toEqual(dealt[i])
    const record = `/api/games/${made.id}/record`
    expect((await open.server.http.inject(record)).statusCode).toBe(409)
    expect((await infoOf(open, made.id)).secret).toBeNull()
    const watcher = await personAt(open, made.id)
    expect(watcher.game_.info.secret).toBeNull()
    const info = infoTo(watcher)
    await ask(second[0], { type: 'resign' })
    expect((await info).secret).toMatch(/^[0-9a-f]{64}$/)
    await second[1].until(({ status }) => status === 'over')
    expect((await infoOf(open, made.id)).secret).toMatch(/^[0-9a-f]{64}$/)
    for (const id of [made.id, twin]) {
      const { body } = await open.server.http.inject(`/api/games/${id}/record`)
      expect(verifyFairness(readRecord(body).record)).toMatchObject({ fair: true })
    }
    for (const one of [...first, ...second]) checkMessages(one.client.received)
  })

  test('between bots begins its second game when the first is over, also where a process died in between', async () => {
    const { server } = await house()
    const { tables } = server
    const seats = [
      { kind: 'bot', name: 'beginner' },
      { kind: 'bot', name: 'beginner' },
    ] as const
    const wanted = {
      start: { game: 'red-sea' },
      clock: { kind: 'none' },
      rated: false,
      hints: false,
      seats,
      watching: 'everybody',
    } as const
    const { id, twin } = await createGame(tables.storage, { ...wanted, duplicate: true }, tables.now())
    await beginIfSeated(tables, twin!)
    expect((await tables.read(twin!)).row.status).toBe('waiting')
    // As a process leaves it that dies now.
    const { rev } = (await tables.storage.game(id))!
    const change = { status: 'over', ending: { winner: 'nobody', kind: 'agreed' }, work: 'killed' } as const
    await tables.storage.write(id, { rev, at: tables.now(), entries: [], change })
    await tables.work.look()
    await eventually('the second game', async () => expect((await tables.read(twin!)).row.status).toBe('playing'))
    // And as it goes where nobody dies.
    const other = await createGame(tables.storage, { ...wanted, duplicate: true }, tables.now())
    await beginIfSeated(tables, other.id)
    await resign(tables, other.id, { seat: US, client: 'r', acknowledge: () => undefined })
    await eventually('the second game', async () => expect((await tables.read(other.twin!)).row.status).not.toBe('waiting'))
  })

  test('has no open hands: those of one game would tell those of the other', async () => {
    const { server } = await house()
    const payload = { game: 'red-sea', duplicate: true, openHands: { delay: 9, unit: 'moves' } }
    const reply = await server.http.inject({ method: 'POST', url: '/api/games', payload })
    expect(reply.json<{ error: { code: string } }>().error.code).toBe('bad-options')
  })
})

describe('open hands', () => {
  test('are shown to spectators as late as both players want, and to no player', async () => {
    const open = await house()
    const { id, us, ussr } = await twoAt(open, { openHands: { delay: 2, unit: 'moves' } })
    const watcher = await personAt(open, id)
    expect(watcher.game_.info.openHands).toEqual({ delay: 2, unit: 'moves' })
    const { seq } = watcher.now()
    await ussr.picks('poland')
    await ussr.until((now) => now.seq === seq + 1)
    await ussr.picks('poland')
    const shown = await watcher.until((now) => now.seq === seq + 2)
    expect(shown.hands!.seq).toBe(seq)
    expect([shown.hands!.us.length, shown.hands!.ussr.length]).toEqual(shown.view!.hands)
    expect((await us.until((now) => now.seq === seq + 2)).hands).toBeUndefined()
    expect(ussr.now().hands).toBeUndefined()
    checkMessages(watcher.client.received)
  })

  test('are agreed on at the table, too', async () => {
    const open = await house()
    const { id, us, ussr } = await twoAt(open)
    const watcher = await personAt(open, id)
    await ask(us, { type: 'offer-hands', openHands: { delay: 1, unit: 'moves' } })
    expect((await ussr.until(({ offers }) => offers.hands !== null)).offers.hands).toMatchObject({ by: 'us' })
    expect(await refusal(ask(us, { type: 'answer', offer: 'hands', accept: true }))).toBe('no-such-offer')
    expect(await refusal(ask(ussr, { type: 'offer-hands', openHands: { delay: 3, unit: 'minutes' } }))).toBe('already-offered')
    expect(watcher.now().hands).toBeUndefined()
    await ask(ussr, { type: 'answer', offer: 'hands', accept: true })
    expect((await watcher.until(({ hands }) => hands !== undefined)).hands!.us).not.toEqual([])
    expect((await infoOf(open, id)).openHands).toEqual({ delay: 1, unit: 'moves' })
  })

  test('by minutes follow the clock of the server; without consent they are shown after the end', async () => {
    const open = await house()
    const late = await twoAt(open, { openHands: { delay: 1000, unit: 'minutes' } })
    const watcher = await personAt(open, late.id)
    await late.ussr.picks('poland')
    expect((await watcher.until(({ log }) => log.length === 1)).hands).toBeUndefined()
    const closed = await twoAt(open)
    const other = await personAt(open, closed.id)
    await closed.ussr.picks('poland')
    expect((await other.until(({ log }) => log.length === 1)).hands).toBeUndefined()
    await ask(closed.us, { type: 'resign' })
    expect((await other.until(({ status }) => status === 'over')).hands!.ussr).toHaveLength(8)
  })
})
