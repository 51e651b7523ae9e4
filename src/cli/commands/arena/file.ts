/** The file of a match: its settings in the first line, then one game per line, so that a long match can be resumed. */

import { appendFileSync, readFileSync, truncateSync } from 'node:fs'
import { type MatchGame, type MatchSpec, seedInMatch } from '../../../bots/lab/match.ts'
import { isVersion, NEWEST } from '../../../rules/version.ts'
import { phrase } from '../../../words/program.ts'
import { BadArguments } from '../../args.ts'

export interface MatchFile {
  /** The match, by the version of the rules that it began with. */
  readonly match: MatchSpec
  /** The games that were played before. */
  readonly played: readonly MatchGame[]
  readonly add: (game: MatchGame) => void
}

const FORMAT = 'hotline-arena'
const VERSION = 1

type Fields = Readonly<Record<string, unknown>>

/** By the newest rules, or by those of the resumed match. */
const settingsOf = ({ wanted, players, seed }: MatchSpec, found: Fields | null): Fields => ({
  format: FORMAT,
  version: VERSION,
  rules: isVersion(found?.rules) ? found.rules : NEWEST,
  wanted,
  players,
  seed,
})

/** Opens or creates the file of a match. Throws `BadArguments` where the file belongs to another match, or to none. */
export function openMatchFile(file: string, match: MatchSpec): MatchFile {
  const text = careful(file, () => read(file))
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [head, ...lines] = whole.split('\n').slice(0, -1)
  const found = head === undefined ? null : parse(head)
  const settings = settingsOf(match, found)
  const begun = { ...match, wanted: { ...match.wanted, rules: settings.rules as number } }
  if (head === undefined) {
    const first = line(settings)
    if (!first.startsWith(text)) throw notAMatch(file)
    careful(file, () => append(file, first, text.length))
    return { match: begun, played: [], add: adding(file) }
  }
  refuseOther(file, settings, found)
  const played = lines.map((one, i) => {
    const game = parse(one)
    if (!isGameOf(match, game)) throw new BadArguments(phrase('bad.out-line', { line: String(i + 2), file }))
    return game
  })
  // An incomplete last line was being written when the match stopped.
  if (whole.length < text.length) careful(file, () => truncateSync(file, Buffer.byteLength(whole)))
  return { match: begun, played: [...new Map(played.map((game) => [game.game, game])).values()], add: adding(file) }
}

const line = (value: object): string => `${JSON.stringify(value)}\n`
const append = (file: string, text: string, from = 0): void => appendFileSync(file, text.slice(from))
const adding = (file: string) => (game: MatchGame) => append(file, line(game))

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

function careful<T>(file: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new BadArguments(phrase('bad.out-unusable', { file, problem: (error as Error).message }), { cause: error })
  }
}

function parse(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Fields) : null
  } catch {
    return null
  }
}

const notAMatch = (file: string): BadArguments => new BadArguments(phrase('bad.out-foreign', { file }))

function refuseOther(file: string, settings: Fields, found: Fields | null): void {
  if (found?.format !== FORMAT) throw notAMatch(file)
  const differing = Object.keys(settings).filter((key) => JSON.stringify(found[key]) !== JSON.stringify(settings[key]))
  if (differing.length === 0) return
  const differences = differing.map((key) => `${key} ${JSON.stringify(found[key])} there, ${JSON.stringify(settings[key])} here`).join('; ')
  throw new BadArguments(phrase('bad.out-other', { file, differences }))
}

const WINNERS: ReadonlySet<unknown> = new Set(['us', 'ussr', 'draw', null])

function isGameOf(match: MatchSpec, found: Fields | null): found is Fields & MatchGame {
  if (found === null || typeof found.game !== 'number' || !WINNERS.has(found.winner)) return false
  return found.seed === seedInMatch(match, found.game) && typeof found.times === 'object' && found.times !== null
}
