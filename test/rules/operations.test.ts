import { describe, test } from 'vitest'
import { table, times } from '../table.ts'

describe('6.0 operations', () => {
  test('6.0: every point must be spent, on one kind of action', () => {
    const t = table({ us: ['duck-and-cover'], influence: { israel: [1, 0], panama: [0, 1] } })
    t.us.plays('duck-and-cover', 'influence', 'israel')
    t.refuses('done', 'must-spend-all').refuses('pass', 'not-an-answer')
    t.us.picks('israel')
    t.refuses('done', 'must-spend-all')
    t.us.picks('israel')
    t.has({ israel: [4, 0] }).idle()
  })

  test('ruling 35: no change from influence to coup and back, no second coup', () => {
    const t = table({ us: ['duck-and-cover', 'nato'], influence: { israel: [1, 0], panama: [0, 5] } })
    t.us.plays('duck-and-cover', 'influence', 'israel')
    t.refuses('coup', 'not-an-answer').refuses('realign', 'not-an-answer').refuses('panama', 'out-of-reach')
    t.us.picks('israel', 'israel')
    t.us.plays('nato', 'coup', 'panama')
    t.refuses('panama', 'not-asked', 'us').rolls(1)
    t.has({ israel: [4, 0], panama: [0, 4] })
      .is({ milops: [4, 0] })
      .idle()
  })

  test('6.0: points that can buy nothing more are lost', () => {
    const t = table({
      us: ['duck-and-cover'],
      influence: { canada: [0, 8], japan: [0, 8], mexico: [0, 8], cuba: [0, 8] },
    })
    t.us.plays('duck-and-cover', 'influence', 'cuba')
    t.has({ cuba: [1, 8] }).idle()
  })

  test('6.1.2: a use that is out of the question is refused', () => {
    const t = table({ us: ['cia-created'], influence: { canada: [0, 4], japan: [0, 4], mexico: [0, 2], cuba: [0, 3] }, defcon: 2 })
    t.us.begins().picks('cia-created')
    t.refuses('influence', 'nowhere-to-place').offers('event', 'coup', 'realign')
    const empty = table({ us: ['cia-created'] })
    empty.us.begins().picks('cia-created')
    empty.refuses('coup', 'no-target').refuses('realign', 'no-target').offers('event', 'influence')
  })
})

describe('6.1 influence', () => {
  test('6.1.1: in countries with own influence and next to them; 6.1.4: next to the own superpower', () => {
    const t = table({ us: ['duck-and-cover'], influence: { panama: [1, 0], poland: [0, 3] } })
    t.us.plays('duck-and-cover', 'influence')
    t.offers('panama', 'colombia', 'costa-rica', 'canada', 'japan', 'mexico', 'cuba')
    t.refuses('poland', 'out-of-reach').refuses('venezuela', 'out-of-reach')
  })

  test('6.1.4, ruling 47: not next to the superpower of the opponent', () => {
    const ussr = table({ ussr: ['fidel'] })
    ussr.ussr.plays('fidel', 'influence')
    ussr
      .offers('finland', 'poland', 'romania', 'afghanistan', 'north-korea')
      .refuses('cuba', 'out-of-reach')
      .refuses('mexico', 'out-of-reach')
    const us = table({ us: ['fidel'] })
    us.us.plays('fidel', 'influence')
    us.offers('canada', 'japan', 'mexico', 'cuba').refuses('poland', 'out-of-reach').refuses('afghanistan', 'out-of-reach')
  })

  test('6.1.1, ruling 43: a marker just placed opens nothing', () => {
    const t = table({ ussr: ['comecon'], influence: { cuba: [0, 3] } })
    t.ussr.plays('comecon', 'influence', 'haiti')
    t.refuses('dominican-republic', 'out-of-reach').ussr.picks('haiti', 'nicaragua')
    t.has({ haiti: [0, 2], nicaragua: [0, 1] }).idle()
  })

  test('ruling 44: an event that comes first opens nothing for the operations of the round', () => {
    const t = table({ turn: 8, ussr: ['the-iron-lady'], influence: { poland: [0, 1] } })
    t.ussr.plays('the-iron-lady', 'event', 'influence')
    t.has({ argentina: [0, 1] })
      .refuses('argentina', 'out-of-reach')
      .refuses('chile', 'out-of-reach')
    t.ussr.picks(...times(3, 'poland'))
    t.has({ argentina: [0, 1], poland: [0, 4] }).idle()
  })

  test('6.1.1, ruling 44: nor does it close what the round began with', () => {
    const t = table({ us: ['suez-crisis'], influence: { france: [1, 0] } })
    t.us.plays('suez-crisis', 'event')
    t.ussr.picks('france')
    t.us.picks('influence', 'france', 'spain-portugal', 'algeria')
    t.has({ france: [1, 0], 'spain-portugal': [1, 0], algeria: [1, 0] }).idle()
  })

  test('ruling 45: reach is fixed anew for the next round, of the other side too', () => {
    const t = table({ turn: 4, ussr: ['panama-canal-returned', 'fidel'], us: ['formosan-resolution'], influence: { poland: [0, 1] } })
    t.ussr.plays('panama-canal-returned', 'event', 'influence', 'finland')
    t.us.plays('formosan-resolution', 'influence', 'brazil', 'colombia')
    t.ussr.plays('fidel', 'influence', 'sweden')
    t.refuses('norway', 'out-of-reach').ussr.picks('sweden')
    t.has({
      panama: [1, 0],
      'costa-rica': [1, 0],
      venezuela: [1, 0],
      brazil: [1, 0],
      colombia: [1, 0],
      finland: [0, 1],
      sweden: [0, 2],
    }).idle()
  })

  test('6.1.1: influence of events is not bound to reach', () => {
    const t = table({ ussr: ['decolonization'] })
    t.ussr.plays('decolonization', 'event', 'south-africa', 'morocco', 'malaysia', 'kenya')
    t.has({ 'south-africa': [0, 1], morocco: [0, 1], malaysia: [0, 1], kenya: [0, 1] }).idle()
  })

  test('6.1.2, ruling 46: 2 points a marker while the opponent has control, 1 from the moment it breaks', () => {
    const t = table({ us: ['nato'], influence: { italy: [1, 3], iran: [1, 0] } })
    t.us.plays('nato', 'influence', 'italy')
    t.left(2).us.picks('italy')
    t.left(1).us.picks('italy')
    t.has({ italy: [4, 3] }).idle()
  })

  test('ruling 46: as long as control holds each marker costs 2', () => {
    const t = table({ us: ['nato'], influence: { italy: [1, 6] } })
    t.us.plays('nato', 'influence', 'italy')
    t.left(2).us.picks('italy')
    t.has({ italy: [3, 6] }).idle()
  })

  test('6.1.2: the last point does not buy a marker for 2', () => {
    const t = table({ us: ['duck-and-cover'], influence: { italy: [1, 6], iran: [1, 0] } })
    t.us.plays('duck-and-cover', 'influence', 'italy')
    t.left(1).refuses('italy', 'too-expensive').us.picks('iran')
    t.has({ italy: [2, 6], iran: [2, 0] }).idle()
  })

  test('6.1.2: 1 point where nobody or the side itself has control, however strong the opponent is', () => {
    const t = table({ us: ['duck-and-cover'], influence: { japan: [9, 0], france: [4, 5] } })
    t.us.plays('duck-and-cover', 'influence', 'japan', 'france', 'france')
    t.has({ japan: [10, 0], france: [6, 5] }).idle()
  })

  test('6.1.3: over several regions', () => {
    const t = table({ us: ['nato'], influence: { italy: [1, 0], iran: [1, 0], zaire: [1, 0], chile: [1, 0] } })
    t.us.plays('nato', 'influence', 'greece', 'pakistan', 'angola', 'peru')
    t.has({ greece: [1, 0], pakistan: [1, 0], angola: [1, 0], peru: [1, 0] }).idle()
  })
})

describe('7.4 the value of operations', () => {
  test.each([
    ['us', 'cia-created', {}, 1],
    ['us', 'cia-created', { 'red-scare-purge': 'ussr' }, 1],
    ['us', 'cia-created', { containment: 'us' }, 2],
    ['us', 'cia-created', { containment: 'us', 'red-scare-purge': 'ussr' }, 1],
    ['us', 'duck-and-cover', { containment: 'us' }, 4],
    ['us', 'duck-and-cover', { 'red-scare-purge': 'ussr' }, 2],
    ['us', 'duck-and-cover', { containment: 'us', 'red-scare-purge': 'ussr' }, 3],
    ['us', 'nato', { containment: 'us' }, 4],
    ['us', 'nato', { containment: 'us', 'red-scare-purge': 'ussr' }, 4],
    ['us', 'nato', { 'red-scare-purge': 'ussr' }, 3],
    ['us', 'duck-and-cover', { 'brezhnev-doctrine': 'ussr', 'red-scare-purge': 'us' }, 3],
    ['ussr', 'comecon', { 'brezhnev-doctrine': 'ussr' }, 4],
    ['ussr', 'comecon', { 'brezhnev-doctrine': 'ussr', 'red-scare-purge': 'us' }, 3],
    ['ussr', 'nuclear-test-ban', { 'brezhnev-doctrine': 'ussr' }, 4],
    ['ussr', 'nasser', { 'red-scare-purge': 'us' }, 1],
    ['ussr', 'comecon', { containment: 'us', 'red-scare-purge': 'ussr' }, 3],
  ] as const)('7.4, 7.4.1, ruling 29: %s %s under %j is worth %i', (side, card, effects, ops) => {
    const t = table({ turn: 4, [side]: [card], effects, influence: { israel: [1, 0], poland: [0, 1] } })
    t[side].plays(card, 'influence')
    t.left(ops)[side].picks(...times(ops, side === 'us' ? 'israel' : 'poland'))
    t.has(side === 'us' ? { israel: [1 + ops, 0] } : { poland: [0, 1 + ops] }).idle()
  })

  test('7.4.2: for space too', () => {
    const low = table({ us: ['formosan-resolution'], effects: { 'red-scare-purge': 'ussr' } })
    low.us.begins().picks('formosan-resolution')
    low.refuses('space', 'space-card-too-low')
    const high = table({ us: ['cia-created'], effects: { containment: 'us' } })
    high.rolls(3).us.plays('cia-created', 'space')
    high.is({ space: [1, 0], vp: 2 }).idle()
  })

  test('7.4.2, ruling 39: Blockade asks for 3 in the modified value', () => {
    const setup = {
      ussr: ['blockade'],
      us: ['duck-and-cover', 'formosan-resolution', 'nato'],
      influence: { 'west-germany': [4, 0] },
    } as const
    const scared = table({ ...setup, effects: { 'red-scare-purge': 'ussr' } })
    scared.ussr.plays('blockade', 'event')
    scared.offers('nato', 'done').refuses('duck-and-cover', 'value-too-low')
    const contained = table({ ...setup, effects: { containment: 'us' } })
    contained.ussr.plays('blockade', 'event')
    contained.offers('duck-and-cover', 'formosan-resolution', 'nato', 'done')
    contained.us.picks('done')
    contained
      .has({ 'west-germany': [0, 0] })
      .cards({ nato: 'us-hand' })
      .idle()
  })

  test('ruling 39: without an eligible card the penalty comes at once; the card being played is not eligible', () => {
    const t = table({
      turn: 8,
      us: ['latin-american-debt-crisis'],
      effects: { containment: 'us' },
      influence: { chile: [0, 2], peru: [0, 1] },
    })
    t.us.plays('latin-american-debt-crisis', 'event')
    t.asks('ussr', 'double').ussr.picks('chile', 'peru')
    t.us.picks('influence', 'japan', 'japan', 'japan')
    t.has({ chile: [0, 4], peru: [0, 2], japan: [3, 0] }).idle()
  })

  test('ruling 40: under Red Scare a card of 2 does not open Quagmire', () => {
    const t = table({ turn: 4, us: ['formosan-resolution', 'containment'], effects: { quagmire: 'ussr', 'red-scare-purge': 'ussr' } })
    t.us.begins()
    t.offers('containment').refuses('formosan-resolution', 'value-too-low')
  })

  test('ruling 41: Missile Envy takes the highest value with the modifiers of the holder, or of the player by option', () => {
    const setup = { turn: 4, us: ['missile-envy'], ussr: ['muslim-revolution', 'opec'], effects: { 'brezhnev-doctrine': 'ussr' } } as const
    const holder = table(setup)
    holder.us.plays('missile-envy', 'event')
    holder.offers('muslim-revolution', 'opec')
    const player = table({ ...setup, options: { readings: { missileEnvyValue: 'player' } } })
    player.us.plays('missile-envy', 'event')
    player.offers('muslim-revolution').refuses('opec', 'not-highest')
  })

  test('7.4.3, ruling 37: operations that an event grants have the modifiers', () => {
    const t = table({ turn: 4, us: ['junta'], effects: { 'red-scare-purge': 'ussr' }, influence: { chile: [0, 3] } })
    t.rolls(6).us.plays('junta', 'event', 'peru', 'coup', 'chile')
    t.noted('coup', { ops: 1, n: 1 })
      .has({ chile: [0, 2], peru: [2, 0] })
      .is({ milops: [0, 0] })
      .idle()
    const abm = table({ turn: 4, us: ['abm-treaty'], effects: { 'red-scare-purge': 'ussr' }, influence: { israel: [1, 0] } })
    abm.us.plays('abm-treaty', 'event', 'influence')
    abm.left(3)
  })

  test.each([
    ['us', 'cia-created'],
    ['us', 'abm-treaty'],
    ['ussr', 'lone-gunman'],
  ] as const)('7.4.3, ruling 38: %s cannot send the operations of %s to space', (side, card) => {
    const t = table({ turn: 4, [side]: [card], effects: { containment: 'us', 'brezhnev-doctrine': 'ussr' } })
    t[side].plays(card, 'event')
    t.asks(side, 'operations').refuses('space', 'not-an-answer')
  })

  test('ruling 38: nor the card that UN Intervention accompanies', () => {
    const t = table({ us: ['un-intervention', 'comecon'], influence: { israel: [1, 0] } })
    t.us.plays('un-intervention', 'event', 'comecon')
    t.asks('us', 'operations')
      .refuses('space', 'not-an-answer')
      .us.picks('influence', ...times(3, 'israel'))
    t.has({ israel: [4, 0] })
      .cards({ 'un-intervention': 'discard', comecon: 'discard' })
      .idle()
  })

  test('7.4.3: granted operations keep to reach and to DEFCON', () => {
    const t = table({ us: ['cia-created'], defcon: 3, influence: { israel: [1, 0], poland: [0, 3], vietnam: [0, 1], panama: [0, 1] } })
    t.us.plays('cia-created', 'event', 'coup')
    t.offers('panama', 'done').refuses('poland', 'defcon-closed').refuses('vietnam', 'defcon-closed')
    const placing = table({ us: ['cia-created'], influence: { israel: [1, 0] } })
    placing.us.plays('cia-created', 'event', 'influence')
    placing.refuses('iran', 'out-of-reach')
  })
})

describe('9.6 the fifth point of the China Card', () => {
  const asia = { vietnam: [0, 1], pakistan: [0, 1], cuba: [0, 1] } as const

  test('9.6, ruling 34: if all points are spent in Asia, Southeast Asia included', () => {
    const t = table({ influence: asia })
    t.ussr.plays('the-china-card', 'influence', 'vietnam', 'pakistan', 'india', 'afghanistan')
    t.left(1)
      .refuses('cuba', 'too-expensive')
      .offers('vietnam', 'laos-cambodia', 'thailand', 'pakistan', 'india', 'afghanistan', 'north-korea', 'done')
    t.ussr.picks('thailand')
    t.has({ vietnam: [0, 2], pakistan: [0, 2], india: [0, 1], afghanistan: [0, 1], thailand: [0, 1] }).idle()
  })

  test('9.6: it may be left', () => {
    const t = table({ influence: asia })
    t.ussr.plays('the-china-card', 'influence', ...times(3, 'vietnam'))
    t.refuses('done', 'must-spend-all').ussr.picks('vietnam', 'done')
    t.has({ vietnam: [0, 5] })
      .is({ holder: 'us' })
      .idle()
  })

  test.each([
    ['first', ['cuba', 'vietnam', 'vietnam', 'vietnam']],
    ['in the middle', ['vietnam', 'cuba', 'vietnam', 'vietnam']],
    ['last', ['vietnam', 'vietnam', 'vietnam', 'cuba']],
  ])('ruling 34: it vanishes when a point goes elsewhere, %s', (_when, picks) => {
    const t = table({ influence: asia })
    t.ussr.plays('the-china-card', 'influence', ...picks)
    t.has({ vietnam: [0, 4], cuba: [0, 2] })
      .is({ holder: 'us' })
      .idle()
  })

  test('9.6: the fifth point pays for a marker in a country under enemy control', () => {
    const t = table({ influence: { thailand: [6, 1], india: [6, 1], vietnam: [0, 1] } })
    t.ussr.plays('the-china-card', 'influence', 'thailand', 'india')
    t.left(1).refuses('thailand', 'too-expensive').ussr.picks('vietnam')
    t.has({ thailand: [6, 2], india: [6, 2], vietnam: [0, 2] }).idle()
  })

  test('9.6: and with the fourth for one of 2 at the end', () => {
    const t = table({ influence: { thailand: [6, 1], vietnam: [0, 1], cuba: [6, 1] } })
    t.ussr.plays('the-china-card', 'influence', ...times(3, 'vietnam'))
    t.left(2).refuses('cuba', 'too-expensive').ussr.picks('thailand')
    t.has({ thailand: [6, 2], vietnam: [0, 4] }).idle()
  })

  test('ruling 34: the next card has no extra point', () => {
    const t = table({ ussr: ['comecon'], influence: asia })
    t.ussr.plays('the-china-card', 'influence', ...times(5, 'vietnam'))
    t.ussr.plays('comecon', 'influence', ...times(3, 'vietnam'))
    t.has({ vietnam: [0, 9] }).idle()
  })

  test.each([
    ['pakistan', 5],
    ['vietnam', 5],
    ['panama', 4],
    ['iran', 4],
  ])('9.6: a coup in %s with %i', (country, ops) => {
    const t = table({ influence: { [country]: [9, 0] } })
    t.rolls(6).ussr.plays('the-china-card', 'coup', country)
    t.noted('coup', { die: 6, ops })
      .is({ milops: [0, ops], holder: 'us' })
      .idle()
  })

  test('9.6: five realignments in Asia', () => {
    const t = table({ influence: { pakistan: [9, 0], india: [9, 0] } })
    t.ussr.plays('the-china-card', 'realign')
    for (const country of ['pakistan', 'india', 'pakistan', 'india', 'pakistan']) {
      t.ussr.picks(country)
      t.rolls(1, 1)
    }
    t.has({}).is({ holder: 'us' }).idle()
  })

  test('ruling 34: four with one elsewhere', () => {
    const t = table({ influence: { pakistan: [9, 0], iran: [9, 0] } })
    t.ussr.plays('the-china-card', 'realign')
    for (const country of ['pakistan', 'pakistan', 'iran', 'pakistan']) {
      t.ussr.picks(country)
      t.rolls(1, 1)
    }
    t.has({}).is({ holder: 'us' }).idle()
  })

  test('ruling 34: after four in Asia the fifth must be there too', () => {
    const t = table({ influence: { pakistan: [9, 0], iran: [9, 0] } })
    t.ussr.plays('the-china-card', 'realign')
    for (let i = 0; i < 4; i++) {
      t.ussr.picks('pakistan')
      t.rolls(1, 1)
    }
    t.refuses('iran', 'too-expensive').offers('pakistan', 'done')
  })

  test.each([
    [{ 'red-scare-purge': 'us' }, 'vietnam', 4],
    [{ 'red-scare-purge': 'us' }, 'cuba', 3],
    [{ 'brezhnev-doctrine': 'ussr' }, 'vietnam', 5],
    [{ 'brezhnev-doctrine': 'ussr' }, 'cuba', 4],
    [{ 'vietnam-revolts': 'ussr' }, 'vietnam', 6],
    [{ 'vietnam-revolts': 'ussr' }, 'pakistan', 5],
    [{ 'vietnam-revolts': 'ussr', 'red-scare-purge': 'us' }, 'vietnam', 5],
  ] as const)('7.4, 9.7, ruling 30: the China Card under %j wholly in %s is worth %i', (effects, country, points) => {
    const t = table({ turn: 4, influence: asia, effects })
    t.ussr.plays('the-china-card', 'influence', ...times(points, country))
    t.has({ [country]: [0, 1 + points] }).idle()
  })

  test('9.7: in mixed use the smaller region falls away first', () => {
    const t = table({ influence: asia, effects: { 'vietnam-revolts': 'ussr' } })
    t.ussr.plays('the-china-card', 'influence', ...times(4, 'vietnam'), 'pakistan')
    t.has({ vietnam: [0, 5], pakistan: [0, 2] }).idle()
  })
})

describe('Vietnam Revolts', () => {
  const effects = { 'vietnam-revolts': 'ussr' } as const

  test('ruling 32: it gives an operations point: a card of 2 does not break control of two countries', () => {
    const t = table({ ussr: ['fidel'], effects, influence: { thailand: [6, 1], burma: [6, 1], vietnam: [0, 1] } })
    t.ussr.plays('fidel', 'influence', 'thailand')
    t.left(1).refuses('burma', 'too-expensive').ussr.picks('vietnam')
    t.has({ thailand: [6, 2], vietnam: [0, 2] }).idle()
  })

  test('ruling 33: it never helps the US', () => {
    const t = table({ us: ['formosan-resolution'], effects, influence: { vietnam: [1, 0] } })
    t.us.plays('formosan-resolution', 'influence', 'vietnam', 'vietnam')
    t.has({ vietnam: [3, 0] }).idle()
  })

  test('ruling 31: a card of 1 under Red Scare stays at 1; by option it has 2', () => {
    const setup = { ussr: ['nasser'], effects: { ...effects, 'red-scare-purge': 'us' }, influence: { vietnam: [0, 1] } } as const
    const t = table(setup)
    t.ussr.plays('nasser', 'influence', 'vietnam')
    t.has({ vietnam: [0, 2] }).idle()
    const option = table({ ...setup, options: { readings: { regionalPoint: 'after-lower-limit' } } })
    option.ussr.plays('nasser', 'influence', 'vietnam', 'vietnam')
    option.has({ vietnam: [0, 3] }).idle()
  })

  test('it holds for every card of the turn, and for coups', () => {
    const t = table({ ussr: ['fidel', 'nasser'], effects, influence: { vietnam: [0, 1], malaysia: [5, 0] } })
    t.ussr.plays('nasser', 'influence', 'vietnam', 'vietnam')
    t.rolls(2).ussr.plays('fidel', 'coup', 'malaysia')
    t.noted('coup', { ops: 3, n: 1 })
      .has({ vietnam: [0, 3], malaysia: [4, 0] })
      .is({ milops: [0, 3] })
      .idle()
  })
})
