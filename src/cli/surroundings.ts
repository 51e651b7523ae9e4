import { redSeaMixed, twilightStruggleMixed } from '../games/mixed.ts'
import { redSea } from '../games/red-sea/index.ts'
import { twilightStruggle } from '../games/twilight-struggle/index.ts'
import { type Rules, rulesNamed } from '../rules/ruleset.ts'
import type { Options } from './args.ts'

/** The file of a worker beside this one, built or not. */
export const workerFile = (name: string): URL =>
  new URL(`./${name}.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

/** The games that can be named on the command line. */
const GAMES = [twilightStruggle.id, redSea.id] as const

const MIXED: ReadonlyMap<string, Rules> = new Map([
  [twilightStruggle.id, twilightStruggleMixed],
  [redSea.id, redSeaMixed],
])

/** A game as the command line names it. */
export interface Kind {
  readonly game: string
  /** With cards of the other game. */
  readonly mix: boolean
}

/** The options that name a kind. */
export const KIND = {
  game: { is: 'name', usual: GAMES[0], among: GAMES, help: `which game: ${GAMES.join(', ')}` },
  mix: { is: 'switch', help: 'mix in cards of the other game' },
} as const satisfies Options

export const nameOfKind = ({ game, mix }: Kind): string => (mix ? `${game}, mixed` : game)

/** The rules of a game; asking for them here makes sure that it is there. */
export function rulesOfKind({ game, mix }: Kind): Rules {
  const rules = mix ? MIXED.get(game) : rulesNamed(game)
  if (rules === undefined) throw new Error(`there is no game ${JSON.stringify(game)}${mix ? ' to be mixed' : ''}`)
  return rules
}
