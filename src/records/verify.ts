/** Computes all chance of a finished game again, from the parts that were promised before its first deal. */

import { CHANCE, Refused } from '../engine/script.ts'
import { newGame, rulesOf, startOfGame } from '../games/index.ts'
import type { SeatName } from '../match/seats.ts'
import { apply, clone, decision } from '../rules/api.ts'
import type { State } from '../rules/state.ts'
import { CARD, nameOf } from '../rules/vocabulary.ts'
import { commitmentOf, commitmentTo, countAnswer, fairKey, fairPick, type Given, kindOf } from './fair.ts'
import { ACTORS, readMoveName } from './moves.ts'
import type { GameRecord, RecordedFairness } from './record.ts'

export type Verdict =
  /** Everything fits: so many answers of chance were computed again, those taken back among them. */
  | { readonly fair: true; readonly answers: number }
  /** The record tells nothing about its chance. */
  | { readonly fair: false; readonly why: 'no-secret' }
  | { readonly fair: false; readonly why: 'commitment'; readonly expected: string; readonly found: string }
  /** What a seat revealed is not what it had committed itself to. */
  | { readonly fair: false; readonly why: 'contribution'; readonly seat: SeatName }
  /** The first answer that is another than the secret gives; moves are counted from 1. */
  | { readonly fair: false; readonly why: 'chance'; readonly move: number; readonly expected: string; readonly found: string }
  /** A move of the history that the rules refuse, or the moves of the record are not those that the history leaves. */
  | { readonly fair: false; readonly why: 'history'; readonly move: number }

const BACK = /^back (\d+)$/

/** Returns how many moves stay after a line of the history that takes some back; null where the line is a move. */
function stayingAfter(line: string, moves: number): number | null {
  const back = BACK.exec(line)
  return back === null ? null : Math.min(moves, Number(back[1]))
}

/** Returns after which lines of a history the position is needed again because a later line goes back to it; -1: the start. */
function basesOf(history: readonly string[]): ReadonlySet<number> {
  const bases = new Set<number>()
  const live: number[] = []
  for (const [i, line] of history.entries()) {
    const staying = stayingAfter(line, live.length)
    if (staying === null) live.push(i)
    else {
      live.length = staying
      bases.add(live.at(-1) ?? -1)
    }
  }
  return bases
}

const historyOf = ({ fair, moves }: GameRecord): readonly string[] => fair?.history ?? moves.map(({ by, pick }) => `${ACTORS[by]} ${pick}`)

/** A line that is no move, or that the rules refuse; lines are counted from 1. */
class BadLine extends Error {
  readonly line: number
  constructor(line: number) {
    super(`line ${line} of the history does not fit the rules`)
    this.line = line
  }
}

interface ChanceAnswer {
  /** The line of the history, from 1. */
  readonly line: number
  /** The position in which chance is asked. */
  readonly g: State
  readonly pick: number
}

/** Makes every move of the history once, yields each answer of chance before it is made, and returns the lines that count. Throws `BadLine`. */
function* replayed(record: GameRecord): Generator<ChanceAnswer, readonly string[]> {
  const history = historyOf(record)
  const bases = basesOf(history)
  let g = newGame(startOfGame(record), record.position)
  const rules = rulesOf(g)
  const kept = new Map<number, State>([[-1, clone(g)]])
  const live: number[] = []
  for (const [i, line] of history.entries()) {
    const staying = stayingAfter(line, live.length)
    if (staying !== null) {
      live.length = staying
      g = clone(kept.get(live.at(-1) ?? -1)!)
      continue
    }
    const move = readMoveName(rules, line)
    if (move === null) throw new BadLine(i + 1)
    if (move.by === CHANCE) yield { line: i + 1, g, pick: move.pick }
    try {
      apply(g, move)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      throw new BadLine(i + 1)
    }
    live.push(i)
    if (bases.has(i)) kept.set(i, clone(g))
  }
  return live.map((i) => history[i]!)
}

const SEATS = ['us', 'ussr'] as const satisfies readonly SeatName[]

/** Returns why the parts of the chance are not those that were promised, or null. */
function brokenPromise({ secret, commitment, commitments, contributions }: RecordedFairness): Verdict | null {
  const found = commitmentOf(secret)
  if (found !== commitment) return { fair: false, why: 'commitment', expected: commitment, found }
  const broken = SEATS.find((seat, i) => commitments !== undefined && commitmentTo(contributions[i]!, seat, commitment) !== commitments[i])
  return broken === undefined ? null : { fair: false, why: 'contribution', seat: broken }
}

export function verifyFairness(record: GameRecord): Verdict {
  const { fair } = record
  if (fair === undefined) return { fair: false, why: 'no-secret' }
  const broken = brokenPromise(fair)
  if (broken !== null) return broken
  const key = fairKey({ ...fair, version: fair.version ?? 1 })
  const given: Given = new Map()
  let answers = 0
  try {
    const course = replayed(record)
    let next = course.next()
    for (; next.done !== true; next = course.next()) {
      const { line, g, pick } = next.value
      const expected = fairPick(key, given, g)
      if (expected !== null && expected !== pick) {
        const rules = rulesOf(g)
        return { fair: false, why: 'chance', move: line, expected: nameOf(rules, expected)!, found: nameOf(rules, pick)! }
      }
      countAnswer(given, g)
      answers++
    }
    const counted = next.value
    const names = record.moves.map(({ by, pick }) => `${ACTORS[by]} ${pick}`)
    const differs = counted.findIndex((line, i) => line !== names[i])
    if (differs >= 0 || counted.length !== names.length)
      return { fair: false, why: 'history', move: (differs < 0 ? counted.length : differs) + 1 }
  } catch (error) {
    if (!(error instanceof BadLine)) throw error
    return { fair: false, why: 'history', move: error.line }
  }
  return { fair: true, answers }
}

/** What chance was asked, by the rules: all that a checker needs who does not know them. */
export interface ChanceQuestion {
  /** The line of `fair.history`, or of the moves where there is none, from 1. */
  readonly line: number
  readonly kind: string
  /** The answers that there were by name: of a draw with the numbers of the cards, of a die the faces in their order. */
  readonly picks: Readonly<Record<string, number>>
}

/** Returns what chance was asked in a record. Throws where the rules refuse a move of it. */
export function chanceQuestions(record: GameRecord): readonly ChanceQuestion[] {
  const questions: ChanceQuestion[] = []
  for (const { line, g } of replayed(record)) {
    const asks = decision(g, CHANCE)
    if (asks === null) continue
    const numberOf = (pick: number, i: number): number => (asks.kind === 'draw' ? pick - CARD : i)
    const rules = rulesOf(g)
    const picks = Object.fromEntries(asks.moves.map((pick, i) => [nameOf(rules, pick)!, numberOf(pick, i)]))
    questions.push({ line, kind: kindOf(g, asks), picks })
  }
  return questions
}
