/** Events of Red Sea that grant operations or change their value. */
import { describe, expect, test } from 'vitest'
import { mixed, redSea, SEA, sea, ussrEventDoesNotHappen } from '../../plays.ts'
import { type Setup, type Table, table, times } from '../../table.ts'
import { everyWay } from '../../ways.ts'

const game = 'red-sea'

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

describe('RS24 T-62s and Kalashnikovs', () => {
  const card = 't-62s-and-kalashnikovs'
  const effects = { [card]: 'ussr' } as const
  everyWay(card, { side: 'ussr', ops: 3, setup: { game, influence: { kenya: [1, 1] } }, goes: 'discard', inForce: [card] })

  test.each([
    ['detente', 1, 2],
    ['diego-garcia', 2, 3],
    ['soviets-airlift-cubans', 3, 3],
    ['mr-nyet', 4, 4],
  ])('%s, worth %i, counts %i for the USSR and no more than printed for the US', (played, printed, value) => {
    const ussr = redSea({ ussr: [played], effects })
    ussr.ussr.plays(played, 'influence')
    ussr.left(value)
    const us = redSea({ us: [played], effects })
    us.us.plays(played, 'influence')
    us.left(printed)
  })

  test('7.3.1, example 1: a coup with 2 operations adds 3 and gives 3 military operations', () => {
    const t = redSea({ ussr: ['the-derg'], effects, influence: { oman: [2, 0] } })
    t.ussr.plays('the-derg', 'coup', 'oman')
    t.rolls(2)
    t.has({ oman: [1, 0] })
      .is({ milops: [0, 3] })
      .idle()
  })

  test('7.3.1, example 3: the event of Stagflation gives 3 operations', () => {
    const t = redSea({ ussr: ['stagflation'], effects })
    t.ussr.plays('stagflation', 'event', 'influence', SEA, SEA, SEA)
    t.has({ [SEA]: [0, 3] }).idle()
  })

  test('7.3.1: realignments and the demand of the space race too', () => {
    const t = redSea({ ussr: ['detente'], effects, influence: { oman: [4, 0] } })
    t.ussr.plays('detente', 'realign', 'oman')
    t.rolls(1, 1).left(1)
    const last = redSea({ ussr: ['the-derg'], effects, space: [0, 2], vp: 1, deck: ['zbig'] })
    last.ussr.plays('the-derg', 'space')
    last
      .rolls(4, 'zbig')
      .is({ space: [0, 3], vp: -2 })
      .idle()
    const first = redSea({ ussr: ['detente'], effects })
    first.ussr.plays('detente', 'space')
    first
      .rolls(5)
      .is({ space: [0, 0] })
      .idle()
  })

  test.each([
    ['even', 0, 3],
    ['behind', 1, 3],
  ])('9.7: Romanian Autonomy, %s on VP (%i), counts %i', (_how, vp, value) => {
    const t = redSea({ holder: 'ussr', vp, effects })
    t.ussr.plays('romanian-autonomy', 'influence', ...times(value, SEA))
    t.has({ [SEA]: [0, value] }).idle()
  })

  test('the example of 7.3: it cancels Albano-Stalinist Economics out', () => {
    const t = redSea({ us: ['albano-stalinist-economics'], ussr: [card], holder: 'ussr', vp: 1, influence: { somalia: [0, 1] } })
    t.headlines('albano-stalinist-economics', card).inForce('albano-stalinist-economics', card)
    t.ussr.plays('romanian-autonomy', 'influence', 'somalia', 'djibouti', 'kenya')
    t.has({ somalia: [0, 2], djibouti: [0, 1], kenya: [0, 1] }).idle()
  })

  test('7.3: Afghanistan Invasion cancels it out as well', () => {
    for (const [played, value] of [
      ['detente', 1],
      ['the-derg', 2],
      ['soviets-airlift-cubans', 3],
    ] as const) {
      const t = redSea({ us: ['afghanistan-invasion'], ussr: [played], effects })
      t.us.plays('afghanistan-invasion', 'event')
      t.ussr.plays(played, 'influence')
      t.left(value)
    }
  })

  test.each([
    ['detente', 3],
    ['the-derg', 4],
    ['soviets-airlift-cubans', 4],
    ['mr-nyet', 4],
  ])('its limit binds its own bonus, not that of Brezhnev Doctrine: %s counts %i', (played, value) => {
    const t = mixed({ ussr: [played], effects: { ...effects, 'brezhnev-doctrine': 'ussr' } })
    t.ussr.plays(played, 'influence')
    t.left(value)
  })

  test('ends with the turn', () => {
    const t = redSea({ ussr: [card, 'detente'] })
    t.ussr.plays(card, 'event')
    t.endsTurn().inForce()
    t.ussr.plays('detente', 'influence')
    t.left(1)
  })
})

describe('RS28 US Presidential Elections', () => {
  const card = 'us-presidential-elections'

  test.each(['carter-doctrine', 'africa-scoring', 'peace-corps', 'the-derg', 'arab-league', 'indian-ocean-zone-of-peace'])(
    'headlined by the USSR it cancels %s, which is discarded',
    (cancelled) => {
      const t = redSea({ us: [cancelled], ussr: [card], influence: { kenya: [2, 0], egypt: [2, 0], sudan: [1, 0], oman: [2, 0] } })
      t.headlines(cancelled, card)
      t.has({})
        .is({ vp: 0, defcon: 5 })
        .cards({ [card]: 'discard', [cancelled]: 'discard' })
        .inForce()
        .idle()
    },
  )

  test('a cancelled scoring card counts as played', () => {
    const t = redSea({ us: ['africa-scoring'], ussr: [card], influence: { kenya: [2, 0] }, milops: [5, 5] })
    t.headlines('africa-scoring', card).endsTurn().is({ vp: 0 }).idle()
  })

  test('headlined by the US it does nothing: the headline of the USSR happens', () => {
    const t = redSea({ us: [card], ussr: ['nasserism'] })
    t.headlines(card, 'nasserism')
    t.has({})
      .cards({ [card]: 'discard', nasserism: 'removed' })
      .inForce('nasserism')
      .idle()
  })

  test('there may be no US headline to cancel', () => {
    const t = redSea({ ussr: [card] })
    t.headlines(null, card)
    t.has({})
      .cards({ [card]: 'discard' })
      .idle()
  })

  test('in an action round it does nothing, now or later', () => {
    const t = redSea({ ussr: [card] })
    t.ussr.plays(card, 'event')
    t.has({})
      .cards({ [card]: 'discard' })
      .inForce()
      .idle()
    for (const answers of [
      ['event', 'influence', SEA],
      ['influence', SEA],
    ] as const) {
      const us = redSea({ us: [card, 'nasserism'], ussr: ['the-derg'] })
      us.us.plays(card, answers[0], ...answers.slice(1))
      us.has({ [SEA]: [1, 0] }).cards({ [card]: 'discard' })
      us.headlines('nasserism', 'the-derg').inForce('nasserism').idle()
    }
  })
})

describe('RS29 F-5Es Delivered', () => {
  const card = 'f-5es-delivered'
  everyWay(card, {
    side: 'ussr',
    ops: 3,
    setup: { game, influence: { kenya: [2, 0], egypt: [1, 1], 'saudi-arabia': [2, 0] } },
    rolls: [5, 1, 6, 1],
    answers: (me) => me.picks('kenya', 'egypt'),
    has: { kenya: [0, 0], egypt: [0, 1] },
    is: { milops: [0, 0], defcon: 5 },
    goes: 'removed',
    inForce: [card],
  })

  test('one roll in each African country with US influence, Egypt at DEFCON 2 too (6.2.6); each may be left out', () => {
    const influence = { kenya: [4, 0], egypt: [4, 0], sudan: [2, 0], somalia: [0, 1], oman: [1, 0], [SEA]: [1, 0] } as const
    const t = redSea({ ussr: [card], defcon: 2, influence })
    t.ussr.plays(card, 'event')
    t.offers('kenya', 'egypt', 'sudan', 'done')
      .refuses('oman', 'outside-area')
      .refuses('somalia', 'no-opposing-influence')
      .refuses(SEA, 'not-a-country')
    t.rolls(6, 4, 1, 1).ussr.picks('kenya')
    t.refuses('kenya', 'already-chosen').offers('egypt', 'sudan', 'done')
    t.ussr.picks('egypt')
    t.refuses('egypt', 'already-chosen').offers('sudan', 'done')
    t.ussr.picks('done')
    t.has({ kenya: [3, 0] })
      .is({ defcon: 2, milops: [0, 0] })
      .idle()
  })

  test('no modifier of operations changes the number of rolls, and the USSR gets no bonus on its die', () => {
    const t = redSea({ ussr: [card], us: ['afghanistan-invasion'], influence: { kenya: [3, 0], sudan: [2, 0], egypt: [3, 0] } })
    t.us.plays('afghanistan-invasion', 'event')
    t.ussr.plays(card, 'event')
    t.rolls(4, 2, 4, 2, 4, 2).ussr.picks('kenya')
    t.noted('realign', { side: 1, die: 4, mod: 0 })
    t.ussr.picks('egypt', 'sudan')
    t.has({ kenya: [2, 0], egypt: [3, 0], sudan: [2, 0] }).idle()
  })

  test('a country under CENTCOM cannot be chosen', () => {
    const t = redSea({ us: ['centcom'], ussr: [card], influence: { kenya: [2, 0], sudan: [1, 0] } })
    t.us.plays('centcom', 'event', 'kenya')
    t.ussr.plays(card, 'event')
    t.refuses('kenya', 'protected-by-card').offers('sudan', 'done')
  })

  test('without any target, or without a roll, Ogaden War is barred all the same', () => {
    for (const influence of [{}, { kenya: [1, 0] }] as const) {
      const t = redSea({ ussr: [card], us: ['ogaden-war'], influence })
      t.ussr.plays(card, 'event', ...Object.keys(influence).map(() => 'done'))
      t.has({})
        .cards({ [card]: 'removed' })
        .inForce(card)
        .idle()
      t.endsTurn().inForce(card)
      t.us.begins().picks('ogaden-war')
      t.refuses('event', 'event-cannot-happen')
    }
  })

  test('5.2, example 1: the USSR uses the 2 operations of Ogaden War; no event, no military operations, the card is discarded', () => {
    const t = redSea({ ussr: ['ogaden-war'], effects: { [card]: 'ussr' }, influence: { ethiopia: [0, 1] } })
    t.ussr.plays('ogaden-war', 'influence', 'ethiopia', 'ethiopia')
    t.has({ ethiopia: [0, 3] })
      .is({ milops: [0, 0], vp: 0 })
      .cards({ 'ogaden-war': 'discard' })
      .idle()
  })
})

describe('RS31 Presidential Directive 30', () => {
  const card = 'presidential-directive-30'
  everyWay(card, {
    side: 'ussr',
    ops: 2,
    setup: { game, influence: { yemen: [2, 0] } },
    answers: (me) => me.picks('yemen'),
    has: { yemen: [2, 1] },
    goes: 'removed',
    inForce: [card],
  })

  test('1 influence anywhere, the sea lanes too, or none', () => {
    const t = redSea({ ussr: [card] })
    t.ussr.plays(card, 'event', SEA)
    t.has({ [SEA]: [0, 1] }).idle()
    const none = redSea({ ussr: [card] })
    none.ussr.plays(card, 'event', 'done')
    none.has({}).inForce(card).idle()
  })

  const silent = ['nasserism', 'the-lion-falters', 'cento-collapses', 'malagasy-constitutional-referendum', 'the-derg', 'seychelles']
  /** A turn in which the US has nothing to play. */
  const turn = (ussr: readonly string[], plays: number): Table => {
    const t = redSea({ ussr, holder: 'us', ready: false, deck: ['zbig'] }).playsOn('rounds')
    for (const played of ussr.slice(0, plays)) {
      t.ussr.plays(played, 'event')
      if (played === card) t.ussr.picks('done')
    }
    return t
  }

  test('an eighth round, which may be passed; no ninth', () => {
    const cards = [card, ...silent, 'us-presidential-elections', 't-62s-and-kalashnikovs']
    const t = turn(cards, 7)
    t.is({ turn: 1, round: 8 }).asks('ussr', 'play').offers('us-presidential-elections', 't-62s-and-kalashnikovs', 'pass')
    t.ussr.picks('pass')
    t.is({ turn: 2 }).cards({ 't-62s-and-kalashnikovs': 'ussr-hand' })
    turn(cards, 8).is({ turn: 2 }).cards({ 't-62s-and-kalashnikovs': 'ussr-hand' })
  })

  test('played in the seventh round it still gives the eighth; without a card left there is none; without the event there are seven', () => {
    turn([...silent, card, 'us-presidential-elections'], 7)
      .is({ turn: 1, round: 8 })
      .asks('ussr', 'play')
    turn([...silent, card], 7).is({ turn: 2 })
    turn([...silent, 't-62s-and-kalashnikovs', 'us-presidential-elections'], 7).is({ turn: 2 })
  })

  test('the extra round belongs to the USSR alone, after the seventh of both', () => {
    const us = ['kenya-joins-rapid-deployment-force', 'the-strong-man-of-sudan', 'diego-garcia', 'carter-doctrine', 'arab-league']
    us.push('albano-stalinist-economics', 'ogaden-war', 'zbig')
    const t = redSea({ us, ussr: [card, ...silent, 'us-presidential-elections'], ready: false }).playsOn('rounds')
    for (const [i, played] of [card, ...silent].entries()) {
      t.ussr.plays(played, 'event')
      if (played === card) t.ussr.picks('done')
      t.us.plays(us[i]!, 'event')
    }
    t.us.picks('done') // no die fixed by Carter Doctrine
    t.rolls(1)
    t.is({ turn: 1, round: 8 }).asks('ussr', 'play')
    t.ussr.picks('pass')
    t.is({ turn: 2 }).cards({ zbig: 'us-hand' })
  })

  test('ends with the turn', () => {
    redSea({ effects: { [card]: 'ussr' } })
      .endsTurn()
      .inForce()
  })

  test('Afghanistan Invasion takes the extra round away again; the influence stays', () => {
    const t = redSea({ us: ['afghanistan-invasion'], ussr: [card] })
    t.ussr.plays(card, 'event', 'oman')
    t.us.plays('afghanistan-invasion', 'event')
    t.has({ oman: [0, 1] })
      .inForce('afghanistan-invasion')
      .idle()
  })

  describe('after Afghanistan Invasion, in a later turn', () => {
    ussrEventDoesNotHappen(card, 2, { turn: 2, effects: { 'afghanistan-invasion': 'us' } })
  })
})
