/** One attempt to replay a log, with deals inferred from it. */

import { type Actor, bit, CHANCE, type Decision, type Move, type Side, US, USSR } from '../../engine/script.ts'
import { idOfCard } from '../../games/card-ids.ts'
import { type NewGame, newGame } from '../../games/index.ts'
import { asked, decision } from '../../rules/api.ts'
import { handCount, zoneOf } from '../../rules/cards.ts'
import type { Note } from '../../rules/notes.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { Phase, type State, Zone } from '../../rules/state.ts'
import { lastTurn } from '../../rules/turn/set-up.ts'
import { CARD, nameOf, W } from '../../rules/vocabulary.ts'
import { type Moment, silentAnswer, statedAnswer, Unanswered } from './answers.ts'
import { dieOf, lookedCardOf, pickOfDie, randomCardOf } from './chance.ts'
import { compareLines, type Difference } from './compare.ts'
import { placeOf } from './consistency.ts'
import { Deals, dealOrder } from './deals.ts'
import type { HandFact, Hands } from './hands.ts'
import { fromEmptyHand, fromRefusal, fromResult, fromSilence } from './lessons.ts'
import { titleOf } from './lines.ts'
import type { LogNames } from './names.ts'
import type { Block, Detail, ParsedLine, TextLog } from './parse.ts'
import { Pending } from './pending.ts'
import { PHRASES } from './phrases.ts'
import { LogWriter, type WrittenBlock } from './write.ts'

export class Differs extends Error {
  readonly difference: Difference
  constructor(line: number, expected: string, found: string) {
    super(`line ${line}: expected ${expected}, found ${found}`)
    this.difference = { line, expected, found }
  }
}

/** A question that an unreadable line may have answered: the replay goes on with a guess. */
export class Guessing extends Error {
  readonly options: readonly number[]
  constructor(options: readonly number[]) {
    super(`${options.length} answers are possible`)
    this.options = options
  }
}

/** What stays the same from one attempt at a log to the next. */
export interface Log {
  readonly text: TextLog
  readonly rules: Rules
  readonly names: LogNames
  readonly options: NewGame
  readonly hands: Hands
}

export class Replayer {
  readonly g: State
  readonly moves: Move[] = []
  plays = 0
  compared = 0
  /** The texts that unreadable lines must have had. */
  readonly restored = new Map<ParsedLine, string>()
  /** Number of the block that the replay has come to. */
  index = 0
  /** The fact learned from an impossible hand. */
  learned: HandFact | null = null
  private readonly log: Log
  private readonly last: number
  private readonly deals: Deals
  private readonly writer: LogWriter
  private pending: Pending
  /** Written blocks that have been compared. */
  private checked = 0
  /** Notes since the engine entered the block it stands in, which may be one ahead of the log's. */
  private ahead: Note[] = []
  private readonly guesses: readonly number[]
  private guessed = 0
  /** Answers in this block that no line gives, taken from lines that can't be read. */
  private readonly strays = new Set<number>()

  /** `guesses`: answers to the questions that throw `Guessing` without them, in order. */
  constructor(log: Log, learned: readonly HandFact[], guesses: readonly number[]) {
    this.log = log
    this.guesses = guesses
    this.last = log.text.blocks.findLastIndex((block) => block.kind !== 'end')
    this.deals = new Deals(log.hands, log.rules, learned, log.options.readings?.trapKeepsScoring === true)
    this.g = newGame(log.options)
    this.writer = new LogWriter(this.g, log.names)
    this.pending = new Pending(this.block)
  }

  private get blocks(): readonly Block[] {
    return this.log.text.blocks
  }

  private get block(): Block {
    return this.blocks[this.index]!
  }

  /** Whether the log ends with this block. */
  private isLast(): boolean {
    return this.index >= this.last
  }

  private get moment(): Moment {
    return { g: this.g, rules: this.log.rules, block: this.block, pending: this.pending, last: this.isLast() }
  }

  run(): void {
    for (; this.index < this.blocks.length; this.index++) {
      this.pending = new Pending(this.block)
      this.strays.clear()
      for (const note of this.ahead) this.pending.settle(note)
      this.plays += this.block.cards.length
      try {
        let answered = true
        while (answered && this.g.result === null && this.place() <= 0) answered = this.answer()
        if (this.index === this.blocks.length - 1) this.finish()
      } catch (error) {
        if (error instanceof Unanswered) this.fail(error.expected)
        throw error
      }
      this.compare()
    }
  }

  private get standing(): Pick<Block, 'kind' | 'turn' | 'round' | 'side'> {
    const { phase, turn, round, phasing } = this.g
    return { kind: (['setup', 'headline', 'round', 'cleanup'] as const)[phase]!, turn, round, side: phasing }
  }

  /** The engine's position relative to the block of the log: before it (-1), in it (0), or after it (1). */
  private place(): number {
    const { g, block } = this
    // Where the end of a turn has no block of its own it belongs to the last round.
    if (g.phase === Phase.Cleanup && !this.log.text.cleanups && block.kind === 'round' && block.turn === g.turn) return 0
    return Math.sign(placeOf(this.standing) - placeOf(block))
  }

  private make(by: Actor, pick: number): void {
    const move = { by, pick }
    this.moves.push(move)
    for (const note of this.writer.play(this.g, move)) {
      this.pending.settle(note)
      if (OPENS_BLOCK.has(note.key)) this.ahead = []
      else this.ahead.push(note)
    }
  }

  /** A complete log may leave out passed extra rounds and discards of no card. */
  private finish(): void {
    const { g } = this
    if (g.turn < lastTurn(g)) return
    while (g.result === null && !(asked(g) & bit(CHANCE))) {
      const side: Side = asked(g) & bit(USSR) ? USSR : US
      const { moves } = decision(g, side)!
      const pick = [W.pass, W.done].find((word) => moves.includes(word))
      if (pick === undefined) return
      this.make(side, pick)
    }
  }

  // ---- answers

  /** Answers one question; false where the log has no more answers. */
  private answer(): boolean {
    const { g } = this
    const who = asked(g)
    if (who & bit(CHANCE)) return this.chance(decision(g, CHANCE)!)
    const side: Side = who & bit(USSR) ? USSR : US
    const d = decision(g, side)!
    const pick = this.place() < 0 ? this.skip(d) : this.choice(d, side)
    if (pick === null) return false
    if (!d.moves.includes(pick)) {
      this.learned ??= fromRefusal(this.moment, d, side, pick)
      if (this.isLast()) return false
      throw new Unanswered(`an answer to ${d.prompt} of ${d.at} (${this.shown(d.moves)}), not ${this.shown([pick])}`)
    }
    this.make(side, pick)
    return true
  }

  private choice(d: Decision, side: Side): number | null {
    const lesson = this.pending.unreadable > 0 ? null : fromSilence(this.moment, d, side)
    if (lesson === null) return this.read(d, statedAnswer(this.moment, d, side), () => silentAnswer(this.moment, d, side))
    this.learned ??= lesson
    throw new Unanswered(`a card for ${d.prompt}`)
  }

  /** The answer of a line, else the one that silence implies; in a block with unreadable lines any other, as a guess. */
  private read(d: Decision, stated: number | null, silent: () => number | null): number | null {
    const { unreadable } = this.pending
    if (unreadable === 0) return stated ?? silent()
    const early = this.pending.next()?.detail.kind !== 'unknown' || UNORDERED.has(d.kind)
    if (stated !== null && d.moves.includes(stated) && early) return stated
    if (stated === null && this.isLast() && !this.pending.goesFurther()) return silent()
    const plain = stated ?? orNull(silent)
    const others = d.moves.filter((pick) => pick !== plain && (this.strays.size < unreadable || this.strays.has(pick)))
    const options = plain !== null && d.moves.includes(plain) ? [plain, ...others] : others
    if (options.length === 0) return stated ?? silent()
    const pick = options.length === 1 ? options[0]! : this.guesses[this.guessed++]
    if (pick === undefined) throw new Guessing(options)
    if (pick !== plain) this.strays.add(pick)
    return pick
  }

  /** Rounds that the log leaves out can only have been passed. */
  private skip(d: Decision): number | null {
    const pick = [W.pass, W.done].find((word) => d.moves.includes(word))
    if (pick !== undefined || this.isLast()) return pick ?? null
    throw new Unanswered(titleOf(this.standing))
  }

  private shown(picks: readonly number[]): string {
    const names = picks.slice(0, 12).map((pick) => nameOf(this.log.rules, pick) ?? String(pick))
    return `${names.join(', ')}${picks.length > names.length ? ', …' : ''}`
  }

  private chance(d: Decision): boolean {
    const pick = d.kind === 'die' ? this.die(d) : d.prompt === 'random-card' ? this.randomCard(d) : this.drawnCard(d)
    if (pick === null) return false
    this.make(CHANCE, pick)
    return true
  }

  private die(d: Decision): number | null {
    const face = dieOf(this.moment, d)
    const stated = face === null ? null : pickOfDie(face)
    const pick = this.read(d, stated !== null && d.moves.includes(stated) ? stated : null, () => null)
    if (pick !== null || this.isLast()) return pick
    throw new Unanswered(PHRASES.die)
  }

  private randomCard(d: Decision): number | null {
    const card = randomCardOf(this.moment, d)
    const pick = this.read(d, card === null ? null : CARD + card, () => null)
    if (pick !== null) return pick
    if (this.isLast() && this.isUsedUp()) return null
    // The log names no card where the hand has none.
    this.learned ??= fromEmptyHand(this.moment, zoneOf(this.g, d.moves[0]! - CARD) === Zone.Hand + US ? US : USSR)
    throw new Unanswered(PHRASES['random-card'])
  }

  private drawnCard(d: Decision): number {
    const { g, deals } = this
    const { rules, hands } = this.log
    const f = g.frames.at(-1)!
    if (f.at === 'deal') {
      const open = dealOrder([handCount(g, US), handCount(g, USSR)], rules.tables.handSize(g.turn), f.got)
      return CARD + deals.draw(g, open, this.block.at - 0.5)
    }
    deals.forget()
    if (idOfCard(rules, f.card) === 'our-man-in-tehran') return CARD + lookedCardOf(this.moment, d)
    const drawn = hands.deckEvents.find(({ kind, at }) => kind === 'draw' && at > this.block.at && at < this.endOfBlock() + 1)
    const open = Array.from({ length: f.left }, () => f.me)
    return CARD + deals.draw(g, open, drawn?.at ?? this.endOfBlock())
  }

  /** Whether the notes of the engine account for every line of the block. */
  private isUsedUp(): boolean {
    this.writer.finish()
    const written = this.writer.blocks.at(-1)!.paragraphs.flat()
    return this.block.lines.at(-1)?.detail.kind !== 'result' && compareLines(this.block.lines, written, []).wrong === null
  }

  private endOfBlock(): number {
    return this.block.lines.at(-1)?.at ?? this.block.at
  }

  /** A result that the log does not mention may come from wrong deals. */
  doubtResult(): void {
    this.learned ??= fromResult(this.g, this.log.hands, this.log.text.lineCount + 1)
  }

  // ---- comparison

  /** Throws the first difference: a line that the engine words otherwise, or does not write at all. */
  private fail(expected: string): never {
    this.writer.finish()
    const written = this.writer.blocks.find((b) => placeOf(b) === placeOf(this.block))
    if (written === undefined) throw new Differs(this.block.at, expected, titleOf(this.block))
    const { wrong } = compareLines(this.block.lines, written.paragraphs.flat(), [])
    if (wrong === null) throw new Differs(this.endOfBlock(), expected, PHRASES['end-of-block'])
    throw new Differs(wrong.line.at, wrong.expected ?? expected, wrong.line.text)
  }

  /** Compares the block with the notes that the engine made in it. */
  private compare(): void {
    const { block } = this
    this.writer.finish()
    const { blocks } = this.writer
    if (block.kind === 'end') return this.compareEnd(block)
    for (; this.checked < blocks.length && placeOf(blocks[this.checked]!) < placeOf(block); this.checked++)
      this.passOver(blocks[this.checked]!)
    const written = blocks[this.checked]
    if (written !== undefined && placeOf(written) === placeOf(block)) this.compareBlock(block, written)
    else this.neverReached(block)
  }

  /** A log may end in a block without a name wherever it stops; what follows the block before it may be printed there. */
  private compareEnd({ lines }: Block): void {
    const later = this.writer.blocks.slice(this.checked).flatMap(({ paragraphs }) => paragraphs.flat())
    const { same, wrong } = compareLines(lines, [], later)
    this.compared += same
    if (wrong !== null) throw new Differs(wrong.line.at, wrong.expected ?? PHRASES.nothing, wrong.line.text)
  }

  private compareBlock(block: Block, written: WrittenBlock): void {
    const later = this.writer.blocks.slice(this.checked + 1)
    // What follows the last block of a log is printed in it, or not at all; so is the end of a turn where it has no block of its own.
    const optional = this.isLast() ? later : !this.log.text.cleanups && later[0]?.kind === 'cleanup' ? [later[0]] : []
    this.checked++
    const { same, wrong, missing, restored } = compareLines(
      block.lines,
      written.paragraphs.flat(),
      optional.flatMap((b) => b.paragraphs.flat()),
    )
    this.compared += same
    for (const [line, text] of restored) this.restored.set(line, text)
    const [played, titled] = [written, block].map(({ cards }) =>
      cards
        .map((card) => this.log.names.card(card))
        .sort()
        .join(' & '),
    )
    if (played !== titled && !this.isLast()) throw new Differs(block.at, played || PHRASES['no-card'], titled || PHRASES['no-card'])
    if (wrong !== null && this.isCutOff(wrong, written.paragraphs.flat())) return
    if (wrong !== null) throw new Differs(wrong.line.at, wrong.expected ?? PHRASES.nothing, wrong.line.text)
    if (missing.length > 0 && !this.isLast()) throw new Differs(block.at, missing[0]!, PHRASES['no-such-line'])
  }

  /** Whether the log stops in the middle of an operation that the engine notes only when it is complete. */
  private isCutOff(
    { line, expected }: { readonly line: ParsedLine; readonly expected: string | null },
    engineLines: readonly string[],
  ): boolean {
    if (!this.isLast()) return false
    if (line === this.block.lines.at(-1) && engineLines.some((text) => text.startsWith(line.text))) return true
    if (expected !== null || this.g.result !== null) return false
    if (this.g.frames.at(-1)!.at === 'play') return true
    return this.block.lines.every(({ at, detail }) => at < line.at || BEGINNINGS.has(detail.kind))
  }

  /** Throws where the engine wrote lines into a block that the log leaves out. */
  private passOver({ kind, paragraphs }: WrittenBlock): void {
    const [line] = paragraphs.flat()
    if (line !== undefined && (kind !== 'cleanup' || this.log.text.cleanups)) throw new Differs(this.block.at, line, titleOf(this.block))
  }

  /** A header behind the end of the game may stand bare. */
  private neverReached(block: Block): void {
    const { result } = this.g
    if (result === null) throw new Differs(block.at, titleOf(this.standing), titleOf(block))
    if (!this.isLast() || block.cards.length > 0 || block.lines.length > 0)
      throw new Differs(block.at, `nothing: the game is over (${result.kind})`, titleOf(block))
  }
}

function orNull(silent: () => number | null): number | null {
  try {
    return silent()
  } catch (error) {
    if (error instanceof Unanswered) return null
    throw error
  }
}

/** Questions whose answers may come in another order than they are printed in. */
const UNORDERED = new Set<Decision['kind']>(['place', 'influence', 'remove'])
const OPENS_BLOCK = new Set<string>(['turn', 'round', 'cleanup'])
/** Lines that stand before the one that completes them. */
const BEGINNINGS = new Set<Detail['kind']>(['headlines', 'rolls', 'war-in', 'milops'])
