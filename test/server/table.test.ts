/** At the table: who may do what, and that what is refused changes nothing. */
import { describe, expect, test } from 'vitest'
import type { ServerMessageOf } from '../../src/protocol/socket.ts'
import { stopClock } from '../waiting.ts'
import { checkMessages, type House, type Person, personAt, refusal, sharedHouse, twoAt } from './house.ts'

const house = sharedHouse()

/** Everything that is stored of a game. */
const stored = async ({ server }: House, id: string): Promise<string> =>
  JSON.stringify([await server.tables.storage.game(id), await server.tables.storage.entries(id)])

/** The influence that begins a game is placed: both are asked for their headlines. */
async function placed(us: Person, ussr: Person): Promise<void> {
  await ussr.picks('poland', 'poland', 'poland', 'poland', 'yugoslavia', 'yugoslavia')
  await us.until(({ question }) => question !== null, 'the question to the US')
  await us.picks('italy', 'italy', 'italy', 'italy', 'west-germany', 'west-germany', 'west-germany')
  await ussr.until(({ question }) => question?.kind === 'headline', 'the headline')
}

/** Both give the first answer to whatever is asked, until the condition holds for the USSR. */
async function answered(open: House, people: readonly Person[], id: string, holds: (now: ReturnType<Person['now']>) => boolean) {
  for (;;) {
    const { row } = await open.server.tables.read(id)
    for (const one of people) await one.until(({ seq }) => seq === row.seq)
    if (holds(people[1]!.now())) return people[1]!.now()
    const asked = people.find((one) => one.now().question !== null)!
    await asked.picks(asked.now().question!.picks[0]!)
  }
}

const headlineOf = (person: Person): string => person.now().question!.picks[0]!

describe('the beginning', () => {
  test('the hash of the secret is public before a player sits down, and no card is dealt before both have', async () => {
    const open = await house()
    const { id, tokens, info } = await open.create()
    expect(info.commitment).toMatch(/^[0-9a-f]{64}$/)
    const us = await personAt(open, id, tokens.us)
    expect(us.now()).toMatchObject({ status: 'waiting', seq: 0, question: null })
    await us.client.ask({ type: 'sit', game: id, contribution: 'mine' })
    expect((await open.server.tables.read(id)).row).toMatchObject({ status: 'waiting', seq: 0 })
    const ussr = await personAt(open, id, tokens.ussr)
    expect(ussr.game_.info.seats).toMatchObject({ us: { taken: true, contribution: null }, ussr: { taken: false } })
    await ussr.client.ask({ type: 'sit', game: id, contribution: 'theirs' })
    const begun = await us.until(({ status }) => status === 'playing')
    expect(begun.view!.hands).toEqual([8, 8])
    const again = await personAt(open, id, tokens.us)
    expect(again.game_.info.seats).toMatchObject({ us: { contribution: 'mine' }, ussr: { contribution: 'theirs' } })
    expect(again.game_.info.secret).toBeNull()
  })

  test('sitting down again changes nothing, not even with another contribution', async () => {
    const open = await house()
    const { id, us } = await twoAt(open)
    const before = await stored(open, id)
    await us.client.ask({ type: 'sit', game: id, contribution: 'better' })
    expect(await stored(open, id)).toBe(before)
    await us.client.ask({ type: 'sit', game: id, contribution: 'better', token: 'of-my-own-and-long-enough' })
    expect(await stored(open, id)).toBe(before)
  })

  test('who sits down may bring what opens the seat from then on: the link opens it no more', async () => {
    const open = await house()
    const { id, tokens } = await open.create()
    const us = await personAt(open, id, tokens.us)
    const own = 'of-my-own-and-long-enough'
    await us.client.ask({ type: 'sit', game: id, contribution: 'mine', token: own })
    expect((await personAt(open, id, own)).game_.role).toBe('us')
    expect(await refusal(personAt(open, id, tokens.us))).toBe('not-allowed')
    expect((await personAt(open, id, tokens.ussr)).game_.role).toBe('ussr')
  })

  test('watchers learn which players have the game open; further windows change nothing', async () => {
    const open = await house()
    const { id, us, made } = await twoAt(open)
    const changes: boolean[] = []
    us.client.onMessage((message) => message.type === 'present' && changes.push(message.present.ussr))
    const watcher = await personAt(open, id)
    expect(watcher.game_.present).toEqual({ us: true, ussr: true })
    const second = await personAt(open, id, made.tokens.ussr)
    second.client.close()
    await second.client.closed
    const alone = await twoAt(open)
    const left = new Promise<void>((resolve) => {
      alone.us.client.onMessage((message) => message.type === 'present' && !message.present.ussr && resolve())
    })
    alone.ussr.client.close()
    await left
    expect((await personAt(open, alone.id)).game_.present).toEqual({ us: true, ussr: false })
    expect(changes).toEqual([])
    checkMessages([...us.client.received, ...watcher.client.received, ...alone.us.client.received])
  })
})

describe('moves', () => {
  test('a move is stored, acknowledged and broadcast to both sides and spectators', async () => {
    const open = await house()
    const { id, us, ussr } = await twoAt(open)
    const watcher = await personAt(open, id)
    const { seq } = ussr.now()
    expect(await ussr.picks('poland')).toBe(seq + 1)
    for (const one of [us, ussr, watcher]) {
      const now = await one.until((update) => update.seq === seq + 1)
      expect(now.from).toBe(seq)
      expect(now.log).toMatchObject([{ seq: seq + 1, by: 'ussr', notes: [{ key: 'influence', n: 1 }] }])
    }
    expect([watcher.game_.role, watcher.now().question, us.now().question]).toEqual(['spectator', null, null])
    expect((await open.server.tables.storage.entries(id)).at(-1)).toMatchObject({ by: 1, value: 'poland' })
  })

  test('picks that come together count all or not at all', async () => {
    const open = await house()
    const { id, ussr } = await twoAt(open)
    const before = await stored(open, id)
    expect(await refusal(ussr.picks('poland', 'poland', 'italy'))).toBe('illegal')
    expect(await stored(open, id)).toBe(before)
  })

  test('an illegal move is refused with the reason of the rules', async () => {
    const { ussr } = await twoAt(await house())
    const refused = (await ussr.client
      .ask({ type: 'move', game: ussr.game, seq: ussr.now().seq, picks: ['poland', 'italy'] })
      .catch((error: { error: unknown }) => error.error)) as ServerMessageOf<'error'>
    expect(refused).toMatchObject({ code: 'illegal', at: 1, reason: { key: 'outside-area' }, seq: ussr.now().seq })
  })

  test('a move sent twice, by double click or resend, counts once', async () => {
    const open = await house()
    const { id, ussr, made } = await twoAt(open)
    const message = { type: 'move' as const, id: 'click-1', game: id, seq: ussr.now().seq, picks: ['poland'] }
    const first = await ussr.client.ask(message)
    const entries = await open.server.tables.storage.entries(id)
    expect(await ussr.client.ask(message)).toEqual(first)
    const device = await personAt(open, id, made.tokens.ussr)
    await device.client.ask(message)
    for (let i = 0; i < 5; i++) ussr.client.sendRaw(JSON.stringify(message))
    await ussr.client.ask({ type: 'ping' })
    expect(await open.server.tables.storage.entries(id)).toEqual(entries)
  })

  test('a stale seq is refused, also one that is ahead', async () => {
    const open = await house()
    const { id, ussr } = await twoAt(open)
    const { seq } = ussr.now()
    await ussr.picks('poland')
    const before = await stored(open, id)
    for (const wrong of [seq, seq - 1, seq + 2, 0])
      expect(await refusal(ussr.client.ask({ type: 'move', game: id, seq: wrong, picks: ['poland'] }))).toBe('stale-seq')
    expect(await stored(open, id)).toBe(before)
  })

  test('nobody moves for the other side, not even by its message, and spectators do not move at all', async () => {
    const open = await house()
    const { id, us, ussr } = await twoAt(open)
    const watcher = await personAt(open, id)
    const before = await stored(open, id)
    const { seq } = ussr.now()
    for (const one of [us, watcher])
      expect(await refusal(one.client.ask({ type: 'move', game: id, seq, picks: ['poland'] }))).toBe('not-your-seat')
    for (const act of ['resign', 'offer-draw'] as const)
      expect(await refusal(watcher.client.ask({ type: act, game: id }))).toBe('not-your-seat')
    expect(await refusal(watcher.client.ask({ type: 'sit', game: id, contribution: 'x' }))).toBe('not-your-seat')
    expect(await refusal(watcher.client.ask({ type: 'back', game: id, seq }))).toBe('not-your-seat')
    expect(await refusal(watcher.client.ask({ type: 'answer', game: id, offer: 'draw', accept: true }))).toBe('not-your-seat')
    expect(await refusal(watcher.client.ask({ type: 'vacation', game: id, on: true }))).toBe('not-your-seat')
    expect(await refusal(watcher.client.ask({ type: 'notes', game: id, text: 'x' }))).toBe('not-your-seat')
    expect(await refusal(watcher.client.ask({ type: 'chat', game: id, text: 'x' }))).toBe('not-allowed')
    const arranged = { type: 'arrange', game: id, card: 'norad', prompt: 'place', pick: 'italy' } as const
    expect(await refusal(watcher.client.ask(arranged))).toBe('not-your-seat')
    expect(await stored(open, id)).toBe(before)
  })

  test('a client that does not watch a game can’t act in it, and an unknown game is `not-found`', async () => {
    const open = await house()
    const { id } = await twoAt(open)
    const stranger = await open.connect()
    expect(await refusal(stranger.ask({ type: 'resign', game: id }))).toBe('not-your-seat')
    expect(await refusal(stranger.ask({ type: 'watch', game: 'aaaaaaaaaaaa' }))).toBe('not-found')
    expect(await refusal(stranger.ask({ type: 'resign', game: 'aaaaaaaaaaaa' }))).toBe('not-found')
    expect(await refusal(stranger.ask({ type: 'watch', game: id, token: 'x'.repeat(20) }))).toBe('not-allowed')
  })

  test('a game for those who have the link is shown to nobody else', async () => {
    const open = await house()
    const { id, tokens } = await open.create({ watching: 'link' })
    const stranger = await open.connect()
    expect(await refusal(stranger.ask({ type: 'watch', game: id }))).toBe('not-allowed')
    expect((await open.server.http.inject(`/api/games/${id}`)).statusCode).toBe(403)
    expect((await open.server.http.inject(`/api/games/${id}?token=${tokens.watch!}`)).statusCode).toBe(200)
    const { role } = (await stranger.ask({ type: 'watch', game: id, token: tokens.watch! })) as ServerMessageOf<'game'>
    expect(role).toBe('spectator')
  })
})

describe('headlines', () => {
  test('a headline is secret until both are in, and either side may be first with what it saw before', async () => {
    const open = await house()
    const { us, ussr, id } = await twoAt(open)
    const watcher = await personAt(open, id)
    await placed(us, ussr)
    await us.until(({ question }) => question?.kind === 'headline')
    const { seq } = us.now()
    const [ofUs, ofUssr] = [headlineOf(us), headlineOf(ussr)]
    await ussr.picks(ofUssr)
    const seen = await us.until((now) => now.seq > seq)
    await watcher.until((now) => now.seq > seq)
    expect(seen.view!.headlines).toEqual([0, 1])
    expect(seen.log).toMatchObject([{ by: 'ussr', notes: [{ key: 'headline-chosen', side: 1 }] }])
    for (const one of [us, watcher]) expect(JSON.stringify(one.now().log)).not.toContain('"card"')
    // The US had not seen that move when it chose.
    await us.client.ask({ type: 'move', game: id, seq, picks: [ofUs] })
    const revealed = await watcher.until((now) => now.seq > seen.seq)
    expect(JSON.stringify(revealed.log)).toContain('"key":"headline"')
  })

  test('a headline may be chosen anew while the other is not in, and not after', async () => {
    const open = await house()
    const { us, ussr, id } = await twoAt(open)
    await placed(us, ussr)
    await ussr.picks(headlineOf(ussr))
    expect((await ussr.until(({ question }) => question === null)).free).toBe(true)
    await ussr.client.ask({ type: 'back', game: id, seq: ussr.now().seq })
    await ussr.until(({ question }) => question?.kind === 'headline')
    await ussr.picks(headlineOf(ussr))
    const second = (await ussr.until(({ question }) => question === null)).seq
    await us.until((now) => now.seq === second)
    await us.picks(headlineOf(us))
    expect((await ussr.until((now) => now.seq > second)).free).toBe(false)
  })
})

describe('taking back', () => {
  test('own clicks that revealed nothing are taken back at once, and the log goes on', async () => {
    const open = await house()
    const { id, us, ussr } = await twoAt(open)
    const { seq } = ussr.now()
    await ussr.picks('poland', 'poland')
    await ussr.client.ask({ type: 'back', game: id, seq: seq + 2 })
    const now = await us.until((update) => update.seq === seq + 3)
    expect(now.log).toEqual([{ seq: seq + 3, back: seq + 1 }])
    expect((await open.server.tables.storage.entries(id)).at(-1)).toMatchObject({ kind: 'back', by: 1 })
    await ussr.until((update) => update.seq === seq + 3)
    await ussr.picks('hungary')
    // A client that opens the game now gets only the moves that count.
    const late = await personAt(open, id)
    expect(late.game_.log.slice(-2).map((line) => line.seq)).toEqual([seq + 1, seq + 4])
    expect(JSON.stringify(late.now().view)).toBe(JSON.stringify((await personAt(open, id)).now().view))
  })

  test('when the other side has been asked it is asked to agree; it may decline', async () => {
    const open = await house()
    const { id, us, ussr } = await twoAt(open)
    await ussr.picks('poland', 'poland', 'poland', 'poland', 'yugoslavia', 'yugoslavia')
    const { seq, free } = await ussr.until(({ question }) => question === null)
    expect(free).toBe(false)
    expect(await refusal(us.client.ask({ type: 'answer', game: id, offer: 'back', accept: true }))).toBe('no-such-offer')
    await ussr.client.ask({ type: 'back', game: id, seq })
    await us.until(({ offers }) => offers.back === 'ussr')
    expect(await refusal(ussr.client.ask({ type: 'answer', game: id, offer: 'back', accept: true }))).toBe('no-such-offer')
    await us.client.ask({ type: 'answer', game: id, offer: 'back', accept: false })
    const declined = await ussr.until(({ offers }) => offers.back === null)
    expect(declined).toMatchObject({ seq, declined: { offer: 'back', by: 'us' } })
    await ussr.client.ask({ type: 'back', game: id, seq })
    expect((await us.until(({ offers }) => offers.back === 'ussr')).declined).toBeUndefined()
    await us.client.ask({ type: 'answer', game: id, offer: 'back', accept: true })
    const again = await ussr.until(({ question }) => question !== null)
    expect(again).toMatchObject({ seq: seq + 1, question: { left: 6 }, takebacks: [{ side: 'ussr', notes: [] }] })
  })

  test('a takeback means the whole play, dice and all, and leaves its trace in the log; one’s own undo leaves none', async () => {
    const open = await house()
    const { id, us, ussr } = await twoAt(open)
    await placed(us, ussr)
    await answered(open, [us, ussr], id, ({ question }) => question?.kind === 'play')
    let card = ''
    // Scoring cards make no coup: they are laid back.
    for (const tried of ussr.now().question!.picks) {
      const { seq } = ussr.now()
      await ussr.picks(tried)
      const opened = await ussr.until((now) => now.seq === seq + 1)
      card = tried
      if (opened.question?.picks.includes('coup') === true) break
      await ussr.client.ask({ type: 'back', game: id, seq: seq + 1 })
      expect((await ussr.until((now) => now.seq === seq + 2)).takebacks).toBeUndefined()
    }
    await ussr.picks('coup')
    const { question } = await ussr.until((now) => now.question?.kind === 'coup')
    await ussr.picks(question!.picks[0]!)
    const coup = await ussr.until((now) => now.question?.kind !== 'coup')
    expect(coup.log.flatMap((line) => ('notes' in line ? line.notes.map(({ key }) => key) : []))).toContain('coup')
    await ussr.client.ask({ type: 'back', game: id, seq: coup.seq })
    await us.until(({ offers }) => offers.back === 'ussr')
    await us.client.ask({ type: 'answer', game: id, offer: 'back', accept: true })
    const again = await ussr.until((now) => now.question?.kind === 'play')
    expect(again.question!.picks).toContain(card)
    const keys = again.takebacks!.map(({ side, notes }) => [side, ...notes.map(({ key }) => key)])
    expect(keys).toEqual([['ussr', 'plays', 'use', 'target']])
    expect((await personAt(open, id)).game_.takebacks).toEqual(again.takebacks)
    await ussr.picks(card)
    expect((await us.until((now) => now.seq > again.seq)).takebacks).toEqual(again.takebacks)
  })

  test('both players learn that a draw was declined, until the next move', async () => {
    const open = await house()
    const { id, us, ussr } = await twoAt(open)
    await us.client.ask({ type: 'offer-draw', game: id })
    await ussr.client.ask({ type: 'answer', game: id, offer: 'draw', accept: false })
    for (const person of [us, ussr])
      expect(await person.until(({ declined }) => declined !== undefined)).toMatchObject({
        offers: { draw: null },
        declined: { offer: 'draw', by: 'ussr' },
      })
    await ussr.picks('poland')
    await us.until(({ declined }) => declined === undefined)
  })

  test('an offer ends with the next move', async () => {
    const open = await house()
    const { id, us, ussr } = await twoAt(open)
    await us.client.ask({ type: 'offer-draw', game: id })
    await ussr.until(({ offers }) => offers.draw === 'us')
    expect(await refusal(us.client.ask({ type: 'offer-draw', game: id }))).toBe('already-offered')
    await ussr.picks('poland')
    await us.until(({ offers }) => offers.draw === null)
    expect(await refusal(ussr.client.ask({ type: 'answer', game: id, offer: 'draw', accept: true }))).toBe('no-such-offer')
  })
})

describe('ends', () => {
  test('a draw is agreed', async () => {
    const open = await house()
    const { id, us, ussr } = await twoAt(open)
    await us.client.ask({ type: 'offer-draw', game: id })
    await ussr.client.ask({ type: 'answer', game: id, offer: 'draw', accept: true })
    const { ending } = await us.until(({ status }) => status === 'over')
    expect(ending).toEqual({ winner: 'nobody', kind: 'agreed' })
  })

  test('who resigns loses; then the secret is shown and nothing else happens', async () => {
    const open = await house()
    const { id, us, ussr } = await twoAt(open)
    expect((await open.server.http.inject(`/api/games/${id}/record`)).json()).toMatchObject({ error: { code: 'not-over' } })
    await us.client.ask({ type: 'resign', id: 'r1', game: id })
    expect((await ussr.until(({ status }) => status === 'over')).ending).toEqual({ winner: 'ussr', kind: 'resigned' })
    const before = await stored(open, id)
    await us.client.ask({ type: 'resign', id: 'r1', game: id })
    expect(await refusal(us.client.ask({ type: 'resign', game: id }))).toBe('game-over')
    expect(await refusal(ussr.picks('poland'))).toBe('game-over')
    expect(await stored(open, id)).toBe(before)
    const { info } = await personAt(open, id).then(({ game_ }) => game_)
    expect(info.secret).toMatch(/^[0-9a-f]{64}$/)
    const record = (await open.server.http.inject(`/api/games/${id}/record`)).json<{ ended: unknown }>()
    expect(record.ended).toEqual({ winner: 'ussr', kind: 'resigned' })
  })
})

describe('beside the game', () => {
  test('all watchers get the players’ chat; the notes of a seat are its own', async () => {
    const open = await house()
    const { id, us, made } = await twoAt(open)
    const watcher = await personAt(open, id)
    const line = new Promise<string>((resolve) => {
      watcher.client.onMessage((message) => {
        if (message.type === 'chat') resolve(message.line.text)
      })
    })
    await us.client.ask({ type: 'chat', game: id, text: ' Good game! <b> ' })
    expect(await line).toBe('Good game! <b>')
    await us.client.ask({ type: 'notes', game: id, text: 'keep Duck and Cover' })
    expect((await personAt(open, id, made.tokens.us)).game_.own?.notes).toBe('keep Duck and Cover')
    expect((await personAt(open, id, made.tokens.ussr)).game_).toMatchObject({ own: { notes: '' }, chat: [{ by: 'us', n: 1 }] })
    expect((await personAt(open, id)).game_.own).toBeNull()
  })

  test('chat has a rate limit', async () => {
    const { id, us } = await twoAt(await house())
    stopClock()
    const codes: string[] = []
    for (let i = 0; i < 8; i++) codes.push(await refusal(us.client.ask({ type: 'chat', game: id, text: `${i}` })))
    expect(codes).toContain('too-fast')
  })

  test('a second device gets the game too, and one that comes back gets what it missed', async () => {
    const open = await house()
    const { id, us, ussr, made } = await twoAt(open)
    const { seq } = us.now()
    us.client.close()
    await ussr.picks('poland', 'poland')
    const back = await open.connect()
    const game = (await back.ask({ type: 'watch', game: id, token: made.tokens.us, seq })) as ServerMessageOf<'game'>
    expect([game.from, game.seq, game.log.map((line) => line.seq)]).toEqual([seq, seq + 2, [seq + 1, seq + 2]])
    const second = await personAt(open, id, made.tokens.us)
    expect(second.game_.log).toHaveLength(seq + 2)
    await ussr.picks('poland')
    await second.until((now) => now.seq === seq + 3)
    checkMessages([...us.client.received, ...ussr.client.received, ...second.client.received, ...back.received])
  })
})
