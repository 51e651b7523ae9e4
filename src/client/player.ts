/** A player at the socket who answers with any legal pick. */

import type { SeatName } from '../match/seats.ts'
import { type Current, type GameInfo, RefusedByServer, type ServerMessage, type ServerMessageOf } from '../protocol/socket.ts'
import { commitmentTo } from '../records/fair.ts'
import type { Random } from '../rules/resample.ts'
import type { Client } from './client.ts'

export interface SeatLink {
  readonly game: string
  readonly token: string
}

export interface RandomPlayer {
  /** Resolves when the game is over. */
  readonly over: Promise<Current>
  stop(): void
}

export interface Habits {
  readonly random: Random
  readonly contribution: string
  readonly parts?: ('view' | 'world')[]
  /** Called before a move is sent, when it is acknowledged, and with every update. */
  readonly onSend?: (game: string, seq: number) => void
  readonly onAck?: (game: string, seq: number) => void
  readonly onUpdate?: (message: ServerMessageOf<'update' | 'game'>) => void
  /** How long it waits before it answers. */
  readonly pause?: () => Promise<void>
}

/** What a faster opponent, or an own second connection, makes of a move that was right when it was chosen. */
const OVERTAKEN: ReadonlySet<string> = new Set(['stale-seq', 'not-your-seat', 'game-over'])

export async function playAtRandom(client: Client, { game, token }: SeatLink, habits: Habits): Promise<RandomPlayer> {
  const { random, contribution, parts = [], pause } = habits
  let stopped = false
  let answered = -1
  let latest: Current | null = null
  let finish: (current: Current) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const over = new Promise<Current>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  over.catch(() => undefined)

  async function answer(current: Current): Promise<void> {
    const { question, seq } = current
    if (question === null || seq === answered) return
    answered = seq
    await pause?.()
    if (stopped || latest?.seq !== seq) return
    const pick = question.picks[Math.floor(random() * question.picks.length)]!
    habits.onSend?.(game, seq)
    try {
      const ack = (await client.ask({ type: 'move', game, seq, picks: [pick] })) as ServerMessageOf<'ack'>
      habits.onAck?.(game, ack.seq)
    } catch (error) {
      if (!stopped && !(error instanceof RefusedByServer && OVERTAKEN.has(error.error.code))) fail(error as Error)
    }
  }

  let seat: SeatName = 'us'
  let revealed = false
  /** Only when the other seat has committed itself, too. */
  async function reveal({ chance, seats, secret }: GameInfo): Promise<void> {
    if (stopped || revealed || chance !== 2 || secret !== null || seats.us.commitment === null || seats.ussr.commitment === null) return
    if (!seats[seat].taken || seats[seat].contribution !== null) return
    revealed = true
    await client.ask({ type: 'reveal', game, contribution })
  }

  client.onMessage((message: ServerMessage) => {
    if (message.type === 'info' && message.game === game) reveal(message.info).catch((error: unknown) => fail(error as Error))
    if (stopped || (message.type !== 'update' && message.type !== 'game') || message.game !== game) return
    latest = message
    habits.onUpdate?.(message)
    if (message.status === 'over') return finish(message)
    answer(message).catch((error: unknown) => fail(error as Error))
  })
  const { role, info } = (await client.ask({ type: 'watch', game, token, parts })) as ServerMessageOf<'game'>
  seat = role as SeatName
  const brought = info.chance === 1 ? { contribution } : { commitment: commitmentTo(contribution, seat, info.commitment) }
  await client.ask({ type: 'sit', game, ...brought })
  return {
    over,
    stop: () => {
      stopped = true
    },
  }
}
