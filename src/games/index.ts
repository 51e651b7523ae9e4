/**
 * The list of games, and the functions that look a game up in it. Layers above find games here and nowhere else, so the list is there
 * whatever else has been imported.
 */
import { gameOf, install, type Rules } from '../rules/ruleset.ts'
import { chineseCivilWarMixed, redSeaMixed, twilightStruggleMixed } from './mixed.ts'
import { redSea } from './red-sea/index.ts'
import { chineseCivilWar, twilightStruggle } from './twilight-struggle/index.ts'

export const ALL_RULES: readonly Rules[] = [
  twilightStruggle,
  chineseCivilWar,
  twilightStruggleMixed,
  chineseCivilWarMixed,
  redSea,
  redSeaMixed,
]
install(ALL_RULES)

/** The games: options choose among the rules of one. */
export const GAMES = [gameOf(twilightStruggle), gameOf(redSea)] as const

export { type NewGame, newGame } from '../rules/game.ts'
export { rulesNamed, rulesOf } from '../rules/ruleset.ts'
