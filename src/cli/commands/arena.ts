/** `hotline arena`: a match between two bots over all cores, in pairs of games with the same deal and the sides exchanged. */

import { availableParallelism } from 'node:os'
import type { MatchGame, MatchSpec, playMatchGame } from '../../bots/lab/match.ts'
import { addLabPlayers } from '../../bots/lab/players.ts'
import { resultsOf } from '../../bots/lab/results.ts'
import { PLAYERS, playerProblem } from '../../bots/players/names.ts'
import type { Preset } from '../../games/options.ts'
import { nameOfKind } from '../../records/kinds.ts'
import { BadArguments, type Command, filesAmong, readArguments } from '../args.ts'
import { RECORDS, recordsInto } from '../files.ts'
import { KIND, kindOf } from '../kind.ts'
import { progress } from '../progress.ts'
import { shareOut, workerFile } from '../workers/crew.ts'
import { agreement } from './arena/agreement.ts'
import { openMatchFile } from './arena/file.ts'
import { asText, styleText } from './arena/text.ts'

export const command = {
  name: 'arena',
  help: 'run a match between two bots (win rate, Elo)',
  files: '[FILE…]',
  options: {
    ...KIND,
    players: {
      is: 'names',
      usual: ['careful', 'random'],
      least: 1,
      among: [...PLAYERS.keys()],
      problem: playerProblem,
      help: 'the two bots, optionally with a budget per card play, such as master:0.2s or master:5000n',
    },
    games: { is: 'number', usual: 100, least: 1, most: 100_000_000, help: 'number of games, played in pairs with the same deal' },
    seed: { is: 'number', usual: 1, least: 0, most: Number.MAX_SAFE_INTEGER, help: 'the same seed gives the same deals and dice' },
    cores: { is: 'number', usual: availableParallelism(), least: 1, most: 1024, help: 'how many games are played at once' },
    out: { is: 'text', usual: '', value: 'FILE', help: 'write one line per game there, and continue from what it contains' },
    agreement: {
      is: 'switch',
      help: 'no match: measure how often the first bot (master:2000n) agrees with the players of the games in the files',
    },
    style: { is: 'switch', help: 'also print how they play: ends, openings, coups, realignments and set-ups, beside people' },
    records: RECORDS,
    json: { is: 'switch', help: 'print the results as JSON' },
  },
} as const satisfies Command

type Wanted = NonNullable<ReturnType<typeof readArguments<(typeof command)['options']>>>

export async function arena(args: readonly string[]): Promise<number | null> {
  addLabPlayers()
  const wanted = readArguments(command, args)
  if (wanted === null) return null
  const files = filesAmong(command, args)
  if (wanted.agreement) return agreement({ files, seed: wanted.seed, cores: wanted.cores, json: wanted.json, ...givenOf(wanted, args) })
  if (files.length > 0) throw new BadArguments('files are read with --agreement only: hotline arena --agreement game.log.')
  const { games, seed, players } = wanted
  if (players.length < 2) throw new BadArguments('--players takes 2 names with a comma between them, as --players careful,random.')
  const kind = kindOf(wanted)
  const match: MatchSpec = { wanted: kind, players: [players[0]!, players[1]!], seed }
  const start = performance.now()
  const played = await playMatch(match, games, wanted)
  const results = resultsOf(match.players, played)
  const seconds = (performance.now() - start) / 1000
  const { players: each, ...rest } = results
  process.stdout.write(
    wanted.json
      ? `${JSON.stringify({ ...kind, seed, players, ...rest, byPlayer: each, seconds: Number(seconds.toFixed(3)) })}\n`
      : asText(`${nameOfKind(kind)}: ${match.players.join(' against ')}, ${games} games, seed ${seed}`, results, seconds),
  )
  if (wanted.style && !wanted.json) process.stdout.write(styleText(kind.game, played))
  return results.errors.length === 0 ? 0 : 1
}

/** What --agreement takes from options that mean something else in a match, where they are given. */
function givenOf({ players, preset }: Wanted, args: readonly string[]): { readonly player?: string; readonly preset?: Preset } {
  const isGiven = (name: string): boolean => args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
  return { ...(isGiven('players') ? { player: players[0]! } : {}), ...(isGiven('preset') ? { preset: preset as Preset } : {}) }
}

interface Running {
  readonly cores: number
  /** The file that keeps the games, and the directory for their records; none where it is empty. */
  readonly out: string
  readonly records: string
}

/** Plays the games of a match that its file lacks, and returns all games. */
export async function playMatch(match: MatchSpec, games: number, { cores, out, records }: Running): Promise<readonly MatchGame[]> {
  const file = out === '' ? null : openMatchFile(out, match)
  const played = file?.played.filter(({ game }) => game < games) ?? []
  const known = new Set(played.map(({ game }) => game))
  const missing = Array.from({ length: games }, (_, game) => game).filter((game) => !known.has(game))
  const shown = progress('games', missing.length)
  const found: MatchGame[] = [...played]
  const keep = records === '' ? null : recordsInto(records)
  const jobs = missing.map((game) => ({ ...(file?.match ?? match), game, keep: keep !== null }))
  await shareOut<typeof playMatchGame>(workerFile('arena'), cores, jobs, (game) => {
    keep?.(game.game, JSON.stringify(game.record))
    file?.add(game)
    found.push(game)
    shown.add(1)
  })
  shown.end()
  return found
}
