/** The lobby as long as its page is open. */
import { useEffect, useState } from 'react'
import type { ServerMessageOf } from '../../protocol/socket.ts'
import { socketAddress } from '../online/access/http.ts'
import { useMe } from '../store/me.ts'
import { openLobbyConnection } from './connection.ts'
import { type Entries, entriesAfter } from './entries.ts'

export interface LobbyNow {
  readonly entries: Entries
  /** Null until the server has sent it. */
  readonly isOpen: boolean | null
}

export function useLobby(onGone: (gone: ServerMessageOf<'lobby-gone'>) => void): LobbyNow {
  const [entries, setEntries] = useState<Entries>([])
  const [isOpen, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const line = openLobbyConnection({
      open: () => new WebSocket(socketAddress()),
      onState: setOpen,
      onMessage: (message) => {
        setEntries((known) => entriesAfter(known, message))
        if (message.type === 'lobby-gone') onGone(message)
      },
    })
    const unsubscribe = useMe.subscribe(({ person }, before) => person?.id !== before.person?.id && line.reopen())
    return () => {
      unsubscribe()
      line.close()
    }
  }, [onGone])
  return { entries, isOpen }
}
