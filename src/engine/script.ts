/**
 * The engine knows no game. A game is a set of scripts; a script is an array of steps; a step changes the state or asks a question.
 * The stack of frames in the state remembers where each open script stands, so a state is plain JSON at every question.
 */

/** A side is an index into pairs of numbers; chance is the third actor and answers for dice and draws. */
export const US = 0
export const USSR = 1
export const CHANCE = 2
export type Side = typeof US | typeof USSR
export type Actor = Side | typeof CHANCE

/** A set of actors as bits. */
export const bit = (actor: Actor): number => 1 << actor
/** The other side. */
export const other = (side: Side): Side => (side === US ? USSR : US)

/** Why a move is refused: a key of the catalogues with its parameters, never a sentence. */
export interface Reason<Key extends string = string> {
  readonly key: Key
  /** The paragraph of the rulebook. */
  readonly rule?: string
  readonly card?: number
  readonly country?: number
  readonly n?: number
}

/** One open script. `picks` and `left` belong to the question it stands at; `got` is the last answer, count or result of a call. */
export interface Frame {
  readonly at: string
  pc: number
  /** The side the script is written for: the side whose event or operations these are. */
  me: Side
  /** The side that played the card. */
  by: Side
  card: number
  got: number
  /** What remains of the question at `pc`; -1 before it is opened. */
  left: number
  picks: number[]
  /** Numbers handed over by the caller or kept between steps. */
  v: number[]
}

export interface Core {
  frames: Frame[]
  result: object | null
}

export type Do<S> = (g: S, f: Frame) => void

export interface Ask<S> {
  /** Which renderer shows it. */
  readonly kind: string
  /** The catalogue's key of the prompt. */
  readonly prompt: string
  /** The number that the prompt states beside what is left: influence for each country named, the least value of a card. */
  amount?(g: S, f: Frame): number
  /** The side that a question to chance is about; default `me` of the frame. */
  side?(g: S, f: Frame): Side
  /** The actors that are asked, as bits. */
  who(g: S, f: Frame): number
  /** Called once when the script arrives here; sets `left`, 0 where the question lapses. */
  open(g: S, f: Frame): void
  /** Whether there is anything to answer now. */
  any(g: S, f: Frame): boolean
  refuse(g: S, f: Frame, pick: number, who: Actor): Reason | null
  list(g: S, f: Frame, who: Actor, into: number[]): void
  take(g: S, f: Frame, pick: number, who: Actor): void
}

/** `who` of a question to the side that the frame belongs to. */
export const ownSide = (_g: unknown, f: Frame): number => bit(f.me)

/** `open` of a question with one answer, which `got` keeps. */
export const forOneAnswer = (_g: unknown, f: Frame): void => {
  f.left = 1
  f.got = -1
}

export type Step<S> = Do<S> | Ask<S>

/** Names the step that stands behind it in a script, for `goTo` and `isAt`. It is no step itself and has no number in a frame. */
export interface Label {
  readonly label: string
  /** The number of the step that it names, once `stepsOf` has read the script; -1 before. */
  step: number
}
export const label = (name: string): Label => ({ label: name, step: -1 })

/** A script as it is written, and as it runs: without labels, so that a frame's `pc` counts steps. */
export type Script<S> = readonly (Step<S> | Label)[]
export type Steps<S> = readonly Step<S>[]
export type Scripts<S> = ReadonlyMap<string, Steps<S>>

/** Returns the steps of a script and gives its labels their numbers. A script may be read again; two scripts can't share a label. */
export function stepsOf<S>(script: Script<S>): Steps<S> {
  const steps: Step<S>[] = []
  for (const one of script) {
    if (typeof one === 'function') steps.push(one)
    else if (!('label' in one)) steps.push(ofOneShape(one))
    else if (one.step < 0 || one.step === steps.length) one.step = steps.length
    else throw new Broken(`the label ${one.label} names two steps`)
  }
  return steps
}

const statesNothing = (): number => 0
const sideOfFrame = (_g: unknown, f: Frame): Side => f.me

/** Copies a question field by field: with one hidden class for all of them, the compiler finds their functions at a known offset. */
const ofOneShape = <S>({
  kind,
  prompt,
  amount = statesNothing,
  side = sideOfFrame,
  who,
  open,
  any,
  refuse,
  list,
  take,
}: Ask<S>): Ask<S> => ({
  kind,
  prompt,
  amount,
  side,
  who,
  open,
  any,
  refuse,
  list,
  take,
})

export interface Decision {
  readonly who: Actor
  readonly kind: string
  readonly prompt: string
  readonly at: string
  /** The card the question comes from, or -1. */
  readonly card: number
  readonly left: number
  /** What the prompt states beside it; 0 where it states nothing. */
  readonly amount: number
  readonly moves: number[]
}

export interface Move {
  readonly by: Actor
  readonly pick: number
}

/** A move that the rules refuse; nothing has changed. */
export class Refused extends Error {
  readonly code = 'refused'
  readonly reason: Reason
  constructor(reason: Reason) {
    super(`refused: ${reason.key}${reason.rule ? ` (rule ${reason.rule})` : ''}`)
    this.reason = reason
  }
}

/** A fault of the rules themselves: no person can cause it. */
export class Broken extends Error {
  readonly code = 'broken'
}

export function call(g: Core, at: string, me: Side, by: Side, card: number, v: number[] = []): void {
  g.frames.push({ at, pc: 0, me, by, card, got: 0, left: -1, picks: [], v })
}

/** Ends the script of the top frame; the caller finds `got`. */
export function leave(f: Frame, got = f.got): void {
  f.got = got
  f.pc = Number.MAX_SAFE_INTEGER
}

/** Goes on with the step that a label of this script names. */
export function goTo(f: Frame, to: Label): void {
  f.pc = to.step
}

/** Leaves out the next `n` steps; goes back where `n` is negative. For branches, which count their own steps. */
export function skip(f: Frame, n: number): void {
  f.pc += n
}

/** Comes back to the step that is running, after the script that it calls. */
export function repeat(f: Frame): void {
  f.pc--
}

/** Whether the script stands at the step that a label names. */
export const isAt = (f: Frame, { step }: Label): boolean => f.pc === step
/** Whether the script stands at its first step. */
export const isAtStart = (f: Frame): boolean => f.pc === 0

/** The one number that a script keeps between its steps. A script that keeps several gives each a name: `f.v[WAR.country]`. */
export const kept = (f: Frame): number => f.v[0]!
export function keep(f: Frame, n: number): void {
  f.v[0] = n
}

/** Runs the scripts up to the next question, or to the end of the game. */
export function run<S extends Core>(scripts: Scripts<S>, g: S): void {
  const frames = g.frames
  let running: Frame | undefined
  let steps: Steps<S> = []
  while (g.result === null) {
    const f = frames[frames.length - 1]
    if (f === undefined) throw new Broken('the scripts ended without a result')
    if (f !== running) {
      steps = stepsAt(scripts, f.at)
      running = f
    }
    const step = stepOf(steps, f)
    if (step === undefined) {
      frames.pop()
      const caller = frames[frames.length - 1]
      if (caller !== undefined) caller.got = f.got
    } else if (typeof step === 'function') {
      f.pc++
      step(g, f)
    } else {
      if (f.left < 0) {
        if (f.picks.length > 0) f.picks = []
        step.open(g, f)
      }
      if (f.left > 0 && step.any(g, f)) return
      f.left = -1
      f.pc++
    }
  }
}

function stepsAt<S>(scripts: Scripts<S>, at: string): Steps<S> {
  const steps = scripts.get(at)
  if (steps === undefined) throw new Broken(`no script is named ${at}`)
  return steps
}

/** The step at which a frame stands, if any. `leave` sets `pc` past the end, and a read out of bounds slows down all reads of steps. */
const stepOf = <S>(steps: Steps<S>, f: Frame): Step<S> | undefined => (f.pc < steps.length ? steps[f.pc] : undefined)

function question<S extends Core>(scripts: Scripts<S>, g: S): Ask<S> | null {
  if (g.result !== null) return null
  const f = g.frames[g.frames.length - 1]
  if (f === undefined) return null
  const step = stepOf(stepsAt(scripts, f.at), f)
  return step === undefined || typeof step === 'function' ? null : step
}

/** The actors that are asked now, as bits; 0 when the game is over. */
export function asked<S extends Core>(scripts: Scripts<S>, g: S): number {
  const ask = question(scripts, g)
  return ask === null ? 0 : ask.who(g, g.frames[g.frames.length - 1]!)
}

/** The side that the question to chance is about; null where chance is not asked. */
export function sideOfChance<S extends Core>(scripts: Scripts<S>, g: S): Side | null {
  const ask = question(scripts, g)
  if (ask === null) return null
  const f = g.frames[g.frames.length - 1]!
  return (ask.who(g, f) & bit(CHANCE)) === 0 ? null : ask.side!(g, f)
}

export function decision<S extends Core>(scripts: Scripts<S>, g: S, who: Actor): Decision | null {
  const ask = question(scripts, g)
  if (ask === null) return null
  const f = g.frames[g.frames.length - 1]!
  if ((ask.who(g, f) & bit(who)) === 0) return null
  const moves: number[] = []
  ask.list(g, f, who, moves)
  return { who, kind: ask.kind, prompt: ask.prompt, at: f.at, card: f.card, left: f.left, amount: ask.amount?.(g, f) ?? 0, moves }
}

/** Returns why the move is refused, or null where it is legal. */
export const explain = <S extends Core>(scripts: Scripts<S>, g: S, by: Actor, pick: number): Reason | null =>
  refusal(question(scripts, g), g, by, pick)

function refusal<S extends Core>(ask: Ask<S> | null, g: S, by: Actor, pick: number): Reason | null {
  if (ask === null) return { key: 'game-over' }
  const f = g.frames[g.frames.length - 1]!
  if ((ask.who(g, f) & bit(by)) === 0) return { key: 'not-asked' }
  if (!Number.isInteger(pick)) return { key: 'not-an-answer' }
  return ask.refuse(g, f, pick, by)
}

/** Makes the move and returns null, or changes nothing and returns why it is refused. */
export function attempt<S extends Core>(scripts: Scripts<S>, g: S, by: Actor, pick: number): Reason | null {
  const ask = question(scripts, g)
  const reason = refusal(ask, g, by, pick)
  if (reason !== null) return reason
  ask!.take(g, g.frames[g.frames.length - 1]!, pick, by)
  run(scripts, g)
  return null
}

export function apply<S extends Core>(scripts: Scripts<S>, g: S, by: Actor, pick: number): void {
  const reason = attempt(scripts, g, by, pick)
  if (reason !== null) throw new Refused(reason)
}

/** For search: the move must come from a decision's list. */
export function applyUnchecked<S extends Core>(scripts: Scripts<S>, g: S, by: Actor, pick: number): void {
  const ask = question(scripts, g)
  if (ask === null) throw new Broken('no question is open')
  ask.take(g, g.frames[g.frames.length - 1]!, pick, by)
  run(scripts, g)
}

export function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copy = frames.slice()
  for (let i = 0; i < copy.length; i++) {
    const f = copy[i]!
    copy[i] = {
      at: f.at,
      pc: f.pc,
      me: f.me,
      by: f.by,
      card: f.card,
      got: f.got,
      left: f.left,
      picks: f.picks.length === 0 ? [] : f.picks.slice(),
      v: f.v.length === 0 ? [] : f.v.slice(),
    }
  }
  return copy
}
