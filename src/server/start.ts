/** Starts a server on a data folder; the first start sets the folder up. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pino, { type DestinationStream, type Level, type Logger } from 'pino'
import { present } from '../records/present.ts'
import { phrase, SpokenError } from '../words/program.ts'
import { lockFolder } from './lock.ts'
import { BUILT } from './page.ts'
import { type HotlineServer, makeServer, type ServerConfig } from './server.ts'
import { addressAt } from './storage/address.ts'
import { checkFile } from './storage/check.ts'
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
  readonly mostDelay?: number | undefined
  readonly sockets?: ServerConfig['sockets'] | undefined
  readonly requests?: number
  readonly page?: string | null
  readonly notices?: ServerConfig['notices']
  readonly days?: ServerConfig['days']
}

export interface RunningServer {
  readonly server: HotlineServer
  readonly storage: OpenStorage
  readonly address: string
  stop(): Promise<void>
}

/** The data folder can't be used; the message says why. */
class BadFolder extends SpokenError {
  readonly code = 'bad-folder'
}

/** The root of the project, from the built file or from its source. */
const ROOT = import.meta.url.endsWith('.ts') ? '../..' : '../../..'
const { version } = JSON.parse(readFileSync(new URL(`${ROOT}/package.json`, import.meta.url), 'utf8')) as { version: string }

interface RequestLog {
  readonly method: string
  readonly url: string
  readonly ip: string
}

/** The fields of a request in the log, without the query: it may have a seat's token. */
const requestOf = ({ method, url, ip }: RequestLog): RequestLog => ({ method, url: url.split('?')[0]!, ip })

export const loggerTo = (stream: DestinationStream, level: StartOptions['log']): Logger =>
  pino({ level, serializers: { req: requestOf, error: pino.stdSerializers.err } }, stream)

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** SQLite gives its other files the mode of the first. */
const FILES = ['hotline.sqlite', 'hotline.lock']
const MADE_BY_SQLITE = ['-wal', '-shm', '-journal']

/** Makes the folder, readable for its owner alone: it holds hands, secrets and sessions. */
function setUp(folder: string): void {
  const path = resolve(folder)
  try {
    mkdirSync(path, { recursive: true, mode: FOLDER_MODE })
    close(path, FOLDER_MODE)
    for (const name of FILES) {
      const file = join(path, name)
      closeSync(openSync(file, 'a', FILE_MODE))
      for (const end of ['', ...MADE_BY_SQLITE]) if (existsSync(file + end)) close(file + end, FILE_MODE)
    }
  } catch (error) {
    throw new BadFolder(phrase('folder.unusable', { folder: path, problem: (error as Error).message }), { cause: error })
  }
}

/** Sets the mode. A file of another owner, which this process may use, stays as it is. */
function close(path: string, mode: number): void {
  if ((statSync(path).mode & 0o777) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
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
  mostDelay,
  sockets,
  requests,
  page = BUILT,
  notices,
  days,
}: StartOptions): Promise<RunningServer> {
  if (database === undefined) setUp(data)
  const unlock = database === undefined ? lockFolder(data) : () => undefined
  const address = addressAt({ data, database })
  const logger = loggerTo(pino.destination(2), log)
  const opened = async (): Promise<OpenStorage> => {
    if (database === undefined && !checkFile(address)) logger.warn(`${address} is too large to be looked through at the start`)
    return openStorage(address)
  }
  const storage = await opened().catch((error: unknown) => {
    unlock()
    throw error
  })
  const end = async (): Promise<void> => {
    await storage.close()
    unlock()
  }
  try {
    const server = await makeServer({
      storage,
      page,
      version,
      logger,
      ...present({ trustProxy, limits, mostDelay, sockets, requests, notices, days }),
    })
    const stop = async (): Promise<void> => {
      await server.close()
      await end()
    }
    try {
      return { server, storage, address: await server.listen({ port, host }), stop }
    } catch (error) {
      await server.close()
      throw error
    }
  } catch (error) {
    await end()
    throw error
  }
}
