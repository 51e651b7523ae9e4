/**
 * Waits without a limit of their own: a slow machine must not fail a test. A test that hangs ends at `testTimeout` of vitest.config.ts, and
 * `test/setup.ts` reports what it was waiting for.
 */
import { onTestFinished, vi } from 'vitest'

const open = new Set<() => string>()

/** Returns what the running test waits for, and forgets it. */
export function takeOpenWaits(): string[] {
  const found = [...open].map((describe) => describe())
  open.clear()
  return found
}

/** Returns the promise; `what` is reported if it never settles. */
export async function awaited<T>(what: () => string, promise: Promise<T>): Promise<T> {
  open.add(what)
  try {
    return await promise
  } finally {
    open.delete(what)
  }
}

export interface Changes {
  /** Something happened: everyone who waits looks again. */
  readonly changed: () => void
  /** Resolves with what `look` returns as soon as that is not undefined. */
  readonly until: <T>(look: () => T | undefined, what: () => string) => Promise<T>
}

export function changes(): Changes {
  const looks = new Set<() => void>()
  return {
    changed: () => {
      for (const look of looks) look()
    },
    until: (look, what) =>
      awaited(
        what,
        new Promise((resolve) => {
          const lookAgain = (): void => {
            const found = look()
            if (found === undefined) return
            looks.delete(lookAgain)
            resolve(found)
          }
          looks.add(lookAgain)
          lookAgain()
        }),
      ),
  }
}

const INTERVAL = 10

/** Repeats the check until it does not throw, and returns what it returned. For what has no event: else use `changes`. */
export async function eventually<T>(what: string, check: () => T | Promise<T>): Promise<T> {
  let last: unknown
  const describe = (): string => `${what}; the last error: ${String(last)}`
  open.add(describe)
  for (;;)
    try {
      const found = await check()
      open.delete(describe)
      return found
    } catch (error) {
      last = error
      // A test that has ended has forgotten its waits.
      if (!open.has(describe)) throw error
      await new Promise((resolve) => setTimeout(resolve, INTERVAL))
    }
}

/** Stops `Date` in this process until the test is over, so that no window of a rate limit passes. Returns what lets time pass. */
export function stopClock(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return (ms) => void vi.setSystemTime(Date.now() + ms)
}
