/** All connections of this process, so that they can be closed: clients then connect again, to this process or to another. */
import { setTimeout } from 'node:timers/promises'

export interface OpenConnection {
  /** Closes the connection when the messages that were begun are answered. */
  end(): Promise<void>
  /** Resolves when the connection is closed and its messages are handled. */
  readonly closed: Promise<void>
}

export interface Sockets {
  add(connection: OpenConnection): void
  /** Closes all connections, at most 100 in 20 ms and all within two seconds, so that clients do not come back in the same moment. */
  close(): Promise<void>
}

const SLICE = 20
const LONGEST = 2000
const AT_LEAST = 100

export function makeSockets(): Sockets {
  const open = new Set<OpenConnection>()
  return {
    add: (connection) => {
      open.add(connection)
      void connection.closed.then(() => open.delete(connection))
    },
    close: async () => {
      const ends: Promise<void>[] = []
      const atOnce = Math.max(AT_LEAST, Math.ceil(open.size / (LONGEST / SLICE)))
      const left = [...open]
      while (left.length > 0) {
        ends.push(...left.splice(0, atOnce).map((connection) => connection.end()))
        if (left.length > 0) await setTimeout(SLICE)
      }
      await Promise.all(ends)
    },
  }
}
