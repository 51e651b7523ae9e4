import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ServerMessage } from '../../../src/protocol/socket.ts'
import { type LobbySocket, openLobbyConnection } from '../../../src/web/lobby/connection.ts'

interface Fake extends LobbySocket {
  readonly sent: unknown[]
  isClosed: boolean
  emit(type: 'open' | 'close'): void
  deliver(message: unknown): void
}

function fake(): Fake {
  const listeners = new Map<string, (event: { readonly data: unknown }) => void>()
  return {
    sent: [],
    isClosed: false,
    send(text) {
      this.sent.push(JSON.parse(text))
    },
    close() {
      this.isClosed = true
    },
    addEventListener: (type: string, listener: (event: { readonly data: unknown }) => void) => void listeners.set(type, listener),
    emit: (type) => listeners.get(type)!({ data: null }),
    deliver: (message) => listeners.get('message')!({ data: JSON.stringify(message) }),
  }
}

const LOBBY = { type: 'lobby', id: 'lobby', entries: [] }

describe('the connection to the lobby', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function opened() {
    const sockets: Fake[] = []
    const received: ServerMessage[] = []
    const states: boolean[] = []
    const connection = openLobbyConnection({
      open: () => {
        sockets.push(fake())
        return sockets.at(-1)!
      },
      onMessage: (message) => void received.push(message),
      onState: (isOpen) => void states.push(isOpen),
    })
    return { sockets, received, states, connection }
  }

  test('greets, asks for the lobby and hands on what it receives', () => {
    const { sockets, received, states } = opened()
    sockets[0]!.emit('open')
    expect(sockets[0]!.sent).toEqual([
      { type: 'hello', protocol: 1 },
      { type: 'lobby', id: 'lobby', on: true },
    ])
    sockets[0]!.deliver(LOBBY)
    sockets[0]!.deliver({ type: 'of-another-time' })
    expect(received).toEqual([LOBBY])
    expect(states).toEqual([true])
  })

  test('opens itself again when it breaks', () => {
    const { sockets, states } = opened()
    sockets[0]!.emit('close')
    expect(states).toEqual([false])
    vi.runAllTimers()
    expect(sockets).toHaveLength(2)
    sockets[1]!.emit('open')
    sockets[1]!.deliver(LOBBY)
    expect(states).toEqual([false, true])
  })

  test('is another one for another person; messages of the old one are ignored', () => {
    const { sockets, received, connection } = opened()
    sockets[0]!.emit('open')
    connection.reopen()
    expect(sockets[0]!.isClosed).toBe(true)
    sockets[0]!.deliver(LOBBY)
    sockets[0]!.emit('close')
    vi.runAllTimers()
    expect(sockets).toHaveLength(2)
    expect(received).toEqual([])
  })

  test('is closed when it is there, if nobody wants it any more by then', () => {
    const { sockets, connection } = opened()
    connection.close()
    expect(sockets[0]!.isClosed).toBe(false)
    sockets[0]!.emit('open')
    expect(sockets[0]).toMatchObject({ isClosed: true, sent: [] })
  })

  test('stays closed', () => {
    const { sockets, connection } = opened()
    sockets[0]!.emit('close')
    connection.close()
    vi.runAllTimers()
    expect(sockets).toHaveLength(1)
  })
})
