import { expect, test } from 'vitest'
import { KNOWN_LANGUAGES, preferredLanguage } from '../../../src/web/store/language.ts'
import { LANGUAGES } from '../../../src/words/languages.ts'

test('the page begins in the first language of the browser that it speaks', () => {
  expect(preferredLanguage(['ru-RU', 'en'])).toBe('ru')
  expect(preferredLanguage(['de', 'RU', 'en'])).toBe('ru')
  expect(preferredLanguage(['en-GB'])).toBe('en')
  expect(preferredLanguage(['de', 'fr'])).toBe('en')
  expect(preferredLanguage([])).toBe('en')
})

test('the page knows the languages of the catalogues', () => {
  expect(KNOWN_LANGUAGES).toEqual(LANGUAGES)
})
