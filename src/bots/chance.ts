/**
 * Chance from a seed, for pairs of games: equal seeds deal alike for any players, and a die or draw more in one game moves few of the
 * later ones.
 */

import { CHANCE, type Decision } from '../engine/script.ts'
import { rulesOf } from '../games/index.ts'
import { cardsIn } from '../rules/cards.ts'
import type { Random } from '../rules/resample.ts'
import { type State, Zone } from '../rules/state.ts'
import { CARD } from '../rules/vocabulary.ts'
import { generator, oneOf } from './generator.ts'

/** Answers a question to chance in this game. */
export type Chance = (g: State, asks: Decision) => number

/** The kinds of chance: each has numbers of its own. */
const Kind = { Die: 0, Deck: 1, Hand: 2 } as const

export function chanceFrom(seed: number): Chance {
  const die = diceFrom(seed)
  const deck = deckFrom(seed)
  const hand = handFrom(seed)
  return (g, asks) => (asks.kind !== 'draw' ? die : asks.prompt === 'random-card' ? hand : deck)(g, asks)
}

/** The n-th die of a side's coups, its space race and so on is the same in both games. */
function diceFrom(seed: number): Chance {
  const dice = new Map<string, Random>()
  return (g, { at, moves }) => {
    const { me } = g.frames.at(-1)!
    const kind = `${me} ${at}`
    const known = dice.get(kind)
    const die = known ?? generator(seed, CHANCE, Kind.Die, me, ...letters(at))
    if (known === undefined) dice.set(kind, die)
    return oneOf(moves, die)
  }
}

const letters = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0)!)

/**
 * A draw takes the card of the deck that stands lowest in an order that changes with each shuffle. Which shuffle it is goes by the era,
 * the times that the discard pile became the deck in it, and the times that cards have gone back into the deck since (those lie at no
 * known place, and neither do the ones they went among). So a game that shuffles once more than its twin deals like it
 * again from the next era or reshuffle on.
 */
function deckFrom(seed: number): Chance {
  let era = -1
  let reshuffles = 0
  let returns = 0
  let order: readonly number[] = []
  let left = new Set<number>()
  return (g, { moves }) => {
    const deck = cardsIn(g, Zone.Deck).filter((card) => !g.under.includes(card))
    const now = rulesOf(g).tables.eraOfTurn(g.turn)
    const shuffled = now !== era || deck.some((card) => !left.has(card))
    if (now !== era) {
      era = now
      reshuffles = 0
      returns = 0
    } else if (shuffled && left.size === 0) {
      reshuffles++
      returns = 0
    } else if (shuffled) returns++
    if (shuffled) order = orderFrom(g, generator(seed, CHANCE, Kind.Deck, era, reshuffles, returns))
    const pick = lowest(moves, order)
    left = new Set(deck)
    left.delete(pick - CARD)
    return pick
  }
}

/** A card out of a hand goes by a new order each time: hands are seldom alike, but where they are, so is the card. */
function handFrom(seed: number): Chance {
  let count = 0
  return (g, { moves }) => lowest(moves, orderFrom(g, generator(seed, CHANCE, Kind.Hand, count++)))
}

const orderFrom = (g: State, random: Random): number[] => g.place.map(() => random())

const lowest = (picks: readonly number[], order: readonly number[]): number =>
  picks.reduce((least, pick) => (order[pick - CARD]! < order[least - CARD]! ? pick : least))
