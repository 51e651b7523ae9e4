/** What can be chosen when a game is created: on the command line, in its help, in the documents and in the fuzz. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BadArguments, type Command, helpOf, readArguments } from '../../src/cli/args.ts'
import { exampleOf, optionsPage, optionsText } from '../../src/cli/commands/options.ts'
import { command as playCommand } from '../../src/cli/commands/play.ts'
import { KIND, kindOf } from '../../src/cli/kind.ts'
import { everyKind } from '../../src/fuzz/kinds.ts'
import { GAMES, PRESETS } from '../../src/games/options.ts'
import { newGame, type Options, type State } from '../../src/index.ts'
import { flagOf, type GameKind, nameOfKind, textOf } from '../../src/records/kinds.ts'
import { MOST_HANDICAP } from '../../src/rules/options.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import { isFor, LISTED, type ListedOption } from '../../src/words/options.ts'
import { words } from '../../src/words/speak.ts'

const command = {
  name: 'march',
  help: () => 'marches',
  options: { ...KIND, far: { is: 'switch', help: () => 'far' } },
} as const satisfies Command

const kindFrom = (...args: string[]): GameKind => kindOf(readArguments(command, args)!)
const optionsFrom = (...args: string[]): Options => newGame(kindFrom(...args)).options as Options

const valueIn = (options: State['options'], { key, within }: ListedOption): unknown =>
  (within === 'options' ? options : options[within])[key as keyof object]

/** Each option with each of its values, and a game that it is for. */
const VALUES = LISTED.flatMap((one) =>
  one.choice === null
    ? []
    : one.choice.values.map((value) => ({ one, value, game: GAMES.findLast((game) => isFor(game, one))!, name: `${one.key} ${value}` })),
)

describe('the options of a game on the command line', () => {
  test.each(VALUES)('$name', ({ one, value, game }) => {
    const options = optionsFrom('--game', game, `--${flagOf(one.key)}`, textOf(value))
    expect(valueIn(options, one)).toBe(value)
    const differing = LISTED.filter((other) => String(valueIn(options, other)) !== String(valueIn(optionsFrom('--game', game), other)))
    const usual = value === one.choice?.values[0]
    // The second edition has no optional cards.
    expect(differing.map(({ key }) => key)).toEqual(usual ? [] : value === 'second' ? ['edition', 'optionalCards'] : [one.key])
  })

  test('a flag for yes or no alone means yes', () => {
    expect(optionsFrom('--mix')).toMatchObject({ mix: true })
    expect(optionsFrom('--promo-cards', '--realign-and-place', '--game', 'twilight-struggle')).toMatchObject({
      promoCards: true,
      variants: { realignAndPlace: true },
    })
    expect(optionsFrom('--mix', 'no', '--optional-cards=no')).toMatchObject({ mix: false, optionalCards: false })
  })

  test('the handicap is two numbers', () => {
    expect(optionsFrom('--handicap', '2,0').handicap).toEqual([2, 0])
    for (const given of ['2', '1,2,3']) {
      expect(() => kindFrom('--handicap', given)).toThrow('--handicap takes 2 numbers with a comma between them, as --handicap 0,0.')
    }
    for (const given of [`0,${MOST_HANDICAP + 1}`, '-1,0', 'a,b'])
      expect(() => kindFrom(`--handicap=${given}`)).toThrow(`--handicap takes a whole number from 0 to ${MOST_HANDICAP}`)
  })

  test('a preset sets what it sets, and an option beside it goes before it', () => {
    expect(optionsFrom('--preset', 'app')).toMatchObject(PRESETS.app)
    expect(optionsFrom('--preset', 'tournament').showHeldCards).toBe(true)
    const { readings } = optionsFrom('--wargames-tie', 'draw', '--preset', 'app')
    expect(readings).toEqual({ ...PRESETS.app.readings, wargamesTie: 'draw' })
    expect(optionsFrom('--preset', 'tournament', '--show-held-cards', 'no').showHeldCards).toBe(false)
  })

  test('a kind names the game and what differs from the usual, and nothing else', () => {
    expect(kindFrom()).toEqual({ game: 'twilight-struggle', mix: false })
    expect(kindFrom('--game', 'red-sea', '--mix')).toEqual({ game: 'red-sea', mix: true })
    expect(kindFrom('--preset', 'app', '--realign-and-place', '--handicap', '0,3')).toEqual({
      game: 'twilight-struggle',
      mix: false,
      handicap: [0, 3],
      variants: { realignAndPlace: true },
      readings: {
        wargamesTie: 'opponent',
        passingCardHoldsScoring: true,
        glasnostEndsReformer: true,
        shuttleBorderBonus: 'kept',
        missileEnvyHeadlineSpace: true,
        defectorsByFiveYearPlan: 'vp',
        reformerAfterGlasnost: 'no-ban',
        flowerPowerBroughtWar: 'counted',
      },
    })
    expect(kindFrom('--edition', 'deluxe', '--preset', 'rulebook', '--optional-cards')).toEqual(kindFrom())
  })

  test('a mixed game has the contested rules of both', () => {
    expect(optionsFrom('--game', 'red-sea', '--mix', '--iran-contra', 'own-realignments').readings.iranContra).toBe('own-realignments')
    expect(optionsFrom('--mix', '--hero-takes-scoring', 'no').readings.heroTakesScoring).toBe(false)
  })

  test('its name for people says the same', () => {
    expect(nameOfKind(kindFrom())).toBe('twilight-struggle')
    expect(nameOfKind(kindFrom('--game', 'red-sea', '--mix'))).toBe('red-sea, mix')
    expect(nameOfKind(kindFrom('--preset', 'app', '--optional-cards', 'no', '--handicap', '0,3', '--scenario', 'late-war'))).toBe(
      'twilight-struggle, preset app, scenario late-war, optional-cards no, handicap 0,3',
    )
  })

  test.each([
    [['--edition', 'second', '--optional-cards'], 'the second edition has no optional cards; leave --optional-cards out'],
    [['--bidding', '--handicap', '1,0'], 'leave out either --bidding or --handicap'],
    [['--game', 'red-sea', '--edition', 'second'], '--edition is an option of twilight-struggle, not of red-sea; leave it out.'],
    [['--game', 'red-sea', '--scenario', 'standard'], '--scenario is an option of twilight-struggle, not of red-sea; leave it out.'],
    [['--game', 'red-sea', '--promo-cards', 'no'], '--promo-cards is an option of twilight-struggle, not of red-sea; leave it out.'],
    [['--game', 'red-sea', '--mix', '--late-war-lead', 'us', '--edition', 'deluxe'], '--edition is an option of twilight-struggle, not of'],
    [
      ['--game', 'red-sea', '--iran-contra', 'own-realignments', '--shuttle-border-bonus', 'kept'],
      '--shuttle-border-bonus, --iran-contra are options of twilight-struggle, not of red-sea; leave them out, or mix the games with --mix.',
    ],
    [['--hero-takes-scoring', 'no'], '--hero-takes-scoring is an option of red-sea, not of twilight-struggle; leave it out, or mix'],
  ])('%j contradict each other: the error names the reason', (args, message) => {
    expect(() => kindFrom(...args)).toThrow(BadArguments)
    expect(() => kindFrom(...args)).toThrow(message)
  })

  test('a value that an option does not have is refused with those that it has', () => {
    expect(() => kindFrom('--edition', 'third')).toThrow('Unknown value "third" for --edition. Choose from: deluxe, second.')
    expect(() => kindFrom('--mix', 'maybe')).toThrow('Unknown value "maybe" for --mix. Choose from: no, yes.')
  })

  test('an unknown option is refused with a list of the options of the command', () => {
    expect(() => kindFrom('--blind')).toThrow(
      'Unknown option --blind. hotline march knows --far, --language, --help and the game options; see',
    )
  })
})

describe('the help', () => {
  const help = helpOf(command, 'en')

  test('has the own options of the command first, then those of a game under headings', () => {
    const headings = help.split('\n').filter((line) => line.endsWith(':'))
    expect(headings).toEqual([
      'The game (hotline options explains every choice):',
      'Edition and scenario:',
      'Cards:',
      'Tournament:',
      'Variants:',
      'Contested rules:',
    ])
    expect(help.indexOf('--far')).toBeLessThan(help.indexOf('--game'))
  })

  test('has a line for each option, with its values', () => {
    for (const { key, choice } of LISTED) {
      const line = help.split('\n').find((row) => row.startsWith(`  --${flagOf(key)} `))
      expect(line).toBeDefined()
      for (const value of choice?.values ?? []) expect(line).toContain(textOf(value))
    }
  })
})

describe('the documents', () => {
  test.each([
    ['en', 'docs/options.md'],
    ['ru', 'docs/options.ru.md'],
  ] as const)('in %s are what the code says; npm run docs writes them anew', (language, file) => {
    expect(readFileSync(file, 'utf8')).toBe(optionsPage(language))
  })

  test.each(LISTED)('$key has a command line that can be carried out', (one) => {
    const [npx, program, name, ...args] = exampleOf(one).split(' ')
    expect([npx, program, name]).toEqual(['npx', 'hotline', 'play'])
    const { options } = newGame(kindOf(readArguments(playCommand, args)!))
    const value = valueIn(options, one)
    expect(String(value)).not.toBe(String(one.choice === null ? [0, 0] : one.choice.values[0]))
    for (const language of LANGUAGES) expect(optionsPage(language)).toContain(`\`\`\`sh\n${exampleOf(one)}\n\`\`\``)
  })

  test('cite the paragraphs of both rulebooks, and none where the rulebook has no number', () => {
    const page = optionsPage('en')
    expect(page).toContain('`--realign-at-any-defcon`, in code `variants.realignAtAnyDefcon`. Rule 8.1.5, in Red Sea 8.1.7.\n')
    expect(page).toContain('`--handicap`, in code `handicap`. Rule 11.4.1.\n')
    expect(page).toContain('`--late-war-lead`, in code `readings.lateWarLead`. Twilight Struggle only.\n')
    expect(optionsPage('ru')).toContain('`--bidding`, в коде `bidding`. Пункт 11.4 правил.\n')
  })

  test('have every preset with all that it sets', () => {
    const page = optionsPage('en')
    for (const preset of Object.keys(PRESETS)) expect(page).toContain(`- \`--preset ${preset}\` `)
    const [, sets] = /`--preset app` App \((.*)\)\./.exec(page)!
    expect(kindFrom('--preset', 'app')).toEqual(kindFrom(...sets!.replaceAll('`', '').split(/,? /)))
  })

  test('are printed on the terminal without marks, in the words of the language', () => {
    for (const language of LANGUAGES) {
      const text = optionsText(language)
      const w = words(language, GAMES[0])
      for (const { key } of LISTED) {
        expect(text).toContain(`\n${w.say(`option.${key}`)}\n`)
        expect(text).toContain(`--${flagOf(key)}`)
      }
      expect(text).not.toMatch(/[`{}#]{2}|^#|`|undefined/m)
    }
  })
})

describe('the fuzz of every option', () => {
  const kinds = everyKind()
  const all = kinds.map((kind) => ({ kind, options: newGame(kind).options }))

  test('has each value that is not the usual one, in each game that it is for', () => {
    for (const { one, value, name } of VALUES.filter(({ one, value }) => value !== one.choice!.values[0])) {
      const games = GAMES.filter((game) => isFor(game, one))
      const found = new Set(all.filter(({ options }) => valueIn(options, one) === value).map(({ kind }) => kind.game))
      expect([name, games.filter((game) => !found.has(game))]).toEqual([name, []])
    }
  })

  test('has each preset and a handicap in each game', () => {
    for (const game of GAMES) {
      const own = all.filter(({ kind }) => kind.game === game).map(({ options }) => options)
      for (const { readings, showHeldCards } of Object.values(PRESETS).slice(1))
        expect(own).toContainEqual(expect.objectContaining({ readings, showHeldCards }))
      expect(own.some(({ handicap }) => handicap[0] > 0 && handicap[1] > 0)).toBe(true)
    }
  })

  test('has no kind twice, and not the usual one', () => {
    const names = kinds.map(nameOfKind)
    expect(new Set(names).size).toBe(names.length)
    for (const game of GAMES) expect(names).not.toContain(game)
  })
})
