/** Tabs by the usual pattern. Only what is open is there: a change of tab is to be seen at once, also while a bot thinks. */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

export interface TabOf {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
  /** What has come in it and was not read yet. */
  readonly unread?: number
}

interface TabsProps {
  readonly label: string
  /** At least one. */
  readonly tabs: readonly TabOf[]
  /** The tab that is open first; the first one by default. */
  readonly first?: string | undefined
}

/** Where a key leads from one of so many tabs, or null. */
function led(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

export function Tabs({ label, tabs, first = tabs[0]!.id }: TabsProps) {
  const [chosen, setChosen] = useState(first)
  const own = useId()
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  )
  const open = tabs[at]!
  const tabId = (id: string): string => `${own}-${id}`
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = event.ctrlKey || event.altKey || event.metaKey ? null : led(event.key, at, tabs.length)
    if (to === null) return
    event.preventDefault()
    setChosen(tabs[to]!.id)
    document.getElementById(tabId(tabs[to]!.id))?.focus()
  }
  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" aria-label={label}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            id={tabId(id)}
            type="button"
            role="tab"
            className="tab"
            aria-selected={id === open.id}
            aria-controls={id === open.id ? `${own}-panel` : undefined}
            tabIndex={id === open.id ? 0 : -1}
            onClick={() => setChosen(id)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div key={open.id} id={`${own}-panel`} className="tab-panel" role="tabpanel" aria-labelledby={tabId(open.id)} tabIndex={0}>
        {open.body}
      </div>
    </div>
  )
}
