/** What a takeback would undo is said before it is asked for, and to the player who is asked. */
import { expect, test } from 'vitest'
import { CHANCE, US, USSR } from '../../../src/engine/script.ts'
import { rulesNamed } from '../../../src/games/index.ts'
import { pickOf } from '../../../src/rules/vocabulary.ts'
import { takebackText } from '../../../src/web/online/people/takeback.ts'
import { words } from '../../../src/words/speak.ts'

const rules = rulesNamed('twilight-struggle')!
const card = rules.cards.findIndex(({ id }) => id === 'containment')
const iran = pickOf(rules, 'iran')
const line = (seq: number, by: 0 | 1 | 2, ...notes: object[]) => ({ seq, by, notes: notes.map((note) => ({ ...note, to: 7 })) as never })
const lines = [
  line(1, US, { key: 'influence', side: US, n: 1, country: iran, us: 1, ussr: 0 }),
  line(2, USSR, { key: 'influence', side: USSR, n: 1, country: iran, us: 1, ussr: 1 }, { key: 'round', side: US, n: 1 }),
  line(3, US, { key: 'plays', side: US, card }),
  line(4, US, { key: 'use', side: US, card, use: 'coup', base: 3, n: 3, most: 3, exact: 0, may: 0, blocked: 0 }),
  line(5, US, { key: 'target', side: US, country: iran }),
  line(6, CHANCE, { key: 'coup', side: US, country: iran, die: 4, ops: 3, mod: 0, n: 3 }),
]

test('the whole play is named by its card, its use and its target; other choices are not', () => {
  expect(takebackText(lines, US, USSR, words('en', 'twilight-struggle'))).toBe('Containment, coup in Iran (3 Ops).')
  expect(takebackText(lines, US, USSR, words('ru', 'twilight-struggle'))).toContain('в Иране')
  expect(takebackText(lines, USSR, USSR, words('en', 'twilight-struggle'))).toBe('none')
})
