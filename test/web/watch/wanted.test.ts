import { describe, expect, test } from 'vitest'
import { archiveQuery } from '../../../src/protocol/archive.ts'
import { cardsOf } from '../../../src/web/watch/cards.ts'
import { ENDS, lookedFrom, queryIn } from '../../../src/web/watch/wanted.ts'

describe('what is looked for in the archive', () => {
  test('stands in the address and comes back from it', () => {
    const looked = { player: 'Анна', card: 'nato', end: 'resigned', least: '3', rated: 'true' }
    expect(lookedFrom(queryIn(looked))).toEqual(looked)
  })

  test('empty fields are left out', () => {
    expect(queryIn({ player: ' ', card: '' })).toBe('')
  })

  test('what no archive knows is left out', () => {
    expect(lookedFrom('end=boredom&least=many&color=red&winner=us&player=')).toEqual({ winner: 'us' })
  })

  test('every end can be looked for', () => {
    for (const end of ENDS) expect(archiveQuery.parse({ end })).toEqual({ end })
  })

  test('a card that both games have is named once', () => {
    const ids = cardsOf('').map(({ facts }) => facts.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(cardsOf('red-sea').every(({ game }) => game === 'red-sea')).toBe(true)
    expect(cardsOf('red-sea').length).toBeGreaterThan(20)
  })
})
