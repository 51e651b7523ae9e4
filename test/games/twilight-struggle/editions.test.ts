/** What the second edition's rulebook sets differently. */
import { describe, expect, test } from 'vitest'
import { rulesOf, Zone } from '../../../src/index.ts'
import { Game, HANDS } from '../../game.ts'
import { type Setup, type Table, table } from '../../table.ts'

const edition = 'second'
const second = (setup: Setup): Table => table({ ...setup, options: { edition } })

describe('set-up', () => {
  test('3.3: no US influence in Canada, 23 in all; 3.2: the USSR as always, 15', () => {
    const game = new Game({ edition }).deals(...HANDS)
    for (let i = 0; i < 6; i++) game.answers('ussr', 'poland')
    for (let i = 0; i < 7; i++) game.answers('us', i < 4 ? 'west-germany' : 'italy')
    expect([game.total('us'), game.total('ussr')]).toEqual([23, 15])
    expect(game.board()).toEqual({
      'united-kingdom': [5, 0],
      israel: [1, 0],
      iran: [1, 0],
      philippines: [1, 0],
      australia: [4, 0],
      japan: [1, 0],
      'south-korea': [1, 0],
      'south-africa': [1, 0],
      panama: [1, 0],
      finland: [0, 1],
      'east-germany': [0, 3],
      syria: [0, 1],
      iraq: [0, 1],
      'north-korea': [0, 3],
      poland: [0, 6],
      'west-germany': [4, 0],
      italy: [3, 0],
    })
    game.asks('us', 'ussr')
  })

  test('2.2.1: 103 cards, and none of the optional or promotional ones', () => {
    const { g } = new Game({ edition })
    const played = rulesOf(g).cards.filter((_, n) => (g.place[n]! & 15) !== Zone.Absent)
    expect(played.map((card) => card.number)).toEqual(Array.from({ length: 103 }, (_, i) => i + 1))
    expect(new Game({ edition }).legal('chance')).toHaveLength(35)
  })

  test('the Chinese Civil War begins on the same board', () => {
    expect(new Game({ edition, scenario: 'chinese-civil-war' }).board()).toEqual(new Game({ edition }).board())
  })
})

describe('6.4.4, box 6: held cards may be discarded at the end of the turn', () => {
  const held: Setup = { us: ['fidel', 'nato', 'nasser'], space: [6, 0], milops: [5, 5] }

  test('the second edition: as many as the side likes, one by one', () => {
    const t = second(held)
    t.endsTurn().asks('us', 'discard-held').left(3).offers('fidel', 'nato', 'nasser', 'done')
    t.us.picks('fidel')
    t.left(2)
    t.us.picks('nasser', 'done')
    t.cards({ fidel: 'discard', nasser: 'discard', nato: 'us-hand' }).idle()
  })

  test('all of them', () => {
    const t = second(held)
    t.endsTurn()
    t.us.picks('fidel', 'nato', 'nasser')
    t.cards({ fidel: 'discard', nasser: 'discard', nato: 'discard' }).idle()
  })

  test('the Deluxe edition: one', () => {
    const t = table(held)
    t.endsTurn().asks('us', 'discard-held').left(1)
    t.us.picks('fidel')
    t.cards({ fidel: 'discard', nato: 'us-hand', nasser: 'us-hand' }).idle()
  })

  test('10.1.5: a scoring card is not got rid of that way', () => {
    const t = second({ ...held, us: ['fidel', 'asia-scoring', 'nato'] })
    t.endsTurn().refuses('asia-scoring', 'scoring-card')
    t.us.picks('fidel', 'nato')
    t.over('ussr', 'held-scoring')
  })

  test('nothing is asked of an empty hand, or when the other side has come up', () => {
    second({ ...held, us: [] })
      .endsTurn()
      .idle()
    second({ ...held, space: [6, 6] })
      .endsTurn()
      .idle()
  })
})

describe('10.3.1: 20 VP in the check of military operations, with a scoring card in hand', () => {
  const short: Setup = { us: ['asia-scoring'], vp: 19, milops: [5, 0], defcon: 5 }

  test('the second edition knows no exception: the side has won', () => {
    second(short).endsTurn().over('us', 'vp')
  })

  test('the Deluxe edition: the hand is shown, and the side loses', () => {
    table(short).endsTurn().over('ussr', 'held-scoring')
  })

  test('short of 20 VP the card held loses in both', () => {
    for (const t of [second({ ...short, vp: 10 }), table({ ...short, vp: 10 })]) t.endsTurn().over('ussr', 'held-scoring')
  })
})
