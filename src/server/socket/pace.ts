/**
 * Handles messages one after the other, with a turn of the event loop in between: a ping that comes during a burst is answered after one
 * message, not after all. Networks and their people get equal shares.
 */
import { makeFairQueue, type Owner } from '../fair-queue.ts'

export interface Pace {
  /** Runs the work when it is its turn. The work of one owner begins in its order. */
  run<T>(owner: Owner, cost: number, work: () => Promise<T>): Promise<T>
}

export function makePace(): Pace {
  const queue = makeFairQueue<() => void>(false)
  let isTaken = false

  function begin(start: () => void): void {
    isTaken = true
    start()
    setImmediate(next)
  }

  function next(): void {
    const start = queue.shift()
    if (start !== undefined) return begin(start)
    isTaken = false
    queue.forget()
  }

  return {
    run: (owner, cost, work) =>
      new Promise((resolve, reject) => {
        const start = (): void => void work().then(resolve, reject)
        if (isTaken) queue.push(owner, cost, start)
        else begin(start)
      }),
  }
}
