import { describe, expect, test } from 'vitest'
import { startOfGame } from '../../src/games/index.ts'
import { PRESETS } from '../../src/games/options.ts'
import { newGame } from '../../src/index.ts'
import { openGame } from '../../src/records/open.ts'
import {
  BadRecord,
  FORMAT,
  type GameRecord,
  hintsAllowed,
  playRecord,
  readRecord,
  recordOf,
  VERSION,
  writeMove,
  writeRecord,
  writeRecordLines,
} from '../../src/records/record.ts'
import { gameOf } from './games.ts'

const WRITERS = [
  ['JSON', writeRecord],
  ['JSON lines', writeRecordLines],
] as const

/** The error of a text that is no good record. */
function errorOf(text: string): BadRecord {
  try {
    playRecord(readRecord(text))
  } catch (error) {
    expect(error).toBeInstanceOf(BadRecord)
    return error as BadRecord
  }
  throw new Error('it was read')
}

describe.each(WRITERS)('a record as %s', (_, write) => {
  test.each([
    ['the base game', {}],
    ["the app's readings", { ...PRESETS.app, handicap: [2, 0] }],
    ['a tournament', { ...PRESETS.tournament, optionalCards: false }],
    ['Red Sea', { game: 'red-sea' }],
    ['a mixed game', { game: 'red-sea', mix: true }],
  ] as const)('is lossless: %s', (_name, options) => {
    const { g, moves } = gameOf('careful', 11, options)
    const record = recordOf(g, moves, { players: { us: 'Ann "the" Älteste', ussr: 'moves' }, seed: 42 })
    const text = write(record)
    const read = readRecord(text)
    expect(read.record).toEqual(record)
    const played = playRecord(read)
    expect(played.state).toEqual(g)
    expect(played.moves).toEqual(moves)
    expect(recordOf(played.state, played.moves, { players: read.record.players, seed: 42 })).toEqual(record)
    expect(write(read.record)).toBe(text)
  })

  test.each([
    [{}, true],
    [{ hints: true }, true],
    [{ hints: false }, false],
    [{ rated: false }, true],
    [{ rated: true }, false],
    [{ hints: true, rated: true }, false],
  ])('keeps whether hints are allowed: %j', (table, allowed) => {
    const { g, moves } = gameOf('random', 1)
    const record = recordOf(g, moves, { players: {}, ...table })
    const { record: read } = readRecord(write(record))
    expect(read).toEqual(record)
    expect([hintsAllowed(read), hintsAllowed(table)]).toEqual([allowed, allowed])
  })

  test('keeps time stamps and clocks', () => {
    const { g, moves } = gameOf('random', 1)
    const { moves: named, ...head } = recordOf(g, moves)
    const record: GameRecord = {
      ...head,
      moves: named.map((move, i) => ({
        ...move,
        ...(i % 2 === 0 ? { at: 1_700_000_000_000 + i } : {}),
        ...(i % 3 === 0 ? { clock: 2700_000 - i } : {}),
      })),
    }
    const read = readRecord(write(record))
    expect(read.record).toEqual(record)
    expect(playRecord(read).state).toEqual(g)
  })

  test('is read with a byte order mark and line ends of Windows', () => {
    const { g, moves } = gameOf('random', 2)
    const text = write(recordOf(g, moves))
    expect(playRecord(readRecord(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).state).toEqual(g)
  })

  test('names the line of a move that the rules refuse, and of an answer that does not exist', () => {
    const { g, moves } = gameOf('careful', 12)
    const text = write(recordOf(g, moves))
    const rows = text.split('\n')
    const at = rows.findIndex((row) => /"ussr poland"/.test(row))
    expect(at).toBeGreaterThan(5)
    const refused = errorOf(rows.with(at, rows[at]!.replace('poland', 'canada')).join('\n'))
    expect([refused.line, refused.reason?.key]).toEqual([at + 1, 'outside-area'])
    const unknown = errorOf(rows.with(at, rows[at]!.replace('poland', 'atlantis')).join('\n'))
    expect([unknown.line, unknown.message]).toEqual([at + 1, `line ${at + 1}: no answer is named "atlantis"`])
    const garbled = errorOf(rows.with(at, rows[at]!.replace('ussr poland', 'poland')).join('\n'))
    expect([garbled.line, garbled.reason]).toEqual([at + 1, null])
  })
})

describe('appending', () => {
  test('moves are added to a record in lines as they are made', () => {
    const { g, moves } = gameOf('random', 5)
    const record = recordOf(g, moves)
    let text = writeRecordLines({ ...record, moves: [] })
    expect(playRecord(readRecord(text)).state).toEqual(newGame(startOfGame(g)))
    for (const move of record.moves) text += writeMove(move)
    expect(text).toBe(writeRecordLines(record))
    expect(playRecord(readRecord(text)).state).toEqual(g)
  })

  test('every prefix of the lines is a record, a line cut off is refused with its number', () => {
    const { g, moves } = gameOf('random', 5)
    const rows = writeRecordLines(recordOf(g, moves)).trimEnd().split('\n')
    for (let n = 1; n <= rows.length; n += 20) expect(playRecord(readRecord(rows.slice(0, n).join('\n'))).moves).toHaveLength(n - 1)
    const cut = `${rows.slice(0, 9).join('\n')}\n${rows[9]!.slice(0, -2)}`
    expect(errorOf(cut)).toMatchObject({ line: 10, reason: null })
    expect(errorOf(cut).message).toContain('this is no JSON')
  })
})

describe('what is refused, with the line', () => {
  const { g, moves } = gameOf('random', 6)
  const record = recordOf(g, moves)
  const [head, ...rest] = writeRecordLines(record).trimEnd().split('\n')
  const header = JSON.parse(head!) as Record<string, unknown>
  const lines = (change: Record<string, unknown>): string => [JSON.stringify({ ...header, ...change }), ...rest].join('\n')
  /** The same as JSON over several lines, where each field of the header has a line of its own. */
  const whole = (change: Record<string, unknown>): string =>
    JSON.stringify({ ...header, ...change, moves: rest.map((row) => JSON.parse(row) as unknown) }, null, 1)

  const HEADERS: readonly (readonly [string, Record<string, unknown>, string, string])[] = [
    ['an older format', { version: 0 }, 'version', 'version 0 of the format is not known here; this program reads version 1'],
    ['a newer format', { version: 2 }, 'version', 'version 2 of the format is not known here'],
    ['a format without version', { version: undefined }, 'version', 'of the format is not known here'],
    ['another format', { format: 'pgn' }, 'format', 'this is no record of a game'],
    ['a game nobody knows', { game: 'go' }, 'game', 'no game is named "go"'],
    ['newer rules', { rules: 99 }, 'rules', 'it was played by version 99 of the rules'],
    ['rules without version', { rules: 'new' }, 'rules', 'rules is the version of the rules'],
    ['no options', { options: 3 }, 'options', 'the options are missing'],
    ['an option nobody knows', { options: { blind: true } }, 'options', 'no option is named blind'],
    ['options out of range', { options: { handicap: [0, 21] } }, 'options', 'handicap is two whole numbers'],
    ['a reading nobody knows', { options: { readings: { wargamesTie: 'us' } } }, 'options', 'wargamesTie is one of'],
    ['options that contradict the game', { options: { mix: true } }, 'options', "can't be mixed"],
    ['players without names', { players: { us: 7 } }, 'players', 'players has the names of us and ussr'],
    ['a third player', { players: { china: 'Mao' } }, 'players', 'players has no "china"'],
    ['a seed that is no number', { seed: 'x' }, 'seed', 'seed is a number'],
    ['hints that are neither on nor off', { hints: 'some' }, 'hints', 'hints is true or false'],
    ['a rating that is neither yes nor no', { rated: 1 }, 'rated', 'rated is true or false'],
    ['a field nobody knows', { winner: 'us' }, 'format', 'a record has no "winner"'],
  ]
  test.each(HEADERS.filter(([name]) => name !== 'options that contradict the game'))('%s', (_, change, key, message) => {
    expect(errorOf(lines(change))).toMatchObject({ line: 1, message: expect.stringContaining(message) as string })
    const text = whole(change)
    const line = text.split('\n').findIndex((row) => row.startsWith(` "${key}"`)) + 1
    expect(errorOf(text)).toMatchObject({ line: Math.max(1, line), message: expect.stringContaining(message) as string })
  })

  test('options that contradict the game', () => {
    const { options } = recordOf(newGame({ game: 'red-sea', mix: true }), [])
    const text = (change: object): string => JSON.stringify({ ...header, game: 'red-sea-mixed', options: { ...options, ...change } })
    expect(playRecord(readRecord(text({}))).moves).toEqual([])
    expect(errorOf(text({ mix: false })).message).toContain('it needs mix: true')
  })

  const MOVES: readonly (readonly [string, unknown, string])[] = [
    ['a number', 7, 'a move reads like "ussr poland"'],
    ['nothing', null, 'a move reads like'],
    ['an actor nobody knows', 'china poland', 'a move reads like'],
    ['two answers', 'us poland italy', 'a move reads like'],
    ['no answer', 'us', 'a move reads like'],
    ['a clock that is no number', { move: 'us poland', clock: '45:00' }, 'clock is a number of milliseconds'],
    ['a time that is no number', { move: 'us poland', at: null }, 'at is a number of milliseconds'],
    ['more than a move has', { move: 'us poland', by: 'Ann' }, 'a move has no "by"'],
    ['a list', ['us poland'], 'a move reads like'],
  ]
  test.each(MOVES)('a move that is %s', (_, move, message) => {
    const rows = [...rest.slice(0, 20), JSON.stringify(move), ...rest.slice(20)]
    expect(errorOf([head!, ...rows].join('\n'))).toMatchObject({ line: 22, message: expect.stringContaining(message) as string })
    const text = JSON.stringify({ ...header, moves: rows.map((row) => JSON.parse(row) as unknown) }, null, 1)
    const [begins] = JSON.stringify(move, null, 1).split('\n')
    const line = text.split('\n').findLastIndex((row) => row.replace(/,$/, '').trim() === begins) + 1
    expect(errorOf(text)).toMatchObject({ line, message: expect.stringContaining(message) as string })
  })

  test('JSON that is damaged, empty or none at all', () => {
    expect(errorOf('')).toMatchObject({ line: 1, message: 'line 1: it is empty' })
    expect(errorOf('{"format"')).toMatchObject({ line: 1 })
    const rows = whole({}).split('\n')
    expect(errorOf(rows.with(6, '!').join('\n'))).toMatchObject({ line: 7, message: expect.stringContaining('this is no JSON') as string })
    expect(errorOf(rows.slice(0, 30).join('\n'))).toMatchObject({ line: 30, message: expect.stringContaining('this is no JSON') as string })
    expect(errorOf('[1, 2]').message).toContain('this is no record of a game')
    expect(errorOf('null').message).toContain('this is no record of a game')
  })

  test('moves that are no list, or missing in a record in one piece', () => {
    expect(errorOf(JSON.stringify({ ...header, moves: 'us poland' }, null, 1)).message).toContain('the moves are missing')
    expect(errorOf(JSON.stringify(header, null, 1)).message).toContain('the moves are missing')
  })

  test('50 MB of noise, by their size', () => {
    expect(errorOf(`{"format": "${'x'.repeat(50_000_000)}"}`)).toMatchObject({
      line: 1,
      message: expect.stringContaining('characters') as string,
    })
  })
})

describe('opening a record', () => {
  const { g, moves } = gameOf('careful', 13)
  const text = writeRecord(recordOf(g, moves, { players: { us: 'Ann' } }))

  test('gives the game and counts cards played', () => {
    const opened = openGame(text)
    expect(opened).toMatchObject({ kind: 'record', difference: null, players: { us: 'Ann' }, printed: null, compared: moves.length })
    expect(opened.state).toEqual(g)
    expect(opened.plays).toBeGreaterThan(g.turn * 10)
    expect(opened.plays).toBeLessThan(g.turn * 20)
  })

  test('a move that the rules refuse is a difference; what comes before it is played, nothing after it', () => {
    const rows = text.split('\n')
    const at = rows.findLastIndex((row) => row.includes('"chance 1"'))
    const { difference, moves: played } = openGame(rows.with(at, rows[at]!.replace('chance 1', 'chance 7')).join('\n'))
    expect(difference).toEqual({ line: at + 1, expected: 'a legal move (not-an-answer)', found: '7' })
    expect(played).toEqual(moves.slice(0, played.length))
    expect(rows[at]).toContain('chance')
    expect(rows.findIndex((row) => row.includes('"moves"')) + 1 + played.length).toBe(at)
  })

  test('a text that is no record is an error, not a difference', () => {
    expect(() => openGame(text.replace(FORMAT, 'other'))).toThrow(BadRecord)
    expect(() => openGame(text.replace(`"version": ${VERSION}`, '"version": 7'))).toThrow('line 3: version 7')
  })
})
