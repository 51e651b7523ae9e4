/**
 * Writes that come while others are on their way to the disk go there together: reaching the disk is what takes the time, and it takes the
 * same for one as for many. Each of them is still acknowledged only when it is there.
 */
interface Waiting<Work, Result> {
  readonly work: Work
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** What became of one of several. */
export type Outcome<Result> = { readonly ok: true; readonly result: Result } | { readonly ok: false; readonly error: unknown }

const AT_ONCE = 100

/** `run` does several, all in one; where it throws none is done, and each is tried alone. */
export function together<Work, Result>(
  run: (works: readonly Work[]) => Promise<readonly Outcome<Result>[]>,
): (work: Work) => Promise<Result> {
  let waiting: Waiting<Work, Result>[] = []
  let running = false

  async function settle(batch: readonly Waiting<Work, Result>[]): Promise<void> {
    try {
      const outcomes = await run(batch.map(({ work }) => work))
      batch.forEach(({ resolve, reject }, i) => {
        const outcome = outcomes[i]!
        if (outcome.ok) resolve(outcome.result)
        else reject(outcome.error)
      })
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error)
      else for (const one of batch) await settle([one])
    }
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, AT_ONCE)
      waiting = waiting.slice(AT_ONCE)
      await settle(batch)
      // Whatever has come in the meantime is read before the next go.
      await new Promise((resolve) => setImmediate(resolve))
    }
    running = false
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject })
      if (running) return
      running = true
      setImmediate(() => void flush())
    })
}
