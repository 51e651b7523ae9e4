/** `hotline serve`: the table in the browser. */
import { type AddressInfo, isIP } from 'node:net'
import { NoPage, pageServer } from '../server/page-server.ts'
import { BadArguments, type Command, readArguments } from './args.ts'

export const command = {
  name: 'serve',
  help: 'serves the table in the browser',
  options: {
    port: { is: 'number', usual: 8080, least: 0, most: 65_535, help: 'the port to listen at; 0 takes any that is free' },
    host: { is: 'text', usual: '127.0.0.1', value: 'ADDRESS', help: 'the address to listen at; 0.0.0.0 for everybody in the network' },
  },
} as const satisfies Command

/** What a person types into the browser. */
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

/** Serves until the program is ended. */
export async function serve(args: readonly string[]): Promise<number | null> {
  const options = readArguments(command, args)
  if (options === null) return null
  const { port, host } = options
  try {
    const server = await pageServer()
    await server.listen({ port, host })
    process.stdout.write(`Hotline is at ${addressOf(server.server.address() as AddressInfo)} (Ctrl+C ends it)\n`)
    await ended()
    await server.close()
    return 0
  } catch (error) {
    if (error instanceof NoPage) throw new BadArguments(`${error.message}.`, { cause: error })
    const told = TROUBLES[(error as NodeJS.ErrnoException).code ?? '']
    if (told === undefined) throw error
    throw new BadArguments(told(port, host), { cause: error })
  }
}

const ended = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
