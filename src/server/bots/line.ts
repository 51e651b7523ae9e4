/** A line of people who wait, and another of those who only get what the first one leaves. */
interface Waiting<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export interface Line<Task, Result> {
  ask(task: Task, first: boolean): Promise<Result>
  readonly waiting: number
}

export function makeLine<Task, Result>(run: (task: Task) => Promise<Result>, atOnce: number): Line<Task, Result> {
  const first: Waiting<Task, Result>[] = []
  const rest: Waiting<Task, Result>[] = []
  let running = 0

  async function serve({ task, resolve, reject }: Waiting<Task, Result>): Promise<void> {
    running++
    try {
      resolve(await run(task))
    } catch (error) {
      reject(error)
    } finally {
      running--
      next()
    }
  }

  function next(): void {
    if (running >= atOnce) return
    const one = first.shift() ?? rest.shift()
    if (one !== undefined) void serve(one)
  }

  return {
    ask: (task, isFirst) =>
      new Promise((resolve, reject) => {
        ;(isFirst ? first : rest).push({ task, resolve, reject })
        next()
      }),
    get waiting() {
      return first.length + rest.length
    },
  }
}
