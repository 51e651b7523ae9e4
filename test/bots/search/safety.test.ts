/** What loses at once is not played, though its static score is best. */
import { describe, expect, test } from 'vitest'
import { modelOf } from '../../../src/bots/evaluation/learned.ts'
import { outlookOn } from '../../../src/bots/evaluation/outlook.ts'
import { contextOf } from '../../../src/bots/players/club.ts'
import { think } from '../../../src/bots/players/expert.ts'
import { playerNamed } from '../../../src/bots/players/names.ts'
import { ruleOfThumb } from '../../../src/bots/players/weaknesses.ts'
import { type Action, actionsOf, headlinesOf } from '../../../src/bots/search/actions.ts'
import { newWatch, withWorst } from '../../../src/bots/search/deadly.ts'
import { pickOf } from '../../../src/bots/search/policy.ts'
import { safeOnes, safest } from '../../../src/bots/search/safety.ts'
import { SETTINGS } from '../../../src/bots/search/search.ts'
import { other, type Side, US, USSR } from '../../../src/engine/script.ts'
import { apply, decision, nameOf, rulesOf, type State, view } from '../../../src/index.ts'
import { hand } from '../../../src/rules/cards.ts'
import type { Position } from '../../../src/rules/position/position.ts'
import { dangers } from '../../../src/rules/queries/dangers.ts'
import type { EndKind } from '../../../src/rules/state.ts'
import { pickOf as pickNamed, W } from '../../../src/rules/vocabulary.ts'
import { movesBefore, WARNED } from '../../warned.ts'
import { BOARD, playsRound, positioned, seatIn } from '../seats.ts'

/** What has the best static score before anything is learned, so that the weights of the day don't matter here. */
function atAGlance(g: State, side: Side): Action {
  const asks = decision(g, side)!
  return (asks.kind === 'play' ? actionsOf : headlinesOf)(outlookOn(ruleOfThumb(g), g), side, asks.moves)[0]!
}

const LEVELS = ['recruit', 'beginner', 'club', 'veteran', 'master:300n']
const SEEDS = [1, 2, 3, 4]

interface Trap {
  readonly side: Side
  readonly position: Position
  /** The card, or the use, that looks best and loses. */
  readonly bait: string
}

const OTHERS = ['formosan-resolution', 'blockade', 'comecon', 'containment']

const TRAPS: Readonly<Record<string, Trap>> = {
  'Lone Gunman, after which the USSR may attempt a coup': {
    side: US,
    bait: 'lone-gunman',
    position: {
      turn: 8,
      round: 3,
      side: 'us',
      defcon: 2,
      influence: BOARD,
      spaced: [1, 0],
      hands: { us: ['lone-gunman', 'asia-scoring'], ussr: OTHERS },
    },
  },
  'CIA Created, after which the US may attempt a coup': {
    side: USSR,
    bait: 'cia-created',
    position: {
      turn: 8,
      round: 3,
      side: 'ussr',
      defcon: 2,
      influence: BOARD,
      spaced: [0, 1],
      passing: { holder: 'us' },
      hands: { us: OTHERS, ussr: ['cia-created', 'europe-scoring'] },
    },
  },
  'Duck and Cover as a headline at DEFCON 2': {
    side: US,
    bait: 'duck-and-cover',
    position: {
      turn: 3,
      phase: 'headline',
      defcon: 2,
      influence: BOARD,
      hands: {
        us: ['duck-and-cover', 'fidel', 'romanian-abdication', 'blockade'],
        ussr: ['nasser', 'decolonization', 'comecon', 'vietnam-revolts'],
      },
    },
  },
  'a coup under the Cuban Missile Crisis': {
    side: US,
    bait: 'coup',
    position: {
      turn: 5,
      round: 7,
      side: 'us',
      defcon: 3,
      milops: [0, 3],
      influence: { ...BOARD, 'west-germany': [1, 0], 'costa-rica': [0, 2], nicaragua: [0, 2], colombia: [0, 2], cameroon: [0, 2] },
      effects: { 'cuban-missile-crisis': { owner: 'ussr' } },
      passing: { holder: 'ussr' },
      hands: { us: ['nasser', 'kitchen-debates'], ussr: OTHERS },
    },
  },
  'another card than the scoring card in the last round (10.1.5)': {
    side: USSR,
    bait: 'decolonization',
    position: {
      turn: 8,
      round: 7,
      side: 'ussr',
      defcon: 2,
      influence: BOARD,
      hands: { us: ['containment'], ussr: ['south-america-scoring', 'decolonization'] },
    },
  },
}

const nameIn = (g: State, pick: number): string => nameOf(rulesOf(g), pick)!

describe.each(Object.entries(TRAPS))('%s', (_what, { side, position, bait }) => {
  test('loses, and a bot would do it by the look of it', () => {
    const g = positioned(position)
    const { view, decision: asks, sample } = seatIn(g, side)
    const best = atAGlance(g, side)
    // That scoring cards must be played is known to the static policy.
    if (bait !== 'decolonization') expect([nameIn(g, pickOf(best)), nameIn(g, best.use)]).toContain(bait)
    if (bait === 'coup') {
      apply(g, { by: side, pick: pickOf(best) })
      expect(dangers(view(), decision(g, side)!, [g]).map(({ pick }) => nameIn(g, pick))).toContain(bait)
    } else expect(dangers(view(), asks, [sample(), sample()]).map(({ pick }) => nameIn(g, pick))).toContain(bait)
  })

  test.each(LEVELS)('is not what %s does', (level) => {
    for (const seed of SEEDS) {
      const g = positioned(position)
      const answers = playsRound(g, side, playerNamed(level)(), seed)
      expect(answers.length).toBeGreaterThan(0)
      expect(answers).not.toContain(bait)
      expect(g.result?.winner).not.toBe(other(side))
    }
  })
})

describe('cards that the other side may hold', () => {
  const envy = (defcon: number): State => {
    const hands = { us: ['missile-envy', 'nasser', 'fidel'], ussr: ['blockade', 'comecon', 'junta'] }
    const g = positioned({ turn: 4, round: 3, side: 'us', defcon, influence: BOARD, hands })
    apply(g, { by: US, pick: pickNamed(rulesOf(g), 'missile-envy') })
    return g
  }

  test('at DEFCON 2 the worst of the worlds that look alike is thought of: Missile Envy may bring Duck and Cover', () => {
    const g = envy(2)
    const seat = seatIn(g, US)
    const worlds = withWorst(newWatch(), seat, [seat.sample()])
    expect(worlds).toHaveLength(2)
    const worst = worlds[1]!
    expect(hand(worst, USSR).map((card) => rulesOf(g).cards[card]!.id)).toContain('duck-and-cover')
    expect(JSON.stringify(view(worst, US))).toBe(JSON.stringify(seat.view()))
    expect(dangers(seat.view(), seat.decision, [worst]).map(({ pick }) => nameIn(g, pick))).toContain('event')
    for (const level of ['club', 'expert:300n']) expect(playsRound(envy(2), US, playerNamed(level)())).not.toContain('event')
  })

  describe('and may play by an event of its own: Mengistu lets the USSR turn an event of the US around', () => {
    const mengistu = (spaced: NonNullable<Position['spaced']>, ussr: readonly string[]): State => {
      const position: Position = {
        turn: 2,
        round: 6,
        side: 'us',
        defcon: 2,
        spaced,
        influence: { kenya: [2, 2], 'saudi-arabia': [2, 1], egypt: [1, 2], somalia: [1, 1], ethiopia: [1, 2], sudan: [6, 4] },
        removed: ['the-lion-falters'],
        effects: { 'the-lion-falters': { owner: 'ussr' } },
        hands: { us: ['mengistu-haile-mariam', 'cyrus-vance', 'peace-corps'], ussr },
      }
      const g = positioned(position, 'red-sea')
      apply(g, { by: US, pick: pickNamed(rulesOf(g), 'mengistu-haile-mariam') })
      return g
    }
    const worstHand = ['albano-stalinist-economics', 'voice-of-america-in-amharic']
    const answersIn = (position: () => State): string[] =>
      ['club', 'expert:300n'].flatMap((level) => SEEDS.map((seed) => playsRound(position(), US, playerNamed(level)(), seed)[0]!))

    test('the worst of it is thought of, and where it can be, the card goes to space', () => {
      const seat = seatIn(mengistu([0, 0], worstHand), US)
      const [, worst] = withWorst(newWatch(), seat, [seat.sample()])
      expect(hand(worst!, USSR).map((card) => rulesOf(worst!).cards[card]!.id)).toContain('voice-of-america-in-amharic')
      expect(JSON.stringify(view(worst!, US))).toBe(JSON.stringify(seat.view()))
      expect(new Set(answersIn(() => mengistu([0, 0], worstHand)))).toEqual(new Set(['space']))
    })

    test('where nothing is safe in the worst world, what is likely decides: a coup goes where no flashpoint may end the game', () => {
      const coup = (): State => {
        const g = mengistu([1, 0], worstHand)
        apply(g, { by: US, pick: W.coup })
        return g
      }
      const seat = seatIn(coup(), US)
      const found = dangers(seat.view(), seat.decision, withWorst(newWatch(), seat, [seat.sample()]))
      expect(found.map(({ pick }) => pick)).toEqual(seat.decision.moves)
      expect(new Set(answersIn(coup))).toEqual(new Set(['sudan']))
    })
  })

  test('are thought of anew in each round: what was harmless in the last may lose in this', () => {
    const watch = newWatch()
    const worlds = (round: number, influence: NonNullable<Position['influence']>): number => {
      const position: Position = {
        turn: 2,
        round,
        side: 'us',
        defcon: 2,
        influence,
        removed: ['the-lion-falters'],
        effects: { 'the-lion-falters': { owner: 'ussr' } },
        hands: { us: ['mengistu-haile-mariam', 'detente'], ussr: ['usaid'] },
      }
      const seat = seatIn(positioned(position, 'red-sea'), US)
      return withWorst(watch, seat, [seat.sample()]).length
    }
    // A coup of the USSR can end the game only where the US has influence in a battleground.
    expect(worlds(5, { somalia: [1, 1], ethiopia: [0, 1] })).toBe(1)
    expect(worlds(6, { somalia: [1, 1], ethiopia: [0, 1], kenya: [2, 1] })).toBe(2)
  })

  test('at DEFCON 3 there is nothing to fear', () => {
    const seat = seatIn(envy(3), US)
    expect(withWorst(newWatch(), seat, [seat.sample()])).toHaveLength(1)
  })

  test('at DEFCON 3 there is for headlines: the other one may lower it first', () => {
    const worlds = (defcon: number, patient: boolean): number => {
      const hands = { us: ['missile-envy', 'nasser', 'fidel'], ussr: ['blockade', 'comecon', 'junta'] }
      const seat = seatIn(positioned({ turn: 4, phase: 'headline', defcon, influence: BOARD, hands }), US)
      return withWorst(newWatch(), seat, [seat.sample()], patient).length
    }
    expect([worlds(4, true), worlds(3, true), worlds(3, false)]).toEqual([1, 2, 1])
  })
})

test('an event of the other side’s is no headline where its own may bring DEFCON to 2: Lone Gunman and the Cuban Missile Crisis', () => {
  const safe = (removed: readonly string[]): readonly string[] => {
    const hands = { us: ['lone-gunman', 'nato', 'marshall-plan'], ussr: OTHERS }
    const g = positioned({ turn: 4, phase: 'headline', defcon: 5, influence: BOARD, hands, removed: [...removed] })
    const seat = seatIn(g, US)
    return safeOnes(seat, seat.decision.moves, [g]).map((pick) => nameIn(g, pick))
  }
  expect(safe([])).not.toContain('lone-gunman')
  expect(safe(['cuban-missile-crisis', 'how-i-learned-to-stop-worrying'])).toContain('lone-gunman')
})

describe('the last round of the game', () => {
  const position: Position = {
    turn: 10,
    round: 7,
    side: 'us',
    defcon: 2,
    vp: -12,
    spaced: [1, 0],
    influence: BOARD,
    hands: { us: ['lone-gunman', 'fidel'], ussr: OTHERS },
  }

  test('is no reason to gamble: that the last points would lose anyway does not hide nuclear war', () => {
    const g = positioned(position)
    const seat = seatIn(g, US)
    const lost = (ignored: EndKind | null): readonly string[] =>
      dangers(seat.view(), seat.decision, [g], undefined, ignored).map(({ pick }) => nameIn(g, pick))
    expect(lost(null)).toEqual(seat.decision.moves.map((pick) => nameIn(g, pick)))
    expect(lost('final-scoring')).toEqual(['lone-gunman'])
  })
})

test('where every use of the last card may lose, the one that leaves it to a die is taken: USAID at DEFCON 2', () => {
  const usaid = (): State => {
    const position: Position = {
      turn: 2,
      round: 7,
      side: 'ussr',
      defcon: 2,
      spaced: [1, 1],
      space: [0, 2],
      influence: {
        egypt: [3, 0],
        'saudi-arabia': [3, 5],
        kenya: [1, 3],
        somalia: [1, 1],
        ethiopia: [1, 5],
        sudan: [0, 1],
        madagascar: [0, 2],
        'south-yemen': [2, 1],
        'strategic-sea-lanes': [5, 1],
      },
      stability: { ethiopia: 3 },
      effects: { famine: { owner: 'ussr' } },
      hands: { us: ['anti-zionist-committee-of-the-soviet-public'], ussr: ['usaid'] },
    }
    const g = positioned(position, 'red-sea')
    apply(g, { by: USSR, pick: pickNamed(rulesOf(g), 'usaid') })
    return g
  }
  const { view, decision: asks, sample } = seatIn(usaid(), USSR)
  const found = dangers(view(), asks, [sample()]).map(({ pick, how }) => [nameIn(usaid(), pick), how])
  expect(found).toEqual([
    ['event', 'opponent'],
    ['influence', 'opponent'],
    ['realign', 'opponent'],
    ['coup', 'chance'],
  ])
  const uses = ['club', 'expert:300n'].flatMap((level) => SEEDS.map((seed) => playsRound(usaid(), USSR, playerNamed(level)(), seed)[0]))
  expect(new Set(uses)).toEqual(new Set(['coup']))
})

test('where the card must give the USSR a coup, a realignment is rolled where it may take the US out of the battleground: Stagflation at DEFCON 2', () => {
  const rolled = (): State => {
    const position: Position = {
      turn: 2,
      round: 7,
      side: 'us',
      defcon: 2,
      milops: [2, 2],
      spaced: [1, 1],
      space: [1, 0],
      passing: { holder: 'ussr', ready: true },
      influence: {
        'saudi-arabia': [4, 7],
        kenya: [2, 4],
        somalia: [0, 2],
        ethiopia: [1, 2],
        sudan: [5, 0],
        madagascar: [1, 0],
        'south-yemen': [0, 1],
        oman: [0, 1],
        'strategic-sea-lanes': [0, 4],
      },
      stability: { ethiopia: 3 },
      markers: { famine: ['somalia', 'madagascar'] },
      effects: { famine: { owner: 'us' }, 'presidential-directive-30': { owner: 'ussr' } },
      hands: { us: ['stagflation'], ussr: ['hero-of-the-crossing'] },
    }
    const g = positioned(position, 'red-sea')
    for (const name of ['stagflation', 'realign']) apply(g, { by: US, pick: pickNamed(rulesOf(g), name) })
    return g
  }
  const { view, decision: asks, sample } = seatIn(rolled(), US)
  const found = dangers(view(), asks, [sample()]).map(({ pick, how }) => [nameIn(rolled(), pick), how])
  expect(found).toContainEqual(['kenya', 'chance'])
  expect(found).toContainEqual(['somalia', 'opponent'])
  const first = ['club', 'expert', 'master:300n'].flatMap((level) =>
    SEEDS.map((seed) => playsRound(rolled(), US, playerNamed(level)(), seed)[0]),
  )
  expect(new Set(first)).toEqual(new Set(['kenya']))
})

test.each(WARNED)('a bot avoids $what', (warned) => {
  const g = positioned(warned.position, warned.game)
  for (const move of movesBefore(g, warned)) apply(g, move)
  const [deadly, safe] = [warned.deadly, warned.safe].map((name) => pickNamed(rulesOf(g), name)) as [number, number]
  const seat = seatIn(g, US)
  expect(seat.decision.kind).toBe(warned.kind)
  expect(safest(seat, [deadly, safe], [seat.sample()])).toBe(safe)
})

describe('a bot with little time to look', () => {
  const position: Position = {
    turn: 9,
    round: 5,
    side: 'us',
    defcon: 2,
    spaced: [1, 0],
    passing: { holder: 'ussr' },
    influence: {
      ...BOARD,
      ...Object.fromEntries(
        ['israel', 'egypt', 'india', 'philippines', 'zaire', 'south-africa', 'mexico', 'brazil', 'chile', 'algeria'].map((id) => [
          id,
          [2, 1],
        ]),
      ),
      cuba: [1, 3],
      nicaragua: [1, 0],
    },
    hands: { us: ['lone-gunman', 'ortega-elected-in-nicaragua'], ussr: OTHERS },
  }

  test('looks longer where each card seems to lose: of Lone Gunman and Ortega one leaves a chance', () => {
    const g = positioned(position)
    const seat = seatIn(g, US)
    const cards = ['lone-gunman', 'ortega-elected-in-nicaragua'].map((id) => pickNamed(rulesOf(g), id))
    expect(nameIn(g, safest(seat, cards, [g], 40_000))).toBe('ortega-elected-in-nicaragua')
    expect(nameIn(g, safest(seat, cards, [g]))).toBe('lone-gunman')
  })

  test('thinks about one card that does not lose rather than about many that were not looked at', () => {
    const hands = { us: ['lone-gunman', 'formosan-resolution', 'containment'], ussr: ['blockade', 'comecon'] }
    const g = positioned({ ...position, hands })
    const cards = hands.us.map((id) => pickNamed(rulesOf(g), id))
    const looked = (goOn: () => boolean): string[] => safeOnes(seatIn(g, US), cards, [g], 0, goOn).map((pick) => nameIn(g, pick))
    expect(looked(() => true)).toEqual(['formosan-resolution', 'containment'])
    expect(looked(() => false)).toEqual(['formosan-resolution'])
  })
})

test('the expert spends nothing on cards that lose at once', () => {
  const { side, position, bait } = TRAPS['Lone Gunman, after which the USSR may attempt a coup']!
  const g = positioned({ ...position, hands: { us: [bait, ...OTHERS.slice(0, 2)], ussr: OTHERS.slice(2) } })
  const seat = seatIn(g, side)
  const { found, actions } = think(contextOf(modelOf(g), seat), seat, seat.sample(), SETTINGS, { nodes: 300 }, newWatch())
  expect(found.length).toBeGreaterThan(0)
  expect(actions.map((action) => nameIn(g, pickOf(action)))).not.toContain(bait)
})
