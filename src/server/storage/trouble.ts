/** What goes wrong with a database that is none of our doing: it is away, full, damaged, or another's. */

export const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | null)?.code

/** The database can't be used; the message says why, as the rest of a sentence. */
export class BadDatabase extends Error {
  readonly code = 'bad-database'
}

/** What PostgreSQL and the system say when it is not there, ends, starts, has no room or was too slow. */
const AWAY = /^(?:08\w{3}|53\w{3}|57\w{3}|58\w{3}|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the client of PostgreSQL says without a code. */
const GONE =
  /^(?:Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/
const OF_SQLITE = /^SQLITE_(?:FULL|BUSY|IOERR|READONLY|CANTOPEN)/

export const QUERY_TIMEOUT = 'Query read timeout'

/** Whether it may work again without any change of ours: the client may come again later. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error)
  if (typeof code === 'string' && (AWAY.test(code) || OF_SQLITE.test(code))) return true
  return error instanceof Error && (GONE.test(error.message) || (error.cause !== undefined && isOutage(error.cause)))
}
