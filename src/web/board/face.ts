/** What the box of a country shows, taken from a view. */

import { type Side, US, USSR } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { cardOfMarker, controller, countryOfMarker, stabilityOf } from '../../rules/board.ts'
import { boardOf } from '../../rules/queries/board.ts'
import type { View } from '../../rules/view.ts'
import type { Say } from '../../words/page.ts'
import type { Words } from '../../words/speak.ts'
import { protectionsOf } from '../view/effects.ts'

export type CountryKind = 'country' | 'battleground' | 'flashpoint' | 'area'

export interface CountryFace {
  readonly country: number
  readonly kind: CountryKind
  readonly stability: number
  /** The stability it had before an event changed it, or null. */
  readonly printed: number | null
  readonly us: number
  readonly ussr: number
  /** -1: neither side. */
  readonly controller: Side | -1
  /** The cards whose markers lie here. */
  readonly markers: readonly number[]
  /** The cards that keep a side from coups here. */
  readonly protectedBy: readonly number[]
}

/** The faces of all countries and areas of the map, by their numbers. */
export function facesOf(view: View): CountryFace[] {
  const g = boardOf(view)
  const protections = protectionsOf(view)
  return rulesNamed(view.game)!.map.countries.flatMap((of, country) => {
    if (of === undefined) return []
    const stability = stabilityOf(g, country)
    return [
      {
        country,
        kind: of.area ? 'area' : of.battleground ? 'battleground' : of.flashpoint ? 'flashpoint' : 'country',
        stability,
        printed: stability === of.stability ? null : of.stability,
        us: view.influence[country * 2 + US]!,
        ussr: view.influence[country * 2 + USSR]!,
        controller: controller(g, country),
        markers: view.markers.flatMap((marker) => (countryOfMarker(marker) === country ? [cardOfMarker(marker)] : [])),
        protectedBy: protections.get(country) ?? [],
      },
    ]
  })
}

/** Whether a country answers the question; `unasked` where the question wants no country. */
export type CountryStatus = 'legal' | 'refused' | 'unasked'

/** The country in one sentence, for a screen reader. */
export function sentenceOf(face: CountryFace, standing: CountryStatus, closed: boolean, words: Words, say: Say): string {
  const { country, kind, stability, printed, us, ussr, markers, protectedBy } = face
  return [
    say('board.country', {
      country: words.country(country),
      kind,
      stability,
      printed: printed ?? 0,
      us,
      ussr,
      controller: face.controller < 0 ? 'nobody' : face.controller === US ? 'us' : 'ussr',
    }),
    ...markers.map((card) => say('board.marker', { card: words.quoted(card) })),
    ...protectedBy.map((card) => say('board.protected', { card: words.quoted(card) })),
    ...(closed ? [say('board.is-closed')] : []),
    ...(standing === 'unasked' ? [] : [say(standing === 'legal' ? 'board.can-be-chosen' : 'board.cannot-be-chosen')]),
  ].join(' ')
}
