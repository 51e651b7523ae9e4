import { describe, expect, test } from 'vitest'
import { chanceFrom } from '../../src/bots/chance.ts'
import { oneOf } from '../../src/bots/generator.ts'
import { playGame } from '../../src/bots/lab/driver.ts'
import { careful } from '../../src/bots/players/careful.ts'
import type { Player } from '../../src/bots/players/player.ts'
import { random } from '../../src/bots/players/random.ts'
import { CHANCE, type Decision, type Move } from '../../src/engine/script.ts'
import { apply, decision, newGame, type State, Zone } from '../../src/index.ts'
import { cardsIn, put } from '../../src/rules/cards.ts'
import type { Note } from '../../src/rules/notes.ts'
import { CARD } from '../../src/rules/vocabulary.ts'

const game = 'twilight-struggle'

const question = (kind: string, prompt: string, moves: number[]): Decision => ({
  who: CHANCE,
  kind,
  prompt,
  at: '',
  card: -1,
  left: 1,
  amount: 0,
  moves,
})

/** Draws cards from the deck of a position, and discards them. */
function draws(chance: ReturnType<typeof chanceFrom>, g: State, n: number): number[] {
  return Array.from({ length: n }, () => {
    const deck = cardsIn(g, Zone.Deck).map((card) => CARD + card)
    const pick = chance(g, question('draw', 'draw', deck))
    put(g, pick - CARD, Zone.Discard)
    return pick - CARD
  })
}

const reshuffles = (g: State): void => {
  for (const card of cardsIn(g, Zone.Discard)) put(g, card, Zone.Deck)
}

describe('the deck', () => {
  test('is in the same order for the same seed, and in another for another', () => {
    const deal = (seed: number): number[] => draws(chanceFrom(seed), newGame({ game }), 20)
    expect(deal(1)).toEqual(deal(1))
    expect(deal(2)).not.toEqual(deal(1))
    expect(new Set(deal(1)).size).toBe(20)
  })

  test('deals a card more or less without changing the order of the others', () => {
    const g = newGame({ game })
    const whole = draws(chanceFrom(5), g, 30)
    const h = newGame({ game })
    const taken = whole.slice(3, 6)
    for (const card of taken) put(h, card, Zone.Removed)
    expect(draws(chanceFrom(5), h, 27)).toEqual(whole.filter((card) => !taken.includes(card)))
  })

  test('has a new order after each reshuffle (4.3), the same whatever was drawn before', () => {
    const [a, b] = [10, 0].map((more) => {
      const g = newGame({ game })
      const chance = chanceFrom(5)
      const first = draws(chance, g, cardsIn(g, Zone.Deck).length)
      reshuffles(g)
      for (const card of first.slice(0, more)) put(g, card, Zone.Removed)
      return { first, second: draws(chance, g, first.length - more) }
    }) as [Record<'first' | 'second', number[]>, Record<'first' | 'second', number[]>]
    expect(b.second).not.toEqual(b.first)
    expect(new Set(b.second)).toEqual(new Set(b.first))
    expect(a.second).toEqual(b.second.filter((card) => !a.first.slice(0, 10).includes(card)))
  })

  test('has the order of its era again when cards of a new era join (4.4), though it was shuffled once more before', () => {
    const order = (shuffled: boolean): number[] => {
      const g = newGame({ game })
      const chance = chanceFrom(8)
      draws(chance, g, cardsIn(g, Zone.Deck).length)
      reshuffles(g)
      if (shuffled) {
        draws(chance, g, cardsIn(g, Zone.Deck).length)
        reshuffles(g)
      }
      g.turn = 4
      for (const card of cardsIn(g, Zone.Later)) put(g, card, Zone.Deck)
      return draws(chance, g, 40)
    }
    expect(order(true)).toEqual(order(false))
  })

  test('deals every card as often as any other', () => {
    const SEEDS = 4000
    const deck = cardsIn(newGame({ game }), Zone.Deck)
    const first = new Map(deck.map((card) => [card, 0]))
    for (let seed = 0; seed < SEEDS; seed++) {
      const [card] = draws(chanceFrom(seed), newGame({ game }), 1) as [number]
      first.set(card, first.get(card)! + 1)
    }
    for (const n of first.values()) expect(Math.abs(n - SEEDS / deck.length)).toBeLessThan(5 * Math.sqrt(SEEDS / deck.length))
  })

  test('gives no place away of cards that went back into it', () => {
    const SEEDS = 2000
    let again = 0
    for (let seed = 0; seed < SEEDS; seed++) {
      const g = newGame({ game })
      const chance = chanceFrom(seed)
      const back = draws(chance, g, 10)
      for (const card of back) put(g, card, Zone.Deck)
      if (back.includes(draws(chance, g, 1)[0]!)) again++
    }
    const expected = (SEEDS * 10) / cardsIn(newGame({ game }), Zone.Deck).length
    expect(Math.abs(again - expected)).toBeLessThan(5 * Math.sqrt(expected))
  })
})

test('cards out of a hand are taken alike where the hands are', () => {
  const hand = [3, 9, 20, 31].map((card) => CARD + card)
  const takes = (seed: number): number[] => {
    const chance = chanceFrom(seed)
    return Array.from({ length: 12 }, () => chance(newGame({ game }), question('draw', 'random-card', hand)))
  }
  expect(takes(1)).toEqual(takes(1))
  expect(new Set(takes(1)).size).toBe(4)
})

describe('games with the same seed', () => {
  /** Prefers the last of its answers: another player than the random one. */
  const stubborn: Player = (seat) => (seat.random() < 0.7 ? seat.decision.moves.at(-1)! : oneOf(seat.decision.moves, seat.random))

  /** The dice by what they are rolled for, and the cards drawn before the first reshuffle. */
  function chanceIn(log: readonly Move[]): { readonly dice: Map<string, number[]>; readonly cards: number[] } {
    const g = newGame({ game })
    const dice = new Map<string, number[]>()
    const cards: number[] = []
    const notes: Note[] = []
    for (const move of log) {
      if (move.by === CHANCE) {
        const { kind, at, prompt } = decision(g, CHANCE)!
        const use = `${g.frames.at(-1)!.me} ${at}`
        if (kind === 'die') dice.set(use, [...(dice.get(use) ?? []), move.pick])
        else if (prompt === 'draw' && !notes.some(({ key }) => key === 'reshuffle')) cards.push(move.pick)
      }
      apply(g, move, notes)
    }
    return { dice, cards }
  }

  test('have the same first deal, deck and dice for any players', () => {
    let common = 0
    for (let seed = 0; seed < 4; seed++) {
      const [a, b] = [
        [careful, careful],
        [stubborn, random],
      ].map(([us, ussr]) => {
        const log: Move[] = []
        playGame({ game }, [us!, ussr!], seed, log)
        return chanceIn(log)
      }) as [ReturnType<typeof chanceIn>, ReturnType<typeof chanceIn>]
      expect(a.cards.slice(0, 16)).toEqual(b.cards.slice(0, 16))
      expect(a.cards.filter((card) => b.cards.includes(card))).toEqual(b.cards.filter((card) => a.cards.includes(card)))
      for (const [use, faces] of a.dice) {
        const others = b.dice.get(use) ?? []
        const n = Math.min(faces.length, others.length)
        common += n
        expect(faces.slice(0, n)).toEqual(others.slice(0, n))
      }
    }
    expect(common).toBeGreaterThan(10)
  })
})
