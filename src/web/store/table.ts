/** The table: the game on it, whose eyes look at it, and what is being chosen. A host carries out what is decided: this page, or a server. */

import { create } from 'zustand'
import type { Side } from '../../engine/script.ts'
import { isFinal } from '../../match/undo.ts'
import { type Asked, decision } from '../../rules/api.ts'
import type { Kind } from '../../rules/prompts.ts'
import { cannotLose } from '../../rules/queries/cannot-lose.ts'
import type { Danger } from '../../rules/queries/dangers.ts'
import { SPECTATOR, type Viewer } from '../../rules/view.ts'
import { isCard, isCountry, W } from '../../rules/vocabulary.ts'
import { random, seed } from '../chance/random.ts'
import { thinker } from '../worker/thinker.ts'
import { clearStage, cut, expectClicks, stage } from './scene-player.ts'
import { isHotSeat, isHuman, isOver, peopleAsked, type Session } from './session.ts'

/** Who carries out what is decided at the table. */
export interface Host {
  answer(picks: readonly number[]): void
  /** Takes the last move back, where the opponent need not agree. */
  undo(): void
  /** The game leaves the table. */
  close(): void
}

export interface TableState {
  readonly id: string | null
  readonly host: Host | null
  readonly session: Session | null
  /** Whose eyes look at the table. */
  readonly seated: Viewer
  /** Picks that wait to be confirmed: a card and its use, or a target. */
  readonly chosen: readonly number[]
  /** Of an opened card with the opponent's event: the event is to come before the operations. */
  readonly eventFirst: boolean
  /** They are made as soon as it is known that they do not lose the game. */
  readonly held: boolean
  /** What is known of the answers after these picks; null while it is being found out. */
  readonly dangers: readonly Danger[] | null
  /** The answer that was taken for the person, because there was no other; null once the person has answered. */
  readonly taken: number | null
  /** The cards in the hand whose event may lose the game now. */
  readonly deadly: readonly Danger[]
  /** What the person answered last, and how many moves the game had before it. */
  readonly answered: { readonly picks: readonly number[]; readonly after: number } | null
  /** The number of moves after which the position is shown; null: now. */
  readonly shownAt: number | null
}

const EMPTY: TableState = {
  id: null,
  host: null,
  session: null,
  seated: SPECTATOR,
  chosen: [],
  eventFirst: false,
  held: false,
  dangers: [],
  taken: null,
  deadly: [],
  answered: null,
  shownAt: null,
}

export const useTable = create<TableState>(() => EMPTY)
const { getState: get, setState: set } = useTable

const adviser = thinker()

// ---- who is asked

/** The person to whom the table is to be handed before anything is shown, or null. */
export function handOverTo({ session, seated }: Pick<TableState, 'session' | 'seated'>): Side | null {
  if (session === null || !isHotSeat(session)) return null
  const people = peopleAsked(session)
  return people.length === 0 || people.some((side) => side === seated) ? null : people[0]!
}

/** What the person at the table is asked now, or null. */
export function question({ session, seated, shownAt }: Pick<TableState, 'session' | 'seated' | 'shownAt'>): Asked | null {
  if (session === null || shownAt !== null || seated === SPECTATOR || !isHuman(session, seated)) return null
  if (isOver(session) || session.isSending) return null
  return decision(session.g, seated)
}

// ---- the game on the table

/** Clears the table for a game of this host. */
export function openAt(host: Host, id: string): void {
  leaveGame()
  set({ ...EMPTY, id, host })
}

export function leaveGame(): void {
  get().host?.close()
  clearStage()
  adviser.stop()
  set(EMPTY)
}

/** The viewer of a game in which not all players are people: the one person, or a spectator. */
function onlyPerson(s: Session): Viewer {
  const people = ([0, 1] as const).filter((side) => isHuman(s, side))
  return people.length === 1 ? people[0]! : SPECTATOR
}

/** Puts a session on the table and drops the choice that waited to be confirmed. */
export function show(session: Session): void {
  const seated = isHotSeat(session) ? get().seated : onlyPerson(session)
  set({ session, seated, chosen: [], held: false, shownAt: null, deadly: [] })
  // Warnings are for where it comes to rest.
  if (!goBack()) look()
}

/** Whether this session asks the person at the table what the one before it asks. */
function isSameQuestion(before: TableState, session: Session): boolean {
  const asks = JSON.stringify(question(before))
  return before.session !== null && asks !== 'null' && asks === JSON.stringify(question({ ...before, session }))
}

/** The same, with what has happened since the last session as a scene. What is being chosen stays where the question is the same. */
export function showNext(session: Session): void {
  const before = get()
  if (before.session !== null) stage(before.session, session, before.seated)
  if (isSameQuestion(before, session)) return set({ session })
  show(session)
  if (backTo === null) takeForced()
}

/** Shows what a server has sent. A look at the past stays. */
export function showUpdate(session: Session): void {
  const { shownAt } = get()
  showNext(session)
  if (shownAt !== null && shownAt < session.actors.length) set({ shownAt, dangers: [] })
}

export function takeSeat(side: Side): void {
  set({ seated: side, chosen: [], held: false })
  look()
}

// ---- answering

/** Whether picks may be chosen. It says itself why not. */
export type AnswerGuard = (picks: readonly number[]) => boolean

let guard: AnswerGuard | null = null

/** Lets the guide refuse what a lesson does not allow; null: everything is allowed. */
export function setGuard(next: AnswerGuard | null): void {
  guard = next
}

/** Whether the guide allows these picks; with none, whether it lets the person do as they like. */
export const isAllowed = (picks: readonly number[]): boolean => guard === null || guard(picks)

export function answer(picks: readonly number[]): void {
  const { seated, host, session } = get()
  if (seated === SPECTATOR || !isAllowed(picks)) return
  backTo = null
  set({ answered: { picks, after: session?.actors.length ?? 0 } })
  expectClicks(picks.length)
  host?.answer(picks)
}

/** Kinds of questions whose answers open a card, so that its uses can be read before one is chosen. */
const OPENS_CARD: ReadonlySet<Kind> = new Set(['play', 'headline'])

const same = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((pick, i) => pick === b[i])

/** A click on an answer: it is made at once where it can be taken back, else it waits to be confirmed. */
export function choosePicks(picks: readonly number[]): void {
  if (!isAllowed(picks)) return
  const { session, seated, chosen, dangers } = get()
  const asks = question(get())
  set({ taken: null })
  if (session === null || seated === SPECTATOR || asks === null) return
  const last = picks.at(-1)!
  if (picks.length === 1 && isOpening(asks, last)) {
    set({ chosen: same(picks, chosen) ? [] : picks, eventFirst: false, held: false })
    return look()
  }
  // A target that is pressed again is meant. A use that is pressed again still waits for its confirmation.
  if (same(picks, chosen)) return isCountry(last) ? answer(picks) : undefined
  const final = isDecisive(last) || ((isCountry(last) || isCard(last)) && isFinal(session.g, seated, picks, random))
  const held = dangers === null && !final
  if (!final && !held && !isRisky(dangers ?? [], picks)) return answer(picks)
  set({ chosen: picks, held })
}

/** Uses that chance or hidden cards follow: they are shown with their odds, then confirmed. */
const isDecisive = (pick: number): boolean => pick === W.event || pick === W.space

const isRisky = (dangers: readonly Danger[], picks: readonly number[]): boolean => dangers.some(({ pick }) => picks.includes(pick))

/** Whether the opponent's event on the opened card is to come before the operations. */
export function putEventFirst(eventFirst: boolean): void {
  if (eventFirst && !isAllowed([...get().chosen.slice(0, 1), W.event])) return
  set({ eventFirst, chosen: get().chosen.slice(0, 1), held: false })
}

const isOpening = ({ kind }: Asked, pick: number): boolean => OPENS_CARD.has(kind) && isCard(pick)

export function cancel(): void {
  const { chosen: all } = get()
  // A country on the map says its use as well: both go.
  const chosen = all.slice(0, isCountry(all.at(-1) ?? -1) ? 1 : -1).slice(0, all.length - 1)
  set({ chosen, held: false })
  if (chosen.length === 0) look()
}

export const canUndo = ({ session, seated }: Pick<TableState, 'session' | 'seated'>): boolean =>
  session !== null && seated !== SPECTATOR && isHuman(session, seated) && session.canUndo(seated)

export function undo(): void {
  const { chosen, session } = get()
  if (chosen.length > 0) return cancel()
  if (session !== null) undoTo(session.actors.length - 1)
}

/** How many moves this side's play has so far: those since its card, or all that it has made in a row. */
export function movesInPlay({ session, seated }: Pick<TableState, 'session' | 'seated'>): number {
  if (session === null) return 0
  const { actors, notes } = session
  const before = actors.findLastIndex((actor) => actor !== seated)
  const card = notes.findLastIndex((made) => made.some(({ key }) => key === 'plays'))
  return actors.length - Math.max(before + 1, card)
}

/** Takes the whole play back, as far as nothing was shown or rolled. */
export function undoPlay(): void {
  const { session } = get()
  set({ chosen: [], held: false })
  if (session !== null) undoTo(session.actors.length - movesInPlay(get()))
}

/** So many moves are to be left; null where nothing is being taken back. */
let backTo: number | null = null

function undoTo(moves: number): void {
  backTo = moves
  goBack()
}

/** The host takes back one move at a time and shows what is left; false where nothing is left to take back. An answer that was taken for the person goes with the one before it. */
function goBack(): boolean {
  const { session, host } = get()
  const isThere = backTo === null || session === null || (session.actors.length <= backTo && forced(get()) === null)
  if (isThere || !canUndo(get())) {
    backTo = null
    return false
  }
  host?.undo()
  return true
}

// ---- what needs no choice

/** Kinds of questions whose only answer is taken for the person. */
const TAKEN: ReadonlySet<Kind> = new Set(['influence', 'realign', 'place', 'remove', 'country', 'card', 'choose'])

/** The only answer to the question, where nothing is shown, rolled or ended by it; else null. */
function forced(table: TableState): number | null {
  const { session, seated } = table
  const asks = question(table)
  if (session === null || seated === SPECTATOR || asks === null || asks.moves.length !== 1 || !TAKEN.has(asks.kind)) return null
  const pick = asks.moves[0]!
  return isFinal(session.g, seated, [pick], random) ? null : pick
}

/** Takes the only answer, and says so. */
function takeForced(): void {
  const pick = forced(get())
  if (pick === null) return
  set({ taken: pick })
  answer([pick])
}

export function step(to: number): void {
  const { session } = get()
  if (session === null) return
  cut()
  set({ shownAt: to >= session.actors.length ? null : Math.max(0, to), chosen: [], held: false })
  look()
}

// ---- what may lose the game

let looks = 0

/** The uses of an opened card are judged, else the answers to the question. */
function look(): void {
  const { session, seated, chosen, shownAt } = get()
  const asks = question({ session, seated, shownAt })
  if (session === null || seated === SPECTATOR || asks === null || cannotLose(session.g, asks)) {
    looks++
    return set({ dangers: [], deadly: [] })
  }
  const picks = asks.kind === 'play' && chosen.length > 0 && isCard(chosen[0]!) ? chosen.slice(0, 1) : []
  set({ dangers: null })
  void advise(session, seated, picks, ++looks)
}

async function advise(session: Session, side: Side, picks: readonly number[], looked: number): Promise<void> {
  let dangers: readonly Danger[] = []
  try {
    dangers = await adviser.think({ kind: 'dangers', side, g: session.g, picks, seed: seed() })
  } catch {
    // Without advice the game goes on.
  }
  if (looked !== looks) return
  set({ dangers })
  const { held, chosen } = get()
  if (held) {
    if (isRisky(dangers, chosen)) set({ held: false })
    else return answer(chosen)
  }
  if (picks.length === 0) await markDeadly(session, side, looked)
}

/** Marks the cards of the hand before one of them is opened. */
async function markDeadly({ g }: Session, side: Side, looked: number): Promise<void> {
  const kind = decision(g, side)?.kind
  if (kind === undefined || !OPENS_CARD.has(kind)) return
  try {
    const deadly = await adviser.think({ kind: 'deadly', side, g, seed: seed() })
    if (looked === looks) set({ deadly })
  } catch {
    // The uses of a card are judged again when it is opened.
  }
}
