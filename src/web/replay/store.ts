/** The game that is watched: what was opened, and which of its positions is shown with whose eyes. */
import { create } from 'zustand'
import { movesOf } from '../../match/match.ts'
import { HUMAN } from '../../match/players.ts'
import { type GameRecord, LARGEST_RECORD, readRecord, recordOf, writeRecord } from '../../records/record.ts'
import type { FileTrouble } from '../../records/trouble.ts'
import { type OnServer, serverGameOf } from '../share/share.ts'
import { after, begin, type LocalSession } from '../store/local-session.ts'
import { unpack } from '../store/packed-link.ts'
import { clearStage, cut, finishAll, stage } from '../store/scene-player.ts'
import type { Session } from '../store/session.ts'
import { ShelfTrouble, shelf } from '../store/shelf.ts'
import type { OpenedGame } from '../worker/protocol.ts'
import { thinker } from '../worker/thinker.ts'
import { courseOf, lastChapter, lastStop, nextChapter, nextStop, type ReplayIndex } from './course.ts'
import { identityOf } from './identity.ts'
import { type KeptReplay, replayShelf } from './shelf.ts'
import { notesWith, type Sight, viewerOf } from './sight.ts'

/** A game as it is watched. */
export interface Watched {
  readonly id: string
  readonly name: string
  readonly text: string
  /** Where it is on the server; null for a game of this browser. */
  readonly on: OnServer | null
  readonly opened: OpenedGame
  readonly session: LocalSession
  readonly course: ReplayIndex
}

/** Why nothing is shown: `gone` is not kept here, `cut` an address that has been cut, `unreachable` a file that can't be fetched. */
export type Missing = 'opening' | 'gone' | 'cut' | 'unreachable' | 'elsewhere'

/** A text that can't be opened, as it was given: nothing is lost. */
export interface UnreadableFile {
  readonly name: string
  readonly text: string
  readonly trouble: FileTrouble
}

export interface Replaying {
  readonly game: Watched | null
  readonly missing: Missing | null
  readonly refused: UnreadableFile | null
  /** The number of moves after which the position is shown. */
  readonly at: number
  readonly sight: Sight
  readonly playing: boolean
  /** The chance of the US to win at each position; null while it is being computed, or if it can't be. */
  readonly chances: readonly number[] | null
  /** Why the game is not kept. */
  readonly unkept: ShelfTrouble['code'] | null
}

const EMPTY: Replaying = {
  game: null,
  missing: null,
  refused: null,
  at: 0,
  sight: 'open',
  playing: false,
  chances: null,
  unkept: null,
}

export const useReplay = create<Replaying>(() => EMPTY)
const { getState: get, setState: set } = useReplay

const reader = thinker()
const judge = thinker()

// ---- opening

/** Only the game that was asked for last is opened. */
let openings = 0
const isStale = (opening: number): boolean => opening !== openings

function watchedOf({ id, name, text, on = null }: KeptText & { readonly id: string }, opened: OpenedGame): Watched {
  const { start, position, moves, players } = opened
  const seats = [players.us ?? HUMAN, players.ussr ?? HUMAN] as const
  const session = after(begin(start, seats, position === undefined ? {} : { position }), moves)
  return { id, name, text, on, opened, session, course: courseOf(session) }
}

/** Opens a text and keeps it; returns its id, or null where it can't be opened. */
export async function openText(text: string, name = '', on: OnServer | null = null): Promise<string | null> {
  const opening = ++openings
  const answer = await reader.think({ kind: 'open', text })
  if (isStale(opening)) return null
  if (!answer.ok) {
    set({ missing: null, refused: { name, text, trouble: answer.trouble } })
    return null
  }
  const game = watchedOf({ id: identityOf(text), name, text, on }, answer.game)
  const unkept = await keep(game)
  if (isStale(opening)) return null
  set({ ...EMPTY, game, unkept })
  return game.id
}

async function keep({ id, name, text, on, session: { g }, opened }: Watched): Promise<Replaying['unkept']> {
  const kept: KeptReplay = {
    id,
    opened: Date.now(),
    name,
    text,
    ...(on !== null && { on }),
    game: g.game,
    players: opened.players,
    turn: g.turn,
    winner: g.result?.winner ?? null,
    vp: g.vp,
    influence: [...g.influence],
  }
  try {
    await (await replayShelf()).put(kept)
    return null
  } catch (error) {
    return error instanceof ShelfTrouble ? error.code : 'unavailable'
  }
}

/** Opens a game that is kept here: one that was watched before, or one that was played here. */
export async function openKept(id: string, at: number | undefined): Promise<void> {
  const opening = ++openings
  if (get().game?.id === id) return showFirst(at)
  set({ ...EMPTY, missing: 'opening' })
  const found = await textOf(id)
  if (isStale(opening)) return
  if (found === null) return set({ missing: 'gone' })
  const answer = await reader.think({ kind: 'open', text: found.text })
  if (isStale(opening)) return
  if (!answer.ok) return set({ missing: null, refused: { ...found, trouble: answer.trouble } })
  set({ ...EMPTY, game: watchedOf({ ...found, id }, answer.game) })
  showFirst(at)
}

type KeptText = Pick<KeptReplay, 'name' | 'text' | 'on'>

async function textOf(id: string): Promise<KeptText | null> {
  try {
    const replay = await (await replayShelf()).get(id)
    if (replay !== undefined) return replay
    const played = await (await shelf()).get(id)
    return played === undefined ? null : { name: '', text: writeRecord(played.record) }
  } catch {
    return null
  }
}

/** The position that an address names; else where the game begins to be worth watching. */
function showFirst(at: number | undefined): void {
  const { game } = get()
  if (game === null) return
  goTo(at ?? game.course.chapters.find(({ kind }) => kind !== 'setup')?.at ?? 0)
  void evaluate(game)
}

/** Opens the game that an address carries. */
export async function openPacked(packed: string): Promise<string | null> {
  const opening = ++openings
  set({ ...EMPTY, missing: 'opening' })
  const text = await unpack(packed)
  if (isStale(opening)) return null
  if (text !== null) return await openText(text)
  set({ missing: 'cut' })
  return null
}

/** The address of a file on this host; null where it is another's. */
function addressOf(file: string): URL | null {
  try {
    const address = new URL(file, location.href)
    return address.origin === location.origin ? address : null
  } catch {
    return null
  }
}

/** Opens a file of this host. */
export async function openFile(file: string): Promise<string | null> {
  const opening = ++openings
  set({ ...EMPTY, missing: 'opening' })
  const address = addressOf(file)
  if (address === null) {
    set({ missing: 'elsewhere' })
    return null
  }
  const text = await fetched(address)
  if (isStale(opening)) return null
  const on = serverGameOf(address.pathname)
  // What the server calls `record` is no name of a file.
  const name = address.pathname.split('/').at(-1)!
  if (text !== null) return await openText(text, name.includes('.') ? name : '', on)
  set({ missing: 'unreachable' })
  return null
}

/** The text of a file, or null where it can't be had. */
async function fetched(address: URL): Promise<string | null> {
  try {
    const answer = await fetch(address)
    const isTooLarge = Number(answer.headers.get('content-length') ?? 0) > LARGEST_RECORD
    return answer.ok && !isTooLarge ? await answer.text() : null
  } catch {
    return null
  }
}

export function leaveReplay(): void {
  openings++
  reader.stop()
  judge.stop()
  clearStage()
  set(EMPTY)
}

export const forgetRefused = (): void => set({ refused: null })

async function evaluate({ id, opened: { start, position, moves } }: Watched): Promise<void> {
  if (get().chances !== null) return
  try {
    const chances = await judge.think({ kind: 'evaluations', start, moves, ...(position === undefined ? {} : { position }) })
    if (get().game?.id === id) set({ chances })
  } catch {
    // The game can be watched without them.
  }
}

// ---- watching

/** The game after so many moves, with the notes that these eyes read. */
export function watchedAt({ session }: Watched, sight: Sight, at: number): Session {
  return { ...session.at(at), notes: notesWith(sight, session.notes.slice(0, at)) }
}

/** Shows a position at once. */
export function goTo(to: number): void {
  const { game } = get()
  if (game === null) return
  cut()
  set({ at: Math.max(0, Math.min(to, game.session.actors.length)) })
}

/** Goes on to a position with the scenes that lead there. */
function playTo(to: number): void {
  const { game, at, sight } = get()
  if (game === null || to <= at) return
  // What still plays is shown at once.
  finishAll()
  set({ at: to })
  stage(watchedAt(game, sight, at), watchedAt(game, sight, to), viewerOf(sight))
}

type Step = 'move' | 'round'

export function stepForth(step: Step = 'move'): void {
  const { game, at } = get()
  if (game === null) return
  const { stops, chapters } = game.course
  playTo(step === 'move' ? nextStop(stops, at) : nextChapter(chapters, at, game.session.actors.length))
}

export function stepBack(step: Step = 'move'): void {
  const { game, at } = get()
  if (game === null) return
  goTo(step === 'move' ? lastStop(game.course.stops, at) : lastChapter(game.course.chapters, at))
}

export function look(sight: Sight): void {
  cut()
  set({ sight })
}

/** Begins to play, from the beginning again where the end has been reached. */
export function setPlaying(playing: boolean): void {
  const { game, at } = get()
  if (game === null) return
  set({ playing })
  if (playing && at === game.session.actors.length) goTo(0)
}

// ---- what is on the screen

/** The game as a record: all of it, or up to the position that is shown. What came as a record keeps all that its header says. */
export function recordOfShown({ session, opened, text }: Watched, upTo: number): GameRecord {
  if (opened.kind === 'record') {
    const { ended, ...record } = readRecord(text).record
    const isWhole = upTo >= record.moves.length
    return { ...record, ...(isWhole && ended !== undefined && { ended }), moves: record.moves.slice(0, upTo) }
  }
  const { match } = session.at(upTo)
  return recordOf(match.state, movesOf(match), { players: opened.players })
}
