/** Seats for bots at positions that stand in the middle of a game, so that it can be thought and played on. */
import { generator } from '../../src/bots/generator.ts'
import type { BotSeat, Player } from '../../src/bots/players/player.ts'
import { CHANCE, type Side } from '../../src/engine/script.ts'
import { apply, asked, decision, nameOf, newGame, resample, rulesOf, type State, view } from '../../src/index.ts'
import type { Position } from '../../src/rules/position/position.ts'

export const positioned = (position: Position, game = 'twilight-struggle'): State => newGame({ game }, position)

/** A board on which much is open, for both sides. */
export const BOARD: NonNullable<Position['influence']> = {
  'west-germany': [5, 1],
  france: [3, 2],
  italy: [2, 0],
  'united-kingdom': [5, 0],
  'east-germany': [0, 4],
  poland: [1, 4],
  japan: [4, 0],
  'south-korea': [3, 0],
  'north-korea': [0, 3],
  pakistan: [2, 0],
  thailand: [2, 1],
  iran: [2, 0],
  iraq: [0, 3],
  nigeria: [0, 1],
  angola: [1, 2],
  panama: [2, 0],
  cuba: [0, 3],
  venezuela: [2, 0],
}

export function seatIn(g: State, side: Side, seed = 1): BotSeat {
  const random = generator(seed)
  return { side, random, decision: decision(g, side)!, view: () => view(g, side), sample: () => resample(g, side, random) }
}

/** Plays the rest of a side's round, or its headline, by the bot, up to the question that is no longer its own. Names its answers. */
export function playsRound(g: State, side: Side, player: Player, seed = 1): string[] {
  const names: string[] = []
  const [turn, round] = [g.turn, g.round]
  while (g.result === null && g.turn === turn && g.round === round && ((asked(g) >> side) & 1) === 1) {
    const pick = player(seatIn(g, side, seed * 100 + names.length))
    names.push(nameOf(rulesOf(g), pick)!)
    apply(g, { by: side, pick })
    if (g.result === null && asked(g) === 1 << CHANCE) return names
  }
  return names
}
