/** The notification settings of each account: kinds, language, address and browsers. */
import type { Kysely, Selectable } from 'kysely'
import { NOTICES, type NoticeKind, type NoticesRequest, type PushRequest } from '../../protocol/notices.ts'
import type { Language } from '../../words/languages.ts'
import type { DatabaseSchema, NoticeChoicesTable } from '../storage/schema.ts'

export interface NoticeChoices {
  readonly language: Language
  readonly mail: string | null
  readonly confirmed: boolean
  readonly mailKinds: readonly NoticeKind[]
  readonly pushKinds: readonly NoticeKind[]
}

/** The settings of an account that has changed none: every kind is on, but there is no address and no browser yet. */
const USUAL: NoticeChoices = { language: 'en', mail: null, confirmed: false, mailKinds: NOTICES, pushKinds: NOTICES }

/** Browsers of one account; another one replaces the oldest. */
const MOST_BROWSERS = 10

const choicesFrom = (row: Selectable<NoticeChoicesTable>): NoticeChoices => ({
  language: row.language as Language,
  mail: row.mail,
  confirmed: row.confirmed === 1,
  mailKinds: JSON.parse(row.mail_kinds) as NoticeKind[],
  pushKinds: JSON.parse(row.push_kinds) as NoticeKind[],
})

export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export interface ChoiceStore {
  of(person: string): Promise<NoticeChoices>
  change(person: string, wanted: NoticesRequest): Promise<NoticeChoices>
  /** Returns false where the account has another address by now. */
  confirm(person: string, mail: string): Promise<boolean>
  stopMail(person: string): Promise<void>
  subscribe(person: string, subscription: PushRequest, now: number): Promise<void>
  /** Without `person`, the subscription ends for the account that has it: the push service says that the browser is gone. */
  unsubscribe(endpoint: string, person?: string): Promise<void>
  subscriptions(person: string): Promise<readonly Subscription[]>
}

export function choicesIn(db: Kysely<DatabaseSchema>): ChoiceStore {
  const of = async (person: string): Promise<NoticeChoices> => {
    const row = await db.selectFrom('notice_choices').selectAll().where('person', '=', person).executeTakeFirst()
    return row === undefined ? USUAL : choicesFrom(row)
  }

  async function keep(person: string, { language, mail, confirmed, mailKinds, pushKinds }: NoticeChoices): Promise<void> {
    const row = {
      language,
      mail,
      confirmed: confirmed ? 1 : 0,
      mail_kinds: JSON.stringify(mailKinds),
      push_kinds: JSON.stringify(pushKinds),
    }
    await db
      .insertInto('notice_choices')
      .values({ person, ...row })
      .onConflict((on) => on.column('person').doUpdateSet(row))
      .execute()
  }

  return {
    of,
    change: async (person, { language, mail, push }) => {
      const before = await of(person)
      const address = mail?.address === undefined ? before.mail : mail.address
      const choices: NoticeChoices = {
        language: language ?? before.language,
        mail: address,
        confirmed: before.confirmed && address === before.mail,
        mailKinds: mail?.kinds ?? before.mailKinds,
        pushKinds: push?.kinds ?? before.pushKinds,
      }
      await keep(person, choices)
      return choices
    },
    confirm: async (person, mail) => {
      const { numUpdatedRows } = await db
        .updateTable('notice_choices')
        .set({ confirmed: 1 })
        .where('person', '=', person)
        .where('mail', '=', mail)
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },
    stopMail: async (person) => {
      await db.updateTable('notice_choices').set({ mail_kinds: '[]' }).where('person', '=', person).execute()
    },
    subscribe: async (person, { endpoint, keys: { p256dh, auth } }, now) => {
      const row = { person, p256dh, auth, made: now }
      await db
        .insertInto('push_subscriptions')
        .values({ endpoint, ...row })
        .onConflict((on) => on.column('endpoint').doUpdateSet(row))
        .execute()
      const all = await db
        .selectFrom('push_subscriptions')
        .select('endpoint')
        .where('person', '=', person)
        .orderBy('made', 'desc')
        .orderBy('endpoint')
        .execute()
      for (const old of all.slice(MOST_BROWSERS)) await db.deleteFrom('push_subscriptions').where('endpoint', '=', old.endpoint).execute()
    },
    unsubscribe: async (endpoint, person) => {
      const gone = db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint)
      await (person === undefined ? gone : gone.where('person', '=', person)).execute()
    },
    subscriptions: async (person) => {
      const rows = await db.selectFrom('push_subscriptions').selectAll().where('person', '=', person).execute()
      return rows.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }))
    },
  }
}
