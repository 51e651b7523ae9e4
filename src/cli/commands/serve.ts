/** `hotline serve`: the table in the browser, and for others over the network. */
import { type AddressInfo, isIP } from 'node:net'
import { keptDays, LOG_LEVELS, noticeSettings, PROXIES, type Proxies, proxiesIn } from '../../server/config.ts'
import { layOut } from '../../server/demo.ts'
import { FolderInUse } from '../../server/lock.ts'
import { NoPage } from '../../server/page.ts'
import { BadFolder, type RunningServer, type StartOptions, start } from '../../server/start.ts'
import { BadArguments, type Command, readArguments } from '../args.ts'
import { checked, databaseTrouble, dataLocationOf, fromEnvironment, PLACE } from '../data-location.ts'

export const command = {
  name: 'serve',
  help: 'start the web server',
  options: {
    port: { is: 'number', usual: 8080, least: 0, most: 65_535, help: 'port to listen on, 0 = any free [env HOTLINE_PORT]' },
    host: {
      is: 'text',
      usual: '127.0.0.1',
      value: 'ADDRESS',
      help: 'address to listen on, 0.0.0.0 to allow other machines [env HOTLINE_HOST]',
    },
    ...PLACE,
    log: { is: 'name', usual: 'warn', among: LOG_LEVELS, help: `log level: ${LOG_LEVELS.join(', ')} [env HOTLINE_LOG]` },
    demo: { is: 'switch', help: 'seed with bot games' },
    'trust-proxy': {
      is: 'text',
      usual: '',
      alone: '1',
      value: 'N|ADDRESSES',
      help: 'trust X-Forwarded-* headers of so many proxies, or of these addresses; alone: 1 [env HOTLINE_TRUST_PROXY]',
    },
  },
} as const satisfies Command

/** The address to open in the browser. */
function addressOf({ address, port }: AddressInfo): string {
  const everywhere = address === '0.0.0.0' || address === '::'
  const host = everywhere ? 'localhost' : isIP(address) === 6 ? `[${address}]` : address
  return `http://${host}:${port}/`
}

const TROUBLES: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `port ${port} is taken; choose another with --port.`,
  EACCES: (port) => `port ${port} is not allowed here; choose one above 1023 with --port.`,
  EADDRNOTAVAIL: (_port, host) => `this machine has no address ${host}; leave --host out or choose another.`,
  ENOTFOUND: (_port, host) => `there is no address ${host}; leave --host out or choose another.`,
}

/** The message about the port or the address to listen on; null for other errors. */
function listenTrouble(error: NodeJS.ErrnoException & { readonly hostname?: string }, { port, host }: StartOptions): string | null {
  if (error.hostname !== undefined && error.hostname !== host) return null
  return TROUBLES[error.code ?? '']?.(port, host) ?? null
}

function proxiesOf(flag: string, env: Proxies | undefined): Proxies {
  if (flag === '') return env ?? 0
  const read = proxiesIn(flag)
  if (read === undefined) throw new BadArguments(`--trust-proxy says ${PROXIES}, not ${JSON.stringify(flag)}.`)
  return read
}

/** Flags take precedence over the environment. */
function wanted(args: readonly string[]): (StartOptions & { readonly demo: boolean }) | null {
  const options = readArguments(command, args)
  if (options === null) return null
  const env = fromEnvironment()
  const isGiven = (flag: string): boolean => args.some((arg) => arg === `--${flag}` || arg.startsWith(`--${flag}=`))
  return {
    port: isGiven('port') ? options.port : (env.HOTLINE_PORT ?? options.port),
    host: isGiven('host') ? options.host : (env.HOTLINE_HOST ?? options.host),
    ...dataLocationOf(options, env),
    demo: options.demo,
    log: (isGiven('log') ? options.log : (env.HOTLINE_LOG ?? options.log)) as StartOptions['log'],
    trustProxy: proxiesOf(options['trust-proxy'], env.HOTLINE_TRUST_PROXY),
    notices: checked(() => noticeSettings(env)),
    days: keptDays(env),
    sockets: env.HOTLINE_SOCKETS,
    mostDelay: env.HOTLINE_MOST_DELAY,
  }
}

async function showDemo({ server, storage }: RunningServer): Promise<void> {
  process.stdout.write('Bots are playing games to look at …\n')
  const demo = await layOut(server, storage)
  process.stdout.write(
    demo === null
      ? 'They have been there since an earlier start.\n'
      : `${demo.over} games are over, ${demo.running} are in progress and ${demo.waiting} wait in the lobby for an opponent. Sign in as ${demo.name} with ${demo.password} to go on with them.\n`,
  )
}

/** Serves until a signal ends the program. */
export async function serve(args: readonly string[]): Promise<number | null> {
  const options = wanted(args)
  if (options === null) return null
  try {
    const started = await start(options)
    const { address, port } = started.server.http.server.address() as AddressInfo
    process.stdout.write(`Hotline is at ${addressOf({ address, port, family: '' })} (Ctrl+C ends it)\n`)
    if (options.demo) await showDemo(started)
    await ended()
    await started.stop()
    return 0
  } catch (error) {
    if (error instanceof NoPage || error instanceof BadFolder || error instanceof FolderInUse)
      throw new BadArguments(`${error.message}.`, { cause: error })
    const message = listenTrouble(error as NodeJS.ErrnoException, options) ?? databaseTrouble(error)
    if (message === null) throw error
    throw new BadArguments(message, { cause: error })
  }
}

const ended = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
