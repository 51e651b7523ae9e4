/**
 * What speaks for a move: facts that its trials show, each weighed by the chance to win that is lost when this one fact is taken back.
 * A fact that is no gain, or that chance brings too seldom, is not said.
 */
import { type Move, other, type Side } from '../../engine/script.ts'
import { rulesOf } from '../../games/index.ts'
import { apply, clone } from '../../rules/api.ts'
import { controller } from '../../rules/board.ts'
import { cardOf, hand, handCount, inHand, isIn, put } from '../../rules/cards.ts'
import { cardOfEffect, isOwnedBy } from '../../rules/effects.ts'
import type { Note } from '../../rules/notes.ts'
import { type Level, levelOf, scoreRegion } from '../../rules/scoring.ts'
import { Phase, type State, Zone } from '../../rules/state.ts'
import type { Why } from '../../words/hint.ts'

/** One trial of a move: a world that the side can't tell from the real one, the moves made in it, and where they lead. */
export interface Trial {
  readonly world: State
  readonly moves: readonly Move[]
  readonly end: State
}

/** All trials of a move; and those of the other answers, where what happens whatever is answered speaks for none of them. */
export interface Evidence {
  readonly trials: readonly Trial[]
  readonly others: readonly Trial[]
  /** Countries that the move itself names: what happens there is its doing. */
  readonly named: readonly number[]
  /** Whether the answers are cards, so that one of them goes and the others stay. */
  readonly isOfCards: boolean
  /** Whether it is a scoring card, which moves no influence: changes on the board are the other headline's doing. */
  readonly isScoring: boolean
}

/** The chance of a side to win in a position. */
export type ChanceIn = (g: State) => number

const MOST = 2
/** A fact is said if it is so in this share of the trials, and if it is so in fewer trials of the other answers by this share. */
const OFTEN = 1 / 3
/** The chance to win that a fact brings at least. */
const LEAST_GAIN = 0.004
/** VP below this are not worth a word. */
const LEAST_VP = 0.5

/** A fact, whether a trial shows it, and the position at its end without it. */
interface Fact {
  readonly why: Why
  readonly isIn: (trial: Trial) => boolean
  readonly takeBack: (g: State, trial: Trial) => void
  /** The countries that it is about, so that two reasons do not say the same. */
  readonly countries: readonly number[]
}

const shareOf = (trials: readonly Trial[], isIn: Fact['isIn']): number => trials.filter(isIn).length / trials.length

const meanOf = (trials: readonly Trial[], of: (trial: Trial) => number): number =>
  trials.reduce((sum, trial) => sum + of(trial), 0) / trials.length

const tenths = (n: number): number => Math.round(n * 10) / 10

/** At most two reasons, the weightier first. */
export function reasonsFor(chanceIn: ChanceIn, side: Side, evidence: Evidence): readonly Why[] {
  const { trials, others, named } = evidence
  const wins = winsOf(side, evidence)
  if (wins !== null) return [wins]
  const weighed = factsOf(side, evidence)
    .flatMap((fact) => {
      const share = shareOf(trials, fact.isIn)
      const usual = others.length === 0 || fact.countries.some((country) => named.includes(country)) ? 0 : shareOf(others, fact.isIn)
      return share < OFTEN || share - usual < OFTEN ? [] : [{ fact, share, gain: meanOf(trials, (trial) => gainOf(chanceIn, fact, trial)) }]
    })
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain)
  const said: typeof weighed = []
  for (const one of weighed) {
    const isSaid = said.some(({ fact }) => fact.countries.some((country) => one.fact.countries.includes(country)))
    if (said.length < MOST && !isSaid) said.push(one)
  }
  return said.map(({ fact: { why }, share }) => ('share' in why ? { ...why, share } : why))
}

function winsOf(side: Side, { trials, others }: Evidence): Why | null {
  const isWon = ({ end }: Trial): boolean => end.result?.winner === side
  const share = shareOf(trials, isWon)
  return share >= OFTEN && (others.length === 0 || share - shareOf(others, isWon) >= OFTEN) ? { key: 'wins', share } : null
}

function gainOf(chanceIn: ChanceIn, fact: Fact, trial: Trial): number {
  if (!fact.isIn(trial) || trial.end.result !== null) return 0
  const without = clone(trial.end)
  fact.takeBack(without, trial)
  return chanceIn(trial.end) - chanceIn(without)
}

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]

function factsOf(side: Side, evidence: Evidence): readonly Fact[] {
  const { world } = evidence.trials[0]!
  const ofBoard = (): Fact[] => [
    ...countriesOf(world).flatMap((country) => factsOfCountry(side, evidence, country)),
    ...rulesOf(world).tables.finalScoring.flatMap((region) => factsOfRegion(side, evidence, region)),
  ]
  const facts = [...(evidence.isScoring ? [] : ofBoard()), ...factsOfCards(side, evidence)]
  // The end of a turn changes the tracks, whatever was played.
  if (evidence.trials.some(isNextTurn) || evidence.others.some(isNextTurn)) return facts
  return [...facts, ...factsOfTracks(side, evidence), ...factsOfEffects(side, evidence)]
}

const isNextTurn = ({ world, end }: Trial): boolean => world.turn !== end.turn || end.phase === Phase.Cleanup

// ---- countries

const countriesOf = (g: State): readonly number[] => rulesOf(g).map.all

const leadOf = ({ influence }: State, side: Side, country: number): number =>
  influence[country * 2 + side]! - influence[country * 2 + other(side)]!

function restore(g: State, from: State, country: number): void {
  for (const at of [country * 2, country * 2 + 1]) g.influence[at] = from.influence[at]!
}

function factsOfCountry(side: Side, { trials, others }: Evidence, country: number): Fact[] {
  const them = other(side)
  const takeBack: Fact['takeBack'] = (g, { world }) => restore(g, world, country)
  const of = (key: CountryKey, isIn: Fact['isIn']): Fact[] =>
    trials.some(isIn)
      ? [
          {
            why: { key, country, share: 1, ...worthOf(side, trials.filter(isIn), country, takeBack) },
            isIn,
            takeBack,
            countries: [country],
          },
        ]
      : []
  const is = (g: State, by: Side | -1): boolean => controller(g, country) === by
  const isSame = ({ world, end }: Trial): boolean => controller(world, country) === controller(end, country)
  const rises = ({ world, end }: Trial, who: Side): boolean => end.influence[country * 2 + who]! > world.influence[country * 2 + who]!
  const falls = ({ world, end }: Trial): boolean => end.influence[country * 2 + them]! < world.influence[country * 2 + them]!
  const leads = ({ world, end }: Trial): boolean => leadOf(end, side, country) > leadOf(world, side, country)
  const facts = [
    ...of('takes', ({ world, end }) => !is(world, side) && is(end, side)),
    ...of('breaks', ({ world, end }) => is(world, them) && is(end, -1)),
    ...of('strengthens', (trial) => isSame(trial) && leads(trial) && rises(trial, side)),
    ...of('weakens', (trial) => isSame(trial) && falls(trial)),
  ]
  return [...facts, ...kept(side, trials, others, country)]
}

type CountryKey = 'takes' | 'breaks' | 'strengthens' | 'weakens'

/** A country that stays under control, while the other answers lose it. */
function kept(side: Side, trials: readonly Trial[], others: readonly Trial[], country: number): Fact[] {
  const isKept = ({ world, end }: Trial): boolean => controller(world, country) === side && controller(end, country) === side
  const lost = others.filter((trial) => !isKept(trial))
  if (lost.length === 0 || !trials.every(isKept)) return []
  const takeBack: Fact['takeBack'] = (g) => restore(g, lost[0]!.end, country)
  return [{ why: { key: 'keeps', country, ...worthOf(side, trials, country, takeBack) }, isIn: isKept, takeBack, countries: [country] }]
}

interface Worth {
  readonly vp?: number
  readonly region?: number
}

/** What a country is worth in the region where it scores most, in VP, on average. */
function worthOf(side: Side, trials: readonly Trial[], country: number, takeBack: Fact['takeBack']): Worth {
  const { map, tables } = rulesOf(trials[0]!.world)
  const best = tables.finalScoring
    .filter((region) => (map.countries[country]!.regions >> region) & 1)
    .map((region) => ({ region, vp: tenths(meanOf(trials, (trial) => scoreGain(side, trial, region, takeBack))) }))
    .reduce<Required<Worth> | null>((most, one) => (most === null || one.vp > most.vp ? one : most), null)
  return best !== null && best.vp >= LEAST_VP ? best : {}
}

function scoreGain(side: Side, trial: Trial, region: number, takeBack: Fact['takeBack']): number {
  const without = clone(trial.end)
  takeBack(without, trial)
  return scoreOf(trial.end, region, side) - scoreOf(without, region, side)
}

function scoreOf(g: State, region: number, side: Side): number {
  const { sides, winner } = scoreRegion(g, region)
  // Control of this region is no score: it wins the game.
  return winner >= 0 ? 0 : sides[side].vp - sides[other(side)].vp
}

// ---- regions

const LEVELS: readonly Level[] = ['none', 'presence', 'domination', 'control']

function factsOfRegion(side: Side, { trials }: Evidence, region: number): Fact[] {
  const rank = (g: State, who: Side): number => LEVELS.indexOf(levelOf(g, region, who))
  const countries = countriesOf(trials[0]!.world).filter(
    (country) => (rulesOf(trials[0]!.world).map.countries[country]!.regions >> region) & 1,
  )
  const takeBack: Fact['takeBack'] = (g, { world }) => {
    for (const country of countries) restore(g, world, country)
  }
  const them = other(side)
  const gained = unique(trials.filter(({ world, end }) => rank(end, side) > rank(world, side)).map(({ end }) => rank(end, side)))
  const lost = unique(trials.filter(({ world, end }) => rank(end, them) < rank(world, them)).map(({ world }) => rank(world, them)))
  return [
    ...gained.map(
      (to): Fact => ({
        why: { key: 'level', region, level: LEVELS[to] as ScoredLevel, share: 1 },
        isIn: ({ world, end }) => rank(end, side) === to && rank(world, side) < to,
        takeBack,
        countries,
      }),
    ),
    ...lost.map(
      (from): Fact => ({
        why: { key: 'denies', region, level: LEVELS[from] as ScoredLevel, share: 1 },
        isIn: ({ world, end }) => rank(world, them) === from && rank(end, them) < from,
        takeBack,
        countries,
      }),
    ),
  ]
}

type ScoredLevel = Exclude<Level, 'none'>

// ---- tracks

function factsOfTracks(side: Side, evidence: Evidence): Fact[] {
  const { trials } = evidence
  const { world } = trials[0]!
  const them = other(side)
  const fact = (why: Why, isIn: Fact['isIn'], takeBack: Fact['takeBack']): Fact => ({ why, isIn, takeBack, countries: [] })
  const levels = unique(trials.map(({ end }) => end.defcon)).filter((level) => level !== world.defcon && level > 1)
  const milops = unique(trials.map(({ end }) => end.milops[side]!)).filter((n) => n > world.milops[side]!)
  return [
    ...vpOf(side, evidence),
    ...levels.flatMap((level) => {
      const isTheirs = ({ end }: Trial): boolean => end.phase === Phase.Action && end.phasing === them
      const takeBack: Fact['takeBack'] = (g) => {
        g.defcon = world.defcon
      }
      return [
        fact({ key: 'defcon-theirs', n: level, share: 1 }, (trial) => trial.end.defcon === level && isTheirs(trial), takeBack),
        fact(
          { key: 'defcon', n: level, up: level > world.defcon, share: 1 },
          (trial) => trial.end.defcon === level && !isTheirs(trial),
          takeBack,
        ),
      ]
    }),
    ...(world.milops[side]! < world.defcon ? milops : []).map((n) =>
      fact(
        { key: 'military', n, share: 1 },
        ({ end }) => end.milops[side] === n,
        (g) => {
          g.milops[side] = world.milops[side]!
        },
      ),
    ),
    fact(
      { key: 'space', share: 1 },
      ({ end }) => end.space[side]! > world.space[side]!,
      (g) => {
        g.space[side] = world.space[side]!
      },
    ),
    fact(
      { key: 'passing', share: 1 },
      ({ end }) => world.holder !== side && end.holder === side,
      (g) => {
        g.holder = world.holder
        g.ready = world.ready
      },
    ),
  ]
}

/** VP are said on average. */
function vpOf(side: Side, { trials, others }: Evidence): Fact[] {
  const gained = ({ world, end }: Trial): number => (side === 0 ? end.vp - world.vp : world.vp - end.vp)
  const n = tenths(meanOf(trials, gained))
  if (n < LEAST_VP || (others.length > 0 && n - meanOf(others, gained) < LEAST_VP)) return []
  const takeBack: Fact['takeBack'] = (g, { world }) => {
    g.vp = world.vp
  }
  // Whether the other answers bring fewer has been looked at.
  const isIn: Fact['isIn'] = (trial) => trials.includes(trial)
  return [{ why: { key: 'vp', n }, isIn, takeBack, countries: [] }]
}

// ---- effects in play

const hasEffect = ({ effects }: State, card: number, side: Side): boolean =>
  effects.some((effect) => cardOfEffect(effect) === card && isOwnedBy(effect, side))

function factsOfEffects(side: Side, { trials }: Evidence): Fact[] {
  const them = other(side)
  const cards = unique(trials.flatMap(({ world, end }) => [...world.effects, ...end.effects].map(cardOfEffect)))
  const takeBack: Fact['takeBack'] = (g, { world }) => {
    g.effects = world.effects.slice()
  }
  return cards.flatMap((card): Fact[] => [
    {
      why: { key: 'begins', card, share: 1 },
      isIn: ({ world, end }) => !hasEffect(world, card, side) && hasEffect(end, card, side),
      takeBack,
      countries: [],
    },
    {
      why: { key: 'ends', card, share: 1 },
      isIn: ({ world, end }) => hasEffect(world, card, them) && !hasEffect(end, card, them),
      takeBack,
      countries: [],
    },
  ])
}

// ---- cards

function factsOfCards(side: Side, { trials, others, isOfCards }: Evidence): Fact[] {
  const { world } = trials[0]!
  const them = other(side)
  const own = hand(world, side)
  const rid = own
    .filter((card) => cardOf(world, card).side === them && trials.some(({ end }) => isIn(end, card, Zone.Discard)))
    .map(
      (card): Fact => ({
        why: { key: 'rid-of', card, share: 1 },
        isIn: (trial) => isIn(trial.end, card, Zone.Discard) && !hasHappened(trial, card),
        takeBack: (g) => put(g, card, Zone.Hand + side),
        countries: [],
      }),
    )
  const holds = (isOfCards ? own : [])
    .filter((card) => others.some(({ end }) => !inHand(end, side, card)) && trials.every(({ end }) => inHand(end, side, card)))
    .map(
      (card): Fact => ({
        why: { key: 'holds', card },
        isIn: ({ end }) => inHand(end, side, card),
        takeBack: (g) => put(g, card, Zone.Discard),
        countries: [],
      }),
    )
  const lost = ({ world, end }: Trial): readonly number[] => hand(world, them).filter((card) => !inHand(end, them, card))
  const costs: Fact = {
    why: { key: 'costs-card', share: 1 },
    isIn: (trial) => !isNextTurn(trial) && handCount(trial.end, them) < handCount(trial.world, them),
    takeBack: (g, trial) => {
      for (const card of lost(trial)) put(g, card, Zone.Hand + them)
    },
    countries: [],
  }
  return [...rid, ...holds, costs]
}

/** Whether the event of the card happened in the trial: its moves are made again, and what they note is read. */
function hasHappened({ world, moves }: Trial, card: number): boolean {
  const g = clone(world)
  const notes: Note[] = []
  for (const move of moves) apply(g, move, notes)
  return notes.some((note) => note.key === 'event' && note.card === card)
}
