/**
 * What a position is worth to who searches: the features of the model and more signs beside them, weighed by a small network that `hotline
 * train` fits to games with search. It knows more than the model's sum, and takes longer.
 */
import { US, USSR } from '../../../../engine/script.ts'
import type { Rules } from '../../../../rules/ruleset.ts'
import type { State } from '../../../../rules/state.ts'
import { type Counts, countRegions, scan, vpOfRegion } from './board.ts'
import { features, type Model, modelOf, namesOf, progressOf, worth } from './model.ts'
import { type Judgement, weightsOf } from './weights.ts'

/** The logarithm of the odds that the US wins. */
export type Judge = (g: State) => number

const TIME_SIGNS = ['time', 'time-squared', 'round', 'time-round']
const POINT_SIGNS = ['lead/us', 'lead/ussr', 'lead/great']
const MOST_SPACE = 8
const MOST_OPERATIONS = 5
/** Of both sides in a region: battlegrounds, countries, whether it dominates and controls; and the score, now and as time goes by. */
const REGION_SIGNS = [
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
]
const COUNTRY_SIGNS = ['us', 'ussr', 'controls/us', 'controls/ussr']

/** A name for each sign: those of the model's features first. */
function signNames(rules: Rules): string[] {
  const { tables, map } = rules
  const names = [...namesOf(rules), ...TIME_SIGNS]
  for (let turn = 1; turn <= tables.turns; turn++) names.push(`turn/${turn}`)
  for (const side of ['us', 'ussr']) {
    for (let box = 0; box <= MOST_SPACE; box++) names.push(`box/${box}/${side}`)
    for (let done = 0; done <= MOST_OPERATIONS; done++) names.push(`operations/${done}/${side}`)
  }
  names.push(...POINT_SIGNS)
  for (const region of tables.finalScoring) for (const sign of REGION_SIGNS) names.push(`region/${map.regions[region]}/${sign}`)
  for (const country of map.countries) for (const sign of COUNTRY_SIGNS) names.push(`country/${country?.id ?? ''}/${sign}`)
  return names
}

const counts: Counts = scan()
const SIDES = [US, USSR] as const
/** Countries of a region, and influence in a country, are counted in so many. */
const COUNTRIES = 8
const MOST_INFLUENCE = 6
const SCORE = 10

/** Fills in the signs of a position. */
function signs(model: Model, g: State, x: Float64Array): void {
  const { rules, layout } = model
  const { tables, map } = rules
  x.fill(0)
  features(model, g, x.subarray(0, layout.size))
  let at = layout.size
  const time = progressOf(g)
  const round = Math.min(1, g.round / tables.rounds(g.turn))
  x[at++] = time
  x[at++] = time * time
  x[at++] = round
  x[at++] = time * round
  x[at + g.turn - 1] = 1
  at += tables.turns
  for (const side of SIDES) {
    x[at + Math.min(MOST_SPACE, g.space[side]!)] = 1
    at += MOST_SPACE + 1
    x[at + Math.min(MOST_OPERATIONS, g.milops[side]!)] = 1
    at += MOST_OPERATIONS + 1
  }
  const lead = g.vp / tables.winningVp
  x[at++] = Math.max(0, lead)
  x[at++] = Math.max(0, -lead)
  x[at++] = Math.max(0, Math.abs(lead) - 0.5) * Math.sign(lead)
  countRegions(g, map, counts)
  for (const { region } of model.regions) {
    const all = counts.allBattlegrounds[region]!
    for (const side of SIDES) {
      const own = region * 2 + side
      const their = region * 2 + 1 - side
      const won = counts.battlegrounds[own]!
      const countries = counts.countries[own]!
      const ahead = countries > counts.countries[their]!
      x[at + side] = won / Math.max(1, all)
      x[at + 2 + side] = countries / COUNTRIES
      x[at + 4 + side] = ahead && won > counts.battlegrounds[their]! && countries > won ? 1 : 0
      x[at + 6 + side] = ahead && won === all ? 1 : 0
    }
    const score = vpOfRegion(tables, counts, region) / SCORE
    x[at + 8] = score
    x[at + 9] = score * time
    at += REGION_SIGNS.length
  }
  for (let country = 0; country < map.countries.length; country++, at += COUNTRY_SIGNS.length) {
    const us = g.influence[country * 2]!
    const ussr = g.influence[country * 2 + 1]!
    if (us === 0 && ussr === 0) continue
    const stability = counts.stability[country]! * 2
    x[at] = Math.min(us, MOST_INFLUENCE) / stability
    x[at + 1] = Math.min(ussr, MOST_INFLUENCE) / stability
    const control = counts.control[country]!
    if (control !== 0) x[at + (control > 0 ? 2 : 3)] = 1
  }
}

/** One layer beside a plain sum. */
export interface Network {
  readonly hidden: number
  /** By sign: its weight in the sum; and its weights in the hidden units (`sign * hidden + unit`). */
  readonly linear: Float64Array
  readonly into: Float64Array
  /** By hidden unit. */
  readonly bias: Float64Array
  readonly out: Float64Array
}

const newNetwork = (model: Model, hidden: number): Network => {
  const { length } = signNames(model.rules)
  const linear = new Float64Array(length)
  linear.set(model.w)
  return {
    hidden,
    linear,
    into: new Float64Array(length * hidden),
    bias: new Float64Array(hidden),
    out: new Float64Array(hidden),
  }
}

const numbers = (text: string): number[] => text.split(' ').map(Number)

/** The network of the weights; signs that they do not name count as they do for the model. */
function networkFrom(model: Model, { hidden, bias, out, signs }: Judgement): Network {
  const network = newNetwork(model, hidden)
  network.bias.set(numbers(bias))
  network.out.set(numbers(out))
  signNames(model.rules).forEach((name, sign) => {
    const known = signs[name]
    if (known === undefined) return
    const [linear = 0, ...into] = numbers(known)
    network.linear[sign] = linear
    network.into.set(into, sign * hidden)
  })
  return network
}

function judgeBy(model: Model, network: Network): Judge {
  const { hidden, linear, into, bias, out } = network
  const x = new Float64Array(linear.length)
  const units = new Float64Array(hidden)
  return (g) => {
    if (g.result !== null) return worth(model, g)
    signs(model, g, x)
    units.set(bias)
    let sum = 0
    for (let sign = 0; sign < x.length; sign++) {
      const value = x[sign]!
      if (value === 0) continue
      sum += linear[sign]! * value
      for (let unit = 0, at = sign * hidden; unit < hidden; unit++, at++) units[unit]! += into[at]! * value
    }
    for (let unit = 0; unit < hidden; unit++) if (units[unit]! > 0) sum += out[unit]! * units[unit]!
    return sum
  }
}

const judges = new Map<string, Judge>()

/** Who judges the positions of a game for search; made once. */
export function judgeOf(g: State): Judge {
  const found = judges.get(g.game)
  if (found !== undefined) return found
  const model = modelOf(g)
  const judgement = weightsOf(g.game)?.judgement
  const made: Judge = judgement === undefined ? (state) => worth(model, state) : judgeBy(model, networkFrom(model, judgement))
  judges.set(g.game, made)
  return made
}
