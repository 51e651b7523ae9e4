/** The watchers of each game in this process, and what each of them knows. */
import { bit, type Side, US, USSR } from '../../engine/script.ts'
import type { Present, ServerMessageOf } from '../../protocol/socket.ts'
import type { Random } from '../../rules/resample.ts'
import { SPECTATOR } from '../../rules/view.ts'
import type { ChatRow } from '../storage/storage.ts'
import { type Credentials, mayRead, seatFor } from './access.ts'
import { chatLineOf, type MessagePart } from './messages.ts'
import type { Seat, Table } from './table.ts'
import type { Texts } from './texts.ts'

/** What a watcher knows: the next update begins there. */
export interface WatcherRevision {
  readonly rev: number
  readonly seq: number
  /** The seats and their commitments, the status, and who may see the hands. */
  readonly header: string
}

export interface Watcher {
  readonly seat: Seat
  /** What opened the seat: it may open it no longer when another player has sat down. */
  credentials: Credentials
  readonly parts: ReadonlySet<MessagePart>
  readonly send: (text: string) => void
  /** Whether the watcher has muted this author. */
  readonly ignores: (person: string | null) => boolean
  known: WatcherRevision
  /** The number of the last line of the chat that the watcher was sent. */
  lastChat: number
}

export interface HubEvents {
  /** Other players than before have the game open in this process. */
  readonly onPresence: (game: string) => void
  /** The last watcher has left the game. */
  readonly onEmpty: (game: string) => void
}

export interface Hub {
  on(events: HubEvents): void
  join(game: string, watcher: Watcher): void
  leave(game: string, watcher: Watcher): void
  watchers(game: string): ReadonlySet<Watcher>
  /** The players who have the game open, here or at another process. */
  present(game: string): Present
  /** The players who have it open in this process: 1 for the US, 2 for the USSR. */
  seatsHere(game: string): number
  /** Sets the players who have it open at other processes. */
  setElsewhere(game: string, seats: number): void
  /** Sends each watcher what it does not know yet. Returns whether one of them knew another header. */
  update(table: Table): boolean
  /** Sends each watcher the lines that it has not been sent and may read. */
  sendChat(game: string, lines: readonly ChatRow[], isOver: boolean): void
  /** Sends all watchers the same message. */
  broadcast(game: string, message: object): void
  /** The games that are watched here. */
  games(): readonly string[]
  readonly size: number
}

interface HubTime {
  readonly now: () => number
  readonly served: () => number
}

const NOBODY: ReadonlySet<Watcher> = new Set()

const headerOf = ({ row: { status, seats, openHands }, deal: { commitments } }: Table): string =>
  JSON.stringify([status, seats.map(({ taken, name }) => [taken, name]), openHands, commitments])

export const knownOf = (table: Table): WatcherRevision => ({ rev: table.row.rev, seq: table.row.seq, header: headerOf(table) })

export function makeHub(random: Random, texts: Texts, time: HubTime): Hub {
  const games = new Map<string, Set<Watcher>>()
  const elsewhere = new Map<string, number>()
  const subscribers: HubEvents[] = []
  const watchers = (game: string): ReadonlySet<Watcher> => games.get(game) ?? NOBODY
  const isHere = (game: string, seat: Side): boolean => [...watchers(game)].some((one) => one.seat === seat)
  const seatsHere = (game: string): number => (isHere(game, US) ? bit(US) : 0) | (isHere(game, USSR) ? bit(USSR) : 0)
  const isPresent = (game: string, seat: Side): boolean => isHere(game, seat) || ((elsewhere.get(game) ?? 0) & bit(seat)) !== 0
  const present = (game: string): Present => ({ us: isPresent(game, US), ussr: isPresent(game, USSR) })

  function broadcast(game: string, message: object): void {
    const text = JSON.stringify(message)
    for (const watcher of watchers(game)) watcher.send(text)
  }

  /** Broadcasts who is present if that changes: a second window of a seat is no change. */
  function changingPresence(game: string, change: () => void): void {
    const before = present(game)
    change()
    const after = present(game)
    if (before.us === after.us && before.ussr === after.ussr) return
    broadcast(game, { type: 'present', game, present: after } satisfies ServerMessageOf<'present'>)
  }

  function changingWatchers(game: string, { seat }: Watcher, change: () => void): void {
    if (seat === SPECTATOR) return change()
    const before = seatsHere(game)
    changingPresence(game, change)
    if (before !== seatsHere(game)) for (const { onPresence } of subscribers) onPresence(game)
  }

  function leave(game: string, watcher: Watcher): void {
    const found = games.get(game)
    if (found?.has(watcher) !== true) return
    changingWatchers(game, watcher, () => {
      found.delete(watcher)
      if (found.size === 0) games.delete(game)
    })
    if (found.size > 0) return
    elsewhere.delete(game)
    for (const { onEmpty } of subscribers) onEmpty(game)
  }

  return {
    on: (events) => void subscribers.push(events),
    join: (game, watcher) =>
      changingWatchers(game, watcher, () => {
        const found = games.get(game)
        if (found === undefined) games.set(game, new Set([watcher]))
        else found.add(watcher)
      }),
    leave,
    watchers,
    present,
    seatsHere,
    setElsewhere: (game, seats) =>
      changingPresence(game, () => {
        if (seats === 0) elsewhere.delete(game)
        else elsewhere.set(game, seats)
      }),
    update: (table) => {
      const known = knownOf(table)
      let isNewHeader = false
      for (const watcher of watchers(table.row.id)) {
        const { seat, credentials, parts, known: before } = watcher
        if (before.rev >= known.rev) continue
        if (before.header !== known.header && seatFor(table.row, credentials) !== seat) {
          leave(table.row.id, watcher)
          watcher.send(
            JSON.stringify({ type: 'error', id: null, game: table.row.id, code: 'not-allowed' } satisfies ServerMessageOf<'error'>),
          )
          continue
        }
        isNewHeader ||= before.header !== known.header
        watcher.known = known
        watcher.send(
          `{"type":"update",${texts.of(table, { seat, after: before.seq, parts, now: time.now(), served: time.served(), random })}}`,
        )
      }
      return isNewHeader
    },
    sendChat: (game, lines, isOver) => {
      for (const line of lines) {
        const text = JSON.stringify({ type: 'chat', game, line: chatLineOf(line) } satisfies ServerMessageOf<'chat'>)
        for (const watcher of watchers(game)) {
          if (line.n <= watcher.lastChat) continue
          watcher.lastChat = line.n
          if (mayRead(line, watcher.seat, isOver) && !watcher.ignores(line.person)) watcher.send(text)
        }
      }
    },
    broadcast,
    games: () => [...games.keys()],
    get size() {
      return games.size
    },
  }
}
