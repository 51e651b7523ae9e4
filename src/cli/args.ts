/** Parses the options of a command; its errors say how to correct them. */
import { parseArgs } from 'node:util'
import type { Language } from '../words/languages.ts'
import { type Localized, phrase, SpokenError } from '../words/program.ts'
import { LANGUAGE } from './language.ts'

/** A command line that can't be carried out; the message says what to write instead. */
export class BadArguments extends SpokenError {
  readonly code = 'bad-arguments'
}

interface Described {
  readonly help: Localized
  /** The heading in the help; the command's own options have none. */
  readonly group?: Localized
  /** The environment variable that gives the value where the option is left out. */
  readonly env?: string
}
interface NumberOption extends Described {
  readonly is: 'number'
  readonly usual: number
  readonly least: number
  readonly most: number
}
interface Among {
  readonly among: readonly string[]
  /** Those of them that the help lists; all by default. */
  readonly listed?: readonly string[]
  /** What the help says after them. */
  readonly more?: Localized
  /** Whether a name with a budget after a colon can be used, or a name that is not listed. Without it, names have no such part. */
  readonly isValid?: (given: string) => boolean
}
interface NameOption extends Described, Among {
  readonly is: 'name'
  readonly usual: string
}
/** As many names as `usual` has, or no fewer than `least`, with commas between them. */
interface NamesOption extends Described, Among {
  readonly is: 'names'
  readonly usual: readonly string[]
  readonly least?: number
}
/** As many numbers as `usual` has, with commas between them. */
interface NumbersOption extends Described {
  readonly is: 'numbers'
  readonly usual: readonly number[]
  readonly least: number
  readonly most: number
}
/** One of a few values; empty by default. Where `yes` is one of them, the option without a value means yes. */
interface ChoiceOption extends Described, Among {
  readonly is: 'choice'
  readonly usual: string
}
/**
 * Free text; the help shows `value` as its placeholder, and `alone` is the text where none follows the option. `otherwise`: what an empty text
 * stands for.
 */
interface TextOption extends Described {
  readonly is: 'text'
  readonly usual: string
  readonly value: string
  readonly alone?: string
  readonly otherwise?: string
}
interface SwitchOption extends Described {
  readonly is: 'switch'
}
type Option = NumberOption | NameOption | NamesOption | NumbersOption | ChoiceOption | TextOption | SwitchOption

export type OptionSpecs = Readonly<Record<string, Option>>

type Values<T extends OptionSpecs> = {
  readonly [K in keyof T]: T[K]['is'] extends 'number'
    ? number
    : T[K]['is'] extends 'name' | 'text'
      ? string
      : T[K]['is'] extends 'names'
        ? readonly string[]
        : T[K]['is'] extends 'numbers'
          ? readonly number[]
          : T[K]['is'] extends 'choice'
            ? string | undefined
            : boolean
}

export interface Command<T extends OptionSpecs = OptionSpecs> {
  readonly name: string
  readonly help: Localized
  readonly options: T
  /** What positional arguments name, where the command takes them. */
  readonly files?: string
}

/** What every command takes beside its own options. */
const EVERYWHERE: OptionSpecs = { language: { ...LANGUAGE, help: phrase('help.language') } }

const optionsOf = ({ options }: Command): OptionSpecs => ({ ...EVERYWHERE, ...options })

/** Returns the values of the options, with defaults for absent ones; null for `--help`. */
export function readArguments<T extends OptionSpecs>(command: Command<T>, args: readonly string[]): Values<T> | null {
  const given = parse(command, args).values
  if (given.help === true) return null
  const values = Object.entries(optionsOf(command)).map(([name, option]) => [name, valueFrom(name, option, given[name])] as const)
  return Object.fromEntries(values) as Values<T>
}

/** The positional arguments. */
export const filesAmong = (command: Command, args: readonly string[]): readonly string[] => parse(command, args).positionals

/** The options that the command line gives, in the order of the help. */
export function givenAmong(command: Command, args: readonly string[]): readonly string[] {
  const { values } = parse(command, args)
  return Object.keys(command.options).filter((name) => values[name] !== undefined)
}

/** The names of options as a person writes them. */
export const flags = (names: readonly string[]): string => names.map((name) => `--${name}`).join(', ')

/** Throws `BadArguments` where any of these options was given together with `flag`, which leaves them without effect. */
export function refuseBeside(flag: string, given: readonly string[], without: readonly string[]): void {
  const idle = without.filter((name) => given.includes(name))
  if (idle.length > 0) throw new BadArguments(phrase('bad.beside', { flags: flags(idle), n: idle.length, flag: `--${flag}` }))
}

interface Given {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly positionals: readonly string[]
}

function parse(command: Command, args: readonly string[]): Given {
  const types = Object.entries(optionsOf(command)).map(
    ([name, option]) => [name, { type: option.is === 'switch' ? ('boolean' as const) : ('string' as const) }] as const,
  )
  try {
    return parseArgs({
      args: withValues(optionsOf(command), args),
      options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
      allowPositionals: command.files !== undefined,
    })
  } catch (error) {
    throw new BadArguments(refusalOf(command, error as NodeJS.ErrnoException), { cause: error })
  }
}

/** What Node's parser found wrong, and what the command knows. */
function refusalOf(command: Command, { code, message }: NodeJS.ErrnoException): Localized {
  const [, named = ''] = /'([^' ]*)/.exec(message) ?? []
  const name = named.replace(/^--/, '')
  const option = optionsOf(command)[name]
  if (option?.is === 'number') return phrase('bad.number', { name, least: String(option.least), most: String(option.most) })
  const wrong =
    code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
      ? phrase('bad.option', { option: named })
      : code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL'
        ? phrase('bad.word', { word: JSON.stringify(named) })
        : phrase(option === undefined || option.is === 'switch' ? 'bad.no-value' : 'bad.needs-value', { name })
  const all: OptionSpecs = { ...command.options, ...EVERYWHERE }
  const own = Object.keys(all).filter((one) => all[one]!.group === undefined)
  const more = own.length < Object.keys(all).length ? 'yes' : 'no'
  const known = phrase('bad.known', { command: command.name, options: flags([...own, 'help']), more })
  return (language) => `${wrong(language)} ${known(language)}`
}

const isYesOrNo = (option: Option | undefined): boolean => option?.is === 'choice' && option.among.includes('yes')

const aloneOf = (option: Option | undefined): string | undefined =>
  isYesOrNo(option) ? 'yes' : option?.is === 'text' ? option.alone : undefined

const NEGATIVE = /^-\d/

/**
 * Inserts the implied value after each option that stands without one (`yes` for a choice of yes and no), and joins a negative number with the
 * option before it.
 */
const withValues = (options: OptionSpecs, args: readonly string[]): string[] =>
  args.flatMap((arg, i) => {
    const next = args[i + 1]
    const option = arg.startsWith('--') ? options[arg.slice(2)] : undefined
    const before = i > 0 ? options[args[i - 1]!.slice(2)] : undefined
    if (NEGATIVE.test(arg) && before !== undefined && before.is !== 'switch') return []
    if (option === undefined || option.is === 'switch') return [arg]
    if (next !== undefined && NEGATIVE.test(next)) return [`${arg}=${next}`]
    const alone = aloneOf(option)
    return alone !== undefined && next?.startsWith('-') !== false ? [arg, alone] : [arg]
  })

function valueFrom(name: string, option: Option, given: string | boolean | undefined): unknown {
  if (option.is === 'switch') return given === true
  if (typeof given !== 'string') return option.is === 'choice' ? undefined : option.usual
  if (option.is === 'number') return numberFrom(name, option, given)
  if (option.is === 'name' || option.is === 'choice') return oneAmong(name, option, given)
  if (option.is === 'text') return given
  const parts = given.split(',')
  const most = option.usual.length
  if (parts.length > most || parts.length < (option.is === 'names' ? (option.least ?? most) : most))
    throw new BadArguments(phrase(`bad.${option.is}`, { name, n: most, example: option.usual.join(',') }))
  return parts.map((one) => (option.is === 'names' ? oneAmong(name, option, one) : numberFrom(name, option, one)))
}

function numberFrom(name: string, { least, most }: NumberOption | NumbersOption, given: string): number {
  const value = Number(given)
  if (!/^\d+$/.test(given) || value < least || value > most)
    throw new BadArguments(phrase('bad.number-given', { name, least: String(least), most: String(most), given: JSON.stringify(given) }))
  return value
}

function oneAmong(name: string, { among, listed = among, isValid }: Among, given: string): string {
  // Also one that is not listed.
  if (among.includes(given) || isValid?.(given) === true) return given
  const [own = ''] = given.split(':')
  if (isValid !== undefined && among.includes(own)) throw new BadArguments(phrase('bad.budget', { name, given: JSON.stringify(given) }))
  throw new BadArguments(phrase('bad.value', { name, given: JSON.stringify(given), among: listed.join(', ') }))
}

function valueName(option: Option): string {
  switch (option.is) {
    case 'switch':
      return ''
    case 'number':
      return ' N'
    case 'numbers':
      return ' N,N'
    case 'choice':
      return isYesOrNo(option) ? ' yes|no' : ' NAME'
    case 'name':
      return ' NAME'
    case 'names':
      return ' NAME,NAME'
    case 'text':
      return ` ${option.value}`
  }
}

/** The text beside an option: what it is for, its values, its environment variable and its default. */
function aboutOption(option: Option, language: Language): string {
  const values = 'among' in option && !isYesOrNo(option) ? `: ${(option.listed ?? option.among).join(', ')}` : ''
  const more = 'among' in option && option.more !== undefined ? `; ${option.more(language)}` : ''
  const env = option.env === undefined ? '' : ` [env ${option.env}]`
  const usual = option.is === 'switch' ? '' : String(option.usual) || (option.is === 'text' && option.otherwise) || ''
  return `${option.help(language)}${values}${more}${env}${usual === '' ? '' : ` ${phrase('help.default', { value: usual })(language)}`}`
}

/** What `--help` shows. */
export function helpOf(command: Command, language: Language): string {
  const rows = Object.entries({ ...command.options, ...EVERYWHERE, ...command.options }).map(([name, option]) => ({
    group: option.group?.(language),
    left: `--${name}${valueName(option)}`,
    right: aboutOption(option, language),
  }))
  const width = Math.max(...rows.map(({ left }) => left.length))
  const groups = [...new Set([undefined, ...rows.map(({ group }) => group)])].map((group) => [
    ...(group === undefined ? [] : [`${group}:`]),
    ...rows.filter((row) => row.group === group).map(({ left, right }) => `  ${left.padEnd(width)}  ${right}`),
  ])
  const files = command.files === undefined ? '' : ` ${command.files}`
  return `hotline ${command.name}${files}: ${command.help(language)}\n\n${groups.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
