/** One random game with every check at every decision. */

import { generator, oneOf, seedOfGame } from '../bots/generator.ts'
import { ENDLESS } from '../bots/lab/driver.ts'
import { type Failure, logByName } from '../bots/lab/simulation.ts'
import { avoiding, careful } from '../bots/players/careful.ts'
import type { BotSeat, Player } from '../bots/players/player.ts'
import { anyAsked, random as anyMove } from '../bots/players/random.ts'
import { type Actor, CHANCE, type Decision, type Move, type Side, US, USSR } from '../engine/script.ts'
import { type NewGame, newGame, rulesOf } from '../games/index.ts'
import type { GameKind } from '../records/kinds.ts'
import { type Chosen, grouped } from '../records/options.ts'
import { apply, applyUnchecked, asked, clone, decision, resample, view } from '../rules/api.ts'
import { controls, influence } from '../rules/board.ts'
import { inHand } from '../rules/cards.ts'
import type { Note } from '../rules/notes.ts'
import { BadOptions } from '../rules/options.ts'
import { canHappen, sideOfEvent } from '../rules/play.ts'
import type { Position } from '../rules/position/position.ts'
import { BadPosition } from '../rules/position/problems.ts'
import type { Random } from '../rules/resample.ts'
import type { State } from '../rules/state.ts'
import { lastTurn } from '../rules/turn/set-up.ts'
import { SPECTATOR } from '../rules/view.ts'
import { CARD, nameOf, pickOf, W } from '../rules/vocabulary.ts'
import { isFor, LISTED, type ListedOption } from '../words/options.ts'
import {
  checkClone,
  checkExplanations,
  checkLearned,
  checkNote,
  checkPlain,
  checkQuestions,
  checkRefusal,
  checkSecretChoice,
  checkSecrets,
  checkState,
  demand,
  playOn,
} from './checks.ts'
import { type Arrangement, type Cell, cellsOf, keyOf, observer } from './coverage.ts'

export interface FuzzJob {
  readonly kind: GameKind
  readonly position?: Position | undefined
  readonly seed: number
  readonly first: number
  readonly games: number
  /** What these games try for before all else; by default each game has its share of all cells. */
  readonly arranged?: Arrangement
  /** Cells that they take along where they can. */
  readonly also?: readonly Cell[]
}

export interface FuzzCount {
  readonly kind: GameKind
  readonly games: number
  readonly decisions: number
  readonly lastTurns: number
  readonly errors: readonly Failure[]
  readonly seen: readonly number[]
}

export function fuzzGames(job: FuzzJob): FuzzCount {
  const seen = new Set<number>()
  const errors: Failure[] = []
  let decisions = 0
  let lastTurns = 0
  for (let game = job.first; game < job.first + job.games; game++) {
    const one = new FuzzGame(job, game)
    const failure = one.play()
    if (failure !== null) errors.push(failure)
    decisions += one.log.length
    if (one.g.turn === lastTurn(one.g)) lastTurns++
    for (const key of one.seen) seen.add(key)
  }
  return { kind: job.kind, games: job.games, decisions, lastTurns, errors, seen: [...seen] }
}

/** How often the slower checks are made: once in so many decisions. */
const EXPLAIN_EVERY = 8
const CLONE_EVERY = 50
const WORLD_EVERY = 150
/** One game in so many is purely random, careful, or plays by other readings of the rules. */
const STYLES = 4
const OTHER_RULES_EVERY = 3
/** How often an option that is no reading is left alone in those; how often options are drawn until some can be played. */
const USUAL = 0.6
const DRAWS = 50
/** A game tries for one cell in so many: a prime, so that each cell meets every style and other readings. */
const SHARE = 19
const EAGERNESS = 0.8

/** The kind of the run as it is, or with other options drawn beside those that it has. */
function optionsOf({ kind, position }: FuzzJob, number: number, random: Random): NewGame {
  if (number % OTHER_RULES_EVERY !== 1) return kind
  for (let i = 0; i < DRAWS; i++) {
    const drawn = grouped(LISTED.flatMap((option) => draw(kind, option, random)))
    const options = {
      ...drawn,
      ...kind,
      variants: { ...drawn.variants, ...kind.variants },
      readings: { ...drawn.readings, ...kind.readings },
    }
    if (isPlayable(options, position)) return options
  }
  return kind
}

/** A value for an option, readings more often than others; whether games are mixed is for the run to say. */
function draw({ game }: GameKind, listed: ListedOption, random: Random): readonly Chosen[] {
  const { key, within, choice } = listed
  if (key === 'mix' || !isFor(game, listed)) return []
  if (random() < (within === 'readings' ? 0 : USUAL)) return []
  return [[key, choice === null ? [Math.floor(random() * 5), Math.floor(random() * 5)] : oneOf(choice.values, random)]]
}

/** Options drawn at random may contradict each other, or the position. */
function isPlayable(options: NewGame, position: Position | undefined): boolean {
  try {
    newGame(options, position)
    return true
  } catch (error) {
    if (error instanceof BadOptions || error instanceof BadPosition) return false
    throw error
  }
}

class FuzzGame {
  readonly g: State
  readonly log: Move[] = []
  private readonly number: number
  private readonly seed: number
  private readonly options: NewGame
  private readonly position: Position | undefined
  private readonly observer = observer()
  /** The cells to try for, the more urgent ones first. */
  private readonly wanted: readonly (readonly Cell[])[]
  private readonly players: readonly [Player, Player]
  /** Chance and players have streams of their own, so that a check changes no game. */
  private readonly streams: Readonly<Record<Actor, Random>>
  private readonly checking: Random
  private readonly lasting: boolean
  private readonly arranged: Arrangement | null
  /** Whether the other side's headline may make an event possible that is not so now. */
  private readonly helpedBeside: boolean

  constructor(job: FuzzJob, number: number) {
    this.number = number
    this.seed = seedOfGame(job.seed, number)
    this.streams = { [US]: generator(this.seed, US), [USSR]: generator(this.seed, USSR), [CHANCE]: generator(this.seed, CHANCE) }
    this.checking = generator(this.seed, CHANCE + 1)
    this.options = optionsOf(job, number, generator(this.seed, CHANCE + 2))
    this.position = job.position
    this.g = newGame(this.options, this.position)
    this.arranged = job.arranged ?? null
    this.helpedBeside = this.arranged?.cells.slice(1).some(({ headline }) => headline) ?? false
    const style = this.arranged === null ? number % STYLES : STYLES
    this.lasting = style >= 2
    this.wanted =
      this.arranged === null ? [cellsOf(this.g).filter((_, i) => i % SHARE === number % SHARE)] : [this.arranged.cells, job.also ?? []]
    const player = style === 0 ? anyMove : style === 1 ? careful : this.seeker(avoiding(() => true))
    this.players = [player, player]
  }

  get seen(): ReadonlySet<number> {
    return this.observer.seen
  }

  play(): Failure | null {
    const { g, log } = this
    try {
      let text = JSON.stringify(g)
      while (g.result === null) {
        this.check(text)
        text = this.step(text, this.choose())
        demand(log.length < ENDLESS, () => `the game does not end within ${ENDLESS} decisions`)
      }
      checkState(g)
      demand(asked(g) === 0, () => 'a side is asked after the end')
      this.checkReplay(text)
      return null
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
      return {
        game: this.number,
        seed: this.seed,
        arranged: this.arranged !== null,
        message,
        log: [
          JSON.stringify(this.options),
          ...(this.position === undefined ? [] : [JSON.stringify(this.position)]),
          ...logByName(rulesOf(g), log),
        ],
      }
    }
  }

  private check(text: string): void {
    const { g, checking } = this
    checkPlain(g, text)
    checkState(g)
    checkQuestions(g)
    checkRefusal(g, text, checking)
    checkSecrets(g, checking)
    checkSecretChoice(g, checking)
    if (checking() < 1 / EXPLAIN_EVERY) checkExplanations(g)
    if (checking() < 1 / CLONE_EVERY) checkClone(g, text, checking)
    if (checking() < 1 / WORLD_EVERY) playOn(resample(g, oneOf([US, USSR, SPECTATOR] as const, checking), checking), ENDLESS, checking)
    demand(JSON.stringify(g) === text, () => 'looking at the state changed it')
  }

  private choose(): Move {
    const { g, streams } = this
    const by = anyAsked(asked(g), streams[CHANCE])
    const asks = decision(g, by)!
    return { by, pick: by === CHANCE ? this.fate(asks) : this.players[by](this.seat(by, asks)) }
  }

  private seat(side: Side, asks: Decision): BotSeat {
    const { g } = this
    const random = this.streams[side]
    return { side, random, decision: asks, view: () => view(g, side), sample: () => (this.lasting ? clone(g) : resample(g, side, random)) }
  }

  /** Makes the move twice: in the game, with every note checked as it is made, and in what JSON kept of it, in silence. */
  private step(text: string, move: Move): string {
    const { g, log } = this
    const twin = JSON.parse(text) as State
    const before = clone(g)
    const notes: Note[] = []
    notes.push = (...more) => {
      for (const note of more) {
        checkNote(g, note)
        this.observer.observe(note)
      }
      return Array.prototype.push.apply(notes, more)
    }
    log.push(move)
    apply(g, move, notes)
    apply(twin, move)
    const after = JSON.stringify(g)
    demand(JSON.stringify(twin) === after, () => 'a state kept as JSON goes on otherwise')
    checkLearned(before, g, notes)
    return after
  }

  private checkReplay(text: string): void {
    const g = newGame(this.options, this.position)
    const rules = rulesOf(g)
    for (const { by, pick } of this.log) apply(g, { by, pick: pickOf(rules, nameOf(rules, pick)!) })
    demand(JSON.stringify(g) === text, () => 'the log, by name, replays to another state')
  }

  // ---- what has not been seen yet

  /** Chance is fair, but in games that seek cards it likes to deal them to the side that wants them. */
  private fate(asks: Decision): number {
    const random = this.streams[CHANCE]
    if (this.lasting && asks.at === 'deal' && random() < EAGERNESS) {
      const side = this.dealtNext(asks)
      const liked = this.liked(asks.moves, (cell, pick) => cell.card === pick - CARD && cell.side === side)
      if (liked.length > 0) return oneOf(liked, random)
    }
    return oneOf(asks.moves, random)
  }

  /** The side that the next card goes to: it is tried out. */
  private dealtNext(asks: Decision): Side {
    const trial = clone(this.g)
    const pick = asks.moves[0]!
    applyUnchecked(trial, { by: CHANCE, pick })
    return inHand(trial, US, pick - CARD) ? US : USSR
  }

  /** A player that seeks the events that are wanted, and otherwise plays as another one does. */
  private seeker(otherwise: Player): Player {
    return (seat) => {
      const { decision: asks, side, random } = seat
      if (random() < EAGERNESS) {
        let liked = this.liked(asks.moves, (cell, pick) => this.leadsTo(cell, asks, side, pick))
        if (liked.length === 0) liked = this.preparations(asks, side)
        if (liked.length > 0) return oneOf(liked, random)
      }
      return otherwise({ ...seat, decision: { ...asks, moves: this.sparing(asks, side) } })
    }
  }

  /** The moves that serve the most urgent cells that any of them serves. */
  private liked(moves: readonly number[], serves: (cell: Cell, pick: number) => boolean): readonly number[] {
    for (const cells of this.wanted) {
      const liked = moves.filter((pick) => cells.some((cell) => serves(cell, pick)))
      if (liked.length > 0) return liked
    }
    return []
  }

  /** Whether the move mixes the card in, plays it, or puts it to its event, when that can happen. */
  private leadsTo(cell: Cell, asks: Decision, side: Side, pick: number): boolean {
    const { g, seen } = this
    if (asks.prompt === 'mix-in') return cell.card === pick - CARD
    if (cell.side !== side) return false
    if (asks.prompt === 'use') return pick === W.event && cell.card === asks.card && !cell.headline
    return (
      asks.kind === (cell.headline ? 'headline' : 'play') &&
      cell.card === pick - CARD &&
      !seen.has(keyOf(cell)) &&
      (this.helpedBeside || canHappen(g, cell.card, sideOfEvent(g, cell.card, side)))
    )
  }

  /** Moves that lead to control of the countries that the arrangement has this side control. */
  private preparations({ kind, prompt, moves }: Decision, side: Side): readonly number[] {
    const { g, arranged } = this
    if (arranged?.side !== side) return []
    const open = arranged.countries.filter((country) => !controls(g, side, country))
    if (prompt === 'use') return moves.filter((pick) => open.length > 0 && pick === W.influence)
    if (kind !== 'influence' && kind !== 'place') return []
    const there = moves.filter((pick) => open.includes(pick))
    if (there.length > 0) return there
    const { countries } = rulesOf(g).map
    return moves.filter((pick) => influence(g, side, pick) === 0 && countries[pick]?.neighbours.some((country) => open.includes(country)))
  }

  /** The moves that leave a side the cards that the arrangement has it play; all of them where none does. */
  private sparing({ kind, moves }: Decision, side: Side): number[] {
    const { arranged, seen } = this
    if (arranged === null || (kind !== 'play' && kind !== 'headline')) return moves
    const spared = moves.filter(
      (pick) => !arranged.cells.some((cell) => cell.card === pick - CARD && cell.side === side && !seen.has(keyOf(cell))),
    )
    return spared.length > 0 ? spared : moves
  }
}
