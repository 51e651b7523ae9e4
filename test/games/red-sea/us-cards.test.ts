/** The US cards of Red Sea, in the order of their numbers. With the sides exchanged they stand in `mengistu.test.ts`. */
import { describe, expect, test } from 'vitest'
import { generator, oneOf } from '../../../src/bots/generator.ts'
import { anyAsked } from '../../../src/bots/players/random.ts'
import { apply, asked, decision, type Move, newGame, pickOf, rulesNamed, US } from '../../../src/index.ts'
import { playRecord, readRecord, recordOf, writeRecord } from '../../../src/records/record.ts'
import { type Setup, type Table, table, times } from '../../table.ts'
import { everyWay } from '../../ways.ts'

const game = 'red-sea'
const SEA = 'strategic-sea-lanes'
/** Turn 2, so that the cards of both eras are about; Romanian Autonomy is out of the way. */
const sea = (setup: Setup = {}): Table => table({ game, turn: 2, holder: 'nobody', ...setup })

/** A US event whose condition is unmet or which is barred: nobody gets it, and the card is discarded. */
function doesNotHappen(id: string, ops: number, setup: Setup): void {
  const place = (us: number, ussr: number): Record<string, [number, number]> => ({ [SEA]: [us, ussr] })
  const effects = Object.keys(setup.effects ?? {})
  const { milops = [0, 0] } = setup
  const nothing = (t: Table): void =>
    void t
      .is({ vp: 0, milops })
      .cards({ [id]: 'discard' })
      .inForce(...effects)
      .idle()

  test('the US may not play it as its event', () => {
    const t = sea({ ...setup, us: [id] })
    t.us.begins().picks(id)
    t.refuses('event', 'event-cannot-happen')
    t.us.picks('influence', ...times(ops, SEA))
    t.has(place(ops, 0))
    nothing(t)
  })

  test.each(['event', 'operations'])('the USSR plays it, the %s first: operations alone, and it is discarded (5.2)', (first) => {
    const t = sea({ ...setup, ussr: [id] })
    if (first === 'event') t.ussr.plays(id, 'event', 'influence', ...times(ops, SEA))
    else t.ussr.plays(id, 'influence', ...times(ops, SEA))
    t.has(place(0, ops))
    nothing(t)
  })

  test.each(['us', 'ussr'] as const)('headlined by the %s it does nothing and is discarded', (side) => {
    const t = sea({ ...setup, [side]: [id] })
    t.headlines(side === 'us' ? id : null, side === 'ussr' ? id : null)
    t.has({})
    nothing(t)
  })
}

describe('RS1 Peace Corps', () => {
  const corps = 'peace-corps'
  const influence = { yemen: [0, 1], 'south-yemen': [0, 1], kenya: [2, 0], oman: [2, 0], sudan: [1, 0] } as const
  everyWay(corps, {
    side: 'us',
    ops: 2,
    setup: { game, influence },
    answers: (me) => me.picks('yemen', 'kenya', 'oman'),
    has: { yemen: [0, 0], kenya: [3, 0], oman: [3, 0] },
    is: { vp: 0, defcon: 5, milops: [0, 0] },
    goes: 'discard',
  })

  test('1 influence leaves a country that the USSR does not control', () => {
    const t = sea({ us: [corps], influence: { ...influence, egypt: [3, 1], [SEA]: [0, 1] } })
    t.us.plays(corps, 'event')
    t.asks('us', 'remove-each').offers('yemen', 'egypt')
    t.refuses('south-yemen', 'controlled-by-opponent').refuses('oman', 'no-influence-to-remove')
    t.refuses(SEA, 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('egypt', 'egypt', 'sudan')
    t.has({ egypt: [4, 0], sudan: [2, 0] }).idle()
  })

  test('then 1 in each of two different countries under US control, the sea lanes not among them', () => {
    const t = sea({ us: [corps], influence: { ...influence, ethiopia: [1, 1], [SEA]: [4, 0] } })
    t.us.plays(corps, 'event', 'yemen')
    t.asks('us', 'place').offers('kenya', 'oman', 'sudan')
    t.refuses('ethiopia', 'not-controlled-by-you')
      .refuses('egypt', 'not-controlled-by-you')
      .refuses(SEA, 'outside-area')
      .refuses('done', 'must-spend-all')
    t.us.picks('kenya')
    t.refuses('kenya', 'already-chosen')
    t.us.picks('sudan')
    t.has({ yemen: [0, 0], kenya: [3, 0], sudan: [2, 0] }).idle()
  })

  test('the removal may give the control that the second step asks for', () => {
    const t = sea({ us: [corps], influence: { egypt: [2, 1], kenya: [2, 0] } })
    t.us.plays(corps, 'event', 'egypt', 'egypt', 'kenya')
    t.has({ egypt: [3, 0], kenya: [3, 0] }).idle()
  })

  test('without a country for the removal it is left out; with one country under control only that one gets influence', () => {
    const t = sea({ us: [corps], influence: { 'south-yemen': [0, 1], kenya: [2, 0] } })
    t.us.plays(corps, 'event', 'kenya')
    t.has({ kenya: [3, 0] })
      .cards({ [corps]: 'discard' })
      .idle()
  })

  test('with neither it does nothing and is discarded', () => {
    const t = sea({ us: [corps], influence: { 'south-yemen': [0, 1], kenya: [1, 0] } })
    t.us.plays(corps, 'event')
    t.has({})
      .cards({ [corps]: 'discard' })
      .idle()
  })
})

describe('RS2 Zbig', () => {
  everyWay('zbig', {
    side: 'us',
    ops: 3,
    setup: { game, defcon: 2, influence: { egypt: [0, 2] } },
    rolls: [4],
    answers: (me) => me.picks('egypt'),
    has: { egypt: [1, 0] },
    is: { vp: 0, defcon: 2, milops: [3, 0] },
    goes: 'discard',
  })

  test.each(['saudi-arabia', 'kenya', 'oman', 'sudan'])(
    'R3: at DEFCON 2 every country with USSR influence is a target (%s), and DEFCON stays',
    (target) => {
      const t = sea({
        us: ['zbig'],
        defcon: 2,
        influence: { 'saudi-arabia': [0, 6], kenya: [0, 6], oman: [0, 6], sudan: [0, 6], yemen: [1, 0] },
      })
      t.us.plays('zbig', 'event')
      t.asks('us', 'coup').offers('saudi-arabia', 'kenya', 'oman', 'sudan')
      t.us.picks(target)
      t.rolls(1)
      t.has(target === 'sudan' ? { sudan: [0, 4] } : {})
        .is({ defcon: 2, milops: [3, 0] })
        .idle()
    },
  )

  test('6.3.1, R4: a target needs USSR influence and is no sea lane; the coup may not be declined', () => {
    const t = sea({ us: ['zbig'], influence: { kenya: [2, 0], oman: [0, 1], [SEA]: [0, 2] } })
    t.us.plays('zbig', 'event')
    t.refuses('kenya', 'no-opposing-influence').refuses(SEA, 'not-a-country').refuses('done', 'must-spend-all')
    t.us.picks('oman')
    t.rolls(6)
    t.has({ oman: [4, 0] }).idle()
  })

  test('without a target there is no coup, and no military operations', () => {
    const t = sea({ us: ['zbig'], influence: { [SEA]: [0, 2] } })
    t.us.plays('zbig', 'event')
    t.has({})
      .is({ milops: [0, 0] })
      .cards({ zbig: 'discard' })
      .idle()
  })

  test('7.3.2, R10: the coup has the value of this card, modifiers included, and earns that much', () => {
    const t = sea({
      us: ['zbig'],
      ussr: ['mengistu-haile-mariam', 'afghanistan-invasion'],
      effects: { 'the-lion-falters': 'ussr' },
      influence: { oman: [0, 3] },
    })
    t.ussr.plays('mengistu-haile-mariam', 'event', 'afghanistan-invasion')
    t.us.plays('zbig', 'event', 'oman')
    t.rolls(4)
    t.has({ oman: [0, 1] })
      .is({ milops: [2, 0] })
      .idle()
  })

  test('used for operations, the card obeys DEFCON and moves it', () => {
    const closed = sea({ us: ['zbig'], defcon: 3, influence: { egypt: [0, 2], oman: [0, 1] } })
    closed.us.begins().picks('zbig')
    closed.refuses('coup', 'no-target').refuses('realign', 'no-target')
    const open = sea({ us: ['zbig'], defcon: 3, influence: { kenya: [0, 4] } })
    open.us.plays('zbig', 'coup', 'kenya')
    open
      .rolls(1)
      .is({ defcon: 2, milops: [3, 0] })
      .idle()
  })

  describe('6.3.6.1, R9: against a flashpoint the card is shown and goes where it should, but DEFCON stays', () => {
    const influence = { somalia: [0, 3], kenya: [2, 0], oman: [0, 2] } as const
    const attack = (): Table => {
      const t = sea({ us: ['zbig'], defcon: 2, influence, deck: ['nasserism', 'carter-doctrine', 'middle-east-scoring'] })
      t.us.plays('zbig', 'event', 'somalia')
      return t
        .asks('chance', 'draw')
        .has({})
        .is({ milops: [3, 0] })
    }

    test('a card worth 1 or 2 is discarded', () => {
      attack()
        .rolls('nasserism', 4)
        .has({ somalia: [0, 0] })
        .is({ defcon: 2, vp: 0 })
        .cards({ nasserism: 'discard' })
        .idle()
    })

    test('a card worth 3 or 4 goes under the deck', () => {
      const t = attack().rolls('carter-doctrine', 4)
      t.has({ somalia: [0, 0] })
        .is({ defcon: 2 })
        .cards({ 'carter-doctrine': 'deck' })
        .idle()
      expect(t.g.under).toEqual([t.card('carter-doctrine')])
    })

    test('a scoring card is scored and discarded', () => {
      attack()
        .rolls('middle-east-scoring', 4)
        .has({ somalia: [0, 0] })
        .is({ defcon: 2, vp: -3 })
        .cards({ 'middle-east-scoring': 'discard' })
        .idle()
    })
  })

  test('played by the USSR at DEFCON 2, a coup of the US in a battleground harms nobody', () => {
    const t = sea({ ussr: ['zbig'], defcon: 2, influence: { kenya: [0, 2] } })
    t.ussr.plays('zbig', 'influence', ...times(3, SEA))
    t.us.picks('kenya')
    t.rolls(6)
      .has({ kenya: [3, 0], [SEA]: [0, 3] })
      .is({ defcon: 2, milops: [3, 0] })
      .idle()
  })
})

describe('RS3 Ogaden War', () => {
  const war = 'ogaden-war'
  everyWay(war, {
    side: 'us',
    ops: 2,
    setup: { game, defcon: 2, influence: { ethiopia: [1, 3], somalia: [0, 2] } },
    rolls: [5],
    has: { ethiopia: [4, 0] },
    is: { vp: 2, defcon: 2, milops: [2, 0] },
    goes: 'discard',
  })

  test.each([
    ['nobody', {}, 4, 'lost'],
    ['nobody', {}, 5, 'won'],
    ['the USSR in Sudan', { sudan: [0, 1] }, 5, 'lost'],
    ['the USSR in Sudan', { sudan: [0, 1] }, 6, 'won'],
    ['the USSR in Kenya', { kenya: [0, 2] }, 5, 'lost'],
    ['the USSR in both', { sudan: [0, 1], kenya: [0, 2] }, 6, 'lost'],
    ['the USSR in Somalia and Egypt, which are no neighbours', { somalia: [0, 2], egypt: [0, 2] }, 5, 'won'],
    ['the US in both', { sudan: [1, 0], kenya: [2, 0] }, 5, 'won'],
    ['the USSR in Kenya without control', { kenya: [0, 1] }, 5, 'won'],
  ] as const)('neighbours under USSR control lower the die: %s %j, a %i is %s', (_who, neighbours, die, end) => {
    const t = sea({ us: [war], influence: { ethiopia: [0, 2], ...neighbours } })
    t.us.plays(war, 'event')
    t.rolls(die)
    t.has(end === 'won' ? { ethiopia: [2, 0] } : {})
      .is({ vp: end === 'won' ? 2 : 0, milops: [2, 0] })
      .cards({ [war]: 'discard' })
      .idle()
  })

  test('7.5: no influence is needed anywhere; an empty country is worth 2 VP too', () => {
    const t = sea({ us: [war] })
    t.us.plays(war, 'event')
    t.rolls(5)
      .has({})
      .is({ vp: 2, milops: [2, 0] })
      .idle()
  })

  test('no coup: no card is shown, DEFCON stays', () => {
    const t = sea({ us: [war], defcon: 2, influence: { ethiopia: [0, 1] } })
    t.us.plays(war, 'event')
    t.asks('chance', 'die')
    t.rolls(6)
      .has({ ethiopia: [1, 0] })
      .is({ defcon: 2 })
      .idle()
  })

  test('10.4.1: the tenth VP ends the game before the influence changes sides', () => {
    const t = sea({ us: [war], vp: 8, influence: { ethiopia: [0, 2] } })
    t.us.plays(war, 'event')
    t.rolls(5).has({}).is({ vp: 10 }).over('us', 'vp')
  })

  describe('barred by F-5Es Delivered', () => {
    doesNotHappen(war, 2, { effects: { 'f-5es-delivered': 'ussr' }, influence: { ethiopia: [0, 2] } })
  })
})

describe('RS4 USAID', () => {
  everyWay('usaid', {
    side: 'us',
    ops: 2,
    setup: { game, influence: { oman: [1, 0] } },
    answers: (me, _them, t) => {
      me.picks('influence', 'oman')
      if (t.legal().includes('no')) me.picks('no')
    },
    has: { oman: [2, 0] },
    goes: 'removed',
  })

  test('its point may go into a coup, which earns 1 military operation (R10), or a realignment; not into space', () => {
    const coup = sea({ us: ['usaid'], influence: { oman: [0, 3] } })
    coup.us.plays('usaid', 'event')
    coup.asks('us', 'operations').offers('influence', 'realign', 'coup', 'pass')
    coup.us.picks('coup', 'oman')
    coup
      .rolls(5)
      .has({ oman: [0, 1] })
      .is({ milops: [1, 0] })
      .idle()
    const realign = sea({ us: ['usaid'], influence: { oman: [0, 3] } })
    realign.us.plays('usaid', 'event', 'realign', 'oman')
    realign
      .rolls(1, 6)
      .has({ oman: [0, 0] })
      .is({ milops: [0, 0] })
      .idle()
  })

  test('in an action round it does not change who opens the rounds', () => {
    const t = sea({ us: ['usaid'] })
    t.us.plays('usaid', 'event', 'influence', SEA)
    t.has({ [SEA]: [1, 0] })
      .cards({ usaid: 'removed' })
      .inForce()
      .idle()
  })

  describe('headlined', () => {
    const hands = { us: ['arab-league', 'separatists', 'usaid'], ussr: ['detente', 'nasserism'] }
    const headlined = (by: 'us' | 'ussr', answer: 'yes' | 'no'): Table => {
      const t = by === 'us' ? sea(hands) : sea({ us: hands.us.slice(0, 2), ussr: [...hands.ussr, 'usaid'] })
      t.headlines(by === 'us' ? 'usaid' : 'separatists', by === 'us' ? 'nasserism' : 'usaid')
      t.us.picks('influence', SEA)
      t.asks('us', 'open-rounds').offers('yes', 'no')
      t.us.picks(answer)
      return t
    }

    test.each(['us', 'ussr'] as const)('by the %s: the US may open every round of this turn, so that the USSR plays last', (by) => {
      const t = headlined(by, 'yes').cards({ usaid: 'removed' })
      expect(t.g.effects.map((effect) => effect >> 10)).toContain(t.card('usaid'))
      t.playsOn('rounds').asks('us', 'play').is({ round: 1 })
      t.us.plays('arab-league', 'influence', SEA, SEA)
      t.asks('ussr', 'play').is({ round: 1 })
      t.ussr.plays('detente', 'influence', SEA)
      if (by === 'us') {
        t.asks('us', 'play').is({ round: 2 })
        t.us.plays('separatists', 'influence', SEA, SEA)
      } else {
        t.asks('ussr', 'play').is({ round: 2 })
        t.ussr.plays('nasserism', 'influence', SEA)
      }
      t.over('us', 'final-scoring')
      expect(t.notes.filter((n) => n.key === 'round').map((n) => n.side)).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1])
    })

    test('or leave the opening to the USSR', () => {
      const t = headlined('us', 'no').inForce('nasserism')
      t.playsOn('rounds').asks('ussr', 'play').is({ round: 1 })
      t.ussr.plays('detente', 'influence', SEA)
      t.asks('us', 'play').is({ round: 1 })
    })

    test('for this turn only', () => {
      const t = headlined('us', 'yes').endsTurn().inForce()
      t.playsOn('rounds').asks('ussr', 'play')
    })
  })
})

describe('RS5 Albano-Stalinist Economics', () => {
  const albano = 'albano-stalinist-economics'
  everyWay(albano, { side: 'us', ops: 1, setup: { game }, inForce: [albano], goes: 'removed' })
  const effects = { [albano]: 'us' } as const
  const places = { djibouti: [0, 1], egypt: [0, 1], oman: [0, 1] } as const

  test.each(['djibouti', 'egypt'])('3 USSR points in Africa are 2 (%s; Egypt is part of Africa, 2.1.2)', (country) => {
    const t = sea({ ussr: ['f-5es-delivered'], effects, influence: places })
    t.ussr.plays('f-5es-delivered', 'influence')
    t.left(3).ussr.picks(country)
    t.left(1).ussr.picks(country)
    t.has({ [country]: [0, 3] }).idle()
  })

  test('one influence in Africa among others is enough, and the last point can no longer go there', () => {
    const first = sea({ ussr: ['f-5es-delivered'], effects, influence: places })
    first.ussr.plays('f-5es-delivered', 'influence', 'djibouti', 'oman')
    first.has({ djibouti: [0, 2], oman: [0, 2] }).idle()
    const second = sea({ ussr: ['f-5es-delivered'], effects, influence: places })
    second.ussr.plays('f-5es-delivered', 'influence', 'oman', 'djibouti')
    second.has({ djibouti: [0, 2], oman: [0, 2] }).idle()
    const last = sea({ ussr: ['f-5es-delivered'], effects, influence: places })
    last.ussr.plays('f-5es-delivered', 'influence', 'oman', SEA)
    last.left(1).refuses('djibouti', 'too-expensive').refuses('egypt', 'too-expensive')
    last.ussr.picks('oman')
    last.has({ oman: [0, 3], [SEA]: [0, 1] }).idle()
  })

  test('a card worth 2 does not enter a US-controlled country of Africa any more', () => {
    const t = sea({ ussr: ['cyrus-vance'], effects, influence: { ...places, egypt: [3, 1], oman: [3, 1] } })
    t.ussr.plays('cyrus-vance', 'influence')
    t.refuses('egypt', 'too-expensive')
    t.ussr.picks('oman')
    t.has({ oman: [3, 2] }).idle()
  })

  test('never less than 1', () => {
    const t = sea({ ussr: ['nasserism'], effects, influence: places })
    t.ussr.plays('nasserism', 'influence', 'egypt')
    t.has({ egypt: [0, 2] }).idle()
  })

  test('elsewhere nothing changes, nor for coups, realignments and space, nor for the US', () => {
    const outside = sea({ ussr: ['cyrus-vance'], effects, influence: places })
    outside.ussr.plays('cyrus-vance', 'influence', 'oman', SEA)
    outside.has({ oman: [0, 2], [SEA]: [0, 1] }).idle()
    const coup = sea({ ussr: ['cyrus-vance'], effects, influence: { sudan: [3, 0] } })
    coup.ussr.plays('cyrus-vance', 'coup', 'sudan')
    coup
      .rolls(2)
      .has({ sudan: [1, 0] })
      .is({ milops: [0, 2] })
      .idle()
    const realign = sea({ ussr: ['cyrus-vance'], effects, influence: { sudan: [3, 0] } })
    realign.ussr.plays('cyrus-vance', 'realign', 'sudan')
    realign.rolls(1, 1).left(1).ussr.picks('sudan')
    realign
      .rolls(1, 1)
      .has({ sudan: [3, 0] })
      .idle()
    const space = sea({ ussr: ['cyrus-vance'], effects })
    space.ussr.plays('cyrus-vance', 'space')
    space
      .rolls(4)
      .is({ space: [0, 1] })
      .idle()
    const us = sea({ us: ['peace-corps'], effects, influence: { djibouti: [1, 0] } })
    us.us.plays('peace-corps', 'influence', 'djibouti', 'djibouti')
    us.has({ djibouti: [3, 0] }).idle()
  })

  test('9.7: Romanian Autonomy loses the point too', () => {
    const t = sea({ effects, influence: places, holder: 'ussr' })
    t.ussr.plays('romanian-autonomy', 'influence', 'djibouti')
    t.has({ djibouti: [0, 2] })
      .is({ holder: 'us', ready: false })
      .idle()
  })

  test('until the end of the turn', () => {
    sea({ effects }).inForce(albano).endsTurn().inForce()
  })
})

describe('RS6 The Victorious Leader', () => {
  const leader = 'the-victorious-leader'
  everyWay(leader, {
    side: 'us',
    ops: 3,
    setup: { game, influence: { sudan: [0, 1] } },
    answers: (me) => me.picks('egypt', 'egypt', 'ethiopia', 'somalia'),
    has: { egypt: [2, 0], ethiopia: [1, 0], somalia: [1, 0] },
    goes: 'removed',
  })

  test('at most 2 in a country, all 4 next to countries under USSR control; the sea lanes border none', () => {
    const t = sea({ us: [leader], influence: { sudan: [0, 1], oman: [0, 1], [SEA]: [0, 4] } })
    t.us.plays(leader, 'event')
    t.left(4).offers('egypt', 'ethiopia', 'somalia')
    t.refuses('sudan', 'outside-area').refuses('kenya', 'outside-area').refuses('saudi-arabia', 'outside-area').refuses(SEA, 'outside-area')
    t.us.picks('egypt', 'egypt')
    t.refuses('egypt', 'at-most-in-country').refuses('done', 'must-spend-all')
    t.us.picks('somalia', 'somalia')
    t.has({ egypt: [2, 0], somalia: [2, 0] }).idle()
  })

  test('6.1.1: neither reach nor the double price count; a country under USSR control counts if it borders another', () => {
    const t = sea({ us: [leader], influence: { sudan: [0, 1], ethiopia: [0, 1] } })
    t.us.plays(leader, 'event')
    t.offers('egypt', 'ethiopia', 'somalia', 'sudan', 'kenya')
    t.us.picks('sudan', 'sudan', 'ethiopia', 'kenya')
    t.has({ sudan: [2, 1], ethiopia: [1, 1], kenya: [1, 0] }).idle()
  })

  test('control lost while it happens still counts', () => {
    const t = sea({ us: [leader], influence: { sudan: [0, 1], ethiopia: [0, 1] } })
    t.us.plays(leader, 'event', 'sudan', 'sudan')
    t.offers('egypt', 'ethiopia', 'somalia', 'kenya')
  })

  test('what counts is the beginning of the round: operations spent before it change nothing', () => {
    const t = sea({ ussr: [leader], influence: { sudan: [0, 1], kenya: [0, 1] } })
    t.ussr.plays(leader, 'influence', 'kenya', SEA, SEA)
    t.left(4).offers('egypt', 'ethiopia', 'somalia').refuses('madagascar', 'outside-area')
  })

  test('headlined, what counts is the beginning of the headline phase', () => {
    const t = sea({ us: [leader], ussr: ['mr-nyet'], influence: { sudan: [0, 1], kenya: [1, 2] } })
    t.headlines(leader, 'mr-nyet')
    t.ussr.picks('kenya')
    t.has({ kenya: [0, 2] })
    t.left(4).offers('egypt', 'ethiopia', 'somalia').refuses('madagascar', 'outside-area')
    t.us.picks('egypt', 'egypt', 'ethiopia', 'ethiopia')
    t.has({ kenya: [0, 2], egypt: [2, 0], ethiopia: [2, 0] }).idle()
  })

  test('where the USSR controls nothing it does nothing, but has happened', () => {
    const t = sea({ us: [leader], influence: { kenya: [0, 1], sudan: [1, 1] } })
    t.us.plays(leader, 'event')
    t.has({})
      .cards({ [leader]: 'removed' })
      .idle()
  })
})

describe('RS7 Eritrean Popular Liberation Front', () => {
  const front = 'eritrean-popular-liberation-front'
  everyWay(front, {
    side: 'us',
    ops: 1,
    setup: { game, influence: { ethiopia: [1, 3] } },
    answers: (me) => me.picks('kenya'),
    has: { ethiopia: [2, 3], kenya: [1, 0] },
    is: { vp: 1 },
    goes: 'discard',
  })

  test('its second influence goes to Sudan or Kenya', () => {
    const t = sea({ us: [front], influence: { ethiopia: [0, 1] } })
    t.us.plays(front, 'event')
    t.offers('sudan', 'kenya').refuses('somalia', 'outside-area').refuses('ethiopia', 'outside-area').refuses(SEA, 'outside-area')
    t.refuses('done', 'must-spend-all')
    t.us.picks('sudan')
    t.has({ ethiopia: [1, 1], sudan: [1, 0] })
      .is({ vp: 1 })
      .idle()
  })

  describe('where nobody controls Ethiopia', () => {
    doesNotHappen(front, 1, { influence: { ethiopia: [1, 1] } })
  })
  describe('where the US controls Ethiopia', () => {
    doesNotHappen(front, 1, { influence: { ethiopia: [1, 0] } })
  })

  test('the condition is looked at when the event comes: after operations that took Ethiopia', () => {
    const t = sea({ ussr: [front], influence: { sudan: [0, 1] } })
    t.ussr.plays(front, 'influence', 'ethiopia')
    t.us.picks('kenya')
    t.has({ ethiopia: [1, 1], kenya: [1, 0] })
      .is({ vp: 1 })
      .idle()
  })

  test('10.4.1: the tenth VP ends the game before any influence comes', () => {
    const t = sea({ us: [front], vp: 9, influence: { ethiopia: [0, 1] } })
    t.us.plays(front, 'event')
    t.has({}).over('us', 'vp')
  })
})

describe('RS8 CENTCOM', () => {
  everyWay('centcom', {
    side: 'us',
    ops: 3,
    setup: { game, influence: { kenya: [2, 0] } },
    answers: (me) => me.picks('kenya'),
    inForce: ['centcom'],
    goes: 'discard',
  })

  /** The marker lies in Kenya. */
  const inKenya = (setup: Setup): Table => {
    const t = sea({ ...setup, us: ['centcom', ...(setup.us ?? [])] })
    t.us.plays('centcom', 'event', 'kenya')
    return t
  }
  const influence = { kenya: [3, 0], sudan: [1, 0], oman: [2, 0] } as const

  test('any country may be chosen, an empty one too, but not the sea lanes', () => {
    const t = sea({ us: ['centcom'] })
    t.us.plays('centcom', 'event')
    expect(t.legal()).toHaveLength(11)
    t.refuses(SEA, 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('yemen')
    t.has({}).inForce('centcom').idle()
  })

  test('there the USSR may attempt neither coups nor realignments; elsewhere it may', () => {
    const coup = inKenya({ ussr: ['cyrus-vance'], influence })
    coup.ussr.plays('cyrus-vance', 'coup')
    coup.refuses('kenya', 'protected-by-card').offers('sudan', 'oman')
    const realign = inKenya({ ussr: ['cyrus-vance'], influence })
    realign.ussr.plays('cyrus-vance', 'realign')
    realign.refuses('kenya', 'protected-by-card').offers('sudan', 'oman')
  })

  test('events grant the USSR none there either: F-5Es Delivered, Anti-Zionist Committee, Famine', () => {
    const fighters = inKenya({ ussr: ['f-5es-delivered'], influence })
    fighters.ussr.plays('f-5es-delivered', 'event')
    fighters.refuses('kenya', 'protected-by-card').offers('sudan', 'done')
    const committee = 'anti-zionist-committee-of-the-soviet-public'
    const t = sea({ us: ['centcom'], ussr: [committee], influence: { oman: [2, 0], yemen: [2, 0] } })
    t.us.plays('centcom', 'event', 'oman')
    t.ussr.plays(committee, 'event')
    t.refuses('oman', 'protected-by-card').offers('yemen')
    const famine = inKenya({ ussr: ['famine'], influence: { ...influence, ethiopia: [1, 0] } })
    famine.ussr.plays('famine', 'event', 'kenya', 'ethiopia')
    famine.refuses('kenya', 'protected-by-card').offers('ethiopia')
  })

  test('it stops neither influence nor its removal by events', () => {
    const t = inKenya({ ussr: ['f-5es-delivered', 'soviets-airlift-cubans'], influence: { kenya: [3, 1] } })
    t.ussr.plays('f-5es-delivered', 'influence', 'kenya', 'kenya')
    t.has({ kenya: [3, 3] })
    t.ussr.plays('soviets-airlift-cubans', 'event', 'kenya')
    t.has({ kenya: [0, 3] }).idle()
  })

  test('it does not bind the US', () => {
    const t = inKenya({ us: ['peace-corps'], influence: { kenya: [0, 2] } })
    t.us.plays('peace-corps', 'coup', 'kenya')
    t.rolls(6)
      .has({ kenya: [2, 0] })
      .idle()
  })

  test('it lasts beyond the turn', () => {
    inKenya({}).endsTurn().inForce('centcom')
  })

  test('there is one marker: a second play moves it', () => {
    const t = inKenya({ us: ['hero-of-the-crossing'], ussr: ['cyrus-vance'], influence, discard: [] })
    t.us.plays('hero-of-the-crossing', 'event', 'centcom')
    t.us.plays('centcom', 'event', 'sudan')
    t.ussr.plays('cyrus-vance', 'coup')
    t.refuses('sudan', 'protected-by-card').offers('kenya', 'oman')
  })
})

describe('RS9 Carter Doctrine', () => {
  const carter = 'carter-doctrine'
  everyWay(carter, { side: 'us', ops: 4, setup: { game }, inForce: [carter], goes: 'removed' })
  const effects = { [carter]: 'us' } as const

  test('R11: before a die of its own the US may fix it at 1 or 6, and then no more', () => {
    const t = sea({ us: ['peace-corps', 'diego-garcia'], effects, influence: { sudan: [0, 4], oman: [0, 1] } })
    t.us.plays('peace-corps', 'coup', 'sudan')
    t.asks('us', 'die').offers('1', '6', 'done').refuses('3', 'not-an-answer').refuses('6', 'not-asked', 'ussr')
    t.us.picks('6')
    t.has({ sudan: [2, 0] })
      .inForce()
      .idle()
    t.us.plays('diego-garcia', 'coup', 'oman')
    t.asks('chance', 'die')
  })

  test('R11: a fixed die is an answer of the US, not of chance, and the notes say so', () => {
    const t = sea({ us: ['peace-corps'], effects, influence: { sudan: [0, 4] } })
    t.us.plays('peace-corps', 'coup', 'sudan').picks('1')
    t.noted('chooses', { side: 0, pick: t.pick('1') }).noted('coup', { die: 1, n: 1 })
    t.has({ sudan: [0, 3] }).idle()
  })

  test('declined, the die is rolled and the doctrine waits for another', () => {
    const t = sea({ us: ['peace-corps'], ussr: ['cyrus-vance'], effects, influence: { sudan: [2, 4] } })
    t.us.plays('peace-corps', 'coup', 'sudan').picks('done')
    t.asks('chance', 'die')
      .rolls(3)
      .has({ sudan: [2, 1] })
      .inForce(carter)
      .idle()
    t.ussr.plays('cyrus-vance', 'coup', 'sudan')
    t.asks('us', 'die').us.picks('1')
    t.has({ sudan: [1, 1] })
      .inForce()
      .idle()
  })

  test('in a realignment one of the two dice is fixed: the first', () => {
    const t = sea({ us: ['peace-corps'], effects, influence: { oman: [0, 4] } })
    t.us.plays('peace-corps', 'realign', 'oman').picks('1')
    t.asks('chance', 'die')
      .rolls(5)
      .has({ oman: [0, 1] })
      .inForce()
  })

  test('or the second, after the first has been rolled', () => {
    const t = sea({ ussr: ['cyrus-vance'], effects, influence: { oman: [4, 0] } })
    t.ussr.plays('cyrus-vance', 'realign', 'oman')
    t.asks('us', 'die').us.picks('done')
    t.rolls(4).asks('us', 'die').us.picks('6')
    t.has({}).inForce()
  })

  test('it works on the dice of space and war', () => {
    const space = sea({ ussr: ['cyrus-vance'], effects })
    space.ussr.plays('cyrus-vance', 'space')
    space.asks('us', 'die').us.picks('6')
    space
      .is({ space: [0, 0] })
      .inForce()
      .idle()
    const war = sea({ us: ['ogaden-war'], effects })
    war.us.plays('ogaden-war', 'event', '6')
    war.is({ vp: 2 }).inForce().idle()
  })

  test('a card shown for a flashpoint is no die: it comes first', () => {
    const t = sea({ us: ['peace-corps'], effects, influence: { somalia: [0, 4] }, deck: ['nasserism', 'detente'] })
    t.us.plays('peace-corps', 'coup', 'somalia')
    t.asks('chance', 'draw').rolls('nasserism').is({ defcon: 4 }).asks('us', 'die').us.picks('6')
    t.has({ somalia: [0, 0] }).idle()
  })

  test('R11: in a record it stands as a move of the US, and the record plays on from it', () => {
    const fixed: Move = { by: US, pick: pickOf(rulesNamed(game)!, '6') }
    for (let seed = 0; ; seed++) {
      expect(seed).toBeLessThan(300)
      const random = generator(seed)
      const g = newGame({ game })
      const moves: Move[] = []
      const makes = (move: Move): void => {
        apply(g, move)
        moves.push(move)
      }
      while (g.result === null && decision(g, US)?.kind !== 'die') {
        const by = anyAsked(asked(g), random)
        makes({ by, pick: oneOf(decision(g, by)!.moves, random) })
      }
      if (g.result !== null) continue
      makes(fixed)
      const text = writeRecord(recordOf(g, moves))
      expect(text).toContain('"us 6"')
      expect(playRecord(readRecord(text)).state).toEqual(g)
      return
    }
  })

  test('unused, it ends with the turn', () => {
    sea({ effects }).inForce(carter).endsTurn().inForce()
  })
})

describe('RS10 Kenya Joins Rapid Deployment Force', () => {
  const kenya = 'kenya-joins-rapid-deployment-force'
  everyWay(kenya, {
    side: 'us',
    ops: 1,
    setup: { game, influence: { yemen: [0, 1], sudan: [0, 1] } },
    answers: (me) => me.picks('yemen'),
    has: { kenya: [1, 0], yemen: [0, 0] },
    goes: 'discard',
  })

  test('the removal: not where the USSR has control, and looked at after Kenya has its influence', () => {
    const t = sea({ us: [kenya], influence: { kenya: [0, 2], sudan: [0, 1], oman: [0, 1], [SEA]: [0, 1] } })
    t.us.plays(kenya, 'event')
    t.has({ kenya: [1, 2] }).offers('kenya', 'oman')
    t.refuses('sudan', 'controlled-by-opponent').refuses('yemen', 'no-influence-to-remove').refuses(SEA, 'outside-area')
    t.refuses('done', 'must-spend-all')
    t.us.picks('kenya')
    t.has({ kenya: [1, 1] }).idle()
  })

  test('without a country for the removal it is left out', () => {
    const t = sea({ us: [kenya], influence: { sudan: [0, 1], [SEA]: [0, 1] } })
    t.us.plays(kenya, 'event')
    t.has({ kenya: [1, 0] })
      .cards({ [kenya]: 'discard' })
      .idle()
  })
})

describe('RS11 Voice of America in Amharic', () => {
  const voice = 'voice-of-america-in-amharic'
  everyWay(voice, {
    side: 'us',
    ops: 2,
    setup: { game, influence: { oman: [1, 0] } },
    answers: (me) => me.picks('influence', 'oman'),
    has: { oman: [2, 0] },
    inForce: [voice],
    goes: 'removed',
  })
  const effects = { [voice]: 'us' } as const

  test('its own point is not doubled; it may go into a coup (R10) or a realignment, not into space', () => {
    const t = sea({ us: [voice], influence: { oman: [0, 3] } })
    t.us.plays(voice, 'event')
    t.asks('us', 'operations').offers('influence', 'realign', 'coup', 'pass')
    t.us.picks('coup', 'oman')
    t.rolls(5)
      .has({ oman: [0, 1] })
      .is({ milops: [1, 0] })
      .inForce(voice)
      .idle()
  })

  test.each([
    ['a card of its own', 'the-strong-man-of-sudan', 'detente'],
    ['a card of the USSR', 'nasserism', 'detente'],
  ])('7.3.1: then %s worth 1 is worth 2 in every use by the US', (_whose, one) => {
    const hand = { us: [one], effects, influence: { oman: [1, 4] } } as const
    const place = sea(hand)
    place.us.plays(one, 'influence').picks(SEA, SEA)
    expect(place.g.influence[place.country(SEA) * 2]).toBe(2)
    const coup = sea(hand)
    coup.us.plays(one, 'coup', 'oman')
    coup
      .rolls(3)
      .has({ oman: [1, 3] })
      .is({ milops: [2, 0] })
    const realign = sea(hand)
    realign.us.plays(one, 'realign', 'oman')
    realign.rolls(1, 1).left(1)
    const space = sea(hand)
    space.us.plays(one, 'space')
    space
      .rolls(1)
      .is({ space: [1, 0] })
      .idle()
  })

  test('7.3.2: so are the operations of USAID, as those of a card worth 1', () => {
    const t = sea({ us: ['usaid'], effects })
    t.us.plays('usaid', 'event', 'influence', SEA, SEA)
    t.has({ [SEA]: [2, 0] }).idle()
  })

  test('a card worth 2, Romanian Autonomy and the cards of the USSR stay as they are', () => {
    const two = sea({ us: ['peace-corps'], effects })
    two.us.plays('peace-corps', 'influence', SEA, SEA)
    two.has({ [SEA]: [2, 0] }).idle()
    const autonomy = sea({ effects, holder: 'us' })
    autonomy.us.plays('romanian-autonomy', 'influence', SEA, SEA)
    autonomy.has({ [SEA]: [2, 0] }).idle()
    const ussr = sea({ ussr: ['nasserism'], effects })
    ussr.ussr.plays('nasserism', 'influence', SEA)
    ussr.has({ [SEA]: [0, 1] }).idle()
  })

  test('7.3: it adds up with other modifiers', () => {
    const t = sea({
      us: ['the-strong-man-of-sudan', 'peace-corps'],
      ussr: ['mengistu-haile-mariam', 'afghanistan-invasion'],
      effects: { ...effects, 'the-lion-falters': 'ussr' },
    })
    t.ussr.plays('mengistu-haile-mariam', 'event', 'afghanistan-invasion')
    t.us.plays('the-strong-man-of-sudan', 'influence', SEA)
    t.has({ [SEA]: [1, 0] }).idle()
    t.us.plays('peace-corps', 'influence', SEA)
    t.has({ [SEA]: [2, 0] }).idle()
  })

  test('until the end of the turn', () => {
    sea({ effects }).inForce(voice).endsTurn().inForce()
  })
})

describe('RS12 French Connections', () => {
  const french = 'french-connections'
  everyWay(french, {
    side: 'us',
    ops: 2,
    setup: { game, influence: { djibouti: [1, 3], madagascar: [0, 1], kenya: [0, 2] } },
    answers: (me) => me.picks('djibouti', 'madagascar'),
    has: { djibouti: [1, 0], madagascar: [2, 1] },
    goes: 'removed',
  })

  test('both may fall on the same country; there are only these two', () => {
    const t = sea({ us: [french], influence: { djibouti: [0, 3], madagascar: [0, 1], kenya: [0, 2] } })
    t.us.plays(french, 'event')
    t.asks('us', 'remove-all').offers('djibouti', 'madagascar').refuses('kenya', 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('madagascar')
    t.asks('us', 'place-each').offers('djibouti', 'madagascar').refuses('kenya', 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('madagascar')
    t.has({ madagascar: [2, 0] }).idle()
  })

  test('where nothing is to be removed, the 2 influence come all the same', () => {
    const t = sea({ us: [french] })
    t.us.plays(french, 'event', 'djibouti', 'djibouti')
    t.has({ djibouti: [2, 0] })
      .cards({ [french]: 'removed' })
      .idle()
  })
})

describe("RS13 The Events of '86", () => {
  const events = 'the-events-of-86'
  everyWay(events, {
    side: 'us',
    ops: 2,
    setup: { game, influence: { egypt: [2, 0], oman: [2, 0], 'south-yemen': [0, 1], yemen: [0, 3] } },
    answers: (me) => me.picks('yemen', 'south-yemen'),
    has: { yemen: [0, 2], 'south-yemen': [0, 0] },
    is: { vp: 1 },
    goes: 'discard',
  })

  test('without USSR control of South Yemen no VP, but the removal', () => {
    const t = sea({ us: [events], influence: { oman: [2, 0], 'south-yemen': [1, 1], yemen: [0, 3] } })
    t.us.plays(events, 'event', 'yemen')
    t.has({ yemen: [0, 2] })
      .is({ vp: 0 })
      .idle()
  })

  test('without a country under US control only the VP', () => {
    const t = sea({ us: [events], influence: { 'south-yemen': [0, 1], oman: [1, 0] } })
    t.us.plays(events, 'event')
    t.has({})
      .is({ vp: 1 })
      .cards({ [events]: 'discard' })
      .idle()
  })

  test('2.1.2: Egypt is a place to remove from; Africa and the sea lanes are none, and do not count', () => {
    const t = sea({ us: [events], influence: { oman: [2, 0], kenya: [2, 1], sudan: [1, 0], egypt: [0, 2], [SEA]: [5, 1] } })
    t.us.plays(events, 'event')
    t.left(1).offers('egypt')
    t.refuses('kenya', 'outside-area')
      .refuses(SEA, 'outside-area')
      .refuses('oman', 'no-influence-to-remove')
      .refuses('done', 'must-spend-all')
    t.us.picks('egypt')
    t.has({ egypt: [0, 1] }).idle()
  })

  test('as much as there is', () => {
    const t = sea({ us: [events], influence: { oman: [2, 0], yemen: [2, 0], 'saudi-arabia': [4, 1] } })
    t.us.plays(events, 'event')
    t.left(3).us.picks('saudi-arabia')
    t.has({ 'saudi-arabia': [4, 0] }).idle()
  })
})

describe('RS14 Hero of the Crossing', () => {
  const hero = 'hero-of-the-crossing'
  everyWay(hero, {
    side: 'us',
    ops: 3,
    setup: { game, us: ['nasserism'], discard: ['peace-corps', 'separatists'] },
    answers: (me, _them, t) => {
      me.picks('nasserism', 'peace-corps')
      t.cards({ nasserism: 'discard', 'peace-corps': 'us-hand', separatists: 'discard' }).knows('ussr', 'peace-corps')
    },
    goes: 'discard',
  })

  test('a card of a USSR event leaves the hand, its event does not happen (5.4); a US or shared one is taken from the discard pile', () => {
    const t = sea({
      us: [hero, 'nasserism', 'usaid', 'separatists', 'africa-scoring', 'zbig'],
      holder: 'us',
      discard: ['peace-corps', 'arab-league', 'detente', 'middle-east-scoring'],
      removed: ['carter-doctrine'],
    })
    t.us.plays(hero, 'event')
    t.asks('us', 'discard').offers('nasserism')
    for (const card of ['usaid', 'separatists', 'africa-scoring', 'zbig']) t.refuses(card, 'not-opponent-event')
    t.refuses('romanian-autonomy', 'not-there').refuses(hero, 'not-there').refuses('done', 'must-spend-all')
    t.us.picks('nasserism')
    t.asks('us', 'from-discard-pile').inForce().offers('peace-corps', 'arab-league', 'middle-east-scoring')
    t.refuses('detente', 'of-other-side')
      .refuses('nasserism', 'of-other-side')
      .refuses(hero, 'not-there')
      .refuses('carter-doctrine', 'not-there')
    t.refuses('done', 'must-spend-all')
    t.us.picks('arab-league')
    t.cards({ nasserism: 'discard', 'arab-league': 'us-hand', 'peace-corps': 'discard', [hero]: 'discard' })
      .knows('ussr', 'arab-league')
      .idle()
    t.noted('discards', { side: US, card: t.card('nasserism') }).noted('reveals', { side: US, card: t.card('arab-league') })
  })

  test('without a USSR card in hand a card is taken all the same', () => {
    const t = sea({ us: [hero, 'usaid'], discard: ['peace-corps'] })
    t.us.plays(hero, 'event', 'peace-corps')
    t.cards({ 'peace-corps': 'us-hand', usaid: 'us-hand' }).knows('ussr', 'usaid', false).idle()
  })

  test('where the discard pile holds nothing fit, a card is discarded all the same; with neither it does nothing', () => {
    const half = sea({ us: [hero, 'nasserism'], discard: ['detente'] })
    half.us.plays(hero, 'event', 'nasserism')
    half.cards({ nasserism: 'discard', detente: 'discard', [hero]: 'discard' }).idle()
    const none = sea({ us: [hero] })
    none.us.plays(hero, 'event')
    none.cards({ [hero]: 'discard' }).idle()
  })

  test('it is the hand of the US also when the USSR plays it', () => {
    const t = sea({ us: ['detente'], ussr: [hero, 'nasserism'], discard: ['peace-corps'] })
    t.ussr.plays(hero, 'event')
    t.asks('us', 'discard').offers('detente').us.picks('detente', 'peace-corps')
    t.ussr.picks('influence', SEA, SEA, SEA)
    t.cards({ detente: 'discard', nasserism: 'ussr-hand', 'peace-corps': 'us-hand', [hero]: 'discard' }).idle()
  })

  test('a scoring card may be taken, unless the game is played without that (reading heroTakesScoring)', () => {
    const usual = sea({ us: [hero], discard: ['africa-scoring'] })
    usual.us.plays(hero, 'event', 'africa-scoring')
    usual.cards({ 'africa-scoring': 'us-hand' }).idle()
    const strict = sea({ us: [hero], discard: ['africa-scoring', 'usaid'], options: { readings: { heroTakesScoring: false } } })
    strict.us.plays(hero, 'event')
    strict.offers('usaid').refuses('africa-scoring', 'scoring-card')
  })
})

describe('RS15 Israeli Periphery Doctrine', () => {
  const doctrine = 'israeli-periphery-doctrine'
  const dice = [1, 4, 3, 3]
  everyWay(doctrine, {
    side: 'us',
    ops: 2,
    setup: { game, defcon: 2, influence: { egypt: [0, 3], kenya: [0, 2] } },
    rolls: dice,
    answers: (me) => me.picks('egypt', 'kenya'),
    has: { egypt: [0, 0] },
    is: { defcon: 2, milops: [0, 0] },
    goes: 'discard',
  })

  test('1 is added to the US die alone, in each of the two rolls, which may hit the same country', () => {
    const t = sea({ us: [doctrine], influence: { kenya: [2, 2], somalia: [2, 0] } })
    t.us.plays(doctrine, 'event', 'kenya')
    t.rolls(5, 3) // 5 against 3 + 1 for Somalia + 1
    t.has({}).left(1).us.picks('kenya')
    t.rolls(5, 4)
    t.has({ kenya: [2, 1] }).idle()
  })

  test('only in Africa, and where there is USSR influence; no flashpoint is shown', () => {
    const t = sea({ us: [doctrine], influence: { oman: [0, 2], somalia: [0, 2], kenya: [2, 0], [SEA]: [0, 2] } })
    t.us.plays(doctrine, 'event')
    t.offers('somalia', 'done').refuses('oman', 'outside-area').refuses('kenya', 'no-opposing-influence').refuses(SEA, 'not-a-country')
    t.us.picks('somalia')
    t.asks('chance', 'die').rolls(6, 6).us.picks('done')
    t.has({ somalia: [0, 1] })
      .is({ defcon: 5, milops: [0, 0] })
      .idle()
  })

  test('the rolls may be declined', () => {
    const t = sea({ us: [doctrine], influence: { somalia: [0, 2] } })
    t.us.plays(doctrine, 'event', 'done')
    t.has({})
      .cards({ [doctrine]: 'discard' })
      .idle()
  })

  test('without a target it does nothing', () => {
    const t = sea({ us: [doctrine], influence: { oman: [0, 2] } })
    t.us.plays(doctrine, 'event')
    t.has({})
      .cards({ [doctrine]: 'discard' })
      .idle()
  })

  test('two rolls, whatever modifies operations', () => {
    const t = sea({
      us: [doctrine],
      ussr: ['mengistu-haile-mariam', 'afghanistan-invasion'],
      effects: { 'the-lion-falters': 'ussr' },
      influence: { somalia: [0, 2] },
    })
    t.ussr.plays('mengistu-haile-mariam', 'event', 'afghanistan-invasion')
    t.us.plays(doctrine, 'event')
    t.left(2)
  })
})

describe('RS16 The Strong Man of Sudan', () => {
  const man = 'the-strong-man-of-sudan'
  everyWay(man, {
    side: 'us',
    ops: 1,
    setup: { game, influence: { ethiopia: [4, 3], sudan: [1, 1] } },
    has: { sudan: [5, 1] },
    goes: 'removed',
  })

  test('without USSR influence in Ethiopia it is 1', () => {
    const t = sea({ us: [man], influence: { ethiopia: [2, 0] } })
    t.us.plays(man, 'event')
    t.has({ sudan: [1, 0] })
      .cards({ [man]: 'removed' })
      .idle()
  })
})

describe('RS17 Afghanistan Invasion', () => {
  const invasion = 'afghanistan-invasion'
  const directive = 'presidential-directive-30'
  everyWay(invasion, { side: 'us', ops: 4, setup: { game }, inForce: [invasion], goes: 'discard' })

  const invaded = (setup: Setup): Table => {
    const t = sea({ ...setup, us: [invasion, ...(setup.us ?? [])] })
    t.us.plays(invasion, 'event')
    return t
  }

  test('7.3.1: this turn each further card of the USSR is worth 1 less in every use', () => {
    const place = invaded({ ussr: ['f-5es-delivered'] })
    place.ussr.plays('f-5es-delivered', 'influence', SEA, SEA)
    place.has({ [SEA]: [0, 2] }).idle()
    const coup = invaded({ ussr: ['f-5es-delivered'], influence: { oman: [4, 0] } })
    coup.ussr.plays('f-5es-delivered', 'coup', 'oman')
    coup
      .rolls(4)
      .has({ oman: [2, 0] })
      .is({ milops: [0, 2] })
      .idle()
    const realign = invaded({ ussr: ['cyrus-vance'], influence: { oman: [4, 0] } })
    realign.ussr.plays('cyrus-vance', 'realign', 'oman')
    realign.rolls(1, 1).idle()
    const space = invaded({ ussr: ['cyrus-vance'] })
    space.ussr.begins().picks('cyrus-vance')
    space.refuses('space', 'space-card-too-low')
  })

  test('7.3.2: operations that events grant by the value of their card too', () => {
    const t = invaded({ ussr: ['stagflation'] })
    t.ussr.plays('stagflation', 'event', 'influence', SEA)
    t.has({ [SEA]: [0, 1] }).idle()
  })

  test('never less than 1, also with Albano-Stalinist Economics: the sum comes first', () => {
    const one = invaded({ ussr: ['nasserism'] })
    one.ussr.plays('nasserism', 'influence', SEA)
    one.has({ [SEA]: [0, 1] }).idle()
    const both = {
      ussr: ['mr-nyet', 'cyrus-vance'],
      effects: { 'albano-stalinist-economics': 'us' },
      influence: { kenya: [0, 1] },
    } as const
    const four = invaded(both)
    four.ussr.plays('mr-nyet', 'influence')
    four.left(3).ussr.picks('kenya')
    four.left(1).ussr.picks('kenya')
    four.has({ kenya: [0, 3] }).idle()
    const two = invaded(both)
    two.ussr.plays('cyrus-vance', 'influence', 'kenya')
    two.has({ kenya: [0, 2] }).idle()
  })

  test('9.7: Romanian Autonomy too; the cards of the US keep their value', () => {
    const autonomy = invaded({ holder: 'ussr' })
    autonomy.ussr.plays('romanian-autonomy', 'influence', SEA)
    autonomy.has({ [SEA]: [0, 1] }).idle()
    const us = invaded({ us: ['peace-corps'] })
    us.us.plays('peace-corps', 'influence', SEA, SEA)
    us.has({ [SEA]: [2, 0] }).idle()
  })

  test.each([
    ['without it', [], [8]],
    ['with it', [invasion], []],
  ])('Presidential Directive 30 ends: the eighth round is lost, the influence stays (%s)', (_what, us, extra) => {
    const t = sea({ us, ussr: [directive], influence: { oman: [0, 1] } })
    t.ussr.plays(directive, 'event', 'oman')
    t.has({ oman: [0, 2] }).inForce(directive)
    if (us.length > 0) {
      t.us.plays(invasion, 'event')
      t.inForce(invasion)
    }
    t.playsOn('rounds')
      .has({ oman: [0, 2] })
      .over('ussr', 'final-scoring')
    expect(t.notes.flatMap((n) => (n.key === 'round' && n.n > 7 ? [n.n] : []))).toEqual(extra)
  })

  describe('and it can no longer be an event', () => {
    const setup = { effects: { [invasion]: 'us' } } as const

    test('of the USSR', () => {
      const t = sea({ ...setup, ussr: [directive] })
      t.ussr.begins().picks(directive)
      t.refuses('event', 'event-cannot-happen')
      t.ussr.picks('influence', SEA, SEA)
      t.cards({ [directive]: 'discard' })
        .inForce(invasion)
        .idle()
    })

    test.each(['event', 'influence'])('when the US plays it (%s first): discarded, not removed', (first) => {
      const t = sea({ ...setup, us: [directive] })
      if (first === 'event') t.us.plays(directive, 'event', 'influence', SEA, SEA)
      else t.us.plays(directive, 'influence', SEA, SEA)
      t.has({ [SEA]: [2, 0] })
        .cards({ [directive]: 'discard' })
        .inForce(invasion)
        .idle()
    })

    test.each(['us', 'ussr'] as const)('headlined by the %s', (side) => {
      const t = sea({ ...setup, [side]: [directive] })
      t.headlines(side === 'us' ? directive : null, side === 'ussr' ? directive : null)
      t.has({})
        .cards({ [directive]: 'discard' })
        .inForce(invasion)
        .idle()
    })
  })

  test('with the sides exchanged (Mengistu) in the same turn, the cards of both sides are worth 1 less', () => {
    const t = invaded({
      us: ['peace-corps'],
      ussr: ['gosplan-advisers', 'nasserism', 'detente', 'mengistu-haile-mariam', 'f-5es-delivered'],
      effects: { 'the-lion-falters': 'ussr' },
      deck: [],
    })
    t.ussr.plays('gosplan-advisers', 'event')
    t.rolls(invasion).ussr.picks('nasserism', 'detente')
    t.ussr.plays('mengistu-haile-mariam', 'event', invasion)
    t.ussr.plays('f-5es-delivered', 'influence', SEA, SEA)
    t.us.plays('peace-corps', 'influence', SEA)
    t.has({ [SEA]: [1, 2] }).idle()
  })

  test('the point comes back with the next turn, the ban stays', () => {
    const t = table({
      game,
      turn: 2,
      holder: 'nobody',
      options: { mix: true },
      us: [invasion, 'usaid'],
      ussr: [directive, 'f-5es-delivered', 'mr-nyet'],
      deck: [],
      defcon: 2,
    })
    t.us.plays(invasion, 'event')
    t.playsOn('cleanup').is({ turn: 3, defcon: 3 }).rolls(invasion).inForce(invasion)
    t.cards({ [invasion]: 'ussr-hand' })
    t.us.picks('usaid')
    t.ussr.picks('mr-nyet')
    t.us.picks('pass', 'no')
    t.asks('ussr', 'play').ussr.picks('f-5es-delivered', 'influence', SEA, SEA, SEA)
    t.has({ [SEA]: [0, 3] })
    t.ussr.picks(directive)
    t.refuses('event', 'event-cannot-happen')
  })
})

describe('RS18 Daniel arap Moi', () => {
  const moi = 'daniel-arap-moi'
  describe('without control of Kenya', () => {
    everyWay(moi, {
      side: 'us',
      ops: 2,
      setup: { game, defcon: 3, influence: { kenya: [2, 1] } },
      has: { kenya: [4, 1] },
      is: { vp: 0, defcon: 3 },
      goes: 'removed',
    })
  })
  describe('with it', () => {
    everyWay(moi, {
      side: 'us',
      ops: 2,
      setup: { game, defcon: 3, influence: { kenya: [2, 0] } },
      answers: (me) => me.picks('lower'),
      is: { vp: 1, defcon: 2 },
      goes: 'removed',
    })
  })

  test('DEFCON must move; the direction is free', () => {
    const t = sea({ us: [moi], defcon: 3, influence: { kenya: [2, 0] } })
    t.us.plays(moi, 'event')
    t.asks('us', 'move-defcon').offers('raise', 'lower').refuses('done', 'not-an-answer')
    t.us.picks('raise')
    t.has({}).is({ vp: 1, defcon: 4 }).idle()
  })

  test('8.1.3: at 5 a step up has no effect and is allowed', () => {
    const t = sea({ us: [moi], defcon: 5, influence: { kenya: [2, 0] } })
    t.us.plays(moi, 'event', 'raise')
    t.is({ vp: 1, defcon: 5 })
      .cards({ [moi]: 'removed' })
      .idle()
  })

  test.each(['event', 'influence'])(
    '8.1.4: played by the USSR at DEFCON 2 (%s first), the US may begin the war that the USSR loses',
    (first) => {
      const t = sea({ ussr: [moi], defcon: 2, influence: { kenya: [2, 0] } })
      if (first === 'event') t.ussr.plays(moi, 'event')
      else t.ussr.plays(moi, 'influence', SEA, SEA)
      t.us.picks('lower')
      t.is({ defcon: 1, vp: 1 }).over('us', 'nuclear-war')
    },
  )

  test.each([
    ['us', 'ussr'],
    ['ussr', 'us'],
  ] as const)('8.1.4: headlined by the %s at DEFCON 2 and lowered, the %s wins', (by, winner) => {
    const t = sea({ [by]: [moi], defcon: 2, influence: { kenya: [2, 0] } })
    t.headlines(by === 'us' ? moi : null, by === 'ussr' ? moi : null)
    t.us.picks('lower')
    t.over(winner, 'nuclear-war')
  })

  test('10.4.1: the tenth VP ends the game before DEFCON moves', () => {
    const t = sea({ us: [moi], vp: 9, defcon: 2, influence: { kenya: [2, 0] } })
    t.us.plays(moi, 'event')
    t.is({ defcon: 2 }).over('us', 'vp')
  })
})

describe('RS46 We Are the World', () => {
  const world = 'we-are-the-world'
  const setup = { effects: { famine: 'ussr' }, markers: { famine: ['sudan', 'ethiopia'] } } as const
  everyWay(world, {
    side: 'us',
    ops: 1,
    setup: { game, ...setup },
    answers: (me, _them, t) => {
      me.picks('ethiopia')
      t.marked('famine', 'sudan')
    },
    has: { ethiopia: [2, 0] },
    is: { vp: 1 },
    goes: 'removed',
  })

  test('only where a Famine marker lies', () => {
    const t = sea({ us: [world], ...setup })
    t.us.plays(world, 'event')
    t.offers('sudan', 'ethiopia').refuses('kenya', 'outside-area').refuses(SEA, 'outside-area').refuses('done', 'must-spend-all')
  })

  describe('without a marker', () => {
    doesNotHappen(world, 1, { effects: { famine: 'ussr' } })
  })

  test('10.4.1: the tenth VP ends the game before the influence comes', () => {
    const t = sea({ us: [world], vp: 9, ...setup })
    t.us.plays(world, 'event')
    t.has({}).marked('famine', 'sudan', 'ethiopia').over('us', 'vp')
  })
})

describe('RS49 Diego Garcia', () => {
  const garcia = 'diego-garcia'
  everyWay(garcia, {
    side: 'us',
    ops: 2,
    setup: { game, influence: { [SEA]: [1, 3] } },
    has: { [SEA]: [3, 2] },
    elsewhere: 'oman',
    goes: 'discard',
  })

  test('where the USSR has none, it loses none', () => {
    const t = sea({ us: [garcia] })
    t.us.plays(garcia, 'event')
    t.has({ [SEA]: [2, 0] })
      .cards({ [garcia]: 'discard' })
      .idle()
  })

  test('USSR control of the sea lanes is no obstacle', () => {
    const t = sea({ us: [garcia], influence: { [SEA]: [0, 4] } })
    t.us.plays(garcia, 'event')
    t.has({ [SEA]: [2, 3] }).idle()
  })
})
