/** The map and the tracks in plain lines. */

import { type Side, US, USSR } from '../engine/script.ts'
import { rulesNamed } from '../games/index.ts'
import { cardOfMarker, controller, countryOfMarker, stabilityOf } from '../rules/board.ts'
import { cardOfEffect } from '../rules/effects.ts'
import { boardOf } from '../rules/queries/board.ts'
import { scoresAtEnd, scoresNow } from '../rules/queries/scores.ts'
import type { GameMap, Rules } from '../rules/ruleset.ts'
import { Zone } from '../rules/state.ts'
import { lastTurn } from '../rules/turn/set-up.ts'
import type { View } from '../rules/view.ts'
import type { Words } from '../words/speak.ts'
import { sideOr, yes } from './values.ts'

const rulesOfView = (view: View): Rules => rulesNamed(view.game)!

/** The values of messages on a country or area. */
export function countryValues(view: View, w: Words, country: number): Readonly<Record<string, string | number>> {
  const { battleground, flashpoint } = rulesOfView(view).map.countries[country]!
  const markers = view.markers.filter((marker) => countryOfMarker(marker) === country).map((marker) => w.quoted(cardOfMarker(marker)))
  return {
    country: w.country(country),
    mark: battleground ? '*' : flashpoint ? '!' : '',
    stability: stabilityOf(boardOf(view), country),
    us: influence(view, US, country),
    ussr: influence(view, USSR, country),
    controller: sideOr(w, controller(boardOf(view), country)),
    markers: markers.length === 0 ? 'none' : markers.join(', '),
  }
}

const influence = (view: View, side: Side, country: number): number => view.influence[country * 2 + side]!
const isEmpty = (view: View, country: number): boolean => influence(view, US, country) + influence(view, USSR, country) === 0

/** Countries with influence, or a marker, on a line each; the others together. */
function countryLines(view: View, w: Words, countries: readonly number[]): string[] {
  const empty = countries.filter((country) => isEmpty(view, country) && !view.markers.some((marker) => countryOfMarker(marker) === country))
  const names = empty.map((country) => w.say('cli.country', countryValues(view, w, country)))
  return [
    ...countries.filter((country) => !empty.includes(country)).map((country) => w.say('cli.country-line', countryValues(view, w, country))),
    ...(empty.length === 0 ? [] : [w.say('cli.empty-countries', { countries: names.join(', ') })]),
  ]
}

function regionLines(view: View, w: Words, region: number): string[] {
  const { all, countries } = rulesOfView(view).map
  const score = scoresNow(view).find((s) => s.region === region)
  const name = w.region(region)
  return [
    score === undefined
      ? w.say('cli.region', { region: name })
      : w.say('cli.region-score', {
          region: name,
          us: score.sides[US].vp,
          ussr: score.sides[USSR].vp,
          winner: sideOr(w, score.winner),
        }),
    ...countryLines(
      view,
      w,
      all.filter((country) => (countries[country]!.regions >> region) & 1),
    ),
  ]
}

/** Whether the map has flashpoints, for the legends of its signs. */
export const flashpoints = (map: GameMap): string => yes(map.countries.some((country) => country?.flashpoint === true))

/** The named regions; by default all scored regions, and the countries outside them. */
export function boardLines(view: View, w: Words, regions?: readonly number[]): string[] {
  const { map, tables } = rulesOfView(view)
  const areas = map.countries.flatMap((country, n) => (country?.area === true ? [n] : []))
  return [
    w.say('cli.board-legend', { flashpoints: flashpoints(map) }),
    ...(regions ?? tables.finalScoring).flatMap((region) => regionLines(view, w, region)),
    ...(regions === undefined ? areas.map((area) => w.say('cli.country-line', countryValues(view, w, area))) : []),
  ]
}

const PHASES = ['setup', 'headline', 'action', 'cleanup'] as const

/** Turn, tracks, the passing card and the effects in force. */
export function statusLines(view: View, w: Words): string[] {
  const { cards, tables } = rulesOfView(view)
  const phase = w.say(`phase.${PHASES[view.phase]!}`, { side: w.side(view.phasing), n: view.round })
  const effects = view.effects.map((effect) => {
    const card = cardOfEffect(effect)
    return cards[card]!.untilEndOfTurn ? w.say('cli.effect-this-turn', { card: w.quoted(card) }) : w.quoted(card)
  })
  return [
    w.say('cli.status', { turn: view.turn, turns: lastTurn(boardOf(view)), phase, defcon: view.defcon, score: w.score(view.vp) }),
    w.say('cli.tracks', {
      usOperations: view.milops[US]!,
      ussrOperations: view.milops[USSR]!,
      usSpace: view.space[US]!,
      ussrSpace: view.space[USSR]!,
    }),
    w.say('cli.passing-card', { card: w.quoted(tables.passing.card), holder: sideOr(w, view.holder), ready: yes(view.ready === 1) }),
    ...(effects.length === 0 ? [] : [w.say('cli.in-force', { effects: effects.join(', ') })]),
    w.say('cli.counts', {
      us: view.hands[US],
      ussr: view.hands[USSR],
      deck: view.deck,
      discard: view.place.filter((zone) => zone === Zone.Discard).length,
    }),
  ]
}

/** Every region as it would score now, and the end of the game as the map stands. */
export function scoreLines(view: View, w: Words): string[] {
  const lines = scoresNow(view).map(({ region, sides, winner }) =>
    w.say('cli.score-line', {
      region: w.region(region),
      us: sides[US].vp,
      usLevel: w.say(`level.${sides[US].level}`),
      ussr: sides[USSR].vp,
      ussrLevel: w.say(`level.${sides[USSR].level}`),
      winner: sideOr(w, winner),
    }),
  )
  const end = scoresAtEnd(view)
  return [
    w.say('cli.score-now', { score: w.score(view.vp) }),
    ...lines,
    w.say('cli.score-end', { score: w.score(end.vp), winner: sideOr(w, end.winner) }),
  ]
}
