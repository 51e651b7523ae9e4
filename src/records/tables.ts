/** A game as tables: a CSV of its plays, and the league's record of its result. */

import { type Move, type Side, US } from '../engine/script.ts'
import { type NewGame, newGame, rulesOf } from '../games/index.ts'
import type { Position } from '../rules/position/position.ts'
import type { State } from '../rules/state.ts'
import { wordOf } from '../rules/vocabulary.ts'
import { sideName } from './text-log/lines.ts'
import { namesOf } from './text-log/names.ts'
import { LogWriter, type WrittenBlock } from './text-log/write.ts'

const quoted = (value: string | number): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

interface Play {
  readonly block: WrittenBlock
  readonly side: Side
  readonly card: number
  /** `event`, `coup` …; `headline`; `discard` for a trap; empty where the game stops before the player chooses. */
  use: string
}

/** Scripts that ask how to use a card or operations. */
const ASK_FOR_USE = new Set(['play', 'operations'])

function playsOf(g: State, writer: LogWriter, moves: readonly Move[]): Play[] {
  const plays: Play[] = []
  for (const move of moves) {
    const { at } = g.frames.at(-1)!
    const open = plays.at(-1)
    if (open?.use === '' && ASK_FOR_USE.has(at)) open.use = wordOf(move.pick) ?? ''
    writer.play(g, move, (note, block) => {
      const add = (side: Side, card: number, use: string) => plays.push({ block, side, card, use })
      if (note.key === 'headline') add(note.side, note.card, 'headline')
      if (note.key === 'plays') add(note.side, note.card, '')
      if (note.key === 'discards' && at.endsWith('/trap')) add(note.side, note.card, 'discard')
    })
  }
  return plays
}

/** One row for each card played: turn, round (0: headline), side, card, its use, and the log of the round. */
export function playsCsv(start: NewGame, moves: readonly Move[], position?: Position): string {
  const g = newGame(start, position)
  const names = namesOf(rulesOf(g))
  const writer = new LogWriter(g, names)
  const plays = playsOf(g, writer, moves)
  writer.finish()
  const rows = plays.map(({ block: { turn, round, paragraphs }, side, card, use }) => [
    turn,
    round,
    sideName(side),
    names.card(card),
    use,
    paragraphs.flat().join('; '),
  ])
  return `${[['turn', 'round', 'side', 'card', 'use', 'details'], ...rows].map((row) => row.map(quoted).join(',')).join('\n')}\n`
}

export interface LeagueResult {
  readonly winner: 'us' | 'ussr' | 'draw' | null
  readonly endTurn: number
  /** The kind of end: a card's id where an event ended the game; null while it goes on. */
  readonly end: string | null
  /** US positive. */
  readonly score: number
}

export function leagueResult(g: State): LeagueResult {
  const { result } = g
  return {
    winner: result === null ? null : result.winner < 0 ? 'draw' : result.winner === US ? 'us' : 'ussr',
    endTurn: g.turn,
    end: result === null ? null : result.kind === 'event' ? rulesOf(g).cards[result.card]!.id : result.kind,
    score: g.vp,
  }
}
