/** The guide of the first game: whether it is wanted, which lessons have come up, and which one is read. */
import { create } from 'zustand'
import type { Lesson } from '../../words/learn.ts'

const KEY = 'hotline.guide'

interface Guide {
  readonly isOpen: boolean
  /** The game whose lessons these are. */
  readonly game: string | null
  readonly lessons: readonly Lesson[]
  readonly at: number
}

function wasOpen(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'closed'
  } catch {
    return true
  }
}

export const useGuide = create<Guide>(() => ({ isOpen: wasOpen(), game: null, lessons: [], at: 0 }))

export function showGuide(isOpen: boolean): void {
  useGuide.setState({ isOpen })
  try {
    localStorage.setItem(KEY, isOpen ? 'open' : 'closed')
  } catch {
    // It holds until the page is closed.
  }
}

/** Lessons that have come up go behind those that are there. Who has read all of them is led to the first new one. */
export function bringUp(game: string, lessons: readonly Lesson[]): void {
  const now = useGuide.getState()
  const known = now.game === game ? now.lessons : []
  const fresh = lessons.filter((lesson) => !known.includes(lesson))
  // A game that is gone on with has had its first lessons.
  if (now.game !== game) return useGuide.setState({ game, lessons, at: lessons.includes('headlines-shown') ? lessons.length - 1 : 0 })
  if (fresh.length === 0) return
  const hasReadAll = now.at >= known.length - 1
  useGuide.setState({ lessons: [...known, ...fresh], at: hasReadAll ? known.length : now.at })
}

export function turnTo(at: number): void {
  const { lessons } = useGuide.getState()
  useGuide.setState({ at: Math.max(0, Math.min(at, lessons.length - 1)) })
}
