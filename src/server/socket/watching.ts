/** The games that one connection watches. A client must watch a game before it can act in it. */
import type { ClientMessageOf, Current, ServerMessageOf } from '../../protocol/socket.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { mayRead, seatFor } from '../games/access.ts'
import { Denied } from '../games/denied.ts'
import { knownOf, type Watcher } from '../games/hub.ts'
import { openingLines } from '../games/lines.ts'
import { chatLineOf, infoOf, type MessageContext } from '../games/messages.ts'
import { isSecret, ROLE_NAMES, type Seat, type Table } from '../games/table.ts'
import { CHAT_LINES } from '../games/tables.ts'
import type { ConnectionContext } from './connection.ts'
import { costOf, OF_ENTRY, WATCH } from './costs.ts'
import type { ClientSender } from './sender.ts'

export interface WatchedGames {
  /** Watches a game from now on, and sends all of it that the client does not have. */
  watch(message: ClientMessageOf<'watch'>): Promise<void>
  leave(game: string): void
  leaveAll(): void
  /** The watcher of this connection at the game. Throws `Denied` where it does not watch it. */
  watcherAt(game: string): Promise<Watcher>
  /** Reads again which people the authenticated user has muted. */
  readMutes(): Promise<void>
}

/** Whether what the client does not know is in memory. A client that knows more entries than there are has seen another game by this name. */
const knows = ({ row, course }: Table, seq: number): boolean => seq > 0 && seq >= course.from && seq <= row.seq

const NOBODY: ReadonlySet<string> = new Set()

export function makeWatchedGames({ tables, people, person, limits, budget }: ConnectionContext, sender: ClientSender): WatchedGames {
  const watchers = new Map<string, Watcher>()
  let muted = NOBODY
  const ignores = (author: string | null): boolean => author !== null && muted.has(author)

  async function readMutes(): Promise<void> {
    if (person === null) return
    const read = await people.mutesOf(person.id)
    muted = read.size === 0 ? NOBODY : read
  }

  function leave(game: string): void {
    const found = watchers.get(game)
    if (found !== undefined) tables.hub.leave(game, found)
    watchers.delete(game)
  }

  /** What is stored beside the table itself for a seat. */
  async function readAside({ row }: Table, seat: Seat) {
    const { storage } = tables
    const [chat, notes, arranged] = await Promise.all([
      storage.chat(row.id, CHAT_LINES),
      seat === SPECTATOR ? '' : storage.notes(row.id, seat),
      seat === SPECTATOR ? [] : storage.arranged(row.id),
    ])
    const own = arranged.filter((one) => one.seat === seat).map(({ card, prompt, pick }) => ({ card, prompt, pick }))
    return { chat, own: seat === SPECTATOR ? null : { notes, arranged: own } }
  }
  type Aside = Awaited<ReturnType<typeof readAside>>

  /** The text of the message with the game as the watcher may see it, from entry `after` on. */
  function gameText(
    id: string,
    table: Table,
    { seat, parts }: Watcher,
    secret: boolean,
    { chat, own }: Aside,
    log: Pick<MessageContext, 'after' | 'opened'>,
  ): string {
    const isOver = table.row.status === 'over'
    const head = JSON.stringify({
      type: 'game',
      id,
      role: ROLE_NAMES[seat],
      info: infoOf(table, secret),
      chat: chat.filter((line) => mayRead(line, seat, isOver) && !ignores(line.person)).map(chatLineOf),
      own,
      present: tables.hub.present(table.row.id),
    } satisfies Omit<ServerMessageOf<'game'>, keyof Current>)
    const state = tables.texts.of(table, { seat, ...log, parts, now: tables.now(), served: tables.served(), random: tables.random })
    return `${head.slice(0, -1)},${state}}`
  }

  async function watch({ id, game, token, seq = 0, recent = false, parts = ['view'] }: ClientMessageOf<'watch'>): Promise<void> {
    const credentials = { token, user: person?.id }
    await readMutes()
    const isCold = !tables.isKept(game)
    await tables.atWatched(game, async (read) => {
      const seat = seatFor(read.row, credentials)
      if (seat === null) throw new Denied('not-allowed')
      const [aside, secret, opened] = await Promise.all([
        readAside(read, seat),
        isSecret(tables.storage, read),
        knows(read, seq) ? null : openingLines(tables.storage, read, recent),
      ])
      // The client may have disconnected in the meantime.
      if (!sender.isOpen()) return
      if (!watchers.has(game) && watchers.size >= limits.games) throw new Denied('too-busy')
      leave(game)
      const lastChat = aside.chat.at(-1)?.n ?? 0
      const watcher: Watcher = { seat, credentials, ignores, parts: new Set(parts), send: sender.sendText, known: knownOf(read), lastChat }
      watchers.set(game, watcher)
      tables.hub.join(game, watcher)
      const text = gameText(id, read, watcher, secret, aside, { after: seq, ...(opened === null ? {} : { opened }) })
      budget.settle(costOf(text) + (isCold ? OF_ENTRY * (read.row.seq - read.course.from) : 0) - WATCH, Date.now())
      sender.sendText(text)
      // Another process may have moved in the meantime.
      tables.hub.update(tables.newest(read))
    })
  }

  return {
    watch,
    leave,
    leaveAll: () => {
      for (const game of watchers.keys()) leave(game)
    },
    watcherAt: async (game) => {
      const found = watchers.get(game)
      if (found !== undefined) return found
      // Throws its own error where there is no such game.
      await tables.read(game)
      throw new Denied('not-your-seat')
    },
    readMutes,
  }
}
