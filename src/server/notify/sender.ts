/** Sends what is due, in the words of whoever is told. What fails is tried again, later each time. */
import type { FastifyBaseLogger } from 'fastify'
import type { NoticeKind } from '../../protocol/notices.ts'
import type { Language } from '../../words/languages.ts'
import { noticeIn } from '../../words/notices.ts'
import { Denied } from '../games/denied.ts'
import { SIDE_NAMES, type Table } from '../games/table.ts'
import type { GameTables } from '../games/tables.ts'
import { LINK_MINUTES } from '../people/recovery.ts'
import type { ChoiceKeeper } from './choices.ts'
import { type HookMessage, sendHook } from './hook.ts'
import type { Webhooks } from './hooks.ts'
import { tokenOf } from './links.ts'
import type { Mailer } from './mail.ts'
import type { NoticeSettings } from './notices.ts'
import { Gone, type PushKeys, sendPush } from './push.ts'
import type { End, Queue, Queued } from './queue.ts'
import { wantedOf } from './wanted.ts'

/** What somebody has chosen to be told. */
type Notice = Queued & { readonly kind: NoticeKind }
const isNotice = (queued: Queued): queued is Notice => queued.kind !== 'password'

interface Needed {
  readonly tables: GameTables
  readonly choices: ChoiceKeeper
  readonly queue: Queue
  readonly hooks: Webhooks
  readonly mailer: Mailer | null
  readonly pushKeys: PushKeys
  readonly settings: NoticeSettings
  readonly secret: string
  readonly log: FastifyBaseLogger
  readonly newLink: (person: string) => Promise<string>
  /** Where people find the page. */
  readonly address: () => string
}

const AT_ONCE = 20
/** A letter that somebody waits for is no use later. */
const LATEST_LINK = 3_600_000
const MOST_TRIES = 8
const FIRST_WAIT = 30_000
const LONGEST_WAIT = 21_600_000

/** How long to wait after so many tries. */
const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 4 ** (tries - 1))

const GAME_NAMES = ['twilight-struggle', 'red-sea'] as const
/** The rules with cards of the other game have names of their own. */
const gameKey = (game: string): `notice.game.${(typeof GAME_NAMES)[number]}` =>
  `notice.game.${GAME_NAMES.find((name) => game.startsWith(name)) ?? GAME_NAMES[0]}`

const withoutSlash = (address: string): string => address.replace(/\/$/, '')

export function makeSender(needed: Needed): { deliver(): Promise<void>; askAddress(person: string): Promise<void> } {
  const { tables, choices, queue, hooks, mailer, pushKeys, settings, secret, log, newLink } = needed
  const base = (): string => withoutSlash(needed.address())
  const linkTo = (game: string | null): string => (game === null ? `${base()}/` : `${base()}/#/online/${game}`)
  const idOf = ({ key }: Queued): string => `<${key.replaceAll(/[^\w]+/g, '-')}@${new URL(base()).hostname}>`

  function sentence({ kind, values }: Notice, language: Language): { readonly title: string; readonly text: string } {
    const say = noticeIn(language)
    const game = say(gameKey(String(values.game)))
    // Notices that were queued by version 0.1.0 do not say whether somebody is awaited.
    const all = { awaited: 'no', ...values, game }
    return { title: say(`notice.${kind}.title`, all), text: say(`notice.${kind}`, all) }
  }

  async function tableOf({ game }: Queued): Promise<Table | null> {
    if (game === null) return null
    try {
      return await tables.read(game)
    } catch (error) {
      if (error instanceof Denied) return null
      throw error
    }
  }

  /** When a notice is due that the state of the game still wants; null where it wants it no more, or the person has the game open. */
  async function dueAt(queued: Queued): Promise<number | null> {
    const { game, seat, key, passing } = queued
    if (game === null || seat === null) return queued.due
    if ((await tables.presence.present(game))[SIDE_NAMES[seat]]) return null
    const table = await tableOf(queued)
    if (table === null || !passing) return table === null ? null : queued.due
    return wantedOf(table, 0, tables.now() - tables.served()).find((wanted) => wanted.key === key)?.due ?? null
  }

  async function byMail(queued: Notice, person: string): Promise<End> {
    const { mail, confirmed, mailKinds, language } = await choices.of(person)
    if (mailer === null || mail === null || !confirmed || !mailKinds.includes(queued.kind)) return 'skipped'
    const say = noticeIn(language)
    const { title, text } = sentence(queued, language)
    const stop = `${base()}/api/notices/stop?token=${tokenOf(secret, { deed: 'stop', person })}`
    const lines = [text, linkTo(queued.game), '-- ', say('notice.why'), `${say('notice.stop')} ${stop}`]
    await mailer.send({ id: idOf(queued), to: mail, subject: title, text: lines.join('\n\n'), stop })
    return 'sent'
  }

  /** Goes to the address of the account whatever else is wanted there: somebody has asked for it. */
  async function sendLink(queued: Queued, person: string): Promise<End> {
    const { mail, confirmed } = await choices.of(person)
    if (mailer === null || mail === null || !confirmed || tables.now() - queued.made > LATEST_LINK) return 'skipped'
    const { name = '', language } = queued.values
    const say = noticeIn(language as Language)
    const link = `${base()}/#/password/${await newLink(person)}`
    const lines = [say('notice.password', { name, minutes: LINK_MINUTES }), link, say('notice.password.ignore')]
    await mailer.send({ id: idOf(queued), to: mail, subject: say('notice.password.title'), text: lines.join('\n\n') })
    return 'sent'
  }

  async function byPush(queued: Notice, person: string): Promise<End> {
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
      if (outcome.reason instanceof Gone) await choices.unsubscribe(browsers[i]!.endpoint)
      else faults.push(outcome.reason)
    }
    // Whoever was reached in one browser has been told.
    if (faults.length > 0 && outcomes.every(({ status }) => status === 'rejected')) throw faults[0]
    return outcomes.some(({ status }) => status === 'fulfilled') ? 'sent' : 'skipped'
  }

  async function byHook(queued: Queued): Promise<End> {
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

  /** Returns how it ended, or when it is due. */
  async function send(queued: Queued): Promise<End | number> {
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

  async function handle(queued: Queued): Promise<void> {
    try {
      const end = await send(queued)
      await (typeof end === 'number' ? queue.again(queued, end) : queue.end(queued, end))
    } catch (error) {
      const { key, channel, tries } = queued
      if (tries >= MOST_TRIES) {
        log.error({ error, key, channel }, 'a notice was given up')
        return queue.end(queued, 'failed')
      }
      log.warn({ error, key, channel, tries }, 'a notice is tried again later')
      await queue.again(queued, tables.now() + waitAfter(tries))
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
    askAddress: async (person) => {
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
