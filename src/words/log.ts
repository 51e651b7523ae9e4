/** What happened, in lines: a play is one line, and so is each realignment roll. A line grows while a scene shows its play note by note. */
import { bit, type Side, US, USSR } from '../engine/script.ts'
import type { Note } from '../rules/notes.ts'
import type { Viewer } from '../rules/view.ts'
import type { Words } from './speak.ts'

type NoteOf<Key extends Note['key']> = Extract<Note, { key: Key }>
type Draw = NoteOf<'draws' | 'draws-hidden'>

export interface LogEntry {
  /** What is done: "Suez Crisis, coup in Iran (3 Ops)." */
  readonly lead: string
  /** What comes of it: "Roll 5 + 3 − 2×2 = 4, success: US −2, USSR +2. DEFCON degrades to 2." May be empty. */
  readonly rest: string
  /** The first of the notes that it is made from, and its place in the list. */
  readonly note: Note
  readonly index: number
}

/** Notes that begin a line of their own and end the play before them. */
const APART: ReadonlySet<Note['key']> = new Set([
  'turn',
  'headline-phase',
  'headline-chosen',
  'headline',
  'round',
  'cleanup',
  'final-scoring',
  'end',
])

/** Notes whose sum the next one, of VP, states. */
const SUMMED: ReadonlySet<Note['key']> = new Set(['military-shortfall', 'scoring', 'final-bonus'])

/** Sentences made from the notes at one place, and how many notes they took. */
interface Sentences {
  readonly texts: readonly string[]
  readonly count: number
}

const countWhile = (notes: readonly Note[], from: number, fits: (note: Note) => boolean): number => {
  let end = from
  while (end < notes.length && fits(notes[end]!)) end++
  return end - from
}

const isDraw = (note: Note): note is Draw => note.key === 'draws' || note.key === 'draws-hidden'

/** A deal goes to and fro between the sides: the cards of each side make one sentence. */
function drawSentences(draws: readonly Draw[], w: Words): string[] {
  return ([USSR, US] as const).flatMap((side) => {
    const own = draws.filter((note) => note.side === side)
    const cards = own.flatMap((note) => (note.key === 'draws' ? [w.quoted(note.card)] : []))
    if (own.length === 0) return []
    return [
      cards.length > 0
        ? w.say('cli.draws', { side: w.side(side), cards: cards.join(', ') })
        : w.note({ key: 'deals', side, n: own.length }),
    ]
  })
}

/** "Poland +2 (0/3), Iran +1 (2/1)": changes of one side's influence, country by country. */
function changesOf(notes: readonly NoteOf<'influence'>[], w: Words): string {
  const last = new Map<number, NoteOf<'influence'>>()
  for (const note of notes) last.set(note.country, { ...note, n: note.n + (last.get(note.country)?.n ?? 0) })
  return [...last.values()].map(({ country, n, us, ussr }) => w.say('cli.change', { country: w.country(country), n, us, ussr })).join(', ')
}

/** The influence in one country that a roll has changed, from this place on. */
const changedIn = (notes: readonly Note[], from: number, country: number): NoteOf<'influence'>[] => {
  const count = countWhile(notes, from, (note) => note.key === 'influence' && note.country === country)
  return notes.slice(from, from + count) as NoteOf<'influence'>[]
}

/** "US −2, USSR +2" */
const rollChanges = (changes: readonly NoteOf<'influence'>[], w: Words): string =>
  changes.length === 0 ? 'none' : changes.map(({ side, n }) => w.say('log.change', { side: w.side(side), n })).join(', ')

/** A coup and its target follow each other, with the military operations between them. */
const isAim = ({ key }: Note): boolean => key === 'target' || key === 'military-operations'

/** A card used for operations, with the target of a coup. */
function useSentence(notes: readonly Note[], at: number, by: Side, w: Words): Sentences {
  const note = notes[at] as NoteOf<'use'>
  const aim = notes[at + 1]
  const isAimed = note.use === 'coup' && aim?.key === 'target'
  const text = w.note(note, 'log.use', { target: isAimed ? w.inCountry(aim.country) : 'none' })
  return {
    texts: [note.side === by ? text : w.say('log.use-of', { side: w.side(note.side), text })],
    count: 1 + (isAimed ? countWhile(notes, at + 1, isAim) : 0),
  }
}

function playSentence(notes: readonly Note[], at: number, w: Words): Sentences {
  const note = notes[at] as NoteOf<'plays'>
  const next = notes[at + 1]
  if (next?.key === 'use' && next.card === note.card && next.side === note.side) {
    const { texts, count } = useSentence(notes, at + 1, note.side, w)
    return { texts, count: count + 1 }
  }
  if (next?.key === 'event' && next.card === note.card && next.side === note.side)
    return { texts: [w.isScoring(note.card) ? w.note(next) : w.note(next, 'log.event')], count: 2 }
  // The next sentence names the card.
  if (next?.key === 'event-cancelled' && next.card === note.card) return { texts: [w.note(next)], count: 2 }
  return { texts: [w.note(note, 'log.card')], count: 1 }
}

/** The card of a scoring names its region. */
function scoringSentence(notes: readonly Note[], at: number, w: Words): Sentences {
  const note = notes[at] as NoteOf<'scoring'>
  const before = notes[at - 1]
  const isNamed = before?.key === 'event' && w.isScoring(before.card)
  return { texts: [isNamed ? w.note(note, 'log.scoring') : w.note(note)], count: 1 }
}

/** The cards that a side shows one after the other. */
function revealSentence(notes: readonly Note[], from: number, w: Words): Sentences {
  const { side, taken } = notes[from] as NoteOf<'reveals'>
  const count = countWhile(notes, from, (note) => note.key === 'reveals' && note.side === side && note.taken === taken)
  if (taken > 0 || count === 1) return { texts: [w.note(notes[from]!)], count: 1 }
  const cards = (notes.slice(from, from + count) as NoteOf<'reveals'>[]).map(({ card }) => w.quoted(card)).join(', ')
  return { texts: [w.say('log.reveals', { side: w.side(side), cards })], count }
}

function coupSentence(notes: readonly Note[], at: number, w: Words): Sentences {
  const note = notes[at] as NoteOf<'coup'>
  const changes = changedIn(notes, at + 1, note.country)
  return { texts: [w.note(note, 'log.coup', { changes: rollChanges(changes, w) })], count: 1 + changes.length }
}

/** The rolls of both sides in one country, and what they changed. */
function realignSentence(notes: readonly Note[], from: number, w: Words): Sentences {
  const { country } = notes[from] as NoteOf<'realign'>
  const count = countWhile(notes, from, (note) => note.key === 'realign' && note.country === country)
  // Each target has one pair of rolls.
  const rolls = notes.slice(from, from + Math.min(count, 2)) as NoteOf<'realign'>[]
  const changes = changedIn(notes, from + rolls.length, country)
  const text = w.say('log.realign', {
    where: w.inCountry(country),
    rolls: rolls.map((roll) => w.note(roll, 'log.roll')).join(', '),
    changes: rollChanges(changes, w),
  })
  return { texts: [text], count: rolls.length + changes.length }
}

/** The play that a line is about. */
interface Play {
  readonly side: Side
  /** The target of its coup, where a sentence has named it; -1. */
  readonly aim: number
  /** What the last sentence was made from. */
  readonly before: Note
}

function sentencesAt(notes: readonly Note[], at: number, play: Play | null, w: Words): Sentences {
  const note = notes[at]!
  const next = notes[at + 1]
  switch (note.key) {
    case 'plays':
      return playSentence(notes, at, w)
    case 'use':
      return play === null ? { texts: [w.note(note)], count: 1 } : useSentence(notes, at, play.side, w)
    case 'target':
      // The rolls name the country.
      return { texts: next?.key === 'realign' ? [] : [w.note(note)], count: 1 }
    case 'realign':
      return realignSentence(notes, at, w)
    case 'coup':
      return play?.aim === note.country ? coupSentence(notes, at, w) : { texts: [w.note(note)], count: 1 }
    case 'scoring':
      return scoringSentence(notes, at, w)
    case 'reveals':
      return revealSentence(notes, at, w)
    case 'space-roll':
      return { texts: [play === null ? w.note(note) : w.note(note, 'log.space-roll')], count: 1 }
    case 'draws':
    case 'draws-hidden': {
      const count = countWhile(notes, at, isDraw)
      return { texts: drawSentences(notes.slice(at, at + count) as Draw[], w), count }
    }
    case 'influence': {
      const count = countWhile(notes, at, (each) => each.key === 'influence' && each.side === note.side)
      const changes = changesOf(notes.slice(at, at + count) as NoteOf<'influence'>[], w)
      const isPlaced = play?.before.key === 'use' && play.before.use === 'influence' && play.side === note.side
      return { texts: [isPlaced ? w.say('log.changes', { changes }) : w.say('cli.changes', { side: w.side(note.side), changes })], count }
    }
    default:
      return { texts: [w.note(note)], count: 1 }
  }
}

function afterSentence(side: Side, notes: readonly Note[], play: Play | null): Play {
  const before = notes.find(({ key }) => key === 'use') ?? notes[0]!
  const target = before.key === 'use' ? notes.find((note) => note.key === 'target') : undefined
  return { side, before, aim: target?.country ?? (before.key === 'use' ? -1 : (play?.aim ?? -1)) }
}

/** What a viewer may read. */
export function logEntries(all: readonly Note[], viewer: Viewer, w: Words): LogEntry[] {
  const seen = all.map((note, index) => ({ note, index })).filter(({ note }) => note.to & bit(viewer))
  const notes = seen.map(({ note }) => note)
  const entries: { lead: string; rest: string; note: Note; index: number }[] = []
  const headlines = new Set<number>()
  let play = null as Play | null
  for (let i = 0; i < notes.length; ) {
    const { note, index } = seen[i]!
    if (note.key === 'headline') headlines.add(note.card)
    const isHeadline = note.key === 'event' && headlines.delete(note.card)
    const begins = note.key === 'plays' || note.key === 'effect' || note.key === 'space-ability' || isHeadline
    const { texts, count } = sentencesAt(notes, i, play, w)
    const isSum = (note.key === 'vp' || note.key === 'no-vp') && SUMMED.has(notes[i - 1]?.key ?? note.key)
    const isApart = begins || APART.has(note.key) || note.key === 'realign' || (!isSum && (play === null || play.before.key === 'realign'))
    const last = entries.at(-1)
    if (isApart || last === undefined) entries.push(...texts.map((text) => ({ lead: text, rest: '', note, index })))
    else for (const text of texts) last.rest = last.rest === '' ? text : `${last.rest} ${text}`
    if (APART.has(note.key)) play = null
    else if (begins || play !== null) play = afterSentence(begins ? note.side : play!.side, notes.slice(i, i + count), play)
    i += count
  }
  return entries
}

const textOf = ({ lead, rest }: LogEntry): string => (rest === '' ? lead : `${lead} ${rest}`)

/** The log as plain lines: an action round and its play are one. */
export function logLines(notes: readonly Note[], viewer: Viewer, w: Words): string[] {
  const entries = logEntries(notes, viewer, w)
  return entries.flatMap((entry, i) => {
    const before = entries[i - 1]
    if (entry.note.key === 'round' && entries[i + 1]?.note.key === 'plays') return []
    if (entry.note.key !== 'plays' || before?.note.key !== 'round') return [textOf(entry)]
    return [w.note(before.note, 'log.round', { text: textOf(entry) })]
  })
}
