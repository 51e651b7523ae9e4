/** The keyboard at the table. */
import { useEffect } from 'react'
import type { PageKey } from '../../words/page.ts'
import { Sheet } from '../parts/sheet.tsx'
import { useReading } from '../rules/reading.ts'
import { choose, useSettings } from '../store/settings.ts'
import { askForHints, cancel, step, undo, useTable } from '../store/table.ts'
import { openWindow, useWindows } from '../store/windows.ts'
import { useSay } from '../words.tsx'

const KEYS: readonly (readonly [keys: string, does: PageKey])[] = [
  ['← ↑ → ↓', 'keys.travel'],
  ['Enter', 'keys.pick'],
  ['1–6', 'keys.regions'],
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
  ['?', 'keys.help'],
]

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, select, textarea') || target.isContentEditable)

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus()

function press(key: string): boolean {
  const { shownAt, session, chosen } = useTable.getState()
  const last = session?.moves.length ?? 0
  switch (key) {
    case '?':
      openWindow('keys')
      return true
    case 'Backspace':
      undo()
      return true
    case 'Escape':
      if (chosen.length === 0) return false
      cancel()
      return true
    case 'q':
      focusOn('#question')
      return true
    case 'h':
      focusOn('.hand button')
      return true
    case 'i':
      void askForHints()
      return true
    case 'm':
      focusOn('.board-area [tabindex="0"]')
      return true
    case 't':
      choose({ textBoard: !useSettings.getState().textBoard })
      return true
    case '[':
      step((shownAt ?? last) - 1)
      return true
    case ']':
      step((shownAt ?? last) + 1)
      return true
    default:
      return false
  }
}

/** The letter of a key, whatever alphabet the keyboard is set to. */
function keyOf({ key, code }: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)
  if (letter !== null && !/^[ -~]$/.test(key)) return letter[1]!.toLowerCase()
  return key.length === 1 ? key.toLowerCase() : key
}

export function useKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { open, card } = useWindows.getState()
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (isTyping(event.target) || open !== null || card !== null || useReading.getState().rule !== null) return
      if (press(keyOf(event))) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

export function KeysSheet() {
  const say = useSay()
  const isOpen = useWindows((windows) => windows.open === 'keys')
  return (
    <Sheet title={say('keys.title')} isOpen={isOpen} onClose={() => openWindow(null)}>
      <dl className="keys">
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
