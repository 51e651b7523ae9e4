/** Distributes jobs over the cores of the machine. */
import { parentPort, Worker } from 'node:worker_threads'

/** The file of a worker beside this one, built or not. */
export const workerFile = (name: string): URL =>
  new URL(`./${name}.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

/** What a worker does with a job. */
type Work = (job: never) => unknown

/**
 * Gives jobs to workers one at a time, and each answer to `got` as it comes. A worker that breaks stops them all. The type names the
 * function that the worker's file answers with.
 */
export async function shareOut<W extends Work>(
  worker: URL,
  cores: number,
  jobs: Iterable<Parameters<W>[0]>,
  got: (answer: ReturnType<W>) => void,
): Promise<void> {
  const waiting = jobs[Symbol.iterator]()
  const crew: Worker[] = []
  const employ = (): Promise<void> =>
    new Promise((done, fail) => {
      const hand = new Worker(worker)
      crew.push(hand)
      const next = (): void => {
        const job = waiting.next()
        if (job.done === true) done()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        else hand.postMessage(job.value)
      }
      hand.on('error', fail)
      hand.on('message', (answer: ReturnType<W>) => {
        got(answer)
        next()
      })
      next()
    })
  try {
    await Promise.all(Array.from({ length: cores }, employ))
  } finally {
    await Promise.all(crew.map((hand) => hand.terminate()))
  }
}

/** What a worker's file does: answers each job. */
export function answerJobs(work: Work): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.on('message', (job) => parentPort?.postMessage(work(job as never)))
}

/** Splits a run of games into jobs small enough to keep all cores busy and to show progress. */
export function batches(first: number, games: number, cores: number): readonly { readonly first: number; readonly games: number }[] {
  const size = Math.max(1, Math.min(200, Math.ceil(games / (cores * 10))))
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({ first: first + i * size, games: Math.min(size, games - i * size) }))
}
