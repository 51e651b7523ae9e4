/** Sends notices that are due, each in the language of its recipient. Failures are retried with growing delays. */
import type { FastifyBaseLogger } from 'fastify'
import type { NoticeKind } from '../../protocol/notices.ts'
import type { Language } from '../../words/languages.ts'
import { noticeIn } from '../../words/notices.ts'
import { Denied } from '../games/denied.ts'
import { SIDE_NAMES, type Table } from '../games/table.ts'
import type { GameTables } from '../games/tables.ts'
import { LINK_MINUTES } from '../people/recovery.ts'
import type { ChoiceStore } from './choices.ts'
import { draftsOf } from './drafts.ts'
import { type HookMessage, sendHook } from './hook.ts'
import type { Webhooks } from './hooks.ts'
import { tokenOf } from './links.ts'
import type { Mailer } from './mail.ts'
import type { NoticeSettings } from './notices.ts'
import { type PushKeys, SubscriptionGone, sendPush } from './push.ts'
import type { NoticeOutcome, Queue, QueuedNotice } from './queue.ts'

/** A notice of a kind that accounts can turn on and off. */
type Notice = QueuedNotice & { readonly kind: NoticeKind }
const isNotice = (queued: QueuedNotice): queued is Notice => queued.kind !== 'password'

interface SenderDeps {
  readonly tables: GameTables
  readonly choices: ChoiceStore
  readonly queue: Queue
  readonly hooks: Webhooks
  readonly mailer: Mailer | null
  readonly pushKeys: PushKeys
  readonly settings: NoticeSettings
  readonly secret: string
  readonly log: FastifyBaseLogger
  readonly newResetToken: (person: string) => Promise<string>
  /** The page's address. */
  readonly address: () => string
}

const AT_ONCE = 20
/** Milliseconds after which a reset link is no longer sent. */
const LATEST_LINK = 3_600_000
const MOST_TRIES = 8
const FIRST_WAIT = 30_000
const LONGEST_WAIT = 21_600_000

/** Milliseconds until the next attempt: 30 s, 2 min, 8 min … 6 h. */
const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 4 ** (tries - 1))

const GAME_NAMES = ['twilight-struggle', 'red-sea'] as const
/** The rules with cards of the other game have names of their own. */
const gameKey = (game: string): `notice.game.${(typeof GAME_NAMES)[number]}` =>
  `notice.game.${GAME_NAMES.find((name) => game.startsWith(name)) ?? GAME_NAMES[0]}`

const withoutSlash = (address: string): string => address.replace(/\/$/, '')

export function makeSender(deps: SenderDeps): { deliver(): Promise<void>; confirmAddress(person: string): Promise<void> } {
  const { tables, choices, queue, hooks, mailer, pushKeys, settings, secret, log, newResetToken } = deps
  const base = (): string => withoutSlash(deps.address())
  const linkTo = (game: string | null): string => (game === null ? `${base()}/` : `${base()}/#/online/${game}`)
  const idOf = ({ key }: QueuedNotice): string => `<${key.replaceAll(/[^\w]+/g, '-')}@${new URL(base()).hostname}>`

  function sentence({ kind, values }: Notice, language: Language): { readonly title: string; readonly text: string } {
    const say = noticeIn(language)
    const game = say(gameKey(String(values.game)))
    // Notices that version 0.1.0 queued have no `awaited`.
    const all = { awaited: 'no', ...values, game }
    return { title: say(`notice.${kind}.title`, all), text: say(`notice.${kind}`, all) }
  }

  async function tableOf({ game }: QueuedNotice): Promise<Table | null> {
    if (game === null) return null
    try {
      return await tables.read(game)
    } catch (error) {
      if (error instanceof Denied) return null
      throw error
    }
  }

  /** The time at which the notice is due; null where it is no longer true of the game, or the player has the game open. */
  async function dueAt(queued: QueuedNotice): Promise<number | null> {
    const { game, seat, key, passing } = queued
    if (game === null || seat === null) return queued.due
    if ((await tables.presence.present(game))[SIDE_NAMES[seat]]) return null
    const table = await tableOf(queued)
    if (table === null || !passing) return table === null ? null : queued.due
    return draftsOf(table, 0, tables.now() - tables.served()).find((draft) => draft.key === key)?.due ?? null
  }

  async function byMail(queued: Notice, person: string): Promise<NoticeOutcome> {
    const { mail, confirmed, mailKinds, language } = await choices.of(person)
    if (mailer === null || mail === null || !confirmed || !mailKinds.includes(queued.kind)) return 'skipped'
    const say = noticeIn(language)
    const { title, text } = sentence(queued, language)
    const stop = `${base()}/api/notices/stop?token=${tokenOf(secret, { deed: 'stop', person })}`
    const lines = [text, linkTo(queued.game), '-- ', say('notice.why'), `${say('notice.stop')} ${stop}`]
    await mailer.send({ id: idOf(queued), to: mail, subject: title, text: lines.join('\n\n'), stop })
    return 'sent'
  }

  /** Ignores the account's choices of notices: its owner has asked for the link. */
  async function sendLink(queued: QueuedNotice, person: string): Promise<NoticeOutcome> {
    const { mail, confirmed } = await choices.of(person)
    if (mailer === null || mail === null || !confirmed || tables.now() - queued.made > LATEST_LINK) return 'skipped'
    const { name = '', language } = queued.values
    const say = noticeIn(language as Language)
    const link = `${base()}/#/password/${await newResetToken(person)}`
    const lines = [say('notice.password', { name, minutes: LINK_MINUTES }), link, say('notice.password.ignore')]
    await mailer.send({ id: idOf(queued), to: mail, subject: say('notice.password.title'), text: lines.join('\n\n') })
    return 'sent'
  }

  async function byPush(queued: Notice, person: string): Promise<NoticeOutcome> {
    const { pushKinds, language } = await choices.of(person)
    const browsers = await choices.subscriptions(person)
    if (browsers.length === 0 || !pushKinds.includes(queued.kind)) return 'skipped'
    const { title, text } = sentence(queued, language)
    const message = { title, body: text, url: linkTo(queued.game), tag: queued.key }
    const subject = settings.mail === undefined ? `${base()}/` : `mailto:${addressIn(settings.mail.from)}`
    const outcomes = await Promise.allSettled(browsers.map((one) => sendPush(one, message, pushKeys, subject)))
    const faults: unknown[] = []
    for (const [i, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') continue
      if (outcome.reason instanceof SubscriptionGone) await choices.unsubscribe(browsers[i]!.endpoint)
      else faults.push(outcome.reason)
    }
    // One browser is enough: a retry would notify it twice.
    if (faults.length > 0 && outcomes.every(({ status }) => status === 'rejected')) throw faults[0]
    return outcomes.some(({ status }) => status === 'fulfilled') ? 'sent' : 'skipped'
  }

  async function byHook(queued: QueuedNotice): Promise<NoticeOutcome> {
    const table = await tableOf(queued)
    const hook = await hooks.find(typeof queued.values.hook === 'string' ? queued.values.hook : null)
    if (hook === null || table === null) return 'skipped'
    const say = noticeIn(settings.language ?? 'en')
    const { id, game, seats, ending } = table.row
    const isOver = queued.kind === 'over'
    const nameOf = (seat: 0 | 1): string => seats[seat].name ?? say('hook.somebody')
    const values = { game: say(gameKey(game)), us: nameOf(0), ussr: nameOf(1), winner: ending?.winner ?? 'nobody' }
    const text = `${say(isOver ? 'hook.over' : 'hook.begun', values)} ${linkTo(id)}`
    const message: HookMessage = {
      event: isOver ? 'game-over' : 'game-begun',
      at: queued.made,
      game: { id, name: game, us: seats[0].name, ussr: seats[1].name, ending: isOver ? ending : null },
      url: linkTo(id),
      text,
      content: text,
    }
    await sendHook(hook, queued.key, message, tables.now())
    return 'sent'
  }

  /** Returns the outcome, or the later time at which the notice is due. */
  async function send(queued: QueuedNotice): Promise<NoticeOutcome | number> {
    const { channel, person } = queued
    if (channel === 'hook') return byHook(queued)
    if (person === null) return 'skipped'
    if (!isNotice(queued)) return sendLink(queued, person)
    const due = await dueAt(queued)
    if (due === null) return 'skipped'
    // A clock that stood still while no server ran runs out later.
    if (due > tables.now()) return due
    return channel === 'mail' ? byMail(queued, person) : byPush(queued, person)
  }

  async function handle(queued: QueuedNotice): Promise<void> {
    try {
      const outcome = await send(queued)
      await (typeof outcome === 'number' ? queue.retry(queued, outcome) : queue.end(queued, outcome))
    } catch (error) {
      const { key, channel, tries } = queued
      if (tries >= MOST_TRIES) {
        log.error({ error, key, channel }, 'a notice was given up')
        return queue.end(queued, 'failed')
      }
      log.warn({ error, key, channel, tries }, 'a notice is tried again later')
      await queue.retry(queued, tables.now() + waitAfter(tries))
    }
  }

  return {
    deliver: async () => {
      for (;;) {
        const due = await queue.take(tables.now(), AT_ONCE)
        await Promise.all(due.map(handle))
        if (due.length < AT_ONCE) return
      }
    },
    confirmAddress: async (person) => {
      const { mail, language } = await choices.of(person)
      if (mailer === null || mail === null) return
      const say = noticeIn(language)
      const link = `${base()}/api/notices/confirm?token=${tokenOf(secret, { deed: 'confirm', person, mail })}`
      const text = [say('notice.confirm'), link, say('notice.confirm.ignore')].join('\n\n')
      const id = `<confirm-${tables.now()}-${person.replaceAll(/\W+/g, '')}@${new URL(base()).hostname}>`
      await mailer.send({ id, to: mail, subject: say('notice.confirm.title'), text })
    },
  }
}

/** `Hotline <hotline@example.org>` without the name. */
const addressIn = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from
