/** The guide of the first game: what comes up when, and the cards that it begins with. */
import { describe, expect, test } from 'vitest'
import { bit, CHANCE } from '../../../src/engine/script.ts'
import { rulesNamed } from '../../../src/index.ts'
import { asked, decision } from '../../../src/rules/api.ts'
import { hand } from '../../../src/rules/cards.ts'
import type { Note } from '../../../src/rules/notes.ts'
import { chanceMove } from '../../../src/web/chance/chance.ts'
import { FIRST_GAME, isFirstGame } from '../../../src/web/learn/first-game.ts'
import { lessonsOf, type Now } from '../../../src/web/learn/lessons.ts'
import { after, begin, type LocalSession, recorded, restored } from '../../../src/web/store/local-session.ts'
import { learnEn } from '../../../src/words/en/learn.ts'
import { games, LANGUAGES } from '../../../src/words/languages.ts'
import { LESSONS, type Lesson } from '../../../src/words/learn.ts'
import { learnRu } from '../../../src/words/ru/learn.ts'
import { loadRules } from '../../../src/words/rules/index.ts'
import { linesOf } from '../../../src/words/rules/markup.ts'
import { gameOf } from '../../records/games.ts'

const first = (): LocalSession => {
  let s = begin(FIRST_GAME.start, FIRST_GAME.seats, FIRST_GAME.origin)
  while (asked(s.g) & bit(CHANCE)) s = after(s, [chanceMove(s.g, s.actors.length, s.origin.seed)!])
  return s
}

const now = (more: Partial<Now> = {}): Now => ({
  side: 0,
  asks: null,
  open: null,
  holdsScoring: false,
  hasPassingCard: false,
  defcon: 4,
  round: 1,
  rounds: 7,
  isOver: false,
  ...more,
})

describe('the cards of the first game', () => {
  test('are the same each time: own events, the opponent’s, shared ones and a scoring card', () => {
    const { cards } = rulesNamed('red-sea')!
    const dealt = hand(first().g, 0).map((card) => cards[card]!)
    expect(hand(first().g, 0)).toEqual(hand(first().g, 0))
    expect(dealt.filter(({ side }) => side === 0).length).toBeGreaterThanOrEqual(4)
    expect(dealt.filter(({ side }) => side === 1).length).toBeGreaterThanOrEqual(2)
    expect(dealt.filter(({ side, scoring }) => side === 2 && scoring === null).length).toBeGreaterThanOrEqual(1)
    expect(dealt.filter(({ scoring }) => scoring !== null)).toHaveLength(1)
  })

  test('a kept game is known again as the guided one', () => {
    expect(isFirstGame(recorded(restored(recorded(first()))))).toBe(true)
    expect(isFirstGame(recorded(begin(FIRST_GAME.start, FIRST_GAME.seats)))).toBe(false)
  })
})

describe('lessons', () => {
  test('the game begins with a welcome, the hand and the headlines', () => {
    const s = first()
    expect(lessonsOf(s.notes.flat(), now({ asks: decision(s.g, 0) }))).toEqual(['welcome', 'hand', 'headline'])
  })

  test('each comes up once, when its subject does', () => {
    const told = (bodies: readonly Omit<Note, 'to'>[]): Note[] => bodies.map((body) => ({ ...body, to: 7 }) as Note)
    const notes = told([
      { key: 'headline', side: 1, card: 3 } as Note,
      { key: 'defcon', n: 3 } as Note,
      { key: 'defcon', n: 2 } as Note,
      { key: 'plays', side: 1, card: 5 } as Note,
      { key: 'plays', side: 1, card: 6 } as Note,
      { key: 'scoring', region: 0, us: 1, ussr: 3 } as Note,
    ])
    expect(lessonsOf(notes, now())).toEqual(['welcome', 'hand', 'headline', 'headlines-shown', 'defcon', 'defcon-2', 'opponent', 'scored'])
  })

  test('a card that lies open is explained by whose event it has', () => {
    const asks = { kind: 'play', prompt: 'play' } as Now['asks']
    expect(lessonsOf([], now({ asks, open: 0 }))).toContain('own-event')
    expect(lessonsOf([], now({ asks, open: 1 }))).toContain('their-event')
    expect(lessonsOf([], now({ asks, open: 2 }))).not.toContain('own-event')
  })

  test('whole games bring nearly all of them up, and end with the last one', () => {
    const seen = new Set<Lesson>()
    for (let seed = 1; seed <= 12; seed++) {
      const { moves } = gameOf('careful', seed, { game: 'red-sea' })
      const s = after(begin({ game: 'red-sea' }, ['human', 'beginner']), moves)
      const lessons = lessonsOf(s.notes.flat(), now({ isOver: true }))
      expect(new Set(lessons).size).toBe(lessons.length)
      expect(lessons.at(-1)).toBe('over')
      for (const lesson of lessons) seen.add(lesson)
    }
    const byQuestion = new Set<Lesson>(['own-event', 'their-event', 'scoring-card', 'passing-card', 'last-rounds', 'card-asks'])
    expect(LESSONS.filter((lesson) => !seen.has(lesson) && !byQuestion.has(lesson))).toEqual([])
  })

  test('what the texts refer to is there', async () => {
    for (const language of LANGUAGES) {
      const rules = await loadRules('red-sea', language)
      const texts = language === 'en' ? learnEn : learnRu
      const pieces = LESSONS.flatMap((lesson) => linesOf(texts[lesson].text)).flatMap((line) => line.pieces)
      const wrong = pieces.filter((piece) => {
        if (piece.kind === 'paragraph') return !(piece.number in rules)
        if (piece.kind === 'card' || piece.kind === 'country') return !(`${piece.kind}.${piece.id}` in games['red-sea']!.en)
        return piece.kind === 'text' && /[*{}[\]]/.test(piece.text)
      })
      expect(wrong).toEqual([])
      expect(LESSONS.filter((lesson) => /[А-Яа-я]/.test(texts[lesson].text) !== (language === 'ru'))).toEqual([])
    }
  })
})
