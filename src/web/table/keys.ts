/** The keyboard at the table. */
import { focusOn, type KeyActions, type KeyLines } from '../parts/keys.tsx'
import { askForHints } from '../store/hints.ts'
import { cancel, step, undo, useTable } from '../store/table.ts'

export const TABLE_KEYS: KeyLines = [
  ['← ↑ → ↓', 'keys.travel'],
  ['Enter', 'keys.pick'],
  ['1–6', 'keys.regions'],
  ['1–5', 'keys.uses'],
  ['0', 'keys.all'],
  ['+ −', 'keys.zoom'],
  ['Backspace', 'keys.undo'],
  ['Esc', 'keys.cancel'],
  ['Q', 'keys.question'],
  ['H', 'keys.hand'],
  ['I', 'keys.hint'],
  ['M', 'keys.map'],
  ['T', 'keys.text-board'],
  ['[ ]', 'keys.step'],
  ['Space', 'keys.scene-step'],
  ['Shift+Space', 'keys.scene'],
  ['?', 'keys.help'],
]

function stepBy(n: number): void {
  const { shownAt, session } = useTable.getState()
  step((shownAt ?? session?.actors.length ?? 0) + n)
}

export const AT_THE_TABLE: KeyActions = {
  Backspace: undo,
  Escape: () => useTable.getState().chosen.length > 0 && cancel(),
  q: () => focusOn('#question'),
  h: () => focusOn('.hand button'),
  i: askForHints,
  '[': () => stepBy(-1),
  ']': () => stepBy(1),
}
