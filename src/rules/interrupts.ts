/** Effects in force that interrupt the course of the game with a script of their own. */
import { bit, call, type Frame, type Side, US, USSR } from '../engine/script.ts'
import { HOOK, rulesOf } from './ruleset.ts'
import type { State } from './state.ts'

/** Calls the interrupting scripts that effects in force ask for, one at a time; comes back to this step after each. */
export function interrupts(name: 'beforeCoup' | 'startOfRound' | 'endOfRound' | 'beforeScoring', subject: (g: State, f: Frame) => number) {
  return (g: State, f: Frame): void => {
    // `left` remembers the card asked last, below the value that marks an unopened question.
    if ((g.hooks & HOOK[name]) === 0) {
      f.left = -1
      return
    }
    const cards = rulesOf(g).cards
    for (const effect of g.effects) {
      const card = effect >> 10
      const hook = cards[card]![name] as ((g: State, subject: number, owner: Side) => string | null) | undefined
      if (hook === undefined || card <= -2 - f.left) continue
      for (const owner of [US, USSR] as const) {
        const script = effect & bit(owner) ? hook(g, subject(g, f), owner) : null
        if (script === null) continue
        f.left = -2 - card
        f.pc--
        call(g, `${cards[card]!.id}/${script}`, owner, f.me, card, [subject(g, f)])
        return
      }
    }
    f.left = -1
  }
}
