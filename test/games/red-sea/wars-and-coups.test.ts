/** Wars, coups and realignments by events of Red Sea. */
import { describe, expect, test } from 'vitest'
import { generator, oneOf } from '../../../src/bots/generator.ts'
import { anyAsked } from '../../../src/bots/players/random.ts'
import { apply, asked, decision, type Move, newGame, pickOf, rulesNamed, US } from '../../../src/index.ts'
import { playRecord, readRecord, recordOf, writeRecord } from '../../../src/records/record.ts'
import { eachSide, redSea, SEA, sea, usEventDoesNotHappen, victory } from '../../plays.ts'
import { type Setup, type Table, times } from '../../table.ts'
import { everyWay, pair, points, SIDES } from '../../ways.ts'

const game = 'red-sea'

describe('RS2 Zbig', () => {
  everyWay('zbig', {
    side: 'us',
    ops: 3,
    setup: { game, defcon: 2, influence: { egypt: [0, 2] } },
    rolls: [4],
    answers: (me) => me.picks('egypt'),
    has: { egypt: [1, 0] },
    is: { vp: 0, defcon: 2, milops: [3, 0] },
    goes: 'discard',
  })

  test.each(['saudi-arabia', 'kenya', 'oman', 'sudan'])(
    'R3: at DEFCON 2 every country with USSR influence is a target (%s), and DEFCON stays',
    (target) => {
      const t = sea({
        us: ['zbig'],
        defcon: 2,
        influence: { 'saudi-arabia': [0, 6], kenya: [0, 6], oman: [0, 6], sudan: [0, 6], yemen: [1, 0] },
      })
      t.us.plays('zbig', 'event')
      t.asks('us', 'coup').offers('saudi-arabia', 'kenya', 'oman', 'sudan')
      t.us.picks(target)
      t.rolls(1)
      t.has(target === 'sudan' ? { sudan: [0, 4] } : {})
        .is({ defcon: 2, milops: [3, 0] })
        .idle()
    },
  )

  test('6.3.1, R4: a target needs USSR influence and is no sea lane; the coup may not be declined', () => {
    const t = sea({ us: ['zbig'], influence: { kenya: [2, 0], oman: [0, 1], [SEA]: [0, 2] } })
    t.us.plays('zbig', 'event')
    t.refuses('kenya', 'no-opposing-influence').refuses(SEA, 'not-a-country').refuses('done', 'must-spend-all')
    t.us.picks('oman')
    t.rolls(6)
    t.has({ oman: [4, 0] }).idle()
  })

  test('without a target there is no coup, and no military operations', () => {
    const t = sea({ us: ['zbig'], influence: { [SEA]: [0, 2] } })
    t.us.plays('zbig', 'event')
    t.has({})
      .is({ milops: [0, 0] })
      .cards({ zbig: 'discard' })
      .idle()
  })

  test('7.3.2, R10: the coup has the value of this card, modifiers included, and earns that much', () => {
    const t = sea({
      us: ['zbig'],
      ussr: ['mengistu-haile-mariam', 'afghanistan-invasion'],
      effects: { 'the-lion-falters': 'ussr' },
      influence: { oman: [0, 3] },
    })
    t.ussr.plays('mengistu-haile-mariam', 'event', 'afghanistan-invasion')
    t.us.plays('zbig', 'event', 'oman')
    t.rolls(4)
    t.has({ oman: [0, 1] })
      .is({ milops: [2, 0] })
      .idle()
  })

  test('used for operations, the card obeys DEFCON and moves it', () => {
    const closed = sea({ us: ['zbig'], defcon: 3, influence: { egypt: [0, 2], oman: [0, 1] } })
    closed.us.begins().picks('zbig')
    closed.refuses('coup', 'no-target').refuses('realign', 'no-target')
    const open = sea({ us: ['zbig'], defcon: 3, influence: { kenya: [0, 4] } })
    open.us.plays('zbig', 'coup', 'kenya')
    open
      .rolls(1)
      .is({ defcon: 2, milops: [3, 0] })
      .idle()
  })

  describe('6.3.6.1, R9: against a flashpoint the card is shown and goes where it should, but DEFCON stays', () => {
    const influence = { somalia: [0, 3], kenya: [2, 0], oman: [0, 2] } as const
    const attack = (): Table => {
      const t = sea({ us: ['zbig'], defcon: 2, influence, deck: ['nasserism', 'carter-doctrine', 'middle-east-scoring'] })
      t.us.plays('zbig', 'event', 'somalia')
      return t
        .asks('chance', 'draw')
        .has({})
        .is({ milops: [3, 0] })
    }

    test('a card worth 1 or 2 is discarded', () => {
      attack()
        .rolls('nasserism', 4)
        .has({ somalia: [0, 0] })
        .is({ defcon: 2, vp: 0 })
        .cards({ nasserism: 'discard' })
        .idle()
    })

    test('a card worth 3 or 4 goes under the deck', () => {
      const t = attack().rolls('carter-doctrine', 4)
      t.has({ somalia: [0, 0] })
        .is({ defcon: 2 })
        .cards({ 'carter-doctrine': 'deck' })
        .idle()
      expect(t.g.under).toEqual([t.card('carter-doctrine')])
    })

    test('a scoring card is scored and discarded', () => {
      attack()
        .rolls('middle-east-scoring', 4)
        .has({ somalia: [0, 0] })
        .is({ defcon: 2, vp: -3 })
        .cards({ 'middle-east-scoring': 'discard' })
        .idle()
    })
  })

  test('played by the USSR at DEFCON 2, a coup of the US in a battleground harms nobody', () => {
    const t = sea({ ussr: ['zbig'], defcon: 2, influence: { kenya: [0, 2] } })
    t.ussr.plays('zbig', 'influence', ...times(3, SEA))
    t.us.picks('kenya')
    t.rolls(6)
      .has({ kenya: [3, 0], [SEA]: [0, 3] })
      .is({ defcon: 2, milops: [3, 0] })
      .idle()
  })
})

describe('RS3 Ogaden War', () => {
  const war = 'ogaden-war'
  everyWay(war, {
    side: 'us',
    ops: 2,
    setup: { game, defcon: 2, influence: { ethiopia: [1, 3], somalia: [0, 2] } },
    rolls: [5],
    has: { ethiopia: [4, 0] },
    is: { vp: 2, defcon: 2, milops: [2, 0] },
    goes: 'discard',
  })

  test.each([
    ['nobody', {}, 4, 'lost'],
    ['nobody', {}, 5, 'won'],
    ['the USSR in Sudan', { sudan: [0, 1] }, 5, 'lost'],
    ['the USSR in Sudan', { sudan: [0, 1] }, 6, 'won'],
    ['the USSR in Kenya', { kenya: [0, 2] }, 5, 'lost'],
    ['the USSR in both', { sudan: [0, 1], kenya: [0, 2] }, 6, 'lost'],
    ['the USSR in Somalia and Egypt, which are no neighbours', { somalia: [0, 2], egypt: [0, 2] }, 5, 'won'],
    ['the US in both', { sudan: [1, 0], kenya: [2, 0] }, 5, 'won'],
    ['the USSR in Kenya without control', { kenya: [0, 1] }, 5, 'won'],
  ] as const)('neighbours under USSR control lower the die: %s %j, a %i is %s', (_who, neighbours, die, end) => {
    const t = sea({ us: [war], influence: { ethiopia: [0, 2], ...neighbours } })
    t.us.plays(war, 'event')
    t.rolls(die)
    t.has(end === 'won' ? { ethiopia: [2, 0] } : {})
      .is({ vp: end === 'won' ? 2 : 0, milops: [2, 0] })
      .cards({ [war]: 'discard' })
      .idle()
  })

  test('7.5: no influence is needed anywhere; an empty country is worth 2 VP too', () => {
    const t = sea({ us: [war] })
    t.us.plays(war, 'event')
    t.rolls(5)
      .has({})
      .is({ vp: 2, milops: [2, 0] })
      .idle()
  })

  test('no coup: no card is shown, DEFCON stays', () => {
    const t = sea({ us: [war], defcon: 2, influence: { ethiopia: [0, 1] } })
    t.us.plays(war, 'event')
    t.asks('chance', 'die')
    t.rolls(6)
      .has({ ethiopia: [1, 0] })
      .is({ defcon: 2 })
      .idle()
  })

  test('10.4.1: the tenth VP ends the game before the influence changes sides', () => {
    const t = sea({ us: [war], vp: 8, influence: { ethiopia: [0, 2] } })
    t.us.plays(war, 'event')
    t.rolls(5).has({}).is({ vp: 10 }).over('us', 'vp')
  })

  describe('barred by F-5Es Delivered', () => {
    usEventDoesNotHappen(war, 2, { effects: { 'f-5es-delivered': 'ussr' }, influence: { ethiopia: [0, 2] } })
  })
})

describe('RS8 CENTCOM', () => {
  everyWay('centcom', {
    side: 'us',
    ops: 3,
    setup: { game, influence: { kenya: [2, 0] } },
    answers: (me) => me.picks('kenya'),
    inForce: ['centcom'],
    goes: 'discard',
  })

  /** The marker lies in Kenya. */
  const inKenya = (setup: Setup): Table => {
    const t = sea({ ...setup, us: ['centcom', ...(setup.us ?? [])] })
    t.us.plays('centcom', 'event', 'kenya')
    return t
  }
  const influence = { kenya: [3, 0], sudan: [1, 0], oman: [2, 0] } as const

  test('any country may be chosen, an empty one too, but not the sea lanes', () => {
    const t = sea({ us: ['centcom'] })
    t.us.plays('centcom', 'event')
    expect(t.legal()).toHaveLength(11)
    t.refuses(SEA, 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('yemen')
    t.has({}).inForce('centcom').idle()
  })

  test('there the USSR may attempt neither coups nor realignments; elsewhere it may', () => {
    const coup = inKenya({ ussr: ['cyrus-vance'], influence })
    coup.ussr.plays('cyrus-vance', 'coup')
    coup.refuses('kenya', 'protected-by-card').offers('sudan', 'oman')
    const realign = inKenya({ ussr: ['cyrus-vance'], influence })
    realign.ussr.plays('cyrus-vance', 'realign')
    realign.refuses('kenya', 'protected-by-card').offers('sudan', 'oman')
  })

  test('events grant the USSR none there either: F-5Es Delivered, Anti-Zionist Committee, Famine', () => {
    const fighters = inKenya({ ussr: ['f-5es-delivered'], influence })
    fighters.ussr.plays('f-5es-delivered', 'event')
    fighters.refuses('kenya', 'protected-by-card').offers('sudan', 'done')
    const committee = 'anti-zionist-committee-of-the-soviet-public'
    const t = sea({ us: ['centcom'], ussr: [committee], influence: { oman: [2, 0], yemen: [2, 0] } })
    t.us.plays('centcom', 'event', 'oman')
    t.ussr.plays(committee, 'event')
    t.refuses('oman', 'protected-by-card').offers('yemen')
    const famine = inKenya({ ussr: ['famine'], influence: { ...influence, ethiopia: [1, 0] } })
    famine.ussr.plays('famine', 'event', 'kenya', 'ethiopia')
    famine.refuses('kenya', 'protected-by-card').offers('ethiopia')
  })

  test('it stops neither influence nor its removal by events', () => {
    const t = inKenya({ ussr: ['f-5es-delivered', 'soviets-airlift-cubans'], influence: { kenya: [3, 1] } })
    t.ussr.plays('f-5es-delivered', 'influence', 'kenya', 'kenya')
    t.has({ kenya: [3, 3] })
    t.ussr.plays('soviets-airlift-cubans', 'event', 'kenya')
    t.has({ kenya: [0, 3] }).idle()
  })

  test('it does not bind the US', () => {
    const t = inKenya({ us: ['peace-corps'], influence: { kenya: [0, 2] } })
    t.us.plays('peace-corps', 'coup', 'kenya')
    t.rolls(6)
      .has({ kenya: [2, 0] })
      .idle()
  })

  test('it lasts beyond the turn', () => {
    inKenya({}).endsTurn().inForce('centcom')
  })

  test('there is one marker: a second play moves it', () => {
    const t = inKenya({ us: ['hero-of-the-crossing'], ussr: ['cyrus-vance'], influence, discard: [] })
    t.us.plays('hero-of-the-crossing', 'event', 'centcom')
    t.us.plays('centcom', 'event', 'sudan')
    t.ussr.plays('cyrus-vance', 'coup')
    t.refuses('sudan', 'protected-by-card').offers('kenya', 'oman')
  })
})

describe('RS9 Carter Doctrine', () => {
  const carter = 'carter-doctrine'
  everyWay(carter, { side: 'us', ops: 4, setup: { game }, inForce: [carter], goes: 'removed' })
  const effects = { [carter]: 'us' } as const

  test('R11: before a die of its own the US may fix it at 1 or 6, and then no more', () => {
    const t = sea({ us: ['peace-corps', 'diego-garcia'], effects, influence: { sudan: [0, 4], oman: [0, 1] } })
    t.us.plays('peace-corps', 'coup', 'sudan')
    t.asks('us', 'die').offers('1', '6', 'done').refuses('3', 'not-an-answer').refuses('6', 'not-asked', 'ussr')
    t.us.picks('6')
    t.has({ sudan: [2, 0] })
      .inForce()
      .idle()
    t.us.plays('diego-garcia', 'coup', 'oman')
    t.asks('chance', 'die')
  })

  test('R11: a fixed die is an answer of the US, not of chance, and the notes say so', () => {
    const t = sea({ us: ['peace-corps'], effects, influence: { sudan: [0, 4] } })
    t.us.plays('peace-corps', 'coup', 'sudan').picks('1')
    t.noted('sets-die', { side: 0, n: 1 }).noted('coup', { die: 1, n: 1 })
    t.has({ sudan: [0, 3] }).idle()
  })

  test('declined, the die is rolled and the doctrine waits for another', () => {
    const t = sea({ us: ['peace-corps'], ussr: ['cyrus-vance'], effects, influence: { sudan: [2, 4] } })
    t.us.plays('peace-corps', 'coup', 'sudan').picks('done')
    t.asks('chance', 'die')
      .rolls(3)
      .has({ sudan: [2, 1] })
      .inForce(carter)
      .idle()
    t.ussr.plays('cyrus-vance', 'coup', 'sudan')
    t.asks('us', 'die').us.picks('1')
    t.has({ sudan: [1, 1] })
      .inForce()
      .idle()
  })

  test('in a realignment one of the two dice is fixed: the first', () => {
    const t = sea({ us: ['peace-corps'], effects, influence: { oman: [0, 4] } })
    t.us.plays('peace-corps', 'realign', 'oman').picks('1')
    t.asks('chance', 'die')
      .rolls(5)
      .has({ oman: [0, 1] })
      .inForce()
  })

  test('or the second, after the first has been rolled', () => {
    const t = sea({ ussr: ['cyrus-vance'], effects, influence: { oman: [4, 0] } })
    t.ussr.plays('cyrus-vance', 'realign', 'oman')
    t.asks('us', 'die').us.picks('done')
    t.rolls(4).asks('us', 'die').us.picks('6')
    t.has({}).inForce()
  })

  test('it works on the dice of space and war', () => {
    const space = sea({ ussr: ['cyrus-vance'], effects })
    space.ussr.plays('cyrus-vance', 'space')
    space.asks('us', 'die').us.picks('6')
    space
      .is({ space: [0, 0] })
      .inForce()
      .idle()
    const war = sea({ us: ['ogaden-war'], effects })
    war.us.plays('ogaden-war', 'event', '6')
    war.is({ vp: 2 }).inForce().idle()
  })

  test('a card shown for a flashpoint is no die: it comes first', () => {
    const t = sea({ us: ['peace-corps'], effects, influence: { somalia: [0, 4] }, deck: ['nasserism', 'detente'] })
    t.us.plays('peace-corps', 'coup', 'somalia')
    t.asks('chance', 'draw').rolls('nasserism').is({ defcon: 4 }).asks('us', 'die').us.picks('6')
    t.has({ somalia: [0, 0] }).idle()
  })

  test('R11: in a record it stands as a move of the US, and the record plays on from it', () => {
    const fixed: Move = { by: US, pick: pickOf(rulesNamed(game)!, '6') }
    for (let seed = 0; ; seed++) {
      expect(seed).toBeLessThan(300)
      const random = generator(seed)
      const g = newGame({ game })
      const moves: Move[] = []
      const makes = (move: Move): void => {
        apply(g, move)
        moves.push(move)
      }
      while (g.result === null && decision(g, US)?.kind !== 'die') {
        const by = anyAsked(asked(g), random)
        makes({ by, pick: oneOf(decision(g, by)!.moves, random) })
      }
      if (g.result !== null) continue
      makes(fixed)
      const text = writeRecord(recordOf(g, moves))
      expect(text).toContain('"us 6"')
      expect(playRecord(readRecord(text)).state).toEqual(g)
      return
    }
  })

  test('unused, it ends with the turn', () => {
    sea({ effects }).inForce(carter).endsTurn().inForce()
  })
})

describe('RS15 Israeli Periphery Doctrine', () => {
  const doctrine = 'israeli-periphery-doctrine'
  const dice = [1, 4, 3, 3]
  everyWay(doctrine, {
    side: 'us',
    ops: 2,
    setup: { game, defcon: 2, influence: { egypt: [0, 3], kenya: [0, 2] } },
    rolls: dice,
    answers: (me) => me.picks('egypt', 'kenya'),
    has: { egypt: [0, 0] },
    is: { defcon: 2, milops: [0, 0] },
    goes: 'discard',
  })

  test('1 is added to the US die alone, in each of the two rolls, which may hit the same country', () => {
    const t = sea({ us: [doctrine], influence: { kenya: [2, 2], somalia: [2, 0] } })
    t.us.plays(doctrine, 'event', 'kenya')
    t.rolls(5, 3) // 5 against 3 + 1 for Somalia + 1
    t.has({}).left(1).us.picks('kenya')
    t.rolls(5, 4)
    t.has({ kenya: [2, 1] }).idle()
  })

  test('only in Africa, and where there is USSR influence; no flashpoint is shown', () => {
    const t = sea({ us: [doctrine], influence: { oman: [0, 2], somalia: [0, 2], kenya: [2, 0], [SEA]: [0, 2] } })
    t.us.plays(doctrine, 'event')
    t.offers('somalia', 'done').refuses('oman', 'outside-area').refuses('kenya', 'no-opposing-influence').refuses(SEA, 'not-a-country')
    t.us.picks('somalia')
    t.asks('chance', 'die').rolls(6, 6).us.picks('done')
    t.has({ somalia: [0, 1] })
      .is({ defcon: 5, milops: [0, 0] })
      .idle()
  })

  test('the rolls may be declined', () => {
    const t = sea({ us: [doctrine], influence: { somalia: [0, 2] } })
    t.us.plays(doctrine, 'event', 'done')
    t.has({})
      .cards({ [doctrine]: 'discard' })
      .idle()
  })

  test('without a target it does nothing', () => {
    const t = sea({ us: [doctrine], influence: { oman: [0, 2] } })
    t.us.plays(doctrine, 'event')
    t.has({})
      .cards({ [doctrine]: 'discard' })
      .idle()
  })

  test('two rolls, whatever modifies operations', () => {
    const t = sea({
      us: [doctrine],
      ussr: ['mengistu-haile-mariam', 'afghanistan-invasion'],
      effects: { 'the-lion-falters': 'ussr' },
      influence: { somalia: [0, 2] },
    })
    t.ussr.plays('mengistu-haile-mariam', 'event', 'afghanistan-invasion')
    t.us.plays(doctrine, 'event')
    t.left(2)
  })
})

describe('RS23 Nasserism', () => {
  const card = 'nasserism'
  everyWay(card, { side: 'ussr', ops: 1, setup: { game, influence: { sudan: [1, 0] } }, goes: 'removed', inForce: [card] })

  test('1 more on the die of each USSR coup; military operations do not change', () => {
    const t = redSea({ ussr: ['detente', 'the-derg'], effects: { [card]: 'ussr' }, influence: { sudan: [1, 0], madagascar: [2, 0] } })
    t.ussr.plays('detente', 'coup', 'sudan')
    t.rolls(1)
    t.noted('coup', { die: 1, ops: 1, mod: 1, n: 1 })
    t.has({ sudan: [0, 0] }).is({ milops: [0, 1] })
    t.ussr.plays('the-derg', 'coup', 'madagascar')
    t.rolls(2)
    t.has({ sudan: [0, 0], madagascar: [1, 0] })
      .is({ milops: [0, 3] })
      .idle()
  })

  test('neither US coups nor realignments nor wars change', () => {
    const t = redSea({
      us: ['peace-corps', 'ogaden-war'],
      ussr: ['detente'],
      effects: { [card]: 'ussr' },
      influence: { madagascar: [0, 2], oman: [1, 0], ethiopia: [0, 1] },
    })
    t.us.plays('peace-corps', 'coup', 'madagascar')
    t.rolls(1)
    t.noted('coup', { mod: 0, n: -1 })
    t.ussr.plays('detente', 'realign', 'oman')
    t.rolls(3, 2)
    t.noted('realign', { side: 1, mod: 0 }).noted('realign', { side: 0, mod: 1 })
    t.us.plays('ogaden-war', 'event')
    t.rolls(5)
    t.has({ ethiopia: [1, 0] })
      .is({ vp: 2, milops: [4, 0] })
      .idle()
  })

  test('ends with the turn', () => {
    const t = redSea({ ussr: ['detente'], effects: { [card]: 'ussr' }, influence: { sudan: [1, 0] } })
    t.endsTurn().inForce()
    t.ussr.plays('detente', 'coup', 'sudan')
    t.rolls(1)
    t.has({}).idle()
  })
})

describe('RS35 Anti-Zionist Committee of the Soviet Public', () => {
  const card = 'anti-zionist-committee-of-the-soviet-public'
  everyWay(card, {
    side: 'ussr',
    ops: 2,
    setup: { game, influence: { oman: [2, 0], yemen: [1, 0], kenya: [2, 0] } },
    rolls: [2, 1, 3, 1],
    answers: (me) => me.picks('oman', 'yemen'),
    has: { oman: [1, 0], yemen: [0, 0] },
    is: { milops: [0, 0], defcon: 5 },
    goes: 'removed',
  })

  test('1 more on the USSR die alone; both rolls may be in one country, at DEFCON 2 too (6.2.6)', () => {
    const t = redSea({ ussr: [card], defcon: 2, influence: { egypt: [4, 0], kenya: [2, 0], [SEA]: [1, 0] } })
    t.ussr.plays(card, 'event')
    t.offers('egypt').refuses('kenya', 'outside-area').refuses(SEA, 'not-a-country').refuses('done', 'must-spend-all')
    t.rolls(3, 1, 5, 4).ussr.picks('egypt')
    t.noted('realign', { side: 1, die: 3, mod: 1 }).noted('realign', { side: 0, die: 1, mod: 1 })
    t.has({ egypt: [2, 0] })
    t.ussr.picks('egypt')
    t.has({ egypt: [1, 0] })
      .is({ defcon: 2, milops: [0, 0] })
      .idle()
  })

  test('the US may win a roll: then the USSR loses influence', () => {
    const t = redSea({ ussr: [card], influence: { yemen: [1, 2], 'saudi-arabia': [3, 0] } })
    t.rolls(1, 6).ussr.plays(card, 'event', 'yemen')
    t.has({ yemen: [1, 0] })
  })

  test('both rolls are made, by option one may be left out (ruling 70); a bonus on operations gives no third', () => {
    const setup = { ussr: [card], influence: { oman: [9, 0] } } as const
    const t = redSea(setup)
    t.rolls(1, 1).ussr.plays(card, 'event', 'oman')
    t.refuses('done', 'must-spend-all').offers('oman')
    const stopped = redSea({ ...setup, options: { readings: { stopRealigning: true } } })
    stopped.rolls(1, 1).ussr.plays(card, 'event', 'oman', 'done')
    stopped.has({}).idle()
    const two = redSea({ ussr: [card], effects: { 't-62s-and-kalashnikovs': 'ussr' }, influence: { oman: [9, 0] } })
    two.rolls(1, 1, 1, 1).ussr.plays(card, 'event', 'oman', 'oman')
    two.has({}).idle()
  })

  test('no US influence in the Middle East: nothing happens, and the card is removed', () => {
    const t = redSea({ ussr: [card], influence: { kenya: [2, 0] } })
    t.ussr.plays(card, 'event')
    t.has({})
      .cards({ [card]: 'removed' })
      .idle()
  })
})

describe('Indian Ocean Zone of Peace', () => {
  const zone = 'indian-ocean-zone-of-peace'
  const effects = { [zone]: 'us' } as const
  eachSide(zone, 2, (me) => ({ is: { vp: points(me, 2), defcon: 5 }, goes: 'removed', inForce: [zone] }))

  test.each([
    ['us', 'us'],
    ['us', 'ussr'],
    ['ussr', 'us'],
    ['ussr', 'ussr'],
  ] as const)('after the %s played it, each coup of the %s lowers DEFCON by 1, in a battleground too', (owner, side) => {
    const setup = { [side]: ['separatists'], effects: { [zone]: owner } }
    for (const country of ['oman', 'sudan', 'kenya', 'egypt']) {
      const t = redSea({ ...setup, influence: { [country]: pair(side, 0, 5) } })
      t[side].plays('separatists', 'coup', country)
      t.rolls(1).is({ defcon: 4 }).idle()
    }
  })

  test('a flashpoint lowers DEFCON by 1, and by another if the card shown says so', () => {
    for (const [shown, defcon] of [
      ['peace-corps', 3],
      ['soviets-airlift-cubans', 4],
    ] as const) {
      const t = redSea({ us: ['separatists'], effects, influence: { somalia: [0, 5] } })
      t.us.plays('separatists', 'coup', 'somalia')
      t.rolls(shown, 1).is({ defcon }).idle()
    }
  })

  test('at DEFCON 2 any coup loses the game', () => {
    const t = redSea({ ussr: ['separatists'], effects, defcon: 2, influence: { sudan: [1, 0] } })
    t.ussr.plays('separatists', 'coup', 'sudan')
    t.rolls(1).over('us', 'nuclear-war')
  })

  test('the coup of Zbig leaves DEFCON where it is', () => {
    const t = redSea({ us: ['zbig'], effects, influence: { oman: [0, 5] } })
    t.us.plays('zbig', 'event', 'oman')
    t.rolls(1).is({ defcon: 5 }).idle()
  })

  test('coups only: Separatists and scoring keep to what is printed', () => {
    const t = redSea({ us: ['separatists', 'africa-scoring'], effects, influence: { sudan: [0, 1], madagascar: [2, 0] } })
    t.us.plays('separatists', 'event', 'sudan').plays('africa-scoring', 'event')
    t.has({ sudan: [1, 1] })
      .is({ vp: 1, defcon: 5 })
      .idle()
  })

  test('ends with the turn', () => {
    const t = redSea({ us: ['separatists'], effects, influence: { oman: [0, 5] } })
    t.endsTurn().inForce()
    t.us.plays('separatists', 'coup', 'oman')
    t.rolls(1).is({ defcon: 5 }).idle()
  })

  test.each(SIDES)('2 VP can win the game for the %s', (me) => {
    const t = redSea({ [me]: [zone], vp: points(me, 8) })
    t[me].plays(zone, 'event')
    victory(t, me)
  })
})
