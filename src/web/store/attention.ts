/** Whether the game on the table waits for the person at it: the tab says so. */
import { create } from 'zustand'

export const useAttention = create<{ readonly isAwaited: boolean }>(() => ({ isAwaited: false }))
