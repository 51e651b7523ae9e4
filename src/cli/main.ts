/** The program: `hotline <command>`. */
import { BadArguments, type Command, helpOf } from './args.ts'
import * as benchmark from './bench.ts'
import * as fuzzing from './fuzz.ts'
import * as playing from './play.ts'
import * as replaying from './replay.ts'
import * as simulation from './simulate.ts'

interface Entry {
  readonly command: Command
  /** The exit code; null where the command's help is asked for. */
  readonly run: (args: readonly string[]) => Promise<number | null> | number | null
}

const entries: readonly Entry[] = [
  { command: playing.command, run: playing.play },
  { command: simulation.command, run: simulation.simulate },
  { command: benchmark.command, run: benchmark.bench },
  { command: fuzzing.command, run: fuzzing.fuzz },
  { command: replaying.command, run: replaying.replay },
]
const commands = new Map(entries.map((entry) => [entry.command.name, entry]))

const usage = (): string => {
  const lines = [...commands.values()].map(({ command }) => `  ${command.name.padEnd(10)} ${command.help}`)
  return `usage: hotline <command> [options]\n\n${lines.join('\n')}\n\nhotline <command> --help lists the options of a command.\n`
}

async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(usage())
    return 0
  }
  const entry = commands.get(name)
  if (entry === undefined) {
    process.stderr.write(`hotline: there is no command ${JSON.stringify(name)}.\n\n${usage()}`)
    return 2
  }
  try {
    const code = await entry.run(args)
    if (code === null) process.stdout.write(helpOf(entry.command))
    return code ?? 0
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error
    process.stderr.write(`hotline ${name}: ${error.message}\n`)
    return 2
  }
}

process.exitCode = await main(process.argv.slice(2))
