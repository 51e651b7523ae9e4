/**
 * Hands and deals are never printed. They follow backwards from what each side later plays, discards or shows: a card that lies in the
 * deck now and is next used by a side must be dealt to that side in time.
 */
import { type Side, US, USSR } from '../../engine/script.ts'
import { hand } from '../../rules/cards.ts'
import type { Rules } from '../../rules/ruleset.ts'
import type { State } from '../../rules/state.ts'
import type { Block, TextLog } from './parse.ts'

/** The next thing that happens to a card, at a place in the log. */
interface Appearance {
  readonly block: number
  readonly turn: number
  /** The side whose hand it comes from; -1 where it comes from the deck or the discard pile. */
  readonly from: Side | -1
}

/** What a log says about a whole hand at one point. */
interface HandFact {
  readonly block: number
  readonly side: Side
  /** Whether a card that is not named could have been in the hand. */
  readonly allows: (card: number) => boolean
}

/** A card that a side must not be dealt up to a turn. */
export interface Ban {
  readonly card: number
  readonly side: Side
  readonly turn: number
}

export class Hands {
  private readonly appearances = new Map<number, Appearance[]>()
  private readonly facts: HandFact[] = []
  private readonly rules: Rules
  private readonly bans: readonly Ban[]
  /** The side that the log says has lost by a held scoring card, or -1. */
  heldBy: Side | -1 = -1
  private readonly traps = [false, false]
  /** Cards that a side uses out of its hand, turn by turn. */
  private readonly used: [number[], number[]] = [[], []]
  private lastTurn = 1

  constructor(log: TextLog, rules: Rules, bans: readonly Ban[]) {
    this.rules = rules
    this.bans = bans
    let turn = 1
    log.blocks.forEach((block, i) => {
      if (block.kind === 'headline' || block.kind === 'round') turn = block.turn
      this.read(block, i, turn, i >= log.blocks.length - 1)
    })
    this.lastTurn = turn
  }

  private add(card: number, block: number, turn: number, from: Side | -1): void {
    if (card < 0) return
    const list = this.appearances.get(card) ?? []
    const last = list.at(-1)
    if (last !== undefined && last.block === block && last.from === from) return
    if (from >= 0 && last?.turn !== turn) this.used[from as Side][turn] = (this.used[from as Side][turn] ?? 0) + 1
    list.push({ block, turn, from })
    this.appearances.set(card, list)
  }

  /** The card of a hand that is used last, or never: the first to be dealt elsewhere if the hand lacks another one. */
  surplus(g: State, side: Side, block: number, scoringOnly = false): Ban | null {
    const use = (card: number): number => this.next(card, block)?.block ?? Number.MAX_SAFE_INTEGER
    const cards = hand(g, side)
      .filter((card) => !scoringOnly || this.rules.cards[card]!.scoring !== null)
      .filter(
        (card) =>
          (this.next(card, block)?.turn ?? 99) > g.turn &&
          !this.bans.some((ban) => ban.card === card && ban.side === side && ban.turn >= g.turn),
      )
      .sort((a, b) => use(b) - use(a))
    return cards[0] === undefined ? null : { card: cards[0], side, turn: g.turn }
  }

  private read(block: Block, i: number, turn: number, last: boolean): void {
    const id = (card: number): string => this.rules.cards[card]?.id ?? ''
    if (block.kind === 'headline') {
      const named = block.lines.filter((l) => l.detail.kind === 'headlines').length
      if (named === 0 && block.cards.length > 0) for (const card of block.cards) this.add(card, i, turn, USSR)
    } else if (block.kind === 'round' && block.cards.length > 0 && id(block.cards[0]!) !== 'the-china-card')
      this.add(block.cards[0]!, i, turn, block.side)
    // An extra round may be passed with cards in hand; another one without a card tells that there was none to play.
    if (block.kind === 'round' && block.cards.length === 0 && !last && block.round <= this.rules.tables.rounds(turn)) {
      const trapped = this.traps[block.side] === true
      this.facts.push({ block: i, side: block.side, allows: (card) => trapped && this.rules.cards[card]!.ops < 2 })
    }
    let event = ''
    let drawn = -1
    const shown: number[][] = [[], []]
    for (const { detail } of block.lines) {
      if (detail.kind === 'in-play' || detail.kind === 'out-of-play') this.trap(id(detail.card), detail.kind === 'in-play')
      if (detail.kind === 'event') {
        const nested = id(detail.card)
        if (event === 'five-year-plan' && nested !== 'five-year-plan') this.add(detail.card, i, turn, USSR)
        if (event === 'star-wars' && nested !== 'star-wars') this.add(detail.card, i, turn, -1)
        if (shown[US]!.length + shown[USSR]!.length > 0) this.wholeHand(event, i, shown)
        event = nested
      } else if (detail.kind === 'result') {
        if (detail.reason === 'Held Scoring Card') this.heldBy = detail.side === US ? USSR : US
      } else if (detail.kind === 'headlines') this.add(detail.card, i, turn, detail.side)
      else if (detail.kind === 'discards') this.add(detail.card, i, turn, event === 'our-man-in-tehran' ? -1 : detail.side)
      else if (detail.kind === 'reveals') {
        if (event === 'salt-negotiations') this.add(detail.card, i, turn, -1)
        else {
          this.add(detail.card, i, turn, detail.side)
          shown[detail.side]!.push(detail.card)
        }
        if (event === 'grain-sales-to-soviets') drawn = detail.card
        if (event === 'missile-envy') {
          const most = this.rules.cards[detail.card]!.ops
          this.facts.push({ block: i, side: detail.side, allows: (card) => this.rules.cards[card]!.ops <= most })
        }
      } else if (detail.kind === 'nothing-to-reveal') {
        const scoring = event === 'the-cambridge-five'
        this.facts.push({ block: i, side: detail.side, allows: (card) => scoring && this.rules.cards[card]!.scoring === null })
      } else if (detail.kind === 'plays' && detail.card !== drawn) this.add(detail.card, i, turn, detail.side)
    }
    this.wholeHand(event, i, shown)
  }

  private trap(id: string, begins: boolean): void {
    if (id === 'quagmire') this.traps[US] = begins
    if (id === 'bear-trap') this.traps[USSR] = begins
  }

  /** Events that show a whole hand, or all scoring cards of it. */
  private wholeHand(event: string, block: number, shown: readonly number[][]): void {
    for (const side of [US, USSR] as const) {
      const cards = shown[side]!
      if (cards.length === 0) continue
      if (['cia-created', 'lone-gunman', 'aldrich-ames-remix'].includes(event))
        this.facts.push({ block, side, allows: (card) => cards.includes(card) })
      if (event === 'the-cambridge-five')
        this.facts.push({ block, side, allows: (card) => this.rules.cards[card]!.scoring === null || cards.includes(card) })
    }
  }

  /** What happens next to a card, from a block on. */
  private next(card: number, block: number): Appearance | null {
    return this.appearances.get(card)?.find((a) => a.block >= block) ?? null
  }

  /** Whether a side may hold a card from a block until it is used: no fact about its hand, and no turn without room, stands against it. */
  private holdable(card: number, side: Side, block: number, until: number, turn: number, untilTurn: number): boolean {
    for (let t = turn + 1; t < untilTurn; t++) if (this.rules.tables.handSize(t) <= (this.used[side]![t] ?? 0)) return false
    return this.facts.every((fact) => fact.side !== side || fact.block < block || fact.block >= until || fact.allows(card))
  }

  /** The card that chance deals to a side: the one it needs first; cards that nobody needs come last. */
  deal(g: State, side: Side, block: number, among: readonly number[]): number {
    const held = hand(g, side).some((card) => this.rules.cards[card]!.scoring !== null && this.next(card, block) === null)
    const rank = (card: number): number => {
      if (this.bans.some((ban) => ban.card === card && ban.side === side && g.turn <= ban.turn)) return 7000
      const next = this.next(card, block)
      const scoring = this.rules.cards[card]!.scoring !== null
      if (next === null && scoring && side === this.heldBy && g.turn === this.lastTurn && !held) return 1500
      if (next === null)
        return scoring ? 5000 : this.holdable(card, side, block, Number.MAX_SAFE_INTEGER, g.turn, this.lastTurn) ? 2000 : 4000
      if (next.from !== side) return next.from < 0 ? 6000 : 8000 - next.block
      if (scoring && next.turn > g.turn) return 5000
      if (next.turn > g.turn && !this.holdable(card, side, block, next.block, g.turn, next.turn)) return 4500
      return next.block
    }
    let best = among[0]!
    for (const card of among) if (rank(card) < rank(best)) best = card
    return best
  }
}
