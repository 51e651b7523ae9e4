/** Which bot thinks next: bots that play a person before those that play each other, and each kind in fair shares of their owners. */
import { type FairQueue, makeFairQueue, type Owner } from '../fair-queue.ts'

/** Whose question it is, and how many seconds of thought it takes at most. */
export interface BotQuestion {
  readonly owner: Owner
  readonly seconds: number
  readonly againstPerson: boolean
}

interface QueuedTask<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export interface BotQueue<Task, Result> {
  readonly ask: (task: Task, question: BotQuestion) => Promise<Result>
  /** Whether the owner may ask for more games with bots. */
  readonly hasRoom: (owner: Owner) => boolean
  /** Whether so much is queued for a network that its further questions have to wait in the storage. */
  readonly isFull: (network: string) => boolean
  readonly waiting: number
}

/** Seconds of thought that are queued at most for a person: 15 card plays of an expert at once, or more games than a player can follow. */
const MOST_OF_PERSON = 30
/** For a network: a club of 50 that all wait for an expert at the same moment. */
const MOST_OF_NETWORK = 120

export function makeBotQueue<Task, Result>(run: (task: Task) => Promise<Result>, atOnce: number): BotQueue<Task, Result> {
  const againstPeople = makeFairQueue<QueuedTask<Task, Result>>(true)
  const amongBots = makeFairQueue<QueuedTask<Task, Result>>(true)
  const both: readonly FairQueue<unknown>[] = [againstPeople, amongBots]
  let running = 0

  async function serve({ task, resolve, reject }: QueuedTask<Task, Result>): Promise<void> {
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
    const one = againstPeople.shift() ?? amongBots.shift()
    if (one !== undefined) void serve(one)
    else if (running === 0) for (const queue of both) queue.forget()
  }

  const queued = (owner: Owner, of: 'network' | 'person'): number => both.reduce((sum, queue) => sum + queue.queued(owner)[of], 0)

  return {
    ask: (task, { owner, seconds, againstPerson }) =>
      new Promise((resolve, reject) => {
        ;(againstPerson ? againstPeople : amongBots).push(owner, seconds, { task, resolve, reject })
        next()
      }),
    hasRoom: (owner) => queued(owner, 'person') < MOST_OF_PERSON && queued(owner, 'network') < MOST_OF_NETWORK,
    isFull: (network) => queued({ network, person: '' }, 'network') >= MOST_OF_NETWORK,
    get waiting() {
      return againstPeople.size + amongBots.size
    },
  }
}
