/** Every text of the catalogues, as a reader gets to see it. */
import { historyEn } from '../../src/words/en/history.ts'
import { learnEn, learnedEn, stepsEn } from '../../src/words/en/learn.ts'
import { noticesEn } from '../../src/words/en/notices.ts'
import { onlineEn } from '../../src/words/en/online.ts'
import { pageEn } from '../../src/words/en/page.ts'
import { programEn } from '../../src/words/en/program.ts'
import { roomsEn } from '../../src/words/en/rooms.ts'
import { rulingsEn } from '../../src/words/en/rulings.ts'
import { scenesEn } from '../../src/words/en/scenes.ts'
import { shareEn } from '../../src/words/en/share.ts'
import { games, general, LANGUAGES, type Language } from '../../src/words/languages.ts'
import { historyRu } from '../../src/words/ru/history.ts'
import { learnedRu, learnRu, stepsRu } from '../../src/words/ru/learn.ts'
import { noticesRu } from '../../src/words/ru/notices.ts'
import { onlineRu } from '../../src/words/ru/online.ts'
import { pageRu } from '../../src/words/ru/page.ts'
import { programRu } from '../../src/words/ru/program.ts'
import { roomsRu } from '../../src/words/ru/rooms.ts'
import { rulingsRu } from '../../src/words/ru/rulings.ts'
import { scenesRu } from '../../src/words/ru/scenes.ts'
import { shareRu } from '../../src/words/ru/share.ts'
import { type Book, loadRules } from '../../src/words/rules/index.ts'
import { variantsOf } from './messages.ts'

export interface Said {
  readonly language: Language
  /** Where it stands: `page over.again`, `rules red-sea 6.1`. */
  readonly at: string
  readonly text: string
}

const BOOKS: readonly Book[] = ['twilight-struggle', 'red-sea']

/** ICU messages, each in as many variants as its choices have. */
const MESSAGES: Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  en: {
    general: general.en,
    page: pageEn,
    online: onlineEn,
    rooms: roomsEn,
    notices: noticesEn,
    scenes: scenesEn,
    share: shareEn,
    program: programEn,
  },
  ru: {
    general: general.ru,
    page: pageRu,
    online: onlineRu,
    rooms: roomsRu,
    notices: noticesRu,
    scenes: scenesRu,
    share: shareRu,
    program: programRu,
  },
}

/** Texts in the markup of the rules, or without any. */
async function plainTexts(language: Language): Promise<Said[]> {
  const said = (at: string, text: string): Said => ({
    language,
    at,
    text: text.replaceAll(/\{[^}]*\}/g, '¤').replaceAll(/ ?\[[^\]]*\]/g, ''),
  })
  const [history, rulings, learn] = language === 'en' ? [historyEn, rulingsEn, learnEn] : [historyRu, rulingsRu, learnRu]
  const rules = await Promise.all(BOOKS.map((book) => loadRules(book, language)))
  return [
    ...BOOKS.flatMap((book, i) =>
      Object.entries(rules[i]!).flatMap(([number, { title, text }]) =>
        [title, text].flatMap((part) => (part === undefined ? [] : [said(`rules ${book} ${number}`, part)])),
      ),
    ),
    ...BOOKS.flatMap((book) => Object.entries(history[book]).map(([id, text]) => said(`history ${id}`, text))),
    ...BOOKS.flatMap((book) =>
      Object.entries<readonly string[]>(rulings[book]).flatMap(([id, all]) => all.map((text) => said(`rulings ${id}`, text))),
    ),
    ...Object.entries(learn).flatMap(([id, { title, text }]) => [title, text].map((part) => said(`learn ${id}`, part))),
    ...Object.entries(language === 'en' ? stepsEn : stepsRu).flatMap(([id, { title, text, action, again }]) =>
      [title, text, action, again].flatMap((part) => (part === undefined ? [] : [said(`learn ${id}`, part)])),
    ),
    ...(language === 'en' ? learnedEn : learnedRu).map((line) => said('learn learned', line)),
    ...Object.entries(games).flatMap(([game, names]) => Object.entries(names[language]).map(([key, text]) => said(`${game} ${key}`, text))),
  ]
}

export async function everythingSaid(): Promise<Said[]> {
  const messages = LANGUAGES.flatMap((language) =>
    Object.entries(MESSAGES[language]).flatMap(([file, all]) =>
      Object.entries(all).flatMap(([key, message]) =>
        variantsOf(message, language).map((text) => ({ language, at: `${file} ${key}`, text })),
      ),
    ),
  )
  return [...messages, ...(await Promise.all(LANGUAGES.map(plainTexts))).flat()]
}
