/** Victory points, DEFCON, military operations, the space race, and the ways a game ends. */
import { call, other, type Side, US, USSR } from '../engine/script.ts'
import { hasHook, notify } from './effects.ts'
import { type NoteBody, note } from './notes.ts'
import { HOOK, rulesOf } from './ruleset.ts'
import { type EndKind, Phase, type Result, type State } from './state.ts'

/** A set result stops every script at once; the first one stands. `cause`: the card that the note names where the result has none. */
export function end(g: State, winner: Side | -1, kind: EndKind, card = -1, cause = card): void {
  if (g.result !== null) return
  g.result = { winner, kind, card }
  note?.({ ...endNote(g, g.result), card: cause })
}

type EndNote = Extract<NoteBody, { key: 'end' }>

/** The note on the end of a game. Where a scenario asks for more than the lead, it states how many VP the loser needed. */
export function endNote(g: State, { winner, kind, card }: Result): EndNote {
  const { decides, winningVp } = rulesOf(g).tables
  const byMarker = kind === 'final-scoring' || kind === 'event'
  const isBehind = winner === USSR ? g.vp >= 0 : g.vp <= 0
  const short = byMarker && isBehind && winner >= 0 && decides?.(g, -1) === winner ? winningVp : 0
  return { key: 'end', winner, kind, card, short, headline: g.phase === Phase.Headline ? 1 : 0 }
}

/** Who wins where the marker decides: after final scoring (`by` is -1), or where a side ended the game by an event. */
export const winnerByMarker = (g: State, by: Side | -1, tie: Side | -1 = -1): Side | -1 =>
  rulesOf(g).tables.decides?.(g, by) ?? (g.vp > 0 ? US : g.vp < 0 ? USSR : tie)

/** Moves the marker towards a side, as far as the end of the track or, where that does not end the count, beyond it. */
export function moveMarker(g: State, side: Side, n: number, limit = Number.POSITIVE_INFINITY, card = -1): void {
  g.vp = Math.max(-limit, Math.min(limit, g.vp + (side === US ? n : -n)))
  note?.(
    n === 0
      ? { key: 'no-vp', score: g.vp }
      : n > 0
        ? { key: 'vp', side, n, score: g.vp, card }
        : { key: 'vp', side: other(side), n: -n, score: g.vp, card },
  )
}

/** 10.3.1: a side that reaches the end of the track wins at once. `card`: the effect in force that gives them. */
export function gainVp(g: State, side: Side, n: number, card = -1): void {
  if (n === 0) {
    note?.({ key: 'no-vp', score: g.vp })
    return
  }
  if (hasHook(g, HOOK.beforeVp)) {
    notify(g, HOOK.beforeVp, (hook, owner, self) => hook(g, owner, self))
    if (g.result !== null) return
  }
  const limit = rulesOf(g).tables.winningVp
  moveMarker(g, side, n, limit, card)
  if (Math.abs(g.vp) === limit) end(g, g.vp > 0 ? US : USSR, 'vp')
}

/** The card of the innermost script that has one, or -1. */
const cardInUse = (g: State): number => g.frames.findLast((f) => f.card >= 0)?.card ?? -1

/** 8.1.3: the phasing side answers for level 1. */
export function setDefcon(g: State, level: number, card = -1): void {
  const to = Math.min(5, Math.max(1, level))
  if (to === g.defcon) return
  if (to === 2 && g.defcon > 2 && g.phase === Phase.Action) g.alarm = 1
  const was = g.defcon
  g.defcon = to
  note?.({ key: 'defcon', n: to, was, card })
  if (to === 1) end(g, other(g.phasing), 'nuclear-war', -1, card < 0 ? cardInUse(g) : card)
}

export const lowerDefcon = (g: State, n = 1, card = -1): void => setDefcon(g, g.defcon - n, card)
export const raiseDefcon = (g: State, n = 1): void => setDefcon(g, g.defcon + n)

/** 8.2: the track ends at 5. */
export function gainMilops(g: State, side: Side, n: number): void {
  const to = Math.min(5, g.milops[side]! + n)
  g.milops[side] = to
  note?.({ key: 'military-operations', side, n: to })
}

export const lastBox = (g: State): number => rulesOf(g).tables.spaceBoxes.length - 1

/** 6.4.3: moves the marker and pays the box it arrives at: the left number to the first side there, the right one to the second. */
export function advanceInSpace(g: State, side: Side, boxes = 1): void {
  const to = Math.min(lastBox(g), g.space[side]! + boxes)
  if (to === g.space[side]) return
  g.space[side] = to
  note?.({ key: 'space', side, n: to })
  const first = g.space[other(side)]! < to
  const { spaceBoxes, spaceReward } = rulesOf(g).tables
  const vp = spaceBoxes[to]!.vp[first ? 0 : 1]
  if (vp > 0) gainVp(g, side, vp)
  const reward = spaceReward?.(g, side, to, first) ?? null
  if (reward !== null && g.result === null) call(g, reward, side, side, -1)
}

/** 6.4.4: an ability belongs to the first side on its box, until the other arrives. */
export const hasAbility = (g: State, side: Side, box: number): boolean => g.space[side]! >= box && g.space[other(side)]! < box
