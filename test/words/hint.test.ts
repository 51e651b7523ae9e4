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
  why: [{ key: 'takes', country: country('angola'), share: 1 }],
}

describe('a hint in words', () => {
  test('has the chance, the card with its use, and the reason', () => {
    expect(says(hint)).toEqual([
      'Decolonization, event (58% to win). Takes Angola.',
      '«Деколонизация», событие (шанс 58\u00a0%). Даст контроль в Анголе.',
    ])
  })

  test('says what a country brings, how often it does, and two reasons at most', () => {
    const why: readonly Why[] = [
      { key: 'takes', country: country('pakistan'), share: 2 / 3, vp: 2.1, region: rules.map.regions.indexOf('asia') },
      { key: 'defcon-theirs', n: 2, share: 1 },
    ]
    expect(says({ ...hint, why })).toEqual([
      'Decolonization, event (58% to win). Takes Pakistan (67%), worth 2.1 VP in Asia. Leaves DEFCON at 2 on your opponent’s play.',
      '«Деколонизация», событие (шанс 58\u00a0%). Даст контроль в Пакистане (67\u00a0%): 2,1 ПО в Азии. К ходу противника DEFCON будет 2.',
    ])
    expect(says({ ...hint, why: [] })[0]).toBe('Decolonization, event (58% to win).')
  })

  test('names the countries that operations go to, each once', () => {
    const iran = country('iran')
    expect(says({ ...hint, use: W.coup, where: [iran], why: [{ key: 'military', n: 3, share: 1 }] })).toEqual([
      'Decolonization, coup in Iran (58% to win). Brings your Military Ops to 3.',
      '«Деколонизация», переворот в Иране (шанс 58\u00a0%). Доведёт военные операции до 3.',
    ])
    expect(says({ ...hint, use: W.influence, where: [iran, iran, country('angola')] })).toEqual([
      'Decolonization, influence: Iran, Angola (58% to win). Takes Angola.',
      '«Деколонизация», влияние: Иран, Ангола (шанс 58\u00a0%). Даст контроль в Анголе.',
    ])
  })

  test('names a headline, a country and a word as they are', () => {
    expect(says({ ...hint, use: -1 })[0]).toBe('Decolonization (58% to win). Takes Angola.')
    expect(says({ ...hint, pick: country('iran'), use: -1 })[1]).toBe('Иран (шанс 58\u00a0%). Даст контроль в Анголе.')
    expect(says({ ...hint, pick: W.pass, use: -1 })[0]).toBe('Pass (58% to win). Takes Angola.')
  })

  test('has words in both languages for everything that may speak for a move', () => {
    const keys = Object.keys(general.en).flatMap((key) => (key.startsWith('why.') ? [key.slice('why.'.length)] : []))
    const angola = country('angola')
    const every: Readonly<Record<Why['key'], Why>> = {
      'only-move': { key: 'only-move' },
      wins: { key: 'wins', share: 1 },
      vp: { key: 'vp', n: 2.5 },
      takes: { key: 'takes', country: angola, share: 1 },
      breaks: { key: 'breaks', country: angola, share: 1 },
      strengthens: { key: 'strengthens', country: angola, share: 1 },
      weakens: { key: 'weakens', country: angola, share: 1 },
      keeps: { key: 'keeps', country: angola },
      level: { key: 'level', region: 0, level: 'domination', share: 1 },
      denies: { key: 'denies', region: 0, level: 'control', share: 1 },
      military: { key: 'military', n: 3, share: 1 },
      space: { key: 'space', share: 1 },
      passing: { key: 'passing', share: 1 },
      'costs-card': { key: 'costs-card', share: 1 },
      'defcon-theirs': { key: 'defcon-theirs', n: 2, share: 1 },
      defcon: { key: 'defcon', n: 3, up: true, share: 1 },
      'rid-of': { key: 'rid-of', card: card('nato'), share: 1 },
      holds: { key: 'holds', card: card('nato') },
      begins: { key: 'begins', card: card('nato'), share: 1 },
      ends: { key: 'ends', card: card('nato'), share: 1 },
    }
    expect(Object.keys(every).sort()).toEqual(keys.sort())
    const sentences = Object.values(every).map((why) => says({ ...hint, why: [why] }))
    expect(
      sentences.flat().filter((sentence) => !/^.+ \(.*58.*\)\. [A-ZА-Я«].+\.$/.test(sentence) || /[{}]|undefined/.test(sentence)),
    ).toEqual([])
    expect(new Set(sentences.flat()).size).toBe(2 * keys.length)
    expect(says({ ...hint, why: [{ key: 'passing', share: 1 }] })[0]).toContain('The China Card')
    expect(says({ ...hint, why: [{ key: 'rid-of', card: card('nato'), share: 1 }] })[1]).toContain('«НАТО»')
  })

  test('has words for every use of a card', () => {
    for (const use of [W.event, W.influence, W.realign, W.coup, W.space]) {
      const [en, ru] = says({ ...hint, use })
      expect(en).toContain('Decolonization, ')
      expect(ru).toContain('«Деколонизация», ')
    }
  })
})
