// The built program, as the golden file sees it. Where files move or are renamed, only these imports change.
export { avoiding } from '../../dist/src/bots/careful.js'
export { playGame } from '../../dist/src/bots/driver.js'
export { generator, oneOf } from '../../dist/src/bots/generator.js'
export { playerNamed } from '../../dist/src/bots/players.js'
export { everyKind } from '../../dist/src/cli/every-option.js'
export { nameOfKind } from '../../dist/src/cli/surroundings.js'
export * as hotline from '../../dist/src/index.js'
export { commitmentTo } from '../../dist/src/records/fair.js'
export { makeServer } from '../../dist/src/server/server.js'
export { openStorage } from '../../dist/src/server/storage/open.js'
export { words } from '../../dist/src/words/speak.js'

/** The declarations of the library. */
export const LIBRARY = new URL('../../dist/src/index.d.ts', import.meta.url)
export const PROGRAM = new URL('../../bin/hotline.js', import.meta.url)
