/** Reads what a person types: commands, and answers by number, by name or by the beginning of a name. */
import type { Rules } from '../../../rules/ruleset.ts'
import { isNumber, isRegion, NUMBER, nameOf } from '../../../rules/vocabulary.ts'
import type { Words } from '../../../words/speak.ts'

export const COMMANDS = [
  'help',
  'board',
  'hand',
  'card',
  'discard',
  'score',
  'status',
  'log',
  'answers',
  'hint',
  'undo',
  'save',
  'quit',
] as const
export type PlayCommand = (typeof COMMANDS)[number]

export type Input =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'command'; readonly command: PlayCommand; readonly rest: string }
  | { readonly kind: 'answers'; readonly answers: readonly string[] }

/** Without case, quotation marks and signs: how names are compared. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[«»„“”"'’*!?()]/g, '')
    .replace(/[\s/.,:_-]+/g, ' ')
    .trim()

/** Commands have their English names in every language, and names of their own. */
export function parse(line: string, w: Words): Input {
  const text = line.trim()
  if (text === '') return { kind: 'nothing' }
  if (text === '?') return { kind: 'command', command: 'help', rest: '' }
  const [first = '', ...more] = text.split(/\s+/)
  const word = plain(first)
  const command = COMMANDS.find((name) => name === word || plain(w.say(`cli.command.${name}`)) === word)
  if (command !== undefined) return { kind: 'command', command, rest: more.join(' ') }
  return {
    kind: 'answers',
    answers: text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  }
}

/** The number by which an answer stands in the list: numbers stand for themselves. */
export const labelOf = (picks: readonly number[], i: number): number => (picks.every(isNumber) ? picks[i]! - NUMBER : i + 1)

/** Whether the words typed begin words of the name, in their order. */
function beginsWords(typed: string, name: string): boolean {
  const words = name.split(' ')
  let at = 0
  for (const part of typed.split(' ')) {
    while (at < words.length && !words[at]!.startsWith(part)) at++
    if (at++ >= words.length) return false
  }
  return true
}

type Way = (typed: string, name: string) => boolean
const exactly: Way = (typed, name) => name === typed
const loosely: readonly Way[] = [(typed, name) => name.startsWith(typed), beginsWords]

/** The picks that are meant by a text; several where it does not say which. The nearest way of naming counts. */
function named(typed: string, picks: readonly number[], ways: readonly Way[], rules: Rules, w: Words): number[] {
  const text = plain(typed)
  if (text === '') return []
  for (const way of ways) {
    const found = picks.filter((pick) => [nameOf(rules, pick)!, w.pick(pick), ...w.aliases(pick)].some((name) => way(text, plain(name))))
    if (found.length > 0) return found
  }
  return []
}

/** The cards, or regions, that are meant by a text. */
export const meant = (typed: string, picks: readonly number[], rules: Rules, w: Words): number[] =>
  named(typed, picks, [exactly, ...loosely], rules, w)

export type Meaning =
  | { readonly kind: 'pick'; readonly pick: number }
  | { readonly kind: 'unclear'; readonly picks: readonly number[] }
  | { readonly kind: 'no-such-number' }
  | { readonly kind: 'unknown' }

/** What a text means among the legal answers; else what else it names, so that the refusal can be explained. */
export function meaning(typed: string, legal: readonly number[], rules: Rules, w: Words): Meaning {
  if (/^\d+$/.test(typed)) {
    const i = legal.findIndex((_, at) => labelOf(legal, at) === Number(typed))
    return i < 0 ? { kind: 'no-such-number' } : { kind: 'pick', pick: legal[i]! }
  }
  const all = [...rules.picks.values()].filter((pick) => !isNumber(pick))
  // Half a name means a region only where regions are asked for.
  const near = legal.some(isRegion) ? all : all.filter((pick) => !isRegion(pick))
  const tries = [
    [legal, [exactly]],
    [all, [exactly]],
    [legal, loosely],
    [near, loosely],
  ] as const
  for (const [picks, ways] of tries) {
    const found = named(typed, picks, ways, rules, w)
    if (found.length === 1) return { kind: 'pick', pick: found[0]! }
    if (found.length > 1) return { kind: 'unclear', picks: found }
  }
  return { kind: 'unknown' }
}
