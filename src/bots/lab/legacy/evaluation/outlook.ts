/** What changes of one country, of the tracks and of the score are worth in a position, each found by a few sums. */
import { other, type Side, US } from '../../../../engine/script.ts'
import { BITS, WORDS_A_SET } from '../../../../rules/board.ts'
import { zoneOf } from '../../../../rules/cards.ts'
import { barredBy } from '../../../../rules/operations/bars.ts'
import { coupModifier, sparesDefcon } from '../../../../rules/operations/coup.ts'
import { realignModifier } from '../../../../rules/operations/realign.ts'
import { refuseSpace } from '../../../../rules/operations/space.ts'
import { HOOK } from '../../../../rules/ruleset.ts'
import { type State, Zone } from '../../../../rules/state.ts'
import { CARD } from '../../../../rules/vocabulary.ts'
import { type Counts, controlBy, countRegions, scan, vpOfRegion, vpWithControl } from './board.ts'
import { COUNTRY_TERMS, countryScale, type Model, marginOf, progressOf, REGION_TERMS, T, WON } from './model.ts'

export interface Outlook {
  readonly model: Model
  readonly g: State
  readonly counts: Counts
  readonly scale: number
  /** What a victory point is worth. */
  readonly vp: number
  /** What a missed military operation of the USSR is worth. */
  readonly short: number
  /** By scored region: what a point of its score is worth, and the score now. */
  readonly perPoint: readonly number[]
  readonly scores: number[]
  /** What each control of each country is worth in the scores of its regions, where it has been asked. */
  readonly regional: Float64Array
}

/** One board at a time is looked at: an outlook holds until the next one is taken. */
const counts: Counts = scan()
const regional = new Float64Array(CARD * 3)

export function outlookOn(model: Model, g: State): Outlook {
  const { w, layout, rules } = model
  const { tables } = rules
  const t = progressOf(g)
  const r = Math.min(1, g.round / tables.rounds(g.turn))
  regional.fill(Number.NaN)
  countRegions(g, rules.map, counts)
  const perPoint: number[] = []
  const scores: number[] = []
  for (let i = 0; i < model.regions.length; i++) {
    const { region, card } = model.regions[i]!
    const at = layout.regions + i * REGION_TERMS.length
    const zone = card < 0 ? -1 : zoneOf(g, card)
    let weight = w[at]! * (1 - t) + w[at + 1]! * t
    if (zone === Zone.Hand || zone === Zone.Hand + 1) weight += w[at + 2]!
    else if (zone === Zone.Deck) weight += w[at + 3]!
    perPoint.push(weight)
    scores.push(vpOfRegion(tables, counts, region))
  }
  return {
    model,
    g,
    counts,
    scale: countryScale(t),
    vp: w[T.vp]! + w[T['vp-late']]! * t + w[T['vp-last']]! * t * t * t,
    short: w[T['short-early']]! * (1 - r) + w[T['short-late']]! * r,
    perPoint,
    scores,
    regional,
  }
}

/** The board as it is in all of the worlds, with what the scores of regions are worth on average: who holds scoring cards differs. */
export function outlookOnAll(model: Model, worlds: readonly State[]): Outlook {
  const each = worlds.map((world) => outlookOn(model, world))
  const last = each.at(-1)!
  return { ...last, perPoint: last.perPoint.map((_, i) => each.reduce((sum, { perPoint }) => sum + perPoint[i]!, 0) / each.length) }
}

/** What another control of a country is worth in the scores of its regions; found once for each. */
function regionalGain(o: Outlook, country: number, control: number): number {
  const { model, counts, regional } = o
  const at = country * 3 + control + 1
  if (!Number.isNaN(regional[at]!)) return regional[at]!
  const { map, tables } = model.rules
  const { regions } = map.countries[country]!
  let gain = 0
  for (let i = 0; i < model.regions.length; i++) {
    const { region } = model.regions[i]!
    if ((regions >> region) & 1) gain += o.perPoint[i]! * (vpWithControl(tables, map, counts, region, country, control) - o.scores[i]!)
  }
  regional[at] = gain
  return gain
}

/** What it is worth to the US that a country has this influence instead of what it has. */
function gainOf(o: Outlook, country: number, us: number, ussr: number): number {
  const { model, g, counts, scale } = o
  const { w, layout } = model
  const at = layout.countries + country * COUNTRY_TERMS.length
  const usBefore = g.influence[country * 2]!
  const ussrBefore = g.influence[country * 2 + 1]!
  const stability = counts.stability[country]!
  const before = counts.control[country]!
  const after = controlBy(us, ussr, stability)
  let gain =
    scale *
    (w[at]! * (after - before) +
      w[at + 1]! * (marginOf(us - ussr, stability) - marginOf(usBefore - ussrBefore, stability)) +
      w[at + 2]! * ((us > 0 ? 1 : 0) - (usBefore > 0 ? 1 : 0) - (ussr > 0 ? 1 : 0) + (ussrBefore > 0 ? 1 : 0)))
  if (after !== before) gain += regionalGain(o, country, after)
  return gain
}

/** The same for a side that adds to its own and takes from the other's. */
export function gainFor(o: Outlook, side: Side, country: number, own: number, their: number): number {
  const us = o.g.influence[country * 2]! + (side === US ? own : their)
  const ussr = o.g.influence[country * 2 + 1]! + (side === US ? their : own)
  const gain = gainOf(o, country, Math.max(0, us), Math.max(0, ussr))
  return side === US ? gain : -gain
}

/** Points of operations that a plan goes up to. */
const MOST_POINTS = 7

/** The best use of 0, 1, 2 … points of operations; `placementsFor` says where they go. */
export interface Placements {
  readonly countries: readonly number[]
  readonly gain: readonly number[]
  /** By country and points: how many of the points go to this country, if those before it share the rest. */
  readonly shares: Int8Array
  /** By country and points: the influence that so many points buy there. */
  readonly bought: Int8Array
}

/**
 * Shares points out among countries: the gain of each country by itself for each number of points, then the best sum. What two countries
 * of one region are worth together is left aside.
 */
export function planPlacements(o: Outlook, side: Side, countries: readonly number[], points: number): Placements {
  const { g, counts } = o
  const most = Math.min(points, MOST_POINTS)
  const gain: number[] = []
  const alone: number[] = []
  for (let n = 0; n <= most; n++) gain[n] = alone[n] = 0
  const row = most + 1
  const shares = new Int8Array(countries.length * row)
  const bought = new Int8Array(countries.length * row)
  for (let c = 0; c < countries.length; c++) {
    const country = countries[c]!
    const lead = g.influence[country * 2 + 1 - side]! - g.influence[country * 2 + side]!
    const stability = counts.stability[country]!
    for (let spent = 0, own = 0; ; ) {
      spent += lead - own >= stability ? 2 : 1
      own++
      if (spent > most) break
      alone[spent] = gainFor(o, side, country, own, 0)
      bought[c * row + spent] = own
    }
    for (let n = most; n > 0; n--)
      for (let k = 1; k <= n; k++) {
        if (bought[c * row + k] === 0) continue
        const total = gain[n - k]! + alone[k]!
        if (total <= gain[n]! + 1e-9) continue
        gain[n] = total
        shares[c * row + n] = k
      }
  }
  return { countries, gain, shares, bought }
}

/** Where so many points go, point by point. */
export function placementsFor({ countries, gain, shares, bought }: Placements, points: number): number[] {
  const row = gain.length
  const where: number[] = []
  let left = Math.min(points, row - 1)
  for (let c = countries.length - 1; c >= 0; c--) {
    const share = shares[c * row + left]!
    for (let i = bought[c * row + share]!; i > 0; i--) where.push(countries[c]!)
    left -= share
  }
  return where
}

/** The countries in a side's reach (6.1.1), effects that bar placement aside. */
export function reachOf(g: State, side: Side): number[] {
  const list: number[] = []
  for (let word = 0; word < WORDS_A_SET; word++)
    for (let bits = g.reach[side * WORDS_A_SET + word]!; bits !== 0; bits &= bits - 1)
      list.push(word * BITS + 31 - Math.clz32(bits & -bits))
  return list
}

/** What lowering DEFCON by one is worth to the US. */
function defconDrop(o: Outlook): number {
  const { g, model } = o
  if (g.defcon <= 2) return g.phasing === US ? -WON : WON
  return model.w[T['defcon-2'] + g.defcon - 3]! - model.w[T['defcon-2'] + g.defcon - 2]!
}

const signed = (side: Side, gain: number): number => (side === US ? gain : -gain)

/** What a coup is worth to the side, over the six faces. */
export function coupGain(o: Outlook, side: Side, country: number, ops: number, earns = true): number {
  const { g, model } = o
  const c = model.rules.map.countries[country]!
  const them = g.influence[country * 2 + 1 - side]!
  const modifier = ops + coupModifier(g, side, country) - 2 * o.counts.stability[country]!
  let sum = 0
  for (let die = 1; die <= 6; die++) {
    const result = die + modifier
    if (result <= 0) continue
    const removed = Math.min(result, them)
    sum += gainFor(o, side, country, result - removed, -removed)
  }
  let gain = sum / 6
  const drops = c.battleground && !sparesDefcon(g, side)
  if (drops) gain += signed(side, defconDrop(o))
  const level = drops ? g.defcon - 1 : g.defcon
  const missing = (who: number, defcon: number, more: number): number => Math.max(0, defcon - Math.min(5, g.milops[who]! + more))
  const own = earns ? ops : 0
  const short = missing(1 - side, level, 0) - missing(1 - side, g.defcon, 0) - (missing(side, level, own) - missing(side, g.defcon, 0))
  return gain + o.short * short
}

export function coupTargets(g: State, model: Model, side: Side): number[] {
  const { map, tables } = model.rules
  const list: number[] = []
  for (const country of map.all)
    if (
      g.influence[country * 2 + 1 - side]! > 0 &&
      (tables.closed[g.defcon]! & map.countries[country]!.regions) === 0 &&
      barredBy(g, HOOK.barCoup, side, country) === null
    )
      list.push(country)
  return list
}

/** What one realignment roll is worth to the side that starts it. */
export function realignGain(o: Outlook, side: Side, country: number): number {
  const { g } = o
  const lead = realignModifier(g, side, country, side) - realignModifier(g, other(side), country, side)
  const own = g.influence[country * 2 + side]!
  const their = g.influence[country * 2 + 1 - side]!
  let sum = 0
  for (let difference = -5; difference <= 5; difference++) {
    const by = difference + lead
    const ways = 6 - Math.abs(difference)
    if (by > 0) sum += ways * gainFor(o, side, country, 0, -Math.min(by, their))
    else if (by < 0 && own > 0) sum += ways * gainFor(o, side, country, Math.max(by, -own), 0)
  }
  return sum / 36
}

/** What sending a card to space is worth to the side, the card itself aside; null where it may not. */
export function spaceGain(o: Outlook, side: Side, card: number): number | null {
  const { g, model } = o
  if (refuseSpace(g, side, card) !== null) return null
  const box = g.space[side]! + 1
  const { roll, vp } = model.rules.tables.spaceBoxes[box]!
  const first = g.space[other(side)]! < box
  return (roll / 6) * (vp[first ? 0 : 1] * o.vp + model.w[T.space]!)
}
