/** The keyboard where a board is, and the list of its keys. */
import { useEffect } from 'react'
import type { PageKey } from '../../words/page.ts'
import { useReading } from '../store/reading.ts'
import { choose, useSettings } from '../store/settings.ts'
import { openWindow, useWindows } from '../store/windows.ts'
import { useSay } from '../words/use-words.ts'
import { keyOf } from './key-of.ts'
import { Sheet } from './sheet.tsx'

/** What each key does; `false` leaves the key to the browser. */
export type KeyActions = Readonly<Record<string, () => unknown>>

export const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus()

const ON_EVERY_BOARD: KeyActions = {
  m: () => focusOn('.board-area [tabindex="0"]'),
  t: () => choose({ textBoard: !useSettings.getState().textBoard }),
  '?': () => openWindow('keys'),
}

/** Things that have a use of their own for every key, and for those that travel. */
const TYPING = 'input:not([type="range"]), select, textarea, [role="menu"], [contenteditable]'
const TRAVELLING = 'input[type="range"], [role="tab"]'
const isTravel = (key: string): boolean => /^(?:Arrow|Page|Home|End)/.test(key)

const isTaken = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element && target.closest(isTravel(key) ? `${TYPING}, ${TRAVELLING}` : TYPING) !== null

export function useKeys(own: KeyActions): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { open, card } = useWindows.getState()
      const key = keyOf(event)
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (isTaken(event.target, key) || open !== null || card !== null || useReading.getState().rule !== null) return
      const act = own[key] ?? ON_EVERY_BOARD[key]
      if (act !== undefined && act() !== false) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [own])
}

export type KeyLines = readonly (readonly [keys: string, does: PageKey])[]

export function KeysSheet({ keys: lines }: { readonly keys: KeyLines }) {
  const say = useSay()
  const isOpen = useWindows((windows) => windows.open === 'keys')
  return (
    <Sheet title={say('keys.title')} isOpen={isOpen} onClose={() => openWindow(null)}>
      <dl className="keys">
        {lines.map(([keys, does]) => (
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
