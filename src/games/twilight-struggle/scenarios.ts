/** How a game of each edition and scenario begins, and the rules that a scenario has of its own. */
import { type Side, US, USSR } from '../../engine/script.ts'
import { passCardTo } from '../../rules/cards.ts'
import { type SharedOptions, STANDARD } from '../../rules/options.ts'
import { type Card, type Edition, Era, type OpenArea, type Setup } from '../../rules/ruleset.ts'
import type { State } from '../../rules/state.ts'
import { ATLAS, Canada, ChineseCivilWar } from '../atlas.ts'
import type { TwilightStruggleId } from '../card-ids.ts'
import { map } from './map.ts'
import { isSecondEdition, readingsOf } from './options.ts'

type Influence = Readonly<Record<string, readonly [us: number, ussr: number]>>

const region = (name: string): number => map.regions.indexOf(name)
const board = (influence: Influence): Setup['influence'] =>
  Object.entries(influence).map(([id, [us, ussr]]) => [ATLAS.indexOf(id), us, ussr] as const)

// ---- editions

const DELUXE: Edition = { discardsHeld: 1, showsHandAtTheEnd: true, showsWholeCards: false }

/** The second edition speaks of held cards in the plural (6.4.4), its 10.3.1 knows no exception, and its 4.5 F no part of a card. */
const SECOND: Edition = { discardsHeld: Number.POSITIVE_INFINITY, showsHandAtTheEnd: false, showsWholeCards: true }

export const edition = (options: SharedOptions): Edition => (isSecondEdition(options) ? SECOND : DELUXE)

/** 3.2, 3.3 */
const standard: Setup = {
  turn: 1,
  defcon: 5,
  vp: 0,
  space: [0, 0],
  holder: USSR,
  influence: board({
    canada: [2, 0],
    'united-kingdom': [5, 0],
    israel: [1, 0],
    iran: [1, 0],
    philippines: [1, 0],
    australia: [4, 0],
    japan: [1, 0],
    'south-korea': [1, 0],
    'south-africa': [1, 0],
    panama: [1, 0],
    finland: [0, 1],
    'east-germany': [0, 3],
    syria: [0, 1],
    iraq: [0, 1],
    'north-korea': [0, 3],
  }),
  free: [
    { side: USSR, count: 6, region: region('eastern-europe') },
    { side: US, count: 7, region: region('western-europe') },
  ],
  inForce: [],
  isRemoved: () => false,
}

/** 3.3 of the second edition names no Canada. */
const standardOfSecond: Setup = { ...standard, influence: standard.influence.filter(([country]) => country !== Canada) }

const usual = (options: SharedOptions): Setup => (isSecondEdition(options) ? standardOfSecond : standard)

// ---- the end of the Cold War

/** The least influence that control takes, as the scenario says it. */
const controlled = (side: Side, ids: string): Influence =>
  Object.fromEntries(
    ids.split(' ').map((id) => {
      const { stability } = map.countries[ATLAS.indexOf(id)]!
      return [id, side === US ? [stability, 0] : [0, stability]]
    }),
  )

const LATE_WAR: Influence = {
  ...controlled(
    US,
    'italy benelux united-kingdom denmark norway israel iran pakistan turkey zaire somalia kenya nigeria japan south-korea',
  ),
  ...controlled(US, 'taiwan thailand indonesia australia nicaragua panama haiti honduras venezuela chile argentina dominican-republic'),
  'west-germany': [5, 1],
  philippines: [3, 1],
  malaysia: [3, 1],
  colombia: [2, 1],
  ...controlled(USSR, 'poland iraq hungary east-germany bulgaria india czechoslovakia libya cuba afghanistan ethiopia algeria zimbabwe'),
  ...controlled(USSR, 'north-korea'),
  syria: [0, 3],
  angola: [1, 3],
  'laos-cambodia': [0, 2],
  vietnam: [0, 5],
  'southeast-african-states': [0, 2],
  france: [3, 1],
  romania: [1, 3],
  jordan: [2, 2],
  egypt: [1, 0],
  finland: [1, 2],
  burma: [0, 1],
  peru: [2, 1],
  yugoslavia: [1, 2],
  'saudi-arabia': [2, 0],
  'south-africa': [2, 1],
}

/** Bear Trap, Panama Canal Returned, Camp David Accords, John Paul II Elected Pope. */
const KEPT = new Set([44, 64, 65, 68])

const IN_FORCE: readonly (readonly [TwilightStruggleId, Side])[] = [
  ['us-japan-mutual-defense-pact', US],
  ['marshall-plan', US],
  ['nato', US],
  ['warsaw-pact-formed', USSR],
  ['de-gaulle-leads-france', USSR],
  ['flower-power', USSR],
]

const lateWar: Omit<Setup, 'vp' | 'influence'> = {
  turn: 8,
  defcon: 4,
  space: [6, 4],
  holder: USSR,
  free: [],
  inForce: IN_FORCE,
  isRemoved: (card: Card) => card.once && card.era < Era.Late && !KEPT.has(card.number),
}

const LEAD = 4
/** The VP that the US needs where the marker decides. */
const US_NEEDS = 20

/** At the end, and where the US ends the game by an event, everything short of the end of the track is a victory of the USSR. */
export function decides(g: State, by: Side | -1): Side | null {
  if (g.options.scenario !== 'late-war' || by === USSR) return null
  return g.vp >= US_NEEDS ? US : USSR
}

// ---- the Chinese Civil War

/** 12.1 to 12.3: nobody has the China Card while the USSR lacks control of the area. */
export const chineseCivilWar: OpenArea = {
  country: ChineseCivilWar,
  isOpen: (g) => g.holder < 0,
  takesEvents: (g, side) => side === USSR && readingsOf(g).civilWarPlacement === 'events-too',
  whenFilled: (g, side) => passCardTo(g, side, true),
}

export function setup(options: SharedOptions): Setup {
  if (options.scenario === 'chinese-civil-war') return { ...usual(options), holder: -1 }
  if (options.scenario === STANDARD) return usual(options)
  const { lateWarLead, lateWarSpain } = readingsOf({ options })
  return {
    ...lateWar,
    vp: lateWarLead === 'us' ? LEAD : -LEAD,
    influence: board({ ...LATE_WAR, 'spain-portugal': lateWarSpain === 'ussr' ? [0, 1] : [1, 0] }),
  }
}
