/**
 * Facts on hands, from a log. Hands are never printed, but follow backwards from what each side later plays, discards or shows: cards
 * that come out of a hand must have been drawn into it, and a hand that is shown holds nothing else.
 */
import { other, type Side, US, USSR } from '../../engine/script.ts'
import { type CardId, idOfCard } from '../../games/card-ids.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { type Block, headlineOf, type ParsedLine, type TextLog } from './parse.ts'

/** A sighting of a card: at this line it is in the hand of a side (-1: in the deck or the discard pile). */
export interface Appearance {
  readonly at: number
  readonly turn: number
  readonly from: Side | -1
}

/** A condition that every card in a hand fulfils at this line. */
export interface HandFact {
  readonly at: number
  readonly side: Side
  readonly allows: (card: number) => boolean
}

/** Cards that leave a hand (where `n` is negative, that join it) without a draw from the deck. */
interface Departure {
  readonly at: number
  readonly side: Side
  readonly n: number
}

/** Events that show a whole hand. */
const SHOWS_HAND = new Set<CardId>(['cia-created', 'lone-gunman', 'aldrich-ames-remix'])

/** A draw from the deck: the deal of a turn, an event that draws, or one that looks at cards and discards some. */
export interface DeckEvent {
  readonly kind: 'deal' | 'draw' | 'look'
  readonly at: number
  readonly turn: number
  readonly side: Side
  /** Cards drawn, or discarded of those looked at; how many are dealt depends on the hands. */
  readonly n: number
}

export class Hands {
  readonly facts: HandFact[] = []
  readonly departures: Departure[] = []
  readonly deckEvents: DeckEvent[] = []
  /** Whether the log says that a side lost by a held scoring card, US and USSR. */
  readonly heldScoring: readonly [boolean, boolean]
  /** Whether a side may hold a scoring card when the log ends. */
  readonly mayHoldScoring: readonly [boolean, boolean]
  /** The turn of the last block, counted, because a wrong number in the log must not change the hands. */
  lastTurn = 1
  private readonly appearances = new Map<number, Appearance[]>()
  private readonly rules: Rules
  /** Whether each side is trapped, US and USSR; and by turn, whether it was at its end. */
  private readonly trapped: [boolean, boolean] = [false, false]
  private readonly trappedAtEnd: [boolean, boolean][] = []

  constructor(log: TextLog, rules: Rules, bothHeldScoring: boolean) {
    this.rules = rules
    const firstHeadline = log.blocks.findIndex((block) => block.kind === 'headline')
    log.blocks.forEach((block, i) => {
      if (block.kind === 'headline' && i > firstHeadline) this.trappedAtEnd[this.lastTurn++] = [...this.trapped]
      if (block.kind === 'setup' || (block.kind === 'headline' && i > firstHeadline)) this.takes('deal', block.at - 0.5)
      this.readBlock(block, i === log.blocks.length - 1)
    })
    this.trappedAtEnd[this.lastTurn] = [...this.trapped]
    const result = log.blocks.flatMap((block) => block.lines).find(({ detail }) => detail.kind === 'result')?.detail
    const winner = result?.kind === 'result' && result.reason === 'Held Scoring Card' ? result.side : -1
    this.heldScoring = [bothHeldScoring || winner === USSR, bothHeldScoring || winner === US]
    const turnIsOver = ['cleanup', 'end'].includes(log.blocks.at(-1)!.kind)
    this.mayHoldScoring = turnIsOver || winner >= 0 ? this.heldScoring : [true, true]
  }

  /** What happens next to a card from a line on. */
  next(card: number, at: number): Appearance | null {
    return this.appearances.get(card)?.find((a) => a.at >= at) ?? null
  }

  /** Whether a side is trapped at the end of each turn from one on, up to another, which does not count. */
  staysTrapped(side: Side, from: number, to: number): boolean {
    for (let turn = from; turn < to; turn++) if (!this.trappedAtEnd[turn]![side]) return false
    return true
  }

  private takes(kind: DeckEvent['kind'], at: number, n = 0): void {
    this.deckEvents.push({ kind, at, turn: this.lastTurn, side: US, n })
  }

  private appears(card: number, at: number, from: Side | -1): void {
    const list = this.appearances.get(card) ?? []
    list.push({ at, turn: this.lastTurn, from })
    this.appearances.set(card, list)
  }

  private leaves(card: number, at: number, side: Side): void {
    this.appears(card, at, side)
    this.departures.push({ at, side, n: 1 })
  }

  private id(card: number): CardId | undefined {
    return idOfCard(this.rules, card)
  }

  private readBlock(block: Block, last: boolean): void {
    const [card] = block.cards
    if (block.kind === 'headline')
      for (const side of [US, USSR] as const) {
        const headline = headlineOf(block, side)
        if (headline !== undefined) this.leaves(headline, block.at, side)
      }
    if (block.kind === 'round' && card !== undefined && card !== this.rules.tables.passing.card) this.leaves(card, block.at, block.side)
    // In a round without a card the side had none to play. But it may pass an extra round, and a trap takes no card of low value.
    const extra = block.round > this.rules.tables.rounds(this.lastTurn)
    if (block.kind === 'round' && card === undefined && !last && !extra && !this.trapped[block.side])
      this.facts.push({ at: block.at, side: block.side, allows: () => false })
    for (const lines of eventsOf(block.lines)) this.readEvent(lines, block.kind === 'round' ? block.cards : [])
    // 11.1: where held cards are shown at the end of a turn, they are all that is held.
    if (block.kind === 'cleanup') this.readWholeHands(block.lines, () => true)
  }

  /** Lines up to the next event; the first names it, unless they come before the first event. `gone`: cards that have left the hand. */
  private readEvent(lines: readonly ParsedLine[], gone: readonly number[]): void {
    const [first] = lines
    const event = first?.detail.kind === 'event' ? this.id(first.detail.card) : undefined
    const seen = new Set(gone)
    let shown = -1
    let discards = 0
    for (const { detail, at, paragraph } of lines) {
      if (detail.kind === 'in-play' || detail.kind === 'out-of-play') this.trap(this.id(detail.card), detail.kind === 'in-play')
      else if (detail.kind === 'discards') {
        // What follows in another paragraph is a card that the side need not keep at the end of the turn (6.4.4).
        const own = paragraph === first!.paragraph
        if (own) discards++
        if (own && event === 'our-man-in-tehran') this.appears(detail.card, at, -1)
        else if (!seen.has(detail.card)) this.leaves(detail.card, at, detail.side)
      } else if (detail.kind === 'reveals') {
        if (event === 'grain-sales-to-soviets') shown = detail.card
        this.appears(detail.card, at, event === 'salt-negotiations' ? -1 : detail.side)
        if (event === 'salt-negotiations') this.departures.push({ at, side: detail.side, n: -1 })
      } else if (detail.kind === 'plays' && !seen.has(detail.card)) {
        if (detail.card === shown) this.departures.push({ at, side: other(detail.side), n: 1 })
        else this.leaves(detail.card, at, detail.side)
        seen.add(detail.card)
      } else if (detail.kind === 'nothing-to-discard') this.facts.push({ at, side: detail.side, allows: () => false })
    }
    const lastDiscard = lines.findLast(({ detail, paragraph }) => detail.kind === 'discards' && paragraph === first!.paragraph)
    if (event === 'our-man-in-tehran') this.takes('look', first!.at, discards)
    if (event === 'ask-not-what-your-country-can-do-for-you' && lastDiscard !== undefined)
      this.takes('draw', lastDiscard.at + 0.5, discards)
    if (event !== undefined && SHOWS_HAND.has(event)) this.readWholeHands(lines, () => true)
    if (event === 'the-cambridge-five') this.readWholeHands(lines, (card) => this.rules.cards[card]!.scoring !== null)
  }

  /** Cards of a kind that are shown are all of that kind that the side holds, unless a line among them can't be read. */
  private readWholeHands(lines: readonly ParsedLine[], ofKind: (card: number) => boolean): void {
    if (lines.some(({ detail }) => detail.kind === 'unknown')) return
    for (const side of [US, USSR] as const) {
      const about = lines.filter(({ detail }) => (detail.kind === 'reveals' || detail.kind === 'nothing-to-reveal') && detail.side === side)
      const cards = new Set(about.map(({ detail }) => (detail.kind === 'reveals' ? detail.card : -1)))
      if (about.length > 0) this.facts.push({ at: about.at(-1)!.at, side, allows: (card) => !ofKind(card) || cards.has(card) })
    }
  }

  private trap(id: CardId | undefined, begins: boolean): void {
    if (id === 'quagmire') this.trapped[US] = begins
    if (id === 'bear-trap') this.trapped[USSR] = begins
  }
}

/** The lines of a block, divided before each event. */
function eventsOf(lines: readonly ParsedLine[]): ParsedLine[][] {
  const parts: ParsedLine[][] = []
  for (const line of lines) {
    const part = parts.at(-1)
    if (part === undefined || line.detail.kind === 'event') parts.push([line])
    else part.push(line)
  }
  return parts
}
