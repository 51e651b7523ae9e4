import { twilightStruggle } from '../games/twilight-struggle/index.ts'
import { type Rules, rulesNamed } from '../rules/ruleset.ts'

/** The file of a worker beside this one, built or not. */
export const workerFile = (name: string): URL =>
  new URL(`./${name}.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

/** The games that can be named on the command line. */
export const GAMES = [twilightStruggle.id] as const

/** The rules of a game; asking for them here makes sure that it is there. */
export function rulesOfGame(name: string): Rules {
  const rules = rulesNamed(name)
  if (rules === undefined) throw new Error(`there is no game ${JSON.stringify(name)}`)
  return rules
}
