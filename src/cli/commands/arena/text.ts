/** The results of a match, for people. */
import { ABSURD_ENDS } from '../../../bots/lab/absurd.ts'
import type { MatchGame } from '../../../bots/lab/match.ts'
import type { Example, MatchResults, MatchScore, PlayerResults, Range } from '../../../bots/lab/results.ts'
import type { WinRate } from '../../../bots/lab/statistics.ts'
import { styleRows } from '../../../bots/lab/style.ts'

const percent = (fraction: number): string => `${(100 * fraction).toFixed(1)} %`
const rateText = ({ winRate, low, high }: WinRate): string => `${percent(winRate)} (95 %: ${percent(low)} to ${percent(high)})`
const eloText = (points: number | null, rate: number): string =>
  `${rate < 0.5 ? '-' : '+'}${points === null ? 'endless' : Math.abs(points).toFixed(0)}`
const rangeText = ({ mean, min, max }: Range): string => `mean ${mean.toFixed(1)}, from ${min} to ${max}`
const scoreText = ({ games, wins, draws }: MatchScore): string =>
  games === 0 ? 'no games' : `${wins} of ${games} won, ${draws} drawn (${percent((wins + draws / 2) / games)})`

const playerLines = ({ player, us, ussr, times, absurd }: PlayerResults): string[] => [
  '',
  player,
  `  as the US      ${scoreText(us)}`,
  `  as the USSR    ${scoreText(ussr)}`,
  `  an answer      mean ${times.mean} ms, longest ${times.max} ms`,
  `  a card play    mean ${times.meanPlay} ms, ${times.mostPlays === null ? '' : `99.9 % within ${times.mostPlays} ms, `}longest ${times.maxPlay} ms`,
  ...ABSURD_ENDS.map((end) => `  lost by ${end.padEnd(21)} ${absurd[end].avoidable} avoidable, ${absurd[end].forced} forced`),
]

const errorLines = ({ game, seed, us, ussr, error = '' }: Example): string[] => [
  '',
  `game ${game} (its own seed ${seed}, US ${us}, USSR ${ussr}) broke; --json shows its record`,
  error,
]

export function asText(title: string, results: MatchResults, seconds: number): string {
  const { games, winRate, low, high, elo, players, errors } = results
  const finished = games - errors.length
  const lines = [
    title,
    '',
    `win rate   ${rateText(results)} of ${players[0].player} against ${players[1].player}`,
    `Elo        ${eloText(elo.difference, winRate)} (95 %: ${eloText(elo.low, low)} to ${eloText(elo.high, high)})`,
    `games      ${games} in ${results.pairs} pairs, ${results.draws} drawn`,
    ...players.flatMap(playerLines),
    '',
    `US         ${rateText(results.us)}`,
    `USSR       ${rateText(results.ussr)}`,
    '',
    'ends',
    ...Object.entries(results.ends).map(([end, n]) => `  ${end.padEnd(24)} ${String(n).padStart(9)} ${percent(n / finished).padStart(8)}`),
    '',
    `turns      ${rangeText(results.turns)}`,
    `decisions  ${rangeText(results.length)}`,
    `time       ${seconds.toFixed(1)} s`,
    `errors     ${errors.length}`,
    ...errors.slice(0, 3).flatMap(errorLines),
  ]
  return `${lines.join('\n')}\n`
}

/** How the players of a match play, beside people. */
export function styleText(game: string, games: readonly MatchGame[]): string {
  const rows = styleRows(
    games.flatMap(({ style }) => (style === undefined ? [] : [style])),
    game,
  )
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, figure, people]) => `  ${name.padEnd(width)}  ${figure.padStart(8)}  ${people.padStart(8)}`.trimEnd())
  return `\n${'style'.padEnd(width + 2)}  ${'here'.padStart(8)}  ${'people'.padStart(8)}\n${lines.join('\n')}\n`
}
