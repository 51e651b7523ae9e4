/** Thinks for the bots in the seats. What it gets is a world that the seat can't tell from the real one, never the real one. */
import { generator } from '../../bots/generator.ts'
import { playerNamed } from '../../bots/players/names.ts'
import { characterOf, type Player } from '../../bots/players/player.ts'
import { currentSpec, MOST_SECONDS } from '../../protocol/levels.ts'
import { decision, resample, view } from '../../rules/api.ts'
import type { BotTask } from './crew.ts'

/** Players keep plans between their answers; the least recently used are dropped. */
const players = new Map<string, Player>()
const MOST_PLAYERS = 200

function playerOf({ game, player, side }: BotTask): Player {
  const key = `${game} ${side} ${player}`
  const found = players.get(key) ?? playerNamed(currentSpec(player))({ within: MOST_SECONDS, character: characterOf(game) })
  players.delete(key)
  players.set(key, found)
  if (players.size > MOST_PLAYERS) players.delete(players.keys().next().value!)
  return found
}

/** This is what the pool calls. */
export default function answer(task: BotTask): number {
  const { world, side } = task
  const random = generator(task.seed)
  return playerOf(task)({
    side,
    random,
    decision: decision(world, side)!,
    view: () => view(world, side),
    sample: () => resample(world, side, random),
  })
}
