/** The thread that plays games which people brought along up to a position: a record may be made to take long. */
import { Piscina } from 'piscina'
import { threadFile } from '../threads.ts'
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
  let pool: Piscina | null = null
  const hired = (): Piscina => {
    pool ??= new Piscina({
      filename: threadFile('pictures/moment.worker'),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    })
    return pool
  }
  return {
    read: async (task) => (await hired().run(task, { signal: AbortSignal.timeout(LONGEST) })) as ReadMoment,
    close: async () => {
      await pool?.destroy()
    },
  }
}
