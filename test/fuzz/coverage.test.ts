import { describe, expect, test } from 'vitest'
import { type Side, US, USSR } from '../../src/engine/script.ts'
import { arrangementFor, cellsOf, keyOf, nameOfCell, observer } from '../../src/fuzz/coverage.ts'
import { nameOf, newGame, rulesNamed } from '../../src/index.ts'
import type { NoteBody } from '../../src/rules/notes.ts'

const rules = rulesNamed('twilight-struggle')!
const card = (id: string): number => rules.cardNumbers.get(id)!
const game = newGame({ game: 'twilight-struggle' })
const names = cellsOf(game).map((cell) => nameOfCell(rules, cell))

describe('what a run must see', () => {
  test('is each event, played and headlined, by each side, but for what the rules never let happen', () => {
    expect(names).toHaveLength(110 * 4 - 7)
    const missing = rules.cards
      .filter(({ promo }) => !promo)
      .flatMap(({ id }) =>
        ['played by the US', 'headlined by the US', 'played by the USSR', 'headlined by the USSR']
          .map((how) => `${id} ${how}`)
          .filter((name) => !names.includes(name)),
      )
    expect(missing).toEqual([
      'the-china-card played by the US',
      'the-china-card headlined by the US',
      'the-china-card played by the USSR',
      'the-china-card headlined by the USSR',
      'un-intervention headlined by the US',
      'un-intervention headlined by the USSR',
      'wargames headlined by the US',
    ])
  })

  test('has a number of its own each', () => {
    expect(new Set(cellsOf(game).map(keyOf)).size).toBe(names.length)
  })

  test('is in Red Sea each event of its 51 cards but one', () => {
    const redSea = rulesNamed('red-sea')!
    const seen = cellsOf(newGame({ game: 'red-sea' })).map((cell) => nameOfCell(redSea, cell))
    expect(seen).toHaveLength(51 * 4 - 4)
    expect(seen.filter((name) => name.startsWith('romanian-autonomy'))).toEqual([])
  })

  test.each([
    ['red-sea-mixed', 21, ['wargames headlined by the US']],
    [
      'twilight-struggle-mixed',
      34,
      [
        'we-are-the-world played by the US',
        'we-are-the-world headlined by the US',
        'we-are-the-world played by the USSR',
        'we-are-the-world headlined by the USSR',
      ],
    ],
  ])('is in %s each event of the %i cards that can be mixed in, but for what the rules never let happen', (id, guests, never) => {
    const mixed = rulesNamed(id)!
    const own = rulesNamed(id.replace('-mixed', ''))!
    const all = mixed.cards
      .filter((guest) => !own.cardNumbers.has(guest.id))
      .flatMap((guest) =>
        ['played by the US', 'headlined by the US', 'played by the USSR', 'headlined by the USSR'].map((how) => `${guest.id} ${how}`),
      )
    expect(all).toHaveLength(guests * 4)
    const seen = new Set(cellsOf(newGame({ game: id, mix: true })).map((cell) => nameOfCell(mixed, cell)))
    expect(all.filter((name) => !seen.has(name))).toEqual(never)
    expect(seen.size).toBe(all.length - never.length)
  })

  /** What is arranged for an event, by name. */
  function arranged(game: string, id: string, side: Side, headline: boolean) {
    const of = rulesNamed(game)!
    const arrangement = arrangementFor(of, { card: of.cardNumbers.get(id)!, side, headline })
    return {
      cells: arrangement.cells.map((cell) => nameOfCell(of, cell)),
      controls: arrangement.countries.map((country) => `${nameOf(of, country)} by the ${arrangement.side === US ? 'US' : 'USSR'}`),
    }
  }

  test('is helped by another headline where chance is not enough, with the cards that the deck has', () => {
    expect(arranged('twilight-struggle', 'wargames', USSR, true).cells).toEqual([
      'wargames headlined by the USSR',
      'soviets-shoot-down-kal-007 headlined by the US',
      'we-will-bury-you headlined by the US',
    ])
    expect(arranged('red-sea-mixed', 'wargames', USSR, true).cells).toEqual([
      'wargames headlined by the USSR',
      'mr-nyet headlined by the US',
    ])
    expect(arranged('twilight-struggle', 'wargames', USSR, false).cells).toEqual(['wargames played by the USSR'])
    expect(arranged('twilight-struggle', 'fidel', US, true)).toEqual({ cells: ['fidel headlined by the US'], controls: [] })
  })

  test('is helped by an event that must come before', () => {
    expect(arranged('red-sea', 'mengistu-haile-mariam', US, true).cells).toEqual([
      'mengistu-haile-mariam headlined by the US',
      'the-lion-falters played by the US',
      'the-lion-falters played by the USSR',
    ])
  })

  test('is helped by control of countries by the side that the event is against', () => {
    expect(arranged('red-sea', 'water-wars', US, false).controls).toEqual(['egypt by the USSR', 'ethiopia by the USSR'])
    expect(arranged('red-sea', 'water-wars', USSR, false).controls).toEqual(['egypt by the US', 'ethiopia by the US'])
    for (const side of [US, USSR] as const)
      expect(arranged('red-sea', 'eritrean-popular-liberation-front', side, true).controls).toEqual(['ethiopia by the USSR'])
  })
})

describe('an event is seen', () => {
  const fidel = card('fidel')
  const nasser = card('nasser')
  const all = (...notes: NoteBody[]): string[] => {
    const { seen, observe } = observer()
    for (const note of notes) observe({ ...note, to: 7 })
    return cellsOf(game)
      .filter((cell) => seen.has(keyOf(cell)))
      .map((cell) => nameOfCell(rules, cell))
  }
  const round = { key: 'round', side: US, n: 1 } as const
  const headlines = [
    { key: 'headline-phase' },
    { key: 'headline', side: USSR, card: nasser },
    { key: 'headline', side: US, card: fidel },
  ] as const
  const event = (n: number) => ({ key: 'event', side: USSR, card: n }) as const

  test('when the card that a side plays brings it about', () => {
    expect(all(round, { key: 'plays', side: US, card: fidel }, event(fidel))).toEqual(['fidel played by the US'])
  })

  test('when a headline brings it about, for the side that chose it', () => {
    expect(all(...headlines, event(fidel), event(nasser))).toEqual(['fidel headlined by the US', 'nasser headlined by the USSR'])
  })

  test('not when the card is played and its event does not happen', () => {
    expect(all(round, { key: 'plays', side: US, card: fidel }, { key: 'event-does-not-happen', card: fidel })).toEqual([])
  })

  test('not when another card brings it about', () => {
    expect(all(round, { key: 'plays', side: US, card: nasser }, event(fidel))).toEqual([])
    expect(all(...headlines, round, event(fidel))).toEqual([])
  })
})
