/** Ruling 9 and what follows from it: the engine trusts no answer, and a state is a plain value. */
import { describe, expect, test } from 'vitest'
import {
  type Actor,
  apply,
  asked,
  CHANCE,
  clone,
  decision,
  explain,
  Refused,
  rulesOf,
  SPECTATOR,
  type State,
  US,
  USSR,
  type Viewer,
  view,
} from '../../src/index.ts'
import { Game, HANDS, started } from '../game.ts'
import { type Table, table } from '../table.ts'

const ACTORS: readonly Actor[] = [US, USSR, CHANCE]

/** Positions that stand at every kind of question. */
const POSITIONS: Readonly<Record<string, () => State>> = {
  deal: () => new Game().g,
  'free placement': () => new Game().deals(...HANDS).g,
  'extra influence': () => started({ handicap: [3, 0] }).g,
  headline: () => started().g,
  'one headline chosen': () => started().answers('us', 'nato').g,
  play: () => at(table({ us: ['nato', 'fidel'], holder: 'us' }), (t) => t.us.begins()),
  use: () => at(table({ us: ['nato'], influence: { cuba: [0, 1] } }), (t) => t.us.begins().picks('nato')),
  influence: () => at(table({ us: ['nato'], start: true }), (t) => t.us.plays('nato', 'influence', 'panama')),
  'the fifth point': () =>
    at(table({ start: true }), (t) =>
      t.ussr.plays('the-china-card', 'influence', 'afghanistan', 'afghanistan', 'afghanistan', 'afghanistan'),
    ),
  coup: () => at(table({ us: ['nato'], start: true }), (t) => t.us.plays('nato', 'coup')),
  realign: () => at(table({ us: ['nato'], start: true }), (t) => t.us.plays('nato', 'realign')),
  die: () => at(table({ us: ['nato'], start: true }), (t) => t.us.plays('nato', 'coup', 'syria')),
  place: () => at(table({ us: ['decolonization'] }), (t) => t.us.plays('decolonization', 'event')),
  remove: () => at(table({ ussr: ['suez-crisis'], influence: { france: [3, 0] } }), (t) => t.ussr.plays('suez-crisis', 'event')),
  country: () => at(table({ us: ['indo-pakistani-war'] }), (t) => t.us.plays('indo-pakistani-war', 'event')),
  card: () => at(table({ ussr: ['blockade'], us: ['nato', 'cia-created'] }), (t) => t.ussr.plays('blockade', 'event')),
  'discard pile': () =>
    at(table({ turn: 4, us: ['salt-negotiations'], discard: ['nato', 'asia-scoring'] }), (t) => t.us.plays('salt-negotiations', 'event')),
  'random card': () => at(table({ us: ['five-year-plan'], ussr: ['fidel', 'nasser'] }), (t) => t.us.plays('five-year-plan', 'event')),
  word: () => at(table({ us: ['olympic-games'] }), (t) => t.us.plays('olympic-games', 'event')),
  region: () => at(table({ turn: 8, us: ['chernobyl'] }), (t) => t.us.plays('chernobyl', 'event')),
  number: () =>
    at(table({ turn: 4, us: ['how-i-learned-to-stop-worrying'] }), (t) => t.us.plays('how-i-learned-to-stop-worrying', 'event')),
  trap: () => at(table({ turn: 4, us: ['nato', 'cia-created', 'asia-scoring'], effects: { quagmire: 'ussr' } }), (t) => t.us.begins()),
  'discard a held card': () => at(table({ us: ['nato', 'asia-scoring'], space: [6, 0], milops: [5, 5] }), (t) => t.endsTurn()),
}

function at(t: Table, play: (t: Table) => unknown): State {
  play(t)
  return t.g
}

describe('an answer that is not offered is refused and changes nothing', () => {
  test.each(Object.keys(POSITIONS))('%s', (name) => {
    const g = POSITIONS[name]!()
    const before = JSON.stringify(g)
    const who = asked(g)
    expect(who).not.toBe(0)
    for (const by of ACTORS) {
      const moves = decision(g, by)?.moves ?? []
      expect(moves.length > 0).toBe(((who >> by) & 1) === 1)
      for (const [answer, pick] of rulesOf(g).picks) {
        const reason = explain(g, { by, pick })
        expect(reason === null, `${answer}: ${reason?.key}`).toBe(moves.includes(pick))
        if (reason === null) continue
        if (((who >> by) & 1) === 0) expect(reason.key).toBe('not-asked')
        expect(() => apply(g, { by, pick })).toThrow(Refused)
      }
    }
    expect(JSON.stringify(g)).toBe(before)
  })

  test.each(Object.keys(POSITIONS))('no answer at all: %s', (name) => {
    const g = POSITIONS[name]!()
    const before = JSON.stringify(g)
    for (const by of ACTORS.filter((actor) => (asked(g) >> actor) & 1)) {
      for (const pick of [-1, 0.5, 1.5, 100.5, 101.5, 400.5, 401.5, 410.5, 399, 429, 999, Number.NaN, Number.POSITIVE_INFINITY]) {
        const reason = explain(g, { by, pick })
        expect(['not-an-answer', 'not-on-map'], `${pick}`).toContain(reason?.key)
        expect(() => apply(g, { by, pick })).toThrow(Refused)
      }
    }
    expect(JSON.stringify(g)).toBe(before)
  })

  test('a country that is not on this map', () => {
    for (const position of ['free placement', 'influence', 'coup', 'realign', 'place', 'remove', 'country']) {
      const g = POSITIONS[position]!()
      expect(rulesOf(g).map.countries[99]).toBeUndefined()
      expect([position, explain(g, { by: asked(g) & 1 ? US : USSR, pick: 99 })?.key]).toEqual([position, 'not-on-map'])
    }
  })

  test('the reason says which rule, card and country', () => {
    const g = POSITIONS.influence!()
    const pick = rulesOf(g).picks.get('poland')!
    expect(explain(g, { by: US, pick })).toMatchObject({ key: 'out-of-reach', rule: '6.1.1', country: pick })
    const refused = (() => {
      try {
        apply(g, { by: US, pick })
      } catch (error) {
        return error
      }
      return null
    })()
    expect(refused).toBeInstanceOf(Refused)
    expect((refused as Refused).code).toBe('refused')
    expect((refused as Refused).reason).toMatchObject({ key: 'out-of-reach', rule: '6.1.1', country: pick })
  })
})

describe('stale and repeated answers', () => {
  test('the same headline sent twice', () => {
    const game = started().answers('us', 'nato')
    game.refuses('us', 'nato', 'not-asked')
    game.answers('ussr', 'fidel').refuses('ussr', 'fidel', 'not-in-hand')
  })

  test('the answer to a question that has passed', () => {
    const t = table({ us: ['duck-and-cover'], influence: { israel: [1, 0] } })
    t.us.begins().picks('duck-and-cover')
    t.refuses('duck-and-cover', 'not-an-answer').us.picks('influence')
    t.refuses('influence', 'not-an-answer').us.picks('israel', 'israel', 'israel')
    t.refuses('israel', 'not-asked', 'us')
      .has({ israel: [4, 0] })
      .idle()
  })

  test('a side never answers for chance, nor chance for a side', () => {
    const t = table({ us: ['nato'], influence: { cuba: [0, 1] } })
    t.us.plays('nato', 'coup', 'cuba')
    t.refuses('6', 'not-asked', 'us').refuses('6', 'not-asked', 'ussr')
    const die = decision(t.g, CHANCE)!.moves
    expect(die).toHaveLength(6)
    t.rolls(6)
    expect(explain(t.g, { by: CHANCE, pick: die[0]! })?.key).toBe('not-asked')
  })
})

describe('a state is a plain value', () => {
  /** Grain Sales brings Missile Envy, which brings a card whose operations are being spent. */
  const nested = (): Table => {
    const t = table({
      turn: 4,
      us: ['grain-sales-to-soviets'],
      ussr: ['missile-envy', 'opec'],
      influence: { israel: [1, 0], poland: [0, 1] },
    })
    t.rolls('missile-envy').us.plays('grain-sales-to-soviets', 'event', 'play', 'event')
    t.ussr.picks('opec')
    t.us.picks('influence', 'israel')
    return t
  }

  test('it survives JSON in the middle of a card within a card', () => {
    const { g } = nested()
    const copy = JSON.parse(JSON.stringify(g)) as State
    expect(copy).toEqual(g)
    const pick = rulesOf(g).picks.get('israel')!
    for (const state of [g, copy]) {
      expect(decision(state, US)!.left).toBe(2)
      apply(state, { by: US, pick })
    }
    expect(copy).toEqual(g)
  })

  test('a copy that is played on leaves the original untouched', () => {
    const { g } = nested()
    const before = JSON.stringify(g)
    const copy = clone(g)
    expect(copy).toEqual(g)
    for (let i = 0; i < 2; i++) apply(copy, { by: US, pick: rulesOf(g).picks.get('israel')! })
    expect(copy).not.toEqual(g)
    expect(JSON.stringify(g)).toBe(before)
  })

  test.each(Object.keys(POSITIONS))('a copy for each answer: %s', (name) => {
    const g = POSITIONS[name]!()
    const before = JSON.stringify(g)
    for (const by of ACTORS) {
      for (const pick of decision(g, by)?.moves ?? []) {
        const copy = clone(g)
        apply(copy, { by, pick })
        expect(JSON.stringify(copy)).not.toBe(before)
      }
    }
    expect(JSON.stringify(g)).toBe(before)
  })
})

describe('a view holds back what its reader may not know', () => {
  const place = (g: State, who: Viewer, id: string): number => view(g, who).place[rulesOf(g).cardNumbers.get(id)!]!

  test('the other hand and the deck', () => {
    const { g } = started()
    for (const [who, id] of [
      [US, 'fidel'],
      [USSR, 'nato'],
      [SPECTATOR, 'fidel'],
      [SPECTATOR, 'nato'],
      [US, 'asia-scoring'],
      [USSR, 'asia-scoring'],
      [SPECTATOR, 'asia-scoring'],
    ] as const)
      expect(place(g, who, id)).toBe(-1)
    expect(place(g, US, 'nato')).toBe(1)
    expect(place(g, USSR, 'fidel')).toBe(2)
    expect(view(g, SPECTATOR)).toMatchObject({ hands: [8, 8], deck: 22 })
  })

  test('cards that the other side looks at', () => {
    const five = ['fidel', 'nasser', 'comecon', 'blockade', 'suez-crisis']
    const t = table({ turn: 4, us: ['our-man-in-tehran'], influence: { iran: [2, 0] } })
    t.us.plays('our-man-in-tehran', 'event')
    t.rolls(...five)
    for (const id of five) expect([place(t.g, US, id), place(t.g, USSR, id), place(t.g, SPECTATOR, id)]).toEqual([9, -1, -1])
    t.us.picks('fidel', 'done')
    for (const who of [US, USSR, SPECTATOR] as const) expect(place(t.g, who, 'fidel')).toBe(3)
    for (const who of [US, USSR, SPECTATOR] as const) expect(place(t.g, who, 'nasser')).toBe(-1)
  })

  test('a hand that was shown stays known until its cards move', () => {
    const t = table({ us: ['cia-created'], ussr: ['fidel', 'nasser'] })
    t.us.plays('cia-created', 'event', 'pass')
    expect([place(t.g, US, 'fidel'), place(t.g, US, 'nasser')]).toEqual([2, 2])
  })
})
