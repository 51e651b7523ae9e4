/** Starts a server on a data folder; the first start sets the folder up. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pino, { type DestinationStream, type Level, type Logger } from 'pino'
import { lockFolder } from './lock.ts'
import { BUILT } from './page.ts'
import { type HotlineServer, makeServer, type ServerConfig } from './server.ts'
import { type OpenStorage, openStorage } from './storage/open.ts'

export interface StartOptions {
  readonly port: number
  readonly host: string
  readonly data: string
  /** The address of a PostgreSQL database, instead of the one in the folder. */
  readonly database?: string | undefined
  readonly log: Level | 'silent'
  readonly trustProxy?: ServerConfig['trustProxy']
  readonly limits?: ServerConfig['limits']
  readonly sockets?: ServerConfig['sockets'] | undefined
  readonly requests?: number
  readonly page?: string | null
  readonly notices?: ServerConfig['notices']
  readonly days?: ServerConfig['days']
}

export interface Started {
  readonly server: HotlineServer
  readonly storage: OpenStorage
  readonly address: string
  stop(): Promise<void>
}

/** The data folder can't be used; the message says why. */
export class BadFolder extends Error {
  readonly code = 'bad-folder'
}

/** The root of the project, from the built file or from its source. */
const ROOT = import.meta.url.endsWith('.ts') ? '../..' : '../../..'
const { version } = JSON.parse(readFileSync(new URL(`${ROOT}/package.json`, import.meta.url), 'utf8')) as { version: string }

interface Requested {
  readonly method: string
  readonly url: string
  readonly ip: string
}

/** What the log says of a request: not what opens a seat, which may stand in the query. */
const requestOf = ({ method, url, ip }: Requested): Requested => ({ method, url: url.split('?')[0]!, ip })

/** The log goes to standard error: standard output is for whoever started the program. */
export const loggerTo = (stream: DestinationStream, level: StartOptions['log']): Logger =>
  pino({ level, serializers: { req: requestOf, error: pino.stdSerializers.err } }, stream)

/** The address of the storage: the database, or else a file in the folder. */
export const addressAt = ({ data, database }: Pick<StartOptions, 'data' | 'database'>): string =>
  database ?? join(resolve(data), 'hotline.sqlite')

function setUp(folder: string): void {
  const path = resolve(folder)
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new BadFolder(`${path} can't be made: ${(error as Error).message}`, { cause: error })
  }
}

export async function start({
  port,
  host,
  data,
  database,
  log,
  trustProxy,
  limits,
  sockets,
  requests,
  page = BUILT,
  notices,
  days,
}: StartOptions): Promise<Started> {
  if (database === undefined) setUp(data)
  const unlock = database === undefined ? lockFolder(data) : () => undefined
  const storage = await openStorage(addressAt({ data, database })).catch((error: unknown) => {
    unlock()
    throw error
  })
  const close = async (): Promise<void> => {
    await storage.close()
    unlock()
  }
  const logger = loggerTo(pino.destination(2), log)
  try {
    const server = await makeServer({
      storage,
      page,
      version,
      logger,
      ...(trustProxy === undefined ? {} : { trustProxy }),
      ...(limits === undefined ? {} : { limits }),
      ...(sockets === undefined ? {} : { sockets }),
      ...(requests === undefined ? {} : { requests }),
      ...(notices === undefined ? {} : { notices }),
      ...(days === undefined ? {} : { days }),
    })
    const stop = async (): Promise<void> => {
      await server.close()
      await close()
    }
    try {
      return { server, storage, address: await server.listen({ port, host }), stop }
    } catch (error) {
      await server.close()
      throw error
    }
  } catch (error) {
    await close()
    throw error
  }
}
