/** Watching a game: its stops and chapters, whose eyes look at it, and the link that carries it. */

import { describe, expect, test } from 'vitest'
import { bit, CHANCE, type Move } from '../../../src/engine/script.ts'
import { newGame, startOfGame } from '../../../src/games/index.ts'
import { openGame } from '../../../src/records/open.ts'
import { readRecord, recordOf, writeRecord } from '../../../src/records/record.ts'
import { exportTextLog } from '../../../src/records/text-log/export.ts'
import { refuseText, troubleOf } from '../../../src/records/trouble.ts'
import { apply, asked, view } from '../../../src/rules/api.ts'
import { handCards, unseenCards } from '../../../src/rules/queries/cards.ts'
import { SPECTATOR } from '../../../src/rules/view.ts'
import { chapterAt, courseOf, lastChapter, lastStop, nextChapter, nextStop } from '../../../src/web/replay/course.ts'
import { identityOf } from '../../../src/web/replay/identity.ts'
import { notesWith, seenWith } from '../../../src/web/replay/sight.ts'
import { after, begin } from '../../../src/web/store/local-session.ts'
import { LONGEST_LINK, pack, unpack } from '../../../src/web/store/packed-link.ts'
import { curvePath, stepPath } from '../../../src/web/table/plot.ts'
import { logEntries } from '../../../src/words/log.ts'
import { words } from '../../../src/words/speak.ts'
import { gameOf } from '../../records/games.ts'

const sessionOf = (game: string, moves: readonly Move[]) => after(begin({ game }, ['a', 'b']), moves)

const played = gameOf('careful', 3, { game: 'red-sea' })
const session = sessionOf('red-sea', played.moves)
const course = courseOf(session)

describe('the course of a game', () => {
  test('one stops where a side is asked, at the beginning and at the end; never between a deal or a roll and what follows', () => {
    const g = newGame({ game: 'red-sea' })
    const people: number[] = []
    played.moves.forEach((move, i) => {
      apply(g, move)
      if (!(asked(g) & bit(CHANCE))) people.push(i + 1)
    })
    expect(course.stops).toEqual([0, ...people])
    expect(course.stops.at(-1)).toBe(played.moves.length)
  })

  test('a step goes to the next stop and back to the one before, and stays at the ends', () => {
    const [, first, second] = course.stops as [number, number, number]
    expect(nextStop(course.stops, 0)).toBe(first)
    expect(lastStop(course.stops, second)).toBe(first)
    expect(lastStop(course.stops, 0)).toBe(0)
    expect(nextStop(course.stops, played.moves.length)).toBe(played.moves.length)
  })

  test('chapters are the headline phases, the rounds of both sides and the ends of turns, in order', () => {
    const first = course.chapters.filter(({ turn, kind }) => turn === 1 && kind !== 'setup')
    expect(first.slice(0, 3).map(({ kind, round, side }) => [kind, round, side])).toEqual([
      ['headline', 0, 0],
      ['round', 1, 1],
      ['round', 1, 0],
    ])
    expect(course.chapters.map(({ at }) => at)).toEqual(course.chapters.map(({ at }) => at).toSorted((a, b) => a - b))
    const [, second, third] = course.chapters
    expect(chapterAt(course.chapters, third!.at - 1)).toBe(second)
    expect(nextChapter(course.chapters, second!.at, 1000)).toBe(third!.at)
    expect(lastChapter(course.chapters, third!.at + 1)).toBe(third!.at)
    expect(nextChapter(course.chapters, played.moves.length, 1000)).toBe(1000)
  })
})

describe('whose eyes', () => {
  const middle = after(begin({ game: 'red-sea' }, ['a', 'b']), played.moves.slice(0, course.chapters[3]!.at))

  test('with open hands both sides’ cards are seen, and the deck is not', () => {
    const seen = seenWith('open', middle.g)
    for (const side of [0, 1] as const) {
      const own = handCards(view(middle.g, side), side)
      expect(handCards(seen, side)).toEqual(own)
      expect(own.length).toBeGreaterThan(0)
    }
    expect(unseenCards(seen).cards).toHaveLength(unseenCards(seen).deck)
  })

  test('a side’s eyes and a spectator’s see what they saw', () => {
    expect(seenWith('us', middle.g)).toEqual(view(middle.g, 0))
    expect(seenWith('ussr', middle.g)).toEqual(view(middle.g, 1))
    expect(seenWith('spectator', middle.g)).toEqual(view(middle.g, SPECTATOR))
  })

  test('with open hands the log names every card that is drawn, once', () => {
    const w = words('en', 'red-sea')
    const open = logEntries(notesWith('open', middle.notes).flat(), SPECTATOR, w).map(({ lead }) => lead)
    expect(open.filter((line) => /draws \d+ card/.test(line))).toEqual([])
    expect(open[0]).toMatch(/^USSR draws .*,/)
    expect(notesWith('us', middle.notes)).toBe(middle.notes)
  })
})

describe('a link that carries a game', () => {
  test('gives the same record again, and a whole game fits into it', async () => {
    const { g, moves } = gameOf('careful', 1)
    const record = recordOf(g, moves, { players: { us: 'Ann', ussr: 'Борис' } })
    const packed = await pack(record)
    expect(packed).toMatch(/^[\w-]+$/)
    expect(packed.length).toBeLessThan(LONGEST_LINK)
    expect(readRecord((await unpack(packed))!).record).toEqual(record)
  })

  test('that has been cut or changed is no game', async () => {
    const packed = await pack(recordOf(played.g, played.moves))
    expect(await unpack(packed.slice(0, -20))).toBeNull()
    expect(await unpack(`!${packed}`)).toBeNull()
    expect(await unpack('')).toBeNull()
  })
})

test('the same text has the same name, another one another', () => {
  const texts = Array.from({ length: 500 }, (_, i) => `text ${i}`)
  expect(new Set(texts.map(identityOf)).size).toBe(500)
  expect(identityOf('a game')).toBe(identityOf('a game'))
  expect(identityOf('a game')).toMatch(/^r\w{14}$/)
})

describe('texts that can’t be opened', () => {
  const troubleWith = (text: string) => {
    const refused = refuseText(text)
    if (refused !== null) return refused
    try {
      openGame(text)
      return null
    } catch (error) {
      return troubleOf(text, error)
    }
  }
  const record = writeRecord(recordOf(played.g, played.moves))
  const log = exportTextLog(startOfGame(played.g), played.moves)

  test.each([
    ['nothing', ' \n', { kind: 'empty', line: null }],
    ['a picture', 'PNG\u0000\uFFFD', { kind: 'no-text', line: null }],
    ['a letter', 'Dear friend,\nlet us play.', { kind: 'neither', line: null }],
    ['a record that was cut', record.slice(0, 2000), { kind: 'record', line: record.slice(0, 2000).split('\n').length }],
    ['a record with an unknown answer', record.replace(/"us [a-z-]+"/, '"us mars"'), { kind: 'record' }],
    ['a log of an unknown scenario', log.replace('Scenario: Standard', 'Scenario: Moon'), { kind: 'log', line: 3 }],
  ])('%s', (_name, text, expected) => expect(troubleWith(text)).toMatchObject(expected))

  test('a good one is no trouble', () => {
    expect(troubleWith(record)).toBeNull()
    expect(troubleWith(log)).toBeNull()
  })

  test('a record with a move that the rules refuse opens up to it, and says why', () => {
    const { moves, ...header } = JSON.parse(record) as { moves: string[] }
    const broken = JSON.stringify({ ...header, moves: [...moves.slice(0, 30), 'us nowhere-to-go', ...moves.slice(30)] })
    expect(troubleWith(broken)).toMatchObject({ kind: 'record' })
    const stop = course.stops.find((n) => n >= 30)!
    const illegal = JSON.stringify({ ...header, moves: [...moves.slice(0, stop), moves[0], ...moves.slice(stop)] })
    const opened = openGame(illegal)
    expect(opened.moves).toHaveLength(stop)
    expect(opened.refused?.key).toBe('not-asked')
  })
})

describe('plots', () => {
  test('a value holds until the next, and what is beyond the end is at the end', () => {
    expect(
      stepPath([
        [0.5, 0.25],
        [1, -3],
      ]),
    ).toBe('M0 0H0.5V-0.25H1V1')
  })
  test('a curve goes from point to point', () => {
    expect(
      curvePath([
        [0, 0],
        [0.5, 1],
        [1, -1],
      ]),
    ).toBe('M0 0L0.5 -1L1 1')
  })
})
