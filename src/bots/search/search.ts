/**
 * Search over determinizations: worlds of the side's information set. Each pass walks down a tree of plays in one of them, one ply a round, by what earlier
 * passes found and by the static scores of the plays; where it leaves the tree, the position is weighed.
 */
import { CHANCE, type Side, US } from '../../engine/script.ts'
import { asked, clone, decision } from '../../rules/api.ts'
import type { State } from '../../rules/state.ts'
import { W } from '../../rules/vocabulary.ts'
import { chanceOf, type Model } from '../evaluation/model.ts'
import { outlookOn, outlookOnAll } from '../evaluation/outlook.ts'
import { generator } from '../generator.ts'
import { type Action, actionsOf, headlinesOf, withAlternatives } from './actions.ts'
import { answer, carryOut, firstOf, play, type SearchContext } from './policy.ts'

interface Branch {
  readonly action: Action
  visits: number
  /** Of the side that plays it: the sum of its chances to win. */
  sum: number
  next: Node | null
}

interface Node {
  visits: number
  readonly branches: Map<number, Branch>
}

export const newNode = (): Node => ({ visits: 0, branches: new Map() })

/** What a bias in the logarithm of odds comes to as a chance. */
const BIAS = 0.15

export interface SearchSettings {
  /** Rounds that the tree goes down at most. */
  readonly depth: number
  /** The exploration constant (c_puct). */
  readonly exploration: number
  /** The temperature that turns static scores into priors. */
  readonly temperature: number
  /** Plays looked at in a position that is seen for the first time; more as it is seen again. */
  readonly width: number
  /** Plays that are tried out before the search, and how many of them it goes on with. */
  readonly tried: number
  readonly kept: number
  /** Worlds that the walks through a play go into, one after the other. A single one is believed in all that it brings: cards, draws, dice. */
  readonly worlds: number
}

export const SETTINGS: SearchSettings = { depth: 6, exploration: 0.6, temperature: 0.15, width: 3, tried: 16, kept: 8, worlds: 256 }

/** Uses of a card that come to the same with another card of the other side's hand. */
const OPERATIONS: ReadonlySet<number> = new Set([W.influence, W.coup, W.realign, W.space])

/**
 * What makes a play the same in different worlds: at the root the same card for the same use in the same countries; further down, where
 * hands differ, operations with any card that begin in the same country, so that worlds learn from each other.
 */
function keyOf({ card, use, where }: Action, root: boolean): number {
  if (!root) return OPERATIONS.has(use) ? -use * 1000 - (where[0] ?? 0) - 1 : (card + 1) * 1000 + use
  let key = (card + 1) * 1000 + use
  for (const country of where) key = (key * 31 + country + 1) % 9_007_199_254_740
  return key
}

/** The plays of a position with their priors, the likelier first. */
function weighed(actions: readonly Action[], temperature: number): readonly { readonly action: Action; readonly prior: number }[] {
  const best = actions[0]!.score + (actions[0]!.bias ?? 0)
  let total = 0
  const odds = actions.map(({ score, bias = 0 }) => {
    const odd = Math.exp((score + bias - best) / temperature)
    total += odd
    return odd
  })
  return actions.map((action, i) => ({ action, prior: odds[i]! / total }))
}

/** A play as it is in this world, and what is known of it. */
interface Step {
  readonly action: Action
  readonly branch: Branch
}

export function select(node: Node, actions: readonly Action[], settings: SearchSettings, root: boolean): Step {
  const options = weighed(actions, settings.temperature)
  const wide = root ? options.length : Math.min(options.length, settings.width + Math.floor(Math.sqrt(node.visits) / 2))
  const mean = node.visits === 0 ? 0.5 : meanOf(node)
  let best: Step | null = null
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < wide; i++) {
    const { action, prior } = options[i]!
    const key = keyOf(action, root)
    let branch = node.branches.get(key)
    if (branch === undefined) {
      branch = { action, visits: 0, sum: 0, next: null }
      node.branches.set(key, branch)
    }
    // What has not been tried is taken to be a little worse than the rest.
    const found = branch.visits === 0 ? mean - 0.05 : branch.sum / branch.visits
    const score = found + BIAS * (action.bias ?? 0) + (settings.exploration * prior * Math.sqrt(node.visits + 1)) / (1 + branch.visits)
    if (score > most) {
      most = score
      best = { action, branch }
    }
  }
  return best!
}

function meanOf(node: Node): number {
  let sum = 0
  for (const branch of node.branches.values()) sum += branch.sum
  return sum / node.visits
}

export interface SearchedAction {
  readonly action: Action
  readonly visits: number
  /** The side's chance to win. */
  readonly chance: number
}

/** A search under way. */
export interface Searching {
  /** Walks down the tree once more. */
  readonly walk: () => void
  /** The plays found so far, the most tried first. */
  readonly found: () => readonly SearchedAction[]
}

/**
 * Begins a search. The first walk through each play is in the same world with the same luck, and so is the second: plays are compared by
 * what they do, less by what they meet with.
 */
export function beginSearch(
  context: SearchContext,
  side: Side,
  sample: () => State,
  candidates: readonly Action[],
  settings: SearchSettings,
): Searching {
  const root = newNode()
  const worlds: State[] = []
  const { random } = context
  const luck = Math.floor(random() * 2 ** 32)
  return {
    walk: () => {
      const first = select(root, candidates, settings, true)
      const { visits } = first.branch
      const at = visits % settings.worlds
      worlds[at] ??= sample()
      context.random = generator(luck, settings.worlds === 1 ? 0 : visits)
      pass(context, side, clone(worlds[at]), root, first, settings)
      context.random = random
    },
    found: () =>
      [...root.branches.values()]
        .map(({ action, visits, sum }) => ({ action, visits, chance: visits === 0 ? 0 : sum / visits }))
        .sort((a, b) => b.visits - a.visits || b.chance - a.chance),
  }
}

/** Searches while `goOn` says so; the plays found, the most tried first. */
export function search(
  context: SearchContext,
  side: Side,
  sample: () => State,
  candidates: readonly Action[],
  settings: SearchSettings,
  goOn: () => boolean,
): readonly SearchedAction[] {
  const { walk, found } = beginSearch(context, side, sample, candidates, settings)
  do walk()
  while (goOn())
  return found()
}

/** One walk down the tree, through this play of the root, and back with what was found. */
function pass(context: SearchContext, side: Side, g: State, root: Node, first: Step, settings: SearchSettings): void {
  const path: { readonly node: Node; readonly branch: Branch; readonly side: Side }[] = []
  let node = root
  let { action, branch } = first
  let by = side
  if (settings.worlds > 1) context.firstDie = (branch.visits % 6) + 1
  for (;;) {
    path.push({ node, branch, side: by })
    carryOut(context, g, by, action)
    context.firstDie = 0
    const leaf = branch.visits === 0 || path.length >= settings.depth || g.result !== null
    const next = leaf ? null : nextPlay(context, g)
    if (next === null) break
    by = next.side
    branch.next ??= newNode()
    node = branch.next
    ;({ action, branch } = select(node, next.actions, settings, false))
  }
  const us = g.result === null ? chanceOf(context.judge(g)) : g.result.winner < 0 ? 0.5 : g.result.winner === US ? 1 : 0
  for (const step of path) {
    step.node.visits++
    step.branch.visits++
    step.branch.sum += step.side === US ? us : 1 - us
  }
}

/** Goes on to the next play of a round; the static policy answers what lies between. Null where the game is over. */
function nextPlay(context: SearchContext, g: State): { readonly side: Side; readonly actions: readonly Action[] } | null {
  while (g.result === null) {
    const by = firstOf(asked(g))
    const asks = decision(g, by)!
    if (by !== CHANCE && asks.kind === 'play') return { side: by, actions: actionsOf(outlookOn(context.model, g), by, asks.moves) }
    play(context, g, by, answer(context, g, asks))
  }
  return null
}

/** What a side may do with these moves of its question, with static scores. */
export function candidatesOf(
  model: Model,
  worlds: readonly State[],
  side: Side,
  kind: string,
  moves: readonly number[],
): readonly Action[] {
  const o = outlookOnAll(model, worlds)
  return kind === 'headline' ? headlinesOf(o, side, moves) : withAlternatives(o, side, actionsOf(o, side, moves))
}
