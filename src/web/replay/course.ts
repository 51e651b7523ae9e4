/** The course of a game that is watched: where one may stop, and where its turns and rounds begin. */

import { bit, CHANCE, type Side } from '../../engine/script.ts'
import { apply, asked, clone } from '../../rules/api.ts'
import type { LocalSession } from '../store/local-session.ts'

export interface Chapter {
  /** The number of moves made when it begins. */
  readonly at: number
  readonly turn: number
  readonly kind: 'setup' | 'headline' | 'round' | 'cleanup'
  /** Of an action round. */
  readonly round: number
  readonly side: Side
}

export interface ReplayIndex {
  /** Numbers of moves after which a side is asked, or the game is over: dice and deals belong to the move before them. */
  readonly stops: readonly number[]
  readonly chapters: readonly Chapter[]
}

export function courseOf(session: LocalSession): ReplayIndex {
  const { start, made } = session.match
  const now = clone(start)
  const stops = [0]
  made.forEach(({ move }, i) => {
    apply(now, move)
    if (!(asked(now) & bit(CHANCE)) || i === made.length - 1) stops.push(i + 1)
  })
  return { stops, chapters: chaptersOf(session) }
}

function chaptersOf({ notes, g }: LocalSession): Chapter[] {
  const chapters: Chapter[] = [{ at: 0, turn: 0, kind: 'setup', round: 0, side: 0 }]
  let turn = 1
  notes.forEach((ofMove, move) => {
    for (const note of ofMove) {
      const at = move + 1
      if (note.key === 'turn') turn = note.n
      else if (note.key === 'headline-phase') chapters.push({ at, turn, kind: 'headline', round: 0, side: 0 })
      else if (note.key === 'round') chapters.push({ at, turn, kind: 'round', round: note.n, side: note.side })
      else if (note.key === 'cleanup') chapters.push({ at, turn, kind: 'cleanup', round: 0, side: 0 })
    }
  })
  const [first, second] = chapters
  // A game from a position, or without anything to set up, begins in its first turn.
  return first !== undefined && second?.at === 0
    ? chapters.slice(1)
    : chapters.map((c) => (c.kind === 'setup' ? { ...c, turn: firstTurn(chapters, g.turn) } : c))
}

const firstTurn = (chapters: readonly Chapter[], now: number): number => chapters[1]?.turn ?? now

/** The chapter in which a position stands. */
export const chapterAt = (chapters: readonly Chapter[], at: number): Chapter =>
  chapters.findLast((chapter) => chapter.at <= at) ?? chapters[0]!

export const nextStop = (stops: readonly number[], at: number): number => stops.find((stop) => stop > at) ?? at
export const lastStop = (stops: readonly number[], at: number): number => stops.findLast((stop) => stop < at) ?? at

/** The beginning of the next chapter; of the one before, or of this one where the position stands within it. */
export const nextChapter = (chapters: readonly Chapter[], at: number, end: number): number =>
  chapters.find((chapter) => chapter.at > at)?.at ?? end
export const lastChapter = (chapters: readonly Chapter[], at: number): number => chapters.findLast((chapter) => chapter.at < at)?.at ?? 0
