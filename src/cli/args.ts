/** Reads the options of a command, and says what to do where they can't be read. */
import { parseArgs } from 'node:util'

/** A command line that can't be carried out; the message tells the person what to write instead. */
export class BadArguments extends Error {
  readonly code = 'bad-arguments'
}

interface Told {
  readonly help: string
}
interface NumberOption extends Told {
  readonly is: 'number'
  readonly usual: number
  readonly least: number
  readonly most: number
}
interface NameOption extends Told {
  readonly is: 'name'
  readonly usual: string
  readonly among: readonly string[]
}
/** As many names as `usual` has, with commas between them. */
interface NamesOption extends Told {
  readonly is: 'names'
  readonly usual: readonly string[]
  readonly among: readonly string[]
}
/** Any text; `value` says in the help what it is. */
interface TextOption extends Told {
  readonly is: 'text'
  readonly usual: string
  readonly value: string
}
interface SwitchOption extends Told {
  readonly is: 'switch'
}
type Option = NumberOption | NameOption | NamesOption | TextOption | SwitchOption

export type Options = Readonly<Record<string, Option>>

type Values<T extends Options> = {
  readonly [K in keyof T]: T[K]['is'] extends 'number'
    ? number
    : T[K]['is'] extends 'name' | 'text'
      ? string
      : T[K]['is'] extends 'names'
        ? readonly string[]
        : boolean
}

export interface Command<T extends Options = Options> {
  readonly name: string
  readonly help: string
  readonly options: T
  /** What the words that are no options name, where the command takes them. */
  readonly files?: string
}

/** The values of the options, those not given at their usual value; null where help is asked for. */
export function readArguments<T extends Options>(command: Command<T>, args: readonly string[]): Values<T> | null {
  const given = parse(command, args).values
  if (given.help === true) return null
  const values = Object.entries(command.options).map(([name, option]) => [name, valueFrom(name, option, given[name])] as const)
  return Object.fromEntries(values) as Values<T>
}

/** The words of the command line that are no options. */
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
      args: [...args],
      options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
      allowPositionals: command.files !== undefined,
    })
  } catch (error) {
    const known = [...Object.keys(command.options), 'help'].map((name) => `--${name}`).join(', ')
    throw new BadArguments(`${firstSentence(error)}. hotline ${command.name} knows ${known}; see hotline ${command.name} --help.`, {
      cause: error,
    })
  }
}

/** Node goes on with hints about positional arguments. */
const firstSentence = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('. ')[0]!.replace(/\.$/, '')

function valueFrom(name: string, option: Option, given: string | boolean | undefined): unknown {
  if (option.is === 'switch') return given === true
  if (typeof given !== 'string') return option.usual
  if (option.is === 'number') return numberFrom(name, option, given)
  if (option.is === 'name') return oneAmong(name, option.among, given)
  if (option.is === 'text') return given
  const names = given.split(',')
  if (names.length !== option.usual.length)
    throw new BadArguments(
      `--${name} takes ${option.usual.length} names with a comma between them, as --${name} ${option.usual.join(',')}.`,
    )
  return names.map((one) => oneAmong(name, option.among, one))
}

function numberFrom(name: string, { least, most }: NumberOption, given: string): number {
  const value = Number(given)
  if (!/^\d+$/.test(given) || value < least || value > most)
    throw new BadArguments(`--${name} takes a whole number from ${least} to ${most}, not ${JSON.stringify(given)}.`)
  return value
}

function oneAmong(name: string, among: readonly string[], given: string): string {
  if (!among.includes(given)) throw new BadArguments(`--${name}: there is no ${JSON.stringify(given)}. There is: ${among.join(', ')}.`)
  return given
}

function valueName(option: Option): string {
  switch (option.is) {
    case 'switch':
      return ''
    case 'number':
      return ' N'
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
    return [`--${name}${valueName(option)}`, usual === '' ? option.help : `${option.help} (${usual})`] as const
  })
  const width = Math.max(...rows.map(([left]) => left.length))
  const lines = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
  const files = command.files === undefined ? '' : ` ${command.files}`
  return `hotline ${command.name}${files}: ${command.help}\n\n${lines.join('\n')}\n`
}
