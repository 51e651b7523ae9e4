/** What a takeback undoes, in words. */
import type { Side } from '../../../engine/script.ts'
import { lastPlayStart } from '../../../match/undo.ts'
import type { Viewer } from '../../../rules/view.ts'
import { logEntries } from '../../../words/log.ts'
import type { Words } from '../../../words/speak.ts'
import type { ReceivedLine } from '../seat/received.ts'

/** "Suez Crisis, coup in Iran (3 Ops)."; `none` where the side's last choices belong to no card that it played. */
export function takebackText(lines: readonly ReceivedLine[], side: Side, viewer: Viewer, w: Words): string {
  const start = lastPlayStart(lines, side)
  const notes = start === null ? [] : lines.slice(start.moves).flatMap((line) => line.notes)
  return notes.some((note) => note.key === 'plays' && note.side === side) ? (logEntries(notes, viewer, w)[0]?.lead ?? 'none') : 'none'
}
