/** `hotline arena --agreement`: how far a bot agrees with the people who played some games. */

import { basename } from 'node:path'
import { seedOfGame } from '../../../bots/generator.ts'
import { type Agreement, agreementOf, type Share } from '../../../bots/lab/agreement.ts'
import { adviserNamed } from '../../../bots/players/advisers.ts'
import { BadPlayer } from '../../../bots/players/names.ts'
import type { Preset } from '../../../games/options.ts'
import { LEVELS } from '../../../protocol/levels.ts'
import { phrase } from '../../../words/program.ts'
import { BadArguments } from '../../args.ts'
import { progress } from '../../progress.ts'
import { shareOut, workerFile } from '../../workers/crew.ts'
import type { Compared, compareGame } from './agreement-game.ts'

interface Wanted {
  readonly files: readonly string[]
  readonly player?: string
  readonly preset?: Preset
  readonly seed: number
  readonly cores: number
  readonly json: boolean
}

/** The default bot. */
export const ADVISER = 'master:2000n'

export async function agreement({ files, player = ADVISER, preset, seed, cores, json }: Wanted): Promise<number> {
  if (files.length === 0) throw new BadArguments(phrase('bad.agreement-files'))
  refuseSilent(player)
  const jobs = files.map((file, i) => ({ file, player, seed: seedOfGame(seed, i), ...(preset === undefined ? {} : { preset }) }))
  const shown = progress('games', files.length)
  const found: Compared[] = []
  await shareOut<typeof compareGame>(workerFile('agreement'), cores, jobs, (one) => {
    found.push(one)
    shown.add(1)
  })
  shown.end()
  found.sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file)) // the sums must not depend on which worker was faster
  const results = agreementOf(found.flatMap(({ agreement }) => (agreement === null ? [] : [agreement])))
  const problems = found.flatMap(({ file, problem }) => (problem === null ? [] : [{ file: basename(file), problem }]))
  process.stdout.write(json ? `${JSON.stringify({ player, seed, ...results, problems })}\n` : asText(player, results, problems))
  return problems.length === 0 ? 0 : 1
}

function refuseSilent(player: string): void {
  try {
    adviserNamed(player)
  } catch (error) {
    if (error instanceof BadPlayer)
      throw new BadArguments(phrase('bad.silent', { given: JSON.stringify(player), among: LEVELS.join(', ') }), { cause: error })
    throw error
  }
}

const percent = (fraction: number): string => `${(100 * fraction).toFixed(1)} %`
const cell = (share: number, random: number): string => `${percent(share)} (${percent(random)})`.padStart(20)
const shareLine = (name: string, { choices, first, firstThree, card, random }: Share): string =>
  `${name.padEnd(14)}${String(choices).padStart(7)}${cell(first, random.first)}${cell(firstThree, random.firstThree)}${cell(card, random.card)}`

function asText(player: string, { games, plays, headlines, evaluation }: Agreement, problems: readonly object[]): string {
  const { positions, logLoss, score, scoreAndSide, even } = evaluation
  const lines =
    games === 0
      ? []
      : [
          `${player} beside the people of ${games} games`,
          '',
          'how often what was chosen is the bot’s choice; in brackets, what a choice at random would give',
          `${'choices'.padStart(21)}${'first'.padStart(20)}${'first three'.padStart(20)}${'the card of the first'.padStart(24)}`,
          shareLine('card and use', plays),
          shareLine('headline', headlines),
          '',
          `log loss of the winner, ${positions} positions after a turn in ${evaluation.games} games; the hands are not known`,
          `  the bot’s evaluation  ${logLoss.toFixed(4)}`,
          `  the score alone       ${score.logLoss.toFixed(4)}   (a curve fitted to these same positions, which favours it)`,
          `  the score and a side  ${scoreAndSide.logLoss.toFixed(4)}   (the same, with a second coefficient for who wins more of these games)`,
          `  even chances          ${even.toFixed(4)}`,
        ]
  return `${[...lines, ...problems.map((problem) => Object.values(problem).join(': '))].join('\n')}\n`
}
