/**
 * Checks a log against itself, without the rules of the game: blocks follow each other, each line of influence goes on from the line
 * before, and dice, sums and results of a line agree. So a wrong number is found in its own line, not where it leads the replay astray.
 */
import { US, USSR } from '../../engine/script.ts'
import type { State } from '../../rules/state.ts'
import type { Difference } from './compare.ts'
import { coupLine, influenceLine, realignLine, spaceLine, titleOf, trapLine, warLine } from './lines.ts'
import type { LogNames } from './names.ts'
import type { Block, Detail, TextLog } from './parse.ts'

/** Where in a game a block stands: a number that grows from block to block. */
export function placeOf({ kind, turn, round, side }: Pick<Block, 'kind' | 'turn' | 'round' | 'side'>): number {
  switch (kind) {
    case 'setup':
      return 0
    case 'end':
      return Number.MAX_SAFE_INTEGER
    case 'headline':
      return turn * 100
    case 'round':
      return turn * 100 + round * 2 - (side === USSR ? 1 : 0)
    case 'cleanup':
      return turn * 100 + 99
  }
}

/** The highest die that escapes from a trap. */
const ESCAPES = 4
const isDie = (n: number): boolean => n >= 1 && n <= 6

/** What the line would have to be for its own numbers to agree; null where they do. */
function corrected(detail: Detail, names: LogNames, board: readonly number[]): string | null {
  switch (detail.kind) {
    case 'influence': {
      const now = [US, USSR].map((side) => board[detail.country * 2 + side]! + (side === detail.side ? detail.n : 0))
      const agrees = now[US] === detail.us && now[USSR] === detail.ussr && detail.n !== 0
      return agrees ? null : influenceLine(names, detail.side, detail.n, detail.country, now[US]!, now[USSR]!)
    }
    case 'coup': {
      const n = detail.die + detail.ops + detail.mod - 2 * detail.stability
      return isDie(detail.die) && n === detail.n && detail.success === n > 0 ? null : coupLine(detail.die, detail.ops, detail.mod, n)
    }
    case 'rolls':
      return isDie(detail.die) && detail.die + detail.mod === detail.n ? null : realignLine(detail.side, detail.die, detail.mod)
    case 'war': {
      const agrees = isDie(detail.die) && detail.success === detail.die + detail.mod >= detail.wins
      return agrees ? null : warLine(detail.die, detail.mod, detail.wins)
    }
    case 'space-roll':
      return isDie(detail.die) && detail.success === detail.die <= detail.needed ? null : spaceLine(detail.die, detail.needed)
    case 'trap':
      return isDie(detail.die) && detail.needed === ESCAPES && detail.success === detail.die <= ESCAPES
        ? null
        : trapLine(detail.die, ESCAPES)
    default:
      return null
  }
}

/** The first line that contradicts itself or those before it, with the number of its block. */
export function contradiction(log: TextLog, start: State, names: LogNames): (Difference & { readonly block: number }) | null {
  const board = start.influence.slice()
  for (const [i, block] of log.blocks.entries()) {
    const before = log.blocks[i - 1]
    if (before !== undefined && placeOf(block) <= placeOf(before))
      return { block: i, line: block.at, expected: `a block that comes after ${titleOf(before)}`, found: titleOf(block) }
    for (const { at, text, detail } of block.lines) {
      const expected = corrected(detail, names, board)
      if (expected !== null) return { block: i, line: at, expected, found: text }
      if (detail.kind === 'influence') board[detail.country * 2 + detail.side] = detail.side === US ? detail.us : detail.ussr
    }
  }
  return null
}
