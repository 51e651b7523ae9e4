/** Event coverage: which events happened, by side and phase, and which a run of games must cover. */

import { other, type Side, US, USSR } from '../engine/script.ts'
import type { CardId } from '../games/card-ids.ts'
import { rulesOf } from '../games/index.ts'
import { zoneOf } from '../rules/cards.ts'
import type { Note } from '../rules/notes.ts'
import type { Rules } from '../rules/ruleset.ts'
import { type State, Zone } from '../rules/state.ts'

/** A cell of the coverage: the event of a card that a side plays in its round, or as its headline. */
export interface Cell {
  readonly card: number
  readonly side: Side
  readonly headline: boolean
}

interface Exception {
  readonly card: CardId
  /** The rules in which it holds; by default all that have the card. */
  readonly rules?: string
  readonly side?: Side
  readonly headline?: boolean
  readonly why: string
}

/** Cells that the rules make impossible. */
const IMPOSSIBLE: readonly Exception[] = [
  { card: 'the-china-card', why: 'it has no event (9.1)' },
  { card: 'romanian-autonomy', why: 'it has no event (Red Sea 9.1)' },
  { card: 'un-intervention', headline: true, why: 'it may not be a headline (its text)' },
  {
    card: 'wargames',
    side: US,
    headline: true,
    why: 'it needs DEFCON 2; a turn begins at 3 or more (4.5 A), and no headline that lowers it comes before a US headline worth 4 (4.5 C)',
  },
  {
    card: 'we-are-the-world',
    rules: 'twilight-struggle-mixed',
    why: 'it needs a Famine marker, and Famine is not among the cards that can be mixed in (Red Sea 12.3.2)',
  },
]

/** Zones of cards that are not, or no longer, in the game. */
const OUT: ReadonlySet<number> = new Set([Zone.Absent, Zone.Removed])

/** Each event of a game that begins so; where games are mixed, each event that can be mixed in. */
export function cellsOf(g: State): readonly Cell[] {
  const rules = rulesOf(g)
  const cells: Cell[] = []
  for (const card of rules.tables.mixing?.cards ?? rules.cards.keys()) {
    if (OUT.has(zoneOf(g, card))) continue
    const { id } = rules.cards[card]!
    const exceptions = IMPOSSIBLE.filter((one) => one.card === id && (one.rules ?? rules.id) === rules.id)
    for (const side of [US, USSR] as const) {
      for (const headline of [false, true]) {
        const barred = exceptions.some((one) => (one.side ?? side) === side && (one.headline ?? headline) === headline)
        if (!barred) cells.push({ card, side, headline })
      }
    }
  }
  return cells
}

interface Help {
  readonly card: CardId
  readonly side?: Side
  readonly headline?: boolean
  /** Headlines of the other side, one of which should go with this one. */
  readonly beside?: readonly CardId[]
  /** Events that should come before, played by either side. */
  readonly before?: readonly CardId[]
  /** Countries that the side which suffers the event should control. */
  readonly controlled?: readonly string[]
  readonly why: string
}

/** Events that need others first: random games combine them too rarely. */
const HELP: readonly Help[] = [
  {
    card: 'wargames',
    side: USSR,
    headline: true,
    beside: ['soviets-shoot-down-kal-007', 'we-will-bury-you', 'mr-nyet'],
    why: 'a US headline worth 4 comes first and lowers DEFCON from 3 to 2',
  },
  {
    card: 'stanislav-petrov',
    headline: true,
    beside: ['soviets-shoot-down-kal-007', 'we-will-bury-you', 'mr-nyet', 'cuban-missile-crisis', 'duck-and-cover'],
    why: 'a headline that comes first and lowers DEFCON to 2; after a US headline worth 3 only those worth 4 do',
  },
  { card: 'mengistu-haile-mariam', before: ['the-lion-falters'], why: 'it needs the effect of The Lion Falters' },
  { card: 'we-are-the-world', before: ['famine'], why: 'it needs a Famine marker' },
  { card: 'water-wars', controlled: ['egypt', 'ethiopia'], why: 'the other side must control both countries' },
  { card: 'eritrean-popular-liberation-front', controlled: ['ethiopia'], why: 'the other side must control Ethiopia' },
]

/** The aims of a game that is arranged for one cell. */
export interface Arrangement {
  /** The cell itself, and the events that help. */
  readonly cells: readonly Cell[]
  /** The side that should control some countries. */
  readonly side: Side
  readonly countries: readonly number[]
}

export function arrangementFor(rules: Rules, cell: Cell): Arrangement {
  const { id, side: owner } = rules.cards[cell.card]!
  const help = HELP.find(
    (one) => one.card === id && (one.side ?? cell.side) === cell.side && (one.headline ?? cell.headline) === cell.headline,
  )
  const { beside = [], before = [], controlled = [] } = help ?? {}
  const inDeck = (cards: readonly CardId[]): readonly number[] => cards.flatMap((card) => rules.cardNumbers.get(card) ?? [])
  return {
    cells: [
      cell,
      ...inDeck(beside).map((card) => ({ card, side: other(cell.side), headline: true })),
      ...inDeck(before).flatMap((card) => ([US, USSR] as const).map((side) => ({ card, side, headline: false }))),
    ],
    side: other(owner === 2 ? cell.side : owner),
    countries: controlled.map((country) => rules.picks.get(country)!),
  }
}

/** A number for each cell, for storage and messages. */
export const keyOf = ({ card, side, headline }: Cell): number => card * 4 + side * 2 + (headline ? 1 : 0)

export const nameOfCell = (rules: Rules, { card, side, headline }: Cell): string =>
  `${rules.cards[card]!.id} ${headline ? 'headlined' : 'played'} by the ${side === US ? 'US' : 'USSR'}`

/** Collects the cells that the notes of a game cover. */
export function observer(): { readonly seen: ReadonlySet<number>; readonly observe: (note: Note) => void } {
  const seen = new Set<number>()
  let headlines = new Map<number, Side>()
  let played: Cell | null = null
  const observe = (note: Note): void => {
    if (note.key === 'headline-phase') {
      headlines = new Map()
      played = null
    } else if (note.key === 'headline') headlines.set(note.card, note.side)
    else if (note.key === 'round') {
      headlines.clear()
      played = null
    } else if (note.key === 'plays') played = { card: note.card, side: note.side, headline: false }
    else if (note.key === 'event') {
      const side = headlines.get(note.card)
      if (side !== undefined) seen.add(keyOf({ card: note.card, side, headline: true }))
      else if (played?.card === note.card) seen.add(keyOf(played))
    }
  }
  return { seen, observe }
}
