/** The lobby: open seeks, challenges and quick pairing. Clients create entries over HTTP; the server broadcasts them over the socket. */

import { PAIRING_CLOCKS } from './clocks.ts'
import { clock, flag, gameId, gameName, messageId, openHands, speed, written } from './common.ts'
import { options, wantedOptions } from './position.ts'
import { z } from './z.ts'

export const seekId = z.string().regex(/^[a-z0-9]{12}$/)
const rating = z.number().int().min(0).max(4000)
/** The side that the creator of the entry wants to play. */
const side = z.enum(['us', 'ussr', 'any'])

/** An idempotency key, as in messages of the socket. */
const id = messageId.optional().describe('my own name for it: sent again, it counts once')

const wanted = {
  id,
  game: gameName,
  options: wantedOptions.optional(),
  clock,
  side: side.optional(),
  rated: z.boolean().optional(),
  hints: z.boolean().optional().describe('whether the page may give hints; a player who takes the seek agrees. Default false'),
  duplicate: z.boolean().optional().describe('two games with the same deal, the sides exchanged'),
  openHands: openHands.optional(),
}

export const seekRequest = z.strictObject({
  ...wanted,
  range: z.strictObject({ least: rating, most: rating }).optional().describe('whose rating may take it'),
})
export type SeekRequest = z.infer<typeof seekRequest>

export const challengeRequest = z.strictObject({ ...wanted, to: written.trim().min(1).max(64).describe('a person by name') })
export type ChallengeRequest = z.infer<typeof challengeRequest>

export const pairingRequest = z.strictObject({ id, game: gameName, clock: z.enum(PAIRING_CLOCKS), rated: z.boolean() })
export type PairingRequest = z.infer<typeof pairingRequest>

/** An entry that waits in the lobby for an opponent. */
export const lobbyEntry = z.strictObject({
  id: seekId,
  /** All users see a seek and a pairing, which is joined by POST /api/pairing; the person it names sees a challenge. */
  kind: z.enum(['seek', 'challenge', 'pairing']),
  by: z.strictObject({ name: z.string(), rating: rating.nullable() }),
  to: z.string().nullable(),
  game: z.string(),
  options,
  clock,
  speed,
  side,
  rated: z.boolean(),
  hints: z.boolean(),
  duplicate: z.boolean(),
  openHands: openHands.nullable(),
  range: z.strictObject({ least: rating, most: rating }).nullable(),
  made: z.number().int(),
})
export type LobbyEntry = z.infer<typeof lobbyEntry>

export const lobbyQuery = z.strictObject({
  kind: lobbyEntry.shape.kind.optional(),
  game: gameName.optional(),
  speed: speed.optional(),
  rated: flag.optional(),
  side: z.enum(['us', 'ussr']).optional().describe('the side that I would play'),
  fits: flag.optional().describe('only what I may take'),
})
export type LobbyQuery = z.infer<typeof lobbyQuery>
export const lobbyReply = z.strictObject({ entries: z.array(lobbyEntry) })

export const seekParams = z.strictObject({ id: seekId })
/** The game that was created: watch it and sit down. */
export const takenReply = z.strictObject({ game: gameId })
/** `game` is null until an opponent is found; the lobby's socket announces that. */
export const pairingReply = z.strictObject({ entry: seekId, game: gameId.nullable() })
