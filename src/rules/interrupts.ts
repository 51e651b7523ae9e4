/** Effects in force that interrupt the course of the game with a script of their own. */
import { call, type Frame, repeat, type Side, US, USSR } from '../engine/script.ts'
import { cardOfEffect, isOwnedBy } from './effects.ts'
import { HOOK, rulesOf } from './ruleset.ts'
import type { State } from './state.ts'

/**
 * Calls the interrupting scripts that effects in force ask for, one at a time; comes back to this step after each. An effect that is in
 * force for both sides may interrupt for each of them. No card does so yet: their hooks answer to the other side's round or coup alone or to
 * control of one country, or the card lies beside the board, where nobody can play it again.
 */
export function interrupts(name: 'beforeCoup' | 'startOfRound' | 'endOfRound' | 'beforeScoring', subject: (g: State, f: Frame) => number) {
  return (g: State, f: Frame): void => {
    // `left` remembers the card and owner that were asked last, below the value that marks an unopened question.
    if ((g.hooks & HOOK[name]) === 0) {
      f.left = -1
      return
    }
    const cards = rulesOf(g).cards
    for (const effect of g.effects) {
      const card = cardOfEffect(effect)
      const hook = cards[card]![name] as ((g: State, subject: number, owner: Side) => string | null) | undefined
      if (hook === undefined) continue
      for (const owner of [US, USSR] as const) {
        const turn = card * 2 + owner
        if (turn <= -2 - f.left || !isOwnedBy(effect, owner)) continue
        const script = hook(g, subject(g, f), owner)
        if (script === null) continue
        f.left = -2 - turn
        repeat(f)
        call(g, `${cards[card]!.id}/${script}`, owner, f.me, card, [subject(g, f)])
        return
      }
    }
    f.left = -1
  }
}
