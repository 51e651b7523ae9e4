/** The file of a match: its settings in the first line, then a game a line, so that a long match can be left and gone on with. */

import { appendFileSync, readFileSync, truncateSync } from 'node:fs'
import { type MatchGame, type MatchSpec, seedInMatch } from '../../../bots/lab/match.ts'
import { isVersion, NEWEST } from '../../../rules/version.ts'
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

/** By the newest rules, or by those of the match that goes on. */
const settingsOf = ({ wanted, players, seed }: MatchSpec, found: Fields | null): Fields => ({
  format: FORMAT,
  version: VERSION,
  rules: isVersion(found?.rules) ? found.rules : NEWEST,
  wanted,
  players,
  seed,
})

/** Opens the file of a match, or begins it. Throws `BadArguments` where it is another match's, or none. */
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
    if (!isGameOf(match, game))
      throw new BadArguments(`--out: line ${i + 2} of ${file} is no game of this match. Mend or remove that line, or name another file.`)
    return game
  })
  // What follows the last whole line was being written when the match was stopped.
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
    throw new BadArguments(`--out: ${file} can't be used (${(error as Error).message}). Name a file that can be written.`, { cause: error })
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

const notAMatch = (file: string): BadArguments =>
  new BadArguments(`--out: ${file} is no file of a match and stays as it is. Name another file, or one that does not exist yet.`)

function refuseOther(file: string, settings: Fields, found: Fields | null): void {
  if (found?.format !== FORMAT) throw notAMatch(file)
  const differing = Object.keys(settings).filter((key) => JSON.stringify(found[key]) !== JSON.stringify(settings[key]))
  if (differing.length === 0) return
  const differences = differing.map((key) => `${key} ${JSON.stringify(found[key])} there, ${JSON.stringify(settings[key])} here`).join('; ')
  throw new BadArguments(`--out: ${file} has games of another match (${differences}). Name another file, or the same settings.`)
}

const WINNERS: ReadonlySet<unknown> = new Set(['us', 'ussr', 'draw', null])

function isGameOf(match: MatchSpec, found: Fields | null): found is Fields & MatchGame {
  if (found === null || typeof found.game !== 'number' || !WINNERS.has(found.winner)) return false
  return found.seed === seedInMatch(match, found.game) && typeof found.times === 'object' && found.times !== null
}
