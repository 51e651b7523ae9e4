/** 12: the Chinese Civil War, with an area of its own and a China Card that nobody has at first. */
import { describe, expect, test } from 'vitest'
import { generator } from '../../../src/bots/generator.ts'
import {
  apply,
  clone,
  decision,
  explain,
  type NewGame,
  newGame,
  pickOf,
  resample,
  rulesNamed,
  rulesOf,
  SPECTATOR,
  scoresAtEnd,
  US,
  USSR,
  view,
} from '../../../src/index.ts'
import { levelOf } from '../../../src/rules/scoring.ts'
import { Zone } from '../../../src/rules/state.ts'
import { Game, HANDS, started } from '../../game.ts'
import { type Setup, type Table, table, times } from '../../table.ts'

const scenario = 'chinese-civil-war'
const AREA = 'chinese-civil-war'
type Readings = NewGame['readings']
const china = (setup: Setup, readings: Readings = {}, mix = false): Table => table({ ...setup, options: { scenario, readings, mix } })

describe('the beginning', () => {
  test('12.0, 12.3: as always, but nobody has the China Card', () => {
    const usual = started()
    const game = started({ scenario })
    expect(game.board()).toEqual(usual.board())
    expect([game.g.holder, game.g.turn, game.g.defcon, game.g.vp]).toEqual([-1, 1, 5, 0])
    expect(game.cardsIn(Zone.Passing)).toEqual(['the-china-card'])
    game.asks('us', 'ussr').refuses('ussr', 'the-china-card', 'no-headline')
  })

  test('3.2: nobody places starting influence in the area', () => {
    const game = new Game({ scenario, handicap: [0, 2], readings: { civilWarPlacement: 'events-too' } }).deals(...HANDS)
    game.refuses('ussr', AREA, 'outside-area')
    for (let i = 0; i < 6; i++) game.answers('ussr', 'poland')
    game.refuses('us', AREA, 'outside-area')
    for (let i = 0; i < 7; i++) game.answers('us', 'italy')
    game.asks('ussr').refuses('ussr', AREA, 'no-own-influence') // 11.4.1: only where there is influence
  })

  test('the scenario may be mixed with Red Sea', () => {
    const g = newGame({ game: 'twilight-struggle', scenario, mix: true })
    expect([g.game, g.holder]).toEqual(['twilight-struggle-civil-war-mixed', -1])
    expect(rulesOf(g).tables.mixing).toBeDefined()
  })
})

describe('12.1 the area', () => {
  const rules = rulesNamed('twilight-struggle-civil-war')!
  const area = rules.map.countries[pickOf(rules, AREA)]!

  test('is no country, next to the USSR alone, in Asia and not in Southeast Asia', () => {
    const asia = 1 << rules.map.regions.indexOf('asia')
    expect(area).toMatchObject({ area: true, regions: asia, stability: 3, battleground: false, neighbours: [], borders: 1 << USSR })
    expect(rules.map.all).toEqual(rulesNamed('twilight-struggle')!.map.all)
  })

  test('no other game has it: it has no name there, and its number stands for nothing', () => {
    for (const other of ['twilight-struggle', 'twilight-struggle-mixed', 'red-sea', 'red-sea-mixed'])
      expect(pickOf(rulesNamed(other)!, AREA)).toBe(-1)
    const t = table({ ussr: ['comecon'], influence: { poland: [0, 1] } })
    t.ussr.plays('comecon', 'influence')
    expect(explain(t.g, { by: USSR, pick: pickOf(rules, AREA) })?.key).toBe('not-on-map')
    expect(decision(t.g, USSR)!.moves).not.toContain(pickOf(rules, AREA))
  })

  test('6.1.4: the USSR may always place influence there for 1 point, with no influence near it', () => {
    const t = china({ ussr: ['comecon'] })
    t.ussr.plays('comecon', 'influence', AREA, 'poland')
    t.offers(AREA, 'poland', 'finland', 'romania', 'afghanistan', 'north-korea')
    t.ussr.picks('poland')
    t.has({ [AREA]: [0, 1], poland: [0, 2] })
      .is({ holder: 'nobody' })
      .idle()
  })

  test('the US may not, neither by operations nor by events', () => {
    const t = china({ us: ['marshall-plan'], influence: { [AREA]: [0, 2], 'north-korea': [1, 0], afghanistan: [1, 0] } })
    t.us.plays('marshall-plan', 'influence')
    t.refuses(AREA, 'out-of-reach')
    const coup = china({ us: ['marshall-plan'], influence: { [AREA]: [0, 2], poland: [0, 1] } })
    coup.us.plays('marshall-plan', 'coup')
    coup.refuses(AREA, 'not-a-country').offers('poland')
    const realign = china({ us: ['marshall-plan'], influence: { [AREA]: [0, 2], poland: [0, 1] } })
    realign.us.plays('marshall-plan', 'realign')
    realign.refuses(AREA, 'not-a-country').offers('poland')
    const event = china({ us: ['the-voice-of-america'], turn: 4, influence: { [AREA]: [0, 2], vietnam: [0, 1] } })
    event.us.plays('the-voice-of-america', 'event')
    event.refuses(AREA, 'outside-area').offers('vietnam')
    const asia = china({ us: ['ussuri-river-skirmish'], turn: 4 }, { civilWarPlacement: 'events-too' })
    asia.us.plays('ussuri-river-skirmish', 'event')
    asia.refuses(AREA, 'outside-area')
  })

  test('no effect reaches it: it can’t be moved from, warred in or counted', () => {
    const t = china({ ussr: ['de-stalinization'], influence: { [AREA]: [0, 2], poland: [0, 1] } })
    t.ussr.plays('de-stalinization', 'event')
    t.refuses(AREA, 'outside-area').offers('poland', 'done')
    const war = china({ us: ['brush-war'], turn: 4, influence: { [AREA]: [0, 2] } })
    war.us.plays('brush-war', 'event')
    war.refuses(AREA, 'outside-area')
    const empty = china({ influence: { [AREA]: [0, 2] } })
    expect(levelOf(empty.g, rules.map.regions.indexOf('asia'), USSR)).toBe('none')
  })

  test('it is in Asia: Chernobyl closes it with Asia, and leaves it open with another region', () => {
    for (const region of ['asia', 'africa']) {
      const t = china({ us: ['chernobyl'], ussr: ['comecon'], turn: 8, influence: { poland: [0, 1] } })
      t.us.plays('chernobyl', 'event', region)
      t.ussr.plays('comecon', 'influence')
      if (region === 'asia') t.refuses(AREA, 'barred-by-card').refuses('afghanistan', 'barred-by-card')
      else t.ussr.picks(AREA)
    }
  })

  test('it is not in Southeast Asia: a point there loses the extra point of Vietnam Revolts', () => {
    const t = china({ ussr: ['fidel'], influence: { vietnam: [0, 1] }, effects: { 'vietnam-revolts': 'ussr' } })
    t.ussr.plays('fidel', 'influence', AREA, 'vietnam')
    t.idle()
    const u = china({ ussr: ['fidel'], influence: { vietnam: [0, 1] }, effects: { 'vietnam-revolts': 'ussr' } })
    u.ussr.plays('fidel', 'influence', 'vietnam', 'vietnam')
    u.left(1).refuses(AREA, 'too-expensive')
    u.ussr.picks('vietnam')
    u.idle()
  })

  test('operations that an event grants the USSR reach it too: they obey 6.1', () => {
    const t = china({ us: ['lone-gunman'], turn: 4, influence: { canada: [2, 0] } })
    t.us.plays('lone-gunman', 'event')
    t.ussr.picks('influence', AREA)
    t.has({ [AREA]: [0, 1] })
  })
})

describe('12.2, 12.3 control', () => {
  test('with the third influence the markers go back, and the USSR gets the China Card, ready for use', () => {
    const t = china({ ussr: ['comecon'] })
    t.ussr.plays('comecon', 'influence', AREA, AREA)
    t.is({ holder: 'nobody' }).has({ [AREA]: [0, 2] })
    t.ussr.picks(AREA)
    t.is({ holder: 'ussr', ready: true })
      .has({ [AREA]: [0, 0] })
      .noted('passing-card', { side: USSR, ready: 1 })
      .idle()
    t.ussr.plays('the-china-card', 'influence', ...times(4, 'poland'))
    t.is({ holder: 'us', ready: false })
  })

  test('in several rounds', () => {
    const t = china({ ussr: ['fidel', 'nasser', 'blockade'], us: [] })
    t.ussr.plays('nasser', 'influence', AREA).plays('blockade', 'influence', AREA)
    t.is({ holder: 'nobody' }).has({ [AREA]: [0, 2] })
    t.ussr.plays('fidel', 'influence', AREA)
    t.is({ holder: 'ussr' })
    t.refuses(AREA, 'out-of-reach').ussr.picks('poland')
    t.has({ poland: [0, 1] }).idle()
  })

  test('then it is closed for good, in the same round and in all that follow', () => {
    const t = china({ ussr: ['nato', 'comecon', 'decolonization'], influence: { [AREA]: [0, 2], poland: [0, 1] } })
    t.ussr.plays('comecon', 'influence', AREA)
    t.refuses(AREA, 'out-of-reach')
    t.ussr.picks('poland', 'poland')
    t.ussr.plays('decolonization', 'influence')
    t.refuses(AREA, 'out-of-reach')
    t.ussr.picks('poland', 'poland')
    t.has({ [AREA]: [0, 0], poland: [0, 5] })
  })

  test('9.3: it stays closed when the card has passed on', () => {
    const t = china({ ussr: ['comecon'], holder: 'us' })
    t.ussr.plays('comecon', 'influence')
    t.refuses(AREA, 'out-of-reach')
  })

  test('the card passes at the end of a turn only if a side has it (9.3)', () => {
    const t = china({ milops: [5, 5] })
    t.endsTurn().is({ holder: 'nobody' }).idle()
  })

  test('9.3: nobody may play the card before', () => {
    for (const side of ['us', 'ussr'] as const) {
      const t = china({ us: ['nato'], ussr: ['comecon'] })
      t[side].begins()
      t.refuses('the-china-card', 'not-ready')
    }
  })

  test('12.2: no VP for the card at the end while nobody has it; 1 VP to the one who has it then', () => {
    const open = china({ turn: 10, milops: [5, 5] })
    expect(scoresAtEnd(view(open.g, US))).toMatchObject({ passing: null, vp: 0 })
    open.endsGame().is({ vp: 0 }).over('nobody', 'final-scoring')
    china({ turn: 10, milops: [5, 5], holder: 'ussr' })
      .endsGame()
      .is({ vp: -1 })
      .over('ussr', 'final-scoring')
  })
})

describe('12.4 events that wait for the end of the civil war', () => {
  const CLOSED = { holder: 'ussr' } as const

  test('Red Scare/Purge: not for the USSR, for operations all the same (12.4.3); the US may', () => {
    const t = china({ ussr: ['red-scare-purge'] })
    t.ussr.begins().picks('red-scare-purge')
    t.refuses('event', 'event-cannot-happen')
    t.ussr.picks('influence', ...times(2, AREA), 'poland', 'poland')
    t.cards({ 'red-scare-purge': 'discard' }).inForce().idle()
    const us = china({ us: ['red-scare-purge'] })
    us.us.plays('red-scare-purge', 'event')
    us.inForce('red-scare-purge').idle()
    const after = china({ ussr: ['red-scare-purge'], ...CLOSED })
    after.ussr.plays('red-scare-purge', 'event')
    after.inForce('red-scare-purge').idle()
  })

  test('Red Scare/Purge headlined by the USSR does not happen', () => {
    const t = china({ us: ['duck-and-cover'], ussr: ['red-scare-purge'] })
    t.headlines('duck-and-cover', 'red-scare-purge')
    t.inForce().cards({ 'red-scare-purge': 'discard' }).idle()
  })

  test('Cultural Revolution: not for the USSR, also where the US plays it for operations', () => {
    const t = china({ ussr: ['cultural-revolution'], turn: 4 })
    t.ussr.begins().picks('cultural-revolution')
    t.refuses('event', 'event-cannot-happen')
    t.ussr.picks('influence', ...times(3, AREA))
    t.is({ holder: 'ussr', vp: 0 }).cards({ 'cultural-revolution': 'discard' })
    const us = china({ us: ['cultural-revolution'], turn: 4 })
    us.us.plays('cultural-revolution', 'influence', ...times(3, 'canada'))
    us.is({ holder: 'nobody', vp: 0 }).cards({ 'cultural-revolution': 'discard' }).idle()
    const after = china({ us: ['cultural-revolution'], turn: 4, ...CLOSED })
    after.us.plays('cultural-revolution', 'influence', ...times(3, 'canada'))
    after.is({ vp: -1 }).cards({ 'cultural-revolution': 'removed' })
  })

  test('Formosan Resolution: not for the US, also where the USSR plays it for operations', () => {
    const t = china({ us: ['formosan-resolution'] })
    t.us.begins().picks('formosan-resolution')
    t.refuses('event', 'event-cannot-happen')
    t.us.picks('influence', 'japan', 'japan')
    t.inForce().cards({ 'formosan-resolution': 'discard' })
    const ussr = china({ ussr: ['formosan-resolution'] })
    ussr.ussr.plays('formosan-resolution', 'influence', 'poland', 'poland')
    ussr.inForce().cards({ 'formosan-resolution': 'discard' }).idle()
    const after = china({ us: ['formosan-resolution'], ...CLOSED })
    after.us.plays('formosan-resolution', 'event')
    after.inForce('formosan-resolution')
  })

  test('12.4.1: Ussuri River Skirmish and Nixon take the US for the holder while the war is on', () => {
    const ussuri = china({ us: ['ussuri-river-skirmish'], turn: 4 })
    ussuri.us.plays('ussuri-river-skirmish', 'event', 'japan', 'japan', 'india', 'taiwan')
    ussuri.is({ holder: 'nobody' }).has({ japan: [2, 0], india: [1, 0], taiwan: [1, 0] })
    ussuri.cards({ 'ussuri-river-skirmish': 'removed' }).idle()
    const nixon = china({ ussr: ['nixon-plays-the-china-card'], turn: 4, influence: { poland: [0, 1] } })
    nixon.ussr.plays('nixon-plays-the-china-card', 'influence', 'poland', 'poland')
    nixon.is({ vp: 2, holder: 'nobody' }).idle()
    const after = china({ us: ['nixon-plays-the-china-card'], turn: 4, ...CLOSED })
    after.us.plays('nixon-plays-the-china-card', 'event')
    after.is({ vp: 0, holder: 'us', ready: false })
  })

  test.each([
    [4, 0, [1, 0]],
    [5, -2, [0, 1]],
  ] as const)('12.4.2: Korean War, a die of %i: 1 more to subtract while the war is on', (die, vp, korea) => {
    const before: Setup = { ussr: ['korean-war'], influence: { 'south-korea': [1, 0] } }
    const t = china(before)
    t.ussr.plays('korean-war', 'event')
    t.rolls(die)
      .is({ vp, milops: [0, 2] })
      .has({ 'south-korea': korea })
    const after = china({ ...before, ...CLOSED })
    after.ussr.plays('korean-war', 'event')
    after
      .rolls(die)
      .is({ vp: -2 })
      .has({ 'south-korea': [0, 1] })
  })
})

describe('reading civilWarPlacement', () => {
  const read = { civilWarPlacement: 'events-too' } as const
  const setup: Setup = { ussr: ['de-stalinization'], influence: { poland: [0, 4], [AREA]: [0, 1] } }

  test('12.1 names 6.1 alone: events place nothing there', () => {
    const t = china(setup)
    t.ussr.plays('de-stalinization', 'event', ...times(2, 'poland'), 'done')
    t.refuses(AREA, 'outside-area')
  })

  test('by the other reading an event that may place anywhere may place there, and win the card', () => {
    const t = china(setup, read)
    t.ussr.plays('de-stalinization', 'event', ...times(3, 'poland'), 'done')
    t.ussr.picks(AREA, AREA)
    t.is({ holder: 'ussr', ready: true })
    t.refuses(AREA, 'outside-area')
    t.ussr.picks('india')
    t.has({ poland: [0, 1], [AREA]: [0, 0], india: [0, 1] }).idle()
  })

  test('an event for Asia too, one for Southeast Asia not', () => {
    const five = china({ us: ['asia-scoring'], ussr: ['the-cambridge-five'], influence: {} }, read)
    five.ussr.plays('the-cambridge-five', 'event', AREA)
    five.has({ [AREA]: [0, 1] }).idle()
    const sea = china({ ussr: ['decolonization'] }, read)
    sea.ussr.plays('decolonization', 'event')
    sea.refuses(AREA, 'outside-area')
  })

  test('with cards of Red Sea “wherever” means it by this reading only', () => {
    for (const readings of [{}, read]) {
      const t = china({ ussr: ['presidential-directive-30'], turn: 8 }, readings, true)
      t.ussr.plays('presidential-directive-30', 'event')
      if ('civilWarPlacement' in readings) t.ussr.picks(AREA)
      else t.refuses(AREA, 'outside-area')
    }
  })
})

test('views and guessed worlds are alike at every step of the way to the card', () => {
  const t = china({ ussr: ['comecon', 'fidel'], us: ['nato', 'duck-and-cover'] })
  const random = generator(3)
  t.ussr.begins().picks('comecon', 'influence')
  for (let i = 0; i < 3; i++) {
    for (const who of [US, USSR, SPECTATOR] as const)
      expect(JSON.stringify(view(resample(t.g, who, random), who))).toBe(JSON.stringify(view(t.g, who)))
    const copy = clone(t.g)
    apply(copy, { by: USSR, pick: t.pick(AREA) })
    t.ussr.picks(AREA)
    expect(JSON.stringify(copy)).toBe(JSON.stringify(t.g))
  }
  t.is({ holder: 'ussr' })
})
