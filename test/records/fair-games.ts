/** Games with fair chance, and players who answer anything. */
import { generator, oneOf } from '../../src/bots/generator.ts'
import { anyAsked } from '../../src/bots/players/random.ts'
import { CHANCE, type Move } from '../../src/engine/script.ts'
import { apply, asked, decision, type NewGame, newGame, type State } from '../../src/index.ts'
import { commitmentOf, countAnswer, type FairSource, fairKey, fairPick, type Given } from '../../src/records/fair.ts'
import { type GameRecord, recordOf } from '../../src/records/record.ts'

export const SOURCE: FairSource = { version: 1, secret: '5a'.repeat(32), contributions: ['apple', 'pear'] }

export interface Played {
  readonly g: State
  readonly moves: Move[]
}

/** A game with fair chance, and players who answer anything. */
export function play(start: NewGame, source: FairSource, seed: number, given: Given = new Map(), most = Number.POSITIVE_INFINITY): Played {
  const key = fairKey(source)
  const random = generator(seed)
  const g = newGame(start)
  const moves: Move[] = []
  while (g.result === null && moves.length < most) {
    const by = anyAsked(asked(g), random)
    const pick = by === CHANCE ? fairPick(key, given, g)! : oneOf(decision(g, by)!.moves, random)
    if (by === CHANCE) countAnswer(given, g)
    apply(g, { by, pick })
    moves.push({ by, pick })
  }
  return { g, moves }
}

export const START: NewGame = { game: 'twilight-struggle' }
export const fairness = { ...SOURCE, commitment: commitmentOf(SOURCE.secret) }
export const recordOfGame = ({ g, moves }: Played): GameRecord => recordOf(g, moves, { players: {}, fair: fairness })
