/**
 * Replays a text log through the engine. It only answers questions that the engine asks, from what the lines of the block say; what
 * the engine then tells is written in the log's own words and compared with it, line by line.
 */
import { type Actor, bit, CHANCE, type Decision, type Move, other, type Side, US, USSR } from '../../engine/script.ts'
import { apply, asked, clone, decision, newGame } from '../../rules/api.ts'
import type { NewGame } from '../../rules/game.ts'
import type { Note } from '../../rules/notes.ts'
import { PRESETS, type Preset } from '../../rules/options.ts'
import { type Rules, rulesNamed } from '../../rules/ruleset.ts'
import { levelOf } from '../../rules/scoring.ts'
import { Phase, type Result, type State } from '../../rules/state.ts'
import { nextToDeal } from '../../rules/turn.ts'
import { CARD, isCard, isCountry, NUMBER, REGION, W } from '../../rules/vocabulary.ts'
import { type Ban, Hands } from './hands.ts'
import { type Names, namesOf } from './names.ts'
import { readDescription } from './options.ts'
import { BadLog, type Block, type Detail, type Line, parseTextLog, type TextLog } from './parse.ts'
import { LogWriter, type WrittenBlock } from './write.ts'

/** The first point at which the engine and the log differ. */
export interface Difference {
  readonly line: number
  readonly expected: string
  readonly found: string
}

export interface Replay {
  readonly state: State
  readonly options: NewGame
  readonly moves: readonly Move[]
  readonly plays: number
  /** Lines with values that were compared. */
  readonly compared: number
  readonly difference: Difference | null
  readonly result: Result | null
  /** The winner and reason that the log itself prints. */
  readonly printed: { readonly winner: Side; readonly reason: string } | null
}

class Differs extends Error {
  readonly difference: Difference
  constructor(line: number, expected: string, found: string) {
    super(`line ${line}: expected ${expected}, found ${found}`)
    this.difference = { line, expected, found }
  }
}

type Of<K extends Detail['kind']> = Extract<Detail, { kind: K }>

/** Lines of a block that have not been accounted for yet. */
class Pending {
  private readonly lines: { readonly line: Line; left: number }[]
  private paragraph = 0
  constructor(block: Block | null) {
    this.lines = (block?.lines ?? []).map((line) => ({ line, left: line.detail.kind === 'influence' ? Math.abs(line.detail.n) : 1 }))
  }

  all(): Line[] {
    return this.lines.filter((l) => l.left > 0).map((l) => l.line)
  }

  /** The same among the lines before the next event or operation. */
  near<K extends Detail['kind']>(kind: K, test: (detail: Of<K>) => boolean = () => true): Of<K> | null {
    for (const { line, left } of this.lines) {
      if (left === 0) continue
      if (line.detail.kind === 'event' || line.detail.kind === 'operations') return null
      if (line.detail.kind === kind && test(line.detail as Of<K>)) return line.detail as Of<K>
    }
    return null
  }

  /** Whether the next operation stands in the paragraph of what was told last. */
  goesOn(): boolean {
    const next = this.lines.find((l) => l.left > 0 && l.line.detail.kind === 'operations')
    return next !== undefined && next.line.paragraph === this.paragraph
  }

  first<K extends Detail['kind']>(kind: K, test: (detail: Of<K>) => boolean = () => true): Of<K> | null {
    for (const { line, left } of this.lines)
      if (left > 0 && line.detail.kind === kind && test(line.detail as Of<K>)) return line.detail as Of<K>
    return null
  }

  /** Accounts for a note: the line that it is written in is no longer to come. */
  settle(note: Note): void {
    const first = this.lines.findIndex((l) => l.left > 0 && matches(l.line.detail, note))
    if (first < 0) return
    if (note.key !== 'no-longer-in-force') this.paragraph = this.lines[first]!.line.paragraph
    this.lines[first]!.left -= note.key === 'influence' ? Math.abs(note.n) : 1
    // A war is told in two lines, its country and its die; some events are printed twice.
    const next = this.lines[first + 1]
    if (next === undefined || next.left === 0) return
    if (note.key === 'war' && next.line.detail.kind === 'war') next.left = 0
    if (note.key === 'event' && next.line.text === this.lines[first]!.line.text) next.left = 0
  }
}

function matches(detail: Detail, note: Note): boolean {
  switch (note.key) {
    case 'influence':
      return detail.kind === 'influence' && detail.side === note.side && detail.country === note.country && detail.n > 0 === note.n > 0
    case 'event':
      return detail.kind === 'event' && detail.card === note.card
    case 'use':
      return detail.kind === 'operations' && detail.use === note.use
    case 'target':
      return detail.kind === 'target' && detail.country === note.country
    case 'coup':
      return detail.kind === 'coup'
    case 'realign':
      return detail.kind === 'rolls' && detail.side === note.side
    case 'war':
      return detail.kind === 'war' || detail.kind === 'war-in'
    case 'space-roll':
      return detail.kind === 'space-roll'
    case 'trap':
      return detail.kind === 'trap'
    case 'vp':
      return detail.kind === 'vp' && detail.side === note.side
    case 'no-vp':
      return detail.kind === 'vp' && detail.side < 0
    case 'defcon':
      return detail.kind === 'defcon'
    case 'discards':
      return detail.kind === 'discards' && detail.card === note.card
    case 'reveals':
    case 'gives':
      return detail.kind === 'reveals' && detail.card === note.card
    case 'plays':
      return detail.kind === 'plays' && detail.card === note.card
    case 'no-longer-in-force':
      return detail.kind === 'out-of-play' && detail.card === note.card
    default:
      return false
  }
}

class Replayer {
  readonly g: State
  readonly moves: Move[] = []
  plays = 0
  compared = 0
  private readonly log: TextLog
  private readonly rules: Rules
  private readonly names: Names
  /** A card that a side should not have been dealt by this turn. */
  surplus: Ban | null = null
  private readonly hands: Hands
  private readonly writer: LogWriter
  private index = 0
  private pending: Pending
  /** Written blocks that have been compared. */
  private checked = 0
  /** Notes since the engine entered the block it stands in, which may be one ahead of the log's. */
  private ahead: Note[] = []

  constructor(log: TextLog, rules: Rules, names: Names, options: NewGame, bans: readonly Ban[]) {
    this.log = log
    this.rules = rules
    this.names = names
    this.hands = new Hands(log, rules, bans)
    this.writer = new LogWriter(rules, names)
    this.g = newGame(options)
    this.pending = new Pending(log.blocks[0] ?? null)
  }

  private get block(): Block | null {
    return this.log.blocks[this.index] ?? null
  }

  private fail(expected: string, found?: string): never {
    const line = this.pending.all()[0]
    throw new Differs(line?.at ?? this.block?.at ?? this.log.lineCount, expected, found ?? line?.text ?? 'the end of the block')
  }

  private make(by: Actor, pick: number): void {
    const notes: Note[] = []
    apply(this.g, { by, pick }, notes)
    this.moves.push({ by, pick })
    for (const note of notes) {
      this.writer.add(note)
      this.pending.settle(note)
      if (OPENS_BLOCK.has(note.key)) this.ahead = []
      else this.ahead.push(note)
    }
  }

  // ---- which block the engine stands in

  /** Where the engine stands, compared with a block: before it, in it, or behind it. */
  private place(block: Block): number {
    const { g } = this
    if (block.kind === 'setup') return g.phase === Phase.Setup ? 0 : 1
    if (block.kind === 'end') return g.result === null ? -1 : 1
    const now = [
      g.turn,
      g.phase === Phase.Setup || g.phase === Phase.Headline
        ? 0
        : g.phase === Phase.Action
          ? g.round * 2 - (g.phasing === USSR ? 1 : 0)
          : 99,
    ]
    const then = [
      block.turn,
      block.kind === 'headline' ? 0 : block.kind === 'cleanup' ? 99 : block.round * 2 - (block.side === USSR ? 1 : 0),
    ]
    if (g.phase === Phase.Setup) return -1
    return now[0] !== then[0] ? Math.sign(now[0]! - then[0]!) : Math.sign(now[1]! - then[1]!)
  }

  run(): void {
    for (; this.index < this.log.blocks.length; this.index++) {
      const block = this.block!
      if (block.kind === 'cleanup') this.turnOfCleanup(block)
      this.pending = new Pending(block)
      for (const note of this.ahead) this.pending.settle(note)
      if (block.kind === 'round') this.plays += block.cards.length
      if (block.kind === 'headline') this.plays += block.cards.length
      while (this.g.result === null) {
        const place = this.place(this.block!)
        if (place > 0) break
        if (!this.answer(place < 0)) break
      }
      if (this.index === this.log.blocks.length - 1) this.finish()
      this.compare()
    }
  }

  /** A whole log may leave out what nobody had to decide: extra rounds passed, nothing discarded at the end. */
  private finish(): void {
    const { g } = this
    if (g.turn < this.rules.tables.turns) return
    while (g.result === null && !(asked(g) & bit(CHANCE))) {
      const side: Side = asked(g) & bit(USSR) ? USSR : US
      const { moves } = decision(g, side)!
      const pick = [W.pass, W.done].find((word) => moves.includes(word))
      if (pick === undefined) return
      this.make(side, pick)
    }
  }

  /** The number of a Cleanup block is wrong in every log: it ends the turn of the blocks before it. */
  private turnOfCleanup(block: Block): void {
    const before = this.log.blocks
      .slice(0, this.index)
      .reverse()
      .find((b) => b.kind === 'headline' || b.kind === 'round')
    ;(this.log.blocks as Block[])[this.index] = { ...block, turn: before?.turn ?? 1 }
  }

  // ---- answers

  /** Answers one question; false where the log has nothing to say any more. */
  private answer(early: boolean): boolean {
    const { g } = this
    const who = asked(g)
    if (who & bit(CHANCE)) return this.chance(decision(g, CHANCE)!)
    const side: Side = who & bit(USSR) ? USSR : US
    const d = decision(g, side)!
    const pick = this.choice(d, side, early)
    if (pick === null) return false
    if (!d.moves.includes(pick)) {
      if (isCard(pick)) this.lacks(side)
      if (this.isLast()) return false
      this.fail(
        `an answer to ${d.prompt} of ${d.at} (${d.moves
          .slice(0, 12)
          .map((m) => this.show(m))
          .join(', ')})`,
        this.show(pick),
      )
    }
    this.make(side, pick)
    return true
  }

  /** Remembers that a side holds a card too many: the deals were not inferred rightly, and are to be tried again without it. */
  private lacks(side: Side): void {
    this.surplus ??= this.hands.surplus(this.g, side, this.index)
  }

  /** A loss by a held scoring card that the log does not speak of comes from a deal that was not inferred rightly. */
  doubtHeldCard(): void {
    const { result } = this.g
    if (result?.kind !== 'held-scoring' || this.hands.heldBy >= 0) return
    for (const side of [US, USSR] as const) this.surplus ??= this.hands.surplus(this.g, side, this.index, true)
  }

  private show(pick: number): string {
    if (isCountry(pick)) return this.names.country(pick)
    return isCard(pick) ? this.names.card(pick - CARD) : String(pick)
  }

  private isLast(): boolean {
    return this.log.blocks.slice(this.index + 1).every((b) => b.kind === 'end')
  }

  private choice(d: Decision, side: Side, early: boolean): number | null {
    const { block } = this
    const done = d.moves.includes(W.done) ? W.done : null
    switch (d.kind) {
      case 'headline': {
        const line = block?.lines.find((l) => l.detail.kind === 'headlines' && l.detail.side === side)?.detail as
          | Of<'headlines'>
          | undefined
        const card = line?.card ?? block?.cards.find((c) => d.moves.includes(CARD + c))
        return card === undefined || early ? null : CARD + card
      }
      case 'play': {
        const card = block?.cards[0]
        if (early || card === undefined)
          return d.moves.includes(W.pass)
            ? W.pass
            : this.isLast()
              ? null
              : this.fail(`a card played by ${side === US ? 'the US' : 'the USSR'} in round ${this.g.round} of turn ${this.g.turn}`)
        return this.headerOnly(block!, side, CARD + card) ? CARD + card : null
      }
      case 'use':
        return d.prompt === 'use' ? this.useOfCard(d) : this.useOfOperations(d)
      case 'place':
      case 'influence':
        return this.countryOf(d, side, 1) ?? done ?? this.forced(d)
      case 'remove':
        return this.countryOf(d, null, -1) ?? done ?? this.forced(d)
      case 'realign':
      case 'coup': {
        const target = this.nextTarget()
        if (target !== null) return target
        return done ?? (this.isLast() ? this.losing(d, side) : this.forced(d))
      }
      case 'country':
        return this.country(d, side) ?? done ?? this.forced(d)
      case 'card':
        return this.card(d, side) ?? done ?? this.forced(d)
      case 'choose':
        return this.word(d, side) ?? done ?? this.forced(d)
      default:
        return this.fail(`no answer is known to ${d.kind}`)
    }
  }

  /** Where only one answer is possible it is no choice; elsewhere the log ought to have told. */
  private forced(d: Decision): number | null {
    if (d.moves.length === 1) return d.moves[0]!
    if (this.isLast()) return null
    return this.fail(`an answer to ${d.prompt} of ${d.at}`)
  }

  /** The target named before anything else begins. */
  private nextTarget(): number | null {
    for (const { detail } of this.pending.all()) {
      if (detail.kind === 'target') return detail.country
      if (detail.kind === 'operations' || detail.kind === 'event') return null
    }
    return null
  }

  private countryOf(d: Decision, side: Side | null, sign: number): number | null {
    const line = this.pending.near(
      'influence',
      (l) => Math.sign(l.n) === sign && (side === null || l.side === side) && d.moves.includes(l.country),
    )
    return line?.country ?? null
  }

  private country(d: Decision, side: Side): number | null {
    const { pending } = this
    if (d.prompt === 'war') return pending.first('war-in')?.country ?? null
    if (d.prompt === 'cuban-missile-crisis') {
      if (pending.first('out-of-play', (l) => l.card === d.card) === null) return null
      return pending.first('influence', (l) => l.side === side && l.n === -2 && d.moves.includes(l.country))?.country ?? null
    }
    if (d.prompt === 'shuttle-diplomacy') return this.fitting(d, side)
    if (d.prompt === 'south-african-unrest') {
      const own = pending.first(
        'influence',
        (l) => l.side === side && l.n === 2 && this.rules.map.countries[l.country]!.id === 'south-africa',
      )
      if (own !== null) return own.country
      return (
        pending.first(
          'influence',
          (l) => l.side === side && l.n > 0 && d.moves.includes(l.country) && this.rules.map.countries[l.country]!.id !== 'south-africa',
        )?.country ?? null
      )
    }
    return pending.near('influence', (l) => d.moves.includes(l.country))?.country ?? null
  }

  private card(d: Decision, side: Side): number | null {
    const { pending, block } = this
    const pick = (card: number | undefined | null): number | null => (card === undefined || card === null ? null : CARD + card)
    switch (d.prompt) {
      case 'trap':
        return pick(block?.cards[0])
      case 'missile-envy':
        return pick(pending.first('reveals', (l) => l.side === side && d.moves.includes(CARD + l.card))?.card)
      case 'from-discard-pile':
        if (d.at.includes('star-wars')) return pick(pending.first('event', (l) => l.card !== d.card)?.card)
        return pick(pending.first('reveals', (l) => l.side === side && d.moves.includes(CARD + l.card))?.card)
      case 'un-intervention':
        return pick(pending.first('plays')?.card)
      default: {
        const line = pending.near('discards')
        if (line !== null && !d.moves.includes(CARD + line.card)) this.lacks(line.side)
        return pick(pending.near('discards', (l) => d.moves.includes(CARD + l.card))?.card)
      }
    }
  }

  private word(d: Decision, side: Side): number | null {
    const { pending } = this
    switch (d.prompt) {
      case 'olympic-games': {
        const line = pending.first('olympics')
        return line === null ? null : line.boycott ? W.boycott : W.participate
      }
      case 'remove-or-add': {
        const line = pending.near('influence', (l) => (l.side === side ? l.n > 0 : l.n < 0))
        return line === null || line.side !== side ? W.remove : W.add
      }
      case 'summit': {
        const line = pending.first('defcon')
        return line === null ? W.pass : line.up ? W.raise : W.lower
      }
      case 'defcon':
        return NUMBER + (pending.first('defcon')?.n ?? this.g.defcon)
      case 'grain-sales': {
        if (pending.first('returns') !== null) return W.return
        const played = pending.first('plays')
        if (played === null) return null
        return d.moves.includes(W.intervene) && this.rules.cards[played.card]!.id === 'un-intervention' ? W.intervene : W.play
      }
      case 'chernobyl': {
        const line = pending.first('chooses')
        return line === null ? null : REGION + line.region
      }
      case 'wargames':
        return pending.first('vp') !== null || this.isLast() ? W.yes : W.no
      default:
        return null
    }
  }

  /** The use of a card, by the first line of its block that tells. */
  private useOfCard(d: Decision): number | null {
    for (const { detail } of this.pending.all()) {
      if (detail.kind === 'operations') return W[detail.use]
      if (detail.kind === 'event') return W.event
    }
    if (d.moves.length === 1) return d.moves[0]!
    // A card that ends the game is often only a header.
    if (d.moves.includes(W.event)) return W.event
    return this.isLast() ? (d.moves[0] ?? null) : this.fail('the use of the card')
  }

  private useOfOperations(d: Decision): number | null {
    const line = this.pending.first('operations')
    const granted = d.moves.includes(W.pass)
    if (line !== null && d.moves.includes(W[line.use]) && (!granted || this.pending.goesOn())) return W[line.use]
    if (d.moves.includes(W.pass)) return W.pass
    return this.isLast() ? null : this.forced(d)
  }

  /** A last header without details is played only if that ends the game; else the log has stopped before it. */
  private headerOnly(block: Block, side: Side, pick: number): boolean {
    if (block.lines.length > 0 || !this.isLast()) return true
    const world = clone(this.g)
    apply(world, { by: side, pick })
    const uses = decision(world, side)?.moves ?? []
    return uses.includes(W.event)
  }

  /** In the last block: a coup whose target is not printed, because it lost the game at once. */
  private losing(d: Decision, side: Side): number | null {
    for (const pick of d.moves) {
      const world = clone(this.g)
      apply(world, { by: side, pick })
      if (world.result !== null) return pick
    }
    return null
  }

  /** The answer after which the next printed score comes out. */
  private fitting(d: Decision, side: Side): number | null {
    const score = this.pending.first('vp')
    for (const pick of d.moves) {
      const world = clone(this.g)
      apply(world, { by: side, pick })
      if (score === null || world.vp === score.score) return pick
    }
    return d.moves[0]!
  }

  // ---- chance

  private chance(d: Decision): boolean {
    if (d.kind === 'die') return this.die(d)
    const pick = d.prompt === 'random-card' ? this.randomCard(d) : this.drawnCard(d)
    if (pick === null) {
      this.lacks(this.g.frames.at(-1)!.me === US ? USSR : US)
      if (this.isLast()) return false
      this.fail('a card')
    }
    if (!d.moves.includes(pick)) {
      this.lacks(this.g.frames.at(-1)!.me === US ? USSR : US)
      if (this.isLast()) return false
      this.fail(`a card of the hand (${d.moves.map((m) => this.show(m)).join(', ')})`, this.show(pick))
    }
    this.make(CHANCE, pick)
    return true
  }

  private randomCard(d: Decision): number | null {
    const { pending } = this
    const line =
      pending.first('discards', (l) => d.moves.includes(CARD + l.card)) ?? pending.first('reveals', (l) => d.moves.includes(CARD + l.card))
    if (line !== null) return CARD + line.card
    const event = pending.first('event', (l) => d.moves.includes(CARD + l.card))
    return event === null ? null : CARD + event.card
  }

  private drawnCard(d: Decision): number | null {
    const f = this.g.frames.at(-1)!
    const cards = d.moves.map((m) => m - CARD)
    if (f.at === 'deal') return CARD + this.hands.deal(this.g, this.dealtTo(), this.index, cards)
    if (this.rules.cards[f.card]?.id === 'our-man-in-tehran') {
      const line = this.pending.first('discards', (l) => d.moves.includes(CARD + l.card) && !this.looked(l.card))
      return line === null ? CARD + this.hands.deal(this.g, f.me, this.index, cards.slice().reverse()) : CARD + line.card
    }
    return CARD + this.hands.deal(this.g, f.me, this.index, cards)
  }

  private looked(card: number): boolean {
    return (this.g.place[card]! & 15) === 9
  }

  /** The side that the next card is dealt to. */
  private dealtTo(): Side {
    return nextToDeal(this.g, this.g.frames.at(-1)!.got + 1)
  }

  private die(d: Decision): boolean {
    const { pending } = this
    const f = this.g.frames.at(-1)!
    const printed =
      d.at === 'coup'
        ? pending.first('coup')?.die
        : d.at === 'realign'
          ? pending.first('rolls', (l) => l.side === (f.pc === 2 ? USSR : US))?.die
          : d.at === 'space'
            ? pending.first('space-roll')?.die
            : d.at.endsWith('/trap')
              ? pending.first('trap')?.die
              : (this.unprinted(d) ?? pending.first('war')?.die)
    if (printed === undefined || printed === null) {
      if (this.isLast()) return false
      this.fail('a die')
    }
    this.make(CHANCE, NUMBER + printed)
    return true
  }

  /** Summit and Olympic Games print no dice: they are chosen to fit the printed result. */
  private unprinted(d: Decision): number | null {
    const f = this.g.frames.at(-1)!
    const vp = this.pending.first('vp')
    const id = this.rules.cards[d.card]?.id
    const winner = vp === null ? -1 : vp.side
    if (id === 'olympic-games') {
      if (winner < 0 && this.isLast()) return null
      const first = f.pc === 3
      return (winner === f.me) === first ? 6 : 1
    }
    if (id !== 'summit') return null
    const lead = (side: Side): number =>
      this.rules.tables.finalScoring.filter((r) => ['domination', 'control'].includes(levelOf(this.g, r, side))).length
    const difference = lead(f.me) - lead(other(f.me))
    if (f.pc === 0) return winner < 0 ? Math.min(6, Math.max(1, 1 - difference)) : winner === f.me ? 6 : 1
    if (winner < 0) return Math.min(6, Math.max(1, f.v[0]! + difference))
    return winner === f.me ? 1 : 6
  }

  // ---- comparison

  /** Compares every written block that is complete with the block of the log that it belongs to. */
  private compare(): void {
    this.writer.finish()
    const { blocks } = this.writer
    const current = this.block!
    for (; this.checked < blocks.length; this.checked++) {
      const written = blocks[this.checked]!
      if (this.log.dialect === 'old' && written.kind === 'cleanup') continue
      const before = placeOf(written) - placeOf(current)
      if (before > 0) return
      if (before < 0) continue
      this.compareBlock(written, current)
    }
  }

  private compareBlock(written: WrittenBlock, block: Block): void {
    const left = written.paragraphs.flat()
    const seen = new Set<string>()
    if (this.isLast()) left.push(...this.writer.blocks.slice(this.checked + 1).flatMap((b) => b.paragraphs.flat()))
    for (const line of block.lines) {
      const { detail } = line
      if (detail.kind === 'setup' || detail.kind === 'result') continue
      this.compared++
      const at = left.indexOf(line.text)
      if (at >= 0) {
        left.splice(at, 1)
        seen.add(line.text)
        continue
      }
      if (REPEATED.has(detail.kind) && seen.has(line.text)) continue
      if (this.log.dialect === 'old' && detail.kind === 'out-of-play') continue
      const like = left.find((l) => alike(l, line.text)) ?? 'nothing of the kind'
      throw new Differs(line.at, like, line.text)
    }
    const missing = left.filter((l) => !OPTIONAL.test(l))
    if (missing.length > 0 && !this.isLast()) throw new Differs(block.at, missing[0]!, 'no such line in this block')
  }
}

const OPENS_BLOCK = new Set<string>(['turn', 'round', 'cleanup'])

/** Lines that the app prints again at times. */
const REPEATED = new Set<Detail['kind']>(['plays', 'reveals'])
/** Lines that logs leave out at times. */
const OPTIONAL = /^$/

const alike = (a: string, b: string): boolean => a.replace(/[-+]?\d+/g, '#') === b.replace(/[-+]?\d+/g, '#')

const placeOf = (b: { readonly kind: string; readonly turn: number; readonly round: number; readonly side: Side }): number =>
  b.kind === 'setup'
    ? 0
    : b.kind === 'end'
      ? 1_000_000
      : b.turn * 100 + (b.kind === 'headline' ? 0 : b.kind === 'cleanup' ? 99 : b.round * 2 - (b.side === USSR ? 1 : 0))

/** The options that the SETUP block of a log tells; where it says nothing of readings, they are the app's. */
function optionsOf(log: TextLog, game: string, preset: Preset | undefined): NewGame {
  const setup = log.blocks[0]
  if (setup?.kind !== 'setup') throw new BadLog('the log does not begin with a SETUP block')
  const handicap: [number, number] = [0, 0]
  let optionalCards = false
  let own: Partial<NewGame> = PRESETS.app
  for (const { detail, at } of setup.lines) {
    if (detail.kind !== 'setup') continue
    if (detail.option === 'handicap') handicap[detail.side!] += detail.n!
    if (detail.option === 'optional-cards') optionalCards = true
    if (detail.option === 'time') own = readDescription(detail.text ?? '') ?? own
    if (detail.option === 'scenario' && detail.text !== 'Standard') throw new BadLog(`line ${at}: the scenario ${detail.text} is not known`)
  }
  return { ...(preset === undefined ? own : PRESETS[preset]), game, optionalCards, handicap }
}

/** How often deals are inferred anew when a side turns out to lack a card. */
const ATTEMPTS = 25

function differenceOf(replayer: Replayer): Difference | null {
  try {
    replayer.run()
    replayer.doubtHeldCard()
    return null
  } catch (error) {
    if (error instanceof Differs) return error.difference
    throw error
  }
}

/** Replays a text log. Differences are a result, not an error; a text that is no log throws `BadLog`. */
export function replayTextLog(text: string, preset?: Preset, game = 'twilight-struggle'): Replay {
  const rules = rulesNamed(game)
  if (rules === undefined) throw new BadLog(`no game is named ${game}`)
  const names = namesOf(rules)
  const log = parseTextLog(text, names)
  const options = optionsOf(log, game, preset)
  const bans: Ban[] = []
  let replayer = new Replayer(log, rules, names, options, bans)
  let difference: Difference | null = null
  const unknown = log.unknown[0]
  if (unknown !== undefined) difference = { line: unknown.at, expected: 'a line of the known grammar', found: unknown.text }
  else
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      replayer = new Replayer(log, rules, names, options, bans)
      difference = differenceOf(replayer)
      if (replayer.surplus === null) break
      bans.push(replayer.surplus)
    }
  const last = log.blocks.flatMap((b) => b.lines).find((l) => l.detail.kind === 'result')?.detail as Of<'result'> | undefined
  return {
    state: replayer.g,
    options,
    moves: replayer.moves,
    plays: replayer.plays,
    compared: replayer.compared,
    difference,
    result: replayer.g.result,
    printed: last === undefined ? null : { winner: last.side, reason: last.reason },
  }
}
