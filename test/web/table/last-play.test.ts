import { expect, test } from 'vitest'
import { US, USSR } from '../../../src/engine/script.ts'
import { rulesNamed } from '../../../src/index.ts'
import type { Note } from '../../../src/rules/notes.ts'
import { pickOf } from '../../../src/rules/vocabulary.ts'
import type { LastPlay } from '../../../src/scenes/last-play.ts'
import { effectText } from '../../../src/web/table/scene-words.ts'
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

test('what came and went again in one play is no change', () => {
  expect(effectOf(influence(USSR, 2), influence(USSR, -2))).toBe('Nothing changed on the board')
})

test('a play that goes on has no effect yet, rather than none', () => {
  expect(textOf({ notes: [], isOver: false })).toBe('')
})
