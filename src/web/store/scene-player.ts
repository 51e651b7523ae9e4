/**
 * Plays scenes: the one place that knows their time. What it shows is a session of its own, `position`, which never runs ahead of the steps
 * that were shown; the table draws it in place of the game until the scene is over. README.md beside it says what happens when.
 */
import { create } from 'zustand'
import type { Side } from '../../engine/script.ts'
import { hasMarker, putMarker, takeMarker } from '../../rules/board.ts'
import { inHand, put, zoneOf } from '../../rules/cards.ts'
import { cardOfEffect, hooksOf } from '../../rules/effects.ts'
import type { Note } from '../../rules/notes.ts'
import { clone, type State, Zone } from '../../rules/state.ts'
import { SPECTATOR, type Viewer } from '../../rules/view.ts'
import { completes, merged, type Scene, type SceneMove, type SceneStep, stepsOf } from '../../scenes/steps.ts'
import { type BoardValues, valuesAfter, valuesOf } from '../../scenes/values.ts'
import type { ScenePace } from './kept-settings.ts'
import type { Session } from './session.ts'
import { useSettings } from './settings.ts'

export interface Staged {
  /** The game as far as it has been shown; null: all of it. */
  readonly position: Session | null
  readonly step: SceneStep | null
  /** The steps of the scene that plays, those that were shown too. */
  readonly steps: readonly SceneStep[]
  /** Whether it plays again what was shown before. */
  readonly isReplay: boolean
  /** The game whose last play stays on the table while the scene of the next one plays; null: the one that is shown. */
  readonly lastOf: Session | null
  /** The number of moves after which plays were shown at once, because nobody looked or they came too fast; null: none. */
  readonly missedFrom: number | null
}

const REST: Staged = { position: null, step: null, steps: [], isReplay: false, lastOf: null, missedFrom: null }
export const useStage = create<Staged>(() => REST)
const { getState: get, setState: set } = useStage

/** What the length of a step is multiplied by. */
const FACTOR: Readonly<Record<ScenePace, number>> = { relaxed: 1, brisk: 0.5, instant: 0 }
/** Influence placed within so many milliseconds is placed at once, as by a bot in the set-up: it is one step. */
const AT_ONCE = 200
/** Plays that may wait behind the one on the table. */
const MOST_WAITING = 2

/** Moves that are being shown: from a position that has been shown whole to the last one that is known. */
interface Reel {
  readonly base: Session
  truth: Session
  readonly viewer: Viewer
  readonly steps: SceneStep[]
  /** The step on the table. */
  at: number
}

let reel: Reel | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** When the step on the table was put there. */
let begun = 0
/** The scene that the next moves may continue, and its steps that were shown. */
let open: { readonly scene: Scene; readonly steps: readonly SceneStep[] } | null = null
/** Moves that the viewer has clicked and the game has not yet made. */
let clicked = 0
const waiting: (() => void)[] = []

const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden
const factor = (): number => FACTOR[useSettings.getState().pace]

const written = (notes: readonly Note[]): string => JSON.stringify(notes, (key, value: unknown) => (key === 'to' ? undefined : value))

/** Whether a session goes on where another one stands. A page that joins again has every note anew, and a seat reads some for others. */
function continues(before: Session, after: Session): boolean {
  return (
    after.actors.length >= before.actors.length &&
    before.notes.every((notes, i) => {
      const now = after.notes[i]!
      return now === notes || (after.actors[i] === before.actors[i] && written(now) === written(notes))
    })
  )
}

/** The viewer has answered with so many picks: what these do by themselves needs no scene. */
export function expectClicks(picks: number): void {
  clicked += picks
}

/** The moves of a session after the first ones. */
function movesFrom(session: Session, from: number, viewer: Viewer, isAgain = false): SceneMove[] {
  return session.actors.slice(from).map((by, i) => {
    const own = !isAgain && by === viewer && clicked > 0
    if (own) clicked--
    return { by, notes: session.notes[from + i]!, own }
  })
}

const noteCount = (session: Session, from: number): number => session.notes.slice(from).reduce((sum, notes) => sum + notes.length, 0)

const shifted = (step: SceneStep, by: number): SceneStep => ({ ...step, upTo: step.upTo + by, milopsUpTo: step.milopsUpTo + by })

/** Shows what happened between two sessions: as a scene, or at once where there is no time for it or what was shown has been taken back. */
export function stage(before: Session, after: Session, viewer: Viewer): void {
  if (get().isReplay) endReel()
  const from = reel?.truth ?? before
  if (!continues(from, after) || (reel !== null && reel.viewer !== viewer)) return cut()
  const moves = movesFrom(after, from.actors.length, viewer)
  // A click that the game has not made by now was refused.
  if (moves.length > 0) clicked = 0
  const fresh = stepsOf(moves, viewer, reel?.steps.at(-1)?.scene ?? open?.scene ?? null, from.actors.length)
  if (isHidden()) {
    set({ missedFrom: get().missedFrom ?? from.actors.length })
    return cut()
  }
  if (factor() === 0) return cut()
  if (reel === null) {
    if (fresh.every(({ length }) => length === 0)) return keepOpen(fresh)
    reel = { base: before, truth: after, viewer, steps: [], at: -1 }
    set({ missedFrom: null, lastOf: before })
  }
  const shown = noteCount(from, reel.base.actors.length)
  reel.truth = after
  for (const step of fresh) append(reel, shifted(step, shown))
  leaveOut(reel)
  if (reel.at < 0) next()
  else set({ steps: stepsOfScene(reel) })
}

/** Clicks of the viewer are no steps, but what follows belongs to their scene. */
function keepOpen(steps: readonly SceneStep[]): void {
  const scene = steps.at(-1)?.scene
  if (scene !== undefined && scene.id !== open?.scene.id) open = { scene, steps: [] }
  else if (scene !== undefined && open !== null) open = { ...open, scene }
}

/** Plays some moves of a game again. */
export function playAgain(game: Session, from: number, to: number, viewer: Viewer): void {
  cut()
  const base = game.at(from)
  const truth = game.at(to)
  const steps = stepsOf(movesFrom(truth, base.actors.length, viewer, true), viewer, null, base.actors.length)
  if (steps.every(({ length }) => length === 0)) return
  reel = { base, truth, viewer, steps, at: -1 }
  open = null
  set({ isReplay: true, lastOf: game })
  next()
}

function append(to: Reel, step: SceneStep): void {
  const last = to.steps.at(-1)
  // The use is added to the card on the table, which then stays for its whole time.
  if (last !== undefined && to.at === to.steps.length - 1 && completes(last, step)) {
    to.steps[to.at] = step
    to.at--
    return next()
  }
  const isShown = to.at === to.steps.length - 1
  const isJustShown = isShown && Date.now() - begun < AT_ONCE
  const joined = last !== undefined && (!isShown || isJustShown) ? merged(last, step) : null
  if (joined === null) return void to.steps.push(step)
  to.steps[to.steps.length - 1] = joined
  if (!isJustShown) return
  to.at--
  next()
}

/** Where more plays wait than a player wants to sit through, all but the last are shown at once. */
function leaveOut(of: Reel): void {
  const plays = new Set(of.steps.slice(of.at + 1).flatMap(({ scene }) => (scene.kind === 'play' ? [scene.id] : [])))
  plays.delete(of.steps[of.at]?.scene.id ?? '')
  if (plays.size <= MOST_WAITING) return
  const last = [...plays].at(-1)
  of.at = of.steps.findIndex(({ scene }) => scene.id === last) - 1
  set({ missedFrom: get().missedFrom ?? of.base.actors.length })
  next()
}

function stepsOfScene({ steps, at }: Reel): SceneStep[] {
  const id = steps[at]?.scene.id
  const before = open?.scene.id === id ? open!.steps : []
  return [...before, ...steps.filter(({ scene, length }) => scene.id === id && length > 0)]
}

function next(): void {
  clearTimeout(timer)
  if (reel === null) return
  reel.at++
  while (reel.steps[reel.at]?.length === 0) reel.at++
  const step = reel.steps[reel.at]
  if (step === undefined) return finish()
  set({ position: positionAt(reel), step, steps: stepsOfScene(reel) })
  begun = Date.now()
  timer = setTimeout(next, step.length * (factor() || 1))
}

/** All is shown. The scene stays open: more may follow. */
function finish(): void {
  const last = reel?.steps.findLast(({ length }) => length > 0)
  const end = reel?.steps.at(-1)
  if (reel !== null && last !== undefined && end !== undefined && !get().isReplay)
    open = { scene: end.scene, steps: end.scene.id === last.scene.id ? stepsOfScene({ ...reel, at: reel.steps.indexOf(last) }) : [] }
  endReel()
}

function endReel(): void {
  clearTimeout(timer)
  reel = null
  set({ position: null, step: null, steps: [], isReplay: false, lastOf: null })
  for (const go of waiting.splice(0)) go()
}

/** Shows everything at once; what comes next begins a scene of its own. */
export function cut(): void {
  open = null
  endReel()
}

/** Forgets everything: another game comes to the table. */
export function clearStage(): void {
  clicked = 0
  cut()
  set(REST)
}

export const finishStep = (): void => next()

/** Ends the scene that plays; one that waits behind it begins. */
export function finishScene(): void {
  if (reel === null) return
  const id = reel.steps[reel.at]?.scene.id
  while (reel.steps[reel.at + 1]?.scene.id === id) reel.at++
  next()
}

/** Shows at once what still plays; the scene may go on. */
export function finishAll(): void {
  if (reel === null) return
  reel.at = reel.steps.length
  next()
}

/** When all is shown. */
export const sceneShown = (): Promise<void> => (reel === null ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)))

useSettings.subscribe((now, before) => {
  if (now.pace === 'instant' && before.pace !== 'instant') cut()
})

/** The person looks at another tab: nothing waits for their return. */
export function lookAway(): void {
  if (reel === null) return
  if (!get().isReplay) set({ missedFrom: get().missedFrom ?? reel.base.actors.length })
  cut()
}

// ---- the position

/** The board and the bar are as this step shows them, the log and the hands as the steps before it have shown them. */
function positionAt({ base, truth, viewer, steps, at }: Reel): Session {
  const step = steps[at]!
  const logged = at === 0 ? 0 : steps[at - 1]!.upTo
  // The rows of final scoring come one by one; the marker moves after the last.
  const drawn = step.kind === 'final' ? logged : step.upTo
  const made = truth.notes.slice(base.actors.length)
  const values = made
    .flat()
    .slice(0, drawn)
    .reduce(
      (v: BoardValues, note, i) => (note.key === 'military-operations' && i >= step.milopsUpTo ? v : valuesAfter(v, note)),
      valuesOf(base.g),
    )
  let whole = base.actors.length
  let rest = logged
  while (whole < truth.notes.length && rest >= truth.notes[whole]!.length) rest -= truth.notes[whole++]!.length
  const part = rest === 0 ? [] : [truth.notes[whole]!.slice(0, rest)]
  // The page knows the cards of every position only of games that it plays itself.
  const isOurs = truth.match !== null
  const { ended: _ended, ...cards } = isOurs ? truth.at(whole) : base
  const g = Object.assign(clone(cards.g), values, { result: base.g.result })
  for (const note of isOurs ? part.flat() : made.flat().slice(0, logged)) layOut(g, note)
  if ('cards' in step && viewer !== SPECTATOR && step.cards[viewer] >= 0) layHeadline(g, viewer, step.cards[viewer])
  for (const note of made.flat().slice(isOurs ? logged - rest : 0, drawn)) markOut(g, note, truth.g)
  return {
    ...cards,
    ...(base.ended === undefined ? {} : { ended: base.ended }),
    g,
    actors: truth.actors.slice(0, whole + part.length),
    notes: [...truth.notes.slice(0, whole), ...part],
    canUndo: () => false,
  }
}

/**
 * What the bar and the board show of cards changes with its step: the effects in force, as they are at the end, whose the passing card is,
 * and markers on countries.
 */
function markOut(g: State, note: Note, end: State): void {
  if (note.key === 'marker' && note.n === 0) takeMarker(g, note.card, note.country)
  // That of CENTCOM is part of an effect in force.
  if (note.key === 'marker' && hasMarker(end, note.card, note.country)) putMarker(g, note.card, note.country)
  if (note.key === 'passing-card') Object.assign(g, { holder: note.side, ready: note.ready })
  if (note.key !== 'in-force' && note.key !== 'no-longer-in-force') return
  const isOther = (effect: number): boolean => cardOfEffect(effect) !== note.card
  const inForce = note.key === 'in-force' ? end.effects.filter((effect) => !isOther(effect)) : []
  g.effects = [...g.effects.filter(isOther), ...inForce].sort((a, b) => a - b)
  g.hooks = hooksOf(g.game, g.effects)
}

/** A card that has been seen to leave a hand is not in it any more. */
function layOut(g: State, note: Note): void {
  if (note.key === 'headline') layHeadline(g, note.side, note.card)
  if (note.key !== 'plays' && note.key !== 'discards') return
  const zone = zoneOf(g, note.card)
  if (zone === Zone.Hand || zone === Zone.Hand + 1) put(g, note.card, note.key === 'plays' ? Zone.Table : Zone.Discard)
}

/** A headline lies on the table from the moment at which it is shown. */
function layHeadline(g: State, side: Side, card: number): void {
  if (inHand(g, side, card)) put(g, card, Zone.Headline + side)
}
