/** A seat at a server's game: moves shown at once, corrected where they are refused, and none lost when the line breaks. */

import { afterAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { generator } from '../../../src/bots/generator.ts'
import { bit, type Side } from '../../../src/engine/script.ts'
import { rulesOf } from '../../../src/games/index.ts'
import { asked, decision, view } from '../../../src/index.ts'
import { serverMessage } from '../../../src/protocol/socket.ts'
import { PUBLIC } from '../../../src/rules/notes.ts'
import { nameOf, pickOf } from '../../../src/rules/vocabulary.ts'
import { openSeat, type SeatClient, type SeatState } from '../../../src/web/online/seat/client.ts'
import { broughtTo, nextStep } from '../../../src/web/online/seat/joining.ts'
import type { Session } from '../../../src/web/store/session.ts'
import { type House, sharedHouse } from '../../server/house.ts'
import { play } from '../../server/random-play.ts'
import { changes, eventually } from '../../waiting.ts'

const house = sharedHouse()
const clients: SeatClient[] = []
afterAll(() => {
  for (const client of clients) client.close()
})

interface Sitter {
  readonly client: SeatClient
  /** Breaks the line; what is on its way is lost. */
  readonly cut: () => void
  readonly until: (holds: (state: SeatState) => boolean, what: string) => Promise<SeatState>
  /** What has been shown, in order. */
  readonly shown: Session[]
}

let names = 0

function sit({ address }: House, id: string, token?: string, contribution?: string, hold = Promise.resolve()): Sitter {
  const { changed, until } = changes()
  const shown: Session[] = []
  let socket: WebSocket | null = null
  const own = ++names
  const kept = { contribution: contribution ?? `c${own}`, invites: {} }
  let messages = 0
  const client = openSeat({
    id,
    open: () => {
      socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket`)
      socket.on('error', () => undefined)
      return socket
    },
    read: (text) => serverMessage.parse(JSON.parse(text)),
    older: async (before) => {
      await hold
      const reply = await fetch(`${address}/api/games/${id}/lines?before=${before}${token === undefined ? '' : `&token=${token}`}`)
      return (await reply.json()) as Awaited<ReturnType<Parameters<typeof openSeat>[0]['older']>>
    },
    token: () => token,
    hasOtherToken: () => false,
    step: (role, info, isOpening) => nextStep(kept, role, info, isOpening),
    toSit: (role, info) => broughtTo(info, role, kept.contribution),
    isToClaim: () => false,
    onChange: (_state, isMoved) => {
      // The first change is reported while the client is being made.
      const session = isMoved && clients.includes(client) ? client.session() : null
      if (session !== null) shown.push(session)
      changed()
    },
    newId: () => `${own}-${++messages}`,
    random: generator(own),
  })
  clients.push(client)
  return {
    client,
    cut: () => socket?.terminate(),
    until: (holds, what) =>
      until(
        () => (holds(client.state) ? client.state : undefined),
        () => `${what}; the last message: ${JSON.stringify(client.state.received?.now).slice(0, 300)}`,
      ),
    shown,
  }
}

const isPlaying = ({ received }: SeatState): boolean => received?.now.status === 'playing'
const seqOf = ({ received }: SeatState): number => received!.now.seq
const isDone = ({ received }: SeatState): boolean => received!.now.status === 'over' || received!.now.question !== null

async function two(
  game: 'twilight-struggle' | 'red-sea' = 'twilight-struggle',
): Promise<{ id: string; us: Sitter; ussr: Sitter; open: House }> {
  const open = await house()
  const { id, tokens } = await open.create({ game })
  const us = sit(open, id, tokens.us)
  const ussr = sit(open, id, tokens.ussr)
  await Promise.all([us, ussr].map((one) => one.until(isPlaying, 'the beginning')))
  return { id, us, ussr, open }
}

const picksOf = ({ client }: Sitter, ...picked: string[]): number[] =>
  picked.map((name) => pickOf(rulesOf(client.state.received!.world), name))
const influence = (session: Session | null, one: Sitter, country: string): number =>
  session!.g.influence[picksOf(one, country)[0]! * 2 + 1]!

/** All of them see what the server has. */
async function agrees(open: House, id: string, sitters: readonly [Sitter, Sitter]): Promise<void> {
  const { course, row } = await open.server.tables.history(id)
  for (const [seat, one] of sitters.entries()) {
    await one.until((state) => seqOf(state) === row.seq, 'the last word of the server')
    const { g, notes } = one.client.session()!
    const side = seat as Side
    expect(JSON.stringify(view(g, side))).toBe(JSON.stringify(view(course.state, side)))
    // What a seat is sent is for that seat.
    const own = course.made.map((made) => made.notes.filter(({ to }) => to & bit(side)).map((note) => ({ ...note, to: PUBLIC })))
    expect(JSON.stringify(notes)).toBe(JSON.stringify(own))
  }
}

describe('before the first deal', () => {
  test('who was away reveals on coming back, and the game begins', async () => {
    const open = await house()
    const { id, tokens } = await open.create()
    const us = sit(open, id, tokens.us, 'kept')
    await us.until(({ info }) => info?.seats.us.taken === true, 'a taken seat')
    us.client.close()
    const ussr = sit(open, id, tokens.ussr)
    await ussr.until(({ info }) => info?.seats.ussr.taken === true, 'both seats taken')
    await eventually('the contribution of the USSR', async () =>
      expect((await open.server.tables.read(id)).deal.contributions).toEqual([null, expect.any(String)]),
    )
    expect(ussr.client.state.received!.now.status).toBe('waiting')
    const again = sit(open, id, tokens.us, 'kept')
    await Promise.all([again, ussr].map((one) => one.until(isPlaying, 'the beginning')))
  })

  test('another device asks before it begins anew, and then the other player is asked', async () => {
    const open = await house()
    const { id, tokens } = await open.create()
    const us = sit(open, id, tokens.us, 'on-the-first-device')
    await us.until(({ info }) => info?.seats.us.taken === true, 'a taken seat')
    us.client.close()
    const ussr = sit(open, id, tokens.ussr)
    await ussr.until(({ info }) => info?.seats.ussr.taken === true, 'both seats taken')
    const phone = sit(open, id, tokens.us, 'on-the-phone')
    await phone.until(({ asks }) => asks === 'device', 'a question')
    phone.client.agree()
    await ussr.until(({ info }) => info?.seats.ussr.taken === false || info?.seats.us.contribution === 'on-the-phone', 'a free seat')
    await Promise.all([phone, ussr].map((one) => one.until(isPlaying, 'the beginning')))
    expect(phone.client.state.asks).toBeNull()
  })
})

describe('a move', () => {
  test('is shown at once, also several before the first is answered, and then confirmed', async () => {
    const { id, us, ussr, open } = await two()
    ussr.client.answer(picksOf(ussr, 'poland'))
    expect(influence(ussr.client.session(), ussr, 'poland')).toBe(1)
    ussr.client.answer(picksOf(ussr, 'poland'))
    ussr.client.answer(picksOf(ussr, 'yugoslavia'))
    expect(influence(ussr.client.session(), ussr, 'poland')).toBe(2)
    expect([ussr.client.session()!.canUndo(1), ussr.client.session()!.isSending]).toEqual([true, false])
    await us.until(({ received }) => received!.lines.filter(({ by }) => by === 1).length === 3, 'three moves')
    await agrees(open, id, [us, ussr])
  })

  test('that is taken back before it is sent was never made; one that was sent is taken back when it is confirmed', async () => {
    const { id, us, ussr, open } = await two()
    ussr.client.answer(picksOf(ussr, 'poland'))
    ussr.client.answer(picksOf(ussr, 'yugoslavia'))
    ussr.client.takeBack()
    expect(influence(ussr.client.session(), ussr, 'yugoslavia')).toBe(0)
    ussr.client.takeBack()
    await us.until(({ received }) => received!.now.log.some((line) => 'back' in line), 'the way back')
    expect(us.client.state.received!.lines.filter(({ by }) => by === 1)).toEqual([])
    await agrees(open, id, [us, ussr])
  })

  test('that the server refuses is taken from the table, with the reason', async () => {
    const { us, ussr } = await two()
    const before = JSON.stringify(view(ussr.client.session()!.g, 1))
    ussr.client.answer(picksOf(ussr, 'italy'))
    expect(ussr.client.session()!.isSending).toBe(true)
    const { trouble } = await ussr.until((state) => state.trouble !== null, 'a refusal')
    expect(trouble).toMatchObject({ code: 'illegal', reason: { key: 'outside-area' } })
    expect(JSON.stringify(view(ussr.client.session()!.g, 1))).toBe(before)
    expect(ussr.client.session()!.isSending).toBe(false)
    expect(us.client.state.trouble).toBeNull()
  })

  test('made without a connection is sent when there is one again, once', async () => {
    const { id, us, ussr, open } = await two()
    ussr.client.answer(picksOf(ussr, 'poland'))
    ussr.cut()
    await ussr.until(({ connection }) => connection === 'lost', 'the break')
    ussr.client.answer(picksOf(ussr, 'yugoslavia'))
    await ussr.until(
      (state) => state.connection === 'open' && state.received!.lines.filter(({ by }) => by === 1).length === 2,
      'both moves',
    )
    await us.until((state) => state.received!.lines.filter(({ by }) => by === 1).length === 2, 'both moves')
    await agrees(open, id, [us, ussr])
    expect(ussr.client.state.trouble).toBeNull()
  })
})

/** A game that players at random have not ended early. */
async function longGame(open: House): Promise<{ id: string; tokens: { us: string; ussr: string } }> {
  for (let seed = 1; ; seed++) {
    const { id, tokens } = await open.create()
    const players = [sit(open, id, tokens.us), sit(open, id, tokens.ussr)]
    await Promise.all(players.map((one) => one.until(isPlaying, 'the beginning')))
    for (const { client } of players) client.close()
    await play(open.server.tables, id, 250, seed)
    if ((await open.server.tables.read(id)).row.status === 'playing') return { id, tokens }
  }
}

test('a long game is shown before the older lines of its log are there, goes on, and then has all of them', async () => {
  const open = await house()
  const { tables } = open.server
  const { id, tokens } = await longGame(open)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const us = sit(open, id, tokens.us, undefined, held)
  const ussr = sit(open, id, tokens.ussr, undefined, held)
  for (const one of [us, ussr]) await one.until(isPlaying, 'the game')
  const { row, course } = await tables.history(id)
  const shown = us.client.session()!
  expect(JSON.stringify(view(shown.g, 0))).toBe(JSON.stringify(view(course.state, 0)))
  expect([shown.actors.length, shown.notes.filter((notes) => notes.length > 0).length <= 100]).toEqual([course.made.length, true])
  await play(tables, id, row.seq + 6, 3)
  const { seq } = (await tables.read(id)).row
  await us.until((state) => seqOf(state) === seq, 'what happened meanwhile')
  expect(us.client.state.received!.from).toBeGreaterThan(0)
  release()
  for (const one of [us, ussr]) await one.until(({ received }) => received!.from === 0, 'the older lines')
  await agrees(open, id, [us, ussr])
})

test('what is said is said once, also where the answer was lost; a second window gets it too', async () => {
  const { id, us, ussr, open } = await two()
  const said = us.client.send({ type: 'chat', text: 'Hello' })
  await ussr.until(({ chat }) => chat.length === 1, 'the greeting')
  us.cut()
  expect(await said).toBe(true)
  await us.until(({ connection }) => connection === 'open', 'the new connection')
  expect((await open.server.tables.storage.chat(id, 10)).map(({ text }) => text)).toEqual(['Hello'])
  expect(us.client.state.chat.map(({ text }) => text)).toEqual(['Hello'])
})

test('a whole game with lines that break in between: nothing is lost, and nothing that is shown at once is wrong', async () => {
  const { id, us, ussr, open } = await two('red-sea')
  const sitters = [us, ussr] as const
  const random = generator(7)
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const made: string[] = []
  for (;;) {
    const one = await Promise.race(sitters.map((each) => each.until(isDone, 'a question').then(() => each)))
    if (one.client.state.received!.now.status === 'over') break
    const seat = sitters.indexOf(one)
    const g = one.client.session()!.g
    const side = g.swapped === 1 ? ((1 - seat) as Side) : (seat as Side)
    const pick = oneOf(decision(g, side)!.moves)
    made.push(nameOf(rulesOf(g), pick)!)
    const movesOf = ({ received }: SeatState): number => received!.lines.filter(({ by }) => by === side).length
    const before = movesOf(one.client.state)
    one.client.answer([pick])
    const shown = one.client.session()!
    if (random() < 0.15) oneOf(sitters).cut()
    const state = await one.until((now) => movesOf(now) > before, 'the answer')
    expect(state.trouble).toBeNull()
    // What was foreseen is what came, unless both were asked at once; chance goes on from there.
    if (asked(g) === bit(side) && !shown.isSending && (asked(shown.g) & 0b11) !== 0)
      expect(JSON.stringify(view(one.client.session()!.g, side))).toBe(JSON.stringify(view(shown.g, side)))
    if (state.received!.now.status === 'over') break
  }
  await agrees(open, id, sitters)
  const { course } = await open.server.tables.history(id)
  expect(course.made.filter(({ move }) => move.by !== 2).map(({ move }) => nameOf(rulesOf(course.state), move.pick))).toEqual(made)
})
