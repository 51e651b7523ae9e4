/** Looks up accounts by session, bot token, id or name. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Person } from '../../protocol/people.ts'
import { Denied } from '../games/denied.ts'
import { hashOf } from '../games/secrets.ts'
import type { OpenStorage } from '../storage/open.ts'
import type { PeopleTable } from '../storage/schema.ts'
import { type Auths, makeAuths } from './auth.ts'
import { BOT_TOKEN, plainName } from './names.ts'
import { makeThrottle, type Throttle } from './throttle.ts'

type AuthHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>

export interface People {
  readonly storage: OpenStorage
  readonly auths: Auths
  readonly throttle: Throttle
  /** The account of this session or token, or null. Throws `Denied` where it is banned. */
  personOf(headers: AuthHeaders): Promise<Person | null>
  /** The same, banned or not: for a user's own data. */
  memberOf(headers: AuthHeaders): Promise<Person | null>
  byId(id: string): Promise<Person | null>
  /** Ignores case. */
  byName(name: string): Promise<Person | null>
  /** Calls the listener when a session of the account may have ended, or its mutes have changed. Returns what removes the listener. */
  onRecheck(id: string, listener: () => void): () => void
  /** Notifies the listeners of all processes. */
  recheck(id: string): void
  /** Notifies every listener of this process: announcements of others may have been lost. */
  recheckAll(): void
  /** Notifies the listeners of this process: another one has announced the change. */
  recheckHere(id: string): void
  /** The accounts whose chat this one has hidden. */
  mutesOf(id: string): Promise<ReadonlySet<string>>
  /** Whether an admin has muted the account. */
  isSilenced(id: string): Promise<boolean>
}

type Row = Pick<PeopleTable, 'id' | 'name' | 'isAnonymous' | 'admin' | 'banned' | 'owner'>
const COLUMNS = ['id', 'name', 'isAnonymous', 'admin', 'banned', 'owner'] as const

const personFrom = ({ id, name, isAnonymous, admin, owner }: Row): Person => ({
  id,
  name,
  guest: Boolean(isAnonymous),
  bot: owner !== null,
  admin: admin === 1,
})

/** `announce` notifies the other processes of a change. */
export async function makePeople(storage: OpenStorage, announce: (person: string) => void = () => undefined): Promise<People> {
  const { db } = storage
  const auths = await makeAuths(storage)
  const listeners = new Map<string, Set<() => void>>()

  const notify = (id: string): void => {
    for (const listener of listeners.get(id) ?? []) listener()
  }

  const rowOf = async (id: string): Promise<Row | null> =>
    (await db.selectFrom('people').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null

  async function idOf({ cookie, authorization }: AuthHeaders): Promise<string | null> {
    const token = BOT_TOKEN.exec(authorization ?? '')?.[1]
    if (token !== undefined) {
      const found = await db.selectFrom('bot_tokens').select('person').where('hash', '=', hashOf(token)).executeTakeFirst()
      return found?.person ?? null
    }
    if (cookie === undefined || !cookie.includes('hotline.')) return null
    const session = await auths.forCookies(cookie).api.getSession({ headers: new Headers({ cookie }) })
    return session?.user.id ?? null
  }

  async function rowFor(headers: AuthHeaders): Promise<Row | null> {
    const id = await idOf(headers)
    return id === null ? null : rowOf(id)
  }

  return {
    storage,
    auths,
    throttle: makeThrottle(),
    personOf: async (headers) => {
      const row = await rowFor(headers)
      if (row !== null && row.banned !== null) throw new Denied('banned')
      return row === null ? null : personFrom(row)
    },
    memberOf: async (headers) => {
      const row = await rowFor(headers)
      return row === null ? null : personFrom(row)
    },
    byName: async (name) => {
      const row = await db
        .selectFrom('people')
        .select(COLUMNS)
        .where((e) => e.or([e('username', '=', plainName(name)), e.and([e('username', 'is', null), e('name', '=', name)])]))
        .executeTakeFirst()
      return row === undefined ? null : personFrom(row)
    },
    onRecheck: (id, listener) => {
      const known = listeners.get(id) ?? new Set()
      listeners.set(id, known.add(listener))
      return () => {
        known.delete(listener)
        if (known.size === 0 && listeners.get(id) === known) listeners.delete(id)
      }
    },
    recheck: (id) => {
      notify(id)
      announce(id)
    },
    recheckHere: notify,
    recheckAll: () => {
      for (const id of listeners.keys()) notify(id)
    },
    mutesOf: async (id) =>
      new Set((await db.selectFrom('mutes').select('muted').where('person', '=', id).execute()).map(({ muted }) => muted)),
    isSilenced: async (id) =>
      (await db.selectFrom('people').select('id').where('id', '=', id).where('muted', 'is not', null).executeTakeFirst()) !== undefined,
    byId: async (id) => {
      const row = await rowOf(id)
      return row === null ? null : personFrom(row)
    },
  }
}

/** Whether the session or token of these headers is still valid, and its account not banned. */
export async function isStillSignedIn(people: People, headers: AuthHeaders): Promise<boolean> {
  try {
    return (await people.personOf(headers)) !== null
  } catch (error) {
    if (error instanceof Denied) return false
    throw error
  }
}
