/**
 * What would lose the game. Nothing is known here about cards: moves are tried out, up to the end of the round or of the headlines, in
 * worlds that the viewer can't tell from the real one (`resample`).
 */
import {
  type Actor,
  applyUnchecked,
  asked,
  CHANCE,
  type Decision,
  decision,
  other,
  run,
  type Scripts,
  type Side,
} from '../../engine/script.ts'
import { countryOf, fixReach } from '../board.ts'
import { cardOf, cardsIn, isScoring, put, scoringCardsHeld } from '../cards.ts'
import { announce, resolveEvent, sideOfEvent } from '../play.ts'
import { clone, type EndKind, Phase, type Result, type State, Zone } from '../state.ts'
import { showsHeadlineFirst } from '../turn/headline.ts'
import { roundsLeft } from '../turn/round.ts'
import { SPECTATOR, type View } from '../view.ts'
import { CARD, isCard, W } from '../vocabulary.ts'
import { boardOf } from './board.ts'
import { movesInfluence } from './cannot-lose.ts'
import { firstAsked, isOver, trialOf, trialScripts } from './trial.ts'

/**
 * How sure a loss is. `certain`: whatever both sides answer and chance brings; `opponent`: the other side can bring it about, whatever
 * chance brings; `chance`: it hangs on dice, or on cards that the viewer does not know. The viewer's own later answers are its best ones.
 */
export type Sureness = 'certain' | 'opponent' | 'chance'

export interface Danger {
  readonly pick: number
  readonly how: Sureness
  /** How the game would end; `strands-scoring`: more scoring cards would be held than rounds are left (10.1.5), so that only luck helps. */
  readonly why: EndKind | 'strands-scoring'
  /** The card that ends the game, where it is an event, or -1. */
  readonly card: number
}

const SAFE = 0
const BY_CHANCE = 1
const BY_OPPONENT = 2
const CERTAIN = 3
const SURENESS: readonly (Sureness | null)[] = [null, 'chance', 'opponent', 'certain']

interface Fate {
  readonly level: number
  readonly result: Result | null
}

const safe: Fate = { level: SAFE, result: null }
/** Nothing was found as far as was looked. */
const cut: Fate = { level: SAFE, result: null }

/** Positions looked at for one move in one world; what lies beyond counts as safe. */
const LIMIT = 5_000
/** More cards than can be drawn from a hand: of a draw from the deck one card of each value is tried. */
const MANY = 12
/** The same where influence is moved: there are many countries, and whatever loses follows soon. */
const LIMIT_OF_INFLUENCE = 400

interface Search {
  readonly me: Side
  readonly scripts: Scripts<State>
  /** Whether the round, or whatever is tried, is over. */
  readonly over: (g: State) => boolean
  left: number
  readonly thorough: boolean
  /** An end that is no loss. */
  readonly ignored: EndKind | null
}

/** The question answered last, and how: further answers to it follow one line. */
interface Line {
  readonly depth: number
  readonly at: string
  readonly pc: number
  readonly by: Actor
  readonly pick: number
}

/** What becomes of this side if it answers as well as it can; null where a die is only rolled again and again. Uses up the state. */
function fate(s: Search, g: State, line: Line | null, been: readonly string[]): Fate | null {
  if (g.result !== null) return g.result.winner === other(s.me) && g.result.kind !== s.ignored ? { level: CERTAIN, result: g.result } : safe
  if (s.over(g)) return safe
  if (s.left <= 0) return cut
  const by = firstAsked(asked(s.scripts, g))
  const question = decision(s.scripts, g, by)
  if (question === null) return safe
  const f = g.frames[g.frames.length - 1]!
  const here = { depth: g.frames.length, at: f.at, pc: f.pc, by }
  const place = `${by} ${here.depth} ${here.at} ${here.pc}`
  const again = line !== null && line.by === by && line.depth === here.depth && line.at === here.at && line.pc === here.pc
  // Realignments come back to their question after dice.
  const follows = again || (movesInfluence(question) && been.includes(place))
  // Nothing hangs on the dice of a second realignment roll that did not hang on those of the first.
  const rollsOn = question.kind === 'die' && f.at === 'realign' && been.includes(place)
  const moves = follows ? [following(question.moves, line?.pick ?? -1)] : rollsOn ? question.moves.slice(0, 1) : tried(s, g, question)
  if (question.kind === 'die' && !rollsOn && been.filter((before) => before === place).length > 1) return null
  const now = question.kind === 'die' || movesInfluence(question) ? [...been, place] : been
  const unknown = by === CHANCE || (question.kind === 'headline' && by !== s.me && showsHeadlineFirst(g) !== s.me)
  const judge = by === s.me ? best : unknown ? open : worst
  const fates = function* (): Generator<Fate> {
    for (const [i, pick] of moves.entries()) {
      if (s.left-- <= 0) {
        yield cut
        return
      }
      const next = i < moves.length - 1 ? clone(g) : g
      applyUnchecked(s.scripts, next, by, pick)
      // What follows one face of a die leaves as much for the others.
      const kept = question.kind === 'die' ? Math.floor((s.left * (moves.length - 1 - i)) / (moves.length - i)) : 0
      s.left -= kept
      const found = fate(s, next, by === CHANCE ? line : { ...here, pick }, now)
      s.left = Math.max(s.left, 0) + kept
      if (found !== null || by === s.me) yield found ?? safe
    }
  }
  const found = judge(fates())
  const partial = question.kind === 'draw' && moves.length < question.moves.length
  return partial && found !== null && found.level > BY_CHANCE ? { level: BY_CHANCE, result: found.result } : found
}

const following = (moves: readonly number[], last: number): number =>
  moves.includes(W.done) ? W.done : moves.includes(last) ? last : moves[0]!

/** Of a die the ends are tried: whatever hangs on its height, the faces between do what one of them does. */
function tried(s: Search, g: State, question: Decision): readonly number[] {
  const { who, kind, moves } = question
  if (kind === 'die') return [moves[0]!, moves[moves.length - 1]!]
  if (who === CHANCE) return moves.length > MANY ? oneOfEachValue(g, moves) : moves
  if (kind === 'use') return who === s.me ? first(moves, (pick) => pick === W.space) : first(moves, (pick) => pick === W.coup)
  if (kind === 'coup' && who !== s.me) return first(moves, (pick) => countryOf(g, pick)?.battleground === true)
  if (!movesInfluence(question)) return moves
  // No answer ends the game: of the other side's one is tried, of one's own a few where the search is short.
  if (who !== s.me) return moves.slice(0, 1)
  return s.thorough ? moves : spread(moves)
}

/** One's own way out is found soonest where little follows, and what the other side may do against it in a coup. */
const first = (moves: readonly number[], isFirst: (pick: number) => boolean): readonly number[] => [
  ...moves.filter(isFirst),
  ...moves.filter((pick) => !isFirst(pick)),
]

const oneOfEachValue = (g: State, draws: readonly number[]): readonly number[] => [
  ...new Map(draws.map((pick) => [isCard(pick) ? cardOf(g, pick - CARD).ops : -1, pick])).values(),
]

/** The first, the last and one between. */
const spread = (moves: readonly number[]): readonly number[] =>
  moves.length <= 3 ? moves : [moves[0]!, moves[moves.length >> 1]!, moves[moves.length - 1]!]

/** The viewer's own choice. Where one answer is known to lose and the rest could not be looked at, the rest is no comfort. */
function best(fates: Iterable<Fate>): Fate | null {
  let least: Fate | null = null
  let whole = true
  for (const found of fates) {
    if (found === cut) whole = false
    else if (least === null || found.level < least.level) least = found
    if (least?.level === SAFE) return least
  }
  if (whole || least === null) return whole ? least : cut
  return { level: BY_CHANCE, result: least.result }
}

/** The other side's choice. */
function worst(fates: Iterable<Fate>): Fate | null {
  let most: Fate | null = null
  let all = true
  for (const found of fates) {
    if (most === null || found.level > most.level || (found === cut && most === safe)) most = found
    if (found.level < CERTAIN) all = false
    if (!all && most.level >= BY_OPPONENT) break
  }
  return most === null || all || most.level < BY_OPPONENT ? most : { level: BY_OPPONENT, result: most.result }
}

/** What nobody chooses, or chooses without knowing: dice, cards, the other headline, the world itself. */
function open(fates: Iterable<Fate>): Fate | null {
  let least: Fate | null = null
  let most: Fate | null = null
  for (const found of fates) {
    if (least === null || found.level < least.level || (found === cut && least === safe)) least = found
    if (most === null || found.level > most.level) most = found
    if (least.level < BY_OPPONENT && most.level > SAFE) break
  }
  if (least === null || most === null || least.level >= BY_OPPONENT || most.level === SAFE) return least
  return { level: BY_CHANCE, result: most.result }
}

function endOfRound({ turn, phase, round, phasing }: State): (g: State) => boolean {
  return (g) => g.turn !== turn || g.phase !== phase || (phase === Phase.Action && (g.round !== round || g.phasing !== phasing))
}

function fateOfMove(world: State, me: Side, pick: number, left: number, ignored: EndKind | null): Fate {
  const g = clone(world)
  const scripts = trialScripts(g)
  const f = g.frames[g.frames.length - 1]!
  const line = { depth: g.frames.length, at: f.at, pc: f.pc, by: me, pick }
  applyUnchecked(scripts, g, me, pick)
  return fate({ me, scripts, over: endOfRound(world), left, thorough: left >= LIMIT, ignored }, g, line, []) ?? safe
}

/** The event of a card, as if this side brought it about in a round or headline of its own. */
function fateOfEvent(world: State, me: Side, card: number, left: number): Fate {
  const trial = trialOf(world)
  const scripts = trialScripts(trial)
  if (trial.phase !== Phase.Headline) trial.phase = Phase.Action
  trial.phasing = me
  fixReach(trial)
  put(trial, card, Zone.Table)
  announce(trial, me, card, 'event')
  if (trial.result === null) resolveEvent(trial, card, sideOfEvent(trial, card, me), me)
  run(scripts, trial)
  return fate({ me, scripts, over: isOver, left, thorough: left >= LIMIT, ignored: null }, trial, null, []) ?? safe
}

function danger(pick: number, worlds: readonly State[], fateIn: (world: State) => Fate): Danger[] {
  const fates = function* (): Generator<Fate> {
    for (const world of worlds) yield fateIn(world)
  }
  const found = open(fates())
  const how = SURENESS[found?.level ?? SAFE]
  if (!how || !found?.result) return []
  return [{ pick, how, why: found.result.kind, card: found.result.card }]
}

/** Plays after which more scoring cards are held than the side has rounds to play them in. */
function strands(view: View, { who, kind }: Decision, pick: number): boolean {
  if (kind !== 'play' || who === CHANCE) return false
  const g = boardOf(view)
  const held = scoringCardsHeld(g, who) - (isCard(pick) && isScoring(g, pick - CARD) ? 1 : 0)
  return held > roundsLeft(g, who) - 1
}

/**
 * The legal moves that lose the game, or may lose it before the round is over, tried in these worlds. One world finds what does not hang
 * on hidden cards; more find more. `limit` is how many positions are looked at for each move in each world. `ignored` is an end that does
 * not count: who minds only what ends a game early ignores `final-scoring`, which comes whatever is played.
 */
export function dangers(
  view: View,
  question: Decision,
  worlds: readonly State[],
  limit = movesInfluence(question) ? LIMIT_OF_INFLUENCE : LIMIT,
  ignored: EndKind | null = null,
): Danger[] {
  const { who } = question
  if (view.who === SPECTATOR || who !== view.who) return []
  return question.moves.flatMap((pick): Danger[] => {
    const found = danger(pick, worlds, (world) => fateOfMove(world, who, pick, limit, ignored))
    if (!strands(view, question, pick) || (found.length > 0 && found[0]!.how !== 'chance')) return found
    return [{ pick, how: 'chance', why: 'strands-scoring', card: -1 }]
  })
}

/** The cards, those of the viewer's hand if none are named, whose event, of either side, would lose the game or may lose it now. */
export function lethalEvents(view: View, worlds: readonly State[], limit = LIMIT, cards?: readonly number[]): Danger[] {
  const { who } = view
  if (who === SPECTATOR || view.result !== null) return []
  return (cards ?? cardsIn(boardOf(view), Zone.Hand + who)).flatMap((card) =>
    danger(CARD + card, worlds, (world) => fateOfEvent(world, who, card, limit)),
  )
}
