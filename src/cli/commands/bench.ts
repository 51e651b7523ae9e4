/** `hotline bench`: measures the engine in CPU time, beside a fixed loop of arithmetic, so that two runs can be compared. */
import * as engine from '../../index.ts'
import { type GameKind, nameOfKind, rulesOfKind } from '../../records/kinds.ts'
import { phrase } from '../../words/program.ts'
import { type Command, readArguments } from '../args.ts'
import { KIND, kindOf } from '../kind.ts'
import { RECORDED } from './bench/games.ts'
import { type BenchSample, measure, quantile, runnerOf } from './bench/measure.ts'
import { recordGames } from './bench/record.ts'
import type { RecordedKind } from './bench/recorded.ts'
import { type WorkName, type Works, worksOf } from './bench/works.ts'

export const command = {
  name: 'bench',
  help: phrase('command.bench'),
  options: {
    ...KIND,
    seconds: { is: 'number', usual: 15, least: 1, most: 3600, help: phrase('option.bench.seconds') },
    json: { is: 'switch', help: phrase('option.json') },
  },
} as const satisfies Command

export async function bench(args: readonly string[]): Promise<number | null> {
  const wanted = readArguments(command, args)
  if (wanted === null) return null
  const kind = kindOf(wanted)
  const recorded = gamesOf(kind)
  const works = worksOf(engine, recorded)
  const figures = figuresOf(await measure([runnerOf(works)], wanted.seconds))
  const cards = rulesOfKind(kind).cards.length
  const facts: Facts = { cards, games: recorded.games.length, decisionsPerGame: Math.round(works.decisionsPerGame), node: process.version }
  process.stdout.write(wanted.json ? `${JSON.stringify(asJson(kind, facts, figures, works))}\n` : asText(kind, facts, figures, works))
  return 0
}

/** The games recorded in the project; games with other options are recorded on demand. */
const gamesOf = (kind: GameKind): RecordedKind =>
  RECORDED.find((one) => JSON.stringify(one.kind) === JSON.stringify(kind)) ?? recordGames(kind)

interface Facts {
  readonly cards: number
  readonly games: number
  readonly decisionsPerGame: number
  readonly node: string
}

interface Figure {
  readonly key: string
  readonly median: number
  readonly quartiles: readonly [number, number]
  readonly meaning: string
}

function figuresOf(samples: readonly BenchSample[]): readonly Figure[] {
  const figure = (key: string, values: readonly number[], meaning: string): Figure => {
    const [low, median, high] = [0.25, 0.5, 0.75].map((part) => rounded(quantile(values, part))) as [number, number, number]
    return { key, median, quartiles: [low, high], meaning }
  }
  const all = (work: WorkName, value: (speed: number, calibration: number) => number): number[] =>
    samples.filter((sample) => sample.work === work).map(({ speeds, calibration }) => value(speeds[0]!, calibration))
  const perSecond = (work: WorkName): number[] => all(work, (speed) => speed)
  const perMillion = (work: WorkName): number[] => all(work, (speed, calibration) => speed / calibration)
  const timeOf = (work: WorkName, second: number): number[] => all(work, (speed) => second / speed)
  const calibrations = samples.map(({ calibration }) => calibration)
  return [
    figure('inPlace', perSecond('inPlace'), 'decisions a second in place, lists made and moves checked'),
    figure('cloneEvery30', perSecond('cloneEvery30'), 'decisions a second with a clone every 30'),
    figure('calibration', calibrations, 'million steps a second of the calibration loop'),
    figure('inPlacePerCalibration', perMillion('inPlace'), 'decisions in place for each million steps (compare this between runs)'),
    figure('cloneEvery30PerCalibration', perMillion('cloneEvery30'), 'decisions with clones for each million steps'),
    figure('cloneNs', timeOf('clone', 1e9), 'ns a clone'),
    figure('viewNs', timeOf('view', 1e9), 'ns a view'),
    figure('resampleNs', timeOf('resample', 1e9), 'ns a determinization (resample)'),
    figure('replayMs', timeOf('replay', 1000), 'ms a checked replay of a whole game'),
  ]
}

/** A run is less exact than four digits. */
const rounded = (value: number): number => (value >= 1000 ? Math.round(value) : Number(value.toPrecision(4)))

function asJson(kind: GameKind, facts: Facts, figures: readonly Figure[], { stateBytes, stateBytesMost }: Works): object {
  return {
    ...kind,
    ...facts,
    ...Object.fromEntries(figures.map(({ key, median }) => [key, median])),
    stateBytes: Math.round(stateBytes),
    stateBytesMost,
    quartiles: Object.fromEntries(figures.map(({ key, quartiles }) => [key, quartiles])),
  }
}

function asText(kind: GameKind, facts: Facts, figures: readonly Figure[], { stateBytes, stateBytesMost }: Works): string {
  const n = (value: number): string => value.toLocaleString('en').padStart(9)
  return `${[
    `${nameOfKind(kind)}, all ${facts.cards} cards, node ${facts.node}, CPU time`,
    `${facts.games} recorded games of random play without moves that lose at once, ${facts.decisionsPerGame} decisions on average`,
    '',
    '   median  quartiles',
    ...figures.map(({ median, quartiles, meaning }) => `${n(median)} ${quartiles.map(n).join(' ')}  ${meaning}`),
    `${n(Math.round(stateBytes))} ${' '.repeat(19)}  bytes of numbers in a state (at most ${stateBytesMost})`,
  ].join('\n')}\n`
}
