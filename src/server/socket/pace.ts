/**
 * Begins what clients ask for one after the other, with a turn of the event loop in between: whatever a burst costs, a ping that comes
 * meanwhile is answered after one piece of work, not after all. Networks and their people get equal shares.
 */
import { makeFairQueue, type Owner } from '../fair-queue.ts'

export interface Pace {
  /** Does the work when it is its turn; what one owner asks for is begun in its order. */
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
