/** What the library adds to the rules for programs: whose chance it is, names for packed numbers, presets. */
import { describe, expect, test } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import {
  type Actor,
  answerOf,
  apply,
  BadPosition,
  CHANCE,
  decision,
  effectsInForce,
  markersOnMap,
  type NewGame,
  type Note,
  newGame,
  positionOf,
  rulesOf,
  type Side,
  type State,
  sideOfChance,
  stabilityIn,
  US,
  USSR,
  view,
  whoIsAsked,
} from '../../src/index.ts'

/** Plays random games and reports each answer of chance with what was said before it and the notes after it. */
function answersOfChance(
  wanted: NewGame,
  seeds: number,
): { readonly kind: string; readonly prompt: string; readonly side: Side | null; readonly notes: readonly Note[] }[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const g = newGame(wanted)
    const random = generator(seed)
    const found = []
    while (g.result === null) {
      const by: Actor = oneOf(whoIsAsked(g), random)
      const { kind, prompt, moves } = decision(g, by)!
      const side = sideOfChance(g)
      const notes: Note[] = []
      apply(g, { by, pick: oneOf(moves, random) }, notes)
      if (by === CHANCE) found.push({ kind, prompt, side, notes })
      else expect(side).toBeNull()
    }
    return found
  }).flat()
}

describe('sideOfChance', () => {
  const all = [...answersOfChance({ game: 'twilight-struggle' }, 40), ...answersOfChance({ game: 'red-sea' }, 40)]

  test('a card drawn is for the side that gets it', () => {
    const draws = all.filter(({ prompt }) => prompt === 'draw')
    const told = draws.flatMap(({ side, notes }) => {
      const note = notes.find(({ key }) => key === 'draws' || key === 'draws-hidden' || key === 'looks' || key === 'flashpoint')
      return note === undefined || !('side' in note) ? [] : [side === note.side]
    })
    expect(told.length).toBeGreaterThan(1000)
    expect(told.every(Boolean)).toBe(true)
  })

  test('a die is of the side that rolls it', () => {
    const keys: ReadonlySet<string> = new Set(['coup', 'war', 'space-roll', 'trap'])
    const dice = all.filter(({ kind }) => kind === 'die')
    const told = dice.flatMap(({ side, notes }) => {
      const note = notes.find(({ key }) => keys.has(key))
      return note === undefined || !('side' in note) ? [] : [{ key: note.key, right: side === note.side }]
    })
    expect([...new Set(told.map(({ key }) => key))].sort()).toEqual([...keys].sort())
    expect(told.every(({ right }) => right)).toBe(true)
    // In a realignment the USSR rolls first: the notes follow the second die.
    const second = dice.filter(({ notes }) => notes.some(({ key }) => key === 'realign'))
    expect(second.length).toBeGreaterThan(20)
    expect(second.every(({ side }) => side === US)).toBe(true)
    // Where both sides roll for an event, its owner rolls first.
    const rolls = dice.flatMap(({ side, notes }) => {
      const both = notes.filter(({ key }) => key === 'roll')
      return both.length === 2 ? [[side, 'side' in both[1]! ? both[1].side : null]] : []
    })
    expect(rolls.length).toBeGreaterThan(0)
    for (const [side, loser] of rolls) expect(side).toBe(loser)
  })

  test('a random card is out of the hand of the side that loses it', () => {
    const taken = all.filter(({ prompt }) => prompt === 'random-card')
    expect(taken.length).toBeGreaterThan(0)
    for (const { side, notes } of taken) {
      const note = notes.find(({ key }) => key === 'discards')
      if (note !== undefined && 'side' in note) expect(side).toBe(note.side)
    }
  })
})

describe('names for packed numbers', () => {
  const g: State = newGame(
    { game: 'red-sea' },
    {
      turn: 2,
      phase: 'action',
      side: 'ussr',
      effects: { famine: { owner: 'both' } },
      removed: ['famine'],
      markers: { famine: ['ethiopia'] },
      stability: { ethiopia: 2 },
    },
  )

  test('effects, markers and stability read alike in a state and a view', () => {
    for (const seen of [g, view(g, USSR)]) {
      expect(effectsInForce(seen)).toEqual({ famine: { owner: 'both' } })
      expect(markersOnMap(seen)).toEqual({ famine: ['ethiopia'] })
      expect(stabilityIn(seen, rulesOf(g).picks.get('ethiopia')!)).toBe(2)
    }
  })

  test('answerOf takes every pick apart, and knows no others', () => {
    const rules = rulesOf(g)
    for (const [name, pick] of rules.picks) {
      const answer = answerOf(rules, pick)!
      const named = 'id' in answer ? answer.id : 'n' in answer ? String(answer.n) : answer.word
      expect(named).toBe(name)
      if (answer.kind === 'card') expect(rules.cards[answer.card]!.id).toBe(name)
    }
    expect(answerOf(rules, 9_999)).toBeNull()
  })
})

describe('presets', () => {
  test('a preset sets its options, and an option beside it has the last word', () => {
    const { options } = newGame({ game: 'twilight-struggle', preset: 'tournament', readings: { wargamesTie: 'opponent' } })
    expect(options).toMatchObject({ showHeldCards: true, readings: { wargamesTie: 'opponent' } })
    expect(newGame({ game: 'twilight-struggle', preset: 'tournament', showHeldCards: false }).options.showHeldCards).toBe(false)
    expect(newGame({ game: 'twilight-struggle', preset: 'rulebook' })).toEqual(newGame({ game: 'twilight-struggle' }))
  })

  test('in a game of version 1 a preset is as it was then', () => {
    const { readings } = newGame({ game: 'twilight-struggle', preset: 'app', rules: 1 }).options
    expect(readings).toMatchObject({ stopRealigning: newGame({ game: 'twilight-struggle', rules: 1 }).options.readings.stopRealigning })
  })

  test('one that does not exist is refused with those that do', () => {
    const preset = 'house-rules' as 'app'
    expect(() => newGame({ game: 'red-sea', preset })).toThrow('no preset is named "house-rules"; there is rulebook, tournament, app')
  })
})

test('a position in the middle of a play is refused with where one can be taken', () => {
  const g = newGame({ game: 'twilight-struggle' }, { turn: 2, phase: 'action', side: 'us', hands: { us: ['nato'] } })
  while (whoIsAsked(g)[0] === CHANCE) apply(g, { by: CHANCE, pick: decision(g, CHANCE)!.moves[0]! })
  apply(g, { by: US, pick: decision(g, US)!.moves[0]! })
  expect(() => positionOf(g)).toThrow(BadPosition)
  expect(() => positionOf(g)).toThrow(/a position is taken where nothing is under way: .* at the start of an action round/)
})
