/** Hints: one analysis for each position, read by everything that shows a hint. It is there soon, and improves while the person looks. */
import { create } from 'zustand'
import type { Followed } from '../../bots/players/hints.ts'
import type { Side } from '../../engine/script.ts'
import { hintsAllowed } from '../../records/record.ts'
import { view } from '../../rules/api.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { W } from '../../rules/vocabulary.ts'
import { countriesIn, type Hint, picksOf } from '../../words/hint.ts'
import { thinker } from '../worker/thinker.ts'
import { choosePicks, isAllowed, putEventFirst, question, type TableState, useTable } from './table.ts'

interface Hints {
  /** The hints for the question on the table, the best first; null where the person has not asked. */
  readonly found: readonly Hint[] | null
  /** Whether better ones are being looked for. */
  readonly isThinking: boolean
  /** The hint that the person points at. */
  readonly pointed: Hint | null
}

const AWAY: Hints = { found: null, isThinking: false, pointed: null }

export const useHints = create<Hints>(() => AWAY)
const { getState: get, setState: set } = useHints

const mentor = thinker()
let stop: (() => void) | null = null

/** The best hints so far, by position as its side sees it. */
const analyses = new Map<string, readonly Hint[]>()
const MOST_KEPT = 40

function keep(key: string, hints: readonly Hint[]): void {
  analyses.delete(key)
  analyses.set(key, hints)
  if (analyses.size > MOST_KEPT) analyses.delete(analyses.keys().next().value!)
}

/** What the side knows, and its question. */
const keyOf = (table: TableState, side: Side): string => JSON.stringify([side, view(table.session!.g, side), question(table)])

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** A seed for a position (FNV-1a), so that it is thought about in the same worlds each time. */
function seedOf(key: string): number {
  let hash = FNV_OFFSET
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), FNV_PRIME)
  return hash >>> 0
}

/** The hint that the person is following, as far as it is left, and the number of moves at which it holds. */
let following: (Followed & { readonly at: number }) | null = null

/** Looks for the best moves; asked again, puts them away. */
export function askForHints(): void {
  const table = useTable.getState()
  const { session, seated } = table
  // One thing at a time: the guide's own advice comes first.
  if (!isAllowed([])) return
  if (session === null || seated === SPECTATOR || question(table) === null || !hintsAllowed(session)) return
  if (get().found !== null) return putAway()
  const key = keyOf(table, seated)
  const known = analyses.get(key)
  if (known !== undefined) return set({ found: known, isThinking: false, pointed: null })
  set({ found: [], isThinking: true, pointed: null })
  const followed = following?.at === session.actors.length ? following : null
  stop = mentor.follow(
    { kind: 'hints', side: seated, g: session.g, seed: seedOf(key), followed },
    (better) => {
      keep(key, better)
      set((hints) => withBetter(hints, better))
    },
    () => {
      stop = null
      set({ isThinking: false })
    },
  )
}

/** Under a pointer nothing changes its place. */
function withBetter({ found, pointed }: Hints, better: readonly Hint[]): Pick<Hints, 'found' | 'pointed'> {
  if (pointed === null || found === null) return { found: better, pointed }
  const placeOf = ({ pick }: Hint): number => (found.findIndex((one) => one.pick === pick) + found.length + 1) % (found.length + 1)
  const hints = better.toSorted((a, b) => placeOf(a) - placeOf(b))
  return { found: hints, pointed: hints.find(({ pick }) => pick === pointed.pick) ?? null }
}

/** The hints stay as good as they are. */
export const stopThinking = (): void => stop?.()

function putAway(): void {
  stop?.()
  set(AWAY)
}

export const pointAtHint = (pointed: Hint | null): void => set({ pointed })

/** Does what a hint says, or opens its card; of an open card chooses the use. */
export function takeHint({ pick, use }: Hint): void {
  stopThinking()
  const isOpen = useTable.getState().chosen[0] === pick
  if (use >= 0 && isOpen) return choosePicks([pick, use])
  if (!isOpen) choosePicks([pick])
  if (use === W.event) putEventFirst(true)
}

/** The countries that the map lights: those of the hint that the person points at, else of the best. */
export const litBy = ({ found, pointed }: Hints): readonly number[] => {
  const hint = pointed ?? found?.[0]
  return hint === undefined ? NOWHERE : countriesIn(hint)
}
const NOWHERE: readonly number[] = []

/** What is left of a hint after these picks. */
function restOf(picks: readonly number[], answered: readonly number[]): readonly number[] | null {
  const isFollowed = answered.length < picks.length && answered.every((pick, i) => pick === picks[i])
  return isFollowed ? picks.slice(answered.length) : null
}

/** The person has answered: where that is what a hint says, the rest of it holds. */
function follow(table: TableState, { picks, after }: NonNullable<TableState['answered']>): void {
  const { seated } = table
  const known = seated === SPECTATOR || analyses.size === 0 ? [] : (analyses.get(keyOf(table, seated)) ?? [])
  const all = [...known.map((hint) => ({ picks: picksOf(hint), chance: hint.chance })), ...(following?.at === after ? [following] : [])]
  const found = all.find((each) => restOf(each.picks, picks) !== null)
  following = found === undefined ? null : { picks: restOf(found.picks, picks)!, chance: found.chance, at: after + picks.length }
}

useTable.subscribe((table, before) => {
  if (table.answered !== null && table.answered !== before.answered) follow(table, table.answered)
  if (table.session === before.session && table.seated === before.seated && table.shownAt === before.shownAt) return
  const wasShown = get().found !== null
  putAway()
  const { session } = table
  if (session === null || !hintsAllowed(session) || question(table) === null) return
  mentor.warm()
  // A hint that is followed leads on to its next pick.
  if (wasShown && following?.at === session.actors.length) askForHints()
})
