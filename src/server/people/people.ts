/** Who somebody is. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Person } from '../../protocol/people.ts'
import { Denied } from '../games/denied.ts'
import { hashOf } from '../games/secrets.ts'
import type { OpenStorage } from '../storage/open.ts'
import type { PeopleTable } from '../storage/schema.ts'
import { type Auths, makeAuths } from './auth.ts'
import { BOT_TOKEN, plainName } from './names.ts'
import { makeThrottle, type Throttle } from './throttle.ts'

type Shown = Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>

export interface People {
  readonly storage: OpenStorage
  readonly auths: Auths
  readonly throttle: Throttle
  /** Whose session or token this is, or null. Throws `Denied` where that one is banned. */
  personOf(headers: Shown): Promise<Person | null>
  /** The same, banned or not: for what belongs to the person itself. */
  memberOf(headers: Shown): Promise<Person | null>
  byId(id: string): Promise<Person | null>
  /** By the name, capitals or not. */
  byName(name: string): Promise<Person | null>
  /** Somebody is connected: `look` is called when a session may have ended, or something else that a connection keeps has changed. */
  attend(id: string, look: () => void): () => void
  recheck(id: string): void
  /** The same for all who are connected: changes may have been missed. */
  recheckAll(): void
  /** What another process has announced. */
  recheckHere(id: string): void
  /** Whose chat somebody does not want to see. */
  mutesOf(id: string): Promise<ReadonlySet<string>>
  /** Whether an admin has told somebody to be quiet. */
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

/** `announce` lets other processes know of a change. */
export async function makePeople(storage: OpenStorage, announce: (person: string) => void = () => undefined): Promise<People> {
  const { db } = storage
  const auths = await makeAuths(storage)
  const attending = new Map<string, Set<() => void>>()

  const look = (id: string): void => {
    for (const check of attending.get(id) ?? []) check()
  }

  const rowOf = async (id: string): Promise<Row | null> =>
    (await db.selectFrom('people').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null

  async function idOf({ cookie, authorization }: Shown): Promise<string | null> {
    const token = BOT_TOKEN.exec(authorization ?? '')?.[1]
    if (token !== undefined) {
      const found = await db.selectFrom('bot_tokens').select('person').where('hash', '=', hashOf(token)).executeTakeFirst()
      return found?.person ?? null
    }
    if (cookie === undefined || !cookie.includes('hotline.')) return null
    const session = await auths.forCookies(cookie).api.getSession({ headers: new Headers({ cookie }) })
    return session?.user.id ?? null
  }

  async function shown(headers: Shown): Promise<Row | null> {
    const id = await idOf(headers)
    return id === null ? null : rowOf(id)
  }

  return {
    storage,
    auths,
    throttle: makeThrottle(),
    personOf: async (headers) => {
      const row = await shown(headers)
      if (row !== null && row.banned !== null) throw new Denied('banned')
      return row === null ? null : personFrom(row)
    },
    memberOf: async (headers) => {
      const row = await shown(headers)
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
    attend: (id, look) => {
      const known = attending.get(id) ?? new Set()
      attending.set(id, known.add(look))
      return () => {
        known.delete(look)
        if (known.size === 0 && attending.get(id) === known) attending.delete(id)
      }
    },
    recheck: (id) => {
      look(id)
      announce(id)
    },
    recheckHere: look,
    recheckAll: () => {
      for (const id of attending.keys()) look(id)
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

/** Whether whoever opened a connection with these may go on using it. */
export async function isWelcomeStill(people: People, headers: Shown): Promise<boolean> {
  try {
    return (await people.personOf(headers)) !== null
  } catch (error) {
    if (error instanceof Denied) return false
    throw error
  }
}
