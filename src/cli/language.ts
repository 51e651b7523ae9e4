/** The language in which a command speaks. */
import { LANGUAGES, type Language } from '../words/languages.ts'
import { phrase } from '../words/program.ts'
import type { OptionSpecs } from './args.ts'

/** The user's language, from the environment. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en'
}

const FLAG = '--language'

/** The language that a command line names, known or not; undefined where it names none. */
export function languageNamed(args: readonly string[]): string | undefined {
  const at = args.findLastIndex((arg) => arg === FLAG || arg.startsWith(`${FLAG}=`))
  return args[at] === FLAG ? args[at + 1] : args[at]?.slice(FLAG.length + 1)
}

/** The language of help and errors: the one that the command line names, else that of the environment. */
export function languageFor(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const named = languageNamed(args)
  return LANGUAGES.find((language) => language === named) ?? languageOf(env)
}

/** A command line with `--language` after the command, also where it stands before it. */
export function commandFirst(args: readonly string[]): readonly string[] {
  const [first = ''] = args
  const n = first === FLAG ? 2 : first.startsWith(`${FLAG}=`) ? 1 : 0
  const [command, ...rest] = args.slice(n)
  return n === 0 ? args : [command ?? 'help', ...args.slice(0, n), ...rest]
}

export const LANGUAGE = {
  is: 'name',
  usual: languageOf(process.env),
  among: LANGUAGES,
  help: phrase('option.language'),
} as const satisfies OptionSpecs[string]
