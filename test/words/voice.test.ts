/**
 * How the program speaks: the words that players use, in both languages, and the signs of their typography. Read are all catalogues, and the
 * logs of games of each kind.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Eyo, safeDictionary } from 'eyo-kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import { avoiding } from '../../src/bots/players/careful.ts'
import { ALL_RULES, rulesNamed } from '../../src/games/index.ts'
import { apply, asked, CHANCE, clone, decision, type Note, newGame, SPECTATOR, type State, US, USSR, view } from '../../src/index.ts'
import { LANGUAGES, type Language } from '../../src/words/languages.ts'
import { logLines } from '../../src/words/log.ts'
import { type Words, words } from '../../src/words/speak.ts'
import { soak } from '../soak.ts'
import { everythingSaid, type Said } from './sentences.ts'

interface Rule {
  readonly not: RegExp
  /** What stands in its place. */
  readonly but: string
  /** Texts that may say it all the same. */
  readonly except?: RegExp
}

/** Rules, rulings, cards and lessons explain the long form of a term. */
const EXPLAINS = /^(?:rules|rulings|learn|history|twilight-struggle|red-sea) /

const SIGNS: readonly Rule[] = [
  { not: /(?<![\p{L}\p{N}])-\d/u, but: 'the minus sign, U+2212' },
  { not: /\s…/, but: '… without a space before it' },
  { not: /[?!…]\./, but: 'no full stop after ?, ! and …' },
  { not: / {2}| $|^ (?!·)/, but: 'one space' },
]

const ENGLISH: readonly Rule[] = [
  { not: /\s%/, but: '58%' },
  { not: /\boperations? (?:points?|values?)\b/i, but: 'Ops, Ops value' },
  { not: /\bmilitary operations?\b|Mil\. ops/i, but: 'Military Ops, Mil Ops' },
  { not: /(?<!\p{L})operations?\b/u, but: 'Ops', except: /^(?:online|rooms|notices) / },
  { not: /\b(?:USSR|US), action round \d/, but: 'US AR 3' },
  { not: /\bspace race\b|\bset-up\b/, but: 'Space Race, setup' },
  { not: /\bcoup attempts?\b/, but: 'coup', except: /^rules / },
  { not: /\bin force\b|\bgoes? on\b|\bonce more\b|\bmend\b|\bforth\b/i, but: 'in play, continue, again, fix, next' },
  { not: /\bneighbou?rs?\b|\bnext door\b|\bbordering\b/i, but: 'adjacent', except: /^history / },
  { not: /\bbarred\b|\bdoes not happen\b/i, but: 'can’t be played as an event, has no effect', except: /^(?:rules|learn) / },
  { not: /\bDEFCON (?:falls|rises|drops|climbs)\b|\b(?:lower|raise)s? DEFCON\b/i, but: 'degrades, improves' },
  { not: /(?<!\b[Tt]here )\b(?:is|are) no (?!longer\b)/, but: 'is not a' },
  { not: /\b(?:whoever|somebody|everybody|anybody)\b/i, but: 'the actor', except: /^history / },
  { not: /\b(?:is|are|be|being) (?:told|asked)\b/i, but: 'the actor' },
  { not: /\bhand over\b|\bhanded over\b|\b(?:event|hand|headline|dice) of the (?:US|USSR|¤)/i, but: 'US event, US hand; give' },
  { not: /\binfluence of (?:your|its) (?:opponent|own)\b|\bcard of (?:your|the) hand\b|\bcard of \d/i, but: 'nouns stack' },
  { not: /\bstrips?\b(?! ¤ from your opponent)|\bputs? into\b/i, but: 'remove, place' },
  { not: /\b(?:take|taken|taking|takes) back\b/i, but: 'undo, takeback' },
  { not: /\bperiods?\b/i, but: 'era', except: /^history / },
  { not: /\bshared (?:event|card|one)/i, but: 'neutral' },
  {
    not: /\bbrought along\b|\bbring .*along\b|\bkeeps? the peace\b|\bover days\b/i,
    but: 'import, moderator, correspondence',
  },
  { not: /\b\w*(?:colour|favour|labour|honour|harbour|behaviour|rumour)\w*\b/i, but: 'American spelling' },
  { not: /\b(?:organi|nationali|reali|recogni|critici|mobili|civili)s(?:e[ds]?|ing|ation)\b/i, but: 'American spelling' },
  { not: /\b(?:defence|programme|centre|theatre|grey|towards|whilst|learnt|storey|licence)s?\b/i, but: 'American spelling' },
]

const RUSSIAN: readonly Rule[] = [
  { not: /[^\u00a0(]%/, but: 'неразрывный пробел перед %' },
  { not: /№(?!\u00a0)/, but: 'неразрывный пробел после №' },
  { not: /очк\p{L}* операций/u, but: 'ОО', except: EXPLAINS },
  {
    not: /попытк\p{L}* (?:переворота|снижения влияния)/iu,
    but: 'переворот, снижение влияния',
    except: new RegExp(`${EXPLAINS.source}|^(?:general|page) (?:option|section|preset)\\.`),
  },
  { not: /(?<!\p{L})сторон(?:а|ы|е|ой) (?:США|СССР|¤)/iu, but: 'США, СССР', except: /^history / },
  { not: /США[-–−]\d|СССР[-–−]\d|США - |СССР - /, but: 'США +4' },
  { not: /(?:^|[.:;,] )США (?:не )?\p{Ll}+(?:[её]т|ит)(?:ся)?(?!\p{L})/u, but: 'множественное число' },
  { not: /(?<!\p{L})на рук(?:ах|е)(?!\p{L})/iu, but: 'в руке' },
  { not: /(?<!\p{L})клетк/iu, but: 'область, деление' },
  { not: /карт[аеуы] мира|всю карту|(?:Показать|Вид) карт[уы]$|^к карте/iu, but: 'поле', except: /uses\.unfold$/ },
  { not: /(?<!\p{L})поправк|прибавки и вычеты/iu, but: 'модификатор, бонус, штраф' },
  { not: /DEFCON \*?(?:падает|раст[её]т|опускается)|роня(?:ет|ют)|опуст(?:ит|ить) DEFCON/iu, but: 'повышается, понижается' },
  { not: /уч[её]тн\p{L}* запис/iu, but: 'аккаунт' },
  {
    not: /(?:взять|возьм\p{L}+) имя|присест|хозя\p{L}+ сервера|держит этот сервер/iu,
    but: 'создать аккаунт, в реальном времени, администратор',
  },
  { not: /решаете? вы|не ответ на этот вопрос|отвечаете не вы/iu, but: 'ваш ход', except: EXPLAINS },
  { not: /взять (?:последний )?(?:ход )?назад|Ответы заранее|на связи(?!\p{L})/iu, but: 'вернуть ход, автоответы, в сети' },
  { not: /(?<!\p{L})книг[аеиу] правил/iu, but: 'печатные правила' },
  { not: /окончательный подсч[её]т|не сочетаются|Пусть (?:бросают|произойд)/iu, but: 'финальный подсчёт, несовместимы' },
  { not: /(?<!\p{L})все (?:влияние|равно|ещё|время|же|остальное|это время)(?!\p{L})/iu, but: 'всё' },
  { not: /(?<!\p{L})(?:берет|нем)(?!\p{L})/iu, but: 'берёт, нём' },
  { not: /«[^»]*«|»»|««/, but: 'одна пара кавычек, внутри „“' },
]

const RULES: Readonly<Record<Language, readonly Rule[]>> = { en: [...SIGNS, ...ENGLISH], ru: [...SIGNS, ...RUSSIAN] }

/** Sentences of a text: a colon ends none. Lists begin a line each. */
const sentencesOf = (text: string): string[] => text.split(/\n|(?<=[.?!…][»”)]?)\s+(?=\p{Lu}|«|“|¤|\d)/u)
/** What may have a colon beside that of the sentence: the word "Example", what is in parentheses, and a line with a label for each side. */
const LABELS = /^(?:Examples?|Пример)(?:, [^:]+)?:|\([^)]*\)|^(?:US|США): [^:]*(?:USSR|СССР):/g
const hasTwoColons = (text: string): boolean =>
  sentencesOf(text).some((sentence) => (sentence.replaceAll(LABELS, '').match(/:(?=\s|$)/g) ?? []).length > 1)

const yo = new Eyo()
yo.dictionary.set(safeDictionary)
/** Names that Russian writes with е, though the dictionary knows a word with ё. */
const WITHOUT_YO = new Set(['Дерг'])
const missingYo = (text: string): string[] =>
  yo
    // The dictionary leaves out what may be an abbreviation.
    .lint(text.replaceAll('.', ' '))
    .map(({ before }) => before)
    .filter((word) => !WITHOUT_YO.has(word))

function faultsOf({ language, at, text }: Said): string[] {
  const broken = RULES[language].filter(({ not, except }) => not.test(text) && except?.test(at) !== true)
  return [
    ...broken.map(({ not, but }) => `${at}: ${text} [${not.exec(text)![0]}: ${but}]`),
    ...(hasTwoColons(text) ? [`${at}: ${text} [two colons]`] : []),
    ...(language === 'ru' ? missingYo(text).map((word) => `${at}: ${text} [${word}: ё]`) : []),
  ]
}

describe('the catalogues', () => {
  let said: Said[] = []
  beforeAll(async () => {
    said = await everythingSaid()
  })

  test.each(LANGUAGES)('in %s speak as players do', (language) => {
    const own = said.filter((each) => each.language === language)
    expect(own.length).toBeGreaterThan(2000)
    expect(own.flatMap(faultsOf)).toEqual([])
  })
})

test('the rules of voice find what they forbid', () => {
  const faulty: readonly (readonly [Language, string])[] = [
    ['en', 'Coup with 3: succeeds 67 %.'],
    ['en', 'US has 3 operations points.'],
    ['en', 'Loading …'],
    ['en', 'US headline: Who Lost China?.'],
    ['en', 'Kenya -1.'],
    ['en', 'That is no answer.'],
    ['en', 'USSR: Duck and Cover: place influence.'],
    ['ru', 'Успех 50 %.'],
    ['ru', 'США теряет ход.'],
    ['ru', 'Счёт: США-4.'],
    ['ru', 'Еще раз.'],
    ['ru', '««НАТО»» в руке.'],
    ['ru', 'Кения теряет все влияние.'],
    ['ru', 'Осталось 2 очка операций.'],
  ]
  expect(faulty.filter(([language, text]) => faultsOf({ language, at: 'general test', text }).length === 0)).toEqual([])
  expect(faultsOf({ language: 'ru', at: 'general test', text: 'Дерг берёт всё.' })).toEqual([])
})

/** Each way to begin a game comes once in 30. */
const GAMES = soak(30, 100)

/** Says each thing once: games repeat themselves. */
function remembering(w: Words): Words {
  const known = new Map<string, string>()
  const once =
    <T extends unknown[]>(say: (...given: T) => string) =>
    (...given: T): string => {
      const id = JSON.stringify(given)
      const text = known.get(id) ?? say(...given)
      known.set(id, text)
      return text
    }
  return { ...w, note: once(w.note), say: once(w.say) }
}

/** The notes of a game between players who move at random, of whom every third pair avoids losing at once. */
function playedOut(game: string, late: boolean, seed: number): { readonly g: State; readonly notes: Note[] } {
  const random = generator(seed, 21)
  const { mixing, scenarios } = rulesNamed(game)!.tables
  const g = newGame({
    game,
    mix: mixing !== undefined,
    scenario: (late ? 'late-war' : scenarios[0]!) as 'standard',
    bidding: seed % 10 === 0,
    showHeldCards: seed % 2 === 0,
    ...(game.startsWith('twilight') && { promoCards: true }),
    variants: { realignAndPlace: seed % 5 === 0, spaceWithoutRoll: seed % 3 === 0 },
  })
  const careful = avoiding(() => true)
  const notes: Note[] = []
  while (g.result === null) {
    const by = ([CHANCE, US, USSR] as const).find((actor) => asked(g) & (1 << actor))!
    const asks = decision(g, by)!
    const seat = { side: by as typeof US, decision: asks, random, view: () => view(g, by), sample: () => clone(g) }
    apply(g, { by, pick: by === CHANCE || seed % 3 !== 0 ? oneOf(asks.moves, random) : careful(seat) }, notes)
  }
  return { g, notes }
}

/** Names of cards outside quotation marks. Scoring cards are named after what they do. */
function unquoted(w: Words, game: string): (line: string) => string[] {
  const names = rulesNamed(game)!.cards.flatMap((card, n) => (card.scoring === null ? [w.card(n).replaceAll(/[«»]/g, '')] : []))
  const any = new RegExp(`(?<!\\p{L})(?:${names.map((name) => name.replaceAll('?', '\\?')).join('|')})(?!\\p{L})`, 'gu')
  return (line) => line.replaceAll(/«[^»]*»/g, '').match(any) ?? []
}

test.each([...ALL_RULES.map(({ id }) => [id, false] as const), ['twilight-struggle', true] as const])(
  'the logs of games of %s (Late War: %s) speak as players do',
  (game, late) => {
    const speaking = LANGUAGES.map((language) => remembering(words(language, game)))
    const lines = new Map(LANGUAGES.map((language) => [language, new Set<string>()]))
    for (let seed = 1; seed <= GAMES; seed++) {
      const { notes } = playedOut(game, late, seed)
      for (const w of speaking) {
        // What only one side may read is much the same in every game.
        for (const viewer of seed % 10 === 0 ? ([US, USSR, SPECTATOR] as const) : ([SPECTATOR] as const))
          for (const line of logLines(notes, viewer, w)) lines.get(w.language)!.add(line)
      }
    }
    const faults = LANGUAGES.flatMap((language) => [...lines.get(language)!].flatMap((text) => faultsOf({ language, at: 'log', text })))
    expect(faults.slice(0, 50)).toEqual([])
    const names = unquoted(words('ru', game), game)
    expect([...lines.get('ru')!].filter((line) => names(line).length > 0).slice(0, 20)).toEqual([])
    expect(lines.get('en')!.size).toBeGreaterThan(500)
  },
)

test('a number of Ops that may be 1 has its own form', () => {
  const found = readdirSync('src/words/en').flatMap((file) => {
    if (!file.endsWith('.ts')) return []
    const lines = readFileSync(join('src/words/en', file), 'utf8').split('\n')
    // The higher of two values is at least 2.
    return lines.filter((line) => /\{(?!more\})\w+\} Ops\b/.test(line)).map((line) => `${file}: ${line.trim()}`)
  })
  expect(found).toEqual([])
})
