/** `hotline arena`: a match between two players over all cores, in pairs of games with the same deal and the sides changed. */
import { availableParallelism } from 'node:os'
import type { Match, MatchGame, playMatchGame } from '../bots/match.ts'
import { PLAYERS, playerProblem } from '../bots/players.ts'
import { resultsOf } from '../bots/results.ts'
import { openMatchFile } from './arena-file.ts'
import { asText } from './arena-text.ts'
import { type Command, readArguments } from './args.ts'
import { shareOut } from './crew.ts'
import { progress } from './progress.ts'
import { KIND, kindOf, nameOfKind, workerFile } from './surroundings.ts'

export const command = {
  name: 'arena',
  help: 'lets two players play a match and says how sure it is who is stronger',
  options: {
    ...KIND,
    players: {
      is: 'names',
      usual: ['careful', 'random'],
      among: [...PLAYERS.keys()],
      problem: playerProblem,
      help: 'the two players, each with its budget for a card play where it has one, as careful:0.2s or careful:5000n',
    },
    games: { is: 'number', usual: 100, least: 1, most: 100_000_000, help: 'how many games; two with the same deal are a pair' },
    seed: { is: 'number', usual: 1, least: 0, most: Number.MAX_SAFE_INTEGER, help: 'the same seed gives the same deals and dice' },
    cores: { is: 'number', usual: availableParallelism(), least: 1, most: 1024, help: 'how many games are played at once' },
    out: { is: 'text', usual: '', value: 'FILE', help: 'keep a line for each game there, and go on with what is there already' },
    json: { is: 'switch', help: 'print the results as JSON' },
  },
} as const satisfies Command

export async function arena(args: readonly string[]): Promise<number | null> {
  const wanted = readArguments(command, args)
  if (wanted === null) return null
  const { games, seed, players } = wanted
  const kind = kindOf(wanted)
  const match: Match = { wanted: kind, players: [players[0]!, players[1]!], seed }
  const start = performance.now()
  const results = resultsOf(match.players, await playMatch(match, games, wanted))
  const seconds = (performance.now() - start) / 1000
  const { players: each, ...rest } = results
  process.stdout.write(
    wanted.json
      ? `${JSON.stringify({ ...kind, seed, players, ...rest, byPlayer: each, seconds: Number(seconds.toFixed(3)) })}\n`
      : asText(`${nameOfKind(kind)}: ${match.players.join(' against ')}, ${games} games, seed ${seed}`, results, seconds),
  )
  return results.errors.length === 0 ? 0 : 1
}

interface Running {
  readonly cores: number
  /** The file that keeps the games; none where it is empty. */
  readonly out: string
}

/** Plays the games of a match that are not in its file yet; all of them, the earlier ones too, are returned. */
export async function playMatch(match: Match, games: number, { cores, out }: Running): Promise<readonly MatchGame[]> {
  const file = out === '' ? null : openMatchFile(out, match)
  const played = file?.played.filter(({ game }) => game < games) ?? []
  const known = new Set(played.map(({ game }) => game))
  const missing = Array.from({ length: games }, (_, game) => game).filter((game) => !known.has(game))
  const shown = progress('games', missing.length)
  const found: MatchGame[] = [...played]
  const jobs = missing.map((game) => ({ ...match, game }))
  await shareOut<typeof playMatchGame>(workerFile('arena'), cores, jobs, (game) => {
    file?.add(game)
    found.push(game)
    shown.add(1)
  })
  shown.end()
  return found
}
