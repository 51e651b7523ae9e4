/** `hotline arena`: a match between two bots over all cores, in pairs of games with the same deal and the sides exchanged. */

import { availableParallelism } from 'node:os'
import type { MatchGame, MatchSpec, playMatchGame } from '../../bots/lab/match.ts'
import { addLabPlayers } from '../../bots/lab/players.ts'
import { resultsOf } from '../../bots/lab/results.ts'
import { PLAYERS, playerProblem } from '../../bots/players/names.ts'
import type { Preset } from '../../games/options.ts'
import { nameOfKind } from '../../records/kinds.ts'
import { phrase } from '../../words/program.ts'
import { BadArguments, type Command, filesAmong, givenAmong, readArguments, refuseBeside } from '../args.ts'
import { RECORDS, recordsInto } from '../files.ts'
import { KIND, kindOf } from '../kind.ts'
import { progress } from '../progress.ts'
import { shareOut, workerFile } from '../workers/crew.ts'
import { ADVISER, agreement } from './arena/agreement.ts'
import { openMatchFile } from './arena/file.ts'
import { asText, styleText } from './arena/text.ts'

export const command = {
  name: 'arena',
  help: phrase('command.arena'),
  files: '[FILE…]',
  options: {
    ...KIND,
    players: {
      is: 'names',
      usual: ['careful', 'random'],
      least: 1,
      among: [...PLAYERS.keys()],
      isValid: (given) => playerProblem(given) === null,
      help: phrase('option.arena.players'),
      more: phrase('option.budget'),
    },
    games: { is: 'number', usual: 100, least: 1, most: 100_000_000, help: phrase('option.arena.games') },
    seed: { is: 'number', usual: 1, least: 0, most: Number.MAX_SAFE_INTEGER, help: phrase('option.arena.seed') },
    cores: { is: 'number', usual: availableParallelism(), least: 1, most: 1024, help: phrase('option.cores') },
    out: { is: 'text', usual: '', value: 'FILE', help: phrase('option.out') },
    agreement: {
      is: 'switch',
      help: phrase('option.agreement', { player: ADVISER }),
    },
    style: { is: 'switch', help: phrase('option.style') },
    records: RECORDS,
    json: { is: 'switch', help: phrase('option.json') },
  },
} as const satisfies Command

type Wanted = NonNullable<ReturnType<typeof readArguments<(typeof command)['options']>>>

export async function arena(args: readonly string[]): Promise<number | null> {
  addLabPlayers()
  const wanted = readArguments(command, args)
  if (wanted === null) return null
  const files = filesAmong(command, args)
  const given = givenAmong(command, args)
  if (wanted.agreement) {
    const { preset: _preset, ...ofMatch } = KIND
    refuseBeside('agreement', given, [...Object.keys(ofMatch), 'games', 'out', 'style', 'records'])
    if (given.includes('players') && wanted.players.length > 1)
      throw new BadArguments(phrase('bad.agreement-players', { example: ADVISER }))
    return agreement({ files, seed: wanted.seed, cores: wanted.cores, json: wanted.json, ...givenOf(wanted, given) })
  }
  if (files.length > 0) throw new BadArguments(phrase('bad.arena-files'))
  if (wanted.json) refuseBeside('json', given, ['style'])
  const { games, seed, players } = wanted
  if (players.length < 2)
    throw new BadArguments(phrase('bad.names', { name: 'players', n: 2, example: command.options.players.usual.join(',') }))
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
  if (wanted.style) process.stdout.write(styleText(kind.game, played))
  return results.errors.length === 0 ? 0 : 1
}

/** What --agreement takes from options that mean something else in a match, where they are given. */
function givenOf({ players, preset }: Wanted, given: readonly string[]): { readonly player?: string; readonly preset?: Preset } {
  return {
    ...(given.includes('players') ? { player: players[0]! } : {}),
    ...(given.includes('preset') ? { preset: preset as Preset } : {}),
  }
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
