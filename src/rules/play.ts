/** Playing a card: its uses, its event, and where it goes afterwards. */
import { call, type Frame, forOneAnswer, goTo, label, leave, other, ownSide, type Script, type Side } from '../engine/script.ts'
import type { Question } from './ask.ts'
import { cardOf, passCardTo, put, zoneOf } from './cards.ts'
import { eachEffect, notify } from './effects.ts'
import { note } from './notes.ts'
import { OPERATION_USES, putToUse, refuseUseOfCard } from './operations/choice.ts'
import { conduct, FLAGS, terms, USES } from './operations/terms.ts'
import { baseOps } from './operations/value.ts'
import { type Card, HOOK, type Refusal, type Use } from './ruleset.ts'
import { Phase, type State, Zone } from './state.ts'
import { W } from './vocabulary.ts'

/** The side that carries an event out when `player` plays the card. */
export const sideOfEvent = (g: State, card: number, player: Side): Side => {
  const side = cardOf(g, card).side
  return side === 2 ? player : side
}

export const isOpponents = (g: State, card: number, player: Side): boolean => cardOf(g, card).side === other(player)

/** Whether an effect in force bars the event of this card. */
export function isPrevented(g: State, card: Card): boolean {
  let prevented = false
  eachEffect(g, HOOK.barEvent, (hook, owner) => {
    prevented ||= hook(g, card, owner)
  })
  return prevented
}

/** 5.2: an event that is prevented, or whose condition is unmet, does not happen. */
export function canHappen(g: State, card: number, side: Side): boolean {
  const c = cardOf(g, card)
  return !isPrevented(g, c) && (c.can === undefined || c.can(g, side))
}

/** Carries out the event of a card for the side it belongs to; afterwards `got` is 1 where it happened. */
export const resolveEvent = (g: State, card: number, side: Side, by: Side): void => call(g, 'event', side, by, card)

/** Where a played card goes: the one place that decides. An event may have moved its card already. */
export function dispose(g: State, card: number, happened: boolean): void {
  if (zoneOf(g, card) !== Zone.Table) return
  put(g, card, happened && cardOf(g, card).once ? Zone.Removed : Zone.Discard)
}

const event: Script<State> = [
  (g, f) => {
    if (!canHappen(g, f.card, f.me)) {
      note?.({ key: 'event-does-not-happen', card: f.card })
      return leave(f, 0)
    }
    note?.({ key: 'event', side: f.me, card: f.card })
    call(g, `event/${cardOf(g, f.card).id}`, f.me, f.by, f.card)
  },
  (_g, f) => leave(f, 1),
]

/** An event with its card's disposal: for cards that an event brings into play. */
const eventAndDispose: Script<State> = [(g, f) => resolveEvent(g, f.card, f.me, f.by), (g, f) => dispose(g, f.card, f.got === 1)]

/** Notifies the effects in force that a side puts a card to use, which it plays or which an event brings it. */
export function announce(g: State, side: Side, card: number, use: Use, how: 'played' | 'brought' = 'played'): void {
  notify(g, HOOK.onPlay, (hook, owner, self) => hook(g, side, owner, card, use, self, how))
}

// ---- the play of a card in an action round

const P = { use: 0, happened: 1, limit: 2 } as const
const LIMITS = [null, 'operations', 'event'] as const

/** Plays a card from a hand, or from wherever it lies. */
export function playCard(g: State, side: Side, card: number): void {
  let limit: (typeof LIMITS)[number] = null
  // A forced play binds a side in its own round, not where an event of the other side's round lets it play a card.
  if (g.phasing === side)
    eachEffect(g, HOOK.limitsUse, (hook, owner, self) => {
      limit ??= hook(g, side, owner, card, self)
    })
  call(g, 'play', side, side, card, [0, 0, LIMITS.indexOf(limit)])
}

const cardTerms = (g: State, f: Frame): number[] => terms({ ops: baseOps(g, f.me, f.card) })

function refuse(g: State, f: Frame, use: Use): Refusal | null {
  const c = cardOf(g, f.card)
  const limit = LIMITS[f.v[P.limit]!]
  if (limit === 'event' && use !== 'event') return { key: 'event-only', card: f.card }
  if (use === 'event') {
    if (limit === 'operations' || zoneOf(g, f.card) === Zone.Passing) return { key: 'operations-only', card: f.card }
    if (c.side === other(f.me)) return null // the event first, then the operations
    if (c.scoring !== null || g.options.readings.eventWithoutEffect || canHappen(g, f.card, f.me)) return null
    return { key: 'event-cannot-happen', card: f.card }
  }
  if (c.scoring !== null) return { key: 'scoring-card', card: f.card }
  return refuseUseOfCard(g, f, use)
}

const uses = ['event', ...OPERATION_USES] as const
const answers = uses.map((use) => W[use])

const chooseUse: Question = {
  kind: 'use',
  prompt: 'use',
  who: ownSide,
  open: forOneAnswer,
  any: (g, f) => uses.some((use) => refuse(g, f, use) === null),
  refuse: (g, f, pick) => {
    const use = uses[answers.indexOf(pick)]
    return use === undefined ? { key: 'not-an-answer' } : refuse(g, f, use)
  },
  list: (g, f, _who, into) => {
    for (let i = 0; i < uses.length; i++) if (refuse(g, f, uses[i]!) === null) into.push(answers[i]!)
  },
  take: (_g, f, pick) => {
    f.left = 0
    f.got = pick
  },
}

const chosenUse = (f: Frame): (typeof uses)[number] => uses[f.v[P.use]!]!
/** The opponent's event takes place unless the card goes to space (5.2, 6.4.5). */
const opponentsEvent = (g: State, f: Frame): boolean =>
  LIMITS[f.v[P.limit]!] !== 'operations' && isOpponents(g, f.card, f.me) && chosenUse(f) !== 'space'

/** Whether the operations of this card have been used in its play, which is still under way. */
export const operationsUsed = (g: State, card: number): boolean =>
  g.frames.some((f) => f.at === 'play' && f.card === card && chosenUse(f) !== 'event')

/** Puts away a card of which the operations alone were used. */
export function putAway(g: State, card: number): void {
  put(g, card, Zone.Discard)
  cardOf(g, card).afterOperations?.(g)
}

const disposal = label('disposal')

const play: Script<State> = [
  (g, f) => {
    if (zoneOf(g, f.card) !== Zone.Passing) put(g, f.card, Zone.Table)
    note?.({ key: 'plays', side: f.me, card: f.card })
  },
  chooseUse,
  (g, f) => {
    if (f.got < 0) {
      goTo(f, disposal) // a card that can be put to no use at all
      return
    }
    f.v[P.use] = answers.indexOf(f.got)
    announce(g, f.me, f.card, chosenUse(f))
  },
  (g, f) => {
    if (chosenUse(f) === 'event') resolveEvent(g, f.card, sideOfEvent(g, f.card, f.me), f.me)
    else putToUse(g, f, chosenUse(f), cardTerms(g, f))
  },
  (g, f) => {
    if (chosenUse(f) === 'event') f.v[P.happened] = f.got
    else if (chosenUse(f) !== 'space') cardOf(g, f.card).afterOperations?.(g)
  },
  (g, f) => {
    if (!opponentsEvent(g, f)) return
    if (chosenUse(f) === 'event') conduct(g, f, f.me, { ops: baseOps(g, f.me, f.card) })
    else resolveEvent(g, f.card, other(f.me), f.me)
  },
  (g, f) => {
    if (chosenUse(f) !== 'event') {
      if (opponentsEvent(g, f)) f.v[P.happened] = f.got
    } else if (opponentsEvent(g, f) && f.v[P.happened] === 0) cardOf(g, f.card).afterOperations?.(g)
  },
  disposal,
  (g, f) => {
    if (zoneOf(g, f.card) === Zone.Passing) passCardTo(g, other(f.me), false)
    else dispose(g, f.card, f.v[P.happened] === 1)
  },
]

export const playScripts: Readonly<Record<string, Script<State>>> = { event, 'event-and-dispose': eventAndDispose, play }

/** Brings a card into play for its event, and disposes of it. */
export function playEvent(g: State, card: number, side: Side, by: Side): void {
  put(g, card, Zone.Table)
  call(g, 'event-and-dispose', side, by, card)
}

/** Uses of operations that no card is given up for: not the space race (7.4.3), unless an option says so. */
export const grantedUses = (g: State): number =>
  USES.influence | USES.realign | USES.coup | (g.options.readings.grantedOpsSpace ? USES.space : 0)

/** Operations that an event grants. */
export const grant = (
  g: State,
  f: Frame,
  ops: number,
  more: { readonly uses?: number; readonly regions?: number; readonly free?: boolean } = {},
): void =>
  conduct(g, f, f.me, {
    ops,
    uses: more.uses ?? grantedUses(g),
    regions: more.regions ?? 0,
    flags: FLAGS.optional | (more.free === true ? FLAGS.free : 0),
  })

export const inHeadline = (g: State): boolean => g.phase === Phase.Headline
