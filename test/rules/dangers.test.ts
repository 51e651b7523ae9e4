import { describe, expect, test } from 'vitest'
import {
  type Danger,
  dangers,
  decision,
  lethalEvents,
  nameOf,
  resample,
  rulesNamed,
  rulesOf,
  type Side,
  SPECTATOR,
  US,
  USSR,
  view,
} from '../../src/index.ts'
import { type Table, table } from '../table.ts'

const seen = (t: Table, who: Side | typeof SPECTATOR = US) => view(t.g, who)

/** A generator of whole numbers' worth of chance, the same on every run. */
function chance(seed: number): () => number {
  let word = seed
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return (word >>> 8) / 2 ** 24
  }
}

function worlds(t: Table, side: Side, count = 6) {
  const random = chance(7)
  return Array.from({ length: count }, () => resample(t.g, side, random))
}

type Named = Readonly<Record<string, string>>
const named = (t: Table, found: readonly Danger[]): Named =>
  Object.fromEntries(
    found.map(({ pick, how, why, card }) => [
      nameOf(rulesOf(t.g), pick)!,
      `${how} ${why}${card < 0 ? '' : ` ${rulesOf(t.g).cards[card]!.id}`}`,
    ]),
  )
const dangersFor = (t: Table, side: Side, count?: number): Named =>
  named(t, dangers(view(t.g, side), decision(t.g, side)!, worlds(t, side, count)))
const lethalFor = (t: Table, side: Side, count?: number): Named => named(t, lethalEvents(view(t.g, side), worlds(t, side, count)))

describe('what would lose the game', () => {
  test('First Lightning at DEFCON 2, which lowers DEFCON whatever it is used for, but not in space', () => {
    const t = table({ options: { promoCards: true }, us: ['first-lightning'], ussr: ['nato'], defcon: 2, influence: { peru: [1, 1] } })
    t.us.begins().picks('first-lightning')
    expect(dangersFor(t, US)).toEqual({
      event: 'certain nuclear-war',
      influence: 'certain nuclear-war',
      realign: 'certain nuclear-war',
      coup: 'certain nuclear-war',
    })
    const held = table({ options: { promoCards: true }, ussr: ['first-lightning', 'nato'], defcon: 2, influence: { peru: [1, 1] } })
    held.ussr.begins()
    expect(lethalFor(held, USSR)).toEqual({ 'first-lightning': 'certain nuclear-war' })
  })

  const open = { angola: [1, 1], kenya: [1, 1] } as const

  test('8.1.3: a coup in a battleground at DEFCON 2, and nothing else', () => {
    const t = table({ ussr: ['comecon'], defcon: 2, influence: open })
    t.ussr.plays('comecon', 'coup')
    expect(dangersFor(t, USSR)).toEqual({ angola: 'certain nuclear-war' })
    t.ussr.picks('angola')
    t.rolls(1).over('us', 'nuclear-war')
  })

  test('the same at DEFCON 3 is no danger, nor with Nuclear Subs', () => {
    const t = table({ ussr: ['comecon'], defcon: 3, influence: open })
    t.ussr.plays('comecon', 'coup')
    expect(dangersFor(t, USSR)).toEqual({})
    const subs = table({ us: ['nato'], turn: 4, defcon: 2, influence: open, effects: { 'nuclear-subs': 'us' } })
    subs.us.plays('nato', 'coup')
    expect(dangersFor(subs, US)).toEqual({})
  })

  test('a use is warned of where all its targets lose', () => {
    const t = table({ ussr: ['comecon'], defcon: 2, influence: { angola: [1, 1] } })
    t.ussr.begins().picks('comecon')
    expect(dangersFor(t, USSR)).toEqual({ coup: 'certain nuclear-war' })
  })

  test('realignments put off what their card brings, also with dice that a side may fix', () => {
    const t = table({
      game: 'red-sea',
      us: ['mr-nyet'],
      defcon: 2,
      influence: { kenya: [1, 1], sudan: [1, 1] },
      effects: { 'carter-doctrine': 'us' },
    })
    t.us.begins().picks('mr-nyet')
    expect(dangersFor(t, US).realign).toBe('certain nuclear-war')
  })

  test('where one target is known to lose and there was no time for the others, the others are no comfort', () => {
    const t = table({ ussr: ['comecon'], defcon: 2, influence: open })
    t.ussr.begins().picks('comecon')
    const within = (limit: number): Named => named(t, dangers(view(t.g, USSR), decision(t.g, USSR)!, worlds(t, USSR, 1), limit))
    expect(within(3)).toEqual({ coup: 'chance nuclear-war' })
    expect(within(30)).toEqual({})
  })

  describe('a coup with Grain Sales to Soviets at DEFCON 3, after which the other side may attempt one with the card it takes', () => {
    const hand = ['de-stalinization', 'brush-war', 'quagmire', 'u2-incident', 'oas-founded', 'shuttle-diplomacy', 'defectors']
    const soon = (angola: readonly [number, number]): Named => {
      const ussr = ['grain-sales-to-soviets', ...hand]
      const t = table({ turn: 4, us: ['nato'], ussr, defcon: 3, influence: { angola, kenya: [1, 1], zaire: [1, 0] } })
      t.ussr.plays('grain-sales-to-soviets', 'coup')
      return named(t, dangers(view(t.g, USSR), decision(t.g, USSR)!, worlds(t, USSR, 1), 400))
    }

    test('is found soon, because its coups are tried first', () => {
      expect(soon([1, 1])).toMatchObject({ angola: 'opponent nuclear-war' })
    })

    test('is found soon also where only a good roll makes it possible, after all that may follow a bad one', () => {
      expect(soon([1, 0])).toMatchObject({ angola: 'chance nuclear-war' })
    })
  })

  test('Red Sea, 6.3.6.1: the card that a coup in a flashpoint shows may lower DEFCON', () => {
    const deck = rulesNamed('red-sea')!.cards.flatMap(({ id, era }) => (era < 2 && id !== 'famine' ? [id] : []))
    const t = table({ game: 'red-sea', turn: 2, us: ['famine'], defcon: 2, deck, influence: { somalia: [0, 3], sudan: [0, 1] } })
    t.us.plays('famine', 'coup')
    expect(dangersFor(t, US, 1)).toEqual({ somalia: 'chance nuclear-war' })
  })

  test('Cuban Missile Crisis: a coup loses, unless the side can pay first', () => {
    const setup = { turn: 4, us: ['nato'], defcon: 3, influence: open, effects: { 'cuban-missile-crisis': 'ussr' } } as const
    const t = table(setup)
    t.us.begins().picks('nato')
    expect(dangersFor(t, US)).toEqual({ coup: 'certain event cuban-missile-crisis' })
    t.us.picks('coup', 'kenya')
    t.over('ussr', 'cuban-missile-crisis')
    const rich = table({ ...setup, influence: { ...open, turkey: [2, 0] } })
    rich.us.begins().picks('done', 'nato')
    expect(dangersFor(rich, US)).toEqual({})
    rich.us.picks('coup')
    expect(dangersFor(rich, US)).toEqual({ done: 'certain event cuban-missile-crisis' })
  })

  test("an opponent's event that lowers DEFCON: every use but space loses, and the card itself once space is closed", () => {
    const setup = { ussr: ['duck-and-cover', 'comecon'], defcon: 2, influence: { poland: [0, 1] } } as const
    const t = table(setup)
    t.ussr.begins()
    expect(lethalFor(t, USSR)).toEqual({ 'duck-and-cover': 'certain nuclear-war' })
    expect(dangersFor(t, USSR)).toEqual({})
    t.ussr.picks('duck-and-cover')
    expect(dangersFor(t, USSR)).toEqual({ event: 'certain nuclear-war', influence: 'certain nuclear-war' })
    t.ussr.picks('influence')
    expect(dangersFor(t, USSR).poland).toBe('certain nuclear-war')
    const closed = table({ ...setup, ussr: ['nuclear-test-ban', ...setup.ussr] })
    closed.ussr.plays('nuclear-test-ban', 'space')
    closed.rolls(6).ussr.begins()
    expect(dangersFor(closed, USSR)).toEqual({ 'duck-and-cover': 'certain nuclear-war' })
  })

  test.each([
    ['ussr', 'cia-created', {}],
    ['us', 'lone-gunman', { turn: 4 }],
    ['ussr', 'grain-sales-to-soviets', { turn: 4 }],
    ['ussr', 'olympic-games', {}],
  ] as const)('%s with %s: only what gives the other side a battleground coup at DEFCON 2', (side, card, more) => {
    const at = (defcon: number, influence: Readonly<Record<string, readonly [number, number]>>) => {
      const t = table({ [side]: [card, 'asia-scoring'], defcon, influence, ...more })
      t[side].begins()
      return lethalFor(t, t[side].side)
    }
    expect(at(2, open)).toEqual({ [card]: 'opponent nuclear-war' })
    expect(at(3, open)).toEqual({})
    if (card === 'olympic-games') expect(at(2, {})).toEqual({ [card]: 'opponent nuclear-war' })
    else expect(at(2, { kenya: [1, 1], poland: [1, 1] })).toEqual({})
  })

  test('Five Year Plan hangs on the card that is drawn', () => {
    const t = table({ ussr: ['five-year-plan', 'duck-and-cover', 'comecon'], defcon: 2 })
    t.ussr.begins()
    expect(lethalFor(t, USSR)).toEqual({ 'five-year-plan': 'chance nuclear-war', 'duck-and-cover': 'certain nuclear-war' })
    const only = table({ ussr: ['five-year-plan', 'duck-and-cover'], defcon: 2 })
    only.ussr.begins()
    expect(lethalFor(only, USSR)['five-year-plan']).toBe('certain nuclear-war')
  })

  test('Star Wars played by the other side: it takes what loses out of the discard pile', () => {
    const t = table({ turn: 8, ussr: ['star-wars'], space: [1, 0], defcon: 2, discard: ['fidel', 'duck-and-cover'] })
    t.ussr.begins()
    expect(lethalFor(t, USSR)).toEqual({ 'star-wars': 'opponent nuclear-war' })
  })

  test("one's own event is listed too, but the card can be put to operations", () => {
    const t = table({ us: ['duck-and-cover'], defcon: 2, influence: { canada: [1, 0] } })
    t.us.begins()
    expect(lethalFor(t, US)).toEqual({ 'duck-and-cover': 'certain nuclear-war' })
    t.us.picks('duck-and-cover')
    expect(dangersFor(t, US)).toEqual({ event: 'certain nuclear-war' })
  })

  test('answers of events: How I Learned to Stop Worrying on 1', () => {
    const t = table({ turn: 4, us: ['how-i-learned-to-stop-worrying'] })
    t.us.plays('how-i-learned-to-stop-worrying', 'event')
    expect(dangersFor(t, US)).toEqual({ '1': 'certain nuclear-war' })
  })

  test("in the other side's round it is the other side that answers for DEFCON", () => {
    const t = table({ us: ['olympic-games'], defcon: 2 })
    t.us.plays('olympic-games', 'event')
    expect(dangersFor(t, USSR)).toEqual({})
    t.ussr.picks('boycott')
    t.over('ussr', 'nuclear-war')
  })

  test('VP: 20 for the other side, surely, by chance, or by control of Europe', () => {
    const t = table({ turn: 4, us: ['opec', 'brush-war'], vp: -19, influence: { egypt: [0, 2] } })
    t.us.begins()
    expect(lethalFor(t, US)).toEqual({ opec: 'certain vp' })
    const summit = table({ turn: 4, us: ['summit'], vp: -18 })
    summit.us.begins()
    expect(lethalFor(summit, US)).toEqual({ summit: 'chance vp' })
    const europe = { france: [0, 3], italy: [0, 2], 'west-germany': [0, 4], poland: [0, 3], 'east-germany': [0, 3] } as const
    const scoring = table({ us: ['europe-scoring'], influence: europe })
    scoring.us.begins()
    expect(dangersFor(scoring, US)).toEqual({ 'europe-scoring': 'certain region-control' })
  })

  test('a side saves itself with its own operations before the event: control of one battleground more', () => {
    const t = table({ turn: 4, ussr: ['kitchen-debates'], vp: 18, influence: { angola: [1, 0], zimbabwe: [0, 1] } })
    t.ussr.begins().picks('kitchen-debates')
    expect(dangersFor(t, USSR)).toEqual({ event: 'certain vp', coup: 'chance vp', realign: 'chance vp' })
    t.ussr.picks('influence')
    const found = dangersFor(t, USSR)
    expect(t.legal()).toContain('zaire')
    expect(found).toEqual(Object.fromEntries(t.legal().flatMap((name) => (name === 'zaire' ? [] : [[name, 'certain vp']]))))
    t.ussr.picks('zaire')
    t.is({ vp: 18 }).idle()
  })

  test('headlines: the side that chose the card answers for it (4.5 C)', () => {
    const t = table({ us: ['fidel'], ussr: ['duck-and-cover', 'comecon'], defcon: 2 })
    t.headlines(null, null)
    expect(dangersFor(t, USSR)).toEqual({ 'duck-and-cover': 'certain nuclear-war' })
  })

  test('headlines: what hangs on the other headline is a matter of chance', () => {
    const t = table({ turn: 4, us: ['we-will-bury-you', 'fidel'], ussr: ['duck-and-cover'], deck: ['nasser'], defcon: 3 })
    t.headlines(null, null)
    expect(dangersFor(t, USSR, 12)).toEqual({ 'duck-and-cover': 'chance nuclear-war' })
  })

  test('what hangs on hidden cards is a matter of chance: Missile Envy may bring an event of its own side', () => {
    const t = table({ turn: 4, us: ['missile-envy'], ussr: ['fidel'], deck: ['duck-and-cover', 'nasser'], defcon: 2 })
    t.us.begins()
    expect(lethalFor(t, US, 12)).toEqual({ 'missile-envy': 'chance nuclear-war' })
    const known = table({ turn: 4, us: ['missile-envy'], ussr: ['duck-and-cover'], deck: [], defcon: 2 })
    known.us.begins()
    expect(lethalFor(known, US)).toEqual({ 'missile-envy': 'certain nuclear-war' })
  })

  test('Our Man in Tehran: draws from the deck on the way hide no safe use', () => {
    const t = table({ turn: 4, ussr: ['our-man-in-tehran'], defcon: 2, influence: { angola: [1, 1], iran: [2, 0] }, space: [0, 8] })
    t.ussr.begins()
    expect(dangersFor(t, USSR)).toEqual({})
    t.ussr.picks('our-man-in-tehran')
    expect(dangersFor(t, USSR)).toEqual({ coup: 'certain nuclear-war' })
  })

  test('Che: coups outside battlegrounds are no danger at DEFCON 2', () => {
    const t = table({ turn: 4, us: ['che'], defcon: 2, influence: { kenya: [1, 0], angola: [1, 0] } })
    t.us.begins()
    expect(lethalFor(t, US)).toEqual({})
  })

  test('10.1.5, ruling 16: plays that strand a scoring card', () => {
    const t = table({ us: ['asia-scoring', 'europe-scoring', 'nato', 'fidel'], round: 5, holder: 'us', influence: { canada: [1, 0] } })
    t.us.begins()
    expect(dangersFor(t, US)).toEqual({ nato: 'chance strands-scoring', fidel: 'chance strands-scoring' })
    t.refuses('the-china-card', 'scoring-would-be-held')
    const early = table({ us: ['asia-scoring', 'europe-scoring', 'nato'], round: 4, influence: { canada: [1, 0] } })
    early.us.begins()
    expect(dangersFor(early, US)).toEqual({})
  })

  test('a spectator and a side that is not asked get no warnings', () => {
    const t = table({ ussr: ['duck-and-cover'], defcon: 2 })
    t.ussr.begins()
    const asked = decision(t.g, USSR)!
    expect(dangers(seen(t, SPECTATOR), asked, worlds(t, USSR))).toEqual([])
    expect(dangers(seen(t, US), asked, worlds(t, USSR))).toEqual([])
    expect(lethalEvents(seen(t, SPECTATOR), worlds(t, USSR))).toEqual([])
  })
})
