/** Events that show, discard or draw cards. */
import { describe, expect, test } from 'vitest'
import { everyLateWarPlay, everyMidWarPlay, late, midWar } from '../../plays.ts'
import { table } from '../../table.ts'
import { everyWay, opponentOf, SIDES } from '../../ways.ts'

describe('5 Five Year Plan', () => {
  const plan = 'five-year-plan'

  everyWay(plan, {
    side: 'us',
    ops: 3,
    setup: { ussr: ['us-japan-mutual-defense-pact'] },
    rolls: ['us-japan-mutual-defense-pact'],
    has: { japan: [4, 0] },
    inForce: ['us-japan-mutual-defense-pact'],
    goes: 'discard',
  })

  test('a US event happens, the US answers, and its card goes where its asterisk says', () => {
    const t = table({ us: [plan], ussr: ['independent-reds', 'east-european-unrest'], influence: { romania: [0, 2] } })
    t.us.plays(plan, 'event')
    t.asks('chance', 'random-card').offers('independent-reds', 'east-european-unrest').rolls('east-european-unrest')
    t.us.picks('romania')
    t.has({ romania: [0, 1] })
      .cards({ 'east-european-unrest': 'discard', 'independent-reds': 'ussr-hand', [plan]: 'discard' })
      .idle()
    const starred = table({ us: [plan], ussr: ['independent-reds'], influence: { romania: [0, 2] } })
    starred.rolls('independent-reds').us.plays(plan, 'event', 'romania')
    starred
      .has({ romania: [2, 2] })
      .cards({ 'independent-reds': 'removed' })
      .idle()
  })

  test.each(['fidel', 'nuclear-test-ban', 'asia-scoring'])('ruling 96: %s is discarded and nothing else happens (5.4)', (drawn) => {
    const t = table({ us: [plan], ussr: [drawn], influence: { cuba: [1, 0], taiwan: [3, 0] } })
    t.rolls(drawn).us.plays(plan, 'event')
    t.has({})
      .is({ vp: 0, defcon: 5 })
      .cards({ [drawn]: 'discard', [plan]: 'discard' })
      .idle()
  })

  test('an empty hand: nothing happens; the China Card is never drawn', () => {
    const t = table({ us: [plan], holder: 'ussr' })
    t.us.plays(plan, 'event')
    t.has({})
      .is({ holder: 'ussr', ready: true })
      .cards({ [plan]: 'discard', 'the-china-card': 'passing' })
      .idle()
  })

  test('a US event that cannot happen is discarded', () => {
    const t = table({ us: [plan], ussr: ['nato'] })
    t.rolls('nato').us.plays(plan, 'event')
    t.inForce().cards({ nato: 'discard' }).idle()
  })

  test('the USSR gets rid of a scoring card: that is not holding it', () => {
    const t = table({ ussr: [plan, 'europe-scoring'], influence: { poland: [0, 3] } })
    t.rolls('europe-scoring').ussr.plays(plan, 'event', 'influence', 'poland', 'poland', 'poland')
    t.has({ poland: [0, 6] })
      .is({ vp: 0 })
      .cards({ 'europe-scoring': 'discard' })
      .endsTurn()
      .idle()
  })

  test.each(SIDES)('a drawn Duck and Cover at DEFCON 2: the %s, who played the plan, loses', (side) => {
    const t = table({
      [side]: [plan, ...(side === 'ussr' ? ['duck-and-cover'] : [])],
      defcon: 2,
      ...(side === 'us' && { ussr: ['duck-and-cover'] }),
    })
    t.rolls('duck-and-cover')[side].plays(plan, 'event')
    t.over(opponentOf(side), 'nuclear-war')
  })

  test('ruling 23: Defectors drawn in the headline phase cancels a USSR headline that waits', () => {
    const t = table({ us: [plan], ussr: ['defectors', 'fidel'], influence: { cuba: [1, 0] } })
    t.rolls('defectors').headlines(plan, 'fidel')
    t.has({})
      .is({ vp: 0 })
      .cards({ fidel: 'discard', defectors: 'discard', [plan]: 'discard' })
      .idle()
  })

  test('ruling 23: but not one that has been resolved, nor the plan itself', () => {
    const late = table({ us: [plan], ussr: ['defectors', 'nuclear-test-ban'] })
    late.rolls('defectors').headlines(plan, 'nuclear-test-ban')
    late
      .is({ vp: -3 })
      .cards({ 'nuclear-test-ban': 'discard', defectors: 'discard', [plan]: 'discard' })
      .idle()
    const own = table({ us: ['truman-doctrine'], ussr: ['defectors', plan], influence: { italy: [0, 1] } })
    own.rolls('defectors').headlines('truman-doctrine', plan)
    own.us.picks('italy')
    own
      .has({ italy: [0, 0] })
      .is({ vp: 0 })
      .cards({ defectors: 'discard', [plan]: 'discard', 'truman-doctrine': 'removed' })
      .idle()
  })

  test('ruling 24: a card committed as headline is not in the hand', () => {
    const t = table({ us: [plan], ussr: ['fidel', 'nasser'] })
    t.headlines(plan, 'fidel')
    t.asks('chance', 'random-card').offers('nasser').rolls('nasser')
    t.has({ cuba: [0, 3] })
      .cards({ fidel: 'removed', nasser: 'discard' })
      .idle()
  })

  test('Defectors drawn in an action round of the USSR was not played by it: no VP', () => {
    const t = table({ ussr: [plan, 'defectors'], influence: { poland: [0, 3] } })
    t.rolls('defectors').ussr.plays(plan, 'influence', 'poland', 'poland', 'poland')
    t.has({ poland: [0, 6] })
      .is({ vp: 0 })
      .cards({ defectors: 'discard' })
      .idle()
  })

  /** Log 036, lines 85 to 92: the US gains 1 VP. */
  test('Defectors drawn in an action round of the USSR gives 1 VP where it counts as played by it, and only there', () => {
    const options = { readings: { defectorsByFiveYearPlan: 'vp' } } as const
    const t = table({ ussr: [plan, 'defectors'], influence: { poland: [0, 3] }, options })
    t.rolls('defectors').ussr.plays(plan, 'influence', 'poland', 'poland', 'poland')
    t.is({ vp: 1 }).cards({ defectors: 'discard' }).idle()
    const own = table({ us: [plan], ussr: ['defectors'], options })
    own.rolls('defectors').us.plays(plan, 'event')
    own.is({ vp: 0 }).idle()
    const headline = table({ us: ['truman-doctrine'], ussr: ['defectors', plan], options })
    headline.rolls('defectors').headlines('truman-doctrine', plan)
    headline.is({ vp: 0 })
  })
})

describe('10 Blockade', () => {
  everyWay('blockade', {
    side: 'ussr',
    ops: 1,
    setup: { influence: { 'west-germany': [5, 1], france: [3, 0] } },
    has: { 'west-germany': [0, 1] },
    goes: 'removed',
  })

  describe('with a card that pays', () => {
    everyWay('blockade', {
      side: 'ussr',
      ops: 1,
      setup: { us: ['duck-and-cover'], influence: { 'west-germany': [5, 1] } },
      answers: (_me, them) => them.picks('duck-and-cover'),
      is: { defcon: 5, vp: 0 },
      goes: 'removed',
    })
  })

  test('the US discards a card worth 3 or more, or declines; scoring cards and the China Card do not pay', () => {
    const us = ['duck-and-cover', 'nuclear-test-ban', 'fidel', 'asia-scoring']
    const influence = { 'west-germany': [4, 0] } as const
    const t = table({ ussr: ['blockade'], us, holder: 'us', influence })
    t.ussr.plays('blockade', 'event')
    t.asks('us', 'discard-or-suffer').offers('duck-and-cover', 'nuclear-test-ban', 'done')
    t.refuses('fidel', 'value-too-low').refuses('asia-scoring', 'value-too-low').refuses('the-china-card', 'not-there')
    t.us.picks('nuclear-test-ban')
    t.has({}).is({ vp: 0 }).cards({ 'nuclear-test-ban': 'discard', 'duck-and-cover': 'us-hand', blockade: 'removed' }).idle()
    const declined = table({ ussr: ['blockade'], us, influence })
    declined.ussr.plays('blockade', 'event')
    declined.us.picks('done')
    declined
      .has({ 'west-germany': [0, 0] })
      .cards({ 'duck-and-cover': 'us-hand' })
      .idle()
  })

  test('ruling 39: the modified value counts; without a card that pays the loss comes at once', () => {
    const influence = { 'west-germany': [4, 0] } as const
    const contained = table({ ussr: ['blockade'], us: ['fidel', 'nasser'], effects: { containment: 'us' }, influence })
    contained.ussr.plays('blockade', 'event')
    contained.offers('fidel', 'done').us.picks('fidel')
    contained.has({}).cards({ fidel: 'discard' }).idle()
    const scared = table({ ussr: ['blockade'], us: ['duck-and-cover'], effects: { 'red-scare-purge': 'ussr' }, influence })
    scared.ussr.plays('blockade', 'event')
    scared
      .has({ 'west-germany': [0, 0] })
      .cards({ 'duck-and-cover': 'us-hand' })
      .idle()
    const four = table({ ussr: ['blockade'], us: ['nuclear-test-ban'], effects: { 'red-scare-purge': 'ussr' }, influence })
    four.ussr.plays('blockade', 'event')
    four.offers('nuclear-test-ban', 'done')
  })

  test('in the headline phase the card of the US headline is spent', () => {
    const t = table({ ussr: ['blockade'], us: ['duck-and-cover'], influence: { 'west-germany': [4, 0] } })
    t.headlines('duck-and-cover', 'blockade')
    t.has({ 'west-germany': [0, 0] })
      .is({ defcon: 4, vp: 1 })
      .cards({ blockade: 'removed', 'duck-and-cover': 'discard' })
      .idle()
  })
})

describe('26 CIA Created', () => {
  const cia = 'cia-created'

  everyWay(cia, {
    side: 'us',
    ops: 1,
    setup: { ussr: ['fidel'], influence: { panama: [1, 0] } },
    answers: (me, _them, t) => {
      t.knows('us', 'fidel').asks('us', 'operations')
      me.picks('influence', 'panama')
    },
    has: { panama: [2, 0] },
    goes: 'removed',
  })

  test('the hand is shown once: cards that come later stay hidden', () => {
    const t = table({ us: [cia], ussr: ['fidel', 'asia-scoring'], deck: ['nasser', 'comecon', 'nato'], influence: { panama: [1, 0] } })
    t.knows('us', 'fidel', false)
    t.us.plays(cia, 'event', 'influence', 'panama')
    t.knows('us', 'fidel').knows('us', 'asia-scoring')
    t.ussr.plays('asia-scoring', 'event')
    t.playsOn('cleanup').rolls('nato', 'comecon', 'nasser', 'asia-scoring')
    t.cards({ nasser: 'ussr-hand', fidel: 'ussr-hand' }).knows('us', 'fidel').knows('us', 'nasser', false)
  })

  test('ruling 38: no space; and the US may do without', () => {
    const t = table({ us: [cia], influence: { panama: [1, 0], iran: [0, 1] } })
    t.us.plays(cia, 'event')
    t.offers('influence', 'realign', 'coup', 'pass').refuses('space', 'not-an-answer')
    t.us.picks('pass')
    t.has({})
      .cards({ [cia]: 'removed' })
      .idle()
  })

  test('a coup with the point is an ordinary one: military operations, limits of DEFCON', () => {
    const t = table({ us: [cia], defcon: 4, influence: { iran: [0, 2], poland: [0, 1] } })
    t.us.plays(cia, 'event', 'coup')
    t.refuses('poland', 'defcon-closed').rolls(4).us.picks('iran')
    t.has({ iran: [0, 1] })
      .is({ milops: [1, 0], defcon: 3 })
      .idle()
  })

  test('ruling 2: played by the USSR at DEFCON 2, a US coup in a battleground is legal, and the USSR loses', () => {
    const influence = { cuba: [0, 3], poland: [0, 3] } as const
    const t = table({ ussr: [cia], defcon: 2, influence })
    t.ussr.plays(cia, 'event')
    t.rolls(1).us.picks('coup', 'cuba')
    t.over('us', 'nuclear-war')
    const own = table({ us: [cia], defcon: 2, influence })
    own.rolls(1).us.plays(cia, 'event', 'coup', 'cuba')
    own.over('ussr', 'nuclear-war')
  })

  test('ruling 3: headlined by the USSR at DEFCON 2 it loses the same way', () => {
    const t = table({ ussr: [cia], defcon: 2, influence: { cuba: [0, 3] } })
    t.headlines(null, cia)
    t.rolls(1).us.picks('coup', 'cuba')
    t.over('us', 'nuclear-war')
  })

  test('an empty hand, and nowhere to act: the card is removed all the same', () => {
    const t = table({ us: [cia] })
    t.us.plays(cia, 'event')
    t.asks('us', 'operations').us.picks('pass')
    t.has({})
      .cards({ [cia]: 'removed' })
      .idle()
  })
})

describe('62 Lone Gunman', () => {
  everyMidWarPlay({
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

describe('77 Ask Not What Your Country Can Do For You', () => {
  const askNot = 'ask-not-what-your-country-can-do-for-you'
  describe('with an empty hand nobody is asked', () => {
    everyMidWarPlay({ card: askNot, owner: 'us', ops: 3, to: 'removed' })
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

describe('92 Terrorism', () => {
  const hostages = { effects: { 'iranian-hostage-crisis': 'ussr' } } as const

  test.each(['us', 'ussr'] as const)('played by the %s, the other side loses one card at random, without its event', (player) => {
    const victim = opponentOf(player)
    const t = late({ [player]: ['terrorism', 'duck-and-cover'], [victim]: ['fidel', 'nasser', 'sadat-expels-soviets'], holder: victim })
    t[player].plays('terrorism', 'event')
    t.asks('chance', 'random-card').offers('fidel', 'nasser', 'sadat-expels-soviets')
    t.rolls('nasser')
    t.has({})
      .cards({
        nasser: 'discard',
        fidel: `${victim}-hand`,
        'sadat-expels-soviets': `${victim}-hand`,
        'duck-and-cover': `${player}-hand`,
        terrorism: 'discard',
      })
      .is({ holder: victim })
      .idle()
  })

  test('a scoring card may be lost', () => {
    const t = late({ us: ['terrorism'], ussr: ['asia-scoring'] })
    t.us.plays('terrorism', 'event')
    t.rolls('asia-scoring')
    t.is({ vp: 0 }).cards({ 'asia-scoring': 'discard' }).idle()
  })

  test('after Iranian Hostage Crisis the US loses two, and both are shown (ruling 95)', () => {
    const t = late({ ...hostages, ussr: ['terrorism'], us: ['nato', 'fidel', 'europe-scoring'], holder: 'us' })
    t.ussr.plays('terrorism', 'event')
    t.rolls('europe-scoring')
    t.asks('chance', 'random-card').offers('nato', 'fidel')
    t.rolls('nato')
    t.cards({ 'europe-scoring': 'discard', nato: 'discard', fidel: 'us-hand', terrorism: 'discard' }).is({ holder: 'us' }).idle()
    expect(t.notes.filter((n) => n.key === 'discards').map((n) => [n.card, n.to])).toEqual([
      [t.card('europe-scoring'), 7],
      [t.card('nato'), 7],
    ])
  })

  test('after Iranian Hostage Crisis the USSR still loses one only (ruling 95)', () => {
    const t = late({ ...hostages, us: ['terrorism'], ussr: ['nato', 'fidel'] })
    t.us.plays('terrorism', 'event')
    t.rolls('fidel')
    t.cards({ nato: 'ussr-hand', fidel: 'discard' }).idle()
  })

  test('brought by Star Wars it is the event of the US, whichever side played Star Wars (ruling 95)', () => {
    const t = late({ ...hostages, ussr: ['star-wars', 'nato', 'fidel'], us: ['nasser'], discard: ['terrorism'], space: [1, 0] })
    t.ussr.plays('star-wars', 'event')
    t.us.picks('terrorism')
    t.rolls('fidel')
    t.ussr.picks('influence', 'angola', 'angola')
    t.cards({ nato: 'ussr-hand', fidel: 'discard', nasser: 'us-hand', terrorism: 'discard' }).idle()
  })

  test.each([[[]], [['nato']]])('the US with %j in hand loses what it has (ruling 95)', (us) => {
    const t = late({ ...hostages, ussr: ['terrorism'], us, holder: 'us' })
    t.ussr.plays('terrorism', 'event')
    t.rolls(...us)
    t.cards({ nato: us.length === 0 ? 'deck' : 'discard', terrorism: 'discard' })
      .is({ holder: 'us' })
      .idle()
  })

  test('used for operations, nothing is lost', () => {
    const t = late({ us: ['terrorism'], ussr: ['fidel'] })
    t.us.plays('terrorism', 'influence', 'angola', 'angola')
    t.has({ angola: [3, 1] })
      .cards({ fidel: 'ussr-hand', terrorism: 'discard' })
      .idle()
  })

  test('in the headline it does not reach the card chosen as headline (ruling 24)', () => {
    const t = late({ ...hostages, ussr: ['terrorism'], us: ['panama-canal-returned', 'nato'] })
    t.headlines('panama-canal-returned', 'terrorism')
    t.asks('chance', 'random-card').offers('nato')
    t.rolls('nato')
    t.has({ panama: [1, 0], 'costa-rica': [1, 0], venezuela: [1, 0] })
      .cards({ nato: 'discard', 'panama-canal-returned': 'removed', terrorism: 'discard' })
      .idle()
  })
})

describe('98 Aldrich Ames Remix', () => {
  everyLateWarPlay('aldrich-ames-remix', {
    owner: 'ussr',
    ops: 3,
    setup: { us: ['marshall-plan', 'europe-scoring'], influence: { france: [1, 0] } },
    answers: (t) => t.asks('ussr', 'aldrich-ames').ussr.picks('marshall-plan'),
    cards: { 'marshall-plan': 'discard', 'europe-scoring': 'us-hand' },
    inForce: ['aldrich-ames-remix'],
  })

  test('shows the US hand, and one card of it must be discarded, a scoring card too (5.4)', () => {
    const t = late({ ussr: ['aldrich-ames-remix', 'fidel'], us: ['asia-scoring', 'nato'], holder: 'us' })
    t.knows('ussr', 'nato', false)
    t.ussr.plays('aldrich-ames-remix', 'event')
    t.knows('ussr', 'nato').knows('ussr', 'asia-scoring').knows('us', 'fidel', false)
    t.offers('asia-scoring', 'nato').refuses('done', 'must-spend-all')
    t.refuses('the-china-card', 'not-there').refuses('fidel', 'not-there').refuses('duck-and-cover', 'not-there')
    t.ussr.picks('asia-scoring')
    t.is({ vp: 0, holder: 'us' }).cards({ 'asia-scoring': 'discard', nato: 'us-hand' }).idle()
  })

  test('cards that the US gets later in the turn are open too (ruling 94)', () => {
    const askNot = 'ask-not-what-your-country-can-do-for-you'
    const t = late({ ussr: ['aldrich-ames-remix'], us: [askNot, 'nato', 'fidel'], deck: ['containment', 'duck-and-cover'] })
    t.ussr.plays('aldrich-ames-remix', 'event', 'fidel')
    t.us.plays(askNot, 'event', 'nato')
    t.rolls('containment')
    t.cards({ containment: 'us-hand', nato: 'discard' }).knows('ussr', 'containment').idle()
  })

  test('a hand dealt in the next turn is hidden again', () => {
    const t = late({ ussr: ['aldrich-ames-remix'], us: ['nato', 'fidel'], deck: ['containment', 'nasser'], ready: false }).playsOn('rounds')
    t.ussr.plays('aldrich-ames-remix', 'event', 'fidel')
    t.us.plays('nato', 'influence', 'angola', 'angola', 'angola', 'angola')
    t.rolls('nasser', 'containment')
    t.is({ turn: 9 }).cards({ containment: 'us-hand', nasser: 'ussr-hand' })
    t.knows('ussr', 'containment', false)
  })

  test('an empty hand changes nothing, and the game goes on (ruling 94)', () => {
    const t = late({ ussr: ['aldrich-ames-remix'] })
    t.ussr.plays('aldrich-ames-remix', 'event')
    t.cards({ 'aldrich-ames-remix': 'removed' }).inForce('aldrich-ames-remix').idle()
  })

  test('in the headline it does not reach the card chosen as headline (ruling 24)', () => {
    const t = late({ ussr: ['aldrich-ames-remix'], us: ['panama-canal-returned', 'nato', 'fidel'] })
    t.headlines('panama-canal-returned', 'aldrich-ames-remix')
    t.offers('nato', 'fidel').refuses('panama-canal-returned', 'not-there')
    t.ussr.picks('nato')
    t.has({ panama: [1, 0], 'costa-rica': [1, 0], venezuela: [1, 0] })
      .cards({ nato: 'discard', fidel: 'us-hand', 'panama-canal-returned': 'removed' })
      .idle()
  })
})

describe('104 The Cambridge Five', () => {
  const five = 'the-cambridge-five'

  everyWay(five, {
    side: 'ussr',
    ops: 2,
    setup: { us: ['asia-scoring', 'nato'], influence: { japan: [4, 0] } },
    answers: (me, _them, t) => {
      t.knows('ussr', 'asia-scoring').knows('ussr', 'nato', false)
      me.picks('japan')
    },
    has: { japan: [4, 1] },
    goes: 'discard',
  })

  test('one point, in a region of a card shown', () => {
    const t = table({ ussr: [five], us: ['asia-scoring', 'middle-east-scoring'] })
    t.ussr.plays(five, 'event')
    t.refuses('poland', 'outside-area').refuses('algeria', 'outside-area').refuses('cuba', 'outside-area')
    t.ussr.picks('iran')
    t.has({ iran: [0, 1] })
      .cards({ 'asia-scoring': 'us-hand', 'middle-east-scoring': 'us-hand' })
      .idle()
  })

  test('for Southeast Asia Scoring it is Southeast Asia; the USSR may do without', () => {
    const t = table({ ussr: [five], us: ['southeast-asia-scoring'], turn: 4 })
    t.ussr.plays(five, 'event')
    t.offers('burma', 'laos-cambodia', 'thailand', 'vietnam', 'malaysia', 'indonesia', 'philippines', 'done').refuses(
      'india',
      'outside-area',
    )
    t.ussr.picks('done')
    t.has({})
      .cards({ [five]: 'discard' })
      .idle()
  })

  test.each<[string, string[]]>([
    ['no scoring card', ['nato', 'fidel']],
    ['an empty hand', []],
  ])('%s: nothing is placed, nothing else is shown', (_name, us) => {
    const t = table({ ussr: [five], us })
    t.ussr.plays(five, 'event')
    t.has({})
      .cards({ [five]: 'discard' })
      .idle()
    for (const card of us) t.knows('ussr', card, false)
  })

  test('a scoring card that is the US headline is not in its hand', () => {
    const t = table({ ussr: [five], us: ['europe-scoring', 'nato'] })
    t.headlines('europe-scoring', five)
    t.has({})
      .cards({ [five]: 'discard', 'europe-scoring': 'discard' })
      .idle()
  })

  test('not in the Late War, turns 8 to 10', () => {
    const setup = { turn: 8, influence: { peru: [1, 1] } } as const
    const own = table({ ...setup, ussr: [five], us: ['asia-scoring'] })
    own.ussr.begins().picks(five)
    own.refuses('event', 'event-cannot-happen')
    const theirs = table({ ...setup, us: [five, 'asia-scoring'] })
    theirs.us.plays(five, 'influence', 'peru', 'peru')
    theirs
      .has({ peru: [3, 1] })
      .knows('ussr', 'asia-scoring', false)
      .cards({ [five]: 'discard' })
      .idle()
    const mid = table({ ...setup, turn: 7, ussr: [five], us: ['asia-scoring'] })
    mid.ussr.plays(five, 'event', 'japan')
    mid.has({ japan: [0, 1] }).idle()
  })
})

describe('108 Our Man in Tehran', () => {
  const tehran = 'our-man-in-tehran'
  const five = ['fidel', 'nasser', 'blockade', 'comecon', 'asia-scoring']
  const held = { influence: { lebanon: [1, 0] } } as const

  describe('looks at five cards, discards any, puts the others back (rulings 25, 93)', () => {
    everyMidWarPlay({
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
