/** The program: `hotline <command>`. */
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

const commands: ReadonlyMap<string, Entry> = new Map([
  [
    'serve',
    {
      help: 'start the web server',
      load: () => import('./commands/serve.ts').then(({ command, serve }) => ({ command, run: serve })),
    },
  ],
  [
    'backup',
    {
      help: 'back up a running server to one file',
      load: () => import('./commands/backup.ts').then(({ command, backup }) => ({ command, run: backup })),
    },
  ],
  [
    'restore',
    {
      help: 'restore a backup into a new folder or an empty database',
      load: () => import('./commands/restore.ts').then(({ command, restore }) => ({ command, run: restore })),
    },
  ],
  [
    'check',
    {
      help: 'replays all games of a server and compares the positions and lines that are stored with them',
      load: () => import('./commands/check.ts').then(({ command, check }) => ({ command, run: check })),
    },
  ],
  [
    'play',
    { help: 'play in the terminal', load: () => import('./commands/play.ts').then(({ command, play }) => ({ command, run: play })) },
  ],
  [
    'simulate',
    {
      help: 'run games between bots and count the results',
      load: () => import('./commands/simulate.ts').then(({ command, simulate }) => ({ command, run: simulate })),
    },
  ],
  [
    'arena',
    {
      help: 'run a match between two bots (win rate, Elo)',
      load: () => import('./commands/arena.ts').then(({ command, arena }) => ({ command, run: arena })),
    },
  ],
  [
    'train',
    {
      help: 'train the bots by self-play',
      load: () => import('./commands/train.ts').then(({ command, train }) => ({ command, run: train })),
    },
  ],
  [
    'bench',
    {
      help: 'measure the speed of the engine on one core',
      load: () => import('./commands/bench.ts').then(({ command, bench }) => ({ command, run: bench })),
    },
  ],
  [
    'fuzz',
    {
      help: 'play random games and check the rules at every decision',
      load: () => import('./commands/fuzz.ts').then(({ command, fuzz }) => ({ command, run: fuzz })),
    },
  ],
  [
    'options',
    {
      help: 'list all game options',
      load: () => import('./commands/options.ts').then(({ command, options }) => ({ command, run: options })),
    },
  ],
  [
    'verify',
    {
      help: 'verify all dice and draws of finished games against the hashes published before the deal',
      load: () => import('./commands/verify.ts').then(({ command, verify }) => ({ command, run: verify })),
    },
  ],
  [
    'load',
    {
      help: 'load-test a server over sockets and measure how fast moves arrive',
      load: () => import('./commands/load.ts').then(({ command, load }) => ({ command, run: load })),
    },
  ],
  [
    'admin',
    {
      help: 'manage admins, password links and webhooks',
      load: () => import('./commands/admin.ts').then(({ command, admin }) => ({ command, run: admin })),
    },
  ],
  [
    'replay',
    {
      help: 'check app logs and game files against the rules',
      load: () => import('./commands/replay.ts').then(({ command, replay }) => ({ command, run: replay })),
    },
  ],
])

const usage = (): string => {
  const lines = [...commands].map(([name, { help }]) => `  ${name.padEnd(10)} ${help}`)
  return `usage: hotline <command> [options]\n\n${lines.join('\n')}\n\nhotline <command> --help lists the options of a command.\n`
}

async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(usage())
    return 0
  }
  const entry = commands.get(name)
  if (entry === undefined) {
    process.stderr.write(`hotline: unknown command ${JSON.stringify(name)}.\n\n${usage()}`)
    return 2
  }
  const { command, run } = await entry.load()
  try {
    const code = await run(args)
    if (code === null) process.stdout.write(helpOf(command))
    return code ?? 0
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error
    process.stderr.write(`hotline ${name}: ${error.message}\n`)
    return 2
  }
}

// The reader of the output may close it early: `hotline replay … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await main(process.argv.slice(2))
