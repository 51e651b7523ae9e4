/** Pictures of boards: what they know of the maps, and what they show. */
import { describe, expect, test } from 'vitest'
import { newGame, rulesNamed } from '../../../src/games/index.ts'
import { drawLiving } from '../../../src/web/first/living.ts'
import { drawMaps } from '../../../src/web/pictures/maps.ts'
import { platesOf } from '../../../src/web/pictures/picture.ts'

const maps = drawMaps()

describe('a picture of a board', () => {
  test('knows every country of both maps by its number', () => {
    for (const [book, facts] of Object.entries(maps)) {
      const { countries } = rulesNamed(book)!.map
      expect(facts).toHaveLength(countries.filter((country) => country !== undefined).length)
      for (const { number, id, stability } of facts) expect(countries[number]).toMatchObject({ id, stability })
    }
  })

  test('shows countries with influence and battlegrounds, and who controls them', () => {
    const facts = maps['twilight-struggle']
    const { influence } = newGame({ game: 'twilight-struggle' })
    const plates = new Map(platesOf(facts, influence).map((plate) => [plate.id, plate]))
    expect(plates.get('united-kingdom')).toMatchObject({ us: 5, controller: 'us' })
    expect(plates.get('north-korea')).toMatchObject({ ussr: 3, controller: 'ussr', isKey: true })
    expect(plates.get('panama')).toMatchObject({ us: 1, ussr: 0, controller: null })
    expect(plates.get('france')).toMatchObject({ us: 0, ussr: 0, controller: null, isKey: true })
    expect(plates.has('norway')).toBe(false)
  })
})

test('the game of the first page begins with a coup and changes the board with every play, in both languages', () => {
  const { start, plays, names, samples } = drawLiving()
  expect(plays.length).toBeGreaterThan(8)
  expect(plays[0]!.roll).not.toBeNull()
  const board = [...start]
  for (const { changes, roll, card, text } of plays) {
    const before = board.join(' ')
    for (const [country, us, ussr] of changes) board.splice(country * 2, 2, us, ussr)
    expect(board.join(' ')).not.toBe(before)
    if (roll !== null) expect(roll.die + roll.ops + roll.mod - roll.needed).toBe(roll.by)
    for (const language of ['en', 'ru'] as const) expect(text[language]).toContain(card[language])
  }
  expect(names.ru.filter((name) => name !== null)).toHaveLength(maps['twilight-struggle'].length)
  expect(platesOf(maps['red-sea'], samples['red-sea']).some(({ us, ussr }) => us + ussr > 0)).toBe(true)
})
