/** The space race (6.4). */
import { leave, type Script, type Side } from '../../engine/script.ts'
import { ask } from '../ask.ts'
import { note } from '../notes.ts'
import { type Refusal, rulesOf } from '../ruleset.ts'
import type { State } from '../state.ts'
import { advanceInSpace, hasAbility, lastBox } from '../tracks.ts'
import { W } from '../vocabulary.ts'
import { baseOps, modified } from './value.ts'

function spaceLimit(g: State, side: Side): number {
  return hasAbility(g, side, rulesOf(g).tables.abilities.secondCard) ? 2 : 1
}

/** Why a side can't send a card to space, or operations that its event grants, worth `base` before modifiers. */
export function refuseSpace(g: State, side: Side, card: number, base = baseOps(g, side, card)): Refusal | null {
  if (g.space[side] === lastBox(g)) return { key: 'space-end', rule: '6.4.6' }
  if (g.spaced[side]! >= spaceLimit(g, side)) return { key: 'space-limit', rule: '6.4.2', n: spaceLimit(g, side) }
  const needed = rulesOf(g).tables.spaceBoxes[g.space[side]! + 1]!.ops
  return base === 0 || modified(g, side, base) < needed ? { key: 'space-card-too-low', rule: '6.4.1', card, n: needed } : null
}

/** By a variant the side may leave the die alone, and its marker where it is. */
const whetherToRoll = ask.choose({ prompt: 'space-roll', words: ['yes', 'no'] })

export const space: Script<State> = [
  (g, f) => {
    g.spaced[f.me]!++
  },
  {
    ...whetherToRoll,
    open: (g, f) => {
      f.left = g.options.variants.spaceWithoutRoll ? 1 : 0
      f.got = W.yes
    },
  },
  (_g, f) => {
    if (f.got !== W.yes) leave(f)
  },
  ask.die(),
  (g, f) => {
    const needed = rulesOf(g).tables.spaceBoxes[g.space[f.me]! + 1]!.roll
    note?.({ key: 'space-roll', side: f.me, die: f.got, n: needed })
    if (f.got <= needed) advanceInSpace(g, f.me)
  },
]
