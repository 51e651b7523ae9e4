/** Being told: looks at every game that changes, keeps what is to be told, and sends it. */
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Language } from '../../words/languages.ts'
import type { NoticeValues } from '../../words/notices.ts'
import { newSecret } from '../games/secrets.ts'
import type { Table } from '../games/table.ts'
import type { GameTables } from '../games/tables.ts'
import { repeat } from '../repeat.ts'
import type { OpenStorage } from '../storage/open.ts'
import type { DatabaseSchema as Schema } from '../storage/schema.ts'
import { type ChoiceKeeper, keepChoices } from './choices.ts'
import type { HookSettings } from './hook.ts'
import { hooksIn } from './hooks.ts'
import { type MailSettings, makeMailer } from './mail.ts'
import { newPushKeys, type PushKeys, readPushKeys } from './push.ts'
import { makeQueue, type Queue, type QueueEntry } from './queue.ts'
import { makeSender } from './sender.ts'
import { type NoticeDraft, publicEventOf, wantedOf } from './wanted.ts'

export interface NoticeSettings {
  readonly mail?: MailSettings | undefined
  readonly hook?: HookSettings | undefined
  /** Where people find the page, for links; without it, where the server listens. */
  readonly address?: string | undefined
  /** The language of what is told to nobody in particular. */
  readonly language?: Language | undefined
  /** Push services beside those of the great browsers, by host and port. */
  readonly pushHosts?: readonly string[] | undefined
}

export interface Notices {
  readonly choices: ChoiceKeeper
  readonly queue: Queue
  readonly pushKey: string
  readonly canMail: boolean
  readonly now: () => number
  readonly pushHosts: readonly string[]
  /** What signs the links in mails. */
  readonly secret: string
  /** What stores that somebody is told of a challenge, with the challenge itself; of many by the same one, now and then. */
  ofChallenge(by: string, person: string, values: NoticeValues): Promise<(t: Kysely<Schema>) => Promise<void>>
  /** Sends somebody the link to a new password; of many that are asked for, one now and then. */
  tellLink(person: string, values: { readonly name: string; readonly language: Language }): Promise<void>
  /** Asks whoever reads at a new address whether mail is welcome. */
  askAddress(person: string): Promise<void>
  /** Begins to send; `address` is where the server listens. One process of all sends. */
  start(address: string, isLeader: () => boolean): void
  /** Sends what is due now. */
  deliver(): Promise<void>
  stop(): Promise<void>
}

interface Needed {
  readonly storage: OpenStorage
  readonly tables: GameTables
  readonly log: FastifyBaseLogger
  readonly settings: NoticeSettings
  /** Makes what the link to a new password carries. */
  readonly newLink: (person: string) => Promise<string>
}

/** How often what is due is looked for. */
const EVERY = 2000
const MOST_TRIES = 5
/** Within this time somebody is told of one challenge of another's: each can be withdrawn and made again. */
const CHALLENGES = 600_000
/** Within this time somebody gets one link to a new password: anybody can ask for it. */
const LINKS = 300_000

const keysOf = (table: Table, now: number): string =>
  wantedOf(table, now)
    .map(({ key, kind, due }) => (kind === 'short' ? `${key} ${due}` : key))
    .join('\n')

export async function makeNotices({ storage, tables, log, settings, newLink }: Needed): Promise<Notices> {
  const { now } = tables
  const { db } = storage
  const choices = keepChoices(db)
  const queue = makeQueue(db)
  const hooks = hooksIn(db, settings.hook)
  const secret = await storage.fact('notice-secret', newSecret())
  const pushKeys: PushKeys = readPushKeys(await storage.fact('push-keys', newPushKeys()))
  const mailer = settings.mail === undefined ? null : makeMailer(settings.mail)
  let address = settings.address ?? ''
  const sender = makeSender({ tables, choices, queue, hooks, mailer, pushKeys, settings, secret, log, newLink, address: () => address })

  /** What a person is told goes by the ways that it has chosen. */
  async function channelsFor(wanted: NoticeDraft): Promise<QueueEntry[]> {
    const { mail, confirmed, mailKinds, pushKinds } = await choices.of(wanted.person)
    const byMail = mailer !== null && mail !== null && confirmed && mailKinds.includes(wanted.kind)
    const byPush = pushKinds.includes(wanted.kind) && (await choices.subscriptions(wanted.person)).length > 0
    return [...(byMail ? [{ ...wanted, channel: 'mail' as const }] : []), ...(byPush ? [{ ...wanted, channel: 'push' as const }] : [])]
  }

  async function hooksFor(table: Table): Promise<QueueEntry[]> {
    const event = publicEventOf(table)
    if (event === null) return []
    const common = { channel: 'hook', kind: event.event, person: null, game: table.row.id, seat: null, due: now(), passing: false } as const
    return (await hooks.all()).map(({ id }) =>
      id === null ? { ...common, key: event.key, values: {} } : { ...common, key: `${event.key} ${id}`, values: { hook: id } },
    )
  }

  async function sync(id: string): Promise<void> {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const table = await tables.read(id)
      const entries: QueueEntry[] = await hooksFor(table)
      for (const wanted of wantedOf(table, now(), now() - tables.served())) entries.push(...(await channelsFor(wanted)))
      if (await queue.sync(id, table.row.rev, entries, now())) return
    }
    log.warn({ game: id }, 'a game changes faster than people can be told of it')
  }

  const running = new Map<string, Promise<void>>()
  /** One after the other for each game. */
  function schedule(id: string): Promise<void> {
    const work = (running.get(id) ?? Promise.resolve()).then(() => sync(id))
    const mine = work
      .catch(() => undefined)
      .finally(() => {
        if (running.get(id) === mine) running.delete(id)
      })
    running.set(id, mine)
    return work
  }

  const concernsSomebody = (table: Table): boolean => table.row.seats.some(({ user }) => user !== null) || publicEventOf(table) !== null

  tables.work.add({
    isNeeded: (table, before) =>
      concernsSomebody(table) && (before === null || table.row.status !== before.row.status || keysOf(table, 0) !== keysOf(before, 0)),
    follow: ({ row }) => schedule(row.id),
  })

  let sending = Promise.resolve()

  async function sendDue(): Promise<void> {
    await Promise.all(running.values())
    await sender.deliver()
  }

  /** One after the other, too. */
  function deliver(): Promise<void> {
    const mine = sending.then(sendDue)
    sending = mine.catch((error: unknown) => log.error(error, 'notices could not be sent'))
    return mine
  }

  let end = (): Promise<void> => Promise.resolve()
  return {
    choices,
    queue,
    pushKey: pushKeys.publicKey,
    canMail: mailer !== null,
    now,
    pushHosts: settings.pushHosts ?? [],
    secret,
    ofChallenge: async (by, person, values) => {
      const key = `challenge ${person} ${Math.floor(now() / CHALLENGES)} ${by}`
      const wanted: NoticeDraft = { key, kind: 'challenge', person, game: null, seat: null, values, due: now(), passing: false }
      const entries = await channelsFor(wanted)
      return (t) => queue.addIn(t, entries, now())
    },
    tellLink: async (person, values) => {
      const key = `password ${person} ${Math.floor(now() / LINKS)}`
      const letter = { key, channel: 'mail', kind: 'password', person, game: null, seat: null, values, due: now(), passing: false } as const
      await queue.add([letter], now())
    },
    askAddress: (person) => sender.askAddress(person),
    start: (where, isLeader) => {
      address = settings.address ?? where
      // What goes wrong is in the log.
      end = repeat(() => (isLeader() ? deliver().catch(() => undefined) : Promise.resolve()), EVERY)
    },
    deliver,
    stop: async () => {
      await end()
      await Promise.all(running.values())
      await sending
      mailer?.close()
    },
  }
}
