/** What the worker of the page computes: plays of bots, hints, dangers, files that are opened. */

import { generator } from '../../bots/generator.ts'
import { advise, evaluations } from '../../bots/players/hints.ts'
import { momentsOf } from '../../bots/players/moments.ts'
import { playerNamed } from '../../bots/players/names.ts'
import { type BotSeat, characterOf, type Player } from '../../bots/players/player.ts'
import { warnedEvents, warningsFor } from '../../bots/search/safety.ts'
import type { Side } from '../../engine/script.ts'
import { newGame } from '../../games/index.ts'
import { currentSpec } from '../../protocol/levels.ts'
import { openGame } from '../../records/open.ts'
import { refuseText, troubleOf } from '../../records/trouble.ts'
import { apply, applyUnchecked, clone, decision, resample, view } from '../../rules/api.ts'
import type { Danger } from '../../rules/queries/dangers.ts'
import type { Random } from '../../rules/resample.ts'
import type { State } from '../../rules/state.ts'
import type { Hint } from '../../words/hint.ts'
import type { Answers, LongAnswers, LongTask, Opening, Task } from './protocol.ts'

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
  if (decision(world, side) === null) return []
  const seat = seatOf(world, side, generator(seed))
  return warningsFor(seat, Array.from({ length: WORLDS }, seat.sample))
}

function deadlyOf({ g, side, seed }: Extract<Task, { kind: 'deadly' }>): readonly Danger[] {
  const seat = seatOf(g, side, generator(seed))
  return warnedEvents(seat, Array.from({ length: WORLDS }, seat.sample))
}

const seatOf = (g: State, side: Side, random: Random): BotSeat => ({
  side,
  random,
  decision: decision(g, side)!,
  view: () => view(g, side),
  sample: () => resample(g, side, random),
})

/** When hints are said, in seconds: the first at once, better ones while the person looks. */
const ADVICE = [0.1, 0.5, 1, 1.5, 2, 2.5, 3]

function* hintsFor({ g, side, seed, followed }: Extract<LongTask, { kind: 'hints' }>): Generator<readonly Hint[]> {
  const seat = seatOf(g, side, generator(seed))
  const budgets = ADVICE.map((seconds) => ({ seconds }))
  for (const advice of advise(seat, budgets, followed)) yield advice.map(({ hint }) => hint)
}

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
    case 'open':
      return open(task.text)
    case 'evaluations':
      return evaluations(statesOf(task))
  }
}

/** Each answer is better than the one before. */
export function answersTo(task: LongTask): Generator<LongAnswers[keyof LongAnswers]> {
  switch (task.kind) {
    case 'hints':
      return hintsFor(task)
    case 'moments':
      return momentsOf(newGame(task.start, task.position), task.moves, task.seed)
  }
}
