/** How a card is written: facts, steps of its event, lasting hooks. And the small steps that many cards share. */
import { type Frame, keep, kept, type Script, type Side, type Step, type Steps, US, USSR } from '../engine/script.ts'
import { ask, me, type Whose } from './ask.ts'
import { addInfluence, controlledNeighbours, influence, setInfluence, them } from './board.ts'
import { put } from './cards.ts'
import { begin, dataOf, dataOfSide, inForce, packDataOf } from './effects.ts'
import { note } from './notes.ts'
import { type Card, Era, HOOK, type Hooks, type Keeps, rulesOf } from './ruleset.ts'
import { callScore } from './scoring.ts'
import { type State, Zone } from './state.ts'
import { gainMilops, gainVp, lowerDefcon, raiseDefcon } from './tracks.ts'

export const NEUTRAL = 2
export const { Early: EARLY, Mid: MID, Late: LATE } = Era
export { US, USSR }

export interface Facts {
  readonly side: Side | typeof NEUTRAL
  readonly ops: number
  readonly era: Era
  /** Removed from the game once its event has happened. */
  readonly once?: boolean
  readonly war?: boolean
  /** The region that it scores. */
  readonly scoring?: string
  readonly optional?: boolean
  readonly promo?: boolean
  /** Whether it may be a headline. */
  readonly headline?: boolean | ((g: State, side: Side) => boolean)
  readonly preempts?: boolean
  /** Its effect ends with the turn. */
  readonly untilEndOfTurn?: boolean
  /** The effect ends when the card changes its place. */
  readonly boundToPlace?: boolean
  /** What the number means that its effect keeps. */
  readonly keeps?: Keeps
  /** Whether its condition is met. */
  readonly can?: (g: State, me: Side) => boolean
  /** The value of the passing card for a side, where it changes. */
  readonly opsNow?: (g: State, side: Side) => number
  /** The highest value to which its bonus on operations may raise a card. */
  readonly opsLimit?: number
  /** A region in which all points spent give one more. */
  readonly ownRegionalPoint?: number
  /** What happens after its operations, whichever side used them. */
  readonly afterOperations?: (g: State) => void
  /** Further scripts, called by its hooks. */
  readonly scripts?: Readonly<Record<string, Script<State>>>
}

/** A card whose id is one of its game's list. Its game is '' until the game's `index.ts` names it (`inGame`). */
export type CardOfGame<Id extends string> = Omit<Card, 'game' | 'id'> & { readonly id: Id; game: string }

/** All cards are made by this one literal: with one hidden class, the compiler reads a field of any card at a known offset. */
export function card<Id extends string>(number: number, id: Id, facts: Facts, event: Script<State>, hooks: Hooks = {}): CardOfGame<Id> {
  const hookBits = (Object.keys(HOOK) as (keyof typeof HOOK)[]).reduce(
    (bits, name) => (hooks[name] === undefined ? bits : bits | HOOK[name]),
    0,
  )
  return {
    id,
    game: '',
    number,
    side: facts.side,
    ops: facts.ops,
    era: facts.era,
    once: facts.once ?? false,
    war: facts.war ?? false,
    optional: facts.optional ?? false,
    promo: facts.promo ?? false,
    scoring: facts.scoring ?? null,
    untilEndOfTurn: facts.untilEndOfTurn ?? false,
    boundToPlace: facts.boundToPlace ?? false,
    headline: facts.headline ?? true,
    preempts: facts.preempts ?? false,
    event,
    scripts: facts.scripts ?? {},
    ownRegionalPoint: facts.ownRegionalPoint ?? -1,
    hooks: hookBits,
    lasts: hookBits !== 0 || event.includes(takesEffect),
    keeps: facts.keeps ?? null,
    beside: event.includes(liesBeside),
    can: facts.can,
    opsNow: facts.opsNow,
    opsLimit: facts.opsLimit ?? 4,
    afterOperations: facts.afterOperations,
    opsBonus: hooks.opsBonus,
    regionalPenalty: hooks.regionalPenalty,
    regionalPoint: hooks.regionalPoint,
    coupDie: hooks.coupDie,
    realignDie: hooks.realignDie,
    barCoup: hooks.barCoup,
    barRealign: hooks.barRealign,
    barPlacement: hooks.barPlacement,
    barEvent: hooks.barEvent,
    barWar: hooks.barWar,
    coupedAsBattleground: hooks.coupedAsBattleground,
    fixesDie: hooks.fixesDie,
    opensRounds: hooks.opensRounds,
    leftOutOfScoring: hooks.leftOutOfScoring,
    afterScoring: hooks.afterScoring,
    scoredAsBattleground: hooks.scoredAsBattleground,
    sparesDefcon: hooks.sparesDefcon,
    opensHand: hooks.opensHand,
    onPlay: hooks.onPlay,
    beforeVp: hooks.beforeVp,
    onCoup: hooks.onCoup,
    barPlay: hooks.barPlay,
    barHeadline: hooks.barHeadline,
    limitsUse: hooks.limitsUse,
    afterCoup: hooks.afterCoup,
    beforeCoup: hooks.beforeCoup,
    beforeScoring: hooks.beforeScoring,
    startOfRound: hooks.startOfRound,
    insteadOfRound: hooks.insteadOfRound,
    endOfRound: hooks.endOfRound,
    extraRounds: hooks.extraRounds,
    keepsScoring: hooks.keepsScoring,
  }
}

/** A scoring card: no operations, must be played in the turn in which it is held. */
export function scoringCard<Id extends string>(number: number, id: Id, regionName: string, era: Era): CardOfGame<Id> {
  const event: Script<State> = [(g, f) => callScore(g, f.me, f.card, rulesOf(g).map.regions.indexOf(regionName))]
  return card(number, id, { side: NEUTRAL, ops: 0, era, scoring: regionName }, event)
}

/** Gives cards the name of their game, and orders them by number. It writes into them: copies by spread get many hidden classes. */
export function inGame(game: string, cards: readonly CardOfGame<string>[]): readonly Card[] {
  for (const one of cards) one.game = game
  return cards.toSorted((a, b) => a.number - b.number)
}

// ---- steps

export type CardStep = Step<State>

/** Puts the card's lasting effect in force for the event's side. */
export const takesEffect: CardStep = (g, f) => begin(g, f.card, f.me)

/** The same for a modifier, which counts again each time that its event happens for the same side (7.4). */
export const addsUp: CardStep = (g, f) => {
  const again = g.options.readings.sameEffectTwice === 'adds-up' && inForce(g, f.card, f.me)
  begin(g, f.card, f.me, dataOf(g, f.card) + (again ? packDataOf(f.me, 1) : 0))
}

/** How often a modifier counts for its owner: its effect keeps, for each side, the times after the first. */
export const timesOf = (owner: Side, data: number): number => 1 + dataOfSide(data, owner)

/** Lays the card beside the board, where it stays while its effect waits. */
export const liesBeside: CardStep = (g, f) => put(g, f.card, Zone.Beside)

export const gains =
  (n: number, whose: Whose = me): CardStep =>
  (g, f) =>
    gainVp(g, whose(f), n)
export const defconFalls =
  (n = 1): CardStep =>
  (g) =>
    lowerDefcon(g, n)
export const defconRises =
  (n = 1): CardStep =>
  (g) =>
    raiseDefcon(g, n)
export const adds =
  (n: number, country: number, whose: Whose = me): CardStep =>
  (g, f) =>
    addInfluence(g, whose(f), country, n)
/** All influence of a side leaves the country. */
export const clears =
  (country: number, whose: Whose = them): CardStep =>
  (g, f) =>
    setInfluence(g, whose(f), country, 0)

/** The first die of `bothRoll`; -1 before it is rolled. */
export const firstRoll = (f: Frame): number => (f.v.length === 0 ? -1 : kept(f))

/**
 * Both sides roll a die, the event's side first, and add their bonus. `got` is the lead of the event's side: 2 where it has 7 and the other
 * side 5, 0 where both have the same.
 */
export const bothRoll = (bonus: (g: State, f: Frame, side: Side) => number): Steps<State> => [
  (_g, f) => {
    f.v = []
  },
  ask.die(),
  (_g, f) => {
    keep(f, f.got)
  },
  ask.die(them),
  (g, f) => {
    const total = (side: Side, die: number): number => {
      const mod = bonus(g, f, side)
      note?.({ key: 'roll', side, die, mod, n: die + mod })
      return die + mod
    }
    f.got = total(f.me, firstRoll(f)) - total(them(f), f.got)
  },
]

interface War {
  /** The country attacked. */
  readonly target: (g: State, f: Frame) => number
  readonly wins: number
  readonly milops: number
  readonly vp: number
  /** More to subtract than the neighbours under the other side's control. */
  readonly less?: (g: State, f: Frame) => number
}

/** The numbers that a war keeps: the country attacked, and 1 where the war is won. */
const WAR = { country: 0, won: 1 } as const

/**
 * A war (7.6): military operations in any case; a die, less one for each neighbour of the country attacked that the other side controls;
 * on success VP, and the other side's influence there changes sides.
 */
export const wages = (war: War): readonly CardStep[] => [
  (g, f) => {
    f.v[WAR.country] = war.target(g, f)
    gainMilops(g, f.me, war.milops)
  },
  ask.die(),
  (g, f) => {
    const country = f.v[WAR.country]!
    const mod = -controlledNeighbours(g, them(f), country) - (war.less?.(g, f) ?? 0)
    const result = f.got + mod
    note?.({ key: 'war', side: f.me, country, die: f.got, mod, n: war.wins })
    f.v[WAR.won] = result >= war.wins ? 1 : 0
    if (f.v[WAR.won] === 1) gainVp(g, f.me, war.vp)
  },
  (g, f) => {
    const country = f.v[WAR.country]!
    if (f.v[WAR.won] === 0) return
    const taken = influence(g, them(f), country)
    setInfluence(g, them(f), country, 0)
    addInfluence(g, f.me, country, taken)
  },
]
