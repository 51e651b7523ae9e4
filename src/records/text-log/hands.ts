/**
 * What a log tells of hands. They are never printed, but follow backwards from what each side later plays, discards or shows: cards
 * that come out of a hand must have been drawn into it, and a hand that is shown holds nothing else.
 */
import { other, type Side, US, USSR } from '../../engine/script.ts'
import type { Rules } from '../../rules/ruleset.ts'
import type { Block, Line, TextLog } from './parse.ts'

/** A card is seen: at this line it is in the hand of a side (-1: in the deck or the discard pile). */
export interface Appearance {
  readonly at: number
  readonly turn: number
  readonly from: Side | -1
}

/** What must be true of every card that a side holds at this line. */
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

/** Something that takes cards from the deck: the deal of a turn, an event that draws, or one that looks at cards and discards some. */
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
  /** Sides that the log says have lost by a held scoring card. */
  readonly holding: readonly [boolean, boolean]
  lastTurn = 0
  private readonly appearances = new Map<number, Appearance[]>()
  private readonly rules: Rules
  private readonly trapped = [false, false]

  constructor(log: TextLog, rules: Rules, bothHeld: boolean) {
    this.rules = rules
    log.blocks.forEach((block, i) => {
      // Turns are counted, because a number that is wrong must not change what the hands are.
      if (block.kind === 'headline' || (i === 0 && log.blocks[1]?.kind !== 'headline')) this.lastTurn++
      if (block.kind === 'setup' || (block.kind === 'headline' && this.lastTurn > 1)) this.deals(block)
      this.read(block, i === log.blocks.length - 1)
    })
    const printed = log.blocks.flatMap((block) => block.lines).find(({ detail }) => detail.kind === 'result')?.detail
    const winner = printed?.kind === 'result' && printed.reason === 'Held Scoring Card' ? printed.side : -1
    this.holding = [bothHeld || winner === USSR, bothHeld || winner === US]
  }

  /** What happens next to a card from a line on. */
  next(card: number, at: number): Appearance | null {
    return this.appearances.get(card)?.find((a) => a.at >= at) ?? null
  }

  private deals(block: Block): void {
    // The cards are dealt before anything else that stands in the block.
    this.deckEvents.push({ kind: 'deal', at: block.at - 0.5, turn: Math.max(1, this.lastTurn), side: USSR, n: 0 })
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

  private knows(at: number, side: Side, allows: HandFact['allows']): void {
    this.facts.push({ at, side, allows })
  }

  private id(card: number): string {
    return this.rules.cards[card]?.id ?? ''
  }

  private isScoring(card: number): boolean {
    return this.rules.cards[card]!.scoring !== null
  }

  private read(block: Block, last: boolean): void {
    const [card] = block.cards
    if (block.kind === 'round' && card !== undefined && card !== this.rules.tables.passing.card) this.leaves(card, block.at, block.side)
    // A round without a card tells that there was none to play, but an extra one may be passed; a trap needs a card of some value.
    if (block.kind === 'round' && card === undefined && !last && block.round <= this.rules.tables.rounds(this.lastTurn))
      if (!this.trapped[block.side]) this.knows(block.at, block.side, () => false)
    if (block.kind === 'cleanup') this.readShownHands(block.lines)
    else for (const lines of eventsOf(block.lines)) this.readEvent(block, lines, last)
  }

  /** 11.1: where held cards are shown at the end of a turn, they are all that is held. */
  private readShownHands(lines: readonly Line[]): void {
    for (const { detail, at } of lines) if (detail.kind === 'discards') this.leaves(detail.card, at, detail.side)
    this.readWholeHands(lines, () => true)
  }

  /** Lines up to the next event; the first of them names it, unless they come before the first one. */
  private readEvent(block: Block, lines: readonly Line[], last: boolean): void {
    const first = lines[0]!.detail
    const event = first.kind === 'event' ? this.id(first.card) : ''
    let shown = -1
    const seen = new Set<number>(block.kind === 'round' ? block.cards : [])
    const leaves = (card: number, at: number, side: Side): void => {
      if (!seen.has(card)) this.leaves(card, at, side)
      seen.add(card)
    }
    let drawn = 0
    for (const { detail, at } of lines) {
      if (detail.kind === 'in-play' || detail.kind === 'out-of-play') this.trap(this.id(detail.card), detail.kind === 'in-play')
      else if (detail.kind === 'headlines') this.leaves(detail.card, at, detail.side)
      else if (detail.kind === 'discards') {
        if (event === 'our-man-in-tehran') this.appears(detail.card, at, -1)
        else leaves(detail.card, at, detail.side)
        drawn++
      } else if (detail.kind === 'reveals') {
        this.appears(detail.card, at, event === 'salt-negotiations' ? -1 : detail.side)
        if (event === 'salt-negotiations') this.departures.push({ at, side: detail.side, n: -1 })
        if (event === 'grain-sales-to-soviets') shown = detail.card
      } else if (detail.kind === 'plays') {
        if (detail.card !== shown) leaves(detail.card, at, detail.side)
        else if (!seen.has(shown)) {
          this.departures.push({ at, side: other(detail.side), n: 1 })
          seen.add(shown)
        }
      } else if (detail.kind === 'nothing-to-discard') this.knows(at, detail.side, () => false)
    }
    const { at } = lines.at(-1)!
    if (event === 'our-man-in-tehran') this.deckEvents.push({ kind: 'look', at, turn: this.lastTurn, side: US, n: drawn })
    if (event === 'ask-not-what-your-country-can-do-for-you' && drawn > 0)
      this.deckEvents.push({ kind: 'draw', at: at + 0.5, turn: this.lastTurn, side: US, n: drawn })
    if (['cia-created', 'lone-gunman', 'aldrich-ames-remix'].includes(event)) this.readWholeHands(lines, () => true)
    if (event === 'the-cambridge-five') this.readWholeHands(lines, (card) => this.isScoring(card))
    const victim = event === 'terrorism' ? other(block.side) : event === 'grain-sales-to-soviets' ? USSR : -1
    if (victim >= 0 && block.kind === 'round' && !last && drawn === 0 && shown < 0) this.knows(at, victim as Side, () => false)
  }

  /** Cards of a kind that are shown are all of that kind that the side holds. */
  private readWholeHands(lines: readonly Line[], ofKind: (card: number) => boolean): void {
    for (const side of [US, USSR] as const) {
      const about = lines.filter(({ detail }) => (detail.kind === 'reveals' || detail.kind === 'nothing-to-reveal') && detail.side === side)
      const cards = about.map(({ detail }) => (detail.kind === 'reveals' ? detail.card : -1))
      if (about.length > 0) this.knows(about.at(-1)!.at, side, (card) => !ofKind(card) || cards.includes(card))
    }
  }

  private trap(id: string, begins: boolean): void {
    if (id === 'quagmire') this.trapped[US] = begins
    if (id === 'bear-trap') this.trapped[USSR] = begins
  }
}

/** The lines of a block, divided before each event. */
function eventsOf(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = []
  for (const line of lines) {
    const part = parts.at(-1)
    if (part === undefined || line.detail.kind === 'event') parts.push([line])
    else part.push(line)
  }
  return parts
}
