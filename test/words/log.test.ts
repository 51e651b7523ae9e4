/** What the log and the refusals say of single cards and rules: the cause of each change, and nothing that is not so. */
import { describe, expect, test } from 'vitest'
import { decision, explain, US, USSR, Zone } from '../../src/index.ts'
import { put } from '../../src/rules/cards.ts'
import { endNote } from '../../src/rules/tracks.ts'
import { logLines } from '../../src/words/log.ts'
import { words } from '../../src/words/speak.ts'
import { type Table, table } from '../table.ts'

/** Every sentence of the log of a table, as the USSR reads it. */
function linesOf(t: Table, language: 'en' | 'ru' = 'en', from = 0): string[] {
  const lines = logLines(t.notes.slice(from), USSR, words(language, t.g.game))
  return lines.flatMap((line) => line.split(/(?<=[.?!…]) (?!Score:|Счёт:)/))
}

const refusal = (t: Table, side: 0 | 1, name: string, language: 'en' | 'ru' = 'en'): string =>
  words(language, t.g.game).reason(explain(t.g, { by: side, pick: t.pick(name) })!)

const asks = (t: Table, side: 0 | 1, language: 'en' | 'ru' = 'en'): string => words(language, t.g.game).decision(decision(t.g, side)!)

const RED_SEA = { game: 'red-sea', defcon: 4 } as const

describe('a play is one line', () => {
  const lines = (t: Table, language: 'en' | 'ru' = 'en'): string[] => logLines(t.notes, USSR, words(language, t.g.game))

  test('a coup leads with the card, its use and its target; then the roll, what it changed, and DEFCON', () => {
    const t = table({ ussr: ['suez-crisis'], defcon: 3, influence: { iran: [2, 0] } })
    t.ussr.plays('suez-crisis', 'coup', 'iran')
    t.rolls(5)
    expect(lines(t)[0]).toBe(
      'USSR AR 1: Suez Crisis, coup in Iran (3 Ops). Roll 5 + 3 − 2×2 = 4, success: US −2, USSR +2. DEFCON degrades to 2.',
    )
    expect(lines(t, 'ru')[0]).toBe(
      'СССР, ход 1: «Суэцкий кризис» на переворот в Иране (3 ОО). Бросок 5 + 3 − 2×2 = 4, успех: США −2, СССР +2. DEFCON понижается до 2.',
    )
  })

  test('a realignment roll has a line of its own, and what follows the rolls another', () => {
    const t = table({ us: ['nasser'], influence: { cuba: [0, 3], iran: [0, 1] } })
    t.us.plays('nasser', 'realign', 'cuba')
    t.rolls(2, 5)
    expect(lines(t).slice(0, 2)).toEqual([
      'US AR 1: Nasser, realignment (1 Op).',
      'Realignment in Cuba: USSR 2 + 1 = 3, US 5 + 1 = 6; USSR −3.',
    ])
    expect(lines(t)[2]).toMatch(/^USSR event: Nasser\. /)
  })

  test('while a scene shows it note by note, the line grows and says nothing that was not shown', () => {
    const t = table({ ussr: ['suez-crisis'], defcon: 3, influence: { iran: [2, 0] } })
    t.ussr.plays('suez-crisis', 'coup', 'iran')
    t.rolls(5)
    const w = words('en', 'twilight-struggle')
    const from = t.notes.findIndex(({ key }) => key === 'plays')
    const grown = t.notes.slice(from).map((_note, i) => logLines(t.notes.slice(from, from + i + 1), USSR, w)[0])
    expect(grown.slice(0, 5)).toEqual([
      'Suez Crisis.',
      'Suez Crisis, coup (3 Ops).',
      'Suez Crisis, coup in Iran (3 Ops).',
      'Suez Crisis, coup in Iran (3 Ops).',
      'Suez Crisis, coup in Iran (3 Ops). Roll 5 + 3 − 2×2 = 4, success.',
    ])
  })

  test('each headline event is a line, and so is an ability of the Space Race after them', () => {
    const t = table({
      ...RED_SEA,
      space: [0, 1],
      us: ['peace-corps'],
      ussr: ['africa-scoring'],
      influence: { yemen: [3, 0], madagascar: [3, 0], kenya: [1, 0] },
    })
    t.headlines('peace-corps', 'africa-scoring')
    t.us.picks('yemen', 'madagascar')
    t.ussr.picks('kenya')
    const starts = lines(t).map((line) => line.split(/[.:]/)[0])
    expect(starts.filter((start) => /event|Scoring|Space Race/.test(start!))).toEqual([
      'US event',
      'Africa Scoring',
      'USSR uses its Space Race ability (First Mission to Leave the Inner Solar System)',
    ])
  })
})

describe('VP have their cause', () => {
  test('at the end of a turn, the missing military operations of both sides', () => {
    const t = table({ defcon: 4, milops: [1, 3], holder: 'ussr' }).endsTurn()
    expect(linesOf(t).slice(0, 3)).toEqual(['End of turn.', 'US 3, USSR 1 short on Military Ops.', 'USSR +2 VP. Score: USSR +2.'])
    expect(linesOf(t, 'ru')[1]).toBe('Штраф за военные операции: у США не хватает 3, у СССР 1.')
    expect(linesOf(table({ defcon: 2, milops: [2, 2] }).endsTurn())).not.toContainEqual(expect.stringMatching(/short/))
  })

  test('in final scoring, the passing card and the sea lanes', () => {
    const final = table({ holder: 'ussr', milops: [5, 5], turn: 10 }).playsOn('cleanup')
    expect(linesOf(final)).toContain('USSR +1 VP (The China Card). Score: USSR +1.')
    const sea = table({ ...RED_SEA, turn: 2, milops: [5, 5], holder: 'us', influence: { 'strategic-sea-lanes': [4, 0] } }).playsOn(
      'cleanup',
    )
    expect(linesOf(sea)).toEqual(
      expect.arrayContaining([
        'Strategic Sea Lanes: US 2, USSR 0.',
        'US +2 VP. Score: US +2.',
        'US +1 VP (Romanian Autonomy). Score: US +3.',
      ]),
    )
    expect(linesOf(sea, 'ru')).toContain('США +1 ПО («Румынская автономия»). Счёт: США +3.')
  })

  test('of an effect in force', () => {
    const t = table({ us: ['korean-war'], effects: { 'flower-power': 'ussr' } })
    t.us.plays('korean-war', 'influence')
    expect(linesOf(t)).toContain('USSR +2 VP (Flower Power). Score: USSR +2.')
    const coup = table({ us: ['nato'], effects: { 'yuri-and-samantha': 'ussr' }, influence: { cuba: [0, 1] } })
    coup.us.plays('nato', 'coup', 'cuba')
    expect(linesOf(coup)).toContain('USSR +1 VP (Yuri and Samantha). Score: USSR +1.')
    const incident = table({ us: ['un-intervention', 'fidel'], effects: { 'u2-incident': 'ussr' }, influence: { cuba: [1, 0] } })
    incident.us.plays('un-intervention', 'event')
    expect(linesOf(incident)).toContain('USSR +1 VP (U2 Incident). Score: USSR +1.')
    const bury = table({ us: ['nato'], effects: { 'we-will-bury-you': 'ussr' }, influence: { cuba: [1, 0] } })
    bury.us.plays('nato', 'influence')
    expect(linesOf(bury)).toContain('USSR +3 VP (We Will Bury You). Score: USSR +3.')
  })
})

describe('an event that can’t happen', () => {
  test('has its cause: a condition', () => {
    const t = table({ us: ['nato'], influence: { peru: [1, 0] } })
    t.us.begins().picks('nato')
    expect(refusal(t, US, 'event')).toBe('NATO can’t be played as an event now. It needs Warsaw Pact Formed or Marshall Plan first.')
    expect(refusal(t, US, 'event', 'ru')).toBe(
      '«НАТО»: событие сейчас невозможно. Сначала нужно событие «Организация Варшавского договора» или «План Маршалла».',
    )
  })

  test('has its cause: the card that prevents it', () => {
    const t = table({ us: ['opec'], effects: { 'north-sea-oil': 'us' }, influence: { peru: [1, 0] } })
    t.us.plays('opec', 'event')
    expect(linesOf(t)).toEqual(expect.arrayContaining(['OPEC has no effect.', 'North Sea Oil prevents it.']))
    expect(linesOf(t, 'ru')).toContain('Предотвращено событием «Добыча нефти в Северном море».')
  })
})

describe('the end of a game', () => {
  test('nuclear war names the card, and the action round or headline of the phasing player, no matter who degraded DEFCON', () => {
    const t = table({ us: ['lone-gunman'], defcon: 2, influence: { mexico: [2, 0] } })
    t.us.plays('lone-gunman', 'event').opponent.picks('coup', 'mexico')
    t.rolls(3)
    expect(linesOf(t).at(-1)).toBe('USSR wins: nuclear war, DEFCON fell to 1 after Lone Gunman in the US action round.')
    expect(linesOf(t, 'ru').at(-1)).toBe('Победа СССР: ядерная война, DEFCON упал до 1 после карты «Убийство Джона Кеннеди» в ход США.')
    const headlines = table({ us: ['duck-and-cover'], ussr: ['fidel'], defcon: 2 })
    headlines.headlines('duck-and-cover', 'fidel')
    expect(linesOf(headlines).at(-1)).toBe('USSR wins: nuclear war, DEFCON fell to 1 after Duck and Cover in the US headline.')
    expect(linesOf(headlines, 'ru').at(-1)).toBe(
      'Победа СССР: ядерная война, DEFCON упал до 1 после карты «Пригнись и накройся» на начальном событии США.',
    )
  })

  test('a coup that begins nuclear war is named by its card; the result does not keep it, so that a position without its log has none', () => {
    const t = table({ ussr: ['comecon'], defcon: 2, influence: { panama: [1, 0] } })
    t.ussr.plays('comecon', 'coup', 'panama')
    t.rolls(6)
    expect(linesOf(t).at(-1)).toBe('US wins: nuclear war, DEFCON fell to 1 after COMECON in the USSR action round.')
    expect(t.g.result).toEqual({ winner: US, kind: 'nuclear-war', card: -1 })
    expect(words('en', t.g.game).note(endNote(t.g, t.g.result!))).toBe('US wins: nuclear war, DEFCON fell to 1 in the USSR action round.')
  })

  test('in the Late War a US that leads without 20 VP reads what it needed', () => {
    const t = table({ options: { scenario: 'late-war' }, turn: 10, vp: 15, milops: [5, 5], holder: 'us' }).playsOn('cleanup')
    t.over('ussr', 'final-scoring')
    expect(linesOf(t).at(-1)).toBe('USSR wins: final scoring, the US needed 20 VP.')
    expect(linesOf(t, 'ru').at(-1)).toBe('Победа СССР: финальный подсчёт, у США меньше 20 ПО.')
    expect(endNote(t.g, t.g.result!)).toMatchObject({ short: 20 })
    const usual = table({ turn: 10, vp: -3, milops: [5, 5], holder: 'nobody' }).playsOn('cleanup')
    expect(linesOf(usual).at(-1)).toBe('USSR wins: final scoring.')
  })

  test('control of a region names what decides this game', () => {
    const t = table({
      ...RED_SEA,
      us: ['africa-scoring'],
      influence: { ethiopia: [3, 0], somalia: [3, 0], kenya: [3, 0] },
    })
    t.us.plays('africa-scoring', 'event')
    expect(linesOf(t).at(-1)).toBe('US wins: Africa Scoring with control of Ethiopia, Somalia and more of Africa.')
    expect(words('en', 'twilight-struggle').ending({ kind: 'region-control', winner: US, card: -1, short: 0, headline: 0 })).toBe(
      'control of Europe',
    )
  })
})

describe('changes of influence have their cause', () => {
  test('a removal by the space race is not part of a headline', () => {
    const t = table({
      ...RED_SEA,
      space: [0, 1],
      us: ['peace-corps'],
      ussr: ['africa-scoring'],
      influence: { yemen: [3, 0], madagascar: [3, 0], kenya: [1, 0] },
    })
    t.headlines('peace-corps', 'africa-scoring')
    t.us.picks('yemen', 'madagascar')
    t.ussr.picks('kenya')
    const lines = linesOf(t)
    expect(lines).toContain('US influence: Yemen +1 (4/0), Madagascar +1 (4/0).')
    const at = lines.indexOf('US influence: Kenya −1 (0/0).')
    expect(lines[at - 1]).toBe('USSR uses its Space Race ability (First Mission to Leave the Inner Solar System).')
  })

  test('NORAD is named before its influence', () => {
    const t = table({
      us: ['duck-and-cover'],
      effects: { norad: 'us' },
      defcon: 3,
      influence: { canada: [4, 0], cuba: [1, 0] },
    })
    t.us.plays('duck-and-cover', 'event').picks('canada')
    expect(linesOf(t).slice(-2)).toEqual(['NORAD takes effect for the US.', 'US influence: Canada +1 (5/0).'])
  })

  test('influence that lifts the Cuban Missile Crisis', () => {
    const t = table({ us: ['nato'], effects: { 'cuban-missile-crisis': 'ussr' }, influence: { 'west-germany': [8, 4] } })
    t.us.begins().picks('west-germany')
    expect(linesOf(t).slice(-3)).toEqual([
      'US removes influence to cancel Cuban Missile Crisis.',
      'US influence: West Germany −2 (6/4).',
      'Cuban Missile Crisis is no longer in play.',
    ])
  })

  test('First Lightning lowers DEFCON', () => {
    const t = table({ options: { promoCards: true }, us: ['first-lightning'], influence: { cuba: [1, 0] } })
    t.us.plays('first-lightning', 'influence', 'cuba', 'cuba')
    expect(linesOf(t)).toContain('DEFCON degrades to 4 (First Lightning).')
  })

  test('a held card is discarded by the space race', () => {
    const t = table({ space: [6, 0], us: ['fidel'], milops: [5, 5] }).endsTurn()
    t.us.picks('fidel')
    expect(linesOf(t).slice(1, 3)).toEqual(['US uses its Space Race ability (Eagle/Bear has Landed).', 'US discards Fidel.'])
  })
})

describe('an effect has one line', () => {
  const times = (t: Table, line: string): number => linesOf(t).filter((each) => each === line).length

  test('when it begins, and not when what it waits for changes', () => {
    const flu = table({ options: { promoCards: true }, ussr: ['kremlin-flu'], us: ['nato'], influence: { cuba: [1, 1] } })
    flu.ussr.plays('kremlin-flu', 'event').opponent.picks('pass')
    flu.ussr.picks('influence', 'cuba', 'cuba')
    expect(times(flu, 'Kremlin Flu is now in play.')).toBe(1)
    const stagflation = table({
      ...RED_SEA,
      turn: 2,
      us: ['stagflation', 'africa-scoring'],
      influence: { kenya: [1, 1] },
    })
    stagflation.us.plays('stagflation', 'event').opponent.picks('pass')
    stagflation.us.picks('influence', 'kenya', 'kenya')
    expect(times(stagflation, 'Stagflation is now in play.')).toBe(1)
  })

  test('CENTCOM tells the country, and moves without ending', () => {
    const t = table({ ...RED_SEA, turn: 2, us: ['centcom'] })
    t.us.plays('centcom', 'event', 'oman')
    put(t.g, t.card('centcom'), Zone.Hand)
    t.us.plays('centcom', 'event', 'yemen')
    expect(linesOf(t).filter((line) => /marker|in play/.test(line))).toEqual([
      'CENTCOM: marker placed in Oman.',
      'CENTCOM is now in play.',
      'CENTCOM: marker placed in Yemen.',
    ])
  })

  test('Shuttle Diplomacy tells the country that is left out', () => {
    const t = table({ us: ['asia-scoring'], effects: { 'shuttle-diplomacy': 'us' }, influence: { india: [0, 4], pakistan: [0, 3] } })
    t.us.plays('asia-scoring', 'event', 'india')
    expect(linesOf(t)).toContain('Shuttle Diplomacy: India does not count (US choice).')
    expect(times(t, 'Shuttle Diplomacy is now in play.')).toBe(0)
  })
})

describe('the log leaves out what did not happen', () => {
  test('Famine without a country for its coup', () => {
    const t = table({ ...RED_SEA, us: ['famine'] })
    t.us.plays('famine', 'event', 'kenya', 'somalia')
    expect(linesOf(t).slice(-4)).toEqual([
      'Famine: marker placed in Kenya.',
      'Famine: marker placed in Somalia.',
      'Famine is now in play.',
      'Famine, coup (no legal target).',
    ])
  })

  test('a coup that is declined', () => {
    const t = table({ ussr: ['che'], influence: { haiti: [1, 0] } })
    t.ussr.plays('che', 'event', 'done')
    expect(linesOf(t)).toContain('Che, coup (3 Ops, optional).')
    expect(linesOf(t).at(-1)).toBe('USSR declines the coup.')
  })

  test('rolls that are granted by number are not Ops', () => {
    const t = table({ ...RED_SEA, us: ['israeli-periphery-doctrine'], influence: { sudan: [0, 2] } })
    t.us.plays('israeli-periphery-doctrine', 'event')
    expect(linesOf(t).at(-1)).toBe('Israeli Periphery Doctrine, realignment (2 rolls, optional).')
    expect(asks(t, US)).toBe('Israeli Periphery Doctrine: choose a country to realign (2 rolls left).')
  })

  test('a scoring card is nobody’s event', () => {
    const t = table({ us: ['asia-scoring'] })
    t.us.plays('asia-scoring', 'event')
    expect(linesOf(t)).toContain('US AR 1: Asia Scoring.')
    expect(linesOf(t)[linesOf(t).indexOf('US AR 1: Asia Scoring.') + 1]).toBe('US 0, USSR 0.') // the card names the region
    expect(linesOf(t).filter((line) => line.includes('event'))).toEqual([])
    expect(linesOf(t, 'ru')).toContain('США, ход 1: «Подсчёт очков в Азии».')
  })

  test('The China Card shows what it may be worth', () => {
    const t = table({ us: ['nato'], holder: 'us', influence: { india: [0, 1] } })
    t.us.plays('the-china-card', 'coup')
    expect(linesOf(t)).toContain('US AR 1: The China Card, coup (4 Ops, 5 in one region).')
  })

  test('a hand without scoring cards is not called empty', () => {
    const t = table({ ussr: ['the-cambridge-five'], us: ['nato', 'fidel'] })
    t.ussr.plays('the-cambridge-five', 'event')
    expect(linesOf(t)).toContain('US has no scoring cards to reveal.')
    expect(linesOf(t, 'ru')).toContain('У США нет карт подсчёта.')
    const empty = table({ us: ['cia-created'] })
    empty.us.plays('cia-created', 'event')
    expect(linesOf(empty)).toContain('USSR has no cards to reveal.')
  })

  test('a hand that is shown is one sentence', () => {
    const t = table({ us: ['cia-created'], ussr: ['nasser', 'fidel', 'asia-scoring'] })
    t.us.plays('cia-created', 'event')
    expect(linesOf(t)).toContain('USSR reveals Asia Scoring, Fidel, Nasser.')
    expect(linesOf(t, 'ru')).toContain('СССР показывает: «Подсчёт очков в Азии», «Фидель Кастро», «Гамаль Насер».')
  })

  test('a card taken from the discard pile is not shown from a hand', () => {
    const t = table({ us: ['salt-negotiations'], discard: ['nato'] })
    t.us.plays('salt-negotiations', 'event', 'nato')
    expect(linesOf(t)).toContain('US takes NATO from the discard pile.')
  })

  test('an event that UN Intervention cancels', () => {
    const t = table({ ussr: ['un-intervention', 'duck-and-cover'], influence: { cuba: [0, 1] } })
    t.ussr.plays('un-intervention', 'event', 'duck-and-cover')
    const lines = linesOf(t)
    const at = lines.indexOf('Duck and Cover is cancelled as an event; only its Ops are used.')
    expect(lines[at - 1]).toBe('USSR AR 1: UN Intervention, event.')
  })
})

describe('a refusal names the true reason', () => {
  test('Mr. Nyet, Separatists and Independent Reds', () => {
    const nyet = table({ ...RED_SEA, turn: 2, ussr: ['mr-nyet'], influence: { kenya: [2, 1], sudan: [2, 0] } })
    nyet.ussr.plays('mr-nyet', 'event')
    expect(asks(nyet, USSR)).toBe('Mr. Nyet: choose 2 countries to lose all US influence.')
    expect(refusal(nyet, USSR, 'sudan')).toBe('You have no influence in Sudan.')
    expect(refusal(nyet, USSR, 'sudan', 'ru')).toBe('Судан: здесь нет вашего влияния.')
    const separatists = table({ ...RED_SEA, us: ['separatists'], influence: { sudan: [0, 2], oman: [1, 1] } })
    separatists.us.plays('separatists', 'event')
    expect(asks(separatists, US)).toBe('Separatists: choose a country where your influence rises to match the USSR.')
    expect(refusal(separatists, US, 'oman')).toBe('You already have as much influence in Oman as your opponent.')
    const reds = table({ us: ['independent-reds'], influence: { romania: [1, 3], hungary: [2, 1] } })
    reds.us.plays('independent-reds', 'event')
    expect(refusal(reds, US, 'hungary')).toBe('You already have as much influence in Hungary as your opponent.')
  })

  test('Peace Corps, Dhofar Rebellion, NORAD and Stagflation', () => {
    const corps = table({ ...RED_SEA, us: ['peace-corps'], influence: { yemen: [3, 0], oman: [1, 0] } })
    corps.us.plays('peace-corps', 'event')
    expect(refusal(corps, US, 'oman')).toBe('You do not control Oman.')
    const dhofar = table({ ...RED_SEA, ussr: ['dhofar-rebellion'], influence: { 'south-yemen': [0, 4] } })
    dhofar.ussr.plays('dhofar-rebellion', 'event')
    expect(refusal(dhofar, USSR, 'oman')).toBe('Oman is not a legal target here.')
    const norad = table({ us: ['duck-and-cover'], effects: { norad: 'us' }, defcon: 3, influence: { canada: [4, 0] } })
    norad.us.plays('duck-and-cover', 'event')
    expect(refusal(norad, US, 'cuba')).toBe('You have no influence in Cuba.')
    const stagflation = table({ ...RED_SEA, turn: 2, us: ['africa-scoring', 'zbig'], effects: { stagflation: 'ussr' } })
    stagflation.us.begins()
    expect(refusal(stagflation, US, 'zbig')).toBe('Stagflation: you must play a scoring card now.')
  })
})

describe('a question says what is asked', () => {
  test('a trap asks for a card to discard, or for a scoring card', () => {
    const t = table({ us: ['nato', 'fidel'], effects: { quagmire: 'ussr' } })
    t.us.begins()
    expect(asks(t, US)).toBe('Quagmire: discard a 2+ Ops card; roll 1–4 to escape.')
    const held = table({ us: ['nato', 'asia-scoring'], effects: { quagmire: 'ussr' }, round: 6 })
    held.us.begins()
    expect(asks(held, US)).toBe('Quagmire: play a scoring card.')
    const extra = table({ us: ['nato'], effects: { quagmire: 'ussr' }, round: 7, space: [8, 0] })
    extra.us.begins()
    expect(asks(extra, US)).toBe('Quagmire: discard a 2+ Ops card; roll 1–4 to escape, or pass.')
  })

  test('DEFCON 1 loses the game for the phasing player, not for the side with the question', () => {
    const t = table({ ussr: ['star-wars'], space: [3, 1], discard: ['how-i-learned-to-stop-worrying'] })
    t.ussr.plays('star-wars', 'event').opponent.picks('how-i-learned-to-stop-worrying')
    expect(asks(t, US)).toBe('How I Learned to Stop Worrying: set DEFCON. At 1 the phasing player loses.')
    t.us.picks('1')
    t.over('us', 'nuclear-war')
  })
})
