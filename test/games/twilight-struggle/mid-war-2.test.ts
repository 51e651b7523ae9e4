import { describe, expect, test } from 'vitest'
import { rulesNamed } from '../../../src/index.ts'
import { type Setup, type Table, table } from '../../table.ts'

type Board = Parameters<Table['has']>[0]
type Tracks = Parameters<Table['is']>[0]
type SideName = 'us' | 'ussr'

/** A table in the Mid War. */
const midWar = (setup: Setup = {}): Table => table({ turn: 5, ...setup })

interface Played {
  readonly card: string
  readonly owner: SideName
  readonly ops: number
  readonly setup?: Setup
  readonly rolls?: readonly (string | number)[]
  /** What the owner of the event answers. */
  readonly answers?: readonly string[]
  readonly has?: Board
  readonly is?: Tracks
  readonly to: string
  readonly cards?: Readonly<Record<string, string>>
  readonly inForce?: readonly string[]
}

/** The event of one side, played by either side in every way: it does the same, and the other side gets the operations of the card. */
function everyWay(p: Played): void {
  const rival: SideName = p.owner === 'us' ? 'ussr' : 'us'
  const home = rival === 'us' ? 'canada' : 'finland'
  const points = Array.from({ length: p.ops }, () => home)
  const placed: Board = { [home]: rival === 'us' ? [p.ops, 0] : [0, p.ops] }
  const deal = (side: SideName): Table => {
    const t = midWar({ ...p.setup, [side]: [p.card, ...(p.setup?.[side] ?? [])] })
    return t.rolls(...(p.rolls ?? []))
  }
  const happened = (t: Table, more: Board = {}): void => {
    t.has({ ...p.has, ...more })
      .is({ vp: 0, defcon: 5, milops: [0, 0], ...p.is })
      .cards({ [p.card]: p.to, ...p.cards })
      .inForce(...(p.inForce ?? []))
      .idle()
  }
  test(`the ${p.owner} plays the event`, () => {
    const t = deal(p.owner)
    t[p.owner].plays(p.card, 'event', ...(p.answers ?? []))
    happened(t)
  })
  test(`the ${rival} plays it, event first (5.2)`, () => {
    const t = deal(rival)
    t[rival].plays(p.card, 'event')
    t[p.owner].picks(...(p.answers ?? []))
    t[rival].picks('influence', ...points)
    happened(t, placed)
  })
  test(`the ${rival} plays it, operations first (5.2)`, () => {
    const t = deal(rival)
    t[rival].plays(p.card, 'influence', ...points)
    t[p.owner].picks(...(p.answers ?? []))
    happened(t, placed)
  })
  test.each(['us', 'ussr'] as const)('headlined by the %s: nobody gets operations (4.5 C)', (side) => {
    const t = deal(side)
    t.headlines(side === 'us' ? p.card : null, side === 'ussr' ? p.card : null)
    t[p.owner].picks(...(p.answers ?? []))
    happened(t)
  })
  test(`the ${p.owner} uses it for operations: no event`, () => {
    const own = p.owner === 'us' ? 'canada' : 'finland'
    const t = midWar({ ...p.setup, [p.owner]: [p.card] })
    t[p.owner].plays(p.card, 'influence', ...points.map(() => own))
    t.has({ [own]: p.owner === 'us' ? [p.ops, 0] : [0, p.ops] })
      .is({ vp: 0, milops: [0, 0] })
      .cards({ [p.card]: 'discard' })
      .inForce()
      .idle()
  })
  test.each(p.ops > 1 ? [rival] : [])('sent to space by the %s: no event (6.4.5)', (side) => {
    const t = midWar({ ...p.setup, [side]: [p.card] }).rolls(6)
    t[side].plays(p.card, 'space')
    t.has({})
      .is({ vp: 0, milops: [0, 0], space: [0, 0] })
      .cards({ [p.card]: 'discard' })
      .inForce()
      .idle()
  })
}

/** A neutral card used for operations: its event does not happen. */
function operationsOnly(card: string, setup: Setup = {}): void {
  test.each(['us', 'ussr'] as const)('used by the %s for operations, its event does not happen', (side) => {
    const t = midWar({ ...setup, [side]: [card] })
    const home = side === 'us' ? 'canada' : 'finland'
    t[side].plays(card, 'influence', home, home)
    t.has({ [home]: side === 'us' ? [2, 0] : [0, 2] })
      .is({ vp: 0, space: setup.space ?? [0, 0] })
      .cards({ [card]: 'discard' })
      .inForce()
      .idle()
  })
}

const everyCountry = (): string[] => {
  const { map } = rulesNamed('twilight-struggle')!
  return map.all.map((n) => map.countries[n]!.id)
}

describe('59 Flower Power', () => {
  everyWay({ card: 'flower-power', owner: 'ussr', ops: 4, to: 'removed', inForce: ['flower-power'] })

  const flowers = { 'flower-power': 'ussr' } as const

  describe.each([
    { war: 'korean-war', owner: 'ussr', ops: 2, target: [] },
    { war: 'arab-israeli-war', owner: 'ussr', ops: 2, target: [] },
    { war: 'indo-pakistani-war', owner: 'neutral', ops: 2, target: ['india'] },
    { war: 'brush-war', owner: 'neutral', ops: 3, target: ['haiti'] },
    { war: 'iran-iraq-war', owner: 'neutral', ops: 2, target: ['iran'] },
  ])('$war', ({ war, owner, ops, target }) => {
    const points = Array.from({ length: ops }, () => 'canada')
    const fought = owner === 'ussr'

    test('gives the USSR 2 VP when the US plays it for operations (ruling 77)', () => {
      const t = midWar({ effects: flowers, us: [war] }).rolls(...(fought ? [1] : []))
      t.us.plays(war, 'influence', ...points)
      t.has({ canada: [ops, 0] })
        .is({ vp: -2, milops: [0, fought ? 2 : 0] })
        .inForce('flower-power')
        .idle()
    })

    test('gives the USSR 2 VP when the US plays it for the event, once (ruling 77)', () => {
      const t = midWar({ effects: flowers, us: [war] }).rolls(1)
      t.us.plays(war, 'event', ...target, ...(fought ? ['influence', ...points] : []))
      t.has(fought ? { canada: [ops, 0] } : {})
        .is({ vp: -2, milops: fought ? [0, 2] : [ops, 0] })
        .idle()
    })

    test('gives nothing when the USSR plays it', () => {
      const t = midWar({ effects: flowers, ussr: [war] }).rolls(1)
      t.ussr.plays(war, 'event', ...target)
      t.has({}).is({ vp: 0 }).idle()
    })

    test('gives nothing in space (ruling 77)', () => {
      const t = midWar({ effects: flowers, us: [war] }).rolls(6)
      t.us.plays(war, 'space')
      t.is({ vp: 0 })
        .cards({ [war]: 'discard' })
        .idle()
    })
  })

  test('counts no other card', () => {
    const t = midWar({ effects: flowers, us: ['nasser'] })
    t.us.plays('nasser', 'influence', 'canada')
    t.has({ canada: [1, 0], egypt: [0, 2] })
      .is({ vp: 0 })
      .idle()
  })

  test('counts a war card in the headline of the US, not of the USSR (ruling 77)', () => {
    const t = midWar({ effects: flowers, us: ['korean-war'], ussr: ['brush-war'] }).rolls(1, 1)
    t.headlines('korean-war', 'brush-war').ussr.picks('haiti')
    t.has({})
      .is({ vp: -2, milops: [0, 5] })
      .idle()
  })

  test('counts no discard: a trap, Blockade (ruling 77)', () => {
    const t = midWar({ effects: { ...flowers, quagmire: 'ussr' }, us: ['korean-war'] }).rolls(5)
    t.us.begins().picks('korean-war')
    t.is({ vp: 0 }).cards({ 'korean-war': 'discard' }).inForce('flower-power', 'quagmire').idle()

    const b = midWar({ effects: flowers, us: ['brush-war'], ussr: ['blockade'] })
    b.ussr.plays('blockade', 'event')
    b.us.picks('brush-war')
    b.has({}).is({ vp: 0 }).cards({ 'brush-war': 'discard' }).idle()
  })

  test('a war card paired with UN Intervention counts, though its event does not happen', () => {
    const t = midWar({ effects: flowers, us: ['un-intervention', 'korean-war'] })
    t.us.plays('un-intervention', 'event', 'korean-war', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0] })
      .is({ vp: -2, milops: [0, 0] })
      .cards({ 'korean-war': 'discard', 'un-intervention': 'discard' })
      .idle()
  })

  // The US must play the card, as the USSR must play Defectors. The app pays, and so did version 1 of the rules.
  describe.each<[string, number, NonNullable<Setup['options']>]>([
    ['nothing', 0, {}],
    ['2 VP by option', -2, { readings: { flowerPowerBroughtWar: 'counted' } }],
    ['2 VP in version 1 of the rules', -2, { rules: 1 }],
  ])('a war card that an event brings the US is worth %s', (_what, vp, options) => {
    test('by Missile Envy', () => {
      const t = midWar({ effects: flowers, us: ['missile-envy'], ussr: ['korean-war'], options })
      t.us.plays('missile-envy', 'event')
      t.ussr.picks('korean-war')
      t.us.picks('influence', 'canada', 'canada')
      t.has({ canada: [2, 0] })
        .is({ vp, milops: [0, 0] })
        .idle()
    })

    test('by Star Wars', () => {
      const t = midWar({ effects: flowers, us: ['star-wars'], discard: ['korean-war'], space: [1, 0], options }).rolls(1)
      t.us.plays('star-wars', 'event', 'korean-war')
      t.is({ vp, milops: [0, 2] })
        .cards({ 'korean-war': 'removed' })
        .idle()
    })
  })

  test('a war card drawn by Grain Sales counts if it is played, not if it is returned', () => {
    const grain = (): Table => midWar({ effects: flowers, us: ['grain-sales-to-soviets'], ussr: ['korean-war'] }).rolls('korean-war')
    const t = grain()
    t.us.plays('grain-sales-to-soviets', 'event', 'play', 'influence', 'canada', 'canada')
    t.rolls(1)
    t.is({ vp: -2, milops: [0, 2] })
      .cards({ 'korean-war': 'removed' })
      .idle()

    const returned = grain()
    returned.us.plays('grain-sales-to-soviets', 'event', 'return', 'influence', 'canada', 'canada')
    returned.is({ vp: 0 }).cards({ 'korean-war': 'ussr-hand' }).idle()
  })

  test.each([
    ['exempt', 0],
    ['counted', -2],
  ] as const)('a war card whose event can no longer happen is %s (ruling 77)', (reading, vp) => {
    const t = midWar({
      options: { readings: { flowerPowerPreventedWar: reading } },
      effects: { ...flowers, 'camp-david-accords': 'us' },
      us: ['arab-israeli-war'],
    })
    t.us.plays('arab-israeli-war', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0] })
      .is({ vp, milops: [0, 0] })
      .cards({ 'arab-israeli-war': 'discard' })
      .idle()
  })

  test('lasts beyond the turn', () => {
    const t = midWar({ ussr: ['flower-power'], us: ['korean-war'], milops: [5, 5] })
    t.ussr.plays('flower-power', 'event')
    t.endsTurn().inForce('flower-power').rolls(1)
    t.us.plays('korean-war', 'influence', 'canada', 'canada')
    t.is({ vp: -2 }).idle()
  })

  test('can end the game before the war is fought', () => {
    const t = midWar({ effects: flowers, us: ['korean-war'], vp: -18 })
    t.us.plays('korean-war', 'event')
    t.over('ussr', 'vp')
      .has({})
      .is({ vp: -20, milops: [0, 0] })
  })

  test('An Evil Empire ends it (ruling 56)', () => {
    const t = midWar({ effects: flowers, us: ['an-evil-empire', 'brush-war'] })
    t.us.plays('an-evil-empire', 'event')
    t.is({ vp: 1 }).inForce('an-evil-empire')
    t.us.plays('brush-war', 'influence', 'canada', 'canada', 'canada')
    t.is({ vp: 1 }).idle()
  })

  test('An Evil Empire bars it for good: the card is discarded (rulings 56, 57)', () => {
    const bar = { 'an-evil-empire': 'us' } as const
    const t = midWar({ effects: bar, ussr: ['flower-power'] })
    t.ussr.begins().picks('flower-power')
    t.refuses('event', 'event-cannot-happen')
    t.ussr.picks('influence', 'finland', 'finland', 'finland', 'finland')
    t.cards({ 'flower-power': 'discard' }).inForce('an-evil-empire').idle()

    const other = midWar({ effects: bar, us: ['flower-power'] })
    other.us.plays('flower-power', 'influence', 'canada', 'canada', 'canada', 'canada')
    other.cards({ 'flower-power': 'discard' }).inForce('an-evil-empire').idle()

    const headline = midWar({ effects: bar, ussr: ['flower-power'] })
    headline.headlines(null, 'flower-power').cards({ 'flower-power': 'discard' }).inForce('an-evil-empire').idle()
  })
})

describe('60 U2 Incident', () => {
  everyWay({ card: 'u2-incident', owner: 'ussr', ops: 3, is: { vp: -1 }, to: 'removed', inForce: ['u2-incident'] })

  const u2 = { 'u2-incident': 'ussr' } as const

  test('the game may end with its first VP', () => {
    const t = midWar({ ussr: ['u2-incident'], vp: -19 })
    t.ussr.plays('u2-incident', 'event')
    t.over('ussr', 'vp').is({ vp: -20 })
  })

  test.each([
    ['us', 'nasser', 'canada'],
    ['ussr', 'truman-doctrine', 'finland'],
  ] as const)('UN Intervention as an event of the %s is worth 1 VP to the USSR (ruling 87)', (side, partner, home) => {
    const t = midWar({ effects: u2, [side]: ['un-intervention', partner] })
    t[side].plays('un-intervention', 'event', partner, 'influence', home)
    t.is({ vp: -1 }).inForce().idle()
  })

  test('the extra VP is earned at most once', () => {
    const t = midWar({ effects: u2, us: ['un-intervention', 'nasser', 'romanian-abdication', 'salt-negotiations'] })
    t.us.plays('un-intervention', 'event', 'nasser', 'influence', 'canada')
    t.us.plays('salt-negotiations', 'event', 'un-intervention')
    t.us.plays('un-intervention', 'event', 'romanian-abdication', 'influence', 'canada')
    t.has({ canada: [2, 0] })
      .is({ vp: -1 })
      .inForce('salt-negotiations')
      .idle()
  })

  test('UN Intervention for operations or in space is worth nothing (ruling 87)', () => {
    const t = midWar({ effects: u2, us: ['un-intervention', 'nasser'] })
    t.us.plays('un-intervention', 'influence', 'canada')
    t.is({ vp: 0 }).inForce('u2-incident').idle()

    const space = midWar({ effects: { ...u2, containment: 'us' }, us: ['un-intervention', 'nasser'] }).rolls(6)
    space.us.plays('un-intervention', 'space')
    space.is({ vp: 0 }).inForce('u2-incident', 'containment').idle()
  })

  test('no other event is worth anything', () => {
    const t = midWar({ effects: u2, us: ['duck-and-cover'] })
    t.us.plays('duck-and-cover', 'event')
    t.is({ vp: 1, defcon: 4 }).inForce('u2-incident').idle()
  })

  test('UN Intervention through Grain Sales counts', () => {
    const t = midWar({ effects: u2, us: ['grain-sales-to-soviets', 'un-intervention'], ussr: ['fidel'] }).rolls('fidel')
    t.us.plays('grain-sales-to-soviets', 'event', 'intervene', 'influence', 'canada', 'canada')
    t.is({ vp: -1 }).inForce().idle()
  })

  test('UN Intervention taken by Missile Envy counts when its event happens, only then (ruling 87)', () => {
    const envy = (...hand: string[]): Table => {
      const t = midWar({ effects: u2, us: ['missile-envy', ...hand], ussr: ['un-intervention'] })
      t.us.plays('missile-envy', 'event')
      t.ussr.picks('un-intervention')
      return t
    }
    const t = envy('nasser')
    t.us.picks('nasser', 'influence', 'canada')
    t.is({ vp: -1 }).inForce('missile-envy').idle()

    envy().is({ vp: 0 }).inForce('missile-envy', 'u2-incident').cards({ 'un-intervention': 'discard' }).idle()

    const headline = midWar({ effects: u2, us: ['missile-envy', 'nasser'], ussr: ['un-intervention'] })
    headline.headlines('missile-envy', null).ussr.picks('un-intervention')
    headline.is({ vp: 0 }).inForce('missile-envy', 'u2-incident').idle()
  })

  test('ends with the turn', () => {
    const t = midWar({ ussr: ['u2-incident'], us: ['un-intervention', 'nasser'], milops: [5, 5] })
    t.ussr.plays('u2-incident', 'event')
    t.endsTurn().inForce()
    t.us.plays('un-intervention', 'event', 'nasser', 'influence', 'canada')
    t.is({ vp: -1 }).idle()
  })
})

describe('61 OPEC', () => {
  const oil: Board = {
    egypt: [0, 2],
    iran: [0, 2],
    iraq: [0, 3],
    libya: [0, 2],
    'saudi-arabia': [0, 3],
    'gulf-states': [0, 3],
    venezuela: [0, 2],
  }
  everyWay({ card: 'opec', owner: 'ussr', ops: 3, setup: { influence: oil }, is: { vp: -7 }, to: 'discard' })

  test('counts control, not influence, and no other country', () => {
    const t = midWar({
      ussr: ['opec'],
      influence: { egypt: [0, 2], iran: [1, 2], iraq: [3, 0], venezuela: [1, 3], syria: [0, 2], indonesia: [0, 1], nigeria: [0, 1] },
    })
    t.ussr.plays('opec', 'event')
    t.has({}).is({ vp: -2 }).idle()
  })

  test('without any of them it is worth nothing', () => {
    const t = midWar({ ussr: ['opec'] })
    t.ussr.plays('opec', 'event')
    t.has({}).is({ vp: 0 }).cards({ opec: 'discard' }).idle()
  })

  test('North Sea Oil bars it, also in later turns (rulings 56, 57)', () => {
    const t = midWar({ us: ['north-sea-oil', 'opec'], ussr: [], influence: oil, milops: [5, 5] })
    t.us.plays('north-sea-oil', 'event')
    t.endsTurn()
    t.us.plays('opec', 'event', 'influence', 'canada', 'canada', 'canada')
    t.has({ canada: [3, 0] })
      .is({ vp: 0 })
      .cards({ opec: 'discard' })
      .idle()

    const own = midWar({ effects: { 'north-sea-oil': 'us' }, ussr: ['opec'], influence: oil })
    own.ussr.begins().picks('opec')
    own.refuses('event', 'event-cannot-happen')

    const headline = midWar({ effects: { 'north-sea-oil': 'us' }, ussr: ['opec'], influence: oil })
    headline.headlines(null, 'opec').is({ vp: 0 }).cards({ opec: 'discard' }).idle()
  })
})

describe('62 Lone Gunman', () => {
  everyWay({
    card: 'lone-gunman',
    owner: 'ussr',
    ops: 1,
    answers: ['influence', 'poland'],
    has: { poland: [0, 1] },
    to: 'removed',
  })

  test('shows the hand of the US as it is now', () => {
    const t = midWar({ ussr: ['lone-gunman'], us: ['fidel', 'nasser', 'five-year-plan'], deck: ['blockade'] })
    t.knows('ussr', 'fidel', false)
    t.ussr.plays('lone-gunman', 'event')
    t.knows('ussr', 'fidel').knows('ussr', 'nasser').knows('ussr', 'five-year-plan').knows('ussr', 'blockade', false)
    t.ussr.picks('pass')
    t.has({}).cards({ fidel: 'us-hand', 'lone-gunman': 'removed' }).idle()
  })

  test('operations by the rules: reach, DEFCON, not to space (rulings 38, 43)', () => {
    const t = midWar({ ussr: ['lone-gunman'], influence: { panama: [1, 0], italy: [1, 0] }, defcon: 4 })
    t.ussr.plays('lone-gunman', 'event')
    t.offers('influence', 'realign', 'coup', 'pass').refuses('space', 'not-an-answer')
    t.ussr.picks('coup')
    t.refuses('italy', 'defcon-closed').rolls(5).ussr.picks('panama')
    t.has({ panama: [0, 1] })
      .is({ defcon: 3, milops: [0, 1] })
      .idle()

    const reach = midWar({ ussr: ['lone-gunman'] })
    reach.ussr.plays('lone-gunman', 'event', 'influence')
    reach.refuses('brazil', 'out-of-reach').ussr.picks('poland')
    reach.has({ poland: [0, 1] }).idle()
  })

  test.each([
    ['brezhnev-doctrine', 'ussr', 2],
    ['red-scare-purge', 'us', 1],
    ['containment', 'us', 1],
  ] as const)('under %s it is worth as many points as the modifiers of the USSR make it (ruling 37)', (effect, owner, points) => {
    const t = midWar({ ussr: ['lone-gunman'], effects: { [effect]: owner } })
    t.ussr.plays('lone-gunman', 'event', 'influence', ...Array.from({ length: points }, () => 'poland'))
    t.has({ poland: [0, points] }).idle()
  })

  test('played by the US at DEFCON 2: a coup of the USSR in a battleground loses it for the US (ruling 1)', () => {
    const t = midWar({ us: ['lone-gunman'], influence: { panama: [1, 0] }, defcon: 2 }).rolls(1)
    t.us.plays('lone-gunman', 'event')
    t.ussr.picks('coup', 'panama')
    t.over('ussr', 'nuclear-war').is({ defcon: 1 })
  })

  test('headlined by the US at DEFCON 2: the same (ruling 3)', () => {
    const t = midWar({ us: ['lone-gunman'], influence: { panama: [1, 0] }, defcon: 2 }).rolls(1)
    t.headlines('lone-gunman', null).ussr.picks('coup', 'panama')
    t.over('ussr', 'nuclear-war')
  })

  test('under Cuban Missile Crisis the side that coups loses, phasing or not (ruling 6)', () => {
    const t = midWar({ us: ['lone-gunman'], influence: { haiti: [1, 0] }, effects: { 'cuban-missile-crisis': 'us' }, defcon: 2 })
    t.us.plays('lone-gunman', 'event')
    t.ussr.picks('coup', 'haiti')
    t.over('us', 'cuban-missile-crisis')
      .has({})
      .is({ milops: [0, 0] })
  })
})

describe('63 Colonial Rear Guards', () => {
  everyWay({
    card: 'colonial-rear-guards',
    owner: 'us',
    ops: 2,
    setup: { influence: { nigeria: [0, 1], sudan: [1, 0] } },
    answers: ['nigeria', 'sudan', 'thailand', 'vietnam'],
    has: { nigeria: [1, 1], sudan: [2, 0], thailand: [1, 0], vietnam: [1, 0] },
    to: 'discard',
  })

  test('refuses a country twice, other regions, and fewer than four', () => {
    const t = midWar({ us: ['colonial-rear-guards'] })
    t.us.plays('colonial-rear-guards', 'event', 'angola')
    t.refuses('angola', 'already-chosen')
      .refuses('egypt', 'outside-area')
      .refuses('india', 'outside-area')
      .refuses('australia', 'outside-area')
      .refuses('brazil', 'outside-area')
      .refuses('done', 'must-spend-all')
    t.us.picks('burma', 'philippines', 'algeria')
    t.has({ angola: [1, 0], burma: [1, 0], philippines: [1, 0], algeria: [1, 0] }).idle()
  })
})

describe('64 Panama Canal Returned', () => {
  everyWay({
    card: 'panama-canal-returned',
    owner: 'us',
    ops: 1,
    setup: { influence: { panama: [1, 0], venezuela: [0, 2] } },
    has: { panama: [2, 0], 'costa-rica': [1, 0], venezuela: [1, 2] },
    to: 'removed',
  })
})

describe('65 Camp David Accords', () => {
  everyWay({
    card: 'camp-david-accords',
    owner: 'us',
    ops: 2,
    setup: { influence: { israel: [1, 0], egypt: [0, 2] } },
    has: { israel: [2, 0], jordan: [1, 0], egypt: [1, 2] },
    is: { vp: 1 },
    to: 'removed',
    inForce: ['camp-david-accords'],
  })

  test('20 VP end the game before influence is placed (ruling 12)', () => {
    const t = midWar({ us: ['camp-david-accords'], vp: 19 })
    t.us.plays('camp-david-accords', 'event')
    t.over('us', 'vp').has({}).is({ vp: 20 })
  })

  test('bars Arab-Israeli War, also in later turns (ruling 56; 5.2, example 2)', () => {
    const t = midWar({ us: ['camp-david-accords', 'arab-israeli-war'], milops: [5, 5] })
    t.us.plays('camp-david-accords', 'event')
    t.endsTurn()
    t.us.plays('arab-israeli-war', 'event', 'influence', 'canada', 'canada')
    t.has({ israel: [1, 0], jordan: [1, 0], egypt: [1, 0], canada: [2, 0] })
      .is({ vp: 1, milops: [0, 0] })
      .cards({ 'arab-israeli-war': 'discard' })
      .idle()
  })

  test('the USSR can use Arab-Israeli War for operations only', () => {
    const t = midWar({ effects: { 'camp-david-accords': 'us' }, ussr: ['arab-israeli-war', 'brush-war'] }).rolls(1)
    t.ussr.begins().picks('arab-israeli-war')
    t.refuses('event', 'event-cannot-happen')
    t.ussr.picks('influence', 'finland', 'finland')
    t.ussr.plays('brush-war', 'event', 'haiti')
    t.has({ finland: [0, 2] })
      .is({ milops: [0, 3] })
      .idle()
  })

  test('headlined with Arab-Israeli War the US goes first and the war is prevented (ruling 26)', () => {
    const t = midWar({ us: ['camp-david-accords'], ussr: ['arab-israeli-war'] })
    t.headlines('camp-david-accords', 'arab-israeli-war')
    t.has({ israel: [1, 0], jordan: [1, 0], egypt: [1, 0] })
      .is({ vp: 1, milops: [0, 0] })
      .cards({ 'camp-david-accords': 'removed', 'arab-israeli-war': 'discard' })
      .idle()
  })
})

describe('66 Puppet Governments', () => {
  everyWay({
    card: 'puppet-governments',
    owner: 'us',
    ops: 2,
    answers: ['haiti', 'peru', 'poland'],
    has: { haiti: [1, 0], peru: [1, 0], poland: [1, 0] },
    to: 'removed',
  })

  test('refuses countries with influence of either side, and one twice', () => {
    const t = midWar({ us: ['puppet-governments'], influence: { cuba: [0, 1], mexico: [1, 0] } })
    t.us.plays('puppet-governments', 'event', 'haiti')
    t.refuses('cuba', 'occupied').refuses('mexico', 'occupied').refuses('haiti', 'already-chosen')
    t.us.picks('nicaragua', 'north-korea')
    t.has({ haiti: [1, 0], nicaragua: [1, 0], 'north-korea': [1, 0] }).idle()
  })

  test('the US may stop early, or take none at all', () => {
    const t = midWar({ us: ['puppet-governments'] })
    t.us.plays('puppet-governments', 'event', 'haiti', 'done')
    t.has({ haiti: [1, 0] }).idle()

    const none = midWar({ us: ['puppet-governments'] })
    none.us.plays('puppet-governments', 'event', 'done')
    none.has({}).cards({ 'puppet-governments': 'removed' }).idle()
  })

  test('without an empty country nobody is asked; the event has happened', () => {
    const t = midWar({ us: ['puppet-governments'], influence: Object.fromEntries(everyCountry().map((id) => [id, [0, 1] as const])) })
    t.us.plays('puppet-governments', 'event')
    t.has({}).cards({ 'puppet-governments': 'removed' }).idle()
  })
})

describe('67 Grain Sales to Soviets', () => {
  const grain = 'grain-sales-to-soviets'
  /** The US plays Grain Sales and draws the card named first. */
  const draws = (setup: Setup & { readonly ussr: readonly string[] }): Table => {
    const t = midWar({ ...setup, us: [grain, ...(setup.us ?? [])] }).rolls(setup.ussr[0]!)
    t.us.plays(grain, 'event')
    return t.asks('us', 'grain-sales')
  }

  describe('with an empty hand of the USSR, operations (ruling 90)', () => {
    everyWay({ card: grain, owner: 'us', ops: 2, answers: ['influence', 'canada', 'canada'], has: { canada: [2, 0] }, to: 'discard' })
  })

  test('any card of the hand may be drawn, not the China Card', () => {
    const t = midWar({ us: [grain], ussr: ['fidel', 'nasser', 'asia-scoring'], holder: 'ussr' })
    t.us.plays(grain, 'event')
    t.asks('chance', 'random-card').offers('fidel', 'nasser', 'asia-scoring')

    const none = midWar({ us: [grain], ussr: [], holder: 'ussr' })
    none.us.plays(grain, 'event', 'influence', 'canada', 'canada')
    none.is({ holder: 'ussr', ready: true }).idle()
  })

  test('returned, the card is known in the hand of the USSR and the US has 2 operations, not to space (rulings 38, 90)', () => {
    const t = draws({ ussr: ['fidel', 'nasser'], influence: { panama: [0, 1] } })
    t.offers('play', 'return').us.picks('return')
    t.offers('influence', 'realign', 'coup').refuses('space', 'not-an-answer').refuses('pass', 'must-spend-all')
    t.rolls(5).us.picks('coup', 'panama')
    t.has({ panama: [2, 0] })
      .is({ milops: [2, 0], defcon: 4 })
      .cards({ fidel: 'ussr-hand', nasser: 'ussr-hand', [grain]: 'discard' })
      .knows('us', 'fidel')
      .knows('us', 'nasser', false)
      .idle()
  })

  test('returned, it has never left the hand: a Missile Envy that must be played must still be', () => {
    const t = midWar({ us: ['missile-envy', grain], ussr: ['arms-race', 'fidel'] })
    t.us.plays('missile-envy', 'event')
    t.ussr.picks('arms-race')
    t.rolls('missile-envy').us.plays(grain, 'event', 'return', 'influence', 'canada', 'canada')
    t.inForce('missile-envy').ussr.begins()
    t.refuses('fidel', 'must-play-card').offers('missile-envy')
  })

  test('an event of the US happens', () => {
    const t = draws({ ussr: ['oas-founded', 'nasser'] })
    t.us.picks('play', 'event', 'haiti', 'haiti')
    t.has({ haiti: [2, 0] })
      .cards({ 'oas-founded': 'removed', [grain]: 'discard', nasser: 'ussr-hand' })
      .idle()
  })

  test('an event of both is the event of the US', () => {
    const t = draws({ ussr: ['nuclear-test-ban'] })
    t.us.picks('play', 'event')
    t.is({ vp: 3, defcon: 5 }).cards({ 'nuclear-test-ban': 'discard' }).idle()
  })

  test.each([
    ['event first', ['play', 'event', 'influence', 'canada', 'canada']],
    ['operations first', ['play', 'influence', 'canada', 'canada']],
  ])('an event of the USSR takes place with the operations, %s', (_order, answers) => {
    const t = draws({ ussr: ['fidel'] })
    t.us.picks(...answers)
    t.has({ canada: [2, 0], cuba: [0, 3] })
      .cards({ fidel: 'removed', [grain]: 'discard' })
      .idle()
  })

  test('the card may go to space without its event', () => {
    const t = draws({ ussr: ['opec'], influence: { egypt: [0, 2] } })
    t.us.picks('play', 'space')
    t.rolls(4)
    t.is({ vp: 0, space: [0, 0] })
      .cards({ opec: 'discard' })
      .idle()
  })

  test('a scoring card may be played, for its scoring only, or returned', () => {
    const t = draws({ ussr: ['africa-scoring'], influence: { tunisia: [2, 0] } })
    t.us.picks('play')
    t.refuses('influence', 'scoring-card').offers('event').us.picks('event')
    t.is({ vp: 1 }).cards({ 'africa-scoring': 'discard' }).idle()

    const returned = draws({ ussr: ['africa-scoring'], influence: { tunisia: [2, 0] } })
    returned.us.picks('return', 'influence', 'canada', 'canada')
    returned.is({ vp: 0 }).cards({ 'africa-scoring': 'ussr-hand' }).idle()
  })

  test('modifiers of the US count for the card, those of the USSR do not (7.4.1)', () => {
    const t = draws({ ussr: ['fidel'], effects: { 'brezhnev-doctrine': 'ussr' } })
    t.us.picks('play', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0], cuba: [0, 3] }).idle()

    const more = draws({ ussr: ['fidel'], effects: { containment: 'us' } })
    more.us.picks('play', 'influence', 'canada', 'canada', 'canada')
    more.has({ canada: [3, 0], cuba: [0, 3] }).idle()
  })

  test('played by the USSR, event first: the US draws and answers, then the USSR has its operations', () => {
    const t = midWar({ ussr: [grain, 'fidel'] }).rolls('fidel')
    t.ussr.plays(grain, 'event')
    t.asks('us', 'grain-sales').us.picks('play', 'influence', 'canada', 'canada')
    t.ussr.picks('influence', 'finland', 'finland')
    t.has({ canada: [2, 0], cuba: [0, 3], finland: [0, 2] })
      .cards({ fidel: 'removed', [grain]: 'discard' })
      .idle()
  })

  test('played by the USSR, operations first', () => {
    const t = midWar({ ussr: [grain, 'fidel'] }).rolls('fidel')
    t.ussr.plays(grain, 'influence', 'finland', 'finland')
    t.us.picks('return', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0], finland: [0, 2] })
      .cards({ fidel: 'ussr-hand', [grain]: 'discard' })
      .idle()
  })

  test('triggered by the USSR at DEFCON 2, a card of the US that lowers DEFCON loses the game for the USSR', () => {
    const t = midWar({ ussr: [grain, 'duck-and-cover'], defcon: 2 }).rolls('duck-and-cover')
    t.ussr.plays(grain, 'event')
    t.us.picks('play', 'event')
    t.over('us', 'nuclear-war')
  })

  test('with UN Intervention in hand the US may intervene: operations without the event', () => {
    const t = draws({ us: ['un-intervention'], ussr: ['fidel'] })
    t.offers('play', 'return', 'intervene').us.picks('intervene', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0] })
      .cards({ fidel: 'discard', 'un-intervention': 'discard', [grain]: 'discard' })
      .idle()
  })

  test('no intervention without UN Intervention, nor against a card that shows no event of the USSR', () => {
    draws({ ussr: ['fidel'] }).refuses('intervene', 'not-in-hand')
    draws({ us: ['un-intervention'], ussr: ['oas-founded'] }).refuses('intervene', 'not-opponent-event')
    draws({ us: ['un-intervention'], ussr: ['brush-war'] }).refuses('intervene', 'not-opponent-event')
    draws({ us: ['un-intervention'], ussr: ['asia-scoring'] }).refuses('intervene', 'not-opponent-event')
  })

  test('UN Intervention drawn in an action round may be played with a card of the US hand', () => {
    const t = draws({ us: ['nasser'], ussr: ['un-intervention'] })
    t.us.picks('play', 'event', 'nasser', 'influence', 'canada')
    t.has({ canada: [1, 0] })
      .cards({ nasser: 'discard', 'un-intervention': 'discard' })
      .idle()
  })

  test('UN Intervention through it answers We Will Bury You (ruling 88)', () => {
    const t = draws({ us: ['un-intervention'], ussr: ['fidel'], effects: { 'we-will-bury-you': 'ussr' } })
    t.us.picks('intervene', 'influence', 'canada', 'canada')
    t.is({ vp: 0 }).inForce().idle()

    const without = draws({ us: ['un-intervention'], ussr: ['fidel'], effects: { 'we-will-bury-you': 'ussr' } })
    without.us.picks('return', 'influence', 'canada', 'canada')
    without.is({ vp: -3 }).inForce().idle()
  })

  test('Missile Envy inside it: the USSR hands over its highest card and gets Missile Envy', () => {
    const t = draws({ ussr: ['missile-envy', 'fidel', 'nasser'] })
    t.us.picks('play', 'event')
    t.refuses('nasser', 'not-highest').ussr.picks('fidel')
    t.us.picks('influence', 'canada', 'canada')
    t.has({ canada: [2, 0] })
      .cards({ 'missile-envy': 'ussr-hand', fidel: 'discard', nasser: 'ussr-hand', [grain]: 'discard' })
      .inForce('missile-envy')
      .idle()
  })

  test('in a round of the USSR the forced play of Missile Envy does not bind the US (ruling 84)', () => {
    const t = midWar({ us: ['containment', 'nasser'], ussr: ['missile-envy', grain, 'un-intervention'] })
    t.headlines('nasser', 'missile-envy').us.picks('containment')
    t.ussr.picks('influence', 'finland', 'finland', 'finland')
    t.rolls('un-intervention').ussr.plays(grain, 'event')
    t.us.picks('play')
    t.refuses('event', 'event-cannot-happen').us.picks('influence', 'canada')
    t.ussr.picks('influence', 'finland', 'finland')
    t.has({ canada: [1, 0], egypt: [0, 2], finland: [0, 5] })
      .cards({ 'un-intervention': 'discard', 'missile-envy': 'us-hand' })
      .inForce('missile-envy')
      .idle()
    t.us.begins()
    t.offers('missile-envy')
  })

  test('in the headline it can not draw the card that the USSR has headlined (ruling 24)', () => {
    const t = midWar({ us: [grain], ussr: ['fidel', 'nasser'] })
    t.headlines(grain, 'fidel').asks('chance', 'random-card').offers('nasser')
    t.rolls('nasser').us.picks('return', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0], cuba: [0, 3] })
      .cards({ fidel: 'removed', nasser: 'ussr-hand' })
      .idle()
  })

  test('in the headline UN Intervention can only be returned, and can not be paired (rulings 20, 28)', () => {
    const t = midWar({ us: [grain, 'nasser'], ussr: ['un-intervention'] }).rolls('un-intervention')
    t.headlines(grain, null)
    t.offers('return').refuses('play', 'no-headline').us.picks('return', 'influence', 'canada', 'canada')
    t.cards({ 'un-intervention': 'ussr-hand' }).idle()

    const pair = midWar({ us: [grain, 'un-intervention'], ussr: ['fidel', 'nasser'] }).rolls('nasser')
    pair.headlines(grain, 'fidel').offers('play', 'return').refuses('intervene', 'no-headline')
  })

  test('Defectors drawn in the headline cancels a headline of the USSR that has not been resolved (ruling 23)', () => {
    const t = midWar({ us: [grain], ussr: ['nasser', 'defectors'] }).rolls('defectors')
    t.headlines(grain, 'nasser').us.picks('play', 'event')
    t.has({}).is({ vp: 0 }).cards({ nasser: 'discard', defectors: 'discard' }).idle()

    const late = midWar({ us: [grain], ussr: ['comecon', 'defectors'] }).rolls('defectors')
    late.headlines(grain, 'comecon').ussr.picks('poland', 'hungary', 'romania', 'bulgaria')
    late.us.picks('play', 'event')
    late
      .has({ poland: [0, 1], hungary: [0, 1], romania: [0, 1], bulgaria: [0, 1] })
      .cards({ comecon: 'removed', defectors: 'discard' })
      .idle()
  })
})

describe('68 John Paul II Elected Pope', () => {
  everyWay({
    card: 'john-paul-ii-elected-pope',
    owner: 'us',
    ops: 2,
    setup: { influence: { poland: [0, 4], 'east-germany': [0, 3] } },
    has: { poland: [1, 2] },
    to: 'removed',
    inForce: ['john-paul-ii-elected-pope'],
  })

  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
  ])('%i Soviet influence becomes %i', (before, after) => {
    const t = midWar({ us: ['john-paul-ii-elected-pope'], influence: { poland: [0, before] } })
    t.us.plays('john-paul-ii-elected-pope', 'event')
    t.has({ poland: [1, after] }).idle()
  })

  test('makes Solidarity possible, also in later turns', () => {
    const t = midWar({ us: ['solidarity', 'john-paul-ii-elected-pope'], milops: [5, 5] })
    t.us.begins().picks('solidarity')
    t.refuses('event', 'event-cannot-happen').us.picks('influence', 'canada', 'canada')
    t.cards({ solidarity: 'discard' }).idle()

    const after = midWar({ us: ['solidarity', 'john-paul-ii-elected-pope'], milops: [5, 5] })
    after.us.plays('john-paul-ii-elected-pope', 'event')
    after.endsTurn()
    after.us.plays('solidarity', 'event')
    after
      .has({ poland: [4, 0] })
      .cards({ solidarity: 'removed' })
      .idle()
  })
})

describe('69 Latin American Death Squads', () => {
  const squads = 'latin-american-death-squads'
  operationsOnly(squads)

  test.each(['us', 'ussr'] as const)('played or headlined by the %s', (side) => {
    const t = midWar({ [side]: [squads] })
    t[side].plays(squads, 'event')
    t.has({})
      .inForce(squads)
      .cards({ [squads]: 'discard' })
      .idle()

    const headline = midWar({ [side]: [squads] })
    headline.headlines(side === 'us' ? squads : null, side === 'ussr' ? squads : null)
    headline
      .inForce(squads)
      .cards({ [squads]: 'discard' })
      .idle()
  })

  const them = { us: 'ussr', ussr: 'us' } as const
  describe.each(['us', 'ussr'] as const)('in force for the %s', (owner) => {
    test.each([
      { by: 'player', country: 'peru', left: 2 },
      { by: 'player', country: 'honduras', left: 2 },
      { by: 'opponent', country: 'peru', left: 4 },
      { by: 'opponent', country: 'honduras', left: 4 },
      { by: 'player', country: 'kenya', left: 3 },
      { by: 'opponent', country: 'kenya', left: 3 },
    ])('a coup of the $by in $country leaves $left; military operations stay 3 (ruling 67)', ({ by, country, left }) => {
      const side = by === 'player' ? owner : them[owner]
      const t = midWar({
        effects: { [squads]: owner },
        [side]: ['brush-war'],
        influence: { [country]: side === 'us' ? [0, 5] : [5, 0] },
      }).rolls(3)
      t[side].plays('brush-war', 'coup', country)
      t.has({ [country]: side === 'us' ? [0, left] : [left, 0] })
        .is({ milops: side === 'us' ? [3, 0] : [0, 3] })
        .idle()
    })
  })

  test('the die has no floor: 1 becomes 0 (ruling 68)', () => {
    const t = midWar({ effects: { [squads]: 'ussr' }, us: ['junta'], influence: { colombia: [0, 2] } }).rolls(1)
    t.us.plays('junta', 'coup', 'colombia')
    t.has({})
      .is({ milops: [2, 0] })
      .idle()
  })

  test('changes coups of events too, but no realignment and no war', () => {
    const t = midWar({ effects: { [squads]: 'us' }, us: ['junta'], influence: { peru: [0, 2] } }).rolls(2)
    t.us.plays('junta', 'event', 'haiti', 'coup', 'peru')
    t.has({ haiti: [2, 0], peru: [0, 1] })
      .is({ milops: [0, 0] })
      .idle()

    const rolls = midWar({ effects: { [squads]: 'us' }, us: ['nasser', 'brush-war'], influence: { peru: [0, 2] } }).rolls(4, 5, 2)
    rolls.us.plays('nasser', 'realign', 'peru')
    rolls.us.plays('brush-war', 'event', 'haiti')
    rolls
      .has({ egypt: [0, 2] })
      .is({ vp: 0 })
      .idle()
  })

  test('both sides may have it in one turn; SALT is added (ruling 69)', () => {
    const t = midWar({ us: [squads, 'brush-war'], ussr: ['salt-negotiations'], influence: { peru: [0, 5] } })
    t.us.plays(squads, 'event')
    t.ussr.plays('salt-negotiations', 'event', squads)
    t.ussr.plays(squads, 'event')
    t.inForce(squads, 'salt-negotiations').rolls(3).us.plays('brush-war', 'coup', 'peru')
    t.has({ peru: [0, 4] }).idle()
  })

  test('ends with the turn', () => {
    const t = midWar({ us: [squads, 'brush-war'], influence: { peru: [0, 5] }, milops: [5, 5] })
    t.us.plays(squads, 'event')
    t.endsTurn().inForce().rolls(3).us.plays('brush-war', 'coup', 'peru')
    t.has({ peru: [0, 3] }).idle()
  })
})

describe('70 OAS Founded', () => {
  everyWay({
    card: 'oas-founded',
    owner: 'us',
    ops: 1,
    setup: { influence: { chile: [0, 3] } },
    answers: ['chile', 'haiti'],
    has: { chile: [1, 3], haiti: [1, 0] },
    to: 'removed',
  })

  test('both in one country, none elsewhere, not fewer', () => {
    const t = midWar({ us: ['oas-founded'], influence: { japan: [1, 0] } })
    t.us.plays('oas-founded', 'event')
    t.refuses('japan', 'outside-area').refuses('canada', 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('brazil', 'brazil')
    t.has({ brazil: [2, 0] }).idle()
  })
})

describe('71 Nixon Plays the China Card', () => {
  const nixon = 'nixon-plays-the-china-card'
  describe.each([true, false])('the USSR has the China Card, ready: %s (ruling 59)', (ready) => {
    everyWay({ card: nixon, owner: 'us', ops: 2, setup: { holder: 'ussr', ready }, is: { holder: 'us', ready: false }, to: 'removed' })
  })
  describe.each([true, false])('the US has it, ready: %s (ruling 59)', (ready) => {
    everyWay({ card: nixon, owner: 'us', ops: 2, setup: { holder: 'us', ready }, is: { vp: 2, holder: 'us', ready }, to: 'removed' })
  })

  test('it can not be used this turn, but the next', () => {
    const t = midWar({ us: [nixon, 'fidel'], holder: 'ussr', milops: [5, 5] })
    t.us.plays(nixon, 'event')
    t.endsTurn().is({ holder: 'us', ready: true })
    t.us.begins()
    t.offers('the-china-card', 'fidel')

    const now = midWar({ us: [nixon, 'fidel'], holder: 'ussr' })
    now.us.plays(nixon, 'event')
    now.us.begins()
    now.offers('fidel').refuses('the-china-card', 'not-ready')
  })

  test('while nobody has it (Chinese Civil War) the US counts as its holder (12.4.1)', () => {
    const t = midWar({ us: [nixon], holder: 'nobody' })
    t.us.plays(nixon, 'event')
    t.is({ vp: 2, holder: 'nobody' })
      .cards({ [nixon]: 'removed' })
      .idle()
  })
})

describe('72 Sadat Expels Soviets', () => {
  everyWay({
    card: 'sadat-expels-soviets',
    owner: 'us',
    ops: 1,
    setup: { influence: { egypt: [1, 4], libya: [0, 2] } },
    has: { egypt: [2, 0] },
    to: 'removed',
  })

  test('without Soviet influence the US still gets 1', () => {
    const t = midWar({ us: ['sadat-expels-soviets'] })
    t.us.plays('sadat-expels-soviets', 'event')
    t.has({ egypt: [1, 0] })
      .cards({ 'sadat-expels-soviets': 'removed' })
      .idle()
  })
})

describe('73 Shuttle Diplomacy', () => {
  const shuttle = 'shuttle-diplomacy'
  everyWay({ card: shuttle, owner: 'us', ops: 3, to: 'beside', inForce: [shuttle] })

  /** The US has played it; then the USSR scores a region. */
  const scores = (card: string, influence: Board, setup: Setup = {}): Table => {
    const t = midWar({ us: [shuttle], ussr: [card], influence, ...setup })
    t.us.plays(shuttle, 'event')
    t.ussr.plays(card, 'event')
    return t
  }
  const used = (t: Table, vp: number): void => {
    t.has({})
      .is({ vp })
      .cards({ [shuttle]: 'discard' })
      .inForce()
      .idle()
  }

  test('the US leaves out one battleground of the USSR, then the card is discarded (ruling 100)', () => {
    const t = scores('middle-east-scoring', {
      libya: [0, 2],
      egypt: [0, 2],
      iraq: [0, 3],
      iran: [0, 2],
      syria: [0, 2],
      israel: [4, 0],
      lebanon: [1, 0],
      pakistan: [0, 2],
    })
    t.asks('us', 'shuttle-diplomacy').offers('libya', 'egypt', 'iraq', 'iran')
    t.refuses('syria', 'outside-area')
      .refuses('pakistan', 'outside-area')
      .refuses('israel', 'not-controlled')
      .refuses('saudi-arabia', 'not-controlled')
    t.us.picks('libya') // USSR 5 + 3, US 3 + 1
    used(t, -4)
  })

  test('one country fewer, so that Domination is lost (ruling 100)', () => {
    const t = scores('middle-east-scoring', { iraq: [0, 3], syria: [0, 2], lebanon: [1, 0] })
    t.us.picks('iraq')
    used(t, 0)
  })

  test('prevents Control (ruling 100)', () => {
    const t = scores('middle-east-scoring', {
      libya: [0, 2],
      egypt: [0, 2],
      iraq: [0, 3],
      iran: [0, 2],
      israel: [0, 4],
      'saudi-arabia': [0, 3],
      syria: [0, 2],
    })
    t.us.picks('israel') // 5 + 5
    used(t, -10)
  })

  test('never makes a score negative (ruling 100)', () => {
    const t = scores('asia-scoring', { 'north-korea': [0, 3] })
    t.us.picks('north-korea')
    used(t, 0)
  })

  test('without a battleground of the USSR nobody is asked, and it is used up', () => {
    used(scores('asia-scoring', { vietnam: [0, 1], japan: [4, 0] }), 1)
  })

  test.each([
    ['lost', 'japan', -4],
    ['kept', 'japan', -5],
    ['lost', 'north-korea', -5],
    ['kept', 'north-korea', -5],
  ] as const)('the border bonus of a Japan left out is %s; the US chooses %s (ruling 100)', (reading, country, vp) => {
    const t = scores('asia-scoring', { japan: [0, 4], 'north-korea': [0, 3] }, { options: { readings: { shuttleBorderBonus: reading } } })
    t.us.picks(country)
    used(t, vp)
  })

  test.each(['europe-scoring', 'africa-scoring', 'southeast-asia-scoring'])('%s neither uses it up nor is changed', (card) => {
    const t = scores(card, { 'east-germany': [0, 3], algeria: [0, 2], thailand: [0, 2] })
    t.is({ vp: { 'europe-scoring': -4, 'africa-scoring': -2, 'southeast-asia-scoring': -2 }[card]! })
      .cards({ [shuttle]: 'beside' })
      .inForce(shuttle)
      .idle()
  })

  test('only the next scoring is changed, and the US itself may score', () => {
    const t = midWar({ us: [shuttle, 'asia-scoring'], ussr: ['middle-east-scoring'], influence: { iraq: [0, 3], 'north-korea': [0, 3] } })
    t.us.plays(shuttle, 'event')
    t.us.plays('asia-scoring', 'event', 'north-korea')
    t.is({ vp: 0 }).cards({ [shuttle]: 'discard' })
    t.ussr.plays('middle-east-scoring', 'event')
    t.is({ vp: -4 }).idle()
  })

  test('headlined before a scoring card of the USSR it counts at once (ruling 19)', () => {
    const t = midWar({ us: [shuttle], ussr: ['middle-east-scoring'], influence: { iraq: [0, 3] } })
    t.headlines(shuttle, 'middle-east-scoring').us.picks('iraq')
    used(t, 0)
  })

  test('lies beside the board over turns, not in the discard pile', () => {
    const t = midWar({ us: [shuttle], ussr: ['salt-negotiations', 'asia-scoring'], discard: ['fidel'], milops: [5, 5] })
    t.us.plays(shuttle, 'event')
    t.ussr.plays('salt-negotiations', 'event')
    t.offers('fidel', 'done').refuses(shuttle, 'not-there').ussr.picks('done')
    t.ussr.plays('asia-scoring', 'event')
    t.cards({ [shuttle]: 'discard' })

    const waiting = midWar({ us: [shuttle], milops: [5, 5] })
    waiting.us.plays(shuttle, 'event')
    waiting
      .endsTurn()
      .cards({ [shuttle]: 'beside' })
      .inForce(shuttle)
  })

  test('does nothing in final scoring (ruling 100)', () => {
    const t = midWar({ us: [shuttle], influence: { iraq: [0, 3] }, holder: 'us' })
    t.us.plays(shuttle, 'event')
    t.endsGame().over('ussr', 'final-scoring').is({ vp: -3 })
  })
})

describe('74 The Voice of America', () => {
  const voice = 'the-voice-of-america'
  everyWay({
    card: voice,
    owner: 'us',
    ops: 2,
    setup: { influence: { 'north-korea': [0, 3], cuba: [1, 1], libya: [0, 2] } },
    answers: ['north-korea', 'north-korea', 'cuba', 'libya'],
    has: { 'north-korea': [0, 1], cuba: [1, 0], libya: [0, 1] },
    to: 'discard',
  })

  test('at most 2 in a country, not in Europe, only where there is Soviet influence, all four', () => {
    const t = midWar({ us: [voice], influence: { 'north-korea': [0, 3], poland: [0, 4], turkey: [0, 1], angola: [0, 4], japan: [2, 0] } })
    t.us.plays(voice, 'event', 'north-korea', 'north-korea')
    t.refuses('north-korea', 'at-most-in-country')
      .refuses('poland', 'outside-area')
      .refuses('turkey', 'outside-area')
      .refuses('japan', 'no-influence-to-remove')
      .refuses('done', 'must-spend-all')
    t.us.picks('angola', 'angola')
    t.has({ 'north-korea': [0, 1], angola: [0, 2] }).idle()
  })

  test('fewer where there is no more', () => {
    const t = midWar({ us: [voice], influence: { 'north-korea': [0, 5], cuba: [0, 1], poland: [0, 4] } })
    t.us.plays(voice, 'event', 'north-korea', 'cuba', 'north-korea')
    t.has({ 'north-korea': [0, 3], cuba: [0, 0] }).idle()

    const none = midWar({ us: [voice], influence: { poland: [0, 4] } })
    none.us.plays(voice, 'event')
    none
      .has({})
      .cards({ [voice]: 'discard' })
      .idle()
  })
})

describe('75 Liberation Theology', () => {
  const theology = 'liberation-theology'
  everyWay({
    card: theology,
    owner: 'ussr',
    ops: 2,
    setup: { influence: { mexico: [2, 0] } },
    answers: ['mexico', 'mexico', 'haiti'],
    has: { mexico: [2, 2], haiti: [0, 1] },
    to: 'discard',
  })

  test('at most 2 in a country, only in Central America, all three', () => {
    const t = midWar({ ussr: [theology] })
    t.ussr.plays(theology, 'event', 'cuba', 'cuba')
    t.refuses('cuba', 'at-most-in-country').refuses('colombia', 'outside-area').refuses('done', 'must-spend-all')
    t.ussr.picks('nicaragua')
    t.has({ cuba: [0, 2], nicaragua: [0, 1] }).idle()
  })
})

describe('76 Ussuri River Skirmish', () => {
  const ussuri = 'ussuri-river-skirmish'
  describe.each([true, false])('the USSR has the China Card, ready: %s (ruling 59)', (ready) => {
    everyWay({ card: ussuri, owner: 'us', ops: 3, setup: { holder: 'ussr', ready }, is: { holder: 'us', ready: true }, to: 'removed' })
  })
  describe('the US has it (ruling 59)', () => {
    everyWay({
      card: ussuri,
      owner: 'us',
      ops: 3,
      setup: { holder: 'us', influence: { 'north-korea': [0, 3] } },
      answers: ['thailand', 'thailand', 'north-korea', 'india'],
      has: { thailand: [2, 0], 'north-korea': [1, 3], india: [1, 0] },
      is: { holder: 'us', ready: true },
      to: 'removed',
    })
  })

  test('it can be used this turn', () => {
    const t = midWar({ us: [ussuri], holder: 'ussr', ready: false })
    t.us.plays(ussuri, 'event')
    t.us.plays('the-china-card', 'influence', 'japan', 'japan', 'japan', 'japan', 'japan')
    t.has({ japan: [5, 0] })
      .is({ holder: 'ussr', ready: false })
      .idle()
  })

  test('face down with the US it stays so', () => {
    const t = midWar({ us: [ussuri], holder: 'us', ready: false })
    t.us.plays(ussuri, 'event', 'japan', 'japan', 'taiwan', 'taiwan')
    t.has({ japan: [2, 0], taiwan: [2, 0] })
      .is({ holder: 'us', ready: false })
      .idle()
  })

  test('at most 2 in a country, only in Asia, all four', () => {
    const t = midWar({ us: [ussuri], holder: 'us' })
    t.us.plays(ussuri, 'event', 'vietnam', 'vietnam')
    t.refuses('vietnam', 'at-most-in-country').refuses('iran', 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('australia', 'afghanistan')
    t.has({ vietnam: [2, 0], australia: [1, 0], afghanistan: [1, 0] }).idle()
  })

  test('while nobody has it (Chinese Civil War) the US counts as its holder (12.4.1)', () => {
    const t = midWar({ us: [ussuri], holder: 'nobody' })
    t.us.plays(ussuri, 'event', 'vietnam', 'vietnam', 'japan', 'japan')
    t.has({ vietnam: [2, 0], japan: [2, 0] })
      .cards({ [ussuri]: 'removed' })
      .idle()
  })
})

describe('77 Ask Not What Your Country Can Do For You', () => {
  const askNot = 'ask-not-what-your-country-can-do-for-you'
  describe('with an empty hand nobody is asked', () => {
    everyWay({ card: askNot, owner: 'us', ops: 3, to: 'removed' })
  })

  test('any cards, also scoring cards, are discarded without their events; as many are drawn, all discards first (ruling 92)', () => {
    const t = midWar({ us: [askNot, 'fidel', 'africa-scoring', 'nasser'], deck: ['duck-and-cover', 'blockade', 'comecon'], holder: 'us' })
    t.us.plays(askNot, 'event', 'fidel')
    t.refuses(askNot, 'not-there').refuses('the-china-card', 'not-there').refuses('fidel', 'not-there')
    t.us.picks('africa-scoring').picks('done')
    t.asks('chance', 'draw').offers('duck-and-cover', 'blockade', 'comecon').rolls('blockade', 'comecon')
    t.has({})
      .is({ vp: 0, holder: 'us' })
      .cards({
        [askNot]: 'removed',
        fidel: 'discard',
        'africa-scoring': 'discard',
        nasser: 'us-hand',
        blockade: 'us-hand',
        comecon: 'us-hand',
        'duck-and-cover': 'deck',
      })
      .knows('ussr', 'fidel')
      .knows('ussr', 'blockade', false)
      .knows('us', 'blockade')
      .idle()
  })

  test('the whole hand may go, or nothing', () => {
    const t = midWar({ us: [askNot, 'fidel', 'nasser'], deck: ['blockade', 'comecon', 'suez-crisis'] }).rolls('comecon', 'blockade')
    t.us.plays(askNot, 'event', 'fidel', 'nasser')
    t.cards({ fidel: 'discard', nasser: 'discard', blockade: 'us-hand', comecon: 'us-hand' }).idle()

    const none = midWar({ us: [askNot, 'fidel'], deck: ['blockade'] })
    none.us.plays(askNot, 'event', 'done')
    none.cards({ [askNot]: 'removed', fidel: 'us-hand', blockade: 'deck' }).idle()
  })

  test('the discard pile is reshuffled when the deck runs out, this discard included (ruling 92; 4.3)', () => {
    const t = midWar({ us: [askNot, 'fidel', 'nasser'], deck: ['blockade'], discard: ['comecon'] })
    t.us.plays(askNot, 'event', 'fidel', 'nasser')
    t.offers('blockade').rolls('blockade').offers('fidel', 'nasser', 'comecon').rolls('fidel')
    t.cards({ [askNot]: 'removed', blockade: 'us-hand', fidel: 'us-hand', nasser: 'deck', comecon: 'deck' }).idle()
  })

  test('played by the USSR it is still the US that exchanges cards (ruling 92)', () => {
    const t = midWar({ us: ['fidel'], ussr: [askNot, 'nasser'], deck: ['blockade', 'comecon'] }).rolls('blockade')
    t.ussr.plays(askNot, 'event')
    t.asks('us', 'ask-not').us.picks('fidel')
    t.ussr.picks('influence', 'finland', 'finland', 'finland')
    t.has({ finland: [0, 3] })
      .cards({ fidel: 'discard', blockade: 'us-hand', nasser: 'ussr-hand', [askNot]: 'removed' })
      .idle()
  })

  test('in the headline', () => {
    const t = midWar({ us: [askNot, 'fidel'], ussr: ['nasser'], deck: ['blockade', 'comecon'] }).rolls('blockade')
    t.headlines(askNot, 'nasser').us.picks('fidel')
    t.has({ egypt: [0, 2] })
      .cards({ fidel: 'discard', blockade: 'us-hand', [askNot]: 'removed' })
      .idle()
  })
})

describe('78 Alliance for Progress', () => {
  const alliance = 'alliance-for-progress'
  everyWay({
    card: alliance,
    owner: 'us',
    ops: 3,
    setup: {
      influence: { brazil: [2, 0], cuba: [3, 0], haiti: [1, 0], chile: [2, 0], mexico: [0, 2], algeria: [2, 0] },
    },
    is: { vp: 2 },
    to: 'removed',
  })
  describe('without a battleground it counts as played all the same (5.2, example 3)', () => {
    everyWay({ card: alliance, owner: 'us', ops: 3, to: 'removed' })
  })

  test('seven at most', () => {
    const t = midWar({
      us: [alliance],
      influence: Object.fromEntries(everyCountry().map((id) => [id, [5, 0] as const])),
    })
    t.us.plays(alliance, 'event')
    t.is({ vp: 7 }).idle()
  })
})

/** Scores of a region, with the influence that gives them, the US positive. */
interface Scored {
  readonly what: string
  readonly influence: Board
  readonly vp: number
}

function scoring(card: string, cases: readonly Scored[]): void {
  test.each(cases)('$what: $vp VP (ruling 99)', ({ influence, vp }) => {
    for (const side of ['us', 'ussr'] as const) {
      const t = midWar({ [side]: [card], influence })
      t[side].plays(card, 'event')
      t.has({})
        .is({ vp })
        .cards({ [card]: 'discard' })
        .idle()
    }
  })

  test('no operations', () => {
    const t = midWar({ us: [card] })
    t.us.begins().picks(card)
    t.offers('event').refuses('influence', 'scoring-card').refuses('space', 'scoring-card')
  })

  test('in the headline it comes last (ruling 19)', () => {
    const last = cases.at(-1)!
    const t = midWar({ us: [card], ussr: ['nasser'], influence: last.influence, vp: 1 })
    t.headlines(card, 'nasser')
    expect(t.notes.filter((n) => n.key === 'event').map((n) => n.card)).toEqual([t.card('nasser'), t.card(card)])
    t.has({ egypt: [0, 2] })
      .is({ vp: 1 + last.vp })
      .cards({ [card]: 'discard', nasser: 'removed' })
      .idle()
  })

  test('held at the end of the turn it loses the game', () => {
    midWar({ us: [card], milops: [5, 5] })
      .endsTurn()
      .over('ussr', 'held-scoring')
  })
}

describe('79 Africa Scoring', () => {
  const battlegrounds = { algeria: [2, 0], nigeria: [1, 0], zaire: [1, 0], angola: [1, 0], 'south-africa': [3, 0] } as const
  scoring('africa-scoring', [
    { what: 'nobody there', influence: { egypt: [2, 0], angola: [1, 1] }, vp: 0 },
    { what: 'Presence', influence: { tunisia: [2, 0] }, vp: 1 },
    { what: 'Presence and a battleground each', influence: { angola: [1, 0], algeria: [0, 2] }, vp: 0 },
    { what: 'Domination', influence: { nigeria: [0, 1], zaire: [0, 1], cameroon: [0, 1], angola: [1, 0] }, vp: -4 },
    { what: 'no Domination with battlegrounds alone', influence: { nigeria: [1, 0], zaire: [1, 0], angola: [0, 1] }, vp: 1 },
    {
      what: 'no Domination without more countries',
      influence: { nigeria: [1, 0], zaire: [1, 0], tunisia: [2, 0], angola: [0, 1], kenya: [0, 2], morocco: [0, 3] },
      vp: 1,
    },
    { what: 'Control', influence: battlegrounds, vp: 11 },
    {
      what: 'no Control without more countries',
      influence: { ...battlegrounds, kenya: [0, 2], morocco: [0, 3], sudan: [0, 1], tunisia: [0, 2], ethiopia: [0, 1] },
      vp: 5,
    },
  ])
})

describe('81 South America Scoring', () => {
  const battlegrounds = { venezuela: [0, 2], brazil: [0, 2], argentina: [0, 2], chile: [0, 3] } as const
  scoring('south-america-scoring', [
    { what: 'nobody there', influence: { panama: [2, 0], brazil: [1, 2] }, vp: 0 },
    { what: 'Presence', influence: { peru: [0, 2] }, vp: -2 },
    { what: 'Presence against Presence with a battleground', influence: { peru: [0, 2], brazil: [2, 0] }, vp: 1 },
    { what: 'Domination', influence: { brazil: [2, 0], chile: [3, 0], peru: [2, 0], venezuela: [0, 2] }, vp: 4 },
    { what: 'no Domination with battlegrounds alone', influence: { brazil: [2, 0], chile: [3, 0], venezuela: [0, 2] }, vp: 1 },
    { what: 'Control', influence: battlegrounds, vp: -10 },
    {
      what: 'no Control without more countries',
      influence: { ...battlegrounds, peru: [2, 0], uruguay: [2, 0], colombia: [1, 0], ecuador: [2, 0] },
      vp: -4,
    },
  ])
})

describe('80 One Small Step', () => {
  const step = 'one-small-step'
  operationsOnly(step, { space: [0, 0] })
  operationsOnly(step, { space: [1, 3] })

  test.each([
    { own: 0, other: 1, to: 2, vp: 0 },
    { own: 0, other: 3, to: 2, vp: 0 },
    { own: 1, other: 2, to: 3, vp: 2 },
    { own: 1, other: 4, to: 3, vp: 0 },
    { own: 3, other: 4, to: 5, vp: 3 },
    { own: 3, other: 5, to: 5, vp: 1 },
    { own: 5, other: 6, to: 7, vp: 4 },
    { own: 5, other: 8, to: 7, vp: 2 },
    { own: 6, other: 7, to: 8, vp: 2 },
    { own: 7, other: 8, to: 8, vp: 0 },
  ])('from $own, the opponent on $other: to $to, only its $vp VP (ruling 98)', ({ own, other, to, vp }) => {
    const us = midWar({ us: [step], space: [own, other] })
    us.us.plays(step, 'event')
    us.has({})
      .is({ vp, space: [to, other] })
      .cards({ [step]: 'discard' })
      .idle()

    const ussr = midWar({ ussr: [step], space: [other, own] })
    ussr.headlines(null, step)
    ussr
      .has({})
      .is({ vp: 0 - vp, space: [other, to] })
      .cards({ [step]: 'discard' })
      .idle()
  })

  test.each([
    [2, 2],
    [3, 2],
  ])('on %i against %i the event can not happen', (own, other) => {
    const t = midWar({ us: [step], space: [own, other] })
    t.us.begins().picks(step)
    t.refuses('event', 'event-cannot-happen')

    const headline = midWar({ us: [step], space: [own, other] })
    headline.headlines(step, null)
    headline
      .is({ vp: 0, space: [own, other] })
      .cards({ [step]: 'discard' })
      .idle()
  })

  test('does not use up the attempt of the turn', () => {
    const t = midWar({ us: [step, 'fidel'], space: [1, 4] }).rolls(1)
    t.us.plays(step, 'event')
    t.us.plays('fidel', 'space')
    t.is({ space: [4, 4] }).idle()
  })

  test('gives the ability of the second box to the first side there (6.4.4)', () => {
    const t = midWar({ us: [step, 'fidel', 'nasser', 'suez-crisis'], space: [0, 1] }).rolls(6, 6)
    t.us.plays(step, 'event')
    t.us.plays('fidel', 'space')
    t.us.plays('suez-crisis', 'space')
    t.is({ space: [2, 1] }).idle()
  })

  test('ends the ability of the opponent on a box that it passes or enters (6.4.4)', () => {
    for (const space of [
      [1, 2],
      [0, 2],
    ] as const) {
      const t = midWar({ us: [step], ussr: ['containment', 'duck-and-cover'], space }).rolls(6)
      t.us.plays(step, 'event')
      t.ussr.plays('containment', 'space')
      t.ussr.begins().picks('duck-and-cover')
      t.refuses('space', 'space-limit')
    }
  })

  test('its VP may win the game', () => {
    const t = midWar({ ussr: [step], space: [4, 3], vp: -17 })
    t.ussr.plays(step, 'event')
    t.over('ussr', 'vp').is({ vp: -20 })
  })
})

describe('107 Che', () => {
  everyWay({
    card: 'che',
    owner: 'ussr',
    ops: 3,
    setup: { influence: { 'saharan-states': [2, 0], colombia: [1, 0], haiti: [1, 0] } },
    rolls: [1, 1],
    answers: ['saharan-states', 'colombia'],
    has: { 'saharan-states': [0, 0], colombia: [0, 1] },
    is: { milops: [0, 5] },
    to: 'discard',
  })
  describe('without a target nobody is asked', () => {
    everyWay({ card: 'che', owner: 'ussr', ops: 3, setup: { influence: { zaire: [1, 0], lebanon: [1, 0], kenya: [0, 2] } }, to: 'discard' })
  })

  test('only non-battlegrounds of Central America, South America and Africa with US influence; the second elsewhere (ruling 63)', () => {
    const t = midWar({
      ussr: ['che'],
      influence: { zaire: [1, 0], lebanon: [1, 0], haiti: [1, 0], peru: [1, 0], kenya: [1, 0], sudan: [0, 1], 'el-salvador': [3, 0] },
    }).rolls(1)
    t.ussr.plays('che', 'event')
    t.offers('haiti', 'peru', 'kenya', 'el-salvador', 'done')
    t.refuses('zaire', 'battleground').refuses('lebanon', 'outside-area').refuses('sudan', 'no-opposing-influence')
    t.ussr.picks('el-salvador')
    t.is({ milops: [0, 3] })
      .offers('haiti', 'peru', 'kenya', 'done')
      .refuses('el-salvador', 'already-chosen')
      .refuses('zaire', 'battleground')
    t.rolls(6).ussr.picks('peru')
    t.has({ 'el-salvador': [1, 0], peru: [0, 4] })
      .is({ milops: [0, 5], defcon: 5 })
      .idle()
  })

  test('no second coup when the first removed nothing; it earns military operations all the same (ruling 63)', () => {
    const t = midWar({ ussr: ['che'], influence: { 'costa-rica': [1, 0], haiti: [1, 0] } }).rolls(3)
    t.ussr.plays('che', 'event', 'costa-rica')
    t.has({})
      .is({ milops: [0, 3] })
      .cards({ che: 'discard' })
      .idle()
  })

  test('either may be declined (ruling 63)', () => {
    const none = midWar({ ussr: ['che'], influence: { haiti: [1, 0], peru: [1, 0] } })
    none.ussr.plays('che', 'event', 'done')
    none
      .has({})
      .is({ milops: [0, 0] })
      .idle()

    const one = midWar({ ussr: ['che'], influence: { haiti: [1, 0], peru: [1, 0] } }).rolls(1)
    one.ussr.plays('che', 'event', 'haiti', 'done')
    one
      .has({ haiti: [0, 1] })
      .is({ milops: [0, 3] })
      .idle()
  })

  test('leaves DEFCON alone at 2', () => {
    const t = midWar({ ussr: ['che'], influence: { haiti: [1, 0] }, defcon: 2 }).rolls(1)
    t.ussr.plays('che', 'event', 'haiti')
    t.has({ haiti: [0, 1] })
      .is({ defcon: 2 })
      .idle()
  })

  test.each([
    ['brezhnev-doctrine', 'ussr', 4, 0],
    ['red-scare-purge', 'us', 2, 2],
    ['containment', 'us', 3, 1],
  ] as const)('under %s of the %s it is worth %i (ruling 37)', (effect, owner, ops, left) => {
    const t = midWar({ ussr: ['che'], influence: { haiti: [3, 0] }, effects: { [effect]: owner } }).rolls(1)
    t.ussr.plays('che', 'event', 'haiti')
    t.has({ haiti: [left, 0] })
      .is({ milops: [0, ops] })
      .idle()
  })

  test('Death Squads and SALT change its dice', () => {
    const t = midWar({
      ussr: ['che'],
      influence: { haiti: [5, 0], kenya: [5, 0] },
      effects: { 'latin-american-death-squads': 'ussr', 'salt-negotiations': 'us' },
    }).rolls(1, 3)
    t.ussr.plays('che', 'event', 'haiti', 'kenya') // 1 + 3 - 2 and 3 - 1 + 3 - 4
    t.has({ haiti: [3, 0], kenya: [4, 0] }).idle()
  })

  test('under Cuban Missile Crisis a coup loses the game, even in a round of the US; to decline is safe (rulings 6, 7)', () => {
    const crisis = { 'cuban-missile-crisis': 'us' } as const
    const t = midWar({ us: ['che'], influence: { haiti: [1, 0], peru: [1, 0] }, effects: crisis, defcon: 2 })
    t.us.plays('che', 'event')
    t.ussr.picks('haiti')
    t.offers() // ruling 18
    t.over('us', 'cuban-missile-crisis')
      .has({})
      .is({ milops: [0, 0] })

    const declined = midWar({ ussr: ['che'], influence: { haiti: [1, 0] }, effects: crisis, defcon: 2 })
    declined.ussr.plays('che', 'event', 'done')
    declined.has({}).idle()

    const none = midWar({ ussr: ['che'], effects: crisis, defcon: 2 })
    none.ussr.plays('che', 'event')
    none.has({}).idle()
  })

  test('for operations its regions and limits do not count', () => {
    const t = midWar({ ussr: ['che'], influence: { zaire: [1, 0], haiti: [1, 0] } }).rolls(1)
    t.ussr.plays('che', 'coup', 'zaire')
    t.has({ zaire: [0, 1] })
      .is({ defcon: 4, milops: [0, 3] })
      .idle()
  })

  test('an optional card', () => {
    midWar({ options: { optionalCards: false } }).cards({ che: 'absent', 'our-man-in-tehran': 'absent' })
    midWar().cards({ che: 'deck', 'our-man-in-tehran': 'deck' })
  })
})

describe('108 Our Man in Tehran', () => {
  const tehran = 'our-man-in-tehran'
  const five = ['fidel', 'nasser', 'blockade', 'comecon', 'asia-scoring']
  const held = { influence: { lebanon: [1, 0] } } as const

  describe('looks at five cards, discards any, puts the others back (rulings 25, 93)', () => {
    everyWay({
      card: tehran,
      owner: 'us',
      ops: 2,
      setup: held,
      rolls: five,
      answers: ['fidel', 'asia-scoring', 'done'],
      to: 'removed',
      cards: { fidel: 'discard', 'asia-scoring': 'discard', nasser: 'deck', blockade: 'deck', comecon: 'deck' },
    })
  })

  test('only the US sees them; what goes back is shuffled and not shown, what is discarded is shown', () => {
    const t = midWar({ us: [tehran], ...held }).rolls(...five)
    t.us.plays(tehran, 'event')
    t.asks('us', tehran).offers(...five, 'done')
    for (const card of five)
      t.cards({ [card]: 'looked' })
        .knows('us', card)
        .knows('ussr', card, false)
    t.refuses('duck-and-cover', 'not-there').us.picks('nasser')
    t.knows('ussr', 'nasser').refuses('nasser', 'not-there')
    t.us.picks('done')
    t.has({}).knows('us', 'fidel', false).knows('ussr', 'fidel', false).cards({ nasser: 'discard', fidel: 'deck' }).idle()
  })

  test('all or none may be discarded; no event happens', () => {
    const all = midWar({ us: [tehran], ...held }).rolls(...five)
    all.us.plays(tehran, 'event', ...five)
    all
      .has({})
      .cards(Object.fromEntries(five.map((card) => [card, 'discard'])))
      .idle()

    const none = midWar({ us: [tehran], ...held }).rolls(...five)
    none.us.plays(tehran, 'event', 'done')
    none
      .has({})
      .cards(Object.fromEntries(five.map((card) => [card, 'deck'])))
      .idle()
  })

  test('with fewer than five cards in the deck the discard pile completes the draw (ruling 93; 4.3.1)', () => {
    const t = midWar({
      us: [tehran],
      ...held,
      deck: ['fidel', 'nasser'],
      discard: ['blockade', 'comecon', 'suez-crisis', 'five-year-plan'],
    })
    t.us.plays(tehran, 'event')
    t.offers('fidel', 'nasser').rolls('fidel', 'nasser')
    t.offers('blockade', 'comecon', 'suez-crisis', 'five-year-plan').rolls('comecon', 'blockade', 'suez-crisis')
    t.us.picks('comecon', 'done')
    t.cards({ comecon: 'discard', fidel: 'deck', nasser: 'deck', blockade: 'deck', 'five-year-plan': 'deck' }).idle()
  })

  test('with fewer than five cards in all it looks at those; with none at nothing', () => {
    const t = midWar({ us: [tehran], ...held, deck: ['fidel'], discard: ['nasser'] }).rolls('fidel', 'nasser')
    t.us.plays(tehran, 'event', 'nasser', 'done')
    t.cards({ fidel: 'deck', nasser: 'discard', [tehran]: 'removed' }).idle()

    const none = midWar({ us: [tehran], ...held, deck: [] })
    none.us.plays(tehran, 'event')
    none.cards({ [tehran]: 'removed' }).idle()
  })

  test('without control of a Middle East country the event does not happen and the card is discarded', () => {
    const influence = { israel: [3, 0], pakistan: [2, 0], iraq: [0, 3] } as const
    const own = midWar({ us: [tehran], influence })
    own.us.begins().picks(tehran)
    own.refuses('event', 'event-cannot-happen').us.picks('influence', 'canada', 'canada')
    own.cards({ [tehran]: 'discard' }).idle()

    const ussr = midWar({ ussr: [tehran], influence })
    ussr.ussr.plays(tehran, 'event', 'influence', 'finland', 'finland')
    ussr
      .has({ finland: [0, 2] })
      .cards({ [tehran]: 'discard' })
      .idle()

    const headline = midWar({ us: [tehran], influence })
    headline
      .headlines(tehran, null)
      .cards({ [tehran]: 'discard' })
      .idle()
  })
})
