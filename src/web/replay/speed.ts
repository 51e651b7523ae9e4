/** How fast a watched game goes on by itself. */
import { create } from 'zustand'

export const SPEEDS = ['slow', 'normal', 'fast'] as const
export type ReplaySpeed = (typeof SPEEDS)[number]

const useChosen = create<{ readonly speed: ReplaySpeed }>(() => ({ speed: 'normal' }))
export const useSpeed = (): ReplaySpeed => useChosen(({ speed }) => speed)
export const setSpeed = (speed: ReplaySpeed): void => useChosen.setState({ speed })
