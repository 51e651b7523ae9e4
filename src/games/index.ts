/**
 * The list of games, and the functions that look a game up in it. Layers above find games here and nowhere else, so the list is there
 * whatever else has been imported.
 */
import { install, type Rules } from '../rules/ruleset.ts'
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

export { rulesNamed, rulesOf } from '../rules/ruleset.ts'
export { type NewGame, newGame, startOfGame } from './new-game.ts'
