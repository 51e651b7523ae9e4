/** The guide of the first game: whether it is wanted, and which steps and lessons of which game have been read. */
import { create } from 'zustand'
import type { Move } from '../../engine/script.ts'
import { courseAt } from './course.ts'

const KEY = 'hotline.guide'
const READ_KEY = 'hotline.guide.read'

export interface Guide {
  readonly isOpen: boolean
  /** The game whose lessons have been read. */
  readonly game: string | null
  /** In the order in which they were read. */
  readonly read: readonly string[]
  /** The country that the guide points at: the map brings it into view. */
  readonly country: number | null
  /** Counts attempts to do something else than the guide asks for. */
  readonly nudges: number
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // It holds until the page is closed.
  }
}

function keptRead(): Pick<Guide, 'game' | 'read'> {
  try {
    const { game, read } = JSON.parse(kept(READ_KEY) ?? '') as { game: unknown; read: unknown }
    if (typeof game === 'string' && Array.isArray(read)) return { game, read: read.filter((each) => typeof each === 'string') }
  } catch {
    // Nothing that can be read is kept.
  }
  return { game: null, read: [] }
}

export const useGuide = create<Guide>(() => ({ isOpen: kept(KEY) !== 'closed', ...keptRead(), country: null, nudges: 0 }))
const { getState: get, setState: set } = useGuide

export function showGuide(isOpen: boolean): void {
  set({ isOpen })
  keep(KEY, isOpen ? 'open' : 'closed')
}

/** The steps and lessons of this game that have been read. */
export const readIn = ({ game, read }: Pick<Guide, 'game' | 'read'>, id: string | null): readonly string[] => (game === id ? read : NONE)
const NONE: readonly string[] = []

export function markRead(id: string, ...lessons: readonly string[]): void {
  const read = [...new Set([...readIn(get(), id), ...lessons])]
  if (read.length === readIn(get(), id).length) return
  set({ game: id, read })
  keep(READ_KEY, JSON.stringify({ game: id, read }))
}

export const pointAt = (country: number | null): void => set({ country })

export const nudge = (): void => set({ nudges: get().nudges + 1 })

/** When the bot of this game may go on: not while the guide has something to be read first. */
export function lessonsRead(id: string, moves: readonly Move[]): Promise<void> {
  const mayGoOn = (guide: Guide): boolean => !guide.isOpen || courseAt(moves, [], new Set(readIn(guide, id)))?.entry.kind !== 'read'
  return new Promise((resolve) => {
    if (mayGoOn(get())) return resolve()
    const stop = useGuide.subscribe((guide) => {
      if (!mayGoOn(guide)) return
      stop()
      resolve()
    })
  })
}
