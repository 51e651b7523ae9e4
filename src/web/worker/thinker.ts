/** A worker seen from the page. */
import type { Answers, LongAnswers, LongTask, Reply, Request, Task } from './protocol.ts'

export interface Thinker {
  think<T extends Task>(task: T): Promise<Answers[T['kind']]>
  /** Calls `onAnswer` with each answer to a long task until the last, or until the function returned is called; then `onEnd`. */
  follow<T extends LongTask>(task: T, onAnswer: (answer: LongAnswers[T['kind']]) => void, onEnd: () => void): () => void
  /** Starts the worker, so that the first answer does not wait for it. */
  warm(): void
  /** Drops what it is thinking about: its promises never end. */
  stop(): void
}

interface Waiting {
  readonly take: (reply: Reply) => void
  readonly fail: (error: Error) => void
}

export function thinker(): Thinker {
  let worker: Worker | null = null
  let last = 0
  let waiting = new Map<number, Waiting>()

  function start(): Worker {
    const started = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const asked = waiting.get(data.id)
      if (!('soFar' in data)) waiting.delete(data.id)
      if (data.ok) asked?.take(data)
      else asked?.fail(new Error(data.message))
    })
    started.addEventListener('error', ({ message }) => {
      for (const { fail } of waiting.values()) fail(new Error(message))
      waiting.clear()
    })
    return started
  }

  function send(request: Request): void {
    worker ??= start()
    worker.postMessage(request)
  }

  return {
    think: (task) =>
      new Promise((resolve, reject) => {
        const id = ++last
        waiting.set(id, { take: (reply) => 'answer' in reply && resolve(reply.answer as never), fail: reject })
        send({ id, task })
      }),
    follow: (long, onAnswer, onEnd) => {
      const id = ++last
      waiting.set(id, { take: (reply) => ('soFar' in reply ? onAnswer(reply.soFar as never) : onEnd()), fail: onEnd })
      send({ id, long })
      return () => {
        if (!waiting.delete(id)) return
        send({ id, stop: true })
        onEnd()
      }
    },
    warm: () => {
      worker ??= start()
    },
    stop: () => {
      if (waiting.size === 0) return
      worker?.terminate()
      worker = null
      waiting = new Map()
    },
  }
}
