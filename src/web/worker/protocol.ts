/** What the page asks its workers, and what they answer. */

import type { Followed } from '../../bots/players/hints.ts'
import type { MomentsSoFar } from '../../bots/players/moments.ts'
import type { Move, Side } from '../../engine/script.ts'
import type { NewGame } from '../../games/index.ts'
import type { Opened } from '../../records/open.ts'
import type { FileTrouble } from '../../records/trouble.ts'
import type { Position } from '../../rules/position/position.ts'
import type { Danger } from '../../rules/queries/dangers.ts'
import type { State } from '../../rules/state.ts'
import type { Hint } from '../../words/hint.ts'

/** A seed is what chance in a task follows from. */
export type Task =
  /** What the player of this name answers. Its plan is kept for later questions of the same game and side. */
  | { readonly kind: 'pick'; readonly game: string; readonly player: string; readonly side: Side; readonly g: State; readonly seed: number }
  /** The answers of this side that may lose the game at once, after it has made these picks. */
  | { readonly kind: 'dangers'; readonly side: Side; readonly g: State; readonly picks: readonly number[]; readonly seed: number }
  /** The cards in this side's hand whose event may lose the game for it now. */
  | { readonly kind: 'deadly'; readonly side: Side; readonly g: State; readonly seed: number }
  /** The game in a text of any known kind. */
  | { readonly kind: 'open'; readonly text: string }
  /** The chance of the US to win before the first and after each move. */
  | { readonly kind: 'evaluations'; readonly start: NewGame; readonly position?: Position; readonly moves: readonly Move[] }

/** Tasks that have an answer soon, and better ones later. */
export type LongTask =
  /** The best few moves of this side, as far as it can know. */
  | {
      readonly kind: 'hints'
      readonly side: Side
      readonly g: State
      readonly seed: number
      readonly followed: Followed | null
    }
  /** The decisions that changed a game most. */
  | {
      readonly kind: 'moments'
      readonly start: NewGame
      readonly position?: Position
      readonly moves: readonly Move[]
      readonly seed: number
    }

/** A game as it was opened; the page plays it again for its state. */
export type OpenedGame = Omit<Opened, 'state'>
export type Opening = { readonly ok: true; readonly game: OpenedGame } | { readonly ok: false; readonly trouble: FileTrouble }

export interface Answers {
  readonly pick: number
  readonly dangers: readonly Danger[]
  readonly deadly: readonly Danger[]
  readonly open: Opening
  readonly evaluations: readonly number[]
}

/** What the answers to a long task are, each better than the one before. */
export interface LongAnswers {
  readonly hints: readonly Hint[]
  readonly moments: MomentsSoFar
}

export type Request =
  | { readonly id: number; readonly task: Task }
  | { readonly id: number; readonly long: LongTask }
  /** The answers to this long task are no longer wanted. */
  | { readonly id: number; readonly stop: true }

export type Reply =
  | { readonly id: number; readonly ok: true; readonly answer: Answers[keyof Answers] }
  | { readonly id: number; readonly ok: true; readonly soFar: LongAnswers[keyof LongAnswers] }
  | { readonly id: number; readonly ok: true; readonly ended: true }
  | { readonly id: number; readonly ok: false; readonly message: string }
