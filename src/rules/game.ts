/** Makes a game's tables into rules, and a new game out of rules and options. */
import { run, type Script, US, USSR } from '../engine/script.ts'
import { BITS, WORDS_A_SET } from './board.ts'
import { put } from './cards.ts'
import { operationScripts } from './operations.ts'
import { BadOptions, DEFAULTS, type Options, type Readings } from './options.ts'
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

export interface NewGame extends Partial<Omit<Options, 'readings'>> {
  readonly game: string
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

const READINGS: { readonly [K in keyof Readings]: readonly Readings[K][] } = {
  wargamesTie: ['draw', 'opponent'],
  heldScoringCheck: ['after-military-operations', 'before-military-operations'],
  bothHeldScoring: ['draw', 'score-decides'],
  regionalPoint: ['before-lower-limit', 'after-lower-limit'],
  missileEnvyValue: ['holder', 'player'],
  glasnostEndsReformer: [false, true],
  flowerPowerPreventedWar: ['exempt', 'counted'],
  shuttleBorderBonus: ['lost', 'kept'],
  iranContra: ['every-realignment', 'own-realignments'],
  missileEnvyHeadlineSpace: [false, true],
  heroTakesScoring: [true, false],
}

function checkOptions(wanted: NewGame): Options {
  const { game: _game, readings = {}, ...rest } = wanted
  for (const key of Object.keys(rest)) if (!Object.hasOwn(DEFAULTS, key)) throw new BadOptions(`no option is named ${key}`)
  if (typeof readings !== 'object' || readings === null || Array.isArray(readings))
    throw new BadOptions('readings is an object: the name of each reading and its value')
  for (const [key, value] of Object.entries(readings)) {
    if (!Object.hasOwn(READINGS, key)) throw new BadOptions(`no reading is named ${key}`)
    const known: readonly unknown[] = READINGS[key as keyof Readings]
    if (!known.includes(value)) throw new BadOptions(`${key} is one of ${known.join(', ')}, not ${String(value)}`)
  }
  const options: Options = { ...DEFAULTS, ...rest, readings: { ...DEFAULTS.readings, ...readings } }
  for (const key of ['optionalCards', 'mix', 'showHeldCards'] as const)
    if (typeof options[key] !== 'boolean') throw new BadOptions(`${key} is true or false`)
  const { handicap } = options
  if (!Array.isArray(handicap) || handicap.length !== 2 || handicap.some((n) => !Number.isInteger(n) || n < 0 || n > 20))
    throw new BadOptions('handicap is two whole numbers from 0 to 20, US and USSR')
  return options
}
