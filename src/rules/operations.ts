/** Operations (6.0): their value, and the scripts that place influence, realign, coup and go to space. */
import { bit, call, type Frame, leave, other, type Script, type Side, US, USSR } from '../engine/script.ts'
import { ask, type Question } from './ask.ts'
import {
  addInfluence,
  BITS,
  controlledNeighbours,
  controls,
  countryOf,
  hasMarker,
  influence,
  onMap,
  reaches,
  removeInfluence,
  stabilityOf,
  WORDS_A_SET,
} from './board.ts'
import { cardOf } from './cards.ts'
import { eachEffect, hasHook, tell } from './effects.ts'
import { heard, note } from './notes.ts'
import { HOOK, type Hook, type Refusal, rulesOf, type Use } from './ruleset.ts'
import type { State } from './state.ts'
import { advanceInSpace, gainMilops, hasAbility, lastBox, lowerDefcon } from './tracks.ts'
import { isCountry, W, wordOf } from './vocabulary.ts'

/** What the numbers in a frame of operations mean. */
export const V = {
  /** The value before modifiers. */
  ops: 0,
  /** Allowed uses, as bits of `USES`. */
  uses: 1,
  /** Only in these regions (bits), 0: anywhere. */
  regions: 2,
  flags: 3,
  /** Only next to this country (its number plus one). */
  next: 4,
  /** Not in this country (its number plus one). */
  except: 5,
  spent: 6,
  /** Regions (bits) whose extra point is still possible. */
  bonus: 7,
  /** The first die of a realignment. */
  die: 8,
  /** The country named. */
  target: 9,
  /** Regions (bits) that take a point away if influence is placed there, and those touched. */
  penalty: 10,
  touched: 11,
  /** What the side adds to its realignment dice. */
  dieBonus: 12,
  /** Countries (bits of four numbers) already chosen. */
  seen: 13,
  /** Only where a marker of this card lies (its number plus one). */
  marker: 17,
  /** What was spent before these points were put to their present use. This and the next stand in a frame only where points are split. */
  before: 18,
  /** Countries (bits of four numbers) in which influence has been placed. */
  placed: 19,
} as const
const LONGEST = V.placed + WORDS_A_SET

export const USES = { influence: 1, realign: 2, coup: 4, space: 8 } as const
/**
 * `free`: DEFCON closes no region (6.3.5) and no military operations are earned (8.2.2); `earns`: they are all the same; `exact`: no
 * modifier changes the value; `eachOnce`: no country twice; `sparesDefcon`: the coup does not move DEFCON.
 */
export const FLAGS = { free: 1, noBattleground: 2, optional: 4, earns: 8, exact: 16, eachOnce: 32, sparesDefcon: 64 } as const

export interface Terms {
  readonly ops: number
  readonly uses?: number
  readonly regions?: number
  readonly flags?: number
  readonly next?: number
  readonly except?: number
  readonly dieBonus?: number
  readonly marker?: number
}

/** The numbers that a frame of operations is called with. */
export const terms = (t: Terms): number[] => [
  t.ops,
  t.uses ?? 7,
  t.regions ?? 0,
  t.flags ?? 0,
  t.next ?? 0,
  t.except ?? 0,
  0,
  0,
  0,
  0,
  0,
  0,
  t.dieBonus ?? 0,
  0,
  0,
  0,
  0,
  t.marker ?? 0,
]

/** Lets a side conduct operations; `by` and the card say where they come from. */
export const conduct = (g: State, f: Frame, side: Side, t: Terms): void => call(g, 'operations', side, f.by, f.card, terms(t))

// ---- the value of a card

/**
 * 7.4: the base and all general modifiers, summed, then limited: a bonus lifts no card above the limit of its effect; of
 * several bonuses the highest limit counts. `penalty` is what the regions that are touched take away.
 */
function general(g: State, side: Side, base: number, penalty = 0): number {
  if ((g.hooks & HOOK.opsBonus) === 0) return base - penalty
  let total = base - penalty
  let limit = 0
  const cards = rulesOf(g).cards
  for (const effect of g.effects) {
    const card = cards[effect >> 10]!
    const hook = card.opsBonus
    if (hook === undefined) continue
    const bonus = (effect & 1 ? hook(g, side, US, base) : 0) + (effect & 2 ? hook(g, side, USSR, base) : 0)
    total += bonus
    if (bonus > 0) limit = Math.max(limit, card.opsLimit)
  }
  return limit > 0 && total > limit ? Math.max(Math.min(base, total), limit) : total
}

/** Then the regional extra points; at least 1. */
const limited = (g: State, value: number, extra: number): number =>
  g.options.readings.regionalPoint === 'before-lower-limit' ? Math.max(1, value + extra) : Math.max(1, value) + extra

/** The value with all general modifiers. */
export const modified = (g: State, side: Side, base: number): number => limited(g, general(g, side, base), 0)

/** The value of a card before modifiers. */
export function baseOps(g: State, side: Side, card: number): number {
  const c = cardOf(g, card)
  return c.opsNow === undefined ? c.ops : c.opsNow(g, side)
}

/** 7.4.2: the value of a card counts modified for every demand. Scoring cards have none. */
export function opsOf(g: State, side: Side, card: number): number {
  const base = baseOps(g, side, card)
  return base === 0 ? 0 : modified(g, side, base)
}

/** Regions (bits) that give one more point if every point is spent there (9.6). */
function bonusRegions(g: State, side: Side, card: number): number {
  let regions = 0
  const own = card < 0 ? -1 : cardOf(g, card).ownRegionalPoint
  if (own >= 0) regions |= 1 << own
  if (hasHook(g, 'regionalPoint'))
    eachEffect(g, 'regionalPoint', (hook, owner) => {
      const n = hook(g, side, owner)
      if (n >= 0) regions |= 1 << n
    })
  return regions
}

function ones(bits: number): number {
  let n = 0
  for (let b = bits; b !== 0; b &= b - 1) n++
  return n
}

/** The value of these operations if all are spent in one country. */
export function opsIn(g: State, side: Side, base: number, card: number, country: number): number {
  return limited(g, general(g, side, base), ones(bonusRegions(g, side, card) & (countryOf(g, country)?.regions ?? 0)))
}

// ---- bars

type BarHook = 'barCoup' | 'barRealign' | 'barPlacement' | 'barWar'

export function barredBy(g: State, name: BarHook, side: Side, country: number): Refusal | null {
  if ((g.hooks & HOOK[name]) === 0) return null
  const cards = rulesOf(g).cards
  for (const effect of g.effects) {
    const card = cards[effect >> 10]!
    if ((card.hooks & HOOK[name]) === 0) continue
    const hook = card[name] as Hook<'barPlacement'>
    const data = (effect >> 2) & 255
    const reason = (effect & 1 ? hook(g, side, US, country, data) : null) ?? (effect & 2 ? hook(g, side, USSR, country, data) : null)
    if (reason !== null) return { ...reason, card: effect >> 10 }
  }
  return null
}

/** The effects in force that may bar: found once for a whole list of countries. */
function barsOf(g: State, name: BarHook): readonly number[] {
  if ((g.hooks & HOOK[name]) === 0) return NO_BARS
  const { cards } = rulesOf(g)
  return g.effects.filter((effect) => (cards[effect >> 10]!.hooks & HOOK[name]) !== 0)
}
const NO_BARS: readonly number[] = []

/** The same as `barredBy`, without the reason. */
function isBarred(g: State, name: BarHook, bars: readonly number[], side: Side, country: number): boolean {
  const { cards } = rulesOf(g)
  for (let i = 0; i < bars.length; i++) {
    const effect = bars[i]!
    const hook = cards[effect >> 10]![name] as Hook<'barPlacement'>
    const data = (effect >> 2) & 255
    if (effect & 1 && hook(g, side, US, country, data) !== null) return true
    if (effect & 2 && hook(g, side, USSR, country, data) !== null) return true
  }
  return false
}

// Reasons are constants: options are tried by the thousand. Who asks for an explanation adds the country (`api.ts`).
const NOT_AN_ANSWER: Refusal = { key: 'not-an-answer' }
const NOT_ON_MAP: Refusal = { key: 'not-on-map' }
const NOT_A_COUNTRY: Refusal = { key: 'not-a-country' }
const NO_COUP_TARGET: Refusal = { key: 'no-opposing-influence', rule: '6.3.1' }
const NO_REALIGN_TARGET: Refusal = { key: 'no-opposing-influence', rule: '6.2.1' }
const OUTSIDE_AREA: Refusal = { key: 'outside-area' }
const PLACED: Refusal = { key: 'placed-this-round' }
const REALIGNED: Refusal = { key: 'realigned-this-round' }
const ALREADY_CHOSEN: Refusal = { key: 'already-chosen' }
const BATTLEGROUND: Refusal = { key: 'battleground' }
const OUT_OF_REACH: Refusal = { key: 'out-of-reach', rule: '6.1.1' }
const TOO_EXPENSIVE: Refusal = { key: 'too-expensive', rule: '6.1.2' }
const NOWHERE: Refusal = { key: 'nowhere-to-place' }
const NO_TARGET: Refusal = { key: 'no-target' }
const MUST_SPEND_ALL: Refusal = { key: 'must-spend-all', rule: '6.0' }

type Attack = 'barCoup' | 'barRealign'

/** 8.1.5: the regions (bits) that DEFCON closes to these operations. */
function closedTo(g: State, f: Frame, attack: Attack): number {
  if (f.v[V.flags]! & FLAGS.free || (attack === 'barRealign' && g.options.variants.realignAtAnyDefcon)) return 0
  return rulesOf(g).tables.closed[g.defcon]!
}

const has = (v: readonly number[], set: number, country: number): boolean =>
  ((v[set + Math.floor(country / BITS)]! >> (country % BITS)) & 1) !== 0

function mark(v: number[], set: number, country: number): void {
  v[set + Math.floor(country / BITS)]! |= 1 << (country % BITS)
}

/** Why a country is no target, effects that bar it aside. */
function refuseTarget(g: State, f: Frame, country: number, attack: Attack): Refusal | null {
  if (!isCountry(country)) return NOT_AN_ANSWER
  const c = countryOf(g, country)
  if (c === undefined) return NOT_ON_MAP
  if (c.area) return NOT_A_COUNTRY
  const v = f.v
  if (influence(g, other(f.me), country) === 0) return attack === 'barCoup' ? NO_COUP_TARGET : NO_REALIGN_TARGET
  if (v[V.regions] !== 0 && (v[V.regions]! & c.regions) === 0) return OUTSIDE_AREA
  if (v[V.next] !== 0 && !c.neighbours.includes(v[V.next]! - 1)) return OUTSIDE_AREA
  if (v[V.marker] !== 0 && !hasMarker(g, v[V.marker]! - 1, country)) return OUTSIDE_AREA
  if (v[V.except] === country + 1) return ALREADY_CHOSEN
  if (v[V.flags]! & FLAGS.eachOnce && has(v, V.seen, country)) return ALREADY_CHOSEN
  if (isSplit(f) && has(v, V.placed, country)) return PLACED
  if (v[V.flags]! & FLAGS.noBattleground && c.battleground) return BATTLEGROUND
  return (closedTo(g, f, attack) & c.regions) === 0 ? null : { key: 'defcon-closed', rule: rulesOf(g).tables.closedRule, n: g.defcon }
}

/** Lists the targets, or, without a list, tells whether there is one. The same as `refuseTarget` for every country, but faster. */
function targets(g: State, f: Frame, attack: Attack, into: number[] | null): boolean {
  const { all, countries } = rulesOf(g).map
  const v = f.v
  const them = other(f.me)
  const closed = closedTo(g, f, attack)
  const bars = barsOf(g, attack)
  const special =
    v[V.regions] !== 0 ||
    v[V.next] !== 0 ||
    v[V.except] !== 0 ||
    v[V.marker] !== 0 ||
    (v[V.flags]! & (FLAGS.noBattleground | FLAGS.eachOnce)) !== 0 ||
    isSplit(f)
  const counted = attack === 'barRealign'
  const points = counted && v[V.bonus] === 0 ? pointsOf(g, f, 0, v[V.touched]!) - v[V.spent]! : 1
  for (let i = 0; i < all.length; i++) {
    const country = all[i]!
    if (g.influence[country * 2 + them] === 0 || (closed & countries[country]!.regions) !== 0) continue
    if (special && refuseTarget(g, f, country, attack) !== null) continue
    if (bars.length > 0 && isBarred(g, attack, bars, f.me, country)) continue
    if (counted && (v[V.bonus] === 0 ? points < 1 : v[V.spent]! + 1 > budget(g, f, country, false))) continue
    if (into === null) return true
    into.push(country)
  }
  return false
}

/** Regions (bits) that take a point away if any influence is placed there. */
function penaltyRegions(g: State, side: Side): number {
  let regions = 0
  if (hasHook(g, 'regionalPenalty'))
    eachEffect(g, 'regionalPenalty', (hook, owner) => {
      const n = hook(g, side, owner)
      if (n >= 0) regions |= 1 << n
    })
  return regions
}

/** The points of a frame: with these regions still giving an extra point, and these touched. */
function pointsOf(g: State, f: Frame, bonus: number, touched: number): number {
  const v = f.v
  if (v[V.flags]! & FLAGS.exact) return v[V.ops]!
  return limited(g, general(g, f.me, v[V.ops]!, ones(v[V.penalty]! & touched)), ones(bonus))
}

/** Points available if the next one is spent in this country. Regions that take a point away are touched by placement alone. */
function budget(g: State, f: Frame, country: number, placing: boolean): number {
  const { regions } = countryOf(g, country)!
  return pointsOf(g, f, f.v[V.bonus]! & regions, placing ? f.v[V.touched]! | regions : f.v[V.touched]!)
}

function openPoints(g: State, f: Frame): void {
  f.v[V.spent] = 0
  f.v[V.bonus] = bonusRegions(g, f.me, f.card)
  f.v[V.penalty] = penaltyRegions(g, f.me)
  f.v[V.touched] = 0
  f.left = pointsOf(g, f, 0, 0)
  f.got = 0
}

const pointsLeft = (g: State, f: Frame): number => Math.max(0, pointsOf(g, f, f.v[V.bonus]!, f.v[V.touched]!) - f.v[V.spent]!)

function spend(g: State, f: Frame, country: number, cost: number, placing: boolean): void {
  const { regions } = countryOf(g, country)!
  f.v[V.spent]! += cost
  f.v[V.bonus]! &= regions
  if (placing) f.v[V.touched]! |= regions
  f.left = pointsLeft(g, f)
  f.got++
}

// ---- 6.1 influence

const cost = (g: State, side: Side, country: number): number => (controls(g, other(side), country) ? 2 : 1)

function refusePlacement(g: State, f: Frame, country: number): Refusal | null {
  if (!isCountry(country)) return NOT_AN_ANSWER
  if (!onMap(g, country)) return NOT_ON_MAP
  if (!reaches(g, f.me, country)) return OUT_OF_REACH
  if (isSplit(f) && has(f.v, V.seen, country)) return REALIGNED
  if (f.v[V.spent]! + cost(g, f.me, country) > budget(g, f, country, true)) return TOO_EXPENSIVE
  return barredBy(g, 'barPlacement', f.me, country)
}

/** Fills the list of legal placements; stops at the first where `only` says so. The same as `refusePlacement` for every country, but faster. */
function placements(g: State, f: Frame, into: number[] | null): boolean {
  const spent = f.v[V.spent]!
  const countries = rulesOf(g).map.countries
  const enemy = other(f.me)
  const regional = f.v[V.bonus] !== 0 || f.v[V.penalty] !== 0
  const plain = pointsOf(g, f, 0, 0) - spent
  const altered = g.altered.length > 0
  const bars = barsOf(g, 'barPlacement')
  const rolledFor = isSplit(f)
  for (let word = 0; word < WORDS_A_SET; word++) {
    let bits = g.reach[f.me * WORDS_A_SET + word]!
    if (rolledFor) bits &= ~f.v[V.seen + word]!
    while (bits !== 0) {
      const low = bits & -bits
      bits ^= low
      const country = word * BITS + 31 - Math.clz32(low)
      const c = countries[country]!
      const stability = altered ? stabilityOf(g, country) : c.stability
      const price = g.influence[country * 2 + enemy]! - g.influence[country * 2 + f.me]! >= stability ? 2 : 1
      const points = regional ? budget(g, f, country, true) - spent : plain
      if (price > points || (bars.length > 0 && isBarred(g, 'barPlacement', bars, f.me, country))) continue
      if (into === null) return true
      into.push(country)
    }
  }
  return false
}

/** 6.0: every point must be spent; only the regional extra point may be left, and points that could only go to realignments. */
const mayStop = (g: State, f: Frame): boolean =>
  f.v[V.spent]! >= pointsOf(g, f, 0, f.v[V.touched]!) || (isSplit(f) && !placements(g, f, null))

const placeInfluence: Question = {
  kind: 'influence',
  prompt: 'influence',
  who: (_g, f) => bit(f.me),
  open: (g, f) => {
    if (f.v[V.spent] === 0) openPoints(g, f)
    else f.left = pointsLeft(g, f)
    f.got = 0
  },
  any: (g, f) => placements(g, f, null) || maySwitch(g, f),
  refuse: (g, f, pick) => {
    if (pick === W.done) return mayStop(g, f) ? null : MUST_SPEND_ALL
    if (pick === W.realign) return maySwitch(g, f) ? null : NOT_AN_ANSWER
    return refusePlacement(g, f, pick)
  },
  list: (g, f, _who, into) => {
    placements(g, f, into)
    if (maySwitch(g, f)) into.push(W.realign)
    if (mayStop(g, f)) into.push(W.done)
  },
  take: (g, f, pick) => {
    if (pick === W.done) {
      f.left = 0
      return
    }
    if (pick === W.realign) return switches(g, f, pick)
    const price = cost(g, f.me, pick)
    addInfluence(g, f.me, pick, 1)
    spend(g, f, pick, price, true)
    if (g.options.variants.realignAndPlace) mark(split(f), V.placed, pick)
  },
}

// ---- one card for influence and realignments

const isSplit = (f: Frame): boolean => f.v.length > V.before

/** The numbers of the frame, with room for what split points are remembered by. */
function split(f: Frame): number[] {
  while (f.v.length < LONGEST) f.v.push(0)
  return f.v
}

/** Whether any point has been spent since these operations were put to their present use. */
const spentHere = (f: Frame): boolean => f.v[V.spent]! > (isSplit(f) ? f.v[V.before]! : 0)

const BOTH_USES = USES.influence | USES.realign

/** Whether what is left may be put to the other use, of influence and realignment. Operations granted for a region have only one. */
function maySwitch(g: State, f: Frame): boolean {
  if (!g.options.variants.realignAndPlace || !spentHere(f)) return false
  if ((f.v[V.uses]! & BOTH_USES) !== BOTH_USES || f.v[V.regions] !== 0 || f.v[V.flags]! & FLAGS.free) return false
  return f.at === 'influence' ? targets(g, f, 'barRealign', null) : placements(g, f, null)
}

const SWITCHES = -2

function switches(g: State, f: Frame, pick: number): void {
  f.left = 0
  f.got = SWITCHES
  if (heard(g)) note({ key: 'chooses', side: f.me, pick })
}

/** Goes on with the other use of what is left. */
function goesOn(g: State, f: Frame, use: 'influence' | 'realign'): void {
  const v = split(f).slice()
  v[V.before] = v[V.spent]!
  leave(f, 0)
  call(g, use, f.me, f.by, f.card, v)
}

// ---- 6.2 realignment

const optional = (f: Frame): boolean => (f.v[V.flags]! & FLAGS.optional) !== 0

/** A roll may be the last one; where operations are granted, none need be made. */
const mayStopRolling = (f: Frame): boolean => spentHere(f) || (optional(f) && f.v[V.spent] === 0)

const realignTarget: Question = {
  kind: 'realign',
  prompt: 'realign',
  who: (_g, f) => bit(f.me),
  open: (g, f) => {
    if (f.v[V.spent] === 0) openPoints(g, f)
    else f.left = pointsLeft(g, f)
    f.got = -1
  },
  any: (g, f) => targets(g, f, 'barRealign', null) || maySwitch(g, f),
  refuse: (g, f, pick) => {
    if (pick === W.done) return mayStopRolling(f) ? null : MUST_SPEND_ALL
    if (pick === W.influence) return maySwitch(g, f) ? null : NOT_AN_ANSWER
    return refuseRealign(g, f, pick)
  },
  list: (g, f, _who, into) => {
    targets(g, f, 'barRealign', into)
    if (maySwitch(g, f)) into.push(W.influence)
    if (mayStopRolling(f)) into.push(W.done)
  },
  take: (g, f, pick) => {
    f.left = 0
    if (pick === W.done) return
    if (pick === W.influence) return switches(g, f, pick)
    spend(g, f, pick, 1, false)
    mark(f.v, V.seen, pick)
    f.left = 0
    f.got = pick
    if (heard(g)) note({ key: 'target', side: f.me, country: pick })
  },
}

function refuseRealign(g: State, f: Frame, country: number): Refusal | null {
  const reason = refuseTarget(g, f, country, 'barRealign') ?? barredBy(g, 'barRealign', f.me, country)
  if (reason !== null) return reason
  return f.v[V.spent]! + 1 > budget(g, f, country, false) ? TOO_EXPENSIVE : null
}

/** 6.2.2: what a side adds to its die. */
export function realignModifier(g: State, side: Side, country: number, starter: Side): number {
  const more = influence(g, side, country) > influence(g, other(side), country) ? 1 : 0
  return controlledNeighbours(g, side, country) + more + realignExtra(g, side, country, starter)
}

function realignExtra(g: State, side: Side, country: number, starter: Side): number {
  let extra = 0
  eachEffect(g, 'realignDie', (hook, owner) => {
    extra += hook(g, side, owner, country, starter)
  })
  return extra
}

/** By a variant the side that started the realignment can't lose influence. */
export const losesByRealignment = (g: State, loser: Side, starter: Side): boolean =>
  loser !== starter || !g.options.variants.realignWithoutLoss

const realign: Script<State> = [
  realignTarget,
  (g, f) => {
    if (f.got === SWITCHES) goesOn(g, f, 'influence')
    else if (f.got < 0) leave(f)
    else f.v[V.target] = f.got
  },
  ask.die(),
  (_g, f) => {
    f.v[V.die] = f.got
  },
  ask.die(),
  (g, f) => {
    const country = f.v[V.target]!
    const dice = [f.got, f.v[V.die]!]
    const mods = [realignModifier(g, US, country, f.me), realignModifier(g, USSR, country, f.me)]
    mods[f.me]! += f.v[V.dieBonus]!
    if (heard(g)) {
      for (const side of [USSR, US] as const) {
        const extra = realignExtra(g, side, country, f.me)
        note({ key: 'realign', side, starter: f.me, country, die: dice[side]!, mod: mods[side]!, extra, n: dice[side]! + mods[side]! })
      }
    }
    const lead = dice[US]! + mods[US]! - dice[USSR]! - mods[USSR]!
    const loser = lead > 0 ? USSR : US
    if (lead !== 0 && losesByRealignment(g, loser, f.me)) removeInfluence(g, loser, country, Math.abs(lead))
    f.pc = 0
  },
]

// ---- 6.3 coup

const coupTarget: Question = {
  kind: 'coup',
  prompt: 'coup',
  who: (_g, f) => bit(f.me),
  open: (_g, f) => {
    f.left = 1
    f.got = -1
  },
  any: (g, f) => targets(g, f, 'barCoup', null),
  refuse: (g, f, pick) =>
    pick === W.done ? (optional(f) ? null : MUST_SPEND_ALL) : (refuseTarget(g, f, pick, 'barCoup') ?? barredBy(g, 'barCoup', f.me, pick)),
  list: (g, f, _who, into) => {
    targets(g, f, 'barCoup', into)
    if (optional(f)) into.push(W.done)
  },
  take: (g, f, pick) => {
    f.left = 0
    if (pick === W.done) return
    f.got = pick
    if (heard(g)) note({ key: 'target', side: f.me, country: pick })
  },
}

export function coupModifier(g: State, side: Side, country: number): number {
  let mod = 0
  eachEffect(g, 'coupDie', (hook, owner) => {
    mod += hook(g, side, owner, country)
  })
  return mod
}

/** Whether a coup there lowers DEFCON. */
export function countsAsBattleground(g: State, country: number): boolean {
  let battleground = countryOf(g, country)?.battleground ?? false
  eachEffect(g, 'coupedAsBattleground', (hook, owner) => {
    battleground ||= hook(g, country, owner)
  })
  return battleground
}

export function sparesDefcon(g: State, side: Side): boolean {
  let spared = false
  eachEffect(g, 'sparesDefcon', (hook, owner) => {
    spared ||= hook(g, side, owner)
  })
  return spared
}

/** 8.2.2: whether a coup with these flags earns military operations. */
export const earnsMilops = (g: State, flags: number): boolean =>
  (flags & FLAGS.free) === 0 || (flags & FLAGS.earns) !== 0 || rulesOf(g).tables.eventCoupsEarn

/** Calls the interrupting scripts that effects in force ask for, one at a time; comes back to this step after each. */
export function interrupts(name: 'beforeCoup' | 'startOfRound' | 'endOfRound' | 'beforeScoring', subject: (g: State, f: Frame) => number) {
  return (g: State, f: Frame): void => {
    // `left` remembers the card asked last, below the value that marks an unopened question.
    if ((g.hooks & HOOK[name]) === 0) {
      f.left = -1
      return
    }
    const cards = rulesOf(g).cards
    for (const effect of g.effects) {
      const card = effect >> 10
      const hook = cards[card]![name] as ((g: State, subject: number, owner: Side) => string | null) | undefined
      if (hook === undefined || card <= -2 - f.left) continue
      for (const owner of [US, USSR] as const) {
        const script = effect & bit(owner) ? hook(g, subject(g, f), owner) : null
        if (script === null) continue
        f.left = -2 - card
        f.pc--
        call(g, `${cards[card]!.id}/${script}`, owner, f.me, card, [subject(g, f)])
        return
      }
    }
    f.left = -1
  }
}

/** Afterwards `got` is the number, plus one, of the country in which it removed influence, or 0. */
const coup: Script<State> = [
  (g, f) => {
    if (!targets(g, f, 'barCoup', null)) leave(f, 0)
  },
  interrupts('beforeCoup', (_g, f) => f.me),
  coupTarget,
  (g, f) => {
    if (f.got < 0) return leave(f, 0)
    f.v[V.target] = f.got
    const country = f.got
    tell(g, 'onCoup', (hook, owner, card) => hook(g, f.me, owner, country, card))
  },
  (g, f) => {
    if (earnsMilops(g, f.v[V.flags]!)) gainMilops(g, f.me, opsIn(g, f.me, f.v[V.ops]!, f.card, f.v[V.target]!)) // 6.3.3
  },
  (g, f) => {
    const prelude = rulesOf(g).tables.coupPrelude?.(countryOf(g, f.v[V.target]!)!) ?? null
    if (prelude !== null) call(g, prelude, f.me, f.by, f.card, [f.v[V.flags]! & FLAGS.sparesDefcon ? 1 : 0])
  },
  ask.die(),
  (g, f) => {
    const country = f.v[V.target]!
    const ops = opsIn(g, f.me, f.v[V.ops]!, f.card, country)
    const mod = coupModifier(g, f.me, country)
    const result = f.got + ops + mod - 2 * stabilityOf(g, country) // 6.3.2
    if (heard(g)) note({ key: 'coup', side: f.me, country, die: f.got, ops, mod, n: result })
    const removed = result > 0 ? removeInfluence(g, other(f.me), country, result) : 0
    if (result > removed) addInfluence(g, f.me, country, result - removed)
    tell(g, 'afterCoup', (hook, _owner, card) => hook(g, country, result > 0, card))
    const spared = (f.v[V.flags]! & FLAGS.sparesDefcon) !== 0 || sparesDefcon(g, f.me)
    if (countsAsBattleground(g, country) && !spared) lowerDefcon(g) // 6.3.4
    leave(f, removed > 0 ? country + 1 : 0)
  },
]

// ---- 6.4 space race

function spaceLimit(g: State, side: Side): number {
  return hasAbility(g, side, rulesOf(g).tables.abilities.secondCard) ? 2 : 1
}

export function refuseSpace(g: State, side: Side, card: number): Refusal | null {
  if (g.space[side] === lastBox(g)) return { key: 'space-end', rule: '6.4.6' }
  if (g.spaced[side]! >= spaceLimit(g, side)) return { key: 'space-limit', rule: '6.4.2', n: spaceLimit(g, side) }
  const needed = rulesOf(g).tables.spaceBoxes[g.space[side]! + 1]!.ops
  return opsOf(g, side, card) < needed ? { key: 'space-card-too-low', rule: '6.4.1', card, n: needed } : null
}

/** By a variant the side may leave the die alone, and its marker where it is. */
const whetherToRoll = ask.choose({ prompt: 'space-roll', words: ['yes', 'no'] })

const space: Script<State> = [
  (g, f) => {
    g.spaced[f.me]!++
  },
  {
    ...whetherToRoll,
    open: (g, f) => {
      f.left = g.options.variants.spaceWithoutRoll ? 1 : 0
      f.got = W.yes
    },
  },
  (_g, f) => {
    if (f.got !== W.yes) leave(f)
  },
  ask.die(),
  (g, f) => {
    const needed = rulesOf(g).tables.spaceBoxes[g.space[f.me]! + 1]!.roll
    if (heard(g)) note({ key: 'space-roll', side: f.me, die: f.got, n: needed })
    if (f.got <= needed) advanceInSpace(g, f.me)
  },
]

// ---- the choice between them

/** A frame to try operations in, before they are chosen. */
const probe: Frame = { at: 'operations', pc: 0, me: US, by: US, card: -1, got: 0, left: -1, picks: [], v: [] }

const noTerms = terms({ ops: 0 })

/** Why a side can't put the operations of its card to this use now. */
export function refuseUseOfCard(g: State, f: Frame, use: Use): Refusal | null {
  noTerms[V.ops] = baseOps(g, f.me, f.card)
  return refuseUse(g, f, use, noTerms)
}

/** Why a side can't put operations to this use now. */
function refuseUse(g: State, f: Frame, use: Use, t: number[]): Refusal | null {
  probe.me = f.me
  probe.card = f.card
  // a copy, because a question is opened in it and asking must change nothing
  for (let i = 0; i < t.length; i++) probe.v[i] = t[i]!
  if (use === 'influence') {
    openPoints(g, probe)
    return placements(g, probe, null) ? null : NOWHERE
  }
  if (use === 'coup') return targets(g, probe, 'barCoup', null) ? null : NO_TARGET
  if (use === 'realign') return targets(g, probe, 'barRealign', null) ? null : NO_TARGET
  return use === 'space' ? refuseSpace(g, f.me, f.card) : NOT_AN_ANSWER
}

const OPERATION_USES = ['influence', 'realign', 'coup', 'space'] as const

const chooseUse: Question = {
  kind: 'use',
  prompt: 'operations',
  who: (_g, f) => bit(f.me),
  open: (_g, f) => {
    f.left = 1
    f.got = -1
  },
  any: (g, f) => OPERATION_USES.some((use) => refuseOperation(g, f, use) === null),
  refuse: (g, f, pick) => {
    if (pick === W.pass) return optional(f) ? null : MUST_SPEND_ALL
    const word = wordOf(pick)
    return word === 'influence' || word === 'realign' || word === 'coup' || word === 'space' ? refuseOperation(g, f, word) : NOT_AN_ANSWER
  },
  list: (g, f, _who, into) => {
    for (const use of OPERATION_USES) if (refuseOperation(g, f, use) === null) into.push(W[use])
    if (optional(f)) into.push(W.pass)
  },
  take: (_g, f, pick) => {
    f.left = 0
    f.got = pick
  },
}

const refuseOperation = (g: State, f: Frame, use: (typeof OPERATION_USES)[number]): Refusal | null =>
  (f.v[V.uses]! & USES[use]) === 0 ? NOT_AN_ANSWER : refuseUse(g, f, use, f.v)

/** Calls the script of one use with these terms. */
export function putToUse(g: State, f: Frame, use: Use, t: number[]): void {
  const base = t[V.ops]!
  if (heard(g)) note({ key: 'use', side: f.me, card: f.card, use, base, n: modified(g, f.me, base) })
  call(g, use, f.me, f.by, f.card, t)
}

export const operationScripts: Readonly<Record<string, Script<State>>> = {
  operations: [
    chooseUse,
    (g, f) => {
      if (f.got === W.pass || f.got < 0) return leave(f, 0)
      putToUse(g, f, wordOf(f.got) as Use, f.v.slice())
    },
  ],
  influence: [
    placeInfluence,
    (g, f) => {
      if (f.got === SWITCHES) goesOn(g, f, 'realign')
    },
  ],
  realign,
  coup,
  space,
}
