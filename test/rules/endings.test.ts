import { describe, expect, test } from 'vitest'
import { type Actor, apply, asked, CHANCE, decision, explain, rulesOf, US, USSR } from '../../src/index.ts'
import { type Setup, type Table, table, times } from '../table.ts'

/** Nobody is asked anything any more, and every answer is refused. */
function nothingIsAsked(t: Table): void {
  const before = JSON.stringify(t.g)
  expect(asked(t.g)).toBe(0)
  for (const by of [US, USSR, CHANCE] as Actor[]) {
    expect(decision(t.g, by)).toBeNull()
    for (const pick of rulesOf(t.g).picks.values()) expect(explain(t.g, { by, pick })?.key).toBe('game-over')
    expect(() => apply(t.g, { by, pick: t.pick('done') })).toThrow('game-over')
  }
  expect(JSON.stringify(t.g)).toBe(before)
}

describe('8.1.3, 10.3.1 nuclear war: the phasing side loses', () => {
  test('ruling 1: the US plays Lone Gunman at DEFCON 2 and the USSR uses the point for a coup in a battleground', () => {
    const t = table({ turn: 4, us: ['lone-gunman'], defcon: 2, influence: { panama: [1, 0], japan: [1, 0] } })
    t.us.plays('lone-gunman', 'event')
    t.ussr.picks('coup', 'panama')
    t.rolls(1).is({ defcon: 1 }).over('ussr', 'nuclear-war')
  })

  test('ruling 2: the USSR plays CIA Created at DEFCON 2: the US may do the same and wins', () => {
    const t = table({ ussr: ['cia-created'], defcon: 2, influence: { cuba: [0, 1] } })
    t.ussr.plays('cia-created', 'event')
    t.us.picks('coup')
    t.offers('cuba', 'done').us.picks('cuba')
    t.rolls(6).over('us', 'nuclear-war')
  })

  test.each(['us', 'ussr'] as const)('ruling 4: the %s sponsors Olympic Games at DEFCON 2 and the opponent boycotts', (side) => {
    const t = table({ [side]: ['olympic-games'], defcon: 2 })
    t[side].plays('olympic-games', 'event')
    t[side].opponent.picks('boycott')
    t.over(side === 'us' ? 'ussr' : 'us', 'nuclear-war')
  })

  test('ruling 5: a coup of its own loses for the USSR', () => {
    const t = table({ ussr: ['comecon'], defcon: 2, influence: { panama: [1, 0] } })
    t.ussr.plays('comecon', 'coup', 'panama')
    t.rolls(6).is({ defcon: 1 }).over('us', 'nuclear-war')
  })

  test('8.1.3: a coup elsewhere at DEFCON 2 is harmless', () => {
    const t = table({ ussr: ['comecon'], defcon: 2, influence: { kenya: [1, 0] } })
    t.rolls(6).ussr.plays('comecon', 'coup', 'kenya')
    t.is({ defcon: 2 }).idle()
  })

  test('8.1.3: nothing is asked any more', () => {
    const t = table({ us: ['olympic-games'], ussr: ['fidel'], defcon: 2 })
    t.us.plays('olympic-games', 'event')
    t.ussr.picks('boycott')
    nothingIsAsked(t)
  })
})

describe('Cuban Missile Crisis', () => {
  const against = (side: 'us' | 'ussr'): Setup => ({
    turn: 8,
    defcon: 3,
    effects: { 'cuban-missile-crisis': side === 'us' ? 'ussr' : 'us' },
  })
  const lost = (t: Table, side: 'us' | 'ussr'): Table =>
    t.over(side === 'us' ? 'ussr' : 'us', 'cuban-missile-crisis').is({ milops: [0, 0], defcon: 3, vp: 0 })

  test('ruling 6: a coup attempt ends the game before die, influence and military operations', () => {
    const t = table({ ...against('ussr'), ussr: ['comecon'], influence: { kenya: [1, 0] } })
    t.ussr.plays('comecon', 'coup', 'kenya')
    lost(t, 'ussr').has({})
    nothingIsAsked(t)
  })

  test('ruling 6: and before the VP of Yuri and Samantha', () => {
    const t = table({
      ...against('us'),
      us: ['nato'],
      effects: { 'cuban-missile-crisis': 'ussr', 'yuri-and-samantha': 'ussr' },
      influence: { kenya: [0, 1] },
    })
    t.us.plays('nato', 'coup', 'kenya')
    lost(t, 'us')
  })

  test('ruling 6: free coups count: Junta, Tear Down This Wall, Che', () => {
    const junta = table({ ...against('us'), us: ['junta'], influence: { chile: [0, 1] } })
    junta.us.plays('junta', 'event', 'peru', 'coup', 'chile')
    lost(junta, 'us').has({ peru: [2, 0] })
    const wall = table({ ...against('us'), us: ['tear-down-this-wall'], influence: { poland: [0, 1] } })
    wall.us.plays('tear-down-this-wall', 'event', 'coup', 'poland')
    lost(wall, 'us').has({ 'east-germany': [3, 0] })
    const che = table({ ...against('ussr'), ussr: ['che'], influence: { kenya: [1, 0] } })
    che.ussr.plays('che', 'event', 'kenya')
    lost(che, 'ussr').has({})
  })

  test("ruling 6: also in the opponent's round: the US plays Ortega, the USSR attempts and loses", () => {
    const t = table({ ...against('ussr'), us: ['ortega-elected-in-nicaragua'], influence: { honduras: [1, 0] } })
    t.us.plays('ortega-elected-in-nicaragua', 'event')
    t.ussr.picks('honduras')
    lost(t, 'ussr')
  })

  test('ruling 6: the side whose event it was may coup', () => {
    const t = table({ ...against('ussr'), us: ['nato'], influence: { kenya: [0, 1] } })
    t.rolls(6).us.plays('nato', 'coup', 'kenya')
    t.is({ milops: [4, 0] })
      .has({ kenya: [5, 0] })
      .idle()
  })

  test('ruling 7: an event without a target is no attempt, declining is safe', () => {
    const none = table({ ...against('ussr'), ussr: ['ortega-elected-in-nicaragua'], influence: { nicaragua: [1, 0] } })
    none.ussr.plays('ortega-elected-in-nicaragua', 'event')
    none.has({ nicaragua: [0, 0] }).idle()
    const declined = table({ ...against('ussr'), ussr: ['ortega-elected-in-nicaragua'], influence: { honduras: [1, 0] } })
    declined.ussr.plays('ortega-elected-in-nicaragua', 'event', 'done')
    declined.has({}).idle()
  })

  test('ruling 8: the USSR lifts it with 2 in Cuba, when its round begins', () => {
    const t = table({ ...against('ussr'), ussr: ['comecon'], influence: { cuba: [0, 3], kenya: [1, 0] } })
    t.ussr.begins()
    t.asks('ussr', 'cuban-missile-crisis').offers('cuba', 'done').ussr.picks('cuba')
    t.inForce()
      .has({ cuba: [0, 1] })
      .rolls(6)
      .ussr.picks('comecon', 'coup', 'kenya')
    t.has({ cuba: [0, 1], kenya: [0, 4] })
      .is({ milops: [0, 3] })
      .idle()
  })

  test('ruling 8: or when it decides on a coup; refusing again loses', () => {
    const paid = table({ ...against('ussr'), ussr: ['comecon'], influence: { cuba: [0, 2], kenya: [1, 0] } })
    paid.ussr.begins().picks('done', 'comecon', 'coup')
    paid.asks('ussr', 'cuban-missile-crisis').rolls(6).ussr.picks('cuba', 'kenya')
    paid
      .has({ cuba: [0, 0], kenya: [0, 4] })
      .inForce()
      .idle()
    const refused = table({ ...against('ussr'), ussr: ['comecon'], influence: { cuba: [0, 2], kenya: [1, 0] } })
    refused.ussr.begins().picks('done', 'comecon', 'coup', 'done', 'kenya')
    lost(refused, 'ussr').has({})
  })

  test('ruling 8: the US with 2 in West Germany or Turkey', () => {
    for (const country of ['west-germany', 'turkey']) {
      const t = table({ ...against('us'), us: ['nato'], influence: { 'west-germany': [4, 0], turkey: [2, 0], kenya: [0, 1] } })
      t.us.begins()
      t.offers('west-germany', 'turkey', 'done').us.picks(country)
      t.inForce().has({ [country]: country === 'turkey' ? [0, 0] : [2, 0] })
    }
  })

  test('ruling 8: only where 2 are present, and not by the other side', () => {
    const t = table({ ...against('us'), us: ['nato'], influence: { 'west-germany': [1, 0], turkey: [2, 0], cuba: [5, 5] } })
    t.us.begins()
    t.offers('turkey', 'done').refuses('west-germany', 'cannot-pay').refuses('cuba', 'cannot-pay')
    const poor = table({ ...against('us'), us: ['nato'], influence: { 'west-germany': [1, 0], turkey: [1, 0] } })
    poor.us.begins()
    poor.asks('us', 'play')
  })

  test('ruling 9: Nuclear Subs do not save the US', () => {
    const t = table({
      ...against('us'),
      us: ['nato'],
      effects: { 'cuban-missile-crisis': 'ussr', 'nuclear-subs': 'us' },
      influence: { panama: [0, 1] },
    })
    t.us.plays('nato', 'coup', 'panama')
    lost(t, 'us')
  })
})

describe('Wargames', () => {
  const setup = { turn: 8, us: ['wargames'], defcon: 2 } as const

  test('ruling 10: only at DEFCON 2, and only if wanted', () => {
    const three = table({ ...setup, defcon: 3 })
    three.us.begins().picks('wargames')
    three.refuses('event', 'event-cannot-happen')
    const declined = table({ ...setup, vp: 9 })
    declined.us.plays('wargames', 'event', 'no')
    declined.is({ vp: 9, defcon: 2 }).idle()
  })

  test('ruling 10: with a lead of 7 it wins', () => {
    const t = table({ ...setup, vp: 7 })
    t.us.plays('wargames', 'event', 'yes')
    t.is({ vp: 1 }).over('us', 'wargames')
    const short = table({ ...setup, vp: 5 })
    short.us.plays('wargames', 'event', 'yes')
    short.is({ vp: -1 }).over('ussr', 'wargames')
  })

  test('ruling 11: at 0 it is a draw, by option a win of the opponent', () => {
    const t = table({ ...setup, vp: 6 })
    t.us.plays('wargames', 'event', 'yes')
    t.is({ vp: 0 }).over('nobody', 'wargames')
    nothingIsAsked(t)
    const option = table({ ...setup, vp: 6, options: { readings: { wargamesTie: 'opponent' } } })
    option.us.plays('wargames', 'event', 'yes')
    option.over('ussr', 'wargames')
  })
})

describe('10.3.1 20 VP end the game at once (ruling 12)', () => {
  test('Nuclear Test Ban leaves DEFCON', () => {
    const t = table({ us: ['nuclear-test-ban'], vp: 18, defcon: 4 })
    t.us.plays('nuclear-test-ban', 'event')
    t.is({ vp: 20, defcon: 4 }).over('us', 'vp')
    nothingIsAsked(t)
  })

  test('the marker stops at the end of the track, and the note says so', () => {
    const t = table({ us: ['nuclear-test-ban'], vp: 19, defcon: 5 })
    t.us.plays('nuclear-test-ban', 'event')
    t.is({ vp: 20 }).noted('vp', { n: 3, score: 20 }).over('us', 'vp')
  })

  test('Camp David Accords, Willy Brandt and Special Relationship place nothing', () => {
    const camp = table({ turn: 4, us: ['camp-david-accords'], vp: 19 })
    camp.us.plays('camp-david-accords', 'event')
    camp.over('us', 'vp').has({})
    const brandt = table({ turn: 4, ussr: ['willy-brandt'], vp: -19 })
    brandt.ussr.plays('willy-brandt', 'event')
    brandt.over('ussr', 'vp').has({})
    const special = table({ us: ['special-relationship'], vp: 18, effects: { nato: 'us' }, influence: { 'united-kingdom': [5, 0] } })
    special.us.plays('special-relationship', 'event')
    special.over('us', 'vp').has({})
    nothingIsAsked(special)
  })

  test('Summit offers no choice of DEFCON', () => {
    const t = table({ turn: 4, ussr: ['summit'], vp: 18, defcon: 3 })
    t.rolls(1, 6).ussr.plays('summit', 'event')
    t.is({ vp: 20, defcon: 3 }).over('us', 'vp')
    nothingIsAsked(t)
  })

  test('a war does not change the country', () => {
    const t = table({ ussr: ['korean-war'], vp: -18, influence: { 'south-korea': [2, 0] } })
    t.rolls(6).ussr.plays('korean-war', 'event')
    t.is({ vp: -20 }).over('ussr', 'vp').has({})
  })

  test('operations are not conducted after the event of the opponent has ended the game', () => {
    const t = table({ turn: 4, us: ['opec'], vp: -19, influence: { libya: [0, 2], japan: [1, 0] } })
    t.us.plays('opec', 'event')
    t.over('ussr', 'vp')
    nothingIsAsked(t)
  })
})

describe('ruling 18: nothing is asked after the end', () => {
  test('NORAD is silent', () => {
    const t = table({ us: ['duck-and-cover'], vp: 18, defcon: 3, effects: { norad: 'us' }, influence: { canada: [4, 0] } })
    t.us.plays('duck-and-cover', 'event')
    t.is({ defcon: 2 }).over('us', 'vp')
    nothingIsAsked(t)
  })

  test('no die is rolled for a coup that Yuri and Samantha have ended', () => {
    const t = table({ turn: 8, us: ['nato'], vp: -19, effects: { 'yuri-and-samantha': 'ussr' }, influence: { kenya: [0, 1] } })
    t.us.plays('nato', 'coup', 'kenya')
    t.over('ussr', 'vp')
      .has({})
      .is({ milops: [0, 0] })
    nothingIsAsked(t)
  })

  test('UN Intervention that U2 Incident pays for asks for no card', () => {
    const t = table({ turn: 4, us: ['un-intervention', 'opec'], vp: -19, effects: { 'u2-incident': 'ussr' } })
    t.us.plays('un-intervention', 'event')
    t.over('ussr', 'vp').cards({ opec: 'us-hand' })
    nothingIsAsked(t)
  })

  test('no second coup of Che in the Cuban Missile Crisis', () => {
    const t = table({ turn: 8, ussr: ['che'], effects: { 'cuban-missile-crisis': 'us' }, influence: { kenya: [1, 0], haiti: [1, 0] } })
    t.ussr.plays('che', 'event', 'kenya')
    t.over('us', 'cuban-missile-crisis')
    nothingIsAsked(t)
  })
})

describe('scoring cards that are held (rulings 16, 17)', () => {
  test.each(['us', 'ussr'] as const)('ruling 16, 11.2: the %s loses', (side) => {
    const t = table({ [side]: ['asia-scoring', 'fidel'], milops: [5, 5] })
    t.endsTurn().over(side === 'us' ? 'ussr' : 'us', 'held-scoring')
    nothingIsAsked(t)
  })

  test('4.5: other cards may be held', () => {
    table({ us: ['nato', 'fidel'], ussr: ['comecon'], milops: [5, 5] })
      .endsTurn()
      .idle()
  })

  describe('11.1: held cards are shown by option only', () => {
    const setup = { us: ['nato'], ussr: ['comecon', 'fidel'], milops: [5, 5] } as const

    test('their lower part: that none is a scoring card, and nothing else', () => {
      const without = table(setup).endsTurn().knows('ussr', 'nato', false).knows('us', 'comecon', false).idle()
      expect(without.notes.some((n) => n.key === 'no-scoring-held')).toBe(false)
      table({ ...setup, options: { showHeldCards: true } })
        .endsTurn()
        .noted('no-scoring-held', { side: US, n: 1 })
        .noted('no-scoring-held', { side: USSR, n: 2 })
        .knows('ussr', 'nato', false)
        .knows('us', 'comecon', false)
        .idle()
    })

    test.each<[string, NonNullable<Setup['options']>]>([
      ['in the second edition', { edition: 'second' }],
      ['in version 1 of the rules', { rules: 1 }],
    ])('whole cards %s', (_when, options) => {
      table({ ...setup, options: { ...options, showHeldCards: true } })
        .endsTurn()
        .knows('ussr', 'nato')
        .knows('us', 'comecon')
        .idle()
    })
  })

  test('ruling 17: both: a draw; by option the marker decides', () => {
    const setup = { us: ['asia-scoring'], ussr: ['europe-scoring'], milops: [5, 5] } as const
    table({ ...setup, vp: 5 })
      .endsTurn()
      .over('nobody', 'held-scoring')
    const options = { readings: { bothHeldScoring: 'score-decides' } } as const
    table({ ...setup, vp: 5, options })
      .endsTurn()
      .over('us', 'held-scoring')
    table({ ...setup, vp: -5, options })
      .endsTurn()
      .over('ussr', 'held-scoring')
    table({ ...setup, vp: 0, options })
      .endsTurn()
      .over('nobody', 'held-scoring')
  })

  test('ruling 16: military operations are paid before the check', () => {
    const t = table({ us: ['asia-scoring'], defcon: 4, milops: [4, 1] })
    t.endsTurn().over('ussr', 'held-scoring').is({ vp: 3 })
  })

  test('ruling 16: by option after it', () => {
    const t = table({
      us: ['asia-scoring'],
      defcon: 4,
      milops: [4, 1],
      options: { readings: { heldScoringCheck: 'before-military-operations' } },
    })
    t.endsTurn().over('ussr', 'held-scoring').is({ vp: 0 })
  })

  test('10.3.1: 20 VP out of military operations win', () => {
    table({ us: ['nato'], vp: 18, defcon: 3, milops: [3, 1] })
      .endsTurn()
      .is({ vp: 20 })
      .over('us', 'vp')
    table({ us: ['nato'], vp: -18, defcon: 3, milops: [1, 3] })
      .endsTurn()
      .is({ vp: -20 })
      .over('ussr', 'vp')
  })

  test('10.3.1: the side that reaches them shows its cards, the other does not; nobody does in the second edition and in version 1 of the rules', () => {
    const setup = { us: ['nato', 'fidel'], ussr: ['comecon'], vp: 18, defcon: 3, milops: [3, 1] } as const
    table(setup).endsTurn().over('us', 'vp').knows('ussr', 'nato').knows('ussr', 'fidel').knows('us', 'comecon', false)
    table({ ...setup, us: ['nato', 'asia-scoring'] })
      .endsTurn()
      .over('ussr', 'held-scoring')
      .knows('ussr', 'asia-scoring')
      .knows('ussr', 'nato')
    for (const options of [{ edition: 'second' }, { rules: 1 }] as const)
      table({ ...setup, options })
        .endsTurn()
        .over('us', 'vp')
        .knows('ussr', 'nato', false)
  })

  test('10.3.1, ruling 16: but lose with a scoring card in hand', () => {
    table({ us: ['asia-scoring'], vp: 18, defcon: 3, milops: [3, 1] })
      .endsTurn()
      .over('ussr', 'held-scoring')
    table({ ussr: ['asia-scoring'], vp: -18, defcon: 3, milops: [1, 3] })
      .endsTurn()
      .over('us', 'held-scoring')
  })

  test('10.3.1: a scoring card of the other side changes nothing about that', () => {
    table({ ussr: ['asia-scoring'], vp: 18, defcon: 3, milops: [3, 1] })
      .endsTurn()
      .over('us', 'vp')
  })

  test('8.2.1, 10.3.1: the penalties of both sides are set off before the end of the track counts', () => {
    table({ vp: 18, defcon: 4, milops: [1, 0] })
      .endsTurn()
      .is({ vp: 19 })
      .idle()
  })
})

describe('10.3.2 final scoring', () => {
  /** One plain country of each region. */
  const six = {
    'spain-portugal': [2, 0],
    malaysia: [2, 0],
    lebanon: [1, 0],
    kenya: [2, 0],
    guatemala: [1, 0],
    peru: [2, 0],
  } as const
  const milops = [5, 5] as const

  test('ruling 14: all six regions, Southeast Asia not by itself; 1 VP for the China Card', () => {
    const us = table({ influence: six, milops, holder: 'us' }).endsGame()
    us.is({ vp: 3 + 3 + 3 + 1 + 1 + 2 + 1 }).over('us', 'final-scoring')
    table({ influence: six, milops, holder: 'ussr' })
      .endsGame()
      .is({ vp: 13 - 1 })
      .over('us', 'final-scoring')
    nothingIsAsked(us)
  })

  test('ruling 14: the China Card counts face down too', () => {
    table({ milops, holder: 'us', ready: false }).endsGame().is({ vp: 1 }).over('us', 'final-scoring')
    table({ milops, holder: 'ussr' }).endsGame().is({ vp: -1 }).over('ussr', 'final-scoring')
  })

  test('ruling 14: 20 on the way do not end it', () => {
    const africa = { algeria: [0, 2], nigeria: [0, 1], zaire: [0, 1], angola: [0, 1], 'south-africa': [0, 3] } as const
    const southAmerica = { venezuela: [0, 2], chile: [0, 3], argentina: [0, 2], brazil: [0, 2] } as const
    table({ vp: 18, milops, influence: { 'spain-portugal': [2, 0], ...africa }, holder: 'us' })
      .endsGame()
      .is({ vp: 18 + 3 - 11 + 1 })
      .over('us', 'final-scoring')
    table({ vp: 18, milops, influence: { 'spain-portugal': [2, 0], ...africa, ...southAmerica }, holder: 'ussr' })
      .endsGame()
      .is({ vp: 18 + 3 - 11 - 10 - 1 })
      .over('ussr', 'final-scoring')
  })

  test('10.3.2: more than 20 at the end is a win like any other', () => {
    table({ vp: 19, influence: six, milops, holder: 'us' }).endsGame().is({ vp: 33 }).over('us', 'final-scoring')
  })

  test.each([
    ['us', -19],
    ['ussr', 19],
  ] as const)('ruling 14: control of Europe wins for the %s whatever the marker says', (side, vp) => {
    const n = (influence: number): [number, number] => (side === 'us' ? [influence, 0] : [0, influence])
    const t = table({ vp, milops, influence: { italy: n(2), france: n(3), 'west-germany': n(4), 'east-germany': n(3), poland: n(3) } })
    t.endsGame().over(side, 'region-control')
  })

  test('ruling 15: at 0 it is a draw', () => {
    const t = table({ vp: 1, milops, holder: 'ussr' }).endsGame()
    t.is({ vp: 0 }).over('nobody', 'final-scoring')
    nothingIsAsked(t)
  })

  test('4.5 E, F: military operations and held cards come first', () => {
    table({ vp: 0, defcon: 3, milops: [3, 0], holder: 'us' })
      .endsGame()
      .is({ vp: 4 })
      .over('us', 'final-scoring')
    table({ vp: 18, defcon: 3, milops: [3, 0], holder: 'us' })
      .endsGame()
      .is({ vp: 20 })
      .over('us', 'vp')
    table({ vp: 10, us: ['asia-scoring'], milops })
      .endsGame()
      .over('ussr', 'held-scoring')
  })

  test('4.1, 4.5 I: only after turn 10', () => {
    table({ turn: 9, milops, influence: six }).playsOn('cleanup').is({ turn: 10, vp: 0 }).asks('chance', 'draw')
    table({ turn: 10, milops, influence: six }).playsOn('cleanup').over('us', 'final-scoring')
  })

  test('ruling 100: Shuttle Diplomacy does nothing here', () => {
    const t = table({ turn: 10, us: ['shuttle-diplomacy'], milops, holder: 'us', influence: { libya: [0, 2], lebanon: [0, 1] } })
    t.us.plays('shuttle-diplomacy', 'event')
    t.endsGame()
      .is({ vp: -6 + 1 })
      .over('ussr', 'final-scoring')
  })

  test('ruling 100: Formosan Resolution counts', () => {
    const t = table({ milops, holder: 'ussr', effects: { 'formosan-resolution': 'us' }, influence: { taiwan: [3, 0] } })
    t.endsGame()
      .is({ vp: 4 - 1 })
      .over('us', 'final-scoring')
  })
})

test('10.3: a whole turn 10 ends with final scoring', () => {
  const t = table({ turn: 10, us: ['nato'], ussr: ['fidel'], ready: false, milops: [5, 5], holder: 'us', influence: { poland: [0, 1] } })
  t.playsOn('rounds').ussr.plays('fidel', 'influence', 'poland', 'poland')
  t.us.plays('nato', 'influence', ...times(4, 'japan'))
  t.is({ vp: 3 + 1 - (3 + 1) + 1 }).over('us', 'final-scoring')
})
