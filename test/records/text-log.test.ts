import { describe, expect, test } from 'vitest'
import { startOfGame } from '../../src/games/index.ts'
import { pickOf, rulesNamed, US, USSR } from '../../src/index.ts'
import { openGame } from '../../src/records/open.ts'
import { exportTextLog } from '../../src/records/text-log/export.ts'
import { titleOf } from '../../src/records/text-log/lines.ts'
import { namesOf } from '../../src/records/text-log/names.ts'
import { BadLog, type Detail, parseTextLog } from '../../src/records/text-log/parse.ts'
import { replayTextLog } from '../../src/records/text-log/replay.ts'
import { CARD } from '../../src/rules/vocabulary.ts'
import { gameOf } from './games.ts'

const rules = rulesNamed('twilight-struggle')!
const names = namesOf(rules)
const parse = (text: string) => parseTextLog(text, names)
const card = (id: string): number => pickOf(rules, id) - CARD
const country = (id: string): number => pickOf(rules, id)
const region = (id: string): number => rules.map.regions.indexOf(id)

/** The detail that a line has in a round, or in the SETUP block. */
const detailOf = (line: string, block = 'Turn 1, USSR AR1: Fidel*'): Detail | undefined =>
  parse(`${block}\n${line}`).blocks[0]!.lines.at(-1)?.detail

describe('every line of the grammar', () => {
  const LINES: readonly (readonly [string, Detail])[] = [
    ['US +2 in UK [7][0]', { kind: 'influence', side: US, n: 2, country: country('united-kingdom'), us: 7, ussr: 0 }],
    [
      'USSR -3 in SE African States [0][1]',
      { kind: 'influence', side: USSR, n: -3, country: country('southeast-african-states'), us: 0, ussr: 1 },
    ],
    ['Place Influence (4 Ops):', { kind: 'operations', use: 'influence', n: 4 }],
    ['Realignment (2 Ops):', { kind: 'operations', use: 'realign', n: 2 }],
    ['Coup (3 Ops):', { kind: 'operations', use: 'coup', n: 3 }],
    ['Space Race (1 Ops):', { kind: 'operations', use: 'space', n: 1 }],
    ['Target: Laos/Cambodia', { kind: 'target', country: country('laos-cambodia') }],
    ['SUCCESS: 5 [ + 2 - 2x1 = 5 ]', { kind: 'coup', success: true, die: 5, ops: 2, mod: 0, stability: 1, n: 5 }],
    ['FAILURE: 1 [ + 3 (-1)  - 2x3 = -3 ]', { kind: 'coup', success: false, die: 1, ops: 3, mod: -1, stability: 3, n: -3 }],
    ['SUCCESS: 2 [ + 3 (+1)  - 2x2 = 2 ]', { kind: 'coup', success: true, die: 2, ops: 3, mod: 1, stability: 2, n: 2 }],
    ['USSR rolls 6', { kind: 'rolls', side: USSR, die: 6, mod: 0, n: 6 }],
    ['US rolls 1 (+4) = 5', { kind: 'rolls', side: US, die: 1, mod: 4, n: 5 }],
    ['US rolls 1 (-1) = 0', { kind: 'rolls', side: US, die: 1, mod: -1, n: 0 }],
    ['War in South Korea', { kind: 'war-in', country: country('south-korea') }],
    ['VICTORY: 4 >= 4', { kind: 'war', success: true, die: 4, mod: 0, wins: 4 }],
    ['DEFEAT: 5 (-2)  < 4', { kind: 'war', success: false, die: 5, mod: -2, wins: 4 }],
    ['Die roll: 3 -- Success! (Needed 3 or less)', { kind: 'space-roll', success: true, die: 3, needed: 3 }],
    ['Die roll: 6 -- Failed! (Needed 4 or less)', { kind: 'space-roll', success: false, die: 6, needed: 4 }],
    ['US advances to 7 in the Space Race.', { kind: 'space', side: US, n: 7 }],
    ['Trap Roll: 4 <= 4 -- Trap Escaped', { kind: 'trap', success: true, die: 4, needed: 4 }],
    ['Trap Roll: 5 > 4 -- Trap Remains in Effect', { kind: 'trap', success: false, die: 5, needed: 4 }],
    ['USSR gains 11 VP. Score is USSR 12.', { kind: 'vp', side: USSR, n: 11, score: -12 }],
    ['US gains 3 VP. Score is even.', { kind: 'vp', side: US, n: 3, score: 0 }],
    ['No VP awarded. Score is US 4.', { kind: 'vp', side: -1, n: 0, score: 4 }],
    ['US Military Ops to 5', { kind: 'milops', side: US, n: 5 }],
    ['DEFCON degrades to 2', { kind: 'defcon', n: 2, up: false }],
    ['DEFCON improves to 5', { kind: 'defcon', n: 5, up: true }],
    ['*RESHUFFLE*', { kind: 'reshuffle' }],
    ['Event: Mideast Scoring', { kind: 'event', card: card('middle-east-scoring') }],
    ['"An Evil Empire"* is now in play.', { kind: 'in-play', card: card('an-evil-empire') }],
    ['US/Japan Mutual Defense Pact* is no longer in play.', { kind: 'out-of-play', card: card('us-japan-mutual-defense-pact') }],
    ['USSR Headlines Red Scare/Purge', { kind: 'headlines', side: USSR, card: card('red-scare-purge') }],
    ['US reveals AWACS Sale To Saudis*', { kind: 'reveals', side: US, card: card('awacs-sale-to-saudis') }],
    ['USSR reveals Nasser* from hand', { kind: 'reveals', side: USSR, card: card('nasser') }],
    ['US has no cards to reveal', { kind: 'nothing-to-reveal', side: US }],
    ['USSR discards "One Small Step..."', { kind: 'discards', side: USSR, card: card('one-small-step') }],
    ['USSR has no cards to discard', { kind: 'nothing-to-discard', side: USSR }],
    ['US plays Soviets Shoot Down KAL-007*', { kind: 'plays', side: US, card: card('soviets-shoot-down-kal-007') }],
    ['US returns The Voice of America to USSR', { kind: 'returns', side: US, card: card('the-voice-of-america') }],
    ['US chooses South America', { kind: 'chooses', side: US, region: region('south-america') }],
    ['USSR chooses to participate in the Olympics', { kind: 'olympics', side: USSR, boycott: false }],
    ['US chooses to boycott the Olympics', { kind: 'olympics', side: US, boycott: true }],
    ['USSR wins by Held Scoring Card', { kind: 'result', side: USSR, reason: 'Held Scoring Card' }],
  ]
  test.each(LINES)('%s', (line, detail) => expect(detailOf(line)).toEqual(detail))

  const SETUP: readonly (readonly [string, Detail])[] = [
    ['Ann will play as USSR.', { kind: 'setup', option: 'player', side: USSR, text: 'Ann' }],
    ['Bob the US will play as USA.', { kind: 'setup', option: 'player', side: US, text: 'Bob the US' }],
    ['Ann bids 3 Influence for USSR', { kind: 'setup', option: 'bid', side: USSR, n: 3, text: 'Ann' }],
    ['TIE! Sides chosen randomly', { kind: 'setup', option: 'tie' }],
    ['Handicap influence: US +2', { kind: 'setup', option: 'handicap', side: US, n: 2 }],
    ['Additional Influence from bidding: US +3', { kind: 'setup', option: 'handicap', side: US, n: 3 }],
    ['Scenario: Standard', { kind: 'setup', option: 'scenario', text: 'Standard' }],
    ['Optional Cards Added', { kind: 'setup', option: 'optional-cards' }],
    ['Time per Player: 3 Days', { kind: 'setup', option: 'time', text: '3 Days' }],
  ]
  test.each(SETUP)('set-up: %s', (line, detail) => expect(detailOf(line, 'SETUP:')).toEqual(detail))

  test('lines of the set-up are known nowhere else', () => expect(detailOf('Optional Cards Added')).toEqual({ kind: 'unknown' }))

  test('every card and country is read back from the name it is written by', () => {
    rules.cards.forEach((_, n) => expect(names.cardNumber(names.card(n))).toBe(n))
    for (const n of rules.map.all) expect(names.countryNumber(names.country(n))).toBe(n)
  })
})

describe('blocks', () => {
  test('the old dialect writes empty parts, and a last block without a name', () => {
    const { blocks, cleanups, unknown } = parse(
      'SETUP: : Ann will play as USSR.\n\nTurn 3, US AR2: :\n\nTurn 3, USSR AR3: NATO*: Coup (4 Ops):\nTarget: Iran\n\n: : US gains 9 VP. Score is US 9.',
    )
    expect(unknown).toEqual([])
    expect(cleanups).toBe(false)
    expect(blocks.map(({ kind, turn, side, round, cards, at }) => [kind, turn, side, round, cards, at])).toEqual([
      ['setup', 0, USSR, 0, [], 1],
      ['round', 3, US, 2, [], 3],
      ['round', 3, USSR, 3, [card('nato')], 5],
      ['end', 0, US, 0, [], 8],
    ])
    expect(blocks.map(({ lines }) => lines.map(({ at }) => at))).toEqual([[1], [], [5, 6], [8]])
  })

  test('the new dialect drops empty parts and has Cleanup blocks, whose turn is that of the blocks before', () => {
    const { blocks, cleanups } = parse(
      'SETUP: Ann will play as USSR.\n\nTurn 2, Headline Phase: Fidel* & Duck and Cover: DEFCON improves to 5\n\nTurn 2, US AR6\n\nTurn 9, Cleanup: US gains 1 VP. Score is US 1.\n\nTurn 3, Headline Phase',
    )
    expect(cleanups).toBe(true)
    expect(blocks.map(({ kind, turn }) => [kind, turn])).toEqual([
      ['setup', 0],
      ['headline', 2],
      ['round', 2],
      ['cleanup', 2],
      ['headline', 3],
    ])
    expect(blocks[1]!.cards).toEqual([card('fidel'), card('duck-and-cover')])
  })

  test('a Cleanup block of the old dialect writes its empty part', () => {
    const { blocks, unknown } = parse('SETUP: : Ann will play as USSR.\nTurn 4, Cleanup: : NATO* is no longer in play.\nTurn 5, Cleanup: :')
    expect(unknown).toEqual([])
    expect(blocks[1]!.lines.map(({ detail }) => detail)).toEqual([{ kind: 'out-of-play', card: card('nato') }])
  })

  test('blank lines divide a block into paragraphs', () => {
    const { blocks } = parse('Turn 1, US AR1: Nasser*: Event: Nasser*\nUSSR +2 in Egypt [0][2]\n\nCoup (1 Ops):\n\n\nDEFCON degrades to 4')
    expect(blocks[0]!.lines.map(({ paragraph }) => paragraph)).toEqual([0, 0, 1, 3])
  })
})

describe('unknown lines are kept with their number', () => {
  test.each([
    ['a sentence', 'The US player thinks about it.'],
    ['a card that does not exist', 'Event: Perestroika'],
    ['a country that does not exist', 'US +1 in Atlantis [1][0]'],
    ['a region that does not exist', 'US chooses Atlantis'],
    ['a line cut off', 'US +1 in Pol'],
    ['a line of excessive length', `US discards ${'NATO'.repeat(1000)}`],
  ])('%s', (_, line) => {
    const text = `Turn 1, US AR1: Duck and Cover: Event: Duck and Cover\n${line}`
    expect(parse(text).unknown.map(({ at, text }) => [at, text])).toEqual([[2, line]])
  })

  test('a header with an unknown card, and what stands before the first block', () => {
    expect(parse('Turn 1, US AR1: Perestroika: Coup (1 Ops):').unknown.map(({ at, text }) => [at, text])).toEqual([[1, 'Perestroika']])
    expect(parse('Good game!\nSETUP: Ann will play as USSR.').unknown.map(({ at, text }) => [at, text])).toEqual([[1, 'Good game!']])
  })

  test('a header without its card or its first detail', () => {
    const [round, ...others] = parse('Turn 1, US AR1:\nTarget: Iran\n').blocks
    expect([round!.cards, round!.lines.map(({ detail }) => detail.kind), others]).toEqual([[-1], ['unknown', 'target'], []])
    expect(parse('Turn 1, US AR1: NATO*\nTarget: Iran').unknown.map(({ at, text }) => [at, text])).toEqual([[1, '']])
    expect(parse('Turn 3, US AR1: NATO*\n\nTurn 4, USSR AR8').unknown).toEqual([])
  })

  test('two lines in one, also where the first has lost its end', () => {
    const linesOf = (row: string) => parse(`Turn 1, US AR1: NATO*: Event: NATO*\n${row}`).blocks[0]!.lines.slice(1)
    expect(linesOf('DEFCON degrades to 3 US Military Ops to 2').map(({ at, detail }) => [at, detail.kind])).toEqual([
      [2, 'defcon'],
      [2, 'milops'],
    ])
    expect(linesOf('US chooses NATO* is now in play.').map(({ text, detail }) => [text, detail.kind])).toEqual([
      ['US chooses', 'unknown'],
      ['NATO* is now in play.', 'in-play'],
    ])
  })

  test('a damaged header divides a block only where one block is missing', () => {
    const around = (before: string, damaged: string, after: string) =>
      parse(`${before}: NATO*: Event: NATO*\n\n${damaged}\nTarget: Iran\n\n${after}: NATO*: Event: NATO*`).blocks.map(titleOf)
    expect(around('Turn 4, USSR AR2', 'Turn 4, U', 'Turn 4, USSR AR3')[1]).toBe('Turn 4, US AR2')
    expect(around('Turn 4, US AR2', 'Tu#n 4, USSR AR3: Fidel*', 'Turn 4, US AR3')[1]).toBe('Turn 4, USSR AR3')
    expect(around('Turn 4, US AR7', 'Turn 5, Headline Ph', 'Turn 5, USSR AR1')[1]).toBe('Turn 5, Headline Phase')
    expect(around('Turn 4, Headline Phase', 'Turn', 'Turn 4, US AR1')[1]).toBe('Turn 4, USSR AR1')
    expect(around('Turn 4, USSR AR2', 'Turn', 'Turn 4, US AR2')).toHaveLength(2)
    expect(around('Turn 4, US AR2', 'Turn', 'Turn 4, USSR AR3')).toHaveLength(2)
  })

  test('an end in the middle of a log is none: its lines belong to the block before', () => {
    const { blocks, unknown } = parse(
      'Turn 1, US AR6: NATO*: Event: NATO*\n\n: : DEFCON improves to 3\n\nTurn 2, Headline Phase: Fidel* & NATO*: US Headlines NATO*\n\n: :',
    )
    expect(blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['round', 2],
      ['headline', 1],
      ['end', 0],
    ])
    expect(unknown.map(({ at, text }) => [at, text])).toEqual([[3, ': :']])
  })
})

describe('texts that are damaged or no logs', () => {
  const { g, moves } = gameOf('careful', 2)
  const log = exportTextLog(startOfGame(g), moves)
  const { moves: read } = replayTextLog(log)

  test('line ends of any kind, spaces behind lines and a byte order mark change nothing', () => {
    for (const text of [log.replaceAll('\n', '\r\n'), log.replaceAll('\n', '\r'), log.replaceAll('\n', '  \n'), `\uFEFF${log}`]) {
      expect(replayTextLog(text)).toMatchObject({ difference: null, moves: read })
      expect(openGame(text)).toMatchObject({ kind: 'text-log', difference: null })
    }
  })

  test('nor do the marks in the names of cards', () => {
    const unmarked = log.replaceAll(/(?<=[a-z.I"7])\*|"/g, '')
    expect(unmarked).not.toBe(log)
    expect(replayTextLog(unmarked)).toMatchObject({ difference: null, unusable: [], moves: read })
  })

  test('a log that stops at any line is replayed up to there', () => {
    const rows = log.split('\n')
    for (let n = 20; n < rows.length; n += 37) {
      const { difference, state } = replayTextLog(rows.slice(0, n).join('\n'))
      expect([n, difference]).toEqual([n, null])
      expect(state.turn).toBeLessThanOrEqual(g.turn)
    }
  })

  test('a log that stops in the middle of any line is read up to that line', () => {
    const rows = log.split('\n')
    for (let n = 20; n < rows.length; n += 23) {
      const cut = [...rows.slice(0, n), rows[n]!.slice(0, Math.ceil(rows[n]!.length * 0.7))].join('\n')
      const { difference, unusable } = replayTextLog(cut)
      expect([n, difference]).toEqual([n, null])
      for (const { line, readAs } of unusable) expect([line, readAs]).toEqual([n + 1, null])
    }
  })

  test('lines that are gone, doubled or exchanged are a difference', () => {
    const rows = log.split('\n')
    const at = rows.findIndex((row) => row.startsWith('Target: '))
    const without = rows.toSpliced(at, 1).join('\n')
    const doubled = rows.toSpliced(at, 0, rows[at]!).join('\n')
    const others = [without, doubled, rows.with(at, 'Target: Chile').join('\n')]
    for (const text of others) expect(Math.abs((replayTextLog(text).difference?.line ?? -99) - at)).toBeLessThan(12)
  })

  test('a turn that comes twice, or too early, is a difference with the line of its header', () => {
    const header = /^Turn 2, USSR AR1.*$/m.exec(log)![0]
    const line = log.split('\n').indexOf(header) + 1
    for (const other of ['Turn 2, USSR AR3', 'Turn 3, USSR AR1', 'Turn 1, USSR AR1'])
      expect(replayTextLog(log.replace(header, header.replace('Turn 2, USSR AR1', other))).difference).toMatchObject({ line })
  })

  test.each([
    ['nothing', '', 'neither a record'],
    ['another text', 'Dear diary,\ntoday I played.\n', 'neither a record'],
    ['a log of chess', '[Event "Casual"]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2\n', 'neither a record'],
    ['a log without its beginning', 'Turn 3, US AR1: NATO*: Coup (4 Ops):', 'does not begin with a SETUP block'],
    ['UTF-16', 'SETUP: Ann'.replaceAll(/./g, '$&\0'), 'neither a record'],
    ['UTF-16 inside', 'SETUP: A\0n\0n\0', 'no text in UTF-8'],
    ['bytes that are no UTF-8', 'SETUP: Ann\uFFFD will play as USSR.', 'no text in UTF-8'],
    ['another scenario', 'SETUP: Scenario: Late War', 'line 1: the scenario Late War is not known'],
    ['a handicap that nobody gives', 'SETUP: Handicap influence: US +99', "can't be played: handicap is"],
    ['a clock that names rules nobody knows', 'SETUP: Time per Player: 1 Hour; Hotline rules: house', 'no set of rules is named "house"'],
    ['a reading nobody knows', 'SETUP: Time per Player: 1 Hour; Hotline rules: app x=1', 'no option is named x'],
    ['a game nobody knows', 'SETUP: Time per Player: 1 Hour; Hotline game: go', 'no game is named "go"'],
    ['an extension nobody knows', 'SETUP: Time per Player: 1 Hour; Hotline mood: good', 'Hotline mood'],
  ])('%s gives a clear error', (_, text, message) => {
    expect(() => openGame(text)).toThrow(BadLog)
    expect(() => openGame(text)).toThrow(message)
  })

  test('50 MB of noise are refused by their size, without being read', () => {
    const noise = `SETUP: ${'Turn 1, US AR1: NATO*\n'.repeat(2_500_000)}`
    expect(() => openGame(noise)).toThrow(/the log has \d+ characters/)
  })

  test('noise below that size is read once, line by line', () => {
    const noise = `SETUP: x\n${'? '.repeat(900_000)}\n${'US discards something\n'.repeat(5000)}`
    const { difference } = replayTextLog(noise)
    expect(difference).toMatchObject({ line: 1, expected: 'a line of the known grammar', found: 'x' })
  })
})

describe('the printed result', () => {
  const { g, moves } = gameOf('careful', 5)
  const log = exportTextLog(startOfGame(g), moves)
  const rows = log.trimEnd().split('\n')
  const line = rows.length

  test('is compared with the computed one', () => {
    expect(rows.at(-1)).toMatch(/^(US|USSR) wins by /)
    const loser = rows.at(-1)!.startsWith('USSR') ? 'US' : 'USSR'
    for (const wrong of [`${loser} wins by Victory Points`, `${loser} wins by Forfeit`, `${loser} wins by WarGames`])
      expect(replayTextLog(rows.with(line - 1, wrong).join('\n')).difference).toMatchObject({ line, expected: rows.at(-1), found: wrong })
  })

  test('may be agreed before the rules end the game, and no rule is then asked', () => {
    const turn3 = log.split(/\n(?=Turn 3, Headline)/)[0]!
    expect(replayTextLog(`${turn3}\n\nUSSR wins by Forfeit`)).toMatchObject({
      difference: null,
      result: null,
      printed: { winner: USSR, reason: 'Forfeit' },
    })
    expect(replayTextLog(`${turn3}\n\nUSSR wins by DEFCON`).difference).toMatchObject({ expected: 'no end of the game' })
  })
})
