/** The file of a worker beside this one, built or not. */
export const workerFile = (name: string): URL =>
  new URL(`./${name}.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

/** The games that can be named on the command line. */
export const GAMES = ['twilight-struggle'] as const
