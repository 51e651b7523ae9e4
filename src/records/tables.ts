/** A game as tables: a CSV of its plays, and the league's record of its result. */
import type { Move } from '../engine/script.ts'
import type { Options } from '../rules/options.ts'
import { rulesOf } from '../rules/ruleset.ts'
import type { State } from '../rules/state.ts'
import { writeBlocks } from './text-log/export.ts'
import { namesOf } from './text-log/names.ts'

const quoted = (value: string | number): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One row a card played: turn, round (0: headline), side, card, and what the log tells of it. */
export function playsCsv(options: Options, game: string, moves: readonly Move[]): string {
  const { writer, rules } = writeBlocks(options, game, moves)
  const names = namesOf(rules)
  const rows = [['turn', 'round', 'side', 'card', 'details']]
  for (const block of writer.blocks) {
    if (block.kind !== 'headline' && block.kind !== 'round') continue
    const details = block.paragraphs.flat()
    block.cards.forEach((card) => {
      const side =
        block.kind === 'round'
          ? block.side === 0
            ? 'US'
            : 'USSR'
          : (details.find((line) => line.endsWith(` Headlines ${names.card(card)}`))?.split(' ')[0] ?? '')
      rows.push([String(block.turn), String(block.round), side, names.card(card), details.join('; ')])
    })
  }
  return `${rows.map((row) => row.map(quoted).join(',')).join('\n')}\n`
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
    winner: result === null ? null : result.winner === 0 ? 'us' : result.winner === 1 ? 'ussr' : 'draw',
    endTurn: g.turn,
    end: result === null ? null : result.kind === 'event' ? rulesOf(g).cards[result.card]!.id : result.kind,
    score: g.vp,
  }
}
