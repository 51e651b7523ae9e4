/** How fast a watched game goes on by itself. */
import { create } from 'zustand'

export const SPEEDS = ['slow', 'normal', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]

const useChosen = create<{ readonly speed: Speed }>(() => ({ speed: 'normal' }))
export const useSpeed = (): Speed => useChosen(({ speed }) => speed)
export const setSpeed = (speed: Speed): void => useChosen.setState({ speed })
