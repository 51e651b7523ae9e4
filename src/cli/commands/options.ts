/** `hotline options`: lists all options of new games, in the terminal or as a page of the documents. */
import { DEFAULTS, GAMES, type Game, PRESETS, type Preset } from '../../games/options.ts'
import { flagOf, textOf } from '../../records/kinds.ts'
import { differingFrom } from '../../records/options.ts'
import { MOST_HANDICAP } from '../../rules/options.ts'
import type { Language } from '../../words/languages.ts'
import { LISTED, type ListedOption, nameOfValue, type OptionKey, SECTIONS } from '../../words/options.ts'
import { phrase } from '../../words/program.ts'
import { shownNumber } from '../../words/rules/index.ts'
import { type Words, words } from '../../words/speak.ts'
import { type Command, readArguments } from '../args.ts'
import { LANGUAGE } from '../language.ts'

export const command = {
  name: 'options',
  help: phrase('command.options'),
  options: {
    language: LANGUAGE,
    markdown: { is: 'switch', help: phrase('option.markdown') },
  },
} as const satisfies Command

export function options(args: readonly string[]): number | null {
  const wanted = readArguments(command, args)
  if (wanted === null) return null
  const language = wanted.language as Language
  process.stdout.write(wanted.markdown ? optionsPage(language) : optionsText(language))
  return 0
}

/** Further options that an example needs for the option to take effect. */
const BESIDE: Partial<Readonly<Record<OptionKey, string>>> = {
  lateWarLead: '--scenario late-war',
  lateWarSpain: '--scenario late-war',
  civilWarPlacement: '--scenario chinese-civil-war',
}
const HANDICAP = '2,0'

/** The games that have an option. */
const gamesOf = (choice: ListedOption['choice']): readonly Game[] =>
  choice === null ? GAMES : GAMES.filter((game) => choice.rules[game] !== undefined)

/** A command line that has another value than the usual one. */
export function exampleOf({ key, choice }: ListedOption): string {
  const value = choice === null ? HANDICAP : textOf(choice.values[1]!)
  const [first] = gamesOf(choice)
  const game = first === GAMES[0] ? [] : [`--game ${first}`]
  return ['npx hotline play', ...game, ...[BESIDE[key] ?? []].flat(), `--${flagOf(key)} ${value}`].join(' ')
}

const inCode = ({ key, within }: ListedOption): string => (within === 'options' ? key : `${within}.${key}`)

function presetItem(preset: Preset, w: Words): string {
  const sets = differingFrom('rulebook', { ...DEFAULTS, ...PRESETS[preset] }).map(([key, value]) => `\`--${flagOf(key)} ${textOf(value)}\``)
  const said = sets.length === 0 ? w.say('cli.options-preset-usual') : sets.join(', ')
  return `\`--preset ${preset}\` ${w.say(`preset.${preset}`)} (${said}). ${w.say(`preset.${preset}.about`)}`
}

function valueItems({ key, choice }: ListedOption, w: Words): readonly string[] {
  if (choice === null) return [w.say('cli.options-numbers', { n: MOST_HANDICAP })]
  return choice.values.map((value, i) => {
    const name = w.say(nameOfValue(key, value))
    const written = textOf(value)
    return `\`${written}\`${name === written ? '' : ` ${name}`}${i === 0 ? ` (${w.say('cli.options-usual')})` : ''}`
  })
}

function optionLines(listed: ListedOption, w: Words): readonly string[] {
  const { key, choice } = listed
  const games = gamesOf(choice)
  const [rule = HANDICAP_RULE, inRedSea = rule] = games.map((game) => choice?.rules[game])
  return [
    `### ${w.say(`option.${key}`)}`,
    '',
    w.say('cli.options-facts', {
      flag: flagOf(key),
      key: inCode(listed),
      rule: shownNumber(w.language, rule) || 'none',
      inRedSea: inRedSea === rule ? 'none' : inRedSea,
      game: games.length === GAMES.length ? 'both' : words(w.language, games[0]!).game(),
    }),
    '',
    w.say(`option.${key}.about`),
    '',
    ...valueItems(listed, w).map((item) => `- ${item}`),
    '',
    '```sh',
    exampleOf(listed),
    '```',
    '',
  ]
}
const HANDICAP_RULE = '11.4.1'

const CODE = `import { newGame } from 'hotline'

newGame({ game: 'twilight-struggle', edition: 'second', variants: { realignAndPlace: true }, readings: { wargamesTie: 'opponent' } })`

/** The page of the documents. */
export function optionsPage(language: Language): string {
  const w = words(language, GAMES[0])
  const lines = [
    `# ${w.say('cli.options-title')}`,
    '',
    w.say('cli.options-made'),
    '',
    w.say('cli.options-intro'),
    '',
    '```js',
    CODE,
    '```',
    '',
    `## ${w.say('cli.options-presets')}`,
    '',
    w.say('cli.options-presets.about'),
    '',
    ...(Object.keys(PRESETS) as Preset[]).map((preset) => `- ${presetItem(preset, w)}`),
    '',
    ...SECTIONS.flatMap((section) => [
      `## ${w.say(`section.${section}`)}`,
      '',
      w.say(`section.${section}.about`),
      '',
      ...LISTED.filter((one) => one.section === section).flatMap((one) => optionLines(one, w)),
    ]),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

/** The same for the terminal, without the marks and what only a document needs. */
export function optionsText(language: Language): string {
  const w = words(language, GAMES[0])
  return optionsPage(language)
    .replace(`${w.say('cli.options-made')}\n\n`, '')
    .replaceAll(/^##? .*$/gm, (heading) => heading.toUpperCase())
    .replaceAll(/^```\w+\n([^`]*)```$/gm, (_, code: string) => code.trimEnd().replaceAll(/^(?=.)/gm, '  '))
    .replaceAll(/^#+ |`/gm, '')
}
