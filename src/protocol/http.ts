/** Requests and replies over HTTP. The server generates /api/openapi.json from these schemas. */
import { clock, ending, gameId, gameName, openHands, role, seatName, seq, token } from './common.ts'
import { MOST_SECONDS } from './levels.ts'
import { wantedOptions } from './position.ts'
import { gameInfo, logLine } from './socket.ts'
import { z } from './z.ts'

const seat = z.union([
  z.literal('open').describe('for the player who opens the link'),
  z.literal('me').describe('for the player who makes the game'),
  z.strictObject({
    bot: z.string().max(64).describe(`a level of GET /api/bots, as "club"; "master" with up to ${MOST_SECONDS} seconds, as "master:0.5s"`),
  }),
])

export const newGameRequest = z.strictObject({
  game: gameName,
  options: wantedOptions.optional(),
  clock: clock.optional(),
  rated: z.boolean().optional(),
  hints: z
    .boolean()
    .optional()
    .describe('whether the page may give hints; a player who sits down agrees. Default false, but true against one of the server’s bots'),
  seats: z.strictObject({ us: seat, ussr: seat }).optional(),
  /** Who may watch: all users, or only those who have the link. */
  watching: z.enum(['everybody', 'link']).optional(),
  /** When spectators see the hands; a player agrees by sitting down. */
  openHands: openHands.optional(),
  /** Two games with the same deal, the sides exchanged. */
  duplicate: z.boolean().optional(),
})
export type NewGameRequest = z.infer<typeof newGameRequest>

export const newGameReply = z.strictObject({
  id: gameId,
  info: gameInfo,
  /** The second game of a duplicate match: each token opens the other seat there. */
  twin: gameId.nullable(),
  /** Tokens for the seats, to be handed to the players; null where a bot sits. */
  tokens: z.strictObject({ us: token.nullable(), ussr: token.nullable(), watch: token.nullable() }),
})

export const gameReply = z.strictObject({
  info: gameInfo,
  status: z.enum(['waiting', 'playing', 'over']),
  seq: z.number().int(),
  turn: z.number().int(),
  /** Positive where the US leads. */
  vp: z.number().int(),
  defcon: z.number().int(),
  /** Influence of all countries, `country * 2 + side`. */
  influence: z.array(z.number().int()),
  /** The seats that are asked now; before the game begins, those that have sat down and have to reveal their contribution. */
  asked: z.array(seatName),
  ending: ending.nullable(),
  /** The game in which its players go on. */
  next: gameId.nullable(),
})

/** What a link opens, before it is followed: nothing is taken yet. */
export const invitationReply = z.strictObject({
  /** What the token opens. */
  role,
  /** The seat that the authenticated user has in this game; null where they have none. */
  own: seatName.nullable(),
  status: gameReply.shape.status,
  /** Who may watch: all users, or only those who have the link. */
  watching: z.enum(['everybody', 'link']),
  info: gameInfo,
})
export type Invitation = z.infer<typeof invitationReply>

export const gameParams = z.strictObject({ id: gameId })
export const gameQuery = z.strictObject({ token: token.optional() })
export const linesQuery = z.strictObject({
  token: token.optional(),
  /** The first line of the log that the client has. */
  before: z.coerce.number().int().min(1),
})
export const linesReply = z.strictObject({
  /** All lines after this entry and before the one that was asked for. */
  from: seq,
  lines: z.array(logLine),
})

export const health = z.strictObject({
  status: z.enum(['ok', 'failing']),
  version: z.string(),
  uptime: z.number(),
})
