/** Fills a server with example games: an account plays against bots, and bots among themselves, all through the server's API. */
import { generator } from '../bots/generator.ts'
import { playerNamed } from '../bots/players/names.ts'
import type { Player } from '../bots/players/player.ts'
import { type Side, US } from '../engine/script.ts'
import { CLOCKS } from '../protocol/clocks.ts'
import type { NewGameRequest } from '../protocol/http.ts'
import { decision, resample, view } from '../rules/api.ts'
import { move } from './games/actions.ts'
import { nameIn } from './games/course.ts'
import { sit } from './games/seating.ts'
import { newToken } from './games/secrets.ts'
import { isAsked, sideOf, type Table } from './games/table.ts'
import type { HotlineServer } from './server.ts'
import type { OpenStorage } from './storage/open.ts'

export interface Demo {
  readonly name: string
  readonly password: string
  readonly over: number
  readonly running: number
  readonly waiting: number
}

const NAME = 'Demo'
const SEEDS = 2 ** 32

interface DemoOptions {
  /** The level that plays. */
  readonly bot: string
  /** The turn that the unfinished games of Twilight Struggle have reached. */
  readonly turn: number
}

/** Quick, with enough on the board to look at. */
const USUAL: DemoOptions = { bot: 'beginner', turn: 2 }

type Made = { readonly id: string }

export async function layOut(
  { http, tables }: HotlineServer,
  storage: Pick<OpenStorage, 'fact'>,
  { bot, turn: reached } = USUAL,
): Promise<Demo | null> {
  const mark = newToken()
  // A demo is made once, even if it was interrupted.
  if ((await storage.fact('demo', mark)) !== mark) return null
  const password = newToken()
  let cookie = ''

  async function ask<T>(url: string, payload: object): Promise<T> {
    const reply = await http.inject({ method: 'POST', url, payload, headers: cookie === '' ? {} : { cookie } })
    if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.body}`)
    const set = [reply.headers['set-cookie'] ?? []].flat()
    if (set.length > 0) cookie = set.map((one) => one.split(';')[0]).join('; ')
    return reply.json<T>()
  }

  const waiting = new Map<string, () => void>()
  tables.onChange(({ row }) => {
    waiting.get(row.id)?.()
    waiting.delete(row.id)
  })

  const answered = (table: Table, side: Side, player: Player): string => {
    const random = generator(Math.floor(tables.random() * SEEDS))
    const world = resample(table.course.state, side, tables.random)
    const pick = player({
      side,
      random,
      decision: decision(world, side)!,
      view: () => view(world, side),
      sample: () => resample(world, side, random),
    })
    return nameIn(world, pick)
  }

  /** Plays a seat, or none and only looks on, until the game is over or stands as wanted. */
  async function play(id: string, seat: Side | null, isEnough: (table: Table) => boolean = () => false): Promise<void> {
    const player = playerNamed(bot)()
    for (;;) {
      const changed = new Promise<void>((resolve) => void waiting.set(id, resolve))
      const table = await tables.read(id)
      if (table.row.status === 'over' || isEnough(table)) return
      if (seat === null || !isAsked(table.course, sideOf(table, seat))) {
        await changed
        continue
      }
      const deed = { seat, client: `demo-${table.row.seq}`, acknowledge: () => undefined }
      await move(tables, id, deed, table.row.seq, [answered(table, sideOf(table, seat), player)])
      // Bots in other seats think in threads of their own, and people want to be served.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  const make = (game: NewGameRequest['game'], us: 'me' | 'bot', ussr: 'bot'): Promise<Made> => {
    const seat = (wanted: 'me' | 'bot'): object | string => (wanted === 'bot' ? { bot } : wanted)
    return ask<Made>('/api/games', { game, seats: { us: seat(us), ussr: seat(ussr) } })
  }

  async function ofPerson(game: NewGameRequest['game'], isEnough?: (table: Table) => boolean): Promise<void> {
    const { id } = await make(game, 'me', 'bot')
    await sit(tables, id, { seat: US, client: 'demo', acknowledge: () => undefined }, { contribution: newToken() })
    await play(id, US, isEnough)
  }

  const isPlayedTo =
    (turn: number) =>
    (table: Table): boolean =>
      table.course.state.turn >= turn &&
      isAsked(table.course, sideOf(table, US)) &&
      decision(table.course.state, sideOf(table, US))!.kind === 'play'

  await ask('/api/me/register', { name: NAME, password })
  const games = ['red-sea', 'twilight-struggle'] as const
  const all = games.flatMap((game) => [
    ofPerson(game),
    ofPerson(game, isPlayedTo(game === 'red-sea' ? 1 : reached)),
    make(game, 'bot', 'bot').then(({ id }) => play(id, null)),
    // In the lobby, where people look for open games.
    ask('/api/seeks', { game, clock: CLOCKS['slow-3'] }),
  ])
  await Promise.all(all)
  return { name: NAME, password, over: 2 * games.length, running: games.length, waiting: games.length }
}
