/** The summary of a game, by which the archive is searched. */

import { type Move, type Side, US, USSR } from '../../engine/script.ts'
import { type NewGame, newGame } from '../../games/index.ts'
import type { Visibility } from '../../protocol/archive.ts'
import type { Ending, Speed } from '../../protocol/common.ts'
import { apply } from '../../rules/api.ts'
import type { Note } from '../../rules/notes.ts'
import type { Position } from '../../rules/position/position.ts'
import type { State } from '../../rules/state.ts'
import { CARD } from '../../rules/vocabulary.ts'
import { speedOf } from '../games/clock.ts'
import { nameIn } from '../games/course.ts'
import { type GameHistory, sideOf, type Table } from '../games/table.ts'

export interface ArchivedPlayer {
  readonly name: string | null
  readonly bot: boolean
  readonly person: string | null
}

export interface PlayedCard {
  readonly card: string
  readonly side: Side
  readonly headline: boolean
}

export interface Summary {
  readonly id: string
  readonly source: 'played' | 'imported'
  readonly owner: string | null
  readonly shown: Visibility
  readonly game: string
  /** By the sides that they played. */
  readonly players: readonly [ArchivedPlayer, ArchivedPlayer]
  readonly ending: Ending | null
  readonly turns: number
  readonly vp: number
  /** The board at the end. */
  readonly influence: readonly number[]
  readonly rated: boolean
  readonly speed: Speed | null
  readonly ended: number
  readonly cards: readonly PlayedCard[]
}

/** Each card once, as what each side played it. */
function cardsIn(g: State, notes: readonly Note[]): PlayedCard[] {
  const found = new Map<string, PlayedCard>()
  for (const note of notes) {
    if (note.key !== 'plays' && note.key !== 'headline') continue
    const one = { card: nameIn(g, CARD + note.card), side: note.side, headline: note.key === 'headline' }
    found.set(`${one.card} ${one.side} ${note.key}`, one)
  }
  return [...found.values()]
}

/** The players by the sides that they play now: bids may have exchanged them (11.4). */
export function playersOf(table: Pick<Table, 'row' | 'course'>): [ArchivedPlayer, ArchivedPlayer] {
  const player = (side: Side): ArchivedPlayer => {
    const { kind, name, user } = table.row.seats[sideOf(table, side)]
    return { name, bot: kind === 'bot', person: user }
  }
  return [player(US), player(USSR)]
}

export function summaryOf(table: GameHistory): Summary {
  const { row, course, entries } = table
  return {
    id: row.id,
    source: 'played',
    owner: null,
    shown: row.watch === null,
    game: row.game,
    players: playersOf(table),
    ending: row.ending,
    turns: course.state.turn,
    vp: course.state.vp,
    influence: course.state.influence,
    rated: row.rated,
    speed: speedOf(row.clock),
    ended: entries.at(-1)?.at ?? row.changed,
    cards: cardsIn(
      course.state,
      course.made.flatMap(({ notes }) => notes),
    ),
  }
}

/** Replays a game and summarizes it. */
export function replayed(
  start: NewGame,
  moves: readonly Move[],
  position?: Position,
): Pick<Summary, 'turns' | 'vp' | 'influence' | 'cards'> {
  const g = newGame(start, position)
  const notes: Note[] = []
  for (const move of moves) apply(g, move, notes)
  return { turns: g.turn, vp: g.vp, influence: g.influence, cards: cardsIn(g, notes) }
}
