/** The keyboard where a game is watched. */
import { useEffect } from 'react'
import type { PageKey } from '../../words/page.ts'
import { Sheet } from '../parts/sheet.tsx'
import { useReading } from '../rules/reading.ts'
import { choose, useSettings } from '../store/settings.ts'
import { openWindow, useWindows } from '../store/windows.ts'
import { useSay } from '../words.tsx'
import { SIGHTS } from './sight.ts'
import { goTo, look, setPlaying, stepBack, stepForth, useReplay } from './store.ts'

const KEYS: readonly (readonly [keys: string, does: PageKey])[] = [
  ['← →', 'replay.keys.step'],
  ['[ ]', 'replay.keys.step'],
  ['PageUp PageDown', 'replay.keys.round'],
  ['Home End', 'replay.keys.ends'],
  ['P', 'replay.keys.play'],
  ['V', 'replay.keys.sight'],
  ['1–6, 0', 'keys.regions'],
  ['+ −', 'keys.zoom'],
  ['M', 'keys.map'],
  ['T', 'keys.text-board'],
  ['?', 'keys.help'],
]

/** Things that have a use of their own for arrows and the like. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [role="tab"], [role="menu"], [contenteditable]') !== null

const ACTIONS: Readonly<Record<string, () => void>> = {
  arrowleft: () => stepBack(),
  arrowright: () => stepForth(),
  '[': () => stepBack(),
  ']': () => stepForth(),
  pageup: () => stepBack('round'),
  pagedown: () => stepForth('round'),
  home: () => goTo(0),
  end: () => goTo(Number.MAX_SAFE_INTEGER),
  p: () => setPlaying(!useReplay.getState().playing),
  v: () => look(SIGHTS[(SIGHTS.indexOf(useReplay.getState().sight) + 1) % SIGHTS.length]!),
  m: () => document.querySelector<HTMLElement>('.board-area [tabindex="0"]')?.focus(),
  t: () => choose({ textBoard: !useSettings.getState().textBoard }),
  '?': () => openWindow('keys'),
}

export function useReplayKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { open, card } = useWindows.getState()
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (isTaken(event.target) || open !== null || card !== null || useReading.getState().rule !== null) return
      const act = ACTIONS[event.key.toLowerCase()]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

export function ReplayKeys() {
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
