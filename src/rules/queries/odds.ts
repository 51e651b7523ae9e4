/** Odds of coups and realignments, with every modifier in force. */
import { other, type Side, US, USSR } from '../../engine/script.ts'
import { influence, stabilityOf } from '../board.ts'
import { cardOf } from '../cards.ts'
import { countsAsBattleground, coupModifier, earnsMilops, sparesDefcon } from '../operations/coup.ts'
import { losesByRealignment, realignModifier } from '../operations/realign.ts'
import { FLAGS, V } from '../operations/terms.ts'
import { modified, opsIn } from '../operations/value.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { boardOf } from './board.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const
const MOST_MILOPS = 5

type Influence = readonly [us: number, ussr: number]

/** The operations spent: a card's, or those an event grants. */
export interface Spending {
  /** The card they come from: its own regional point counts, and its value where `ops` is not given. */
  readonly card?: number
  /** The value before modifiers. */
  readonly ops?: number
  /** The value with all general modifiers. */
  readonly now?: number
  /** Whether a coup earns military operations; free coups do not (8.2.2). */
  readonly earns?: boolean
  /** Whether a coup leaves DEFCON where it is. */
  readonly spares?: boolean
  /** What the side adds to its realignment dice. */
  readonly dieBonus?: number
}

const SPENT_BY: ReadonlySet<string> = new Set(['operations', 'influence', 'realign', 'coup'])

/** The operations that the open question spends, or null where it spends none. */
export function spendingOf(g: State): Spending | null {
  const f = g.frames.at(-1)
  if (f === undefined || !SPENT_BY.has(f.at)) return null
  const flags = f.v[V.flags]!
  return {
    card: f.card,
    ops: f.v[V.ops]!,
    now: flags & FLAGS.exact ? f.v[V.ops]! : modified(g, f.me, f.v[V.ops]!),
    earns: earnsMilops(g, flags),
    spares: (flags & FLAGS.sparesDefcon) !== 0,
    dieBonus: f.v[V.dieBonus]!,
  }
}

export interface CoupFace {
  readonly die: number
  /** What the coup succeeds by; 0 or less: it fails. */
  readonly result: number
  readonly removed: number
  readonly added: number
  readonly influence: Influence
  readonly controller: Side | -1
}

export interface CoupOdds {
  readonly ops: number
  /** Added to the die. */
  readonly modifier: number
  readonly faces: readonly CoupFace[]
  readonly success: number
  /** The mean of influence removed and added. */
  readonly expected: number
  /** Military operations earned, as far as the track goes. */
  readonly milops: number
  /** The level it leaves; 1 ends the game. */
  readonly defcon: number
}

function controllerWith(g: State, country: number, [us, ussr]: Influence): Side | -1 {
  const stability = stabilityOf(g, country)
  return us - ussr >= stability ? US : ussr - us >= stability ? USSR : -1
}

function influenceWith(g: State, country: number, side: Side, own: number, their: number): Influence {
  const mine = influence(g, side, country) + own
  const theirs = influence(g, other(side), country) + their
  return side === US ? [mine, theirs] : [theirs, mine]
}

/** The six ways a coup of this side in this country may go (6.3). Whether it is allowed is not asked. */
export function coupOdds(view: View, side: Side, country: number, spending: Spending): CoupOdds {
  const g = boardOf(view)
  const { card = -1, earns = true, spares = false } = spending
  const stability = stabilityOf(g, country)
  const ops = opsIn(g, side, spending.ops ?? cardOf(g, card).ops, card, country)
  const modifier = coupModifier(g, side, country)
  const faces = FACES.map((die): CoupFace => {
    const result = die + ops + modifier - 2 * stability
    const removed = Math.min(Math.max(0, result), influence(g, other(side), country))
    const added = Math.max(0, result) - removed
    const after = influenceWith(g, country, side, added, -removed)
    return { die, result, removed, added, influence: after, controller: controllerWith(g, country, after) }
  })
  return {
    ops,
    modifier,
    faces,
    success: faces.filter((face) => face.result > 0).length / FACES.length,
    expected: faces.reduce((sum, face) => sum + face.removed + face.added, 0) / FACES.length,
    milops: earns ? Math.min(MOST_MILOPS, g.milops[side]! + ops) - g.milops[side]! : 0,
    defcon: countsAsBattleground(g, country) && !spares && !sparesDefcon(g, side) ? Math.max(1, g.defcon - 1) : g.defcon,
  }
}

export interface RealignOutcome {
  /** The side that loses influence, or -1. */
  readonly loser: Side | -1
  readonly removed: number
  readonly influence: Influence
  readonly controller: Side | -1
  readonly chance: number
}

export interface RealignOdds {
  /** Added to the dice of the sides. */
  readonly modifiers: readonly [us: number, ussr: number]
  /** Different outcomes, the likeliest first. */
  readonly outcomes: readonly RealignOutcome[]
  /** Chance that the side that started it removes influence. */
  readonly success: number
  /** The mean change of its lead. */
  readonly expected: number
}

/** The 36 ways a realignment started by this side may go (6.2). Whether it is allowed is not asked. */
export function realignOdds(view: View, starter: Side, country: number, { dieBonus = 0 }: Spending = {}): RealignOdds {
  const g = boardOf(view)
  const modifier = (side: Side): number => realignModifier(g, side, country, starter) + (side === starter ? dieBonus : 0)
  const modifiers = [modifier(US), modifier(USSR)] as const
  const counts = new Map<string, { readonly loser: Side | -1; readonly removed: number; pairs: number }>()
  for (const us of FACES) {
    for (const ussr of FACES) {
      const lead = us + modifiers[US] - ussr - modifiers[USSR]
      const against: Side = lead > 0 ? USSR : US
      const removed = losesByRealignment(g, against, starter) ? Math.min(Math.abs(lead), influence(g, against, country)) : 0
      const loser = removed > 0 ? against : -1
      const found = counts.get(`${loser} ${removed}`)
      if (found === undefined) counts.set(`${loser} ${removed}`, { loser, removed, pairs: 1 })
      else found.pairs++
    }
  }
  const PAIRS = FACES.length ** 2
  const outcomes = [...counts.values()]
    .sort((a, b) => b.pairs - a.pairs)
    .map(({ loser, removed, pairs }): RealignOutcome => {
      const after = influenceWith(g, country, starter, loser === starter ? -removed : 0, loser === other(starter) ? -removed : 0)
      return { loser, removed, influence: after, controller: controllerWith(g, country, after), chance: pairs / PAIRS }
    })
  const sum = (of: (outcome: RealignOutcome) => number): number => outcomes.reduce((total, o) => total + of(o) * o.chance, 0)
  return {
    modifiers,
    outcomes,
    success: sum((o) => (o.loser === other(starter) ? 1 : 0)),
    expected: sum((o) => (o.loser === starter ? -o.removed : o.removed)),
  }
}
