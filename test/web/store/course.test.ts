/** The guided part of the first game: its moves are legal, what it says is true, and the bot keeps to it. */
import { describe, expect, test } from 'vitest'
import { CHANCE, type Move, US, USSR } from '../../../src/engine/script.ts'
import { rulesNamed } from '../../../src/index.ts'
import { movesOf } from '../../../src/match/match.ts'
import { decision } from '../../../src/rules/api.ts'
import { controls } from '../../../src/rules/board.ts'
import { hand } from '../../../src/rules/cards.ts'
import { pickOf } from '../../../src/rules/vocabulary.ts'
import { chanceMove } from '../../../src/web/chance/chance.ts'
import { FIRST_GAME, isFirstGame } from '../../../src/web/learn/first-game.ts'
import { arrangedAnswer, COURSE, courseAt } from '../../../src/web/store/course.ts'
import { after, begin, type LocalSession, recorded, restored } from '../../../src/web/store/local-session.ts'
import { learnedEn, stepsEn } from '../../../src/words/en/learn.ts'
import { games } from '../../../src/words/languages.ts'
import { type GuideStep, STEPS } from '../../../src/words/learn.ts'
import { learnedRu, stepsRu } from '../../../src/words/ru/learn.ts'

const rules = rulesNamed('red-sea')!
const pick = (name: string): number => pickOf(rules, name)
const NOTHING: ReadonlySet<string> = new Set()

/** After chance has answered. */
function settled(session: LocalSession): LocalSession {
  const move = chanceMove(session.g, session.actors.length, session.origin.seed)
  return move === null ? session : settled(after(session, [move]))
}
const play = (s: LocalSession, by: Move['by'], name: string): LocalSession => settled(after(s, [{ by, pick: pick(name) }]))

const first = (): LocalSession => settled(begin(FIRST_GAME.start, FIRST_GAME.seats, FIRST_GAME.origin))

/** The game when each step is shown. Throws where the rules refuse a move. */
function followed(): ReadonlyMap<GuideStep, LocalSession> {
  const seen = new Map<GuideStep, LocalSession>()
  let s = first()
  for (const entry of COURSE.flat()) {
    if (entry.kind !== 'bot') seen.set(entry.step, s)
    for (const name of 'picks' in entry ? entry.picks : []) {
      if (entry.kind === 'bot') expect(arrangedAnswer(movesOf(s.match), USSR)).toBe(pick(name))
      s = play(s, entry.kind === 'bot' ? USSR : US, name)
    }
  }
  return seen
}

const at = (step: GuideStep): LocalSession => followed().get(step)!

test('the same cards are dealt each time; a kept game is known again, one of version 0.1.0 is a plain game', () => {
  expect(hand(first().g, US)).toEqual(hand(first().g, US))
  expect(isFirstGame(recorded(restored(recorded(first()))))).toBe(true)
  expect(isFirstGame(recorded(begin(FIRST_GAME.start, FIRST_GAME.seats)))).toBe(false)
  expect(isFirstGame({ game: 'red-sea', seed: 54 })).toBe(false)
})

test('twelve segments lead through all steps, each once, and both languages have their texts', () => {
  expect(COURSE).toHaveLength(12)
  expect([...followed().keys()]).toEqual(STEPS)
  for (const entry of COURSE.flat()) {
    if (entry.kind === 'bot') continue
    for (const texts of [stepsEn, stepsRu]) {
      expect(texts[entry.step].action !== undefined).toBe(entry.kind !== 'read')
      expect(texts[entry.step].again !== undefined).toBe(entry.kind === 'do' && entry.picks.length > 1)
    }
  }
  expect(learnedRu).toHaveLength(learnedEn.length)
})

test('an action names what is to be clicked as the table names it', () => {
  for (const entry of COURSE.flat()) {
    if (entry.kind !== 'do') continue
    const [name] = entry.picks
    const { en, ru } = games['red-sea']!
    const key = ['card', 'country'].map((kind) => `${kind}.${name}`).find((each) => each in en)
    if (key === undefined) continue
    expect(stepsEn[entry.step].action).toBe(`{click} *${en[key]}*${entry.picks.length > 1 ? ' twice' : ''}`)
    // Countries stand in another case in Russian.
    if (key.startsWith('card.')) expect(stepsRu[entry.step].action).toBe(`Нажмите на карту *«${ru[key]}»*`)
  }
})

describe('what the steps say is true when they are shown', () => {
  test('headline, control and the opponent’s play', () => {
    expect(decision(at('headline').g, US)?.kind).toBe('headline')
    const sudan = at('control').g
    expect([sudan.influence[pick('sudan') * 2], controls(sudan, US, pick('sudan'))]).toEqual([1, true])
    expect(
      at('opponent')
        .notes.flat()
        .filter((note) => note.key === 'influence' && note.side === USSR),
    ).toMatchObject([{ country: pick('kenya') }, { country: pick('somalia') }])
  })

  test('influence: two points take Saudi Arabia, the third reaches Egypt', () => {
    expect(at('take').g.influence[pick('saudi-arabia') * 2]).toBe(1)
    expect(controls(at('adjacent').g, US, pick('saudi-arabia'))).toBe(true)
    expect(decision(at('defcon').g, US)?.kind).toBe('play')
  })

  test('the coup: a 5, which takes Kenya; DEFCON 3, two Military Ops, Madagascar for the USSR', () => {
    expect(at('coup-roll').notes.flat()).toContainEqual(expect.objectContaining({ key: 'coup', die: 5, n: 3 }))
    const { g } = at('military')
    expect([g.defcon, g.milops[US], controls(g, US, pick('kenya')), controls(g, USSR, pick('madagascar'))]).toEqual([3, 2, true, true])
  })

  test('the scoring card: domination and Kenya against presence', () => {
    const { g } = at('score')
    expect(['ethiopia', 'sudan', 'kenya'].map((country) => controls(g, US, pick(country)))).toEqual([true, true, true])
    expect(at('done').notes.flat()).toContainEqual(expect.objectContaining({ key: 'scoring', us: 4, ussr: 1 }))
    expect(at('done').g.vp).toBe(3)
  })
})

describe('where the course stands', () => {
  const entryAt = (s: LocalSession, chosen: readonly string[] = [], read = NOTHING) => courseAt(movesOf(s.match), chosen.map(pick), read)

  test('what is to be read comes before what is to be done, and the bot waits for it', () => {
    const s = play(first(), USSR, 'nasserism')
    expect(entryAt(first())?.entry.kind).toBe('bot')
    expect(entryAt(s)?.entry).toMatchObject({ kind: 'read', step: 'welcome' })
    expect(entryAt(s, [], new Set(['welcome']))?.entry).toMatchObject({ kind: 'do', step: 'headline' })
  })

  test('a card that is open is to be confirmed, and put down again it is to be chosen again', () => {
    const s = play(first(), USSR, 'nasserism')
    const read = new Set(['welcome'])
    expect(entryAt(s, ['the-strong-man-of-sudan'], read)?.entry).toMatchObject({ kind: 'confirm', step: 'headline-confirm' })
    expect(entryAt(s, ['hero-of-the-crossing'], read)?.entry).toMatchObject({ kind: 'do', step: 'headline' })
  })

  test('of two clicks in a country one may be made', () => {
    const s = play(at('take'), US, 'saudi-arabia')
    expect(entryAt(s)).toMatchObject({ entry: { step: 'take' }, done: 1, bar: 6 })
  })

  test('a person who has gone on without the guide has read what came before', () => {
    expect(entryAt(at('own-card'), [], new Set(['opponent']))?.entry).toMatchObject({ step: 'own-card' })
    expect(entryAt(play(at('own-card'), US, 'the-victorious-leader'))?.entry).toMatchObject({ step: 'influence' })
  })

  test('another move leaves the course: no step is shown any more, and the bot is free', () => {
    const s = play(play(first(), USSR, 'nasserism'), US, 'diego-garcia')
    expect(entryAt(s)).toBeNull()
    expect(arrangedAnswer(movesOf(s.match), USSR)).toBeNull()
    expect(arrangedAnswer(movesOf(at('control').match), US)).toBeNull()
    expect(arrangedAnswer(movesOf(at('done').match), USSR)).toBeNull()
    expect(decision(at('done').g, CHANCE)).toBeNull()
  })
})
