/** Makes a game's tables into rules, and a new game out of rules and options. */
import { run, type Script, US, USSR } from '../engine/script.ts'
import { BITS, WORDS_A_SET } from './board.ts'
import { put } from './cards.ts'
import { operationScripts } from './operations.ts'
import {
  BadOptions,
  CHOICES,
  type Choice,
  DEFAULTS,
  MOST_HANDICAP,
  type Options,
  READINGS,
  type Readings,
  VARIANTS,
  type Variants,
} from './options.ts'
import { playScripts } from './play.ts'
import { type Card, type Country, type GameMap, type Rules, register, rulesNamed, type Tables } from './ruleset.ts'
import { scoringScripts } from './scoring.ts'
import { Phase, type State, Zone } from './state.ts'
import { firstFrame, turnScripts } from './turn.ts'
import { allPicks } from './vocabulary.ts'

export interface CountryFacts {
  readonly id: string
  readonly regions: readonly string[]
  readonly stability: number
  readonly battleground: boolean
  readonly flashpoint?: boolean
  readonly area?: boolean
  /** Ids of countries, `us` and `ussr`. */
  readonly adjacent: readonly string[]
}

/** A map over an atlas: the order of the countries is the atlas's, so that a card means the same country on every map. */
export function makeMap(atlas: readonly string[], regions: readonly string[], facts: readonly CountryFacts[]): GameMap {
  const number = (id: string): number => {
    const n = atlas.indexOf(id)
    if (n < 0) throw new Error(`the atlas has no ${id}`)
    return n
  }
  const countries: (Country | undefined)[] = atlas.map(() => undefined)
  const around = Array.from({ length: atlas.length * WORDS_A_SET }, () => 0)
  const home = [US, USSR].map(() => Array.from({ length: WORDS_A_SET }, () => 0))
  const mark = (words: number[], from: number, country: number): void => {
    words[from + Math.floor(country / BITS)]! |= 1 << (country % BITS)
  }
  for (const c of facts) {
    const n = number(c.id)
    const neighbours = c.adjacent.filter((id) => id !== 'us' && id !== 'ussr').map(number)
    const borders = (c.adjacent.includes('us') ? 1 : 0) | (c.adjacent.includes('ussr') ? 2 : 0)
    const bits = c.regions.reduce((sum, name) => sum | (1 << regions.indexOf(name)), 0)
    const { flashpoint = false, area = false } = c
    countries[n] = { id: c.id, regions: bits, stability: c.stability, battleground: c.battleground, flashpoint, area, neighbours, borders }
    mark(around, n * WORDS_A_SET, n)
    for (const neighbour of neighbours) mark(around, n * WORDS_A_SET, neighbour)
    for (const side of [US, USSR]) if (area || (borders >> side) & 1) mark(home[side]!, 0, n)
  }
  return {
    countries,
    all: facts
      .filter((c) => c.area !== true)
      .map((c) => number(c.id))
      .sort((a, b) => a - b),
    regions,
    around,
    home,
  }
}

export function makeRules(
  id: string,
  version: number,
  map: GameMap,
  cards: readonly Card[],
  tables: Tables,
  more: Readonly<Record<string, Script<State>>> = {},
): Rules {
  const scripts = new Map<string, Script<State>>(
    Object.entries({ ...operationScripts, ...playScripts, ...scoringScripts, ...turnScripts, ...more }),
  )
  for (const card of cards) {
    scripts.set(`event/${card.id}`, card.event)
    for (const [name, script] of Object.entries(card.scripts)) scripts.set(`${card.id}/${name}`, script)
  }
  const cardNumbers = new Map(cards.map((card, i) => [card.id, i]))
  return register({ id, version, map, cards, tables, scripts, picks: allPicks({ map, cards }), cardNumbers })
}

export interface NewGame extends Partial<Omit<Options, 'variants' | 'readings'>> {
  readonly game: string
  readonly variants?: Partial<Variants>
  readonly readings?: Partial<Readings>
}

/** The rules of a game mixed with the other one are named after it. */
const MIXED = '-mixed'

/** A new game, at its first question. */
export function newGame(wanted: NewGame): State {
  const mixed = wanted.mix === true && rulesNamed(`${wanted.game}${MIXED}`) !== undefined
  const rules = rulesNamed(mixed ? `${wanted.game}${MIXED}` : wanted.game)
  if (rules === undefined) throw new BadOptions(`no game is named ${JSON.stringify(wanted.game)}`)
  const options = checkOptions(wanted)
  if (options.mix !== (rules.tables.mixing !== undefined))
    throw new BadOptions(options.mix ? `${rules.id} can't be mixed with another game` : `${rules.id} is a mixed game: it needs mix: true`)
  const g: State = {
    game: rules.id,
    options,
    turn: 1,
    round: 0,
    phase: Phase.Setup,
    phasing: USSR,
    defcon: rules.tables.startDefcon,
    alarm: 0,
    vp: 0,
    milops: [0, 0],
    space: [0, 0],
    spaced: [0, 0],
    holder: rules.tables.passing.holder,
    ready: 1,
    influence: Array.from({ length: rules.map.countries.length * 2 }, () => 0),
    place: rules.cards.map(() => Zone.Absent),
    counts: Array.from({ length: Zone.Reserve + 1 }, (_, zone) => (zone === Zone.Absent ? rules.cards.length : 0)),
    effects: [],
    hooks: 0,
    altered: [],
    markers: [],
    held: [],
    under: [],
    reach: Array.from({ length: WORDS_A_SET * 2 }, () => 0),
    frames: [],
    result: null,
  }
  for (const [country, us, ussr] of rules.tables.setup.influence) {
    g.influence[country * 2] = us
    g.influence[country * 2 + 1] = ussr
  }
  const era = rules.tables.eraOfTurn(1)
  rules.cards.forEach((card, i) => {
    const absent = card.optional && !options.optionalCards
    const reserve = rules.tables.mixing?.cards.includes(i) ?? false
    put(
      g,
      i,
      i === rules.tables.passing.card
        ? Zone.Passing
        : absent
          ? Zone.Absent
          : reserve
            ? Zone.Reserve
            : card.era > era
              ? Zone.Later
              : Zone.Deck,
    )
  })
  g.frames.push(firstFrame(g))
  run(rules.scripts, g)
  return g
}

/** The value of each choice: the wanted one where it is among the known ones, the default where none is wanted. */
function choose<T extends object>(choices: Readonly<Record<string, Choice>>, usual: T, wanted: object): T {
  for (const [key, value] of Object.entries(wanted)) {
    if (value === undefined) continue
    if (!Object.hasOwn(choices, key)) throw new BadOptions(`no option is named ${key}; there is ${Object.keys(choices).join(', ')}`)
    const known: readonly unknown[] = choices[key]!.values
    if (!known.includes(value)) throw new BadOptions(`${key} is one of ${known.join(', ')}, not ${String(value)}`)
  }
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  return { ...usual, ...given }
}

function group(name: string, wanted: unknown): object {
  if (wanted === undefined) return {}
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    throw new BadOptions(`${name} is an object: the name of each and its value`)
  return wanted
}

function checkOptions(wanted: NewGame): Options {
  const { game: _game, readings, variants, handicap = DEFAULTS.handicap, ...rest } = wanted
  const { handicap: _handicap, variants: usualVariants, readings: usualReadings, ...usual } = DEFAULTS
  const options: Options = {
    ...choose(CHOICES, { ...usual, optionalCards: wanted.edition !== 'second' }, rest),
    handicap,
    variants: choose(VARIANTS, usualVariants, group('variants', variants)),
    readings: choose(READINGS, usualReadings, group('readings', readings)),
  }
  if (!Array.isArray(handicap) || handicap.length !== 2 || handicap.some((n) => !Number.isInteger(n) || n < 0 || n > MOST_HANDICAP))
    throw new BadOptions(`handicap is two whole numbers from 0 to ${MOST_HANDICAP}, US and USSR`)
  return options
}
