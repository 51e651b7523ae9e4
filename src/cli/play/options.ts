/** The answers to a question, numbered and named. Many countries stand together by region, everything else on a line of its own. */
import type { Decision, Side } from '../../engine/script.ts'
import type { Danger } from '../../rules/queries/dangers.ts'
import { type Rules, rulesNamed } from '../../rules/ruleset.ts'
import type { View } from '../../rules/view.ts'
import { CARD, isCard, isCountry } from '../../rules/vocabulary.ts'
import type { Words } from '../../words/speak.ts'
import { cardLine } from './board.ts'
import { labelOf } from './prompt.ts'

/** More countries than these are gathered by region. */
const FEW = 6

/** The question with its answers in the order of the list: countries by region, then the rest as it came. */
export function arranged(question: Decision, { map, tables }: Rules): Decision {
  const regionOf = (pick: number): number =>
    isCountry(pick) ? tables.finalScoring.findIndex((region) => (map.countries[pick]!.regions >> region) & 1) : tables.finalScoring.length
  return { ...question, moves: question.moves.slice().sort((a, b) => regionOf(a) - regionOf(b)) }
}

interface Option {
  readonly pick: number
  readonly text: string
}

function optionText(view: View, w: Words, pick: number, side: Side): string {
  if (isCard(pick)) return cardLine(view, w, pick - CARD, side)
  if (!isCountry(pick)) return w.pick(pick)
  const { battleground, stability } = rulesNamed(view.game)!.map.countries[pick]!
  return w.say('cli.option-country', {
    country: w.country(pick),
    battleground: battleground ? 'yes' : 'no',
    us: view.influence[pick * 2]!,
    ussr: view.influence[pick * 2 + 1]!,
    stability,
  })
}

function byRegion(view: View, w: Words, options: readonly Option[]): string[] {
  const { map, tables } = rulesNamed(view.game)!
  return tables.finalScoring.flatMap((region) => {
    const here = options.filter(({ pick }) => (map.countries[pick]!.regions >> region) & 1)
    return here.length === 0 ? [] : [`${w.region(region)}: ${here.map(({ text }) => text).join(', ')}`]
  })
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
