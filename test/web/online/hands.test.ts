/** Hands that spectators may see, and what is asked of the server for a game with a friend. */
import { describe, expect, test } from 'vitest'
import { newGameRequest } from '../../../src/protocol/http.ts'
import { FIRST_WISHES, HAND_DELAYS, type Wishes } from '../../../src/web/new-game/wishes.ts'
import { requestOf } from '../../../src/web/online/access/start.ts'
import { NO_SEAT, type SeatState } from '../../../src/web/online/seat/client.ts'
import { areHandsOpen, canOfferHands, movesAgo } from '../../../src/web/online/seat/open-hands.ts'
import { type Received, receive } from '../../../src/web/online/seat/received.ts'
import { type Person, personAt, sharedHouse, twoAt } from '../../server/house.ts'

const house = sharedHouse()
const DELAYS = Object.keys(HAND_DELAYS) as (keyof typeof HAND_DELAYS)[]

/** Messages before the last one play no part here. */
const receivedBy = ({ now }: Person): Received => receive(null, { ...now(), from: 0 }) as Received
const stateOf = (one: Person): SeatState => ({ ...NO_SEAT, role: one.game_.role, info: one.game_.info, received: receivedBy(one) })

test('a spectator learns how many moves ago the hands were so', async () => {
  const open = await house()
  const { id, ussr } = await twoAt(open, { openHands: { delay: 2, unit: 'moves' } })
  await ussr.picks('poland', 'poland', 'poland')
  const watcher = await personAt(open, id)
  const { received } = stateOf(watcher)
  expect(received!.now.hands!.us).toHaveLength(8)
  expect(movesAgo(received!)).toBe(2)
  expect(movesAgo(stateOf(ussr).received!)).toBeNull()
  expect(areHandsOpen(stateOf(watcher))).toBe(true)
  expect(areHandsOpen(stateOf(ussr))).toBe(false)
})

describe('the hands can be offered', () => {
  test('between two people, once', async () => {
    const open = await house()
    const { id, us, ussr } = await twoAt(open)
    expect(areHandsOpen(stateOf(await personAt(open, id)))).toBe(false)
    expect(canOfferHands(stateOf(us))).toBe(true)
    await us.client.ask({ type: 'offer-hands', game: id, openHands: HAND_DELAYS['moves-40'] })
    await ussr.until(({ offers }) => offers.hands !== null)
    expect(canOfferHands(stateOf(ussr))).toBe(false)
  })

  test.each([
    ['where they are open', { openHands: HAND_DELAYS['moves-40'] }],
    ['in a match', { duplicate: true }],
    ['to a bot', { seats: { us: 'open', ussr: { bot: 'careful' } } }],
  ] as const)('not %s', async (_where, wanted) => {
    const open = await house()
    const { id, tokens } = await open.create(wanted)
    expect(canOfferHands(stateOf(await personAt(open, id, tokens.us)))).toBe(false)
  })
})

describe('a game with a friend', () => {
  const ask = (wishes: Partial<Wishes>) => newGameRequest.parse(requestOf({ ...FIRST_WISHES, opponent: 'friend', ...wishes }))

  test.each(DELAYS)('has hands as late as %s', (hands) => expect(ask({ hands }).openHands).toEqual(HAND_DELAYS[hands]))

  test('shows them after the end where nothing else is wished, and in a match', () => {
    expect(ask({})).toMatchObject({ duplicate: false })
    expect(ask({}).openHands).toBeUndefined()
    expect(ask({ duplicate: true, hands: 'moves-40' }).openHands).toBeUndefined()
    expect(ask({ duplicate: true }).duplicate).toBe(true)
  })
})
