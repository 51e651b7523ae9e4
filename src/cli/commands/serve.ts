/** `hotline serve`: the table in the browser, and for others over the network. */
import { type AddressInfo, isIP } from 'node:net'
import { keptDays, LOG_LEVELS, MOST_PROXIES, noticeSettings, type Proxies, proxiesIn } from '../../server/config.ts'
import type { RunningServer, StartOptions } from '../../server/start.ts'
import { type Localized, phrase } from '../../words/program.ts'
import { BadArguments, type Command, givenAmong, readArguments } from '../args.ts'
import { databaseTrouble, dataLocationOf, fromEnvironment, PLACE } from '../data-location.ts'

export const command = {
  name: 'serve',
  help: phrase('command.serve'),
  options: {
    port: { is: 'number', usual: 8080, least: 0, most: 65_535, help: phrase('option.port'), env: 'HOTLINE_PORT' },
    host: {
      is: 'text',
      usual: '127.0.0.1',
      value: 'ADDRESS',
      help: phrase('option.host'),
      env: 'HOTLINE_HOST',
    },
    ...PLACE,
    log: { is: 'name', usual: 'warn', among: LOG_LEVELS, help: phrase('option.log'), env: 'HOTLINE_LOG' },
    demo: { is: 'switch', help: phrase('option.demo') },
    'trust-proxy': {
      is: 'text',
      usual: '',
      alone: '1',
      value: 'N|ADDRESSES',
      help: phrase('option.trust-proxy'),
      env: 'HOTLINE_TRUST_PROXY',
    },
  },
} as const satisfies Command

/** The address to open in the browser. */
function addressOf({ address, port }: AddressInfo): string {
  const everywhere = address === '0.0.0.0' || address === '::'
  const host = everywhere ? 'localhost' : isIP(address) === 6 ? `[${address}]` : address
  return `http://${host}:${port}/`
}

const TROUBLES: Readonly<Record<string, (port: number, host: string) => Localized>> = {
  EADDRINUSE: (port) => phrase('port.taken', { port: String(port) }),
  EACCES: (port) => phrase('port.refused', { port: String(port) }),
  EADDRNOTAVAIL: (_port, host) => phrase('host.not-here', { host }),
  ENOTFOUND: (_port, host) => phrase('host.unknown', { host }),
}

/** The message about the port or the address to listen on; null for other errors. */
function listenTrouble(error: NodeJS.ErrnoException & { readonly hostname?: string }, { port, host }: StartOptions): Localized | null {
  if (error.hostname !== undefined && error.hostname !== host) return null
  return TROUBLES[error.code ?? '']?.(port, host) ?? null
}

function proxiesOf(flag: string, env: Proxies | undefined): Proxies {
  if (flag === '') return env ?? 0
  const read = proxiesIn(flag)
  if (read === undefined) throw new BadArguments(phrase('bad.trust-proxy', { most: MOST_PROXIES, given: JSON.stringify(flag) }))
  return read
}

/** Flags take precedence over the environment. */
function wanted(args: readonly string[]): (StartOptions & { readonly demo: boolean }) | null {
  const options = readArguments(command, args)
  if (options === null) return null
  const env = fromEnvironment()
  const given = givenAmong(command, args)
  return {
    port: given.includes('port') ? options.port : (env.HOTLINE_PORT ?? options.port),
    host: given.includes('host') ? options.host : (env.HOTLINE_HOST ?? options.host),
    ...dataLocationOf(options, env),
    demo: options.demo,
    log: (given.includes('log') ? options.log : (env.HOTLINE_LOG ?? options.log)) as StartOptions['log'],
    trustProxy: proxiesOf(options['trust-proxy'], env.HOTLINE_TRUST_PROXY),
    notices: noticeSettings(env),
    days: keptDays(env),
    sockets: env.HOTLINE_SOCKETS,
    mostDelay: env.HOTLINE_MOST_DELAY,
  }
}

async function showDemo({ server, storage }: RunningServer): Promise<void> {
  process.stdout.write('Bots are playing games to look at …\n')
  const { layOut } = await import('../../server/demo.ts')
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
    // All of a server is much to load for its help, or for what a wrong option is answered with.
    const { start } = await import('../../server/start.ts')
    const started = await start(options)
    const { address, port } = started.server.http.server.address() as AddressInfo
    process.stdout.write(`Hotline is at ${addressOf({ address, port, family: '' })} (Ctrl+C ends it)\n`)
    if (options.demo) await showDemo(started)
    await ended()
    await started.stop()
    return 0
  } catch (error) {
    const message = listenTrouble(error as NodeJS.ErrnoException, options) ?? databaseTrouble(error)
    if (message === null) throw error
    throw new BadArguments(message, { cause: error })
  }
}

const ended = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
