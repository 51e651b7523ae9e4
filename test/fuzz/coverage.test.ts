import { describe, expect, test } from 'vitest'
import { arrangementFor, cellsOf, keyOf, nameOfCell, observer } from '../../src/cli/coverage.ts'
import { US, USSR } from '../../src/engine/script.ts'
import { rulesNamed } from '../../src/index.ts'
import type { NoteBody } from '../../src/rules/notes.ts'

const rules = rulesNamed('twilight-struggle')!
const card = (id: string): number => rules.cardNumbers.get(id)!
const names = cellsOf(rules).map((cell) => nameOfCell(rules, cell))

describe('what a run must see', () => {
  test('is each event, played and headlined, by each side, but for what the rules never let happen', () => {
    expect(names).toHaveLength(110 * 4 - 7)
    const missing = rules.cards.flatMap(({ id }) =>
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
    expect(new Set(cellsOf(rules).map(keyOf)).size).toBe(names.length)
  })

  test('is helped by another headline where chance is not enough', () => {
    const [cell, ...helpers] = arrangementFor(rules, { card: card('wargames'), side: USSR, headline: true })
    expect(nameOfCell(rules, cell!)).toBe('wargames headlined by the USSR')
    expect(helpers.map((one) => nameOfCell(rules, one))).toEqual([
      'soviets-shoot-down-kal-007 headlined by the US',
      'we-will-bury-you headlined by the US',
    ])
    const fidel = { card: card('fidel'), side: US, headline: true } as const
    expect(arrangementFor(rules, fidel)).toEqual([fidel])
  })
})

describe('an event is seen', () => {
  const fidel = card('fidel')
  const nasser = card('nasser')
  const all = (...notes: NoteBody[]): string[] => {
    const { seen, hear } = observer()
    for (const note of notes) hear({ ...note, to: 7 })
    return cellsOf(rules)
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
