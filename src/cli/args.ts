/** Parses the options of a command; its errors say how to correct them. */
import { parseArgs } from 'node:util'

/** A command line that can't be carried out; the message says what to write instead. */
export class BadArguments extends Error {
  readonly code = 'bad-arguments'
}

interface Described {
  readonly help: string
  /** The heading in the help; the command's own options have none. */
  readonly group?: string
}
interface NumberOption extends Described {
  readonly is: 'number'
  readonly usual: number
  readonly least: number
  readonly most: number
}
interface Among {
  readonly among: readonly string[]
  /** Returns what is wrong with a name and the part after its colon, or null. Without it, names have no such part. */
  readonly problem?: (given: string) => string | null
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
/** Free text; the help shows `value` as its placeholder, and `alone` is the text where none follows the option. */
interface TextOption extends Described {
  readonly is: 'text'
  readonly usual: string
  readonly value: string
  readonly alone?: string
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
  readonly help: string
  readonly options: T
  /** What positional arguments name, where the command takes them. */
  readonly files?: string
}

/** Returns the values of the options, with defaults for absent ones; null for `--help`. */
export function readArguments<T extends OptionSpecs>(command: Command<T>, args: readonly string[]): Values<T> | null {
  const given = parse(command, args).values
  if (given.help === true) return null
  const values = Object.entries(command.options).map(([name, option]) => [name, valueFrom(name, option, given[name])] as const)
  return Object.fromEntries(values) as Values<T>
}

/** The positional arguments. */
export const filesAmong = (command: Command, args: readonly string[]): readonly string[] => parse(command, args).positionals

interface Given {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly positionals: readonly string[]
}

function parse(command: Command, args: readonly string[]): Given {
  const types = Object.entries(command.options).map(
    ([name, option]) => [name, { type: option.is === 'switch' ? ('boolean' as const) : ('string' as const) }] as const,
  )
  try {
    return parseArgs({
      args: withYes(command, args),
      options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
      allowPositionals: command.files !== undefined,
    })
  } catch (error) {
    const named = /^Option '--([a-z-]+)/.exec(firstSentence(error))?.[1]
    const option = named === undefined ? undefined : command.options[named]
    if (option?.is === 'number')
      throw new BadArguments(`--${named} takes a whole number from ${option.least} to ${option.most}.`, { cause: error })
    const own = Object.keys(command.options).filter((name) => command.options[name]!.group === undefined)
    const known = [...own, 'help'].map((name) => `--${name}`).join(', ')
    const more = own.length < Object.keys(command.options).length ? ' and the options of a game' : ''
    throw new BadArguments(`${firstSentence(error)}. hotline ${command.name} knows ${known}${more}; see hotline ${command.name} --help.`, {
      cause: error,
    })
  }
}

const isYesOrNo = (option: Option | undefined): boolean => option?.is === 'choice' && option.among.includes('yes')

const aloneOf = (option: Option | undefined): string | undefined =>
  isYesOrNo(option) ? 'yes' : option?.is === 'text' ? option.alone : undefined

/** Inserts the implied value after each option that stands without one: `yes` for a choice of yes and no. */
const withYes = ({ options }: Command, args: readonly string[]): string[] =>
  args.flatMap((arg, i) => {
    const alone = arg.startsWith('--') ? aloneOf(options[arg.slice(2)]) : undefined
    return alone !== undefined && args[i + 1]?.startsWith('-') !== false ? [arg, alone] : [arg]
  })

/** Node's message continues with advice on positional arguments. */
const firstSentence = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('. ')[0]!.replace(/\.$/, '')

function valueFrom(name: string, option: Option, given: string | boolean | undefined): unknown {
  if (option.is === 'switch') return given === true
  if (typeof given !== 'string') return option.is === 'choice' ? undefined : option.usual
  if (option.is === 'number') return numberFrom(name, option, given)
  if (option.is === 'name' || option.is === 'choice') return oneAmong(name, option, given)
  if (option.is === 'text') return given
  const parts = given.split(',')
  const most = option.usual.length
  if (parts.length > most || parts.length < (option.is === 'names' ? (option.least ?? most) : most))
    throw new BadArguments(
      `--${name} takes ${option.usual.length} ${option.is} with a comma between them, as --${name} ${option.usual.join(',')}.`,
    )
  return parts.map((one) => (option.is === 'names' ? oneAmong(name, option, one) : numberFrom(name, option, one)))
}

function numberFrom(name: string, { least, most }: NumberOption | NumbersOption, given: string): number {
  const value = Number(given)
  if (!/^\d+$/.test(given) || value < least || value > most)
    throw new BadArguments(`--${name} takes a whole number from ${least} to ${most}, not ${JSON.stringify(given)}.`)
  return value
}

function oneAmong(name: string, { among, problem }: Among, given: string): string {
  if (among.includes(given)) return given
  const wrong = problem?.(given)
  // Also one that is not listed.
  if (wrong === null) return given
  const [own = ''] = given.split(':')
  if (wrong !== undefined && among.includes(own)) throw new BadArguments(`--${name}: ${wrong}`)
  throw new BadArguments(`Unknown value ${JSON.stringify(given)} for --${name}. Choose from: ${among.join(', ')}.`)
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

/** What `--help` shows. */
export function helpOf(command: Command): string {
  const rows = Object.entries(command.options).map(([name, option]) => {
    const usual = option.is === 'switch' ? '' : String(option.usual)
    const right = usual === '' ? option.help : `${option.help} [default ${usual}]`
    return { group: option.group, left: `--${name}${valueName(option)}`, right }
  })
  const width = Math.max(...rows.map(({ left }) => left.length))
  const groups = [...new Set([undefined, ...rows.map(({ group }) => group)])].map((group) => [
    ...(group === undefined ? [] : [`${group}:`]),
    ...rows.filter((row) => row.group === group).map(({ left, right }) => `  ${left.padEnd(width)}  ${right}`),
  ])
  const files = command.files === undefined ? '' : ` ${command.files}`
  return `hotline ${command.name}${files}: ${command.help}\n\n${groups.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
