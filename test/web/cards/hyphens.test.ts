import { expect, test } from 'vitest'
import { softened } from '../../../src/web/cards/hyphens.ts'

const parts = (word: string): string => softened(word).replaceAll('\u00ad', '-')

test('long Russian words are divided between syllables', () => {
  expect(parts('Конституционный')).toBe('Кон-сти-ту-ци-он-ный')
  expect(parts('Антисионистский')).toBe('Ан-ти-си-онист-ский')
  expect(parts('Президентские')).toBe('Пре-зи-дент-ские')
  expect(parts('Французские')).toBe('Фран-цуз-ские')
})

test('no letter stands alone at the end of a word', () => {
  expect(parts('Организация')).toBe('Ор-га-ни-за-ция')
})

test('the type of an aircraft is not divided', () => {
  expect(softened('F-5Es Delivered')).toBe('F\u2060-\u20605Es Delivered')
})

test('short words and English stay whole', () => {
  expect(softened('Вилли Брандт')).toBe('Вилли Брандт')
  expect(softened('Decolonization')).toBe('Decolonization')
})
