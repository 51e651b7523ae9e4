/**
 * Group commit: writes that arrive while others are on their way to the disk go there together, because a commit takes the same time for one
 * write as for many. Each write is acknowledged only after its group is stored.
 */
import { isOutage } from './trouble.ts'

interface Pending<Work, Result> {
  readonly work: Work
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** The result of one write of a group. */
export type WriteOutcome<Result> = { readonly ok: true; readonly result: Result } | { readonly ok: false; readonly error: unknown }

const LARGEST_GROUP = 100

/** `run` stores a whole group or throws. If it throws, each write is tried alone, unless the database is away. */
export function together<Work, Result>(
  run: (works: readonly Work[]) => Promise<readonly WriteOutcome<Result>[]>,
): (work: Work) => Promise<Result> {
  let pending: Pending<Work, Result>[] = []
  let running = false

  async function settle(group: readonly Pending<Work, Result>[]): Promise<void> {
    try {
      const outcomes = await run(group.map(({ work }) => work))
      group.forEach(({ resolve, reject }, i) => {
        const outcome = outcomes[i]!
        if (outcome.ok) resolve(outcome.result)
        else reject(outcome.error)
      })
    } catch (error) {
      if (group.length === 1 || isOutage(error)) for (const { reject } of group) reject(error)
      else for (const one of group) await settle([one])
    }
  }

  async function flush(): Promise<void> {
    while (pending.length > 0) {
      const group = pending.slice(0, LARGEST_GROUP)
      pending = pending.slice(LARGEST_GROUP)
      await settle(group)
      // Messages that have arrived meanwhile are read first, so that their writes join the next group.
      await new Promise((resolve) => setImmediate(resolve))
    }
    running = false
  }

  return (work) =>
    new Promise((resolve, reject) => {
      pending.push({ work, resolve, reject })
      if (running) return
      running = true
      setImmediate(() => void flush())
    })
}
