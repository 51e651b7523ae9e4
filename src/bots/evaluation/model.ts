/**
 * What a position is worth: a sum of weighted features, as the logarithm of the odds that the US wins. The features are the same for
 * every game; the weights are a game's own, made by `hotline train`.
 */

import { other, type Side, US, USSR } from '../../engine/script.ts'
import { rulesOf } from '../../games/index.ts'
import { hand, zoneOf } from '../../rules/cards.ts'
import { cardOfEffect, isOwnedBy } from '../../rules/effects.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { type State, Zone } from '../../rules/state.ts'
import { hasAbility } from '../../rules/tracks.ts'
import { type Counts, countRegions, scan, vpOfRegion } from './board.ts'
import { add, newSparse, type Sparse } from './sparse.ts'

/** Where each kind of feature begins in the list. */
export interface FeatureLayout {
  readonly regions: number
  readonly countries: number
  readonly effects: number
  readonly hands: number
  readonly size: number
}

/** The features that are no list. */
export const TERMS = [
  'even',
  'vp',
  'vp-late',
  'vp-last',
  'short-early',
  'short-late',
  'passing-ready',
  'passing-used',
  'space',
  'second-card',
  'headline-first',
  'discard-held',
  'extra-round',
  'defcon-2',
  'defcon-3',
  'defcon-4',
  'defcon-5',
  'to-play',
] as const
export type Term = (typeof TERMS)[number]

/** A region's score as it stands: for the time that is left, for the end, while its card is in a hand, while it is in the deck. */
export const REGION_TERMS = ['now', 'end', 'in-hand', 'in-deck'] as const
/** A country: who controls it, by how much, who is there at all. */
export const COUNTRY_TERMS = ['control', 'margin', 'presence'] as const

export interface Model {
  readonly rules: Rules
  readonly layout: FeatureLayout
  /** In the order of the layout. */
  readonly w: Float64Array
  /** Scored regions, with their scoring cards (-1: none). */
  readonly regions: readonly { readonly region: number; readonly card: number }[]
  /** What the event of a card is worth to the US, card by card, when the US or the USSR carries it out. */
  readonly events: readonly Float64Array[]
}

const term = (name: Term): number => TERMS.indexOf(name)
export const T = Object.fromEntries(TERMS.map((name) => [name, term(name)])) as Readonly<Record<Term, number>>

function layoutOf(rules: Rules): FeatureLayout {
  const regions = TERMS.length
  const countries = regions + rules.tables.finalScoring.length * REGION_TERMS.length
  const effects = countries + rules.map.countries.length * COUNTRY_TERMS.length
  const hands = effects + rules.cards.length
  return { regions, countries, effects, hands, size: hands + 2 * rules.cards.length }
}

/** A name for each feature, so that weights outlive a change of the deck. */
export function namesOf(rules: Rules): string[] {
  const names: string[] = [...TERMS]
  for (const region of rules.tables.finalScoring) for (const t of REGION_TERMS) names.push(`region/${rules.map.regions[region]}/${t}`)
  for (const country of rules.map.countries) for (const t of COUNTRY_TERMS) names.push(`country/${country?.id ?? ''}/${t}`)
  for (const card of rules.cards) names.push(`effect/${card.id}`)
  for (const card of rules.cards) for (const side of ['us', 'ussr']) names.push(`hand/${card.id}/${side}`)
  return names
}

/** The weight of an input before training. */
export function usualWeight(rules: Rules, name: string): number {
  const [kind, id, part] = name.split('/')
  switch (kind) {
    case 'vp':
      return 2 / rules.tables.winningVp
    case 'vp-late':
    case 'vp-last':
      return 2 / rules.tables.winningVp
    case 'short-late':
      return 1.5 / rules.tables.winningVp
    case 'short-early':
      return 0.5 / rules.tables.winningVp
    case 'passing-ready':
      return 0.15
    case 'passing-used':
      return 0.1
    case 'space':
      return 0.03
    case 'region':
      return ({ now: 1.2, end: 2.4, 'in-hand': 1.5, 'in-deck': 0.3 }[part!] ?? 0) / rules.tables.winningVp
    case 'country': {
      const country = rules.map.countries.find((c) => c?.id === id)
      const worth = country === undefined ? 0 : country.battleground ? 1 : country.area ? 1 : 0.3
      return (worth * ({ control: 2, margin: 1.2, presence: 0.6 }[part!] ?? 0)) / rules.tables.winningVp
    }
    case 'hand': {
      const card = rules.cards.find((c) => c.id === id)!
      const side: Side = part === 'us' ? US : USSR
      const worth = card.scoring !== null ? -0.02 : card.ops * 0.05 - (card.side === other(side) ? 0.08 : 0)
      return side === US ? worth : -worth
    }
    default:
      return 0
  }
}

const ALWAYS_GOOD: ReadonlySet<string> = new Set(['vp', 'vp-late', 'vp-last', 'short-late', 'space', 'region', 'country'])

/** The least that a weight can be: points, regions and countries never do harm, whatever chance makes of them in some games. */
export const leastWeight = (name: string): number => (ALWAYS_GOOD.has(name.split('/')[0]!) ? 0 : Number.NEGATIVE_INFINITY)

/** What the event of a card is believed to be worth to the side it belongs to. */
const usualEvent = (ops: number): number => 0.06 + 0.04 * ops

/** Weights by name: of features, and what events are worth to the US when the US, or the USSR, carries them out. */
export interface StaticWeights {
  readonly features: ReadonlyMap<string, number>
  readonly events: ReadonlyMap<string, readonly [number, number]>
}

export function makeModel(rules: Rules, weights: StaticWeights | undefined): Model {
  const w = new Float64Array(namesOf(rules).map((name) => weights?.features.get(name) ?? usualWeight(rules, name)))
  const events = [US, USSR].map(
    (side) =>
      new Float64Array(
        rules.cards.map((card) => {
          const known = weights?.events.get(card.id)
          if (known !== undefined) return known[side]!
          if (card.scoring !== null || card.side === other(side as Side)) return 0
          return side === US ? usualEvent(card.ops) : -usualEvent(card.ops)
        }),
      ),
  )
  const regions = rules.tables.finalScoring.map((region) => ({
    region,
    card: rules.cards.findIndex((card) => card.scoring === rules.map.regions[region]),
  }))
  return { rules, layout: layoutOf(rules), w, regions, events }
}

/** How far the game is, from 0 to 1. */
export function progressOf(g: State): number {
  const { tables } = rulesOf(g)
  return (g.turn - 1 + Math.min(1, g.round / (tables.rounds(g.turn) + 1))) / tables.turns
}

/** Countries count for less as the chances to score them run out; the scores themselves take over. */
export const countryScale = (progress: number): number => 1 - 0.7 * progress

/** A lead beyond control counts for less: the last point that it takes is worth more than the next one. */
const BEYOND = 0.3
const MOST_BEYOND = 1
export const marginOf = (lead: number, stability: number): number => {
  const margin = Math.abs(lead) / stability
  const counted = margin <= 1 ? margin : 1 + BEYOND * Math.min(MOST_BEYOND, margin - 1)
  return lead < 0 ? -counted : counted
}

/** Adds the features of a position, and counts its regions for them. */
export function addFeatures(model: Model, g: State, s: Sparse, counts: Counts): void {
  const { rules, layout } = model
  const { tables, map } = rules
  const t = progressOf(g)
  const r = Math.min(1, g.round / tables.rounds(g.turn))
  add(s, T.even, 1)
  add(s, T.vp, g.vp)
  add(s, T['vp-late'], g.vp * t)
  add(s, T['vp-last'], g.vp * t * t * t)
  const short = Math.max(0, g.defcon - g.milops[USSR]!) - Math.max(0, g.defcon - g.milops[US]!)
  add(s, T['short-early'], short * (1 - r))
  add(s, T['short-late'], short * r)
  if (g.holder >= 0) add(s, g.ready === 1 ? T['passing-ready'] : T['passing-used'], g.holder === US ? 1 : -1)
  add(s, T.space, g.space[US]! - g.space[USSR]!)
  const { abilities } = tables
  const has = (box: number): number => (hasAbility(g, US, box) ? 1 : hasAbility(g, USSR, box) ? -1 : 0)
  add(s, T['second-card'], has(abilities.secondCard))
  add(s, T['headline-first'], has(abilities.opponentHeadlineFirst))
  add(s, T['discard-held'], has(abilities.discardHeld))
  add(s, T['extra-round'], has(abilities.extraRound))
  if (g.defcon >= 2) add(s, T['defcon-2'] + g.defcon - 2, 1)
  add(s, T['to-play'], g.phasing === US ? 1 : -1)
  countRegions(g, map, counts)
  for (let i = 0; i < model.regions.length; i++) {
    const { region, card } = model.regions[i]!
    const vp = vpOfRegion(tables, counts, region)
    const at = layout.regions + i * REGION_TERMS.length
    add(s, at, vp * (1 - t))
    add(s, at + 1, vp * t)
    const zone = card < 0 ? -1 : zoneOf(g, card)
    if (zone === Zone.Hand || zone === Zone.Hand + 1) add(s, at + 2, vp)
    else if (zone === Zone.Deck) add(s, at + 3, vp)
  }
  const scale = countryScale(t)
  for (let country = 0; country < map.countries.length; country++) {
    const us = g.influence[country * 2]!
    const ussr = g.influence[country * 2 + 1]!
    if (us === 0 && ussr === 0) continue
    const at = layout.countries + country * COUNTRY_TERMS.length
    add(s, at, counts.control[country]! * scale)
    add(s, at + 1, marginOf(us - ussr, counts.stability[country]!) * scale)
    add(s, at + 2, ((us > 0 ? 1 : 0) - (ussr > 0 ? 1 : 0)) * scale)
  }
  for (let i = 0; i < g.effects.length; i++) {
    const effect = g.effects[i]!
    add(s, layout.effects + cardOfEffect(effect), (isOwnedBy(effect, US) ? 1 : 0) - (isOwnedBy(effect, USSR) ? 1 : 0))
  }
  for (const side of [US, USSR] as const) for (const card of hand(g, side)) add(s, layout.hands + card * 2 + side, 1)
}

const scratch: Sparse = newSparse()
const scratchCounts: Counts = scan()
/** Beyond all that features can add up to. */
export const WON = 30

/** The logarithm of the odds that the US wins. */
export function worth(model: Model, g: State): number {
  if (g.result !== null) return g.result.winner === US ? WON : g.result.winner === USSR ? -WON : 0
  scratch.n = 0
  addFeatures(model, g, scratch, scratchCounts)
  const { w } = model
  const { at, x, n } = scratch
  let sum = 0
  for (let i = 0; i < n; i++) sum += w[at[i]!]! * x[i]!
  return sum
}

export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))
