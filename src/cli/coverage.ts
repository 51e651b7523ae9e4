/** Which events have happened, played by which side and when; what a run of games must have seen. */
import { other, type Side, US, USSR } from '../engine/script.ts'
import type { Note } from '../rules/notes.ts'
import type { Rules } from '../rules/ruleset.ts'

/** One thing to see: the event of a card that a side plays in its round, or as its headline. */
export interface Cell {
  readonly card: number
  readonly side: Side
  readonly headline: boolean
}

/** What the rules never let happen. */
const IMPOSSIBLE: readonly { readonly card: string; readonly side?: Side; readonly headline?: boolean; readonly why: string }[] = [
  { card: 'the-china-card', why: 'it has no event (9.1)' },
  { card: 'romanian-autonomy', why: 'it has no event (9.1)' },
  { card: 'un-intervention', headline: true, why: 'it may not be a headline (its text)' },
  {
    card: 'wargames',
    side: US,
    headline: true,
    why: 'it needs DEFCON 2; a turn begins at 3 or more (4.5 A), and no headline comes before a US headline worth 4 (4.5 C)',
  },
]

/** Each event of the deck; where games are mixed, each event that can be mixed in. */
export function cellsOf(rules: Rules): readonly Cell[] {
  const cells: Cell[] = []
  for (const card of rules.tables.mixing?.cards ?? rules.cards.keys()) {
    const { id } = rules.cards[card]!
    for (const side of [US, USSR] as const) {
      for (const headline of [false, true]) {
        const barred = IMPOSSIBLE.some((one) => one.card === id && (one.side ?? side) === side && (one.headline ?? headline) === headline)
        if (!barred) cells.push({ card, side, headline })
      }
    }
  }
  return cells
}

/** Events that another headline must make possible first: chance alone brings them together too seldom. */
const HELPERS: readonly { readonly card: string; readonly side: Side; readonly others: readonly string[]; readonly why: string }[] = [
  {
    card: 'wargames',
    side: USSR,
    others: ['soviets-shoot-down-kal-007', 'we-will-bury-you'],
    why: 'a US headline worth 4 comes first and lowers DEFCON from 3 to 2',
  },
]

/** What a game that is arranged for one cell tries to bring about. */
export function arrangementFor(rules: Rules, cell: Cell): readonly Cell[] {
  const helper = cell.headline && HELPERS.find((one) => one.card === rules.cards[cell.card]!.id && one.side === cell.side)
  if (!helper) return [cell]
  return [cell, ...helper.others.map((id) => ({ card: rules.cardNumbers.get(id)!, side: other(cell.side), headline: true }))]
}

/** A number for each cell, to keep and send. */
export const keyOf = ({ card, side, headline }: Cell): number => card * 4 + side * 2 + (headline ? 1 : 0)

export const nameOfCell = (rules: Rules, { card, side, headline }: Cell): string =>
  `${rules.cards[card]!.id} ${headline ? 'headlined' : 'played'} by the ${side === US ? 'US' : 'USSR'}`

/** Follows the notes of a game and keeps the cells that it has seen. */
export function observer(): { readonly seen: ReadonlySet<number>; readonly hear: (note: Note) => void } {
  const seen = new Set<number>()
  let headlines = new Map<number, Side>()
  let played: Cell | null = null
  const hear = (note: Note): void => {
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
  return { seen, hear }
}
