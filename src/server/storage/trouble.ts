/** Failures of the database itself: it is away, full, damaged, or of another program. */
import { SpokenError } from '../../words/program.ts'

export const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | null)?.code

/** The database can't be used; the message says why. */
export class BadDatabase extends SpokenError {
  readonly code = 'bad-database'
}

/** Codes of PostgreSQL and the system for a database that is away, starts, stops, is full or too slow. */
const AWAY = /^(?:08\w{3}|53\w{3}|57\w{3}|58\w{3}|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Messages of the PostgreSQL client that have no code. */
const GONE =
  /^(?:Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/
const OF_SQLITE = /^SQLITE_(?:FULL|BUSY|IOERR|READONLY|CANTOPEN)/

export const QUERY_TIMEOUT = 'Query read timeout'

/** Whether the error is transient: the client may retry later. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error)
  if (typeof code === 'string' && (AWAY.test(code) || OF_SQLITE.test(code))) return true
  return error instanceof Error && (GONE.test(error.message) || (error.cause !== undefined && isOutage(error.cause)))
}
