import { describe, expect, test } from 'vitest'
import { generator } from '../../src/bots/generator.ts'
import { resample, rulesOf, type Side, SPECTATOR, US, USSR, view, Zone } from '../../src/index.ts'
import { make } from '../../src/match/match.ts'
import { BOTH, cardOf, cardsIn, hand, show } from '../../src/rules/cards.ts'
import { unseenCards } from '../../src/rules/queries/index.ts'
import { started } from '../game.ts'
import { type Table, table } from '../table.ts'

/** The cards whose events took place, in order. */
const events = (t: Table): string[] => t.notes.flatMap((note) => (note.key === 'event' ? [rulesOf(t.g).cards[note.card]!.id] : []))

describe('4.5 C the headline phase', () => {
  test('both sides are asked at once, and either may answer first', () => {
    const answers = [
      ['us', 'duck-and-cover'],
      ['ussr', 'comecon'],
    ] as const
    const usFirst = started().asks('us', 'ussr')
    for (const [who, card] of answers) usFirst.answers(who, card)
    const ussrFirst = started()
    for (const [who, card] of answers.toReversed()) ussrFirst.answers(who, card)
    expect(ussrFirst.g).toEqual(usFirst.g)
  })

  test('who has chosen is not asked again and may not choose for the other', () => {
    const game = started().answers('us', 'duck-and-cover').asks('ussr')
    game.refuses('us', 'nato', 'not-asked').refuses('us', 'comecon', 'not-asked').refuses('ussr', 'nato', 'not-in-hand')
    expect(game.legal('ussr').sort()).toEqual(
      ['fidel', 'vietnam-revolts', 'blockade', 'korean-war', 'comecon', 'nasser', 'suez-crisis', 'decolonization'].sort(),
    )
  })

  test('a headline stays secret until both are chosen', () => {
    const game = started().answers('us', 'duck-and-cover')
    const card = rulesOf(game.g).cardNumbers.get('duck-and-cover')!
    expect([USSR, SPECTATOR, US].map((who) => view(game.g, who as 0 | 1 | 2).place[card])).toEqual([-1, -1, 7])
    expect(view(game.g, USSR).headlines).toEqual([1, 0])
    game.answers('ussr', 'comecon')
    expect([USSR, SPECTATOR].map((who) => view(game.g, who as 1 | 2).place[card])).not.toContain(-1)
  })

  test('also one that the other side knew in the hand: to all but its owner the card stays there until both are chosen', () => {
    const game = started()
    const card = rulesOf(game.g).cardNumbers.get('duck-and-cover')!
    show(game.g, card, BOTH)
    const seen = () => [USSR, SPECTATOR].map((who) => view(game.g, who as 1 | 2).place)
    const before = seen()
    game.answers('us', 'duck-and-cover')
    expect(seen()).toEqual(before)
    expect([USSR, SPECTATOR, US].map((who) => view(game.g, who as 0 | 1 | 2).hands)).toEqual([
      [7, 8],
      [7, 8],
      [7, 8],
    ])
    expect(unseenCards(view(game.g, USSR)).hands[US]).toMatchObject({
      size: 7,
      unplayed: 8,
      known: [card],
      headlines: 1,
      knownHeadlines: [],
    })
    expect(view(game.g, US).place[card]).toBe(Zone.Headline)
    game.answers('ussr', 'comecon')
    for (const place of seen()) expect(place[card]).not.toBe(Zone.Hand)
  })

  test('a world that a side samples has any card of the other hand as its secret headline, known ones too', () => {
    const game = started()
    const { cardNumbers } = rulesOf(game.g)
    for (const card of hand(game.g, US)) show(game.g, card, BOTH)
    game.answers('us', 'duck-and-cover')
    const random = generator(1)
    const sampled = Array.from({ length: 200 }, () => cardsIn(resample(game.g, USSR, random), Zone.Headline)[0]!)
    const legal = [...hand(game.g, US), ...cardsIn(game.g, Zone.Headline)]
      .filter((card) => cardOf(game.g, card).headline)
      .sort((a, b) => a - b)
    expect([...new Set(sampled)].sort((a, b) => a - b)).toEqual(legal)
    expect(legal).toContain(cardNumbers.get('duck-and-cover'))
    expect(cardsIn(resample(game.g, US, random), Zone.Headline)).toEqual([cardNumbers.get('duck-and-cover')])
  })

  test('the choice that reveals both headlines cannot be taken back, not even where the other was known in the hand', () => {
    const game = started()
    const play = (by: Side, id: string) => make(game.g, { by, pick: game.pick(id) }).showed
    for (const card of hand(game.g, US)) show(game.g, card, BOTH)
    expect([play(US, 'duck-and-cover'), play(USSR, 'comecon')]).toEqual([false, true])
  })

  test.each([
    ['containment', 'fidel', ['containment', 'fidel']],
    ['formosan-resolution', 'fidel', ['formosan-resolution', 'fidel']],
    ['formosan-resolution', 'comecon', ['comecon', 'formosan-resolution']],
    ['asia-scoring', 'nasser', ['nasser', 'asia-scoring']],
    ['captured-nazi-scientist', 'asia-scoring', ['captured-nazi-scientist', 'asia-scoring']],
    ['europe-scoring', 'asia-scoring', ['europe-scoring', 'asia-scoring']],
  ])('ruling 19: US %s against USSR %s: the higher value first, the US on equal values, scoring cards last', (us, ussr, order) => {
    const t = table({ us: [us], ussr: [ussr] })
    t.headlines(us, ussr)
    if (ussr === 'comecon') t.ussr.picks('poland', 'hungary', 'romania', 'austria')
    expect(events(t)).toEqual(order)
    t.idle()
  })

  test('cards with an asterisk are removed, others discarded; no operations are given', () => {
    const t = table({ us: ['formosan-resolution'], ussr: ['asia-scoring'], influence: { poland: [0, 1] } })
    t.headlines('formosan-resolution', 'asia-scoring')
    t.cards({ 'formosan-resolution': 'removed', 'asia-scoring': 'discard' })
      .is({ milops: [0, 0] })
      .has({})
      .idle()
  })

  test('an event of the opponent must be carried out, by the opponent', () => {
    const t = table({ us: ['decolonization'], ussr: ['nasser'] })
    t.headlines('decolonization', 'nasser')
    t.asks('ussr', 'place').ussr.picks('angola', 'zaire', 'vietnam', 'burma')
    t.has({ angola: [0, 1], zaire: [0, 1], vietnam: [0, 1], burma: [0, 1], egypt: [0, 2] }).idle()
  })

  test('an event that cannot happen is discarded, its side gets nothing', () => {
    const t = table({ us: ['nato'], ussr: ['nasser'] })
    t.headlines('nato', 'nasser')
    t.cards({ nato: 'discard', nasser: 'removed' }).inForce().idle()
  })

  test('operations that the event itself grants are conducted', () => {
    const t = table({ us: ['cia-created'], ussr: ['asia-scoring'], influence: { israel: [1, 0] } })
    t.headlines('cia-created', 'asia-scoring').asks('us', 'operations')
    t.us.picks('influence', 'israel')
    t.has({ israel: [2, 0] }).idle()
  })

  test('ruling 20: the China Card and UN Intervention are no headlines', () => {
    const t = table({ us: ['un-intervention', 'nato'], ussr: ['fidel'] })
    t.headlines(null, null)
    t.refuses('un-intervention', 'no-headline', 'us').refuses('the-china-card', 'no-headline', 'ussr').offers('nato')
  })

  test('ruling 20: nor is Missile Envy that must be played', () => {
    const t = table({ turn: 4, us: ['missile-envy', 'nato'], ussr: ['opec', 'fidel'] })
    t.us.plays('missile-envy', 'event')
    t.ussr.picks('opec')
    t.us.picks('influence', 'japan', 'japan', 'japan')
    t.headlines(null, null).refuses('missile-envy', 'no-headline', 'ussr')
    t.us.picks('nato')
    t.offers('fidel')
  })

  test('a side that can headline nothing is not asked', () => {
    const t = table({ us: ['un-intervention'], ussr: ['nasser'] })
    t.headlines(null, null).asks('ussr', 'headline').refuses('un-intervention', 'not-asked', 'us')
    t.ussr.picks('nasser')
    t.cards({ 'un-intervention': 'us-hand' })
      .has({ egypt: [0, 2] })
      .idle()
    table({ us: ['un-intervention'], ussr: [] })
      .headlines(null, null)
      .idle()
  })
})

describe('who answers for DEFCON in the headline phase', () => {
  test('ruling 3: the side whose headline is resolved, even if the opponent conducts the operations', () => {
    const gunman = table({ turn: 4, us: ['lone-gunman'], ussr: ['nasser'], defcon: 2, influence: { panama: [1, 0] } })
    gunman.headlines('lone-gunman', 'nasser').ussr.picks('coup', 'panama')
    gunman.rolls(1).over('ussr', 'nuclear-war')
    const cia = table({ us: ['formosan-resolution'], ussr: ['cia-created'], defcon: 2, influence: { cuba: [0, 1] } })
    cia.headlines('formosan-resolution', 'cia-created').us.picks('coup', 'cuba')
    cia.rolls(1).over('us', 'nuclear-war')
  })

  test('ruling 3: the first headline ends the game before the second', () => {
    const t = table({ us: ['duck-and-cover'], ussr: ['nasser'], defcon: 2 })
    t.headlines('duck-and-cover', 'nasser').over('ussr', 'nuclear-war').has({}).cards({ nasser: 'ussr-headline' })
  })

  test('ruling 3: the second answers for itself, not for the first', () => {
    const t = table({ us: ['containment'], ussr: ['olympic-games'], defcon: 2 })
    t.headlines('containment', 'olympic-games').us.picks('boycott')
    t.over('us', 'nuclear-war')
  })
})

describe('Defectors', () => {
  test.each(['asia-scoring', 'fidel', 'we-will-bury-you'])('ruling 21: cancels %s, which is discarded, asterisk or not', (card) => {
    const t = table({ turn: 4, us: ['defectors'], ussr: [card], influence: { japan: [4, 0], cuba: [1, 0] }, defcon: 3 })
    t.headlines('defectors', card)
    expect(events(t)).toEqual(['defectors'])
    t.cards({ defectors: 'discard', [card]: 'discard' })
      .is({ vp: 0, defcon: 3 })
      .has({})
      .idle()
  })

  test('ruling 22: in an action round of the US no VP; used by the USSR 1 VP; in space none', () => {
    const us = table({ us: ['defectors'] })
    us.us.plays('defectors', 'event')
    us.is({ vp: 0 }).idle()
    const ussr = table({ ussr: ['defectors'], influence: { poland: [0, 1] } })
    ussr.ussr.plays('defectors', 'influence', 'poland', 'poland')
    ussr.is({ vp: 1 }).idle()
    const space = table({ ussr: ['defectors'] })
    space.rolls(6).ussr.plays('defectors', 'space')
    space.is({ vp: 0 }).idle()
  })

  test('ruling 23: brought by Five Year Plan, cancels a headline that is still to come', () => {
    const t = table({ us: ['five-year-plan'], ussr: ['nasser', 'defectors'] })
    t.headlines('five-year-plan', 'nasser').rolls('defectors')
    t.has({}).is({ vp: 0 }).cards({ nasser: 'discard', defectors: 'discard' }).idle()
  })

  test('ruling 23: by Grain Sales likewise', () => {
    const t = table({ turn: 4, us: ['grain-sales-to-soviets'], ussr: ['willy-brandt', 'defectors'] })
    t.headlines('grain-sales-to-soviets', 'willy-brandt').rolls('defectors').us.picks('play', 'event')
    t.has({}).is({ vp: 0 }).cards({ 'willy-brandt': 'discard', defectors: 'discard' }).idle()
  })

  test('ruling 23: but not one that has been resolved', () => {
    const t = table({ turn: 4, us: ['grain-sales-to-soviets'], ussr: ['suez-crisis', 'defectors'], influence: { france: [1, 0] } })
    t.headlines('grain-sales-to-soviets', 'suez-crisis').ussr.picks('france')
    t.rolls('defectors').us.picks('play', 'event')
    t.has({ france: [0, 0] })
      .cards({ 'suez-crisis': 'removed', defectors: 'discard' })
      .idle()
  })
})

describe('cards that are committed', () => {
  test.each(['five-year-plan', 'grain-sales-to-soviets', 'terrorism'])('ruling 24: %s takes at random out of the hand only', (card) => {
    const t = table({ turn: 8, us: [card], ussr: ['lone-gunman', 'opec', 'nasser'] })
    t.headlines(card, 'nasser').asks('chance', 'random-card').offers('lone-gunman', 'opec')
  })

  test('ruling 24: Aldrich Ames and Missile Envy likewise', () => {
    const ames = table({ turn: 8, us: ['formosan-resolution', 'nato'], ussr: ['aldrich-ames-remix'] })
    ames.headlines('formosan-resolution', 'aldrich-ames-remix').offers('nato').refuses('formosan-resolution', 'not-there')
    const envy = table({ turn: 4, us: ['missile-envy'], ussr: ['nasser', 'blockade'] })
    envy.headlines('missile-envy', 'nasser').asks('ussr', 'missile-envy').offers('blockade').refuses('nasser', 'not-there')
  })

  test('ruling 25: Missile Envy as a headline', () => {
    const t = table({ turn: 4, us: ['missile-envy'], ussr: ['nasser', 'opec'] })
    t.headlines('missile-envy', 'nasser').ussr.picks('opec')
    t.asks('us', 'operations').us.picks('influence', 'japan', 'japan', 'japan')
    t.has({ japan: [3, 0], egypt: [0, 2] })
      .cards({ opec: 'discard', 'missile-envy': 'ussr-hand', nasser: 'removed' })
      .is({ vp: 0 })
      .idle()
  })

  test('ruling 25: Our Man in Tehran as a headline', () => {
    const five = ['fidel', 'nato', 'comecon', 'blockade', 'suez-crisis']
    const t = table({ turn: 4, us: ['our-man-in-tehran'], ussr: ['nasser'], influence: { iran: [2, 0] } })
    t.headlines('our-man-in-tehran', 'nasser').rolls(...five)
    t.us.picks('fidel', 'done')
    t.cards({ fidel: 'discard', nato: 'deck', comecon: 'deck', 'our-man-in-tehran': 'removed', nasser: 'removed' }).idle()
  })

  test('ruling 26: Camp David Accords come first on equal values and prevent Arab-Israeli War', () => {
    const t = table({ turn: 4, us: ['camp-david-accords'], ussr: ['arab-israeli-war'] })
    t.headlines('camp-david-accords', 'arab-israeli-war')
    t.has({ israel: [1, 0], jordan: [1, 0], egypt: [1, 0] })
      .is({ vp: 1, milops: [0, 0] })
      .cards({ 'camp-david-accords': 'removed', 'arab-israeli-war': 'discard' })
      .idle()
  })

  test('ruling 28: UN Intervention drawn by Grain Sales can only be given back', () => {
    const t = table({ turn: 4, us: ['grain-sales-to-soviets'], ussr: ['un-intervention', 'nasser'] })
    t.headlines('grain-sales-to-soviets', 'nasser')
      .rolls('un-intervention')
      .offers('return')
      .us.picks('return', 'influence', 'japan', 'japan')
    t.cards({ 'un-intervention': 'ussr-hand', 'grain-sales-to-soviets': 'discard' })
      .has({ japan: [2, 0], egypt: [0, 2] })
      .idle()
  })

  test('ruling 28: nor is it paired with the drawn card', () => {
    const t = table({ turn: 4, us: ['grain-sales-to-soviets', 'un-intervention'], ussr: ['opec', 'nasser'] })
    t.headlines('grain-sales-to-soviets', 'nasser').rolls('opec').offers('play', 'return')
  })
})

describe('6.4.4 box 4 of the space race', () => {
  test('the opponent shows its headline before this side chooses', () => {
    const t = table({ us: ['formosan-resolution', 'nato'], ussr: ['nasser', 'fidel'], space: [4, 3] })
    t.headlines(null, null).asks('ussr', 'headline').refuses('nato', 'not-asked', 'us')
    t.ussr.picks('fidel')
    t.knows('us', 'fidel').asks('us', 'headline').refuses('nasser', 'not-asked', 'ussr')
    t.us.picks('formosan-resolution')
    expect(events(t)).toEqual(['formosan-resolution', 'fidel'])
  })

  test('for the USSR as well; and it changes nothing about the order of the events', () => {
    const t = table({ us: ['formosan-resolution'], ussr: ['suez-crisis'], space: [3, 4] })
    t.headlines(null, null).asks('us', 'headline').refuses('suez-crisis', 'not-asked', 'ussr')
    t.us.picks('formosan-resolution')
    t.knows('ussr', 'formosan-resolution').ussr.picks('suez-crisis')
    expect(events(t)).toEqual(['suez-crisis', 'formosan-resolution'])
  })

  test.each([
    [4, 4],
    [5, 4],
    [3, 3],
  ])('ruling 27: with the markers on %i and %i both choose in secret', (us, ussr) => {
    const t = table({ us: ['nato'], ussr: ['fidel'], space: [us, ussr] })
    t.headlines(null, null).asks('us', 'headline').asks('ussr', 'headline')
    t.ussr.picks('fidel')
    t.knows('us', 'fidel', false)
  })

  test('a side that can headline nothing does not hold the other up', () => {
    const t = table({ us: ['nato'], ussr: ['un-intervention'], space: [4, 0] })
    t.headlines(null, null).asks('us', 'headline')
  })
})
