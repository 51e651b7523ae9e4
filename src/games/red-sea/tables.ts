/** What Red Sea sets differently, and the scripts of its own rules. */
import { call, type Script, type Side, US, USSR } from '../../engine/script.ts'
import { drawTo } from '../../rules/ask.ts'
import { controls, countControlled, influence } from '../../rules/board.ts'
import { BOTH, cardOf, put, show } from '../../rules/cards.ts'
import { note } from '../../rules/notes.ts'
import { STANDARD } from '../../rules/options.ts'
import { Era, rulesOf, type Setup, type Tables } from '../../rules/ruleset.ts'
import { callScore } from '../../rules/scoring.ts'
import { type State, Zone } from '../../rules/state.ts'
import { hasAbility, lowerDefcon } from '../../rules/tracks.ts'
import { ask } from '../ask.ts'
import { Ethiopia, SaudiArabia, Somalia, SouthYemen, StrategicSeaLanes } from '../atlas.ts'
import { Africa } from '../shared.ts'
import { map } from './map.ts'
import { table } from './options.ts'

const region = (name: string): number => map.regions.indexOf(name)
const bits = (name: string): number => 1 << region(name)

/** Boxes of the space race: what the first side there gains beside VP (6.4.4). */
const REMOVAL_BOX = 1
const DRAW_BOX = 3

/** What the script of a flashpoint keeps: 1 where the coup spares DEFCON, and the card that is shown (-1: none). */
const FLASHPOINT = { spared: 0, shown: 1 } as const
/** 6.3.6.1: before a coup in a flashpoint the top card of the deck is shown. */
const flashpoint: Script<State> = [
  ask.draw({
    count: 1,
    take: (g, f, card) => {
      f.v[FLASHPOINT.shown] = card
      put(g, card, Zone.Table)
      note?.({ key: 'flashpoint', side: f.me, card })
    },
  }),
  (g, f) => {
    f.v[FLASHPOINT.shown] ??= -1
    const card = f.v[FLASHPOINT.shown]!
    if (card < 0) return
    const { ops, scoring } = cardOf(g, card)
    if (ops >= 3) {
      put(g, card, Zone.Deck)
      show(g, card, BOTH)
      g.under.push(card)
      return
    }
    if (f.v[FLASHPOINT.spared] === 0) lowerDefcon(g)
    if (scoring === null) put(g, card, Zone.Discard)
  },
  (g, f) => {
    const card = f.v[FLASHPOINT.shown]!
    if (card < 0 || cardOf(g, card).scoring === null) return
    callScore(g, f.me, card, rulesOf(g).map.regions.indexOf(cardOf(g, card).scoring!))
  },
  (g, f) => {
    const card = f.v[FLASHPOINT.shown]!
    if (card >= 0 && cardOf(g, card).scoring !== null) put(g, card, Zone.Discard)
  },
]

/** 6.4.4: after each headline phase the first side on box 1 removes 1 influence of the other. */
const afterHeadline: Script<State> = [
  (g) => {
    const side = hasAbility(g, US, REMOVAL_BOX) ? US : hasAbility(g, USSR, REMOVAL_BOX) ? USSR : -1
    if (side >= 0) call(g, 'space-removal', side as Side, side as Side, -1)
  },
]

export const scripts: Readonly<Record<string, Script<State>>> = {
  flashpoint,
  'after-headline': afterHeadline,
  'space-removal': [
    ask.remove({ prompt: 'space-removal', count: 1, announces: (f) => ({ key: 'space-ability', side: f.me, n: REMOVAL_BOX }) }),
  ],
  'space-draw': [ask.draw({ count: 1, take: (g, f, card) => drawTo(g, f.me, card) })],
}

const leadsInSeaLanes = (g: State, side: Side): boolean =>
  influence(g, side, StrategicSeaLanes) > influence(g, side === US ? USSR : US, StrategicSeaLanes)

/** 10.2: control of the sea lanes doubles a side's total; the lead alone adds 1. */
const withSeaLanes = (g: State, side: Side, total: number): number =>
  controls(g, side, StrategicSeaLanes) ? total * 2 : total + (leadsInSeaLanes(g, side) ? 1 : 0)

/** 10.2.5: in final scoring they count once. */
const seaLanesAtEnd = (g: State, side: Side): number => (controls(g, side, StrategicSeaLanes) ? 2 : leadsInSeaLanes(g, side) ? 1 : 0)

/** 10.4.1: both flashpoints and more countries of Africa win when Africa is scored by its card. */
function winnerInAfrica(g: State, scored: number): Side | -1 {
  if (scored !== region('africa')) return -1
  const holds = (side: Side): boolean => controls(g, side, Ethiopia) && controls(g, side, Somalia)
  const countries = ([US, USSR] as const).map((side) => countControlled(g, side, Africa))
  if (holds(US) && countries[US]! > countries[USSR]!) return US
  return holds(USSR) && countries[USSR]! > countries[US]! ? USSR : -1
}

/** 3.0 */
const setup: Setup = {
  turn: 1,
  defcon: 4,
  vp: 0,
  space: [0, 0],
  holder: US,
  influence: [
    [Somalia, 0, 1],
    [SouthYemen, 0, 1],
    [Ethiopia, 1, 0],
    [SaudiArabia, 1, 0],
  ],
  free: [],
  inForce: [],
  isRemoved: () => false,
}

export const tables: Omit<Tables, 'passing'> = {
  options: table,
  scenarios: [STANDARD],
  turns: 2,
  winningVp: 10,
  eraOfTurn: (turn) => (turn === 1 ? Era.Mid : Era.Late),
  handSize: () => 9,
  rounds: () => 7,
  extraRounds: 8,
  eventCoupsEarn: true,
  remembersControl: true,
  closed: [0, 0, bits('middle-east'), bits('middle-east'), 0, 0],
  closedRule: '8.1.7',
  scores: [
    { presence: 1, domination: 3, control: 4 },
    { presence: 3, domination: 5, control: 7 },
  ],
  finalScoring: [region('africa'), region('middle-east')],
  spaceBoxes: [
    { ops: 0, roll: 0, vp: [0, 0] },
    { ops: 2, roll: 4, vp: [0, 0] },
    { ops: 2, roll: 3, vp: [2, 1] },
    { ops: 3, roll: 4, vp: [3, 0] },
  ],
  abilities: { secondCard: -1, opponentHeadlineFirst: -1, discardHeld: -1, extraRound: -1 },
  setup: () => setup,
  edition: () => ({ discardsHeld: 1, showsHandAtTheEnd: true, showsWholeCards: false }),
  coupPrelude: (country) => (country.flashpoint ? 'flashpoint' : null),
  afterHeadline: 'after-headline',
  spaceReward: (_g, _side, box, first) => (box === DRAW_BOX && first ? 'space-draw' : null),
  adjustScore: (g, [us, ussr]) => [withSeaLanes(g, US, us), withSeaLanes(g, USSR, ussr)],
  regionWinner: winnerInAfrica,
  finalBonus: (g) => [seaLanesAtEnd(g, US), seaLanesAtEnd(g, USSR)],
}
