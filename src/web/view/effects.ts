/** The effects in force, and the countries that they close to a side. */

import { other, type Side, US, USSR } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { cardOfEffect, dataOfEffect, isOwnedBy } from '../../rules/effects.ts'
import { boardOf } from '../../rules/queries/board.ts'
import type { Card } from '../../rules/ruleset.ts'
import type { View } from '../../rules/view.ts'

export interface Effect {
  readonly card: number
  /** The sides whose effect it is. */
  readonly owners: readonly Side[]
  readonly data: number
  readonly untilEndOfTurn: boolean
}

export function effectsOf(view: View): Effect[] {
  const { cards } = rulesNamed(view.game)!
  return view.effects.map((effect) => ({
    card: cardOfEffect(effect),
    owners: ([US, USSR] as const).filter((side) => isOwnedBy(effect, side)),
    data: dataOfEffect(effect),
    untilEndOfTurn: cards[cardOfEffect(effect)]!.untilEndOfTurn,
  }))
}

type Bar = Card['barCoup']

/** Whether a hook of the effect refuses something to the other side in this country. */
const refuses = (bar: Bar, view: View, owner: Side, country: number, data: number): boolean =>
  bar !== undefined && bar(boardOf(view), other(owner), owner, country, data) !== null

/** The countries that an effect closes to the other side. */
export function coverOf(view: View, { card, owners, data }: Effect): number[] {
  const { map, cards } = rulesNamed(view.game)!
  const { barCoup, barRealign, barPlacement } = cards[card]!
  const bars = [barCoup, barRealign, barPlacement]
  return map.all.filter((country) => owners.some((owner) => bars.some((bar) => refuses(bar, view, owner, country, data))))
}

/** By country: the cards that keep one side from coups there. */
export function protectionsOf(view: View): ReadonlyMap<number, readonly number[]> {
  const { map, cards } = rulesNamed(view.game)!
  const effects = effectsOf(view).filter(({ card }) => cards[card]!.barCoup !== undefined)
  return new Map(
    map.all.flatMap((country) => {
      const by = effects.filter(({ card, owners, data }) =>
        owners.some((owner) => refuses(cards[card]!.barCoup, view, owner, country, data)),
      )
      return by.length === 0 ? [] : [[country, by.map(({ card }) => card)]]
    }),
  )
}
