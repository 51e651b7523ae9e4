/** The game on the table: who is asked, what has been chosen, and everything that happens by itself. The record is the truth. */

import { create } from 'zustand'
import { bit, CHANCE, type Move, type Side, US, USSR } from '../../engine/script.ts'
import type { NewGame } from '../../games/index.ts'
import { refuseUndo } from '../../records/made.ts'
import { hintsAllowed } from '../../records/record.ts'
import { type Asked, asked, decision, resample } from '../../rules/api.ts'
import { BadOptions } from '../../rules/options.ts'
import type { Kind } from '../../rules/prompts.ts'
import type { Danger } from '../../rules/queries/dangers.ts'
import { Phase } from '../../rules/state.ts'
import { SPECTATOR, type Viewer } from '../../rules/view.ts'
import { isCard, isCountry } from '../../rules/vocabulary.ts'
import type { Hint } from '../../words/hint.ts'
import { hex } from '../parts/hex.ts'
import type { Task } from '../worker/protocol.ts'
import { thinker } from '../worker/thinker.ts'
import { chanceMove, random, seed } from './chance.ts'
import type { Pace } from './kept-settings.ts'
import { motionShown, showChanges, skipMotion } from './motion.ts'
import {
  after,
  BrokenGame,
  begin,
  botAsked,
  isHotSeat,
  isHuman,
  isOver,
  type Origin,
  peopleAsked,
  playerOf,
  recorded,
  restored,
  type Seats,
  type Session,
  undone,
} from './session.ts'
import { useSettings } from './settings.ts'
import { type Kept, onChanged, ShelfTrouble, shelf, tellChanged } from './shelf.ts'

export interface Table {
  readonly id: string | null
  readonly session: Session | null
  /** Why there is no session: it is still being opened, is not on the shelf, or its record does not fit the rules. */
  readonly missing: 'opening' | 'gone' | 'broken' | null
  readonly broken: { readonly kept: Kept; readonly good: number; readonly message: string } | null
  /** Whose eyes look at the table. */
  readonly seated: Viewer
  /** Picks that wait to be confirmed: a card and its use, or a target. */
  readonly chosen: readonly number[]
  /** They are made as soon as it is known that they do not lose the game. */
  readonly held: boolean
  /** What is known of the answers after these picks; null while it is being found out. */
  readonly dangers: readonly Danger[] | null
  /** The best moves for the question; `asked` while they are being looked for, null where nobody wants them. */
  readonly hints: readonly Hint[] | 'asked' | null
  readonly thinking: boolean
  /** What a bot died of. */
  readonly botTrouble: string | null
  /** Why the game is not kept. */
  readonly unkept: ShelfTrouble['code'] | null
  /** The number of moves after which the position is shown; null: now. */
  readonly shownAt: number | null
}

const empty: Table = {
  id: null,
  session: null,
  missing: 'opening',
  broken: null,
  seated: SPECTATOR,
  chosen: [],
  held: false,
  dangers: [],
  hints: null,
  thinking: false,
  botTrouble: null,
  unkept: null,
  shownAt: null,
}

export const useTable = create<Table>(() => empty)
const { getState: get, setState: set } = useTable

const bots = thinker()
const adviser = thinker()
const mentor = thinker()

// ---- who is asked

/** The person to whom the table is to be handed before anything is shown, or null. */
export function handOverTo({ session, seated }: Pick<Table, 'session' | 'seated'>): Side | null {
  if (session === null || !isHotSeat(session)) return null
  const people = peopleAsked(session)
  return people.length === 0 || people.some((side) => side === seated) ? null : people[0]!
}

/** What the person at the table is asked now, or null. */
export function question({ session, seated, shownAt }: Pick<Table, 'session' | 'seated' | 'shownAt'>): Asked | null {
  if (session === null || shownAt !== null || seated === SPECTATOR || !isHuman(session, seated)) return null
  if (isOver(session) || session.remote?.isSending === true) return null
  return decision(session.g, seated)
}

/** The viewer of a game in which not everybody is a person: the one person, or a spectator. */
function onlyPerson(s: Session): Viewer {
  const people = ([US, USSR] as const).filter((side) => isHuman(s, side))
  return people.length === 1 ? people[0]! : SPECTATOR
}

// ---- keeping

let keeping: Promise<void> = Promise.resolve()

function keep(): void {
  const { id, session } = get()
  if (id === null || session === null) return
  const { g } = session
  const kept: Kept = { id, changed: Date.now(), turn: g.turn, winner: g.result?.winner ?? null, record: recorded(session) }
  keeping = keepAfter(keeping, kept)
}

/** Games are kept one after the other, so that the last one stays. */
async function keepAfter(others: Promise<void>, kept: Kept): Promise<void> {
  await others
  let unkept: Table['unkept'] = null
  try {
    await (await shelf()).put(kept)
    tellChanged(kept.id)
  } catch (error) {
    unkept = error instanceof ShelfTrouble ? error.code : 'unavailable'
  }
  if (get().id === kept.id) set({ unkept })
}

/** Another window has gone on with this game. */
onChanged((id) => {
  if (id === get().id) void reload(id)
})

async function reload(id: string): Promise<void> {
  const kept = await (await shelf()).get(id)
  const { session } = get()
  if (kept === undefined || session === null || get().id !== id) return
  const known = recorded(session).moves
  if (kept.record.moves.length === known.length && kept.record.moves.every(({ pick }, i) => pick === known[i]!.pick)) return
  dropThoughts()
  skipMotion()
  show(restored(kept.record))
  proceed()
}

// ---- the course of things

/** How long a bot's move is looked at before its next, in milliseconds. */
const PACE: Readonly<Record<Pace, number>> = { slow: 1200, normal: 450, fast: 0 }

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Puts a session on the table; whatever was chosen before is void. */
function show(session: Session): void {
  const seated = isHotSeat(session) ? get().seated : onlyPerson(session)
  mentor.stop()
  set({ session, seated, chosen: [], held: false, shownAt: null, missing: null, hints: null })
  look()
}

function make(moves: readonly Move[]): void {
  const { session } = get()
  if (session === null) return
  let next = after(session, moves)
  for (let move = chanceMove(next); move !== null; move = chanceMove(next)) next = after(next, [move])
  showChanges(session, next, get().seated)
  show(next)
  keep()
}

/** Lets chance and the bots answer until a person is asked or the game is over. */
function proceed(): void {
  const { session } = get()
  if (session !== null && asked(session.g) & bit(CHANCE)) make([])
  void think()
}

/** One question to a bot at a time. Each time that its thoughts are dropped another line of them begins. */
let line = 0
let busy = false

function dropThoughts(): void {
  line++
  busy = false
  bots.stop()
  set({ thinking: false })
}

async function think(): Promise<void> {
  const { id, session } = get()
  const side = session === null ? null : botAsked(session)
  if (busy || id === null || session === null || side === null) return
  const own = line
  busy = true
  set({ thinking: true, botTrouble: null })
  try {
    const pick = await bots.think({ kind: 'pick', game: id, player: playerOf(session, side), side, g: session.g, seed: seed() })
    const { pace } = useSettings.getState()
    if (line === own && session.g.phase !== Phase.Headline) await pause(PACE[pace])
    if (line === own && pace !== 'fast') await motionShown()
    if (line !== own) return
    busy = false
    make([{ by: side, pick }])
    set({ thinking: false })
    void think()
  } catch (error) {
    if (line !== own) return
    busy = false
    set({ thinking: false, botTrouble: String(error) })
  }
}

// ---- opening and leaving

const ID_BYTES = 4

/** Begins a game and keeps it; returns its id. Throws `BadOptions`. */
export function startGame(start: NewGame, seats: Seats, origin: Origin = {}): string {
  leaveGame()
  const id = hex(ID_BYTES)
  set({ ...empty, id })
  show(begin(start, seats, origin))
  make([])
  void think()
  return id
}

export async function openGame(id: string): Promise<void> {
  if (get().id === id && get().session !== null) return
  leaveGame()
  set({ ...empty, id })
  let kept: Kept | undefined
  await keeping
  try {
    kept = await (await shelf()).get(id)
  } catch {
    kept = undefined
  }
  if (get().id !== id) return
  if (kept === undefined) return set({ missing: 'gone' })
  try {
    show(restored(kept.record))
    proceed()
  } catch (error) {
    if (!(error instanceof BrokenGame || error instanceof BadOptions)) throw error
    set({ missing: 'broken', broken: { kept, good: error instanceof BrokenGame ? error.good : 0, message: error.message } })
  }
}

export function leaveGame(): void {
  host = null
  dropThoughts()
  skipMotion()
  adviser.stop()
  mentor.stop()
  set(empty)
}

/** Tries a bot again that has died. */
export function retry(): void {
  void think()
}

export function takeSeat(side: Side): void {
  set({ seated: side, chosen: [], held: false, hints: null })
  look()
}

// ---- games that are played elsewhere

/** Who carries out what is decided at this table, where this page does not. */
export interface Host {
  answer(picks: readonly number[]): void
  /** Takes the last move back, where nobody has to be asked. */
  undo(): void
}

let host: Host | null = null

export function openRemote(id: string, at: Host): void {
  leaveGame()
  host = at
  set({ ...empty, id })
}

/** Shows what a server has told. What is being chosen stays where the question is the same, and so does a look at the past. */
export function showRemote(session: Session): void {
  const before = get()
  const asks = JSON.stringify(question(before))
  if (before.session !== null) showChanges(before.session, session, before.seated)
  const { shownAt } = before
  const isSame = before.session !== null && asks !== 'null' && asks === JSON.stringify(question({ ...before, session }))
  if (isSame) return set({ session })
  show(session)
  if (shownAt !== null && shownAt < session.moves.length) set({ shownAt, dangers: [] })
}

// ---- answering

export function answer(picks: readonly number[]): void {
  const { seated } = get()
  if (seated === SPECTATOR) return
  if (host !== null) return host.answer(picks)
  make(picks.map((pick) => ({ by: seated, pick })))
  void think()
}

/** Whether these picks can't be taken back: somebody else is asked after them, or they show cards. Tried in a world that gives nothing away. */
function isFinal(s: Session, side: Side, picks: readonly number[]): boolean {
  const world = resample(s.g, side, random)
  const next = after(
    { ...s, g: world, notes: [], showed: [], moves: [] },
    picks.map((pick) => ({ by: side, pick })),
  )
  return (asked(next.g) & bit(side)) === 0 || next.showed.includes(true)
}

/** Kinds of questions whose answers open a card, so that its uses can be read before one is chosen. */
const OPENS_CARD: ReadonlySet<Kind> = new Set(['play', 'headline'])

const same = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((pick, i) => pick === b[i])

/** A click on an answer: it is made at once where it can be taken back, else it waits to be confirmed. */
export function choosePicks(picks: readonly number[]): void {
  const { session, seated, chosen, dangers } = get()
  const asks = question(get())
  if (session === null || seated === SPECTATOR || asks === null) return
  const last = picks.at(-1)!
  if (picks.length === 1 && isOpening(asks, last)) {
    set({ chosen: same(picks, chosen) ? [] : picks, held: false })
    return look()
  }
  if (same(picks, chosen)) return answer(picks)
  const final = (isCountry(last) || isCard(last)) && isFinal(session, seated, picks)
  const held = dangers === null && !final
  if (!final && !held && !isRisky(dangers ?? [], last)) return answer(picks)
  set({ chosen: picks, held })
}

const isRisky = (dangers: readonly Danger[], pick: number): boolean => dangers.some((danger) => danger.pick === pick)

const isOpening = ({ kind }: Asked, pick: number): boolean => OPENS_CARD.has(kind) && isCard(pick)

export function cancel(): void {
  const chosen = get().chosen.slice(0, -1)
  set({ chosen, held: false })
  if (chosen.length === 0) look()
}

export function canUndo({ session, seated }: Pick<Table, 'session' | 'seated'>): boolean {
  if (session === null || seated === SPECTATOR || !isHuman(session, seated) || session.ended !== undefined) return false
  return session.remote === undefined ? refuseUndo(session, seated) === null : session.remote.free
}

export function undo(): void {
  const { session, chosen } = get()
  if (session === null) return
  if (chosen.length > 0) return cancel()
  if (!canUndo(get())) return
  if (host !== null) return host.undo()
  dropThoughts()
  skipMotion()
  show(undone(session))
  keep()
  void think()
}

export function step(to: number): void {
  const { session } = get()
  if (session === null) return
  skipMotion()
  set({ shownAt: to >= session.moves.length ? null : Math.max(0, to), chosen: [], held: false })
  look()
}

// ---- what may lose the game

/** Questions answered point by point, whose answers lose no game by themselves. */
const HARMLESS: ReadonlySet<Kind> = new Set(['place', 'remove', 'influence', 'realign', 'card', 'bid'])

let looks = 0

/** The uses of an opened card are judged, else the answers to the question. */
function look(): void {
  const { session, seated, chosen, shownAt } = get()
  const asks = question({ session, seated, shownAt })
  if (session === null || seated === SPECTATOR || asks === null || HARMLESS.has(asks.kind)) {
    looks++
    return set({ dangers: [] })
  }
  const picks = asks.kind === 'play' && chosen.length > 0 && isCard(chosen[0]!) ? chosen.slice(0, 1) : []
  set({ dangers: null })
  void advise({ kind: 'dangers', side: seated, g: session.g, picks, seed: seed() }, ++looks)
}

async function advise(task: Extract<Task, { kind: 'dangers' }>, looked: number): Promise<void> {
  let dangers: readonly Danger[] = []
  try {
    dangers = await adviser.think(task)
  } catch {
    // Without advice the game goes on.
  }
  if (looked !== looks) return
  set({ dangers })
  const { held, chosen } = get()
  if (!held) return
  if (isRisky(dangers, chosen.at(-1)!)) set({ held: false })
  else answer(chosen)
}

// ---- advice

/** Looks for the best moves; asked again, puts them away. */
export async function askForHints(): Promise<void> {
  const { session, seated, hints } = get()
  if (session === null || seated === SPECTATOR || question(get()) === null || !hintsAllowed(session)) return
  if (hints !== null) {
    mentor.stop()
    return set({ hints: null })
  }
  set({ hints: 'asked' })
  let found: readonly Hint[] = []
  try {
    found = await mentor.think({ kind: 'hints', side: seated, g: session.g })
  } catch {
    // The game goes on without advice.
  }
  if (get().session === session && get().seated === seated && get().hints === 'asked') set({ hints: found })
}
