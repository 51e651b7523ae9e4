/**
 * What makes the easier levels weaker than the expert, whose evaluation they share. They err as people do: they have learned less, hold wrong
 * opinions for a whole game, do not look everywhere, and forget. Nothing is left to a die, and none of it touches what keeps a bot from
 * losing at once (`search/safety.ts`).
 */
import { other, type Side } from '../../engine/script.ts'
import { rulesOf } from '../../games/index.ts'
import { clone } from '../../rules/api.ts'
import { BITS, WORDS_A_SET } from '../../rules/board.ts'
import { cardsIn, inHand } from '../../rules/cards.ts'
import type { Random } from '../../rules/resample.ts'
import { type State, Zone } from '../../rules/state.ts'
import { COUNTRY_TERMS, type Model, makeModel, REGION_TERMS, T } from '../evaluation/model.ts'
import { reachOf } from '../evaluation/outlook.ts'
import { generator, oneOf } from '../generator.ts'

export interface Weaknesses {
  /** How much it has learned of what games teach: 0, rules of thumb alone; 1, all that the expert knows. */
  readonly learned: number
  /** How wrong it is about the worth of regions, countries and events: the standard deviation of the logarithm. The same for a whole game. */
  readonly misjudges: number
  /** The share of the board that it does not look at in a turn: of regions, but for those whose scoring card it holds, and of countries. */
  readonly ignores: number
  /** What it overlooks of threats: the share of the opponent's events that it takes to do no harm, and of the military operations it owes. */
  readonly overlooks: number
  /** How far it takes presence for control, from 0 to 1: it spreads its influence thin. */
  readonly spreads: number
  /** How many times too good it takes its own events to be. */
  readonly eager: number
  /** The share of discarded cards that it believes still to come. */
  readonly forgets: number
  /** Plays that it looks at to the end of the round before it chooses; 0: it goes by the first impression. */
  readonly tries: number
}

/** What presence gains by it. */
const PRESENCE = 2

const usual = new Map<string, Model>()

/** The model before anything is learned. */
export function ruleOfThumb(g: State): Model {
  const found = usual.get(g.game) ?? makeModel(rulesOf(g), undefined)
  usual.set(g.game, found)
  return found
}

/** From the standard normal distribution. */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Numbers for the streams of chance. */
const OPINIONS = 1
const ATTENTION = 2
const MEMORY = 3
const SIGHT = 4

/** The regions, by their place in the model, that the side does not look at in this turn. */
export function ignoredRegions({ ignores }: Weaknesses, model: Model, g: State, side: Side, character: number): readonly boolean[] {
  const random = generator(character, ATTENTION, side, g.turn)
  return model.regions.map(({ card }) => random() < ignores && !(card >= 0 && inHand(g, side, card)))
}

/** What the side takes things to be worth: the model, as far as it has learned it, with its errors. */
export function believed(weak: Weaknesses, model: Model, g: State, side: Side, character: number): Model {
  const thumb = ruleOfThumb(g)
  const { map } = model.rules
  const { layout, regions } = model
  const learn = (from: Float64Array, to: Float64Array): Float64Array =>
    from.map((weight, i) => (1 - weak.learned) * weight + weak.learned * to[i]!)
  const w = learn(thumb.w, model.w)
  const events = thumb.events.map((each, by) => learn(each, model.events[by]!))
  for (const term of [T['short-early'], T['short-late']]) w[term]! *= 1 - weak.overlooks
  const random = generator(character, OPINIONS, side)
  const error = (): number => Math.exp(weak.misjudges * normal(random))
  const ignored = ignoredRegions(weak, model, g, side, character)
  const ofRegion = regions.map((_, i) => error() * (ignored[i] ? 0 : 1))
  regions.forEach((_, i) => {
    for (let term = 0; term < REGION_TERMS.length; term++)
      w[layout.regions + i * REGION_TERMS.length + term]! *= ofRegion[i]! * (1 - weak.spreads)
  })
  for (let country = 0; country < map.countries.length; country++) {
    const own = error()
    const within = regions.flatMap(({ region }, i) => (((map.countries[country]?.regions ?? 0) >> region) & 1 ? [ofRegion[i]!] : []))
    const factor = within.length === 0 ? own : own * Math.max(...within)
    COUNTRY_TERMS.forEach((term, i) => {
      const bent = term === 'presence' ? 1 + PRESENCE * weak.spreads : 1 - weak.spreads
      w[layout.countries + country * COUNTRY_TERMS.length + i]! *= factor * bent
    })
  }
  for (let card = 0; card < model.rules.cards.length; card++) {
    const factor = error()
    const overlooked = random() < weak.overlooks
    events[side]![card]! *= factor * weak.eager
    events[other(side)]![card]! *= overlooked ? 0 : factor
  }
  return { ...model, w, events }
}

/** The world as the side has it in mind: without the places for influence that it does not see, and with the cards that it remembers. */
export function inMind(weak: Weaknesses, world: State, side: Side, character: number, random: Random): State {
  const g = clone(world)
  if (weak.ignores > 0) looksAway(weak, g, side, character)
  if (weak.forgets > 0) forget(weak, g, side, character, random)
  return g
}

/** Takes countries that the side does not look at in this turn out of its reach. */
function looksAway({ ignores }: Weaknesses, g: State, side: Side, character: number): void {
  const random = generator(character, SIGHT, side, g.turn)
  const unseen = rulesOf(g).map.countries.map(() => random() < ignores)
  const reach = reachOf(g, side)
  // Who sees none of the countries looks again.
  if (reach.every((country) => unseen[country])) return
  for (const country of reach) if (unseen[country]) g.reach[side * WORDS_A_SET + Math.floor(country / BITS)]! &= ~(1 << (country % BITS))
}

/** Cards that were played and that the side has forgotten change places with cards of the deck. */
function forget({ forgets }: Weaknesses, g: State, side: Side, character: number, random: Random): void {
  const known = generator(character, MEMORY, side)
  const forgotten = g.place.map(() => known() < forgets)
  const deck = cardsIn(g, Zone.Deck).filter((card) => !g.under.includes(card))
  for (const card of cardsIn(g, Zone.Discard)) {
    if (!forgotten[card] || deck.length === 0) continue
    const instead = oneOf(deck, random)
    deck.splice(deck.indexOf(instead), 1)
    ;[g.place[card], g.place[instead]] = [g.place[instead]!, g.place[card]!]
  }
}
