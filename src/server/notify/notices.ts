/** Notices: every change of a game updates the queue of notices, and the leader of all processes sends those that are due. */
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
import { type ChoiceStore, choicesIn } from './choices.ts'
import { draftsOf, type NoticeDraft, publicEventOf } from './drafts.ts'
import type { HookSettings } from './hook.ts'
import { hooksIn } from './hooks.ts'
import { type MailSettings, makeMailer } from './mail.ts'
import { newPushKeys, type PushKeys, readPushKeys } from './push.ts'
import { makeQueue, type Queue, type QueueEntry } from './queue.ts'
import { makeSender } from './sender.ts'

export interface NoticeSettings {
  readonly mail?: MailSettings | undefined
  readonly hook?: HookSettings | undefined
  /** The page's address in links; by default, where the server listens. */
  readonly address?: string | undefined
  /** The language of webhooks; notices use the language of their account. */
  readonly language?: Language | undefined
  /** Push services beside those of the major browsers, by host and port. */
  readonly pushHosts?: readonly string[] | undefined
}

export interface Notices {
  readonly choices: ChoiceStore
  readonly queue: Queue
  readonly pushKey: string
  readonly canMail: boolean
  readonly now: () => number
  readonly pushHosts: readonly string[]
  /** Signs the links in mails. */
  readonly secret: string
  /** Returns what queues the notice of a challenge in the challenge's own transaction: at most one in ten minutes for the same two players. */
  challengeNotice(by: string, person: string, values: NoticeValues): Promise<(t: Kysely<Schema>) => Promise<void>>
  /** Mails a link to reset the password: at most one in five minutes for each account. */
  sendResetLink(person: string, values: { readonly name: string; readonly language: Language }): Promise<void>
  /** Mails the account's new address a link that confirms it. */
  confirmAddress(person: string): Promise<void>
  /** Begins to send; `address` is where the server listens. The leader alone sends. */
  start(address: string, isLeader: () => boolean): void
  /** Sends what is due now. */
  deliver(): Promise<void>
  stop(): Promise<void>
}

interface NoticeDeps {
  readonly storage: OpenStorage
  readonly tables: GameTables
  readonly log: FastifyBaseLogger
  readonly settings: NoticeSettings
  /** Returns the token of a new reset link. */
  readonly newResetToken: (person: string) => Promise<string>
}

/** Milliseconds between looks into the queue. */
const EVERY = 2000
const MOST_TRIES = 5
/** Rate limits in milliseconds: a challenge can be withdrawn and made again, and a stranger can ask for a reset link. */
const CHALLENGES = 600_000
const LINKS = 300_000

const keysOf = (table: Table, now: number): string =>
  draftsOf(table, now)
    .map(({ key, kind, due }) => (kind === 'short' ? `${key} ${due}` : key))
    .join('\n')

export async function makeNotices({ storage, tables, log, settings, newResetToken }: NoticeDeps): Promise<Notices> {
  const { now } = tables
  const { db } = storage
  const choices = choicesIn(db)
  const queue = makeQueue(db)
  const hooks = hooksIn(db, settings.hook)
  const secret = await storage.fact('notice-secret', newSecret())
  const pushKeys: PushKeys = readPushKeys(await storage.fact('push-keys', newPushKeys()))
  const mailer = settings.mail === undefined ? null : makeMailer(settings.mail)
  let address = settings.address ?? ''
  const sender = makeSender({
    tables,
    choices,
    queue,
    hooks,
    mailer,
    pushKeys,
    settings,
    secret,
    log,
    newResetToken,
    address: () => address,
  })

  /** The notice once for each channel that its account has chosen. */
  async function entriesFor(draft: NoticeDraft): Promise<QueueEntry[]> {
    const { mail, confirmed, mailKinds, pushKinds } = await choices.of(draft.person)
    const byMail = mailer !== null && mail !== null && confirmed && mailKinds.includes(draft.kind)
    const byPush = pushKinds.includes(draft.kind) && (await choices.subscriptions(draft.person)).length > 0
    return [...(byMail ? [{ ...draft, channel: 'mail' as const }] : []), ...(byPush ? [{ ...draft, channel: 'push' as const }] : [])]
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
      for (const draft of draftsOf(table, now(), now() - tables.served())) entries.push(...(await entriesFor(draft)))
      if (await queue.sync(id, table.row.rev, entries, now())) return
    }
    log.warn({ game: id }, 'a game changes faster than people can be told of it')
  }

  const running = new Map<string, Promise<void>>()
  /** Runs `sync` of one game after its last run. */
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

  const hasRecipients = (table: Table): boolean => table.row.seats.some(({ user }) => user !== null) || publicEventOf(table) !== null

  tables.work.add({
    isNeeded: (table, before) =>
      hasRecipients(table) && (before === null || table.row.status !== before.row.status || keysOf(table, 0) !== keysOf(before, 0)),
    follow: ({ row }) => schedule(row.id),
  })

  let sending = Promise.resolve()

  async function sendDue(): Promise<void> {
    await Promise.all(running.values())
    await sender.deliver()
  }

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
    challengeNotice: async (by, person, values) => {
      const key = `challenge ${person} ${Math.floor(now() / CHALLENGES)} ${by}`
      const draft: NoticeDraft = { key, kind: 'challenge', person, game: null, seat: null, values, due: now(), passing: false }
      const entries = await entriesFor(draft)
      return (t) => queue.addIn(t, entries, now())
    },
    sendResetLink: async (person, values) => {
      const key = `password ${person} ${Math.floor(now() / LINKS)}`
      const entry = { key, channel: 'mail', kind: 'password', person, game: null, seat: null, values, due: now(), passing: false } as const
      await queue.add([entry], now())
    },
    confirmAddress: (person) => sender.confirmAddress(person),
    start: (where, isLeader) => {
      address = settings.address ?? where
      // `deliver` has logged the error.
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
