/** Pings a client: measures the time to the client and back, and disconnects one that no longer answers. */
import type { WebSocket } from 'ws'

/** Milliseconds from one ping to the next. */
const INTERVAL = 10_000
/** Pings in a row that a client may leave unanswered. A count, not a time: after the server process was suspended, answers still wait to be read. */
const MOST_UNANSWERED = 3

export interface Heartbeat {
  /** The last round trip, in milliseconds. */
  readonly lag: () => number
  /** The client has sent something, so it is there. */
  readonly onMessage: () => void
  readonly stop: () => void
}

/** Starts to ping; calls `onBeat` with each ping but the first. */
export function startHeartbeat(socket: WebSocket, onBeat: () => void): Heartbeat {
  let lag = 0
  let unanswered = 0
  let sent = 0

  function ping(): void {
    unanswered++
    sent = Date.now()
    socket.ping()
  }

  const timer = setInterval(() => {
    if (unanswered >= MOST_UNANSWERED) return socket.terminate()
    ping()
    onBeat()
  }, INTERVAL)
  timer.unref()
  socket.on('pong', () => {
    unanswered = 0
    lag = Date.now() - sent
  })
  ping()
  return {
    lag: () => lag,
    onMessage: () => {
      unanswered = 0
    },
    stop: () => clearInterval(timer),
  }
}
