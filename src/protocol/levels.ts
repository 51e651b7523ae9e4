/**
 * The bots that people choose to play with: the one list for the page, the API, the server and its documentation. Their names are those of
 * `bots/players/names.ts`, which also knows players for measurements; a server seats only those of this list for strangers. How strong each is:
 * docs/bots.md.
 */

interface LevelEntry {
  readonly name: string
  /** Whether a thinking time can be named with it, as `master:1.5s`. Levels without it answer at once. */
  readonly timed: boolean
}

/** Weakest first. */
export const LEVEL_LIST = [
  { name: 'recruit', timed: false },
  { name: 'beginner', timed: false },
  { name: 'club', timed: false },
  { name: 'veteran', timed: false },
  { name: 'expert', timed: false },
  { name: 'master', timed: true },
] as const satisfies readonly LevelEntry[]

export type BotLevel = (typeof LEVEL_LIST)[number]['name']
export const LEVELS = LEVEL_LIST.map(({ name }) => name) as unknown as readonly [BotLevel, ...BotLevel[]]

/** The result of a game that a person played against a level on a device of their own. */
export interface LevelResult {
  /** The game's id on that device. */
  readonly game: string
  readonly level: BotLevel
  /** Null where the end was undone. */
  readonly won: boolean | null
  /** When the game ended, in milliseconds since 1970. */
  readonly at: number
}

/** Ids of games in a browser. */
export const RESULT_ID = /^[\w-]{1,64}$/

/** An account keeps the newest results, up to this many. */
export const MOST_RESULTS = 500

/** Seconds that a bot on a server thinks about one card play at most, whatever its name says. */
export const MOST_SECONDS = 2

const entryOf = (name: string): LevelEntry | undefined => LEVEL_LIST.find((one) => one.name === name)

/**
 * Returns the name that a bot has today. Saves, records and links of version 0.1 name `careful`, which is the recruit now, and `expert` with a
 * budget, as `expert:2s`, which is the master now. Other names stay as they are.
 */
export function currentSpec(spec: string): string {
  const [name = '', ...budget] = spec.split(':')
  if (name === 'careful') return 'recruit'
  return name === 'expert' && budget.length > 0 ? ['master', ...budget].join(':') : spec
}

/** The level that a name stands for, whatever its thinking time, or null. */
export const levelOf = (spec: string): BotLevel | null => {
  const [name] = currentSpec(spec).split(':')
  return LEVELS.find((level) => level === name) ?? null
}

/** Returns why a server seats no bot of this name for a stranger, or null: a level, where it is timed with up to `MOST_SECONDS`. */
export function levelProblem(spec: string): string | null {
  const [name = '', ...rest] = currentSpec(spec).split(':')
  const level = entryOf(name)
  if (level === undefined) return `there is no bot ${JSON.stringify(name)}. There is: ${LEVELS.join(', ')}.`
  if (rest.length === 0) return null
  if (!level.timed) return `${name} answers at once and takes no thinking time.`
  const [, seconds] = /^(\d+|\d+\.\d+)s$/.exec(rest.join(':')) ?? []
  if (seconds !== undefined && Number(seconds) > 0 && Number(seconds) <= MOST_SECONDS) return null
  return `${name} thinks up to ${MOST_SECONDS} seconds about a card play, as ${name}:${MOST_SECONDS}s, not ${JSON.stringify(rest.join(':'))}.`
}

/** The same bot as a server seats it anew: an older game may name a longer time, or nodes. Null where it is no level. */
export function asSeated(given: string): string | null {
  const spec = currentSpec(given)
  if (levelProblem(spec) === null) return spec
  const [name = '', ...rest] = spec.split(':')
  const level = entryOf(name)
  if (level === undefined) return null
  return level.timed && rest.join(':').endsWith('s') ? `${name}:${MOST_SECONDS}s` : name
}

/** Whether a bot of this name can think for long; a name of an older game that is no level any more is taken to. */
export const thinksLong = (spec: string): boolean => entryOf(currentSpec(spec).split(':')[0] ?? '')?.timed ?? true
