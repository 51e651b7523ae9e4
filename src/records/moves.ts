/** Moves by name, as records and logs have them: `ussr poland`, `chance 4`. */
import { type Actor, CHANCE, type Move, US, USSR } from '../engine/script.ts'
import type { Rules } from '../rules/ruleset.ts'
import { nameOf, pickOf } from '../rules/vocabulary.ts'

export const ACTORS = ['us', 'ussr', 'chance'] as const
const NUMBERS: Readonly<Record<(typeof ACTORS)[number], Actor>> = { us: US, ussr: USSR, chance: CHANCE }

export const nameOfMove = (rules: Rules, { by, pick }: Move): string => `${ACTORS[by]} ${nameOf(rules, pick)!}`

/** Parses the actor and the name of the answer; null where the text is not a move. */
export function splitMove(text: string): { readonly by: Actor; readonly pick: string } | null {
  const [, who, pick] = /^(us|ussr|chance) (\S+)$/.exec(text) ?? []
  return who === undefined || pick === undefined ? null : { by: NUMBERS[who as (typeof ACTORS)[number]], pick }
}

/** The move that a text names, or null. */
export function readMoveName(rules: Rules, text: string): Move | null {
  const named = splitMove(text)
  if (named === null) return null
  const pick = pickOf(rules, named.pick)
  return pick < 0 ? null : { by: named.by, pick }
}
