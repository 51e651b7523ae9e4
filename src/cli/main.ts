/** The program: `hotline <command>`. */
import { readFileSync } from 'node:fs'
import { LANGUAGES } from '../words/languages.ts'
import { type Localized, type PhraseKey, phrase, SpokenError } from '../words/program.ts'
import { BadArguments, type Command, helpOf } from './args.ts'
import { commandFirst, languageFor, languageNamed } from './language.ts'

interface Loaded {
  readonly command: Command
  /** The exit code; null to show the command's help. */
  readonly run: (args: readonly string[]) => Promise<number | null> | number | null
}

interface Entry {
  readonly help: Localized
  /** Loads the command lazily, so that the program starts at once and a fault in one command does not break another. */
  readonly load: () => Promise<Loaded>
}

type CommandName = PhraseKey extends infer K ? (K extends `command.${infer Name}` ? Name : never) : never

const entry = <Name extends string>(
  name: Name & CommandName,
  load: () => Promise<{ readonly command: Command } & Readonly<Record<Name, Loaded['run']>>>,
): [Name, Entry] => [
  name,
  { help: phrase(`command.${name}`), load: () => load().then((module) => ({ command: module.command, run: module[name] })) },
]

const commands: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  entry('serve', () => import('./commands/serve.ts')),
  entry('backup', () => import('./commands/backup.ts')),
  entry('restore', () => import('./commands/restore.ts')),
  entry('check', () => import('./commands/check.ts')),
  entry('play', () => import('./commands/play.ts')),
  entry('simulate', () => import('./commands/simulate.ts')),
  entry('arena', () => import('./commands/arena.ts')),
  entry('train', () => import('./commands/train.ts')),
  entry('bench', () => import('./commands/bench.ts')),
  entry('fuzz', () => import('./commands/fuzz.ts')),
  entry('options', () => import('./commands/options.ts')),
  entry('verify', () => import('./commands/verify.ts')),
  entry('load', () => import('./commands/load.ts')),
  entry('admin', () => import('./commands/admin.ts')),
  entry('replay', () => import('./commands/replay.ts')),
])

const ARGS = commandFirst(process.argv.slice(2))
const LANGUAGE = languageFor(ARGS, process.env)
const say = (...[key, values]: Parameters<typeof phrase>): string => phrase(key, values)(LANGUAGE)

const usage = (): string => {
  const lines = [...commands].map(([name, { help }]) => `  ${name.padEnd(10)} ${help(LANGUAGE)}`)
  return `${say('usage')}\n\n${lines.join('\n')}\n\n${say('usage.more')}\n${say('usage.exits')}\n`
}

const version = (): string =>
  (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h'])

/** Whether an argument is part of `--language`, which may stand anywhere. */
const isOfLanguage = (arg: string, i: number, args: readonly string[]): boolean =>
  arg.startsWith('--language') || args[i - 1] === '--language'

async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  const language = languageNamed(ARGS)
  if (language !== undefined && language !== LANGUAGE)
    throw new BadArguments(phrase('bad.value', { given: JSON.stringify(language), name: 'language', among: LANGUAGES.join(', ') }))
  if (name === '--version' || name === '-v') {
    process.stdout.write(`${version()}\n`)
    return 0
  }
  if (HELP.has(name)) {
    const of = args.find((arg, i) => !isOfLanguage(arg, i, args))
    if (of !== undefined) return main([of, '--help'])
    process.stdout.write(usage())
    return 0
  }
  const found = commands.get(name)
  if (found === undefined) {
    process.stderr.write(`hotline: ${say('bad.command', { name: JSON.stringify(name) })}\n\n${usage()}`)
    return 2
  }
  const { command, run } = await found.load()
  const code = await run(args)
  if (code === null) process.stdout.write(helpOf(command, LANGUAGE))
  return code ?? 0
}

const HEADING = ['hotline', ...ARGS.slice(0, 1)].join(' ')

/** Says in a sentence what went wrong. What the program does not expect is a fault of its own: then the trace is of use. */
function explain(error: unknown): number {
  if (error instanceof SpokenError) {
    process.stderr.write(`${HEADING}: ${error.said(LANGUAGE)}\n`)
    return 2
  }
  const { message, cause, stack } = error instanceof Error ? error : new Error(String(error))
  const because = cause instanceof Error ? ` (${cause.message})` : ''
  process.stderr.write(`${HEADING}: ${message}${because}\n`)
  process.stderr.write(process.env.HOTLINE_TRACE === '1' ? `${stack ?? ''}\n` : `${say('bad.unexpected')}\n`)
  return 1
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the output may close it early: `hotline replay … | head`.
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(`${HEADING}: ${say('bad.output', { problem: error.message })}\n`)
  process.exit(1)
})
process.on('uncaughtException', (error) => process.exit(explain(error)))

process.exitCode = await main(ARGS).catch(explain)
