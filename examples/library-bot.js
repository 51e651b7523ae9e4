// A bot written from docs/library.md: it tries each move in sampled worlds, plays the rest of the round at random and values the board.
import * as hotline from 'hotline'
import { oneOf } from 'hotline/bots'

/** VP, what regions would score, military operations, control, and influence on the way to it. @param {hotline.State} g @param {hotline.Side} side */
function worth(g, side) {
  const opponent = hotline.other(side)
  if (g.result !== null) return g.result.winner === side ? 200 : g.result.winner === opponent ? -200 : 0
  let sum = g.vp
  for (const { vp, winner } of hotline.scoresNow(hotline.view(g, hotline.SPECTATOR)))
    sum += 0.6 * (vp + (winner < 0 ? 0 : 20 - 40 * winner))
  if (side === hotline.USSR) sum = -sum
  for (const country of hotline.rulesOf(g).map.all) {
    const lead = (hotline.influenceIn(g, country)[side] - hotline.influenceIn(g, country)[opponent]) / hotline.stabilityIn(g, country)
    const value = hotline.rulesOf(g).map.countries[country]?.battleground ? 2 : 0.5
    sum += value * (Math.abs(lead) >= 1 ? Math.sign(lead) : 0.5 * lead)
  }
  return sum
}

/** The worth after a move and, unless it places influence, the rest of the round. @type {(world: hotline.State, seat: import('hotline/bots').BotSeat, pick: number) => number} */
function tried(world, { side, random, decision: { kind } }, pick) {
  const g = hotline.clone(world)
  hotline.applyUnchecked(g, { by: side, pick })
  if (kind === 'influence') return worth(g, side)
  while (g.result === null && g.round === world.round && g.phasing === world.phasing) {
    const by = oneOf(hotline.whoIsAsked(g), random)
    hotline.applyUnchecked(g, { by, pick: oneOf(hotline.decision(g, by)?.moves ?? [], random) })
  }
  return worth(g, side)
}

/** @type {import('hotline/bots').Player} */
export const bot = (seat) => {
  const { moves, kind } = seat.decision
  const worlds = Array.from({ length: kind === 'influence' ? 1 : 8 }, seat.sample)
  const deadly = kind === 'influence' ? [] : hotline.dangers(seat.view(), seat.decision, worlds.slice(0, 3)).map(({ pick }) => pick)
  const scores = moves.map((pick) => worlds.reduce((sum, world) => sum + tried(world, seat, pick), deadly.includes(pick) ? -2000 : 0))
  return moves[scores.indexOf(Math.max(...scores))] ?? -1
}
