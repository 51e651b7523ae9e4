/** The ways in which a card of one side's event can come into play; each must give the same result, and the card goes where it should. */
import { test } from 'vitest'
import { type Player, type Setup, type Table, table, times } from './table.ts'

export const SIDES = ['us', 'ussr'] as const
export type SideName = (typeof SIDES)[number]
export type Board = Readonly<Record<string, readonly [number, number]>>

export const opponentOf = (side: SideName): SideName => (side === 'us' ? 'ussr' : 'us')
/** Influence or a track as [US, USSR], from one side's view. */
export const pair = (side: SideName, own: number, their: number): [number, number] => (side === 'us' ? [own, their] : [their, own])
/** Victory points of a side as the marker counts them. */
export const points = (side: SideName, n: number): number => (side === 'us' ? n : 0 - n)

interface EventCase {
  readonly side: SideName
  readonly ops: number
  readonly setup?: Setup
  readonly rolls?: readonly (number | string)[]
  /** Answers to the questions of the event. */
  readonly answers?: (me: Player, them: Player, t: Table) => void
  readonly has?: Board
  readonly is?: Parameters<Table['is']>[0]
  /** Where the card lies after its event. */
  readonly goes: 'removed' | 'discard'
  /** Effects in force after the event; those of the set-up by default. */
  readonly inForce?: readonly string[]
  /** A place that the event does not touch, open to both sides: operations are spent here. */
  readonly elsewhere?: string
}

const inRedSea = (c: EventCase): boolean => c.setup?.game?.startsWith('red-sea') === true
const elsewhere = (c: EventCase): string => c.elsewhere ?? (inRedSea(c) ? 'strategic-sea-lanes' : 'peru')

function seat(id: string, c: EventCase, player: SideName, more: Setup = {}): Table {
  const setup = { ...c.setup, ...more }
  return table({ ...setup, influence: { ...setup.influence, [elsewhere(c)]: [1, 1] }, [player]: [...(setup[player] ?? []), id] })
}

const spends = (player: Player, c: EventCase): Player => player.picks(...times(c.ops, elsewhere(c)))

function happened(t: Table, id: string, c: EventCase, placed: Board): void {
  t.has({ ...c.has, ...placed })
    .is(c.is ?? {})
    .cards({ [id]: c.goes })
    .inForce(...(c.inForce ?? Object.keys(c.setup?.effects ?? {})))
    .idle()
}

function didNotHappen(t: Table, id: string, c: EventCase, placed: Board): void {
  const { vp = 0, defcon = 5, milops = [0, 0], space = [0, 0], effects = {} } = c.setup ?? {}
  t.has(placed)
    .is({ vp, defcon, milops, space })
    .cards({ [id]: 'discard' })
    .inForce(...Object.keys(effects))
    .idle()
}

const resolves = (t: Table, c: EventCase): void => {
  t.rolls(...(c.rolls ?? []))
  c.answers?.(t[c.side], t[opponentOf(c.side)], t)
}

/** Both sides headline; one that holds cards of the set-up adds a card of no consequence for it. */
function headlined(id: string, c: EventCase, player: SideName): Table {
  const waits = opponentOf(player)
  const held = c.setup?.[waits] ?? []
  const against = held.length === 0 ? null : inRedSea(c) ? 'arab-league' : 'middle-east-scoring'
  const t = seat(id, c, player, against === null ? {} : { [waits]: [...held, against] })
  return player === 'us' ? t.headlines(id, against) : t.headlines(against, id)
}

export function everyWay(id: string, c: EventCase): void {
  const me = c.side
  const them = opponentOf(me)

  test('as the event of its own side', () => {
    const t = seat(id, c, me)
    t[me].plays(id, 'event')
    resolves(t, c)
    happened(t, id, c, {})
  })

  test('played by the opponent: event first, then operations (5.2)', () => {
    const t = seat(id, c, them)
    t[them].plays(id, 'event')
    resolves(t, c)
    spends(t[them].picks('influence'), c)
    happened(t, id, c, { [elsewhere(c)]: pair(them, 1 + c.ops, 1) })
  })

  test('played by the opponent: operations first, then the event (5.2)', () => {
    const t = seat(id, c, them)
    spends(t[them].plays(id, 'influence'), c)
    resolves(t, c)
    happened(t, id, c, { [elsewhere(c)]: pair(them, 1 + c.ops, 1) })
  })

  for (const player of [me, them])
    test(`headlined by the ${player}`, () => {
      const t = headlined(id, c, player)
      resolves(t, c)
      happened(t, id, c, {})
    })

  test('used for operations by its own side, or sent to space by the other, its event does not happen (6.4.5)', () => {
    const own = seat(id, c, me)
    spends(own[me].plays(id, 'influence'), c)
    didNotHappen(own, id, c, { [elsewhere(c)]: pair(me, 1 + c.ops, 1) })
    const spaced = seat(id, c, them)
    if (c.ops === 1) {
      spaced[them].begins().picks(id)
      spaced.refuses('space', 'space-card-too-low')
      return
    }
    spaced[them].plays(id, 'space')
    spaced.rolls(6)
    didNotHappen(spaced, id, c, {})
  })
}
