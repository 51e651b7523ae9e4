/**
 * A table for tests. It sets up a position, then drives the engine through real decisions only, so tests read like play:
 *
 *     const t = table({ ussr: ['de-stalinization'], influence: { poland: [0, 4] } })
 *     t.ussr.plays('de-stalinization', 'event').picks('poland', 'poland', 'done', 'brazil', 'brazil')
 *     t.has({ poland: [0, 2], brazil: [0, 2] }).idle()
 *
 * A round begins when a side plays; when it is over the table stands idle, and the next `plays` begins the next round.
 */
import { expect } from 'vitest'
import { type Actor, CHANCE, call, other, run, type Side, US, USSR } from '../src/engine/script.ts'
import { apply, asked, decision, explain, type NewGame, type Note, newGame, Refused, rulesOf, type State, Zone } from '../src/index.ts'
import { fixReach, putMarker, stabilityOf } from '../src/rules/board.ts'
import { put } from '../src/rules/cards.ts'
import { begin } from '../src/rules/effects.ts'
import { listening } from '../src/rules/notes.ts'
import { Phase } from '../src/rules/state.ts'
import { CARD, nameOf, pickOf } from '../src/rules/vocabulary.ts'
import { IDLE } from './idle.ts'

type SideName = 'us' | 'ussr'
const sideNamed = (name: SideName): Side => (name === 'us' ? US : USSR)
const nameOfSide = (side: number): SideName | 'nobody' => (side === US ? 'us' : side === USSR ? 'ussr' : 'nobody')

export interface Setup {
  readonly game?: string
  readonly options?: Omit<NewGame, 'game'>
  /** Hands; nobody holds anything else. */
  readonly us?: readonly string[]
  readonly ussr?: readonly string[]
  /** [US, USSR]; all other countries are empty. `start: true` begins with the set-up of the rules instead. */
  readonly influence?: Readonly<Record<string, readonly [number, number]>>
  readonly start?: boolean
  readonly turn?: number
  readonly round?: number
  readonly defcon?: number
  readonly vp?: number
  readonly milops?: readonly [number, number]
  readonly space?: readonly [number, number]
  /** Effects in force, with the side whose event it was. */
  readonly effects?: Readonly<Record<string, SideName>>
  /** Countries that bear a marker of a card whose effect is in force. */
  readonly markers?: Readonly<Record<string, readonly string[]>>
  readonly discard?: readonly string[]
  readonly removed?: readonly string[]
  /** The whole deck; by default every card of the eras so far that lies nowhere else. */
  readonly deck?: readonly string[]
  /** Who has the passing card, and whether it is ready. */
  readonly holder?: SideName | 'nobody'
  readonly ready?: boolean
}

const ZONES: Readonly<Record<number, string>> = {
  [Zone.Deck]: 'deck',
  [Zone.Hand]: 'us-hand',
  [Zone.Hand + 1]: 'ussr-hand',
  [Zone.Discard]: 'discard',
  [Zone.Removed]: 'removed',
  [Zone.Later]: 'later',
  [Zone.Table]: 'table',
  [Zone.Headline]: 'us-headline',
  [Zone.Headline + 1]: 'ussr-headline',
  [Zone.Looked]: 'looked',
  [Zone.Beside]: 'beside',
  [Zone.Passing]: 'passing',
  [Zone.Absent]: 'absent',
}

export class Table {
  readonly g: State
  readonly notes: Note[] = []
  readonly us: Player
  readonly ussr: Player
  private readonly before: number[]
  private readonly chance: string[] = []

  constructor(setup: Setup) {
    const g = newGame({ game: setup.game ?? 'twilight-struggle', ...setup.options })
    const rules = rulesOf(g)
    const card = (id: string): number => this.card(id)
    this.g = g
    g.turn = setup.turn ?? 1
    g.round = setup.round ?? 1
    g.phase = Phase.Action
    g.defcon = setup.defcon ?? 5
    g.vp = setup.vp ?? 0
    g.milops = [...(setup.milops ?? [0, 0])]
    g.space = [...(setup.space ?? [0, 0])]
    if (setup.holder !== undefined) g.holder = setup.holder === 'nobody' ? -1 : sideNamed(setup.holder)
    if (setup.ready === false) g.ready = 0
    if (setup.start !== true) g.influence.fill(0)
    for (const [id, [us, ussr]] of Object.entries(setup.influence ?? {})) {
      const country = this.country(id)
      g.influence[country * 2] = us
      g.influence[country * 2 + 1] = ussr
    }
    const era = rules.tables.eraOfTurn(g.turn)
    rules.cards.forEach((c, i) => {
      const zone = g.place[i]! & 15
      if (zone === Zone.Passing || zone === Zone.Absent) return
      put(g, i, c.era > era ? Zone.Later : setup.deck === undefined ? Zone.Deck : Zone.Removed)
    })
    for (const id of setup.deck ?? []) put(g, card(id), Zone.Deck)
    for (const id of setup.us ?? []) put(g, card(id), Zone.Hand)
    for (const id of setup.ussr ?? []) put(g, card(id), Zone.Hand + 1)
    for (const id of setup.discard ?? []) put(g, card(id), Zone.Discard)
    for (const id of setup.removed ?? []) put(g, card(id), Zone.Removed)
    for (const [id, owner] of Object.entries(setup.effects ?? {})) {
      put(g, card(id), Zone.Removed)
      begin(g, card(id), sideNamed(owner))
    }
    for (const [id, countries] of Object.entries(setup.markers ?? {})) for (const c of countries) putMarker(g, card(id), this.country(c))
    fixReach(g)
    g.frames = []
    call(g, IDLE, USSR, USSR, -1)
    run(rules.scripts, g)
    this.before = g.influence.slice()
    this.us = new Player(this, US)
    this.ussr = new Player(this, USSR)
  }

  card(id: string): number {
    const n = rulesOf(this.g).cardNumbers.get(id)
    if (n === undefined) throw new Error(`no card is named ${id}`)
    return n
  }

  country(id: string): number {
    const pick = pickOf(rulesOf(this.g), id)
    if (pick < 0 || pick >= CARD) throw new Error(`no country is named ${id}`)
    return pick
  }

  pick(name: string): number {
    const pick = pickOf(rulesOf(this.g), name)
    if (pick < 0) throw new Error(`no answer is named ${name}`)
    return pick
  }

  /** Programs what chance answers next: faces of dice and names of cards, in order. */
  rolls(...answers: (number | string)[]): this {
    this.chance.push(...answers.map(String))
    this.settle()
    return this
  }

  /** Begins a script of the turn when the table is idle. */
  private begins(at: string, side: Side, v: number[] = []): void {
    expect(this.isIdle(), `${at} begins, but the table still waits for ${this.waiting()}`).toBe(true)
    call(this.g, at, side, side, -1, v)
    listening(this.notes, () => run(rulesOf(this.g).scripts, this.g))
    this.settle()
  }

  beginsRound(side: Side): void {
    this.begins('round', side)
  }

  /** Both sides choose headlines; answers of events follow with `picks`. */
  headlines(us: string | null, ussr: string | null): this {
    this.begins('headline', USSR, [0])
    for (let i = 0; i < 2; i++) {
      for (const [side, id] of [
        [US, us],
        [USSR, ussr],
      ] as const) {
        const kind = decision(this.g, side)?.kind
        if (kind === 'headline' && id !== null) this.move(side, id)
      }
    }
    return this
  }

  /** The end of the turn: military operations, held cards, effects that expire. */
  endsTurn(): this {
    this.begins('cleanup', USSR)
    return this
  }

  /** Goes on as in a whole game, from a phase of this turn to the end: rounds follow each other, and so do turns. */
  playsOn(from: 'extra-influence' | 'headline' | 'rounds' | 'cleanup'): this {
    const { g } = this
    const n = rulesOf(g).scripts.get('game')!.length
    g.frames = []
    call(g, 'game', USSR, USSR, -1)
    g.frames[0]!.pc = { 'extra-influence': 3, headline: n - 4, rounds: n - 3, cleanup: n - 2 }[from]
    listening(this.notes, () => run(rulesOf(g).scripts, g))
    this.settle()
    return this
  }

  /** The end of the last turn, up to final scoring. */
  endsGame(): this {
    const { g } = this
    g.turn = rulesOf(g).tables.turns
    g.frames = []
    const script = rulesOf(g).scripts.get('game')!
    call(g, 'game', USSR, USSR, -1)
    g.frames[0]!.pc = script.length - 2
    run(rulesOf(g).scripts, g)
    this.settle()
    return this
  }

  move(by: Actor, name: string): void {
    apply(this.g, { by, pick: this.pick(name) }, this.notes)
    this.settle()
  }

  /** Lets chance answer what is programmed. */
  private settle(): void {
    while (this.chance.length > 0 && asked(this.g) === 1 << CHANCE) {
      const answer = this.chance.shift()!
      apply(this.g, { by: CHANCE, pick: this.pick(answer) }, this.notes)
    }
  }

  private isIdle(): boolean {
    return this.g.result === null && this.g.frames.length === 1
  }

  /** Whom the table waits for, for messages. */
  waiting(): string {
    if (this.g.result !== null) return 'nobody, the game is over'
    if (this.isIdle()) return 'the next round'
    const who = asked(this.g)
    const d = [US, USSR, CHANCE].map((a) => ((who >> a) & 1 ? decision(this.g, a as Actor) : null)).find((x) => x !== null)
    const names = d?.moves.map((m) => nameOf(rulesOf(this.g), m)).join(' ')
    return `${['us', 'ussr', 'chance'].filter((_, a) => (who >> a) & 1).join('+')}: ${d?.prompt} of ${d?.at} (${names})`
  }

  /** The next answer by this name is refused for this reason. Nothing changes. */
  refuses(name: string, reason: string, side?: SideName): this {
    const who = asked(this.g)
    const by = side === undefined ? (who & 1 ? US : USSR) : sideNamed(side)
    const frozen = JSON.stringify(this.g)
    expect(explain(this.g, { by, pick: this.pick(name) })?.key, `${name} asked of ${this.waiting()}`).toBe(reason)
    expect(() => apply(this.g, { by, pick: this.pick(name) })).toThrow(Refused)
    expect(JSON.stringify(this.g)).toBe(frozen)
    return this
  }

  /** The legal answers, by name, in any order. */
  offers(...names: string[]): this {
    expect(this.legal().sort()).toEqual([...names].sort())
    return this
  }

  /** The legal answers of the side that is asked. */
  legal(): string[] {
    const who = asked(this.g)
    const by: Actor = who & 1 ? US : who & 2 ? USSR : CHANCE
    return (decision(this.g, by)?.moves ?? []).map((m) => nameOf(rulesOf(this.g), m)!)
  }

  /** Who is asked what: `asks('us', 'influence')`. */
  asks(side: SideName | 'chance', prompt: string): this {
    const by: Actor = side === 'chance' ? CHANCE : sideNamed(side)
    expect(decision(this.g, by)?.prompt, `the table waits for ${this.waiting()}`).toBe(prompt)
    return this
  }

  /** What remains of the question that is open: points, countries, cards. */
  left(n: number): this {
    const who = asked(this.g)
    expect(decision(this.g, who & 1 ? US : who & 2 ? USSR : CHANCE)?.left, `the table waits for ${this.waiting()}`).toBe(n)
    return this
  }

  /** The last note with this key says this. */
  noted(key: Note['key'], says: Readonly<Record<string, unknown>>): this {
    expect(this.notes.findLast((n) => n.key === key && (says.side === undefined || ('side' in n && n.side === says.side)))).toMatchObject(
      says,
    )
    return this
  }

  /** The whole board: the places named, and every other one as it was when the table was set up. */
  has(changes: Readonly<Record<string, readonly [number, number]>>): this {
    const expected: Record<string, readonly number[]> = {}
    const found: Record<string, readonly number[]> = {}
    for (const [n, country] of rulesOf(this.g).map.countries.entries()) {
      if (country === undefined) continue
      expected[country.id] = changes[country.id] ?? [this.before[n * 2]!, this.before[n * 2 + 1]!]
      found[country.id] = [this.g.influence[n * 2]!, this.g.influence[n * 2 + 1]!]
    }
    expect(found).toEqual(expected)
    return this
  }

  /** Tracks: only those named are compared. */
  is(tracks: {
    readonly vp?: number
    readonly defcon?: number
    readonly milops?: readonly [number, number]
    readonly space?: readonly [number, number]
    readonly holder?: SideName | 'nobody'
    readonly ready?: boolean
    readonly turn?: number
    readonly round?: number
  }): this {
    const { g } = this
    const all = {
      vp: g.vp,
      defcon: g.defcon,
      milops: g.milops,
      space: g.space,
      holder: nameOfSide(g.holder),
      ready: g.ready === 1,
      turn: g.turn,
      round: g.round,
    }
    expect(all).toMatchObject(tracks)
    return this
  }

  /** Where cards are: `cards({ fidel: 'removed' })`. */
  cards(places: Readonly<Record<string, string>>): this {
    const found = Object.fromEntries(Object.keys(places).map((id) => [id, ZONES[this.g.place[this.card(id)]! & 15]]))
    expect(found).toEqual(places)
    return this
  }

  /** Whether a side knows where a card is. */
  knows(side: SideName, id: string, known = true): this {
    expect(((this.g.place[this.card(id)]! >> (4 + sideNamed(side))) & 1) === 1).toBe(known)
    return this
  }

  inForce(...ids: string[]): this {
    const found = this.g.effects.map((e) => rulesOf(this.g).cards[e >> 10]!.id)
    expect(found.sort()).toEqual([...ids].sort())
    return this
  }

  /** The countries that bear a marker of this card, all of them. */
  marked(id: string, ...countries: string[]): this {
    const { map } = rulesOf(this.g)
    const found = this.g.markers.filter((m) => m >> 8 === this.card(id)).map((m) => map.countries[m & 255]!.id)
    expect(found.sort()).toEqual([...countries].sort())
    return this
  }

  /** The stability of a country now. */
  stable(country: string, stability: number): this {
    expect(stabilityOf(this.g, this.country(country))).toBe(stability)
    return this
  }

  /** Everything asked has been answered and no programmed chance is left over. */
  idle(): this {
    expect(this.isIdle(), `the table waits for ${this.waiting()}`).toBe(true)
    expect(this.chance, 'programmed chance that nobody asked for').toEqual([])
    return this
  }

  over(winner: SideName | 'nobody', kind: string): this {
    expect(this.g.result, `the table waits for ${this.waiting()}`).not.toBeNull()
    const { result } = this.g
    expect([nameOfSide(result!.winner), result!.kind === 'event' ? rulesOf(this.g).cards[result!.card]!.id : result!.kind]).toEqual([
      winner,
      kind,
    ])
    return this
  }
}

export class Player {
  private readonly t: Table
  readonly side: Side

  constructor(t: Table, side: Side) {
    this.t = t
    this.side = side
  }

  /** Begins this side's round, up to its first question. */
  begins(): this {
    this.t.beginsRound(this.side)
    return this
  }

  /** Plays a card: begins a round if the table is idle; then the use, and further answers. */
  plays(card: string, use: string, ...answers: string[]): this {
    if (this.t.g.frames.length === 1) this.begins()
    this.t.move(this.side, card)
    this.t.move(this.side, use)
    return this.picks(...answers)
  }

  /** Answers questions, one after the other. */
  picks(...answers: string[]): this {
    for (const answer of answers) this.t.move(this.side, answer)
    return this
  }

  get opponent(): Player {
    return other(this.side) === US ? this.t.us : this.t.ussr
  }
}

export const table = (setup: Setup = {}): Table => new Table(setup)

/** The same answer several times. */
export const times = (n: number, answer: string): string[] => Array.from({ length: n }, () => answer)
