/** Doing something that the server may refuse: what is under way, and what went wrong in words. */
import { useCallback, useState } from 'react'
import type { RoomSay } from '../../words/rooms.ts'
import { useRoomSay } from '../words/rooms.ts'
import { ApiError } from './api.ts'

export interface Acting {
  readonly busy: boolean
  readonly trouble: ApiError | null
  /** True when it was done. */
  readonly act: (work: () => Promise<unknown>) => Promise<boolean>
}

export function useActing(): Acting {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<ApiError | null>(null)
  const act = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setTrouble(null)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setTrouble(error)
      return false
    } finally {
      setBusy(false)
    }
  }, [])
  return { busy, trouble, act }
}

export const sentenceOf = ({ code }: ApiError, say: RoomSay): string => say(`refused.${code}`)

export function Trouble({ of }: { readonly of: ApiError | null }) {
  const say = useRoomSay()
  return <div role="alert">{of !== null && <p className="trouble">{sentenceOf(of, say)}</p>}</div>
}
