/** The answers to a question, numbered and named. Many countries stand together by region, everything else on a line of its own. */

import type { Decision, Side } from '../../../engine/script.ts'
import { rulesNamed } from '../../../games/index.ts'
import type { Danger } from '../../../rules/queries/dangers.ts'
import type { Rules } from '../../../rules/ruleset.ts'
import type { View } from '../../../rules/view.ts'
import { CARD, isCard, isCountry } from '../../../rules/vocabulary.ts'
import type { Words } from '../../../words/speak.ts'
import { countryValues } from '../../board.ts'
import { cardLine } from './cards.ts'
import { labelOf } from './prompt.ts'

/** More countries than these are gathered by region. */
const FEW = 6

/** The first of the scored regions that a country lies in; -1 for an area in no region. */
const regionOf = ({ map, tables }: Rules, country: number): number =>
  tables.finalScoring.findIndex((region) => (map.countries[country]!.regions >> region) & 1)

/** The question with its answers in the order of the list: countries by region, then the rest as it came. */
export function arranged(question: Decision, rules: Rules): Decision {
  const order = (pick: number): number => (isCountry(pick) ? regionOf(rules, pick) : rules.tables.finalScoring.length)
  return { ...question, moves: question.moves.slice().sort((a, b) => order(a) - order(b)) }
}

interface Option {
  readonly pick: number
  readonly text: string
}

function optionText(view: View, w: Words, pick: number, side: Side): string {
  if (isCard(pick)) return cardLine(view, w, pick - CARD, side)
  return isCountry(pick) ? w.say('cli.option-country', countryValues(view, w, pick)) : w.pick(pick)
}

function byRegion(view: View, w: Words, options: readonly Option[]): string[] {
  const rules = rulesNamed(view.game)!
  const nowhere = options.filter(({ pick }) => regionOf(rules, pick) < 0).map(({ text }) => text)
  const regions = rules.tables.finalScoring.flatMap((region, i) => {
    const here = options.filter(({ pick }) => regionOf(rules, pick) === i)
    return here.length === 0 ? [] : [`${w.region(region)}: ${here.map(({ text }) => text).join(', ')}`]
  })
  return [...nowhere, ...regions]
}

/** `warned`: the answers that lose the game, or may. */
export function optionLines(view: View, w: Words, { moves, who }: Decision, warned: readonly Danger[]): string[] {
  const options = moves.map((pick, i) => {
    const found = warned.find((danger) => danger.pick === pick)
    const warning = found === undefined ? '' : ` ${w.say(`cli.danger-${found.how}`)}`
    return { pick, text: `${labelOf(moves, i)} ${optionText(view, w, pick, who as Side)}${warning}` }
  })
  const countries = options.filter(({ pick }) => isCountry(pick))
  if (countries.length <= FEW) return options.map(({ text }) => text)
  return [...byRegion(view, w, countries), ...options.filter(({ pick }) => !isCountry(pick)).map(({ text }) => text)]
}
