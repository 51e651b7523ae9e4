/** Makes a game with a friend on the server behind this page. */
import { CLOCKS } from '../../../protocol/clocks.ts'
import type { NewGameRequest } from '../../../protocol/http.ts'
import { openHandsOf, startOf, type Wishes } from '../../new-game/wishes.ts'
import { createOnline } from './http.ts'
import { keepOnline, promised } from './shelf.ts'

/** What is asked of the server. */
export function requestOf(wishes: Wishes): NewGameRequest {
  const { game, ...options } = startOf(wishes)
  const { clock, hintsForBoth, isPublic, duplicate } = wishes
  return {
    game: game as NewGameRequest['game'],
    options: options as NonNullable<NewGameRequest['options']>,
    clock: CLOCKS[clock],
    hints: hintsForBoth,
    watching: isPublic ? 'everybody' : 'link',
    duplicate,
    ...openHandsOf(wishes),
  }
}

/** Returns the id of the game; `coin` decides for a person who takes either side. */
export async function startOnline(wishes: Wishes, coin: boolean): Promise<string> {
  const role = wishes.side === 'either' ? (coin ? 'us' : 'ussr') : wishes.side
  const { id, info, tokens } = await createOnline(requestOf(wishes))
  const other = tokens[role === 'us' ? 'ussr' : 'us']
  const invites = { ...(other !== null && { other }), ...(tokens.watch !== null && { watch: tokens.watch }) }
  await keepOnline(promised({ id, changed: Date.now(), role, token: tokens[role]!, invites }, info))
  return id
}
