/** A game that a server plays, as this seat knows it: a world that fits what it may know, and what each move did. */
import type { Actor } from '../../../engine/script.ts'
import type { Made } from '../../../match/match.ts'
import type { RecordedEnd } from '../../../records/record.ts'
import type { Note } from '../../../rules/notes.ts'
import type { State } from '../../../rules/state.ts'
import type { Seats, Session, TakebackTrace } from '../../store/session.ts'
import { pastOf } from './past.ts'

/** What the server has sent. */
export interface Sent {
  readonly seats: Seats
  readonly hints: boolean
  readonly rated: boolean
  readonly g: State
  readonly actors: readonly Actor[]
  readonly notes: readonly (readonly Note[])[]
  /** Whether notes of the first moves are not there yet. */
  readonly isPartial: boolean
  readonly ended?: RecordedEnd
  readonly takebacks?: readonly TakebackTrace[]
  readonly isSending: boolean
  /** Whether the server lets this seat take its last move back without asking the other. */
  readonly mayUndo: boolean
}

export interface RemoteSession extends Session {
  readonly sent: Sent
}

export function remoteSession(sent: Sent): RemoteSession {
  const { mayUndo, isPartial: _isPartial, ...shown } = sent
  return {
    ...shown,
    sent,
    match: null,
    canUndo: () => mayUndo && sent.ended === undefined,
    at: (count) => (count >= sent.actors.length ? remoteSession(sent) : remoteSession(pastSent(sent, count))),
  }
}

function pastSent(sent: Sent, count: number): Sent {
  const notes = sent.notes.slice(0, count)
  // Without the first notes an earlier board can't be made: it shows the present until they come.
  return { ...sent, g: sent.isPartial ? sent.g : pastOf(sent.g, notes), actors: sent.actors.slice(0, count), notes }
}

/** The same session with moves that the server has not yet confirmed. */
export const withMade = ({ sent }: RemoteSession, g: State, made: readonly Made[], mayUndo: boolean): RemoteSession =>
  remoteSession({
    ...sent,
    g,
    actors: [...sent.actors, ...made.map(({ move }) => move.by)],
    notes: [...sent.notes, ...made.map(({ notes }) => notes)],
    mayUndo,
    isSending: false,
  })
