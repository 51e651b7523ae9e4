/** The plays of a round, each a card and its use, with its static score: the candidates of search, and the plays of the static policy. */
import { other, type Side, US } from '../../engine/script.ts'
import { zoneOf } from '../../rules/cards.ts'
import { opsOf } from '../../rules/operations/value.ts'
import { canHappen, isOpponents } from '../../rules/play.ts'
import { Zone } from '../../rules/state.ts'
import { mustScore } from '../../rules/turn/round.ts'
import { CARD, isCard, W } from '../../rules/vocabulary.ts'
import { vpOfRegion } from '../evaluation/board.ts'
import { T, WON } from '../evaluation/model.ts'
import {
  coupGain,
  coupTargets,
  gainFor,
  type Outlook,
  type Placements,
  placementsFor,
  planPlacements,
  reachOf,
  realignGain,
  spaceGain,
} from '../evaluation/outlook.ts'

/** A card, what it is put to (a word), and where: countries in order, or the target. */
export interface Action {
  readonly card: number
  readonly use: number
  readonly where: readonly number[]
  /** What it gains the side that plays it. */
  readonly score: number
  /** What speaks for or against it beyond its own round. */
  readonly bias?: number
}

const signed = (side: Side, gain: number): number => (side === US ? gain : -gain)

/** What the event of a card is worth to the US when this side carries it out. */
function eventGain(o: Outlook, card: number, side: Side): number {
  const { model, g, vp } = o
  const c = model.rules.cards[card]!
  if (c.scoring === null) return model.events[side]![card]!
  const i = model.regions.findIndex((region) => region.card === card)
  if (i < 0) return 0
  const score = vpOfRegion(model.rules.tables, o.counts, model.regions[i]!.region)
  if (Math.abs(g.vp + score) >= model.rules.tables.winningVp) return g.vp + score > 0 ? WON : -WON
  return score * vp - score * model.w[model.layout.regions + i * 4 + 2]!
}

/** What it is worth to the US that the card leaves the side's hand. */
const leaves = (o: Outlook, side: Side, card: number): number => -o.model.w[o.model.layout.hands + card * 2 + side]!

/** The best target of a coup with so many operations, or -1. */
function bestCoup(o: Outlook, side: Side, targets: readonly number[], ops: number): { readonly country: number; readonly gain: number } {
  let country = -1
  let gain = Number.NEGATIVE_INFINITY
  for (const target of targets) {
    const found = coupGain(o, side, target, ops)
    if (found > gain) {
      country = target
      gain = found
    }
  }
  return { country, gain }
}

/** All plays of the cards that may be played, the best first. */
export function actionsOf(o: Outlook, side: Side, moves: readonly number[]): Action[] {
  const { g, model } = o
  const actions: Action[] = []
  let placements: Placements | null = null
  const where: (readonly number[])[] = []
  let targets: readonly number[] | null = null
  const coups: { readonly country: number; readonly gain: number }[] = []
  let realign: { country: number; gain: number } | null = null
  // 10.1.5: with as many scoring cards as rounds, every other play loses the game.
  const late = mustScore(g, side) ? WON : 0
  for (const pick of moves) {
    if (pick === W.pass) {
      actions.push({ card: -1, use: W.pass, where: [], score: 0 })
      continue
    }
    if (!isCard(pick)) continue
    const card = pick - CARD
    const c = model.rules.cards[card]!
    const passing = zoneOf(g, card) === Zone.Passing
    const loss =
      -late +
      (passing
        ? signed(side, -(model.w[T['passing-ready']]! + model.w[T['passing-used']]!) * (side === US ? 1 : -1))
        : signed(side, leaves(o, side, card)))
    if (c.scoring !== null) {
      actions.push({ card, use: W.event, where: [], score: signed(side, eventGain(o, card, side)) + loss + late })
      continue
    }
    const theirs = isOpponents(g, card, side)
    const event = signed(side, eventGain(o, card, theirs ? other(side) : side))
    if (!theirs && !passing && canHappen(g, card, side)) actions.push({ card, use: W.event, where: [], score: event + loss })
    const drawback = theirs ? event : 0
    const ops = opsOf(g, side, card)
    placements ??= planPlacements(o, side, reachOf(g, side), 5)
    const n = Math.min(ops, placements.gain.length - 1)
    where[n] ??= placementsFor(placements, n)
    actions.push({ card, use: W.influence, where: where[n], score: placements.gain[n]! + drawback + loss })
    if (theirs) actions.push({ card, use: W.event, where: [], score: placements.gain[n]! + drawback + loss - 0.01 })
    targets ??= coupTargets(g, model, side)
    if (targets.length > 0) {
      coups[ops] ??= bestCoup(o, side, targets, ops)
      const best = coups[ops]
      actions.push({ card, use: W.coup, where: [best.country], score: best.gain + drawback + loss })
    }
    realign ??= bestRealign(o, side)
    if (realign.country >= 0) actions.push({ card, use: W.realign, where: [], score: realign.gain * ops * 0.8 + drawback + loss })
    const space = spaceGain(o, side, card)
    if (space !== null && !passing) actions.push({ card, use: W.space, where: [], score: space + loss })
  }
  return actions.sort((a, b) => b.score - a.score)
}

function bestRealign(o: Outlook, side: Side): { country: number; gain: number } {
  const { g, model } = o
  const { map, tables } = model.rules
  const best = { country: -1, gain: 0 }
  for (const country of map.all) {
    if (g.influence[country * 2 + 1 - side] === 0 || (tables.closed[g.defcon]! & map.countries[country]!.regions) !== 0) continue
    const gain = realignGain(o, side, country)
    if (gain > best.gain) {
      best.country = country
      best.gain = gain
    }
  }
  return best
}

/** Headlines: the event alone, the best first. */
export function headlinesOf(o: Outlook, side: Side, moves: readonly number[]): Action[] {
  const { g } = o
  return moves
    .filter(isCard)
    .map((pick): Action => {
      const card = pick - CARD
      const owner = isOpponents(g, card, side) ? other(side) : side
      return { card, use: W.event, where: [], score: signed(side, eventGain(o, card, owner) + leaves(o, side, card)) }
    })
    .sort((a, b) => b.score - a.score)
}

/** Plays whose placements get alternatives, and how many each. */
const VARIED = 3
const ALTERNATIVES = 2
/** Coups that get other targets, and how many each. */
const VARIED_COUPS = 2
const OTHER_TARGETS = 3

/** The plays; for the best placements, others that leave out one of their countries, and for the best coups, other targets. */
export function withAlternatives(o: Outlook, side: Side, actions: readonly Action[]): Action[] {
  const all = actions.slice()
  const coups = actions.filter(({ use }) => use === W.coup).slice(0, VARIED_COUPS)
  const targets = coups.length === 0 ? [] : coupTargets(o.g, o.model, side)
  for (const action of coups) {
    const ops = opsOf(o.g, side, action.card)
    const best = coupGain(o, side, action.where[0]!, ops)
    const others = targets
      .filter((target) => target !== action.where[0])
      .map((target) => ({ target, gain: coupGain(o, side, target, ops) }))
    others.sort((a, b) => b.gain - a.gain)
    for (const { target, gain } of others.slice(0, OTHER_TARGETS))
      all.push({ ...action, where: [target], score: action.score - best + gain })
  }
  const reach = reachOf(o.g, side)
  for (const action of actions.filter(({ use }) => use === W.influence).slice(0, VARIED)) {
    const points = opsOf(o.g, side, action.card)
    for (const country of [...new Set(action.where)].slice(0, ALTERNATIVES)) {
      const others = reach.filter((one) => one !== country)
      const plan = planPlacements(o, side, others, points)
      const lost = gainOfPlan(o, side, action.where) - (plan.gain.at(-1) ?? 0)
      all.push({ ...action, where: placementsFor(plan, points), score: action.score - lost })
    }
  }
  return all
}

/** What placements gain, each country by itself. */
function gainOfPlan(o: Outlook, side: Side, where: readonly number[]): number {
  let gain = 0
  for (const country of new Set(where)) gain += gainFor(o, side, country, where.filter((one) => one === country).length, 0)
  return gain
}
