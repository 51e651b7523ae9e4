/**
 * What the server stores, behind one narrow interface. A write to a game names the revision it read: of two writers, in one process or in
 * two, one wins and the other gets a `Conflict`. Times are milliseconds since 1970.
 */

import type { Actor, Side } from '../../engine/script.ts'
import type { Options } from '../../games/options.ts'
import type { Clock, Ending, OpenHands } from '../../protocol/common.ts'
import type { ChanceVersion } from '../../records/fair.ts'
import type { Note } from '../../rules/notes.ts'
import type { Bus } from './bus.ts'

/** A line of the log, which only ever grows: taking back is a line of its own. */
export interface StoredEntry {
  /** From 1. */
  readonly seq: number
  readonly kind: 'move' | 'back' | 'end'
  readonly by: Actor
  /** A move: the answer by name. Back: how many moves stay. End: its kind. */
  readonly value: string
  readonly at: number
  /** What the mover's clock showed. */
  readonly clock: number | null
  /** The client's name for the message; on the first entry of several that came together. */
  readonly client: string | null
}

/** What the log shows of an entry. */
export interface EntryLine {
  /** How many moves count after it. */
  readonly moves: number
  /** 1 where the players have exchanged sides after it. */
  readonly swapped: number
  /** What the move did; null for an undo. */
  readonly notes: readonly Note[] | null
}

/** An entry that is written. */
export interface NewEntry extends StoredEntry {
  readonly line?: EntryLine
}

/** A move that counts, as the log shows it. */
export interface MoveLine {
  readonly seq: number
  readonly by: Actor
  readonly swapped: number
  readonly notes: readonly Note[]
}

/** A position of a game, so that it is opened without its whole log. */
export interface StoredPosition {
  /** The entry up to which it goes. */
  readonly seq: number
  readonly version: number
  readonly body: string
}

export interface SeatRow {
  readonly kind: 'person' | 'bot'
  /** The bot by its name, or the name of the person. */
  readonly name: string | null
  /** The hash of what opens the seat. */
  readonly token: string | null
  /** The account of the person who sits there, where there is one. */
  readonly user: string | null
  readonly taken: boolean
}

/** The clocks of both seats. */
export interface Timing {
  readonly left: readonly [number, number]
  /** What each seat has used since it is asked, before `from`. */
  readonly used: readonly [number, number]
  /** Since when the time of a seat runs, or will run: a reveal is given time to be looked at. Null: it does not. */
  readonly from: readonly [number | null, number | null]
  /** What is left of each seat's vacation, and since when it is away. */
  readonly vacation: readonly [number, number]
  readonly away: readonly [number | null, number | null]
}

/** By the seats that make them. */
export interface Offers {
  readonly draw: Side | null
  /** Who asks, and how many moves would stay. */
  readonly back: { readonly by: Side; readonly to: number } | null
  /** To show spectators the hands, late. */
  readonly hands: { readonly by: Side; readonly openHands: OpenHands } | null
  /** After the end: to play again with the sides exchanged, one game or a match of two with the same deal. */
  readonly rematch: { readonly by: Side; readonly duplicate: boolean } | null
  /** The last offer that was declined, and by whom; until the next move or offer. */
  readonly declined: { readonly offer: 'draw' | 'back' | 'hands'; readonly by: Side } | null
  /** The last plays that the opponent let a side take back. */
  readonly takebacks: readonly Takeback[]
}

/** A play that was taken back by consent. */
export interface Takeback {
  readonly side: Side
  /** How many moves stayed. */
  readonly moves: number
  /** The card, its use and its target, for the log; empty where the side had played no card. */
  readonly notes: readonly Note[]
}

export const NO_OFFERS: Offers = { draw: null, back: null, hands: null, rematch: null, declined: null, takebacks: [] }

/** One of the two games of a duplicate match: the same deal, the sides exchanged. */
export interface Leg {
  readonly leg: 1 | 2
  readonly twin: string
}

export type Status = 'waiting' | 'playing' | 'over'

export interface GameRow {
  readonly id: string
  /** Changes with every write. */
  readonly rev: number
  /** How many entries there are. */
  readonly seq: number
  readonly created: number
  readonly changed: number
  readonly game: string
  /** The version of the rules that it began with. */
  readonly rules: number
  readonly options: Options
  readonly clock: Clock
  readonly rated: boolean
  readonly hints: boolean
  /** The source of its chance; both games of a duplicate match have the same. */
  readonly deal: string
  readonly seats: readonly [SeatRow, SeatRow]
  /** The hash of what opens the game to spectators; null: all users may watch. */
  readonly watch: string | null
  readonly status: Status
  readonly timing: Timing
  /** No clock runs out before; null where none runs. The process that finds the time has come corrects it. */
  readonly due: number | null
  readonly offers: Offers
  readonly ending: Ending | null
  /** How late spectators see the hands; null: after the end. */
  readonly openHands: OpenHands | null
  readonly match: Leg | null
  /** The game in which the players went on. */
  readonly next: string | null
  /** The process that sees to what the last writes left behind: a bot to ask, a game to book and file, notices. Null: nothing. */
  readonly work: string | null
  /** The account for which two bots play. */
  readonly maker: string | null
  /** A hash of the network that asked for the bots in it; null where there are none, or the game is older. */
  readonly botOwner: string | null
}

export interface DealRow {
  readonly id: string
  /** Of `hotline chance`. */
  readonly version: ChanceVersion
  readonly secret: string
  readonly commitment: string
  /** Version 2: the hashes of what the seats of the first game have promised to contribute. */
  readonly commitments: readonly [string | null, string | null]
  readonly contributions: readonly [string | null, string | null]
}

export interface ChatRow {
  /** From 1, game by game. */
  readonly n: number
  readonly at: number
  /** 2: a spectator. */
  readonly by: Side | 2
  /** The author's account, where there is one. */
  readonly person: string | null
  /** The author's name today. */
  readonly name: string | null
  readonly text: string
}

export interface Arranged {
  readonly seat: Side
  readonly card: string
  readonly prompt: string
  readonly pick: string
}

export type Change = Partial<Pick<GameRow, 'seats' | 'status' | 'timing' | 'due' | 'offers' | 'ending' | 'openHands' | 'next' | 'work'>>

export interface Write {
  /** The revision that the writer has read. */
  readonly rev: number
  readonly at: number
  readonly entries: readonly NewEntry[]
  readonly change: Change
  /** The deal with what the players have contributed by now. */
  readonly deal?: DealRow
  /** The position after the entries. */
  readonly position?: StoredPosition
}

/** The game has another revision than the writer has read; nothing has changed. */
export class Conflict extends Error {
  readonly code = 'conflict'
}

/** Stands for a process where work waits until one has room. */
export const WAITING = 'waiting'

/** Where a game stands. */
export interface GameHead {
  readonly id: string
  readonly rev: number
  /** The number of the last line of its chat; 0 without one. */
  readonly chat: number
}

export interface Storage {
  /** With the second game of its match, where there is one. */
  createGame(game: GameRow, deal: DealRow, second?: GameRow): Promise<void>
  game(id: string): Promise<GameRow | null>
  /** The revision of a game, to compare a copy with. */
  revision(id: string): Promise<number | null>
  /** Where these games stand, with one query. */
  heads(ids: readonly string[]): Promise<readonly GameHead[]>
  entries(id: string, after?: number): Promise<readonly StoredEntry[]>
  /** Whether an entry is stored for this message of a client. */
  isDone(id: string, client: string): Promise<boolean>
  /** The position that was stored last. */
  position(id: string): Promise<StoredPosition | null>
  /**
   * The last lines before an entry, or before the end of the log, of which `moves` count there; null where they were stored by a version
   * that did not keep them.
   */
  lines(id: string, before: number, moves: number, most: number): Promise<readonly MoveLine[] | null>
  /** How many moves count after an entry; null where that was not stored. */
  movesAfter(id: string, seq: number): Promise<number | null>
  /** Appends entries and changes the game, all or nothing; returns the new revision. Throws `Conflict`. */
  write(id: string, write: Write): Promise<number>

  /** How many games a user lets bots play among themselves. */
  madeBy(person: string): Promise<number>

  deal(id: string): Promise<DealRow | null>
  /** Whether a game with this deal is still to be ended. */
  isDealOpen(deal: string): Promise<boolean>

  say(game: string, line: Omit<ChatRow, 'n'>): Promise<ChatRow>
  chat(game: string, last: number): Promise<readonly ChatRow[]>
  setNotes(game: string, seat: Side, text: string): Promise<void>
  notes(game: string, seat: Side): Promise<string>
  arrange(game: string, seat: Side, card: string, prompt: string, pick: string | null): Promise<void>
  arranged(game: string): Promise<readonly Arranged[]>

  /** Games whose clocks have run out. */
  due(now: number, most: number): Promise<readonly string[]>
  /** Sets a game aside whose flag is due and can't fall: it is due again at that time. */
  postpone(id: string, now: number, until: number): Promise<void>
  /**
   * Games with work of other processes than these: the longest-waiting of each owner of bots first, then the second of each, and so for the
   * people of an owner. No games that are played with bots of the owners in `except`.
   */
  workOf(
    living: readonly string[],
    most: number,
    except: readonly string[],
  ): Promise<readonly { readonly id: string; readonly work: string }[]>
  /** Hands the work of a game on, or ends it; false where `before` does not have it. */
  setWork(id: string, before: string, process: string | null): Promise<boolean>
  /** Hands all work of a process on to the next that has room. */
  handOnWork(process: string): Promise<void>

  /** Returns the bus between the processes at this database. */
  bus(): Bus

  /** The stored value of this name; where there is none, stores `value`. */
  fact(name: string, value: string): Promise<string>
  /** Whether the storage answers. */
  ping(): Promise<void>
  close(): Promise<void>
}
