/** Dice and changes, shown one after the other: a queue that can be skipped. The game does not wait for it, only bots do. */
import { create } from 'zustand'
import type { Viewer } from '../../rules/view.ts'
import { type AnimatedValues, type Die, type Happening, happeningsOf, standingOf } from './happenings.ts'
import type { Motion } from './kept-settings.ts'
import type { Session } from './session.ts'
import { useSettings } from './settings.ts'

export interface InMotion {
  /** How far the changes have come; null: all of them are shown. */
  readonly standing: AnimatedValues | null
  /** The card and the dice that they come from. */
  readonly card: Extract<Happening, { kind: 'card' }> | null
  readonly dice: readonly Die[]
}

const REST: InMotion = { standing: null, card: null, dice: [] }
export const useMotion = create<InMotion>(() => REST)
const { getState: get, setState: set } = useMotion

/** Milliseconds for one motion. */
const TIME: Readonly<Record<Motion, number>> = { off: 0, fast: 150, normal: 250 }
/** How long the card and the dice stay when all is shown. */
const LINGER = 1500
/** The dice of one realignment. */
const MOST_DICE = 2

let queue: Happening[] = []
let timer = 0
const waiting: (() => void)[] = []

const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
const timeOfOne = (): number => (document.hidden || reduced() ? 0 : TIME[useSettings.getState().motion])

/** Shows what happened between two sessions, as far as this viewer may know. */
export function showChanges(before: Session, after: Session, viewer: Viewer): void {
  const fresh = happeningsOf(after.notes.slice(before.actors.length).flat(), viewer)
  if (timeOfOne() === 0) return skipMotion()
  if (fresh.length === 0) return
  queue.push(...fresh)
  if (get().standing !== null) return
  set({ ...REST, standing: standingOf(before.g) })
  next()
}

function next(): void {
  clearTimeout(timer)
  const now = queue.shift()
  if (now === undefined) return settle()
  const { standing, dice } = get()
  if (now.kind === 'change') set({ standing: now.to(standing!) })
  else if (now.kind === 'die') set({ dice: [...dice, now].slice(-MOST_DICE) })
  else set({ card: now, dice: [] })
  // A change that comes last is the position itself: it needs no time of its own.
  if (queue.length === 0 && now.kind === 'change') return settle()
  timer = window.setTimeout(next, timeOfOne())
}

function settle(): void {
  set({ standing: null })
  timer = window.setTimeout(() => set(REST), LINGER)
  for (const go of waiting.splice(0)) go()
}

/** Everything is shown as it is. */
export function skipMotion(): void {
  clearTimeout(timer)
  queue = []
  set(REST)
  for (const go of waiting.splice(0)) go()
}

/** When all is shown. */
export function motionShown(): Promise<void> {
  return get().standing === null ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))
}
