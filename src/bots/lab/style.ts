/** How a bot plays, beside how people do: set-ups, openings, coups, realignments, ends. */
import { type Move, US, USSR } from '../../engine/script.ts'
import { rulesOf } from '../../games/index.ts'
import { apply, decision } from '../../rules/api.ts'
import { Phase, type State } from '../../rules/state.ts'
import { CARD, isCard, isCountry, nameOf } from '../../rules/vocabulary.ts'

/** Of one game. */
export interface GameStyle {
  readonly end: string
  readonly turn: number
  /** Influence after the set-up that each side placed itself, by country. */
  readonly setup: { readonly us: Readonly<Record<string, number>>; readonly ussr: Readonly<Record<string, number>> }
  /** The USSR's first action round: card, use and target. */
  readonly opening: string
  /** Coups by country, events' coups too. */
  readonly coups: Readonly<Record<string, number>>
  /** Turns with action rounds, and those in which the USSR's first action lowers DEFCON by a coup. */
  readonly turns: number
  readonly openingCoups: number
  /** Realignment rolls in the first three turns, and in all. */
  readonly earlyRealignments: number
  readonly realignments: number
}

/** Turns that count as early. */
const EARLY = 3

export function styleOf(start: State, log: readonly Move[]): GameStyle {
  const g = start
  const { map } = rulesOf(g)
  const name = (pick: number): string => nameOf(rulesOf(g), pick)!
  const setup: Record<string, number>[] = [{}, {}]
  const opening: string[] = []
  const coups: Record<string, number> = {}
  const turns = new Set<number>()
  const openingCoups = new Set<number>()
  let [early, realignments] = [0, 0]
  for (const move of log) {
    const { by, pick } = move
    const asks = by === US || by === USSR ? decision(g, by) : null
    const inOpening = g.phase === Phase.Action && g.round === 1 && g.phasing === USSR
    if (g.phase === Phase.Action) turns.add(g.turn)
    if (asks !== null) {
      if (g.phase === Phase.Setup && asks.kind === 'place' && isCountry(pick)) {
        const own = setup[by]!
        own[name(pick)] = (own[name(pick)] ?? 0) + 1
      }
      if (inOpening && g.turn === 1 && (isCard(pick) || asks.kind === 'use' || asks.kind === 'coup')) opening.push(name(pick))
      if (asks.kind === 'coup' && isCountry(pick)) {
        coups[name(pick)] = (coups[name(pick)] ?? 0) + 1
        if (inOpening && by === USSR && map.countries[pick]!.battleground) openingCoups.add(g.turn)
      }
      if (asks.kind === 'realign' && isCountry(pick)) {
        realignments++
        if (g.turn <= EARLY) early++
      }
    }
    apply(g, move)
  }
  return {
    end: g.result?.kind === 'event' ? name(CARD + g.result.card) : (g.result?.kind ?? 'none'),
    turn: g.turn,
    setup: { us: setup[US]!, ussr: setup[USSR]! },
    opening: opening.join(' '),
    coups,
    turns: turns.size,
    openingCoups: openingCoups.size,
    earlyRealignments: early,
    realignments,
  }
}

/** What 44,136 rated games of Twilight Struggle between people come to, where it is known. */
const PEOPLE: Readonly<Record<string, string>> = {
  'end vp': '41.5 %',
  'end final-scoring': '29.0 %',
  'end wargames': '14.9 %',
  'end nuclear-war': '11.7 %',
  'end region-control': '1.6 %',
  'mean turn of the end': '8.33',
  'turns that the USSR opens with a coup': '44 %',
  'coups in haiti': '4 %',
  'early realignments a game': '0.2',
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length)

function counted(all: readonly Readonly<Record<string, number>>[]): [name: string, count: number][] {
  const sums = new Map<string, number>()
  for (const one of all) for (const [name, n] of Object.entries(one)) sums.set(name, (sums.get(name) ?? 0) + n)
  return [...sums].sort((a, b) => b[1] - a[1])
}

/** Rows of a name, the figure and people's figure, where it is known. */
export function styleRows(games: readonly GameStyle[], game: string): readonly (readonly [name: string, figure: string, people: string])[] {
  const row = (name: string, figure: string): [string, string, string] => [
    name,
    figure,
    game === 'twilight-struggle' ? (PEOPLE[name] ?? '') : '',
  ]
  const ends = counted(games.map(({ end }) => ({ [end]: 1 })))
  const coups = counted(games.map(({ coups }) => coups))
  const all = coups.reduce((sum, [, n]) => sum + n, 0)
  const setups = (['us', 'ussr'] as const).flatMap((side) => {
    const texts = games.map(({ setup }) => ({
      [Object.entries(setup[side])
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
        .map(([name, n]) => `${name} ${n}`)
        .join(', ')]: 1,
    }))
    return counted(texts)
      .slice(0, 5)
      .map(([text, n]) => row(`set-up ${side}: ${text}`, percent(n / games.length)))
  })
  const inGermany = games.filter(({ setup }) => (setup.us['west-germany'] ?? 0) >= 3).length
  return [
    ...ends.map(([end, n]) => row(`end ${end}`, percent(n / games.length))),
    row('mean turn of the end', mean(games.map(({ turn }) => turn)).toFixed(2)),
    row(
      'turns that the USSR opens with a coup',
      percent(games.reduce((sum, one) => sum + one.openingCoups, 0) / games.reduce((sum, one) => sum + one.turns, 0)),
    ),
    row('coups a game', (all / games.length).toFixed(1)),
    ...coups.slice(0, 12).map(([country, n]) => row(`coups in ${country}`, percent(n / all))),
    row('early realignments a game', mean(games.map(({ earlyRealignments }) => earlyRealignments)).toFixed(2)),
    row('realignments a game', mean(games.map(({ realignments }) => realignments)).toFixed(2)),
    ...(game === 'twilight-struggle' ? [row('set-ups with 3 or more in west-germany', percent(inGermany / games.length))] : []),
    ...setups,
    ...counted(games.map(({ opening }) => ({ [opening]: 1 })))
      .slice(0, 8)
      .map(([opening, n]) => row(`opening ${opening}`, percent(n / games.length))),
  ]
}
