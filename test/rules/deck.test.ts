import { describe, expect, test } from 'vitest'
import { rulesOf, Zone } from '../../src/index.ts'
import { Game } from '../game.ts'
import { type Table, table } from '../table.ts'

const TEN = ['fidel', 'nato', 'nasser', 'blockade', 'comecon', 'containment', 'decolonization', 'cia-created', 'korean-war', 'suez-crisis']
const SEVEN = ['asia-scoring', 'europe-scoring', 'five-year-plan', 'un-intervention', 'truman-doctrine', 'duck-and-cover', 'olympic-games']

const count = (t: Table, zone: number): number => t.g.place.filter((place) => (place & 15) === zone).length
const hands = (t: Table): [number, number] => [count(t, Zone.Hand), count(t, Zone.Hand + 1)]
const reshuffles = (t: Table): number => t.notes.filter((note) => note.key === 'reshuffle').length

describe('4.3 the deck runs out', () => {
  test('4.3, 4.3.1, ruling 101: every card of the deck is dealt, then the discard pile becomes the deck; removed cards do not come back', () => {
    const t = table({ deck: TEN, discard: SEVEN, removed: ['marshall-plan', 'independent-reds'] })
    t.playsOn('cleanup')
      .is({ turn: 2 })
      .asks('chance', 'draw')
      .offers(...TEN)
    t.rolls(...TEN.slice(0, 9)).offers('suez-crisis')
    expect(reshuffles(t)).toBe(0)
    t.rolls('suez-crisis')
    expect(reshuffles(t)).toBe(1)
    t.offers(...SEVEN).cards({ 'asia-scoring': 'deck', 'marshall-plan': 'removed', 'independent-reds': 'removed' })
    t.rolls(...SEVEN.slice(0, 6))
    expect(hands(t)).toEqual([8, 8])
    t.cards({ 'olympic-games': 'deck' })
  })

  test('4.3: a deal that takes the last card makes the discard pile the deck of the next', () => {
    const t = table({ deck: [...TEN, ...SEVEN.slice(0, 6)], discard: ['olympic-games', 'marshall-plan'] })
    t.playsOn('cleanup').rolls(...TEN, ...SEVEN.slice(0, 5))
    expect([count(t, Zone.Deck), count(t, Zone.Discard), reshuffles(t)]).toEqual([1, 2, 0])
    t.rolls('duck-and-cover')
    expect([...hands(t), count(t, Zone.Deck), count(t, Zone.Discard), reshuffles(t)]).toEqual([8, 8, 2, 0, 1])
    t.cards({ 'olympic-games': 'deck', 'marshall-plan': 'deck' })
  })

  test('4.3: cards in the hands stay there', () => {
    const t = table({ deck: [], discard: [...TEN, ...SEVEN], us: ['marshall-plan'], ussr: ['independent-reds'] })
    t.playsOn('cleanup').offers(...TEN, ...SEVEN)
    expect(reshuffles(t)).toBe(1)
    t.cards({ 'marshall-plan': 'us-hand', 'independent-reds': 'ussr-hand' })
  })

  test('ruling 101: cards left out by option stay out after a reshuffle', () => {
    const t = table({ deck: [], discard: TEN, options: { optionalCards: false } })
    t.playsOn('cleanup')
      .offers(...TEN)
      .cards({ norad: 'absent', 'special-relationship': 'absent', 'the-cambridge-five': 'absent' })
  })

  test('a deal ends when there is no card left at all', () => {
    const t = table({ deck: ['fidel'], discard: ['nato'] })
    t.playsOn('cleanup').rolls('fidel', 'nato')
    expect([...hands(t), count(t, Zone.Deck), count(t, Zone.Discard)]).toEqual([1, 1, 0, 0])
    t.asks('us', 'headline').asks('ussr', 'headline')
  })
})

describe('4.4 a new era', () => {
  test.each([
    [3, 'brush-war', 'glasnost'],
    [7, 'glasnost', null],
  ])('4.4, ruling 101: after turn %i its cards join what is left of the deck, the discard pile does not', (turn, joining, later) => {
    const t = table({ turn, deck: ['fidel', 'nato'], discard: SEVEN })
    const before = count(t, Zone.Later)
    t.cards({ [joining]: 'later' })
    t.playsOn('cleanup')
    const deck = t.legal()
    expect(deck).toContain(joining)
    expect(deck).toContain('fidel')
    expect(deck).toContain('nato')
    for (const id of SEVEN) expect(deck).not.toContain(id)
    if (later !== null) t.cards({ [later]: 'later' })
    expect(deck.length - 2).toBe(before - count(t, Zone.Later))
    expect([reshuffles(t), count(t, Zone.Discard)]).toEqual([0, 7])
  })

  test('4.4: even where the deck is empty', () => {
    const t = table({ turn: 3, deck: [], discard: SEVEN })
    t.playsOn('cleanup')
    expect([reshuffles(t), count(t, Zone.Discard)]).toEqual([0, 7])
    expect(t.legal()).not.toContain('asia-scoring')
  })

  test.each([1, 2, 4, 5, 6, 8, 9])('no card joins after turn %i', (turn) => {
    const t = table({ turn, deck: ['fidel'] })
    const before = count(t, Zone.Later)
    t.playsOn('cleanup').is({ turn: turn + 1 })
    expect(count(t, Zone.Later)).toBe(before)
  })

  test('cards left out by option never join', () => {
    const t = table({ turn: 3, options: { optionalCards: false } })
    t.playsOn('cleanup').cards({ che: 'absent', 'our-man-in-tehran': 'absent', norad: 'absent', 'brush-war': 'deck' })
  })
})

describe('4.5 B, 11.3 the deal', () => {
  test.each([
    [1, 8],
    [2, 8],
    [3, 9],
    [6, 9],
    [9, 9],
  ])('after turn %i both hands are filled to %i, held cards and not the China Card counted', (turn, size) => {
    const t = table({ turn, us: ['nato'], ussr: ['fidel', 'nasser'], milops: [5, 5] })
    t.playsOn('cleanup')
    t.left(2 * size - 3)
    for (let i = 0; i < 2 * size - 3; i++) t.rolls(t.legal()[0]!)
    expect(hands(t)).toEqual([size, size])
    t.is({ holder: 'ussr', turn: turn + 1 }).asks('us', 'headline')
  })

  test('11.3: one card at a time, the first to the USSR', () => {
    const t = table({ milops: [5, 5] })
    t.playsOn('cleanup').rolls('fidel', 'nato', 'nasser', 'comecon')
    t.cards({ fidel: 'ussr-hand', nato: 'us-hand', nasser: 'ussr-hand', comecon: 'us-hand' })
  })

  test('11.3: the first card goes to the USSR even if the US needs more; at the end the US gets several in a row', () => {
    const t = table({ ussr: TEN.slice(4), us: TEN.slice(0, 4), milops: [5, 5] })
    t.playsOn('cleanup').rolls(...SEVEN.slice(0, 6))
    t.cards({
      'asia-scoring': 'ussr-hand',
      'europe-scoring': 'us-hand',
      'five-year-plan': 'ussr-hand',
      'un-intervention': 'us-hand',
      'truman-doctrine': 'us-hand',
      'duck-and-cover': 'us-hand',
    }).asks('us', 'headline')
  })

  test('11.3: and the USSR if it needs more', () => {
    const t = table({ us: TEN.slice(0, 7), ussr: TEN.slice(7), milops: [5, 5] })
    t.playsOn('cleanup').rolls(...SEVEN.slice(0, 6))
    t.cards({ 'asia-scoring': 'ussr-hand', 'europe-scoring': 'us-hand', 'five-year-plan': 'ussr-hand', 'duck-and-cover': 'ussr-hand' })
  })
})

test('ruling 101: every card is in exactly one zone, before and after a reshuffle', () => {
  const t = table({ deck: TEN, discard: SEVEN, milops: [5, 5] })
  const cards = rulesOf(t.g).cards.length
  const sum = (): number =>
    Object.values(Zone).reduce((n, zone) => n + count(t, zone), count(t, Zone.Hand + 1) + count(t, Zone.Headline + 1))
  expect(sum()).toBe(cards)
  t.playsOn('cleanup').rolls(...TEN, ...SEVEN.slice(0, 6))
  expect(sum()).toBe(cards)
  expect([...hands(t), count(t, Zone.Deck), count(t, Zone.Discard)]).toEqual([8, 8, 1, 0])
})

test('ruling 101: chance answers the deal, so that no two games need be dealt alike', () => {
  const first = new Game().deals('fidel', 'nato')
  const second = new Game().deals('nato', 'fidel')
  expect(first.cardsIn(Zone.Hand)).toEqual(['nato'])
  expect(second.cardsIn(Zone.Hand)).toEqual(['fidel'])
})
