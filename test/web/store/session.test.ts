/** A game at the table of the page: kept as its record, taken back as far as nothing was revealed. */

import { describe, expect, test } from 'vitest'
import { bit, CHANCE, type Move, US, USSR } from '../../../src/engine/script.ts'
import { rulesOf } from '../../../src/games/index.ts'
import { asked, decision } from '../../../src/index.ts'
import { refuseUndo } from '../../../src/match/undo.ts'
import { SPECTATOR } from '../../../src/rules/view.ts'
import { CARD, pickOf } from '../../../src/rules/vocabulary.ts'
import { after, BrokenGame, begin, type LocalSession, recorded, resigned, restored, undone } from '../../../src/web/store/local-session.ts'
import { botAsked, influenceBefore, isHotSeat, isOver, ownClicksFrom, peopleAsked, winnerOf } from '../../../src/web/store/session.ts'

/** Chance takes the first answer. */
function dealt(s: LocalSession): LocalSession {
  let next = s
  while (asked(next.g) & bit(CHANCE)) next = after(next, [{ by: CHANCE, pick: decision(next.g, CHANCE)!.moves[0]! }])
  return next
}

const newSession = (seats: readonly [string, string] = ['human', 'human']): LocalSession =>
  dealt(begin({ game: 'twilight-struggle' }, seats))
const place = (s: LocalSession, by: 0 | 1, ...names: string[]): LocalSession =>
  after(
    s,
    names.map((name): Move => ({ by, pick: pickOf(rulesOf(s.g), name) })),
  )
const usedUp = (s: LocalSession): LocalSession => place(place(s, USSR, ...Array(6).fill('poland')), US, ...Array(7).fill('italy'))

describe('a session', () => {
  test('is the same when it is made again from its record', () => {
    const s = place(newSession(['human', 'careful']), USSR, 'poland', 'poland')
    const again = restored(JSON.parse(JSON.stringify(recorded(s))))
    expect(again.g).toEqual(s.g)
    expect(again.seats).toEqual(['human', 'careful'])
    expect(again.notes).toEqual(s.notes)
  })

  test('keeps that it is played without hints, also where it is taken back', () => {
    const s = place(dealt(begin({ game: 'twilight-struggle' }, ['human', 'careful'], { hints: false })), USSR, 'poland')
    expect(recorded(undone(s)).hints).toBe(false)
    expect(restored(recorded(s)).hints).toBe(false)
    expect('hints' in recorded(newSession())).toBe(false)
  })

  test('that a side resigns is over, asks no bot, is not taken back, and stays so in its record', () => {
    const s = place(newSession(['careful', 'human']), USSR, 'poland', 'poland', 'poland', 'poland', 'poland', 'poland')
    expect(botAsked(s)).toBe(US)
    for (const over of [resigned(s, USSR), restored(JSON.parse(JSON.stringify(recorded(resigned(s, USSR)))))]) {
      expect([isOver(over), winnerOf(over), botAsked(over), over.canUndo(USSR)]).toEqual([true, US, null, false])
      expect(over.g).toEqual(s.g)
    }
    expect([isOver(s), winnerOf(s)]).toEqual([false, null])
  })

  test('names the move that the rules refuse, and how many were good', () => {
    const record = recorded(place(newSession(), USSR, 'poland'))
    const broken = { ...record, moves: [...record.moves, { by: USSR, pick: 'cuba' }] } as typeof record
    const attempt = (): unknown => restored(broken)
    expect(attempt).toThrow(BrokenGame)
    expect(attempt).toThrow(/ussr cuba: outside-area/)
    try {
      attempt()
    } catch (error) {
      expect((error as BrokenGame).good).toBe(record.moves.length)
    }
  })

  test('does not change when it goes on', () => {
    const s = newSession()
    const before = JSON.stringify(s)
    place(s, USSR, 'poland')
    expect(JSON.stringify(s)).toBe(before)
  })

  test('can be looked at as it was after any of its moves', () => {
    const s = place(newSession(), USSR, 'poland', 'hungary')
    expect(s.at(s.actors.length - 1).g).toEqual(place(newSession(), USSR, 'poland').g)
    expect(s.at(0).actors).toEqual([])
    expect(s.at(99).match).toBe(s.match)
  })
})

describe('undo', () => {
  test('takes back one’s own clicks one by one', () => {
    const s = newSession()
    const twice = place(s, USSR, 'poland', 'hungary')
    expect(refuseUndo(twice.match, USSR)).toBeNull()
    expect(undone(undone(twice)).g).toEqual(s.g)
  })

  test('stops at what chance has answered, at the other side’s answers and at the beginning', () => {
    const s = newSession()
    expect(refuseUndo(begin({ game: 'twilight-struggle' }, s.seats).match, USSR)).toBe('nothing')
    expect(refuseUndo(s.match, USSR)).toBe('nothing')
    expect(refuseUndo(place(s, USSR, 'poland').match, US)).toBe('nothing')
    const { match: placed } = place(s, USSR, 'poland')
    expect(refuseUndo({ ...placed, made: [...placed.made, s.match.made[0]!] }, USSR)).toBe('chance')
    expect(refuseUndo({ ...placed, made: [...placed.made, { ...placed.made.at(-1)!, move: { by: US, pick: 0 } }] }, USSR)).toBe('opponent')
  })

  test('stops at cards that were shown: both headlines are open when the second is in', () => {
    const s = usedUp(newSession())
    const headline = (g: LocalSession, by: 0 | 1): LocalSession => after(g, [{ by, pick: decision(g.g, by)!.moves[0]! }])
    const first = headline(s, USSR)
    expect(refuseUndo(first.match, USSR)).toBeNull()
    const second = headline(first, US)
    expect(refuseUndo(second.match, US)).toBe('shown')
  })
})

describe('who is asked', () => {
  test('people and bots by their seats; both at once for headlines', () => {
    expect(botAsked(newSession(['human', 'careful']))).toBe(USSR)
    expect(peopleAsked(newSession(['human', 'careful']))).toEqual([])
    expect(peopleAsked(usedUp(newSession()))).toEqual([US, USSR])
    expect(isHotSeat(newSession())).toBe(true)
  })

  test('seats follow the players where bids make them change sides (11.4)', () => {
    const s = begin({ game: 'twilight-struggle', bidding: true }, ['human', 'careful'])
    const bids = place(place(s, US, 'ussr', '2'), USSR, 'us', '1')
    expect(bids.g.swapped).toBe(1)
    expect(botAsked(dealt(bids))).toBeNull()
    expect(peopleAsked(dealt(bids))).toEqual([USSR])
  })
})

describe('the last changes', () => {
  test('are one’s own clicks in a row, or all that came after them', () => {
    const s = place(newSession(), USSR, 'poland', 'poland')
    expect(ownClicksFrom(s, USSR)).toBe(s.actors.length - 2)
    // The last move is not theirs: nothing is marked, neither for the other side nor for a spectator who comes later.
    expect(ownClicksFrom(s, US)).toBe(s.actors.length)
    expect(ownClicksFrom(s, SPECTATOR)).toBe(s.actors.length)
    // Chance has the number of a spectator, and may have made all moves that a latecomer gets.
    expect(ownClicksFrom({ actors: [CHANCE, CHANCE, CHANCE] }, SPECTATOR)).toBe(3)
  })

  test('show influence as it was before all of them', () => {
    const s = place(newSession(), USSR, 'poland', 'poland', 'east-germany')
    const country = (name: string): number => pickOf(rulesOf(s.g), name)
    const before = influenceBefore(s, ownClicksFrom(s, USSR))
    expect([...before]).toEqual([
      [country('poland'), [0, 0]],
      [country('east-germany'), [0, 3]],
    ])
    expect(influenceBefore(s, s.actors.length).size).toBe(0)
  })
})

test('a card that is played is not counted as shown by its own move', () => {
  let s = usedUp(newSession())
  for (const by of [USSR, US] as const) s = after(s, [{ by, pick: decision(s.g, by)!.moves[0]! }])
  while (decision(s.g, USSR)?.kind !== 'play') {
    const by = ([CHANCE, US, USSR] as const).find((actor) => asked(s.g) & bit(actor))!
    s = after(s, [{ by, pick: decision(s.g, by)!.moves.at(-1)! }])
  }
  const played = after(s, [{ by: USSR, pick: decision(s.g, USSR)!.moves.find((pick) => pick >= CARD)! }])
  expect(refuseUndo(played.match, USSR)).toBeNull()
})
