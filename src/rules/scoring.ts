/** Scoring of a region (10.1) and of the whole map at the end (10.3.2). */
import { call, kept, other, type Script, type Side, US, USSR } from '../engine/script.ts'
import { controller, listOf, regionNumbered } from './board.ts'
import { eachEffect, notify } from './effects.ts'
import { interrupts } from './interrupts.ts'
import { note } from './notes.ts'
import { HOOK, rulesOf } from './ruleset.ts'
import type { State } from './state.ts'
import { end, gainVp, moveMarker, winnerByMarker } from './tracks.ts'

export type Level = 'none' | 'presence' | 'domination' | 'control'

export interface SideScore {
  readonly level: Level
  readonly countries: number
  readonly battlegrounds: number
  readonly borders: number
  readonly vp: number
}

export interface Score {
  readonly sides: readonly [SideScore, SideScore]
  /** The side that wins the game by control of this region, or -1. */
  readonly winner: Side | -1
}

/** The score of a region now. In final scoring nothing is left out by an effect. */
export const scoreRegion = (g: State, regionNumber: number, final = false): Score => count(g, regionNumber, final ? 'final' : 'card')

/** A side's level in a region as the map stands: effects on scoring do not change it. */
export const levelOf = (g: State, regionNumber: number, side: Side): Level => count(g, regionNumber, 'map').sides[side].level

function count(g: State, regionNumber: number, by: 'card' | 'final' | 'map'): Score {
  const { map, tables } = rulesOf(g)
  const countries = [0, 0]
  const battlegrounds = [0, 0]
  const borders = [0, 0]
  let allBattlegrounds = 0
  for (const country of listOf(g, regionNumbered(g, regionNumber))) {
    const c = map.countries[country]!
    const side = controller(g, country)
    let battleground = c.battleground
    let counts = true
    let border = side >= 0 && (c.borders >> other(side as Side)) & 1
    if (side >= 0 && g.effects.length > 0 && by !== 'map') {
      eachEffect(g, HOOK.scoredAsBattleground, (hook, owner) => {
        battleground ||= hook(g, country, side as Side, owner)
      })
      if (by === 'card')
        eachEffect(g, HOOK.leftOutOfScoring, (hook, owner, _card, data) => {
          const left = hook(g, country, side as Side, owner, data)
          if (left !== 'no') counts = false
          if (left === 'wholly') border = 0
        })
    }
    if (battleground) allBattlegrounds++
    if (side < 0) continue
    if (border) borders[side]!++
    if (!counts) continue
    countries[side]!++
    if (battleground) battlegrounds[side]!++
  }
  const table = tables.scores[regionNumber]!
  let winner: Side | -1 = -1
  const sideScore = (side: Side): SideScore => {
    const more = countries[side]! > countries[other(side)]!
    const level: Level =
      more && battlegrounds[side] === allBattlegrounds
        ? 'control'
        : more && battlegrounds[side]! > battlegrounds[other(side)]! && countries[side]! > battlegrounds[side]!
          ? 'domination'
          : countries[side]! > 0
            ? 'presence'
            : 'none'
    if (level === 'control' && table.control === null) winner = side
    const base = level === 'none' ? 0 : level === 'control' ? (table.control ?? 0) : table[level]
    return {
      level,
      countries: countries[side]!,
      battlegrounds: battlegrounds[side]!,
      borders: borders[side]!,
      vp: base + battlegrounds[side]! + borders[side]!,
    }
  }
  const sides = [sideScore(US), sideScore(USSR)] as const
  return { sides, winner }
}

export const callScore = (g: State, side: Side, card: number, regionNumber: number): void =>
  call(g, 'score', side, side, card, [regionNumber])

/** The frame keeps the number of the region. */
const score: Script<State> = [
  interrupts(HOOK.beforeScoring, (_g, f) => kept(f)),
  (g, f) => {
    const regionNumber = kept(f)
    const { sides, winner: controller } = scoreRegion(g, regionNumber)
    const { adjustScore, regionWinner } = rulesOf(g).tables
    const totals = [sides[US].vp, sides[USSR].vp] as const
    const [us, ussr] = adjustScore?.(g, totals) ?? totals
    const winner = controller >= 0 ? controller : (regionWinner?.(g, regionNumber) ?? -1)
    note?.({ key: 'scoring', region: regionNumber, us, ussr })
    notify(g, HOOK.afterScoring, (hook, owner, card) => hook(g, regionNumber, owner, card))
    if (winner >= 0) end(g, winner, 'region-control')
    else gainVp(g, US, us - ussr) // 10.2.3: only the difference counts
  },
]

/** 10.3.2: all regions, then the passing card; the end of the track does not end the count, control of a winning region does. */
export function finalScoring(g: State): void {
  const { tables } = rulesOf(g)
  note?.({ key: 'final-scoring' })
  for (const regionNumber of tables.finalScoring) {
    const { sides, winner } = scoreRegion(g, regionNumber, true)
    note?.({ key: 'scoring', region: regionNumber, us: sides[US].vp, ussr: sides[USSR].vp })
    if (winner >= 0) {
      end(g, winner, 'region-control')
      return
    }
    moveMarker(g, US, sides[US].vp - sides[USSR].vp)
  }
  const bonus = tables.finalBonus?.(g)
  if (bonus !== undefined) {
    note?.({ key: 'final-bonus', us: bonus[US], ussr: bonus[USSR] })
    moveMarker(g, US, bonus[US] - bonus[USSR])
  }
  if (g.holder >= 0) moveMarker(g, g.holder as Side, tables.passing.vp, Number.POSITIVE_INFINITY, tables.passing.card)
  end(g, winnerByMarker(g, -1), 'final-scoring')
}

export const scoringScripts: Readonly<Record<string, Script<State>>> = { score }
