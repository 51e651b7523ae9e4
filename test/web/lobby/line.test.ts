import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ServerMessage } from '../../../src/protocol/socket.ts'
import { type LobbySocket, openLobbyLine } from '../../../src/web/lobby/line.ts'

interface Fake extends LobbySocket {
  readonly sent: unknown[]
  isClosed: boolean
  hear(type: 'open' | 'close'): void
  tell(message: unknown): void
}

function fake(): Fake {
  const hears = new Map<string, (event: { readonly data: unknown }) => void>()
  return {
    sent: [],
    isClosed: false,
    send(text) {
      this.sent.push(JSON.parse(text))
    },
    close() {
      this.isClosed = true
    },
    addEventListener: (type: string, hear: (event: { readonly data: unknown }) => void) => void hears.set(type, hear),
    hear: (type) => hears.get(type)!({ data: null }),
    tell: (message) => hears.get('message')!({ data: JSON.stringify(message) }),
  }
}

const LOBBY = { type: 'lobby', id: 'lobby', entries: [] }

describe('the line to the lobby', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function opened() {
    const sockets: Fake[] = []
    const heard: ServerMessage[] = []
    const states: boolean[] = []
    const line = openLobbyLine({
      open: () => {
        sockets.push(fake())
        return sockets.at(-1)!
      },
      onMessage: (message) => void heard.push(message),
      onState: (isOpen) => void states.push(isOpen),
    })
    return { sockets, heard, states, line }
  }

  test('greets, asks for the lobby and hands on what it is told', () => {
    const { sockets, heard, states } = opened()
    sockets[0]!.hear('open')
    expect(sockets[0]!.sent).toEqual([
      { type: 'hello', protocol: 1 },
      { type: 'lobby', id: 'lobby', on: true },
    ])
    sockets[0]!.tell(LOBBY)
    sockets[0]!.tell({ type: 'of-another-time' })
    expect(heard).toEqual([LOBBY])
    expect(states).toEqual([true])
  })

  test('opens itself again when it breaks', () => {
    const { sockets, states } = opened()
    sockets[0]!.hear('close')
    expect(states).toEqual([false])
    vi.runAllTimers()
    expect(sockets).toHaveLength(2)
    sockets[1]!.hear('open')
    sockets[1]!.tell(LOBBY)
    expect(states).toEqual([false, true])
  })

  test('is another one for another person; what the old one still says is not heard', () => {
    const { sockets, heard, line } = opened()
    sockets[0]!.hear('open')
    line.reopen()
    expect(sockets[0]!.isClosed).toBe(true)
    sockets[0]!.tell(LOBBY)
    sockets[0]!.hear('close')
    vi.runAllTimers()
    expect(sockets).toHaveLength(2)
    expect(heard).toEqual([])
  })

  test('is closed when it is there, if nobody wants it any more by then', () => {
    const { sockets, line } = opened()
    line.close()
    expect(sockets[0]!.isClosed).toBe(false)
    sockets[0]!.hear('open')
    expect(sockets[0]).toMatchObject({ isClosed: true, sent: [] })
  })

  test('stays closed', () => {
    const { sockets, line } = opened()
    sockets[0]!.hear('close')
    line.close()
    vi.runAllTimers()
    expect(sockets).toHaveLength(1)
  })
})
