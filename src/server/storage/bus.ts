/**
 * What the processes at one database announce to each other. A process receives messages about the games that it has joined, and about no
 * others. A message about a change is published by the write itself, so that it arrives if and only if the write is stored.
 */
import type { Change, StoredEntry, Write } from './storage.ts'

/** What a write did to a game. */
export interface PublishedWrite {
  readonly at: number
  readonly entries: readonly StoredEntry[]
  readonly change: Change
}

export type GameMessage =
  /** The game is at this revision; `written` is null where the message would be too long, or does not say everything. */
  | { readonly type: 'change'; readonly rev: number; readonly written: PublishedWrite | null }
  /** The chat has a line with this number. */
  | { readonly type: 'chat'; readonly n: number }
  /** The players who have the game open at a process: 1 for the US, 2 for the USSR, 3 for both, 0 for none. */
  | { readonly type: 'present'; readonly process: string; readonly seats: number }
  /** A process asks the others for their `present`. */
  | { readonly type: 'who' }

export interface GamePublication {
  readonly game: string
  readonly message: GameMessage
}

export interface BusEvents {
  readonly onMessage: (game: string, message: GameMessage) => void
  /** The connection was lost and is back: messages may be missing. */
  readonly onGap: () => void
  /** A person was banned or signed out, or has muted others: connections look it up. */
  readonly onPerson?: (person: string) => void
}

/** The answer to a heartbeat. */
export interface Beat {
  /** The time of the database. */
  readonly now: number
  /** Milliseconds in which no process could write a heartbeat, in all: downtime, which is charged to no clock. */
  readonly lost: number
  /** The processes that have written a heartbeat in the last 1.5 seconds. */
  readonly living: ReadonlySet<string>
}

/** A gap between two heartbeats of any process is downtime if it is longer than this. */
export const LONGEST_GAP = 1000

export interface Bus {
  /** The id of this process, anew with each start. */
  readonly process: string
  /** False where only one process can use the database. */
  readonly isShared: boolean
  on(events: BusEvents): void
  open(): Promise<void>
  /** Receives messages about a game from now on. */
  join(game: string): Promise<void>
  leave(game: string): void
  publish(publications: readonly GamePublication[]): Promise<void>
  publishPerson(person: string): Promise<void>
  /** Writes a heartbeat; `now` is the time of this process. */
  beat(now: number): Promise<Beat>
  /** Gives a connection up that does not answer: another one is made. */
  reconnect(): void
  close(): Promise<void>
}

/** For a process that has the database to itself; `beat` writes the heartbeat. */
export const silentBus = (process: string, beat: Bus['beat']): Bus => ({
  process,
  isShared: false,
  on: () => undefined,
  open: () => Promise.resolve(),
  join: () => Promise.resolve(),
  leave: () => undefined,
  publish: () => Promise.resolve(),
  publishPerson: () => Promise.resolve(),
  beat,
  reconnect: () => undefined,
  close: () => Promise.resolve(),
})

/** PostgreSQL takes less than 8000 bytes. */
const LONGEST = 7000

/** A write without the numbers and times of its entries, which follow from the first, so that a deal fits into a message. */
interface Packed {
  readonly at: number
  /** The first entry. */
  readonly seq: number
  readonly entries: readonly (readonly [StoredEntry['kind'], StoredEntry['by'], string, number | null, string | null])[]
  readonly change: Change
}

const packed = ({ at, entries, change }: PublishedWrite): Packed => ({
  at,
  seq: entries[0]?.seq ?? 0,
  entries: entries.map(({ kind, by, value, clock, client }) => [kind, by, value, clock, client]),
  change,
})

const unpacked = ({ at, seq, entries, change }: Packed): PublishedWrite => ({
  at,
  entries: entries.map(([kind, by, value, clock, client], i) => ({ seq: seq + i, kind, by, value, at, clock, client })),
  change,
})

/** `change 41 {…}`, `change 41`, `chat 7`, `present abc 3`, `who`: the revision stands first, so that a known one need not be parsed. */
export function textOf(message: GameMessage): string {
  switch (message.type) {
    case 'change': {
      const short = `change ${message.rev}`
      const text = message.written === null ? short : `${short} ${JSON.stringify(packed(message.written))}`
      return Buffer.byteLength(text) > LONGEST ? short : text
    }
    case 'chat':
      return `chat ${message.n}`
    case 'present':
      return `present ${message.process} ${message.seats}`
    case 'who':
      return 'who'
  }
}

const FORM = /^(?:change (\d+)(?: (\{.*\}))?|chat (\d+)|present (\S+) ([0-3])|(who))$/s

/** Returns null for a text of another program. */
export function messageFrom(text: string): GameMessage | null {
  const found = FORM.exec(text)
  if (found === null) return null
  const [, rev, written, chat, process, seats] = found
  if (rev !== undefined) return changeFrom(Number(rev), written)
  if (chat !== undefined) return { type: 'chat', n: Number(chat) }
  if (process !== undefined) return { type: 'present', process, seats: Number(seats) }
  return { type: 'who' }
}

/** Parses the write only when it is read: a process receives its own messages, too, and does not need them. */
const changeFrom = (rev: number, text: string | undefined): GameMessage => ({
  type: 'change',
  rev,
  get written(): PublishedWrite | null {
    return text === undefined ? null : unpacked(JSON.parse(text) as Packed)
  },
})

/** The message that announces a write. What the players contribute to the chance is not in it. */
export const messageOfWrite = ({ rev, at, entries, change, deal }: Write): GameMessage => ({
  type: 'change',
  rev: rev + 1,
  written: deal === undefined ? { at, entries, change } : null,
})
