/** `hotline bench`: measures the engine on one core, beside a fixed loop of arithmetic, so that two runs can be compared. */
import { careful } from '../bots/careful.ts'
import { playGame } from '../bots/driver.ts'
import { seedOfGame } from '../bots/generator.ts'
import { Broken, type Move, US } from '../engine/script.ts'
import { apply, asked, clone, decision, newGame, view } from '../rules/api.ts'
import type { State } from '../rules/state.ts'
import { type Command, readArguments } from './args.ts'
import { KIND, type Kind, kindOf, nameOfKind, rulesOfKind } from './surroundings.ts'

export const command = {
  name: 'bench',
  help: 'measures the speed of the engine on one core',
  options: {
    ...KIND,
    seconds: { is: 'number', usual: 15, least: 1, most: 3600, help: 'how long to measure, about' },
    json: { is: 'switch', help: 'print the results as JSON' },
  },
} as const satisfies Command

/** What is measured: games of the careful player to their ends, recorded beforehand so that its thinking is not timed. */
const SEED = 1
const RECORDED = 20
const CLONE_EVERY = 30
/** Rounds in which everything is measured in turn; the best counts, because others on the machine only ever slow one down. */
const ROUNDS = 8

interface Measured {
  /** Decisions a second, those to chance included: asked, listed, checked and applied. */
  readonly inPlace: number
  /** The same, going on in a clone after every 30 decisions. */
  readonly cloneEvery30: number
  /** Millions of steps a second of the arithmetic loop. */
  readonly calibration: number
  /** `inPlace` for each million steps of calibration: the figure to compare between runs. */
  readonly inPlacePerCalibration: number
  readonly cloneEvery30PerCalibration: number
  readonly cloneNs: number
  readonly viewNs: number
  /** A checked replay of one whole game, without lists. */
  readonly replayMs: number
  /** Numbers in a state, 8 bytes each: mean and greatest. */
  readonly stateBytes: number
  readonly stateBytesMost: number
}

interface Results extends Measured {
  readonly cards: number
  readonly player: string
  readonly games: number
  readonly decisionsPerGame: number
  readonly node: string
}

export function bench(args: readonly string[]): number | null {
  const wanted = readArguments(command, args)
  if (wanted === null) return null
  const kind = kindOf(wanted)
  const recorded = Array.from({ length: RECORDED }, (_, i) => record(kind, i))
  const results: Results = {
    cards: rulesOfKind(kind).cards.length,
    player: 'careful: random, without moves that lose at once',
    games: RECORDED,
    decisionsPerGame: Math.round(recorded.reduce((n, { log }) => n + log.length, 0) / RECORDED),
    node: process.version,
    ...measure(kind, recorded, wanted.seconds),
  }
  process.stdout.write(wanted.json ? `${JSON.stringify({ ...kind, ...results })}\n` : asText(kind, results))
  return 0
}

/** A game as the place of each answer in its list of legal moves, so that playing it again makes and reads every list. */
interface Recorded {
  readonly log: readonly Move[]
  readonly places: readonly number[]
}

function record(kind: Kind, number: number): Recorded {
  const log: Move[] = []
  playGame(kind, [careful, careful], seedOfGame(SEED, number), log)
  const g = newGame(kind)
  const places = log.map((move) => {
    const place = decision(g, move.by)!.moves.indexOf(move.pick)
    apply(g, move)
    return place
  })
  return { log, places }
}

/** Plays a recorded game: who is asked, what the legal moves are, one of them, checked. */
function play(kind: Kind, { log, places }: Recorded, cloneEvery: number): void {
  let g = newGame(kind)
  for (let i = 0; i < places.length; i++) {
    const bits = asked(g)
    const by = log[i]!.by
    if ((bits & (1 << by)) === 0) throw new Broken('the recorded game goes another way')
    const { moves } = decision(g, by)!
    apply(g, { by, pick: moves[places[i]!]! })
    if (cloneEvery > 0 && i % cloneEvery === cloneEvery - 1) g = clone(g)
  }
  if (g.result === null) throw new Broken('the recorded game goes another way')
}

function replay(kind: Kind, { log }: Recorded): void {
  const g = newGame(kind)
  for (let i = 0; i < log.length; i++) apply(g, log[i]!)
}

/** Takes what a loop works out, so that the compiler does not leave it out as useless. */
const kept = [0]

const STEPS = 2_000_000
/** Arithmetic on whole numbers that no compiler can shorten: each step needs the one before. */
function arithmetic(): void {
  let a = 1
  let b = 0
  for (let i = 0; i < STEPS; i++) {
    a = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) + i
    b = (b + (a >>> 3)) | 0
  }
  kept[0] = b
}

/** Repeats the work for a while; returns how often it was done in a second. */
function rate(milliseconds: number, work: () => void): number {
  const start = performance.now()
  let times = 0
  let now = start
  while (now - start < milliseconds) {
    work()
    times++
    now = performance.now()
  }
  return (times * 1000) / (now - start)
}

function measure(kind: Kind, recorded: readonly Recorded[], seconds: number): Measured {
  const decisions = recorded.reduce((n, { log }) => n + log.length, 0)
  const positions = recorded.map((one) => middleOf(kind, one))
  const all = (work: (one: Recorded) => void) => (): void => recorded.forEach(work)
  const works = {
    calibration: arithmetic,
    inPlace: all((one) => play(kind, one, 0)),
    cloneEvery30: all((one) => play(kind, one, CLONE_EVERY)),
    clone: () => {
      for (const g of positions) kept[0] = clone(g).turn
    },
    view: () => {
      for (const g of positions) kept[0] = view(g, US).deck
    },
    replay: all((one) => replay(kind, one)),
  }
  const slice = (seconds * 1000) / (ROUNDS * Object.keys(works).length)
  const rates = new Map<string, number[]>(Object.keys(works).map((name) => [name, []]))
  for (const work of Object.values(works)) rate(slice / 2, work)
  for (let round = 0; round < ROUNDS; round++) for (const [name, work] of Object.entries(works)) rates.get(name)!.push(rate(slice, work))
  const best = (name: keyof typeof works): number => Math.max(...rates.get(name)!)
  const calibration = (best('calibration') * STEPS) / 1e6
  const inPlace = best('inPlace') * decisions
  const cloneEvery30 = best('cloneEvery30') * decisions
  const bytes = positions.map((g) => 8 * numbersIn(g))
  return {
    inPlace: Math.round(inPlace),
    cloneEvery30: Math.round(cloneEvery30),
    calibration: round1(calibration),
    inPlacePerCalibration: Math.round(inPlace / calibration),
    cloneEvery30PerCalibration: Math.round(cloneEvery30 / calibration),
    cloneNs: Math.round(1e9 / (best('clone') * positions.length)),
    viewNs: Math.round(1e9 / (best('view') * positions.length)),
    replayMs: Number((1000 / (best('replay') * recorded.length)).toFixed(3)),
    stateBytes: Math.round(bytes.reduce((a, b) => a + b, 0) / bytes.length),
    stateBytesMost: Math.max(...bytes),
  }
}

const round1 = (n: number): number => Math.round(n * 10) / 10

function middleOf(kind: Kind, { log }: Recorded): State {
  const g = newGame(kind)
  for (const move of log.slice(0, log.length >> 1)) apply(g, move)
  return g
}

function numbersIn(value: unknown): number {
  if (typeof value === 'number') return 1
  return typeof value === 'object' && value !== null ? Object.values(value).reduce((n: number, part) => n + numbersIn(part), 0) : 0
}

function asText(kind: Kind, results: Results): string {
  const n = (value: number): string => value.toLocaleString('en').padStart(12)
  return `${[
    `${nameOfKind(kind)}, all ${results.cards} cards, node ${results.node}, one core`,
    `player: ${results.player}; ${results.games} whole games of ${results.decisionsPerGame} decisions on average`,
    '',
    `${n(results.inPlace)} decisions a second in place, lists made and moves checked`,
    `${n(results.cloneEvery30)} decisions a second with a clone every 30`,
    `${n(results.calibration)} million steps a second of the calibration loop`,
    `${n(results.inPlacePerCalibration)} decisions in place for each million steps (compare this between runs)`,
    `${n(results.cloneEvery30PerCalibration)} decisions with clones for each million steps`,
    `${n(results.cloneNs)} ns a clone`,
    `${n(results.viewNs)} ns a view`,
    `${n(results.replayMs)} ms a checked replay of a whole game`,
    `${n(results.stateBytes)} bytes of numbers in a state (at most ${results.stateBytesMost})`,
  ].join('\n')}\n`
}
