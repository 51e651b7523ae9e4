/**
 * What happened, for people: notes are keys with numbers, gathered while a move is applied when somebody listens. `to` says who may
 * read one (bits of actors, all by default); a card that is hidden from a reader never stands in a note for that reader.
 */
import type { Side } from '../engine/script.ts'
import type { Use } from './ruleset.ts'
import type { EndKind, State } from './state.ts'

export type NoteBody =
  | { readonly key: 'bid-made'; readonly side: Side }
  | { readonly key: 'bid'; readonly side: Side; readonly pick: number; readonly n: number }
  /** 1: the players change places. */
  | { readonly key: 'sides'; readonly swapped: number }
  | { readonly key: 'turn'; readonly n: number }
  | { readonly key: 'headline-phase' }
  | { readonly key: 'round'; readonly side: Side; readonly n: number }
  | { readonly key: 'no-play'; readonly side: Side }
  | { readonly key: 'passes'; readonly side: Side }
  | { readonly key: 'loses-round'; readonly side: Side; readonly card: number }
  | { readonly key: 'cleanup' }
  | { readonly key: 'final-scoring' }
  | { readonly key: 'headline'; readonly side: Side; readonly card: number }
  | { readonly key: 'headline-chosen'; readonly side: Side }
  | { readonly key: 'headline-cancelled'; readonly side: Side; readonly card: number }
  | { readonly key: 'plays'; readonly side: Side; readonly card: number }
  | { readonly key: 'use'; readonly side: Side; readonly card: number; readonly use: Use; readonly base: number; readonly n: number }
  | { readonly key: 'event'; readonly side: Side; readonly card: number }
  | { readonly key: 'event-does-not-happen'; readonly card: number }
  | { readonly key: 'in-force'; readonly card: number }
  | { readonly key: 'no-longer-in-force'; readonly card: number }
  | {
      readonly key: 'influence'
      readonly side: Side
      readonly n: number
      readonly country: number
      readonly us: number
      readonly ussr: number
    }
  | { readonly key: 'target'; readonly side: Side; readonly country: number }
  | {
      readonly key: 'coup'
      readonly side: Side
      readonly country: number
      readonly die: number
      readonly ops: number
      readonly mod: number
      readonly n: number
    }
  | {
      readonly key: 'realign'
      readonly side: Side
      readonly starter: Side
      readonly country: number
      readonly die: number
      readonly mod: number
      /** The part of the modifier that comes from effects in force. */
      readonly extra: number
      readonly n: number
    }
  | { readonly key: 'war'; readonly side: Side; readonly country: number; readonly die: number; readonly mod: number; readonly n: number }
  | { readonly key: 'roll'; readonly side: Side; readonly die: number; readonly mod: number; readonly n: number }
  | { readonly key: 'space-roll'; readonly side: Side; readonly die: number; readonly n: number }
  | { readonly key: 'space'; readonly side: Side; readonly n: number }
  | { readonly key: 'trap'; readonly side: Side; readonly card: number; readonly die: number; readonly n: number }
  | { readonly key: 'vp'; readonly side: Side; readonly n: number; readonly score: number }
  | { readonly key: 'no-vp'; readonly score: number }
  | { readonly key: 'scoring'; readonly region: number; readonly us: number; readonly ussr: number }
  | { readonly key: 'defcon'; readonly n: number }
  | { readonly key: 'military-operations'; readonly side: Side; readonly n: number }
  | { readonly key: 'deals'; readonly side: Side; readonly n: number }
  | { readonly key: 'draws'; readonly side: Side; readonly card: number }
  | { readonly key: 'draws-hidden'; readonly side: Side }
  | { readonly key: 'looks'; readonly side: Side; readonly card: number }
  | { readonly key: 'flashpoint'; readonly side: Side; readonly card: number }
  | { readonly key: 'reshuffle' }
  | { readonly key: 'mixes-in'; readonly side: Side; readonly card: number }
  | { readonly key: 'era'; readonly n: number }
  | { readonly key: 'discards'; readonly side: Side; readonly card: number }
  | { readonly key: 'reveals'; readonly side: Side; readonly card: number }
  | { readonly key: 'takes'; readonly side: Side; readonly card: number }
  | { readonly key: 'gives'; readonly side: Side; readonly card: number }
  | { readonly key: 'nothing-to-reveal'; readonly side: Side }
  | { readonly key: 'nothing-to-discard'; readonly side: Side }
  | { readonly key: 'chooses'; readonly side: Side; readonly pick: number }
  | { readonly key: 'passing-card'; readonly side: Side; readonly ready: number }
  | { readonly key: 'end'; readonly winner: Side | -1; readonly kind: EndKind; readonly card: number }

export type NoteKey = NoteBody['key']
export type Note = NoteBody & { readonly to: number }

export const EVERYBODY = 7

let sink: Note[] | null = null

/** Runs the work and gathers the notes it makes. */
export function listening<T>(into: Note[], work: () => T): T {
  const before = sink
  sink = into
  try {
    return work()
  } finally {
    sink = before
  }
}

/** Whether anybody listens: asked before a note is built, because most moves are made in search. */
export function heard(_g: State): boolean {
  return sink !== null
}

export function note(body: NoteBody, to = EVERYBODY): void {
  if (sink !== null) sink.push({ ...body, to })
}
