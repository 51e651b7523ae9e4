/**
 * A script that plays by what beginners are advised: play your own events, put influence into battlegrounds, score where you lead, make your
 * military operations, send the other side's events to space, never lower DEFCON at 2. It evaluates nothing. The levels are measured against it (docs/bots.md).
 */
import { type Decision, other, type Side, US } from '../../engine/script.ts'
import { countryOf, stabilityOf } from '../../rules/board.ts'
import { cardOf, hand, isScoring } from '../../rules/cards.ts'
import { refuseSpace } from '../../rules/operations/space.ts'
import { canHappen, isOpponents } from '../../rules/play.ts'
import type { State } from '../../rules/state.ts'
import { CARD, isCard, isCountry, W } from '../../rules/vocabulary.ts'
import { countRegions, scan, vpOfRegion } from '../evaluation/board.ts'
import { modelOf } from '../evaluation/learned.ts'
import { coupTargets } from '../evaluation/outlook.ts'
import { inTime } from '../players/club.ts'
import type { Player } from '../players/player.ts'
import { newWatch, withWorst } from '../search/deadly.ts'
import { safest } from '../search/safety.ts'

const CRITICAL = 2

/** By how much a side is short of control; 0 or less where it controls the country. */
const missing = (g: State, side: Side, country: number): number =>
  stabilityOf(g, country) + g.influence[country * 2 + other(side)]! - g.influence[country * 2 + side]!

/** Whether the side holds the scoring card of a region that the country is in. */
const soonScored = (g: State, side: Side, country: number): boolean =>
  modelOf(g).regions.some(({ region, card }) => (countryOf(g, country)!.regions >> region) & 1 && hand(g, side).includes(card))

/** Battlegrounds first that the side does not control yet, those that take the fewest points before the others. */
function forOwn(g: State, side: Side, country: number): number {
  const short = missing(g, side, country)
  const open = short > 0 ? 50 - short + (soonScored(g, side, country) ? 5 : 0) : 0
  return open + (countryOf(g, country)!.battleground && short > 0 ? 100 : 0)
}

/** Where the other side loses: its battlegrounds first, at DEFCON 2 those never; where it falls easily. */
const forTheirs = (g: State, side: Side, country: number): number =>
  (countryOf(g, country)!.battleground ? (g.defcon > CRITICAL ? 100 : -100) : 0) -
  10 * stabilityOf(g, country) +
  Math.min(5, g.influence[country * 2 + other(side)]!)

/** The points that a scoring card would bring the side now. */
function leadIn(g: State, side: Side, card: number): number {
  const { regions, rules } = modelOf(g)
  const region = regions.find((one) => one.card === card)
  if (region === undefined) return 0
  const counts = scan()
  countRegions(g, rules.map, counts)
  const points = vpOfRegion(rules.tables, counts, region.region)
  return side === US ? points : -points
}

/** Military operations are missing, and there is a country for a coup. */
function wantsCoup(g: State, side: Side): boolean {
  if (g.milops[side]! >= g.defcon) return false
  return coupTargets(g, modelOf(g), side).some((country) => g.defcon > CRITICAL || !countryOf(g, country)!.battleground)
}

/** The cards to play: what scores a region in the lead, one for military operations, own events, then what is left, the other side's last. */
function forCard(g: State, side: Side, card: number, isHeadline: boolean): number {
  if (isScoring(g, card)) return leadIn(g, side, card) > 0 ? 60 : -10
  const { ops } = cardOf(g, card)
  const theirs = isOpponents(g, card, side)
  if (!isHeadline && cardOf(g, card).side !== side && ops >= 2 && wantsCoup(g, side)) return 40 + ops - (theirs ? 5 : 0)
  if (isHeadline && theirs) return -ops
  if (cardOf(g, card).side === side) return (canHappen(g, card, side) ? 20 : 10) + ops
  return !theirs ? 10 + ops : refuseSpace(g, side, card) === null ? 25 + ops : -ops
}

function useOf(g: State, side: Side, { moves, card }: Decision): readonly number[] {
  const isOwn = card >= 0 && cardOf(g, card).side === side && canHappen(g, card, side)
  const theirs = card >= 0 && isOpponents(g, card, side)
  const wanted = [...(isOwn ? [W.event] : wantsCoup(g, side) ? [W.coup] : []), ...(theirs ? [W.space] : []), W.influence, W.event].filter(
    (use) => moves.includes(use),
  )
  return [...wanted, ...moves.filter((use) => !wanted.includes(use))]
}

/** The answers, as the advice prefers them. */
function preferred(g: State, side: Side, asks: Decision, moves: readonly number[]): readonly number[] {
  const by = (rank: (pick: number) => number): readonly number[] => moves.toSorted((a, b) => rank(b) - rank(a))
  switch (asks.kind) {
    case 'play':
    case 'headline':
      return by((pick) => (isCard(pick) ? forCard(g, side, pick - CARD, asks.kind === 'headline') : -1))
    case 'use':
      return useOf(g, side, asks)
    case 'influence':
    case 'place':
      return by((pick) => (isCountry(pick) ? forOwn(g, side, pick) : -1))
    case 'remove':
    case 'coup':
    case 'realign':
      return by((pick) => (isCountry(pick) ? forTheirs(g, side, pick) : -200))
    default:
      return moves
  }
}

export const makeAdvice = (): Player => {
  const watch = newWatch()
  return (seat) => {
    const { decision, side } = seat
    if (decision.moves.length === 1) return decision.moves[0]!
    const world = seat.sample()
    const moves = decision.kind === 'play' || decision.kind === 'headline' ? inTime(world, seat) : decision.moves
    return safest(seat, preferred(world, side, decision, moves), withWorst(watch, seat, [world]))
  }
}
