/** Hotline's engine as a library. It has no dependencies and no I/O; it runs in Node, in a worker and in a browser. */
import './games/twilight-struggle/index.ts'

export { type Actor, Broken, CHANCE, type Decision, type Move, other, type Reason, Refused, type Side, US, USSR } from './engine/script.ts'
export * from './rules/api.ts'
export type { NewGame } from './rules/game.ts'
export { type Note } from './rules/notes.ts'
export { BadOptions, type Options, type Readings } from './rules/options.ts'
export * from './rules/queries.ts'
export { type Rules, rulesNamed, rulesOf } from './rules/ruleset.ts'
export { type Result, type State, Zone } from './rules/state.ts'
export { SPECTATOR, type View, type Viewer } from './rules/view.ts'
export { nameOf, pickOf } from './rules/vocabulary.ts'
