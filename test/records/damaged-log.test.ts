/** Logs that are damaged rather than wrong: they are read on, and the lines that could not be used are listed apart from differences. */
import { describe, expect, test } from 'vitest'
import { generator } from '../../src/bots/generator.ts'
import { startOfGame } from '../../src/games/index.ts'
import { rulesNamed } from '../../src/index.ts'
import { exportTextLog } from '../../src/records/text-log/export.ts'
import { namesOf } from '../../src/records/text-log/names.ts'
import { replayTextLog } from '../../src/records/text-log/replay.ts'
import { soak } from '../soak.ts'
import { gameOf } from './games.ts'
import { mutate, placesOf } from './mutations.ts'

function logOf(seed: number, options: Parameters<typeof gameOf>[2] = {}): string {
  const { g, moves } = gameOf('careful', seed, options)
  return exportTextLog(startOfGame(g), moves)
}

/** The log of a game in which this happens: the first from this seed on, because such games are rare. */
function logWith(from: number, happens: (log: string) => boolean, options: Parameters<typeof gameOf>[2] = {}): string {
  for (let seed = from; seed < from + 400; seed++) {
    const found = logOf(seed, options)
    if (happens(found)) return found
  }
  throw new Error('it happens in no game')
}

/** The same game in the old dialect: empty parts are written, and there are no Cleanup blocks. */
const inOldDialect = (log: string): string =>
  log
    .split(/\n\n(?=Turn \d+, )/)
    .filter((block) => !/^Turn \d+, Cleanup/.test(block))
    .map((block) => block.replace(/^SETUP: /, 'SETUP: : ').replace(/^(Turn \d+, (?:USSR|US) AR\d+)$/, '$1: :'))
    .join('\n\n')

/** The beginning of a log: its first turns are enough to go on from damage in one of them. */
const firstTurns = (log: string, turns: number): string => log.split(new RegExp(`\\n(?=Turn ${turns + 1}, Headline)`))[0]!

const log = logOf(2)
const logs = [firstTurns(log, 3), firstTurns(inOldDialect(logOf(4)), 3)]

describe('one damaged line', () => {
  const isHeader = (row: string): boolean => row.startsWith('Turn ')
  const lines = (text: string): { readonly row: string; readonly i: number }[] =>
    text
      .split('\n')
      .map((row, i) => ({ row, i }))
      .filter(({ row, i }) => i > 12 && row.length > 8)
  const ALONE = / rolls |^(?:US|USSR) [+-]\d|Target: /
  const DAMAGE: readonly (readonly [string, (row: string) => string | null])[] = [
    // The beginning of a realignment die is a line itself, and a wrong one.
    ['cut off', (row) => (row.includes(' rolls ') ? null : row.slice(0, isHeader(row) ? -3 : Math.ceil(row.length / 2)))],
    ['a character that is another', (row) => (isHeader(row) ? null : row.replace(/^../, '#?'))],
    ['unreadable as a whole', (row) => (isHeader(row) ? null : '???')],
    ['a remark before it', (row) => (isHeader(row) ? null : `(the connection is lost)\n${row}`)],
    ['the card of a header lost', (row) => (/ AR\d+: [^:]+: (?:Event|Coup)/.test(row) ? row.replace(/(AR\d+): [^:]+/, '$1: ?') : null)],
    ['the first detail of a header lost', (row) => (/ AR\d+: [^:]+: /.test(row) ? row.replace(/(AR\d+: [^:]+): .*$/, '$1:') : null)],
    ['a header whose beginning is lost', (row) => (/ AR\d+: [^:]+: /.test(row) ? row.replace(/^Turn \d+/, 'T') : null)],
  ]

  test.each(DAMAGE)('%s: the log is read on, and the line is named', (_, damage) => {
    const random = generator(7)
    let restored = 0
    for (const text of logs) {
      const places = lines(text).filter(({ row }) => damage(row) !== null && damage(row) !== row)
      for (let n = 0; n < soak(4, 8); n++) {
        const { row, i } = places[Math.floor(random() * places.length)]!
        const rows = text.split('\n')
        const { difference, unusable, result } = replayTextLog(rows.with(i, damage(row)!).join('\n'))
        expect([i + 1, row, difference]).toEqual([i + 1, row, null])
        expect(unusable.map(({ line }) => line)).toEqual([i + 1])
        expect(result).toBeNull()
        if (unusable.every(({ readAs, readings }) => readings === 1 && (readAs === null || row.includes(readAs)))) restored++
        // The rest are lines that alone say what was rolled, placed or aimed at, and the reader says that several would fit.
        else expect([row, unusable[0]!.readings > 1]).toEqual([expect.stringMatching(ALONE), true])
      }
    }
    expect(restored).toBeGreaterThan(soak(2, 4))
  })
})

describe('a wrong number stays a difference with its own line', () => {
  test('also in a log with a line that can not be read', () => {
    const random = generator(11)
    const rows = logs[0]!.split('\n')
    const at = rows.findIndex((row, i) => i > 150 && row.startsWith('DEFCON '))
    const damaged = rows.with(at, 'DEF').join('\n')
    expect(replayTextLog(damaged)).toMatchObject({ difference: null, unusable: [{ line: at + 1, readAs: rows[at], readings: 1 }] })
    const far = placesOf(damaged).filter(({ row }) => Math.abs(row - at) > 30)
    for (let n = 0; n < 12; n++) {
      const { text, line, after } = mutate(damaged, far, random)
      const { difference, unusable } = replayTextLog(text)
      expect([line, after, difference?.line]).toEqual([line, after, line])
      expect(unusable.map((one) => one.line)).toEqual(line > at ? [at + 1] : [])
    }
  })

  test('an unreadable line stands for one line, not for two', () => {
    const rows = log.split('\n')
    const at = rows.findIndex((row, i) => / in .+\]$/.test(row) && / in .+\]$/.test(rows[i + 1]!) && / in .+\]$/.test(rows[i + 2]!))
    expect(
      replayTextLog(
        rows
          .with(at, '???')
          .toSpliced(at + 1, 1)
          .join('\n'),
      ).difference,
    ).not.toBeNull()
  })

  test('and so does a text that is no log of ours', () => {
    const remarks = Array.from({ length: 21 }, () => 'Good game!')
    const { difference } = replayTextLog(
      log
        .split('\n')
        .toSpliced(40, 0, ...remarks)
        .join('\n'),
    )
    expect(difference).toMatchObject({ line: 41, expected: 'a line of the known grammar', found: 'Good game!' })
  })
})

describe('the region of Chernobyl', () => {
  const CHOSEN = /^US chooses (?!to ).+$/m
  const rules = rulesNamed('twilight-struggle')!
  const names = namesOf(rules)

  /** The log up to the end of the turn in which the region is chosen, and how many regions the USSR places influence in after that. */
  function chosenIn(log: string): { readonly text: string; readonly chosen: string; readonly regions: number } {
    const m = CHOSEN.exec(log)
    if (m === null) return { text: log, chosen: '', regions: -1 }
    const text = log.slice(0, m.index) + log.slice(m.index).split(/\nTurn \d+, (?:Cleanup|Headline)/)[0]!
    const placed = text.slice(m.index).match(/Place Influence .+(?:\nUSSR \+\d+ in .+)+/g) ?? []
    const countries = Array.from(placed.join().matchAll(/\+\d+ in (.+) \[/g), ([, name]) => names.countryNumber(name!))
    const isIn = (region: number): boolean => countries.some((country) => (rules.map.countries[country]!.regions >> region) & 1)
    return { text, chosen: m[0], regions: rules.tables.finalScoring.filter(isIn).length }
  }

  test('is found by what follows', () => {
    const { text, chosen } = chosenIn(logWith(260, (one) => chosenIn(one).regions === rules.tables.finalScoring.length - 1))
    const line = text.slice(0, text.indexOf(chosen)).split('\n').length
    const damaged = text.replace(`${chosen}\n`, 'US chooses ')
    expect(replayTextLog(damaged)).toMatchObject({
      difference: null,
      unusable: [{ line, text: 'US chooses', readAs: chosen, readings: 1 }],
    })
  })

  test('is one of those that fit, where several do', () => {
    const { text, chosen } = chosenIn(logWith(9, (one) => [0, 1, 2].includes(chosenIn(one).regions)))
    const { difference, unusable, state } = replayTextLog(text.replace(`${chosen}\n`, 'US chooses\n'))
    expect([difference, unusable.length, state.vp]).toEqual([null, 1, replayTextLog(text).state.vp])
    expect(unusable[0]!.readAs).toMatch(CHOSEN)
    expect(unusable[0]!.readings).toBeGreaterThan(1)
  })
})

describe('the end of a log', () => {
  test('final scoring that leaves the score as it is says so', () => {
    const text = logWith(9, (one) => /\n\nNo VP awarded\. Score is [^\n]+\n\n(?:US|USSR) wins by Final Scoring\n$/.test(one))
    expect(replayTextLog(text)).toMatchObject({ difference: null, unusable: [], result: { kind: 'final-scoring' } })
    const line = text.split('\n').length - 3
    const other = text.replace(/(.*Score is )[^\n]+/s, '$1US 17.')
    expect(replayTextLog(other).difference).toMatchObject({ line })
    // Logs without the line are read as well.
    expect(replayTextLog(text.replace(/\n\nNo VP awarded[^\n]+(\n\n.+\n)$/, '$1'))).toMatchObject({ difference: null, unusable: [] })
  })

  test('a log that carries its moves may lack that line, as those of version 0.1.0 do', () => {
    const text = logWith(0, (one) => /\nNo VP awarded\.[^\n]+\n\n[^\n]*Final Scoring\n/.test(one), { game: 'red-sea' })
    expect(replayTextLog(text).difference).toBeNull()
    const without = text.replace(/\nNo VP awarded\.[^\n]+\n(?=\n[^\n]*Final Scoring\n)/, '')
    expect(without).not.toBe(text)
    expect(replayTextLog(without).difference).toBeNull()
  })

  test.each([1, 4, 7])('the old dialect may end in a block without a name, here after turn %i', (turn) => {
    const old = inOldDialect(log)
    const played = old.split(new RegExp(`\\n\\n(?=Turn ${turn + 1}, Headline)`))[0]!
    const { influence, vp } = replayTextLog(played).state
    for (const end of ['\n\n: :', '\n\n: :\n', '\n: :\n\n'])
      expect(replayTextLog(`${played}${end}`)).toMatchObject({ difference: null, unusable: [], state: { influence, vp } })
    const rows = played.split('\n')
    const [cut] = rows
      .slice(0, -4)
      .join('\n')
      .split(/\n(?=[^\n]*$)/)
    expect(replayTextLog(`${cut!}\n\n: :`)).toMatchObject({ difference: null, unusable: [] })
    const line = rows.length + 2
    expect(replayTextLog(`${played}\n\n: : US gains 9 VP. Score is US 19.`).difference).toMatchObject({ line })
  })

  test('remarks behind it can not be used, and change nothing', () => {
    const { result, moves } = replayTextLog(log)
    const { difference, unusable, ...again } = replayTextLog(`${log}\nGood game!\nTurn 11, Head\n`)
    expect([difference, again.result, again.moves]).toEqual([null, result, moves])
    expect(unusable.map(({ text, readAs }) => [text, readAs])).toEqual([
      ['Good game!', null],
      ['Turn 11, Head', null],
    ])
  })
})
