/** A game that this page plays: its bots, its chance, and where it is kept. */

import { create } from 'zustand'
import { bit, CHANCE, type Move } from '../../engine/script.ts'
import { type NewGame, startOfGame } from '../../games/index.ts'
import { movesOf } from '../../match/match.ts'
import { asked, decision } from '../../rules/api.ts'
import { BadOptions } from '../../rules/options.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { chanceMove } from '../chance/chance.ts'
import { hex, seed } from '../chance/random.ts'
import { thinker } from '../worker/thinker.ts'
import { arrangedAnswer } from './course.ts'
import { lessonsRead } from './guide.ts'
import { isCourse } from './guided.ts'
import { after, BrokenGame, begin, isLocal, type LocalSession, type Origin, recorded, resigned, restored, undone } from './local-session.ts'
import { keepResult } from './results.ts'
import { cut, sceneShown } from './scene-player.ts'
import { botAsked, isOver, playerOf, type Seats, winnerOf } from './session.ts'
import { type Kept, onChanged, ShelfTrouble, shelf, tellChanged } from './shelf.ts'
import { type Host, leaveGame, openAt, show, showNext, useTable } from './table.ts'

export interface LocalTable {
  /** Why there is no session: it is still being opened, is not on the shelf, or its record does not fit the rules. */
  readonly missing: 'opening' | 'gone' | 'broken' | null
  readonly broken: { readonly kept: Kept; readonly good: number; readonly message: string } | null
  readonly thinking: boolean
  /** Whether a bot waits until the person has read a step of the guide. */
  readonly isReading: boolean
  /** What a bot died of. */
  readonly botTrouble: string | null
  /** Why the game is not kept. */
  readonly unkept: ShelfTrouble['code'] | null
}

const EMPTY: LocalTable = { missing: 'opening', broken: null, thinking: false, isReading: false, botTrouble: null, unkept: null }

export const useLocalTable = create<LocalTable>(() => EMPTY)
const { setState: set } = useLocalTable

const bots = thinker()

/** The game on the table, where this page plays it. */
function playing(): { readonly id: string; readonly session: LocalSession } | null {
  const { id, session, host } = useTable.getState()
  return host !== HOST || id === null || session === null || !isLocal(session) ? null : { id, session }
}

// ---- keeping

let keeping: Promise<void> = Promise.resolve()

function keep(): void {
  const now = playing()
  if (now === null) return
  const { id, session } = now
  const { g } = session
  const { turn, vp, defcon } = g
  const winner = winnerOf(session)
  const kept: Kept = { id, changed: Date.now(), turn, winner, vp, defcon, influence: [...g.influence], record: recorded(session) }
  if (!isCourse({ game: g.game, ...session.origin })) keepResult(id, session, kept.changed)
  keeping = keepAfter(keeping, kept)
}

/** Games are kept one after the other, so that the last one stays. */
async function keepAfter(others: Promise<void>, kept: Kept): Promise<void> {
  await others
  let unkept: LocalTable['unkept'] = null
  try {
    await (await shelf()).put(kept)
    tellChanged(kept.id)
  } catch (error) {
    unkept = error instanceof ShelfTrouble ? error.code : 'unavailable'
  }
  if (playing()?.id === kept.id) set({ unkept })
}

/** Another window has gone on with this game. */
onChanged((id) => {
  if (id === playing()?.id) void reload(id)
})

async function reload(id: string): Promise<void> {
  const kept = await (await shelf()).get(id)
  const now = playing()
  if (kept === undefined || now?.id !== id) return
  const known = recorded(now.session).moves
  if (kept.record.moves.length === known.length && kept.record.moves.every(({ pick }, i) => pick === known[i]!.pick)) return
  dropThoughts()
  cut()
  show(restored(kept.record))
  proceed()
}

// ---- the course of things

/** Questions with which a play begins: the answer waits until the one before has been shown. */
const BEGINS: ReadonlySet<string> = new Set(['play', 'headline'])

/** Makes moves, and lets chance answer what they lead to. */
function make(moves: readonly Move[]): void {
  const now = playing()
  if (now === null) return
  let next = after(now.session, moves)
  const chance = (): Move | null => chanceMove(next.g, next.actors.length, next.origin.seed)
  for (let move = chance(); move !== null; move = chance()) next = after(next, [move])
  showNext(next)
  keep()
}

/** Lets chance and the bots answer until a person is asked or the game is over. */
function proceed(): void {
  const now = playing()
  if (now !== null && !isOver(now.session) && asked(now.session.g) & bit(CHANCE)) make([])
  void think()
}

/** One question to a bot at a time. Each time that its thoughts are dropped another line of them begins. */
let line = 0
let busy = false

function dropThoughts(): void {
  line++
  busy = false
  bots.stop()
  set({ thinking: false, isReading: false })
}

async function think(): Promise<void> {
  const now = playing()
  const side = now === null ? null : botAsked(now.session)
  if (busy || now === null || side === null) return
  const { id, session } = now
  const own = line
  busy = true
  set({ thinking: true, botTrouble: null })
  try {
    const moves = movesOf(session.match)
    const isGuided = isCourse({ game: session.g.game, ...session.origin })
    const arranged = isGuided ? arrangedAnswer(moves, side) : null
    const pick =
      arranged ?? (await bots.think({ kind: 'pick', game: id, player: playerOf(session, side), side, g: session.g, seed: seed() }))
    if (line === own && BEGINS.has(decision(session.g, side)!.kind)) await sceneShown()
    if (line !== own) return
    if (isGuided) {
      set({ thinking: false, isReading: true })
      await lessonsRead(id, moves)
    }
    if (line !== own) return
    busy = false
    make([{ by: side, pick }])
    set({ thinking: false, isReading: false })
    void think()
  } catch (error) {
    if (line !== own) return
    busy = false
    set({ thinking: false, botTrouble: String(error) })
  }
}

// ---- the host

const HOST: Host = {
  answer(picks) {
    const { seated } = useTable.getState()
    if (seated === SPECTATOR) return
    make(picks.map((pick) => ({ by: seated, pick })))
    void think()
  },
  undo() {
    const now = playing()
    if (now === null) return
    dropThoughts()
    cut()
    show(undone(now.session))
    keep()
    void think()
  },
  close: dropThoughts,
}

// ---- opening

const ID_BYTES = 4

/** Begins a game and keeps it; returns its id. Throws `BadOptions`. */
export function startGame(start: NewGame, seats: Seats, origin: Origin = {}): string {
  leaveGame()
  const id = hex(ID_BYTES)
  openAt(HOST, id)
  set({ ...EMPTY, missing: null })
  show(begin(start, seats, origin))
  make([])
  void think()
  return id
}

/** Begins a game of its own at an earlier move of one that is over, with other luck; returns its id. */
export function playFrom(session: LocalSession, move: number): string {
  const { seed: _seed, ended: _ended, ...record } = recorded(session.at(move))
  leaveGame()
  const id = hex(ID_BYTES)
  openAt(HOST, id)
  set({ ...EMPTY, missing: null })
  show(restored(record))
  keep()
  proceed()
  return id
}

export async function openGame(id: string): Promise<void> {
  if (playing()?.id === id) return
  openAt(HOST, id)
  set(EMPTY)
  let kept: Kept | undefined
  await keeping
  try {
    kept = await (await shelf()).get(id)
  } catch {
    kept = undefined
  }
  const now = useTable.getState()
  if (now.id !== id || now.host !== HOST) return
  if (kept === undefined) return set({ missing: 'gone' })
  try {
    show(restored(kept.record))
    set({ missing: null })
    proceed()
  } catch (error) {
    if (!(error instanceof BrokenGame || error instanceof BadOptions)) throw error
    set({ missing: 'broken', broken: { kept, good: error instanceof BrokenGame ? error.good : 0, message: error.message } })
  }
}

/** The person at the table gives the game up. */
export function resign(): void {
  const now = playing()
  const { seated } = useTable.getState()
  if (now === null || seated === SPECTATOR || isOver(now.session)) return
  dropThoughts()
  cut()
  show(resigned(now.session, seated))
  keep()
}

/** Begins the game on the table anew, with another deal; returns its id. */
export function restart(): string | null {
  const now = playing()
  if (now === null) return null
  const { seed: _seed, ...origin } = now.session.origin
  return startGame(startOfGame(now.session.match.start), now.session.seats, origin)
}

/** Tries a bot again that has died. */
export function retry(): void {
  void think()
}
