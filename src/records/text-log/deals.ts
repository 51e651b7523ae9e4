/**
 * Infers which card chance deals to which side. A bipartite matching of the cards of the deck with the draws until the deck has run out:
 * a card fits a draw where that side is the next to show it, and may hold it until then. A matching that covers every card that is seen
 * again and every draw is a possible history of all deals; there is one, because the game was played.
 */
import { other, type Side, US, USSR } from '../../engine/script.ts'
import { cardsIn, deckCount, hand, handCount, zoneOf } from '../../rules/cards.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { type State, Zone } from '../../rules/state.ts'
import type { Appearance, HandFact, Hands } from './hands.ts'

/** Cards drawn by one side at one point. */
interface Draw {
  readonly at: number
  readonly turn: number
  readonly side: Side
  n: number
  readonly cards: Candidate[]
}

/** A card that can be drawn from some turn on, and where it is seen next. */
interface Candidate {
  readonly card: number
  readonly from: number
  readonly next: Appearance | null
}

/** Cards that an event looks at. */
const LOOKED_AT = 5

/** 11.3: the sides that cards are dealt to, until both hands are full; `dealt`: how many the deal has given out so far. */
export function dealOrder(held: readonly number[], size: number, dealt = 0): Side[] {
  const order: Side[] = []
  const missing = [US, USSR].map((side) => Math.max(0, size - held[side]!))
  for (let n = dealt; missing[US]! > 0 || missing[USSR]! > 0; n++) {
    const next: Side = n % 2 === 0 ? USSR : US
    const side = missing[next]! > 0 ? next : other(next)
    missing[side]!--
    order.push(side)
  }
  return order
}

export class Deals {
  private readonly hands: Hands
  private readonly rules: Rules
  private readonly facts: readonly HandFact[]
  private readonly trapKeepsScoring: boolean
  /** The matched cards for the draws of the current question. */
  private plan: { readonly side: Side; readonly card: number }[] = []

  /** `learned`: facts on hands beyond the log; `trapKeepsScoring`: whether a trapped side may keep scoring cards. */
  constructor(hands: Hands, rules: Rules, learned: readonly HandFact[], trapKeepsScoring: boolean) {
    this.trapKeepsScoring = trapKeepsScoring
    this.hands = hands
    this.rules = rules
    this.facts = [...hands.facts, ...learned]
  }

  /** The card drawn now, from a line of the log on; `open`: the sides that still draw, the first of them now. */
  draw(g: State, open: readonly Side[], at: number): number {
    const planned = this.plan.shift()
    if (planned !== undefined && planned.side === open[0] && zoneOf(g, planned.card) === Zone.Deck) return planned.card
    this.plan = this.planFor(g, open, at)
    return this.plan.shift()!.card
  }

  /** Drops the matching, because an event uses the deck otherwise. */
  forget(): void {
    this.plan = []
  }

  private planFor(g: State, sides: readonly Side[], at: number): { readonly side: Side; readonly card: number }[] {
    const open = sides.slice(0, deckCount(g))
    const draws = this.drawsToCome(g, open, at)
    const candidates = this.candidates(g, at, draws.at(-1)!.turn)
    // A side that gets no card from the next deck must have from this one what it holds to the end.
    const later = (side: Side): number => sides.slice(open.length).filter((s) => s === side).length
    const needing = ([US, USSR] as const).filter((side) => this.hands.heldScoring[side] && !this.holdsToTheEnd(g, side, at))
    this.match(
      draws,
      candidates,
      needing.toSorted((a, b) => later(a) - later(b)),
    )
    const planned = [US, USSR].map((side) => draws.find((draw) => draw.at === at && draw.side === side)?.cards ?? [])
    // Where the log contradicts itself a draw may have got no card.
    const spare = cardsIn(g, Zone.Deck).filter((card) => !planned.flat().some((c) => c.card === card))
    return open.map((side) => ({ side, card: planned[side]!.shift()?.card ?? spare.shift()! }))
  }

  /** All draws until the deck has run out, as far as the log goes. */
  private drawsToCome(g: State, open: readonly Side[], now: number): Draw[] {
    const { tables } = this.rules
    const draws: Draw[] = []
    const held: [number, number] = [handCount(g, US), handCount(g, USSR)]
    let deck = deckCount(g)
    const add = (at: number, turn: number, side: Side): void => {
      const same = draws.find((draw) => draw.at === at && draw.side === side)
      if (same === undefined) draws.push({ at, turn, side, n: 1, cards: [] })
      else same.n++
      held[side]++
      deck--
    }
    for (const side of open) add(now, g.turn, side)
    let era = tables.eraOfTurn(g.turn)
    let before = now
    for (const { kind, at, turn, side, n } of this.hands.deckEvents) {
      if (at <= now) continue
      if (deck === 0) break
      for (const d of this.hands.departures) if (d.at > before && d.at <= at) held[d.side] -= d.n
      before = at
      if (kind === 'deal') for (; era < tables.eraOfTurn(turn); era++) deck += this.joining(g, era + 1).length
      // Cards that are looked at go back, into another deck if this one has run out by then.
      if (kind === 'look' && deck <= LOOKED_AT) break
      if (kind === 'look') deck -= n
      else {
        const sides = kind === 'deal' ? dealOrder(held, tables.handSize(turn)) : Array.from({ length: n }, () => side)
        for (const s of sides.slice(0, deck)) add(at, turn, s)
      }
    }
    return draws
  }

  /** Cards that join the deck with an era. */
  private joining(g: State, era: number): number[] {
    return cardsIn(g, Zone.Later).filter((card) => this.rules.cards[card]!.era === era)
  }

  /** The cards that can be drawn up to a turn. */
  private candidates(g: State, at: number, lastTurn: number): Candidate[] {
    const candidates: Candidate[] = []
    const add = (card: number, from: number): void => {
      const next = this.hands.next(card, at)
      // Neither side draws a card before it is seen in the deck.
      if (next?.from !== -1) candidates.push({ card, from, next })
    }
    for (const card of cardsIn(g, Zone.Deck)) add(card, g.turn)
    let era = this.rules.tables.eraOfTurn(g.turn)
    for (let turn = g.turn; turn <= lastTurn; turn++)
      for (; era < this.rules.tables.eraOfTurn(turn); era++) for (const card of this.joining(g, era + 1)) add(card, turn)
    return candidates
  }

  /** Whether a side that draws the card then can hold it until it is seen again, or to the end. */
  private fits({ card, next, from }: Candidate, { at, turn, side }: Draw): boolean {
    if (turn < from) return false
    if (next === null) {
      if (this.isScoring(card) && !this.mayHoldToTheEnd(side, turn)) return false
    } else if (next.from !== side || next.at < at || (this.isScoring(card) && !this.mayHold(side, turn, next.turn))) return false
    const until = next?.at ?? Number.MAX_SAFE_INTEGER
    return !this.facts.some((fact) => fact.side === side && fact.at > at && fact.at < until && !fact.allows(card))
  }

  /** Whether a side may hold a scoring card from one turn to another: only a trapped side may keep one over the end of a turn. */
  private mayHold(side: Side, from: number, to: number): boolean {
    return from === to || (this.trapKeepsScoring && this.hands.staysTrapped(side, from, to))
  }

  private mayHoldToTheEnd(side: Side, from: number): boolean {
    const { lastTurn, mayHoldScoring } = this.hands
    return mayHoldScoring[side] ? this.mayHold(side, from, lastTurn) : this.mayHold(side, from, lastTurn + 1)
  }

  /** Matches draws with cards. `losing`: sides that must hold a scoring card to the end. */
  private match(draws: readonly Draw[], candidates: readonly Candidate[], losing: readonly Side[]): void {
    const fitting = new Map(candidates.map((c) => [c, draws.filter((draw) => this.fits(c, draw))]))
    const placed = new Set<Candidate>()
    let open = draws.reduce((sum, draw) => sum + draw.n, 0)
    /** Finds a draw for the card by an augmenting path, which keeps all matched cards matched. */
    const serve = (c: Candidate, among: readonly Draw[], tried: Set<Draw>): boolean => {
      for (const draw of among) {
        if (tried.has(draw)) continue
        tried.add(draw)
        const free = draw.cards.length < draw.n ? draw.cards.length : draw.cards.findIndex((o) => serve(o, fitting.get(o)!, tried))
        if (free < 0) continue
        draw.cards[free] = c
        return true
      }
      return false
    }
    const place = (c: Candidate): boolean => {
      if (placed.has(c) || !serve(c, fitting.get(c)!, new Set())) return false
      placed.add(c)
      open--
      return true
    }
    /** Gives the card to one side and fixes it there. */
    const placeWith = (c: Candidate, side: Side): boolean => {
      const all = fitting.get(c)!
      const own = all.filter((draw) => draw.side === side)
      fitting.set(c, own)
      if (place(c)) return true
      fitting.set(c, all)
      return false
    }
    const seenAgain = candidates.filter((c) => c.next !== null).sort((a, b) => a.next!.at - b.next!.at)
    const scoring = candidates.filter((c) => c.next === null && this.isScoring(c.card))
    for (const c of seenAgain) place(c)
    for (const side of losing) scoring.some((c) => placeWith(c, side))
    // Cards that are not seen again fill what is left; scoring cards last, because they bind the hand that holds them.
    for (const c of [...candidates.filter((c) => !scoring.includes(c)), ...scoring]) if (open > 0) place(c)
  }

  /** Whether a side already has the scoring card that will lose it the game. */
  private holdsToTheEnd(g: State, side: Side, at: number): boolean {
    return hand(g, side).some((card) => this.isScoring(card) && this.hands.next(card, at) === null)
  }

  private isScoring(card: number): boolean {
    return this.rules.cards[card]!.scoring !== null
  }
}
