/** Lines of a block that no note of the engine accounts for yet: answers are read from them. */
import type { Note } from '../../rules/notes.ts'
import type { Block, Detail, ParsedLine } from './parse.ts'

export type Of<K extends Detail['kind']> = Extract<Detail, { kind: K }>

export class Pending {
  /** What is left of each line: the engine notes the points of an influence line one by one. */
  private readonly lines: { readonly line: ParsedLine; left: number }[]
  private paragraph = 0

  constructor(block: Block) {
    this.lines = block.lines.map((line) => ({ line, left: line.detail.kind === 'influence' ? Math.abs(line.detail.n) : 1 }))
  }

  all(): ParsedLine[] {
    return this.lines.filter((l) => l.left > 0).map((l) => l.line)
  }

  /** Lines of influence, with the points of each that are still to come. */
  influence(): { readonly detail: Of<'influence'>; readonly left: number }[] {
    return this.lines.flatMap(({ line: { detail }, left }) => (detail.kind === 'influence' && left > 0 ? [{ detail, left }] : []))
  }

  line<K extends Detail['kind']>(kind: K, test: (detail: Of<K>) => boolean = () => true): ParsedLine | null {
    for (const { line, left } of this.lines) if (left > 0 && line.detail.kind === kind && test(line.detail as Of<K>)) return line
    return null
  }

  first<K extends Detail['kind']>(kind: K, test?: (detail: Of<K>) => boolean): Of<K> | null {
    return (this.line(kind, test)?.detail ?? null) as Of<K> | null
  }

  /** The same among the lines before the next event or operation. */
  near<K extends Detail['kind']>(kind: K, test: (detail: Of<K>) => boolean = () => true): Of<K> | null {
    for (const { line, left } of this.lines) {
      if (left === 0) continue
      if (line.detail.kind === kind && test(line.detail as Of<K>)) return line.detail as Of<K>
      if (line.detail.kind === 'event' || line.detail.kind === 'operations') return null
    }
    return null
  }

  /** How many lines of the block can't be read. */
  get unreadable(): number {
    return this.lines.filter(({ line }) => line.detail.kind === 'unknown').length
  }

  /** The first line to come that a note will account for, or that can't be read. */
  next(): ParsedLine | null {
    return this.all().find(({ detail }) => !UNSETTLED.has(detail.kind)) ?? null
  }

  /** Whether a line that can be read is still to come. */
  goesFurther(): boolean {
    return this.all().some(({ detail }) => detail.kind !== 'unknown' && !UNSETTLED.has(detail.kind))
  }

  /** Whether the next operation stands in the paragraph of the line settled last. */
  goesOn(): boolean {
    return this.line('operations')?.paragraph === this.paragraph
  }

  /** Accounts for a note: the line that it is written in is no longer to come. */
  settle(note: Note): void {
    const first = this.lines.findIndex((l) => l.left > 0 && accountsFor(l.line.detail, note, this.unreadable > 0))
    if (first < 0) return
    // An event that does not happen is printed only where another one calls it, right behind that.
    if (note.key === 'event-does-not-happen' && this.lines[first - 1]?.left !== 0) return
    const settled = this.lines[first]!
    if (note.key !== 'no-longer-in-force') this.paragraph = settled.line.paragraph
    settled.left -= note.key === 'influence' ? Math.abs(note.n) : 1
    // A war has two lines, its country and its die; some events, and cards that are taken, are printed twice.
    const next = this.lines[first + 1]
    if (next === undefined) return
    if (note.key === 'war' && next.line.detail.kind === 'war') next.left = 0
    if (['event', 'reveals', 'plays'].includes(note.key) && accountsFor(next.line.detail, note, false)) next.left = 0
  }
}

/** Lines that no note accounts for. */
const UNSETTLED = new Set<Detail['kind']>([
  'milops',
  'in-play',
  'headlines',
  'chooses',
  'olympics',
  'space',
  'reshuffle',
  'nothing-to-reveal',
  'nothing-to-discard',
  'returns',
  'setup',
  'result',
])

/** Whether a line is the one in which a note is written. `exactly`: an earlier line of its kind may be unreadable, so its die counts too. */
function accountsFor(detail: Detail, note: Note, exactly: boolean): boolean {
  if (exactly && 'die' in detail && 'die' in note && detail.die !== note.die) return false
  switch (note.key) {
    case 'influence':
      return detail.kind === 'influence' && detail.side === note.side && detail.country === note.country && detail.n > 0 === note.n > 0
    case 'event':
    case 'event-does-not-happen':
      return detail.kind === 'event' && detail.card === note.card
    case 'use':
      return detail.kind === 'operations' && detail.use === note.use
    case 'target':
      return detail.kind === 'target' && detail.country === note.country
    case 'coup':
      return detail.kind === 'coup'
    case 'realign':
      return detail.kind === 'rolls' && detail.side === note.side
    case 'war':
      return detail.kind === 'war' || detail.kind === 'war-in'
    case 'space-roll':
      return detail.kind === 'space-roll'
    case 'trap':
      return detail.kind === 'trap'
    case 'vp':
      return detail.kind === 'vp' && detail.side === note.side
    case 'no-vp':
      return detail.kind === 'vp' && detail.side < 0
    case 'defcon':
      return detail.kind === 'defcon'
    case 'discards':
      return detail.kind === 'discards' && detail.card === note.card
    case 'reveals':
    case 'gives':
      return detail.kind === 'reveals' && detail.card === note.card
    case 'plays':
      return detail.kind === 'plays' && detail.card === note.card
    case 'no-longer-in-force':
      return detail.kind === 'out-of-play' && detail.card === note.card
    default:
      return false
  }
}
