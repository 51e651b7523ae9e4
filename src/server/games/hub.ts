/** Who watches which game in this process, and how much of it each of them has been told. */
import { bit, type Side, US, USSR } from '../../engine/script.ts'
import type { Present, ServerMessageOf } from '../../protocol/socket.ts'
import type { Random } from '../../rules/resample.ts'
import { SPECTATOR } from '../../rules/view.ts'
import type { ChatRow } from '../storage/storage.ts'
import { type Credentials, hears, seatFor } from './access.ts'
import { chatLineOf, type MessagePart } from './messages.ts'
import type { Seat, Table } from './table.ts'
import type { Texts } from './texts.ts'

/** What a watcher knows: whatever has happened since, here or in another process, is told from there on. */
export interface WatcherRevision {
  readonly rev: number
  readonly seq: number
  /** Who sits there and has promised what, whether it is played, and who may see the hands. */
  readonly header: string
}

export interface Watcher {
  readonly seat: Seat
  /** What opened the seat: it may open it no longer when somebody else has sat down. */
  credentials: Credentials
  readonly parts: ReadonlySet<MessagePart>
  readonly send: (text: string) => void
  /** Whether whoever watches does not want to hear that one. */
  readonly ignores: (person: string | null) => boolean
  known: WatcherRevision
  /** The last line of the chat. */
  heard: number
}

export interface Hub {
  join(game: string, watcher: Watcher): void
  leave(game: string, watcher: Watcher): void
  watchers(game: string): ReadonlySet<Watcher>
  /** Which players have the game open, here or at another process. */
  present(game: string): Present
  /** Which have it open in this process: 1 for the US, 2 for the USSR. */
  here(game: string): number
  /** Which have it open at other processes. */
  elsewhere(game: string, seats: number): void
  /** Hears of games whose players come to this process or leave it. */
  onPresence(hear: (game: string) => void): void
  /** Tells everybody at the table what they do not know yet. True where somebody knew another header. */
  update(table: Table, now: number): boolean
  /** Tells everybody who may hear them the lines that they have not heard. */
  say(game: string, lines: readonly ChatRow[], isOver: boolean): void
  /** Tells everybody the same. */
  tell(game: string, message: object): void
  /** The games that somebody watches. */
  games(): readonly string[]
  readonly size: number
}

const NOBODY: ReadonlySet<Watcher> = new Set()

const headerOf = ({ row: { status, seats, openHands }, deal: { commitments } }: Table): string =>
  JSON.stringify([status, seats.map(({ taken, name }) => [taken, name]), openHands, commitments])

export const knownOf = (table: Table): WatcherRevision => ({ rev: table.row.rev, seq: table.row.seq, header: headerOf(table) })

export function makeHub(random: Random, texts: Texts): Hub {
  const games = new Map<string, Set<Watcher>>()
  const watchers = (game: string): ReadonlySet<Watcher> => games.get(game) ?? NOBODY
  const others = new Map<string, number>()
  const listeners: ((game: string) => void)[] = []
  const isHere = (game: string, seat: Side): boolean => [...watchers(game)].some((one) => one.seat === seat)
  const here = (game: string): number => (isHere(game, US) ? bit(US) : 0) | (isHere(game, USSR) ? bit(USSR) : 0)
  const isThere = (game: string, seat: Side): boolean => isHere(game, seat) || ((others.get(game) ?? 0) & bit(seat)) !== 0
  const present = (game: string): Present => ({ us: isThere(game, US), ussr: isThere(game, USSR) })

  function tell(game: string, message: object): void {
    const text = JSON.stringify(message)
    for (const watcher of watchers(game)) watcher.send(text)
  }

  /** Tells the others where a player comes first or goes last: further windows of the same seat are no news. */
  function telling(game: string, change: () => void): void {
    const before = present(game)
    change()
    const after = present(game)
    if (before.us === after.us && before.ussr === after.ussr) return
    tell(game, { type: 'present', game, present: after } satisfies ServerMessageOf<'present'>)
  }

  /** Somebody comes or goes here. */
  function moving(game: string, { seat }: Watcher, change: () => void): void {
    if (seat === SPECTATOR) return change()
    const before = here(game)
    telling(game, change)
    if (before !== here(game)) for (const hear of listeners) hear(game)
  }

  const leave = (game: string, watcher: Watcher): void =>
    moving(game, watcher, () => {
      const found = games.get(game)
      found?.delete(watcher)
      if (found?.size === 0) games.delete(game)
    })

  return {
    join: (game, watcher) =>
      moving(game, watcher, () => {
        const found = games.get(game)
        if (found === undefined) games.set(game, new Set([watcher]))
        else found.add(watcher)
      }),
    leave,
    watchers,
    present,
    here,
    elsewhere: (game, seats) =>
      telling(game, () => {
        if (seats === 0) others.delete(game)
        else others.set(game, seats)
      }),
    onPresence: (hear) => void listeners.push(hear),
    update: (table, now) => {
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
        watcher.send(`{"type":"update",${texts.of(table, { seat, after: before.seq, parts, now, random })}}`)
      }
      return isNewHeader
    },
    say: (game, lines, isOver) => {
      for (const line of lines) {
        const text = JSON.stringify({ type: 'chat', game, line: chatLineOf(line) } satisfies ServerMessageOf<'chat'>)
        for (const watcher of watchers(game)) {
          if (line.n <= watcher.heard) continue
          watcher.heard = line.n
          if (hears(line, watcher.seat, isOver) && !watcher.ignores(line.person)) watcher.send(text)
        }
      }
    },
    tell,
    games: () => [...games.keys()],
    get size() {
      return games.size
    },
  }
}
