/** The game on a server that is on this table. */
import { create } from 'zustand'
import type { SeatName } from '../../../match/seats.ts'
import { type GameInfo, type ServerMessage, serverMessage } from '../../../protocol/socket.ts'
import { type GameRecord, readRecord } from '../../../records/record.ts'
import { hex, random } from '../../chance/random.ts'
import { restored } from '../../store/local-session.ts'
import { useMe } from '../../store/me.ts'
import { leaveGame, openAt, showUpdate } from '../../store/table.ts'
import { finishedGame, olderLines, socketAddress } from '../access/http.ts'
import { type KeptOnline, keepOnline, keptGame, keyOf, promised } from '../access/shelf.ts'
import { type AtTable, NO_SEAT, openSeat, type SeatClient, type SeatState, seatsFor } from './client.ts'
import { broughtTo, type JoinStep, nextStep } from './joining.ts'

export interface Online extends SeatState {
  readonly id: string | null
  readonly kept: KeptOnline | null
  /** When the clocks came, by `performance.now()`. */
  readonly receivedAt: number
  /** The last line of the chat that has been looked at. */
  readonly readUpTo: number
  /** Whether the player followed the link that is for the opponent. */
  readonly isOwnLink: boolean
  /** Whether the game came to its end on this page. */
  readonly isEndSeen: boolean
  /** The whole game, once it is over. */
  readonly record: { readonly text: string; readonly game: GameRecord } | null
}

const EMPTY: Online = { ...NO_SEAT, id: null, kept: null, receivedAt: 0, readUpTo: 0, isOwnLink: false, isEndSeen: false, record: null }

export const useOnline = create<Online>(() => EMPTY)
const { getState: get, setState: set } = useOnline

let client: SeatClient | null = null
/** Only the game that was opened last is shown. */
let openings = 0

const TOKEN_BYTES = 24
/** Too many to find the contribution by trying what gives its hash. */
const CONTRIBUTION_BYTES = 16
const ID_BYTES = 12

function read(text: string): ServerMessage | null {
  try {
    const said = serverMessage.safeParse(JSON.parse(text))
    return said.success ? said.data : null
  } catch {
    return null
  }
}

// ---- opening and leaving

export interface OpenWith {
  /** What opens the game instead of what is kept here: the page has found out that nothing is lost with that. */
  readonly link?: Pick<KeptOnline, 'token' | 'accepted'>
  readonly isOwnLink?: boolean
}

/** Opens a game with what is kept here, or with what a link carries. */
export async function openOnline(id: string, { link, isOwnLink = false }: OpenWith = {}): Promise<void> {
  if (get().id === id && link === undefined) return set({ isOwnLink: get().isOwnLink || isOwnLink })
  leaveOnline()
  const opening = openings
  set({ ...EMPTY, id, isOwnLink })
  const found = await keptGame(id)
  if (opening !== openings) return
  set({ kept: link === undefined && found !== undefined ? found : { id, changed: Date.now(), role: null, ...link } })
  openAt({ answer: (picks) => client?.answer(picks), undo: () => client?.takeBack(), close: () => undefined }, id)
  client = openSeat({
    id,
    open: () => new WebSocket(socketAddress(id)),
    read,
    older: (before) => olderLines(id, ownKey(), before),
    token: ownKey,
    hasOtherToken,
    onChange: (state, isMoved) => opening === openings && onChange(state, isMoved),
    step,
    toSit,
    isToClaim,
    newId: () => hex(ID_BYTES),
    random,
  })
}

const ownKey = (): string | undefined => {
  const { kept } = get()
  return kept === null ? undefined : keyOf(kept)
}

export function leaveOnline(): void {
  openings++
  client?.close()
  client = null
  set(EMPTY)
  leaveGame()
}

addEventListener('online', () => client?.hurry())
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return
  client?.hurry()
  client?.proceed()
})

function onChange(state: SeatState, isMoved: boolean): void {
  const { received, kept } = get()
  set({ ...state, ...(state.received === received ? {} : { receivedAt: performance.now() }) })
  const { info, role } = state
  if (info !== null && kept !== null && (kept.commitment === undefined || kept.role !== role)) keep({ ...promised(kept, info), role })
  if (get().record !== null) return
  const session = isMoved ? client?.session() : null
  if (session) showUpdate(session)
  if (state.received?.now.status === 'over' && state.received.now.ending?.kind !== 'aborted' && info !== null && info.secret !== null)
    void fetchRecord(openings)
}

let fetching = 0

/** After the end everything may be seen: then the game is shown as it really was. */
async function fetchRecord(opening: number): Promise<void> {
  const { id, kept, info, role, received } = get()
  if (id === null || info === null || fetching === opening) return
  fetching = opening
  try {
    const text = await finishedGame(id, kept === null ? undefined : keyOf(kept), 'record')
    const { record: game } = readRecord(text)
    const [us, ussr] = seatsFor(role, info)
    const session = restored({ ...game, players: { us, ussr } })
    if (opening !== openings) return
    set({ record: { text, game } })
    showUpdate(session)
  } catch {
    // The page keeps what the server has sent, and the next message tries again.
    if (opening === openings && received !== null) fetching = 0
  }
}

// ---- what opens the seat

function keep(changes: Partial<KeptOnline>): void {
  const { kept } = get()
  if (kept === null) return
  const next = { ...kept, ...changes, changed: Date.now() }
  set({ kept: next })
  void keepOnline(next)
}

/** The seat was not taken with the new key after all: then the link still opens it. */
function hasOtherToken(): boolean {
  const { kept } = get()
  if (kept?.fresh === undefined) return false
  const { fresh: _fresh, ...rest } = kept
  set({ kept: rest })
  return true
}

/** What the other player has promised is kept before this page reveals anything: it must not change any more. */
function step(role: SeatName, info: GameInfo, isOpening: boolean): JoinStep | null {
  const { kept } = get()
  const next = kept === null ? null : nextStep(kept, role, info, isOpening)
  // The cards are dealt, and clocks run, when both players look at the table.
  if (next?.does === 'reveal' && document.hidden) return null
  if (next?.does === 'reveal' && kept?.theirs === undefined) keep({ theirs: next.theirs })
  return next
}

/** A player who has signed in since taking the seat opens it with the account as well from now on. */
function isToClaim(role: SeatName, { seats }: GameInfo): boolean {
  const { person } = useMe.getState()
  return person !== null && !person.guest && seats[role].taken && seats[role].name === null
}

/** A player who comes by a link makes a new key. The page stores it before it sends it: nothing is lost if the answer never comes. */
function toSit(role: SeatName, info: GameInfo): ReturnType<Parameters<typeof openSeat>[0]['toSit']> {
  const kept = get().kept!
  // What was revealed once is not given again, but for the second game of a match, which has the chance of the first.
  const isUsedUp = kept.theirs !== undefined && info.match?.leg !== 2
  if (isUsedUp) {
    const { theirs: _theirs, contribution: _contribution, ...rest } = kept
    set({ kept: rest })
  }
  const contribution = (isUsedUp ? undefined : kept.contribution) ?? hex(CONTRIBUTION_BYTES)
  const fresh = kept.invites === undefined && kept.fresh === undefined ? hex(TOKEN_BYTES) : undefined
  keep({ contribution, ...(fresh && { fresh }) })
  return { ...broughtTo(info, role, contribution), ...(fresh && { token: fresh }) }
}

// ---- what can be done at the table beside moves

/** Replaces the link for the opponent; the old one opens nothing any more. */
export async function renewLink(): Promise<boolean> {
  const other = hex(TOKEN_BYTES)
  if (!(await send({ type: 'invite', token: other }))) return false
  keep({ invites: { ...get().kept?.invites, other } })
  return true
}

export const markRead = (): void => set({ readUpTo: get().chat.at(-1)?.n ?? 0 })
export const hideOthers = (muted: boolean): void => keep({ muted })
export const agree = (): void => client?.agree()
export const forgetTrouble = (): void => client?.set({ trouble: null })
export const askToTakeBack = (): void => client?.takeBack()
export const send = async (message: AtTable): Promise<boolean> => (await client?.send(message)) === true

export async function setNotes(text: string): Promise<boolean> {
  const { own } = get()
  if (own !== null) client?.set({ own: { ...own, notes: text } })
  return await send({ type: 'notes', text })
}

/** Answers a small question by itself from now on; null asks again. */
export async function arrange(card: string, prompt: string, pick: string | null): Promise<void> {
  if (!(await send({ type: 'arrange', card, prompt, pick }))) return
  const { own } = get()
  if (own === null) return
  const others = own.arranged.filter((one) => one.card !== card || one.prompt !== prompt)
  client?.set({ own: { ...own, arranged: pick === null ? others : [...others, { card, prompt, pick }] } })
}
