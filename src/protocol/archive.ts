/** Lists of games over HTTP: live games, finished games, and games that users import. */

import { clock, flag, gameId, gameName, pick, result, speed, written } from './common.ts'
import { z } from './z.ts'

const ms = z.number().int()
const count = z.coerce.number().int()
const limit = count.min(1).max(100).optional().describe('how many lines at most')
/** Where the next page begins: time and id of the last line, as `1755000000000-abcdefghijkl`. */
const cursor = z.string().regex(/^\d{1,16}-[a-z0-9]{12}$/)
const after = cursor.optional().describe('`next` of the page before')

/** A player of a side: bids may have exchanged the seats. The name is null where a text log has none. */
const player = z.strictObject({ name: z.string().nullable(), bot: z.boolean() })
const players = z.strictObject({ us: player, ussr: player })

/** Influence of all countries, `country * 2 + side`: what a picture of the board shows. */
const influence = z.array(z.number().int())

// ---- live games

export const liveQuery = z.strictObject({
  game: gameName.optional(),
  rated: flag.optional(),
  mine: flag.optional().describe('my own games, also those that wait for an opponent and private ones'),
  limit,
  after,
})
export type LiveQuery = z.infer<typeof liveQuery>

const liveLine = z.strictObject({
  id: gameId,
  game: z.string(),
  players,
  clock,
  rated: z.boolean(),
  status: z.enum(['waiting', 'playing']),
  created: ms,
  turn: z.number().int(),
  /** Positive where the US leads. */
  vp: z.number().int(),
  defcon: z.number().int(),
  influence,
  seq: z.number().int(),
  /** Which sides are asked now. */
  asked: z.strictObject({ us: z.boolean(), ussr: z.boolean() }),
  /** The side of the authenticated user; null where they do not play in this game. */
  side: z.enum(['us', 'ussr']).nullable(),
})
export type LiveLine = z.infer<typeof liveLine>
export const liveReply = z.strictObject({ games: z.array(liveLine), next: cursor.nullable() })

// ---- finished games

export const archiveQuery = z.strictObject({
  player: written.trim().min(1).max(100).optional().describe('a player by name, whatever the case'),
  against: written.trim().min(1).max(100).optional().describe('the other player by name'),
  game: gameName.optional(),
  card: pick.optional().describe('a card that was played or headlined, as "nato"'),
  headline: flag.optional().describe('true: the card as a headline; false: in an action round'),
  end: result.shape.kind.optional(),
  winner: result.shape.winner.optional(),
  least: count.min(0).max(20).optional().describe('the game ended in this turn or later'),
  most: count.min(0).max(20).optional().describe('the game ended in this turn or earlier'),
  rated: flag.optional(),
  speed: speed.optional(),
  source: z.enum(['played', 'imported']).optional(),
  from: count.min(0).optional().describe('milliseconds since 1970'),
  to: count.min(0).optional(),
  mine: flag.optional().describe('only my own: those I played and those I brought along'),
  limit,
  after,
})
export type ArchiveQuery = z.infer<typeof archiveQuery>

/** Who may see a game: everyone, those who have its address, its owner. */
const shown = z.union([z.boolean(), z.literal('link')])
export type Visibility = z.infer<typeof shown>

export const archiveLine = z.strictObject({
  id: gameId,
  source: z.enum(['played', 'imported']),
  game: z.string(),
  players,
  /** Null where an imported game was not played to its end. */
  ending: result.nullable(),
  /** In which turn it ended, and the score then: positive where the US leads. */
  turns: z.number().int(),
  vp: z.number().int(),
  /** Null where the game was filed before boards were. */
  influence: influence.nullable(),
  rated: z.boolean(),
  speed: speed.nullable(),
  ended: ms,
  /** Whether the game is public ("link": for all who have its address, but in no list), and whether the authenticated user imported it. */
  shown,
  own: z.boolean(),
})
export type ArchiveLine = z.infer<typeof archiveLine>
export const archiveReply = z.strictObject({ games: z.array(archiveLine), next: cursor.nullable() })

// ---- imports

const LONGEST_TEXT = 2_000_000

export const importRequest = z.strictObject({
  text: z.string().min(1).max(LONGEST_TEXT).describe('a record or a text log'),
  /** Readings of contested rules, for a text log that names none. */
  preset: z.string().max(30).optional(),
  ended: z.number().int().min(0).optional().describe('when it was played, where the text does not say it'),
  shown: z.boolean().optional().describe('whether the game is public. Default false'),
})
export type ImportRequest = z.infer<typeof importRequest>

export const showRequest = z.strictObject({ shown })

/** Larger than the record of any game, with room to spare. */
export const LONGEST_SHARED = 300_000

export const shareRequest = z.strictObject({ text: z.string().min(1).max(LONGEST_SHARED).describe('a record or a text log') })
