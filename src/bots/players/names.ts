/** The players by their names, as the command line and saved games have them: `name`, or `name:budget`. */
import { beginner } from './beginner.ts'
import { careful } from './careful.ts'
import { club } from './club.ts'
import { expert, expertOfOneWorld, USUAL } from './expert.ts'
import { type Budget, type MakePlayer, type Player, withUsual } from './player.ts'
import { random } from './random.ts'

export const PLAYERS: ReadonlyMap<string, MakePlayer> = new Map<string, MakePlayer>([
  ['random', () => random],
  ['careful', () => careful],
  ['beginner', beginner],
  ['club', club],
  ['expert', expert],
  ['expert-one-world', expertOfOneWorld],
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
  const [name = '', ...budget] = spec.split(':')
  const make = PLAYERS.get(name)
  if (make === undefined) throw new BadPlayer(`there is no ${JSON.stringify(name)}. There is: ${[...PLAYERS.keys()].join(', ')}.`)
  return { name, make, budget: budget.length === 0 ? {} : budgetFrom(spec, budget.join(':')) }
}

/** What makes a player that is named so, a new one for each seat of each game. Throws `BadPlayer`. */
export function playerNamed(spec: string): (more?: Budget) => Player {
  const { make, budget } = playerSpec(spec)
  return (more = {}) => make({ ...budget, ...more })
}

/** The budget that a name stands for, within so many seconds for a card play. */
export function budgetWithin(spec: string, most: number): Budget {
  const { budget } = playerSpec(spec)
  return { ...withUsual(budget, USUAL), seconds: Math.min(budget.seconds ?? most, most) }
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
