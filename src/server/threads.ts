/** Threads beside the one that answers requests. */
import { Piscina } from 'piscina'

/**
 * `path` within this folder, without its ending. Node's own threads do not read TypeScript, so that a server that runs from its source
 * takes what was built of it.
 */
export const threadFile = (path: string): string =>
  new URL(import.meta.url.endsWith('.ts') ? `../../dist/src/server/${path}.js` : `./${path}.js`, import.meta.url).href

export interface Thread<Task, Answer> {
  run(task: Task): Promise<Answer>
  /** How many tasks wait for it. */
  readonly waiting: number
  close(): Promise<void>
}

interface ThreadLimits {
  readonly milliseconds: number
  readonly megabytes: number
}

/** A thread that does one task after the other; it starts with the first, and ends one that takes too long or too much. */
export function makeThread<Task, Answer>(path: string, { milliseconds, megabytes }: ThreadLimits): Thread<Task, Answer> {
  let pool: Piscina<Task, Answer> | null = null
  return {
    run: (task) => {
      pool ??= new Piscina<Task, Answer>({
        filename: threadFile(path),
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: 30_000,
        resourceLimits: { maxOldGenerationSizeMb: megabytes },
      })
      return pool.run(task, { signal: AbortSignal.timeout(milliseconds) })
    },
    get waiting() {
      return pool?.queueSize ?? 0
    },
    close: async () => {
      await pool?.destroy()
    },
  }
}
