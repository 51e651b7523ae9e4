/** What the easier levels do wrong, each weakness by itself, and what they never do. */
import { describe, expect, test } from 'vitest'
import { modelOf } from '../../../src/bots/evaluation/learned.ts'
import { COUNTRY_TERMS, type Model, REGION_TERMS, T } from '../../../src/bots/evaluation/model.ts'
import { outlookOn, reachOf } from '../../../src/bots/evaluation/outlook.ts'
import { generator } from '../../../src/bots/generator.ts'
import { makeHuman } from '../../../src/bots/players/human.ts'
import { characterOf } from '../../../src/bots/players/player.ts'
import { strengthIn } from '../../../src/bots/players/strength.ts'
import { believed, ignoredRegions, inMind, ruleOfThumb, type Weaknesses } from '../../../src/bots/players/weaknesses.ts'
import { actionsOf } from '../../../src/bots/search/actions.ts'
import { US, USSR } from '../../../src/engine/script.ts'
import { clone, decision, rulesOf, type State } from '../../../src/index.ts'
import { cardsIn } from '../../../src/rules/cards.ts'
import { Zone } from '../../../src/rules/state.ts'
import { CARD, pickOf, W } from '../../../src/rules/vocabulary.ts'
import { BOARD, positioned, seatIn } from '../seats.ts'

const NONE: Weaknesses = { learned: 1, misjudges: 0, ignores: 0, overlooks: 0, forgets: 0, spreads: 0, eager: 1, tries: 12 }

const position = (more: object = {}): State =>
  positioned({
    turn: 4,
    round: 3,
    side: 'us',
    defcon: 3,
    influence: BOARD,
    hands: { us: ['europe-scoring', 'fidel', 'nato', 'marshall-plan'], ussr: ['decolonization', 'suez-crisis', 'blockade'] },
    discard: ['asia-scoring', 'containment', 'nasser', 'blockade', 'warsaw-pact-formed'].filter((card) => card !== 'blockade'),
    ...more,
  })

const cardNamed = (g: State, name: string): number => pickOf(rulesOf(g), name) - CARD
const mindOf = (weak: Partial<Weaknesses>, g: State, character = 1): Model => believed({ ...NONE, ...weak }, modelOf(g), g, US, character)
/** How much more than by the rules of thumb, of which no weight is 0, a side that goes by them takes each region to be worth. */
const factors = (weak: Partial<Weaknesses>, g: State, character = 1): number[] => {
  const { w, layout, regions } = mindOf({ ...weak, learned: 0 }, g, character)
  return regions.map((_, i) => w[layout.regions + i * REGION_TERMS.length]! / ruleOfThumb(g).w[layout.regions + i * REGION_TERMS.length]!)
}

describe('without weaknesses', () => {
  test('a level believes what the model says, and has the world in mind as it is', () => {
    const g = position()
    const { w, events } = mindOf({}, g)
    expect([w, events]).toEqual([modelOf(g).w, modelOf(g).events])
    expect(inMind(NONE, g, US, 1, generator(1))).toEqual(clone(g))
  })
})

describe('a level that has learned little', () => {
  test('goes by rules of thumb, from which the model is as far as it has learned', () => {
    const g = position()
    const [thumb, known] = [ruleOfThumb(g), modelOf(g)]
    expect(mindOf({ learned: 0 }, g).w).toEqual(thumb.w)
    const half = mindOf({ learned: 0.5 }, g)
    expect(half.w[T.vp]).toBeCloseTo((thumb.w[T.vp]! + known.w[T.vp]!) / 2, 10)
    const card = cardNamed(g, 'nato')
    expect(half.events[US]![card]).toBeCloseTo((thumb.events[US]![card]! + known.events[US]![card]!) / 2, 10)
  })
})

describe('a level that misjudges', () => {
  test('takes regions for more or less than they are worth, the same ones for the whole game', () => {
    const g = position()
    const wrong = factors({ misjudges: 0.8 }, g)
    expect([Math.max(...wrong) > 1.2, Math.min(...wrong) < 0.8]).toEqual([true, true])
    const later = position({ turn: 8, round: 5 })
    expect(factors({ misjudges: 0.8 }, later)).toEqual(wrong)
    expect(factors({ misjudges: 0.8 }, g, 2)).not.toEqual(wrong)
  })

  test('places where its opinion of a country leads it, not where the model does', () => {
    const g = position()
    const bestOf = (model: Model): readonly number[] =>
      actionsOf(outlookOn(model, g), US, decision(g, US)!.moves).find(({ use }) => use === W.influence)!.where
    const wrong = Array.from({ length: 8 }, (_, character) => bestOf(mindOf({ misjudges: 1 }, g, character)).join(' '))
    expect(wrong.filter((where) => where !== bestOf(modelOf(g)).join(' ')).length).toBeGreaterThan(2)
  })
})

describe('a level that ignores part of the board', () => {
  const weak = { ...NONE, ignores: 0.5 }

  test('gives nothing for some regions in a turn, others in another, but looks where it holds the scoring card', () => {
    const g = position()
    const model = modelOf(g)
    const europe = model.regions.findIndex(({ card }) => card === cardNamed(g, 'europe-scoring'))
    const turns = [1, 2, 3, 4, 5, 6, 7, 8].map((turn) => ignoredRegions(weak, model, position({ turn }), US, 1))
    expect(turns.every((ignored) => !ignored[europe])).toBe(true)
    expect(turns.some((ignored) => ignored.includes(true))).toBe(true)
    expect(new Set(turns.map((ignored) => ignored.join())).size).toBeGreaterThan(2)
    expect(factors({ ignores: 0.5 }, g)).toEqual(ignoredRegions(weak, model, g, US, 1).map((ignored) => (ignored ? 0 : 1)))
  })

  test('a country of an ignored region counts for nothing', () => {
    const g = position()
    const mind = mindOf({ ignores: 1, learned: 0 }, g)
    const value = (name: string): number => mind.w[mind.layout.countries + pickOf(rulesOf(g), name) * COUNTRY_TERMS.length]!
    expect([value('pakistan'), value('venezuela')]).toEqual([0, 0])
    expect(value('france')).toBeGreaterThan(0)
  })

  test('sees only some of the countries where it could place, but never none', () => {
    const g = position()
    const seen = reachOf(inMind(weak, g, US, 1, generator(1)), US)
    expect(seen.length).toBeLessThan(reachOf(g, US).length)
    expect(seen.length).toBeGreaterThan(0)
    expect(reachOf(inMind({ ...NONE, ignores: 1 }, g, US, 1, generator(1)), US)).toEqual(reachOf(g, US))
    expect(reachOf(inMind(weak, g, US, 1, generator(1)), USSR)).toEqual(reachOf(g, USSR))
  })
})

describe('a level that overlooks threats', () => {
  test('plays a card of the opponent’s as if its event did no harm', () => {
    const g = position()
    const fidel = cardNamed(g, 'fidel')
    expect(modelOf(g).events[USSR]![fidel]).toBeLessThan(0)
    expect(mindOf({ overlooks: 1 }, g).events[USSR]![fidel]! + 0).toBe(0)
    const scoreOf = (model: Model): number =>
      actionsOf(outlookOn(model, g), US, decision(g, US)!.moves).find(({ card, use }) => card === fidel && use === W.influence)!.score
    expect(scoreOf(mindOf({ overlooks: 1 }, g))).toBeGreaterThan(scoreOf(modelOf(g)))
  })

  test('does not think of military operations', () => {
    const g = position()
    expect(mindOf({ overlooks: 1 }, g).w[T['short-late']]).toBe(0)
    expect(mindOf({ overlooks: 0.5 }, g).w[T['short-late']]).toBeCloseTo(modelOf(g).w[T['short-late']]! / 2, 10)
  })
})

describe('a level that takes presence for control', () => {
  test('puts its points into more countries', () => {
    const g = position()
    const spread = (spreads: number): number => {
      const actions = actionsOf(outlookOn(mindOf({ learned: 0, spreads }, g), g), US, decision(g, US)!.moves)
      return new Set(actions.find(({ card, use }) => card === cardNamed(g, 'nato') && use === W.influence)!.where).size
    }
    expect(spread(1)).toBeGreaterThan(spread(0))
  })
})

describe('an eager level', () => {
  test('plays an event where the model would place influence', () => {
    const g = position()
    const marshall = cardNamed(g, 'marshall-plan')
    const useIn = (model: Model): number =>
      actionsOf(outlookOn(model, g), US, decision(g, US)!.moves).find(({ card }) => card === marshall)!.use
    expect(useIn(modelOf(g))).not.toBe(W.event)
    expect(useIn(mindOf({ eager: 50 }, g))).toBe(W.event)
    expect(mindOf({ eager: 3 }, g).events[US]![marshall]).toBeCloseTo(3 * modelOf(g).events[US]![marshall]!, 10)
    expect(mindOf({ eager: 3 }, g).events[USSR]).toEqual(modelOf(g).events[USSR])
  })
})

describe('a level that forgets', () => {
  test('believes cards that were played to be still to come, the same ones each time; hands stay as they are', () => {
    const g = position()
    const asia = cardNamed(g, 'asia-scoring')
    expect(cardsIn(g, Zone.Discard)).toContain(asia)
    const recalled = inMind({ ...NONE, forgets: 1 }, g, US, 1, generator(1))
    expect(cardsIn(recalled, Zone.Deck)).toContain(asia)
    for (const zone of [Zone.Deck, Zone.Discard]) expect(cardsIn(recalled, zone).length).toBe(cardsIn(g, zone).length)
    for (const side of [US, USSR]) expect(cardsIn(recalled, Zone.Hand + side)).toEqual(cardsIn(g, Zone.Hand + side))
    const forgotten = (seed: number): number[] =>
      cardsIn(g, Zone.Discard).filter(
        (card) => !cardsIn(inMind({ ...NONE, forgets: 0.5 }, g, US, 1, generator(seed)), Zone.Discard).includes(card),
      )
    expect(forgotten(1)).toEqual(forgotten(2))
  })
})

describe('a level that does not look ahead', () => {
  test('takes the play with the best first impression', () => {
    const g = position()
    const first = actionsOf(outlookOn(modelOf(g), g), US, decision(g, US)!.moves)[0]!
    const pick = makeHuman(() => ({ ...NONE, tries: 0 }))({ character: 1 })(seatIn(g, US))
    expect(pick).toBe(CARD + first.card)
  })
})

describe('the character of a game', () => {
  test('is its name’s: a player that is made anew errs as before', () => {
    const g = position()
    const weak: Weaknesses = { learned: 0.5, misjudges: 1, ignores: 0.3, overlooks: 0.3, forgets: 0.3, spreads: 0.2, eager: 2, tries: 0 }
    const picks = (game: string): number[] =>
      Array.from({ length: 6 }, (_, seed) => makeHuman(() => weak)({ character: characterOf(game) })(seatIn(g, US, seed)))
    expect(picks('one game')).toEqual(picks('one game'))
    expect(new Set(Array.from({ length: 12 }, (_, i) => characterOf(`game ${i}`))).size).toBe(12)
  })
})

test.each(['twilight-struggle', 'red-sea'])('each level of %s is weaker than the next by the numbers', (game) => {
  const { recruit, beginner, club, veteran, expert } = strengthIn({ game })
  const ladder = [recruit, beginner, club, veteran, expert]
  for (const [i, weak] of ladder.slice(0, -1).entries()) {
    const next = ladder[i + 1]!
    expect(weak.learned).toBeLessThanOrEqual(next.learned)
    expect(weak.tries).toBeLessThanOrEqual(next.tries)
    for (const key of ['misjudges', 'ignores', 'overlooks', 'forgets', 'spreads', 'eager'] as const)
      expect(weak[key]).toBeGreaterThanOrEqual(next[key])
  }
})
