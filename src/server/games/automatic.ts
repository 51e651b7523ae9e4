/** Moves without a click: chance answers at once, and so do answers that a side has arranged before. */
import { Broken, bit, CHANCE, type Move, type Side, US, USSR } from '../../engine/script.ts'
import { canBeArranged } from '../../protocol/arranged.ts'
import { fairPick } from '../../records/fair.ts'
import { type Asked, asked, decision, explain } from '../../rules/api.ts'
import type { State } from '../../rules/state.ts'
import { CARD } from '../../rules/vocabulary.ts'
import type { Arranged } from '../storage/storage.ts'
import { type Course, moveOf, nameIn, withMove } from './course.ts'
import { sideOf } from './table.ts'

/** What a side is asked, where an answer can be arranged for it: a small question that a card asks. */
function smallQuestion(g: State, side: Side): Asked | null {
  const asks = (asked(g) & bit(side)) === 0 ? null : decision(g, side)
  return asks !== null && canBeArranged(asks) ? asks : null
}

/** Whether a side is asked what it could have answered in advance. */
export const isSmallAsked = ({ state }: Course): boolean => smallQuestion(state, US) !== null || smallQuestion(state, USSR) !== null

/** The answer that a side has arranged for what it is asked now, where it is legal. */
function arrangedMove(course: Course, side: Side, arranged: readonly Arranged[]): Move | null {
  const { state: g } = course
  const asks = smallQuestion(g, side)
  if (asks === null) return null
  const card = nameIn(g, CARD + asks.card)
  // Who plays a side is the same exchange as which side a seat plays.
  const seat = sideOf({ course }, side)
  const found = arranged.find((one) => one.seat === seat && one.card === card && one.prompt === asks.prompt)
  if (found === undefined) return null
  const move = moveOf(g, side, found.pick)
  return explain(g, move) === null ? move : null
}

/** The next move that nobody has to click, or null. */
function nextMove(course: Course, key: Uint8Array, arranged: readonly Arranged[]): Move | null {
  const pick = fairPick(key, course.given, course.state)
  if (pick !== null) return { by: CHANCE, pick }
  return arrangedMove(course, US, arranged) ?? arrangedMove(course, USSR, arranged)
}

/** A fault that would go on for ever. */
const MOST = 500

/** Goes on until a person or a bot is asked, or the game is over; `at` is the time of the moves. */
export function goOn(course: Course, key: Uint8Array, arranged: readonly Arranged[], at: number): Course {
  let next = course
  for (let i = 0; next.state.result === null; i++) {
    const move = nextMove(next, key, arranged)
    if (move === null) return next
    if (i >= MOST) throw new Broken(`nobody is asked within ${MOST} moves`)
    next = withMove(next, { seq: next.seq + 1, at }, move)
  }
  return next
}
