/**
 * Thinks beside the page, so that the page stays quick. A module worker drops messages that come before it listens, so it listens first; what
 * the page asks while the weights of the bots load waits for them.
 */
import type { Reply, Request } from './protocol.ts'

/** What a worker is to this file: the browser's types are those of a page. */
interface Here {
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void
  postMessage(reply: Reply): void
}
const here = globalThis as unknown as Here

const loaded = import('./answers.ts')

/** Long tasks that the page no longer wants. */
const stopped = new Set<number>()

async function answer(request: Request): Promise<void> {
  const { id } = request
  if ('stop' in request) return void stopped.add(id)
  try {
    const { answerTo, answersTo } = await loaded
    if ('task' in request) return here.postMessage({ id, ok: true, answer: answerTo(request.task) })
    for (const soFar of answersTo(request.long)) {
      here.postMessage({ id, ok: true, soFar })
      // Between two answers it listens.
      await new Promise((resolve) => setTimeout(resolve))
      if (stopped.delete(id)) return
    }
    here.postMessage({ id, ok: true, ended: true })
  } catch (error) {
    here.postMessage({ id, ok: false, message: String(error) })
  }
}

here.addEventListener('message', ({ data }) => void answer(data))
