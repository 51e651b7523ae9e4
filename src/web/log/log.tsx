/** What happened, in sentences, by turn and round; a heading leads back to the position there. */
import { memo, useEffect, useMemo, useRef } from 'react'
import type { Note } from '../../rules/notes.ts'
import type { Viewer } from '../../rules/view.ts'
import { type LogEntry, logEntries } from '../../words/log.ts'
import type { SayScene } from '../../words/scenes.ts'
import type { Words } from '../../words/speak.ts'
import { WithCards } from '../cards/chip.tsx'
import type { Session } from '../store/session.ts'
import { useSeen } from '../view/seen.ts'
import { useSayScene } from '../words/scenes.ts'
import { useSay, useWords } from '../words/use-words.ts'
import './log.css'

interface Line {
  readonly lead: string
  readonly rest: string
  readonly key: Note['key'] | 'takeback'
  /** The number of moves after which it stands in the log. */
  readonly at: number
}

interface Group {
  readonly heading: string | null
  readonly isTurn: boolean
  readonly side: number
  /** The position that the heading leads to, as a number of moves. */
  readonly at: number
  readonly lines: Line[]
}

const HEADINGS: ReadonlySet<Note['key']> = new Set(['turn', 'headline-phase', 'round', 'cleanup', 'final-scoring'])

/** The move, as a count of moves made, that made each note of the flat list. */
const movesOf = (notes: Session['notes']): number[] => notes.flatMap((made, move) => made.map(() => move + 1))

/** A line of the log for each play that was taken back by consent, after how many moves it stands. */
const takebackLines = ({ takebacks = [] }: Session, viewer: Viewer, say: SayScene, w: Words): Line[] =>
  takebacks.map(({ side, moves, notes }) => {
    const play = logEntries(notes, viewer, w)[0]?.lead ?? 'none'
    return { lead: say('log.takeback', { side: w.side(side), play }), rest: '', key: 'takeback', at: moves }
  })

function groupsOf(entries: readonly LogEntry[], moves: readonly number[], takebacks: readonly Line[]): Group[] {
  const groups: Group[] = []
  let shown = 0
  const add = (line: Line): void => {
    if (groups.length === 0) groups.push({ heading: null, isTurn: false, side: -1, at: line.at, lines: [] })
    groups.at(-1)!.lines.push(line)
  }
  for (const { lead, rest, note, index } of entries) {
    const line = { lead, rest, key: note.key, at: moves[index]! }
    while (shown < takebacks.length && takebacks[shown]!.at < line.at) add(takebacks[shown++]!)
    if (HEADINGS.has(note.key) || groups.length === 0) {
      const heading = HEADINGS.has(note.key)
      groups.push({
        heading: heading ? lead.replace(/\.$/, '') : null,
        isTurn: note.key === 'turn',
        side: note.key === 'round' ? note.side : -1,
        at: line.at,
        lines: heading ? [] : [line],
      })
    } else groups.at(-1)!.lines.push(line)
  }
  takebacks.slice(shown).forEach(add)
  return groups
}

/** A play in the middle of which the shown position stands is cut in two there: what is to come is no part of the line. */
function entriesOf(notes: Session['notes'], upTo: number, viewer: Viewer, w: Words): LogEntry[] {
  const [shown, later] = [notes.slice(0, upTo).flat(), notes.slice(upTo).flat()]
  return [
    ...logEntries(shown, viewer, w),
    ...logEntries(later, viewer, w).map((entry) => ({ ...entry, index: shown.length + entry.index })),
  ]
}

export function Log() {
  const say = useSay()
  const w = useWords()
  const { session, viewer, shown, goTo } = useSeen()
  const log = useRef<HTMLDivElement>(null)
  const count = session.actors.length
  // A scene shows a move note by note.
  const lines = session.notes.at(-1)?.length ?? 0
  const upTo = shown.actors.length
  const sayScene = useSayScene()
  const groups = useMemo(
    () => groupsOf(entriesOf(session.notes, upTo, viewer, w), movesOf(session.notes), takebackLines(session, viewer, sayScene, w)),
    [session, upTo, viewer, sayScene, w],
  )
  useEffect(() => {
    const panel = log.current?.closest('[role="tabpanel"]')
    if (!panel || groups.length + lines === 0) return undefined
    if (upTo === count) {
      // Called at once, and again when what stands above the panel grows or shrinks: the last line stays in sight.
      const sizes = new ResizeObserver(() => panel.scrollTo({ top: panel.scrollHeight }))
      sizes.observe(panel)
      return () => sizes.disconnect()
    }
    const shownLast = [...panel.querySelectorAll('li:not(.later), h3:not(.later)')].at(-1)?.getBoundingClientRect()
    const frame = panel.getBoundingClientRect()
    if (shownLast && (shownLast.top < frame.top || shownLast.bottom > frame.bottom))
      panel.scrollBy({ top: shownLast.bottom - frame.top - frame.height / 2 })
    return undefined
  }, [count, upTo, lines, groups.length])
  return (
    <div className="log" role="log" aria-live="off" aria-label={say('log.title')} ref={log}>
      {groups.map((group) => (
        <LogGroup
          key={`${group.at} ${group.heading}`}
          group={group}
          lines={group.lines.length}
          upTo={Math.max(group.at - 1, Math.min(upTo, group.lines.at(-1)?.at ?? group.at))}
          goTo={goTo}
        />
      ))}
    </div>
  )
}

interface LogGroupProps {
  readonly group: Group
  /** Groups grow at their end only. */
  readonly lines: number
  /** The number of moves of the position that is shown, as far as it concerns the group: what is later is set back. */
  readonly upTo: number
  readonly goTo: (move: number) => void
}

const laterThan = (upTo: number, at: number): string => (at > upTo ? ' later' : '')

const LogGroup = memo(
  ({ group, upTo, goTo }: LogGroupProps) => (
    <section className={`log-group ${group.side === 0 ? 'us' : group.side === 1 ? 'ussr' : ''}`}>
      {group.heading !== null && (
        <h3 className={`${group.isTurn ? 'turn' : ''}${laterThan(upTo, group.at)}`}>
          <button type="button" className="log-heading" onClick={() => goTo(group.at)}>
            {group.heading}
          </button>
        </h3>
      )}
      {group.lines.length > 0 && (
        <ul>
          {group.lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log never change their order
            <li key={i} className={`note-${line.key}${laterThan(upTo, line.at)}`}>
              <WithCards text={line.lead} />
              {line.rest !== '' && (
                <span className="log-rest">
                  {' '}
                  <WithCards text={line.rest} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  ),
  (a, b) =>
    a.lines === b.lines &&
    a.upTo === b.upTo &&
    a.group.heading === b.group.heading &&
    a.group.lines.every(({ lead, rest }, i) => lead === b.group.lines[i]!.lead && rest === b.group.lines[i]!.rest),
)
