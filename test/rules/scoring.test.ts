import { describe, test } from 'vitest'
import { rulesNamed } from '../../src/index.ts'
import { type Setup, type Table, table } from '../table.ts'

const { map } = rulesNamed('twilight-struggle')!
const stability = (id: string): number => map.countries.find((country) => country?.id === id)!.stability

/** Just enough influence for control of these countries. */
const controlled = (us: readonly string[], ussr: readonly string[]): Record<string, [number, number]> =>
  Object.fromEntries([
    ...us.map((id): [string, [number, number]] => [id, [stability(id), 0]]),
    ...ussr.map((id): [string, [number, number]] => [id, [0, stability(id)]]),
  ])

/** The region is scored by the play of its card. */
function scored(region: string, us: readonly string[], ussr: readonly string[], setup: Setup = {}): Table {
  const card = `${region}-scoring`
  const t = table({ turn: 4, ussr: [card], influence: controlled(us, ussr), ...setup })
  t.ussr.plays(card, 'event')
  return t
}

const REGIONS = [
  ['europe', 3, 7, null, 'spain-portugal', 'italy', ['italy', 'france', 'west-germany', 'east-germany', 'poland'], [1, 0]],
  ['asia', 3, 7, 9, 'malaysia', 'india', ['pakistan', 'india', 'thailand', 'japan', 'south-korea', 'north-korea'], [1, 1]],
  ['middle-east', 3, 5, 7, 'lebanon', 'libya', ['libya', 'egypt', 'israel', 'iraq', 'iran', 'saudi-arabia'], [0, 0]],
  ['central-america', 1, 3, 5, 'guatemala', 'panama', ['mexico', 'panama', 'cuba'], [0, 2]],
  ['south-america', 2, 5, 6, 'peru', 'chile', ['venezuela', 'chile', 'argentina', 'brazil'], [0, 0]],
  ['africa', 1, 4, 6, 'kenya', 'zaire', ['algeria', 'nigeria', 'zaire', 'angola', 'south-africa'], [0, 0]],
] as const

describe('10.1 the table of the regions (ruling 99)', () => {
  test.each(REGIONS)('10.1.1: presence in %s is worth %i', (region, presence, _domination, _control, country) => {
    scored(region, [country], []).is({ vp: presence }).idle()
    scored(region, [], [country]).is({ vp: -presence }).idle()
  })

  test.each(REGIONS)(
    '10.1.1: in %s domination (presence %i) is worth %i, and 1 for the battleground',
    (region, _p, domination, _c, plain, battleground) => {
      scored(region, [plain, battleground], [])
        .is({ vp: domination + 1 })
        .idle()
      scored(region, [], [plain, battleground])
        .is({ vp: -domination - 1 })
        .idle()
    },
  )

  test.each(REGIONS.filter(([, , , control]) => control !== null))(
    '10.1.1, 10.1.2: in %s control (presence %i, domination %i) is worth %i, 1 for each battleground and for each border',
    (region, _p, _d, control, _plain, _battleground, all, [usBorders, ussrBorders]) => {
      scored(region, all, []).is({ vp: control! + all.length + usBorders })
      scored(region, [], all).is({ vp: -(control! + all.length + ussrBorders) })
    },
  )

  test('10.3.1: control of Europe wins', () => {
    const [, , , , , , all] = REGIONS[0]
    scored('europe', all, [], { vp: -19 }).over('us', 'region-control')
    scored('europe', [], all, { vp: 19 }).over('ussr', 'region-control')
  })
})

describe('10.1.1 what it takes (ruling 99)', () => {
  test('presence takes control of a country, not influence', () => {
    const t = table({ turn: 4, ussr: ['africa-scoring'], influence: { kenya: [1, 0], zaire: [1, 1] } })
    t.ussr.plays('africa-scoring', 'event')
    t.is({ vp: 0 }).cards({ 'africa-scoring': 'discard' }).idle()
  })

  test('domination takes a country that is no battleground', () => {
    scored('africa', ['zaire', 'angola'], []).is({ vp: 1 + 2 })
  })

  test('domination takes a battleground', () => {
    scored('africa', ['kenya', 'sudan', 'ethiopia'], []).is({ vp: 1 })
  })

  test('domination takes more battlegrounds', () => {
    scored('africa', ['zaire', 'kenya', 'sudan'], ['angola', 'ethiopia']).is({ vp: 1 + 1 - (1 + 1) })
  })

  test('domination takes more countries', () => {
    scored('africa', ['zaire', 'kenya'], ['sudan', 'ethiopia']).is({ vp: 1 + 1 - 1 })
  })

  test('domination against presence', () => {
    scored('africa', ['zaire', 'kenya', 'angola'], ['sudan', 'nigeria']).is({ vp: 4 + 2 - (1 + 1) })
  })

  test('control takes more countries as well as all battlegrounds', () => {
    scored('central-america', ['mexico', 'panama', 'cuba'], ['guatemala', 'el-salvador', 'honduras']).is({ vp: 1 + 3 - 1 })
    scored('central-america', ['mexico', 'panama', 'cuba'], ['guatemala', 'el-salvador']).is({ vp: 5 + 3 - 1 })
  })

  test('control takes all battlegrounds', () => {
    scored('central-america', ['mexico', 'panama', 'guatemala', 'haiti'], []).is({ vp: 3 + 2 })
  })

  test('in Europe, all battlegrounds without more countries do not win', () => {
    const [, , , , , , all] = REGIONS[0]
    const others = ['romania', 'finland', 'canada', 'turkey', 'spain-portugal']
    scored('europe', all, others)
      .is({ vp: 3 + 5 + 1 - (3 + 1) })
      .idle()
  })
})

describe('10.1.2 countries next to the superpower of the opponent (ruling 99)', () => {
  test.each([
    ['europe', 'finland', 4, -3],
    ['europe', 'romania', 4, -3],
    ['europe', 'poland', 5, -4],
    ['europe', 'canada', 3, -4],
    ['asia', 'afghanistan', 4, -3],
    ['asia', 'north-korea', 5, -4],
    ['asia', 'japan', 4, -5],
    ['central-america', 'mexico', 2, -3],
    ['central-america', 'cuba', 2, -3],
    ['central-america', 'haiti', 1, -1],
  ])('%s: %s alone is worth %i to the US, %i with the USSR', (region, country, us, ussr) => {
    scored(region, [country], []).is({ vp: us })
    scored(region, [], [country]).is({ vp: ussr })
  })
})

describe('10.2 the marker', () => {
  test('10.2.3, ruling 13: the points of both sides are set off before the end of the track counts', () => {
    const t = scored('asia', ['india'], ['malaysia'], { vp: -19 })
    t.noted('scoring', { us: 4, ussr: 3 }).is({ vp: -18 }).idle()
    scored('asia', ['malaysia'], ['india'], { vp: 19 }).is({ vp: 18 }).idle()
  })

  test('10.3.1: at 20 the game is over', () => {
    scored('africa', ['kenya'], [], { vp: 19 }).is({ vp: 20 }).over('us', 'vp')
    scored('asia', [], ['india', 'malaysia'], { vp: -17 }).is({ vp: -20 }).over('ussr', 'vp')
    scored('africa', ['kenya'], [], { vp: 18 }).is({ vp: 19 }).idle()
  })
})

describe('7.2, ruling 100: Southeast Asia', () => {
  const all = ['burma', 'laos-cambodia', 'vietnam', 'malaysia', 'indonesia', 'philippines']

  test('1 for each country, 2 for Thailand, nothing for levels; the card is removed', () => {
    scored('southeast-asia', [...all, 'thailand'], [])
      .is({ vp: 8 })
      .cards({ 'southeast-asia-scoring': 'removed' })
      .idle()
    scored('southeast-asia', ['thailand'], ['burma', 'vietnam', 'malaysia']).is({ vp: -1 }).idle()
    scored('southeast-asia', ['japan', 'india'], ['malaysia']).is({ vp: -1 }).idle()
  })
})

describe('ruling 100: Formosan Resolution', () => {
  const effects = { 'formosan-resolution': 'us' } as const
  const battlegrounds = REGIONS[1][6]

  test('Taiwan counts as a battleground while the US controls it', () => {
    scored('asia', ['taiwan'], []).is({ vp: 3 })
    scored('asia', ['taiwan'], [], { effects })
      .is({ vp: 3 + 1 })
      .inForce('formosan-resolution')
    scored('asia', ['taiwan', 'malaysia'], [], { effects }).is({ vp: 7 + 1 })
    scored('asia', [], ['taiwan'], { effects }).is({ vp: -3 })
  })

  test('so it stands against control by the USSR', () => {
    scored('asia', ['taiwan'], battlegrounds).is({ vp: 3 - (9 + 6 + 1) })
    scored('asia', ['taiwan'], battlegrounds, { effects }).is({ vp: 3 + 1 - (3 + 6 + 1) })
  })

  test('and is not needed by the USSR for control', () => {
    scored('asia', [], battlegrounds, { effects }).is({ vp: -(9 + 6 + 1) })
  })

  test('it is none for coups', () => {
    const t = table({ ussr: ['comecon'], effects, influence: { taiwan: [3, 0] } })
    t.rolls(6).ussr.plays('comecon', 'coup', 'taiwan')
    t.is({ defcon: 5 })
      .has({ taiwan: [0, 0] })
      .idle()
  })

  test('it ends when the US plays the China Card, not when the USSR does', () => {
    const us = table({ effects, holder: 'us' })
    us.us.plays('the-china-card', 'influence')
    us.inForce()
    const ussr = table({ effects, holder: 'ussr' })
    ussr.ussr.plays('the-china-card', 'influence')
    ussr.inForce('formosan-resolution')
  })
})

describe('ruling 100: Shuttle Diplomacy', () => {
  /** The US plays it, then the region is scored with one battleground left out. */
  function shuttled(region: string, us: readonly string[], ussr: readonly string[], out: string | null, setup: Setup = {}): Table {
    const card = `${region}-scoring`
    const t = table({ turn: 4, us: ['shuttle-diplomacy'], ussr: [card], influence: controlled(us, ussr), ...setup })
    t.us.plays('shuttle-diplomacy', 'event')
    t.cards({ 'shuttle-diplomacy': 'beside' }).inForce('shuttle-diplomacy').ussr.plays(card, 'event')
    if (out !== null) t.asks('us', 'shuttle-diplomacy').us.picks(out)
    return t
  }

  test('the USSR counts one battleground and one country fewer', () => {
    shuttled('middle-east', [], ['libya', 'lebanon'], 'libya').is({ vp: -3 }).cards({ 'shuttle-diplomacy': 'discard' }).inForce().idle()
    shuttled('middle-east', ['egypt', 'iran'], ['libya', 'iraq', 'lebanon'], 'iraq').is({ vp: 3 + 2 - (3 + 1) })
  })

  test('never below nothing', () => {
    shuttled('middle-east', [], ['libya'], 'libya').is({ vp: 0 }).idle()
    shuttled('middle-east', [], ['lebanon'], null).is({ vp: -3 }).cards({ 'shuttle-diplomacy': 'discard' }).idle()
    shuttled('asia', [], [], null).is({ vp: 0 }).cards({ 'shuttle-diplomacy': 'discard' }).idle()
  })

  test('it prevents control', () => {
    const all = REGIONS[2][6]
    shuttled('middle-east', [], [...all, 'lebanon'], 'iran').is({ vp: -(5 + 5) })
  })

  test('only a battleground that the USSR controls, in the region', () => {
    const t = shuttled('middle-east', ['egypt'], ['libya', 'iran', 'lebanon', 'india'], null)
    t.offers('libya', 'iran').refuses('egypt', 'not-controlled').refuses('lebanon', 'outside-area').refuses('india', 'outside-area')
  })

  test('Japan left out loses its border too; by option it keeps it', () => {
    const ussr = [...REGIONS[1][6], 'malaysia']
    shuttled('asia', [], ussr, 'japan').is({ vp: -(7 + 5) })
    shuttled('asia', [], ussr, 'japan', { options: { readings: { shuttleBorderBonus: 'kept' } } }).is({ vp: -(7 + 5 + 1) })
    shuttled('asia', [], ussr, 'india').is({ vp: -(7 + 5 + 1) })
  })

  test('it waits for Asia or the Middle East', () => {
    const t = table({ turn: 4, us: ['shuttle-diplomacy'], ussr: ['africa-scoring'], influence: controlled([], ['zaire', 'kenya']) })
    t.us.plays('shuttle-diplomacy', 'event')
    t.ussr.plays('africa-scoring', 'event')
    t.is({ vp: -5 }).cards({ 'shuttle-diplomacy': 'beside' }).inForce('shuttle-diplomacy').idle()
  })
})
