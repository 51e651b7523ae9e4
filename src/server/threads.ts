/** Where the program of a thread is. */

/**
 * `path` within this folder, without its ending. Node's own threads do not read TypeScript, so that a server that runs from its source
 * takes what was built of it.
 */
export const threadFile = (path: string): string =>
  new URL(import.meta.url.endsWith('.ts') ? `../../dist/src/server/${path}.js` : `./${path}.js`, import.meta.url).href
