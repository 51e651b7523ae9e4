/** The connection to the lobby, which reconnects when it breaks. A person counts as present for live games while it is open. */
import { type ClientMessage, PROTOCOL, type ServerMessage, serverMessage } from '../../protocol/socket.ts'

/** What of a browser's socket is used. */
export interface LobbySocket {
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

export interface LobbyConnection {
  /** Reconnects: a connection belongs to the account that opened it. */
  reopen(): void
  close(): void
}

interface LobbyNeeds {
  readonly open: () => LobbySocket
  readonly onMessage: (message: ServerMessage) => void
  /** Whether what is shown is what is there. */
  readonly onState: (isOpen: boolean) => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000

function read(data: unknown): ServerMessage | null {
  try {
    const said = serverMessage.safeParse(JSON.parse(String(data)))
    return said.success ? said.data : null
  } catch {
    return null
  }
}

export function openLobbyConnection({ open, onMessage, onState }: LobbyNeeds): LobbyConnection {
  let failures = 0
  let socket: LobbySocket | null = null
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    const mine = open()
    socket = mine
    isOpen = false
    const say = (message: ClientMessage): void => mine.send(JSON.stringify(message))
    mine.addEventListener('open', () => {
      // Hung up before it was answered: browsers complain where it is closed earlier.
      if (socket !== mine) return mine.close()
      isOpen = true
      say({ type: 'hello', protocol: PROTOCOL })
      say({ type: 'lobby', id: 'lobby', on: true })
    })
    mine.addEventListener('message', ({ data }) => {
      const message = socket === mine ? read(data) : null
      if (message === null) return
      if (message.type === 'lobby') {
        failures = 0
        onState(true)
      }
      onMessage(message)
    })
    mine.addEventListener('close', () => {
      if (socket !== mine) return
      onState(false)
      timer = setTimeout(connect, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++))
    })
  }

  function hangUp(): void {
    clearTimeout(timer)
    const old = socket
    socket = null
    if (isOpen) old?.close()
  }

  connect()
  return {
    reopen: () => {
      hangUp()
      connect()
    },
    close: hangUp,
  }
}
