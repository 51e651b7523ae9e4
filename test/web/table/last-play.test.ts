import { describe, expect, test } from 'vitest'
import { US, USSR } from '../../../src/engine/script.ts'
import { rulesNamed } from '../../../src/index.ts'
import type { Note } from '../../../src/rules/notes.ts'
import { CARD, pickOf } from '../../../src/rules/vocabulary.ts'
import { type LastPlay, lastPlayOf } from '../../../src/scenes/last-play.ts'
import { effectText, shiftTexts } from '../../../src/web/table/scene-words.ts'
import { sayScenesIn } from '../../../src/words/scenes.ts'
import { words } from '../../../src/words/speak.ts'

const game = 'twilight-struggle'
const IRAN = pickOf(rulesNamed(game)!, 'iran')

const influence = (side: 0 | 1, n: number): Note => ({ key: 'influence', side, country: IRAN, n, us: 0, ussr: 0, to: 7 }) as unknown as Note
const textOf = (play: Pick<LastPlay, 'notes' | 'isOver'>): string => effectText(play as LastPlay, sayScenesIn('en'), words('en', game))
const effectOf = (...notes: readonly Note[]): string => textOf({ notes, isOver: true })

test('the last play in one line: its changes of influence, country by country', () => {
  expect(effectOf(influence(USSR, 2), influence(US, -1))).toBe('Iran US −1, USSR +2.')
})

test('what a step changes, country by country', () => {
  const shifts = [
    { country: IRAN, before: [2, 0], after: [0, 1] },
    { country: pickOf(rulesNamed(game)!, 'panama'), before: [1, 0], after: [2, 0] },
  ] as const
  expect(shiftTexts(shifts, sayScenesIn('en'), words('en', game))).toEqual(['Iran US −2, USSR +1', 'Panama US +1'])
})

test('what came and went again in one play is no change', () => {
  expect(effectOf(influence(USSR, 2), influence(USSR, -2))).toBe('Nothing changed on the board')
})

test('a play that goes on has no effect yet, rather than none', () => {
  expect(textOf({ notes: [], isOver: false })).toBe('')
})

test('a play that changed no country, score or effect tells what it did in the words of the log', () => {
  const discards = { key: 'discards', side: US, card: pickOf(rulesNamed(game)!, 'nato') - CARD, to: 7 } as const
  expect(effectOf(discards)).toBe('US discards NATO.')
  expect(effectOf({ key: 'military-operations', side: USSR, n: 2, to: 7 })).toBe('USSR Military Ops: 2.')
  expect(effectOf(discards, influence(USSR, 2))).toBe('Iran USSR +2.')
})

test('a war is lost by the side that wages it, not by the country', () => {
  const war: Note = { key: 'war', side: US, country: IRAN, die: 1, mod: 0, n: 4, to: 7 }
  expect(effectOf(war)).toBe('US war in Iran: lost.')
})

test.each([
  { key: 'space-ability', side: US, n: 1, to: 7 },
  { key: 'effect', side: US, card: 105, to: 7 },
] satisfies Note[])('what an ability from the space race or NORAD does is no part of the play before it', (begins) => {
  const play: Note[] = [{ key: 'plays', side: USSR, card: 28, to: 7 }, influence(USSR, 2)]
  const ability: Note[] = [begins, influence(USSR, -1)]
  const last = lastPlayOf({ actors: [USSR, US], notes: [play, ability] }, US)
  expect(last?.isOver).toBe(true)
  expect(textOf(last!)).toBe('Iran USSR +2.')
})

describe('what a card was played for', () => {
  const made = { side: USSR, card: 28, base: 2, n: 2, most: 2, exact: 0, may: 0, blocked: 0, to: 7 } as const
  const plays: Note = { key: 'plays', side: USSR, card: 28, to: 7 }
  const coup: Note = { key: 'use', use: 'coup', ...made }
  const usedFor = (...notes: readonly Note[]) => lastPlayOf({ actors: [USSR], notes: [notes] }, US)?.use

  test('its event, whatever operations that grants', () => {
    expect(usedFor(plays, { key: 'event', side: USSR, card: 28, to: 7 }, coup)).toBe('event')
  })
  test('operations, though the event of the opponent comes first', () => {
    expect(usedFor(plays, { key: 'event', side: US, card: 28, to: 7 }, coup)).toBe('coup')
  })
})
