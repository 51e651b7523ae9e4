/** The thread that plays games which people brought along up to a position: a record may be made to take long. */
import { makeThread } from '../threads.ts'
import type { PublicPosition } from './moment.ts'

export interface MomentTask {
  readonly text: string
  /** Null: the last position. */
  readonly step: number | null
}

export type ReadMoment = Pick<PublicPosition, 'state' | 'step' | 'of' | 'notes'>

export interface MomentReader {
  read(task: MomentTask): Promise<ReadMoment>
  close(): Promise<void>
}

const LONGEST = 10_000
const MEGABYTES = 256

export function makeMomentReader(): MomentReader {
  const thread = makeThread<MomentTask, ReadMoment>('pictures/moment.worker', { milliseconds: LONGEST, megabytes: MEGABYTES })
  return { read: (task) => thread.run(task), close: () => thread.close() }
}
