/**
 * Replays a text log through the engine. It only answers questions that the engine asks, from what the lines of the block say; what
 * the engine then tells is written in the log's own words and compared with it, line by line.
 */

import type { Move, Side } from '../../engine/script.ts'
import { type NewGame, newGame } from '../../games/index.ts'
import type { Preset } from '../../games/options.ts'
import { twilightStruggle as app } from '../../games/twilight-struggle/index.ts'
import type { Rules } from '../../rules/ruleset.ts'
import type { Result, State } from '../../rules/state.ts'
import { playCarried } from './carried.ts'
import type { Difference } from './compare.ts'
import { contradiction } from './consistency.ts'
import { type Attempt, explain, restoredLog, type UnusableLine } from './damage.ts'
import { type HandFact, Hands } from './hands.ts'
import { resultLine } from './lines.ts'
import { endOf, namesOf } from './names.ts'
import { type ParsedLine, parseTextLog, type TextLog } from './parse.ts'
import type { Of } from './pending.ts'
import { PHRASES } from './phrases.ts'
import { Differs, Guessing, type Log, Replayer } from './replayer.ts'
import { type Players, setupOf } from './setup.ts'

export interface Replay {
  readonly state: State
  readonly options: NewGame
  readonly moves: readonly Move[]
  readonly plays: number
  /** Lines that were compared and are the same. */
  readonly compared: number
  readonly difference: Difference | null
  /** Lines that could not be used, up to the difference. */
  readonly unusable: readonly UnusableLine[]
  readonly result: Result | null
  /** The winner and reason that the log itself prints. */
  readonly printed: { readonly winner: Side; readonly reason: string } | null
  readonly players: Players
}

/** How often deals are inferred anew when a hand turns out to be impossible. */
const ATTEMPTS = 50

/** Plays the log; where a hand turns out to be impossible, again with what that taught. */
function play(log: Log, guesses: readonly number[]): { readonly replayer: Replayer; readonly stop: Differs | Guessing | null } {
  const learned: HandFact[] = []
  for (;;) {
    const replayer = new Replayer(log, learned, guesses)
    const stop = stopOf(replayer)
    const fact = replayer.learned
    if (fact === null || learned.length === ATTEMPTS || learned.some(({ side, at }) => side === fact.side && at === fact.at))
      return { replayer, stop }
    learned.push(fact)
  }
}

function stopOf(replayer: Replayer): Differs | Guessing | null {
  try {
    replayer.run()
    replayer.doubtResult()
    return null
  } catch (error) {
    if (error instanceof Differs || error instanceof Guessing) return error
    throw error
  }
}

/** Ends that no rule brings about. */
const AGREED = new Set(['Forfeit', 'Unknown'])

const printedResult = (log: TextLog): ParsedLine | null =>
  log.blocks.flatMap((block) => block.lines).find(({ detail }) => detail.kind === 'result') ?? null

/** The winner that a log prints, compared with the computed one. Several reasons may fit an end, so that only the winner is compared. */
function compareResult({ detail, at, text }: ParsedLine, rules: Rules, result: Result | null): Difference | null {
  const { side, reason } = detail as Of<'result'>
  if (result === null ? AGREED.has(reason) : result.winner === side) return null
  const expected =
    result === null ? PHRASES['no-end'] : result.winner < 0 ? PHRASES.draw : resultLine(result.winner as Side, endOf(rules, result))
  return { line: at, expected, found: text }
}

/** Replays a text log. Differences are a result, not an error; a text that is no log throws `BadLog`. */
export function replayTextLog(text: string, preset?: Preset): Replay {
  const names = namesOf(app)
  const parsed = parseTextLog(text, names)
  const { options, players, bothHeldScoring, moves: carried } = setupOf(parsed, preset)
  const printed = printedResult(parsed)
  const common = {
    options,
    players,
    printed: printed?.detail.kind === 'result' ? { winner: printed.detail.side, reason: printed.detail.reason } : null,
  }
  if (carried !== null) {
    const played = playCarried(text, options, carried, players)
    const plays = parsed.blocks.reduce((sum, block) => sum + block.cards.length, 0)
    return { ...common, ...played, moves: carried, plays, unusable: [], result: played.state.result }
  }
  const start = newGame(options)
  /** Plays the log, with guesses for what unreadable lines may have said, and compares it with what the engine tells. */
  const attempt = (log: TextLog, guesses: readonly number[]): Attempt => {
    const { replayer, stop } = play({ text: log, rules: app, names, options, hands: new Hands(log, app, bothHeldScoring) }, guesses)
    if (stop instanceof Guessing) return { replayer, options: stop.options }
    const { g, index, restored } = replayer
    const replayed = stop?.difference ?? null
    const difference = replayed ?? (printed === null ? null : compareResult(printed, app, g.result))
    // A line that contradicts itself is to blame for what goes wrong in its block.
    const wrong = contradiction(restoredLog(log, restored, names), start, names)
    if (wrong === null || (replayed !== null && index < wrong.block)) return { replayer, difference }
    return { replayer, difference: { line: wrong.line, expected: wrong.expected, found: wrong.found } }
  }
  const { replayer, difference, unusable } = explain(parsed, names, attempt)
  const { g, moves, plays, compared } = replayer
  return { ...common, state: g, moves, plays, compared, difference, unusable, result: g.result }
}
