/** Cards: which are unseen, and what those of a hand are worth. */
import { type Side, US, USSR } from '../../engine/script.ts'
import { cardOf, cardsIn, isScoring } from '../cards.ts'
import { refuseSpace } from '../operations/space.ts'
import { opsIn, opsOf } from '../operations/value.ts'
import { type Refusal, rulesOf } from '../ruleset.ts'
import { Zone } from '../state.ts'
import { lastBox } from '../tracks.ts'
import { UNSEEN, type View } from '../view.ts'
import { boardOf } from './board.ts'

export interface HandKnowledge {
  readonly size: number
  /** Cards in hand and, if there is one, a headline that is secret from the viewer. */
  readonly unplayed: number
  /** Cards the viewer knows to be there; one of them may be the secret headline. */
  readonly known: readonly number[]
  readonly headlines: number
  readonly knownHeadlines: readonly number[]
  /** Chance that an unseen card is in this hand, as far as counting tells. */
  readonly chance: number
}

export interface Unseen {
  /** Cards that may lie in the deck, in a hand or under a headline, for all the viewer knows. */
  readonly cards: readonly number[]
  readonly hands: readonly [us: HandKnowledge, ussr: HandKnowledge]
  readonly deck: number
  /** Cards that one side is looking at. */
  readonly looked: number
}

export function unseenCards(view: View): Unseen {
  const placed = (zone: number): number[] => view.place.flatMap((place, card) => (place === zone ? [card] : []))
  const cards = placed(UNSEEN).filter((card) => !view.under.includes(card))
  const hand = (side: Side): HandKnowledge => {
    const size = view.hands[side]
    const headlines = view.headlines[side]
    const known = placed(Zone.Hand + side)
    const knownHeadlines = placed(Zone.Headline + side)
    const unplayed = size + headlines - knownHeadlines.length
    // A secret headline is any of these cards.
    const chance = cards.length === 0 || unplayed === 0 ? 0 : ((unplayed - known.length) / cards.length) * (size / unplayed)
    return { size, unplayed, known, headlines, knownHeadlines, chance }
  }
  return { cards, hands: [hand(US), hand(USSR)], deck: view.deck, looked: view.looked }
}

export interface SpaceTry {
  /** The operations the next box demands, the highest face that reaches it, and the chance of it. */
  readonly ops: number
  readonly roll: number
  readonly chance: number
}

/** What the next box of the space race takes, or null at the end of the track. */
export function spaceTry(view: View, side: Side): SpaceTry | null {
  const g = boardOf(view)
  const at = g.space[side]!
  if (at === lastBox(g)) return null
  const { ops, roll } = rulesOf(g).tables.spaceBoxes[at + 1]!
  return { ops, roll, chance: roll / 6 }
}

export interface HandCard {
  readonly card: number
  /** Operations with all general modifiers; 0 for a scoring card. */
  readonly ops: number
  /** Operations with the regional extra points, where they are all spent in the best place. */
  readonly most: number
  /** Why it can't go to space now, or null. */
  readonly refusesSpace: Refusal | null
}

/** The cards that the viewer knows in this side's hand, and the passing card where the side has it ready. */
export function handCards(view: View, side: Side): HandCard[] {
  const g = boardOf(view)
  const { map, tables } = rulesOf(g)
  const cards = cardsIn(g, Zone.Hand + side)
  if (g.holder === side && g.ready === 1) cards.push(tables.passing.card)
  return cards.map((card) => {
    const ops = opsOf(g, side, card)
    const scoring = isScoring(g, card)
    const base = cardOf(g, card).ops
    return {
      card,
      ops,
      most: scoring ? 0 : Math.max(...map.all.map((country) => opsIn(g, side, base, card, country))),
      refusesSpace: scoring ? { key: 'scoring-card', card } : refuseSpace(g, side, card),
    }
  })
}
