/** Scenes as data: which steps a play has, what each has shown, and how long it takes. */
import { describe, expect, test } from 'vitest'
import { CHANCE, US, USSR } from '../../src/engine/script.ts'
import { begin, play } from '../../src/match/match.ts'
import type { Note, NoteBody } from '../../src/rules/notes.ts'
import { SPECTATOR } from '../../src/rules/view.ts'
import { LONGEST_PLAY, sceneLength } from '../../src/scenes/lengths.ts'
import { merged, type SceneMove, type SceneStep, stepsOf, toBeat } from '../../src/scenes/steps.ts'
import { type BoardValues, valuesAfter, valuesOf } from '../../src/scenes/values.ts'
import { gameOf } from '../records/games.ts'

const note = (body: NoteBody, to = 7): Note => ({ ...body, to })
const move = (by: SceneMove['by'], ...notes: NoteBody[]): SceneMove => ({ by, notes: notes.map((body) => note(body)), own: false })
const kinds = (steps: readonly SceneStep[]): string[] => steps.map(({ kind }) => kind)

const IRAN = 40
const use = { key: 'use', side: USSR, card: 28, base: 3, n: 3, most: 3, exact: 0, may: 0, blocked: 0 } as const

/** The USSR plays Suez Crisis for a coup in Iran. */
const coup: readonly SceneMove[] = [
  move(USSR, { key: 'plays', side: USSR, card: 28 }),
  move(USSR, { ...use, use: 'coup' }),
  move(USSR, { key: 'target', side: USSR, country: IRAN }, { key: 'military-operations', side: USSR, n: 3 }),
  move(
    CHANCE,
    { key: 'coup', side: USSR, country: IRAN, die: 5, ops: 3, mod: 0, n: 4 },
    { key: 'influence', side: US, n: -2, country: IRAN, us: 0, ussr: 0 },
    { key: 'influence', side: USSR, n: 2, country: IRAN, us: 0, ussr: 2 },
    { key: 'defcon', n: 2, was: 3, card: -1 },
    { key: 'round', side: US, n: 2 },
  ),
]

describe('a coup', () => {
  const steps = stepsOf(coup, US)

  test('is shown card by card: card, target, die, influence, tracks', () => {
    expect(kinds(steps)).toEqual(['card', 'target', 'die', 'influence', 'tracks', 'silent'])
    expect(steps.map(({ length }) => length)).toEqual([1000, 1000, 1500, 1000, 1500, 0])
    expect(steps.map(({ countries }) => countries)).toEqual([[], [IRAN], [IRAN], [IRAN], [], []])
    expect(new Set(steps.slice(0, 5).map(({ scene }) => scene.id)).size).toBe(1)
  })

  test('names the card with its use, then the target with the roll that it needs', () => {
    expect(steps[0]!.scene).toMatchObject({ kind: 'play', side: USSR, card: 28, use: 'coup', ops: 3, target: -1 })
    const target = steps[1]!
    expect(target).toMatchObject({ kind: 'target', country: IRAN, scene: { target: IRAN } })
    expect(target.kind === 'target' && target.coup !== null && toBeat(target.coup)).toBe(4)
  })

  test('one change a country, from its first value to its last', () => {
    expect(steps[3]).toMatchObject({ changes: [{ country: IRAN, before: [2, 0], after: [0, 2] }] })
  })

  test('the line on military operations stands before the die, the bar shows them after it', () => {
    expect(steps.map(({ upTo }) => upTo)).toEqual([2, 3, 5, 7, 8, 9])
    expect(steps.map(({ milopsUpTo }) => milopsUpTo)).toEqual([2, 3, 3, 3, 8, 9])
  })

  test('the next round does not begin while the tracks are shown', () => {
    const values = (count: number): BoardValues =>
      coup
        .flatMap(({ notes }) => notes)
        .slice(0, count)
        .reduce(valuesAfter, {
          influence: new Array<number>(200).fill(0),
          vp: 0,
          defcon: 3,
          milops: [0, 0],
          space: [0, 0],
          turn: 4,
          round: 2,
          phase: 2,
          phasing: USSR,
        })
    expect(values(steps[4]!.upTo)).toMatchObject({ defcon: 2, phasing: USSR })
    expect(values(steps[5]!.upTo)).toMatchObject({ defcon: 2, phasing: US })
  })

  test('of one’s own the clicks are no steps: the die is the first', () => {
    const own = coup.map((each) => ({ ...each, own: each.by === USSR }))
    const steps = stepsOf(own, USSR)
    expect(kinds(steps)).toEqual(['silent', 'die', 'influence', 'tracks', 'silent'])
    // The card has left the hand before the die falls.
    expect(steps[0]!.upTo).toBe(3)
  })
})

test('a coup that fails still shows its military operations, in its own scene', () => {
  const [plays, uses, target] = coup
  const failed = move(CHANCE, { key: 'coup', side: USSR, country: IRAN, die: 1, ops: 3, mod: 0, n: 0 }, { key: 'round', side: US, n: 2 })
  const steps = stepsOf([plays!, uses!, target!, failed], US)
  expect(kinds(steps)).toEqual(['card', 'target', 'die', 'tracks', 'silent'])
  expect(steps[3]).toMatchObject({ scene: { card: 28 }, upTo: 5, milopsUpTo: 5, notes: [{ key: 'military-operations' }] })
})

test('operations that an event grants need no second look at its card', () => {
  const plays: NoteBody = { key: 'plays', side: USSR, card: 28 }
  const granted: NoteBody = { ...use, use: 'coup' }
  const target: NoteBody = { key: 'target', side: USSR, country: IRAN }
  const own = stepsOf([move(USSR, plays, { key: 'event', side: USSR, card: 28 }, granted, target)], US)
  expect(kinds(own)).toEqual(['card', 'target'])
  expect(own.map(({ scene }) => scene.use)).toEqual(['event', 'coup'])
  // After the event of the opponent the player's own operations are a use of the card.
  const after = stepsOf([move(USSR, plays, { key: 'event', side: US, card: 28 }, granted, target)], US)
  expect(kinds(after)).toEqual(['card', 'card', 'target'])
})

test('influence of the set-up has its side', () => {
  const [placed] = stepsOf([move(USSR, { key: 'influence', side: USSR, n: 1, country: 3, us: 0, ussr: 1 })], US)
  expect(placed).toMatchObject({ kind: 'influence', scene: { kind: 'other', side: USSR, actor: USSR } })
})

test('steps go on in the scene that is open', () => {
  const first = stepsOf(coup.slice(0, 2), US)
  const second = stepsOf(coup.slice(2), US, first.at(-1)!.scene, 2)
  expect(kinds(second)).toEqual(['target', 'die', 'influence', 'tracks', 'silent'])
  expect(second[0]!.scene).toMatchObject({ id: first[0]!.scene.id, card: 28, use: 'coup' })
})

test('both headlines are one reveal, then each event is a scene of its own', () => {
  const steps = stepsOf(
    [
      move(US, { key: 'headline-chosen', side: US }),
      move(
        USSR,
        { key: 'headline-chosen', side: USSR },
        { key: 'headline', side: USSR, card: 31 },
        { key: 'headline', side: US, card: 65 },
        { key: 'event', side: USSR, card: 31 },
        { key: 'in-force', card: 31 },
        { key: 'event', side: US, card: 65 },
        { key: 'vp', side: US, n: 1, score: 3, card: -1 },
        { key: 'round', side: USSR, n: 1 },
      ),
    ],
    US,
  )
  expect(kinds(steps)).toEqual(['backs', 'reveal', 'order', 'card', 'tracks', 'card', 'tracks', 'silent'])
  expect(steps[0]).toMatchObject({ cards: [65, 31], first: USSR, scene: { kind: 'headlines' } })
  // No line of the log names a card before it has been turned.
  expect(steps.slice(0, 3).map(({ upTo }) => upTo)).toEqual([2, 2, 4])
  expect(new Set(steps.slice(0, 7).map(({ scene }) => scene.id)).size).toBe(3)
})

test('a headline that has to be shown early turns alone', () => {
  const steps = stepsOf([move(US, { key: 'headline-chosen', side: US }, { key: 'headline', side: US, card: 65 })], USSR)
  expect(kinds(steps)).toEqual(['backs', 'reveal'])
  expect(steps[0]).toMatchObject({ cards: [65, -1] })
})

test('a scoring card fills its ledger in three steps, and the marker moves with the sum', () => {
  const steps = stepsOf(
    [
      move(US, { key: 'plays', side: US, card: 1 }),
      move(
        US,
        { key: 'event', side: US, card: 1 },
        { key: 'scoring', region: 2, us: 11, ussr: 4 },
        { key: 'vp', side: US, n: 7, score: 9, card: -1 },
      ),
    ],
    USSR,
  )
  expect(kinds(steps)).toEqual(['card', 'level', 'battlegrounds', 'sum'])
  expect(steps.map(({ upTo }) => upTo)).toEqual([2, 2, 2, 4])
  expect(steps[3]).toMatchObject({ region: 2, totals: [11, 4] })
})

test('final scoring is one ledger: after each row stands the marker, and what wins the game moves it no more', () => {
  const steps = stepsOf(
    [
      move(
        USSR,
        { key: 'final-scoring' },
        { key: 'scoring', region: 0, us: 4, ussr: 0 },
        { key: 'vp', side: US, n: 4, score: 3, card: -1 },
        { key: 'scoring', region: 1, us: 3, ussr: 3 },
        { key: 'no-vp', score: 3 },
        { key: 'final-bonus', us: 0, ussr: 2 },
        { key: 'vp', side: USSR, n: 2, score: 1, card: -1 },
        { key: 'vp', side: US, n: 1, score: 2, card: 6 },
        { key: 'scoring', region: 2, us: 0, ussr: 9 },
      ),
    ],
    US,
  )
  expect(steps).toHaveLength(1)
  expect(steps[0]).toMatchObject({
    kind: 'final',
    upTo: 9,
    rows: [
      { region: 0, card: -1, us: 4, ussr: 0, score: 3 },
      { region: 1, card: -1, us: 3, ussr: 3, score: 3 },
      { region: -1, card: -1, us: 0, ussr: 2, score: 1 },
      { region: -1, card: 6, us: 1, ussr: 0, score: 2 },
      { region: 2, card: -1, us: 0, ussr: 9, score: null },
    ],
  })
})

test('the end of a turn is one step with its price, and the next turn begins after it', () => {
  const steps = stepsOf(
    [
      move(
        USSR,
        { key: 'cleanup' },
        { key: 'military-shortfall', us: 1, ussr: 0 },
        { key: 'vp', side: USSR, n: 1, score: -1, card: -1 },
        { key: 'turn', n: 5 },
        { key: 'defcon', n: 3, was: 2, card: -1 },
        { key: 'headline-phase' },
      ),
    ],
    US,
  )
  expect(kinds(steps)).toEqual(['turn-end', 'tracks', 'silent'])
  expect(steps[0]).toMatchObject({ missing: [1, 0], upTo: 3 })
  expect(steps[1]).toMatchObject({ scene: { kind: 'turn' }, upTo: 5 })
})

test('a viewer sees no step of a note that is for others', () => {
  const hidden: SceneMove = { by: USSR, own: false, notes: [note({ key: 'reveals', side: USSR, card: 3, taken: 0 }, 1 << USSR)] }
  expect(kinds(stepsOf([hidden], US))).toEqual(['silent'])
  expect(kinds(stepsOf([hidden], USSR))).toEqual(['lines'])
})

test('influence placed click by click becomes one step', () => {
  const placed = (country: number, open: SceneStep['scene']): SceneStep =>
    stepsOf([move(USSR, { key: 'influence', side: USSR, n: 1, country, us: 0, ussr: 1 })], US, open)[0]!
  const { scene } = stepsOf([move(USSR, { key: 'plays', side: USSR, card: 5 })], US)[0]!
  const one = merged(placed(1, scene), placed(2, scene))
  expect(one).toMatchObject({ kind: 'influence', countries: [1, 2], length: 1250 })
  expect(merged(stepsOf(coup, US)[0]!, placed(1, scene))).toBeNull()
})

describe('how long', () => {
  test('a coup takes its steps', () => {
    expect(sceneLength(coup, US)).toBe(6000)
  })

  test('a play is never granted more than its limit, two plays have one each', () => {
    const roll: SceneMove = move(CHANCE, { key: 'roll', side: USSR, die: 3, mod: 0, n: 3 })
    const play = move(USSR, { key: 'plays', side: USSR, card: 5 })
    const rolls = new Array<SceneMove>(20).fill(roll)
    expect(sceneLength([play, ...rolls], US)).toBe(LONGEST_PLAY)
    expect(sceneLength([play, ...rolls, play, ...rolls], US)).toBe(2 * LONGEST_PLAY)
  })

  test('one’s own influence takes no time', () => {
    const placed = move(US, { key: 'influence', side: US, n: 1, country: 3, us: 1, ussr: 0 })
    expect(sceneLength([{ ...placed, own: true }], US)).toBe(0)
    expect(sceneLength([placed], US)).toBe(1000)
  })
})

test.each(['twilight-struggle', 'red-sea'])('in %s the steps show every note in order and lead to the new position', (game) => {
  const { moves } = gameOf('careful', 3, { game })
  let match = begin({ game })
  const seen = new Set<string>()
  for (const each of moves) {
    const next = play(match, each)
    const { notes } = next.made.at(-1)!
    const steps = stepsOf([{ by: each.by, notes, own: false }], SPECTATOR)
    const ends = steps.map(({ upTo }) => upTo)
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    expect(ends.at(-1) ?? 0).toBe(notes.length)
    for (const step of steps) seen.add(step.kind)
    const { influence, vp, defcon, space, turn, round, phase } = notes.reduce(valuesAfter, valuesOf(match.state))
    const { state: g } = next
    // The marker stops at the end of its track; the note says what was gained.
    if (g.result !== null) break
    expect({ influence, vp, defcon, space, turn, round, phase }).toEqual({
      influence: g.influence,
      vp: g.vp,
      defcon: g.defcon,
      space: g.space,
      turn: g.turn,
      round: g.round,
      phase: g.phase,
    })
    match = next
  }
  for (const kind of ['card', 'target', 'die', 'influence', 'tracks', 'order', 'sum', 'turn-end']) expect(seen).toContain(kind)
})

test('an ability from the space race is a scene of its own; the viewer who uses it needs none', () => {
  const event = move(USSR, { key: 'event', side: USSR, card: 28 }, { key: 'influence', side: USSR, n: 1, country: IRAN, us: 0, ussr: 2 })
  const ability = move(US, { key: 'space-ability', side: US, n: 1 }, { key: 'influence', side: USSR, n: -1, country: IRAN, us: 0, ussr: 1 })
  const [card, placed, lines, removed] = stepsOf([event, ability], USSR)
  expect(placed!.scene.id).toBe(card!.scene.id)
  expect([lines!.kind, removed!.kind]).toEqual(['lines', 'influence'])
  expect(lines!.scene).toMatchObject({ side: US, card: -1, use: 'space' })
  expect(removed!.scene.id).toBe(lines!.scene.id)
  expect(stepsOf([{ ...ability, own: true }], US, card!.scene).every(({ length }) => length === 0)).toBe(true)
})

test('who joins in the middle of a play sees whose it is', () => {
  for (const from of [1, 2]) {
    const steps = stepsOf(coup.slice(from), US)
    expect(steps.find(({ kind }) => kind === 'die')!.scene).toMatchObject({ kind: 'play', side: USSR, actor: USSR, target: IRAN })
  }
})

test('a headline without effect is named with its side', () => {
  const headlines = move(
    US,
    { key: 'headline', side: US, card: 28 },
    { key: 'headline', side: USSR, card: 30 },
    { key: 'event-does-not-happen', card: 28 },
    { key: 'event-does-not-happen', card: 30 },
  )
  const lines = stepsOf([headlines], US).filter(({ kind }) => kind === 'lines')
  expect(lines.map(({ scene }) => [scene.side, scene.card])).toEqual([
    [US, 28],
    [USSR, 30],
  ])
})

test('what NORAD brings after a play is a scene of its own', () => {
  const norad = move(US, { key: 'effect', side: US, card: 105 }, { key: 'influence', side: US, n: 1, country: IRAN, us: 1, ussr: 2 })
  const steps = stepsOf([...coup.slice(0, 3), norad], USSR)
  const [lines, placed] = steps.slice(-2)
  expect([lines!.kind, placed!.kind]).toEqual(['lines', 'influence'])
  expect(placed!.scene).toMatchObject({ side: US, card: 105, use: null })
  expect(placed!.scene.id).not.toBe(steps[0]!.scene.id)
})

test('the tracks of a war come after its die: military operations with the victory points', () => {
  const war: readonly SceneMove[] = [
    move(USSR, { key: 'plays', side: USSR, card: 12 }),
    move(USSR, { key: 'event', side: USSR, card: 12 }, { key: 'military-operations', side: USSR, n: 2 }),
    move(CHANCE, { key: 'war', side: USSR, country: IRAN, die: 5, mod: 0, n: 4 }, {
      key: 'vp',
      side: USSR,
      n: 2,
      card: -1,
      score: -2,
      headline: 0,
    } as unknown as NoteBody),
  ]
  const steps = stepsOf(war, US)
  expect(kinds(steps)).toEqual(['card', 'die', 'tracks'])
  expect(steps[1]!.milopsUpTo).toBeLessThan(steps[1]!.upTo)
  expect(steps[2]).toMatchObject({ notes: [{ key: 'military-operations' }, { key: 'vp' }] })
})
