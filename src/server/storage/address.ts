/** Where a server keeps its games. */
import { join, resolve } from 'node:path'

/** Returns the address of the storage: the database, or else a file in the data folder. */
export const addressAt = ({ data, database }: { readonly data: string; readonly database?: string | undefined }): string =>
  database ?? join(resolve(data), 'hotline.sqlite')
