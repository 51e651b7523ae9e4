/**
 * Replays a text log through the engine. It only answers questions that the engine asks, from what the lines of the block say; what
 * the engine then tells is written in the log's own words and compared with it, line by line.
 */
import { type Actor, bit, CHANCE, type Decision, type Move, other, type Side, US, USSR } from '../../engine/script.ts'
import { asked, decision, newGame } from '../../rules/api.ts'
import { hand, isScoring, zoneOf } from '../../rules/cards.ts'
import type { NewGame } from '../../rules/game.ts'
import type { Note } from '../../rules/notes.ts'
import { opsOf } from '../../rules/operations.ts'
import { BadOptions, PRESETS, type Preset } from '../../rules/options.ts'
import { type Rules, rulesNamed } from '../../rules/ruleset.ts'
import { Phase, type Result, type State, Zone } from '../../rules/state.ts'
import { nextToDeal } from '../../rules/turn.ts'
import { CARD, nameOf, W } from '../../rules/vocabulary.ts'
import { answerOf, type Moment, Unanswered } from './answers.ts'
import { dieOf, lookedCardOf, pickOfDie, randomCardOf } from './chance.ts'
import { compareLines, type Difference } from './compare.ts'
import { contradiction, placeOf, titleOf } from './consistency.ts'
import { Deals } from './deals.ts'
import { readExtension } from './extension.ts'
import { type HandFact, Hands } from './hands.ts'
import { endOf, type Names, namesOf } from './names.ts'
import { BadLog, type Block, type Detail, type Line, parseTextLog, type TextLog } from './parse.ts'
import { type Of, Pending } from './pending.ts'
import { LogWriter, type WrittenBlock } from './write.ts'

export interface Replay {
  readonly state: State
  readonly options: NewGame
  readonly moves: readonly Move[]
  readonly plays: number
  /** Lines that were compared and are the same. */
  readonly compared: number
  readonly difference: Difference | null
  readonly result: Result | null
  /** The winner and reason that the log itself prints. */
  readonly printed: { readonly winner: Side; readonly reason: string } | null
  readonly players: { readonly us?: string; readonly ussr?: string }
}

class Differs extends Error {
  readonly difference: Difference
  constructor(line: number, expected: string, found: string) {
    super(`line ${line}: expected ${expected}, found ${found}`)
    this.difference = { line, expected, found }
  }
}

/** What stays the same from one attempt at a log to the next. */
interface Log {
  readonly text: TextLog
  readonly rules: Rules
  readonly names: Names
  readonly options: NewGame
  readonly hands: Hands
}

class Replayer {
  readonly g: State
  readonly moves: Move[] = []
  plays = 0
  compared = 0
  /** Number of the block that the replay has come to. */
  index = 0
  /** What the engine would not have allowed if the deals were right: a hand held a card that it can't have held. */
  learned: HandFact | null = null
  private readonly log: Log
  private readonly deals: Deals
  private readonly writer: LogWriter
  private pending: Pending
  /** Written blocks that have been compared. */
  private checked = 0
  /** Notes since the engine entered the block it stands in, which may be one ahead of the log's. */
  private ahead: Note[] = []

  constructor(log: Log, learned: readonly HandFact[]) {
    this.log = log
    this.deals = new Deals(log.hands, log.rules, learned)
    this.writer = new LogWriter(log.rules, log.names)
    this.g = newGame(log.options)
    this.pending = new Pending(this.block)
  }

  private get blocks(): readonly Block[] {
    return this.log.text.blocks
  }

  private get block(): Block {
    return this.blocks[this.index]!
  }

  private isLast(): boolean {
    return this.blocks.slice(this.index + 1).every((b) => b.kind === 'end')
  }

  private get moment(): Moment {
    return { g: this.g, rules: this.log.rules, block: this.block, pending: this.pending, last: this.isLast() }
  }

  run(): void {
    for (; this.index < this.blocks.length; this.index++) {
      this.pending = new Pending(this.block)
      for (const note of this.ahead) this.pending.settle(note)
      this.plays += this.block.cards.length
      try {
        let told = true
        while (told && this.g.result === null && this.place() <= 0) told = this.answer()
        if (this.index === this.blocks.length - 1) this.finish()
      } catch (error) {
        if (error instanceof Unanswered) this.fail(error.expected)
        throw error
      }
      this.compare()
    }
  }

  /** Where the engine stands, seen from the block of the log: before it (-1), in it, or behind it. */
  private place(): number {
    const { g, block } = this
    const kind = (['setup', 'headline', 'round', 'cleanup'] as const)[g.phase]!
    // Where the end of a turn has no block of its own it belongs to the last round.
    if (g.phase === Phase.Cleanup && !this.log.text.cleanups && block.kind === 'round' && block.turn === g.turn) return 0
    return Math.sign(placeOf({ kind, turn: g.turn, round: g.round, side: g.phasing }) - placeOf(block))
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

  /** A whole log may leave out what nobody had to decide: extra rounds passed, nothing discarded at the end. */
  private finish(): void {
    const { g } = this
    if (g.turn < this.log.rules.tables.turns) return
    while (g.result === null && !(asked(g) & bit(CHANCE))) {
      const side: Side = asked(g) & bit(USSR) ? USSR : US
      const { moves } = decision(g, side)!
      const pick = [W.pass, W.done].find((word) => moves.includes(word))
      if (pick === undefined) return
      this.make(side, pick)
    }
  }

  // ---- answers

  /** Answers one question; false where the log has nothing to say any more. */
  private answer(): boolean {
    const { g } = this
    const who = asked(g)
    if (who & bit(CHANCE)) return this.chance(decision(g, CHANCE)!)
    const side: Side = who & bit(USSR) ? USSR : US
    const d = decision(g, side)!
    if (this.place() >= 0) this.learnFromSilence(d, side)
    const pick = this.place() < 0 ? this.skip(d) : answerOf(this.moment, d, side)
    if (pick === null) return false
    if (!d.moves.includes(pick)) {
      this.learnFromRefusal(d, side, pick)
      if (this.isLast()) return false
      throw new Unanswered(`an answer to ${d.prompt} of ${d.at} (${this.shown(d.moves)}), not ${this.shown([pick])}`)
    }
    this.make(side, pick)
    return true
  }

  /** Rounds that the log leaves out can only have been passed. */
  private skip(d: Decision): number | null {
    const pick = [W.pass, W.done].find((word) => d.moves.includes(word))
    if (pick !== undefined || this.isLast()) return pick ?? null
    throw new Unanswered(`what comes after ${titleOf(this.blocks[this.index - 1] ?? this.block)}`)
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
    if (face !== null && d.moves.includes(pickOfDie(face))) return pickOfDie(face)
    if (this.isLast()) return null
    throw new Unanswered('a die')
  }

  private randomCard(d: Decision): number | null {
    const card = randomCardOf(this.moment, d)
    if (card !== null) return CARD + card
    if (this.isLast() && this.isUsedUp()) return null
    // Nothing is said of a card where the hand has none.
    const owner: Side = zoneOf(this.g, d.moves[0]! - CARD) === Zone.Hand + US ? US : USSR
    this.learn(owner, this.endOfBlock(), () => false)
    throw new Unanswered('a card taken at random')
  }

  private drawnCard(d: Decision): number {
    const f = this.g.frames.at(-1)!
    if (f.at === 'deal') return CARD + this.deals.draw(this.g, this.openDeal(), this.block.at - 0.5)
    this.deals.forget()
    if (this.log.rules.cards[f.card]?.id === 'our-man-in-tehran') return CARD + lookedCardOf(this.moment, d)
    const drawn = this.log.hands.deckEvents.find(({ kind, at }) => kind === 'draw' && at > this.block.at && at < this.endOfBlock() + 1)
    const open = Array.from({ length: f.left }, () => f.me)
    return CARD + this.deals.draw(this.g, open, drawn?.at ?? this.endOfBlock())
  }

  /** The sides that the rest of the deal goes to, in its order. */
  private openDeal(): Side[] {
    const f = this.g.frames.at(-1)!
    const world = { ...this.g, counts: this.g.counts.slice() }
    return Array.from({ length: f.left }, (_, i) => {
      const side = nextToDeal(world, f.got + i + 1)
      world.counts[Zone.Hand + side]!++
      return side
    })
  }

  /** Whether the engine has told everything that the block says. */
  private isUsedUp(): boolean {
    this.writer.finish()
    const written = this.writer.blocks.at(-1)!.paragraphs.flat()
    return this.block.lines.at(-1)?.detail.kind !== 'result' && compareLines(this.block.lines, written, []).wrong === null
  }

  private endOfBlock(): number {
    return this.block.lines.at(-1)?.at ?? this.block.at
  }

  // ---- hands that can't have been

  private learn(side: Side, at: number, allows: HandFact['allows']): void {
    this.learned ??= { side, at, allows }
  }

  /** The cards, by number, for which a test holds now. */
  private cardsThat(test: (card: number) => boolean): HandFact['allows'] {
    const cards = new Set(this.log.rules.cards.flatMap((_, card) => (test(card) ? [card] : [])))
    return (card) => cards.has(card)
  }

  /** A card that a side has but could not choose: another one stood in the way. */
  private learnFromRefusal(d: Decision, side: Side, pick: number): void {
    const { g } = this
    const card = pick - CARD
    if (!hand(g, side).includes(card) && card !== this.log.rules.tables.passing.card) return
    const value = (n: number): number => opsOf(g, side, n)
    if (d.prompt === 'missile-envy') {
      const shown = this.pending.line('reveals', (l) => l.card === card)
      this.learn(
        side,
        shown?.at ?? this.block.at,
        this.cardsThat((n) => value(n) <= value(card)),
      )
    } else if (d.prompt === 'trap' && isScoring(g, card))
      this.learn(
        side,
        this.block.at,
        this.cardsThat((n) => value(n) < TRAP_VALUE),
      )
    else
      this.learn(
        side,
        this.block.at,
        this.cardsThat((n) => !isScoring(g, n)),
      )
  }

  /** A round without a card: there was none to play, or none that a trap takes. */
  private learnFromSilence(d: Decision, side: Side): void {
    const { g } = this
    if (this.block.cards.length > 0 || this.isLast()) return
    if (d.prompt === 'play' && !d.moves.includes(W.pass)) this.learn(side, this.block.at, () => false)
    if (d.prompt !== 'trap' || d.moves.includes(W.done)) return
    this.learn(
      side,
      this.block.at,
      this.cardsThat((card) => opsOf(g, side, card) < TRAP_VALUE && !isScoring(g, card)),
    )
    throw new Unanswered('a card discarded for the trap')
  }

  /** A loss by a held scoring card that the log does not speak of; or both sides lost so, and one of them has got the other's card. */
  learnFromResult(): void {
    if (this.g.result?.kind !== 'held-scoring') return
    const end = this.log.text.lineCount + 1
    const held = ([US, USSR] as const).map((side) => hand(this.g, side).filter((card) => isScoring(this.g, card)))
    const { heldScoring } = this.log.hands
    for (const side of [US, USSR] as const) {
      const [card] = held[side]!
      if (card === undefined) continue
      if (!heldScoring[side])
        this.learn(
          side,
          end,
          this.cardsThat((n) => !isScoring(this.g, n)),
        )
      else if (heldScoring[other(side)] && held[other(side)]!.length === 0) this.learn(side, end, (n) => n !== card)
    }
  }

  // ---- comparison

  /** Something is not as it should be: the first line that the engine tells otherwise, or does not tell, is to blame. */
  private fail(expected: string): never {
    this.writer.finish()
    const written = this.writer.blocks.find((b) => placeOf(b) === placeOf(this.block))
    if (written === undefined) throw new Differs(this.block.at, expected, titleOf(this.block))
    const { wrong } = compareLines(this.block.lines, written.paragraphs.flat(), [])
    if (wrong === null) throw new Differs(this.endOfBlock(), expected, 'the end of the block')
    throw new Differs(wrong.line.at, wrong.expected ?? expected, wrong.line.text)
  }

  /** Compares the block with what the engine has told in it. */
  private compare(): void {
    const { block } = this
    this.writer.finish()
    const { blocks } = this.writer
    for (; this.checked < blocks.length && placeOf(blocks[this.checked]!) < placeOf(block); this.checked++)
      this.passOver(blocks[this.checked]!)
    const written = blocks[this.checked]
    if (written !== undefined && placeOf(written) === placeOf(block)) this.compareBlock(block, written)
    else if (block.kind !== 'end' || block.lines.length > 0) this.neverReached(block)
  }

  private compareBlock(block: Block, written: WrittenBlock): void {
    const later = this.writer.blocks.slice(this.checked + 1)
    // What follows the last block of a log is printed in it, or not at all; so is the end of a turn where it has no block of its own.
    const optional = this.isLast() ? later : !this.log.text.cleanups && later[0]?.kind === 'cleanup' ? [later[0]] : []
    this.checked++
    const { same, wrong, missing } = compareLines(
      block.lines,
      written.paragraphs.flat(),
      optional.flatMap((b) => b.paragraphs.flat()),
    )
    this.compared += same
    if (wrong !== null && this.isCutOff(wrong)) return
    if (wrong !== null) throw new Differs(wrong.line.at, wrong.expected ?? 'nothing of the kind', wrong.line.text)
    if (missing.length > 0 && !this.isLast()) throw new Differs(block.at, missing[0]!, 'no such line in this block')
  }

  /** Whether the log stops in the middle of something that the engine tells only when it is complete. */
  private isCutOff({ line, expected }: { readonly line: Line; readonly expected: string | null }): boolean {
    if (expected !== null || this.g.result !== null || !this.isLast()) return false
    if (this.g.frames.at(-1)!.at === 'play') return true
    return this.block.lines.every(({ at, detail }) => at < line.at || BEGINNINGS.has(detail.kind))
  }

  /** Nothing was told in a block that the log leaves out. */
  private passOver({ kind, paragraphs }: WrittenBlock): void {
    const [line] = paragraphs.flat()
    if (line !== undefined && (kind !== 'cleanup' || this.log.text.cleanups)) throw new Differs(this.block.at, line, titleOf(this.block))
  }

  /** A header behind the end of the game may stand bare. */
  private neverReached(block: Block): void {
    const { result } = this.g
    if (result === null) throw new Differs(block.at, 'what the engine asks for', titleOf(block))
    if (!this.isLast() || block.cards.length > 0 || block.lines.length > 0)
      throw new Differs(block.at, `nothing: the game is over (${result.kind})`, titleOf(block))
  }
}

const OPENS_BLOCK = new Set<string>(['turn', 'round', 'cleanup'])
/** Lines that stand before the one that completes them. */
const BEGINNINGS = new Set<Detail['kind']>(['headlines', 'rolls', 'war-in', 'milops'])
/** What a card must be worth to be discarded for a trap. */
const TRAP_VALUE = 2

interface Setup {
  readonly options: NewGame
  readonly players: Replay['players']
  readonly bothHeldScoring: boolean
}

/** What the SETUP block tells; where it says nothing of readings, they are the app's. */
function setupOf(log: TextLog, game: string, preset: Preset | undefined): Setup {
  const [block] = log.blocks
  if (block?.kind !== 'setup') throw new BadLog('the log does not begin with a SETUP block')
  const handicap: [number, number] = [0, 0]
  const players: { us?: string; ussr?: string } = {}
  let optionalCards = false
  let bothHeldScoring = false
  let readings: Partial<NewGame> = PRESETS.app
  for (const { detail, at } of block.lines) {
    if (detail.kind !== 'setup') continue
    if (detail.option === 'player') players[detail.side === US ? 'us' : 'ussr'] = detail.text!
    if (detail.option === 'handicap') handicap[detail.side!] += detail.n!
    if (detail.option === 'optional-cards') optionalCards = true
    if (detail.option === 'time') {
      const extension = readExtension(detail.text!)
      readings = extension.rules ?? readings
      ;({ bothHeldScoring } = extension)
    }
    if (detail.option === 'scenario' && detail.text !== 'Standard') throw new BadLog(`line ${at}: the scenario ${detail.text} is not known`)
  }
  const options = { ...(preset === undefined ? readings : PRESETS[preset]), game, optionalCards, handicap }
  try {
    newGame(options)
  } catch (error) {
    if (error instanceof BadOptions) throw new BadLog(`the SETUP block can't be played: ${error.message}`)
    throw error
  }
  return { options, players, bothHeldScoring }
}

function differenceOf(replayer: Replayer): Difference | null {
  try {
    replayer.run()
    replayer.learnFromResult()
    return null
  } catch (error) {
    if (error instanceof Differs) return error.difference
    throw error
  }
}

/** How often deals are inferred anew when a hand turns out to be impossible. */
const ATTEMPTS = 50

/** Plays the log; where a hand turns out to be impossible, again with what that taught. */
function play(log: Log): { readonly replayer: Replayer; readonly difference: Difference | null } {
  const learned: HandFact[] = []
  for (;;) {
    const replayer = new Replayer(log, learned)
    const difference = differenceOf(replayer)
    const fact = replayer.learned
    if (fact === null || learned.length === ATTEMPTS || learned.some(({ side, at }) => side === fact.side && at === fact.at))
      return { replayer, difference }
    learned.push(fact)
  }
}

/** Ends that no rule brings about. */
const AGREED = ['Forfeit', 'Unknown']

/** The end that a log prints, compared with the computed one. */
function compareResult({ detail, at, text }: Line, rules: Rules, result: Result | null): Difference | null {
  const { side, reason } = detail as Of<'result'>
  const ended = result !== null
  const expected =
    ended && result.winner >= 0
      ? `${result.winner === US ? 'US' : 'USSR'} wins by ${endOf(rules, result)}`
      : ended
        ? 'a draw'
        : 'no end of the game'
  const agrees = ended ? result.winner === side && (AGREED.includes(reason) || endOf(rules, result) === reason) : AGREED.includes(reason)
  return agrees ? null : { line: at, expected, found: text }
}

/** Replays a text log. Differences are a result, not an error; a text that is no log throws `BadLog`. */
export function replayTextLog(text: string, preset?: Preset, game = 'twilight-struggle'): Replay {
  const rules = rulesNamed(game)
  if (rules === undefined) throw new BadLog(`no game is named ${game}`)
  const names = namesOf(rules)
  const parsed = parseTextLog(text, names)
  const { options, players, bothHeldScoring } = setupOf(parsed, game, preset)
  const { replayer, difference: replayed } = play({ text: parsed, rules, names, options, hands: new Hands(parsed, rules, bothHeldScoring) })
  const printed = parsed.blocks.flatMap((b) => b.lines).find((l) => l.detail.kind === 'result')
  const [unknown] = parsed.unknown
  const wrong = contradiction(parsed, rules, names)
  let difference = replayed ?? (printed === undefined ? null : compareResult(printed, rules, replayer.g.result))
  // A line that contradicts itself is to blame for what goes wrong in its block.
  if (wrong !== null && (replayed === null || replayer.index >= wrong.block)) difference = wrong
  if (unknown !== undefined && (difference === null || difference.line >= unknown.at))
    difference = { line: unknown.at, expected: 'a line of the known grammar', found: unknown.text.slice(0, 200) }
  return {
    state: replayer.g,
    options,
    moves: replayer.moves,
    plays: replayer.plays,
    compared: replayer.compared,
    difference,
    result: replayer.g.result,
    printed: printed?.detail.kind === 'result' ? { winner: printed.detail.side, reason: printed.detail.reason } : null,
    players,
  }
}
