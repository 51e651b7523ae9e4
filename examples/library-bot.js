// A bot written from docs/library.md: it tries each move in sampled worlds, plays the rest of the round at random and values the board.
import { applyUnchecked, clone, decision, influenceIn, other, rulesOf, stabilityIn, US, whoIsAsked } from 'hotline'
import { oneOf } from 'hotline/bots'

/** @import { Side, State } from 'hotline' */
/** @import { BotSeat, Player } from 'hotline/bots' */

/** VP, control, and influence on the way to it. @param {State} g @param {Side} side */
function worth(g, side) {
  if (g.result !== null) return g.result.winner === side ? 100 : g.result.winner === other(side) ? -100 : 0
  const { countries, all } = rulesOf(g).map
  return all.reduce(
    (sum, country) => {
      const influence = influenceIn(g, country)
      const lead = (influence[side] - influence[other(side)]) / stabilityIn(g, country)
      const value = countries[country]?.battleground ? 2 : 0.7
      return sum + value * (Math.abs(lead) >= 1 ? Math.sign(lead) : 0.4 * lead)
    },
    side === US ? g.vp : -g.vp,
  )
}

/** The worth after a move and the rest of its round. @param {State} world @param {BotSeat} seat @param {number} pick */
function tried(world, { side, random }, pick) {
  const g = clone(world)
  applyUnchecked(g, { by: side, pick })
  while (g.result === null && g.turn === world.turn && g.round === world.round && g.phasing === world.phasing) {
    const by = oneOf(whoIsAsked(g), random)
    applyUnchecked(g, { by, pick: oneOf(decision(g, by)?.moves ?? [], random) })
  }
  return worth(g, side)
}

/** @type {Player} */
export const bot = (seat) => {
  const worlds = [seat.sample(), seat.sample(), seat.sample()]
  const scores = seat.decision.moves.map((pick) => worlds.reduce((sum, world) => sum + tried(world, seat, pick), 0))
  return seat.decision.moves[scores.indexOf(Math.max(...scores))] ?? -1
}
