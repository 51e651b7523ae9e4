/** Chance from a secret that was promised before the first deal. */
import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import { anyAsked } from '../../src/bots/players/random.ts'
import { CHANCE, type Move } from '../../src/engine/script.ts'
import { apply, asked, decision, nameOf, newGame, rulesOf } from '../../src/index.ts'
import { commitmentOf, commitmentTo, countAnswer, type FairSource, fairKey, fairPick, type Given } from '../../src/records/fair.ts'
import { nameOfMove } from '../../src/records/moves.ts'
import { readRecord, recordOf, writeRecord } from '../../src/records/record.ts'
import { verifyFairness } from '../../src/records/verify.ts'
import { fairness, play, recordOfGame, SOURCE, START } from './fair-games.ts'

const finished = play(START, SOURCE, 3)

describe('chance', () => {
  test('the commitment is the SHA-256 of the secret', () => {
    expect(commitmentOf(SOURCE.secret)).toBe(createHash('sha256').update(Buffer.from(SOURCE.secret, 'hex')).digest('hex'))
  })

  test('a player’s commitment is what docs/socket.md says: it holds for one seat and one secret', () => {
    const promise = commitmentOf(SOURCE.secret)
    const hashed = createHash('sha256').update(`hotline contribution 2\n${promise}\nussr\npear`).digest('hex')
    expect(commitmentTo('pear', 'ussr', promise)).toBe(hashed)
    expect(commitmentTo('pear', 'us', promise)).not.toBe(hashed)
    expect(commitmentTo('pear', 'ussr', commitmentOf('00'.repeat(32)))).not.toBe(hashed)
  })

  test('a die is what docs/socket.md says: the first number of the row below the limit', () => {
    const g = play(
      START,
      SOURCE,
      3,
      new Map(),
      finished.moves.findIndex(({ by }, i) => i > 40 && by === CHANCE),
    ).g
    const asks = decision(g, CHANCE)!
    const key = createHmac('sha256', Buffer.from(SOURCE.secret, 'hex')).update('hotline chance 1\napple\npear').digest()
    const label =
      asks.kind === 'draw' ? `${asks.prompt} ${g.turn} ${asks.at} ${g.frames.at(-1)!.me}` : `${asks.kind} ${asks.at} ${g.frames.at(-1)!.me}`
    const given: Given = new Map([[label, 4]])
    const word = (i: number): number =>
      createHmac('sha256', key)
        .update(`${label} 4 ${Math.floor(i / 8)}`)
        .digest()
        .readUInt32BE((i % 8) * 4)
    const pick = fairPick(fairKey(SOURCE), given, g)!
    if (asks.kind === 'draw') expect(asks.moves.every((one) => word(pick - 100) <= word(one - 100))).toBe(true)
    else expect(pick).toBe(asks.moves[word(0) % 6])
  })

  test('faces come equally often, and so do cards', () => {
    const faces = new Map<number, number>()
    const first = new Map<number, number>()
    for (let i = 0; i < 60; i++) {
      const { moves } = play(START, { ...SOURCE, contributions: [`us${i}`, 'ussr'] }, i)
      first.set(moves[0]!.pick, (first.get(moves[0]!.pick) ?? 0) + 1)
      for (const { by, pick } of moves) if (by === CHANCE && pick >= 400) faces.set(pick, (faces.get(pick) ?? 0) + 1)
    }
    const total = [...faces.values()].reduce((a, b) => a + b)
    expect([...faces.keys()].sort((a, b) => a - b)).toEqual([401, 402, 403, 404, 405, 406])
    for (const n of faces.values()) expect(Math.abs(n - total / 6)).toBeLessThan(5 * Math.sqrt(total / 6))
    expect(first.size).toBeGreaterThan(20)
  })

  test('each part of the source matters', () => {
    const deal = (source: FairSource): string => JSON.stringify(play(START, source, 1, new Map(), 16).moves)
    const other = [
      { ...SOURCE, version: 2 as const },
      { ...SOURCE, secret: '5b'.repeat(32) },
      { ...SOURCE, contributions: ['apples', 'pear'] as const },
      { ...SOURCE, contributions: ['apple', 'pears'] as const },
      { ...SOURCE, contributions: ['pear', 'apple'] as const },
    ]
    expect(new Set([SOURCE, ...other].map(deal)).size).toBe(6)
  })

  test('equal sources deal alike whatever the players play: a duplicate match', () => {
    const deals = (seed: number): string[] =>
      play(START, SOURCE, seed)
        .moves.slice(0, 16)
        .map(({ pick }) => nameOf(rulesOf(newGame(START)), pick)!)
    expect(deals(1)).toEqual(deals(2))
  })

  test('an answer that was taken back is not used again, and others stay as they were', () => {
    const key = fairKey(SOURCE)
    const answers = Array.from({ length: 30 }, (_, n) => {
      const g = newGame(START)
      const given: Given = new Map()
      for (let i = 0; i < n; i++) countAnswer(given, g)
      return fairPick(key, given, g)
    })
    expect(new Set(answers).size).toBeGreaterThan(10)
  })
})

describe('verification', () => {
  test('a fair game is found fair, with all that was taken back', () => {
    const given: Given = new Map()
    const before = play(START, SOURCE, 5, given, 60)
    // The last 20 moves are taken back; chance goes on counting.
    const key = fairKey(SOURCE)
    const random = generator(9)
    const rules = rulesOf(before.g)
    const kept = before.moves.slice(0, 40)
    const g = newGame(START)
    for (const move of kept) apply(g, move)
    const moves = [...kept]
    while (g.result === null) {
      const by = anyAsked(asked(g), random)
      const pick = by === CHANCE ? fairPick(key, given, g)! : oneOf(decision(g, by)!.moves, random)
      if (by === CHANCE) countAnswer(given, g)
      apply(g, { by, pick })
      moves.push({ by, pick })
    }
    const names = (list: readonly Move[]): string[] => list.map((move) => nameOfMove(rules, move))
    const history = [...names(before.moves), 'back 40', ...names(moves.slice(40))]
    const record = { ...recordOf(g, moves, { players: {} }), fair: { ...fairness, history } }
    expect(verifyFairness(record)).toMatchObject({ fair: true })
    expect(verifyFairness({ ...record, fair: { ...fairness, history: history.slice(0, -1) } })).toMatchObject({ why: 'history' })
  })

  test('the first answer of chance that does not fit is named', () => {
    const record = recordOfGame(finished)
    expect(verifyFairness(record)).toEqual({ fair: true, answers: record.moves.filter(({ by }) => by === CHANCE).length })
    const rolled = record.moves.findIndex(({ by, pick }) => by === CHANCE && /^\d$/.test(pick))
    const other = record.moves[rolled]!.pick === '6' ? '5' : '6'
    const forged = { ...record, moves: record.moves.map((move, i) => (i === rolled ? { ...move, pick: other } : move)) }
    expect(verifyFairness(forged)).toMatchObject({ why: 'chance', move: rolled + 1, found: other, expected: record.moves[rolled]!.pick })
  })

  test('another secret than the promised one is found out, and a record without one says nothing', () => {
    const record = recordOfGame(finished)
    expect(verifyFairness({ ...record, fair: { ...fairness, secret: '00'.repeat(32) } })).toMatchObject({ why: 'commitment' })
    expect(verifyFairness({ ...record, fair: { ...fairness, contributions: ['apple', 'other'] } })).toMatchObject({
      why: 'chance',
      move: 1,
    })
    expect(verifyFairness(recordOf(finished.g, finished.moves))).toMatchObject({ why: 'no-secret' })
  })

  test('of version 2 compares what each seat revealed with its promise', () => {
    const source: FairSource = { ...SOURCE, version: 2 }
    const played = play(START, source, 3)
    const commitment = commitmentOf(source.secret)
    const commitments = [commitmentTo('apple', 'us', commitment), commitmentTo('pear', 'ussr', commitment)] as const
    const record = recordOf(played.g, played.moves, { players: {}, fair: { ...source, commitment, commitments } })
    expect(verifyFairness(readRecord(writeRecord(record)).record)).toMatchObject({ fair: true })
    const swapped = { ...record.fair!, commitments: [commitments[1], commitments[0]] } as const
    expect(verifyFairness({ ...record, fair: swapped })).toEqual({ fair: false, why: 'contribution', seat: 'us' })
    // The versions differ, so that nobody can tell a game of one to be of the other.
    expect(verifyFairness({ ...record, fair: fairness })).toMatchObject({ why: 'chance', move: 1 })
    for (const fair of [
      { ...record.fair!, commitments: undefined },
      { ...record.fair!, version: 3 },
      { ...fairness, commitments },
    ])
      expect(() => readRecord(writeRecord({ ...record, fair: fair as never }))).toThrow(/fair has a commitment/)
  })

  test('a die that Carter Doctrine fixed is no chance', () => {
    // A side that may set a die answers itself, and chance is not asked.
    const games = Array.from({ length: 40 }, (_, i) => play({ game: 'red-sea' }, SOURCE, i))
    const fixed = games.filter(({ g, moves }) =>
      moves.some(({ by, pick }) => by !== CHANCE && ['1', '6'].includes(nameOf(rulesOf(g), pick)!)),
    )
    expect(fixed.length).toBeGreaterThan(0)
    for (const game of games) expect(verifyFairness(recordOfGame(game))).toMatchObject({ fair: true })
  })
})
