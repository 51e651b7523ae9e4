/** Makes a game with a friend on the server behind this page. */
import type { NewGameRequest } from '../../protocol/http.ts'
import { CLOCKS, startOf, type Wishes } from '../home/wishes.ts'
import { createOnline } from './server.ts'
import { keepOnline, promised } from './shelf.ts'

/** Returns the id of the game; `coin` decides for a person who takes either side. */
export async function startOnline(wishes: Wishes, coin: boolean): Promise<string> {
  const { game, ...options } = startOf(wishes)
  const role = wishes.side === 'either' ? (coin ? 'us' : 'ussr') : wishes.side
  const { id, info, tokens } = await createOnline({
    game: game as NewGameRequest['game'],
    options: options as NonNullable<NewGameRequest['options']>,
    clock: CLOCKS[wishes.clock],
    hints: wishes.hints,
    watching: wishes.everybodyWatches ? 'everybody' : 'link',
  })
  const other = tokens[role === 'us' ? 'ussr' : 'us']
  const invites = { ...(other !== null && { other }), ...(tokens.watch !== null && { watch: tokens.watch }) }
  await keepOnline(promised({ id, changed: Date.now(), role, token: tokens[role]!, invites }, info))
  return id
}
