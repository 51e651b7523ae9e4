import { describe, expect, test } from 'vitest'
import { rulesNamed } from '../../src/index.ts'
import { CARD, pickOf, W } from '../../src/rules/vocabulary.ts'
import { type Hint, sayHint, type Why } from '../../src/words/hint.ts'
import { general, LANGUAGES } from '../../src/words/languages.ts'
import { words } from '../../src/words/speak.ts'

const game = 'twilight-struggle'
const rules = rulesNamed(game)!
const card = (id: string): number => rules.cardNumbers.get(id)!
const country = (id: string): number => pickOf(rules, id)
const says = (hint: Hint): string[] => LANGUAGES.map((language) => sayHint(words(language, game), rules, hint))

const hint: Hint = {
  pick: CARD + card('decolonization'),
  use: W.event,
  where: [],
  chance: 0.584,
  why: { key: 'country-own', country: country('angola') },
}

describe('a hint in words', () => {
  test('has the chance, the card with its use, and the reason', () => {
    expect(says(hint)).toEqual([
      'Decolonization, event (58% to win). Gains ground in Angola.',
      '«Деколонизация», событие (шанс 58\u00a0%). Усилит вас в Анголе.',
    ])
  })

  test('names the countries that operations go to, each once', () => {
    const iran = country('iran')
    expect(says({ ...hint, use: W.coup, where: [iran], why: { key: 'military-operations' } })).toEqual([
      'Decolonization, coup in Iran (58% to win). Meets your Military Ops.',
      '«Деколонизация», переворот в Иране (шанс 58\u00a0%). Даст нужные военные операции.',
    ])
    expect(says({ ...hint, use: W.influence, where: [iran, iran, country('angola')] })).toEqual([
      'Decolonization, influence: Iran, Angola (58% to win). Gains ground in Angola.',
      '«Деколонизация», влияние: Иран, Ангола (шанс 58\u00a0%). Усилит вас в Анголе.',
    ])
  })

  test('names a headline, a country and a word as they are', () => {
    expect(says({ ...hint, use: -1 })[0]).toBe('Decolonization (58% to win). Gains ground in Angola.')
    expect(says({ ...hint, pick: country('iran'), use: -1 })[1]).toBe('Иран (шанс 58\u00a0%). Усилит вас в Анголе.')
    expect(says({ ...hint, pick: W.pass, use: -1 })[0]).toBe('Pass (58% to win). Gains ground in Angola.')
  })

  test('has words in both languages for everything that may speak for a move', () => {
    const keys = Object.keys(general.en).flatMap((key) => (key.startsWith('why.') ? [key.slice('why.'.length)] : []))
    const every: Readonly<Record<Why['key'], Why>> = {
      vp: { key: 'vp' },
      'military-operations': { key: 'military-operations' },
      'passing-card': { key: 'passing-card' },
      space: { key: 'space' },
      defcon: { key: 'defcon' },
      tempo: { key: 'tempo' },
      wins: { key: 'wins' },
      'nothing-else': { key: 'nothing-else' },
      region: { key: 'region', region: 0 },
      'country-own': { key: 'country-own', country: country('angola') },
      'country-kept': { key: 'country-kept', country: country('angola') },
      'country-theirs': { key: 'country-theirs', country: country('angola') },
      effect: { key: 'effect', card: card('nato') },
      'rid-of': { key: 'rid-of', card: card('nato') },
      holds: { key: 'holds', card: card('nato') },
      leaves: { key: 'leaves', card: card('nato') },
      keeps: { key: 'keeps', card: card('nato') },
    }
    expect(Object.keys(every).sort()).toEqual(keys.sort())
    const sentences = Object.values(every).map((why) => says({ ...hint, why }))
    expect(
      sentences.flat().filter((sentence) => !/^.+ \(.*58.*\)\. [A-ZА-Я«].+\.$/.test(sentence) || /[{}]|undefined/.test(sentence)),
    ).toEqual([])
    expect(new Set(sentences.flat()).size).toBe(2 * keys.length)
    expect(says({ ...hint, why: { key: 'passing-card' } })[0]).toContain('The China Card')
    expect(says({ ...hint, why: { key: 'rid-of', card: card('nato') } })[1]).toContain('«НАТО»')
  })

  test('has words for every use of a card', () => {
    for (const use of [W.event, W.influence, W.realign, W.coup, W.space]) {
      const [en, ru] = says({ ...hint, use })
      expect(en).toContain('Decolonization, ')
      expect(ru).toContain('«Деколонизация», ')
    }
  })
})
