/** Recorded games, as text and back. They are logs by pick, so that any version of the engine with the same rules can play them. */
import type { Actor, Move, NewGame, Result } from '../../../index.ts'

export interface RecordedGame {
  /** Three digits in base 36 for each move: pick * 3 + actor. */
  readonly moves: string
  readonly result: Result
}

export interface RecordedKind {
  readonly kind: NewGame
  readonly games: readonly RecordedGame[]
}

/** A game as one line: "1 vp -1 0at0a50a8…", its winner, how it ended, by which card, its moves. */
export const textOfGame = ({ moves, result: { winner, kind, card } }: RecordedGame): string => [winner, kind, card, moves].join(' ')

export function gameIn(text: string): RecordedGame {
  const [winner, kind, card, moves = ''] = text.split(' ')
  return { result: { winner: Number(winner), kind, card: Number(card) } as Result, moves }
}

const BASE = 36
const DIGITS = 3
const ACTORS = 3

export const textOfMoves = (log: readonly Move[]): string =>
  log.map(({ by, pick }) => (pick * ACTORS + by).toString(BASE).padStart(DIGITS, '0')).join('')

export const movesIn = (text: string): Move[] =>
  Array.from({ length: text.length / DIGITS }, (_, i) => {
    const number = Number.parseInt(text.slice(i * DIGITS, (i + 1) * DIGITS), BASE)
    return { by: (number % ACTORS) as Actor, pick: Math.floor(number / ACTORS) }
  })
