/** The countries that may be realigned or couped. */
import { type Frame, other } from '../../engine/script.ts'
import { countryOf, hasMarker, influence } from '../board.ts'
import { hasHook } from '../effects.ts'
import { type GameMap, HOOK, type Refusal, rulesOf } from '../ruleset.ts'
import type { State } from '../state.ts'
import { isCountry } from '../vocabulary.ts'
import { isBarred } from './bars.ts'
import { budget, pointsOf } from './points.ts'
import {
  ALREADY_CHOSEN,
  BATTLEGROUND,
  NO_COUP_TARGET,
  NO_REALIGN_TARGET,
  NOT_A_COUNTRY,
  NOT_AN_ANSWER,
  NOT_ON_MAP,
  OUTSIDE_AREA,
  PLACED,
} from './refusals.ts'
import { FLAGS, has, isSplit, V } from './terms.ts'

type Attack = typeof HOOK.barCoup | typeof HOOK.barRealign

/** 8.1.5: the regions (bits) that DEFCON closes to these operations. */
function closedTo(g: State, f: Frame, attack: Attack): number {
  if (f.v[V.flags]! & FLAGS.free || (attack === HOOK.barRealign && g.options.variants.realignAtAnyDefcon)) return 0
  return rulesOf(g).tables.closed[g.defcon]!
}

/** Why a country is no target, effects that bar it aside. */
export function refuseTarget(g: State, f: Frame, country: number, attack: Attack): Refusal | null {
  if (!isCountry(country)) return NOT_AN_ANSWER
  const c = countryOf(g, country)
  if (c === undefined) return NOT_ON_MAP
  if (c.area) return NOT_A_COUNTRY
  const v = f.v
  if (influence(g, other(f.me), country) === 0) return attack === HOOK.barCoup ? NO_COUP_TARGET : NO_REALIGN_TARGET
  if (v[V.regions] !== 0 && (v[V.regions]! & c.regions) === 0) return OUTSIDE_AREA
  if (v[V.next] !== 0 && !c.neighbours.includes(v[V.next]! - 1)) return OUTSIDE_AREA
  if (v[V.marker] !== 0 && !hasMarker(g, v[V.marker]! - 1, country)) return OUTSIDE_AREA
  if (v[V.except] === country + 1) return ALREADY_CHOSEN
  if (v[V.flags]! & FLAGS.eachOnce && has(v, V.seen, country)) return ALREADY_CHOSEN
  if (isSplit(f) && has(v, V.placed, country)) return PLACED
  if (v[V.flags]! & FLAGS.noBattleground && c.battleground) return BATTLEGROUND
  return (closedTo(g, f, attack) & c.regions) === 0 ? null : { key: 'defcon-closed', rule: rulesOf(g).tables.closedRule, n: g.defcon }
}

interface OpenCountries {
  readonly map: GameMap
  readonly closed: number
  readonly list: readonly number[]
}
/** What was found last at each DEFCON level, and under 0 where nothing is closed. */
const found: (OpenCountries | undefined)[] = Array.from({ length: 6 })

/** The countries of the map that lie in no closed region. */
function openCountries(g: State, closed: number): readonly number[] {
  const { map } = rulesOf(g)
  const level = closed === 0 ? 0 : g.defcon
  const last = found[level]
  if (last !== undefined && last.map === map && last.closed === closed) return last.list
  const list = map.all.filter((country) => (map.countries[country]!.regions & closed) === 0)
  found[level] = { map, closed, list }
  return list
}

/** Lists the targets, or, without a list, returns whether there is one. The same as `refuseTarget` for every country, but faster. */
export function targets(g: State, f: Frame, attack: Attack, into: number[] | null): boolean {
  const v = f.v
  const them = other(f.me)
  const mayBeBarred = hasHook(g, attack)
  const special =
    v[V.regions] !== 0 ||
    v[V.next] !== 0 ||
    v[V.except] !== 0 ||
    v[V.marker] !== 0 ||
    (v[V.flags]! & (FLAGS.noBattleground | FLAGS.eachOnce)) !== 0 ||
    isSplit(f)
  const counted = attack === HOOK.barRealign
  if (counted && v[V.bonus] === 0 && pointsOf(g, f, 0, v[V.touched]!) - v[V.spent]! < 1) return false
  const byCountry = counted && v[V.bonus] !== 0
  const countries = openCountries(g, closedTo(g, f, attack))
  for (let i = 0; i < countries.length; i++) {
    const country = countries[i]!
    if (g.influence[country * 2 + them] === 0) continue
    if (special && refuseTarget(g, f, country, attack) !== null) continue
    if (mayBeBarred && isBarred(g, attack, f.me, country)) continue
    if (byCountry && v[V.spent]! + 1 > budget(g, f, country, false)) continue
    if (into === null) return true
    into.push(country)
  }
  return false
}
