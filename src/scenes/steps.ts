/**
 * A scene is a list of steps derived from the notes of moves: the card, its target, the die, influence, tracks. Nothing here knows time or
 * draws; a step says how long it is shown at the relaxed pace.
 */
import { type Actor, bit, type Side, US } from '../engine/script.ts'
import type { Note } from '../rules/notes.ts'
import type { Use } from '../rules/ruleset.ts'
import type { Viewer } from '../rules/view.ts'
import { lengthOf } from './lengths.ts'

type NoteOf<Key extends Note['key']> = Extract<Note, { key: Key }>

export type Roll = NoteOf<'coup' | 'realign' | 'war' | 'roll' | 'space-roll' | 'trap'>

/** Influence of a country before and after a step. */
export interface InfluenceShift {
  readonly country: number
  readonly before: readonly [us: number, ussr: number]
  readonly after: readonly [us: number, ussr: number]
}

/** What a region, the bonus of the game or the card that passes (-1: not this one) brings in final scoring. */
export interface FinalRow {
  readonly region: number
  readonly card: number
  readonly us: number
  readonly ussr: number
  /** The marker after it; null where its control has won the game. */
  readonly score: number | null
}

export type StepBody =
  /** A card comes to the table; `use` is null until its side has chosen. */
  | { readonly kind: 'card' }
  /** A country is aimed at. `coup` is the roll that follows, where it is known. */
  | { readonly kind: 'target'; readonly country: number; readonly coup: NoteOf<'coup'> | null }
  | { readonly kind: 'die'; readonly rolls: readonly Roll[] }
  | { readonly kind: 'influence'; readonly changes: readonly InfluenceShift[] }
  | { readonly kind: 'tracks'; readonly notes: readonly Note[] }
  /** Headlines: face down, turned together, then which comes first. A side without a headline has -1. */
  | { readonly kind: 'backs' | 'reveal' | 'order'; readonly cards: readonly [us: number, ussr: number]; readonly first: Side }
  /** A region is scored in three steps: levels, battlegrounds, the sum with the marker. */
  | { readonly kind: 'level' | 'battlegrounds' | 'sum'; readonly region: number; readonly totals: readonly [us: number, ussr: number] }
  | { readonly kind: 'final'; readonly rows: readonly FinalRow[] }
  | { readonly kind: 'turn-end'; readonly missing: readonly [us: number, ussr: number] }
  | { readonly kind: 'end'; readonly note: NoteOf<'end'> }
  /** Lines of the log that nothing on the board shows. */
  | { readonly kind: 'lines'; readonly notes: readonly Note[] }
  /** Nothing to see: it takes no time. */
  | { readonly kind: 'silent' }

export type StepKind = StepBody['kind']
export type StepOf<Kind extends StepKind> = SceneStep & Extract<StepBody, { readonly kind: Kind }>

/** What a step is part of. */
export interface Scene {
  /** Distinguishes the scenes of a game. */
  readonly id: string
  readonly kind: 'play' | 'event' | 'headlines' | 'turn-end' | 'turn' | 'final' | 'other'
  /** Who plays, or whose headline it is; -1: both. */
  readonly side: Side | -1
  /** Who acts now: in a play of one side the event of the other may happen. */
  readonly actor: Side | -1
  readonly card: number
  readonly use: Use | null
  /** The value that is used, 0 where none is. */
  readonly ops: number
  readonly target: number
}

interface StepFacts {
  readonly scene: Scene
  /** Milliseconds at the relaxed pace. */
  readonly length: number
  /** The number of notes, of those that the steps were made from, that are shown when it ends. */
  readonly upTo: number
  /** The same for military operations: they are earned before the die and shown with the other tracks. */
  readonly milopsUpTo: number
  /** Countries that have to be in sight. */
  readonly countries: readonly number[]
}

export type SceneStep = StepFacts & StepBody

/** A move, as far as a scene needs it. */
export interface SceneMove {
  readonly by: Actor
  readonly notes: readonly Note[]
  /** Whether the viewer made it with a click: what the click itself did is not staged. */
  readonly own: boolean
}

const NOTHING: Scene = { id: '', kind: 'other', side: -1, actor: -1, card: -1, use: null, ops: 0, target: -1 }

/** Notes that appear in the bar above the board. */
const ON_TRACKS: ReadonlySet<Note['key']> = new Set([
  'vp',
  'no-vp',
  'defcon',
  'military-operations',
  'space',
  'in-force',
  'no-longer-in-force',
  'passing-card',
])

/** Notes that the viewer reads on a plate. */
const SAID: ReadonlySet<Note['key']> = new Set([
  'no-play',
  'passes',
  'loses-round',
  'headline-cancelled',
  'declines',
  'event-does-not-happen',
  'event-cancelled',
  'effect',
  'pays',
  'left-out',
  'marker',
  'space-ability',
  'flashpoint',
  'reshuffle',
  'era',
  'discards',
  'reveals',
  'looks',
  'gives',
  'nothing-to-reveal',
  'no-scoring-held',
  'nothing-to-discard',
  'chooses',
  'bid',
  'sides',
  'mixes-in',
])

/** What a click of the viewer says about itself. */
const OWN_CLICK: ReadonlySet<Note['key']> = new Set([
  'plays',
  'use',
  'target',
  'chooses',
  'discards',
  'declines',
  'passes',
  'gives',
  'bid',
  'pays',
  'effect',
  'space-ability',
])

const countriesOf = (body: StepBody): number[] => {
  switch (body.kind) {
    case 'target':
      return [body.country]
    case 'die':
      return body.rolls.flatMap((roll) => ('country' in roll ? [roll.country] : []))
    case 'influence':
      return body.changes.map(({ country }) => country)
    default:
      return []
  }
}

function changeOf({ side, n, country, us, ussr }: NoteOf<'influence'>): InfluenceShift {
  return { country, before: side === US ? [us - n, ussr] : [us, ussr - n], after: [us, ussr] }
}

/** Changes in a row as one for each country, from the first value to the last. */
function together(changes: readonly InfluenceShift[]): InfluenceShift[] {
  const all = new Map<number, InfluenceShift>()
  for (const change of changes) all.set(change.country, { ...change, before: all.get(change.country)?.before ?? change.before })
  return [...all.values()]
}

class Builder {
  readonly steps: SceneStep[] = []
  scene: Scene
  /** Military operations that wait for the tracks, and the number of notes before them. */
  private held: { readonly at: number; readonly note: Note } | null = null
  /** How many notes the viewer's own clicks have shown. */
  private clicked = 0

  constructor(scene: Scene | null) {
    this.scene = scene ?? NOTHING
  }

  last(): SceneStep | undefined {
    return this.steps.at(-1)
  }

  hold(note: Note, at: number): void {
    this.held = { note, at }
  }

  /** The notes that have waited for the tracks. */
  release(): readonly Note[] {
    const { held } = this
    this.held = null
    return held === null ? [] : [held.note]
  }

  click(upTo: number): void {
    this.clicked = upTo
  }

  push(body: StepBody, upTo: number): void {
    // What was clicked is on the table before the first step begins.
    if (this.clicked > (this.last()?.upTo ?? 0)) this.steps.push(this.made({ kind: 'silent' }, this.clicked))
    this.steps.push(this.made(body, upTo))
  }

  /** Puts a larger step in the place of the last one. */
  replace(body: StepBody, upTo: number): void {
    this.steps[this.steps.length - 1] = this.made(body, upTo)
  }

  private made(body: StepBody, upTo: number): SceneStep {
    return {
      ...body,
      scene: this.scene,
      upTo,
      milopsUpTo: this.held?.at ?? upTo,
      length: lengthOf(body),
      countries: countriesOf(body),
    }
  }
}

/**
 * Returns the steps that show these moves to a viewer. `open` is the scene that they continue, `from` the number of moves made before
 * them. A note that nothing shows belongs to the next step; after the last one a silent step ends the list.
 */
export function stepsOf(moves: readonly SceneMove[], viewer: Viewer, open: Scene | null = null, from = 0): SceneStep[] {
  const b = new Builder(open)
  const all = moves.flatMap(({ notes }) => notes)
  let at = 0
  moves.forEach((move, i) => {
    // The click itself comes first; what it leads to begins with an event, a die or another mark.
    let isClick = move.own
    for (const note of move.notes) {
      at++
      if ((note.to & bit(viewer)) === 0) continue
      if (isClick && note.key !== 'influence' && !OWN_CLICK.has(note.key)) isClick = false
      if (isClick) b.click(at)
      add(b, note, at, isClick, move.own, all.slice(at), `${from + i}.${at}`)
    }
  })
  showHeld(b, at)
  if ((b.last()?.upTo ?? 0) < all.length) b.push({ kind: 'silent' }, all.length)
  return b.steps
}

/** Notes with which something else begins: what has waited for the tracks is shown before. */
const TURNS: ReadonlySet<Note['key']> = new Set(['plays', 'use', 'event', 'turn', 'round', 'headline-phase', 'cleanup'])

function add(b: Builder, note: Note, upTo: number, isClick: boolean, isOwn: boolean, rest: readonly Note[], id: string): void {
  if (TURNS.has(note.key)) showHeld(b, upTo - 1)
  const last = b.last()
  switch (note.key) {
    case 'plays':
      b.scene = { ...NOTHING, id, kind: 'play', side: note.side, actor: note.side, card: note.card }
      if (!isClick) b.push({ kind: 'card' }, upTo)
      return
    case 'use': {
      const isOfEvent = b.scene.use === 'event' && b.scene.card === note.card && b.scene.actor === note.side
      // Who joins in the middle of a play sees the rest of it as that play.
      const play: Scene = b.scene.id === '' ? { ...NOTHING, id, kind: 'play', side: note.side } : b.scene
      b.scene = { ...play, use: note.use, ops: note.exact ? 0 : note.n, actor: note.side, card: note.card, target: -1 }
      // What an event grants needs no second look at its card.
      if (isClick || isOfEvent) return
      if (last?.kind === 'card' && last.scene.card === note.card && last.scene.use === null) b.replace({ kind: 'card' }, upTo)
      else b.push({ kind: 'card' }, upTo)
      return
    }
    case 'event':
      return addEvent(b, note, upTo, isOwn, id)
    case 'headline':
      return addHeadline(b, note, upTo, rest, id)
    case 'target':
      b.scene =
        b.scene.id === ''
          ? { ...NOTHING, id, kind: 'play', side: note.side, actor: note.side, target: note.country }
          : { ...b.scene, target: note.country }
      if (!isClick) b.push({ kind: 'target', country: note.country, coup: coupIn(rest, note.country) }, upTo)
      return
    case 'coup':
    case 'war':
    case 'roll':
    case 'space-roll':
    case 'trap':
      b.push({ kind: 'die', rolls: [note] }, upTo)
      return
    case 'realign':
      // Both sides roll at once.
      if (last?.kind === 'die' && last.rolls.length === 1 && last.rolls[0]!.key === 'realign')
        b.replace({ kind: 'die', rolls: [...last.rolls, note] }, upTo)
      else b.push({ kind: 'die', rolls: [note] }, upTo)
      return
    case 'influence':
      // Influence that no card brings: the set-up.
      if (b.scene.id === '') b.scene = { ...NOTHING, id: `influence ${note.side}`, side: note.side, actor: note.side }
      if (isClick) return
      if (last?.kind === 'influence' && last.scene.id === b.scene.id)
        b.replace({ kind: 'influence', changes: together([...last.changes, changeOf(note)]) }, upTo)
      else b.push({ kind: 'influence', changes: [changeOf(note)] }, upTo)
      return
    case 'scoring':
      return addScoring(b, note, upTo)
    case 'final-scoring':
      b.scene = { ...NOTHING, id, kind: 'final' }
      b.push({ kind: 'final', rows: [] }, upTo)
      return
    case 'final-bonus':
      addFinal(b, { region: -1, card: -1, us: note.us, ussr: note.ussr, score: null }, upTo)
      return
    case 'event-does-not-happen': {
      // A headline without effect is shown by this line alone.
      const order = b.steps.findLast(({ kind }) => kind === 'order')
      const side = order?.kind === 'order' ? (order.cards.indexOf(note.card) as Side | -1) : -1
      if (b.scene.kind === 'headlines' || (side >= 0 && b.scene.card !== note.card))
        b.scene = { ...NOTHING, id, kind: 'event', side, actor: side, card: note.card }
      if (!isClick) addLine(b, note, upTo)
      return
    }
    case 'effect':
      // NORAD comes after a play, and is no part of it.
      b.scene = { ...NOTHING, id, kind: 'event', side: note.side, actor: note.side, card: note.card }
      if (!isClick) addLine(b, note, upTo)
      return
    case 'space-ability':
      // After the headlines it stands alone; at the end of a turn it is part of that.
      if (b.scene.kind !== 'turn-end') b.scene = { ...NOTHING, id, side: note.side, actor: note.side, use: 'space' }
      if (!isClick) addLine(b, note, upTo)
      return
    case 'cleanup':
      b.scene = { ...NOTHING, id, kind: 'turn-end' }
      b.push({ kind: 'turn-end', missing: [0, 0] }, upTo)
      return
    case 'military-shortfall':
      if (last?.kind === 'turn-end') b.replace({ kind: 'turn-end', missing: [note.us, note.ussr] }, upTo)
      return
    case 'turn':
      b.scene = { ...NOTHING, id, kind: 'turn' }
      return
    case 'round':
    case 'headline-phase':
      b.scene = NOTHING
      return
    case 'end':
      b.push({ kind: 'end', note }, upTo)
      return
    default:
      if (ON_TRACKS.has(note.key)) addTrack(b, note, upTo, rest)
      else if (SAID.has(note.key) && !isClick) addLine(b, note, upTo)
  }
}

/** The roll that follows at once, where it is known. */
function coupIn(rest: readonly Note[], country: number): NoteOf<'coup'> | null {
  const coup = rest.find(({ key }) => key === 'coup' || key === 'plays')
  return coup?.key === 'coup' && coup.country === country ? coup : null
}

/** The event of the card on the table, of a headline, or of another card that comes in. */
function addEvent(b: Builder, note: NoteOf<'event'>, upTo: number, isOwn: boolean, id: string): void {
  const { scene } = b
  const last = b.last()
  const isOfPlay = scene.kind === 'play' && scene.card === note.card
  if (isOfPlay && scene.use === null) {
    b.scene = { ...scene, use: 'event', actor: note.side }
    if (last?.kind === 'card') b.replace({ kind: 'card' }, upTo)
    else if (!isOwn) b.push({ kind: 'card' }, upTo)
    return
  }
  const event = { use: 'event', ops: 0, actor: note.side, card: note.card, target: -1 } as const
  b.scene = scene.kind === 'play' ? { ...scene, ...event } : { ...NOTHING, id, kind: 'event', side: note.side, ...event }
  b.push({ kind: 'card' }, upTo)
}

/** Both cards turn together; a side that has to show its headline early turns its own alone. */
function addHeadline(b: Builder, note: NoteOf<'headline'>, upTo: number, rest: readonly Note[], id: string): void {
  const last = b.last()
  if (last?.kind === 'order') {
    const cards = withCard(last.cards, note)
    const before = b.steps.splice(-3)[0]!.upTo
    for (const kind of ['backs', 'reveal', 'order'] as const) b.push({ kind, cards, first: last.first }, kind === 'order' ? upTo : before)
    return
  }
  b.scene = { ...NOTHING, id, kind: 'headlines' }
  const cards = withCard([-1, -1], note)
  const second = rest[0]
  const isAlone = second?.key !== 'headline' && second?.key !== 'event'
  // The log gets its lines when both lie open.
  b.push({ kind: 'backs', cards, first: note.side }, upTo - 1)
  b.push({ kind: 'reveal', cards, first: note.side }, isAlone ? upTo : upTo - 1)
  if (!isAlone) b.push({ kind: 'order', cards, first: note.side }, upTo)
}

const withCard = ([us, ussr]: readonly [number, number], { side, card }: NoteOf<'headline'>): readonly [number, number] =>
  side === US ? [card, ussr] : [us, card]

function addScoring(b: Builder, note: NoteOf<'scoring'>, upTo: number): void {
  const last = b.last()
  if (last?.kind === 'final') return addFinal(b, { region: note.region, card: -1, us: note.us, ussr: note.ussr, score: null }, upTo)
  const about = { region: note.region, totals: [note.us, note.ussr] } as const
  for (const kind of ['level', 'battlegrounds', 'sum'] as const) b.push({ kind, ...about }, kind === 'sum' ? upTo : upTo - 1)
}

function addFinal(b: Builder, row: FinalRow, upTo: number): void {
  const last = b.last()
  if (last?.kind === 'final') b.replace({ kind: 'final', rows: [...last.rows, row] }, upTo)
}

/** The marker after the last row, or a row of its own for the card that passes. */
function moveFinal(b: Builder, note: NoteOf<'vp' | 'no-vp'>, upTo: number): void {
  const last = b.last()
  if (last?.kind !== 'final') return
  const { score } = note
  if (note.key === 'vp' && note.card >= 0)
    addFinal(b, { region: -1, card: note.card, us: note.side === US ? note.n : 0, ussr: note.side === US ? 0 : note.n, score }, upTo)
  else b.replace({ kind: 'final', rows: last.rows.map((row, i) => (i === last.rows.length - 1 ? { ...row, score } : row)) }, upTo)
}

function addTrack(b: Builder, note: Note, upTo: number, rest: readonly Note[]): void {
  const last = b.last()
  // 6.3.3: earned before the die falls; the bar shows it after the coup or the war.
  if (note.key === 'military-operations' && rest.some(({ key }) => key === 'coup' || key === 'war')) return b.hold(note, upTo - 1)
  const isSame = last?.scene.id === b.scene.id
  if (isSame && last.kind === 'final' && (note.key === 'vp' || note.key === 'no-vp')) return moveFinal(b, note, upTo)
  const held = b.release()
  if (isSame && last.kind === 'tracks') b.replace({ kind: 'tracks', notes: [...last.notes, ...held, note] }, upTo)
  else if (isSame && (last.kind === 'sum' || last.kind === 'final' || last.kind === 'turn-end')) b.replace(bodyOf(last), upTo)
  else b.push({ kind: 'tracks', notes: [...held, note] }, upTo)
}

function showHeld(b: Builder, upTo: number): void {
  const notes = b.release()
  if (notes.length > 0) b.push({ kind: 'tracks', notes }, upTo)
}

/** The DEFCON level that a step arrives at, or null where it stays. */
export function defconOf(body: StepBody): number | null {
  const note = body.kind === 'tracks' ? body.notes.findLast(({ key }) => key === 'defcon') : undefined
  return note?.key === 'defcon' ? note.n : null
}

const bodyOf = ({
  scene: _scene,
  length: _length,
  upTo: _upTo,
  milopsUpTo: _milops,
  countries: _countries,
  ...body
}: SceneStep): StepBody => body

function addLine(b: Builder, note: Note, upTo: number): void {
  const last = b.last()
  if (last?.kind === 'lines' && last.scene.id === b.scene.id) b.replace({ kind: 'lines', notes: [...last.notes, note] }, upTo)
  else b.push({ kind: 'lines', notes: [note] }, upTo)
}

/** Whether a card that waits for its use has got it. */
export const completes = (a: SceneStep, b: SceneStep): boolean =>
  a.kind === 'card' && b.kind === 'card' && a.scene.id === b.scene.id && a.scene.card === b.scene.card && a.scene.use === null

/**
 * Two steps as one, where the first has not been shown yet: influence that was placed click by click, and a card with its use. Null where
 * they stay two.
 */
export function merged(a: SceneStep, b: SceneStep): SceneStep | null {
  if (completes(a, b)) return b
  if (a.kind !== 'influence' || b.kind !== 'influence' || a.scene.id !== b.scene.id) return null
  const body = { kind: 'influence', changes: together([...a.changes, ...b.changes]) } as const
  return { ...b, ...body, length: lengthOf(body), countries: countriesOf(body) }
}

/** Whether a roll does what its side hoped for. */
export function succeeds(roll: Roll): boolean {
  if (roll.key === 'coup') return roll.n > 0
  if (roll.key === 'war') return roll.die + roll.mod >= roll.n
  return roll.key === 'space-roll' || roll.key === 'trap' ? roll.die <= roll.n : true
}

/** What a coup has to beat: twice the stability of the country. */
export const toBeat = ({ die, ops, mod, n }: NoteOf<'coup'>): number => die + ops + mod - n
