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

async function reply({ id, task }: Request): Promise<Reply> {
  try {
    const { answerTo } = await loaded
    return { id, ok: true, answer: answerTo(task) }
  } catch (error) {
    return { id, ok: false, message: String(error) }
  }
}

here.addEventListener('message', ({ data }) => {
  void reply(data).then((made) => here.postMessage(made))
})
