/** Keeps a bot from moves that lose at once, and warns people of them: those that the danger query finds give way to others. */
import { other, type Side } from '../../engine/script.ts'
import type { CardId } from '../../games/card-ids.ts'
import { rulesOf } from '../../games/index.ts'
import { clone } from '../../rules/api.ts'
import { hand, zoneOf } from '../../rules/cards.ts'
import { isOpponents } from '../../rules/play.ts'
import { cannotLose, movesInfluence } from '../../rules/queries/cannot-lose.ts'
import { type Danger, dangers, lethalEvents } from '../../rules/queries/dangers.ts'
import { type State, Zone } from '../../rules/state.ts'
import { CARD, isCard } from '../../rules/vocabulary.ts'
import type { BotSeat } from '../players/player.ts'
import { newWatch, withWorst } from './deadly.ts'

const LEVELS = { chance: 1, opponent: 2, certain: 3 } as const
/** Positions looked at for each move in each world. There are many headlines, and little follows from each. */
const LOOKED_AT = 400
const LOOKED_AT_HEADLINE = 200
/** Worlds in which it is counted how often a move loses, and positions looked at for it in each, and at most in all for all moves. */
const COUNTED = 8
const LOOKED_AT_COUNTED = 100
const LOOKED_AT_COUNTED_IN_ALL = 1_500

/** Cards that bring DEFCON to 2 at once. */
const TO_THE_BRINK: ReadonlySet<string> = new Set<CardId>(['cuban-missile-crisis', 'how-i-learned-to-stop-worrying'])

/** The other headline may lower DEFCON before one's own is resolved. */
function tenser(world: State): State {
  const g = clone(world)
  g.defcon = Math.max(2, g.defcon - 1)
  return g
}

/** The other headline may bring DEFCON to 2. That counts against the other side's events alone: too many of one's own would never be headlines. */
function tensest(world: State, side: Side, pick: number): State {
  const g = tenser(world)
  const mayBeTheirs = (card: number): boolean => zoneOf(g, card) === Zone.Deck || zoneOf(g, card) === Zone.Hand + other(side)
  if (
    isCard(pick) &&
    isOpponents(g, pick - CARD, side) &&
    rulesOf(g).cards.some(({ id }, card) => TO_THE_BRINK.has(id) && mayBeTheirs(card))
  )
    g.defcon = 2
  return g
}

const usualLook = ({ decision }: BotSeat): number => (decision.kind === 'headline' ? LOOKED_AT_HEADLINE : LOOKED_AT)

/** How deadly a move is: 0 where it does not lose in any of these worlds, else the higher the surer. */
function dangerOf(seat: BotSeat, pick: number, worlds: readonly State[], lookedAt = usualLook(seat)): number {
  const { decision, side, view } = seat
  if (cannotLose(worlds[0]!, decision)) return 0
  const tried = decision.kind === 'headline' ? worlds.map((world) => tensest(world, side, pick)) : worlds
  // The last points are counted whatever is played: no reason to gamble with DEFCON.
  const found = dangers(view(), { ...decision, who: side, moves: [pick] }, tried, lookedAt, 'final-scoring')[0]
  return found === undefined ? 0 : LEVELS[found.how]
}

/** Most that loses does so in the first world already, and the others need not be looked at. */
function isSafe(seat: BotSeat, pick: number, [first, ...others]: readonly State[]): boolean {
  return dangerOf(seat, pick, [first!]) === 0 && (others.length === 0 || dangerOf(seat, pick, others) === 0)
}

/**
 * Of moves none of which seems safe, those that are least likely to lose. There may have been too little time to see that one is safe:
 * `patience` is how many positions may be looked at for all moves, where that is more than before.
 */
function leastDeadly(seat: BotSeat, picks: readonly number[], worlds: readonly State[], patience: number): readonly number[] {
  // Where every country is dangerous, it is not the country; but the roll of a realignment may take away what the other side could attack.
  if (movesInfluence(seat.decision) && seat.decision.kind !== 'realign') return picks
  const lookedAt = Math.max(usualLook(seat), Math.floor(patience / (picks.length * worlds.length)))
  const least = leastOf(picks, (pick) => dangerOf(seat, pick, worlds, lookedAt))
  if (least.length === 1) return least
  // In the worst world they are alike: how often each loses in likely ones decides.
  const likely = Array.from({ length: COUNTED }, seat.sample)
  const counted = Math.min(LOOKED_AT_COUNTED, Math.ceil(LOOKED_AT_COUNTED_IN_ALL / (least.length * COUNTED)))
  return leastOf(least, (pick) => likely.reduce((sum, world) => sum + dangerOf(seat, pick, [world], counted), 0))
}

/** The first of these moves, the best first, that does not lose in any world; where all may, the one that is least likely to. */
export function safest(seat: BotSeat, ranked: readonly number[], worlds: readonly State[], patience = 0): number {
  if (ranked.length === 1) return ranked[0]!
  return ranked.find((pick) => isSafe(seat, pick, worlds)) ?? leastDeadly(seat, ranked, worlds, patience)[0]!
}

/**
 * The moves that do not lose in any world; where all may, those that are least likely to. Once one is found the rest, the best first, is
 * looked at only while `goOn` says so.
 */
export function safeOnes(
  seat: BotSeat,
  ranked: readonly number[],
  worlds: readonly State[],
  patience = 0,
  goOn: () => boolean = () => true,
): readonly number[] {
  if (ranked.length === 1) return ranked
  const safe: number[] = []
  for (const pick of ranked) {
    if (safe.length > 0 && !goOn()) break
    if (isSafe(seat, pick, worlds)) safe.push(pick)
  }
  return safe.length > 0 ? safe : leastDeadly(seat, ranked, worlds, patience)
}

/** The moves with the least danger. */
function leastOf(picks: readonly number[], dangerOf: (pick: number) => number): number[] {
  const found = picks.map(dangerOf)
  const least = Math.min(...found)
  return picks.filter((_, i) => found[i] === least)
}

/**
 * Returns the worlds beside these that the most careful bot thinks of before this pick: the worst one, and for a headline those in which the
 * other has come first.
 */
function feared(seat: BotSeat, worlds: readonly State[]): (pick: number) => readonly State[] {
  const worst = withWorst(newWatch(), seat, worlds, true).slice(worlds.length)
  if (seat.decision.kind !== 'headline') return () => worst
  return (pick) => [...worlds, ...worst].map((world) => tensest(world, seat.side, pick))
}

/** The dangers, and those beside them that are found only in feared worlds: whether these are the real ones is chance. */
function withFeared(found: readonly Danger[], more: readonly Danger[]): readonly Danger[] {
  const known = new Set(found.map(({ pick }) => pick))
  return [...found, ...more.filter(({ pick }) => !known.has(pick)).map((danger) => ({ ...danger, how: 'chance' as const }))]
}

/** The answers that may lose the game, for warnings: all that a bot would keep away from. */
export function warningsFor(seat: BotSeat, worlds: readonly State[]): readonly Danger[] {
  const { decision, side } = seat
  if (cannotLose(worlds[0]!, decision)) return []
  const view = seat.view()
  const question = { ...decision, who: side }
  const before = feared(seat, worlds)
  const more = decision.moves.flatMap((pick) =>
    dangers(view, { ...question, moves: [pick] }, before(pick), usualLook(seat), 'final-scoring'),
  )
  return withFeared(dangers(view, question, worlds), more)
}

/** The cards of the hand whose event may lose the game now, for warnings. */
export function warnedEvents(seat: BotSeat, worlds: readonly State[]): readonly Danger[] {
  const view = seat.view()
  const before = feared(seat, worlds)
  const more = hand(worlds[0]!, seat.side).flatMap((card) => lethalEvents(view, before(CARD + card), usualLook(seat), [card]))
  return withFeared(lethalEvents(view, worlds), more)
}
