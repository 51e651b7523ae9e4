/** Keys and numbers of the rules become sentences. */

import { expect, test } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import { careful } from '../../src/bots/players/careful.ts'
import { ALL_RULES } from '../../src/games/index.ts'
import {
  type Actor,
  apply,
  asked,
  CHANCE,
  decision,
  explain,
  type Note,
  nameOf,
  newGame,
  resample,
  rulesNamed,
  US,
  USSR,
  view,
} from '../../src/index.ts'
import { pickOf } from '../../src/rules/vocabulary.ts'
import { general, type MessageKey } from '../../src/words/languages.ts'
import { words } from '../../src/words/speak.ts'
import { table } from '../table.ts'
import { parametersOf } from './messages.ts'

const GAME = 'twilight-struggle'
const rules = rulesNamed(GAME)!
const en = words('en', GAME)
const ru = words('ru', GAME)
const card = (id: string): number => rules.cardNumbers.get(id)!
const country = (id: string): number => pickOf(rules, id)

test('a refusal says why, with the number of the rule', () => {
  const t = table({ us: ['duck-and-cover'], influence: { france: [3, 0] } })
  t.us.plays('duck-and-cover', 'influence')
  const reason = explain(t.g, { by: US, pick: country('brazil') })!
  expect(en.reason(reason)).toBe('You have no influence in or adjacent to Brazil. Rule 6.1.1.')
  expect(ru.reason(reason)).toBe('Бразилия: ни здесь, ни по соседству нет вашего влияния. Пункт 6.1.1 правил.')
})

test('a refusal names the card behind it', () => {
  const t = table({ ussr: ['fidel'], influence: { italy: [3, 0], iran: [1, 0] }, effects: { nato: 'us' } })
  t.ussr.plays('fidel', 'coup')
  const reason = explain(t.g, { by: USSR, pick: country('italy') })!
  expect(en.reason(reason)).toBe('Italy is protected by NATO.')
  expect(ru.reason(reason)).toBe('Италия: страну защищает «НАТО».')
})

test('Russian has the plural that the number wants', () => {
  const ask = (left: number): string =>
    ru.decision({ who: USSR, kind: 'place', prompt: 'place', at: 'fidel', card: card('fidel'), left, amount: 0, moves: [] })
  expect([1, 2, 5, 11, 21].map(ask)).toEqual([
    '«Фидель Кастро»: разместите 1 влияние.',
    '«Фидель Кастро»: разместите 2 влияния.',
    '«Фидель Кастро»: разместите 5 влияния.',
    '«Фидель Кастро»: разместите 11 влияния.',
    '«Фидель Кастро»: разместите 21 влияние.',
  ])
})

test('Russian verbs agree with the side, and card names get one pair of outer quotation marks', () => {
  expect(ru.note({ key: 'plays', side: US, card: card('solidarity') })).toBe('США играют: «Профсоюз „Солидарность“».')
  expect(ru.note({ key: 'plays', side: USSR, card: card('the-iron-lady') })).toBe('СССР играет: «Железная леди».')
})

test('a sentence about a die names the number that it is compared with', () => {
  const coup = { key: 'coup', side: US, country: country('iran'), die: 4, ops: 3, mod: -1, n: 2 } as const
  expect(en.note(coup)).toBe('US coup in Iran: 4 + 3 Ops − 1 − 2×2 = 2, success.')
  expect(en.note({ ...coup, die: 2, mod: 0, n: 0, ops: 2 })).toBe('US coup in Iran: 2 + 2 Ops − 2×2 = 0, failure.')
  expect(ru.note(coup)).toBe('США, переворот в Иране: 4 + 3 ОО − 1 − 2×2 = 2, успех.')
})

test('the score names the leader', () => {
  expect([3, 0, -12].map((vp) => en.score(vp))).toEqual(['US +3', 'even', 'USSR +12'])
  expect([3, 0, -12].map((vp) => ru.score(vp))).toEqual(['США +3', '0', 'СССР +12'])
})

test('the sentence for an end names the winner and the reason', () => {
  expect(en.note({ key: 'end', winner: -1, kind: 'final-scoring', card: -1, short: 0, headline: 0 })).toBe('Draw: final scoring.')
  expect(ru.note({ key: 'end', winner: USSR, kind: 'event', card: card('wargames'), short: 0, headline: 0 })).toBe(
    'Победа СССР: «Балансирование на грани».',
  )
})

test('the prompt of a side that may fix a die does not say "roll"', () => {
  const ask = (who: Actor): string =>
    en.decision({ who, kind: 'die', prompt: 'die', at: 'coup', card: card('fidel'), left: 1, amount: 0, moves: [] })
  expect([ask(CHANCE), ask(US)]).toEqual(['Roll a die.', 'Set this die to 1 or 6, or roll it?'])
})

test('the sentence for a move names its side', () => {
  expect(en.move({ by: US, pick: country('italy') })).toBe('US: Italy')
  expect(ru.move({ by: CHANCE, pick: pickOf(rules, '6') })).toBe('Случай: 6')
})

test('in mixed games each card is named by the game it belongs to, and a country may be of either map', () => {
  const mixed = words('ru', 'red-sea-mixed')
  const { cardNumbers } = rulesNamed('red-sea-mixed')!
  expect(mixed.card(cardNumbers.get('africa-scoring')!)).toBe('Подсчёт очков в Африке')
  expect(mixed.effect(cardNumbers.get('africa-scoring')!)).toContain('Стратегическими морскими путями')
  expect(mixed.card(cardNumbers.get('bear-trap')!)).toBe('Вторжение в Афганистан')
  expect(mixed.country(country('iran'))).toBe('Иран')
  expect(words('en', 'twilight-struggle-mixed').country(pickOf(rulesNamed('red-sea')!, 'djibouti'))).toBe('Djibouti')
})

/** Numbers, names and keys that have leaked into a sentence, a name that is missing, and quotation marks within the same. */
const LEAKS = /undefined|null|NaN|none|nobody|[{}]|\b(card|country|region)\.[a-z]|^[ :]|«[^»]*«/

test.each(ALL_RULES.map(({ id }) => id))(
  'in whole games of %s every question, every refusal and every note has a sentence, with all parameters of its message',
  (game) => {
    const rules = rulesNamed(game)!
    const [en, ru] = [words('en', game), words('ru', game)]
    const said = new Set<string>()
    const faults = new Set<string>()
    const reasons = new Set<string>()
    const check = (key: string, ...sentences: string[]): void => {
      said.add(key)
      for (const sentence of sentences) if (LEAKS.test(sentence)) faults.add(`${key}: ${sentence}`)
    }
    for (let seed = 1; seed <= 5; seed++) {
      const random = generator(seed)
      const { mixing, scenarios } = rules.tables
      const bidding = seed % 2 === 0
      const variants = { realignAndPlace: bidding, spaceWithoutRoll: bidding }
      const g = newGame({ game, mix: mixing !== undefined, scenario: scenarios[0] as 'standard', bidding, variants })
      while (g.result === null) {
        const by = ([CHANCE, US, USSR] as const).find((actor) => asked(g) & (1 << actor))!
        const question = decision(g, by)!
        check(`prompt.${question.prompt}`, en.decision(question), ru.decision(question))
        for (const pick of by === CHANCE ? [] : rules.picks.values()) {
          const reason = explain(g, { by, pick })
          if (reason === null) continue
          const seen = Object.values(reason).join(' ')
          if (reasons.has(seen)) continue
          reasons.add(seen)
          const key = `reason.${reason.key}` as MessageKey
          const missing = parametersOf(general.en[key], 'en').filter((name) => !(name in reason))
          if (missing.length > 0) faults.add(`${key} without ${missing.join()} for ${nameOf(rules, pick)} at ${question.at}`)
          else check(key, en.reason(reason), ru.reason(reason))
        }
        const seat = { side: by as typeof US, decision: question, random, view: () => view(g, US), sample: () => resample(g, by, random) }
        const pick = by === CHANCE || random() < 0.3 ? oneOf(question.moves, random) : careful(seat)
        const notes: Note[] = []
        apply(g, { by, pick }, notes)
        for (const note of notes) check(`note.${note.key}`, en.note(note), ru.note(note))
      }
    }
    expect([...faults]).toEqual([])
    expect(said.size).toBeGreaterThan(70)
  },
)
