/** What lies open over the table. */
import { create } from 'zustand'

export type WindowName =
  | 'keys'
  | 'log'
  | 'tracks'
  | 'over'
  | 'menu'
  | 'export'
  | 'resign'
  | 'restart'
  | 'abort'
  | 'takeback'
  | 'arrange'
  | 'links'
  | 'share'
  | 'hands'

interface Windows {
  readonly open: WindowName | null
  /** The card that is being read, or null. */
  readonly card: number | null
}

export const useWindows = create<Windows>(() => ({ open: null, card: null }))
export const openWindow = (open: WindowName | null): void => useWindows.setState({ open })
export const readCard = (card: number | null): void => useWindows.setState({ card })
