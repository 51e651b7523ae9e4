/** The messages of the socket; docs/socket.md explains them with examples. */
import {
  clock,
  commitment,
  contribution,
  ending,
  errorCode,
  gameId,
  messageId,
  openHands,
  pick,
  reason,
  role,
  seatName,
  seq,
  token,
  written,
} from './common.ts'
import { lobbyEntry, seekId } from './lobby.ts'
import { note, options, question, view, world } from './position.ts'
import { z } from './z.ts'

export const PROTOCOL = 1

/** The longest message that a client may send, in bytes. */
export const LONGEST_MESSAGE = 8192
const LONGEST_CHAT = 500
const LONGEST_NOTES = 4000
/** A whole operation, click by click, and more. */
const MOST_PICKS = 100

const own = { id: messageId, game: gameId }
const offerKind = z.enum(['draw', 'back', 'hands', 'rematch'])

// ---- from the client

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: z.number().int() }),
  z.strictObject({
    type: z.literal('watch'),
    ...own,
    /** Opens a seat, or a private game. */
    token: token.optional(),
    /** The last entry that the client knows; 0 or absent for the whole log. */
    seq: seq.optional(),
    /** The client reads older lines over HTTP: the server sends at most the last 100. Clients of version 0.1.0 need the whole log. */
    recent: z.boolean().optional(),
    /** What the server sends beside the question. */
    parts: z
      .array(z.enum(['view', 'world']))
      .max(2)
      .optional(),
  }),
  z.strictObject({ type: z.literal('leave'), ...own }),
  z.strictObject({
    type: z.literal('sit'),
    ...own,
    /** The hash of what the seat will contribute to the chance of the game: docs/socket.md says how it is made. */
    commitment: commitment.optional(),
    /** The contribution in the clear, instead: for version 1 of the chance, and for programs that do not verify it. */
    contribution: contribution.optional(),
    /** Replaces the token of the link, so that others who have seen the link cannot open the seat. */
    token: token.optional(),
  }),
  /** The contribution itself, when both seats have committed themselves. */
  z.strictObject({ type: z.literal('reveal'), ...own, contribution }),
  z.strictObject({ type: z.literal('move'), ...own, seq, picks: z.array(pick).min(1).max(MOST_PICKS) }),
  z.strictObject({ type: z.literal('back'), ...own, seq }),
  z.strictObject({ type: z.literal('offer-draw'), ...own }),
  /** Offers to show the hands to spectators after a delay. */
  z.strictObject({ type: z.literal('offer-hands'), ...own, openHands }),
  /** Offers a rematch with the sides exchanged; `duplicate`: two games with the same deal. */
  z.strictObject({ type: z.literal('rematch'), ...own, duplicate: z.boolean() }),
  z.strictObject({ type: z.literal('answer'), ...own, offer: offerKind, accept: z.boolean() }),
  z.strictObject({ type: z.literal('resign'), ...own }),
  /** Cancels a game that waits, or aborts one before each side has played once. It counts for nothing. */
  z.strictObject({ type: z.literal('abort'), ...own }),
  /** Replaces the link to the other seat, while nobody sits there: the new token opens it, the old one no more. */
  z.strictObject({ type: z.literal('invite'), ...own, token }),
  z.strictObject({ type: z.literal('chat'), ...own, text: written.trim().min(1).max(LONGEST_CHAT) }),
  z.strictObject({ type: z.literal('notes'), ...own, text: written.max(LONGEST_NOTES) }),
  z.strictObject({ type: z.literal('arrange'), ...own, card: pick, prompt: pick, pick: pick.nullable() }),
  z.strictObject({ type: z.literal('vacation'), ...own, on: z.boolean() }),
  /** Subscribes to the lobby; subscribers count as present in it. */
  z.strictObject({ type: z.literal('lobby'), id: messageId, on: z.boolean() }),
  z.strictObject({ type: z.literal('ping'), id: messageId }),
])
export type ClientMessage = z.infer<typeof clientMessage>
export type ClientMessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>

// ---- from the server

const ms = z.number().int()

/** An entry of the log: a move, or the undo of all moves after an entry. */
export const logLine = z.union([
  z.strictObject({ seq, by: z.enum(['us', 'ussr', 'chance']), notes: z.array(note) }),
  z.strictObject({ seq, back: seq }),
])
export type LogLine = z.infer<typeof logLine>

/** What each seat's clock shows at `now`, the server's time; `runs` says whose runs. Null in games without clocks. */
const clockFace = z
  .strictObject({
    now: ms,
    left: z.tuple([ms, ms]),
    /** What is left for this move alone, before the bank is used. */
    move: z.tuple([ms, ms]),
    runs: z.tuple([z.boolean(), z.boolean()]),
    /** How long it stands still before it runs: time to look at what was revealed. */
    pause: z.tuple([ms, ms]),
    vacation: z.tuple([ms, ms]),
    away: z.tuple([z.boolean(), z.boolean()]),
  })
  .nullable()

const offers = z.strictObject({
  draw: seatName.nullable(),
  back: seatName.nullable(),
  hands: z.strictObject({ by: seatName, openHands }).nullable(),
  rematch: z.strictObject({ by: seatName, duplicate: z.boolean() }).nullable(),
})

/** Which of the players has the game open. */
const present = z.strictObject({ us: z.boolean(), ussr: z.boolean() })
export type Present = z.infer<typeof present>

const current = {
  game: gameId,
  /** The entries that this message contains: all after `from`, up to `seq`. */
  from: seq,
  seq,
  status: z.enum(['waiting', 'playing', 'over']),
  log: z.array(logLine),
  /** How many moves count before those in `log`, where an opened game has the end of its log only. */
  earlier: z.number().int().min(1).optional(),
  view: view.optional(),
  world: world.optional(),
  question: question.nullable(),
  /** Which side this seat plays now: bids may have exchanged them. Null for spectators. */
  side: seatName.nullable(),
  /** Whether the seat may undo its last move without the opponent's consent. */
  free: z.boolean(),
  offers,
  /** The last offer that a player declined, and which seat did; until the next move or offer. */
  declined: z.strictObject({ offer: z.enum(['draw', 'back', 'hands']), by: seatName }).optional(),
  /** Plays that a side took back by consent, oldest first: after how many moves that count, and what named the play. */
  takebacks: z.array(z.strictObject({ side: seatName, moves: z.number().int().min(0), notes: z.array(note) })).optional(),
  /** The rematch: a token for a seat of this game opens the other seat there. */
  next: gameId.nullable(),
  /** Both hands as they were after entry `seq`, where they may be seen: by spectators late, if both players agree, and after the end. */
  hands: z.strictObject({ seq, us: z.array(pick), ussr: z.array(pick) }).optional(),
  clock: clockFace,
  ending: ending.nullable(),
}

const seatInfo = z.strictObject({
  kind: z.enum(['person', 'bot']),
  name: z.string().nullable(),
  /** Whether the player sits there. */
  taken: z.boolean(),
  /** The hash of the player's contribution; null before the player sits, and in games of version 1 of the chance. */
  commitment: z.string().nullable(),
  /** What the player gave to the chance of the game; shown when both have. */
  contribution: contribution.nullable(),
})

export const gameInfo = z.strictObject({
  id: gameId,
  game: z.string(),
  rules: z.number().int(),
  options,
  clock,
  rated: z.boolean(),
  hints: z.boolean(),
  /** How late spectators see the hands; null: after the end. */
  openHands: openHands.nullable(),
  /** One of two games with the same deal, the sides exchanged; the second begins after the first. */
  match: z.strictObject({ leg: z.union([z.literal(1), z.literal(2)]), twin: gameId }).nullable(),
  created: ms,
  seats: z.strictObject({ us: seatInfo, ussr: seatInfo }),
  /** The version of `hotline chance`: since 2 all parts of it are committed to before any is revealed. */
  chance: z.union([z.literal(1), z.literal(2)]),
  /** The hash of the server's secret. */
  commitment: z.string(),
  /** After the end; of a match with the same deal, after the end of both games. */
  secret: z.string().nullable(),
})
export type GameInfo = z.infer<typeof gameInfo>

/** What the server sends to the seat alone. */
const secrets = z.strictObject({
  notes: z.string(),
  arranged: z.array(z.strictObject({ card: pick, prompt: pick, pick })),
})
const chatLine = z.strictObject({
  n: z.number().int(),
  at: ms,
  by: role,
  /** The author, where they have an account. */
  name: z.string().nullable(),
  text: z.string(),
})

export const serverMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('welcome'), protocol: z.literal(PROTOCOL), now: ms }),
  z.strictObject({
    type: z.literal('game'),
    id: messageId,
    role,
    info: gameInfo,
    chat: z.array(chatLine),
    own: secrets.nullable(),
    present,
    ...current,
  }),
  z.strictObject({ type: z.literal('update'), ...current }),
  z.strictObject({ type: z.literal('info'), game: gameId, info: gameInfo }),
  z.strictObject({ type: z.literal('chat'), game: gameId, line: chatLine }),
  z.strictObject({ type: z.literal('present'), game: gameId, present }),
  z.strictObject({ type: z.literal('ack'), id: messageId, game: gameId, seq }),
  z.strictObject({ type: z.literal('pong'), id: messageId, now: ms }),
  z.strictObject({ type: z.literal('lobby'), id: messageId, entries: z.array(lobbyEntry) }),
  z.strictObject({ type: z.literal('lobby-entry'), entry: lobbyEntry }),
  /** The entry has left the lobby; its two players get the id of their `game`. */
  z.strictObject({ type: z.literal('lobby-gone'), entry: seekId, game: gameId.nullable(), declined: z.boolean() }),
  z.strictObject({
    type: z.literal('error'),
    id: messageId.nullable(),
    game: gameId.nullable(),
    code: errorCode,
    /** Why the rules refuse the move, and which of the picks. */
    reason: reason.optional(),
    at: z.number().int().optional(),
    /** The entry at which the game stands. */
    seq: seq.optional(),
  }),
])
export type ServerMessage = z.infer<typeof serverMessage>
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>
/** The part of a message that describes the current game. */
export type Current = Omit<ServerMessageOf<'update'>, 'type'>

/** The server refused a message; the code says why. */
export class RefusedByServer extends Error {
  readonly error: ServerMessageOf<'error'>
  constructor(error: ServerMessageOf<'error'>) {
    super(`${error.code}${error.reason === undefined ? '' : ` (${error.reason.key})`}`)
    this.error = error
  }
}
