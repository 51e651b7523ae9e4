/** The program: `hotline <command>`. */
import { readFileSync } from 'node:fs'
import { BadArguments, type Command, helpOf } from './args.ts'

interface Loaded {
  readonly command: Command
  /** The exit code; null to show the command's help. */
  readonly run: (args: readonly string[]) => Promise<number | null> | number | null
}

interface Entry {
  readonly help: string
  /** Loads the command lazily, so that the program starts at once and a fault in one command does not break another. */
  readonly load: () => Promise<Loaded>
}

const entry = <Name extends string>(
  name: Name,
  help: string,
  load: () => Promise<{ readonly command: Command } & Readonly<Record<Name, Loaded['run']>>>,
): [Name, Entry] => [name, { help, load: () => load().then((module) => ({ command: module.command, run: module[name] })) }]

const commands: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  entry('serve', 'start the web server', () => import('./commands/serve.ts')),
  entry('backup', 'back up a running server to one file', () => import('./commands/backup.ts')),
  entry('restore', 'restore a backup into a new folder or an empty database', () => import('./commands/restore.ts')),
  entry(
    'check',
    'replays all games of a server and compares the positions and lines that are stored with them',
    () => import('./commands/check.ts'),
  ),
  entry('play', 'play in the terminal', () => import('./commands/play.ts')),
  entry('simulate', 'run games between bots and count the results', () => import('./commands/simulate.ts')),
  entry('arena', 'run a match between two bots (win rate, Elo)', () => import('./commands/arena.ts')),
  entry('train', 'train the bots by self-play', () => import('./commands/train.ts')),
  entry('bench', 'measure the speed of the engine on one core', () => import('./commands/bench.ts')),
  entry('fuzz', 'play random games and check the rules at every decision', () => import('./commands/fuzz.ts')),
  entry('options', 'list all game options', () => import('./commands/options.ts')),
  entry(
    'verify',
    'verify all dice and draws of finished games against the hashes published before the deal',
    () => import('./commands/verify.ts'),
  ),
  entry(
    'load',
    'load-test one or several servers over sockets and measure how fast moves arrive and what they cost',
    () => import('./commands/load.ts'),
  ),
  entry('admin', 'manage admins, password links and webhooks', () => import('./commands/admin.ts')),
  entry('replay', 'check app logs and game files against the rules', () => import('./commands/replay.ts')),
])

const usage = (): string => {
  const lines = [...commands].map(([name, { help }]) => `  ${name.padEnd(10)} ${help}`)
  return `usage: hotline <command> [options]

${lines.join('\n')}

hotline help <command> lists the options of a command, hotline --version prints the version.
Exit codes: 0 done; 1 it did not succeed, or what it checked is wrong; 2 the command line or an environment variable is wrong.
`
}

const version = (): string =>
  (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h'])

async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  if (name === '--version' || name === '-v') {
    process.stdout.write(`${version()}\n`)
    return 0
  }
  if (HELP.has(name)) {
    if (args[0] !== undefined) return main([args[0], '--help'])
    process.stdout.write(usage())
    return 0
  }
  const found = commands.get(name)
  if (found === undefined) {
    process.stderr.write(`hotline: unknown command ${JSON.stringify(name)}.\n\n${usage()}`)
    return 2
  }
  const { command, run } = await found.load()
  const code = await run(args)
  if (code === null) process.stdout.write(helpOf(command))
  return code ?? 0
}

const HEADING = ['hotline', ...process.argv.slice(2, 3)].join(' ')

/** Says in a sentence what went wrong. What the program does not expect is a fault of its own: then the trace is of use. */
function explain(error: unknown): number {
  if (error instanceof BadArguments) {
    process.stderr.write(`${HEADING}: ${error.message}\n`)
    return 2
  }
  const { message, cause, stack } = error instanceof Error ? error : new Error(String(error))
  const because = cause instanceof Error ? ` (${cause.message})` : ''
  process.stderr.write(`${HEADING}: ${message}${because}\n`)
  if (process.env.HOTLINE_TRACE === '1') process.stderr.write(`${stack ?? ''}\n`)
  else process.stderr.write('If you did not expect this, run it again with HOTLINE_TRACE=1 and report what it prints.\n')
  return 1
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the output may close it early: `hotline replay … | head`.
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(`${HEADING}: the output could not be written: ${error.message}.\n`)
  process.exit(1)
})
process.on('uncaughtException', (error) => process.exit(explain(error)))

process.exitCode = await main(process.argv.slice(2)).catch(explain)
