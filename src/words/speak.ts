/** Turns the keys and numbers of the rules into sentences of a language. */
import { type Actor, CHANCE, type Decision, type Move, other, type Reason, type Side, US, USSR } from '../engine/script.ts'
import { ATLAS } from '../games/atlas.ts'
import { rulesNamed } from '../games/index.ts'
import { DEFAULTS } from '../games/options.ts'
import type { PromptKey } from '../games/prompts.ts'
import type { NoteBody } from '../rules/notes.ts'
import type { Place, Problem } from '../rules/position/problems.ts'
import type { ReasonKey } from '../rules/reasons.ts'
import { gameOf, type Rules } from '../rules/ruleset.ts'
import { CARD, isCard, isCountry, isNumber, isRegion, NUMBER, REGION, W, wordOf } from '../rules/vocabulary.ts'
import { CARD_ALIASES, COUNTRY_ALIASES } from './aliases.ts'
import type { LogKey } from './keys.ts'
import { games, general, type Language, type MessageKey, type NameCatalogue } from './languages.ts'
import { type Message, messageOf, type Values } from './message.ts'

/** What stands for a card where there is none, and for a winner where nobody wins: messages choose by them. */
const NO_CARD = 'none'
const NOBODY = 'nobody'

/** What is known of an end: of one that has happened, or of one that threatens. */
type Ending = Pick<Extract<NoteBody, { key: 'end' }>, 'kind' | 'winner' | 'card' | 'short' | 'headline'>

const ERAS = ['early', 'mid', 'late'] as const
const yes = (is: boolean): string => (is ? 'yes' : 'no')
/** What a modifier adds to a sum: " + 1", " − 2", or nothing. */
const plus = (n: number): string => (n === 0 ? '' : n > 0 ? ` + ${n}` : ` − ${-n}`)

/** A name inside a sentence. Russian sets card names in quotation marks; marks within a name become inner ones. */
const quoted: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => name,
  ru: (name) => (/^«[^«»]*»$/.test(name) ? name : `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`),
}

const messages = new Map<string, Message>()

function format(language: Language, key: MessageKey, values: Values): string {
  const id = `${language} ${key}`
  const message = messages.get(id) ?? messageOf(general[language][key], language)
  messages.set(id, message)
  return message(values)
}

export interface Words {
  readonly language: Language
  /** A message of the general catalogue. */
  readonly say: (key: MessageKey, values?: Values) => string
  readonly game: () => string
  readonly side: (side: Actor) => string
  /** The numbers of all cards of the game. */
  readonly cards: () => readonly number[]
  readonly card: (card: number) => string
  readonly isScoring: (card: number) => boolean
  /** A card's name as it stands in a sentence. */
  readonly quoted: (card: number) => string
  /** A card's printed number: "#45", "КМ12". */
  readonly number: (card: number) => string
  readonly effect: (card: number) => string
  readonly country: (country: number) => string
  /** "in Iran", "на Кубе". */
  readonly inCountry: (country: number) => string
  readonly region: (region: number) => string
  readonly inRegion: (region: number) => string
  /** What brings VP in final scoring beside regions. */
  readonly finalBonus: () => string
  readonly box: (box: number) => string
  /** What a box of the space race gives to the first side there, or null. */
  readonly ability: (box: number) => string | null
  /** An answer: a country, a card, a number, a region or a word. */
  readonly pick: (pick: number) => string
  /** Other names of an answer, in any language. */
  readonly aliases: (pick: number) => readonly string[]
  /** How a game ends, without its winner. */
  readonly ending: (end: Ending) => string
  /** The marker on the victory point track. */
  readonly score: (vp: number) => string
  readonly reason: (reason: Reason) => string
  /** What is wrong with a position. */
  readonly problem: (problem: Problem) => string
  /** A sentence about a note: its own, or one of the log, which may name more. */
  readonly note: (note: NoteBody, key?: LogKey, more?: Values) => string
  readonly decision: (decision: Decision) => string
  readonly move: (move: Move) => string
}

/**
 * The words of a language for one game. A card has its name from the game it belongs to, so that mixed games find the names of both; boxes
 * of the space race may have other names in another edition.
 */
export function words(language: Language, game: string, edition: string = DEFAULTS.edition): Words {
  const found = rulesNamed(game)
  if (found === undefined) throw new Error(`there is no game ${game}`)
  const rules: Rules = found
  const namesOf = (of: string): NameCatalogue => {
    const names = games[of]?.[language]
    if (names === undefined) throw new Error(`there are no words for ${of}`)
    return names
  }
  const nameIn = (names: NameCatalogue, key: string): string => {
    const text = names[key]
    if (text === undefined) throw new Error(`${game} in ${language} has no ${key}`)
    return text
  }
  // Cards mixed in may speak of countries that are not on the map in play.
  const own = namesOf(gameOf(rules))
  const everyGames = [own, ...Object.values(games).map((names) => names[language])]
  const name = (key: string): string => nameIn(own, key)
  const ofCard = (n: number, part = ''): string => nameIn(namesOf(rules.cards[n]!.game), `card.${rules.cards[n]!.id}${part}`)

  const say = (key: MessageKey, values: Values = {}): string => format(language, key, values)
  const side = (actor: Actor): string => say(actor === CHANCE ? 'side.chance' : actor === US ? 'side.us' : 'side.ussr')
  const card = (n: number): string => ofCard(n)
  /** Adds why the event of a card can't happen: a card prevents it, or its condition is unmet. Each card has at most one reason. */
  const withCause = (sentence: string, n: number): string => {
    const cause = namesOf(rules.cards[n]!.game)[`card.${rules.cards[n]!.id}.unmet`]
    return cause === undefined ? sentence : `${sentence} ${cause}`
  }
  const quotedCard = (n: number): string => (n < 0 ? NO_CARD : quoted[language](card(n)))
  const ofCountry = (n: number, part = ''): string => {
    const key = `country.${ATLAS[n]}${part}`
    return nameIn(everyGames.find((names) => key in names) ?? own, key)
  }
  const country = (n: number): string => ofCountry(n)
  const inCountry = (n: number): string => ofCountry(n, '.in')
  const region = (n: number): string => name(`region.${rules.map.regions[n]!}`)
  const inRegion = (n: number): string => name(`region.${rules.map.regions[n]!}.in`)
  const box = (n: number): string => own[`space.${n}.${edition}`] ?? name(`space.${n}`)
  const ability = (n: number): string | null => own[`space.${n}.${edition}.ability`] ?? own[`space.${n}.ability`] ?? null
  const score = (vp: number): string => say('score', { side: side(vp > 0 ? US : USSR), n: Math.abs(vp) })

  function pick(n: number): string {
    if (isCountry(n)) return country(n)
    if (isCard(n)) return card(n - CARD)
    if (isNumber(n)) return String(n - NUMBER)
    if (isRegion(n)) return region(n - REGION)
    return say(`word.${wordOf(n)!}`)
  }

  function aliases(n: number): readonly string[] {
    if (isCard(n)) return CARD_ALIASES[rules.cards[n - CARD]!.id] ?? []
    return (isCountry(n) && COUNTRY_ALIASES[ATLAS[n]!]) || []
  }

  function reason({ key, rule, ...about }: Reason): string {
    const sentence = say(`reason.${key as ReasonKey}`, {
      card: about.card === undefined ? NO_CARD : quotedCard(about.card),
      country: about.country === undefined ? '' : country(about.country),
      n: about.n ?? 0,
    })
    if (key === 'event-cannot-happen' && about.card !== undefined) return withCause(sentence, about.card)
    return rule === undefined ? sentence : `${sentence} ${say('rule', { rule })}`
  }

  const placeName = (place: Place): string =>
    place === 'us' || place === 'ussr' ? say('zone.hand', { side: say(`side.${place}`) }) : say(`zone.${place}`)

  const problem = ({ key, path, places = [], ...about }: Problem): string =>
    say(`problem.${key}`, {
      where: about.country === undefined ? path : country(about.country),
      text: about.text ?? '',
      near: about.near ?? 'none',
      choices: about.choices ?? '',
      card: about.card === undefined ? NO_CARD : quotedCard(about.card),
      least: about.least ?? 0,
      most: about.most ?? 0,
      place: places[0] === undefined ? '' : placeName(places[0]),
      other: places[1] === undefined ? '' : placeName(places[1]),
    })

  /** What a note names, by the parameters that the messages use. */
  const namesIn = (note: NoteBody): Values => ({
    ...('side' in note && { side: side(note.side) }),
    ...('card' in note && { card: quotedCard(note.card) }),
    ...('country' in note && { country: country(note.country), where: inCountry(note.country) }),
    ...('region' in note && { region: region(note.region), where: inRegion(note.region) }),
    ...('pick' in note && { pick: pick(note.pick), word: isNumber(note.pick) ? 'number' : (wordOf(note.pick) ?? 'name') }),
    ...('use' in note && { use: say(`use.${note.use}`), way: note.use }),
    ...('score' in note && { score: score(note.score) }),
    ...('mod' in note && { modified: yes(note.mod !== 0), plus: plus(note.mod) }),
  })

  /** The region whose control wins the game is a matter of each game. */
  function ending({ kind, winner, card: from, short, headline }: Ending): string {
    if (kind === 'region-control') return name('end.region-control')
    return say(`end.${kind}`, {
      card: quotedCard(from),
      loser: winner < 0 ? NOBODY : side(other(winner as Side)),
      short,
      headline,
      vp: rules.tables.winningVp,
    })
  }

  /** Parameters that are computed from the numbers of a note. */
  function derivedFrom(note: NoteBody): Values {
    switch (note.key) {
      case 'coup': {
        const total = note.die + note.ops + note.mod
        return { stability: (total - note.n) / 2, success: yes(note.n > 0) }
      }
      case 'war':
        return { total: note.die + note.mod, success: yes(note.die + note.mod >= note.n) }
      case 'space-roll':
      case 'trap':
        return { success: yes(note.die <= note.n) }
      case 'use':
        return { may: yes(note.may === 1), exact: yes(note.exact === 1), blocked: yes(note.blocked === 1), more: yes(note.most > note.n) }
      case 'event':
        return { scoring: yes(rules.cards[note.card]!.scoring !== null) }
      case 'defcon':
        return { up: yes(note.n > note.was) }
      case 'final-bonus':
        return { bonus: name('final-bonus') }
      case 'space':
      case 'space-ability':
        return { box: box(note.n) }
      case 'era':
        return { era: say(`era.${ERAS[note.n]!}`) }
      case 'passing-card':
        return { card: quotedCard(rules.tables.passing.card), ready: yes(note.ready === 1) }
      case 'end':
        return {
          winner: note.winner < 0 ? NOBODY : side(note.winner as Side),
          kind: ending(note),
        }
      default:
        return {}
    }
  }

  return {
    language,
    say,
    // Rules of a mixed game or of a scenario are named after the game: what follows its name says which.
    game: () => name(`game${rules.id.slice(gameOf(rules).length).replace('-', '.')}`),
    side,
    cards: () => [...rules.cards.keys()],
    card,
    isScoring: (n) => rules.cards[n]!.scoring !== null,
    quoted: quotedCard,
    number: (n) => say('cli.card-number', { n: rules.cards[n]!.number, sea: yes(rules.cards[n]!.game === 'red-sea') }),
    effect: (n) => ofCard(n, '.effect'),
    country,
    inCountry,
    region,
    inRegion,
    finalBonus: () => name('final-bonus'),
    box,
    ability,
    pick,
    aliases,
    ending,
    score,
    reason,
    problem,
    note: (note, key, more = {}) => {
      const sentence = say(key ?? `note.${note.key}`, { ...note, ...namesIn(note), ...derivedFrom(note), ...more })
      return note.key === 'event-does-not-happen' ? withCause(sentence, note.card) : sentence
    },
    decision: ({ who, prompt, card: from, left, amount, moves }) =>
      say(`prompt.${prompt as PromptKey}`, {
        side: side(who),
        opponent: who === CHANCE ? NOBODY : side(other(who)),
        card: quotedCard(from),
        n: left,
        amount,
        optional: yes(moves.includes(W.done)),
      }),
    move: (move) => say('move', { side: side(move.by), pick: pick(move.pick) }),
  }
}
