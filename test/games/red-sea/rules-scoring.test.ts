/** The rules in which Red Sea differs from the base game, by the paragraphs of its own rulebook: tracks, scoring, victory. */
import { describe, expect, test } from 'vitest'
import { rulesNamed, US, USSR } from '../../../src/index.ts'
import { type Setup, type Table, table } from '../../table.ts'
import { type Board, opponentOf, pair, points, SIDES } from '../../ways.ts'

const game = 'red-sea'

const SEA = 'strategic-sea-lanes'

const { map } = rulesNamed(game)!

/** Romanian Autonomy is out of the way unless a test deals it. */
const sea = (setup: Setup = {}): Table => table({ game, holder: 'nobody', ...setup })

const stability = (id: string): number => map.countries.find((country) => country?.id === id)!.stability

/** Just enough influence for control of these places. */
const controlled = (us: readonly string[], ussr: readonly string[]): Board =>
  Object.fromEntries([
    ...us.map((id): [string, [number, number]] => [id, [stability(id), 0]]),
    ...ussr.map((id): [string, [number, number]] => [id, [0, stability(id)]]),
  ])

/** A region is scored by its card. */
function scored(region: 'africa' | 'middle-east', influence: Board, setup: Setup = {}): Table {
  const card = `${region}-scoring`
  const t = sea({ turn: 2, ussr: [card], influence, ...setup })
  t.ussr.plays(card, 'event')
  return t
}

describe('6.4 the space race', () => {
  const card = { 2: 'famine', 3: 'hero-of-the-crossing' } as const

  test.each([
    [0, 2, 4],
    [1, 2, 3],
    [2, 3, 4],
  ] as const)('6.4.1: from box %i with a card worth %i, on a roll of up to %i', (box, ops, roll) => {
    for (const [die, to] of [
      [roll, box + 1],
      [roll + 1, box],
    ] as const) {
      const t = sea({ us: [card[ops]], space: [box, 3] })
      t.us.plays(card[ops], 'space')
      t.rolls(die)
        .is({ space: [to, 3] })
        .cards({ [card[ops]]: 'discard' })
        .idle()
    }
    const weak = ops === 2 ? 'the-strong-man-of-sudan' : 'famine'
    const t = sea({ us: [weak], space: [box, 3] })
    t.us.begins().picks(weak)
    t.refuses('space', 'space-card-too-low')
  })

  test.each([
    ['us', 1, 0, 0],
    ['us', 1, 1, 0],
    ['us', 2, 0, 2],
    ['us', 2, 2, 1],
    ['us', 3, 0, 3],
    ['us', 3, 3, 0],
    ['ussr', 2, 1, 2],
    ['ussr', 2, 3, 1],
    ['ussr', 3, 2, 3],
    ['ussr', 3, 3, 0],
  ] as const)('6.4.3: the %s on box %i, the other on %i, gains %i', (side, to, theirs, gain) => {
    const t = sea({ [side]: ['f-5es-delivered'], space: pair(side, to - 1, theirs), deck: ['usaid'] })
    t[side].plays('f-5es-delivered', 'space')
    t.rolls(1)
    if (t.legal().includes('usaid')) t.rolls('usaid')
    t.is({ space: pair(side, to, theirs), vp: points(side, gain) }).idle()
  })

  test('6.4.2, 6.4.6: one card a turn, and none from the last box', () => {
    const t = sea({ us: ['famine', 'arab-league'] })
    t.us.plays('famine', 'space')
    t.rolls(6).us.begins().picks('arab-league')
    t.refuses('space', 'space-limit')
    const last = sea({ us: ['zbig'], space: [3, 0] })
    last.us.begins().picks('zbig')
    last.refuses('space', 'space-end')
  })

  test('6.4.5: the event of the card does not happen', () => {
    const t = sea({ us: ['the-derg'] })
    t.us.plays('the-derg', 'space')
    t.rolls(6).has({}).cards({ 'the-derg': 'discard' }).idle()
  })

  describe('6.4.4: the first on box 1 removes 1 influence after every headline phase', () => {
    const influence = { oman: [2, 1], kenya: [1, 0], sudan: [0, 3], [SEA]: [2, 2] } as const

    test.each(SIDES)('the %s, of the other side, in any country but not in the sea lanes', (side) => {
      const t = sea({ space: pair(side, 1, 0), influence })
      t.headlines(null, null)
      t.asks(side, 'space-removal').refuses(SEA, 'outside-area').refuses('done', 'must-spend-all')
      t.offers(...(side === 'us' ? ['oman', 'sudan'] : ['oman', 'kenya']))
      t[side].picks('oman')
      t.has({ oman: side === 'us' ? [2, 0] : [1, 1] }).idle()
    })

    test('after both headlines, and also from a later box', () => {
      const t = sea({ us: ['the-strong-man-of-sudan'], ussr: ['malagasy-constitutional-referendum'], space: [0, 2] })
      t.headlines('the-strong-man-of-sudan', 'malagasy-constitutional-referendum')
      t.has({ madagascar: [0, 2], sudan: [1, 0] })
        .asks('ussr', 'space-removal')
        .offers('sudan')
        .ussr.picks('sudan')
      t.has({ madagascar: [0, 2] }).idle()
    })

    test('at once for a side that arrives there in the headline phase', () => {
      const t = sea({ ussr: ['apollo-soyuz-test-project'], influence })
      t.headlines(null, 'apollo-soyuz-test-project')
      t.is({ space: [0, 1] })
        .asks('ussr', 'space-removal')
        .ussr.picks('kenya')
      t.has({ kenya: [0, 0] }).idle()
    })

    test('not once the other side is there', () => {
      sea({ space: [1, 1], influence })
        .headlines(null, null)
        .has({})
        .idle()
      sea({ space: [1, 3], influence })
        .headlines(null, null)
        .has({})
        .idle()
    })

    test('and not where the other side has no influence in a country', () => {
      sea({ space: [1, 0], influence: { kenya: [2, 0], [SEA]: [0, 2] } })
        .headlines(null, null)
        .has({})
        .idle()
    })
  })

  describe('6.4.4: the first on box 3 draws a card', () => {
    test.each(SIDES)('the %s, hidden from the other side', (side) => {
      const t = sea({ [side]: ['f-5es-delivered'], space: pair(side, 2, 2), deck: ['usaid', 'nasserism'] })
      t[side].plays('f-5es-delivered', 'space')
      t.rolls(4).asks('chance', 'draw').rolls('usaid')
      t.cards({ usaid: `${side}-hand`, nasserism: 'deck' })
        .knows(opponentOf(side), 'usaid', false)
        .is({ vp: points(side, 3) })
        .idle()
    })

    test('the second gets neither card nor VP', () => {
      const t = sea({ us: ['f-5es-delivered'], space: [2, 3], deck: ['usaid'] })
      t.us.plays('f-5es-delivered', 'space')
      t.rolls(4)
        .is({ space: [3, 3], vp: 0 })
        .cards({ usaid: 'deck' })
        .idle()
    })

    test('nor when the VP end the game', () => {
      const t = sea({ us: ['f-5es-delivered'], space: [2, 0], vp: 7, deck: ['usaid'] })
      t.us.plays('f-5es-delivered', 'space')
      t.rolls(4).is({ vp: 10 }).cards({ usaid: 'deck' }).over('us', 'vp')
    })
  })
})

describe('8.2 military operations', () => {
  test('8.2.2, 8.2.3: a coup earns its operations, a realignment none', () => {
    const coup = sea({ us: ['hero-of-the-crossing'], influence: { oman: [0, 9] } })
    coup.us.plays('hero-of-the-crossing', 'coup', 'oman')
    coup.rolls(1).is({ milops: [3, 0] })
    const realign = sea({ us: ['famine'], influence: { oman: [0, 9] } })
    realign.us.plays('famine', 'realign', 'oman')
    realign.rolls(1, 1, 1, 1).us.picks('oman')
    realign.is({ milops: [0, 0] }).idle()
  })

  test('R10: coups that events grant earn them too: Zbig 3, Famine 2, USAID 1', () => {
    const zbig = sea({ us: ['zbig'], influence: { oman: [0, 9] } })
    zbig.us.plays('zbig', 'event', 'oman')
    zbig
      .rolls(1)
      .is({ milops: [3, 0] })
      .idle()
    const famine = sea({ ussr: ['famine'], influence: { kenya: [9, 0] } })
    famine.ussr.plays('famine', 'event', 'kenya', 'ethiopia', 'kenya')
    famine
      .rolls(1)
      .is({ milops: [0, 2] })
      .idle()
    const usaid = sea({ us: ['usaid'], influence: { oman: [0, 9] } })
    usaid.us.plays('usaid', 'event', 'coup', 'oman')
    usaid
      .rolls(1)
      .is({ milops: [1, 0] })
      .idle()
  })

  test('8.2.4: those of Ogaden War go to the US, played by either side', () => {
    const t = sea({ ussr: ['ogaden-war'] })
    t.ussr.plays('ogaden-war', 'influence', SEA, SEA)
    t.rolls(1)
      .is({ milops: [2, 0] })
      .idle()
  })

  test.each([
    [4, [4, 4], 0],
    [4, [1, 3], -2],
    [4, [0, 0], 0],
    [2, [2, 0], 2],
    [5, [5, 1], 4],
  ] as const)('8.2.1: at DEFCON %i with %j the marker moves to %i: only the difference counts', (defcon, milops, marker) => {
    sea({ defcon, milops })
      .endsTurn()
      .is({ vp: marker, milops: [0, 0] })
      .idle()
  })

  test('10.4.1: who reaches 10 by it wins, unless a scoring card is among its cards', () => {
    sea({ defcon: 4, milops: [4, 2], vp: 8 })
      .endsTurn()
      .is({ vp: 10 })
      .over('us', 'vp')
    sea({ defcon: 4, milops: [4, 2], vp: 8, us: ['africa-scoring'] })
      .endsTurn()
      .over('ussr', 'held-scoring')
    sea({ defcon: 4, milops: [4, 2], vp: 8, ussr: ['africa-scoring'] })
      .endsTurn()
      .over('us', 'vp')
  })
})

describe('10.1 scoring of regions', () => {
  test.each([
    ['africa', 'presence', ['sudan'], 1],
    ['africa', 'presence', ['kenya'], 1 + 1],
    ['africa', 'domination', ['kenya', 'sudan'], 3 + 1],
    ['africa', 'control', ['egypt', 'kenya'], 4 + 2],
    ['middle-east', 'presence', ['oman'], 3],
    ['middle-east', 'presence', ['saudi-arabia'], 3 + 1],
    ['middle-east', 'domination', ['saudi-arabia', 'oman'], 5 + 1],
    ['middle-east', 'domination', ['egypt', 'oman'], 5 + 1],
    ['middle-east', 'control', ['egypt', 'saudi-arabia'], 7 + 2],
  ] as const)('10.1.1, 10.1.2: %s, %s with %j is worth %i', (region, _level, held, worth) => {
    scored(region, controlled(held, [])).is({ vp: worth }).idle()
    scored(region, controlled([], held)).is({ vp: -worth }).idle()
  })

  test('2.1.5: a flashpoint counts as a country and is no battleground', () => {
    scored('africa', controlled(['ethiopia', 'sudan', 'madagascar'], [])).is({ vp: 1 })
    scored('africa', controlled(['ethiopia', 'kenya'], ['sudan'])).is({ vp: 3 + 1 - 1 })
  })

  test('10.3.3: the difference alone counts, so both totals come before the tenth VP', () => {
    scored('middle-east', controlled(['saudi-arabia', 'oman'], ['yemen']), { vp: 6 })
      .is({ vp: 9 })
      .idle()
    scored('middle-east', controlled(['saudi-arabia', 'oman'], ['yemen']), { vp: 7 })
      .is({ vp: 10 })
      .over('us', 'vp')
  })

  test('10.4.1: 10 VP win', () => {
    scored('middle-east', controlled(['egypt', 'saudi-arabia'], []), { vp: 0 })
      .is({ vp: 9 })
      .idle()
    scored('middle-east', controlled(['egypt', 'saudi-arabia'], []), { vp: 4 })
      .is({ vp: 10 })
      .over('us', 'vp')
    scored('middle-east', controlled([], ['egypt', 'saudi-arabia']), { vp: -1 })
      .is({ vp: -10 })
      .over('ussr', 'vp')
  })
})

describe('10.2 the sea lanes in scoring, R5', () => {
  const lanes = (us: number, ussr: number, board: Board): Board => ({ ...board, [SEA]: [us, ussr] })
  const both = controlled(['saudi-arabia', 'oman'], ['yemen']) // 6 against 3

  test.each([
    [0, 0, 6 - 3],
    [4, 0, 12 - 3],
    [1, 0, 7 - 3],
    [4, 1, 7 - 3],
    [2, 2, 6 - 3],
    [0, 3, 6 - 4],
    [0, 4, 6 - 6],
    [1, 5, 6 - 6],
  ])('US %i and USSR %i there: control doubles the own total, the lead alone adds 1: %i', (us, ussr, marker) => {
    scored('middle-east', lanes(us, ussr, both))
      .is({ vp: marker })
      .idle()
  })

  test('in Africa as well', () => {
    scored('africa', lanes(4, 0, controlled(['kenya'], ['sudan'])))
      .is({ vp: 2 * 2 - 1 })
      .idle()
    scored('africa', lanes(0, 2, controlled(['kenya'], ['sudan'])))
      .is({ vp: 2 - 2 })
      .idle()
  })

  test('a side with nothing in the region: twice nothing, and 1 for the lead (10.2.4)', () => {
    scored('africa', lanes(0, 4, controlled(['kenya'], [])))
      .is({ vp: 2 })
      .idle()
    scored('africa', lanes(0, 1, controlled(['kenya'], [])))
      .is({ vp: 1 })
      .idle()
  })

  test('they are no country of either region', () => {
    scored('africa', lanes(4, 0, controlled([], ['sudan'])))
      .is({ vp: -1 })
      .idle()
  })
})

describe('10.4.1, R2 automatic victory in Africa', () => {
  const flashpoints = ['ethiopia', 'somalia']

  test.each(SIDES)('both flashpoints and more countries of Africa win for the %s when Africa is scored, whatever the VP', (side) => {
    const board = side === 'us' ? controlled(flashpoints, ['kenya']) : controlled(['kenya'], flashpoints)
    scored('africa', board, { vp: points(side, -9) }).over(side, 'region-control')
    const headlined = sea({ us: ['africa-scoring'], influence: board })
    headlined.headlines('africa-scoring', null).over(side, 'region-control')
  })

  test('not with as many countries as the other side, or fewer', () => {
    scored('africa', controlled(flashpoints, ['sudan', 'madagascar']))
      .is({ vp: 0 })
      .idle()
    scored('africa', controlled(flashpoints, ['sudan', 'madagascar', 'djibouti']))
      .is({ vp: 0 })
      .idle()
  })

  test('2.1.2: Egypt is one of the countries of Africa, Oman is not', () => {
    scored('africa', controlled(flashpoints, ['egypt', 'oman'])).over('us', 'region-control')
    scored('africa', controlled(flashpoints, ['egypt', 'sudan']))
      .is({ vp: 1 - 2 })
      .idle()
  })

  test('not with one flashpoint, nor with influence short of control', () => {
    scored('africa', controlled(['somalia', 'sudan', 'madagascar'], []))
      .is({ vp: 1 })
      .idle()
    scored('africa', { ...controlled(['ethiopia', 'sudan', 'madagascar'], []), somalia: [1, 0] })
      .is({ vp: 1 })
      .idle()
  })

  test('not when the Middle East is scored', () => {
    scored('middle-east', controlled(flashpoints, [])).is({ vp: 0 }).idle()
  })

  test('R2: also when a coup in a flashpoint shows the card, before the die', () => {
    const t = sea({ ussr: ['famine'], defcon: 4, influence: { ...controlled(flashpoints, []), ethiopia: [1, 0] } })
    t.ussr.plays('famine', 'coup', 'ethiopia')
    t.rolls('africa-scoring').has({}).is({ defcon: 3 }).over('us', 'region-control')
  })

  test('R2: not in final scoring', () => {
    sea({ influence: controlled(flashpoints, []) })
      .endsGame()
      .is({ vp: 1 })
      .over('us', 'final-scoring')
    sea({ influence: controlled(flashpoints, ['egypt']) })
      .endsGame()
      .is({ vp: 1 - 2 - 4 })
      .over('ussr', 'final-scoring')
  })
})

describe('10.4.2 final scoring', () => {
  test('both regions, Egypt in both', () => {
    sea({ influence: controlled(['egypt'], []) })
      .endsGame()
      .is({ vp: 1 + 1 + 3 + 1 })
      .over('us', 'final-scoring')
    sea({ influence: controlled(['kenya', 'sudan'], ['oman']) })
      .endsGame()
      .is({ vp: 3 + 1 - 3 })
      .over('us', 'final-scoring')
  })

  test.each([
    [4, 0, 1 + 2],
    [1, 0, 1 + 1],
    [1, 1, 1],
    [0, 3, 1 - 1],
    [0, 4, 1 - 2],
  ])('10.2.5, R6: the sea lanes with US %i and USSR %i count once, after the regions: %i', (us, ussr, marker) => {
    sea({ influence: { sudan: [1, 0], [SEA]: [us, ussr] } })
      .endsGame()
      .is({ vp: marker })
  })

  test('R7: the holder of Romanian Autonomy gains 1, face up or down', () => {
    sea({ holder: 'us' }).endsGame().is({ vp: 1 }).over('us', 'final-scoring')
    sea({ holder: 'ussr', ready: false }).endsGame().is({ vp: -1 }).over('ussr', 'final-scoring')
  })

  test('10 VP on the way do not end it', () => {
    const influence = { ...controlled(['kenya', 'sudan'], ['saudi-arabia', 'egypt', 'oman']), [SEA]: [0, 4] as const }
    sea({ vp: 9, influence })
      .endsGame()
      .is({ vp: 9 + 1 + 1 - (1 + 1) - (7 + 2) - 2 })
      .over('ussr', 'final-scoring')
  })

  test('on 0 it is a draw', () => {
    sea().endsGame().over('nobody', 'final-scoring')
  })

  test('the last turn ends with its military operations first', () => {
    sea({ turn: 2, defcon: 3, milops: [3, 0] })
      .playsOn('cleanup')
      .is({ vp: 3 })
      .over('us', 'final-scoring')
  })
})

describe('10.1.5, 11.2 scoring cards held', () => {
  test.each(SIDES)('the %s loses by a scoring card that it holds at the end of a turn', (side) => {
    sea({ [side]: ['usaid', 'africa-scoring'] })
      .endsTurn()
      .over(opponentOf(side), 'held-scoring')
  })

  test('other cards may be kept', () => {
    sea({ us: ['usaid'], ussr: ['nasserism', 'detente'] })
      .endsTurn()
      .cards({ usaid: 'us-hand', nasserism: 'ussr-hand' })
      .idle()
  })

  test('11.1: in a tournament the lower part of the cards kept is shown, by which none is known; in version 1 of the rules whole cards', () => {
    const t = sea({ us: ['usaid'], options: { showHeldCards: true } })
    t.endsTurn().noted('no-scoring-held', { side: US, n: 1 }).noted('nothing-to-reveal', { side: USSR }).knows('ussr', 'usaid', false)
    const whole = sea({ us: ['usaid'], options: { showHeldCards: true, rules: 1 } })
    whole.knows('ussr', 'usaid', false).endsTurn().knows('ussr', 'usaid')
  })

  test('4.5 C: scoring cards may be headlined; they come after any other card, and of two that of the US first', () => {
    const t = sea({ turn: 2, us: ['africa-scoring'], ussr: ['detente'], influence: { sudan: [1, 0] } })
    t.headlines('africa-scoring', 'detente')
    const order = (on: Table): number[] => on.notes.flatMap((n) => (n.key === 'event' ? [n.card] : []))
    expect(order(t)).toEqual([t.card('detente'), t.card('africa-scoring')])
    const two = sea({ turn: 2, us: ['middle-east-scoring'], ussr: ['africa-scoring'] }).headlines('middle-east-scoring', 'africa-scoring')
    expect(order(two)).toEqual([two.card('middle-east-scoring'), two.card('africa-scoring')])
  })
})
