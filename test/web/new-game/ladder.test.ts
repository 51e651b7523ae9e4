/** The ladder of opponents, and the last choice of the form. */
import { afterEach, describe, expect, test } from 'vitest'
import { type Side, US, USSR } from '../../../src/engine/script.ts'
import { HUMAN } from '../../../src/match/players.ts'
import { type BotLevel, LEVELS } from '../../../src/protocol/levels.ts'
import { keepWishes, keptWishes } from '../../../src/web/new-game/kept-wishes.ts'
import { ladderOf, recommendationAfter } from '../../../src/web/new-game/ladder.ts'
import { FIRST_WISHES } from '../../../src/web/new-game/wishes.ts'
import { begin, type LocalSession, resigned } from '../../../src/web/store/local-session.ts'
import { type BotResult, keepOfAccount, keepResult, resultsWith, unsentResults } from '../../../src/web/store/results.ts'
import type { Kept } from '../../../src/web/store/shelf.ts'
import { standInForStorage } from '../without-browser.ts'

const kept = new Map<string, string>()
standInForStorage(kept)
afterEach(() => kept.clear())

/** Results against one level, the oldest first: `+` won, `-` lost. */
const against = (level: BotLevel, results: string, from = 0): BotResult[] =>
  results.split('').map((result, i) => ({ level, won: result === '+', at: from + i }))

describe('the ladder', () => {
  test('has every level once, the hardest on top, with what was won and lost', () => {
    const rungs = ladderOf([...against('recruit', '-++'), ...against('club', '-')])
    expect(rungs.map(({ level }) => level)).toEqual(LEVELS.toReversed())
    expect(rungs.at(-1)).toEqual({ level: 'recruit', won: 2, lost: 1 })
    expect(rungs.find(({ level }) => level === 'club')).toEqual({ level: 'club', won: 0, lost: 1 })
    expect(rungs[0]).toEqual({ level: 'master', won: 0, lost: 0 })
  })
})

describe('the level to play next', () => {
  test('is not known before the first game', () => {
    expect(recommendationAfter([])).toBeNull()
  })

  test.each([
    ['won the first game', 'club', '+', { level: 'veteran', won: 1, of: 1 }],
    ['won 4 of 5', 'club', '++-++', { level: 'veteran', won: 4, of: 5 }],
    ['counts the last five games alone', 'club', '-----+++-+', { level: 'veteran', won: 4, of: 5 }],
    ['won, but seldom', 'club', '---+', { level: 'club', won: 1, of: 4 }],
    ['lost the first game', 'club', '-', { level: 'club', won: 0, of: 1 }],
    ['lost four', 'club', '----', { level: 'beginner', won: 0, of: 4 }],
    ['lost the last of many wins', 'club', '++++-', { level: 'club', won: 4, of: 5 }],
    ['beat the hardest', 'master', '+++', { level: 'master', won: 3, of: 3 }],
    ['lost to the easiest', 'recruit', '-----', { level: 'recruit', won: 0, of: 5 }],
  ] as const)('who %s', (_, level, results, wanted) => {
    expect(recommendationAfter(against(level, results))).toEqual(wanted)
  })

  test('is about the level that was played last', () => {
    expect(recommendationAfter([...against('recruit', '+++'), ...against('expert', '-', 10)])?.level).toBe('expert')
  })
})

describe('results', () => {
  /** A game that the person at this side's seat has won or lost by resigning, or that is still played. */
  function ended(seats: readonly [string, string], loser: Side | null): LocalSession {
    const session = begin({ game: 'red-sea' }, seats)
    return loser === null ? session : resigned(session, loser)
  }
  const shelved = (id: string, us: string, ussr: string, winner: number | null, more: object = {}) =>
    ({ id, winner, changed: 5, record: { players: { us, ussr }, options: {}, ...more } }) as unknown as Kept

  test('are kept by game, also of a level with a thinking time; an undo takes them back', () => {
    keepResult('a', ended([HUMAN, 'master:5s'], USSR), 1)
    keepResult('b', ended(['club', HUMAN], USSR), 2)
    expect(resultsWith([])).toEqual([
      { level: 'master', won: true, at: 1 },
      { level: 'club', won: false, at: 2 },
    ])
    keepResult('b', ended(['club', HUMAN], null), 3)
    expect(resultsWith([])).toEqual([{ level: 'master', won: true, at: 1 }])
  })

  test('go to an account once, and those of other devices come from it; another person here sees their own alone', () => {
    keepResult('a', ended([HUMAN, 'club'], USSR), 1)
    keepResult('b', ended([HUMAN, 'club'], USSR), 2)
    const sent = unsentResults()
    expect(sent).toEqual([
      { game: 'a', level: 'club', won: true, at: 1 },
      { game: 'b', level: 'club', won: true, at: 2 },
    ])
    // While they are under way, an undo takes one back.
    keepResult('b', ended([HUMAN, 'club'], null), 3)
    keepOfAccount('anna', sent, [...sent, { game: 'elsewhere', level: 'master', won: false, at: 0 }])
    const annas = [
      { level: 'master', won: false, at: 0 },
      { level: 'club', won: true, at: 1 },
    ]
    expect(resultsWith([], 'anna')).toEqual(annas)
    expect(resultsWith([])).toEqual(annas)
    expect(resultsWith([], 'boris')).toEqual([])
    const undone = { game: 'b', level: 'club', won: null, at: 3 } as const
    expect(unsentResults()).toEqual([undone])
    keepOfAccount('anna', [undone], [sent[0]!, undone])
    expect([unsentResults(), resultsWith([], 'anna')]).toEqual([[], [{ level: 'club', won: true, at: 1 }]])
  })

  test('are not those of games between people, or between bots', () => {
    keepResult('a', ended([HUMAN, HUMAN], US), 1)
    keepResult('b', ended(['club', 'club'], US), 2)
    keepResult('c', ended([HUMAN, 'random'], US), 3)
    expect(resultsWith([])).toEqual([])
  })

  test('of games kept by an older version come from the shelf, each once, by the names of today', () => {
    keepResult('a', ended([HUMAN, 'club'], USSR), 9)
    const shelf = [shelved('a', HUMAN, 'club', 0), shelved('b', 'careful', HUMAN, 1), shelved('c', HUMAN, 'expert:2s', 1)]
    expect(resultsWith(shelf)).toEqual([
      { level: 'recruit', won: true, at: 5 },
      { level: 'master', won: false, at: 5 },
      { level: 'club', won: true, at: 9 },
    ])
    const others = [shelved('d', HUMAN, HUMAN, 1), shelved('e', HUMAN, 'club', null), shelved('f', HUMAN, 'club', -1)]
    expect(resultsWith([...others, shelved('g', HUMAN, 'club', 1, { options: { bidding: true } })]).map(({ at }) => at)).toEqual([9])
  })

  test('that can’t be read count as none', () => {
    kept.set('hotline.results', 'no JSON')
    expect(resultsWith([])).toEqual([])
    kept.set('hotline.results', JSON.stringify({ a: { level: 'chess', won: true, at: 1 }, b: null, c: { level: 'club', won: 1, at: 1 } }))
    expect(resultsWith([])).toEqual([])
  })
})

describe('the form', () => {
  test('remembers the last choice, apart for the computer and a friend', () => {
    keepWishes('computer', { ...FIRST_WISHES, game: 'red-sea', opponent: 'club', side: 'ussr' })
    expect(keptWishes('computer')).toEqual({ ...FIRST_WISHES, game: 'red-sea', opponent: 'club', side: 'ussr' })
    expect(keptWishes('friend')).toEqual({ ...FIRST_WISHES, opponent: 'friend' })
  })

  test('takes nothing that it does not know', () => {
    kept.set(
      'hotline.wishes.computer',
      JSON.stringify({ game: 'chess', opponent: 'friend', side: 7, hints: 'yes', options: { edition: 3, readings: { x: 1 } } }),
    )
    expect(keptWishes('computer')).toEqual(FIRST_WISHES)
    kept.set('hotline.wishes.computer', 'no JSON')
    expect(keptWishes('computer')).toEqual(FIRST_WISHES)
  })
})
