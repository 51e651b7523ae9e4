/** The choice between the uses of operations (6.0), and their scripts. */
import { call, type Frame, forOneAnswer, leave, ownSide, type Script, US } from '../../engine/script.ts'
import type { Question } from '../ask.ts'
import { type NoteBody, note } from '../notes.ts'
import { HOOK, type Refusal, type Use } from '../ruleset.ts'
import type { State } from '../state.ts'
import { W, wordOf } from '../vocabulary.ts'
import { coup } from './coup.ts'
import { influence } from './influence.ts'
import { placements } from './placements.ts'
import { openPoints } from './points.ts'
import { realign } from './realign.ts'
import { MUST_SPEND_ALL, NO_TARGET, NOT_AN_ANSWER, NOWHERE } from './refusals.ts'
import { refuseSpace, space } from './space.ts'
import { targets } from './targets.ts'
import { FLAGS, optional, terms, USES, V } from './terms.ts'
import { baseOps, bonusRegions, general, limited, modified, ones } from './value.ts'

/** A frame to try operations in, before they are chosen. */
const probe: Frame = { at: 'operations', pc: 0, me: US, by: US, card: -1, got: 0, left: -1, picks: [], v: [] }
const probeTerms = terms({ ops: 0 })

const noTerms = terms({ ops: 0 })

/** Why a side can't put the operations of its card to this use now. */
export function refuseUseOfCard(g: State, f: Frame, use: Use): Refusal | null {
  noTerms[V.ops] = baseOps(g, f.me, f.card)
  return refuseUse(g, f, use, noTerms)
}

/** Why a side can't put operations to this use now. */
function refuseUse(g: State, f: Frame, use: Use, t: number[]): Refusal | null {
  probe.me = f.me
  probe.card = f.card
  probe.v = t
  if (use === 'influence') {
    // a copy, because points are opened in it and asking must change nothing
    probe.v = probeTerms
    for (let i = 0; i < t.length; i++) probeTerms[i] = t[i]!
    openPoints(g, probe)
    return placements(g, probe, null) ? null : NOWHERE
  }
  if (use === 'coup') return targets(g, probe, HOOK.barCoup, null) ? null : NO_TARGET
  if (use === 'realign') return targets(g, probe, HOOK.barRealign, null) ? null : NO_TARGET
  return use === 'space' ? refuseSpace(g, f.me, f.card, t[V.ops]) : NOT_AN_ANSWER
}

export const OPERATION_USES = ['influence', 'realign', 'coup', 'space'] as const
const ANSWERS = OPERATION_USES.map((use) => W[use])
const ALLOWED = OPERATION_USES.map((use) => USES[use])

const chooseUse: Question = {
  kind: 'use',
  prompt: 'operations',
  who: ownSide,
  open: forOneAnswer,
  any: (g, f) => OPERATION_USES.some((_use, i) => refuseOperation(g, f, i) === null),
  refuse: (g, f, pick) => {
    if (pick === W.pass) return optional(f) ? null : MUST_SPEND_ALL
    const i = ANSWERS.indexOf(pick)
    return i < 0 ? NOT_AN_ANSWER : refuseOperation(g, f, i)
  },
  list: (g, f, _who, into) => {
    for (let i = 0; i < ANSWERS.length; i++) if (refuseOperation(g, f, i) === null) into.push(ANSWERS[i]!)
    if (optional(f)) into.push(W.pass)
  },
  take: (_g, f, pick) => {
    f.left = 0
    f.got = pick
  },
}

/** Why operations can't be put to the use of this number in `OPERATION_USES`. */
const refuseOperation = (g: State, f: Frame, i: number): Refusal | null =>
  (f.v[V.uses]! & ALLOWED[i]!) === 0 ? NOT_AN_ANSWER : refuseUse(g, f, OPERATION_USES[i]!, f.v)

/** The note for a use of operations. */
function noteOfUse(g: State, f: Frame, use: Use, t: number[]): NoteBody {
  const base = t[V.ops]!
  const exact = (t[V.flags]! & FLAGS.exact) !== 0
  const attacks = use === 'coup' || use === 'realign'
  const may = attacks && (t[V.flags]! & FLAGS.optional) !== 0
  const blocked = attacks && refuseUse(g, f, use, t) !== null
  const n = exact ? base : modified(g, f.me, base)
  const most = exact || use === 'space' ? n : limited(g, general(g, f.me, base), ones(bonusRegions(g, f.me, f.card)))
  const flags = { exact: exact ? 1 : 0, may: may ? 1 : 0, blocked: blocked ? 1 : 0 }
  return { key: 'use', side: f.me, card: f.card, use, base, n, most, ...flags }
}

/** Calls the script of one use with these terms. */
export function putToUse(g: State, f: Frame, use: Use, t: number[]): void {
  note?.(noteOfUse(g, f, use, t))
  call(g, use, f.me, f.by, f.card, t)
}

export const operationScripts: Readonly<Record<string, Script<State>>> = {
  operations: [
    chooseUse,
    (g, f) => {
      if (f.got === W.pass || f.got < 0) return leave(f, 0)
      putToUse(g, f, wordOf(f.got) as Use, f.v.slice())
    },
  ],
  influence,
  realign,
  coup,
  space,
}
