/** What must be true at every question of every game. A check throws a `Fault` that says what is wrong. */

import { generator, oneOf } from '../bots/generator.ts'
import { anyAsked } from '../bots/players/random.ts'
import { type Actor, bit, CHANCE, type Move, Refused, type Side, US, USSR } from '../engine/script.ts'
import { rulesOf } from '../games/index.ts'
import { apply, asked, clone, decision, explain, resample, view } from '../rules/api.ts'
import { cardOfMarker, countryOfMarker } from '../rules/board.ts'
import { knownTo, secretHeadline, zoneOf } from '../rules/cards.ts'
import { cardOfEffect, hooksOf, inForce, ownersOf } from '../rules/effects.ts'
import type { Note } from '../rules/notes.ts'
import type { Random } from '../rules/resample.ts'
import type { Rules } from '../rules/ruleset.ts'
import { type State, Zone } from '../rules/state.ts'
import { SPECTATOR, sees, type Viewer } from '../rules/view.ts'
import { CARD, isCard, nameOf } from '../rules/vocabulary.ts'

export class Fault extends Error {
  readonly code = 'fault'
}

export function demand(holds: boolean, fault: () => string): void {
  if (!holds) throw new Fault(fault())
}

const SIDES: readonly Side[] = [US, USSR]
const ACTORS: readonly Actor[] = [US, USSR, CHANCE]
const VIEWERS: readonly Viewer[] = [US, USSR, SPECTATOR]
const ZONES: ReadonlySet<number> = new Set([...Object.values(Zone), Zone.Hand + USSR, Zone.Headline + USSR])
const OUT_OF_PLAY: ReadonlySet<number> = new Set([Zone.Absent, Zone.Reserve])
const BOTH = bit(US) | bit(USSR)

// ---- the state

const inRange = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most

function checkTracks(g: State): void {
  const { tables } = rulesOf(g)
  const over = g.result !== null
  const tracks: readonly (readonly [string, number, number, number])[] = [
    ['turn', g.turn, 1, tables.turns],
    ['round', g.round, 0, tables.extraRounds],
    ['DEFCON', g.defcon, over ? 1 : 2, 5],
    // Final scoring alone counts beyond the end of the track (10.3.2).
    ['VP', Math.abs(g.vp), 0, over ? 200 : tables.winningVp - 1],
    ['holder of the passing card', g.holder, -1, 1],
    ...SIDES.flatMap(
      (side) =>
        [
          ['military operations', g.milops[side]!, 0, 5],
          ['space', g.space[side]!, 0, tables.spaceBoxes.length - 1],
          ['cards sent to space', g.spaced[side]!, 0, 2],
        ] as const,
    ),
  ]
  for (const [name, n, least, most] of tracks) demand(inRange(n, least, most), () => `${name}: ${n}`)
}

function checkInfluence(g: State): void {
  const { countries } = rulesOf(g).map
  demand(g.influence.length === countries.length * 2, () => `influence in ${g.influence.length / 2} countries`)
  g.influence.forEach((n, i) => {
    const country = countries[i >> 1]
    demand(inRange(n, 0, country === undefined ? 0 : 99), () => `influence ${n} in ${country?.id ?? i >> 1}`)
  })
}

/** Who must know where a card is, and who may. */
function knowersOf(g: State, card: number): readonly [least: number, most: number] {
  const zone = zoneOf(g, card)
  if (zone === Zone.Deck) return g.under.includes(card) ? [BOTH, BOTH] : [0, 0]
  if (zone === Zone.Looked) return [0, BOTH]
  for (const side of SIDES) if (zone === Zone.Hand + side || card === secretHeadline(g, side)) return [bit(side), BOTH]
  return [BOTH, BOTH]
}

function checkCards(g: State): void {
  const { cards, tables } = rulesOf(g)
  const era = tables.eraOfTurn(g.turn)
  const counts = new Map<number, number>()
  demand(g.place.length === cards.length, () => `${g.place.length} cards`)
  g.place.forEach((_, n) => {
    const card = cards[n]!
    const zone = zoneOf(g, n)
    const known = knownTo(g, n)
    const [least, most] = knowersOf(g, n)
    counts.set(zone, (counts.get(zone) ?? 0) + 1)
    demand(ZONES.has(zone), () => `${card.id} is in no zone: ${zone}`)
    demand((known & least) === least && (known | most) === most, () => `${card.id} in zone ${zone} is known to ${known}`)
    demand((zone === Zone.Passing) === (n === tables.passing.card), () => `${card.id} is in zone ${zone}`)
    if (zone === Zone.Later) demand(card.era > era, () => `${card.id} waits for an era that has come`)
    else if (!OUT_OF_PLAY.has(zone)) demand(card.era <= era, () => `${card.id} has come before its era`)
    if ((card.optional && !g.options.optionalCards) || (card.promo && !g.options.promoCards))
      demand(zone === Zone.Absent, () => `${card.id} is in zone ${zone}`)
  })
  g.counts.forEach((n, zone) => demand(n === (counts.get(zone) ?? 0), () => `${n} cards are counted in zone ${zone}`))
  for (const side of SIDES) demand((counts.get(Zone.Headline + side) ?? 0) <= 1, () => `two headlines of ${side}`)
  const kind = SIDES.map((side) => decision(g, side)?.kind).find((k) => k !== undefined)
  if (kind !== 'headline') for (const side of SIDES) demand(secretHeadline(g, side) < 0, () => `a headline of ${side} is still secret`)
  if (kind !== 'play' && kind !== 'headline') return
  // Between plays no card is left in play.
  for (const zone of [Zone.Table, Zone.Looked]) demand(!counts.has(zone), () => `a card is left in zone ${zone}`)
  if (kind === 'play') for (const side of SIDES) demand(!counts.has(Zone.Headline + side), () => `a headline of ${side} is left over`)
}

function checkEffects(g: State): void {
  const { cards } = rulesOf(g)
  g.effects.forEach((effect, i) => {
    const card = cardOfEffect(effect)
    demand(inRange(card, 0, cards.length - 1) && ownersOf(effect) !== 0, () => `no effect is written ${effect}`)
    demand(i === 0 || cardOfEffect(g.effects[i - 1]!) < card, () => 'the effects are out of order')
  })
  demand(g.hooks === hooksOf(g.game, g.effects), () => `the hooks are kept as ${g.hooks}`)
}

/** Markers, changed stability, known cards under the deck. */
function checkMarks(g: State): void {
  const { cards, map } = rulesOf(g)
  const onMap = (country: number): boolean => map.countries[country] !== undefined
  g.markers.forEach((marker, i) => {
    demand(inRange(cardOfMarker(marker), 0, cards.length - 1) && onMap(countryOfMarker(marker)), () => `no marker is written ${marker}`)
    demand(i === 0 || g.markers[i - 1]! < marker, () => 'the markers are out of order')
  })
  const altered = g.altered.filter((_, i) => i % 2 === 0)
  demand(new Set(altered).size === altered.length && altered.every(onMap), () => `stability is changed in ${altered.join()}`)
  for (let i = 1; i < g.altered.length; i += 2) demand(inRange(g.altered[i]!, 1, 5), () => `stability ${g.altered[i]}`)
  const under = new Set(g.under)
  demand(
    under.size === g.under.length && g.under.every((card) => zoneOf(g, card) === Zone.Deck),
    () => `under the deck lie ${g.under.join()}`,
  )
}

export function checkState(g: State): void {
  checkTracks(g)
  checkInfluence(g)
  checkCards(g)
  checkEffects(g)
  checkMarks(g)
}

// ---- questions

/** Every actor that is asked has a legal move; the others have no question. */
export function checkQuestions(g: State): void {
  const bits = asked(g)
  demand(bits === bit(US) || bits === bit(USSR) || bits === BOTH || bits === bit(CHANCE), () => `the actors asked are ${bits}`)
  for (const who of ACTORS) {
    const asks = decision(g, who)
    demand((asks !== null) === ((bits & bit(who)) !== 0), () => `actor ${who} is asked and is not`)
    if (asks === null) continue
    demand(asks.moves.length > 0, () => `a dead end: ${asks.prompt} of ${asks.at}`)
    demand(new Set(asks.moves).size === asks.moves.length, () => `an answer twice: ${asks.prompt} of ${asks.at}`)
    for (const pick of asks.moves) demand(nameOf(rulesOf(g), pick) !== undefined, () => `an answer without a name: ${pick}`)
  }
}

/** All picks, and numbers that are none. */
const vocabularies = new WeakMap<Rules, readonly number[]>()
function vocabulary(rules: Rules): readonly number[] {
  const kept = vocabularies.get(rules)
  if (kept !== undefined) return kept
  const nameless = [-1, 0.5, Number.NaN, CARD - 1, CARD + rules.cards.length, 10_000]
  const picks = [...new Set([...rules.picks.values(), ...rules.map.countries.keys(), ...nameless])]
  vocabularies.set(rules, picks)
  return picks
}

/** The list of legal moves and `explain` agree for every pick. */
export function checkExplanations(g: State): void {
  for (const by of ACTORS) {
    const moves = new Set(decision(g, by)?.moves)
    for (const pick of vocabulary(rulesOf(g))) {
      const reason = explain(g, { by, pick })
      demand((reason === null) === moves.has(pick), () => `${describe(g, { by, pick })} is ${reason?.key ?? 'legal'}, but the list differs`)
    }
  }
}

const describe = (g: State, { by, pick }: Move): string => `${pick} (${nameOf(rulesOf(g), pick) ?? 'no name'}) by ${by}`

/** An illegal move, drawn at random, is refused with a reason, and changes nothing. */
export function checkRefusal(g: State, text: string, random: Random): void {
  const by = oneOf(ACTORS, random)
  const moves = decision(g, by)?.moves
  const pick = oneOf(vocabulary(rulesOf(g)), random)
  if (moves?.includes(pick)) return
  const move = { by, pick }
  let thrown: unknown
  try {
    apply(g, move)
  } catch (error) {
    thrown = error
  }
  demand(thrown instanceof Refused && thrown.reason.key !== '', () => `not refused: ${describe(g, move)}: ${String(thrown)}`)
  demand(moves !== undefined || (thrown as Refused).reason.key === 'not-asked', () => `refused for a wrong reason: ${describe(g, move)}`)
  demand(JSON.stringify(g) === text, () => `a refused move changed the state: ${describe(g, move)}`)
}

// ---- secrets

/** The stack that a viewer gets names no card that is hidden from it, but for effects in force, which are public. */
function checkStack(g: State, who: Viewer): void {
  for (const frame of view(g, who).stack) {
    const cards = frame.picks.filter(isCard).map((pick) => pick - CARD)
    if (frame.card >= 0) cards.push(frame.card)
    for (const card of cards)
      demand(sees(g, who, card) || inForce(g, card), () => `viewer ${who} finds ${nameOf(rulesOf(g), CARD + card)} in ${frame.at}`)
  }
}

/**
 * No viewer can distinguish this state from its determinizations, neither by its view nor by its question. One of the three worlds,
 * drawn at random, is checked itself, which saves time.
 */
export function checkSecrets(g: State, random: Random): void {
  const suspect = oneOf(VIEWERS, random)
  for (const who of VIEWERS) {
    const world = resample(g, who, random)
    const seen = JSON.stringify(view(g, who))
    demand(JSON.stringify(view(world, who)) === seen, () => `viewer ${who} can tell a resampled world`)
    checkStack(g, who)
    if (who === suspect) {
      checkState(world)
      checkQuestions(world)
    }
    if (who === SPECTATOR) continue
    const question = JSON.stringify(decision(g, who))
    demand(JSON.stringify(decision(world, who)) === question, () => `side ${who} is asked otherwise in a resampled world`)
  }
}

/** What a viewer learns from a move and its consequences: its view, notes, question and refusals. */
function learnedBy(who: Viewer, g: State, notes: readonly Note[], seed: number): string {
  const read = notes.filter(({ to }) => (to & (1 << who)) !== 0)
  const refusals = who === SPECTATOR ? [] : vocabulary(rulesOf(g)).map((pick) => explain(g, { by: who, pick }))
  const question = who === SPECTATOR ? null : decision(g, who)
  return JSON.stringify([view(g, who), read, question, refusals, resample(g, who, generator(seed))])
}

/**
 * A simultaneous choice is secret until both sides have made it: whatever a side answers, all that the other side and a spectator
 * learn is the same. Returns how many answers it compared.
 */
export function checkSecretChoice(g: State, random: Random): number {
  if (asked(g) !== BOTH) return 0
  const side = oneOf(SIDES, random)
  const seed = Math.floor(random() * 2 ** 32)
  const { moves } = decision(g, side)!
  for (const who of VIEWERS) {
    if (who === side) continue
    const learned = moves.map((pick) => {
      const next = clone(g)
      const notes: Note[] = []
      apply(next, { by: side, pick }, notes)
      return learnedBy(who, next, notes, seed)
    })
    learned.forEach((text, i) => {
      demand(text === learned[0], () => `viewer ${who} can tell ${describe(g, { by: side, pick: moves[i]! })} from another answer`)
    })
  }
  return moves.length
}

/** Public notes, even where their card is hidden: of its effect, or that it was openly mixed in. */
const PUBLIC: ReadonlySet<string> = new Set([
  'in-force',
  'no-longer-in-force',
  'effect',
  'pays',
  'left-out',
  'marker',
  'vp',
  'defcon',
  'trap',
  'loses-round',
  'end',
  'mixes-in',
])

const cardOfNote = (note: Note): number => ('card' in note ? note.card : 'pick' in note && isCard(note.pick) ? note.pick - CARD : -1)

/** A note names no card that is hidden from a reader at the moment in which it is made. */
export function checkNote(g: State, note: Note): void {
  const card = cardOfNote(note)
  if (card < 0 || PUBLIC.has(note.key)) return
  for (const who of VIEWERS)
    demand(
      (note.to & (1 << who)) === 0 || sees(g, who, card),
      () => `${note.key} tells viewer ${who} of ${nameOf(rulesOf(g), CARD + card)}`,
    )
}

/** A viewer learns where a card is only by a note. */
export function checkLearned(before: State, after: State, notes: readonly Note[]): void {
  for (const who of VIEWERS) {
    const noted = new Set(notes.filter((note) => (note.to & (1 << who)) !== 0).map(cardOfNote))
    for (let card = 0; card < after.place.length; card++)
      demand(
        noted.has(card) || sees(before, who, card) || !sees(after, who, card),
        () => `viewer ${who} knows ${nameOf(rulesOf(after), CARD + card)} without a note`,
      )
  }
}

// ---- copies

export function playOn(g: State, moves: number, random: Random): void {
  for (let i = 0; i < moves && g.result === null; i++) {
    const by = anyAsked(asked(g), random)
    apply(g, { by, pick: oneOf(decision(g, by)!.moves, random) })
  }
}

/** A copy is equal, and playing it on leaves the original as it was. */
export function checkClone(g: State, text: string, random: Random): void {
  const copy = clone(g)
  demand(JSON.stringify(copy) === text, () => 'a clone differs from its original')
  playOn(copy, 30, random)
  demand(JSON.stringify(g) === text, () => 'a clone that was played on changed its original')
}

/** A state is plain JSON: it survives `JSON.stringify` and `JSON.parse`. */
export function checkPlain(g: State, text: string): void {
  const withoutResult = g.result === null ? text.replace('"result":null', '') : text
  demand(!withoutResult.includes('null'), () => 'the state holds what JSON cannot write')
}
