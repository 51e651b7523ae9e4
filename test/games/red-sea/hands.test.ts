/** Events of Red Sea that show, discard, draw or demand cards; Romanian Autonomy. */
import { describe, test } from 'vitest'
import { US } from '../../../src/index.ts'
import { eachSide, headlines, mixed, redSea, SEA, sea } from '../../plays.ts'
import { times } from '../../table.ts'
import { everyWay, opponentOf, pair, points, SIDES } from '../../ways.ts'

const game = 'red-sea'

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

describe('RS20 Détente', () => {
  const card = 'detente'
  everyWay(card, {
    side: 'ussr',
    ops: 1,
    setup: { game, milops: [3, 1], holder: 'us' },
    is: { milops: [1, 3], holder: 'ussr', ready: true, vp: 0, defcon: 5 },
    goes: 'discard',
  })

  test('the track runs from 0 to 5', () => {
    const t = redSea({ ussr: [card], milops: [1, 4] })
    t.ussr.plays(card, 'event')
    t.is({ milops: [0, 5] }).idle()
  })

  test('Romanian Autonomy comes face up, even if it lay face down: it can be played this turn', () => {
    const t = redSea({ ussr: [card], holder: 'us', ready: false })
    t.ussr.plays(card, 'event').plays('romanian-autonomy', 'influence', SEA, SEA)
    t.has({ [SEA]: [0, 2] })
      .is({ holder: 'us', ready: false, milops: [0, 2] })
      .idle()
  })

  test.each([true, false])('with the USSR already, Romanian Autonomy stays as it lies (face up: %s)', (ready) => {
    const t = redSea({ ussr: [card], holder: 'ussr', ready, milops: [2, 0] })
    t.ussr.plays(card, 'event')
    t.is({ holder: 'ussr', ready, milops: [0, 2] }).idle()
  })
})

describe('RS25 GOSPLAN Advisers', () => {
  const card = 'gosplan-advisers'
  everyWay(card, {
    side: 'ussr',
    ops: 2,
    setup: { game, ussr: ['the-derg', 'nasserism'] },
    rolls: ['water-wars', 'separatists'],
    answers: (me) => me.picks('the-derg', 'separatists'),
    goes: 'discard',
  })

  test('two cards are drawn, hidden from the US; then any two of the hand are discarded, without their events (5.4)', () => {
    const t = redSea({ us: ['peace-corps'], ussr: [card, 'the-derg', 'nasserism'], discard: ['oau'], influence: { kenya: [2, 0] } })
    t.ussr.plays(card, 'event')
    t.asks('chance', 'draw').rolls('africa-scoring', 'separatists').knows('us', 'separatists', false)
    t.asks('ussr', 'discard').offers('the-derg', 'nasserism', 'africa-scoring', 'separatists')
    for (const other of [card, 'romanian-autonomy', 'oau', 'peace-corps']) t.refuses(other, 'not-there')
    t.refuses('done', 'must-spend-all')
    t.ussr.picks('africa-scoring')
    t.refuses('africa-scoring', 'not-there')
    t.ussr.picks('nasserism')
    t.has({})
      .is({ vp: 0 })
      .cards({ [card]: 'discard', 'africa-scoring': 'discard', nasserism: 'discard', 'the-derg': 'ussr-hand', separatists: 'ussr-hand' })
      .inForce()
      .knows('us', 'separatists', false)
      .idle()
  })

  test('with an empty hand both cards drawn are discarded again', () => {
    const t = redSea({ us: [card] })
    t.us.plays(card, 'event')
    t.rolls('separatists', 'famine')
    t.ussr.picks('separatists', 'famine')
    t.cards({ separatists: 'discard', famine: 'discard' }).asks('us', 'operations')
  })

  test('an empty deck is made of the discard pile (4.3), and what is not there is not drawn', () => {
    const t = redSea({ ussr: [card, 'the-derg'], deck: ['famine'], discard: ['separatists'] })
    t.ussr.plays(card, 'event')
    t.rolls('famine', 'separatists')
    t.ussr.picks('famine', 'separatists')
    t.cards({ famine: 'discard', separatists: 'discard', 'the-derg': 'ussr-hand' }).idle()
    const few = redSea({ ussr: [card], deck: ['famine'] })
    few.ussr.plays(card, 'event')
    few.rolls('famine').ussr.picks('famine')
    few.cards({ famine: 'discard', [card]: 'discard' }).idle()
  })
})

describe('RS32 Cyrus Vance', () => {
  const card = 'cyrus-vance'
  everyWay(card, {
    side: 'ussr',
    ops: 2,
    setup: { game, us: ['nasserism', 'peace-corps', 'zbig'] },
    rolls: ['nasserism', 'peace-corps'],
    answers: (me) => me.picks('nasserism'),
    is: { vp: -2 },
    goes: 'removed',
  })

  test.each([
    ['nasserism', -2],
    ['peace-corps', 0],
    ['arab-league', 0],
    ['africa-scoring', 0],
  ])('%s discarded: %i VP, its event does not happen (5.4)', (discarded, vp) => {
    const t = redSea({
      ussr: [card],
      us: ['peace-corps', 'nasserism', 'arab-league', 'africa-scoring', 'the-derg'],
      influence: { kenya: [2, 0] },
    })
    const kept = discarded === 'peace-corps' ? 'arab-league' : 'peace-corps'
    t.ussr.plays(card, 'event')
    t.rolls(discarded, kept)
    t.asks('ussr', 'discard').offers(discarded, kept).refuses('the-derg', 'not-there').refuses('done', 'must-spend-all')
    t.ussr.picks(discarded)
    t.has({})
      .is({ vp })
      .inForce()
      .cards({ [discarded]: 'discard', [kept]: 'us-hand', 'the-derg': 'us-hand', [card]: 'removed' })
      .knows('ussr', kept)
      .knows('ussr', 'the-derg', false)
      .idle()
  })

  test('both sides see which two were drawn', () => {
    const t = redSea({ ussr: [card], us: ['peace-corps', 'zbig', 'the-derg'] })
    t.ussr.plays(card, 'event')
    t.rolls('peace-corps')
    t.noted('reveals', { side: 0, card: t.card('peace-corps'), to: 7 })
    t.rolls('zbig')
    t.noted('reveals', { side: 0, card: t.card('zbig'), to: 7 })
  })

  test('one card alone is drawn and discarded; Romanian Autonomy is no part of the hand (9.1, 9.5)', () => {
    const t = redSea({ ussr: [card], us: ['the-derg'], holder: 'us' })
    t.ussr.plays(card, 'event')
    t.offers('the-derg').rolls('the-derg')
    t.ussr.picks('the-derg')
    t.is({ vp: -2, holder: 'us', ready: true }).cards({ 'the-derg': 'discard', 'romanian-autonomy': 'passing' }).idle()
  })

  test('an empty US hand: nothing happens, and the card is removed', () => {
    const t = redSea({ us: [card] })
    t.us.plays(card, 'event', 'influence', SEA, SEA)
    t.has({ [SEA]: [2, 0] })
      .is({ vp: 0 })
      .cards({ [card]: 'removed' })
      .idle()
  })
})

describe('RS33 Stagflation', () => {
  const card = 'stagflation'
  describe('without a scoring card in the US hand', () => {
    everyWay(card, {
      side: 'ussr',
      ops: 2,
      setup: { game, us: ['zbig'], influence: { somalia: [0, 1] } },
      answers: (me) => me.picks('influence', 'somalia', 'kenya'),
      has: { somalia: [0, 2], kenya: [0, 1] },
      goes: 'removed',
    })
  })
  describe('with one', () => {
    everyWay(card, {
      side: 'ussr',
      ops: 2,
      setup: { game, us: ['africa-scoring', 'zbig'], influence: { somalia: [0, 1] } },
      answers: (me) => me.picks('influence', 'somalia', 'kenya'),
      has: { somalia: [0, 2], kenya: [0, 1] },
      goes: 'removed',
      inForce: [card],
    })
  })

  test('the US shows its scoring cards and no others; the operations are influence, realignments or a coup, or none', () => {
    const influence = { somalia: [0, 1], oman: [2, 0] } as const
    const t = redSea({ us: ['africa-scoring', 'middle-east-scoring', 'zbig'], ussr: [card], influence })
    t.ussr.plays(card, 'event')
    t.knows('ussr', 'africa-scoring').knows('ussr', 'middle-east-scoring').knows('ussr', 'zbig', false)
    t.offers('influence', 'realign', 'coup', 'pass').refuses('space', 'not-an-answer')
    t.ussr.picks('pass')
    t.has({}).is({ milops: [0, 0] })
    const coup = redSea({ us: ['zbig'], ussr: [card], influence })
    coup.ussr.plays(card, 'event', 'coup', 'oman')
    coup.rolls(3)
    coup
      .has({ oman: [1, 0] })
      .is({ milops: [0, 2] })
      .inForce()
      .idle()
  })

  test('in its next round the US must play one of them, and is free afterwards', () => {
    const t = redSea({ us: ['africa-scoring', 'middle-east-scoring', 'zbig', 'peace-corps'], ussr: [card, 'nasserism'] })
    t.ussr.plays(card, 'event', 'pass')
    t.us.begins()
    t.offers('africa-scoring', 'middle-east-scoring')
      .refuses('zbig', 'must-score-for-card')
      .refuses('romanian-autonomy', 'must-score-for-card')
      .refuses('pass', 'must-play')
    t.us.plays('africa-scoring', 'event')
    t.inForce().idle()
    t.ussr.plays('nasserism', 'event')
    t.us.begins()
    t.offers('middle-east-scoring', 'zbig', 'peace-corps', 'romanian-autonomy')
  })

  test('nothing shown: the next US round is free', () => {
    const t = redSea({ us: ['zbig', 'peace-corps'], ussr: [card], ready: false })
    t.ussr.plays(card, 'event', 'pass')
    t.inForce()
    t.us.begins()
    t.offers('zbig', 'peace-corps')
  })

  test('played by the US it binds the round after this one', () => {
    const t = redSea({ us: ['africa-scoring', 'zbig', card], ussr: ['nasserism'], ready: false })
    t.us.plays(card, 'influence', SEA, SEA)
    t.ussr.picks('pass')
    t.inForce(card).idle()
    t.ussr.plays('nasserism', 'event')
    t.inForce(card, 'nasserism')
    t.us.begins()
    t.offers('africa-scoring').refuses('zbig', 'must-score-for-card')
    t.us.plays('africa-scoring', 'event')
    t.inForce('nasserism').idle()
  })

  test.each(['us', 'ussr'] as const)('headlined by the %s it binds the first US round of the turn, not the USSR', (side) => {
    const cards = { us: ['africa-scoring', 'zbig', 'nasserism'], ussr: ['middle-east-scoring', 'the-derg', 'detente'] }
    const t = redSea({ ...cards, [side]: [...cards[side], card], ready: false })
    t.headlines(side === 'us' ? card : 'nasserism', side === 'us' ? 'detente' : card)
    t.ussr.picks('pass')
    t.ussr.begins()
    t.refuses('zbig', 'not-in-hand').ussr.plays('the-derg', 'event')
    t.us.begins()
    t.offers('africa-scoring')
  })

  test('a shown card that has left the hand binds nobody', () => {
    const t = redSea({ us: ['africa-scoring', card, 'zbig'], ussr: ['cyrus-vance'], ready: false })
    t.us.plays(card, 'influence', SEA, SEA)
    t.ussr.picks('pass').plays('cyrus-vance', 'event')
    t.rolls('africa-scoring', 'zbig')
    t.ussr.picks('africa-scoring')
    t.us.begins()
    t.offers('zbig')
    t.us.plays('zbig', 'influence', SEA, SEA, SEA)
    t.inForce().idle()
  })

  test('against Missile Envy, which demands itself to be played, the US chooses which demand it meets', () => {
    const t = mixed({ us: ['africa-scoring', 'zbig', 'peace-corps', card], ussr: ['missile-envy'], ready: false })
    t.us.plays(card, 'influence', SEA, SEA)
    t.ussr.picks('pass').plays('missile-envy', 'event')
    t.us.picks('zbig')
    t.ussr.picks('influence', SEA, SEA, SEA)
    t.us.begins()
    t.offers('africa-scoring', 'missile-envy').refuses('peace-corps', 'must-score-for-card')
    t.us.plays('africa-scoring', 'event')
    t.inForce('missile-envy').idle()
    t.us.begins()
    t.offers('missile-envy')
  })
})

describe('RS39 Romanian Autonomy', () => {
  const romania = 'romanian-autonomy'

  test('begins face up with the US (3.1); 2 operations; it passes face down, and face up at the end of the turn (9.3)', () => {
    const t = redSea({ us: ['zbig'], ussr: ['the-derg'] })
    t.is({ holder: 'us', ready: true }).cards({ [romania]: 'passing' })
    t.us.plays(romania, 'influence', SEA, SEA)
    t.has({ [SEA]: [2, 0] })
      .is({ holder: 'ussr', ready: false })
      .cards({ [romania]: 'passing', zbig: 'us-hand' })
      .idle()
    t.ussr.begins()
    t.offers('the-derg').refuses(romania, 'not-ready')
    t.ussr.plays('the-derg', 'event')
    t.endsTurn().is({ holder: 'ussr', ready: true })
    t.ussr.begins()
    t.offers(romania, 'pass')
  })

  test.each([
    ['us', 0, 2],
    ['us', 1, 2],
    ['us', -1, 3],
    ['us', -9, 3],
    ['ussr', 0, 2],
    ['ussr', -1, 2],
    ['ussr', 1, 3],
  ] as const)('9.6: for the %s with the marker at %i it is worth %i', (side, vp, value) => {
    const t = redSea({ holder: side, vp, influence: { oman: [5, 5], kenya: pair(side, 2, 0) } })
    t[side].plays(romania, 'influence', ...times(value, SEA))
    t.has({ [SEA]: pair(side, value, 0) })
      .is({ holder: opponentOf(side), ready: false })
      .idle()
    const coup = redSea({ holder: side, vp, influence: { oman: [5, 5] } })
    coup[side].plays(romania, 'coup', 'oman')
    coup
      .rolls(1)
      .is({ milops: pair(side, value, 0) })
      .idle()
  })

  test('9.6: what changes while it is used does not count: a scoring card shown by its own coup', () => {
    const t = redSea({ holder: 'us', vp: -1, influence: { ethiopia: [0, 9], kenya: [2, 0], egypt: [2, 0] } })
    t.us.plays(romania, 'coup', 'ethiopia')
    t.rolls('africa-scoring')
    t.is({ vp: -1 + 6 - 1 }).rolls(1)
    t.has({ ethiopia: [0, 7] })
      .is({ milops: [3, 0] })
      .idle()
  })

  test('it has no event, is no headline (9.5), and the other side cannot play it', () => {
    const t = redSea({ us: ['zbig'], ussr: ['the-derg'] })
    t.headlines(null, null)
    t.refuses(romania, 'no-headline', 'us').offers('zbig')
    const round = redSea({ us: ['zbig'], ussr: ['the-derg'] })
    round.ussr.begins()
    round.offers('the-derg').refuses(romania, 'not-ready')
    const used = redSea()
    used.us.begins().picks(romania)
    used.refuses('event', 'operations-only')
  })

  test('9.5: not in the place of a scoring card that would be held', () => {
    const late = redSea({ us: ['africa-scoring'], round: 7 })
    late.us.begins()
    late.offers('africa-scoring').refuses(romania, 'scoring-would-be-held')
    const two = redSea({ us: ['africa-scoring', 'middle-east-scoring'], round: 6 })
    two.us.begins()
    two.refuses(romania, 'scoring-would-be-held')
    const early = redSea({ us: ['africa-scoring'], round: 6 })
    early.us.begins()
    early.offers('africa-scoring', romania)
  })

  test('9.5: it cannot be discarded for an event', () => {
    const hero = redSea({ us: ['hero-of-the-crossing'], discard: ['peace-corps'] })
    hero.us.plays('hero-of-the-crossing', 'event')
    hero.asks('us', 'from-discard-pile').offers('peace-corps')
    const gosplan = redSea({ ussr: ['gosplan-advisers'], holder: 'ussr' })
    gosplan.ussr.plays('gosplan-advisers', 'event')
    gosplan.rolls('peace-corps', 'famine').refuses(romania, 'not-there')
  })

  test('9.8: nobody must play it, even as the last card', () => {
    const t = redSea()
    t.us.begins()
    t.offers(romania, 'pass')
    t.us.picks('pass')
    t.is({ holder: 'us', ready: true }).idle()
    const held = redSea({ us: ['zbig'] })
    held.us.begins()
    held.refuses('pass', 'must-play')
  })

  test('9.4: it may go to space, and passes all the same', () => {
    for (const [die, box] of [
      [4, 1],
      [5, 0],
    ] as const) {
      const t = redSea()
      t.us.plays(romania, 'space')
      t.rolls(die)
        .is({ space: [box, 0], holder: 'ussr', ready: false })
        .cards({ [romania]: 'passing' })
        .idle()
    }
    const last = redSea({ space: [2, 0] })
    last.us.begins().picks(romania)
    last.refuses('space', 'space-card-too-low')
    const behind = redSea({ space: [2, 0], vp: -1 })
    behind.us.begins().picks(romania, 'space')
    behind
      .rolls(6)
      .is({ space: [2, 0], holder: 'ussr' })
      .idle()
  })

  test('9.7: modifiers count for it', () => {
    const less = redSea({ us: ['afghanistan-invasion'], ussr: [], holder: 'ussr' })
    less.us.plays('afghanistan-invasion', 'event')
    less.ussr.plays(romania, 'influence', SEA)
    less.has({ [SEA]: [0, 1] }).idle()
    const penalty = redSea({ holder: 'ussr', effects: { 'albano-stalinist-economics': 'us' }, influence: { kenya: [0, 1] } })
    penalty.ussr.plays(romania, 'influence', 'kenya')
    penalty.has({ kenya: [0, 2] }).idle()
  })

  test.each([
    ['us', true, 1],
    ['us', false, 1],
    ['ussr', true, -1],
    ['ussr', false, -1],
  ] as const)('10.4.2: in final scoring its holder, the %s, has 1 VP more, face up (%s) or down', (holder, ready, vp) => {
    redSea({ holder, ready, milops: [5, 5] })
      .endsGame()
      .is({ vp })
      .over(holder, 'final-scoring')
  })
})

describe('RS44 Apollo-Soyuz Test Project', () => {
  const apollo = 'apollo-soyuz-test-project'
  eachSide(apollo, 2, (me) => ({ is: { space: pair(me, 1, 0), vp: 0 }, goes: 'discard' }))

  test.each([
    [1, 0, 2, 2],
    [1, 2, 2, 1],
    [2, 3, 3, 0],
    [0, 1, 1, 0],
  ] as const)('from box %i, the other side at %i, to %i with its VP: %i (6.4.3)', (own, their, to, vp) => {
    for (const me of SIDES) {
      const t = redSea({ [me]: [apollo], space: pair(me, own, their) })
      t[me].plays(apollo, 'event')
      t.is({ space: pair(me, to, their), vp: points(me, vp) }).idle()
    }
  })

  test.each(SIDES)('the first at box 3, the %s, draws a card and gets 3 VP (6.4.4)', (me) => {
    const t = redSea({ [me]: [apollo], space: pair(me, 2, 2) })
    t[me].plays(apollo, 'event')
    t.asks('chance', 'draw').rolls('peace-corps')
    t.is({ space: pair(me, 3, 2), vp: points(me, 3) })
      .cards({ 'peace-corps': me === 'us' ? 'us-hand' : 'ussr-hand', [apollo]: 'discard' })
      .idle()
  })

  test('in the last box it does nothing', () => {
    const t = redSea({ us: [apollo], space: [3, 0] })
    t.us.plays(apollo, 'event')
    t.is({ space: [3, 0], vp: 0 })
      .cards({ [apollo]: 'discard' })
      .idle()
  })

  test('6.4.2: it does not use up the attempt of this turn', () => {
    const t = redSea({ us: [apollo, 'peace-corps', 'diego-garcia'] })
    t.us.plays(apollo, 'event').plays('peace-corps', 'space')
    t.rolls(3).is({ space: [2, 0], vp: 2 })
    t.us.begins().picks('diego-garcia')
    t.refuses('space', 'space-limit')
  })

  test.each(SIDES)('6.4.4: headlined by the %s it gives the ability of box 1 after this very phase', (me) => {
    const t = redSea({ [me]: [apollo], influence: { kenya: pair(me, 1, 2) } })
    headlines(t, me, apollo).asks(me, 'space-removal').offers('kenya')
    t[me].picks('kenya')
    t.has({ kenya: pair(me, 1, 1) }).idle()
  })
})
