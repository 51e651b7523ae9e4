/** Ways in which the tests of cards play them, by era and game. */
import { test } from 'vitest'
import { rulesNamed } from '../src/index.ts'
import { type Player, type Setup, type Table, table, times } from './table.ts'
import { type Board, opponentOf, pair, points, SIDES, type SideName } from './ways.ts'

export const EASTERN_EUROPE = [
  'finland',
  'austria',
  'east-germany',
  'poland',
  'czechoslovakia',
  'hungary',
  'romania',
  'yugoslavia',
  'bulgaria',
]

/** Next to the superpower, so always within reach. */
export const home = (side: SideName): string => (side === 'us' ? 'canada' : 'poland')

export const only = (side: SideName, ...cards: string[]): Setup => (side === 'us' ? { us: cards } : { ussr: cards })

export const headlines = (t: Table, side: SideName, card: string): Table =>
  t.headlines(side === 'us' ? card : null, side === 'ussr' ? card : null)

export const orders = ['event', 'operations'] as const

/** Plays a card of the other side's event: the event first or the operations first. */
export function playsFor(
  player: Player,
  card: string,
  first: (typeof orders)[number],
  operations: string[],
  event = (): unknown => undefined,
): void {
  const [use, ...picks] = operations
  if (first === 'event') {
    player.plays(card, 'event')
    event()
    player.picks(...operations)
  } else {
    player.plays(card, use!, ...picks)
    event()
  }
}

/** 5.1: a card of both sides used for operations, without its event. */
export function withoutItsEvent(card: string, ops: number): void {
  test.each(SIDES)('used for operations by the %s, its event does not happen', (side) => {
    const t = table({ ...only(side, card), defcon: 4, influence: { panama: [2, 1], angola: [1, 2] }, milops: [2, 2], discard: ['nasser'] })
    t[side].plays(card, 'influence', ...times(ops, home(side)))
    t.has({ [home(side)]: pair(side, ops, 0) })
      .is({ vp: 0, defcon: 4, milops: [2, 2] })
      .cards({ [card]: 'discard', nasser: 'discard' })
      .inForce()
      .idle()
  })
}

type Tracks = Parameters<Table['is']>[0]

/** A table in the Mid War. */
export const midWar = (setup: Setup = {}): Table => table({ turn: 5, ...setup })

interface MidWarPlay {
  readonly card: string
  readonly owner: SideName
  readonly ops: number
  readonly setup?: Setup
  readonly rolls?: readonly (string | number)[]
  /** What the owner of the event answers. */
  readonly answers?: readonly string[]
  readonly has?: Board
  readonly is?: Tracks
  readonly to: string
  readonly cards?: Readonly<Record<string, string>>
  readonly inForce?: readonly string[]
}

/** The event of one side, played by either side in every way: it does the same, and the other side gets the operations of the card. */
export function everyMidWarPlay(p: MidWarPlay): void {
  const rival: SideName = p.owner === 'us' ? 'ussr' : 'us'
  const home = rival === 'us' ? 'canada' : 'finland'
  const points = Array.from({ length: p.ops }, () => home)
  const placed: Board = { [home]: rival === 'us' ? [p.ops, 0] : [0, p.ops] }
  const deal = (side: SideName): Table => {
    const t = midWar({ ...p.setup, [side]: [p.card, ...(p.setup?.[side] ?? [])] })
    return t.rolls(...(p.rolls ?? []))
  }
  const happened = (t: Table, more: Board = {}): void => {
    t.has({ ...p.has, ...more })
      .is({ vp: 0, defcon: 5, milops: [0, 0], ...p.is })
      .cards({ [p.card]: p.to, ...p.cards })
      .inForce(...(p.inForce ?? []))
      .idle()
  }
  test(`the ${p.owner} plays the event`, () => {
    const t = deal(p.owner)
    t[p.owner].plays(p.card, 'event', ...(p.answers ?? []))
    happened(t)
  })
  test(`the ${rival} plays it, event first (5.2)`, () => {
    const t = deal(rival)
    t[rival].plays(p.card, 'event')
    t[p.owner].picks(...(p.answers ?? []))
    t[rival].picks('influence', ...points)
    happened(t, placed)
  })
  test(`the ${rival} plays it, operations first (5.2)`, () => {
    const t = deal(rival)
    t[rival].plays(p.card, 'influence', ...points)
    t[p.owner].picks(...(p.answers ?? []))
    happened(t, placed)
  })
  test.each(['us', 'ussr'] as const)('headlined by the %s: nobody gets operations (4.5 C)', (side) => {
    const t = deal(side)
    t.headlines(side === 'us' ? p.card : null, side === 'ussr' ? p.card : null)
    t[p.owner].picks(...(p.answers ?? []))
    happened(t)
  })
  test(`the ${p.owner} uses it for operations: no event`, () => {
    const own = p.owner === 'us' ? 'canada' : 'finland'
    const t = midWar({ ...p.setup, [p.owner]: [p.card] })
    t[p.owner].plays(p.card, 'influence', ...points.map(() => own))
    t.has({ [own]: p.owner === 'us' ? [p.ops, 0] : [0, p.ops] })
      .is({ vp: 0, milops: [0, 0] })
      .cards({ [p.card]: 'discard' })
      .inForce()
      .idle()
  })
  test.each(p.ops > 1 ? [rival] : [])('sent to space by the %s: no event (6.4.5)', (side) => {
    const t = midWar({ ...p.setup, [side]: [p.card] }).rolls(6)
    t[side].plays(p.card, 'space')
    t.has({})
      .is({ vp: 0, milops: [0, 0], space: [0, 0] })
      .cards({ [p.card]: 'discard' })
      .inForce()
      .idle()
  })
}

/** A neutral card used for operations: its event does not happen. */
export function operationsOnly(card: string, setup: Setup = {}): void {
  test.each(['us', 'ussr'] as const)('used by the %s for operations, its event does not happen', (side) => {
    const t = midWar({ ...setup, [side]: [card] })
    const home = side === 'us' ? 'canada' : 'finland'
    t[side].plays(card, 'influence', home, home)
    t.has({ [home]: side === 'us' ? [2, 0] : [0, 2] })
      .is({ vp: 0, space: setup.space ?? [0, 0] })
      .cards({ [card]: 'discard' })
      .inForce()
      .idle()
  })
}

export const everyCountry = (): string[] => {
  const { map } = rulesNamed('twilight-struggle')!
  return map.all.map((n) => map.countries[n]!.id)
}

/** A table of the Late War. Angola stands for the rest of the world: both sides can spend operations there, no event touches it. */
export const late = (setup: Setup = {}): Table => table({ turn: 8, ...setup, influence: { angola: [1, 1], ...setup.influence } })

interface LateWarPlay {
  readonly owner: 'us' | 'ussr'
  readonly ops: number
  readonly setup?: Setup
  /** What both sides and chance answer while the event happens. */
  readonly answers?: (t: Table) => void
  readonly has?: Parameters<Table['has']>[0]
  readonly is?: Parameters<Table['is']>[0]
  readonly cards?: Parameters<Table['cards']>[0]
  readonly goesTo?: 'removed' | 'discard'
  readonly inForce?: readonly string[]
}

/** The same event, by either player and in every way of playing the card (4.5 C, 5.2, 6.4.5, 7.1). */
export function everyLateWarPlay(card: string, play: LateWarPlay): void {
  const opponent = opponentOf(play.owner)
  const start = (player: 'us' | 'ussr', more: Setup = {}): Table => {
    const setup = { ...play.setup, ...more }
    return late({ ...setup, [player]: [card, ...(setup[player] ?? [])] })
  }
  const happened = (t: Table, angola: readonly [number, number] = [1, 1]): void => {
    t.has({ ...play.has, angola })
      .is({ vp: 0, defcon: 5, milops: [0, 0], ...play.is })
      .cards({ [card]: play.goesTo ?? 'removed', ...play.cards })
      .inForce(...(play.inForce ?? []))
      .idle()
  }
  const angola = (player: 'us' | 'ussr'): readonly [number, number] => (player === 'us' ? [1 + play.ops, 1] : [1, 1 + play.ops])
  const points = Array.from({ length: play.ops }, () => 'angola')

  test('as the event of its own side', () => {
    const t = start(play.owner)
    t[play.owner].plays(card, 'event')
    play.answers?.(t)
    happened(t)
  })
  test('played by the opponent: the event, then the operations (5.2)', () => {
    const t = start(opponent)
    t[opponent].plays(card, 'event')
    play.answers?.(t)
    t.asks(opponent, 'operations')
    t[opponent].picks('influence', ...points)
    happened(t, angola(opponent))
  })
  test('played by the opponent: the operations, then the event (5.2, ruling 58)', () => {
    const t = start(opponent)
    t[opponent].plays(card, 'influence', ...points)
    play.answers?.(t)
    happened(t, angola(opponent))
  })
  test.each([play.owner, opponent])('headlined by the %s (4.5 C)', (player) => {
    // The other headline, NATO without its condition, comes to nothing.
    const silent = opponentOf(player)
    const t = start(player, { [silent]: ['nato', ...(play.setup?.[silent] ?? [])] })
    t.headlines(player === 'us' ? card : 'nato', player === 'us' ? 'nato' : card)
    play.answers?.(t)
    t.cards({ nato: 'discard' })
    happened(t)
  })
  test('in space its event does not happen (6.4.5)', () => {
    const t = start(opponent, { space: play.setup?.space ?? [0, 0] })
    t[opponent].plays(card, 'space')
    t.rolls(6)
    t.has({})
      .cards({ [card]: 'discard' })
      .inForce()
      .idle()
  })
}

/** An event that is barred can be played for its operations only, and its card is discarded, asterisk or not (5.2, 7.5, ruling 57). */
export function bars(barring: string, card: string, owner: 'us' | 'ussr', ops: number, setup: Setup): void {
  const opponent = opponentOf(owner)
  const points = Array.from({ length: ops }, () => 'angola')
  const effects = { ...setup.effects, [barring]: opponent }
  test(`bars ${card} for its own side (ruling 56)`, () => {
    const t = late({ ...setup, effects, [owner]: [card] })
    t[owner].begins().picks(card)
    t.refuses('event', 'event-cannot-happen')
    t[owner].picks('influence', ...points)
    t.has({ angola: owner === 'us' ? [1 + ops, 1] : [1, 1 + ops] })
      .cards({ [card]: 'discard' })
      .idle()
  })
  test.each(['event', 'influence'])(`bars ${card} played by the opponent, %s first (rulings 56 and 57)`, (use) => {
    const t = late({ ...setup, effects, [opponent]: [card] })
    t[opponent].plays(card, use, ...(use === 'event' ? ['influence'] : []), ...points)
    t.has({ angola: opponent === 'us' ? [1 + ops, 1] : [1, 1 + ops] })
      .cards({ [card]: 'discard' })
      .idle()
  })
  test(`bars ${card} in later turns and in the headline (ruling 56)`, () => {
    const t = late({ ...setup, effects, [owner]: [card], [opponent]: ['nato'] })
    t.endsTurn().inForce(...Object.keys(effects))
    t.headlines(owner === 'us' ? card : 'nato', owner === 'us' ? 'nato' : card)
    t.has({})
      .cards({ [card]: 'discard' })
      .idle()
  })
}

const game = 'red-sea'

export const SEA = 'strategic-sea-lanes'

/** Turn 2, so that the cards of both eras are about; Romanian Autonomy is out of the way. */
export const sea = (setup: Setup = {}): Table => table({ game, turn: 2, holder: 'nobody', ...setup })

/** A US event whose condition is unmet or which is barred: nobody gets it, and the card is discarded. */
export function usEventDoesNotHappen(id: string, ops: number, setup: Setup): void {
  const place = (us: number, ussr: number): Record<string, [number, number]> => ({ [SEA]: [us, ussr] })
  const effects = Object.keys(setup.effects ?? {})
  const { milops = [0, 0] } = setup
  const nothing = (t: Table): void =>
    void t
      .is({ vp: 0, milops })
      .cards({ [id]: 'discard' })
      .inForce(...effects)
      .idle()

  test('the US may not play it as its event', () => {
    const t = sea({ ...setup, us: [id] })
    t.us.begins().picks(id)
    t.refuses('event', 'event-cannot-happen')
    t.us.picks('influence', ...times(ops, SEA))
    t.has(place(ops, 0))
    nothing(t)
  })

  test.each(['event', 'operations'])('the USSR plays it, the %s first: operations alone, and it is discarded (5.2)', (first) => {
    const t = sea({ ...setup, ussr: [id] })
    if (first === 'event') t.ussr.plays(id, 'event', 'influence', ...times(ops, SEA))
    else t.ussr.plays(id, 'influence', ...times(ops, SEA))
    t.has(place(0, ops))
    nothing(t)
  })

  test.each(['us', 'ussr'] as const)('headlined by the %s it does nothing and is discarded', (side) => {
    const t = sea({ ...setup, [side]: [id] })
    t.headlines(side === 'us' ? id : null, side === 'ussr' ? id : null)
    t.has({})
    nothing(t)
  })
}

export const redSea = (setup: Setup = {}): Table => table({ game, ...setup })

/** The two games mixed. */
export const mixed = (setup: Setup): Table => table({ game: 'red-sea-mixed', options: { mix: true }, ...setup })

/** The event cannot take place: refused to the USSR; in US hands only the operations count; the card is discarded (5.2). */
export function ussrEventDoesNotHappen(card: string, ops: number, setup: Setup): void {
  const untouched = (t: Table, placed: Record<string, [number, number]>): Table =>
    t
      .has(placed)
      .is({ vp: 0, defcon: 5, milops: [0, 0] })
      .cards({ [card]: 'discard' })
      .inForce(...Object.keys(setup.effects ?? {}))
      .idle()

  test('it is refused to the USSR', () => {
    const t = redSea({ ...setup, ussr: [card] })
    t.ussr.begins().picks(card)
    t.refuses('event', 'event-cannot-happen')
  })

  test('in US hands it gives operations alone, in either order', () => {
    const first = redSea({ ...setup, us: [card] })
    first.us.plays(card, 'event', 'influence', ...times(ops, SEA))
    untouched(first, { [SEA]: [ops, 0] })
    const last = redSea({ ...setup, us: [card] })
    last.us.plays(card, 'influence', ...times(ops, SEA))
    untouched(last, { [SEA]: [ops, 0] })
  })

  test('headlined by either side it is discarded', () => {
    untouched(redSea({ ...setup, us: [card] }).headlines(card, null), {})
    untouched(redSea({ ...setup, ussr: [card] }).headlines(null, card), {})
  })
}

export const victory = (t: Table, side: SideName): Table => t.over(side, 'vp').is({ vp: points(side, 10) })

interface NeutralEvent {
  readonly setup?: Setup
  readonly rolls?: readonly (number | string)[]
  readonly answers?: (me: Player) => unknown
  readonly has?: Board
  readonly is?: Parameters<Table['is']>[0]
  readonly goes: 'removed' | 'discard'
  readonly inForce?: readonly string[]
}

/** An event of both sides: played and headlined by each, and not happening where the card is used for operations or sent to space. */
export function eachSide(id: string, ops: number, event: (me: SideName) => NeutralEvent): void {
  const seat = (me: SideName): Table => {
    const { setup = {} } = event(me)
    return redSea({ ...setup, [me]: [...(setup[me] ?? []), id] })
  }
  const happens = (t: Table, me: SideName): void => {
    const { rolls = [], answers, has = {}, is = {}, goes, inForce = [] } = event(me)
    t.rolls(...rolls)
    answers?.(t[me])
    t.has(has)
      .is(is)
      .cards({ [id]: goes })
      .inForce(...inForce)
      .idle()
  }
  const doesNot = (t: Table, me: SideName, has: Board): void => {
    const { vp = 0, defcon = 5, milops = [0, 0], space = [0, 0] } = event(me).setup ?? {}
    t.has(has)
      .is({ vp, defcon, milops, space })
      .cards({ [id]: 'discard' })
      .inForce()
      .idle()
  }

  test.each(SIDES)('as the event of the %s', (me) => {
    const t = seat(me)
    t[me].plays(id, 'event')
    happens(t, me)
  })

  test.each(SIDES)('headlined by the %s', (me) => happens(headlines(seat(me), me, id), me))

  test.each(SIDES)('used for operations or sent to space by the %s, its event does not happen (5.1, 6.4.5)', (me) => {
    const t = seat(me)
    t[me].plays(id, 'influence', ...times(ops, SEA))
    doesNot(t, me, { [SEA]: pair(me, ops, 0) })
    const spaced = seat(me)
    if (ops < 2) return
    spaced[me].plays(id, 'space')
    spaced.rolls(6)
    doesNot(spaced, me, {})
  })
}

/** An event whose condition is unmet: refused in a round; headlined, it does nothing and is discarded (5.2). */
export function cannotHappen(id: string, side: SideName, setup: Setup): void {
  const t = redSea({ ...setup, [side]: [...(setup[side] ?? []), id] })
  t[side].begins().picks(id)
  t.refuses('event', 'event-cannot-happen')
  const headline = redSea({ ...setup, [side]: [...(setup[side] ?? []), id] })
  headlines(headline, side, id)
    .has({})
    .is({ vp: 0 })
    .cards({ [id]: 'discard' })
    .idle()
}
