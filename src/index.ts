/**
 * Hotline's engine as a library: the rules of both games, without dependencies and I/O, for Node, workers and browsers. Records, words and
 * bots are beside it: `hotline/records`, `hotline/words`, `hotline/bots`. docs/library.md explains every export with an example.
 */

export { type Actor, Broken, CHANCE, type Decision, type Move, other, type Reason, Refused, type Side, US, USSR } from './engine/script.ts'
export { type NewGame, newGame, rulesNamed, rulesOf, startOfGame } from './games/index.ts'
export { chineseCivilWarMixed, redSeaMixed, twilightStruggleMixed } from './games/mixed.ts'
export { type Options, PRESETS, type Preset, type Readings, type Variants } from './games/options.ts'
export type { PromptKey } from './games/prompts.ts'
export { redSea } from './games/red-sea/index.ts'
export { chineseCivilWar, twilightStruggle } from './games/twilight-struggle/index.ts'
export * from './rules/api.ts'
export { zoneOf } from './rules/cards.ts'
export type { Note } from './rules/notes.ts'
export { BadOptions } from './rules/options.ts'
export { type Position, parsePosition, positionOf } from './rules/position/position.ts'
export { BadPosition, type Problem } from './rules/position/problems.ts'
export * from './rules/queries/index.ts'
export type { Random } from './rules/resample.ts'
export type { Rules } from './rules/ruleset.ts'
export { Phase, type Result, type State, Zone } from './rules/state.ts'
export { SPECTATOR, UNSEEN, type View, type Viewer } from './rules/view.ts'
export { nameOf, pickOf, type Word } from './rules/vocabulary.ts'
