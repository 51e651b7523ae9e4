/** The cards of a turn: the deal, and the eras that join the deck. */
import { type Frame, other, type Script, type Side, US, USSR } from '../../engine/script.ts'
import { ask, drawTo } from '../ask.ts'
import { handCount, isIn, put, shuffleDeck } from '../cards.ts'
import { note } from '../notes.ts'
import { rulesOf } from '../ruleset.ts'
import { type State, Zone } from '../state.ts'

/** Cards that a side still lacks: of the turn's number, or of its own, where the caller gives one. */
const missing = (g: State, f: Frame, side: Side): number =>
  Math.max(0, (f.v[side] ?? rulesOf(g).tables.handSize(g.turn)) - handCount(g, side))

/** 11.3: the side that gets the nth card of the deal: alternately, the USSR first; the rest in a row where the other hand is full. */
function getsCard(g: State, f: Frame, nth: number): Side {
  const next: Side = nth % 2 === 1 ? USSR : US
  return missing(g, f, next) > 0 ? next : other(next)
}

export const deal: Script<State> = [
  ask.draw({
    count: (g, f) => missing(g, f, US) + missing(g, f, USSR),
    side: (g, f) => getsCard(g, f, f.got + 1),
    take: (g, f, card) => drawTo(g, getsCard(g, f, f.got), card),
  }),
]

/** 4.4: the cards of a new era join what is left of the deck; the discard pile does not. */
export function joinEra(g: State): void {
  const { tables, cards } = rulesOf(g)
  const era = tables.eraOfTurn(g.turn)
  let joined = false
  for (let card = 0; card < cards.length; card++) {
    if (!isIn(g, card, Zone.Later) || cards[card]!.era > era) continue
    put(g, card, Zone.Deck)
    joined = true
  }
  if (!joined) return
  shuffleDeck(g)
  note?.({ key: 'era', n: era })
}
