/** The threads in which bots think. */
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Side } from '../../engine/script.ts'
import { MOST_SECONDS } from '../../protocol/levels.ts'
import type { State } from '../../rules/state.ts'
import type { Owner } from '../fair-queue.ts'
import { threadFile } from '../threads.ts'
import { type BotQuestion, makeBotQueue } from './queue.ts'

export interface BotTask {
  readonly game: string
  readonly player: string
  readonly side: Side
  readonly world: State
  readonly seed: number
}

export interface Crew {
  /** What the bot answers, when it is its turn. Rejects where it takes too long, or its thread dies. */
  readonly think: (task: BotTask, question: BotQuestion) => Promise<number>
  /** Whether the owner may ask for more games with bots. */
  readonly hasRoom: (owner: Owner) => boolean
  /** Whether so much is queued for a network that its further questions have to wait in the storage. */
  readonly isFull: (network: string) => boolean
  readonly waiting: number
  close(): Promise<void>
}

/** No level thinks longer about one answer, even on the slowest machine: a thread that does is terminated. */
const LONGEST = 15_000 * MOST_SECONDS
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
    // A thread that dies while it has nothing to do is replaced; the promise of an answer rejects.
    pool.on('error', () => undefined)
    return pool
  }
  const run = async (task: BotTask): Promise<number> => (await hired().run(task, { signal: AbortSignal.timeout(LONGEST) })) as number
  const queue = makeBotQueue(run, threads)
  return {
    think: queue.ask,
    hasRoom: queue.hasRoom,
    isFull: queue.isFull,
    get waiting() {
      return queue.waiting
    },
    close: async () => {
      await pool?.destroy()
    },
  }
}
