/** The thread that reads imported games. */
import { Piscina } from 'piscina'
import type { Ending } from '../../protocol/common.ts'
import { threadFile } from '../threads.ts'
import type { PlayedCard } from './summary.ts'

export interface ReadTask {
  readonly text: string
  readonly preset: string | undefined
}

export type ReadResult =
  /** The text can't be parsed, or the rules refuse this line of it. */
  | { readonly ok: false; readonly line: number | null; readonly message: string }
  | {
      readonly ok: true
      readonly record: string
      readonly hash: string
      readonly game: string
      /** By the seats, as the text names them. */
      readonly players: readonly [string | null, string | null]
      readonly swapped: boolean
      readonly ending: Ending | null
      readonly ended: number | null
      readonly turns: number
      readonly vp: number
      readonly influence: readonly number[]
      readonly cards: readonly PlayedCard[]
    }

export interface Reader {
  read(task: ReadTask): Promise<ReadResult>
  /** Whether other imports wait already. */
  readonly busy: boolean
  close(): Promise<void>
}

const LONGEST = 30_000
const MEGABYTES = 512
const MOST_WAITING = 20

export function makeReader(): Reader {
  let pool: Piscina | null = null
  // The thread starts when the first text comes: most days have none.
  const hired = (): Piscina => {
    pool ??= new Piscina({
      filename: threadFile('archive/read.worker'),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    })
    return pool
  }
  return {
    read: async (task) => (await hired().run(task, { signal: AbortSignal.timeout(LONGEST) })) as ReadResult,
    get busy() {
      return (pool?.queueSize ?? 0) >= MOST_WAITING
    },
    close: async () => {
      await pool?.destroy()
    },
  }
}
