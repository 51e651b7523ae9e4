/** One list of the games of the account and of the browser. */
import { describe, expect, test } from 'vitest'
import type { LiveLine } from '../../../src/protocol/archive.ts'
import type { KeptOnline } from '../../../src/web/online/access/shelf.ts'
import { browserOnly, followers, type GameLookup, oneList } from '../../../src/web/online/lists/listed.ts'
import { sharedHouse } from '../../server/house.ts'

const house = sharedHouse()

const kept = (id: string, changed: number, role: KeptOnline['role'] = 'us'): KeptOnline => ({ id, changed, role, game: 'red-sea' })

const live = (id: string, created: number, changes: Partial<LiveLine> = {}): LiveLine => ({
  id,
  game: 'red-sea',
  players: { us: { name: 'Anna', bot: false }, ussr: { name: 'Boris', bot: false } },
  clock: { kind: 'none' },
  rated: false,
  status: 'playing',
  created,
  turn: 2,
  vp: 0,
  defcon: 5,
  influence: [],
  seq: 40,
  asked: { us: true, ussr: false },
  side: 'ussr',
  ...changes,
})

/** What the server says of a game by link. */
async function standing(changes: object): Promise<GameLookup> {
  const { create, server } = await house()
  const { id, tokens } = await create({ game: 'red-sea' })
  return { ...(await server.http.inject(`/api/games/${id}?token=${tokens.us}`)).json<Exclude<GameLookup, string | null>>(), ...changes }
}

const NOTHING = new Map<string, GameLookup>()

test('a game that both have is there once, as the account has it', () => {
  const both = [kept('a', 9, 'us'), kept('b', 3)]
  const account = [live('a', 1)]
  expect(browserOnly(both, account).map(({ id }) => id)).toEqual(['b'])
  const list = oneList(both, account, NOTHING)
  expect(list.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(list[0]).toMatchObject({ role: 'ussr', state: 'theirs', changed: 9, live: account[0] })
})

test('my turn comes first, whichever side has the game; then what is new', async () => {
  const asksMe = await standing({ status: 'playing', asked: ['us'] })
  const account = [live('new', 90), live('mine', 10, { asked: { us: false, ussr: true } })]
  const list = oneList([kept('old', 5), kept('link', 20)], account, new Map([['link', asksMe]]))
  expect(list.map(({ id }) => id)).toEqual(['link', 'mine', 'new', 'old'])
})

describe('how a game stands', () => {
  const state = (one: KeptOnline, found: GameLookup) => oneList([one], [], new Map([[one.id, found]]))[0]!.state

  test('by link', async () => {
    expect(state(kept('a', 1), await standing({}))).toBe('waiting')
    expect(state(kept('a', 1), await standing({ status: 'playing', asked: ['ussr'] }))).toBe('theirs')
    expect(state(kept('a', 1, 'spectator'), await standing({ status: 'playing', asked: ['us'] }))).toBe('watching')
    expect(state(kept('a', 1), await standing({ status: 'over' }))).toBe('over')
    expect(state(kept('a', 1), 'gone')).toBe('gone')
    expect(state(kept('a', 1), null)).toBe('unknown')
  })

  test('of the account', () => {
    const of = (changes: Partial<LiveLine>) => oneList([], [live('a', 1, changes)], NOTHING)[0]!.state
    expect(of({ status: 'waiting' })).toBe('waiting')
    expect(of({ side: 'us' })).toBe('mine')
    expect(of({ side: 'ussr' })).toBe('theirs')
  })
})

describe('who came by a link finds the game that follows', () => {
  const one: KeptOnline = { ...kept('a', 1), token: 'link', fresh: 'key', contribution: 'mine', commitment: 'promised' }
  const following = (found: GameLookup, account: readonly LiveLine[] = [], role: KeptOnline['role'] = 'us') =>
    followers([{ ...one, role }], account, new Map([['a', found]]))

  test('in the other seat, opened by the same key', async () => {
    const over = await standing({ status: 'over', next: 'b' })
    expect(following(over)).toEqual([{ id: 'b', changed: expect.any(Number), role: 'ussr', token: 'key', invites: {}, game: 'red-sea' }])
    expect([
      following(over, [live('b', 1)]),
      following(over, [], 'spectator'),
      following(await standing({ status: 'over' })),
      following('gone'),
    ]).toEqual([[], [], [], []])
  })

  test('the second of a match with what was given for the first, until both are over', async () => {
    const { info } = (await standing({})) as Exclude<GameLookup, string | null>
    const match = { leg: 1, twin: 't' }
    expect(following(await standing({ status: 'over', info: { ...info, match } }))).toMatchObject([
      { id: 't', role: 'ussr', token: 'key', contribution: 'mine', commitment: 'promised' },
    ])
    expect(following(await standing({ status: 'over', info: { ...info, match, secret: 'published' } }))).toEqual([])
    expect(following(await standing({ status: 'playing', info: { ...info, match } }))).toEqual([])
  })
})
