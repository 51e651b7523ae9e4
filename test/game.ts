/** A whole game from its first question on, for tests of set-up, deal and refusals: moves by name, as in a record. */
import { expect } from 'vitest'
import {
  type Actor,
  apply,
  asked,
  CHANCE,
  decision,
  explain,
  type NewGame,
  nameOf,
  newGame,
  pickOf,
  rulesOf,
  type State,
  US,
  USSR,
} from '../src/index.ts'

type Who = 'us' | 'ussr' | 'chance'
const ACTORS: Readonly<Record<Who, Actor>> = { us: US, ussr: USSR, chance: CHANCE }

export class Game {
  readonly g: State

  constructor(options: Partial<NewGame> = {}) {
    this.g = newGame({ game: 'twilight-struggle', ...options })
  }

  pick(name: string): number {
    const pick = pickOf(rulesOf(this.g), name)
    if (pick < 0) throw new Error(`no answer is named ${name}`)
    return pick
  }

  answers(who: Who, ...names: string[]): this {
    for (const name of names) apply(this.g, { by: ACTORS[who], pick: this.pick(name) })
    return this
  }

  /** Deals these cards, the first to the USSR. */
  deals(...names: string[]): this {
    return this.answers('chance', ...names)
  }

  legal(who: Who): string[] {
    return (decision(this.g, ACTORS[who])?.moves ?? []).map((move) => nameOf(rulesOf(this.g), move)!)
  }

  refuses(who: Who, name: string, reason: string): this {
    const before = JSON.stringify(this.g)
    expect(explain(this.g, { by: ACTORS[who], pick: this.pick(name) })?.key).toBe(reason)
    expect(() => apply(this.g, { by: ACTORS[who], pick: this.pick(name) })).toThrow(reason)
    expect(JSON.stringify(this.g)).toBe(before)
    return this
  }

  /** Who is asked now. */
  asks(...who: Who[]): this {
    expect((Object.keys(ACTORS) as Who[]).filter((name) => asked(this.g) & (1 << ACTORS[name])).sort()).toEqual([...who].sort())
    return this
  }

  /** The whole board: [US, USSR] where anybody has influence. */
  board(): Record<string, [number, number]> {
    const found: Record<string, [number, number]> = {}
    for (const [n, country] of rulesOf(this.g).map.countries.entries()) {
      const [us, ussr] = [this.g.influence[n * 2]!, this.g.influence[n * 2 + 1]!]
      if (country !== undefined && (us > 0 || ussr > 0)) found[country.id] = [us, ussr]
    }
    return found
  }

  total(who: 'us' | 'ussr'): number {
    return Object.values(this.board()).reduce((sum, both) => sum + both[ACTORS[who] as 0 | 1], 0)
  }

  /** Names of the cards in a zone. */
  cardsIn(zone: number): string[] {
    return rulesOf(this.g)
      .cards.filter((_, card) => (this.g.place[card]! & 15) === zone)
      .map((card) => card.id)
  }
}

/** Two hands of turn 1 without scoring cards, in the order of the deal: USSR, US, USSR, … */
export const HANDS = [
  ['fidel', 'nato'],
  ['vietnam-revolts', 'containment'],
  ['blockade', 'cia-created'],
  ['korean-war', 'truman-doctrine'],
  ['comecon', 'marshall-plan'],
  ['nasser', 'independent-reds'],
  ['suez-crisis', 'five-year-plan'],
  ['decolonization', 'duck-and-cover'],
].flat()

/** A game with the hands dealt and all influence placed: both sides are asked for their headlines. */
export function started(options: Omit<NewGame, 'game'> = {}): Game {
  const game = new Game(options).deals(...HANDS)
  for (let i = 0; i < 6; i++) game.answers('ussr', i < 4 ? 'poland' : 'yugoslavia')
  for (let i = 0; i < 7; i++) game.answers('us', i < 4 ? 'west-germany' : 'italy')
  return game
}
