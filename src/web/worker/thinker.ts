/** A worker seen from the page. */
import type { Answers, Reply, Request, Task } from './protocol.ts'

export interface Thinker {
  think<T extends Task>(task: T): Promise<Answers[T['kind']]>
  /** Drops what it is thinking about: its promises never end. */
  stop(): void
}

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
}

export function thinker(): Thinker {
  let worker: Worker | null = null
  let last = 0
  let waiting = new Map<number, Waiting>()

  function start(): Worker {
    const started = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.ok) asked?.resolve(data.answer as never)
      else asked?.reject(new Error(data.message))
    })
    started.addEventListener('error', ({ message }) => {
      for (const { reject } of waiting.values()) reject(new Error(message))
      waiting.clear()
    })
    return started
  }

  return {
    think: (task) =>
      new Promise((resolve, reject) => {
        worker ??= start()
        const id = ++last
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, task } satisfies Request)
      }),
    stop: () => {
      if (waiting.size === 0) return
      worker?.terminate()
      worker = null
      waiting = new Map()
    },
  }
}
