/** The end of a turn: held cards, military operations, what expires. */
import { call, other, type Script, type Side, US, USSR } from '../../engine/script.ts'
import { ask, handOf, me } from '../ask.ts'
import { discard, handCount, isScoring, passCardTo, revealHand, scoringCardsHeld } from '../cards.ts'
import { eachEffect, expire } from '../effects.ts'
import { note } from '../notes.ts'
import { HOOK, rulesOf } from '../ruleset.ts'
import { Phase, type State } from '../state.ts'
import { end, gainVp, hasAbility } from '../tracks.ts'
import { internalOf } from '../version.ts'

/** 10.1.5: whether a side loses by a scoring card in its hand. */
function losesByScoring(g: State, side: Side): boolean {
  if (scoringCardsHeld(g, side) === 0) return false
  let keeps = false
  eachEffect(g, HOOK.keepsScoring, (hook, owner) => {
    keeps ||= hook(g, side, owner)
  })
  return !keeps
}

function checkHeldScoring(g: State): void {
  const held = [US, USSR].map((side) => losesByScoring(g, side as Side))
  if (held[US] && held[USSR])
    end(g, g.options.readings.bothHeldScoring === 'draw' || g.vp === 0 ? -1 : g.vp > 0 ? US : USSR, 'held-scoring')
  else if (held[US]) end(g, USSR, 'held-scoring')
  else if (held[USSR]) end(g, US, 'held-scoring')
}

/** 8.2.1: each side pays 1 VP for each point by which it missed the DEFCON level; only the difference moves the marker. */
function checkMilops(g: State): void {
  const missed = (side: Side): number => Math.max(0, g.defcon - g.milops[side]!)
  const gain = missed(USSR) - missed(US)
  if (missed(US) + missed(USSR) > 0) note?.({ key: 'military-shortfall', us: missed(US), ussr: missed(USSR) })
  const winner: Side = gain > 0 ? US : USSR
  const { winningVp, edition } = rulesOf(g).tables
  const wins = Math.abs(g.vp + gain) >= winningVp
  if (wins && edition(g.options).showsHandAtTheEnd) {
    if (internalOf(g).winnerShowsHand) revealHand(g, winner) // 10.3.1
    if (losesByScoring(g, winner)) return end(g, other(winner), 'held-scoring')
  }
  if (gain !== 0) gainVp(g, winner, Math.abs(gain))
}

/** 11.1: a side shows the cards that it keeps, or the lower part of each, by which no card is known but that none is a scoring card. */
function showHeld(g: State, side: Side): void {
  const whole = rulesOf(g).tables.edition(g.options).showsWholeCards || internalOf(g).heldCardsShown === 'whole'
  if (whole || handCount(g, side) === 0) revealHand(g, side)
  else note?.({ key: 'no-scoring-held', side, n: handCount(g, side) })
}

export const discardHeld: Script<State> = [
  ask.card({
    prompt: 'discard-held',
    from: handOf(me),
    bar: (g, _f, card) => (isScoring(g, card) ? { key: 'scoring-card', card } : null),
    upTo: (g, f) => Math.min(rulesOf(g).tables.edition(g.options).discardsHeld, handCount(g, f.me)),
    take: (g, f, card) => {
      if (f.got === 1) note?.({ key: 'space-ability', side: f.me, n: rulesOf(g).tables.abilities.discardHeld })
      discard(g, f.me, card)
    },
  }),
]

const heldFirst = (g: State): boolean => g.options.readings.heldScoringCheck === 'before-military-operations'

export const cleanup: Script<State> = [
  (g) => {
    g.phase = Phase.Cleanup
    note?.({ key: 'cleanup' })
    const box = rulesOf(g).tables.abilities.discardHeld
    const side = hasAbility(g, US, box) ? US : hasAbility(g, USSR, box) ? USSR : -1
    if (side >= 0) call(g, 'discard-held', side as Side, side as Side, -1)
  },
  (g) => {
    if (heldFirst(g)) checkHeldScoring(g)
  },
  (g) => checkMilops(g),
  (g) => {
    if (!heldFirst(g)) checkHeldScoring(g)
  },
  (g) => {
    if (g.options.showHeldCards) for (const side of [USSR, US] as const) showHeld(g, side)
  },
  (g) => {
    g.milops = [0, 0]
    g.spaced = [0, 0]
    expire(g)
    if (g.holder >= 0 && g.ready === 0) passCardTo(g, g.holder as Side, true)
  },
]
