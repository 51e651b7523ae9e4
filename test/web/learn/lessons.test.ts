/** The lessons of the first game: what comes up when, one at a time, and none is lost. */
import { describe, expect, test } from 'vitest'
import type { Note } from '../../../src/rules/notes.ts'
import { lessonsOf, type Now, nextLesson } from '../../../src/web/learn/lessons.ts'
import { after, begin } from '../../../src/web/store/local-session.ts'
import { learnEn, stepsEn } from '../../../src/words/en/learn.ts'
import { games, LANGUAGES } from '../../../src/words/languages.ts'
import { LESSONS, type Lesson } from '../../../src/words/learn.ts'
import { learnRu, stepsRu } from '../../../src/words/ru/learn.ts'
import { loadRules } from '../../../src/words/rules/index.ts'
import { linesOf } from '../../../src/words/rules/markup.ts'
import { gameOf } from '../../records/games.ts'

const now = (more: Partial<Now> = {}): Now => ({
  side: 0,
  asks: null,
  open: null,
  holdsScoring: false,
  hasPassingCard: false,
  hasEffects: false,
  defcon: 4,
  round: 1,
  rounds: 7,
  isOver: false,
  ...more,
})

const PLAY = { kind: 'play', prompt: 'play' } as Now['asks']
const NOTHING: ReadonlySet<Lesson> = new Set()

const noted = (bodies: readonly Omit<Note, 'to'>[]): Note[] => bodies.map((body) => ({ ...body, to: 7 }) as Note)

describe('lessons', () => {
  test('each comes up once, when its subject does', () => {
    const notes = noted([
      { key: 'defcon', n: 3 } as Note,
      { key: 'defcon', n: 2 } as Note,
      { key: 'scoring', region: 0, us: 1, ussr: 3 } as Note,
    ])
    expect(lessonsOf(notes, now())).toEqual(['defcon', 'scored'])
    expect(lessonsOf(notes, now({ asks: PLAY, defcon: 2 }))).toEqual(['defcon-2', 'play', 'defcon', 'scored'])
  })

  test('a card that lies open is explained by whose event it has', () => {
    expect(lessonsOf([], now({ asks: PLAY, open: 0 }))).toContain('own-event')
    expect(lessonsOf([], now({ asks: PLAY, open: 1 }))).toContain('their-event')
    expect(lessonsOf([], now({ asks: PLAY, open: 2 }))).not.toContain('own-event')
  })

  test('effects are explained while there are any', () => {
    expect(lessonsOf([], now({ asks: PLAY, hasEffects: true }))).toContain('effects')
    expect(lessonsOf(noted([{ key: 'in-force', card: 22 } as Note]), now({ asks: PLAY }))).not.toContain('effects')
  })

  test('one a play: the others wait for the next one, and none is lost', () => {
    const up = lessonsOf([], now({ asks: PLAY, round: 4, hasPassingCard: true }))
    const read = new Set<Lesson>(['play'])
    const shown: Lesson[] = []
    for (let lesson = nextLesson(up, read, true); lesson !== null; lesson = nextLesson(up, read, true)) {
      shown.push(lesson)
      read.add(lesson)
      expect(nextLesson(up, read, false)).toBeNull()
    }
    expect(shown).toEqual(['sea-lanes', 'passing-card', 'military'])
  })

  test('a danger, and what a question itself is about, do not wait', () => {
    const up = lessonsOf([], now({ asks: { ...PLAY!, kind: 'realign' }, defcon: 2 }))
    expect(nextLesson(up, NOTHING, false)).toBe('defcon-2')
    expect(nextLesson(up, new Set(['defcon-2']), false)).toBe('realign')
  })

  test('whole games bring nearly all of them up, and end with the last one', () => {
    const seen = new Set<Lesson>()
    for (let seed = 1; seed <= 12; seed++) {
      const { moves } = gameOf('careful', seed, { game: 'red-sea' })
      const s = after(begin({ game: 'red-sea' }, ['human', 'beginner']), moves)
      const lessons = lessonsOf(s.notes.flat(), now({ isOver: true }))
      expect(new Set(lessons).size).toBe(lessons.length)
      expect(lessons[0]).toBe('over')
      for (const lesson of lessons) seen.add(lesson)
    }
    const byQuestion = new Set<Lesson>(['play', 'headline', 'own-event', 'their-event', 'scoring-card', 'influence', 'coup', 'realign'])
    const byRound = new Set<Lesson>(['passing-card', 'last-rounds', 'card-asks', 'defcon-2', 'effects'])
    expect(LESSONS.filter((lesson) => !seen.has(lesson) && !byQuestion.has(lesson) && !byRound.has(lesson))).toEqual([])
  })

  test('what the texts refer to is there, and a bubble has no more than a few sentences', async () => {
    for (const language of LANGUAGES) {
      const rules = await loadRules('red-sea', language)
      const [lessons, steps] = language === 'en' ? [learnEn, stepsEn] : [learnRu, stepsRu]
      const texts = [...Object.values(lessons), ...Object.values(steps)]
      const pieces = texts.flatMap(({ text }) => linesOf(text)).flatMap((line) => line.pieces)
      const wrong = pieces.filter((piece) => {
        if (piece.kind === 'paragraph') return !(piece.number in rules)
        if (piece.kind === 'card' || piece.kind === 'country') return !(`${piece.kind}.${piece.id}` in games['red-sea']!.en)
        return piece.kind === 'text' && /[*{}[\]]/.test(piece.text)
      })
      expect(wrong).toEqual([])
      expect(texts.filter(({ text }) => /[А-Яа-я]/.test(text) !== (language === 'ru'))).toEqual([])
      expect(texts.filter(({ text, title }) => text.length > 210 && !/over|сыграна/.test(title)).map(({ text }) => text)).toEqual([])
    }
  })
})
