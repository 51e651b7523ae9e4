/** Does what a client asks for at a table that it watches. */
import type { Person } from '../../protocol/people.ts'
import type { ClientMessage, ClientMessageOf } from '../../protocol/socket.ts'
import { SPECTATOR } from '../../rules/view.ts'
import {
  type ActionContext,
  abort,
  answer,
  arrange,
  back,
  isStillOpen,
  move,
  offerDraw,
  offerHands,
  resign,
  stillSeated,
  vacation,
} from '../games/actions.ts'
import { Denied } from '../games/denied.ts'
import { answerRematch, rematch } from '../games/rematch.ts'
import { invite, reveal, sit } from '../games/seating.ts'
import { isOneHousehold } from '../people/households.ts'
import type { ConnectionContext } from './connection.ts'
import { type Bucket, bucket } from './limits.ts'
import type { ClientSender } from './sender.ts'
import type { WatchedGames } from './watching.ts'

/** A message about a game that the client watches. */
export type TableMessage = Exclude<ClientMessage, { type: 'hello' | 'ping' | 'watch' | 'leave' | 'lobby' }>

/** Returns the function that does what such a message asks for; `lag` is the round trip to the client, in milliseconds. */
export function makeTableMessages(
  { tables, people, person, bots }: ConnectionContext,
  { acknowledge }: ClientSender,
  watched: WatchedGames,
  lag: () => number,
): (message: TableMessage) => Promise<void> {
  const chatRate: Bucket = bucket(0.5, 5)

  /** The authenticated user under today's name: it may have changed since the connection was opened, and another user may have it by now. */
  async function currentUser(): Promise<Person | null> {
    if (person === null) return null
    const now = await people.byId(person.id)
    if (now === null) throw new Denied('not-signed-in')
    return now
  }

  async function say({ id, game, text }: ClientMessageOf<'chat'>, deed: ActionContext): Promise<void> {
    const { seat } = deed
    const { row } = await tables.read(game)
    if (!isStillOpen(row, deed)) throw new Denied('not-your-seat')
    const author = await currentUser()
    if (seat === SPECTATOR && author === null) throw new Denied('not-allowed')
    if (author !== null && (await people.isSilenced(author.id))) throw new Denied('muted')
    if (!chatRate.take(Date.now())) throw new Denied('too-fast')
    const line = await tables.storage.say(game, {
      at: tables.now(),
      by: seat,
      person: author?.id ?? null,
      name: author?.name ?? null,
      text,
    })
    acknowledge(id, game)(row.seq)
    tables.hub.sendChat(game, [line], row.status === 'over')
  }

  async function setNotes({ id, game, text }: ClientMessageOf<'notes'>, deed: ActionContext): Promise<void> {
    const { row } = await tables.read(game)
    await tables.storage.setNotes(game, stillSeated(row, deed), text)
    acknowledge(id, game)(row.seq)
  }

  async function sitDown(message: ClientMessageOf<'sit'>, deed: ActionContext): Promise<void> {
    const user = await currentUser()
    if (user === null) return sit(tables, message.game, deed, message)
    const isKin = (opponent: string): Promise<boolean> => isOneHousehold(people.storage.db, user.id, opponent)
    await sit(tables, message.game, { ...deed, person: user, isKin }, message)
  }

  return async (message) => {
    const { id, game } = message
    const watcher = await watched.watcherAt(game)
    // A client that brings a new key may still need the old one, with which it took the seat before.
    if (message.type === 'sit' && message.token !== undefined) watcher.credentials = { ...watcher.credentials, brought: message.token }
    const { seat, credentials } = watcher
    const deed: ActionContext = { seat, credentials, client: id, lag: lag(), bots, acknowledge: acknowledge(id, game) }
    switch (message.type) {
      case 'sit':
        return sitDown(message, deed)
      case 'reveal':
        return reveal(tables, game, deed, message.contribution)
      case 'move':
        return move(tables, game, deed, message.seq, message.picks)
      case 'back':
        return back(tables, game, deed, message.seq)
      case 'offer-draw':
        return offerDraw(tables, game, deed)
      case 'answer':
        return message.offer === 'rematch'
          ? answerRematch(tables, game, deed, message.accept)
          : answer(tables, game, deed, message.offer, message.accept)
      case 'offer-hands':
        return offerHands(tables, game, deed, message.openHands)
      case 'rematch':
        return rematch(tables, game, deed, message.duplicate)
      case 'resign':
        return resign(tables, game, deed)
      case 'abort':
        return abort(tables, game, deed)
      case 'invite':
        return invite(tables, game, deed, message.token)
      case 'vacation':
        return vacation(tables, game, deed, message.on)
      case 'arrange':
        return arrange(tables, game, deed, message.card, message.prompt, message.pick)
      case 'chat':
        return say(message, deed)
      case 'notes':
        return setNotes(message, deed)
    }
  }
}
