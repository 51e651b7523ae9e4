/** What the worker of the page computes: plays of bots, hints, dangers, files that are opened. */

import { generator } from '../../bots/generator.ts'
import { evaluations, hints } from '../../bots/players/hints.ts'
import { playerNamed } from '../../bots/players/names.ts'
import { type BotSeat, characterOf, type Player } from '../../bots/players/player.ts'
import type { Side } from '../../engine/script.ts'
import { newGame } from '../../games/index.ts'
import { currentSpec } from '../../protocol/levels.ts'
import { openGame } from '../../records/open.ts'
import { refuseText, troubleOf } from '../../records/trouble.ts'
import { apply, applyUnchecked, clone, decision, resample, view } from '../../rules/api.ts'
import { type Danger, dangers, lethalEvents } from '../../rules/queries/dangers.ts'
import type { Random } from '../../rules/resample.ts'
import type { State } from '../../rules/state.ts'
import { seed as freshSeed } from '../chance/random.ts'
import type { Answers, Opening, Task } from './protocol.ts'

/** Worlds in which answers are tried out. */
const WORLDS = 4

const players = new Map<string, Player>()

function playerOf({ game, player, side }: Extract<Task, { kind: 'pick' }>): Player {
  const key = `${game} ${player} ${side}`
  const found = players.get(key) ?? playerNamed(currentSpec(player))({ character: characterOf(game) })
  players.set(key, found)
  return found
}

function pick(task: Extract<Task, { kind: 'pick' }>): number {
  return playerOf(task)(seatOf(task.g, task.side, generator(task.seed)))
}

function dangersOf({ g, side, picks, seed }: Extract<Task, { kind: 'dangers' }>): readonly Danger[] {
  const world = clone(g)
  for (const pick of picks) apply(world, { by: side, pick })
  const question = decision(world, side)
  if (question === null) return []
  return dangers(view(world, side), question, worldsOf(world, side, seed))
}

function worldsOf(g: State, side: Side, seed: number): State[] {
  const random = generator(seed)
  return Array.from({ length: WORLDS }, () => resample(g, side, random))
}

const deadlyOf = ({ g, side, seed }: Extract<Task, { kind: 'deadly' }>): readonly Danger[] =>
  lethalEvents(view(g, side), worldsOf(g, side, seed))

const seatOf = (g: State, side: Side, random: Random): BotSeat => ({
  side,
  random,
  decision: decision(g, side)!,
  view: () => view(g, side),
  sample: () => resample(g, side, random),
})

/** What hints may take, in seconds. */
const ADVICE = 0.4

function open(text: string): Opening {
  const refused = refuseText(text)
  if (refused !== null) return { ok: false, trouble: refused }
  try {
    const { state: _state, ...game } = openGame(text)
    return { ok: true, game }
  } catch (error) {
    return { ok: false, trouble: troubleOf(text, error) }
  }
}

function* statesOf({ start, position, moves }: Extract<Task, { kind: 'evaluations' }>): Generator<State> {
  const g = newGame(start, position)
  yield g
  for (const move of moves) {
    applyUnchecked(g, move)
    yield g
  }
}

export function answerTo(task: Task): Answers[keyof Answers] {
  switch (task.kind) {
    case 'pick':
      return pick(task)
    case 'dangers':
      return dangersOf(task)
    case 'deadly':
      return deadlyOf(task)
    case 'hints':
      return hints(seatOf(task.g, task.side, generator(freshSeed())), { seconds: ADVICE })
    case 'open':
      return open(task.text)
    case 'evaluations':
      return evaluations(statesOf(task))
  }
}
