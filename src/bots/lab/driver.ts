/** Plays a game between two players, with chance from a seed. */

import { Broken, CHANCE, type Decision, type Move, type Side, US, USSR } from '../../engine/script.ts'
import { type NewGame, newGame } from '../../games/index.ts'
import { playOut } from '../../match/match.ts'
import { seatOf } from '../../match/seats.ts'
import { asked, decision, resample, view } from '../../rules/api.ts'
import type { Position } from '../../rules/position/position.ts'
import type { Random } from '../../rules/resample.ts'
import type { State } from '../../rules/state.ts'
import { chanceFrom } from '../chance.ts'
import { generator } from '../generator.ts'
import type { BotSeat, Player } from '../players/player.ts'
import { anyAsked } from '../players/random.ts'

/** More than any game has: a game that gets here does not end. */
export const ENDLESS = 20_000

/** A side's seat at the table; its question is set before each answer. */
function seatAt(g: State, side: Side, random: Random): BotSeat & { decision: Decision } {
  return {
    side,
    random,
    decision: { who: side, kind: '', prompt: '', at: '', card: -1, left: 0, amount: 0, moves: [] },
    view: () => view(g, side),
    sample: () => resample(g, side, random),
  }
}

/** What decides who chooses a headline first has chance of its own. */
const ORDER = 3

/**
 * Plays a game to its end. The moves go into `log` as they are made, so that they are there if the game breaks. Each actor has chance of
 * its own, so that a player that thinks longer changes no die. The players are those of the US and the USSR as the game begins: bids may
 * make them change sides (11.4).
 */
export function playGame(wanted: NewGame, players: readonly [Player, Player], seed: number, log: Move[] = [], position?: Position): State {
  const g = newGame(wanted, position)
  const chance = chanceFrom(seed)
  const order = generator(seed, ORDER)
  const seats = [seatAt(g, US, generator(seed, US)), seatAt(g, USSR, generator(seed, USSR))] as const
  const next = (): Move | null => {
    if (g.result !== null) return null
    if (log.length >= ENDLESS) throw new Broken(`the game does not end within ${ENDLESS} decisions`)
    const by = anyAsked(asked(g), order)
    const asks = decision(g, by)
    if (asks === null || asks.moves.length === 0) throw new Broken(`a dead end: ${asks?.prompt ?? 'no actor is asked'}`)
    if (by === CHANCE) return { by, pick: chance(g, asks) }
    seats[by].decision = asks
    return { by, pick: players[seatOf(g, by)](seats[by]) }
  }
  playOut(g, next, log)
  return g
}
