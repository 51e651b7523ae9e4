import { describe, expect, test } from 'vitest'
import { DEFAULTS } from '../../../src/games/options.ts'
import { CLOCK_NAMES, CLOCKS } from '../../../src/protocol/clocks.ts'
import { seekRequest } from '../../../src/protocol/lobby.ts'
import { type OfferWishes, offerOf } from '../../../src/web/lobby/offer-wishes.ts'
import { optionsText } from '../../../src/web/lobby/options-text.ts'
import { FIRST_WISHES } from '../../../src/web/new-game/wishes.ts'
import { clockText } from '../../../src/web/people/clocks.ts'
import { roomsIn } from '../../../src/words/rooms.ts'

const OFFER: OfferWishes = { wishes: FIRST_WISHES, rated: false, least: '', most: '' }

describe('an offer', () => {
  test.each(CLOCK_NAMES)('with the clock %s is what the server takes', (clock) => {
    const offer = offerOf({ ...OFFER, wishes: { ...FIRST_WISHES, clock } })
    expect(seekRequest.parse(offer)).toEqual(offer)
    expect(offer.clock).toEqual(CLOCKS[clock])
  })

  test('that is rated has no hints', () => {
    expect(offerOf({ ...OFFER, rated: true })).toMatchObject({ rated: true, hints: false })
    expect(offerOf(OFFER)).toMatchObject({ rated: false, hints: true })
  })

  test('has a range where one end of it is named', () => {
    expect(offerOf(OFFER).range).toBeUndefined()
    expect(offerOf({ ...OFFER, least: '1500' }).range).toEqual({ least: 1500, most: 4000 })
    expect(offerOf({ ...OFFER, most: '1800' }).range).toEqual({ least: 0, most: 1800 })
  })

  test('opens the hands to spectators, unless the same cards are dealt again', () => {
    const wishes = { ...FIRST_WISHES, hands: 'moves-40' } as const
    expect(offerOf(OFFER).openHands).toBeUndefined()
    expect(seekRequest.parse(offerOf({ ...OFFER, wishes })).openHands).toEqual({ delay: 40, unit: 'moves' })
    expect(offerOf({ ...OFFER, wishes: { ...wishes, duplicate: true } })).toMatchObject({ duplicate: true })
    expect(offerOf({ ...OFFER, wishes: { ...wishes, duplicate: true } }).openHands).toBeUndefined()
  })

  test('of either side is of any', () => {
    expect(offerOf({ ...OFFER, wishes: { ...FIRST_WISHES, side: 'either' } }).side).toBe('any')
  })
})

describe('in words', () => {
  const say = roomsIn('en')

  test('only what is unusual is named', () => {
    expect(optionsText({ options: DEFAULTS as never }, say)).toEqual([])
    const options = { ...DEFAULTS, optionalCards: false, bidding: true, edition: 'second', handicap: [0, 2] } as never
    expect(optionsText({ options }, say)).toEqual([
      'Edition: second edition',
      'without: Optional cards',
      'Bidding for sides',
      'Handicap: 0 : 2',
    ])
  })

  test('clocks', () => {
    expect(CLOCK_NAMES.map((name) => clockText(CLOCKS[name], say))).toContain('45 min + 30 s')
    expect(clockText({ kind: 'slow', move: 86_400_000, bank: 0, vacation: 0 }, say)).toBe('1 day per move')
    expect(clockText({ kind: 'slow', move: 7_200_000, bank: 0, vacation: 0 }, say)).toBe('2 hours per move')
  })
})
