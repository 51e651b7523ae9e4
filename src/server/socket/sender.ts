/** Sends messages to the client of one connection. */
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { ServerMessage } from '../../protocol/socket.ts'
import { present } from '../../records/present.ts'
import { Denied } from '../games/denied.ts'
import { isOutage } from '../storage/trouble.ts'

/** Bytes that wait to be sent: a client that reads slower than that is disconnected, and may connect again. */
const MOST_WAITING = 4_000_000

export interface ClientSender {
  readonly isOpen: () => boolean
  readonly send: (message: ServerMessage) => void
  /** Sends a message that is JSON already. */
  readonly sendText: (text: string) => void
  /** Returns the function that acknowledges the message with this id when it is done. */
  readonly acknowledge: (id: string, game: string) => (seq: number) => void
  /** Answers a message with an error: the code of a `Denied`; `too-busy` or `internal` for any other error, which is logged. */
  readonly refuse: (error: unknown, id: string | null, game: string | null) => void
}

export function makeSender(socket: WebSocket, log: FastifyBaseLogger): ClientSender {
  const isOpen = (): boolean => socket.readyState === socket.OPEN
  function sendText(text: string): void {
    if (!isOpen()) return
    if (socket.bufferedAmount > MOST_WAITING) return socket.terminate()
    socket.send(text)
  }
  const send = (message: ServerMessage): void => sendText(JSON.stringify(message))
  return {
    isOpen,
    send,
    sendText,
    acknowledge: (id, game) => (seq) => send({ type: 'ack', id, game, seq }),
    refuse: (error, id, game) => {
      if (!(error instanceof Denied)) log.error({ error, game }, 'a message could not be handled')
      const { code, more } = error instanceof Denied ? error : new Denied(isOutage(error) ? 'too-busy' : 'internal')
      const { reason, at, seq } = more
      send({
        type: 'error',
        id,
        game,
        code,
        ...present({ reason, at, seq }),
      })
    },
  }
}
