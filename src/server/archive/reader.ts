/** The thread that reads imported games. */
import type { Ending } from '../../protocol/common.ts'
import { makeThread } from '../threads.ts'
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
  const thread = makeThread<ReadTask, ReadResult>('archive/read.worker', { milliseconds: LONGEST, megabytes: MEGABYTES })
  return {
    read: (task) => thread.run(task),
    get busy() {
      return thread.waiting >= MOST_WAITING
    },
    close: () => thread.close(),
  }
}
