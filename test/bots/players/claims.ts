/**
 * Checks what a hint says against positions, without any code of the hints: the moves of each trial are made again by the rules, and each
 * reason is looked for in the positions before and after.
 */
import type { Advice } from '../../../src/bots/players/hints.ts'
import { other, type Side } from '../../../src/engine/script.ts'
import { apply, clone, type Note, rulesOf, type State, view } from '../../../src/index.ts'
import { scoresNow } from '../../../src/rules/queries/scores.ts'
import { Phase, Zone } from '../../../src/rules/state.ts'
import type { Hint, Why } from '../../../src/words/hint.ts'

interface Replayed {
  readonly before: State
  readonly after: State
  readonly notes: readonly Note[]
}

function replay({ world, moves }: Advice['evidence']['trials'][number]): Replayed {
  const after = clone(world)
  const notes: Note[] = []
  for (const move of moves) apply(after, move, notes)
  return { before: world, after, notes }
}

const controllerOf = (g: State, country: number): number => {
  const at = g.altered.findIndex((value, i) => i % 2 === 0 && value === country)
  const stability = at < 0 ? rulesOf(g).map.countries[country]!.stability : g.altered[at + 1]!
  const lead = g.influence[country * 2]! - g.influence[country * 2 + 1]!
  return lead >= stability ? 0 : lead <= -stability ? 1 : -1
}

const zoneOf = (g: State, card: number): number => g.place[card]! & 15
const heldBy = (g: State, side: Side): number[] => g.place.flatMap((_, card) => (zoneOf(g, card) === Zone.Hand + side ? [card] : []))
const owns = (g: State, card: number, side: Side): boolean => g.effects.some((effect) => effect >> 10 === card && (effect >> side) & 1)
const LEVELS = ['none', 'presence', 'domination', 'control']

/** A side's level in a region, counted from the map. */
function levelOf(g: State, region: number, side: Side): number {
  const { map } = rulesOf(g)
  const all = map.all.filter((country) => (map.countries[country]!.regions >> region) & 1)
  const won = (who: Side, only: (country: number) => boolean = () => true): number =>
    all.filter((country) => controllerOf(g, country) === who && only(country)).length
  const battleground = (country: number): boolean => map.countries[country]!.battleground
  const [own, their] = [won(side), won(other(side))]
  const [ownBattlegrounds, theirBattlegrounds] = [won(side, battleground), won(other(side), battleground)]
  if (own > their && ownBattlegrounds === all.filter(battleground).length) return 3
  if (own > their && ownBattlegrounds > theirBattlegrounds && own > ownBattlegrounds) return 2
  return own > 0 ? 1 : 0
}

const scoreOf = (g: State, region: number, side: Side): number => {
  const score = scoresNow(view(g, side)).find((one) => one.region === region)!
  return score.winner >= 0 ? 0 : (side === 0 ? 1 : -1) * score.vp
}

function withCountry(g: State, country: number, from: State): State {
  const changed = clone(g)
  for (const at of [country * 2, country * 2 + 1]) changed.influence[at] = from.influence[at]!
  return changed
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** Whether the reason is so in this trial. */
function isTrue(why: Why, side: Side, { before, after, notes }: Replayed): boolean {
  const them = other(side)
  const inf = (g: State, who: Side, country: number): number => g.influence[country * 2 + who]!
  const isSameTurn = before.turn === after.turn
  switch (why.key) {
    case 'wins':
      return after.result?.winner === side
    case 'takes':
      return controllerOf(before, why.country) !== side && controllerOf(after, why.country) === side
    case 'breaks':
      return controllerOf(before, why.country) === them && controllerOf(after, why.country) === -1
    case 'strengthens':
      return (
        controllerOf(before, why.country) === controllerOf(after, why.country) &&
        inf(after, side, why.country) > inf(before, side, why.country) &&
        inf(after, side, why.country) - inf(after, them, why.country) > inf(before, side, why.country) - inf(before, them, why.country)
      )
    case 'weakens':
      return (
        controllerOf(before, why.country) === controllerOf(after, why.country) &&
        inf(after, them, why.country) < inf(before, them, why.country)
      )
    case 'keeps':
      return controllerOf(before, why.country) === side && controllerOf(after, why.country) === side
    case 'level':
      return (
        levelOf(after, why.region, side) === LEVELS.indexOf(why.level) &&
        levelOf(before, why.region, side) < levelOf(after, why.region, side)
      )
    case 'denies':
      return (
        levelOf(before, why.region, them) === LEVELS.indexOf(why.level) &&
        levelOf(after, why.region, them) < levelOf(before, why.region, them)
      )
    case 'military':
      return isSameTurn && before.milops[side]! < Math.min(before.defcon, why.n) && after.milops[side] === why.n
    case 'space':
      return isSameTurn && after.space[side]! > before.space[side]!
    case 'passing':
      return isSameTurn && before.holder !== side && after.holder === side
    case 'costs-card':
      return isSameTurn && heldBy(after, them).length < heldBy(before, them).length
    case 'defcon-theirs':
      return isSameTurn && before.defcon !== why.n && after.defcon === why.n && after.phase === Phase.Action && after.phasing === them
    case 'defcon':
      return isSameTurn && after.defcon === why.n && (why.up ? before.defcon < why.n : before.defcon > why.n)
    case 'rid-of':
      return (
        rulesOf(before).cards[why.card]!.side === them &&
        heldBy(before, side).includes(why.card) &&
        zoneOf(after, why.card) === Zone.Discard &&
        !notes.some((note) => note.key === 'event' && note.card === why.card)
      )
    case 'holds':
      return heldBy(before, side).includes(why.card) && heldBy(after, side).includes(why.card)
    case 'begins':
      return isSameTurn && !owns(before, why.card, side) && owns(after, why.card, side)
    case 'ends':
      return isSameTurn && owns(before, why.card, them) && !owns(after, why.card, them)
    case 'only-move':
    case 'vp':
      return true
  }
}

/** Returns what is wrong with the reasons of a hint; nothing where all are true. */
export function falseClaims({ why }: Hint, { hint, evidence }: Advice, side: Side, moves: readonly number[]): string[] {
  const trials = evidence.trials.map(replay)
  const others = evidence.others.map(replay)
  const wrong: string[] = []
  const check = (is: boolean, about: string): void => {
    if (!is) wrong.push(about)
  }
  check(why.length <= 2, 'more than two reasons')
  for (const { world, moves: made } of evidence.trials) {
    const { use, pick } = hint
    check(made[0]!.by === side && made[0]!.pick === pick, 'a trial of another move')
    if (use >= 0)
      check(
        made.some((move) => move.by === side && move.pick === use),
        'a trial of another use',
      )
    check(JSON.stringify(heldBy(world, side)) === JSON.stringify(heldBy(evidence.trials[0]!.world, side)), 'a trial with another hand')
  }
  for (const each of why) {
    const about = JSON.stringify(each)
    if (each.key === 'only-move') {
      check(moves.length === 1, about)
      continue
    }
    if (each.key === 'vp') {
      const gained = trials.map(({ before, after }) => (side === 0 ? 1 : -1) * (after.vp - before.vp))
      check(each.n > 0 && Math.abs(mean(gained) - each.n) <= 0.051, about)
      check(
        trials.every(({ before, after }) => before.turn === after.turn),
        `${about} at the end of a turn`,
      )
      continue
    }
    const showing = trials.filter((trial) => isTrue(each, side, trial))
    const share = showing.length / trials.length
    check(Math.abs(share - ('share' in each ? each.share : 1)) < 0.001, `${about}: in ${share} of the trials`)
    if (each.key === 'keeps' || each.key === 'holds')
      check(
        others.some((trial) => !isTrue(each, side, trial)),
        `${about}: so do all others`,
      )
    if (!('vp' in each) || each.vp === undefined) continue
    const gain = (reference: (trial: Replayed) => State): number =>
      mean(
        showing.map(
          (trial) =>
            scoreOf(trial.after, each.region!, side) -
            scoreOf(withCountry(trial.after, each.country, reference(trial)), each.region!, side),
        ),
      )
    const lost = others.find((trial) => !isTrue(each, side, trial))
    check(Math.abs(gain(each.key === 'keeps' ? () => lost!.after : ({ before }) => before) - each.vp) <= 0.051, `${about}: other VP`)
  }
  return wrong
}
