/** What can be wrong with a position. A problem is a key with parameters; the sentences are in the catalogues. */

export type ProblemKey =
  // how it is written
  | 'not-json'
  | 'not-an-object'
  | 'not-a-list'
  | 'not-a-pair'
  | 'not-a-number'
  | 'not-a-choice'
  | 'unknown-field'
  | 'unknown-card'
  | 'unknown-country'
  | 'unknown-region'
  // where the game stands
  | 'no-such-round'
  | 'not-in-rounds'
  | 'already-over'
  // cards
  | 'card-twice'
  | 'not-in-game'
  | 'later-era'
  | 'passing-card'
  | 'not-mixed-in'
  | 'hand-too-large'
  | 'not-in-a-hand'
  // effects
  | 'no-lasting-effect'
  | 'still-in-play'
  | 'not-beside'
  | 'beside-without-effect'
  | 'not-in-their-hand'
  | 'region-missing'
  | 'marker-without-effect'
  // what can't be written down as a position
  | 'under-way'
  | 'scenario'

/** Where a position may name a card. */
export type Place = 'us' | 'ussr' | 'discard' | 'removed' | 'beside' | 'under'

export interface Problem {
  readonly key: ProblemKey
  /** The way through the JSON: `influence.poland`, `hands.us.2`; empty for the whole. */
  readonly path: string
  /** What was written there. */
  readonly text?: string
  /** The known name that is nearest to it, where one is near. */
  readonly near?: string
  /** All that may be written there, separated by commas. */
  readonly choices?: string
  readonly card?: number
  readonly country?: number
  readonly least?: number
  readonly most?: number
  readonly places?: readonly Place[]
}

/** A position that no game can begin from. It holds everything that is wrong with it, not the first thing only. */
export class BadPosition extends Error {
  readonly code = 'bad-position'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(NOT_WRITTEN[problems[0]?.key as ProblemKey] ?? `no game can begin from this position: ${problems.map(briefly).join('; ')}`)
    this.problems = problems
  }
}

/** Problems of a game that can't be written down, for programs that print the message of the error. */
const NOT_WRITTEN: Partial<Readonly<Record<ProblemKey, string>>> = {
  'under-way':
    'a position is taken where nothing is under way: before the deal, at the headlines, or at the start of an action round before a card is played',
  scenario: 'a game of a scenario has no position',
}

const briefly = ({ key, path, text, near }: Problem): string =>
  [path, key, ...(text === undefined ? [] : [JSON.stringify(text)]), ...(near === undefined ? [] : [`(${near}?)`])].join(' ').trim()

/** The name among these that is nearest to what was written, or undefined where none is near. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.max(1, Math.floor(written.length / 3)) + 1
  for (const name of names) {
    const n = distance(written.toLowerCase(), name)
    if (n < least) [best, least] = [name, n]
  }
  return best
}

/** How many letters must be added, left out or replaced to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}
