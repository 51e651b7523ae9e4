/** Bots think on a thread of their own, so that a person can end a game while they do. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { generator } from '../../../bots/generator.ts'
import { playerNamed } from '../../../bots/players/names.ts'
import type { BotSeat, Player } from '../../../bots/players/player.ts'
import type { Side } from '../../../engine/script.ts'
import { currentSpec } from '../../../protocol/levels.ts'
import { decision, resample, view } from '../../../rules/api.ts'
import type { State } from '../../../rules/state.ts'
import { workerFile } from '../../workers/crew.ts'

export interface Thought {
  /** The name of the bot, with its budget where it has one. */
  readonly player: string
  readonly side: Side
  readonly g: State
  readonly seed: number
  /** How many moves were made. */
  readonly moves: number
}

/** Each answer has a random stream of its own, so that a resumed game continues as if it had not been interrupted. */
export function seatAt({ g, side, seed, moves }: Omit<Thought, 'player'>): BotSeat {
  const random = generator(seed, side, moves)
  return { side, random, decision: decision(g, side)!, view: () => view(g, side), sample: () => resample(g, side, random) }
}

/** Answers for the bots of one game; they keep plans between their answers. */
export function answersOfBots(): (thought: Thought) => number {
  const players = new Map<string, Player>()
  return (thought) => {
    const key = `${thought.side} ${thought.player}`
    const player = players.get(key) ?? playerNamed(currentSpec(thought.player))({ character: thought.seed })
    players.set(key, player)
    return player(seatAt(thought))
  }
}

export interface BotThread {
  think(thought: Thought): Promise<number>
  stop(): Promise<void>
}

export function botThread(): BotThread {
  let worker: Worker | null = null
  return {
    think: async (thought) => {
      worker ??= new Worker(workerFile('bot'))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(thought)
      const [pick] = (await once(worker, 'message')) as [number]
      return pick
    },
    stop: async () => void (await worker?.terminate()),
  }
}
