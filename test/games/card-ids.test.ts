/** The lists of ids by which cards name each other are those of the decks. */
import { describe, expect, it } from 'vitest'
import { RED_SEA_IDS, TWILIGHT_STRUGGLE_IDS } from '../../src/games/card-ids.ts'
import { rulesNamed } from '../../src/games/index.ts'

describe('the ids of cards', () => {
  it.each([
    ['twilight-struggle', TWILIGHT_STRUGGLE_IDS],
    ['red-sea', RED_SEA_IDS],
  ])('%s: each card is in the list once, in the order of the deck', (game, ids) => {
    expect(rulesNamed(game)!.cards.map((card) => card.id)).toEqual(ids)
  })
})
