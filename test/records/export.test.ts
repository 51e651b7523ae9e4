import { describe, expect, test } from 'vitest'
import { startOfGame } from '../../src/games/index.ts'
import { PRESETS } from '../../src/games/options.ts'
import {
  apply,
  asked,
  CHANCE,
  type Decision,
  decision,
  type Move,
  type Note,
  newGame,
  rulesNamed,
  rulesOf,
  type State,
  US,
  USSR,
} from '../../src/index.ts'
import { leagueResult, playsCsv } from '../../src/records/tables.ts'
import { exportTextLog } from '../../src/records/text-log/export.ts'
import { namesOf } from '../../src/records/text-log/names.ts'
import { parseTextLog } from '../../src/records/text-log/parse.ts'
import { replayTextLog } from '../../src/records/text-log/replay.ts'
import { LogWriter } from '../../src/records/text-log/write.ts'
import { handCount, isScoring, scoringCardsHeld } from '../../src/rules/cards.ts'
import { CARD, isCard, NUMBER, W } from '../../src/rules/vocabulary.ts'
import { soak } from '../soak.ts'
import { gameOf, type PlayedGame } from './games.ts'

const logOf = ({ g, moves }: { readonly g: State; readonly moves: readonly Move[] }): string => exportTextLog(startOfGame(g), moves)
const names = namesOf(rulesNamed('twilight-struggle')!)

/**
 * What a log holds of a game: the plays with their uses, and their notes, without hands and unprinted dice. Points of influence
 * are merged by country, so that their order is not held.
 */
function printedNotes({ g, moves }: PlayedGame): Note[] {
  const world = newGame(startOfGame(g))
  const writer = new LogWriter(world, names)
  const printed = new Set<string>(['plays', 'headline', 'use', 'event', 'coup', 'realign', 'war', 'space-roll', 'trap', 'vp', 'defcon'])
  return moves.flatMap((move) => writer.play(world, move).filter(({ key }) => printed.has(key)))
}

/** Exports a game and imports it again. */
function again(game: PlayedGame): { readonly text: string; readonly game: PlayedGame; readonly difference: unknown } {
  const text = logOf(game)
  const { state, moves, difference } = replayTextLog(text)
  return { text, game: { g: state, moves, rules: game.rules }, difference }
}

describe('a game that is exported and imported again', () => {
  const OPTIONS = [
    {},
    { optionalCards: false, handicap: [3, 0] },
    { ...PRESETS.app, handicap: [0, 2] },
    { ...PRESETS.tournament, handicap: [2, 2] },
  ] as const
  const GAMES = [
    ...Array.from({ length: soak(8, 24) }, (_, seed) => ({ player: 'careful', seed, options: OPTIONS[seed % 4]! }) as const),
    ...Array.from({ length: soak(20, 60) }, (_, seed) => ({ player: 'random', seed, options: OPTIONS[seed % 4]! }) as const),
  ]

  test.each(GAMES)('$player player, game $seed: the same plays, printed dice, values and result', ({ player, seed, options }) => {
    const game = gameOf(player, seed, options)
    const { text, game: read, difference } = again(game)
    expect(difference).toBeNull()
    expect(read.g.result).toEqual(game.g.result)
    expect(read.g.options).toEqual(game.g.options)
    expect(printedNotes(read)).toEqual(printedNotes(game))
    expect([read.g.influence, read.g.vp, read.g.defcon, read.g.milops, read.g.space, read.g.effects]).toEqual([
      game.g.influence,
      game.g.vp,
      game.g.defcon,
      game.g.milops,
      game.g.space,
      game.g.effects,
    ])
    expect(logOf(read)).toBe(text)
  })

  test('no line is unknown to the grammar', () => {
    for (const { player, seed, options } of GAMES.slice(0, 40))
      expect(parseTextLog(logOf(gameOf(player, seed, options)), names).unknown).toEqual([])
  })

  test('readings and held cards that differ from every preset survive', () => {
    const readings = { wargamesTie: 'opponent', bothHeldScoring: 'score-decides', glasnostEndsReformer: true } as const
    const game = gameOf('random', 7, { showHeldCards: true, readings })
    const text = logOf(game)
    expect(text).toContain('; Hotline rules: ')
    expect(replayTextLog(text).state.options).toEqual(game.g.options)
  })

  test('a preset that is named goes before what the log says', () => {
    const text = logOf(gameOf('random', 7, PRESETS.app))
    expect(replayTextLog(text).state.options.readings).toEqual(PRESETS.app.readings)
    expect(replayTextLog(text, 'rulebook').state.options.readings).toEqual(PRESETS.rulebook.readings)
  })

  test('names of players are kept, without line ends', () => {
    const { g, moves } = gameOf('random', 3)
    const text = exportTextLog(startOfGame(g), moves, { us: 'Ann\nof Kent', ussr: 'Event: NATO*' })
    expect(replayTextLog(text)).toMatchObject({ difference: null, players: { us: 'Ann of Kent', ussr: 'Event: NATO*' } })
  })

  test('a draw by scoring cards that both sides held stands behind the clock', () => {
    const isDraw = ({ g }: PlayedGame): boolean => g.result?.kind === 'held-scoring' && g.result.winner < 0
    let seed = 0
    while (!isDraw(gameOf('random', seed))) seed++
    const draw = gameOf('random', seed)
    const text = logOf(draw)
    expect(text).toContain('; Hotline end: draw by held-scoring')
    expect(replayTextLog(text)).toMatchObject({ difference: null, result: { winner: -1, kind: 'held-scoring' } })
  })
})

describe('a trapped side that may keep its scoring cards', () => {
  /**
   * Turn 4 deals Quagmire to the USSR, which headlines it, and scoring cards to the US, whose rolls set it free in turn 5. The cards played
   * then are more than it has drawn in that turn.
   */
  function trappedGame(): PlayedGame & { readonly kept: number } {
    const g = newGame({ game: 'twilight-struggle', readings: { trapKeepsScoring: true } })
    const moves: Move[] = []
    let kept = 0
    const pick = ({ kind, moves }: Decision): number => {
      const cards = moves.filter(isCard).map((answer) => answer - CARD)
      const quagmire = cards.find((card) => rulesOf(g).cards[card]!.id === 'quagmire')
      const [scoring, other] = [true, false].map((wanted) => cards.find((card) => isScoring(g, card) === wanted))
      if (kind === 'die') return NUMBER + (g.turn < 5 ? 6 : 1)
      if (kind === 'use') return moves.find((use) => use === W.influence) ?? moves[0]!
      if (moves.includes(W.done)) return W.done
      const toUs = handCount(g, USSR) > handCount(g, US)
      const drawn = g.turn === 4 && toUs ? scoring : (quagmire ?? other)
      const card = kind === 'draw' ? drawn : kind === 'headline' ? (quagmire ?? other) : kind === 'play' ? scoring : other
      return card === undefined ? moves[0]! : CARD + card
    }
    while (g.turn < 6) {
      const by = ([US, USSR, CHANCE] as const).find((who) => (asked(g) >> who) & 1)!
      moves.push({ by, pick: pick(decision(g, by)!) })
      const { turn } = g
      apply(g, moves.at(-1)!)
      if (turn === 4 && g.turn === 5) kept = scoringCardsHeld(g, US)
    }
    return { g, moves, rules: rulesOf(g), kept }
  }

  test('holds them over the end of a turn, and gets them dealt when the log is read', () => {
    const game = trappedGame()
    expect(game.kept).toBeGreaterThan(0)
    const { text, difference } = again(game)
    expect(text).toContain('trapKeepsScoring=true')
    expect(difference).toBeNull()
  })
})

describe('a game that has not ended', () => {
  test('is exported up to where it stands, and imported up to its last complete line', () => {
    const { g, moves } = gameOf('careful', 4)
    for (let n = 40; n < moves.length; n += 97) {
      const text = exportTextLog(startOfGame(g), moves.slice(0, n))
      const { difference, result, state } = replayTextLog(text)
      expect([n, difference, result]).toEqual([n, null, null])
      const before = text.slice(0, text.lastIndexOf('\nTurn'))
      expect(exportTextLog(startOfGame(state), replayTextLog(text).moves)).toContain(before)
    }
  })
})

describe('games that the app does not have carry their moves behind the clock', () => {
  test.each([
    ['Red Sea', { game: 'red-sea' }],
    ['Red Sea with cards of the base game', { game: 'red-sea', mix: true }],
    ['the base game with cards of Red Sea', { mix: true }],
  ])('%s', (_, options) => {
    for (const seed of [1, 2]) {
      const game = gameOf('careful', seed, options)
      const text = logOf(game)
      const read = replayTextLog(text)
      expect(read).toMatchObject({ difference: null, moves: game.moves, result: game.g.result })
      expect(read.state).toEqual(game.g)
      expect(replayTextLog(text.replaceAll('\n', '\r\n')).difference).toBeNull()
    }
  })

  test('a line that the moves do not give is a difference, a move that the rules refuse an error', () => {
    const text = logOf(gameOf('careful', 1, { game: 'red-sea' }))
    const rows = text.split('\n')
    const at = rows.findIndex((row) => row.startsWith('Target: '))
    expect(replayTextLog(rows.with(at, 'Target: Chile').join('\n')).difference).toEqual({
      line: at + 1,
      expected: rows[at],
      found: 'Target: Chile',
    })
    expect(() => replayTextLog(text.replace(/Hotline moves: [^,]+, /, 'Hotline moves: us poland, '))).toThrow('unknown move "us poland"')
    expect(() => replayTextLog(text.replace(/Hotline moves: [^,]+, /, 'Hotline moves: us oman, '))).toThrow(
      'move 1 behind the clock is refused',
    )
    expect(() => replayTextLog(text.replace(/; Hotline moves: .+/, ''))).toThrow('has its moves behind the clock')
  })
})

describe('tables', () => {
  const game = gameOf('careful', 9)
  const { g, moves } = game

  test('the CSV has a row for each card played, with its use', () => {
    const [head, ...rows] = playsCsv(startOfGame(g), moves).trimEnd().split('\n')
    expect(head).toBe('turn,round,side,card,use,details')
    const notes = printedNotes(game)
    expect(rows).toHaveLength(notes.filter(({ key }) => ['plays', 'headline', 'trap'].includes(key)).length)
    const fields = rows.map((row) => /^(\d+),(\d+),(USSR|US),("(?:[^"]|"")*"|[^,]*),(\w*),/.exec(row)!)
    expect(fields.filter(([, , , , , use]) => use === 'headline')).toHaveLength(notes.filter(({ key }) => key === 'headline').length)
    for (const use of ['influence', 'realign', 'coup', 'space', 'event']) expect(fields.some((row) => row[5] === use)).toBe(true)
  })

  test('a headline stands in round 0, whatever follows from it at once, and every other card in a round', () => {
    for (const seed of [0, 1, 2, 3, 4, 5]) {
      const other = gameOf('random', seed)
      const rows = playsCsv(startOfGame(other.g), other.moves).trimEnd().split('\n').slice(1)
      const fields = rows.map((row) => /^\d+,(\d+),(?:USSR|US),(?:"(?:[^"]|"")*"|[^,]*),(\w*),/.exec(row)!)
      for (const [row, round, use] of fields) if (use === 'headline') expect([row, round]).toEqual([row, '0'])
      expect(fields.filter(([, round]) => round !== '0').length).toBeGreaterThan(0)
    }
  })

  test('names with quotation marks and commas are quoted', () => {
    const csv = Array.from({ length: 10 }, (_, seed) => gameOf('careful', seed))
      .map((other) => playsCsv(startOfGame(other.g), other.moves))
      .join('')
    expect(csv).toContain(',"""One Small Step...""",')
  })

  test('the league gets winner, last turn and kind of end', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { g: ended, rules } = gameOf('random', seed)
      const { kind, card, winner } = ended.result!
      expect(leagueResult(ended)).toEqual({
        winner: winner < 0 ? 'draw' : winner === US ? 'us' : 'ussr',
        endTurn: ended.turn,
        end: kind === 'event' ? rules.cards[card]!.id : kind,
        score: ended.vp,
      })
    }
    expect(leagueResult(newGame({ game: 'red-sea' }))).toEqual({ winner: null, endTurn: 1, end: null, score: 0 })
  })
})
