/** Addresses of positions, and games of this browser that are stored on the server to be looked at. */
import { archiveLine } from '../../protocol/archive.ts'
import type { Language } from '../../words/languages.ts'
import { ApiError, addressOf, ask, meOrGuest, nothing } from '../people/api.ts'

/** A game that has an address on the server: among those played there, or in its archive. */
export interface OnServer {
  readonly shelf: 'games' | 'archive'
  readonly id: string
}

/** The game whose file this is: `api/archive/ID/record`; null for any other file. */
export function serverGameOf(file: string): OnServer | null {
  const found = /(?:^|\/)api\/(games|archive)\/([a-z0-9]{12})\/(?:record|log)$/.exec(file.split('?')[0]!)
  return found === null ? null : { shelf: found[1] as OnServer['shelf'], id: found[2]! }
}

/** The address of a position. The title and picture of the link are in this language. */
export function addressOfMove({ shelf, id }: OnServer, step: number, language: Language): string {
  const address = addressOf(`${shelf}/${id}/${step}`)
  if (language !== 'en') address.searchParams.set('language', language)
  return address.href
}

/** Whether people without an account or a key may see the game. */
export async function isPublic({ shelf, id }: OnServer): Promise<boolean> {
  const reply = await fetch(addressOf(`api/${shelf}/${id}`), { credentials: 'omit' }).catch((error: unknown) => {
    throw new ApiError('no-server', String(error))
  })
  return reply.ok
}

/** Stores a record on the server, for all who have its address. Throws `ApiError`. */
export async function shareRecord(text: string): Promise<OnServer> {
  await meOrGuest()
  const { id } = await ask(archiveLine, 'POST', 'api/shares', { text })
  return { shelf: 'archive', id }
}

/** Where all who have the address can see the game: where it is, or where a copy of its record is stored for them. Throws `ApiError`. */
export const placeToShare = async (on: OnServer | null, record: string): Promise<OnServer> =>
  on !== null && (await isPublic(on)) ? on : shareRecord(record)

/** Deletes a game that this person has shared. Throws `ApiError`. */
export const unshare = ({ id }: OnServer): Promise<unknown> => ask(nothing, 'DELETE', `api/archive/${id}`)
