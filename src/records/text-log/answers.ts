/** Reads the answers of a side from the lines of the current block. */
import { type Decision, type Side, US } from '../../engine/script.ts'
import { idOfCard } from '../../games/card-ids.ts'
import { apply, clone, decision } from '../../rules/api.ts'
import { influence } from '../../rules/board.ts'
import type { Rules } from '../../rules/ruleset.ts'
import type { State } from '../../rules/state.ts'
import { mostWithExtra } from '../../rules/turn/set-up.ts'
import { CARD, NUMBER, REGION, W } from '../../rules/vocabulary.ts'
import { type Block, headlineOf } from './parse.ts'
import type { Of, Pending } from './pending.ts'

/** The state of the replay: the position, the block of the log, and its lines still to come. */
export interface Moment {
  readonly g: State
  readonly rules: Rules
  readonly block: Block
  readonly pending: Pending
  /** Whether the log ends with this block: it may have stopped in the middle of anything. */
  readonly last: boolean
}

/** The log lacks a line that the rules require. */
export class Unanswered extends Error {
  readonly expected: string
  constructor(expected: string) {
    super(`expected ${expected}`)
    this.expected = expected
  }
}

/** Returns the answer that a line of the block gives, legal or not; null where no line gives one. */
export function statedAnswer(m: Moment, d: Decision, side: Side): number | null {
  switch (d.kind) {
    case 'headline': {
      const card = headlineOf(m.block, side)
      return card === undefined ? null : CARD + card
    }
    case 'play':
      return m.block.cards[0] === undefined ? null : CARD + m.block.cards[0]
    case 'use':
      return d.prompt === 'use' ? useOfCard(m) : useOfOperations(m, d)
    case 'place':
    case 'influence':
      return placed(m, d, side)
    case 'remove':
      return removed(m, d)
    case 'realign':
    case 'coup':
      return target(m)
    case 'country':
      return country(m, d, side)
    case 'card':
      return card(m, d, side)
    case 'choose':
      return word(m, d, side)
    default:
      throw new Unanswered(`an answer to a question of the kind ${d.kind}`)
  }
}

/** Returns the answer that the silence of the block implies; null where the log has stopped. Throws where a line is required. */
export function silentAnswer(m: Moment, d: Decision, side: Side): number | null {
  const offered = (pick: number): number | null => (d.moves.includes(pick) ? pick : null)
  switch (d.kind) {
    case 'headline':
    case 'play':
      if (m.last || offered(W.pass) !== null) return offered(W.pass)
      throw new Unanswered(`a ${d.kind === 'play' ? 'card played by' : 'headline of'} ${side === US ? 'the US' : 'the USSR'}`)
    case 'use':
      return d.prompt === 'use' ? unstatedUse(m, d, side) : (offered(W.pass) ?? forced(m, d))
    case 'realign':
    case 'coup':
      return offered(W.done) ?? (m.last ? losing(m, d, side) : forced(m, d))
    default:
      return unstatedWord(m, d) ?? offered(W.done) ?? forced(m, d)
  }
}

/** Returns the only legal answer; where there are several, the log should have named one. */
function forced(m: Moment, d: Decision): number | null {
  if (d.moves.length === 1) return d.moves[0]!
  if (m.last) return null
  throw new Unanswered(`an answer to ${d.prompt} of ${d.at}`)
}

/** The first answer after which the state passes the test. */
function trying(m: Moment, d: Decision, side: Side, wanted: (world: State) => boolean): number | undefined {
  return d.moves.find((pick) => {
    const world = clone(m.g)
    apply(world, { by: side, pick })
    return wanted(world)
  })
}

// ---- cards

/** The use of a card, by the first line of its block that shows it. */
function useOfCard({ pending }: Moment): number | null {
  for (const { detail } of pending.all()) {
    if (detail.kind === 'operations') return W[detail.use]
    if (detail.kind === 'event') return W.event
  }
  return null
}

function unstatedUse(m: Moment, d: Decision, side: Side): number | null {
  // A card that ends the game often has only its header; otherwise a header at the end means that the log stops there.
  if (m.last) {
    const ends = d.moves.filter((use) => endsTheGame(m, side, use))
    // An event is printed wherever something else could have ended the game too.
    return ends.find((use) => use !== W.event) ?? ends[0] ?? null
  }
  if (d.moves.length === 1) return d.moves[0]!
  if (d.moves.includes(W.event)) return W.event
  throw new Unanswered('the use of the card')
}

function endsTheGame({ g }: Moment, side: Side, use: number): boolean {
  const world = clone(g)
  apply(world, { by: side, pick: use })
  if (world.result === null && decision(world, side)?.prompt === 'wargames') apply(world, { by: side, pick: W.yes })
  return world.result !== null
}

function useOfOperations({ pending }: Moment, d: Decision): number | null {
  const line = pending.first('operations')
  const granted = d.moves.includes(W.pass)
  return line !== null && d.moves.includes(W[line.use]) && (!granted || pending.goesOn()) ? W[line.use] : null
}

function card({ pending, block }: Moment, d: Decision, side: Side): number | null {
  const pick = (number: number | undefined): number | null => (number === undefined ? null : CARD + number)
  const offered = (l: { readonly card: number }): boolean => d.moves.includes(CARD + l.card)
  switch (d.prompt) {
    case 'trap':
      return pick(block.cards[0])
    case 'missile-envy':
      return pick(pending.near('reveals', (l) => l.side === side)?.card)
    case 'from-discard-pile':
      return d.at.includes('star-wars')
        ? pick(pending.near('event', (l) => l.card !== d.card)?.card)
        : pick(pending.near('reveals', (l) => l.side === side && offered(l))?.card)
    case 'un-intervention':
      return pick(pending.near('plays')?.card)
    default:
      return pick(pending.near('discards', offered)?.card)
  }
}

// ---- countries

function placed(m: Moment, d: Decision, side: Side): number | null {
  const { pending } = m
  if (d.prompt === 'place-start') return placedFreely(m, d, side)
  return pending.near('influence', (l) => l.n > 0 && l.side === side && d.moves.includes(l.country))?.country ?? null
}

/**
 * Free points and the extra ones that follow them are printed together, country by country in the order of the first point. Extra points
 * go only where a side has some influence, and not far beyond control (11.4.1): what they can't have done the free points did.
 */
function placedFreely({ g, pending }: Moment, d: Decision, side: Side): number | null {
  const lines = pending.influence().filter(({ detail }) => detail.n > 0 && detail.side === side && d.moves.includes(detail.country))
  const needed = lines.map(({ detail: { country }, left }) => {
    const own = influence(g, side, country)
    return own + left > mostWithExtra(g, side, country) ? left : own === 0 ? 1 : 0
  })
  const last = needed.findLastIndex((n) => n > 0)
  lines.forEach(({ detail, left }, i) => {
    if (i < last && left === detail.n) needed[i] = Math.max(1, needed[i]!)
  })
  const spare = d.left - needed.reduce((sum, n) => sum + n, 0)
  return lines.find((_, i) => needed[i]! > 0 || spare > 0)?.detail.country ?? null
}

function removed({ pending }: Moment, d: Decision): number | null {
  return pending.near('influence', (l) => l.n < 0 && d.moves.includes(l.country))?.country ?? null
}

/** The target named before anything else begins. */
function target({ pending }: Moment): number | null {
  return pending.near('target')?.country ?? null
}

/** In the last block: a coup whose target is not printed, because it lost the game at once. */
const losing = (m: Moment, d: Decision, side: Side): number | null => trying(m, d, side, (world) => world.result !== null) ?? null

function country(m: Moment, d: Decision, side: Side): number | null {
  const { pending } = m
  switch (d.prompt) {
    case 'war':
      return pending.near('war-in')?.country ?? null
    case 'cuban-missile-crisis':
      if (pending.near('out-of-play', (l) => l.card === d.card) === null) return null
      return pending.near('influence', (l) => l.side === side && l.n < 0 && d.moves.includes(l.country))?.country ?? null
    case 'shuttle-diplomacy': {
      // The country is not printed: it follows from the score.
      const vp = pending.near('vp')
      return trying(m, d, side, (world) => vp === null || world.vp === vp.score) ?? d.moves[0]!
    }
    case 'south-african-unrest': {
      const own = (l: Of<'influence'>): boolean => l.side === side && l.n > 0 && d.moves.includes(l.country)
      const home = (l: Of<'influence'>): boolean => m.rules.map.countries[l.country]!.id === 'south-africa'
      const both = pending.near('influence', (l) => own(l) && home(l) && l.n > 1)
      const line = both ?? pending.near('influence', (l) => own(l) && !home(l))
      if (line !== null) return line.country
      // A log cut off behind the point in South Africa itself: the others went to a neighbour.
      const cutOff = pending.near('influence', (l) => own(l) && home(l)) !== null
      return cutOff ? (d.moves.find((c) => m.rules.map.countries[c]?.id !== 'south-africa') ?? null) : null
    }
    default:
      return pending.near('influence', (l) => d.moves.includes(l.country))?.country ?? null
  }
}

// ---- words, numbers and regions

function word({ pending, rules }: Moment, d: Decision, side: Side): number | null {
  switch (d.prompt) {
    case 'olympic-games': {
      const line = pending.near('olympics')
      return line === null ? null : line.boycott ? W.boycott : W.participate
    }
    case 'remove-or-add': {
      const line = pending.near('influence', (l) => (l.side === side ? l.n > 0 : l.n < 0))
      return line === null ? null : line.side === side ? W.add : W.remove
    }
    case 'summit': {
      const line = pending.near('defcon')
      return line === null ? null : line.up ? W.raise : W.lower
    }
    case 'defcon': {
      const line = pending.near('defcon')
      return line === null ? null : NUMBER + line.n
    }
    case 'grain-sales': {
      if (pending.near('returns') !== null) return W.return
      const played = pending.near('plays')
      if (played === null) return null
      return d.moves.includes(W.intervene) && idOfCard(rules, played.card) === 'un-intervention' ? W.intervene : W.play
    }
    case 'chernobyl': {
      const line = pending.near('chooses')
      return line === null ? null : REGION + line.region
    }
    case 'wargames':
      return pending.near('vp') === null ? null : W.yes
    default:
      return null
  }
}

/** Choices that change nothing: the app does not print them. */
function unstatedWord({ g, last }: Moment, d: Decision): number | null {
  switch (d.prompt) {
    case 'remove-or-add':
      return W.remove
    case 'summit':
      return W.pass
    case 'defcon':
      return NUMBER + g.defcon
    case 'wargames':
      return last ? W.yes : W.no
    default:
      return null
  }
}
