import { describe, expect, test } from 'vitest'
import { chosenCards, ENTRIES, entryOf, queryOf, wantedFrom } from '../../../src/web/gallery/gallery.ts'

const ids = (query: string, language: 'en' | 'ru' = 'en'): string[] => chosenCards(wantedFrom(query), language).map(({ facts }) => facts.id)

test('the gallery has the 110 cards of the big game, its 8 promotional ones and the 51 of Red Sea', () => {
  expect(ENTRIES.filter(({ game, facts }) => game === 'twilight-struggle' && !facts.promo)).toHaveLength(110)
  expect(ENTRIES.filter(({ facts }) => facts.promo)).toHaveLength(8)
  expect(ENTRIES.filter(({ game }) => game === 'red-sea')).toHaveLength(51)
  expect(chosenCards({}, 'en')).toHaveLength(169)
})

test('a card is found by its game and id', () => {
  expect(entryOf('twilight-struggle', 'fidel')!.facts.number).toBe(8)
  expect(entryOf('red-sea', 'fidel')).toBeUndefined()
})

describe('filters', () => {
  test('narrow the list together', () => {
    const us = ids('game=twilight-struggle&side=us&ops=4&era=early')
    expect(us).toEqual(
      chosenCards({}, 'en')
        .filter(({ game, facts }) => game === 'twilight-struggle' && facts.side === 0 && facts.ops === 4 && facts.era === 0)
        .map(({ facts }) => facts.id),
    )
    expect(us).toContain('nato')
  })

  test('by kind: scoring, war, once, optional, promotional', () => {
    expect(ids('kind=scoring&game=red-sea').toSorted()).toEqual(['africa-scoring', 'middle-east-scoring'])
    expect(ids('kind=war')).toContain('korean-war')
    expect(ids('kind=optional')).toHaveLength(7)
    expect(ids('kind=promo')).toHaveLength(8)
    expect(ids('kind=once')).toContain('fidel')
    expect(ids('kind=lasting')).toContain('nato')
  })

  test('a scoring card is an event of nobody', () => {
    expect(ids('side=both&kind=scoring')).toEqual([])
  })

  test('values that are not known are left out', () => {
    expect(wantedFrom('side=china&ops=9&kind=war')).toEqual({ kind: 'war' })
  })

  test('an address and what it asks for', () => {
    const wanted = { side: 'us', ops: '3', text: 'берлин' } as const
    expect(wantedFrom(queryOf(wanted))).toEqual(wanted)
    expect(queryOf({ text: '' })).toBe('')
  })
})

describe('search', () => {
  test('names in either language, effects in the own one', () => {
    expect(ids('text=nato')[0]).toBe('nato')
    expect(ids('text=НАТО', 'en')).toContain('nato')
    expect(ids('text=castro', 'ru')).toEqual([])
    expect(ids('text=fidel', 'ru')).toContain('fidel')
  })

  test('the number of a card', () => {
    expect(ids('text=110')).toEqual(
      chosenCards({}, 'en')
        .filter(({ facts }) => facts.number === 110)
        .map(({ facts }) => facts.id),
    )
  })
})
