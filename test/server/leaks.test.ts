/**
 * Hidden cards never leave the server before they may. Every frame that a seat gets is compared with the one it would get in another world
 * that it can't tell from the real one: a frame that differs tells something that the seat must not know. `npm run leaks` plays more games.
 */

import { expect, test } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import { anyAsked } from '../../src/bots/players/random.ts'
import { CHANCE, type Move, type Side, US, USSR } from '../../src/engine/script.ts'
import { checkNote } from '../../src/fuzz/checks.ts'
import { type NewGame, newGame } from '../../src/games/index.ts'
import { canUndoAlone } from '../../src/match/undo.ts'
import type { OpenHands } from '../../src/protocol/common.ts'
import { type ServerMessageOf, serverMessage } from '../../src/protocol/socket.ts'
import { apply, asked, clone, decision, resample, view } from '../../src/rules/api.ts'
import type { Random } from '../../src/rules/resample.ts'
import { type State, Zone } from '../../src/rules/state.ts'
import { SPECTATOR, type Viewer } from '../../src/rules/view.ts'
import { CARD, isCard } from '../../src/rules/vocabulary.ts'
import { back, move } from '../../src/server/games/actions.ts'
import { type MadeEntry, nameIn } from '../../src/server/games/course.ts'
import { createGame } from '../../src/server/games/create.ts'
import { currentFor } from '../../src/server/games/messages.ts'
import { sit } from '../../src/server/games/seating.ts'
import { type Seat, sideOf, type Table } from '../../src/server/games/table.ts'
import { makeTables } from '../../src/server/games/tables.ts'
import { openStorage } from '../../src/server/storage/open.ts'

const GAMES = Number(process.env.HOTLINE_LEAK_GAMES ?? 20)

const KINDS: readonly NewGame[] = [
  { game: 'twilight-struggle' },
  { game: 'red-sea' },
  { game: 'twilight-struggle', bidding: true, promoCards: true },
  { game: 'red-sea', mix: true },
]

type Frame = ServerMessageOf<'update'>
const SEATS: readonly Seat[] = [US, USSR, SPECTATOR]
const PARTS = new Set(['view', 'world'] as const)
const viewerAt = ({ course }: Table, seat: Seat): Viewer => (seat === SPECTATOR ? SPECTATOR : sideOf({ course }, seat))

/** A frame without its world, which is drawn anew each time, and without the hands, which are checked by themselves. */
const withoutWorld = ({ world: _world, hands: _hands, ...rest }: Partial<Frame>): string => JSON.stringify(rest)

function checkFrame(text: string, table: Table, seat: Seat, random: Random): void {
  const read = serverMessage.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`${JSON.stringify(read.error.issues[0])} in ${text.slice(0, 300)}`)
  if (read.data.type !== 'update') return
  const frame = JSON.parse(text) as Frame
  const { state: g } = table.course
  const viewer = viewerAt(table, seat)
  const other = resample(g, viewer, random)
  const context = { seat, after: frame.from, parts: PARTS, now: 0, served: 0, random }
  const { type: _type, ...sent } = frame
  expect(withoutWorld(sent)).toBe(withoutWorld(currentFor({ ...table, course: { ...table.course, state: other } }, context)))
  const world = frame.world as unknown as State
  expect(JSON.stringify(view(world, viewer))).toBe(JSON.stringify(frame.view))
  const seed = random()
  expect(JSON.stringify(resample(g, viewer, generator(seed * 2 ** 32)))).toBe(
    JSON.stringify(resample(other, viewer, generator(seed * 2 ** 32))),
  )
}

function withApplied(g: State, { move: made }: { readonly move: Move }): State {
  apply(g, made)
  return g
}

const heldIn = (g: State, side: Side): string[] =>
  [Zone.Hand + side, Zone.Headline + side].flatMap((zone) =>
    g.place.flatMap((place, card) => ((place & 15) === zone ? [nameIn(g, CARD + card)] : [])),
  )

/** Spectators alone see the hands, as late as the players agreed; after the end all do. */
function checkHands(text: string, { row }: Table, live: readonly MadeEntry[], seat: Seat, start: NewGame): boolean {
  const { type, hands } = JSON.parse(text) as Frame
  if (type !== 'update') return false
  const isOver = row.status === 'over'
  const after = isOver ? live.length : seat === SPECTATOR && row.openHands !== null ? live.length - row.openHands.delay : 0
  if (after <= 0) {
    expect(hands).toBeUndefined()
    return false
  }
  const then = live.slice(0, after).reduce(withApplied, newGame(start))
  expect(hands).toEqual({ seq: live[after - 1]!.seq, us: heldIn(then, US), ussr: heldIn(then, USSR) })
  return !isOver
}

async function playAndCheck(start: NewGame, seed: number, openHands: OpenHands | null = null): Promise<{ frames: number; shown: number }> {
  const random = generator(seed)
  const storage = await openStorage(':memory:')
  const tables = makeTables(storage, () => 0, random)
  const { id, tokens } = await createGame(
    storage,
    {
      start,
      clock: { kind: 'none' },
      rated: false,
      hints: true,
      seats: [{ kind: 'open' }, { kind: 'open' }],
      watching: 'everybody',
      openHands,
    },
    0,
  )
  const sent: { seat: Seat; text: string }[] = []
  for (const seat of SEATS)
    tables.hub.join(id, {
      seat,
      credentials: { token: [tokens.us!, tokens.ussr!][seat] },
      ignores: () => false,
      parts: PARTS,
      send: (text) => sent.push({ seat, text }),
      known: { rev: 0, seq: 0, header: '' },
      lastChat: 0,
    })
  let client = 0
  const deed = (seat: Side) => ({ seat, client: `${client++}`, acknowledge: () => undefined })
  let frames = 0
  let shown = 0
  let seen = 0
  let replayed = newGame(start)
  let live: readonly MadeEntry[] = []
  async function check(): Promise<Table> {
    const table = await tables.read(id)
    // The table keeps the last moves only.
    live = [...live.slice(0, table.course.past.moves), ...table.course.made]
    for (const { seat, text } of sent.splice(0)) {
      checkFrame(text, table, seat, random)
      if (checkHands(text, table, live, seat, start)) shown++
      frames++
    }
    // Each note is checked in the position in which it was made.
    if (live.length < seen) {
      replayed = live.reduce(withApplied, newGame(start))
      seen = live.length
    }
    for (const made of live.slice(seen)) {
      withApplied(replayed, made)
      for (const note of made.notes) checkNote(replayed, note)
    }
    seen = live.length
    return table
  }
  for (const seat of [US, USSR] as const) {
    await check()
    await sit(tables, id, deed(seat), { contribution: `c${seat}` })
  }
  for (;;) {
    const table = await check()
    const { state: g } = table.course
    if (table.row.status === 'over') break
    const by = anyAsked(asked(g), random)
    if (by === CHANCE) throw new Error('chance was left to answer')
    const seat = sideOf(table, by)
    if (random() < 0.05 && canUndoAlone(table.course, by)) await back(tables, id, deed(seat), table.row.seq)
    else await move(tables, id, deed(seat), table.row.seq, [nameIn(g, oneOf(decision(g, by)!.moves, random))])
  }
  await storage.close()
  return { frames, shown }
}

test(
  `no frame of ${GAMES} games tells a seat more than its view`,
  async () => {
    let frames = 0
    for (let i = 0; i < GAMES; i++) frames += (await playAndCheck(KINDS[i % KINDS.length]!, i + 1)).frames
    expect(frames).toBeGreaterThan(GAMES * 100)
  },
  GAMES * 10_000,
)

test.each(KINDS.slice(1, 3))(
  'where both players agree, spectators of %j see the hands of before, and nobody anything else',
  async (start) => {
    const { frames, shown } = await playAndCheck(start, 77, { delay: 25, unit: 'moves' })
    expect(shown).toBeGreaterThan(frames / 10)
  },
  20_000,
)

/** Which question is open is public: both sides see that an event's first question found nothing to choose, and that the next is asked. */
const isSameQuestion = (a: State, b: State): boolean => a.frames.every(({ pc }, i) => pc === b.frames[i]?.pc)

/** What a world has beyond a view: it must follow from what the viewer has seen. */
const beyondView = (g: State): string => JSON.stringify([g.alarm, g.hooks, g.counts, g.frames])

/** Answers in another world that stand for this one: itself, or other cards where it names a card. */
function counterparts(g: State, by: Side | typeof CHANCE, pick: number, random: Random): number[] {
  const moves = decision(g, by)?.moves ?? []
  if (moves.includes(pick)) return [pick]
  const cards = moves.filter(isCard)
  return isCard(pick) && cards.length > 0 ? [oneOf(cards, random)] : []
}

test(
  'a world that is shown keeps nothing between its steps that follows from hidden cards',
  () => {
    let compared = 0
    for (let i = 0; i < GAMES; i++) {
      const random = generator(i + 1000)
      const g = newGame(KINDS[i % KINDS.length]!)
      while (g.result === null) {
        const by = anyAsked(asked(g), random)
        const pick = oneOf(decision(g, by)!.moves, random)
        const viewer = oneOf([US, USSR, SPECTATOR] as const, random)
        const other = resample(g, viewer, random)
        apply(g, { by, pick })
        for (const counterpart of counterparts(other, by, pick, random)) {
          const next = clone(other)
          apply(next, { by, pick: counterpart })
          if (JSON.stringify(view(next, viewer)) !== JSON.stringify(view(g, viewer))) continue
          if (!isSameQuestion(next, g)) continue
          compared++
          expect(beyondView(next)).toBe(beyondView(g))
        }
      }
    }
    expect(compared).toBeGreaterThan(GAMES * 50)
  },
  GAMES * 10_000,
)
