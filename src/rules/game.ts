/** Makes a game's tables into rules, and a new game out of rules and options. */
import { run, type Script, US, USSR } from '../engine/script.ts'
import { callBidding } from './bidding.ts'
import { BITS, WORDS_A_SET } from './board.ts'
import { put } from './cards.ts'
import { begin } from './effects.ts'
import { operationScripts } from './operations/choice.ts'
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
import { type Position, refuseIfOver, setUpFrom } from './position.ts'
import { type Card, type Country, type GameMap, gameOf, type Rules, rulesFor, rulesNamed, type Tables } from './ruleset.ts'
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
    for (const side of [US, USSR]) if ((area && borders === 0) || (borders >> side) & 1) mark(home[side]!, 0, n)
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
  return { id, version, map, cards, tables, scripts, picks: allPicks({ map, cards }), cardNumbers }
}

export interface NewGame extends Partial<Omit<Options, 'variants' | 'readings'>> {
  readonly game: string
  readonly variants?: Partial<Variants>
  readonly readings?: Partial<Readings>
}

/** A new game, at its first question: from the beginning, or from a position. Throws `BadOptions` or `BadPosition`. */
export function newGame(wanted: NewGame, position?: Position): State {
  const named = rulesNamed(wanted.game)
  if (named === undefined) throw new BadOptions(`no game is named ${JSON.stringify(wanted.game)}`)
  const options = checkOptions(wanted, named)
  const rules = chooseRules(named, options)
  const setup = rules.tables.setup(options)
  const g: State = {
    game: rules.id,
    options,
    turn: setup.turn,
    round: 0,
    phase: Phase.Setup,
    phasing: USSR,
    defcon: setup.defcon,
    alarm: 0,
    vp: setup.vp,
    milops: [0, 0],
    space: [...setup.space],
    spaced: [0, 0],
    holder: setup.holder,
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
    bids: [],
    swapped: 0,
    reach: Array.from({ length: WORDS_A_SET * 2 }, () => 0),
    frames: [],
    result: null,
  }
  for (const [country, us, ussr] of setup.influence) {
    g.influence[country * 2] = us
    g.influence[country * 2 + 1] = ussr
  }
  const era = rules.tables.eraOfTurn(setup.turn)
  const zoneAtStart = (card: Card, n: number): number => {
    if (n === rules.tables.passing.card) return Zone.Passing
    if ((card.optional && !options.optionalCards) || (card.promo && !options.promoCards)) return Zone.Absent
    if (rules.tables.mixing?.cards.includes(n) === true) return Zone.Reserve
    if (setup.isRemoved(card)) return Zone.Removed
    return card.era > era ? Zone.Later : Zone.Deck
  }
  rules.cards.forEach((card, n) => put(g, n, zoneAtStart(card, n)))
  for (const [card, owner] of setup.inForce) begin(g, rules.cardNumbers.get(card)!, owner)
  if (position === undefined) {
    g.frames.push(firstFrame(g))
    if (options.bidding) callBidding(g)
  } else {
    refuseBeforePosition(options)
    setUpFrom(g, position)
  }
  run(rules.scripts, g)
  if (position !== undefined) refuseIfOver(g)
  return g
}

/** The rules that play these options: a game has others where it is mixed, or where a scenario has a map of its own. */
function chooseRules(named: Rules, { mix, scenario }: Options): Rules {
  const game = gameOf(named)
  const found = rulesFor(game, mix, scenario)
  if (found === undefined)
    throw new BadOptions(mix ? `${named.id} can't be mixed with another game` : `${game} has no scenario ${scenario}`)
  if (named.id === game || named === found) return found
  const needs = (named.tables.mixing !== undefined) === mix ? `scenario: ${named.tables.scenarios.join(' or ')}` : `mix: ${!mix}`
  throw new BadOptions(`${named.id} can't be played so: it needs ${needs}`)
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

function checkOptions(wanted: NewGame, rules: Rules): Options {
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
  refuseContradictions(options, gameOf(rules))
  return options
}

/** Options that can't all be had. Each message says what to leave out. */
function refuseContradictions(options: Options, game: string): void {
  for (const key of Object.keys(CHOICES) as (keyof typeof CHOICES)[]) {
    const { game: of } = CHOICES[key]
    const value = options[key]
    // What a game does not have may be left out of it all the same.
    if (of !== undefined && of !== game && value !== DEFAULTS[key] && value !== false)
      throw new BadOptions(`${key}: ${value} is for ${of}, not for ${game}; leave ${key} out`)
  }
  if (options.edition === 'second' && options.optionalCards)
    throw new BadOptions('the second edition has no optional cards; leave optionalCards out, or play the deluxe edition')
  if (options.bidding && options.handicap.some((n) => n > 0))
    throw new BadOptions('with bidding the bids give the extra influence; leave out either bidding or handicap')
}

/** A position says itself how the game begins. */
function refuseBeforePosition({ scenario, bidding, handicap }: Options): void {
  if (scenario !== 'standard') throw new BadOptions(`a game from a position has no scenario ${scenario}; leave out either of them`)
  if (bidding) throw new BadOptions('a game from a position has no bidding: its influence is placed; leave out either of them')
  if (handicap.some((n) => n > 0)) throw new BadOptions('a position has its extra influence on the map already; leave out the handicap')
}
