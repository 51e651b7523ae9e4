// The built program, as the golden file sees it. Where files move or are renamed, only these imports change.
export { generator, oneOf } from '../../dist/src/bots/generator.js'
export { playGame } from '../../dist/src/bots/lab/driver.js'
export { avoiding } from '../../dist/src/bots/players/careful.js'
export { playerNamed } from '../../dist/src/bots/players/names.js'
export { everyKind } from '../../dist/src/fuzz/kinds.js'
export * as hotline from '../../dist/src/index.js'
export { commitmentTo } from '../../dist/src/records/fair.js'
export { nameOfKind } from '../../dist/src/records/kinds.js'
export { makeServer } from '../../dist/src/server/server.js'
export { openStorage } from '../../dist/src/server/storage/open.js'
export { words } from '../../dist/src/words/speak.js'

/** The declarations of the library, by what a program imports. */
export const LIBRARY = {
  hotline: new URL('../../dist/src/index.d.ts', import.meta.url),
  'hotline/bots': new URL('../../dist/src/library/bots.d.ts', import.meta.url),
  'hotline/records': new URL('../../dist/src/library/records.d.ts', import.meta.url),
  'hotline/words': new URL('../../dist/src/library/words.d.ts', import.meta.url),
}
export const PROGRAM = new URL('../../bin/hotline.js', import.meta.url)
