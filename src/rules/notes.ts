/**
 * What happened, for people: notes are keys with numbers, which `listening` gathers while a move is applied. `to` says who may
 * read one (bits of actors, all by default); a card that is hidden from a reader never stands in a note for that reader.
 */
import type { Side } from '../engine/script.ts'
import type { Use } from './ruleset.ts'
import type { EndKind } from './state.ts'

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
  | {
      readonly key: 'use'
      readonly side: Side
      readonly card: number
      readonly use: Use
      readonly base: number
      readonly n: number
      /** The value with every regional extra point. */
      readonly most: number
      /** 1: a number of rolls that no modifier changes. */
      readonly exact: number
      /** 1: the side may still decline. */
      readonly may: number
      /** 1: there is no country for it. */
      readonly blocked: number
    }
  | { readonly key: 'declines'; readonly side: Side; readonly use: Use }
  | { readonly key: 'event'; readonly side: Side; readonly card: number }
  | { readonly key: 'event-does-not-happen'; readonly card: number }
  /** Only the operations of this card are used. */
  | { readonly key: 'event-cancelled'; readonly card: number }
  | { readonly key: 'in-force'; readonly card: number }
  | { readonly key: 'no-longer-in-force'; readonly card: number }
  /** An effect in force does what follows, for this side. */
  | { readonly key: 'effect'; readonly side: Side; readonly card: number }
  /** The side pays with influence to end an effect. */
  | { readonly key: 'pays'; readonly side: Side; readonly card: number }
  | { readonly key: 'left-out'; readonly side: Side; readonly country: number; readonly card: number }
  /** A marker of a card is put into a country (1) or taken away (0). */
  | { readonly key: 'marker'; readonly card: number; readonly country: number; readonly n: number }
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
  /** The side uses what a box gives it. */
  | { readonly key: 'space-ability'; readonly side: Side; readonly n: number }
  | { readonly key: 'trap'; readonly side: Side; readonly card: number; readonly die: number; readonly n: number }
  /** By how much each side falls short of the military operations it needs. */
  | { readonly key: 'military-shortfall'; readonly us: number; readonly ussr: number }
  /** `card`: the effect, or the passing card, that gives them; -1 where the notes before say it. */
  | { readonly key: 'vp'; readonly side: Side; readonly n: number; readonly score: number; readonly card: number }
  | { readonly key: 'no-vp'; readonly score: number }
  | { readonly key: 'scoring'; readonly region: number; readonly us: number; readonly ussr: number }
  /** VP of final scoring beside those of regions. */
  | { readonly key: 'final-bonus'; readonly us: number; readonly ussr: number }
  /** `was`: the level before. `card`: the effect that moves it; -1 where the notes before say it. */
  | { readonly key: 'defcon'; readonly n: number; readonly was: number; readonly card: number }
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
  /** `taken`, 1: out of the discard pile. */
  | { readonly key: 'reveals'; readonly side: Side; readonly card: number; readonly taken: number }
  | { readonly key: 'gives'; readonly side: Side; readonly card: number }
  /** `scoring`, 1: no scoring card. */
  | { readonly key: 'nothing-to-reveal'; readonly side: Side; readonly scoring: number }
  /** 11.1: the lower part of the cards that the side keeps shows that none is a scoring card. */
  | { readonly key: 'no-scoring-held'; readonly side: Side; readonly n: number }
  | { readonly key: 'nothing-to-discard'; readonly side: Side }
  | { readonly key: 'chooses'; readonly side: Side; readonly pick: number }
  /** The side sets a die instead of rolling it. */
  | { readonly key: 'sets-die'; readonly side: Side; readonly n: number }
  | { readonly key: 'passing-card'; readonly side: Side; readonly ready: number }
  /**
   * `card`: the event that ended it, or in nuclear war the card in use; -1 where none is known. `short`: the VP that the loser needed though
   * it leads; 0 where the marker decides. `headline`, 1: in the headline phase.
   */
  | {
      readonly key: 'end'
      readonly winner: Side | -1
      readonly kind: EndKind
      readonly card: number
      readonly short: number
      readonly headline: number
    }

export type NoteKey = NoteBody['key']
export type Note = NoteBody & { readonly to: number }

/** For both sides (bits 0 and 1) and for spectators (bit 2). */
export const PUBLIC = 7

/** Makes a note. It is undefined while `listening` gathers none, so that `note?.(…)` builds nothing: most moves are made in search. */
export let note: ((body: NoteBody, to?: number) => void) | undefined

/** Runs the work and gathers the notes it makes. */
export function listening<T>(into: Note[], work: () => T): T {
  const before = note
  note = (body, to = PUBLIC) => void into.push({ ...body, to })
  try {
    return work()
  } finally {
    note = before
  }
}
