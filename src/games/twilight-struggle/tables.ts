import { STANDARD } from '../../rules/options.ts'
import { Era, type Tables } from '../../rules/ruleset.ts'
import { map } from './map.ts'
import { table } from './options.ts'
import { chineseCivilWar, decides, edition, setup } from './scenarios.ts'

const region = (name: string): number => map.regions.indexOf(name)
const bits = (...names: string[]): number => names.reduce((sum, name) => sum | (1 << region(name)), 0)
const score = (presence: number, domination: number, control: number | null) => ({ presence, domination, control })

/** `passing` is set by the deck, which knows the card's number. */
export const tables: Omit<Tables, 'passing'> = {
  options: table,
  scenarios: [STANDARD, 'late-war'],
  turns: 10,
  winningVp: 20,
  eraOfTurn: (turn) => (turn < 4 ? Era.Early : turn < 8 ? Era.Mid : Era.Late),
  handSize: (turn) => (turn < 4 ? 8 : 9),
  rounds: (turn) => (turn < 4 ? 6 : 7),
  extraRounds: 8,
  eventCoupsEarn: false,
  remembersControl: false,
  closed: [0, 0, bits('europe', 'asia', 'middle-east'), bits('europe', 'asia'), bits('europe'), 0],
  closedRule: '8.1.5',
  scores: map.regions.map(
    (name) =>
      ({
        europe: score(3, 7, null),
        asia: score(3, 7, 9),
        'middle-east': score(3, 5, 7),
        africa: score(1, 4, 6),
        'central-america': score(1, 3, 5),
        'south-america': score(2, 5, 6),
      })[name] ?? null,
  ),
  finalScoring: ['europe', 'asia', 'middle-east', 'africa', 'central-america', 'south-america'].map(region),
  spaceBoxes: [
    { ops: 0, roll: 0, vp: [0, 0] },
    { ops: 2, roll: 3, vp: [2, 1] },
    { ops: 2, roll: 4, vp: [0, 0] },
    { ops: 2, roll: 3, vp: [2, 0] },
    { ops: 2, roll: 4, vp: [0, 0] },
    { ops: 3, roll: 3, vp: [3, 1] },
    { ops: 3, roll: 4, vp: [0, 0] },
    { ops: 3, roll: 3, vp: [4, 2] },
    { ops: 4, roll: 2, vp: [2, 0] },
  ],
  abilities: { secondCard: 2, opponentHeadlineFirst: 4, discardHeld: 6, extraRound: 8 },
  setup,
  edition,
  decides,
}

/** 12.0 */
export const civilWarTables: typeof tables = { ...tables, scenarios: ['chinese-civil-war'], openArea: chineseCivilWar }
