/** The threads in which bots think. */
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Side } from '../../engine/script.ts'
import type { State } from '../../rules/state.ts'
import { threadFile } from '../threads.ts'
import { makeLine } from './line.ts'

export interface BotTask {
  readonly game: string
  readonly player: string
  readonly side: Side
  readonly world: State
  readonly seed: number
}

export interface Crew {
  /** What the bot answers; who plays a person comes first. Rejects where it takes too long, or its thread dies. */
  think(task: BotTask, againstPerson: boolean): Promise<number>
  readonly waiting: number
  close(): Promise<void>
}

/** No level thinks longer about one answer, on the slowest machine. */
const LONGEST = 120_000
const MEGABYTES = 512

export function makeCrew(threads = Math.max(1, availableParallelism() - 1)): Crew {
  let pool: Piscina | null = null
  // The threads start when the first bot is asked: most servers have none for long.
  const hired = (): Piscina => {
    if (pool !== null) return pool
    pool = new Piscina({
      filename: threadFile('bots/bot.worker'),
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    })
    // A thread that dies while it has nothing to do is replaced; who waits for an answer is told by its promise.
    pool.on('error', () => undefined)
    return pool
  }
  const line = makeLine(async (task: BotTask) => (await hired().run(task, { signal: AbortSignal.timeout(LONGEST) })) as number, threads)
  return {
    think: (task, againstPerson) => line.ask(task, againstPerson),
    get waiting() {
      return line.waiting
    },
    close: async () => {
      await pool?.destroy()
    },
  }
}
