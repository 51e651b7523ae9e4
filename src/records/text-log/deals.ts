/**
 * Which card chance deals to whom, when a log is replayed. Every card of the deck is set against every draw until the deck has run out:
 * it fits a draw where that side is the next to show it, and may hold it until then. A matching that serves every card that is seen
 * again and every draw is a possible course of all deals; there is one, because the game was played.
 */
import { other, type Side, US, USSR } from '../../engine/script.ts'
import { cardsIn, deckCount, hand, handCount } from '../../rules/cards.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { type State, Zone } from '../../rules/state.ts'
import type { Appearance, HandFact, Hands } from './hands.ts'

/** One card drawn from the deck by a side. */
interface Draw {
  readonly at: number
  readonly turn: number
  readonly side: Side
}

interface Candidate {
  readonly card: number
  readonly next: Appearance | null
  /** The first turn in which it can be drawn. */
  readonly from: number
}

/** Cards that an event looks at. */
const LOOKED_AT = 5

export class Deals {
  private readonly hands: Hands
  private readonly rules: Rules
  private readonly facts: readonly HandFact[]
  /** What is planned for the draws of the question that is open. */
  private plan: { readonly side: Side; readonly card: number }[] = []

  constructor(hands: Hands, rules: Rules, learned: readonly HandFact[]) {
    this.hands = hands
    this.rules = rules
    this.facts = [...hands.facts, ...learned]
  }

  /** The card that a side draws now: the next of the draws that are open, in the turn and from the line given. */
  draw(g: State, open: readonly Side[], at: number): number {
    const [side] = open
    const planned = this.plan.shift()
    if (planned !== undefined && planned.side === side && (g.place[planned.card]! & 15) === Zone.Deck) return planned.card
    this.plan = this.planned(g, open, at)
    return this.plan.shift()!.card
  }

  /** Forgets what was planned: the deck is about to be put to another use. */
  forget(): void {
    this.plan = []
  }

  private planned(g: State, open: readonly Side[], at: number): { readonly side: Side; readonly card: number }[] {
    const now = open.slice(0, deckCount(g)).map((side) => ({ at, turn: g.turn, side }))
    const { draws, whole } = this.drawsToCome(g, now, at)
    const cards = this.candidates(g, at)
    const dealt = this.match(g, draws, cards, whole)
    const spare = cards.filter(({ card }) => !dealt.includes(card) && (g.place[card]! & 15) === Zone.Deck)
    return now.map(({ side }, i) => ({ side, card: dealt[i] ?? spare.shift()!.card }))
  }

  /** All draws until the deck has run out, as far as the log goes. `whole`: every card of the deck is drawn in them. */
  private drawsToCome(g: State, now: readonly Draw[], at: number): { readonly draws: readonly Draw[]; readonly whole: boolean } {
    const { tables } = this.rules
    const draws = now.slice()
    const held: [number, number] = [handCount(g, US), handCount(g, USSR)]
    for (const { side } of now) held[side]++
    let deck = deckCount(g) - now.length
    let era = tables.eraOfTurn(g.turn)
    let before = at
    for (const event of this.hands.deckEvents) {
      if (event.at <= at) continue
      if (deck === 0) break
      for (const d of this.hands.departures) if (d.at > before && d.at < event.at) held[d.side] -= d.n
      before = event.at
      if (event.kind === 'look') {
        // The cards looked at go back into the deck, which may have been made anew by then.
        if (deck <= LOOKED_AT) return { draws, whole: false }
        deck -= event.n
      } else if (event.kind === 'draw') {
        for (let i = 0; i < event.n && deck > 0; i++, deck--) draws.push(event)
        held[event.side] += event.n
      } else {
        for (; era < tables.eraOfTurn(event.turn); era++) deck += this.joining(g, era + 1).length
        const size = tables.handSize(event.turn)
        for (let dealt = 1; deck > 0 && (held[US] < size || held[USSR] < size); dealt++, deck--) {
          const next: Side = dealt % 2 === 1 ? USSR : US
          const side = held[next] < size ? next : other(next)
          draws.push({ at: event.at, turn: event.turn, side })
          held[side]++
        }
        held[US] = Math.max(held[US], size)
        held[USSR] = Math.max(held[USSR], size)
      }
    }
    return { draws, whole: deck === 0 }
  }

  /** Cards that join the deck with an era. */
  private joining(g: State, era: number): number[] {
    return cardsIn(g, Zone.Later).filter((card) => this.rules.cards[card]!.era === era)
  }

  private candidates(g: State, at: number): Candidate[] {
    const { tables } = this.rules
    const turnOf = (era: number): number => {
      let turn = g.turn
      while (tables.eraOfTurn(turn) < era) turn++
      return turn
    }
    return (
      [...cardsIn(g, Zone.Deck), ...cardsIn(g, Zone.Later)]
        .map((card) => ({ card, from: turnOf(this.rules.cards[card]!.era), next: this.hands.next(card, at) }))
        // A card that is next seen in the deck is drawn by nobody before that.
        .filter(({ next }) => next?.from !== -1)
    )
  }

  /** Whether a side that draws the card then can hold it until it is seen again, or to the end. */
  private fits({ card, next, from }: Candidate, { at, turn, side }: Draw): boolean {
    if (turn < from) return false
    const scoring = this.rules.cards[card]!.scoring !== null
    if (next === null) {
      // Nobody keeps a scoring card over the end of a turn.
      if (scoring && (turn < this.hands.lastTurn || !this.hands.mayHoldScoring[side])) return false
    } else if (next.from !== side || next.at < at || (scoring && next.turn !== turn)) return false
    const until = next?.at ?? Number.MAX_SAFE_INTEGER
    for (const fact of this.facts) if (fact.side === side && fact.at > at && fact.at < until && !fact.allows(card)) return false
    return true
  }

  /** The card of each draw, or undefined where the log contradicts itself. */
  private match(g: State, draws: readonly Draw[], cards: readonly Candidate[], whole: boolean): (number | undefined)[] {
    const fitting = cards.map((candidate) => draws.flatMap((draw, i) => (this.fits(candidate, draw) ? [i] : [])))
    const taken: number[] = draws.map(() => -1)
    const given: number[] = cards.map(() => -1)
    /** Finds the card a draw, moving others if need be (an augmenting path: who is served stays served). */
    const place = (c: number, tried: Set<number>, among: (draw: number) => boolean): boolean => {
      for (const d of fitting[c]!) {
        if (tried.has(d) || !among(d)) continue
        tried.add(d)
        if (taken[d]! >= 0 && !place(taken[d]!, tried, () => true)) continue
        taken[d] = c
        given[c] = d
        return true
      }
      return false
    }
    const order = cards.map((_, c) => c).sort((a, b) => (cards[a]!.next?.at ?? Infinity) - (cards[b]!.next?.at ?? Infinity))
    const lastDraw = draws.at(-1)?.turn ?? 0
    for (const c of order) {
      const { next } = cards[c]!
      if (next !== null && (whole || next.turn <= lastDraw)) place(c, new Set(), () => true)
    }
    const scoring = (c: number): boolean => this.rules.cards[cards[c]!.card]!.scoring !== null
    for (const side of [US, USSR] as const)
      if (this.hands.heldScoring[side] && !this.holdsToTheEnd(g, side))
        order.find((c) => given[c]! < 0 && scoring(c) && place(c, new Set(), (d) => draws[d]!.side === side))
    // Cards that are not seen again fill what is left; scoring cards last, because they bind the hand that holds them.
    for (const c of [...order.filter((c) => !scoring(c)), ...order.filter(scoring)]) {
      if (!taken.includes(-1)) break
      if (given[c]! < 0) place(c, new Set(), () => true)
    }
    return taken.map((c) => (c < 0 ? undefined : cards[c]!.card))
  }

  /** Whether a side already has the scoring card that it is going to lose by. */
  private holdsToTheEnd(g: State, side: Side): boolean {
    return hand(g, side).some((card) => this.rules.cards[card]!.scoring !== null && this.hands.next(card, this.hands.deckEvents.at(-1)!.at) === null)
  }
}
