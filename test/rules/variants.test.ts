/** The variants that the rulebook offers on its last page: realignments and the space race. They hold for both games. */

import { describe, expect, test } from 'vitest'
import type { Variants } from '../../src/games/options.ts'
import { realignOdds, US, view } from '../../src/index.ts'
import { type Setup, type Table, table, times } from '../table.ts'

/** A table on which this variant is played. */
const withVariant = (variant: keyof Variants, setup: Setup): Table => table({ ...setup, options: { variants: { [variant]: true } } })

describe('DEFCON does not limit realignments', () => {
  const europe: Setup = { us: ['duck-and-cover'], defcon: 2, influence: { poland: [0, 1], 'north-korea': [0, 1], libya: [0, 1] } }

  test('without it 8.1.5 closes Europe, Asia and the Middle East at DEFCON 2', () => {
    const t = table({ ...europe, influence: { ...europe.influence, angola: [0, 1] } })
    t.us.plays('duck-and-cover', 'realign')
    for (const country of ['poland', 'north-korea', 'libya']) t.refuses(country, 'defcon-closed')
    t.offers('angola')
  })

  test('with it every region is open at DEFCON 2', () => {
    const t = withVariant('realignAtAnyDefcon', europe)
    t.us.plays('duck-and-cover', 'realign', 'poland')
    t.rolls(1, 6).has({ poland: [0, 0] })
    t.offers('north-korea', 'libya')
  })

  test('coups stay closed', () => {
    const t = withVariant('realignAtAnyDefcon', europe)
    t.us.begins().picks('duck-and-cover')
    t.refuses('coup', 'no-target')
    t.us.picks('realign')
  })

  test('effects in force go on protecting countries', () => {
    const t = withVariant('realignAtAnyDefcon', {
      ussr: ['comecon'],
      defcon: 2,
      influence: { italy: [2, 0], japan: [4, 0], france: [1, 0] },
      effects: { nato: 'us', 'us-japan-mutual-defense-pact': 'us' },
    })
    t.ussr.plays('comecon', 'realign')
    t.refuses('italy', 'protected-by-card').refuses('japan', 'protected-by-card').offers('france')
  })

  test.each([false, true])('Red Sea, the Middle East at DEFCON 3: %s', (realignAtAnyDefcon) => {
    const t = table({
      game: 'red-sea',
      us: ['zbig'],
      turn: 2,
      defcon: 3,
      influence: { yemen: [0, 1], kenya: [0, 1] },
      options: { variants: { realignAtAnyDefcon } },
    })
    t.us.plays('zbig', 'realign')
    t.offers('kenya', ...(realignAtAnyDefcon ? ['yemen'] : []))
    if (!realignAtAnyDefcon) t.refuses('yemen', 'defcon-closed')
  })
})

describe('who realigns can’t lose by it', () => {
  const contested: Setup = { us: ['duck-and-cover'], influence: { angola: [2, 2] } }

  test('without it the lower result loses, also when it is the attacker’s (6.2.2)', () => {
    const t = table(contested)
    t.us.plays('duck-and-cover', 'realign', 'angola')
    t.rolls(6, 1).has({ angola: [0, 2] })
  })

  test('with it the side that began loses nothing, and the other loses as always', () => {
    const t = withVariant('realignWithoutLoss', contested)
    t.us.plays('duck-and-cover', 'realign', 'angola')
    t.rolls(6, 1).has({ angola: [2, 2] })
    t.us.picks('angola')
    t.rolls(3, 4).has({ angola: [2, 1] })
    t.us.picks('angola')
    t.rolls(2, 2).has({ angola: [2, 0] })
    t.idle()
  })

  test('it is the side that realigns, also in a round of the other side', () => {
    const t = withVariant('realignWithoutLoss', { turn: 8, ussr: ['tear-down-this-wall'], influence: { poland: [1, 3], hungary: [0, 1] } })
    t.ussr.plays('tear-down-this-wall', 'event')
    t.us.picks('realign', 'poland')
    t.rolls(6, 1)
    t.has({ poland: [1, 3], 'east-germany': [3, 0] })
    t.us.picks('hungary')
    t.rolls(1, 6).has({ poland: [1, 3], 'east-germany': [3, 0], hungary: [0, 0] })
  })

  test('the odds know it', () => {
    const odds = (t: Table) => realignOdds(view(t.g, US), US, t.country('angola'))
    const usual = odds(table(contested))
    const safe = odds(withVariant('realignWithoutLoss', contested))
    expect(usual.outcomes.some(({ loser }) => loser === US)).toBe(true)
    expect(safe.outcomes.some(({ loser }) => loser === US)).toBe(false)
    expect(safe.success).toBe(usual.success)
    expect(safe.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  })

  test('Red Sea', () => {
    const t = withVariant('realignWithoutLoss', { game: 'red-sea', us: ['peace-corps'], influence: { sudan: [1, 1] } })
    t.us.plays('peace-corps', 'realign', 'sudan')
    t.rolls(6, 1).has({ sudan: [1, 1] })
  })
})

describe('one card for influence and realignments', () => {
  const split = (setup: Setup): Table => withVariant('realignAndPlace', setup)
  const south: Setup = { us: ['containment'], influence: { angola: [1, 2], zaire: [1, 0], 'south-africa': [0, 1], botswana: [1, 1] } }

  test('without it all points go to one use (6.0)', () => {
    const t = table(south)
    t.us.plays('containment', 'influence', 'zaire')
    t.refuses('realign', 'not-an-answer').left(2)
    const u = table(south)
    u.us.plays('containment', 'realign', 'south-africa')
    u.rolls(1, 1).refuses('influence', 'not-an-answer')
  })

  test('influence first, then realignments of what is left, but not where influence was placed', () => {
    const t = split(south)
    t.us.plays('containment', 'influence')
    t.refuses('realign', 'not-an-answer') // nothing has been placed: the other use could have been chosen at once
    t.us.picks('botswana', 'realign')
    t.asks('us', 'realign').left(2)
    t.refuses('botswana', 'placed-this-round').offers('angola', 'south-africa')
    t.refuses('done', 'must-spend-all').refuses('influence', 'not-an-answer')
    t.us.picks('south-africa')
    t.rolls(1, 4)
    t.us.picks('angola')
    t.rolls(3, 3)
    t.has({ botswana: [2, 1], 'south-africa': [0, 0] }).idle()
  })

  test('realignments first, then influence, but not where a roll was made', () => {
    const t = split(south)
    t.us.plays('containment', 'realign', 'angola')
    t.rolls(1, 3)
    t.us.picks('influence')
    t.asks('us', 'influence').left(2)
    t.refuses('angola', 'realigned-this-round').refuses('done', 'must-spend-all')
    t.us.picks('south-africa', 'south-africa')
    t.has({ angola: [1, 0], 'south-africa': [2, 1] }).idle()
  })

  test('in any order: there and back again', () => {
    const t = split({ ...south, us: ['nato'] })
    t.us.plays('nato', 'influence', 'zaire', 'realign', 'angola')
    t.rolls(2, 2)
    t.us.picks('influence', 'botswana')
    t.refuses('angola', 'realigned-this-round')
    t.us.picks('realign')
    t.refuses('botswana', 'placed-this-round').refuses('zaire', 'no-opposing-influence')
    t.us.picks('angola')
    t.rolls(2, 3)
    t.has({ zaire: [2, 0], botswana: [2, 1], angola: [1, 1] }).idle()
  })

  test('the price stays what it is: 2 where the other side has control (6.1.2), 1 a roll', () => {
    const t = split({ us: ['nato'], influence: { angola: [1, 4], zaire: [0, 1], cuba: [0, 3] } })
    t.us.plays('nato', 'influence', 'angola', 'realign')
    t.left(2).offers('zaire', 'cuba')
    t.us.picks('zaire')
    t.rolls(3, 3).left(1)
    t.us.picks('influence')
    t.refuses('angola', 'too-expensive').refuses('zaire', 'realigned-this-round')
    t.us.picks('botswana')
    t.has({ angola: [2, 4], botswana: [1, 0] }).idle()
  })

  test('the last point leaves nothing to put to another use', () => {
    const t = split({ ...south, us: ['truman-doctrine'] })
    t.us.plays('truman-doctrine', 'influence', 'zaire')
    t.has({ zaire: [2, 0] }).idle()
    const u = split({ ...south, us: ['truman-doctrine'] })
    u.us.plays('truman-doctrine', 'realign', 'angola')
    u.rolls(1, 1).has({}).idle()
  })

  test('what can only go to realignments may be left', () => {
    const home: Setup = { us: ['containment'], influence: { cuba: [0, 3], mexico: [0, 4], canada: [0, 4], japan: [0, 4] } }
    const t = split(home)
    t.us.plays('containment', 'influence', 'mexico')
    t.left(1).refuses('mexico', 'too-expensive').offers('realign', 'done')
    t.us.picks('done')
    t.has({ mexico: [1, 4] }).idle()
    const u = split(home)
    u.us.plays('containment', 'influence', 'mexico', 'realign', 'cuba')
    u.rolls(1, 4)
      .has({ mexico: [1, 4], cuba: [0, 0] })
      .idle()
  })

  test('6.0: what can be rolled for must be, or placed; what can only be placed may be left', () => {
    const t = split({ us: ['nato'], influence: { angola: [1, 1], zaire: [1, 1] } })
    t.us.plays('nato', 'realign', 'angola')
    t.rolls(1, 1).refuses('done', 'must-spend-all').offers('angola', 'zaire', 'influence')
    const none = split({ us: ['nato'], influence: { angola: [2, 1], zaire: [1, 0] } })
    none.us.plays('nato', 'realign', 'angola')
    none.rolls(1, 6).offers('influence', 'done').us.picks('done')
    none.has({ angola: [2, 0] }).idle()
  })

  test('9.6: the extra point of the China Card needs every point in Asia, in both uses', () => {
    const asia: Setup = { influence: { vietnam: [0, 1], thailand: [1, 0], burma: [1, 1], angola: [0, 1] }, holder: 'ussr' }
    const t = split(asia)
    t.ussr.plays('the-china-card', 'influence', 'vietnam', 'vietnam', 'realign')
    t.left(3)
    t.ussr.picks('thailand')
    t.rolls(1, 1)
    t.ussr.picks('thailand')
    t.rolls(1, 1).left(1)
    t.ussr.picks('burma')
    t.rolls(1, 1).idle()
    const u = split(asia)
    u.ussr.plays('the-china-card', 'influence', 'angola', 'vietnam', 'realign')
    u.left(2)
    u.ussr.picks('thailand')
    u.rolls(1, 1)
    u.ussr.picks('thailand')
    u.rolls(1, 1).idle()
  })

  test('Chernobyl closes a region to influence, not to realignments', () => {
    const t = split({
      us: ['chernobyl'],
      ussr: ['comecon'],
      turn: 8,
      influence: { angola: [1, 1], zaire: [0, 1], brazil: [0, 1] },
    })
    t.us.plays('chernobyl', 'event', 'africa')
    t.ussr.plays('comecon', 'influence', 'brazil')
    t.refuses('zaire', 'barred-by-card')
    t.ussr.picks('realign', 'angola')
    t.rolls(4, 1)
    t.ussr.picks('influence')
    t.refuses('zaire', 'barred-by-card').refuses('angola', 'realigned-this-round')
    t.ussr.picks('brazil')
    t.has({ angola: [0, 1], brazil: [0, 3] }).idle()
  })

  test('operations that an event grants for both uses are split too, those for a region are not', () => {
    const t = split({ us: ['abm-treaty'], turn: 4, influence: { angola: [1, 1], zaire: [1, 1] } })
    t.us.plays('abm-treaty', 'event', 'influence', 'angola', 'realign')
    t.refuses('done', 'must-spend-all').offers('zaire')
    const junta = split({ us: ['junta'], turn: 4, influence: { cuba: [1, 1], haiti: [0, 1] } })
    junta.us.plays('junta', 'event', 'panama', 'realign', 'haiti')
    junta.rolls(1, 1).refuses('influence', 'not-an-answer').offers('cuba', 'haiti')
  })

  test('the other side’s event comes before or after the whole of it', () => {
    const t = split({ us: ['nasser'], ussr: [], influence: { angola: [1, 1], zaire: [1, 1] } })
    t.us.plays('nasser', 'influence', 'angola')
    t.has({ angola: [2, 1], egypt: [0, 2] }).idle()
    const u = split({ us: ['suez-crisis'], influence: { angola: [1, 1], zaire: [1, 1] } })
    u.us.plays('suez-crisis', 'event').picks('influence', 'angola', 'realign', 'zaire')
    u.rolls(1, 2)
    u.us.picks('done')
    u.has({ angola: [2, 1], zaire: [1, 0] }).idle()
  })

  test('Red Sea: a region that takes a point away takes it for influence there, not for a roll', () => {
    const horn: Setup = {
      game: 'red-sea',
      turn: 2,
      ussr: ['mengistu-haile-mariam'],
      holder: 'us',
      influence: { sudan: [1, 1], kenya: [1, 1], oman: [1, 1] },
      effects: { 'albano-stalinist-economics': 'us', 'the-lion-falters': 'ussr' },
    }
    const t = split(horn)
    t.ussr.plays('mengistu-haile-mariam', 'realign', 'sudan')
    t.rolls(1, 1).left(2)
    t.ussr.picks('influence', 'kenya')
    t.idle() // 3 points, 1 less in Africa, 1 for the roll
    const u = split(horn)
    u.ussr.plays('mengistu-haile-mariam', 'realign', 'sudan')
    u.rolls(1, 1)
    u.ussr.picks('influence', 'oman', 'oman')
    u.has({ oman: [1, 3] }).idle()
    const w = split(horn)
    w.ussr.plays('mengistu-haile-mariam', 'influence', 'kenya', 'realign')
    w.left(1)
    w.ussr.picks('sudan')
    w.rolls(1, 1)
      .has({ kenya: [1, 2] })
      .idle()
  })
})

describe('a card may go to space without a roll', () => {
  const launch: Setup = { us: ['duck-and-cover', 'containment', 'fidel'], ussr: ['comecon'] }

  test('without it the die is rolled at once (6.4.1)', () => {
    const t = table(launch)
    t.us.plays('duck-and-cover', 'space')
    t.asks('chance', 'die')
  })

  test('declined: the marker stays, the card is discarded without its event, and the turn’s try is used up (6.4.2, 6.4.5)', () => {
    const t = withVariant('spaceWithoutRoll', launch)
    t.us.plays('fidel', 'space')
    t.asks('us', 'space-roll').offers('yes', 'no').refuses('done', 'not-an-answer')
    t.us.picks('no')
    t.is({ space: [0, 0], vp: 0 })
      .cards({ fidel: 'discard' })
      .has({})
      .idle()
    t.ussr.plays('comecon', 'space', 'yes')
    t.rolls(1).is({ space: [0, 1], vp: -2 })
    t.us.begins().picks('containment')
    t.refuses('space', 'space-limit')
  })

  test.each([
    [3, 1, 2],
    [4, 0, 0],
  ])('rolled, a %i leads to box %i', (die, box, vp) => {
    const t = withVariant('spaceWithoutRoll', launch)
    t.us.plays('duck-and-cover', 'space', 'yes')
    t.rolls(die)
      .is({ space: [box, 0], vp })
      .idle()
  })

  test('Red Sea', () => {
    const t = withVariant('spaceWithoutRoll', { game: 'red-sea', us: ['peace-corps', 'usaid'] })
    t.us.plays('peace-corps', 'space', 'no')
    t.is({ space: [0, 0] }).idle()
  })
})

test('the variants hold together: any region, no loss, one card', () => {
  const t = table({
    us: ['nato'],
    defcon: 2,
    influence: { poland: [1, 3], iran: [1, 0] },
    options: { variants: { realignAtAnyDefcon: true, realignWithoutLoss: true, realignAndPlace: true } },
  })
  t.us.plays('nato', 'influence', 'iran', 'realign', ...times(1, 'poland'))
  t.rolls(6, 1).has({ iran: [2, 0] })
  t.us.picks('poland')
  t.rolls(1, 6).has({ iran: [2, 0], poland: [1, 0] })
  t.us.picks('influence')
  t.refuses('poland', 'realigned-this-round')
})
