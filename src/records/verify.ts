/** Computes all chance of a finished game again, from the secret that was promised before its first deal. */

import { CHANCE, type Move, Refused } from '../engine/script.ts'
import { newGame, rulesOf, startOfGame } from '../games/index.ts'
import { apply, clone } from '../rules/api.ts'
import type { State } from '../rules/state.ts'
import { nameOf } from '../rules/vocabulary.ts'
import { commitmentOf, countAnswer, fairKey, fairPick, type Given } from './fair.ts'
import { ACTORS, nameOfMove, readMoveName } from './moves.ts'
import type { GameRecord } from './record.ts'

export type Verdict =
  /** Everything fits: so many answers of chance were computed again, those taken back among them. */
  | { readonly fair: true; readonly answers: number }
  /** The record tells nothing about its chance. */
  | { readonly fair: false; readonly why: 'no-secret' }
  | { readonly fair: false; readonly why: 'commitment'; readonly expected: string; readonly found: string }
  /** The first answer that is another than the secret gives; moves are counted from 1. */
  | { readonly fair: false; readonly why: 'chance'; readonly move: number; readonly expected: string; readonly found: string }
  /** A move of the history that the rules refuse, or the moves of the record are not those that the history leaves. */
  | { readonly fair: false; readonly why: 'history'; readonly move: number }

const BACK = /^back (\d+)$/

export function verifyFairness(record: GameRecord): Verdict {
  const { fair } = record
  if (fair === undefined) return { fair: false, why: 'no-secret' }
  const found = commitmentOf(fair.secret)
  if (found !== fair.commitment) return { fair: false, why: 'commitment', expected: fair.commitment, found }
  const start = newGame(startOfGame(record), record.position)
  const rules = rulesOf(start)
  const names = record.moves.map(({ by, pick }) => `${ACTORS[by]} ${pick}`)
  const key = fairKey(fair)
  const given: Given = new Map()
  let g = clone(start)
  let live: Move[] = []
  let answers = 0
  for (const [i, text] of (fair.history ?? names).entries()) {
    const back = BACK.exec(text)
    if (back !== null) {
      live = live.slice(0, Number(back[1]))
      g = replayed(start, live)
      continue
    }
    const move = readMoveName(rules, text)
    if (move === null) return { fair: false, why: 'history', move: i + 1 }
    if (move.by === CHANCE) {
      const pick = fairPick(key, given, g)
      if (pick !== null && pick !== move.pick)
        return { fair: false, why: 'chance', move: i + 1, expected: nameOf(rules, pick)!, found: nameOf(rules, move.pick)! }
      countAnswer(given, g)
      answers++
    }
    try {
      apply(g, move)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { fair: false, why: 'history', move: i + 1 }
    }
    live.push(move)
  }
  const differs = live.findIndex((move, i) => nameOfMove(rules, move) !== names[i])
  if (differs >= 0 || live.length !== names.length) return { fair: false, why: 'history', move: (differs < 0 ? live.length : differs) + 1 }
  return { fair: true, answers }
}

function replayed(start: State, moves: readonly Move[]): State {
  const g = clone(start)
  for (const move of moves) apply(g, move)
  return g
}
