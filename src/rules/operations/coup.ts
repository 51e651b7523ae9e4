/** Coups (6.3). */
import { call, forOneAnswer, leave, other, ownSide, type Script, type Side } from '../../engine/script.ts'
import { ask, type Question } from '../ask.ts'
import { addInfluence, countryOf, removeInfluence, stabilityOf } from '../board.ts'
import { eachEffect, notify } from '../effects.ts'
import { interrupts } from '../interrupts.ts'
import { note } from '../notes.ts'
import { HOOK, rulesOf } from '../ruleset.ts'
import type { State } from '../state.ts'
import { gainMilops, lowerDefcon } from '../tracks.ts'
import { W } from '../vocabulary.ts'
import { barredBy } from './bars.ts'
import { MUST_SPEND_ALL } from './refusals.ts'
import { refuseTarget, targets } from './targets.ts'
import { FLAGS, optional, V } from './terms.ts'
import { opsIn } from './value.ts'

const coupTarget: Question = {
  kind: 'coup',
  prompt: 'coup',
  who: ownSide,
  open: forOneAnswer,
  any: (g, f) => targets(g, f, HOOK.barCoup, null),
  refuse: (g, f, pick) =>
    pick === W.done
      ? optional(f)
        ? null
        : MUST_SPEND_ALL
      : (refuseTarget(g, f, pick, HOOK.barCoup) ?? barredBy(g, HOOK.barCoup, f.me, pick)),
  list: (g, f, _who, into) => {
    targets(g, f, HOOK.barCoup, into)
    if (optional(f)) into.push(W.done)
  },
  take: (_g, f, pick) => {
    f.left = 0
    if (pick === W.done) {
      note?.({ key: 'declines', side: f.me, use: 'coup' })
      return
    }
    f.got = pick
    note?.({ key: 'target', side: f.me, country: pick })
  },
}

export function coupModifier(g: State, side: Side, country: number): number {
  let mod = 0
  eachEffect(g, HOOK.coupDie, (hook, owner, _card, data) => {
    mod += hook(g, side, owner, country, data)
  })
  return mod
}

/** Whether a coup there lowers DEFCON. */
export function countsAsBattleground(g: State, country: number): boolean {
  let battleground = countryOf(g, country)?.battleground ?? false
  eachEffect(g, HOOK.coupedAsBattleground, (hook, owner) => {
    battleground ||= hook(g, country, owner)
  })
  return battleground
}

export function sparesDefcon(g: State, side: Side): boolean {
  let spared = false
  eachEffect(g, HOOK.sparesDefcon, (hook, owner) => {
    spared ||= hook(g, side, owner)
  })
  return spared
}

/** 8.2.2: whether a coup with these flags earns military operations. */
export const earnsMilops = (g: State, flags: number): boolean =>
  (flags & FLAGS.free) === 0 || (flags & FLAGS.earns) !== 0 || rulesOf(g).tables.eventCoupsEarn

/** Afterwards `got` is the number, plus one, of the country in which it removed influence, or 0. */
export const coup: Script<State> = [
  (g, f) => {
    if (!targets(g, f, HOOK.barCoup, null)) leave(f, 0)
  },
  interrupts(HOOK.beforeCoup, (_g, f) => f.me),
  coupTarget,
  (g, f) => {
    if (f.got < 0) return leave(f, 0)
    f.v[V.target] = f.got
    const country = f.got
    notify(g, HOOK.onCoup, (hook, owner, card) => hook(g, f.me, owner, country, card))
  },
  (g, f) => {
    if (earnsMilops(g, f.v[V.flags]!)) gainMilops(g, f.me, opsIn(g, f.me, f.v[V.ops]!, f.card, f.v[V.target]!)) // 6.3.3
  },
  (g, f) => {
    const prelude = rulesOf(g).tables.coupPrelude?.(countryOf(g, f.v[V.target]!)!) ?? null
    if (prelude !== null) call(g, prelude, f.me, f.by, f.card, [f.v[V.flags]! & FLAGS.sparesDefcon ? 1 : 0])
  },
  ask.die(),
  (g, f) => {
    const country = f.v[V.target]!
    const ops = opsIn(g, f.me, f.v[V.ops]!, f.card, country)
    const mod = coupModifier(g, f.me, country)
    const result = f.got + ops + mod - 2 * stabilityOf(g, country) // 6.3.2
    note?.({ key: 'coup', side: f.me, country, die: f.got, ops, mod, n: result })
    const removed = result > 0 ? removeInfluence(g, other(f.me), country, result) : 0
    if (result > removed) addInfluence(g, f.me, country, result - removed)
    notify(g, HOOK.afterCoup, (hook, _owner, card) => hook(g, country, result > 0, card))
    const spared = (f.v[V.flags]! & FLAGS.sparesDefcon) !== 0 || sparesDefcon(g, f.me)
    if (countsAsBattleground(g, country) && !spared) lowerDefcon(g) // 6.3.4
    leave(f, removed > 0 ? country + 1 : 0)
  },
]
