/**
 * The attack: the host plays, too. The host reads all that the server keeps, the secret among it, computes the deal for one contribution after
 * the other, and gives the one that deals best.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CHANCE, USSR } from '../../../src/engine/script.ts'
import { newGame, rulesOf } from '../../../src/games/index.ts'
import type { GameInfo } from '../../../src/protocol/socket.ts'
import { commitmentOf, commitmentTo, countAnswer, type FairSource, fairKey, fairPick, type Given } from '../../../src/records/fair.ts'
import { readRecord } from '../../../src/records/record.ts'
import { verifyFairness } from '../../../src/records/verify.ts'
import { apply } from '../../../src/rules/api.ts'
import { cardsIn } from '../../../src/rules/cards.ts'
import { Zone } from '../../../src/rules/state.ts'
import { pickOf } from '../../../src/rules/vocabulary.ts'
import { prepareGame } from '../../../src/server/games/create.ts'
import { openStorage } from '../../../src/server/storage/open.ts'
import type { DealRow } from '../../../src/server/storage/storage.ts'
import { begin, checkMessages, type House, openHouse, type Person, personAt, promised, refusal } from '../house.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

const GAME = { game: 'twilight-struggle' } as const

/** The hand of the USSR that a source of chance deals first. */
function handFrom(source: FairSource): readonly number[] {
  const g = newGame(GAME)
  const key = fairKey(source)
  const given: Given = new Map()
  for (let pick = fairPick(key, given, g); pick !== null; pick = fairPick(key, given, g)) {
    countAnswer(given, g)
    apply(g, { by: CHANCE, pick })
  }
  return cardsIn(g, Zone.Hand + USSR)
}

/** Cards that the host would like to have. */
const WANTED = ['red-scare-purge', 'fidel'].map((name) => pickOf(rulesOf(newGame(GAME)), name) - 100)
const isWanted = (hand: readonly number[]): boolean => WANTED.every((card) => hand.includes(card))

/** Tries contributions of the host until one deals what it wants; the victim's is as far as the host knows it. */
function ground({ version, secret, contributions: [us] }: DealRow, name = 'ground'): string | null {
  for (let i = 0; i < 2000; i++) {
    const contribution = `${name}-${i}`
    if (isWanted(handFrom({ version, secret, contributions: [us ?? '', contribution] }))) return contribution
  }
  return null
}

interface Waiting {
  readonly id: string
  readonly dealOf: () => Promise<DealRow>
  readonly victim: Person
  readonly host: Person
}

/** A game of two people that has not begun; of version 1 as a server of version 0.1.0 has stored it. */
async function waiting(version: 1 | 2 = 2): Promise<Waiting> {
  const { storage, now } = house.server.tables
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const
  const wanted = { start: GAME, clock: { kind: 'none' }, rated: false, hints: false, seats, watching: 'everybody' } as const
  const { game, deal, tokens } = prepareGame(wanted, now())
  await storage.createGame(game, { ...deal, version })
  return {
    id: game.id,
    dealOf: async () => (await storage.deal(deal.id))!,
    victim: await personAt(house, game.id, tokens.us!),
    host: await personAt(house, game.id, tokens.ussr!),
  }
}

const VICTIMS = 'what-nobody-can-guess'
const handAt = async (id: string): Promise<readonly number[]> =>
  cardsIn((await house.server.tables.read(id)).course.state, Zone.Hand + USSR)
const sit = (one: Person, brought: object): Promise<unknown> => one.client.ask({ type: 'sit', game: one.game, ...brought })
const reveal = (one: Person, contribution: string): Promise<unknown> => one.client.ask({ type: 'reveal', game: one.game, contribution })
const infoNow = async ({ id }: Waiting): Promise<GameInfo> =>
  (await house.server.http.inject(`/api/games/${id}`)).json<{ info: GameInfo }>().info

describe('a host who plays', () => {
  test('could choose the deal in version 1: it knew what the other had contributed before it contributed itself', async () => {
    const { id, dealOf, victim, host } = await waiting(1)
    await sit(victim, { contribution: VICTIMS })
    await sit(host, { contribution: ground(await dealOf())! })
    expect(isWanted(await handAt(id))).toBe(true)
  })

  test('knows nothing to choose by in version 2 before it is committed, and can change nothing afterwards', async () => {
    const { id, dealOf, victim, host } = await waiting()
    await sit(victim, { commitment: promised(victim, VICTIMS) })
    // The victim can't be made to reveal before the host is committed.
    expect(await refusal(reveal(victim, VICTIMS))).toBe('not-begun')
    const before = await dealOf()
    expect(JSON.stringify(before)).not.toContain(VICTIMS)
    const first = ground(before)!
    await sit(host, { commitment: promised(host, first) })
    await reveal(victim, VICTIMS)
    // Now the host can compute the deal for any contribution, and give none but the one that it is committed to.
    const better = ground(await dealOf(), 'better')!
    expect(await refusal(reveal(host, better))).toBe('not-allowed')
    await sit(host, { contribution: better })
    await reveal(host, first)
    const { version, secret } = await dealOf()
    expect(await handAt(id)).toEqual(handFrom({ version, secret, contributions: [VICTIMS, first] }))
    expect(await handAt(id)).not.toEqual(handFrom({ version, secret, contributions: ['', first] }))
  })

  test('who sits down anew after the other has revealed throws away what was revealed', async () => {
    const game = await waiting()
    const { dealOf, victim, host } = game
    await sit(victim, { commitment: promised(victim, VICTIMS) })
    await sit(host, { commitment: promised(host, 'first') })
    await reveal(victim, VICTIMS)
    const better = ground(await dealOf())!
    await sit(host, { commitment: promised(host, better) })
    expect(await dealOf()).toMatchObject({ commitments: [null, promised(host, better)], contributions: [null, null] })
    expect((await infoNow(game)).seats).toMatchObject({ us: { taken: false, commitment: null }, ussr: { taken: true } })
    // Nothing begins without a new contribution of the victim's.
    expect(await refusal(reveal(host, better))).toBe('not-begun')
    await sit(victim, { commitment: promised(victim, 'another') })
    await reveal(host, better)
    await reveal(victim, 'another')
    const { version, secret } = await dealOf()
    expect(await handAt(game.id)).toEqual(handFrom({ version, secret, contributions: ['another', better] }))
  })
})

describe('a player', () => {
  test('who has seen what the other is committed to can’t repeat it, and never sees what is revealed before both have', async () => {
    const game = await waiting()
    const { victim, host } = game
    await sit(victim, { commitment: promised(victim, VICTIMS) })
    const { commitment } = (await infoNow(game)).seats.us
    expect(commitment).toBe(promised(victim, VICTIMS))
    await sit(host, { commitment })
    await reveal(victim, VICTIMS)
    expect((await infoNow(game)).seats).toMatchObject({ us: { contribution: null }, ussr: { contribution: null } })
    expect(host.client.received.join()).not.toContain(VICTIMS)
    expect(await refusal(reveal(host, VICTIMS))).toBe('not-allowed')
    checkMessages(host.client.received)
  })

  test('who goes away before revealing keeps the game from beginning, and begins it by coming back', async () => {
    const { id, victim, host } = await waiting()
    await sit(victim, { commitment: promised(victim, VICTIMS) })
    await sit(host, { commitment: promised(host, 'hosts') })
    await reveal(victim, VICTIMS)
    expect((await house.server.tables.read(id)).row).toMatchObject({ status: 'waiting', seq: 0 })
    expect(await refusal(victim.picks('poland'))).toBe('not-begun')
    await reveal(host, 'hosts')
    await victim.until(({ status }) => status === 'playing')
    // Again, as after a lost answer.
    await reveal(host, 'hosts')
    expect(await refusal(reveal(host, 'other'))).toBe('not-allowed')
  })

  test('who gives the contribution in the clear, as programs of version 0.1.0 do, takes nothing from the other', async () => {
    const { id, dealOf, victim, host } = await waiting()
    await sit(victim, { commitment: promised(victim, VICTIMS) })
    await sit(host, { contribution: 'in-the-clear' })
    expect(await dealOf()).toMatchObject({ commitments: [expect.any(String), promised(host, 'in-the-clear')] })
    await reveal(victim, VICTIMS)
    expect((await house.server.tables.read(id)).row.status).toBe('playing')
  })

  test('at a game of version 1 gives a contribution, and a promise is refused', async () => {
    const { victim } = await waiting(1)
    expect(victim.game_.info).toMatchObject({ chance: 1, seats: { us: { commitment: null } } })
    expect(await refusal(sit(victim, { commitment: promised(victim, VICTIMS) }))).toBe('malformed')
    expect(await refusal(sit(victim, {}))).toBe('malformed')
    await sit(victim, { contribution: VICTIMS })
  })

  test('may sit down anew from another device while nobody else is committed, and against a bot at any time', async () => {
    const alone = await waiting()
    await sit(alone.victim, { commitment: promised(alone.victim, 'first') })
    await sit(alone.victim, { commitment: promised(alone.victim, 'second') })
    await sit(alone.host, { commitment: promised(alone.host, 'hosts') })
    await reveal(alone.victim, 'second')
    await reveal(alone.host, 'hosts')
    await alone.victim.until(({ status }) => status === 'playing')
    const made = await house.create({ seats: { us: 'open', ussr: { bot: 'beginner' } } })
    const one = await personAt(house, made.id, made.tokens.us)
    await sit(one, { commitment: promised(one, 'first') })
    await sit(one, { commitment: promised(one, 'second') })
    await reveal(one, 'second')
    await one.until(({ status }) => status === 'playing')
  })

  test('is not asked to reveal by a spectator’s message', async () => {
    const { id, victim } = await waiting()
    await sit(victim, { commitment: promised(victim, VICTIMS) })
    const watcher = await personAt(house, id)
    expect(await refusal(reveal(watcher, VICTIMS))).toBe('not-your-seat')
  })
})

describe('a dishonest record', () => {
  test('is found out by who wrote the three promises down', async () => {
    const { id, victim, host, dealOf } = await waiting()
    await begin(victim, host)
    await victim.client.ask({ type: 'resign', game: id })
    const { record } = readRecord((await house.server.http.inject(`/api/games/${id}/record`)).body)
    expect(verifyFairness(record)).toMatchObject({ fair: true })
    const fair = record.fair!
    const { commitment, commitments } = await dealOf()
    expect(fair).toMatchObject({ version: 2, commitment, commitments })
    expect(commitment).toBe(commitmentOf(fair.secret))
    const bent = { ...fair, contributions: [fair.contributions[0], 'better'] } as const
    expect(verifyFairness({ ...record, fair: bent })).toEqual({ fair: false, why: 'contribution', seat: 'ussr' })
    const swapped = { ...bent, commitments: [fair.commitments![0], commitmentTo('better', 'ussr', commitment)] } as const
    // At the first card that differs: now and then both parts draw the same one.
    expect(verifyFairness({ ...record, fair: swapped })).toMatchObject({ fair: false, why: 'chance' })
  })
})

describe('a server that ends between two steps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotline-chance-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('goes on from where it was', async () => {
    const file = join(folder, 'hotline.sqlite')
    const open = async (): Promise<House> => openHouse({ storage: await openStorage(file) })
    let server = await open()
    const { id, tokens } = await server.create()
    const steps = [
      { seat: 'us', contribution: 'a', does: 'sit' },
      { seat: 'ussr', contribution: 'b', does: 'sit' },
      { seat: 'us', contribution: 'a', does: 'reveal' },
      { seat: 'ussr', contribution: 'b', does: 'reveal' },
    ] as const
    for (const { seat, contribution, does } of steps) {
      const one = await personAt(server, id, tokens[seat])
      expect(one.now().status).toBe('waiting')
      if (does === 'sit') await sit(one, { commitment: promised(one, contribution) })
      else await reveal(one, contribution)
      await server.close()
      server = await open()
    }
    const { row, deal } = await server.server.tables.read(id)
    expect([row.status, deal.contributions]).toEqual(['playing', ['a', 'b']])
    await server.close()
  })
})
