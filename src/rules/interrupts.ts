/** Effects in force that interrupt the course of the game with a script of their own. */
import { call, type Frame, repeat, type Side, US, USSR } from '../engine/script.ts'
import { cardOfEffect, hasHook, isOwnedBy } from './effects.ts'
import { type HOOK, hookOf, rulesOf } from './ruleset.ts'
import type { State } from './state.ts'

type InterruptBit = (typeof HOOK)['beforeCoup' | 'startOfRound' | 'endOfRound' | 'beforeScoring']
type InterruptHook = (g: State, subject: number, owner: Side) => string | null

/**
 * The last effect and owner that interrupted at this step, as card * 2 + owner; -1 before the first. A step is no question, so the frame
 * keeps this in `left`, as -2 - cursor: below 0, like the -1 of a question that is not open yet.
 */
const cursorOf = (f: Frame): number => -2 - f.left
function setCursor(f: Frame, cursor: number): void {
  f.left = -2 - cursor
}
const NO_CURSOR = -1

interface Interrupt {
  readonly card: number
  readonly owner: Side
  /** The name of the script, after the id of its card. */
  readonly script: string
}

/** The first interrupt after the cursor that an effect in force asks for, or null. */
function nextInterrupt(g: State, which: InterruptBit, subject: number, cursor: number): Interrupt | null {
  const { cards } = rulesOf(g)
  for (const effect of g.effects) {
    const card = cardOfEffect(effect)
    if ((cards[card]!.hooks & which) === 0) continue
    const hook = hookOf(cards[card]!, which) as InterruptHook
    for (const owner of [US, USSR] as const) {
      if (card * 2 + owner <= cursor || !isOwnedBy(effect, owner)) continue
      const script = hook(g, subject, owner)
      if (script !== null) return { card, owner, script }
    }
  }
  return null
}

/**
 * Calls the interrupting scripts that effects in force ask for, one at a time; comes back to this step after each. An effect that is in
 * force for both sides may interrupt for each of them. No card does so yet: their hooks answer to the other side's round or coup alone or to
 * control of one country, or the card lies beside the board, where nobody can play it again.
 */
export function interrupts(which: InterruptBit, subject: (g: State, f: Frame) => number) {
  return (g: State, f: Frame): void => {
    if (!hasHook(g, which)) return setCursor(f, NO_CURSOR)
    const found = nextInterrupt(g, which, subject(g, f), cursorOf(f))
    if (found === null) return setCursor(f, NO_CURSOR)
    const { card, owner, script } = found
    setCursor(f, card * 2 + owner)
    repeat(f)
    call(g, `${rulesOf(g).cards[card]!.id}/${script}`, owner, f.me, card, [subject(g, f)])
  }
}
