/** The players by their names, as the command line and saved games have them: `name`, or `name:budget`. */
import { careful } from './careful.ts'
import { master, masterOfOneWorld } from './expert.ts'
import { makeHuman } from './human.ts'
import type { Budget, MakePlayer, Player } from './player.ts'
import { random } from './random.ts'
import { strengthIn } from './strength.ts'

export const PLAYERS: ReadonlyMap<string, MakePlayer> = new Map<string, MakePlayer>([
  ['random', () => random],
  ['careful', () => careful],
  ['recruit', makeHuman((g) => strengthIn(g).recruit)],
  ['beginner', makeHuman((g) => strengthIn(g).beginner)],
  ['club', makeHuman((g) => strengthIn(g).club)],
  ['veteran', makeHuman((g) => strengthIn(g).veteran)],
  ['expert', makeHuman((g) => strengthIn(g).expert)],
  ['master', master],
  ['expert-one-world', masterOfOneWorld],
])

/** A name that stands for no player; the message tells the person what to write instead. */
export class BadPlayer extends Error {
  readonly code = 'bad-player'
}

const UNITS = { s: 'seconds', n: 'nodes', p: 'passes' } as const

function budgetFrom(spec: string, text: string): Budget {
  const [, figure = '', unit = ''] = /^(\d+|\d+\.\d+(?=s))([snp])$/.exec(text) ?? []
  if (!(Number(figure) > 0))
    throw new BadPlayer(
      `${JSON.stringify(spec)}: a budget is seconds, nodes or tree passes for a card play, as 0.2s, 5000n or 100p, not ${JSON.stringify(text)}.`,
    )
  return { [UNITS[unit as keyof typeof UNITS]]: Number(figure) }
}

/** The parts of `name:budget`. Throws `BadPlayer`. */
export function playerSpec(spec: string): { readonly name: string; readonly make: MakePlayer; readonly budget: Budget } {
  const [given = '', ...budget] = spec.split(':')
  // The expert of version 0.1 searched within a budget; that is the master now.
  const name = given === 'expert' && budget.length > 0 ? 'master' : given
  const make = PLAYERS.get(name)
  if (make === undefined) throw new BadPlayer(`there is no ${JSON.stringify(name)}. There is: ${[...PLAYERS.keys()].join(', ')}.`)
  return { name, make, budget: budget.length === 0 ? {} : budgetFrom(spec, budget.join(':')) }
}

/** What makes a player that is named so, a new one for each seat of each game. Throws `BadPlayer`. */
export function playerNamed(spec: string): (more?: Budget) => Player {
  const { make, budget } = playerSpec(spec)
  return (more = {}) => make({ ...budget, ...more })
}

/** What is wrong with the name of a player, or null. */
export function playerProblem(spec: string): string | null {
  try {
    playerNamed(spec)
    return null
  } catch (error) {
    if (error instanceof BadPlayer) return error.message
    throw error
  }
}
