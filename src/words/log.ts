/** What happened, in lines: notes of one kind that follow each other become one. */
import { bit, type Side, US, USSR } from '../engine/script.ts'
import type { Note } from '../rules/notes.ts'
import type { Viewer } from '../rules/view.ts'
import type { Words } from './speak.ts'

type Draw = Extract<Note, { key: 'draws' | 'draws-hidden' }>
type Influence = Extract<Note, { key: 'influence' }>

const isDraw = (note: Note): note is Draw => note.key === 'draws' || note.key === 'draws-hidden'
const isInfluence = (note: Note): note is Influence => note.key === 'influence'

/** A deal goes to and fro between the sides: the cards of each side make one line. */
function drawLines(draws: readonly Draw[], w: Words): string[] {
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

/** Changes of one side's influence, country by country. */
function influenceLine(notes: readonly Influence[], side: Side, w: Words): string {
  const last = new Map<number, Influence>()
  for (const note of notes) last.set(note.country, { ...note, n: note.n + (last.get(note.country)?.n ?? 0) })
  const changes = [...last.values()].map(({ country, n, us, ussr }) => w.say('cli.change', { country: w.country(country), n, us, ussr }))
  return w.say('cli.changes', { side: w.side(side), changes: changes.join(', ') })
}

export interface LogEntry {
  readonly text: string
  /** The first of the notes that it tells, and its place in the list. */
  readonly note: Note
  readonly index: number
}

/** What a viewer may read. */
export function logEntries(notes: readonly Note[], viewer: Viewer, w: Words): LogEntry[] {
  const seen = notes.map((note, index) => ({ note, index })).filter(({ note }) => note.to & bit(viewer))
  const entries: LogEntry[] = []
  for (let i = 0; i < seen.length; ) {
    const { note, index } = seen[i]!
    let end = i + 1
    const rest = (): Note[] => seen.slice(i, end).map((each) => each.note)
    const add = (...lines: string[]): void => void entries.push(...lines.map((text) => ({ text, note, index })))
    if (isDraw(note)) {
      while (end < seen.length && isDraw(seen[end]!.note)) end++
      add(...drawLines(rest() as Draw[], w))
    } else if (isInfluence(note)) {
      for (let next = seen[end]?.note; next !== undefined && isInfluence(next) && next.side === note.side; next = seen[end]?.note) end++
      add(influenceLine(rest() as Influence[], note.side, w))
    } else add(w.note(note))
    i = end
  }
  return entries
}

export const logLines = (notes: readonly Note[], viewer: Viewer, w: Words): string[] => logEntries(notes, viewer, w).map(({ text }) => text)
