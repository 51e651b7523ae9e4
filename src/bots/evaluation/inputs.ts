/** The inputs of the value network: the features of the static evaluation, and more beside them that a sum cannot use. */
import { other, US, USSR } from '../../engine/script.ts'
import { hand, zoneOf } from '../../rules/cards.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { type State, Zone } from '../../rules/state.ts'
import { type Counts, scan, vpOfRegion } from './board.ts'
import { addFeatures, type Model, namesOf, progressOf } from './model.ts'
import { add, type Sparse } from './sparse.ts'

const TIME = ['time', 'time-squared', 'round', 'time-round']
const LEAD = ['lead/us', 'lead/ussr', 'lead/great']
const MOST_SPACE = 8
const MOST_OPERATIONS = 5
const DEFCON_LEVELS = 5
/** Of both sides in a region: battlegrounds, countries, domination, control; and the score, now and as time goes by. */
const REGION = [
  'battlegrounds/us',
  'battlegrounds/ussr',
  'countries/us',
  'countries/ussr',
  'dominates/us',
  'dominates/ussr',
  'controls/us',
  'controls/ussr',
  'score',
  'score-late',
  'card/deck',
  'card/hand/us',
  'card/hand/ussr',
  'card/discard',
]
const COUNTRY = ['us', 'ussr', 'controls/us', 'controls/ussr']
/** Of the hand of each side. */
const HAND = ['cards', 'ops', 'opponent-events', 'scoring', 'low']
/** Both flashpoints of a map that has them: how many each side controls, and both. */
const FLASHPOINTS = ['flashpoints/us', 'flashpoints/ussr', 'flashpoints/both/us', 'flashpoints/both/ussr']

/** A name for each input, those of the features first, so that weights outlive a change of the deck. */
export function inputNames(rules: Rules): string[] {
  const { tables, map } = rules
  const names = [...namesOf(rules), ...TIME]
  for (let turn = 1; turn <= tables.turns; turn++) names.push(`turn/${turn}`)
  for (const side of ['us', 'ussr']) {
    for (let box = 0; box <= MOST_SPACE; box++) names.push(`box/${box}/${side}`)
    for (let done = 0; done <= MOST_OPERATIONS; done++) names.push(`operations/${done}/${side}`)
    for (const what of HAND) names.push(`in-hand/${what}/${side}`)
    names.push(`short-of-operations/${side}`)
  }
  names.push(...LEAD, ...FLASHPOINTS)
  for (const phase of ['headline', 'us', 'ussr'])
    for (let level = 1; level <= DEFCON_LEVELS; level++) names.push(`to-play/${phase}/defcon/${level}`)
  for (const region of tables.finalScoring) for (const what of REGION) names.push(`region/${map.regions[region]}/${what}`)
  for (const country of map.countries) for (const what of COUNTRY) names.push(`country/${country?.id ?? ''}/${what}`)
  return names
}

const counts: Counts = scan()
const SIDES = [US, USSR] as const
/** What inputs are divided by, so that they are about as large as 1. */
const COUNTRIES = 8
const MOST_INFLUENCE = 6
const SCORE = 10
const CARDS = 9
const OPS = 20
const FEW = 4
const ACTION = 2

/** Sets the inputs of a position. */
export function inputsOf(model: Model, g: State, s: Sparse): void {
  const { rules, layout } = model
  const { tables, map, cards } = rules
  s.n = 0
  addFeatures(model, g, s, counts)
  let at = layout.size
  const time = progressOf(g)
  const round = Math.min(1, g.round / tables.rounds(g.turn))
  add(s, at++, time)
  add(s, at++, time * time)
  add(s, at++, round)
  add(s, at++, time * round)
  add(s, at + g.turn - 1, 1)
  at += tables.turns
  for (const side of SIDES) {
    add(s, at + Math.min(MOST_SPACE, g.space[side]!), 1)
    at += MOST_SPACE + 1
    add(s, at + Math.min(MOST_OPERATIONS, g.milops[side]!), 1)
    at += MOST_OPERATIONS + 1
    let held = 0
    let ops = 0
    let theirs = 0
    let scoring = 0
    let low = 0
    for (const card of hand(g, side)) {
      const c = cards[card]!
      held++
      ops += c.ops
      if (c.scoring !== null) scoring++
      else if (c.side === other(side)) theirs++
      if (c.ops === 1) low++
    }
    add(s, at++, held / CARDS)
    add(s, at++, ops / OPS)
    add(s, at++, theirs / FEW)
    add(s, at++, scoring / FEW)
    add(s, at++, low / FEW)
    add(s, at++, (Math.max(0, g.defcon - g.milops[side]!) * round) / FEW)
  }
  const lead = g.vp / tables.winningVp
  add(s, at++, Math.max(0, lead))
  add(s, at++, Math.max(0, -lead))
  add(s, at++, Math.max(0, Math.abs(lead) - 0.5) * Math.sign(lead))
  let pair = 0
  let us = 0
  let ussr = 0
  for (const country of map.all) {
    if (!map.countries[country]!.flashpoint) continue
    pair++
    const control = counts.control[country]!
    if (control > 0) us++
    else if (control < 0) ussr++
  }
  add(s, at++, us)
  add(s, at++, ussr)
  add(s, at++, pair > 0 && us === pair ? 1 : 0)
  add(s, at++, pair > 0 && ussr === pair ? 1 : 0)
  add(s, at + (g.phase === ACTION ? 1 + g.phasing : 0) * DEFCON_LEVELS + Math.max(1, g.defcon) - 1, 1)
  at += 3 * DEFCON_LEVELS
  for (const { region, card } of model.regions) {
    const all = counts.allBattlegrounds[region]!
    for (const side of SIDES) {
      const own = region * 2 + side
      const their = region * 2 + 1 - side
      const won = counts.battlegrounds[own]!
      const countries = counts.countries[own]!
      const ahead = countries > counts.countries[their]!
      add(s, at + side, won / Math.max(1, all))
      add(s, at + 2 + side, countries / COUNTRIES)
      add(s, at + 4 + side, ahead && won > counts.battlegrounds[their]! && countries > won ? 1 : 0)
      add(s, at + 6 + side, ahead && won === all ? 1 : 0)
    }
    const score = vpOfRegion(tables, counts, region) / SCORE
    add(s, at + 8, score)
    add(s, at + 9, score * time)
    const zone = card < 0 ? -1 : zoneOf(g, card)
    if (zone === Zone.Deck) add(s, at + 10, 1)
    else if (zone === Zone.Hand) add(s, at + 11, 1)
    else if (zone === Zone.Hand + 1) add(s, at + 12, 1)
    else if (zone === Zone.Discard) add(s, at + 13, 1)
    at += REGION.length
  }
  for (let country = 0; country < map.countries.length; country++, at += COUNTRY.length) {
    const us = g.influence[country * 2]!
    const ussr = g.influence[country * 2 + 1]!
    if (us === 0 && ussr === 0) continue
    const stability = counts.stability[country]! * 2
    add(s, at, Math.min(us, MOST_INFLUENCE) / stability)
    add(s, at + 1, Math.min(ussr, MOST_INFLUENCE) / stability)
    const control = counts.control[country]!
    if (control !== 0) add(s, at + (control > 0 ? 2 : 3), 1)
  }
}
